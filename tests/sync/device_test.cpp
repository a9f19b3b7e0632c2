#include <algorithm>
#include <filesystem>

#include "devices.h"
#include "text/kept.h"

namespace nullo::sync {
namespace {

using testing::RandomSessions;
using testing::Scratch;

class ADevice : public ::testing::Test {
 protected:
  // A session that both have.
  std::string shared_session() {
    const session::Session session = RandomSessions{1}.session(2);
    laptop_.store().create(session);
    EXPECT_TRUE(laptop_.meet());
    EXPECT_TRUE(phone_.meet());
    return session.id;
  }
  // The same, changed on both before they met again.
  std::string forked_session() {
    const std::string id = shared_session();
    laptop_.note(id, "laptop");
    phone_.note(id, "phone");
    EXPECT_TRUE(laptop_.meet());
    EXPECT_TRUE(phone_.meet());
    EXPECT_TRUE(laptop_.meet());
    return id;
  }
  Faults choose(TestDevice& at, const std::string& id, Keep keep) {
    return settle(at.store(), id, at.store().sides(id).front().tip.revision, keep);
  }

  void SetUp() override {
    laptop_.pair();
    phone_.pair();
  }

  Scratch scratch_;
  TestHub hub_{scratch_ / "hub.db"};
  TestDevice laptop_{scratch_ / "laptop.db", "laptop", hub_};
  TestDevice phone_{scratch_ / "phone.db", "phone", hub_};
};

TEST_F(ADevice, InNoClubAsksNothingAndNotesNothing) {
  TestDevice alone{scratch_ / "alone.db", "alone", hub_};
  alone.store().create(RandomSessions{2}.session(1));
  EXPECT_FALSE(alone.device().next());
  EXPECT_TRUE(alone.store().sessions_to_tell(10).empty());
}

TEST_F(ADevice, GetsTheSessionsOfTheOthers) {
  const std::string id = shared_session();
  EXPECT_EQ(phone_.load(id), laptop_.load(id));
  EXPECT_EQ(phone_.device().taken(), 1);
}

TEST_F(ADevice, TellsWhatItHadBeforeItWasPaired) {
  TestDevice third{scratch_ / "third.db", "third", hub_};
  const session::Session session = RandomSessions{3}.session(3);
  third.store().create(session);
  third.pair();
  ASSERT_TRUE(third.meet());
  ASSERT_TRUE(phone_.meet());
  EXPECT_EQ(phone_.load(session.id), session);
}

TEST_F(ADevice, TakesOverChangesAndCanUndoThem) {
  const std::string id = shared_session();
  const session::Session before = phone_.load(id);
  laptop_.note(id, "wine");
  ASSERT_TRUE(laptop_.meet());
  ASSERT_TRUE(phone_.meet());
  EXPECT_EQ(phone_.note_of(id), laptop_.note_of(id));
  EXPECT_TRUE(phone_.store().sides(id).empty());
  const std::optional<store::Logged> row = phone_.store().undo_row(id);
  ASSERT_TRUE(row);
  EXPECT_EQ(text::said_again(row->change.label), "what came from laptop");
  phone_.store().undo(before);
  ASSERT_TRUE(phone_.meet());
  ASSERT_TRUE(laptop_.meet());
  EXPECT_EQ(laptop_.load(id), before);
}

TEST_F(ADevice, TakesDeletingBringingBackAndChipsAlong) {
  const std::string id = shared_session();
  laptop_.store().delete_session(id);
  ASSERT_TRUE(laptop_.meet());
  ASSERT_TRUE(phone_.meet());
  EXPECT_TRUE(phone_.store().is_deleted(id));
  phone_.store().bring_back(id);
  ASSERT_TRUE(phone_.meet());
  ASSERT_TRUE(laptop_.meet());
  EXPECT_FALSE(laptop_.store().is_deleted(id));
}

TEST_F(ADevice, TakesANewNameAlong) {
  const std::string id = shared_session();
  const std::string name = laptop_.load(id).players.front();
  ASSERT_FALSE(laptop_.store().rename_person(name, "Somebody Else"));
  ASSERT_TRUE(laptop_.meet());
  ASSERT_TRUE(phone_.meet());
  EXPECT_EQ(phone_.load(id).players.front(), "Somebody Else");
}

TEST_F(ADevice, TakesAlongThatTwoNamesAreOnePerson) {
  session::Session session = laptop_.load(shared_session());
  const std::string name = session.players.front();
  session.id = "5a1f7a52-3c1e-4f0f-8a2e-6d0c5a3b9e11";
  session.players.front() = "Somebody Else";
  laptop_.store().create(session);
  ASSERT_TRUE(laptop_.meet());
  ASSERT_TRUE(phone_.meet());
  ASSERT_EQ(phone_.load(session.id).players.front(), "Somebody Else");
  ASSERT_FALSE(laptop_.store().merge_people("Somebody Else", name));
  ASSERT_TRUE(laptop_.meet());
  ASSERT_TRUE(phone_.meet());
  EXPECT_EQ(phone_.load(session.id).players.front(), name);
  EXPECT_EQ(std::ranges::count(phone_.store().people(), "Somebody Else", &store::Person::name), 0);
}

TEST_F(ADevice, KeepsBothWhereTwoChangedASessionBeforeTheyMet) {
  const std::string id = forked_session();
  EXPECT_EQ(laptop_.store().forked(), std::vector{id});
  EXPECT_EQ(phone_.store().forked(), std::vector{id});
  EXPECT_TRUE(laptop_.note_of(id).ends_with("laptop"));
  EXPECT_TRUE(phone_.note_of(id).ends_with("phone"));
  EXPECT_FALSE(laptop_.store().sides(id).front().trunk);
  EXPECT_TRUE(phone_.store().sides(id).front().trunk);
}

TEST_F(ADevice, CanGoOnWhileNobodyHasChosenYet) {
  const std::string id = forked_session();
  phone_.note(id, "more");
  ASSERT_TRUE(phone_.meet());
  ASSERT_TRUE(laptop_.meet());
  ASSERT_EQ(laptop_.store().sides(id).size(), 1U);
  EXPECT_NE(laptop_.store().sides(id).front().tip.content.document.find("phone more"), std::string::npos);
}

struct Choice {
  bool at_laptop;  // whose change the hub heard first
  Keep keep;
  const char* kept;
};
class AFork : public ADevice, public ::testing::WithParamInterface<Choice> {};

TEST_P(AFork, EndsAsSomebodyChoosesOnAllDevices) {
  const std::string id = forked_session();
  TestDevice& at = GetParam().at_laptop ? laptop_ : phone_;
  ASSERT_TRUE(choose(at, id, GetParam().keep).empty());
  ASSERT_TRUE(at.meet());
  ASSERT_TRUE(laptop_.meet());
  ASSERT_TRUE(phone_.meet());
  for (TestDevice* device : {&laptop_, &phone_}) {
    EXPECT_TRUE(device->note_of(id).ends_with(GetParam().kept)) << device->note_of(id);
    EXPECT_TRUE(device->store().forked().empty());
    EXPECT_EQ(device->store().sessions().size(), GetParam().keep == Keep::kBoth ? 2U : 1U);
  }
  if (GetParam().keep != Keep::kBoth) return;
  for (const store::Listed& listed : laptop_.store().sessions()) {
    if (listed.id == id) continue;
    EXPECT_TRUE(listed.note.ends_with("phone; as phone had it")) << listed.note;
  }
}

INSTANTIATE_TEST_SUITE_P(All, AFork,
                         ::testing::Values(Choice{true, Keep::kMine, "laptop"}, Choice{true, Keep::kTheirs, "phone"},
                                           Choice{true, Keep::kBoth, "laptop"}, Choice{false, Keep::kMine, "phone"},
                                           Choice{false, Keep::kTheirs, "laptop"},
                                           Choice{false, Keep::kBoth, "laptop"}));

TEST_F(ADevice, IsNotAskedWhereTwoDidTheSame) {
  const std::string id = shared_session();
  laptop_.note(id, "wine");
  phone_.note(id, "wine");
  ASSERT_TRUE(laptop_.meet());
  ASSERT_TRUE(phone_.meet());
  EXPECT_TRUE(phone_.store().forked().empty());
  phone_.note(id, "cheese");
  ASSERT_TRUE(phone_.meet());
  ASSERT_TRUE(laptop_.meet());
  EXPECT_TRUE(laptop_.store().forked().empty());
  EXPECT_TRUE(laptop_.note_of(id).ends_with("wine cheese"));
}

TEST_F(ADevice, SaysThatOnlyAToldSessionCanBeChosenAbout) {
  const std::string id = forked_session();
  laptop_.note(id, "more");
  EXPECT_FALSE(choose(laptop_, id, Keep::kMine).empty());
}

TEST_F(ADevice, TakesNoAnswerTwiceAndNoneThatComesLate) {
  const std::string id = shared_session();
  laptop_.note(id, "one");
  const std::optional<Request> lost = laptop_.device().next();
  const Reply late = hub_.answer(laptop_.token(), *lost);
  const std::optional<Request> again = laptop_.device().next();
  const Reply reply = hub_.answer(laptop_.token(), *again);
  EXPECT_EQ(laptop_.device().hear(lost->number, late.status, late.body), Heard::kGoOn);
  EXPECT_EQ(laptop_.store().untold_sessions(), 1);
  EXPECT_EQ(laptop_.device().hear(again->number, reply.status, reply.body), Heard::kGoOn);
  EXPECT_EQ(laptop_.device().hear(again->number, reply.status, reply.body), Heard::kGoOn);
  EXPECT_EQ(laptop_.device().told(), 2);
  ASSERT_TRUE(laptop_.meet());
  ASSERT_TRUE(phone_.meet());
  EXPECT_TRUE(phone_.note_of(id).ends_with("one"));
}

TEST_F(ADevice, SaysThatTheHubForgotIt) {
  laptop_.store().create(RandomSessions{4}.session(1));
  ASSERT_TRUE(hub_.club().revoke("laptop", kNow));
  const std::optional<Request> request = laptop_.device().next();
  EXPECT_EQ(laptop_.device().hear(request->number, 401, ""), Heard::kUnknownHere);
  EXPECT_EQ(laptop_.store().untold_sessions(), 1);
}

TEST_F(ADevice, SaysWhatAnAnswerIsThatNoHubGives) {
  const std::string before = shared_session();
  for (const char* body : {"", "<html>", "{}", "{\"answers\":[]}", "{\"sessions\":[]}"}) {
    laptop_.note(before, "x");
    const std::optional<Request> request = laptop_.device().next();
    EXPECT_EQ(laptop_.device().hear(request->number, 200, body), Heard::kNotUnderstood) << body;
    EXPECT_NE(laptop_.device().trouble(), "");
  }
  ASSERT_TRUE(laptop_.meet());
  EXPECT_EQ(laptop_.store().untold_sessions(), 0);
}

TEST_F(ADevice, TellsARestoredHubWhatItLost) {
  const std::string id = shared_session();
  hub_.back_up(scratch_ / "old.db");
  laptop_.note(id, "one");
  ASSERT_TRUE(laptop_.meet());
  ASSERT_TRUE(phone_.meet());
  phone_.note(id, "two");
  ASSERT_TRUE(phone_.meet());
  hub_.restore(scratch_ / "old.db");
  ASSERT_TRUE(laptop_.meet());  // behind the phone, ahead of the hub
  ASSERT_TRUE(phone_.meet());
  ASSERT_TRUE(laptop_.meet());
  for (TestDevice* device : {&laptop_, &phone_}) {
    EXPECT_TRUE(device->store().forked().empty()) << device->name();
    EXPECT_TRUE(device->note_of(id).ends_with("one two")) << device->note_of(id);
  }
}

TEST_F(ADevice, WritesNothingWhereNothingIsNew) {
  (void)shared_session();
  ASSERT_TRUE(laptop_.meet());
  const store::Store::ChangeMark before = laptop_.store().change_mark();
  ASSERT_TRUE(laptop_.meet());
  EXPECT_TRUE(laptop_.store().change_mark() == before);
}

TEST_F(ADevice, KeepsWhatTheHubRefusesAndTellsItOnceItChanged) {
  const std::string id = shared_session();
  laptop_.note(id, "here");
  const Request request = laptop_.device().next().value();
  const std::vector<club::Revision> refused = club::read_push(request.body).value();
  Faults why;
  why.add({"/note", "another note", "this one"});
  const std::vector<club::Answered> answers{{refused.front().id, club::Place::kRefused, why}};
  EXPECT_EQ(laptop_.device().hear(request.number, 200, club::write_answered(answers)), Heard::kGoOn);
  ASSERT_EQ(laptop_.store().with_trouble().size(), 1U);
  phone_.note(id, "phone");
  ASSERT_TRUE(phone_.meet());
  ASSERT_TRUE(laptop_.meet());
  EXPECT_TRUE(laptop_.note_of(id).ends_with("here")) << "nothing is written over it";
  laptop_.note(id, "again");
  ASSERT_TRUE(laptop_.meet());
  EXPECT_TRUE(laptop_.store().with_trouble().empty());
  EXPECT_EQ(laptop_.store().forked(), std::vector{id});
}

TEST_F(ADevice, TakesNoChipsOfSeatsThatAreNotThere) {
  const std::string id = shared_session();
  club::Content content = *laptop_.store().content(id);
  content.handed.push_back({Account::of(Seat{9}), Account::pot(1), 3});
  EXPECT_FALSE(phone_.store().adopt(id, content, "").empty());
}

TEST_F(ADevice, TakesThePenAndSeesWhoHasIt) {
  const std::string id = shared_session();
  take_pen(phone_.store(), id);
  ASSERT_TRUE(phone_.meet());
  ASSERT_TRUE(laptop_.meet());
  EXPECT_EQ(laptop_.store().shared(id).pen, "phone");
  EXPECT_EQ(laptop_.device().pens_moved(), 1);
  EXPECT_EQ(phone_.store().shared(id).pen, "");
  EXPECT_FALSE(phone_.store().shared(id).wants_pen);
  // What is entered meanwhile is told first, and nothing of it is lost when the pen goes back.
  phone_.note(id, "phone");
  take_pen(laptop_.store(), id);
  ASSERT_TRUE(phone_.meet());
  ASSERT_TRUE(laptop_.meet());
  ASSERT_TRUE(phone_.meet());
  EXPECT_EQ(phone_.store().shared(id).pen, "laptop");
  EXPECT_EQ(laptop_.store().shared(id).pen, "");
  EXPECT_EQ(laptop_.note_of(id), phone_.note_of(id));
}

TEST_F(ADevice, TakesThePenOfASessionThatTheHubHasYetToHearOf) {
  const session::Session session = RandomSessions{4}.session(1);
  laptop_.store().create(session);
  take_pen(laptop_.store(), session.id);
  EXPECT_EQ(laptop_.store().untold_sessions(), 1);
  ASSERT_TRUE(laptop_.meet());
  ASSERT_TRUE(phone_.meet());
  EXPECT_EQ(phone_.store().shared(session.id).pen, "laptop");
}

TEST_F(ADevice, AsAGuestTellsAndGetsOneSession) {
  const std::string id = shared_session();
  laptop_.store().create(RandomSessions{5}.session(1));
  ASSERT_TRUE(laptop_.meet());
  TestDevice guest{scratch_ / "guest.db", "guest", hub_};
  const session::Session own = RandomSessions{6}.session(1);
  guest.store().create(own);
  guest.pair(id);
  ASSERT_TRUE(guest.meet());
  EXPECT_EQ(guest.load(id), laptop_.load(id));
  EXPECT_EQ(guest.store().count_sessions(), 2);
  guest.note(own.id, "private");
  guest.store().create(RandomSessions{7}.session(1));
  EXPECT_EQ(guest.store().untold_sessions(), 0);
  guest.note(id, "guest");
  EXPECT_EQ(guest.store().untold_sessions(), 1);
  ASSERT_TRUE(guest.meet());
  ASSERT_TRUE(laptop_.meet());
  EXPECT_EQ(laptop_.note_of(id), guest.note_of(id));
  EXPECT_EQ(laptop_.store().count_sessions(), 2);
}

// ---- how people look, and a table's own rules

TEST_F(ADevice, TellsHowPeopleLook) {
  const std::string name = laptop_.load(shared_session()).players.front();
  ASSERT_FALSE(laptop_.store().set_person_look(name, 7, "Zo"));
  ASSERT_TRUE(laptop_.meet());
  ASSERT_TRUE(phone_.meet());
  const auto person = [&](TestDevice& device) {
    const std::vector<store::Person> people = device.store().people();
    return *std::ranges::find(people, name, &store::Person::name);
  };
  EXPECT_EQ(person(phone_).colour, 7);
  EXPECT_EQ(person(phone_).short_name, "Zo");
  EXPECT_EQ(phone_.device().habits_taken(), 1);
  ASSERT_FALSE(phone_.store().set_person_look(name, std::nullopt, ""));
  ASSERT_TRUE(phone_.meet());
  ASSERT_TRUE(laptop_.meet());
  EXPECT_FALSE(person(laptop_).colour);
  EXPECT_EQ(person(laptop_).short_name, "");
}

TEST_F(ADevice, TellsTheRulesOfATableAndThatTheyAreForgotten) {
  const auto names = [](TestDevice& device) {
    std::vector<std::string> all;
    for (const store::OwnRules& each : device.store().own_rules("tetka").rules) all.push_back(each.name);
    return all;
  };
  laptop_.store().keep_own_rules("Friday", tetka::Rules{}, 4);
  ASSERT_TRUE(laptop_.meet());
  ASSERT_TRUE(phone_.meet());
  EXPECT_EQ(names(phone_), std::vector<std::string>{"Friday"});
  phone_.store().forget_own_rules("tetka", "Friday");
  ASSERT_TRUE(phone_.meet());
  ASSERT_TRUE(laptop_.meet());
  EXPECT_TRUE(names(laptop_).empty());
}

// What the club has goes first; but nobody loses rules that were kept.
TEST_F(ADevice, KeepsItsRulesUnderAnotherNameWhereTheClubHasOthers) {
  const auto kept = [](TestDevice& device) {
    std::vector<std::string> all;
    for (const store::OwnRules& each : device.store().own_rules("tetka").rules)
      all.push_back(fmt::format("{} for {}", each.name, each.seats));
    return all;
  };
  laptop_.store().keep_own_rules("Friday", tetka::Rules{}, 4);
  ASSERT_TRUE(laptop_.meet());
  TestDevice third{scratch_ / "third.db", "third", hub_};
  third.store().keep_own_rules("Friday", tetka::Rules{}, 5);
  third.store().keep_own_rules("Sunday", tetka::Rules{}, 3);
  third.pair();
  ASSERT_TRUE(third.meet());
  ASSERT_TRUE(laptop_.meet());
  const std::vector<std::string> all{"Friday for 4", "Friday 2 for 5", "Sunday for 3"};
  EXPECT_EQ(kept(third), all);
  EXPECT_EQ(kept(laptop_), all);
}

TEST_F(ADevice, TellsSeasonsAndThatTheyAreDeleted) {
  standings::Season season{.id = "00000000-0000-4000-8000-000000000001",
                           .name = "Winter league",
                           .counts = standings::Season::Counts::kPoints,
                           .adjustments = {{"Anna", -2, "late"}}};
  laptop_.store().keep_season(season);
  ASSERT_TRUE(laptop_.meet());
  ASSERT_TRUE(phone_.meet());
  EXPECT_EQ(phone_.store().seasons(), std::vector{season});
  season.name = "Summer league";
  phone_.store().keep_season(season);
  ASSERT_TRUE(phone_.meet());
  ASSERT_TRUE(laptop_.meet());
  EXPECT_EQ(laptop_.store().seasons(), std::vector{season});
  laptop_.store().delete_season(season.id);
  ASSERT_TRUE(laptop_.meet());
  ASSERT_TRUE(phone_.meet());
  EXPECT_TRUE(phone_.store().seasons().empty());
}

TEST_F(ADevice, TellsThePlanOfAnEvening) {
  draws::Plan plan{.began = "2026-11-30T18:00:00Z", .people = {"Anna", "Boris", "Clara"}};
  laptop_.store().keep_club_evening(plan);
  ASSERT_TRUE(laptop_.meet());
  ASSERT_TRUE(phone_.meet());
  EXPECT_EQ(phone_.store().club_evening(), plan);
  plan.people.emplace_back("Dmitri");
  phone_.store().keep_club_evening(plan);
  ASSERT_TRUE(phone_.meet());
  ASSERT_TRUE(laptop_.meet());
  EXPECT_EQ(laptop_.store().club_evening(), plan);
}

TEST_F(ADevice, WhoeverComesIntoTheClubTakesOverItsEvening) {
  const draws::Plan of_club{.began = "2026-11-30T18:00:00Z", .people = {"Anna", "Boris", "Clara"}};
  laptop_.store().keep_club_evening(of_club);
  ASSERT_TRUE(laptop_.meet());
  for (const char* began : {"2026-11-23T18:00:00Z", "2026-11-30T18:30:00Z"}) {
    TestDevice third{scratch_ / (std::string{began}.substr(8, 2) + std::string{began}.substr(14, 2) + ".db"), began,
                     hub_};
    third.store().keep_club_evening({.began = began, .people = {"Zoë"}});
    third.pair();
    ASSERT_TRUE(third.meet());
    ASSERT_TRUE(laptop_.meet());
    EXPECT_EQ(third.store().club_evening(), of_club) << "another one of " << began;
    EXPECT_EQ(laptop_.store().club_evening(), of_club);
  }
}

TEST_F(ADevice, TellsASeasonThatItHadBeforeItWasPaired) {
  TestDevice third{scratch_ / "third.db", "third", hub_};
  const standings::Season season{.id = "00000000-0000-4000-8000-000000000002", .name = "Cup", .place_points = {3, 1}};
  third.store().keep_season(season);
  third.pair();
  ASSERT_TRUE(third.meet());
  ASSERT_TRUE(phone_.meet());
  EXPECT_EQ(phone_.store().seasons(), std::vector{season});
}

// A hundred long ones are more than one request may have.
TEST_F(ADevice, TellsManyLongSeasonsInSeveralPieces) {
  constexpr int kMany = 100;
  for (int i = 0; i < kMany; ++i) {
    standings::Season season{.id = fmt::format("00000000-0000-4000-8000-{:012}", i), .name = fmt::format("Cup {}", i)};
    season.place_points = {1};
    for (int j = 0; j < 20; ++j) season.adjustments.push_back({"Anna", j, std::string(1'000, '"')});
    laptop_.store().keep_season(season);
  }
  ASSERT_TRUE(laptop_.meet());
  ASSERT_TRUE(phone_.meet());
  EXPECT_EQ(phone_.store().seasons(), laptop_.store().seasons());
}

TEST_F(ADevice, TellsARestoredHubTheHabitsThatItLost) {
  const std::string name = laptop_.load(shared_session()).players.front();
  ASSERT_FALSE(laptop_.store().set_person_look(name, 1, ""));
  ASSERT_TRUE(laptop_.meet());
  hub_.back_up(scratch_ / "old.db");
  ASSERT_FALSE(laptop_.store().set_person_look(name, 2, ""));
  ASSERT_TRUE(laptop_.meet());
  hub_.restore(scratch_ / "old.db");
  ASSERT_TRUE(laptop_.meet());
  EXPECT_EQ(hub_.club().changes(0, 100).habits,
            (std::vector<club::Habit>{{"", name, club::write_look({.colour = 2})}}));
}

TEST_F(ADevice, TellsNoHabitsAsAGuest) {
  const std::string id = shared_session();
  TestDevice guest{scratch_ / "guest.db", "guest", hub_};
  guest.store().keep_own_rules("Friday", tetka::Rules{}, 4);
  guest.pair(id);
  guest.store().keep_own_rules("Sunday", tetka::Rules{}, 4);
  ASSERT_TRUE(guest.meet());
  EXPECT_TRUE(hub_.club().changes(0, 100).habits.empty());
}

TEST_F(ADevice, StaysWithItsSessionsWhenItLeaves) {
  const std::string id = shared_session();
  phone_.store().leave();
  EXPECT_FALSE(phone_.device().next());
  EXPECT_EQ(phone_.load(id), laptop_.load(id));
  phone_.pair();
  ASSERT_TRUE(phone_.meet());
  EXPECT_TRUE(phone_.store().forked().empty());
}

}  // namespace
}  // namespace nullo::sync
