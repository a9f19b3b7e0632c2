// Whole evenings through the screens: the program itself on a database, keys and clicks on one side, what is shown on
// the other.
#include <algorithm>
#include <map>

#include <gtest/gtest.h>

#include "gui/driver.h"
#include "support/scratch.h"

namespace nullo::gui {

namespace {

struct Trick {
  char winner;
  std::string_view cards;  // the keys of the cards
};

struct Hand {
  std::string_view bum;
  std::array<Trick, 13> tricks;
};

// No ties: seat 3 wins five, four, four and six tricks.
constexpr Hand kFirst{"7c",
                      {{{'2', ""},
                        {'1', "h"},
                        {'3', "b"},
                        {'3', ""},
                        {'3', "s"},
                        {'4', ""},
                        {'2', "c"},
                        {'3', ""},
                        {'1', "d"},
                        {'3', ""},
                        {'4', ""},
                        {'4', ""},
                        {'2', ""}}}};

class Flow : public ::testing::Test {
 protected:
  app::Clock clock() {
    return {[this] { return "2026-11-21T19:30:" + std::to_string(10 + (++seconds_ % 50)) + "Z"; },
            [this] { return "00000000-0000-4000-8000-00000000000" + std::to_string(++ids_); }};
  }

  void open() {
    driver_.reset();
    app_.reset();
    app_ = std::make_unique<app::App>(scratch_ / "nullo.db", clock());
    driver_ = std::make_unique<Driver>(*app_);
  }

  Driver& person() { return *driver_; }
  [[nodiscard]] const app::View& view() const { return app_->view(); }
  template <class Screen>
  [[nodiscard]] const Screen& screen() const {
    return std::get<Screen>(view().screen);
  }
  template <class Screen>
  [[nodiscard]] bool shows() const {
    return std::holds_alternative<Screen>(view().screen);
  }

  void start_session() {
    person().type("n");
    for (const std::string_view name : {"Anna", "Борис", "Κλειώ", "Dmitri"}) {
      person().type(name);
      person().press(KeyName::kEnter);  // the next name; after the last one it starts
    }
    ASSERT_TRUE(shows<app::TableView>());
  }

  void enter_by_keyboard(const Hand& hand) {
    person().type(hand.bum);
    for (const Trick& trick : hand.tricks) person().type(std::string{trick.cards} + trick.winner);
  }

  void enter_by_mouse(const Hand& hand) {
    const std::string bum{static_cast<char>(std::toupper(hand.bum[0])), static_cast<char>(std::toupper(hand.bum[1]))};
    const std::map<char, std::string> cards{{'b', bum}, {'c', "QC"}, {'d', "QD"}, {'h', "QH"}, {'s', "QS"}};
    person().click("pick/" + bum);
    for (const Trick& trick : hand.tricks) {
      for (const char key : trick.cards) person().click("card/" + cards.at(key));
      person().click(std::string{"seat/"} + trick.winner);
    }
  }

