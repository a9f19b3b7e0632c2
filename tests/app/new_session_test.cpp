// The New session screen: presets, a table's own rules, places.
#include <algorithm>

#include <gtest/gtest.h>

#include "app/app.h"
#include "app/new_session/draft.h"
#include "support/scratch.h"
#include "support/table_driver.h"

namespace nullo::app {
namespace {

using Offered = NewSessionView::Choice;
using testing::Scratch;
using testing::TableDriver;

std::vector<std::string> ids_of(const std::vector<Offered>& choices) {
  std::vector<std::string> ids;
  ids.reserve(choices.size());
  for (const Offered& choice : choices) ids.push_back(choice.id);
  return ids;
}

std::string chosen_of(const std::vector<Offered>& choices) {
  const auto chosen = std::ranges::find_if(choices, [](const Offered& each) { return each.chosen; });
  return chosen == choices.end() ? std::string{} : chosen->id;
}

std::vector<std::string> names_in(const NewSessionView& view) {
  std::vector<std::string> names;
  for (const auto& place : view.places) names.push_back(place.name);
  return names;
}

class TablesOwnRules : public ::testing::Test {
 protected:
  TablesOwnRules() { open(); }

  void open() { table_->app.handle(Go{Screen::kNewSession}); }
  void restart() {
    table_.reset();
    table_ = std::make_unique<TableDriver>(scratch_ / "nullo.db");
    open();
  }
  void handle(const Intent& intent) { table_->app.handle(intent); }
  [[nodiscard]] const NewSessionView& screen() const { return std::get<NewSessionView>(view().screen); }
  [[nodiscard]] const View& view() const { return table_->app.view(); }
  [[nodiscard]] int orbits() const { return screen().options.front().value; }
  void set_orbits(int count) { handle(SetOption{screen().options.front().key, count}); }

