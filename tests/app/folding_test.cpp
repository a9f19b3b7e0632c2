// Case and accents do not count in a search.
#include "app/folding.h"

#include <gtest/gtest.h>

namespace nullo::app {
namespace {

using Texts = std::vector<std::string>;

TEST(Folding, MakesLatinLettersSmallAndPlain) {
  EXPECT_EQ(folded("Tëtka ÉÈÊË éèêë"), "tetka eeee eeee");
  EXPECT_EQ(folded("Łukasz Kateřina Győző Ștefan İpek Ørjan Åsa"), "lukasz katerina gyozo stefan ipek orjan asa");
  EXPECT_EQ(folded("Straße, Æsir, Œuvre, Þór, Ĳssel"), "strasse, aesir, oeuvre, thor, ijssel");
  EXPECT_EQ(folded("Nguyễn Ứng Ḋ ẞ"), "nguyen ung d ss");
}

TEST(Folding, MakesGreekLettersSmallAndPlain) {
  EXPECT_EQ(folded("Ελένη ΕΛΕΝΗ"), "ελενη ελενη");
  EXPECT_EQ(folded("Χρήστος ΧΡΗΣΤΟΣ Ϊ́ϊΰ"), "χρηστοσ χρηστοσ ιιυ");
  EXPECT_EQ(folded("ἀνὴρ Ὀδυσσεύς ᾠδή"), "ανηρ οδυσσευσ ωδη");
}

TEST(Folding, MakesCyrillicLettersSmallAndPlain) {
  EXPECT_EQ(folded("Ёлка ёлка ЕЛКА"), "елка елка елка");
  EXPECT_EQ(folded("Андрій Їжак Љубав Ґанок"), "андріи іжак љубав ганок");
  EXPECT_EQ(folded("Сергей"), folded("СЕРГЕЙ"));
  EXPECT_EQ(folded("Ӂ Ә Ӣ"), "ж ә и");
}

TEST(Folding, TakesAccentsThatAreLettersOfTheirOwn) { EXPECT_EQ(folded("e\u0301 \u0435\u0308 \u03B5\u0301"), "e е ε"); }

TEST(Folding, LeavesMarksOfOtherAlphabetsThatAreNoAccents) {
  EXPECT_EQ(folded("हिन्दी"), "हिन्दी");
  EXPECT_NE(folded("שָׁלוֹם"), folded("שלום"));
  EXPECT_EQ(folded("Ŀ Ŧ Ŋ ĸ ſ"), "l t n k s");
}

TEST(Folding, LeavesOtherAlphabetsAndBytesThatAreNoLetters) {
  EXPECT_EQ(folded("名 ×÷ 🂡 −5"), "名 ×÷ 🂡 −5");
  EXPECT_EQ(folded("\xC3\xFF\x80 A"), "\xC3\xFF\x80 a");
  EXPECT_EQ(folded("\xE2\x88"), "\xE2\x88");
}

TEST(SearchWords, ArePartedByBlanksAndCommas) {
  EXPECT_EQ(search_words("  Anna,Zoë\tNov "), (Texts{"anna", "zoe", "nov"}));
  EXPECT_TRUE(search_words(" , ").empty());
}

TEST(SearchWords, AllHaveToBeThereInAnyOrder) {
  const std::string text = folded("Hans-Peter, Zoë\nTëtka\n2021-11-05 19:30 05.11.2021 5.11.2021 5/11/2021 november");
  for (const char* found :
       {"", "zoe", "zoë peter", "tetka 2021-11 HANS", "ETER", "nov", "05.11.2021", "5.11.", "11-05"}) {
    EXPECT_TRUE(has_all(text, search_words(found))) << found;
  }
  for (const char* other : {"anna", "zoe anna", "2021-12", "05.12", "zoepeter"}) {
    EXPECT_FALSE(has_all(text, search_words(other))) << other;
  }
}

TEST(SearchWords, OfDigitsBeginANumber) {
  const std::string text = "2021-11-05 19:30";
  EXPECT_TRUE(has_all(text, {"20"}));
  EXPECT_TRUE(has_all(text, {"11"}));
  EXPECT_FALSE(has_all(text, {"21"}));
  EXPECT_FALSE(has_all(text, {"1-05"}));
}

}  // namespace
}  // namespace nullo::app
