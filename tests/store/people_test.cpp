#include "document/document.h"
#include "games/tetka/tetka.h"
#include "store_fixture.h"
#include "support/importing.h"
#include "text/kept.h"

namespace nullo::store {
namespace {

using Names = std::vector<std::string>;
using Refused = PeopleRefusal::Kind;

class People : public StoreTest {
 protected:
  session::Session create(const Names& names, const std::string& started_at) {
    session::Session session = RandomSessions{++seed_}.session(3);
    session.players = names;
    session.started_at = started_at;
    session.ended_at.clear();
    for (session::Hand& hand : session.hands) hand.players.clear();
    store_.create(session);
    return session;
  }

  // Somebody sits in from the last hand on; a row of the log.
  void sit_in(const session::Session& session, const Names& names) {
    session::Session after = session;
    const int last = static_cast<int>(after.hands.size()) - 1;
    const std::string before = document::write_hand(after.rules, after.hands.back());
    after.hands.back().players = names;
    store_.record(after, {last, before, document::write_hand(after.rules, after.hands.back()), "who sits where"});
  }

  Names players(const session::Session& session) { return store_.load(session.id).value().players; }
  Names last_players(const session::Session& session) { return store_.load(session.id).value().hands.back().players; }
  Names people() {
    Names names;
    for (const Person& person : store_.people()) names.push_back(person.name);
    return names;
  }
  void expect_sound() { EXPECT_EQ(store_.verify().problems, Names{}); }