  Scratch scratch_;
  std::unique_ptr<TableDriver> table_ = std::make_unique<TableDriver>(scratch_ / "nullo.db");
};

TEST_F(TablesOwnRules, AreOfferedToBeKeptOnceAnOptionDiffersFromEveryPreset) {
  EXPECT_EQ(screen().own_rules, "");
  EXPECT_FALSE(screen().can_keep);
  set_orbits(3);
  EXPECT_NE(screen().own_rules.find('3'), std::string::npos) << screen().own_rules;
  EXPECT_TRUE(screen().can_keep);
  EXPECT_EQ(chosen_of(screen().presets), "");
}

TEST_F(TablesOwnRules, StandFirstAmongThePresetsAlsoAfterARestart) {
  const std::vector<std::string> before = ids_of(screen().presets);
  set_orbits(3);
  handle(KeepRules{"  Friday "});
  EXPECT_EQ(screen().own_rules, "");
  EXPECT_EQ(chosen_of(screen().presets), "own/Friday");
  restart();
  std::vector<std::string> after = before;
  after.insert(after.begin(), "own/Friday");
  EXPECT_EQ(ids_of(screen().presets), after);
  EXPECT_EQ(chosen_of(screen().presets), before.front());
  EXPECT_TRUE(screen().presets.front().own);
  EXPECT_NE(screen().presets.front().sentence.find('3'), std::string::npos);
  handle(ChoosePreset{"own/Friday"});
  EXPECT_EQ(orbits(), 3);
}

TEST_F(TablesOwnRules, CanBeMadeFromOwnRules) {
  set_orbits(3);
  handle(KeepRules{"Friday"});
  set_orbits(5);
  handle(KeepRules{"Sunday"});
  handle(ChoosePreset{"own/Friday"});
  EXPECT_EQ(orbits(), 3);
  handle(ChoosePreset{"own/Sunday"});
  EXPECT_EQ(orbits(), 5);
}

TEST_F(TablesOwnRules, AreAskedAboutBeforeTheyTakeThePlaceOfOthers) {
  set_orbits(3);
  handle(KeepRules{"Friday"});
  set_orbits(5);
  handle(KeepRules{"Friday"});
  ASSERT_TRUE(view().dialog);
  handle(Decline{});
  EXPECT_NE(screen().own_rules, "");
  handle(ChoosePreset{"own/Friday"});
  EXPECT_EQ(orbits(), 3);
  set_orbits(5);
  handle(KeepRules{"Friday"});
  handle(Accept{});
  EXPECT_EQ(chosen_of(screen().presets), "own/Friday");
  EXPECT_EQ(std::count_if(screen().presets.begin(), screen().presets.end(), [](const auto& each) { return each.own; }),
            1);
}

TEST_F(TablesOwnRules, AreForgottenOnlyAfterAQuestion) {
  set_orbits(3);
  handle(KeepRules{"Friday"});
  handle(ForgetRules{"Friday"});
  ASSERT_TRUE(view().dialog);
  EXPECT_EQ(view().dialog->title, "Forget Friday?");
  handle(Decline{});
  EXPECT_TRUE(screen().presets.front().own);
  handle(ForgetRules{"Friday"});
  handle(Accept{});
  EXPECT_FALSE(screen().presets.front().own);
  EXPECT_EQ(orbits(), 3) << "what is chosen stays as it is";
  EXPECT_NE(screen().own_rules, "");
}

TEST_F(TablesOwnRules, NeedANameThatCanBeSeenAndToldFromOthers) {
  set_orbits(3);
  handle(KeepRules{"\u200B"});
  EXPECT_EQ(screen().name_problem, "A name needs a letter that can be seen.");
  handle(KeepRules{"\u00A0Cafe\u0301 "});
  EXPECT_EQ(chosen_of(screen().presets), "own/Café");
  set_orbits(4);
  handle(KeepRules{"Ca\u200Bfé"});
  EXPECT_EQ(screen().name_problem, "It looks like Café, but has characters that cannot be seen: type it anew.");
}

TEST_F(TablesOwnRules, NeedANameOfAtMostSixtyFourCharacters) {
  set_orbits(3);
  handle(KeepRules{"   "});
  EXPECT_EQ(screen().name_problem, "Rules need a name of 1 to 64 characters.");
  std::string name;
  for (int i = 0; i < 65; ++i) name += "ж";
  handle(KeepRules{name});
  EXPECT_EQ(screen().name_problem, "Rules need a name of 1 to 64 characters.");
  EXPECT_EQ(view().trouble, "");
  handle(KeepRules{name.substr(0, 128)});
  EXPECT_EQ(screen().name_problem, "");
  EXPECT_EQ(chosen_of(screen().presets), "own/" + name.substr(0, 128));
}

TEST_F(TablesOwnRules, AreNotOfferedToAWindowThatReadsAlong) {
  set_orbits(3);
  handle(KeepRules{"Friday"});
  TableDriver second{scratch_ / "nullo.db"};
  second.app.handle(Go{Screen::kNewSession});
  second.app.handle(ChoosePreset{"own/Friday"});
  EXPECT_EQ(second.on<NewSessionView>()->options.front().value, 3);
  second.app.handle(SetOption{screen().options.front().key, 4});
  EXPECT_FALSE(second.on<NewSessionView>()->can_keep);
}

TEST_F(TablesOwnRules, AreKeptByARematch) {
  set_orbits(3);
  table_->app.handle(KeepRules{"Friday"});
  int seat = 0;
  for (const char* name : {"Anna", "Boris", "Clara", "Dmitri"}) handle(SetName{Seat{seat++}, name});
  handle(Accept{});
  handle(Go{Screen::kStart});
  handle(Rematch{});
  EXPECT_EQ(orbits(), 3);
  EXPECT_EQ(chosen_of(screen().presets), "own/Friday");
}

// A game for several numbers of players; nothing if there is none.
std::optional<games::Info> game_of_several() {
  const auto all = games::all();
  const auto found =
      std::ranges::find_if(all, [](const games::Info& game) { return game.least_seats <= 3 && game.most_seats >= 5; });
  return found == all.end() ? std::nullopt : std::optional{*found};
}

class Places : public ::testing::Test {
 protected:
  void SetUp() override {
    const auto game = game_of_several();
    ASSERT_TRUE(game) << "every game has one number of players";
    session_.choose_game(game->id);
    int seat = 0;
    for (const char* name : {"Anna", "Boris", "Clara", "Dmitri"}) session_.set_name(Seat{seat++}, name);
  }
  [[nodiscard]] std::vector<std::string> names() const { return names_in(session_.view(Players{})); }

