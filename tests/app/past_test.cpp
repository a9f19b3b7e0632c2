// The list of past sessions, its search, and what can be done with one as a whole.
#include <fmt/core.h>
#include <gtest/gtest.h>

#include "app/past/replay.h"
#include "document/document.h"
#include "games/tetka/tetka.h"
#include "session/seating.h"
#include "support/many_sessions.h"
#include "support/scratch.h"
#include "support/table_driver.h"

namespace nullo::app {
namespace {

using testing::TableDriver;

class PastSessions : public ::testing::Test {
 protected:
  static std::string id(int number) { return fmt::format("00000000-0000-4000-9000-00000000000{}", number); }

  // A session of two hands, each entered trick by trick.
  void put(int number, std::vector<std::string> players, const std::string& started_at, const std::string& note = "") {
    session::Session session = testing::RandomSessions{7}.session(2);
    session.id = id(number);
    session.rules = tetka::Rules{};
    session.players = std::move(players);
    for (session::Hand& hand : session.hands) hand.players.clear();
    session.started_at = started_at;
    session.ended_at = started_at;
    session.note = note;
    store::Store{database_, store::Store::Access::kWrite}.create(session);
  }

  void put_three() {
    put(1, {"Анна", "Борис", "Алёна", "Пётр"}, "2026-03-05T12:00:00Z", "На даче");
    put(2, {"Ελένη", "Zoë", "Hans-Peter", "Νίκος"}, "2026-11-21T12:00:00Z");
    put(3, {"Anna", "Boris", "Clara", "Dmitri"}, "2025-11-05T12:00:00Z", "Café Zürich");
  }

  static const PastView& list(const TableDriver& table) { return std::get<PastView>(table.app.view().screen); }
  static const SessionView& page(const TableDriver& table) { return std::get<SessionView>(table.app.view().screen); }

  // The numbers of the sessions found, newest first.
  static std::string found(TableDriver& table, const std::string& search) {
    table.app.handle(Search{search});
    std::string numbers;
    for (std::size_t i = 0; i < list(table).lines.size(); ++i) numbers += list(table).lines[i].id.back();
    return numbers;
  }

  static void open(TableDriver& table, int number) {
    table.app.handle(Go{Screen::kPast});
    table.app.handle(OpenPast{id(number)});
  }

  std::vector<store::Listed> stored() { return store::Store{database_, store::Store::Access::kRead}.sessions(); }

