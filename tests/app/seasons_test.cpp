// The page of seasons.
#include <algorithm>

#include <gtest/gtest.h>

#include "app/people/view.h"
#include "app/seasons/view.h"
#include "app/standings/view.h"
#include "support/finished_session.h"
#include "support/scratch.h"
#include "support/table_driver.h"

namespace nullo::app {
namespace {

using testing::TableDriver;

class SeasonPages : public ::testing::Test {
 protected:
  // A finished session of a game of that name, in which the first of these won, and so on. Returns its id.
  std::string play(const std::string& game, const std::string& day, const std::vector<std::string>& best_first) {
    store::Store store{scratch_ / "nullo.db", store::Store::Access::kWrite};
    const session::Session session =
        testing::finished_session(++number_, game, day + "T18:00:00Z", day + "T21:00:00Z", best_first);
    store.create(session);
    return session.id;
  }
  const SeasonsView& shown() { return std::get<SeasonsView>(table_->app.view().screen); }
  const SeasonsView& open() {
    table_.emplace(scratch_ / "nullo.db");
    app().handle(Go{Screen::kStandings});
    app().handle(Go{Screen::kSeasons});
    return shown();
  }
  // One that counts everything that was ever played.
  const SeasonsView& make() {
    open();
    app().handle(AddSeason{});
    change(SeasonPart::kTime, "ever");
    app().handle(ShowSeason{"table"});
    return shown();
  }
  void change(SeasonPart part, const std::string& value) { app().handle(ChangeSeason{part, value}); }
  const SeasonsView::Part& part(SeasonPart of) {
    app().handle(ShowSeason{"counting"});
    return *std::ranges::find(shown().parts, of, &SeasonsView::Part::part);
  }
  std::string chosen(SeasonPart of) {
    const std::vector<Choice>& choices = part(of).choices;
    return std::ranges::find(choices, true, &Choice::chosen)->label;
  }
  // "Anna 5, Boris 3"
  std::string totals() {
    app().handle(ShowSeason{"table"});
    std::string text;
    for (const SeasonsView::Line& line : shown().lines)
      text += fmt::format("{}{} {}", text.empty() ? "" : ", ", line.name, line.total);
    return text;
  }
  App& app() { return table_->app; }