  NewSession session_;
};

using Names = std::vector<std::string>;

TEST_F(Places, GoFromTheLastAndComeBackWithTheirNames) {
  session_.set_players(3);
  EXPECT_EQ(names(), (Names{"Anna", "Boris", "Clara"}));
  session_.set_players(5);
  EXPECT_EQ(names(), (Names{"Anna", "Boris", "Clara", "Dmitri", ""}));
}

TEST_F(Places, ComeBackEmptyIfTheirPlayerSitsElsewhereMeanwhile) {
  session_.set_players(3);
  session_.set_name(Seat{0}, "Dmitri");
  session_.set_players(4);
  EXPECT_EQ(names(), (Names{"Dmitri", "Boris", "Clara", ""}));
}

TEST_F(Places, DoNotCountWhoLostOneAsSeated) {
  session_.set_players(3);
  Players people;
  people.know({{.name = "Anna", .short_name = {}, .colour = {}, .also = {}, .sessions = 1, .last_played = {}},
               {.name = "Dmitri", .short_name = {}, .colour = {}, .also = {}, .sessions = 1, .last_played = {}}});
  const NewSessionView view = session_.view(people);
  ASSERT_EQ(view.remembered.size(), 2U);
  EXPECT_EQ(view.remembered[0].seat, Seat{0});
  EXPECT_EQ(view.remembered[1].seat, std::nullopt);
}

TEST_F(Places, ChangeWithoutChangingTheRules) {
  for (const games::PresetInfo& preset : games::presets(game_of_several()->id)) {
    session_.choose_preset(preset.id);
    const int seats = session_.seats();
    EXPECT_GE(seats, preset.least_seats) << preset.id;
    EXPECT_LE(seats, preset.most_seats) << preset.id;
    for (const int other : {3, 4, 5}) {
      session_.set_players(other);
      EXPECT_EQ(session_.rules(), preset.rules) << preset.id;
      EXPECT_EQ(chosen_of(session_.view(Players{}).presets), preset.id);
    }
  }
}

TEST_F(Places, AreSaidToBeTooManyOnlyWhereTheRulesCannotBePlayed) {
  for (const games::PresetInfo& preset : games::presets(game_of_several()->id)) {
    session_.choose_preset(preset.id);
    for (const int seats : {3, 4, 5}) {
      session_.set_players(seats);
      session_.set_name(Seat{4}, "Élise");
      const std::string problem = games::problem(preset.rules, seats);
      EXPECT_EQ(session_.why_not(Players{}).value_or(""), problem) << preset.id;
    }
  }
}

class NamesOfANewSession : public TablesOwnRules {
 protected:
  void type(std::initializer_list<const char*> names) {
    open();
    int seat = 0;
    for (const char* name : names) handle(SetName{Seat{seat++}, name});
  }
};

TEST_F(NamesOfANewSession, NeedALetterThatCanBeSeen) {
  type({"Anna", "\u3164", "Clara", "\u200B"});
  EXPECT_EQ(screen().places[0].problem, "");
  EXPECT_EQ(screen().places[1].problem, "A name needs a letter that can be seen");
  EXPECT_EQ(screen().places[3].problem, "A name needs a letter that can be seen");
  EXPECT_FALSE(screen().can_start);
  type({"Anna", "\u00A0", "Clara", "Dmitri"});
  EXPECT_EQ(screen().why_not, "1 place is empty");
  type({"Anna", "Bo\u009Bris", "Clara", "Dmitri"});
  EXPECT_EQ(screen().places[1].problem, "A name has no control characters: type it anew");
}

TEST_F(NamesOfANewSession, AreNotTakenForOneAnother) {
  type({"Zoë", "Zoe\u0308", "Anna", "An\u200Bna"});
  EXPECT_EQ(screen().places[1].problem, "Zoë sits here twice");
  EXPECT_EQ(screen().places[3].problem, "It looks like Anna, but has characters that cannot be seen: type it anew");
  EXPECT_FALSE(screen().can_start);
}

TEST_F(NamesOfANewSession, AreNotTakenForThoseOfPeopleWhoHavePlayedBefore) {
  table_->start_session();
  type({"An\u200Bna", "Elena", "Fritz", "Gül"});
  EXPECT_EQ(screen().places[0].problem, "It looks like Anna, but has characters that cannot be seen: type it anew");
}

TEST_F(NamesOfANewSession, AreUsedWithoutBlanksAroundThemAndInNormalForm) {
  table_->start_session({"\u00A0Zoe\u0308\u3000", " Boris", "Clara\u2003", "Dmitri"});
  std::vector<std::string> names;
  for (const auto& place : table_->table().places) names.push_back(place.name);
  EXPECT_EQ(names, (std::vector<std::string>{"Zoë", "Boris", "Clara", "Dmitri"}));
}

TEST_F(NamesOfANewSession, OfWhoSitsInAreHeldToTheSame) {
  table_->start_session();
  handle(SitIn{{"Anna", "Boris", "Clara", "\u3164"}});
  EXPECT_EQ(table_->table().problem, "A name needs a letter that can be seen");
  handle(SitIn{{"Anna", "Boris", "Clara", "An\u200Bna"}});
  EXPECT_EQ(table_->table().problem, "It looks like Anna, but has characters that cannot be seen: type it anew");
  handle(SitIn{{"Anna", "Boris", "Clara", "Zoe\u0308\u00A0"}});
  EXPECT_EQ(table_->table().places[3].name, "Zoë");
}

TEST_F(NamesOfANewSession, NotesAreKeptWithoutControlCharacters) {
  table_->start_session();
  handle(NoteHand{"rain\u0085\x1B and\n\tsun\r"});
  EXPECT_EQ(table_->table().hand_note, "rain and\n\tsun");
}

class WhatWasPlayedLast : public ::testing::Test {
 protected:
  [[nodiscard]] const NewSessionView& open() {
    table_.app.handle(Go{Screen::kStart});
    table_.app.handle(Go{Screen::kNewSession});
    return std::get<NewSessionView>(table_.app.view().screen);
  }
  static std::string dealer_in(const NewSessionView& view) {
    for (const auto& place : view.places) {
      if (place.dealer) return place.name;
    }
    return {};
  }
  void stop() {
    table_.app.handle(StopPlaying{});
    table_.app.handle(Accept{});
  }

