// Standings as they go out; tests/cli/test_standings.py reads the table for spreadsheets.
#include "export/standings.h"

#include <gtest/gtest.h>

#include "export/standings_texts.h"

namespace nullo::exports {
namespace {

standings::Part part_of(int person, int place) {
  return {.person = person, .side = person, .hands = 4, .amount = 10 - place, .place = place, .won = place == 1};
}

class StandingsWritten : public ::testing::Test {
 protected:
  StandingsWritten() {
    for (standings::Evening& evening : history_.evenings) evening.parts = {part_of(0, 1), part_of(1, 2)};
    history_.evenings.back().parts.push_back(part_of(2, 3));
    standing_ = standings::standing_of(history_);
    sort(standing_, history_, standings::Column::kRating, 3);
  }
  std::string html() {
    std::string text;
    standings_html("Standings, <Rummy>", history_, standing_, [&](std::string_view more) { text += more; });
    return text;
  }

  standings::History history_{{"Anna", "<script>Boris", "Clara"}, std::vector<standings::Evening>(3)};
  standings::Standing standing_;
};

TEST_F(StandingsWritten, AsAPageHaveARowForEachWhoHasAPlace) {
  const std::string page = html();
  EXPECT_NE(page.find("<td class=\"number\">1.</td><td><bdi>Anna</bdi></td>"), std::string::npos) << page;
  EXPECT_NE(page.find(">1 1 1</td>"), std::string::npos) << page;
  EXPECT_NE(page.find("Too few sessions for a place: <bdi>Clara</bdi> (1)."), std::string::npos) << page;
  EXPECT_TRUE(page.ends_with("</html>\n"));
}

TEST_F(StandingsWritten, AsAPageRunNothingThatANameSays) {
  const std::string page = html();
  EXPECT_EQ(page.find("<script"), std::string::npos);
  EXPECT_NE(page.find("<h1>Standings, &lt;Rummy&gt;</h1>"), std::string::npos) << page;
  EXPECT_NE(page.find("default-src 'none'"), std::string::npos);
}

TEST_F(StandingsWritten, AsAMessageHaveALineForEachWhoHasAPlace) {
  const std::string text = standings_message("Standings", history_, standing_.rows);
  EXPECT_TRUE(text.starts_with("Standings\n\n1. Anna: rating ")) << text;
  EXPECT_NE(text.find(", won 3 of 3\n2. <script>Boris: rating "), std::string::npos) << text;
  EXPECT_EQ(text.find("Clara"), std::string::npos);
}

TEST(StandingsInWords, SayHowFarSomebodyMoved) {
  EXPECT_EQ(moved_text(2), "▲ 2");
  EXPECT_EQ(moved_text(-1), "▼ 1");
  EXPECT_EQ(moved_text(0), "");
}

}  // namespace
}  // namespace nullo::exports
