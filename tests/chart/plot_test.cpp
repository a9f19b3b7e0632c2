#include "chart/plot.h"

#include <set>
#include <tuple>

#include <gtest/gtest.h>

namespace nullo::chart {
namespace {

constexpr Frame kFrame{.left = 100, .top = 0, .right = 500, .bottom = 200};

Chart two_lines() {
  return {{{"Anna", Seat{0}, {0, 3, 4, 9}}, {"Boris", Seat{1}, {0, 1, 8, 9}}}, "hands played", "points"};
}

std::vector<std::string> texts(const std::vector<Tick>& ticks) {
  std::vector<std::string> texts;
  texts.reserve(ticks.size());
  for (const Tick& tick : ticks) texts.push_back(tick.text);
  return texts;
}

TEST(APlot, CutsItsAxesByRoundSteps) {
  EXPECT_DOUBLE_EQ(round_step(10, 5), 2);
  EXPECT_DOUBLE_EQ(round_step(11, 5), 5);
  EXPECT_DOUBLE_EQ(round_step(4, 8), 0.5);
  EXPECT_DOUBLE_EQ(round_step(730, 6), 200);
}

TEST(APlot, HasLowValuesBelowAndTheFirstStepOnTheLeft) {
  const Chart chart = two_lines();
  const Plot plot{chart, kFrame, 10, 5};
  EXPECT_DOUBLE_EQ(plot.x(0), 100);
  EXPECT_DOUBLE_EQ(plot.x(3), 500);
  EXPECT_DOUBLE_EQ(plot.y(0), 200);
  EXPECT_DOUBLE_EQ(plot.y(10), 0);
  EXPECT_EQ(texts(plot.rows()), (std::vector<std::string>{"0", "2", "4", "6", "8", "10"}));
  EXPECT_EQ(texts(plot.columns()), (std::vector<std::string>{"0", "1", "2", "3"}));
}

TEST(APlot, OfPlacesHasTheFirstOnTop) {
  const Chart chart{{{"Anna", Seat{0}, {1, 4, 2}}}, "sessions", "place", 1, true};
  const Plot plot{chart, kFrame, 10, 5};
  EXPECT_DOUBLE_EQ(plot.y(1), 0);
  EXPECT_DOUBLE_EQ(plot.y(4), 200);
  EXPECT_EQ(texts(plot.columns()), (std::vector<std::string>{"1", "2", "3"}));
}

TEST(APlot, OfManyPlacesHasNoneBeforeTheFirst) {
  const Chart chart{{{"Anna", Seat{0}, {1, 10, 2}}}, "sessions", "place", 1, true};
  const Plot plot{chart, kFrame, 10, 7};
  EXPECT_EQ(texts(plot.rows()), (std::vector<std::string>{"1", "3", "5", "7", "9", "11"}));
  EXPECT_DOUBLE_EQ(plot.y(1), 0);
}

TEST(APlot, TellsNegativeValuesWithTheMinusOfPrint) {
  EXPECT_EQ(value_text(-3), "−3");
  EXPECT_EQ(value_text(1.5), "1.5");
  EXPECT_EQ(value_text(12'000'000'000.0), "12000000000") << "not 1.2e+10";
  EXPECT_EQ(value_text(0), "0");
}

TEST(APlot, FindsThePointNextToTheMouse) {
  const Chart chart = two_lines();
  const Plot plot{chart, kFrame, 10, 5};
  const auto found = plot.nearest({plot.x(2) + 20, plot.y(8) + 10});
  ASSERT_TRUE(found);
  EXPECT_EQ(found->line, 1U);
  EXPECT_EQ(found->step, 2U);
  EXPECT_EQ(label_of(chart, *found), "Boris: 8");
  EXPECT_FALSE(plot.nearest({99, 100})) << "outside the frame";
}

TEST(APlot, SaysOfAPointWhatTheChartSaysOfIt) {
  Chart chart = two_lines();
  chart.lines[0].labels = {"begun", "3 on a Monday", "", ""};
  EXPECT_EQ(label_of(chart, {0, 1, {}}), "3 on a Monday");
}

TEST(APlot, PushesNamesApartAndKeepsThemInTheRoom) {
  const Chart chart = two_lines();
  const Plot plot{chart, kFrame, 10, 5};
  const auto names = plot.names(0, 200, 24);
  ASSERT_EQ(names.size(), 2U);
  EXPECT_EQ(names[0].line->name, "Anna");
  EXPECT_DOUBLE_EQ(names[0].from, names[1].from);
  EXPECT_GE(names[1].y - names[0].y, 24);
  EXPECT_GE(names[0].y, 12);
  EXPECT_LE(names[1].y, 188);
}

TEST(APlot, MarksEveryStepOrSomeThatNoOtherLineMarks) {
  const Chart few = two_lines();
  EXPECT_EQ((Plot{few, kFrame, 10, 5}.marked(0, 14)), (std::vector<std::size_t>{1, 2, 3}));
  Chart many = two_lines();
  for (auto& line : many.lines) line.values.assign(500, 1);
  const Plot plot{many, kFrame, 10, 5};
  std::set<std::size_t> marked;
  std::size_t count = 0;
  for (std::size_t line = 0; line < 2; ++line) {
    for (const std::size_t step : plot.marked(line, 14)) {
      if (step == 499) continue;  // the end of every line has one
      marked.insert(step);
      ++count;
    }
  }
  EXPECT_EQ(marked.size(), count);
  EXPECT_LT(count, 20U);
}

TEST(APlot, OfASinglePointOrOfNothingIsDrawnToo) {
  const Chart one{{{"Anna", Seat{0}, {5}}}, "sessions", "points", 1};
  EXPECT_DOUBLE_EQ((Plot{one, kFrame, 10, 5}.x(0)), 100);
  const Chart none{{}, "sessions", "points"};
  const Plot empty{none, kFrame, 10, 5};
  EXPECT_FALSE(empty.nearest({200, 100}));
}

TEST(AMark, DiffersFromSeatToSeat) {
  std::set<std::tuple<int, bool, bool>> marks;
  for (const Seat seat : Seats{kMostSeats}) {
    const Mark mark = mark_of(seat);
    marks.emplace(mark.corners, mark.on_side, mark.hollow);
    EXPECT_EQ(corners(mark, {0, 0}, 5).size(), static_cast<std::size_t>(mark.corners));
  }
  EXPECT_EQ(marks.size(), static_cast<std::size_t>(kMostSeats));
}

}  // namespace
}  // namespace nullo::chart