  const Names four_{"Anna", "Boris", "Clara", "Dmitri"};
  std::uint32_t seed_ = 0;
  Store store_{path_, Access::kWrite};
};

TEST_F(People, AreListedWhoPlayedLastFirstWithTheirSessions) {
  create(four_, "2026-01-01T10:00:00Z");
  const session::Session young = create({"Eva", "Anna", "Fritz", "Boris"}, "2026-02-01T10:00:00Z");
  sit_in(young, {"Eva", "Gerd", "Fritz", "Boris"});
  EXPECT_EQ(people(), (Names{"Anna", "Boris", "Eva", "Fritz", "Gerd", "Clara", "Dmitri"}));
  const Person anna = store_.people().front();
  EXPECT_EQ(anna.sessions, 2);
  EXPECT_EQ(anna.last_played, "2026-02-01T10:00:00Z");
  EXPECT_EQ(anna.colour, std::nullopt);
  EXPECT_EQ(anna.also, Names{});
}

TEST_F(People, RenamedAreCalledSoInEverySessionAndAtEverySeat) {
  const session::Session old = create(four_, "2026-01-01T10:00:00Z");
  const session::Session other = create({"Eva", "Boris", "Fritz", "Clara"}, "2026-02-01T10:00:00Z");
  sit_in(other, {"Anna", "Boris", "Fritz", "Clara"});
  EXPECT_FALSE(store_.rename_person("Anna", "Anna K."));
  EXPECT_EQ(players(old), (Names{"Anna K.", "Boris", "Clara", "Dmitri"}));
  EXPECT_EQ(last_players(other), (Names{"Anna K.", "Boris", "Fritz", "Clara"}));
  EXPECT_EQ(store_.sessions().back().players.front(), "Anna K.");
  expect_sound();
}

TEST_F(People, ANameThatIsFreeBelongsToSomebodyNew) {
  const session::Session old = create(four_, "2026-01-01T10:00:00Z");
  EXPECT_FALSE(store_.rename_person("Anna", "Anna K."));
  const session::Session young = create({"Anna", "Anna K.", "Clara", "Dmitri"}, "2026-02-01T10:00:00Z");
  EXPECT_EQ(players(old).front(), "Anna K.");
  EXPECT_EQ(players(young), (Names{"Anna", "Anna K.", "Clara", "Dmitri"}));
  // The old name has gone to somebody else: the change cannot be undone.
  const auto refused = store_.step_people(true);
  ASSERT_TRUE(refused);
  EXPECT_EQ(refused->kind, Refused::kNameTaken);
  EXPECT_EQ(refused->name, "Anna");
  EXPECT_EQ(players(old).front(), "Anna K.");
  expect_sound();
}

TEST_F(People, AnOldTapUndoneBringsNoOldNameBack) {
  const session::Session session = create(four_, "2026-01-01T10:00:00Z");
  sit_in(session, {"Eva", "Boris", "Clara", "Dmitri"});
  session::Session stopped = store_.load(session.id).value();
  const auto whole = [](const session::Session& each) {
    return document::write_session(each, json::Writer::Style::kCompact);
  };
  const std::string before = whole(stopped);
  stopped.ended_at = "2026-01-01T12:00:00Z";
  store_.record(stopped, {std::nullopt, before, whole(stopped), "the players stop"});
  EXPECT_FALSE(store_.rename_person("Eva", "Eve"));
  EXPECT_FALSE(store_.rename_person("Anna", "Anna K."));
  for (const Logged& row : store_.log(session.id)) {
    for (const auto& text : {row.change.before, row.change.after}) {
      ASSERT_TRUE(text);
      EXPECT_EQ(text->find("\"Eva\""), std::string::npos) << *text;
      EXPECT_EQ(text->find("\"Anna\""), std::string::npos) << *text;
    }
  }
  const Logged row = store_.undo_row(session.id).value();
  const session::Session undone = document::read_session(*row.change.before)->session;
  EXPECT_EQ(undone.players.front(), "Anna K.");
  EXPECT_EQ(undone.hands.back().players.front(), "Eve");
  store_.undo(undone);
  EXPECT_EQ(store_.load(session.id), undone);
  expect_sound();
}

TEST_F(People, OnlyWhoSitsAtATableIsRenamedInADocument) {
  session::Session session = create(four_, "2026-01-01T10:00:00Z");
  const std::string before = document::write_hand(session.rules, session.hands.back());
  session.hands.back().note = "Anna";
  session.hands.back().players = {"Anna", "Eva", "Clara", "Dmitri"};
  store_.record(session, {2, before, document::write_hand(session.rules, session.hands.back()), "a note"});
  EXPECT_FALSE(store_.rename_person("Anna", "A \"quoted\" \\ name, Ελένη"));
  const session::Session now = store_.load(session.id).value();
  EXPECT_EQ(now.hands.back().note, "Anna");
  EXPECT_EQ(now.hands.back().players.front(), "A \"quoted\" \\ name, Ελένη");
  EXPECT_NE(store_.log(session.id).back().change.after->find(R"("note":"Anna")"), std::string::npos);
  expect_sound();
}

TEST_F(People, IsRenamedAtEveryHandOfALogAndInNoNoteThatLooksLikeSeats) {
  session::Session session = create(four_, "2026-01-01T10:00:00Z");
  const auto text = [&] { return document::write_session(session, json::Writer::Style::kCompact); };
  const std::string before = text();
  constexpr std::string_view kNote = R"("players":["Anna"])";
  session.note = kNote;
  const session::Hand hand = session.hands.front();
  session.hands.assign(40, hand);
  for (session::Hand& each : session.hands) each.players = {"Boris", "Anna", "Clara", "A ] \"b\\"};
  session.rules = tetka::Rules{.orbits = 20};
  store_.record(session, {std::nullopt, before, text(), "many hands"});
  EXPECT_FALSE(store_.rename_person("Anna", "Ann \"]\" \\ x"));
  for (session::Hand& each : session.hands) each.players[1] = "Ann \"]\" \\ x";
  session.players.front() = "Ann \"]\" \\ x";
  EXPECT_EQ(store_.load(session.id), session);
  EXPECT_EQ(store_.log(session.id).back().change.after, text());
  expect_sound();
}

TEST_F(People, ANameThatSomebodyElseHasIsRefused) {
  create(four_, "2026-01-01T10:00:00Z");
  const auto refused = store_.rename_person("Anna", "Boris");
  ASSERT_TRUE(refused);
  EXPECT_EQ(refused->kind, Refused::kNameTaken);
  EXPECT_EQ(refused->name, "Boris");
  EXPECT_EQ(store_.rename_person("Nobody", "Eva")->kind, Refused::kUnknown);
  EXPECT_EQ(store_.people_undo_label(), "");
}

TEST_F(People, MergedAreOnePersonInEverySession) {
  const session::Session old = create({"Ana", "Boris", "Clara", "Dmitri"}, "2026-01-01T10:00:00Z");
  const session::Session young = create(four_, "2026-02-01T10:00:00Z");
  EXPECT_FALSE(store_.merge_people("Ana", "Anna"));
  EXPECT_EQ(players(old), four_);
  EXPECT_EQ(people(), four_);
  EXPECT_EQ(store_.people().front().sessions, 2);
  EXPECT_EQ(store_.people().front().also, Names{"Ana"});
  // The other name means the same person.
  const session::Session third = create({"Dmitri", "Clara", "Boris", "Ana"}, "2026-03-01T10:00:00Z");
  EXPECT_EQ(players(third).back(), "Anna");
  EXPECT_EQ(store_.people().size(), 4U);
  expect_sound();
  EXPECT_FALSE(store_.split_person("Ana"));
  EXPECT_EQ(players(old).front(), "Ana");
  EXPECT_EQ(players(young).front(), "Anna");
  EXPECT_EQ(players(third).back(), "Anna");
  expect_sound();
}

TEST_F(People, HaveTheirPresentNamesInSeasons) {
  create({"Ana", "Boris", "Clara", "Dmitri"}, "2026-01-01T10:00:00Z");
  create(four_, "2026-02-01T10:00:00Z");
  store_.keep_season({.id = "00000000-0000-4000-8000-000000000001",
                      .name = "Cup",
                      .people = {"Ana", "Boris", "Anna", "Ida"},
                      .place_points = {1},
                      .adjustments = {{"Ana", 2, ""}, {"Boris", -1, ""}}});
  const auto said = [&] {
    const standings::Season season = store_.seasons().front();
    Names names = season.people;
    for (const standings::Adjustment& each : season.adjustments) names.push_back(each.person);
    return names;
  };
  EXPECT_FALSE(store_.rename_person("Boris", "Bob"));
  EXPECT_EQ(said(), (Names{"Ana", "Bob", "Anna", "Ida", "Ana", "Bob"}));
  EXPECT_FALSE(store_.merge_people("Ana", "Anna"));
  EXPECT_EQ(said(), (Names{"Anna", "Bob", "Ida", "Anna", "Bob"}));
  EXPECT_FALSE(store_.step_people(true));
  EXPECT_EQ(said(), (Names{"Ana", "Bob", "Anna", "Ida", "Ana", "Bob"}));
  EXPECT_FALSE(store_.step_people(true));
  EXPECT_EQ(said(), (Names{"Ana", "Boris", "Anna", "Ida", "Ana", "Boris"}));
  EXPECT_FALSE(store_.rename_person("Ana", "Boris 2"));
  EXPECT_EQ(said(), (Names{"Boris 2", "Boris", "Anna", "Ida", "Boris 2", "Boris"}));
}

TEST_F(People, WhoIsMergedTakesTheirOtherNamesAlong) {
  for (const char* name : {"Ana", "Ann", "Anna"}) create({name, "Boris", "Clara", "Dmitri"}, "2026-01-01T10:00:00Z");
  EXPECT_FALSE(store_.merge_people("Ann", "Ana"));
  EXPECT_FALSE(store_.merge_people("Ana", "Anna"));
  EXPECT_EQ(store_.people().front().also, (Names{"Ana", "Ann"}));
  EXPECT_EQ(number(path_,
                   "SELECT count(*) FROM player JOIN player AS person ON person.id = player.merged_into "
                   "WHERE person.merged_into IS NOT NULL"),
            0);
  EXPECT_FALSE(store_.step_people(true));
  EXPECT_EQ(people(), (Names{"Anna", "Boris", "Clara", "Dmitri", "Ana"}));
  EXPECT_EQ(store_.people().back().also, Names{"Ann"});
  expect_sound();
}

TEST_F(People, MergingAndSplittingLeavesAWholeSessionAsItWas) {
  session::Session session = create({"Ana", "Boris", "Clara", "Dmitri"}, "2026-01-01T10:00:00Z");
  create(four_, "2026-02-01T10:00:00Z");
  sit_in(session, {"Boris", "Ana", "Clara", "Dmitri"});
  session = store_.load(session.id).value();
  EXPECT_FALSE(store_.merge_people("Ana", "Anna"));
  // The session was corrected as a whole meanwhile, under the name that is in use now.
  session::Session now = store_.load(session.id).value();
  EXPECT_EQ(now.hands.back().players[1], "Anna");
  const std::string before = document::write_session(now, json::Writer::Style::kCompact);
  now.note = "corrected";
  store_.record(now, {std::nullopt, before, document::write_session(now, json::Writer::Style::kCompact), "a note"});
  expect_sound();
  EXPECT_FALSE(store_.split_person("Ana"));
  session.note = "corrected";
  EXPECT_EQ(store_.load(session.id), session);
  const Logged row = store_.undo_row(session.id).value();
  EXPECT_EQ(document::read_session(*row.change.after)->session, session);
  expect_sound();
}

TEST_F(People, WhoSatTogetherIsNotOnePerson) {
  create({"Ana", "Boris", "Clara", "Dmitri"}, "2026-01-01T10:00:00Z");
  const session::Session both = create({"Eva", "Anna", "Clara", "Dmitri"}, "2026-02-01T10:00:00Z");
  sit_in(both, {"Ana", "Anna", "Clara", "Dmitri"});
  const auto refused = store_.merge_people("Ana", "Anna");
  ASSERT_TRUE(refused);
  EXPECT_EQ(refused->kind, Refused::kSatTogether);
  EXPECT_EQ(refused->session, both.id);
  EXPECT_EQ(people().size(), 6U);
  EXPECT_EQ(store_.people_undo_label(), "");
  expect_sound();
}

TEST_F(People, ADocumentThatSeatsOnePersonTwiceIsRefusedWhole) {
  create({"Ana", "Boris", "Clara", "Dmitri"}, "2026-01-01T10:00:00Z");
  create(four_, "2026-01-02T10:00:00Z");
  EXPECT_FALSE(store_.merge_people("Ana", "Anna"));
  session::Session both = RandomSessions{77}.session(2);
  both.players = {"Anna", "Boris", "Ana", "Eva"};
  for (session::Hand& hand : both.hands) hand.players.clear();
  both.hands.back().players = {"Ana", "Boris", "Clara", "Anna"};
  const auto present = store_.in_present_names(session::HeldHands{both});
  ASSERT_FALSE(present);
  const std::vector<Fault> faults = present.error().kept();
  ASSERT_EQ(faults.size(), 2U);
  EXPECT_EQ(to_string(faults[0]),
            "/players/2: expected another person than \"Anna\", found \"Ana\", which is the same person");
  EXPECT_EQ(faults[1].at, "/hands/1/players/3");
  session::Session fine = RandomSessions{78}.session(1);
  EXPECT_TRUE(error_of([&] { testing::import_all(store_, {fine, both}); }));
  EXPECT_EQ(store_.load(fine.id), std::nullopt);
  EXPECT_EQ(number(path_, "SELECT count(*) FROM player WHERE name = 'Eva'"), 0);
  expect_sound();
}

TEST_F(People, APersonMayTakeTheirOtherName) {
  const session::Session old = create({"Ana", "Boris", "Clara", "Dmitri"}, "2026-01-01T10:00:00Z");
  create(four_, "2026-02-01T10:00:00Z");
  EXPECT_FALSE(store_.merge_people("Ana", "Anna"));
  EXPECT_FALSE(store_.rename_person("Anna", "Ana"));
  EXPECT_EQ(people().front(), "Ana");
  EXPECT_EQ(store_.people().front().also, Names{"Anna"});
  EXPECT_EQ(players(old).front(), "Ana");
  EXPECT_FALSE(store_.step_people(true));
  EXPECT_EQ(store_.people().front().also, Names{"Ana"});
  expect_sound();
}

TEST_F(People, ChangesAreUndoneAndRedoneAlsoAfterARestart) {
  create({"Ana", "Boris", "Clara", "Dmitri"}, "2026-01-01T10:00:00Z");
  create(four_, "2026-02-01T10:00:00Z");
  EXPECT_FALSE(store_.set_person_look("Anna", 3, "A."));
  EXPECT_FALSE(store_.merge_people("Ana", "Anna"));
  EXPECT_FALSE(store_.rename_person("Anna", "Anna K."));
  store_ = Store{scratch_ / "other.db", Access::kWrite};  // closes the first one
  store_ = Store{path_, Access::kWrite};
  EXPECT_EQ(text::said_again(store_.people_undo_label()), "Anna renamed to Anna K.");
  EXPECT_FALSE(store_.step_people(true));
  EXPECT_EQ(text::said_again(store_.people_undo_label()), "Ana merged into Anna");
  EXPECT_EQ(text::said_again(store_.people_redo_label()), "Anna renamed to Anna K.");
  EXPECT_FALSE(store_.step_people(true));
  EXPECT_EQ(people(), (Names{"Anna", "Boris", "Clara", "Dmitri", "Ana"}));
  EXPECT_EQ(store_.people().front().colour, 3);
  EXPECT_FALSE(store_.step_people(true));
  EXPECT_EQ(store_.people().front().colour, std::nullopt);
  EXPECT_EQ(store_.people_undo_label(), "");
  for (int step = 0; step < 3; ++step) EXPECT_FALSE(store_.step_people(false));
  EXPECT_EQ(people(), (Names{"Anna K.", "Boris", "Clara", "Dmitri"}));
  EXPECT_EQ(store_.people().front().short_name, "A.");
  EXPECT_EQ(store_.people_redo_label(), "");
  EXPECT_FALSE(store_.step_people(true));
  EXPECT_FALSE(store_.set_person_look("Boris", 1, ""));
  EXPECT_EQ(store_.people_redo_label(), "");
  expect_sound();
}

TEST_F(People, AMergeIsNotRedoneOnceBothHaveSatTogether) {
  create({"Ana", "Boris", "Clara", "Dmitri"}, "2026-01-01T10:00:00Z");
  create(four_, "2026-02-01T10:00:00Z");
  EXPECT_FALSE(store_.merge_people("Ana", "Anna"));
  EXPECT_FALSE(store_.step_people(true));
  const session::Session both = create({"Ana", "Anna", "Clara", "Dmitri"}, "2026-03-01T10:00:00Z");
  const auto refused = store_.step_people(false);
  ASSERT_TRUE(refused);
  EXPECT_EQ(refused->kind, Refused::kSatTogether);
  EXPECT_EQ(refused->session, both.id);
  EXPECT_EQ(players(both), (Names{"Ana", "Anna", "Clara", "Dmitri"}));
  expect_sound();
}

TEST_F(People, AreWhatVerifyLooksAt) {
  create(four_, "2026-01-01T10:00:00Z");
  sql(path_, "UPDATE player SET merged_into = 1 WHERE id = 2; UPDATE player SET merged_into = 2 WHERE id = 3");
  const Names problems = store_.verify().problems;
  EXPECT_NE(std::ranges::find(problems, "Clara is noted as another name of a name, not of a person."), problems.end());
}

}  // namespace
}  // namespace nullo::store
