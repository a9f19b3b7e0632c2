#include "text/kept.h"

#include <string>

#include <gtest/gtest.h>

#include "text/language.h"

namespace nullo::text {
namespace {

const Language& german() { return language_of("de"); }

TEST(Kept, IsSaidInTheLanguageThatIsSpokenThen) {
  const std::string kept = keep("trick {trick} to {player}", 7, "Clara");
  EXPECT_EQ(said_again(kept), "trick 7 to Clara");
  const Speaking speaking{german()};
  EXPECT_NE(said_again(kept), "trick 7 to Clara");
  EXPECT_NE(said_again(kept).find("Clara"), std::string::npos);
}

TEST(Kept, HoldsWhatSayAndSayCountSay) {
  std::string text;
  {
    const Speaking speaking{german()};
    text = kept([] { return say("{player}: {fact}", "Anna", say_count(2, "{count} card", "{count} cards")); });
  }
  EXPECT_EQ(said_again(text), "Anna: 2 cards");
  EXPECT_EQ(say("{count} trick", 2), "2 trick") << "no longer keeping";
}

TEST(Kept, LeavesOtherTextsAsTheyAre) {
  EXPECT_EQ(said_again(""), "");
  EXPECT_EQ(said_again("trick 7 to Clara {player}"), "trick 7 to Clara {player}");
  EXPECT_EQ(said_again("from " + keep("the pot") + "!"), "from the pot!");
}

TEST(Kept, ADamagedTextIsSaidAsFarAsItGoes) {
  const std::string kept = keep("{player}: {fact}", "Anna", keep("hand {number} recorded", 3));
  for (std::size_t length = 0; length < kept.size(); ++length) {
    for (const char sign : said_again(kept.substr(0, length))) EXPECT_GE(sign, ' ') << length;
    said_again(kept.substr(length));
  }
  const std::string deep(100'000, kept.front());
  EXPECT_LE(said_again(deep).size(), deep.size());
}

}  // namespace
}  // namespace nullo::text
