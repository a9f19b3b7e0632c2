#include "club/club.h"

#include <fstream>
#include <set>
#include <sstream>
#include <thread>

#include <SQLiteCpp/SQLiteCpp.h>
#include <fmt/format.h>
#include <gtest/gtest.h>
#include <poll.h>
#include <signal.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include "base/uuid.h"
#include "club/tables.h"
#include "club/wire.h"
#include "support/postgresql.h"
#include "support/scratch.h"

namespace nullo::club {
namespace {

using std::string;

constexpr const char* kNow = "2026-11-21T18:30:00Z";
constexpr const char* kAfterFiveMinutes = "2026-11-21T18:35:00Z";

string document(std::string_view session, int number) {
  return fmt::format(R"({{"format":"nullo.session","version":1,"id":"{}","game":"tetka","rules":{{}},)"
                     R"("players":["Anna","Boris","Clara","Dmitri"],"note":"{}","hands":[]}})",
                     session, number);
}

class ClubTest : public ::testing::Test {
 protected:
  // As another process has it.
  [[nodiscard]] virtual std::unique_ptr<Database> open() const = 0;

  void reopen() {
    club_.reset();
    club_ = std::make_unique<Club>(open());
  }
  void SetUp() override {
    reopen();
    anna_ = device("Anna's phone");
    boris_ = device("Boris' phone");
  }

  Paired pair(std::string_view name, Role role = Role::kScorer) {
    return club_->pair(club_->invite(role, kNow), name, kNow).value();
  }
  Device device(std::string_view name) { return club_->device_with(pair(name).token, kNow).value(); }

  // A revision of the session with something else in it than all others.
  Revision revision(const string& session, const string& parent, std::vector<string> passed = {}) {
    return {random_uuid(), session, parent, "", kNow, {document(session, ++written_)}, std::move(passed)};
  }
  Place push(const Revision& revision) { return push(anna_, revision); }
  Place push(const Device& device, const Revision& revision) {
    const std::vector<Answered> answers = club_->push(device, std::span{&revision, 1});
    EXPECT_EQ(answers.size(), 1U);
    EXPECT_EQ(answers.front().id, revision.id);
    EXPECT_EQ(answers.front().place == Place::kRefused, !answers.front().faults.empty());
    return answers.front().place;
  }
  // The only session.
  Standing standing() {
    const Changes changes = club_->changes(0, 100);
    EXPECT_EQ(changes.sessions.size(), 1U);
    EXPECT_EQ(changes.sessions.front().seq, changes.newest);
    return changes.sessions.front();
  }
  // "trunk | sides" as the names that the test gave them.
  string tips() {
    const Standing now = standing();
    string text = now.trunk.revision.substr(0, 4);
    for (const Tip& side : now.sides) text += " " + side.revision.substr(0, 4);
    return text;
  }
  static string tips_of(std::initializer_list<Revision> revisions) {
    string text;
    for (const Revision& each : revisions) text += (text.empty() ? "" : " ") + each.id.substr(0, 4);
    return text;
  }

  std::unique_ptr<Club> club_;
  Device anna_;
  Device boris_;
  const string session_ = random_uuid();
  int written_ = 0;
};

class AClubInAFile : public ClubTest {
 protected:
  [[nodiscard]] std::filesystem::path file() const { return scratch_ / "hub.db"; }
  [[nodiscard]] std::unique_ptr<Database> open() const override { return open_sqlite(file()); }

  testing::Scratch scratch_;
};

class AClubInPostgresql : public ClubTest {
 protected:
  [[nodiscard]] std::unique_ptr<Database> open() const override { return open_postgresql(server_.address()); }

  testing::Postgresql& server_ = testing::Postgresql::emptied();
};

// The rules are the same wherever a club is kept.
enum class Kept : std::uint8_t { kInAFile, kInPostgresql };
class AClub : public ClubTest, public ::testing::WithParamInterface<Kept> {
 protected:
  [[nodiscard]] std::unique_ptr<Database> open() const override {
    return server_ == nullptr ? open_sqlite(scratch_ / "hub.db") : open_postgresql(server_->address());
  }

