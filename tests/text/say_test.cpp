#include "text/say.h"

#include <gtest/gtest.h>

#include "support/catalog.h"
#include "text/language.h"

namespace nullo::text {
namespace {

using testing::catalog_file;

const std::string kRussianRule =
    "nplurals=3; plural=(n%10==1 && n%100!=11 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2);";

Language language_with(const std::string& bytes) { return {"xx", "Test", Catalog::read(bytes).value()}; }

TEST(Say, PutsArgumentsIntoPlacesInTheirOrder) {
  EXPECT_EQ(say("Nobody has played yet."), "Nobody has played yet.");
  EXPECT_EQ(say("{player} pays {amount} to {other}", "Anna", 1200, std::string{"Boris"}), "Anna pays 1,200 to Boris");
  EXPECT_EQ(say("{a} and {b}, and {a} again", "x", "y"), "x and y, and x again");
}

TEST(Say, TakesAnArgumentAsItIsWhateverItHolds) {
  EXPECT_EQ(say("{player} leads", "{player} {count}"), "{player} {count} leads");
}

TEST(Say, SaysAMarkedSentenceLater) {
  constexpr Sentence kLeads = mark("{player} leads");
  EXPECT_EQ(kLeads.english(), "{player} leads");
  EXPECT_EQ(say(WithPlaces<1>{kLeads}, "Anna"), "Anna leads");
  EXPECT_TRUE(Sentence{}.empty());
}

TEST(Say, CountsInEnglish) {
  const auto tricks = [](int count) {
    return say_count(count, "{player} took one trick", "{player} took {count} tricks", "Anna");
  };
  EXPECT_EQ(tricks(0), "Anna took 0 tricks");
  EXPECT_EQ(tricks(1), "Anna took one trick");
  EXPECT_EQ(tricks(-3), "Anna took −3 tricks");
  EXPECT_EQ(tricks(1234), "Anna took 1,234 tricks");
}

TEST(Say, TranslatesWithPlacesInAnotherOrder) {
  const std::string file =
      catalog_file({{"{player} takes {card}", "{card} an {player}"}}, "nplurals=2; plural=(n != 1);");
  const Language language = language_with(file);
  const Speaking speaking{language};
  EXPECT_EQ(say("{player} takes {card}", "Anna", "Q♥"), "Q♥ an Anna");
  EXPECT_EQ(say("{card} is not translated", "Q♥"), "Q♥ is not translated");
}

TEST(Say, TakesAsManyFormsAsALanguageHas) {
  using std::string_literals::operator""s;
  const std::string file = catalog_file(
      {{"{count} trick\0{count} tricks"s, "{count} взятка\0{count} взятки\0{count} взяток"s}}, kRussianRule);
  const Language language = language_with(file);
  const Speaking speaking{language};
  const auto tricks = [](int count) { return say_count(count, "{count} trick", "{count} tricks"); };
  EXPECT_EQ(tricks(0), "0 взяток");
  EXPECT_EQ(tricks(1), "1 взятка");
  EXPECT_EQ(tricks(2), "2 взятки");
  EXPECT_EQ(tricks(5), "5 взяток");
  EXPECT_EQ(tricks(11), "11 взяток");
  EXPECT_EQ(tricks(21), "21 взятка");
  EXPECT_EQ(tricks(111), "111 взяток");
  EXPECT_EQ(tricks(1022), "1,022 взятки");
}

TEST(Say, ShowsAPlaceOfATranslationThatNothingIsKnownOf) {
  const std::string file = catalog_file({{"{player} leads", "{player} ({points}) führt"}}, "nplurals=1; plural=0;");
  const Language language = language_with(file);
  const Speaking speaking{language};
  EXPECT_EQ(say("{player} leads", "Anna"), "Anna ({points}) führt");
}

TEST(Language, IsThatOfTheThreadAsLongAsItIsSpoken) {
  const Language language{.code = "xx", .name = "Test"};
  EXPECT_EQ(spoken().code, "en");
  {
    const Speaking speaking{language};
    EXPECT_EQ(spoken().code, "xx");
  }
  EXPECT_EQ(spoken().code, "en");
}

TEST(Language, IsFoundByTheNameOfALocale) {
  EXPECT_EQ(language_of("C").code, "en");
  EXPECT_EQ(language_of("").code, "en");
  EXPECT_EQ(language_of("en_GB.UTF-8").code, "en");
  EXPECT_EQ(language_of("xx_YY").code, "en");
  for (const Language& language : languages()) EXPECT_EQ(&language_of(language.code + "_XX.UTF-8"), &language);
}

std::string sessions_in(const char* locale, int count) {
  const Speaking speaking{language_of(locale)};
  return say_count(count, "{count} session", "{count} sessions");
}

TEST(Translations, CountAsTheirLanguagesDo) {
  EXPECT_EQ(sessions_in("ru_RU.UTF-8", 0), "0 партий");
  EXPECT_EQ(sessions_in("ru_RU.UTF-8", 1), "1 партия");
  EXPECT_EQ(sessions_in("ru_RU.UTF-8", 2), "2 партии");
  EXPECT_EQ(sessions_in("ru_RU.UTF-8", 5), "5 партий");
  EXPECT_EQ(sessions_in("ru_RU.UTF-8", 21), "21 партия");
  EXPECT_EQ(sessions_in("fr_FR.UTF-8", 0), "0 partie");
  EXPECT_EQ(sessions_in("fr_FR.UTF-8", 2), "2 parties");
  EXPECT_EQ(sessions_in("de_AT.UTF-8", 1), "1 Partie");
  EXPECT_EQ(sessions_in("de_AT.UTF-8", 0), "0 Partien");
}

TEST(Translations, AreCalledAsTheirSpeakersCallThem) {
  EXPECT_EQ(languages().front().name, "English");
  EXPECT_EQ(language_of("de").name, "Deutsch");
  EXPECT_EQ(language_of("ru").name, "русский");
}

}  // namespace
}  // namespace nullo::text
