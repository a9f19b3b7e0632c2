#include "text/parts.h"

#include <array>
#include <string>

#include <gtest/gtest.h>

#include "text/language.h"

namespace nullo::text {
namespace {

TEST(Parts, AnEmptyOneTakesItsSignWithIt) {
  EXPECT_EQ(labelled("Bum card", "7♣"), "Bum card: 7♣");
  EXPECT_EQ(labelled("", "7♣"), "7♣");
  EXPECT_EQ(labelled("Bum card", ""), "Bum card");
  EXPECT_EQ(in_one_line(std::array<std::string, 4>{"a", "", "b", "c"}), "a; b; c");
  EXPECT_EQ(in_one_line(std::array<std::string, 0>{}), "");
}

TEST(Parts, StandAsTheLanguageSetsThem) {
  const Speaking speaking{language_of("fr")};
  EXPECT_EQ(labelled("Carte", "7♣"), "Carte\u00A0: 7♣");
  EXPECT_EQ(in_one_line("a", "b"), "a\u00A0; b");
}

TEST(Parts, HaveNumbersAsPeopleReadThem) {
  EXPECT_EQ(labelled("Pot 2", 1'205), "Pot 2: 1,205");
  EXPECT_EQ(labelled(3, "Tëtka"), "3: Tëtka");
}

TEST(Parts, HoldWhatIsInThem) { EXPECT_EQ(labelled("{value}", "{label}"), "{value}: {label}"); }

}  // namespace
}  // namespace nullo::text