  testing::Scratch scratch_;
  std::optional<TableDriver> table_;
  int number_ = 0;
};

TEST_F(SeasonPages, BeginWithNoSeason) {
  EXPECT_TRUE(open().seasons.empty());
  EXPECT_FALSE(shown().nothing.empty());
  app().handle(Back{});
  EXPECT_TRUE(std::holds_alternative<StandingsView>(app().view().screen));
}

TEST_F(SeasonPages, ANewOneCountsThisYearByPlaceAndAsksHow) {
  open();
  app().handle(AddSeason{});
  EXPECT_EQ(shown().way, SeasonsView::Way::kCounting);
  EXPECT_EQ(chosen(SeasonPart::kTime), "This year");
  EXPECT_EQ(chosen(SeasonPart::kCounts), "Points by place");
  EXPECT_EQ(part(SeasonPart::kPlacePoints).text, "5, 3, 1");
  const std::string name = shown().name;
  EXPECT_TRUE(name.starts_with("Season 2")) << name;
  app().handle(AddSeason{});
  EXPECT_EQ(shown().name, name + ", 2");
  EXPECT_EQ(shown().seasons.size(), 2U);
  app().handle(NextSeason{});
  EXPECT_EQ(shown().name, name);
}

TEST_F(SeasonPages, SayHowItStandsWithARoundForEachDay) {
  play("Rummy", "2026-01-01", {"Clara", "Anna"});
  play("Rummy", "2026-01-01", {"Clara", "Boris"});
  play("Rummy", "2026-01-08", {"Anna", "Clara", "Boris"});
  make();
  EXPECT_EQ(totals(), "Clara 13, Anna 8, Boris 4");
  EXPECT_EQ(shown().rounds, (std::vector<std::string>{"01-01", "01-08"}));
  EXPECT_EQ(shown().lines[0].rounds, (std::vector<std::string>{"10", "3"}));
  EXPECT_EQ(shown().lines[0].facts, "2 days");
}

TEST_F(SeasonPages, EachPartChangesWhatCounts) {
  play("Rummy", "2026-01-01", {"Clara", "Anna"});
  play("Skat", "2026-01-02", {"Anna", "Boris"});
  play("Rummy", "2026-01-03", {"Clara", "Anna"});
  make();
  change(SeasonPart::kGame, "any_game/Skat");
  EXPECT_EQ(totals(), "Anna 5, Boris 3");
  change(SeasonPart::kGame, "");
  change(SeasonPart::kFrom, "2026-01-02");
  EXPECT_EQ(totals(), "Anna 8, Clara 5, Boris 3");
  EXPECT_EQ(chosen(SeasonPart::kTime), "Other days");
  change(SeasonPart::kUntil, "2026-01-02");
  EXPECT_EQ(totals(), "Anna 5, Boris 3");
  change(SeasonPart::kTime, "ever");
  change(SeasonPart::kPeople, "Anna\nClara");
  EXPECT_EQ(totals(), "Clara 10, Anna 6");
  change(SeasonPart::kPeople, "");
  change(SeasonPart::kPlacePoints, "2 1");
  EXPECT_EQ(totals(), "Anna 4, Clara 4, Boris 1");
  change(SeasonPart::kBest, "1");
  EXPECT_EQ(totals(), "Anna 2, Clara 2, Boris 1");
  EXPECT_EQ(shown().lines[0].rounds, (std::vector<std::string>{"(1)", "2", "(1)"}));
  change(SeasonPart::kBest, "0");
  change(SeasonPart::kTotal, "mean");
  EXPECT_EQ(totals(), "Clara 2.00, Anna 1.33, Boris 1.00");
  change(SeasonPart::kLeast, "2");
  EXPECT_EQ(totals(), "Clara 2.00, Anna 1.33, Boris 1.00");
  EXPECT_EQ(shown().few, "Fewer than 2 days");
  change(SeasonPart::kCounts, "points");
  change(SeasonPart::kTotal, "sum");
  EXPECT_EQ(totals(), "Anna 28, Clara 20, Boris 9");
  change(SeasonPart::kCounts, "rating");
  EXPECT_EQ(shown().problem, "");
  app().handle(ShowSeason{"counting"});
  EXPECT_TRUE(std::ranges::none_of(shown().parts, [](const auto& each) { return each.part == SeasonPart::kBest; }));
  change(SeasonPart::kName, "  League ");
  EXPECT_EQ(shown().name, "League");
}

TEST_F(SeasonPages, SayWhyAPartIsRefusedAndChangeNothing) {
  play("Rummy", "2026-01-01", {"Clara", "Anna"});
  make();
  const auto refused = [&](SeasonPart part, const char* value) {
    change(part, value);
    return shown().problem;
  };
  EXPECT_EQ(refused(SeasonPart::kFrom, "1.1.2026"), "A day is written like 2026-11-21.");
  EXPECT_EQ(refused(SeasonPart::kFrom, "2026-02-30"), "A day is written like 2026-11-21.");
  change(SeasonPart::kFrom, "2026-01-01");
  EXPECT_EQ(shown().problem, "");
  EXPECT_EQ(refused(SeasonPart::kUntil, "2025-12-31"), "The last day is before the first one.");
  EXPECT_EQ(refused(SeasonPart::kName, " "), "A season needs a name, of 1 to 64 characters.");
  const std::string points = "Points for the places, the first one first, from 0 to 1000: 5, 3, 1.";
  for (const char* bad : {"", "a", "5; 3", "-1", "1001", "5 3 x"})
    EXPECT_EQ(refused(SeasonPart::kPlacePoints, bad), points) << bad;
  EXPECT_EQ(totals(), "Clara 5, Anna 3");
}

TEST_F(SeasonPages, PointsMoreOrLessComeToTheTotal) {
  play("Rummy", "2026-01-01", {"Clara", "Anna"});
  make();
  app().handle(AdjustSeason{"Clara", "−3", " late "});
  EXPECT_EQ(totals(), "Anna 3, Clara 2");
  EXPECT_EQ(shown().lines[1].facts, "1 day · −3");
  app().handle(ShowSeason{"counting"});
  EXPECT_EQ(shown().adjustments, std::vector<std::string>{"Clara −3: late"});
  app().handle(AdjustSeason{"Clara", "x", ""});
  EXPECT_FALSE(shown().problem.empty());
  app().handle(RemoveAdjustment{0});
  app().handle(RemoveAdjustment{0});
  EXPECT_EQ(totals(), "Clara 5, Anna 3");
}

TEST_F(SeasonPages, ASessionCanBeLeftOutAndCountedAgain) {
  const std::string first = play("Rummy", "2026-01-01", {"Clara", "Anna"});
  play("Rummy", "2026-01-02", {"Anna", "Clara"});
  make();
  app().handle(ShowSeason{"sessions"});
  ASSERT_EQ(shown().sessions.size(), 2U);
  EXPECT_EQ(shown().sessions[1].id, first);
  EXPECT_EQ(shown().sessions[1].who, "Clara, Anna");
  app().handle(LeaveOut{first});
  EXPECT_TRUE(shown().sessions[1].left_out);
  EXPECT_EQ(totals(), "Anna 5, Clara 3");
  app().handle(LeaveOut{first});
  EXPECT_EQ(totals(), "Anna 8, Clara 8");
}

TEST_F(SeasonPages, EveryChangeCanBeTakenBack) {
  play("Rummy", "2026-01-01", {"Clara", "Anna"});
  make();
  const std::string name = shown().name;
  change(SeasonPart::kName, "Cup");
  EXPECT_EQ(app().view().undo, "the season's name");
  app().handle(DeleteSeason{});
  EXPECT_TRUE(shown().seasons.empty());
  EXPECT_EQ(app().view().undo, "Cup deleted");
  app().handle(Undo{});
  EXPECT_EQ(shown().name, "Cup");
  app().handle(Undo{});
  EXPECT_EQ(shown().name, name);
  app().handle(Redo{});
  EXPECT_EQ(shown().name, "Cup");
  while (!app().view().undo.empty()) app().handle(Undo{});
  EXPECT_TRUE(shown().seasons.empty());
}

TEST_F(SeasonPages, GoOutAsAMessageAndAsFiles) {
  play("Rummy", "2026-01-01", {"Clara", "Anna"});
  make();
  change(SeasonPart::kName, "../Cup");
  app().handle(CopySeason{});
  EXPECT_EQ(app().take_copied().value_or(""), "../Cup\nAll games\n\n1. Clara: 5 in 1 round\n2. Anna: 3 in 1 round\n");
  for (const auto& [format, ending] :
       {std::pair{Format::kSheet, ".csv"}, std::pair{Format::kHtml, ".html"}, std::pair{Format::kJson, ".json"}}) {
    app().handle(WriteSeason{format});
    EXPECT_TRUE(app().view().said.find(std::string{"/..-Cup"}) != std::string::npos) << app().view().said;
    EXPECT_TRUE(app().view().said.ends_with(ending)) << app().view().said;
  }
}

TEST_F(SeasonPages, ALineLeadsToThePersonAndASessionToItsPage) {
  const std::string id = play("Rummy", "2026-01-01", {"Clara", "Anna"});
  make();
  app().handle(OpenPlayer{"Clara"});
  EXPECT_TRUE(std::holds_alternative<PlayerView>(app().view().screen));
  app().handle(Back{});
  app().handle(OpenPast{id});
  EXPECT_TRUE(std::holds_alternative<SessionView>(app().view().screen));
  app().handle(Back{});
  EXPECT_EQ(shown().lines.size(), 2U);
}

}  // namespace
}  // namespace nullo::app
