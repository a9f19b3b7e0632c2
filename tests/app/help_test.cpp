// F1 on every page: it opens, and says the keys of that page.
#include <algorithm>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "support/scratch.h"
#include "support/table_driver.h"

namespace nullo::app {
namespace {

using testing::TableDriver;

class HelpTest : public ::testing::Test {
 protected:
  // Opens the help of the page and closes it again. Empty: there is none.
  std::vector<HelpView::Key> keys() {
    const std::size_t before = table_.app.view().screen.index();
    table_.app.handle(Go{Screen::kHelp});
    const auto* help = table_.on<HelpView>();
    if (help == nullptr) return {};
    EXPECT_FALSE(help->rules.empty());
    std::vector<HelpView::Key> all = help->keys;
    table_.app.handle(Back{});
    EXPECT_EQ(table_.app.view().screen.index(), before) << "back on the page that was asked about";
    return all;
  }
  [[nodiscard]] static bool has(const std::vector<HelpView::Key>& keys, std::string_view key, std::string_view text) {
    return std::ranges::any_of(
        keys, [&](const HelpView::Key& each) { return each.keys == key && each.text.find(text) != std::string::npos; });
  }
  void open_past() {
    table_.app.handle(Go{Screen::kPast});
    table_.app.handle(OpenPast{table_.on<PastView>()->lines.front().id});
  }

  testing::Scratch scratch_;
  TableDriver table_{scratch_ / "nullo.db"};
};

}  // namespace

TEST_F(HelpTest, OpensOnEveryPageWithItsOwnKeys) {
  EXPECT_TRUE(has(keys(), "N", "a new session"));
  table_.app.handle(Go{Screen::kNewSession});
  EXPECT_FALSE(has(keys(), "O", "other people")) << "while a place is empty, letters are a name";
  for (int seat = 0; seat < 4; ++seat)
    table_.app.handle(SetName{Seat{seat}, std::string(1, static_cast<char>('A' + seat))});
  EXPECT_FALSE(has(keys(), "O", "other people")) << "no letter empties places that were named here";
  table_.start_session();
  table_.app.handle(Go{Screen::kNewSession});
  EXPECT_TRUE(has(keys(), "O", "other people"));
  table_.app.handle(Go{Screen::kTable});
  EXPECT_TRUE(has(keys(), "r", "The rest goes to"));
  table_.type("7c1b2c3d4hr3");
  ASSERT_NE(table_.on<HandOverView>(), nullptr);
  EXPECT_TRUE(has(keys(), "Ctrl+C", "copy"));
  table_.type("\n");
  table_.app.handle(OpenRepair{});
  ASSERT_NE(table_.on<RepairView>(), nullptr);
  EXPECT_TRUE(has(keys(), "Enter", "before and after"));
  table_.app.handle(Back{});
  table_.app.handle(StopPlaying{});
  table_.app.handle(Accept{});
  ASSERT_NE(table_.on<GameOverView>(), nullptr);
  EXPECT_TRUE(has(keys(), "Enter", "a rematch"));
  table_.app.handle(Go{Screen::kPast});
  EXPECT_TRUE(has(keys(), "Enter", "open it"));
  open_past();
  ASSERT_NE(table_.on<SessionView>(), nullptr);
  EXPECT_TRUE(has(keys(), "Del", "delete"));
  table_.app.handle(OpenHand{0});
  table_.app.handle(ReplayHand{});
  ASSERT_NE(table_.on<ReplayView>(), nullptr);
  EXPECT_TRUE(has(keys(), "← →", "a trick"));
  table_.app.handle(Go{Screen::kPlayers});
  ASSERT_NE(table_.on<PlayersView>(), nullptr);
  EXPECT_TRUE(has(keys(), "a letter", "search"));
  EXPECT_TRUE(has(keys(), "Enter", "open the player's page"));
  table_.app.handle(OpenPlayer{"Anna"});
  ASSERT_NE(table_.on<PlayerView>(), nullptr);
  EXPECT_TRUE(has(keys(), "↑ ↓, Enter", "merge"));
  table_.app.handle(Go{Screen::kSettings});
  table_.app.handle(Go{Screen::kHelp});
  EXPECT_NE(table_.on<HelpView>(), nullptr) << "the settings have no keys of their own";
  table_.app.handle(Back{});
  table_.app.handle(Go{Screen::kImport});
  EXPECT_TRUE(has(keys(), "↑ ↓, Enter", "choose a file"));
}

TEST_F(HelpTest, OfAPageOfNoGameHasTheRulesOfTheOneAtTheTableOrPlayedLast) {
  const auto stop = [this] {
    table_.app.handle(Go{Screen::kTable});
    table_.app.handle(StopPlaying{});
    table_.app.handle(Accept{});
  };
  const auto game = [](TableDriver& table) {
    table.app.handle(Go{Screen::kStart});
    table.app.handle(Go{Screen::kHelp});
    return table.on<HelpView>()->game;
  };
  EXPECT_EQ(game(table_), "Tëtka") << "before anything was played";
  table_.start("spades", {"Anna", "Boris", "Clara", "Dmitri"});
  EXPECT_EQ(game(table_), "Spades");
  stop();
  EXPECT_EQ(game(table_), "Spades") << "ended, and yet played last";
  table_.start("hearts", {"Anna", "Boris", "Clara", "Dmitri"});
  stop();
  TableDriver later{scratch_ / "nullo.db"};
  EXPECT_EQ(game(later), "Hearts");
}

TEST_F(HelpTest, OfAHandBeingCorrectedHasTheKeysOfTheTable) {
  table_.start_session();
  table_.type("7c1b2c3d4hr3\n");
  table_.app.handle(OpenHand{0});
  EXPECT_TRUE(has(keys(), "← →", "open an entered trick"));
}

TEST_F(HelpTest, OfAComparisonHasItsKeysAndNoneOfTheTable) {
  table_.start_session();
  table_.type("7c1b2c3d4hr3\n");
  table_.app.handle(OpenHand{0});
  table_.app.handle(TapTrick{0});
  table_.type("3");
  table_.app.handle(Accept{});
  ASSERT_NE(table_.on<CompareView>(), nullptr);
  const std::vector<HelpView::Key> said = keys();
  EXPECT_TRUE(has(said, "Enter", "keep the correction"));
  EXPECT_FALSE(has(said, "← →", "open an entered trick"));
  EXPECT_NE(table_.on<CompareView>(), nullptr);
}

TEST_F(HelpTest, OfAComparisonWhereNoHandIsOpenOpensToo) {
  table_.start_session();
  table_.type("7c1b2c3d4hr3\n");
  table_.app.handle(OpenRepair{});
  table_.app.handle(SetDealer{Seat{1}});
  table_.app.handle(Accept{});
  ASSERT_NE(table_.on<CompareView>(), nullptr);
  EXPECT_TRUE(has(keys(), "Enter", "keep the correction"));
  table_.app.handle(Back{});
  table_.app.handle(Back{});
  table_.app.handle(Accept{});  // leaves it
  table_.app.handle(OpenHand{0});
  table_.app.handle(PutInHand{});
  table_.app.handle(TakeOutHand{});
  ASSERT_NE(table_.on<CompareView>(), nullptr) << "of a hand taken out";
  EXPECT_TRUE(has(keys(), "Enter", "keep the correction"));
}

}  // namespace nullo::app