  testing::Scratch scratch_;
  testing::Postgresql* server_ = GetParam() == Kept::kInAFile ? nullptr : &testing::Postgresql::emptied();
};
INSTANTIATE_TEST_SUITE_P(Rules, AClub, ::testing::Values(Kept::kInAFile, Kept::kInPostgresql),
                         [](const auto& kept) { return kept.param == Kept::kInAFile ? "File" : "Postgresql"; });

// ---- revisions

TEST_P(AClub, TheFirstRevisionIsTheTrunk) {
  Revision first = revision(session_, "");
  first.content.handed = {{Account::of(Seat{0}), Account::pot(1), 3}};
  EXPECT_EQ(push(first), Place::kTrunk);
  const Standing now = standing();
  EXPECT_EQ(now.session, session_);
  EXPECT_EQ(now.trunk.revision, first.id);
  EXPECT_EQ(now.trunk.device, "Anna's phone");
  EXPECT_EQ(now.trunk.at, kNow);
  EXPECT_EQ(now.trunk.content, first.content);
  EXPECT_TRUE(now.sides.empty());
}

TEST_P(AClub, WhatGoesOnFromTheTrunkIsTheTrunk) {
  const Revision first = revision(session_, "");
  const Revision second = revision(session_, first.id);
  EXPECT_EQ(push(first), Place::kTrunk);
  const std::int64_t before = club_->newest();
  EXPECT_EQ(push(boris_, second), Place::kTrunk);
  EXPECT_GT(club_->newest(), before);
  EXPECT_EQ(tips(), tips_of({second}));
  EXPECT_EQ(standing().trunk.device, "Boris' phone");
}

TEST_P(AClub, SentTwiceItIsKeptOnceAndChangesNothing) {
  const Revision first = revision(session_, "");
  const Revision second = revision(session_, first.id);
  const Revision side = revision(session_, first.id);
  EXPECT_EQ(push(first), Place::kTrunk);
  EXPECT_EQ(push(second), Place::kTrunk);
  EXPECT_EQ(push(side), Place::kSide);
  const std::int64_t before = club_->newest();
  for (int i = 0; i < 3; ++i) {
    EXPECT_EQ(push(side), Place::kSide);
    EXPECT_EQ(push(second), Place::kTrunk);
    EXPECT_EQ(push(first), Place::kTrunk);
  }
  EXPECT_EQ(club_->newest(), before);
  EXPECT_EQ(tips(), tips_of({second, side}));
}

TEST_P(AClub, WhoeverIsSecondIsASideAndStaysOne) {
  const Revision first = revision(session_, "");
  const Revision annas = revision(session_, first.id);
  const Revision boris = revision(session_, first.id);
  const Revision later = revision(session_, boris.id);
  const Revision other = revision(session_, first.id);
  EXPECT_EQ(push(first), Place::kTrunk);
  EXPECT_EQ(push(annas), Place::kTrunk);
  EXPECT_EQ(push(boris_, boris), Place::kSide);
  EXPECT_EQ(tips(), tips_of({annas, boris}));
  EXPECT_EQ(push(boris_, later), Place::kSide);
  EXPECT_EQ(tips(), tips_of({annas, later}));
  EXPECT_EQ(push(boris_, other), Place::kSide);
  EXPECT_EQ(tips(), tips_of({annas, later, other}));
}

TEST_P(AClub, ASessionThatIsThereIsNotBegunAgain) {
  EXPECT_EQ(push(revision(session_, "")), Place::kTrunk);
  EXPECT_EQ(push(boris_, revision(session_, "")), Place::kSide);
}

TEST_P(AClub, AChoiceEndsTheSide) {
  const Revision first = revision(session_, "");
  const Revision annas = revision(session_, first.id);
  const Revision boris = revision(session_, first.id);
  Revision choice = revision(session_, annas.id);
  choice.other = boris.id;
  for (const Revision& each : {first, annas, boris}) (void)push(each);
  EXPECT_EQ(push(choice), Place::kTrunk);
  EXPECT_EQ(tips(), tips_of({choice}));
}

// The device that has the side makes the choice, and names the trunk as the other.
TEST_P(AClub, AChoiceThatGoesOnFromTheSideEndsItToo) {
  const Revision first = revision(session_, "");
  const Revision annas = revision(session_, first.id);
  const Revision boris = revision(session_, first.id);
  Revision choice = revision(session_, boris.id);
  choice.other = annas.id;
  for (const Revision& each : {first, annas, boris}) (void)push(each);
  EXPECT_EQ(push(choice), Place::kTrunk);
  EXPECT_EQ(tips(), tips_of({choice}));
}

TEST_P(AClub, AChoiceThatComesTooLateEndsNothing) {
  const Revision first = revision(session_, "");
  const Revision annas = revision(session_, first.id);
  const Revision boris = revision(session_, first.id);
  const Revision newer = revision(session_, annas.id);
  Revision choice = revision(session_, annas.id);
  choice.other = boris.id;
  for (const Revision& each : {first, annas, boris, newer}) (void)push(each);
  EXPECT_EQ(push(choice), Place::kSide);
  EXPECT_EQ(tips(), tips_of({newer, boris, choice}));
}

TEST_P(AClub, WhatIsTheSameAsTheTrunkIsNoSide) {
  const Revision first = revision(session_, "");
  Revision same = revision(session_, "");
  same.content = first.content;
  EXPECT_EQ(push(first), Place::kTrunk);
  const std::int64_t before = club_->newest();
  EXPECT_EQ(push(boris_, same), Place::kTrunk);
  EXPECT_EQ(club_->newest(), before);
  EXPECT_EQ(tips(), tips_of({first}));
  // What goes on from it goes on from the trunk, so nobody is asked.
  const Revision next = revision(session_, same.id);
  EXPECT_EQ(push(boris_, next), Place::kTrunk);
  EXPECT_EQ(tips(), tips_of({next}));
}

TEST_P(AClub, ASideThatTheTrunkCatchesUpWithEnds) {
  const Revision first = revision(session_, "");
  const Revision annas = revision(session_, first.id);
  const Revision boris = revision(session_, first.id);
  Revision same = revision(session_, annas.id);
  same.content = boris.content;
  for (const Revision& each : {first, annas, boris, same}) (void)push(each);
  EXPECT_EQ(tips(), tips_of({same}));
  EXPECT_EQ(push(boris_, revision(session_, boris.id)), Place::kTrunk);
}

TEST_P(AClub, DeletedByTwoIsDeleted) {
  const Revision first = revision(session_, "");
  Revision annas = revision(session_, first.id);
  Revision boris = revision(session_, first.id);
  annas.content = first.content;
  boris.content = first.content;
  annas.content.deleted_at = "2026-11-22T08:00:00Z";
  boris.content.deleted_at = "2026-11-22T09:00:00Z";
  EXPECT_EQ(push(first), Place::kTrunk);
  EXPECT_EQ(push(annas), Place::kTrunk);
  EXPECT_EQ(push(boris_, boris), Place::kTrunk);
  EXPECT_EQ(tips(), tips_of({annas}));
  EXPECT_EQ(standing().trunk.content.deleted_at, "2026-11-22T08:00:00Z");
}

TEST_P(AClub, WithoutItsParentNothingIsKept) {
  EXPECT_EQ(push(revision(session_, random_uuid())), Place::kParentUnknown);
  EXPECT_EQ(club_->sessions(), 0);
  EXPECT_EQ(push(revision(session_, "")), Place::kTrunk);
  EXPECT_EQ(push(revision(session_, random_uuid())), Place::kParentUnknown);
  EXPECT_TRUE(standing().sides.empty());
}

// The hub was restored from a backup that has the first of four only.
TEST_P(AClub, WhatWentBeforeBridgesWhatTheHubHasLost) {
  const Revision first = revision(session_, "");
  const Revision second = revision(session_, first.id);
  const Revision third = revision(session_, second.id);
  const Revision fourth = revision(session_, third.id, {first.id, second.id});
  EXPECT_EQ(push(first), Place::kTrunk);
  EXPECT_EQ(push(fourth), Place::kTrunk);
  EXPECT_EQ(tips(), tips_of({fourth}));
  // Another device, which has not seen the fourth, has nothing of its own.
  for (const Revision& each : {second, third}) EXPECT_EQ(push(boris_, each), Place::kTrunk);
  EXPECT_EQ(tips(), tips_of({fourth}));
  EXPECT_EQ(push(boris_, revision(session_, third.id)), Place::kSide);
}

TEST_P(AClub, ALostSideIsBridgedTo) {
  const Revision first = revision(session_, "");
  const Revision annas = revision(session_, first.id);
  const Revision boris = revision(session_, first.id);
  const string lost = random_uuid();
  const Revision later = revision(session_, lost, {first.id, boris.id});
  for (const Revision& each : {first, annas, boris}) (void)push(each);
  EXPECT_EQ(push(boris_, later), Place::kSide);
  EXPECT_EQ(tips(), tips_of({annas, later}));
}

TEST_P(AClub, ASessionThatTheHubHasLostComesBack) {
  const string parent = random_uuid();
  const Revision tip = revision(session_, parent, {random_uuid(), random_uuid()});
  EXPECT_EQ(push(tip), Place::kTrunk);
  EXPECT_EQ(tips(), tips_of({tip}));
  EXPECT_EQ(push(boris_, revision(session_, parent)), Place::kSide);
  EXPECT_EQ(push(boris_, revision(session_, tip.id)), Place::kTrunk);
}

TEST_P(AClub, NothingOfItKnownIsASide) {
  const Revision first = revision(session_, "");
  const Revision stranger = revision(session_, random_uuid(), {random_uuid()});
  EXPECT_EQ(push(first), Place::kTrunk);
  EXPECT_EQ(push(stranger), Place::kSide);
  EXPECT_EQ(tips(), tips_of({first, stranger}));
}

TEST_P(AClub, ARevisionOfAnotherSessionIsNoParent) {
  const Revision first = revision(session_, "");
  EXPECT_EQ(push(first), Place::kTrunk);
  EXPECT_EQ(push(revision(random_uuid(), first.id)), Place::kParentUnknown);
  Revision other = revision(random_uuid(), "");
  other.other = first.id;
  EXPECT_EQ(push(other), Place::kTrunk);
  EXPECT_EQ(club_->changes(0, 10).sessions.front().trunk.revision, first.id);
}

TEST_P(AClub, WhatIsNoSessionIsRefusedWithItsFaults) {
  const auto refused = [this](const Revision& revision) {
    const std::vector<Answered> answers = club_->push(anna_, std::span{&revision, 1});
    EXPECT_EQ(answers.front().place, Place::kRefused);
    return answers.front().faults.empty() ? string{} : to_string(answers.front().faults.kept().front());
  };
  Revision bad = revision(session_, "");
  bad.content.document = "{}";
  EXPECT_EQ(refused(bad), ": expected \"format\", \"nullo.session\", found no such key");
  bad.content.document = document(random_uuid(), 1);
  EXPECT_EQ(refused(bad).rfind("/id: expected the id of the session, ", 0), 0U);
  bad = revision(session_, "");
  bad.content.handed = {{Account::of(Seat{7}), Account::bank(), 3}};
  EXPECT_NE(refused(bad).find("found seat:7"), string::npos);
  bad = revision(session_, "");
  bad.parent = bad.id;
  EXPECT_NE(refused(bad).find("goes on from itself"), string::npos);
  bad.parent = random_uuid();
  bad.passed = {bad.id};
  EXPECT_NE(refused(bad).find("goes on from itself"), string::npos);
  EXPECT_EQ(club_->sessions(), 0);
  EXPECT_EQ(club_->newest(), 0);
}

// One that is refused holds up none of the others.
TEST_P(AClub, SeveralAreKeptInTheirOrder) {
  const Revision first = revision(session_, "");
  const Revision second = revision(session_, first.id);
  Revision bad = revision(random_uuid(), "");
  bad.content.document = "[";
  const Revision elsewhere = revision(random_uuid(), "");
  const auto answers = club_->push(anna_, std::vector{first, bad, second, elsewhere});
  ASSERT_EQ(answers.size(), 4U);
  EXPECT_EQ(answers[0].place, Place::kTrunk);
  EXPECT_EQ(answers[1].place, Place::kRefused);
  EXPECT_EQ(answers[2].place, Place::kTrunk);
  EXPECT_EQ(answers[3].place, Place::kTrunk);
  EXPECT_EQ(club_->sessions(), 2);
}

// ---- changes

TEST_P(AClub, ChangesComeInTheirOrderAndInPieces) {
  std::vector<string> sessions;
  std::vector<string> tips;
  for (int i = 0; i < 25; ++i) {
    sessions.push_back(random_uuid());
    const Revision first = revision(sessions.back(), "");
    EXPECT_EQ(push(first), Place::kTrunk);
    tips.push_back(first.id);
  }
  EXPECT_EQ(push(revision(sessions[3], tips[3])), Place::kTrunk);
  EXPECT_EQ(push(boris_, revision(sessions[5], "")), Place::kSide);
  std::vector<string> seen;
  std::int64_t since = 0;
  for (bool more = true; more;) {
    const Changes changes = club_->changes(since, 4);
    EXPECT_LE(changes.sessions.size(), 4U);
    EXPECT_EQ(changes.newest, 27);
    for (const Standing& each : changes.sessions) {
      EXPECT_GT(each.seq, since);
      since = each.seq;
      seen.push_back(each.session);
    }
    more = changes.more;
  }
  EXPECT_EQ(since, club_->newest());
  ASSERT_EQ(seen.size(), 25U);
  EXPECT_EQ(seen[23], sessions[3]);
  EXPECT_EQ(seen[24], sessions[5]);
  EXPECT_TRUE(club_->changes(since, 4).sessions.empty());
  EXPECT_FALSE(club_->changes(since, 4).more);
}

TEST_P(AClub, APieceIsOfAboutAMegabyteAndOfOneSessionAtLeast) {
  for (int i = 0; i < 4; ++i) {
    Revision large = revision(random_uuid(), "");
    large.content.document.insert(1, 700'000, ' ');
    EXPECT_EQ(push(large), Place::kTrunk);
  }
  EXPECT_EQ(club_->changes(0, 100).sessions.size(), 2U);
  EXPECT_TRUE(club_->changes(0, 100).more);
  EXPECT_EQ(club_->changes(3, 100).sessions.size(), 1U);
  EXPECT_EQ(club_->changes(0, 0).sessions.size(), 1U);
}

// ---- devices

TEST_P(AClub, ACodeIsGoodOnceAndForFiveMinutes) {
  const string code = club_->invite(Role::kAdmin, kNow);
  EXPECT_FALSE(club_->pair("0000 0000", "X", kNow));
  EXPECT_FALSE(club_->pair("", "X", kNow));
  EXPECT_FALSE(club_->pair("' OR 1=1 --", "X", kNow));
  const auto paired = club_->pair(code.substr(0, 4) + " " + code.substr(4), "Clara's", kNow);
  ASSERT_TRUE(paired);
  EXPECT_EQ(paired->role, Role::kAdmin);
  EXPECT_EQ(paired->epoch, club_->epoch());
  EXPECT_EQ(paired->club, club_->name());
  EXPECT_EQ(paired->token.size(), 32U);
  EXPECT_FALSE(club_->pair(code, "X", kNow));
  EXPECT_FALSE(club_->pair(club_->invite(Role::kScorer, kNow), "X", kAfterFiveMinutes));
  EXPECT_TRUE(club_->pair(club_->invite(Role::kScorer, kNow), "X", "2026-11-21T18:34:59Z"));
}

TEST_P(AClub, ATokenIsOfOneDeviceUntilThatIsRevoked) {
  const Paired paired = pair("Clara's", Role::kAdmin);
  const auto device = club_->device_with(paired.token, kNow);
  ASSERT_TRUE(device);
  EXPECT_EQ(device->name, "Clara's");
  EXPECT_EQ(device->role, Role::kAdmin);
  for (const string& token : {string{}, paired.token.substr(1), paired.token + "0", string(32, '0'),
                              string{"' OR ''='"}, string(100'000, 'x'), string("\0x", 2)})
    EXPECT_FALSE(club_->device_with(token, kNow));
  EXPECT_TRUE(club_->revoke("Clara's", kNow));
  EXPECT_FALSE(club_->revoke("Clara's", kNow));
  EXPECT_FALSE(club_->revoke("Nobody's", kNow));
  EXPECT_FALSE(club_->device_with(paired.token, kNow));
  EXPECT_EQ(club_->devices().back().revoked_at, kNow);
  // The name is free again, and what the device sent stays.
  EXPECT_EQ(club_->device_with(pair("Clara's").token, kNow)->name, "Clara's");
}

TEST_P(AClub, NamesThatLookTheSameGetANumber) {
  EXPECT_EQ(device("Phone").name, "Phone");
  EXPECT_EQ(device("Phone").name, "Phone 2");
  EXPECT_EQ(device("Pho\u200Bne").name, "Pho\u200Bne 3");
  EXPECT_EQ(device(string(64, 'x')).name, string(64, 'x'));
  EXPECT_EQ(device(string(64, 'x')).name, string(62, 'x') + " 2");
}

TEST_P(AClub, SaysWhenADeviceWasSeenLast) {
  const Paired paired = pair("Clara's");
  EXPECT_TRUE(club_->device_with(paired.token, "2026-11-21T18:30:59Z"));
  EXPECT_EQ(club_->devices().back().last_seen, kNow);
  EXPECT_TRUE(club_->device_with(paired.token, "2026-11-21T18:31:05Z"));
  EXPECT_EQ(club_->devices().back().last_seen, "2026-11-21T18:31:05Z");
}

// ---- guests, and the pen

TEST_P(AClub, AGuestGetsOneSessionAndNoOther) {
  const string other = random_uuid();
  const Revision first = revision(session_, "");
  EXPECT_EQ(push(first), Place::kTrunk);
  EXPECT_EQ(push(revision(other, "")), Place::kTrunk);
  const Paired paired = club_->pair(club_->invite(Role::kScorer, kNow, session_), "Guest", kNow).value();
  EXPECT_EQ(paired.session, session_);
  const Device guest = club_->device_with(paired.token, kNow).value();
  EXPECT_EQ(guest.session, session_);
  const Changes changes = club_->changes(0, 100, guest);
  ASSERT_EQ(changes.sessions.size(), 1U);
  EXPECT_EQ(changes.sessions.front().session, session_);
  EXPECT_EQ(push(guest, revision(session_, first.id)), Place::kTrunk);
  EXPECT_EQ(push(guest, revision(other, "")), Place::kRefused);
  EXPECT_EQ(push(guest, revision(random_uuid(), "")), Place::kRefused);
  EXPECT_FALSE(club_->take_pen(guest, other));
  EXPECT_TRUE(club_->take_pen(guest, session_));
}

TEST_P(AClub, KeepsTheHabitsThatItWasToldLast) {
  const Habit red{"", "Zoë", write_look({"", 1})};
  const Habit blue{"", "Zoë", write_look({"", 4})};
  const Habit rules{"tetka", "Friday", write_kept_rules({"{}", 4})};
  EXPECT_TRUE(club_->keep_habits(anna_, std::vector{red, rules}));
  EXPECT_TRUE(club_->keep_habits(boris_, std::vector{blue}));
  const Changes all = club_->changes(0, 100);
  EXPECT_EQ(all.habits, (std::vector{rules, blue}));
  EXPECT_EQ(all.until, club_->newest());
  const std::int64_t before = club_->newest();
  EXPECT_TRUE(club_->keep_habits(anna_, std::vector{blue}));
  EXPECT_EQ(club_->newest(), before) << "nobody need ask for what is the same";
  const Habit forgotten{"tetka", "Friday", ""};
  EXPECT_TRUE(club_->keep_habits(anna_, std::vector{forgotten}));
  EXPECT_EQ(club_->changes(before, 100).habits, std::vector{forgotten});
}

TEST_P(AClub, TellsNoGuestItsHabitsAndTakesNone) {
  EXPECT_EQ(push(revision(session_, "")), Place::kTrunk);
  const Habit look{"", "Zoë", write_look({"", 1})};
  EXPECT_TRUE(club_->keep_habits(anna_, std::vector{look}));
  const Paired paired = club_->pair(club_->invite(Role::kScorer, kNow, session_), "Guest", kNow).value();
  const Device guest = club_->device_with(paired.token, kNow).value();
  EXPECT_FALSE(club_->keep_habits(guest, std::vector{look}));
  EXPECT_TRUE(club_->changes(0, 100, guest).habits.empty());
}

TEST_P(AClub, TellsManyHabitsInPieces) {
  constexpr int kPeople = 450;
  std::vector<Habit> looks;
  for (int i = 0; i < kPeople; ++i) looks.push_back({"", fmt::format("Player {}", i), write_look({"", i % 10})});
  EXPECT_TRUE(club_->keep_habits(anna_, looks));
  EXPECT_EQ(push(revision(session_, "")), Place::kTrunk);
  std::vector<Habit> heard;
  std::int64_t since = 0;
  for (bool more = true; more;) {
    const Changes changes = club_->changes(since, 100);
    ASSERT_GT(changes.until, since);
    heard.insert(heard.end(), changes.habits.begin(), changes.habits.end());
    EXPECT_EQ(changes.sessions.empty(), changes.more) << "the session came last";
    since = changes.until;
    more = changes.more;
  }
  EXPECT_EQ(heard, looks);
}

TEST_P(AClub, OneDeviceHasThePen) {
  EXPECT_FALSE(club_->take_pen(anna_, session_));
  EXPECT_EQ(push(revision(session_, "")), Place::kTrunk);
  EXPECT_EQ(standing().pen, "");
  const std::int64_t before = club_->newest();
  EXPECT_TRUE(club_->take_pen(boris_, session_));
  const auto seen_by = [this](const Device& device) { return club_->changes(0, 100, device).sessions.front(); };
  EXPECT_GT(club_->newest(), before);
  EXPECT_EQ(standing().pen, "Boris' phone");
  EXPECT_TRUE(seen_by(boris_).pen_is_here);
  EXPECT_FALSE(seen_by(anna_).pen_is_here);
  EXPECT_TRUE(club_->take_pen(anna_, session_));
  EXPECT_EQ(seen_by(boris_).pen, "Anna's phone");
  EXPECT_TRUE(club_->revoke("Anna's phone", kNow));
  EXPECT_EQ(standing().pen, "");
}

// ---- the file

TEST_F(AClubInAFile, AFileOfTheFirstVersionIsBroughtUpToDate) {
  {
    SQLite::Database database{(scratch_ / "old.db").string(), SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE};
    database.exec(kVersions.front());
    database.exec(fmt::format("PRAGMA application_id = {}", kApplication));
    database.exec("PRAGMA user_version = 1");
    database.exec(
        "INSERT INTO club VALUES (1, 'Friday', '11111111-1111-4111-8111-111111111111', 0);"
        "INSERT INTO device VALUES (1, 'Laptop', 'admin', 'x', '2026-11-21T18:30:00Z', '2026-11-21T18:30:00Z', '')");
  }
  club_->restore(scratch_ / "old.db", {});
  EXPECT_EQ(club_->devices().front().name, "Laptop");
  EXPECT_EQ(push(club_->devices().front(), revision(session_, "")), Place::kTrunk);
  Club old{scratch_ / "old.db"};
  EXPECT_EQ(old.name(), "Friday");
  EXPECT_TRUE(old.devices().front().session.empty());
}

string bytes_of(const std::filesystem::path& file) {
  std::ostringstream text;
  text << std::ifstream{file, std::ios::binary}.rdbuf();
  return text.str();
}

TEST_F(AClubInAFile, TheFileHasNeitherCodesNorTokensAndIsItsOwners) {
  const string code = club_->invite(Role::kScorer, kNow);
  const Paired paired = pair("Clara's");
  club_.reset();
  const string bytes = bytes_of(file());
  EXPECT_NE(bytes.find("Clara's"), string::npos);
  EXPECT_EQ(bytes.find(code), string::npos);
  EXPECT_EQ(bytes.find(paired.token), string::npos);
  struct stat status{};
  ASSERT_EQ(::stat(file().c_str(), &status), 0);
  EXPECT_EQ(status.st_mode & 0777U, 0600U);
}

TEST_P(AClub, OpenedAgainAllIsThere) {
  const Revision first = revision(session_, "");
  const Paired paired = pair("Clara's");
  const string epoch = club_->epoch();
  EXPECT_EQ(push(first), Place::kTrunk);
  club_->set_name("Friday");
  reopen();
  EXPECT_EQ(club_->name(), "Friday");
  EXPECT_EQ(club_->epoch(), epoch);
  EXPECT_TRUE(club_->device_with(paired.token, kNow));
  EXPECT_EQ(standing().trunk.content, first.content);
  EXPECT_EQ(push(first), Place::kTrunk);
}

TEST_P(AClub, WhatWasAnsweredSurvivesAKill) {
  club_.reset();
  std::array<int, 2> pipe{};
  ASSERT_EQ(::pipe(pipe.data()), 0);
  const pid_t child = ::fork();
  ASSERT_GE(child, 0);
  if (child == 0) {
    Club club{open()};
    string parent;
    while (true) {
      const Revision next{random_uuid(), session_, parent, "", kNow, {document(session_, ++written_)}, {}};
      (void)club.push(anna_, std::span{&next, 1});
      parent = next.id;
      if (::write(pipe[1], next.id.data(), next.id.size()) < 0) ::_exit(1);
    }
  }
  ::close(pipe[1]);
  string last(random_uuid().size(), ' ');
  for (int i = 0; i < 20; ++i) ASSERT_EQ(::read(pipe[0], last.data(), last.size()), std::ssize(last));
  ::kill(child, SIGKILL);
  ::waitpid(child, nullptr, 0);
  string more(last.size(), ' ');
  while (::read(pipe[0], more.data(), more.size()) == std::ssize(more)) last = more;
  ::close(pipe[0]);
  reopen();
  // It may have kept one more before it could say so.
  const Revision next = revision(session_, last);
  const Place place = push(next);
  EXPECT_NE(place, Place::kParentUnknown);
  EXPECT_EQ(club_->sessions(), 1);
}

TEST_P(AClub, TwoProcessesMayHaveItOpen) {
  Club other{open()};
  EXPECT_TRUE(club_->pair(other.invite(Role::kScorer, kNow), "Clara's", kNow));
  EXPECT_EQ(other.devices().size(), 3U);
  EXPECT_TRUE(other.revoke("Clara's", kNow));
  EXPECT_EQ(club_->devices().back().revoked_at, kNow);
}

TEST_F(AClubInAFile, ABackupIsMadeWhileItIsInUseAndRestoredWithANewEpoch) {
  const Revision first = revision(session_, "");
  const Revision second = revision(session_, first.id);
  const Paired paired = pair("Clara's");
  const string epoch = club_->epoch();
  EXPECT_EQ(push(first), Place::kTrunk);
  {
    Club other{file()};
    other.back_up(scratch_ / "copy.db");
  }
  EXPECT_THROW(club_->back_up(scratch_ / "copy.db"), ClubError);
  EXPECT_EQ(push(second), Place::kTrunk);
  const Paired lost = pair("Lost since");
  EXPECT_TRUE(club_->revoke("Boris' phone", kNow));
  club_->restore(scratch_ / "copy.db", scratch_ / "aside.db");
  EXPECT_FALSE(club_->device_with(lost.token, kNow));
  EXPECT_EQ(club_->devices()[1].revoked_at, kNow);
  EXPECT_NE(club_->epoch(), epoch);
  EXPECT_EQ(tips(), tips_of({first}));
  EXPECT_TRUE(club_->device_with(paired.token, kNow));
  reopen();
  EXPECT_EQ(tips(), tips_of({first}));
  EXPECT_EQ(Club{scratch_ / "aside.db"}.changes(0, 1).sessions.front().trunk.revision, second.id);
  // The device sends again what the hub has lost.
  EXPECT_EQ(push(second), Place::kTrunk);
}

TEST_F(AClubInAFile, RestoresNothingButTheFileOfAHub) {
  const Revision first = revision(session_, "");
  EXPECT_EQ(push(first), Place::kTrunk);
  const string epoch = club_->epoch();
  std::ofstream{scratch_ / "empty.db"} << "";
  std::ofstream{scratch_ / "text.db"} << string(5000, 'x');
  club_->back_up(scratch_ / "cut.db");
  std::filesystem::resize_file(scratch_ / "cut.db", 12'288);
  for (const char* name : {"empty.db", "text.db", "cut.db", "none.db"})
    EXPECT_THROW(club_->restore(scratch_ / name, scratch_ / "aside.db"), ClubError) << name;
  EXPECT_EQ(club_->epoch(), epoch);
  EXPECT_EQ(tips(), tips_of({first}));
  EXPECT_FALSE(std::filesystem::exists(scratch_ / "aside.db"));
}

TEST_F(AClubInAFile, RefusesAnotherFileAndLeavesItAsItWas) {
  const std::filesystem::path other = scratch_ / "other.db";
  const string text(5000, 'x');
  std::ofstream{other} << text;
  EXPECT_THROW(Club{other}, ClubError);
  EXPECT_EQ(bytes_of(other), text);
  EXPECT_THROW(Club{scratch_ / "no" / "folder.db"}, ClubError);
  EXPECT_THROW(Club{scratch_.folder()}, ClubError);
}

// ---- PostgreSQL

// All connections but its own.
void end_connections(Database& database) {
  database.run(
      "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid() AND "
      "datname = current_database()");
}

TEST_F(AClubInPostgresql, SeveralHubsAtOnceLoseNothing) {
  constexpr int kHubs = 4;
  constexpr int kEach = 25;
  const Revision first = revision(session_, "");
  EXPECT_EQ(push(first), Place::kTrunk);
  std::vector<std::vector<Revision>> sent(kHubs);
  for (std::vector<Revision>& each : sent)
    for (int i = 0; i < kEach; ++i) each.push_back(revision(session_, i == 0 ? first.id : each.back().id));
  for (int i = 0; i < kHubs; ++i)
    for (int j = 0; j < kEach; ++j) sent[static_cast<std::size_t>(i)].push_back(revision(random_uuid(), ""));
  std::vector<std::thread> hubs;
  hubs.reserve(kHubs);
  for (const std::vector<Revision>& each : sent) {
    hubs.emplace_back([this, &each] {
      Club hub{open()};
      for (const Revision& revision : each) (void)hub.push(anna_, std::span{&revision, 1});
    });
  }
  // Who asks for what came after the last number that it has seen misses no session.
  std::set<string> seen;
  for (std::int64_t since = 0; seen.size() < 1 + kHubs * kEach;) {
    for (const Standing& each : club_->changes(since, 7).sessions) {
      EXPECT_GT(each.seq, since);
      since = each.seq;
      seen.insert(each.session);
    }
  }
  for (std::thread& hub : hubs) hub.join();
  EXPECT_EQ(club_->newest(), 1 + kHubs * kEach * 2);
  const Changes all = club_->changes(0, 1000);
  const auto contested = std::ranges::find(all.sessions, session_, &Standing::session);
  ASSERT_NE(contested, all.sessions.end());
  // Whoever came first has the trunk, and each of the others a side branch of its own.
  std::set<string> tips{contested->trunk.revision};
  for (const Tip& side : contested->sides) tips.insert(side.revision);
  EXPECT_EQ(tips.size(), kHubs);
  for (const std::vector<Revision>& each : sent) EXPECT_TRUE(tips.contains(each[kEach - 1].id));
}

TEST_F(AClubInPostgresql, AnotherHubHearsThatThereIsSomethingNew) {
  Club other{open()};
  (void)other.hear();
  EXPECT_FALSE(other.hear());
  EXPECT_EQ(push(revision(session_, "")), Place::kTrunk);
  pollfd wanted{other.socket(), POLLIN, 0};
  EXPECT_EQ(::poll(&wanted, 1, -1), 1);
  EXPECT_TRUE(other.hear());
  EXPECT_FALSE(other.hear());
  // What changes nothing is not told.
  EXPECT_EQ(push(revision(session_, random_uuid())), Place::kParentUnknown);
  EXPECT_EQ(push(revision(random_uuid(), "")), Place::kTrunk);
  EXPECT_EQ(::poll(&wanted, 1, -1), 1);
  EXPECT_TRUE(other.hear());
}

TEST_F(AClubInPostgresql, AConnectionThatWasLostIsMadeAgain) {
  const Revision first = revision(session_, "");
  EXPECT_EQ(push(first), Place::kTrunk);
  (void)club_->hear();
  const std::unique_ptr<Database> other = open();
  end_connections(*other);
  EXPECT_EQ(push(first), Place::kTrunk);
  EXPECT_TRUE(club_->hear());  // others may have told something meanwhile
  end_connections(*other);
  EXPECT_EQ(club_->newest(), 1);
  end_connections(*other);
  EXPECT_TRUE(club_->hear());
  EXPECT_GE(club_->socket(), 0);
}

TEST_F(AClubInPostgresql, WhatBreaksOffInTheMiddleIsNotDone) {
  const std::unique_ptr<Database> other = open();
  const std::unique_ptr<Database> breaks = open();
  {
    Transaction transaction{*breaks, Database::Access::kWrite};
    breaks->run("UPDATE club SET name = 'Half'");
    end_connections(*other);
    EXPECT_THROW(breaks->run("UPDATE club SET name = 'Done'"), ClubError);
    EXPECT_THROW(transaction.commit(), ClubError);
  }
  EXPECT_EQ(club_->name(), "Club");
  EXPECT_EQ(breaks->run("SELECT name FROM club").front().word(0), "Club");
}

TEST_F(AClubInPostgresql, KilledAndStartedAgainItHasWhatItAnswered) {
  const Revision first = revision(session_, "");
  const Revision second = revision(session_, first.id);
  EXPECT_EQ(push(first), Place::kTrunk);
  server_.kill();
  for (int i = 0; i < 3; ++i) EXPECT_THROW((void)push(second), ClubError);
  EXPECT_THROW((void)club_->hear(), ClubError);
  EXPECT_EQ(club_->socket(), -1);
  server_.start();
  // It is not tried again at once.
  for (bool is_back = false; !is_back;) {
    try {
      (void)club_->hear();
      is_back = true;
    } catch (const ClubError&) {
      std::this_thread::yield();
    }
  }
  EXPECT_EQ(tips(), tips_of({first}));
  EXPECT_EQ(push(second), Place::kTrunk);
  EXPECT_EQ(push(second), Place::kTrunk);
  EXPECT_EQ(tips(), tips_of({second}));
}

TEST_F(AClubInPostgresql, TablesOfTheFirstVersionAreBroughtUpToDate) {
  const Revision first = revision(session_, "");
  EXPECT_EQ(push(first), Place::kTrunk);
  const std::unique_ptr<Database> old = open();
  for (const char* change :
       {"ALTER TABLE device DROP COLUMN session", "ALTER TABLE invite DROP COLUMN session",
        "ALTER TABLE session DROP COLUMN pen", "DROP TABLE habit", "UPDATE version SET tables = 1"})
    old->run(change);
  reopen();
  EXPECT_EQ(tips(), tips_of({first}));
  EXPECT_TRUE(club_->take_pen(anna_, session_));
  EXPECT_EQ(standing().pen, "Anna's phone");
}

TEST_F(AClubInPostgresql, RefusesTablesThatAreNoHubs) {
  const std::unique_ptr<Database> stays = open();
  stays->run("UPDATE version SET tables = 99");
  EXPECT_THROW((void)open(), ClubError);
  stays->run("ALTER TABLE version RENAME TO other");
  EXPECT_THROW((void)open(), ClubError);
  EXPECT_EQ(stays->run("SELECT tables FROM other").front().number(0), 99);
}

TEST_F(AClubInPostgresql, ThePasswordIsNeverSaid) {
  const string folder = server_.address().substr(server_.address().find("host="));
  const std::vector<string> addresses{"postgresql://nullo:open-sesame@/nowhere?" + folder,
                                      "postgresql://nobody:open-sesame@/club?" + folder,
                                      "postgresql://nullo:open-sesame@127.0.0.1:1/club",
                                      "postgresql://nullo:open-sesame@[::1/club",
                                      "postgresql://nullo:%zzopen-sesame@127.0.0.1/club",
                                      "postgresql://nullo:x@open-sesame@127.0.0.1/club",
                                      "postgresql://nullo:x/open-sesame@127.0.0.1/club",
                                      "postgresql://nullo:open-sesame/x@127.0.0.1/club",
                                      "postgresql://127.0.0.1/club?password=open-sesame&open-sesame=1"};
  for (const string& address : addresses) {
    try {
      (void)open_postgresql(address);
      ADD_FAILURE() << address;
    } catch (const ClubError& error) {
      EXPECT_EQ(string{error.what()}.find("sesame"), string::npos) << error.what();
      EXPECT_NE(string{error.what()}.find("database"), string::npos) << error.what();
    }
  }
}

TEST_F(AClubInPostgresql, IsNoFileAndBeginsAnEpochWhenItIsTold) {
  const string epoch = club_->epoch();
  EXPECT_THROW(club_->back_up("copy.db"), ClubError);
  EXPECT_THROW(club_->restore("copy.db", {}), ClubError);
  club_->begin_epoch();
  EXPECT_NE(club_->epoch(), epoch);
}

}  // namespace
}  // namespace nullo::club