 private:
  nullo::testing::Scratch scratch_;
  int seconds_ = 0;
  int ids_ = 0;
  std::unique_ptr<app::App> app_;
  std::unique_ptr<Driver> driver_;
};

}  // namespace

TEST_F(Flow, FourHandsByKeyboardAndMouseEndTheGame) {
  open();
  start_session();
  for (int hand = 0; hand < 4; ++hand) {
    hand % 2 == 0 ? enter_by_keyboard(kFirst) : enter_by_mouse(kFirst);
    ASSERT_TRUE(shows<app::HandOverView>()) << "hand " << hand + 1;
    hand % 2 == 0 ? person().press(KeyName::kEnter) : person().click("accept");
  }
  ASSERT_TRUE(shows<app::GameOverView>());
  EXPECT_TRUE(person().says("Dmitri"));
  EXPECT_EQ(screen<app::GameOverView>().chart.lines.front().values.size(), 5U);

  person().click("leave");
  person().type("p");
  ASSERT_TRUE(shows<app::PastView>());
  ASSERT_EQ(screen<app::PastView>().lines.size(), 1U);
  person().click("past/" + screen<app::PastView>().lines.front().id);
  ASSERT_TRUE(shows<app::SessionView>());
  person().click("hand/2");
  EXPECT_EQ(screen<app::SessionView>().hand, 2);
  EXPECT_TRUE(person().says("Κλειώ"));
}

TEST_F(Flow, TheGameIsEndedOnThePageOfAHandThatIsOver) {
  open();
  start_session();
  enter_by_keyboard(kFirst);
  ASSERT_TRUE(shows<app::HandOverView>());
  person().click("end");
  ASSERT_TRUE(view().dialog);
  EXPECT_EQ(view().dialog->title, "End the game here?");
  person().press(KeyName::kEscape);
  ASSERT_TRUE(shows<app::HandOverView>());
  person().click("end");
  person().press(KeyName::kEnter);
  ASSERT_TRUE(shows<app::GameOverView>());
  EXPECT_EQ(screen<app::GameOverView>().sheet.rows.size(), 1U) << "the hand counts";
}

TEST_F(Flow, TheLastHandOffersNoOtherEnd) {
  open();
  start_session();
  for (int hand = 0; hand < 4; ++hand) {
    enter_by_keyboard(kFirst);
    EXPECT_EQ(person().shows("end"), hand < 3);
    person().press(KeyName::kEnter);
  }
}

TEST_F(Flow, ARecordedHandIsCorrectedFromTheScoreSheetAndFromItsPage) {
  open();
  start_session();
  enter_by_keyboard(kFirst);
  person().press(KeyName::kEnter);
  person().click("hand/0");
  ASSERT_TRUE(screen<app::TableView>().correcting);
  person().press(KeyName::kLeft);
  person().type("1");  // Anna had won the last trick, which counts
  person().press(KeyName::kEnter);
  ASSERT_TRUE(shows<app::CompareView>());
  person().press(KeyName::kEscape);
  ASSERT_TRUE(shows<app::TableView>());
  person().press(KeyName::kEnter);
  person().click("compare/accept");
  ASSERT_TRUE(shows<app::TableView>());
  EXPECT_EQ(view().undo, "hand 1 corrected");
  person().click("back");
  person().type("p");
  person().click("past/" + screen<app::PastView>().lines.front().id);
  person().type("c");
  ASSERT_TRUE(screen<app::TableView>().correcting);
  person().press(KeyName::kEscape);
  ASSERT_TRUE(shows<app::SessionView>());
  person().press(KeyName::kCtrlZ);
  EXPECT_EQ(view().redo, "hand 1 corrected");
}

TEST_F(Flow, ClosingInTheMiddleOfAHandLosesNothing) {
  open();
  start_session();
  person().type("7c2h1");
  open();
  ASSERT_TRUE(shows<app::TableView>()) << "it opens where the table was";
  EXPECT_EQ(screen<app::TableView>().strip[1].winner, "Anna");
  EXPECT_EQ(view().undo, "trick 2 to Anna");
  person().press(KeyName::kCtrlZ);
  EXPECT_EQ(screen<app::TableView>().strip[1].winner, "");
  person().press(KeyName::kCtrlY);
  EXPECT_EQ(screen<app::TableView>().strip[1].winner, "Anna");
}

TEST_F(Flow, ABackupIsMadeAndRestoredInTheSettings) {
  open();
  start_session();
  person().type("7c2");
  person().click("back");
  person().click("start/settings");
  person().focus_on("backup");  // further down than the window shows
  person().press(KeyName::kEnter);
  ASSERT_EQ(screen<app::SettingsView>().backups.size(), 1U);
  const std::string restore = "restore/" + screen<app::SettingsView>().backups.front().id;
  person().focus_on(restore);
  person().press(KeyName::kEnter);
  ASSERT_TRUE(view().dialog);
  person().press(KeyName::kEscape);
  EXPECT_EQ(screen<app::SettingsView>().backup_note.substr(0, 12), "Backed up to");
  person().focus_on(restore);
  person().press(KeyName::kEnter);
  person().press(KeyName::kEnter);
  EXPECT_NE(screen<app::SettingsView>().backup_note.find("is restored"), std::string::npos);
  EXPECT_TRUE(person().says("Restore"));
}

TEST_F(Flow, KeysThatArriveTogetherAreAllTaken) {
  open();
  start_session();
  for (const char32_t key : std::u32string_view{U"7c2h13344"})
    person().events().add(KeyPress{KeyName::kCharacter, key});
  person().events().add(KeyPress{KeyName::kBackspace});
  person().settle();
  const auto& strip = screen<app::TableView>().strip;
  EXPECT_EQ(strip[4].winner, "Dmitri");
  EXPECT_FALSE(strip[5].over) << "backspace took the last one back";
}

TEST_F(Flow, AKeyThatIsHeldDownCountsOnce) {
  open();
  start_session();
  person().type("7c");
  person().hold({KeyName::kCharacter, U'2'}, 5);
  EXPECT_TRUE(screen<app::TableView>().strip[0].over);
  EXPECT_FALSE(screen<app::TableView>().strip[1].over);
  person().hold({KeyName::kBackspace}, 5);
  EXPECT_EQ(screen<app::TableView>().question.heading.substr(0, 7), "Trick 1") << "the bum card is still there";
}

TEST_F(Flow, ATrickIsMendedInsertedAndTakenOutByMouse) {
  open();
  start_session();
  person().type("7c123");
  person().click("trick/2");
  ASSERT_TRUE(screen<app::TableView>().mending);
  person().click("seat/4");
  EXPECT_EQ(screen<app::TableView>().strip[1].winner, "Dmitri");
  person().click("trick/1");
  person().click("mending/insert");
  person().click("seat/3");
  EXPECT_EQ(screen<app::TableView>().strip[0].winner, "Κλειώ");
  EXPECT_EQ(screen<app::TableView>().strip[1].winner, "Anna");
  person().click("trick/1");
  person().click("mending/remove");
  EXPECT_EQ(screen<app::TableView>().strip[0].winner, "Anna");
}

TEST_F(Flow, QuickEntryTakesCountsFromThePad) {
  open();
  start_session();
  person().type("7c");
  person().click("switch");
  ASSERT_EQ(screen<app::TableView>().form, games::Form::kSummary);
  for (const std::string_view count : {"count/4", "count/3", "count/5"}) person().click(count);
  const auto& tricks = screen<app::TableView>().fields[1];
  const auto& cells = tricks.as<app::CountsRow>().cells;
  EXPECT_EQ(cells[2].text, "5");
  EXPECT_EQ(cells[3].text, "1");
  EXPECT_TRUE(cells[3].follows);
  person().click("field/" + tricks.id + "/1");
  person().click("count/3");
  EXPECT_EQ(screen<app::TableView>().fields[1].as<app::CountsRow>().cells[0].text, "3");
}

TEST_F(Flow, TheRestGoesToASeat) {
  open();
  start_session();
  person().type("7c1234");
  person().click("shortcut/" + screen<app::TableView>().shortcuts.front().id);
  person().click("seat/3");
  ASSERT_TRUE(shows<app::HandOverView>()) << "all other cards are theirs as well";
  const auto& reasons = screen<app::HandOverView>().lines[2].reasons;
  EXPECT_TRUE(std::ranges::any_of(reasons, [](const auto& each) { return each.words == "most tricks"; }));
}

TEST_F(Flow, RememberedPeopleAreSeatedByATapAndMovedByDragging) {
  open();
  start_session();
  person().press(KeyName::kF2);
  person().click("menu/start");
  person().type("no");
  person().press(KeyName::kEscape);
  for (const std::string_view name : {"person/Dmitri", "person/Anna"}) person().click(name);
  const auto& places = screen<app::NewSessionView>().places;
  EXPECT_EQ(places[0].name, "Dmitri");
  EXPECT_EQ(places[1].name, "Anna");
  person().drag("place/1", "place/2");
  EXPECT_EQ(screen<app::NewSessionView>().places[0].name, "Anna");
  EXPECT_EQ(screen<app::NewSessionView>().places[1].name, "Dmitri");
  person().click("place/2/on");
  EXPECT_EQ(screen<app::NewSessionView>().places[2].name, "Dmitri");
  person().click("place/3/dealer");
  EXPECT_TRUE(screen<app::NewSessionView>().places[2].dealer);
}

TEST_F(Flow, ANoteIsTypedWithoutMeaningTaps) {
  open();
  start_session();
  person().type("7c1");
  person().press(KeyName::kF2);
  person().click("menu/note");
  person().type("2 beers, 3 cards");
  person().press(KeyName::kBackspace);
  person().press(KeyName::kEnter);
  EXPECT_EQ(screen<app::TableView>().hand_note, "2 beers, 3 card");
  EXPECT_TRUE(screen<app::TableView>().strip[0].over);
  EXPECT_FALSE(screen<app::TableView>().strip[1].over);
}

TEST_F(Flow, AnAdjustmentIsMadeInItsForm) {
  open();
  start_session();
  person().type("7c1");
  person().press(KeyName::kF2);
  person().click("menu/adjust");
  person().click("adjust/to/2");
  person().click("adjust/amount/more");
  person().click("adjust/keep");
  EXPECT_EQ(screen<app::TableView>().places[1].total, "2");
}

TEST_F(Flow, TheLookIsChangedAndKept) {
  open();
  person().type("s");
  person().click("theme/1");
  person().click("size/125");
  person().click("pack/1");
  EXPECT_EQ(view().look, (app::Look{125, false, true}));
  person().press(KeyName::kCtrlPlus);
  EXPECT_EQ(view().look.percent, 150);
  open();
  EXPECT_EQ(view().look, (app::Look{150, false, true}));
}

TEST_F(Flow, TheHelpOpensAtItsTop) {
  open();
  for (int i = 0; i < 3; ++i) person().press(KeyName::kCtrlPlus);  // so that there is more than fits
  const auto first = [this] {
    const auto& texts = person().seen.texts;
    return std::ranges::any_of(
        texts, [](const Recorder::Text& text) { return text.text == "Tëtka" && text.rect.y0 >= text.clip.y0; });
  };
  for (const bool again : {false, true}) {
    person().press(KeyName::kF1);
    ASSERT_TRUE(shows<app::HelpView>());
    EXPECT_TRUE(first()) << again;
    for (int i = 0; i < 9; ++i) person().press(KeyName::kPageDown);
    EXPECT_FALSE(first());
    person().press(KeyName::kF1);
  }
}

TEST_F(Flow, EveryScreenIsReachedAndLeftByKeyboard) {
  open();
  person().press(KeyName::kF1);
  EXPECT_TRUE(shows<app::HelpView>());
  person().press(KeyName::kF1);
  EXPECT_TRUE(shows<app::StartView>());
  person().focus_on("start/settings");
  person().press(KeyName::kEnter);
  EXPECT_TRUE(shows<app::SettingsView>());
  person().press(KeyName::kEscape);
  EXPECT_TRUE(shows<app::StartView>());
  person().type("p");
  EXPECT_TRUE(shows<app::PastView>());
}

TEST_F(Flow, ChipsAndStakeAreChosenInTheSettingsAndShownAfterTheGame) {
  open();
  start_session();
  person().press(KeyName::kF2);
  person().click("menu/settings");
  ASSERT_TRUE(shows<app::SettingsView>());
  person().scroll("theme/0", -40);
  person().click("chips/1");
  EXPECT_TRUE(screen<app::SettingsView>().chips[1].chosen);
  person().click("chips/own");
  person().type("1/5");
  person().press(KeyName::kEnter);
  EXPECT_EQ(screen<app::SettingsView>().chips.back().values, "1/5");
  person().click("chips/own");
  person().type("1/10/50/3");
  person().press(KeyName::kEnter);
  EXPECT_NE(screen<app::SettingsView>().chips_problem, "");
  EXPECT_EQ(screen<app::SettingsView>().chips.back().values, "1/5") << "not 1/10/50, which was on the way";
  person().click("stake/more");
  EXPECT_EQ(screen<app::SettingsView>().stake_amount, "0.05");
  person().click("stake/amount");
  person().type("0.2");
  EXPECT_EQ(screen<app::SettingsView>().stake_amount, "0.20");
  person().click("against/1");
  EXPECT_TRUE(screen<app::SettingsView>().against_winner);
  EXPECT_EQ(screen<app::SettingsView>().stake, 20);
}

TEST_F(Flow, TheStakeOfASessionIsChangedWhereTheResultIsShown) {
  open();
  start_session();
  person().press(KeyName::kF2);
  person().click("menu/stop");
  person().press(KeyName::kEnter);
  ASSERT_TRUE(shows<app::GameOverView>());
  EXPECT_TRUE(person().says("Settling: no stake was agreed on"));
  person().click("settling/change");
  person().click("session/stake");
  person().press(KeyName::kEnd);
  for (int i = 0; i < 4; ++i) person().press(KeyName::kBackspace);
  person().type("0.20");
  person().click("session/against/1");
  person().click("stake/keep");
  ASSERT_TRUE(shows<app::GameOverView>());
  ASSERT_TRUE(screen<app::GameOverView>().settling.stake);
  EXPECT_EQ(screen<app::GameOverView>().settling.stake->per_point, 20);
  EXPECT_TRUE(screen<app::GameOverView>().settling.stake->against_winner);
}

TEST_F(Flow, AStakeIsTypedOverTheOneThereAndAnUnreadableOneIsSaid) {
  open();
  start_session();
  person().press(KeyName::kF2);
  person().click("menu/stop");
  person().press(KeyName::kEnter);
  person().click("settling/change");
  person().type("0.0.5");
  person().click("stake/keep");
  EXPECT_TRUE(person().shows("session/stake")) << "the form stays";
  EXPECT_TRUE(person().says("Money for one point, from 0 to"));
  person().type("0.05");
  person().press(KeyName::kEnter);
  EXPECT_FALSE(person().shows("session/stake"));
  ASSERT_TRUE(screen<app::GameOverView>().settling.stake);
  EXPECT_EQ(screen<app::GameOverView>().settling.stake->per_point, 5) << "what was there is typed over";
}

TEST_F(Flow, SearchingNarrowsTheList) {
  open();
  start_session();
  person().press(KeyName::kF2);
  person().click("menu/start");
  person().type("p");
  ASSERT_EQ(screen<app::PastView>().lines.size(), 1U);
  person().click("search");
  person().type("nobody");
  EXPECT_TRUE(screen<app::PastView>().lines.empty());
  for (int i = 0; i < 6; ++i) person().press(KeyName::kBackspace);
  person().type("Бор");
  EXPECT_EQ(screen<app::PastView>().lines.size(), 1U);
}

}  // namespace nullo::gui
