#include "core/name.h"

#include <gtest/gtest.h>

namespace nullo {
namespace {

std::string times(int count, std::string_view text) {
  std::string all;
  for (int i = 0; i < count; ++i) all += text;
  return all;
}

TEST(Name, IsOneToSixtyFourCharacters) {
  EXPECT_EQ(fault_of_name(""), NameFault::kEmpty);
  EXPECT_EQ(fault_of_name("A"), std::nullopt);
  EXPECT_EQ(fault_of_name(times(64, "ж")), std::nullopt);
  EXPECT_EQ(fault_of_name(times(65, "ж")), NameFault::kTooLong);
}

TEST(Name, ShowsSomething) {
  for (const char* hidden : {"\u200B", "\u3164", "\u00A0", "   ", "\u2800", "\u00AD\uFE0F", "\u202E\u200F"}) {
    EXPECT_EQ(fault_of_name(hidden), NameFault::kInvisible) << hidden;
  }
  for (const char* seen : {"?", "李雷", "🦊", "👩\u200D🚀", "\u200BA", "می\u200Cخواهم"}) {
    EXPECT_EQ(fault_of_name(seen), std::nullopt) << seen;
  }
}

TEST(Name, HasNoControlCharacter) {
  for (const char* name : {"A\nB", "A\x7F", "A\u0085", "\u009B31mA", "\x1F"}) {
    EXPECT_EQ(fault_of_name(name), NameFault::kControl) << name;
  }
}

TEST(Name, HasNoBlankAtEitherEnd) {
  for (const char* name : {" Anna", "Anna ", "\u00A0Anna", "Anna\u3000", "\u2028Anna"}) {
    EXPECT_EQ(fault_of_name(name), NameFault::kBlankAtEnd) << name;
  }
  EXPECT_EQ(fault_of_name("Anna B"), std::nullopt);
}

TEST(Name, IsTheSameHoweverItsLettersAreWritten) {
  EXPECT_TRUE(is_same_name("Zoë", "Zoe\u0308"));
  EXPECT_TRUE(is_same_name("K", "\u212A")) << "the sign of the kelvin";
  EXPECT_FALSE(is_same_name("Zoë", "Zoe"));
  EXPECT_TRUE(is_same_name("Ǘ", "Ü\u0301")) << "one of the last letters that need no look";
  EXPECT_FALSE(is_same_name("Zoë", "Zoé"));
  EXPECT_FALSE(is_same_name("Zoë", "zoë"));
  EXPECT_FALSE(is_same_name("Anna", "An\u200Bna"));
}

TEST(Name, LooksLikeAnotherButForWhatCannotBeSeen) {
  EXPECT_EQ(seen_of_name("An\u200Bna\uFEFF"), "Anna");
  EXPECT_EQ(seen_of_name("Anna\u00A0B"), "Anna B");
  EXPECT_EQ(seen_of_name("Zoe\u0308"), "Zoë");
  EXPECT_NE(seen_of_name("Anna B"), seen_of_name("AnnaB"));
}

}  // namespace
}  // namespace nullo
