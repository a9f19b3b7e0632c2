// Whatever number or text an act of a page is given, all that is stored afterwards can be read again: the act is
// refused with a sentence, or done. The taps of a hand: tests/document/extremes_test.cpp.
#include <climits>
#include <cstdint>
#include <functional>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "core/name.h"
#include "games/registry.h"
#include "session/limits.h"
#include "store/store.h"
#include "support/extreme_taps.h"
#include "support/scratch.h"
#include "support/stored.h"
#include "support/table_driver.h"

namespace nullo::app {
namespace {

using testing::TableDriver;

std::vector<std::string> texts() {
  std::vector<std::string> texts{"", " ", "Zoë", "anna", "ANNA ", "\n", "two\nlines", "\x01\x7f", "\xff\xfe"};
  for (const char* text : {"\u202Etxet", "\uFEFFbom", "e\u0301", "=1+1", "<b>\"'&;", "-", "0", "-1", "1.005", "1e9",
                           "9223372036854775808", "1/0/5", "1,5/25;100", "999999999/1000000000"}) {
    texts.emplace_back(text);
  }
  texts.emplace_back("a\0b", 3);
  for (const std::size_t size :
       {kLongestName, kLongestName + 1, session::kLongestNote, session::kLongestNote + 1, std::size_t{100'000}}) {
    texts.emplace_back(size, 'x');
  }
  std::string wide;
  for (std::size_t i = 0; i < kLongestName; ++i) wide += "\xf0\x9f\x82\xa1";  // a card, of four bytes
  texts.push_back(wide);
  return texts;
}

std::vector<Amount> amounts() {
  std::vector<Amount> amounts{std::begin(testing::kExtremes), std::end(testing::kExtremes)};
  for (const Amount end : {session::kMostAdjusted, session::kMostMoved, Amount{INT64_MAX} - 1}) {
    for (const Amount near : {end - 1, end, end + 1}) {
      amounts.push_back(near);
      amounts.push_back(-near);
    }
  }
  amounts.push_back(INT64_MIN);
  return amounts;
}

class ActsOfAPage : public ::testing::TestWithParam<std::string_view> {
 protected:
  // Does each act from the same page, answers what it asks with yes, and looks at what is stored.
  void try_all(const std::function<void()>& way, const std::vector<Intent>& acts) {
    for (std::size_t act = 0; act < acts.size(); ++act) {
      SCOPED_TRACE(::testing::Message{} << "act " << act);
      way();
      table_->app.handle(acts[act]);
      accept();
      expect_readable();
      if (HasFailure()) return;
    }
  }
  void accept() {
    for (int answer = 0; answer < 3 && table_->app.view().dialog; ++answer) table_->app.handle(Accept{});
    if (table_->app.view().dialog) table_->app.handle(Decline{});
  }

  void expect_readable() {
    const std::string& trouble = table_->app.view().trouble;
    EXPECT_EQ(trouble.find("cannot be read"), std::string::npos) << trouble;
    EXPECT_EQ(trouble.find("damaged"), std::string::npos) << trouble;
    EXPECT_TRUE(stored_.store().sessions_apart().empty());
    const std::vector<store::Listed> sessions = stored_.store().sessions();
    for (const store::Listed& listed : sessions) {
      // Those before stay as they are; expect_sound() looks at all of them once more.
      if (!looked_at_.insert(listed.id).second && listed.id != sessions.front().id) continue;
      try {
        EXPECT_TRUE(stored_.store().load(listed.id));
      } catch (const store::StoreError& error) {
        ADD_FAILURE() << error.what();
      }
    }
  }
  void expect_sound() {
    EXPECT_EQ(stored_.store().verify().problems, std::vector<std::string>{});
    TableDriver next{database_};
    EXPECT_EQ(next.app.view().trouble, "");
  }

  // On these pages what is typed is no game's own: one game tries it.
  [[nodiscard]] static std::vector<std::string> texts_of_one_game() {
    return GetParam() == games::all().front().id ? texts() : std::vector<std::string>{};
  }

  void start() {
    const games::Info& game = games::info(*games::rules_of(GetParam()));
    std::vector<std::string> names{"Anna", "Boris", "Clara", "Dmitri", "Eva", "Franz"};
    const int seats = std::max(games::fitting_seats(game, 4), game.least_seats);
    names.resize(static_cast<std::size_t>(seats));
    table_->start(std::string{game.id}.c_str(), names);
    ASSERT_NE(table_->on<TableView>(), nullptr);
  }

  testing::Scratch scratch_;
  std::filesystem::path database_ = scratch_ / "nullo.db";
  std::optional<TableDriver> table_{std::in_place, database_};
  testing::Stored stored_{database_};
  std::set<std::string> looked_at_;
};

TEST_P(ActsOfAPage, AtTheTableLeaveWhatCanBeReadAgain) {
  start();
  std::vector<Intent> acts;
  for (const int amount : testing::kExtremes) {
    acts.emplace_back(Adjust{Seat{0}, Seat{1}, amount, "a debt"});
    acts.emplace_back(Adjust{std::nullopt, Seat{1}, amount, "", true});
    acts.emplace_back(Adjust{Seat{1}, std::nullopt, amount, "", true});
    acts.emplace_back(Adjust{std::nullopt, std::nullopt, amount, ""});
  }
  for (int time = 0; time < 12; ++time) {
    acts.emplace_back(Adjust{std::nullopt, Seat{0}, 1'000'000, "", true});
    acts.emplace_back(Adjust{Seat{1}, std::nullopt, 1'000'000, "much"});
  }
  for (const Amount amount : amounts()) acts.emplace_back(SetStake{amount, amount % 2 == 0, true});
  for (const std::string& text : texts()) {
    acts.emplace_back(NoteHand{text});
    acts.emplace_back(Adjust{Seat{0}, Seat{1}, 1, text});
    acts.emplace_back(TypeStake{text, true, true});
    acts.emplace_back(SitIn{{text, "Boris", "Clara", "Dmitri"}, session::PointsFollow::kSeat});
    acts.emplace_back(SitIn{{text}, {}});
  }
  try_all([] {}, acts);
  expect_sound();
}

TEST_P(ActsOfAPage, ThatBeginsASessionLeaveWhatCanBeReadAgain) {
  std::vector<Intent> acts;
  for (const games::Option& option : games::options(*games::rules_of(GetParam()))) {
    if (!std::holds_alternative<games::Option::Number>(option.kind)) continue;
    for (const int number : {INT_MIN, -1, 0, 1, 1'000'000, 1'000'001, INT_MAX})
      acts.emplace_back(SetOption{std::string{option.key}, number});
  }
  for (const int count : testing::kExtremes) acts.emplace_back(SetPlayers{count});
  for (const std::string& text : texts_of_one_game()) {
    acts.emplace_back(SetName{Seat{0}, text});
    acts.emplace_back(SetName{Seat{1}, text});
    acts.emplace_back(KeepRules{text});
    acts.emplace_back(TypeStake{text});
    acts.emplace_back(ChooseGame{text});
    acts.emplace_back(ChoosePreset{text});
  }
  const auto begin = [this] {
    table_->app.handle(Accept{});  // what the act before has filled in
    accept();
    expect_readable();
    table_->app.handle(Go{Screen::kNewSession});
    accept();
    table_->app.handle(ChooseGame{std::string{GetParam()}});
    table_->app.handle(SetPlayers{4});
    int seat = 0;
    for (const char* name : {"Anna", "Boris", "Clara", "Dmitri"}) {
      if (const auto* page = table_->on<NewSessionView>();
          page != nullptr && seat < static_cast<int>(page->places.size()))
        table_->app.handle(SetName{Seat{seat++}, name});
    }
  };
  try_all(begin, acts);
  expect_sound();
}

TEST_P(ActsOfAPage, ThatGoesOnWithOthersLeaveWhatCanBeReadAgain) {
  start();
  const games::Info& game = games::info(*games::rules_of(GetParam()));
  std::vector<Intent> acts;
  for (const int amount : {1'000'000, -1'000'000, 999'999}) {
    acts.emplace_back(Adjust{std::nullopt, Seat{0}, amount, "", true});
    acts.emplace_back(Adjust{Seat{1}, std::nullopt, amount, "much"});
  }
  try_all([] {}, acts);
  acts.clear();
  for (const games::Option& option : games::options(*games::rules_of(GetParam()))) {
    if (!std::holds_alternative<games::Option::Number>(option.kind)) continue;
    for (const int number : {0, 1, 1'000'000, INT_MAX}) acts.emplace_back(SetOption{std::string{option.key}, number});
  }
  for (int seats = game.least_seats; seats <= game.most_seats; ++seats) acts.emplace_back(SetPlayers{seats});
  for (const std::string& text : texts_of_one_game()) {
    acts.emplace_back(SetName{Seat{0}, text});
    acts.emplace_back(NameOneMore{Seat{4}, text});
  }
  const auto go_on = [this] {
    table_->app.handle(Accept{});
    accept();
    expect_readable();
    table_->app.handle(Go{Screen::kTable});
    table_->app.handle(GoOnWithOthers{});
  };
  try_all(go_on, acts);
  expect_sound();
}

TEST_P(ActsOfAPage, OfAPastSessionAndItsRepairLeaveWhatCanBeReadAgain) {
  start();
  const std::string id = stored_.session().id;
  std::vector<Intent> notes;
  std::vector<Intent> repairs;
  for (const Amount amount : amounts()) notes.emplace_back(SetStake{amount, false, true});
  for (const std::string& text : texts()) {
    notes.emplace_back(NoteSession{text});
    notes.emplace_back(TypeStake{text, true, false});
    repairs.emplace_back(ReplacePerson{Seat{0}, text});
  }
  for (const int number : testing::kExtremes) {
    notes.emplace_back(OpenHand{number, {}});
    notes.emplace_back(CorrectHand{number});
    repairs.emplace_back(SetRepairHands{number, INT_MAX});
    repairs.emplace_back(SetRepairHands{INT_MIN, number});
  }
  for (const games::Option& option : games::options(*games::rules_of(GetParam()))) {
    for (const int number : {INT_MIN, 0, 1, 1'000'000, INT_MAX})
      repairs.emplace_back(SetOption{std::string{option.key}, number});
  }
  const auto open = [&] {
    table_->app.handle(Go{Screen::kPast});
    accept();
    table_->app.handle(OpenPast{id});
  };
  try_all(open, notes);
  const auto repair = [&] {
    table_->app.handle(Accept{});  // the comparison of what the act before has changed
    accept();
    table_->app.handle(Accept{});
    accept();
    expect_readable();
    open();
    table_->app.handle(OpenRepair{});
  };
  try_all(repair, repairs);
  expect_sound();
}

std::vector<std::string_view> ids_of_games() {
  std::vector<std::string_view> ids;
  for (const games::Info& game : games::all()) ids.push_back(game.id);
  return ids;
}

INSTANTIATE_TEST_SUITE_P(Games, ActsOfAPage, ::testing::ValuesIn(ids_of_games()),
                         [](const auto& each) { return std::string{each.param}; });

class ActsOfTheProgram : public ActsOfAPage {};

TEST_P(ActsOfTheProgram, OnPeopleAndInTheSettingsLeaveWhatCanBeReadAgain) {
  start();
  std::vector<Intent> people;
  std::vector<Intent> settings;
  for (const std::string& text : texts()) {
    people.emplace_back(RenamePlayer{text});
    people.emplace_back(MergePlayers{"Anna", text});
    people.emplace_back(MergePlayers{text, "Boris"});
    people.emplace_back(SplitPlayer{text});
    people.emplace_back(SetPlayerLook{0, text});
    people.emplace_back(ChooseStatistics{ChooseStatistics::Of::kPeriod, text});
    people.emplace_back(Search{text});
    settings.emplace_back(SetChips{text});
    settings.emplace_back(TypeStake{text});
    settings.emplace_back(RestoreBackup{text});
  }
  for (const int number : testing::kExtremes) people.emplace_back(SetPlayerLook{number, "An"});
  for (const Amount amount : amounts()) settings.emplace_back(SetStake{amount, false, false});
  const auto person = [this] {
    table_->app.handle(Go{Screen::kPlayers});
    accept();
    std::string name;
    for (const store::Person& each : stored_.store().people()) name = each.name;
    table_->app.handle(OpenPlayer{name});
  };
  try_all(person, people);
  try_all([this] { table_->app.handle(Go{Screen::kSettings}); }, settings);
  expect_sound();
}

INSTANTIATE_TEST_SUITE_P(OfOneGame, ActsOfTheProgram, ::testing::Values("kabu"),
                         [](const auto& each) { return std::string{each.param}; });

}  // namespace
}  // namespace nullo::app