  Scratch scratch_;
  TableDriver table_{scratch_ / "nullo.db"};
};

TEST_F(WhatWasPlayedLast, IsWhatANewSessionBeginsWith) {
  table_.start("hearts", {"Anna", "Boris", "Clara", "Dmitri", "Eva"}, "omnibus");
  stop();
  const NewSessionView& view = open();
  EXPECT_EQ(chosen_of(view.games), "hearts");
  EXPECT_EQ(chosen_of(view.presets), "omnibus");
  EXPECT_EQ(names_in(view), (Names{"Anna", "Boris", "Clara", "Dmitri", "Eva"}));
  ASSERT_TRUE(view.can_start) << view.why_not;
  table_.app.handle(Accept{});
  ASSERT_NE(table_.on<TableView>(), nullptr);
  EXPECT_EQ(table_.table().places.size(), 5U);
}

TEST_F(WhatWasPlayedLast, GoesOnWithTheNextDealerOnceAHandIsOver) {
  table_.start_session();
  table_.type("7c1");
  EXPECT_EQ(dealer_in(open()), "Anna") << "the hand was only begun";
  table_.app.handle(Resume{});
  table_.type("2h1b33s34c23d1344\n");
  stop();
  EXPECT_EQ(dealer_in(open()), "Boris");
}

TEST_F(WhatWasPlayedLast, IsNothingOnTheFirstEvening) {
  const NewSessionView& view = open();
  EXPECT_EQ(names_in(view), (Names{"", "", "", ""}));
  EXPECT_EQ(chosen_of(view.games), games::all().front().id);
  EXPECT_FALSE(view.can_clear);
}

TEST_F(WhatWasPlayedLast, IsPlayedByOthersAfterOneTap) {
  table_.start("hearts", {"Anna", "Boris", "Clara", "Dmitri"}, "omnibus");
  stop();
  ASSERT_TRUE(open().can_clear);
  table_.app.handle(ClearPlaces{});
  const auto& view = std::get<NewSessionView>(table_.app.view().screen);
  EXPECT_EQ(names_in(view), (Names{"", "", "", ""}));
  EXPECT_EQ(chosen_of(view.presets), "omnibus");
  EXPECT_FALSE(view.can_clear);
  EXPECT_EQ(view.remembered.size(), 4U);
  EXPECT_EQ(view.remembered.front().seat, std::nullopt);
}

TEST_F(WhatWasPlayedLast, GivesWayToWhatWasTypedBeforeBack) {
  table_.start("hearts", {"Anna", "Boris", "Clara", "Dmitri"});
  stop();
  ASSERT_TRUE(open().can_start);
  table_.app.handle(ChooseGame{"spades"});
  table_.app.handle(SetName{Seat{2}, "Eva"});
  table_.app.handle(Back{});
  const NewSessionView& view = open();
  EXPECT_EQ(chosen_of(view.games), "spades");
  EXPECT_EQ(names_in(view), (Names{"Anna", "Boris", "Eva", "Dmitri"}));
  table_.app.handle(Accept{});
  stop();
  table_.app.handle(ChooseGame{"hearts"});
  EXPECT_EQ(names_in(open()), (Names{"Anna", "Boris", "Eva", "Dmitri"})) << "that session is the last one now";
  EXPECT_EQ(chosen_of(std::get<NewSessionView>(table_.app.view().screen).games), "spades");
}

TEST_F(Places, ComeBackWithTheirNamesAfterAGameForTwoWasLookedAt) {
  const std::string game = std::string{games::info(session_.rules()).id};
  session_.choose_game("ecarte");
  EXPECT_EQ(names(), (Names{"Anna", "Boris"}));
  session_.choose_game(game);
  EXPECT_EQ(names(), (Names{"Anna", "Boris", "Clara", "Dmitri"}));
}

TEST(TheFirstScreen, SaysWithHowManyChipsEverybodyBegins) {
  const Scratch scratch;
  TableDriver table{scratch / "nullo.db"};
  const auto stacks = [&table] { return table.on<NewSessionView>()->stacks; };
  table.app.handle(Go{Screen::kNewSession});
  table.app.handle(ChooseGame{"hearts"});
  EXPECT_EQ(stacks(), "") << "no chips";
  table.app.handle(ChooseGame{"reversis"});
  EXPECT_EQ(stacks(), "Everybody begins with 100 chips: two 25s, eight 5s, ten 1s");
  table.app.handle(ChooseGame{"kabu"});
  table.app.handle(SetPlayers{3});
  EXPECT_EQ(stacks().substr(0, 33), "Everybody begins with 55 chips: o") << "10 and 15 for each player";
}

TEST(TheFirstScreen, SaysANumberThatTheTableChoseOnce) {  // "Hands: Choose a number; How many hands: 6"
  const Scratch scratch;
  TableDriver table{scratch / "nullo.db"};
  table.app.handle(Go{Screen::kNewSession});
  const auto own_rules = [&table](const char* game, const char* whether, const char* number, int value) {
    table.app.handle(ChooseGame{game});
    table.app.handle(SetOption{whether, 1});
    table.app.handle(SetOption{number, value});
    return table.on<NewSessionView>()->own_rules;
  };
  EXPECT_EQ(own_rules("briscola", "length", "hands", 6), "How many hands: 6");
  EXPECT_EQ(own_rules("kabu", "chips", "starting_chips", 50), "Chips of each player: 50");
  EXPECT_EQ(own_rules("put_and_take", "ends", "hands", 12), "Hands: 12");
}

TEST(TheFirstScreen, SaysForHowMuchTheChipsArePlayed) {
  const Scratch scratch;
  TableDriver table{scratch / "nullo.db"};
  table.app.handle(Go{Screen::kSettings});
  table.app.handle(SetStake{10, false});
  table.app.handle(Go{Screen::kNewSession});
  table.app.handle(ChooseGame{"reversis"});
  EXPECT_EQ(table.on<NewSessionView>()->stacks,
            "Everybody begins with 100 chips: two 25s, eight 5s, ten 1s. For 0.10 a chip");
}

}  // namespace
}  // namespace nullo::app
