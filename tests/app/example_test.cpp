// The example evening: what people try Nullo with leaves no trace.
#include "app/example/example.h"

#include <algorithm>
#include <filesystem>

#include <gtest/gtest.h>

#include "app/program.h"
#include "store/store.h"
#include "support/environment.h"
#include "support/scratch.h"
#include "support/table_driver.h"

namespace nullo::app {
namespace {

namespace fs = std::filesystem;
using testing::Environment;
using testing::still_clock;
using testing::TableDriver;

class AnExample : public ::testing::Test {
 protected:
  AnExample() { fs::create_directory(places_); }

  [[nodiscard]] bool leaves_nothing() const { return fs::is_empty(places_); }
  // Enters the rest of the hand, up to its result.
  static void finish_hand(TableDriver& table) { table.type("b1c2d3s4r1"); }

  testing::Scratch scratch_;
  fs::path path_ = scratch_ / "nullo.db";
  fs::path places_ = scratch_ / "tmp";
  Environment temporary_{"TMPDIR", (scratch_ / "tmp").string()};
};

TEST_F(AnExample, OpensInTheMiddleOfAHand) {
  TableDriver table{path_};
  ASSERT_NE(table.on<StartView>(), nullptr);
  EXPECT_TRUE(table.on<StartView>()->offers_example);
  table.app.handle(TryExample{});
  ASSERT_NE(table.on<TableView>(), nullptr);
  EXPECT_EQ(table.table().title, "Tëtka · hand 3 of 4 · Clara dealt");
  EXPECT_EQ(table.table().question.heading.substr(0, 7), "Trick 6");
  ASSERT_TRUE(table.app.view().example);
  EXPECT_EQ(table.app.view().example->text, "This is an example: nothing here counts.");
  EXPECT_NE(table.app.view().example->hint.find("Who won this trick?"), std::string::npos);
  EXPECT_EQ(table.app.view().undo, "trick 5 to Dmitri");
  ASSERT_EQ(table.table().sheet.rows.size(), 3U);
}

TEST_F(AnExample, CountsNowhereAndIsNotThereAtTheNextStart) {
  {
    TableDriver table{path_};
    table.app.handle(TryExample{});
    finish_hand(table);
    ASSERT_NE(table.on<HandOverView>(), nullptr);
    table.type("\n");
    ASSERT_NE(table.on<TableView>(), nullptr) << "the fourth hand";
    table.app.handle(CloseExample{});
    ASSERT_NE(table.on<StartView>(), nullptr);
    EXPECT_FALSE(table.app.view().example);
    EXPECT_EQ(table.on<StartView>()->past_sessions, 0);
    EXPECT_FALSE(table.on<StartView>()->open);
    table.app.handle(Go{Screen::kPlayers});
    EXPECT_TRUE(std::get<PlayersView>(table.app.view().screen).lines.empty());
    table.app.handle(Go{Screen::kPast});
    EXPECT_TRUE(table.on<PastView>()->lines.empty());
    table.app.handle(Go{Screen::kNewSession});
    const auto& fresh = std::get<NewSessionView>(table.app.view().screen);
    EXPECT_TRUE(std::ranges::all_of(fresh.places, [](const auto& place) { return place.name.empty(); }));
    EXPECT_TRUE(fresh.remembered.empty());
  }
  store::Store store{path_, store::Store::Access::kRead};
  EXPECT_TRUE(store.sessions().empty());
  EXPECT_TRUE(store.people().empty());
  EXPECT_TRUE(store.lists().deleted.empty());
  const TableDriver next{path_};
  ASSERT_NE(next.on<StartView>(), nullptr);
  EXPECT_FALSE(next.on<StartView>()->open);
}

TEST_F(AnExample, LeavesNothingBehindWhenItIsClosed) {
  TableDriver table{path_};
  table.app.handle(TryExample{});
  EXPECT_FALSE(leaves_nothing());
  table.app.handle(CloseExample{});
  EXPECT_TRUE(leaves_nothing());
}

TEST_F(AnExample, LeavesNothingBehindWhenTheWindowCloses) {
  {
    Program program{path_, still_clock()};
    program.handle(TryExample{});
    ASSERT_TRUE(program.view().example);
    EXPECT_FALSE(leaves_nothing());
    EXPECT_FALSE(program.handle(Close{})) << "nothing would be lost, so it does not ask";
  }
  EXPECT_TRUE(leaves_nothing());
}

TEST_F(AnExample, CanBeUndoneAndMended) {
  TableDriver table{path_};
  table.app.handle(TryExample{});
  table.app.handle(Undo{});
  EXPECT_EQ(table.table().strip[4].winner, "");
  EXPECT_EQ(table.app.view().redo, "trick 5 to Dmitri");
  table.app.handle(TapTrick{0});
  ASSERT_TRUE(table.table().mending);
  EXPECT_NE(table.app.view().example->hint.find("really won"), std::string::npos);
  table.app.handle(TapSeat{Seat{1}});
  EXPECT_EQ(table.table().strip[0].winner, "Boris");
}

TEST_F(AnExample, AnEarlierHandOfItCanBeCorrected) {
  TableDriver table{path_};
  table.app.handle(TryExample{});
  table.app.handle(OpenHand{0});
  ASSERT_TRUE(table.app.view().example) << "each of its pages says what it is";
  table.app.handle(TapTrick{12});
  table.app.handle(TapSeat{Seat{2}});
  table.type("\n");
  ASSERT_NE(table.on<CompareView>(), nullptr);
  table.type("\n");
  ASSERT_NE(table.on<TableView>(), nullptr);
  EXPECT_EQ(table.table().title, "Tëtka · hand 3 of 4 · Clara dealt");
  EXPECT_TRUE(table.app.view().example);
}

TEST_F(AnExample, IsPlayedToTheEndAndLeadsToASessionOfOnesOwn) {
  TableDriver table{path_};
  table.app.handle(TryExample{});
  finish_hand(table);
  table.type("\n");
  table.type(testing::kTetkaHand);
  ASSERT_NE(table.on<GameOverView>(), nullptr);
  EXPECT_NE(table.app.view().example->hint.find("a session of your own"), std::string::npos);
  table.app.handle(Rematch{});
  ASSERT_NE(table.on<NewSessionView>(), nullptr);
  EXPECT_FALSE(table.app.view().example);
  EXPECT_TRUE(leaves_nothing());
}

TEST_F(AnExample, ClosesWhenItsTableIsLeft) {
  TableDriver table{path_};
  table.app.handle(TryExample{});
  table.app.handle(Back{});
  EXPECT_FALSE(table.app.view().example);
  ASSERT_NE(table.on<StartView>(), nullptr);
  EXPECT_TRUE(leaves_nothing());
}

TEST_F(AnExample, WaitsUnderTheSettingsAndTakesThem) {
  TableDriver table{path_};
  table.app.handle(TryExample{});
  table.app.handle(Go{Screen::kSettings});
  ASSERT_NE(table.on<SettingsView>(), nullptr);
  EXPECT_FALSE(table.app.view().example) << "the settings are the person's own";
  Look light = table.app.view().look;
  light.dark = !light.dark;
  table.app.handle(SetLook{light});
  table.app.handle(Back{});
  ASSERT_NE(table.on<TableView>(), nullptr);
  EXPECT_TRUE(table.app.view().example);
  EXPECT_EQ(table.app.view().look.dark, light.dark);
  light.percent = 150;
  table.app.handle(SetLook{light});
  EXPECT_EQ(table.app.view().look.percent, 150);
  table.app.handle(TypeKey{U'1'});
  EXPECT_EQ(table.app.view().look.percent, 150);
  table.app.handle(CloseExample{});
  EXPECT_EQ(table.app.view().look.percent, 150) << "what was set stays set";
}

TEST_F(AnExample, SpeaksTheLanguageThatWasChosenInTheSettings) {  // its page stayed in the one before
  TableDriver table{path_};
  table.app.handle(TryExample{});
  const std::string english = table.table().question.text;
  table.app.handle(Go{Screen::kSettings});
  table.app.handle(SetLanguage{"de"});
  table.app.handle(Back{});
  EXPECT_TRUE(table.app.view().example);
  EXPECT_NE(table.table().question.text, english);
  table.app.handle(Go{Screen::kSettings});
  table.app.handle(SetLanguage{"en"});
  table.app.handle(Back{});
  EXPECT_EQ(table.table().question.text, english);
}

TEST_F(AnExample, OpensTheBoardThatStaysOpen) {
  TableDriver table{path_};
  table.app.handle(TryExample{});
  table.app.handle(ToggleBoard{});
  EXPECT_TRUE(table.app.view().board);
  EXPECT_FALSE(table.app.board().lines.empty()) << "it shows the example";
  table.app.handle(CloseExample{});
  EXPECT_TRUE(table.app.view().board);
  EXPECT_TRUE(table.app.board().lines.empty());
}

TEST_F(AnExample, IsNotWrittenToFiles) {
  TableDriver table{path_};
  table.app.handle(TryExample{});
  table.app.handle(WriteFile{Format::kHtml});
  EXPECT_EQ(table.app.view().said, "The example is not written to files.");
  EXPECT_TRUE(table.app.view().said_folder.empty());
}

TEST_F(AnExample, IsNotOfferedWhileASessionIsOpen) {
  TableDriver table{path_};
  table.start_session();
  table.app.handle(Go{Screen::kStart});
  ASSERT_NE(table.on<StartView>(), nullptr);
  EXPECT_FALSE(table.on<StartView>()->offers_example);
}

TEST_F(AnExample, IsOfferedAgainAfterTheSession) {
  TableDriver table{path_};
  table.start_session();
  table.type("7c1");
  table.app.handle(StopPlaying{});
  table.app.handle(Accept{});
  table.app.handle(Go{Screen::kStart});
  ASSERT_NE(table.on<StartView>(), nullptr);
  EXPECT_TRUE(table.on<StartView>()->offers_example);
  table.app.handle(TryExample{});
  EXPECT_TRUE(table.app.view().example);
  EXPECT_EQ(store::Store(path_, store::Store::Access::kRead).count_sessions(), 1);
}

TEST_F(AnExample, SaysThatThereIsNoPlaceForIt) {
  const Environment nowhere{"TMPDIR", (scratch_ / "missing").string()};
  TableDriver table{path_};
  table.app.handle(TryExample{});
  ASSERT_NE(table.on<StartView>(), nullptr);
  EXPECT_NE(table.app.view().trouble.find("The example needs a folder"), std::string::npos) << table.app.view().trouble;
}

}  // namespace
}  // namespace nullo::app