  testing::Scratch scratch_;
  std::filesystem::path database_ = scratch_ / "nullo.db";
};

TEST_F(PastSessions, ThatWereStoppedEarlySaySoInTheListAndOnTheirPage) {
  put_three();
  TableDriver table{database_};
  table.app.handle(Go{Screen::kPast});
  for (std::size_t i = 0; i < 3; ++i) EXPECT_TRUE(list(table).lines[i].outcome.ends_with(", stopped early"));
  EXPECT_EQ(found(table, "stopped early"), "213");
  open(table, 1);
  EXPECT_TRUE(page(table).outcome.ends_with(", stopped early")) << page(table).outcome;
}

TEST_F(PastSessions, ThatWereStoppedEarlyArePlayedOnWhereNoOtherIsOpen) {
  put_three();
  TableDriver table{database_};
  open(table, 1);
  EXPECT_EQ(page(table).play_on, "Play on");
  table.app.handle(PlayOn{});
  ASSERT_NE(table.on<TableView>(), nullptr);
  EXPECT_EQ(table.table().sheet.rows.size(), 3U);
  EXPECT_EQ(store::Store(database_, store::Store::Access::kRead).newest_open_session(), id(1));
  open(table, 2);
  EXPECT_EQ(page(table).play_on, "") << "another session is open";
  table.app.handle(PlayOn{});
  EXPECT_NE(table.on<SessionView>(), nullptr);
  open(table, 1);
  EXPECT_TRUE(page(table).can_resume);
  EXPECT_EQ(page(table).play_on, "");
}

TEST_F(PastSessions, ThatAreOverAreOpenedByUndoOnlyAfterAQuestion) {
  {
    TableDriver table{database_};
    table.start_session();
    for (int hand = 0; hand < 2; ++hand) table.type(testing::kTetkaHand);
    table.app.handle(StopPlaying{});
    table.app.handle(Accept{});
    ASSERT_NE(table.on<GameOverView>(), nullptr);
  }
  const std::string played = stored().front().id;
  TableDriver table{database_};
  table.app.handle(OpenPast{played});
  const std::string outcome = page(table).outcome;
  const std::string won = outcome.substr(0, outcome.find(','));
  for (int tap = 0; tap < 4; ++tap) table.app.handle(Undo{});
  ASSERT_TRUE(table.app.view().dialog);
  EXPECT_EQ(table.app.view().dialog->title, "Open this session again?");
  EXPECT_NE(table.app.view().dialog->text.find(won), std::string::npos) << table.app.view().dialog->text;
  EXPECT_FALSE(stored().front().ended_at.empty());
  table.app.handle(Decline{});
  EXPECT_EQ(page(table).outcome, outcome);
  table.app.handle(Undo{});
  table.app.handle(Accept{});
  EXPECT_EQ(page(table).outcome, "Still open");
  EXPECT_EQ(stored().front().ended_at, "");
  table.app.handle(Redo{});
  EXPECT_EQ(page(table).outcome, outcome) << "ending it again asks nothing";
}

TEST_F(PastSessions, ThatOthersGoOnWithAreNotOpenedByUndo) {
  TableDriver table{database_};
  table.start_session();
  table.type(testing::kTetkaHand);
  const std::string first = stored().front().id;
  table.app.handle(GoOnWithOthers{});
  table.app.handle(Accept{});
  table.type(testing::kTetkaHand);
  table.app.handle(OpenPast{first});
  table.app.handle(Undo{});
  table.app.handle(Accept{});
  EXPECT_NE(table.app.view().trouble.find("The next part of the evening has been played"), std::string::npos)
      << table.app.view().trouble;
  EXPECT_EQ(page(table).outcome, "Goes on in another part of the evening");
}

TEST_F(PastSessions, ThatEndedInTheMiddleOfAHandGoOnWithIt) {
  put(1, {"Anna", "Boris", "Clara", "Dmitri"}, "2026-03-05T12:00:00Z");
  {
    store::Store store{database_, store::Store::Access::kWrite};
    session::Session session = *store.load(id(1));
    session.hands.back().facts = games::Hand::of(tetka::Hand{});
    store.replace(session);
  }
  TableDriver table{database_};
  open(table, 1);
  table.app.handle(PlayOn{});
  ASSERT_NE(table.on<TableView>(), nullptr);
  EXPECT_EQ(table.table().sheet.rows.size(), 2U);
}

TEST_F(PastSessions, PlayedByATablesOwnRulesSayTheirName) {
  put(1, {"Anna", "Boris", "Clara", "Dmitri"}, "2026-03-05T12:00:00Z");
  {
    store::Store store{database_, store::Store::Access::kWrite};
    session::Session session = *store.load(id(1));
    session.rules = games::with_option(session.rules, "orbits", 3);
    store.replace(session);
  }
  const auto game = [this] {
    TableDriver table{database_};
    table.app.handle(Go{Screen::kPast});
    return list(table).lines.front().game;
  };
  EXPECT_EQ(game(), "Tëtka · own rules");
  {
    store::Store store{database_, store::Store::Access::kWrite};
    store.keep_own_rules("Friday", store.load(id(1))->rules, 4);
  }
  EXPECT_EQ(game(), "Tëtka · Friday");
}

TEST_F(PastSessions, AreReadAheadOnTheStartPageAndAgainAfterAChange) {
  put_three();
  TableDriver table{database_};
  ASSERT_GT(table.app.read_ahead_after(), 0);
  while (table.app.read_ahead_after() > 0) table.app.read_ahead();
  EXPECT_TRUE(std::holds_alternative<StartView>(table.app.view().screen));
  open(table, 3);
  EXPECT_EQ(table.app.read_ahead_after(), 0) << "its list is not the next thing to be seen";
  table.app.handle(DeleteSession{});
  table.app.handle(Accept{});
  EXPECT_EQ(found(table, ""), "21");
  table.app.handle(Go{Screen::kStart});
  ASSERT_GT(table.app.read_ahead_after(), 0);
  table.app.read_ahead();
  table.app.handle(Go{Screen::kPast});
  EXPECT_EQ(found(table, ""), "21");
}

TEST_F(PastSessions, LeadBackThroughThePagesTheyWereOpenedFrom) {
  put_three();
  TableDriver table{database_};
  open(table, 3);
  table.app.handle(OpenPlayer{"Anna"});
  table.app.handle(OpenPast{id(3)});
  table.app.handle(Go{Screen::kHelp});
  table.app.handle(Back{});
  ASSERT_NE(table.on<SessionView>(), nullptr);
  table.app.handle(Back{});
  ASSERT_NE(table.on<PlayerView>(), nullptr);
  EXPECT_EQ(table.on<PlayerView>()->name, "Anna");
  table.app.handle(Back{});
  ASSERT_NE(table.on<SessionView>(), nullptr);
  table.app.handle(Back{});
  EXPECT_NE(table.on<PastView>(), nullptr);
  table.app.handle(Back{});
  EXPECT_NE(table.on<StartView>(), nullptr) << "and not round in a circle";
}

TEST_F(PastSessions, DeletedOnesComeBackByUndoOnTheirPage) {
  put_three();
  TableDriver table{database_};
  open(table, 1);
  table.app.handle(DeleteSession{});
  table.app.handle(Accept{});
  open(table, 1);
  ASSERT_TRUE(page(table).can_bring_back);
  EXPECT_EQ(table.app.view().undo, "session deleted");
  table.app.handle(Undo{});
  EXPECT_TRUE(page(table).can_change);
  EXPECT_EQ(stored().size(), 3U);
}

TEST_F(PastSessions, AreFoundByPlayerGameDateAndNote) {
  put_three();
  TableDriver table{database_};
  table.app.handle(Go{Screen::kPast});
  EXPECT_EQ(found(table, ""), "213");
  EXPECT_EQ(list(table).count, "3 sessions");
  EXPECT_EQ(found(table, "алена"), "1");
  EXPECT_EQ(found(table, "ПЕТР анна"), "1");
  EXPECT_EQ(found(table, "ελενη"), "2");
  EXPECT_EQ(found(table, "zoe peter"), "2");
  EXPECT_EQ(found(table, "anna"), "3");
  EXPECT_EQ(found(table, "tetka"), "213");
  EXPECT_EQ(found(table, "2026-11"), "2");
  EXPECT_EQ(found(table, "21.11.2026"), "2");
  EXPECT_EQ(found(table, "5.3.2026"), "1");
  EXPECT_EQ(found(table, "nov"), "23");
  EXPECT_EQ(found(table, "nov 2025"), "3");
  EXPECT_EQ(found(table, "cafe zurich"), "3");
  EXPECT_EQ(list(table).count, "1 of 3");
  EXPECT_EQ(found(table, "boris reversis"), "");
}

// A player called Marc, a month whose name begins like his, and one whose name does not.
TEST_F(PastSessions, AreFoundByAMonthUnlessItsBeginningIsSomebodysName) {
  put(1, {"Marc", "Boris", "Clara", "Dmitri"}, "2026-11-21T12:00:00Z");
  put(2, {"Anna", "Boris", "Omar", "Dmitri"}, "2026-03-05T12:00:00Z");
  put(3, {"Anna", "Boris", "Clara", "Dmitri"}, "2025-06-05T12:00:00Z", "as last March");
  put(4, {"Anna", "Boris", "Clara", "June Carter-Novak"}, "2025-07-05T12:00:00Z");
  TableDriver table{database_};
  table.app.handle(Go{Screen::kPast});
  EXPECT_EQ(found(table, "mar"), "123") << "Marc, Omar, and the note";
  EXPECT_EQ(found(table, "marc"), "13");
  EXPECT_EQ(found(table, "march"), "23") << "nobody is called that: the month, and the note";
  EXPECT_EQ(found(table, "june"), "4");
  EXPECT_EQ(found(table, "nov"), "4") << "a part of a name";
  EXPECT_EQ(found(table, "2026-11"), "1");
  EXPECT_EQ(found(table, "july clara"), "4");
  EXPECT_EQ(found(table, "ju"), "4") << "too short for a month";
}

TEST_F(PastSessions, HaveANoteOfSeveralLinesInOneLineOfTheList) {
  put(1, {"Anna", "Boris", "Clara", "Dmitri"}, "2026-11-21T12:00:00Z", "Rain.\nMuch of it.");
  TableDriver table{database_};
  table.app.handle(Go{Screen::kPast});
  EXPECT_EQ(list(table).lines.front().note, "Rain. Much of it.");
  open(table, 1);
  EXPECT_EQ(page(table).note, "Rain.\nMuch of it.");
}

TEST_F(PastSessions, ShowPlacesAndWherePointsCameFrom) {
  put_three();
  TableDriver table{database_};
  open(table, 3);
  ASSERT_EQ(page(table).places.lines.size(), 4U);
  EXPECT_EQ(page(table).places.lines[0].values.size(), 2U);
  ASSERT_FALSE(page(table).sources.rows.empty());
  for (std::size_t seat = 0; seat < 4; ++seat) {
    EXPECT_DOUBLE_EQ(static_cast<double>(page(table).sources.sums[seat].amount),
                     page(table).chart.lines[seat].values.back());
  }
}

TEST_F(PastSessions, AreListedWithTheirRulesAndWhoSatIn) {
  put_three();
  {
    store::Store store{database_, store::Store::Access::kWrite};
    session::Session session = *store.load(id(3));
    session.id = id(4);
    session.rules = tetka::Rules{.orbits = 2};
    session.hands[1].players = {"Anna", "Emil", "Clara", "Dmitri"};
    store.create(session);
  }
  TableDriver table{database_};
  table.app.handle(Go{Screen::kPast});
  EXPECT_EQ(found(table, "emil"), "4");
  const PastView::Line& line = list(table).lines.front();
  EXPECT_EQ(line.game, "Tëtka · Two orbits");
  EXPECT_EQ(line.players, "Anna, Boris, Clara, Dmitri (+ Emil)");
  EXPECT_EQ(found(table, "two orbits"), "4");
}

// A list that another letter or a new visit has changed begins at its top; after a look at a session it does not.
TEST_F(PastSessions, SayWhenTheListIsAnotherOne) {
  put_three();
  TableDriver table{database_};
  table.app.handle(Go{Screen::kPast});
  const int first = list(table).list_number;
  table.app.handle(Search{"anna"});
  const int second = list(table).list_number;
  EXPECT_NE(second, first);
  table.app.handle(OpenPast{id(3)});
  table.app.handle(Back{});
  EXPECT_EQ(list(table).list_number, second);
  EXPECT_EQ(list(table).search, "anna");
  table.app.handle(Go{Screen::kStart});
  table.app.handle(Go{Screen::kPast});
  EXPECT_NE(list(table).list_number, second);
  EXPECT_EQ(list(table).search, "");
}

TEST_F(PastSessions, TakeANoteThatIsFoundAndCanBeUndone) {
  put_three();
  TableDriver table{database_};
  open(table, 3);
  EXPECT_TRUE(page(table).can_change);
  table.app.handle(NoteSession{"  The cards were wet  "});
  EXPECT_EQ(page(table).note, "The cards were wet");
  EXPECT_EQ(table.app.view().undo, "note");
  table.app.handle(Back{});
  EXPECT_EQ(found(table, "wet"), "3");
  EXPECT_EQ(list(table).lines.front().note, "The cards were wet");
  table.app.handle(OpenPast{id(3)});
  table.app.handle(Undo{});
  EXPECT_EQ(page(table).note, "Café Zürich");
  EXPECT_EQ(stored()[2].note, "Café Zürich");
  table.app.handle(Redo{});
  EXPECT_EQ(stored()[2].note, "The cards were wet");
  table.app.handle(NoteSession{"The cards were wet"});
  table.app.handle(NoteSession{""});
  EXPECT_EQ(table.app.view().undo, "note removed");
  EXPECT_EQ(stored()[2].note, "");
}

TEST_F(PastSessions, RefuseANoteThatIsTooLong) {
  put_three();
  TableDriver table{database_};
  open(table, 3);
  table.app.handle(NoteSession{std::string(2001, 'x')});
  EXPECT_EQ(page(table).problem, "A note has at most 2000 characters: this one has 2001.");
  EXPECT_EQ(stored()[2].note, "Café Zürich");
}

TEST_F(PastSessions, AreDeletedOnceThatIsSaidAndUndone) {
  put_three();
  TableDriver table{database_};
  open(table, 2);
  table.app.handle(DeleteSession{});
  ASSERT_TRUE(table.app.view().dialog);
  table.app.handle(Decline{});
  EXPECT_EQ(stored().size(), 3U);
  table.app.handle(DeleteSession{});
  table.app.handle(Accept{});
  EXPECT_EQ(found(table, ""), "13");
  EXPECT_NE(list(table).gone.find("Deleted: Tëtka, Ελένη, Zoë, Hans-Peter, Νίκος"), std::string::npos);
  EXPECT_EQ(stored().size(), 2U);
  table.app.handle(Undo{});
  EXPECT_EQ(found(table, ""), "213");
  EXPECT_EQ(list(table).gone, "");
  EXPECT_EQ(table.app.view().undo, "");
}

TEST_F(PastSessions, CanBeBroughtBackLater) {
  put_three();
  {
    TableDriver table{database_};
    open(table, 2);
    table.app.handle(DeleteSession{});
    table.app.handle(Accept{});
  }
  TableDriver table{database_};
  EXPECT_EQ(std::get<StartView>(table.app.view().screen).past_sessions, 2);
  table.app.handle(Go{Screen::kPast});
  EXPECT_EQ(list(table).deleted, 1);
  EXPECT_EQ(found(table, "deleted anna"), "");
  EXPECT_EQ(found(table, "zoe deleted"), "2");
  EXPECT_EQ(list(table).count, "1 deleted session");
  EXPECT_EQ(list(table).lines.front().outcome.substr(0, 7), "Deleted");
  table.app.handle(OpenPast{id(2)});
  EXPECT_TRUE(page(table).can_bring_back);
  EXPECT_FALSE(page(table).can_change);
  EXPECT_EQ(page(table).correct, "");
  table.app.handle(NoteSession{"no"});
  table.app.handle(DeleteSession{});
  EXPECT_FALSE(table.app.view().dialog);
  table.app.handle(BringBack{});
  EXPECT_TRUE(page(table).can_change);
  EXPECT_EQ(page(table).note, "");
  EXPECT_EQ(stored().size(), 3U);
}

TEST_F(PastSessions, ThatLieOnTheTableLeaveItWhenTheyAreDeleted) {
  TableDriver table{database_};
  table.start_session();
  const std::string open_id = stored().front().id;
  table.app.handle(Go{Screen::kPast});
  table.app.handle(OpenPast{open_id});
  table.app.handle(DeleteSession{});
  table.app.handle(Accept{});
  table.app.handle(Go{Screen::kStart});
  EXPECT_FALSE(table.on<StartView>()->open);
  table.app.handle(Go{Screen::kPast});
  table.app.handle(Search{"deleted"});
  table.app.handle(OpenPast{open_id});
  table.app.handle(BringBack{});
  table.app.handle(Go{Screen::kStart});
  EXPECT_TRUE(table.on<StartView>()->open);
}

TEST_F(PastSessions, FollowWhatIsRecordedMeanwhile) {
  put_three();
  TableDriver table{database_};
  table.app.handle(Go{Screen::kPast});
  EXPECT_EQ(list(table).count, "3 sessions");
  table.start_session({"Emil", "Fanny", "Gustav", "Hanna"});
  table.app.handle(Go{Screen::kPast});
  EXPECT_EQ(list(table).count, "4 sessions");
  table.app.handle(Search{"fanny open"});
  EXPECT_EQ(list(table).lines.size(), 1U);
}

// ---- a hand replayed

// Every posting of a hand, summed over the steps of its replay.
PerSeat<Amount> totals_by_steps(const session::Session& session, std::size_t hand) {
  Replay replay{session, hand};
  replay.go_to(replay.steps());
  const ReplayView last = replay.view({});
  PerSeat<Amount> totals(session.seats());
  for (const TableView::Place& place : last.table.places) {
    std::string text = place.total;
    std::erase(text, ',');
    totals[place.seat] = text.starts_with("−") ? -std::stoi(text.substr(3)) : std::stoi(text);
  }
  return totals;
}

TEST(Replaying, StepsThroughEveryHandThatWasEnteredTrickByTrick) {
  testing::ManySessions many{5};
  int replayed = 0;
  for (int made = 0; made < 110; ++made) {
    const session::Session session = many.next();
    PerSeat<Amount> totals = session::opening_totals(session);
    const session::SessionResult result = session::score(session);
    for (std::size_t hand = 0; hand < session.hands.size(); ++hand) {
      totals = session::totals_after(totals, result.hands[hand]);
      const session::HandContext context = session::context_of(session, hand);
      const games::Entry entry = games::entry({session.rules, context.deal, context.before, session.hands[hand].facts},
                                              session::names_of(context.players));
      ASSERT_EQ(can_replay(session, hand), entry.tricks_entered > 0) << session.id << " hand " << hand;
      if (entry.tricks_entered == 0) continue;
      ++replayed;
      Replay replay{session, hand};
      ASSERT_EQ(replay.steps(), entry.tricks_entered);
      for (int step = 0; step <= replay.steps(); ++step) {
        replay.go_to(step);
        const ReplayView view = replay.view({});
        int won = 0;
        for (const TableView::Place& place : view.table.places) won += place.tricks;
        ASSERT_LE(won, step);
        ASSERT_EQ(view.step, step);
      }
      const bool stops = !session.ended_at.empty() && hand + 1 == session.hands.size();
      if (!stops) {
        EXPECT_EQ(totals_by_steps(session, hand), totals) << session.id << " hand " << hand;
      }
    }
  }
  EXPECT_GT(replayed, 100);
}

// Tëtka: Boris takes the bum card, 7♣, in trick 1; trick 7 is Clara's, and so is the last.
TEST(Replaying, SaysWhatEachTrickWasAndBrought) {
  const testing::Scratch scratch;
  TableDriver table{scratch / "nullo.db"};
  table.start_session();
  table.type("7cb2c3d4hr3\n");
  table.app.handle(Go{Screen::kPast});
  table.app.handle(OpenPast{std::get<PastView>(table.app.view().screen).lines.front().id});
  ASSERT_TRUE(std::get<SessionView>(table.app.view().screen).opened->can_replay);
  table.app.handle(ReplayHand{});
  const auto now = [&table]() -> const ReplayView& { return std::get<ReplayView>(table.app.view().screen); };
  EXPECT_EQ(now().heading, "Before the first trick: Anna dealt");
  EXPECT_EQ(now().steps, 13);
  EXPECT_TRUE(now().whys.empty());
  EXPECT_EQ(now().table.places[1].total, "0");
  table.app.handle(GoToTrick{1});
  EXPECT_EQ(now().heading, "Trick 1 of 13 · Boris led");
  EXPECT_EQ(now().won, "Boris won it");
  ASSERT_EQ(now().cards.size(), 1U);
  EXPECT_EQ(to_text(now().cards[0].card), "7♣");
  ASSERT_EQ(now().whys.size(), 1U);
  EXPECT_NE(now().whys[0].text.find("+1 Boris"), std::string::npos);
  EXPECT_EQ(now().table.places[1].total, "1");
  EXPECT_EQ(now().table.places[1].hand, "+1");
  table.app.handle(TapTrick{6});
  EXPECT_EQ(now().heading, "Trick 7 of 13 · Clara led");
  EXPECT_EQ(now().won, "Clara won it · bum");
  EXPECT_NE(now().whys.at(0).text.find("+1 Clara"), std::string::npos);
  table.app.handle(GoToTrick{99});
  EXPECT_EQ(now().step, 13);
  EXPECT_EQ(now().over, "The hand is over.");
  for (const TableView::Place& place : now().table.places) EXPECT_FALSE(place.clickable);
  table.app.handle(Back{});
  EXPECT_TRUE(table.on<SessionView>());
}

TEST(Replaying, IsNotOfferedForAHandEnteredInSum) {
  auto read = document::read_session(
      R"({"format": "nullo.session", "version": 1, "game": "hearts", "players": ["A", "B", "C", "D"],
          "hands": [{"summary": {"hearts": [1, 2, 4, 6], "captured": {"QS": 3}}}]})");
  ASSERT_TRUE(read);
  EXPECT_FALSE(can_replay(read->session, 0));
}

}  // namespace
}  // namespace nullo::app
