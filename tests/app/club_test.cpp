// The club that this device is in: joining it, what the hub is asked and when, and what its answers change on the
// pages. Here the hub's answers are written by hand; tests/sync has those of a real one.
#include <gtest/gtest.h>

#include "app/devices/view.h"
#include "app/fork/view.h"
#include "app/past/view.h"
#include "app/phones/view.h"
#include "app/settings/view.h"
#include "app/start/view.h"
#include "app/words.h"
#include "club/wire.h"
#include "document/document.h"
#include "support/scratch.h"
#include "support/table_driver.h"

namespace nullo::app {
namespace {

using testing::TableDriver;

constexpr const char* kEpoch = "11111111-1111-4111-8111-111111111111";
constexpr const char* kElsewhere = "22222222-2222-4222-8222-222222222222";

class InAClub : public ::testing::Test {
 protected:
  InAClub() { app().know({.asks_hubs = true}); }

  App& app() { return table_.app; }
  const ClubView& view() {
    while (std::get_if<SettingsView>(&app().view().screen) == nullptr) app().handle(Go{Screen::kSettings});
    return *std::get<SettingsView>(app().view().screen).club;
  }
  void join() {
    (void)view();
    app().handle(JoinClub{"127.0.0.1:7070/", "k3xq 8mw2"});
    const std::optional<ClubRequest> request = app().ask_club();
    ASSERT_TRUE(request);
    EXPECT_EQ(request->address, "http://127.0.0.1:7070");
    EXPECT_EQ(request->path, "/api/1/pair");
    answer(*request, club::write_paired({std::string(32, 'a'), "Friday club", "laptop", kEpoch, club::Role::kScorer}));
  }
  // The hub knows what was entered.
  void join_and_play_a_hand() {
    join();
    table_.start_session();
    table_.type(testing::kTetkaHand);
    settle_down();
  }
  void answer(const ClubRequest& request, const std::string& body, int status = 200) {
    app().hear_club({request.number, status, body});
  }
  // Answers as a hub that takes everything and has nothing new, until nothing more is asked.
  void settle_down() {
    while (const std::optional<ClubRequest> request = app().ask_club()) {
      EXPECT_EQ(request->token, std::string(32, 'a'));
      if (request->path == "/api/1/push") {
        std::vector<club::Answered> answers;
        const std::vector<club::Revision> pushed = club::read_push(request->body).value();
        for (const club::Revision& revision : pushed) {
          answers.push_back({revision.id, club::Place::kTrunk});
          told_.push_back(revision);
        }
        answer(*request, club::write_answered(answers));
      } else {
        answer(*request, club::write_changes({.epoch = kEpoch, .newest = seq_}));
      }
    }
  }
  // Asks the hub, and says that another device has this now.
  void hear_of(const session::Session& session) {
    now_ += 100;
    const std::optional<ClubRequest> request = app().ask_club();
    ASSERT_TRUE(request);
    club::Standing standing{.session = session.id, .seq = ++seq_};
    standing.trunk = {
        kElsewhere, "phone", "2026-11-21T19:00:00Z", {document::write_session(session, json::Writer::Style::kCompact)}};
    if (!told_.empty() && forks_) {
      standing.sides.push_back({told_.back().id, "laptop", "2026-11-21T19:00:00Z", told_.back().content});
    }
    standing.pen = pens_;
    answer(*request, club::write_changes({kEpoch, seq_, {standing}}));
  }
  session::Session at_table() { return newest_in(scratch_ / "nullo.db"); }
  static session::Session newest_in(const std::filesystem::path& database) {
    store::Store store{database, store::Store::Access::kRead};
    return *store.load(*store.newest_session());
  }

  // The hand that is played is the same as the first one.
  static session::Session with_another_hand(session::Session session) {
    session.hands.resize(1);
    session.hands.push_back(session.hands.front());
    return session;
  }

  testing::Scratch scratch_;
  double now_ = 0;
  TableDriver table_{
      scratch_ / "nullo.db", {}, {testing::still_clock().now, testing::still_clock().uuid, [this] { return now_; }}};
  std::vector<club::Revision> told_;
  std::int64_t seq_ = 0;
  bool forks_ = false;
  std::string pens_;  // the device that enters it
};

TEST_F(InAClub, ADeviceWithoutANetworkIsAskedForNothing) {
  TableDriver other{scratch_ / "other.db"};
  other.app.handle(Go{Screen::kSettings});
  EXPECT_FALSE(std::get<SettingsView>(other.app.view().screen).club);
}

TEST_F(InAClub, NobodyWhoIsInNoneAsksAHub) {
  table_.start_session();
  EXPECT_FALSE(app().ask_club());
  EXPECT_EQ(app().ask_club_after(), 0);
  EXPECT_EQ(view().name, "");
  EXPECT_TRUE(view().can_join);
}

TEST_F(InAClub, OneJoinsWithAddressAndCode) {
  join();
  EXPECT_EQ(view().name, "Friday club");
  EXPECT_NE(view().here.find("http://127.0.0.1:7070"), std::string::npos);
  settle_down();
  EXPECT_NE(view().state.find("All is up to date"), std::string::npos) << view().state;
}

TEST_F(InAClub, WhatCannotBeJoinedIsSaid) {
  struct Case {
    ClubReply reply;
    const char* said;
  };
  for (const Case& one : {Case{{0, 0, "", "Connection refused"}, "cannot be reached (Connection refused)"},
                          Case{{0, 403, ""}, "does not know this code"}, Case{{0, 200, "<html>"}, "no hub of Nullo"},
                          Case{{0, 404, ""}, "no hub of Nullo"}}) {
    (void)view();
    app().handle(JoinClub{"127.0.0.1:7070", "k3xq8mw2"});
    EXPECT_TRUE(view().busy);
    ClubReply reply = one.reply;
    reply.number = app().ask_club().value().number;
    app().hear_club(reply);
    EXPECT_NE(view().problem.find(one.said), std::string::npos) << view().problem;
    EXPECT_EQ(view().name, "");
    EXPECT_FALSE(view().busy);
  }
  app().handle(JoinClub{"no address", "k3xq8mw2"});
  EXPECT_NE(view().problem.find("192.168.1.5:7070"), std::string::npos);
  EXPECT_FALSE(app().ask_club());
}

TEST_F(InAClub, AHubThatHasMovedIsFoundAgain) {
  join();
  settle_down();
  EXPECT_FALSE(view().may_have_moved);
  now_ += 100;
  app().hear_club({app().ask_club().value().number, 0, "", "No route to host"});
  EXPECT_TRUE(view().may_have_moved);
  app().handle(MoveClub{"a/b"});
  EXPECT_NE(view().problem.find("192.168.1.5:7070"), std::string::npos);
  struct Case {
    ClubReply reply;
    const char* said;
  };
  for (const Case& one : {Case{{0, 401, ""}, "one of another club"}, Case{{0, 200, "<html>"}, "no hub of Nullo"},
                          Case{{0, 0, "", "No route to host"}, "cannot be reached"}}) {
    app().handle(MoveClub{"192.168.1.7:7071"});
    const ClubRequest request = app().ask_club().value();
    EXPECT_EQ(request.address, "http://192.168.1.7:7071");
    ClubReply reply = one.reply;
    reply.number = request.number;
    app().hear_club(reply);
    EXPECT_NE(view().problem.find(one.said), std::string::npos) << view().problem;
    EXPECT_NE(view().here.find("127.0.0.1:7070"), std::string::npos) << "it stays where it was: " << view().here;
  }
  app().handle(MoveClub{"192.168.1.7:7071"});
  answer(app().ask_club().value(), club::write_changes({.epoch = kEpoch, .newest = seq_}));
  EXPECT_EQ(app().ask_club().value().address, "http://192.168.1.7:7071");
  EXPECT_FALSE(view().may_have_moved);
  EXPECT_NE(view().here.find("192.168.1.7:7071"), std::string::npos) << view().here;
}

TEST_F(InAClub, ATapIsToldAtOnceAndOnlyOnce) {
  join();
  settle_down();
  table_.start_session();
  settle_down();
  const std::size_t before = told_.size();
  table_.type("7");
  EXPECT_FALSE(app().ask_club()) << "half an entry is no fact";
  table_.type("c");
  settle_down();
  ASSERT_EQ(told_.size(), before + 1);
  EXPECT_EQ(told_.back().content.document, document::write_session(at_table(), json::Writer::Style::kCompact));
  EXPECT_FALSE(app().ask_club());
  EXPECT_GT(app().ask_club_after(), 0);
}

TEST_F(InAClub, WhatAnotherDeviceEnteredStandsAtTheTable) {
  join_and_play_a_hand();
  const session::Session before = at_table();
  const session::Session theirs = with_another_hand(before);
  app().handle(Go{Screen::kTable});
  hear_of(theirs);
  EXPECT_TRUE(at_table() == theirs);
  EXPECT_EQ(app().view().undo, "what came from phone");
  app().handle(Undo{});
  EXPECT_TRUE(at_table() == before) << "what came from elsewhere can be undone here";
}

TEST_F(InAClub, APersonHasTheColourThatAnotherDeviceChose) {
  join_and_play_a_hand();
  app().handle(Go{Screen::kTable});
  const std::string name = at_table().players.front();
  now_ += 100;
  const std::optional<ClubRequest> request = app().ask_club();
  ASSERT_TRUE(request);
  ++seq_;
  const club::Habit look{"", name, club::write_look({"Zo", 7})};
  answer(*request, club::write_changes({.epoch = kEpoch, .newest = seq_, .until = seq_, .habits = {look}}));
  EXPECT_EQ(app().view().seat_colours.front(), 7);
}

TEST_F(InAClub, NothingIsTakenOverWhileACorrectionIsMade) {
  join_and_play_a_hand();
  now_ += 100;
  const std::optional<ClubRequest> request = app().ask_club();
  ASSERT_TRUE(request);
  app().handle(Go{Screen::kTable});
  app().handle(OpenRepair{});
  const session::Session before = at_table();
  session::Session theirs = before;
  theirs.note = "elsewhere";
  club::Standing standing{.session = theirs.id, .seq = ++seq_};
  standing.trunk = {
      kElsewhere, "phone", "2026-11-21T19:00:00Z", {document::write_session(theirs, json::Writer::Style::kCompact)}};
  answer(*request, club::write_changes({kEpoch, seq_, {standing}}));
  EXPECT_TRUE(at_table() == before);
  EXPECT_FALSE(app().ask_club());
  app().handle(Back{});
  hear_of(theirs);
  EXPECT_TRUE(at_table() == theirs) << "it is asked again";
}

TEST_F(InAClub, WhenTheHubIsAwayWhatIsEnteredWaits) {
  join();
  settle_down();
  table_.start_session();
  const std::optional<ClubRequest> request = app().ask_club();
  ASSERT_TRUE(request);
  app().hear_club({request->number, 0, "", "Connection refused"});
  EXPECT_NE(view().problem.find("Connection refused"), std::string::npos);
  EXPECT_NE(view().state.find("1 session waits"), std::string::npos) << view().state;
  EXPECT_FALSE(app().ask_club()) << "not before some time has passed";
  EXPECT_GT(app().ask_club_after(), 1);
  app().handle(MeetClub{});
  EXPECT_TRUE(app().ask_club()) << "or somebody asks for it";
}

TEST_F(InAClub, ADeviceThatWasTakenOutListensNoLonger) {
  join();
  settle_down();
  EXPECT_TRUE(app().club_ear());
  now_ += 100;
  answer(app().ask_club().value(), "", 401);
  EXPECT_FALSE(app().club_ear());
  // A hub that was restored may know it again.
  now_ += 1000;
  settle_down();
  EXPECT_TRUE(app().club_ear());
}

TEST_F(InAClub, SomebodyChoosesWhereTwoDevicesChangedASession) {
  join_and_play_a_hand();
  forks_ = true;
  const session::Session theirs = with_another_hand(at_table());
  hear_of(theirs);
  EXPECT_NE(app().view().trouble.find("Two devices changed the same session"), std::string::npos);
  ASSERT_EQ(view().forks.size(), 1U);
  const ForkedSession listed = view().forks.front();
  EXPECT_EQ(listed.device, "phone");
  EXPECT_TRUE(listed.what.starts_with("Tëtka, Anna, Boris, Clara, Dmitri")) << listed.what;
  app().handle(Go{Screen::kStart});
  const StartView& start = std::get<StartView>(app().view().screen);
  ASSERT_TRUE(start.forked);
  EXPECT_EQ(start.forked->session, listed.session);
  app().handle(OpenFork{listed.session});
  const ForkView fork = std::get<ForkView>(app().view().screen);
  ASSERT_EQ(fork.here.sheet.rows.size(), 2U);
  ASSERT_EQ(fork.there.sheet.rows.size(), 2U);
  EXPECT_EQ(fork.there.sheet.rows[0].changed, std::vector<bool>(4, false));
  EXPECT_EQ(fork.there.sheet.rows[1].changed, std::vector<bool>(4, true)) << "the hand that only the phone has all of";
  EXPECT_TRUE(fork.here.whys.empty());
  ASSERT_FALSE(fork.there.whys.empty());
  EXPECT_TRUE(fork.there.whys.front().text.starts_with("hand 2, ")) << fork.there.whys.front().text;
  EXPECT_EQ(fork.there.only, "Only on phone");
  ASSERT_FALSE(fork.there.facts.empty());
  EXPECT_TRUE(fork.there.facts.front().starts_with("Hand 2: ")) << fork.there.facts.front();
  EXPECT_TRUE(fork.here.facts.empty());
  app().handle(SettleFork{sync::Keep::kTheirs});
  EXPECT_NE(std::get_if<StartView>(&app().view().screen), nullptr) << "nothing is left to be chosen";
  EXPECT_TRUE(view().forks.empty());
  EXPECT_TRUE(at_table() == theirs);
  forks_ = false;
  const std::string mine = told_.back().id;
  settle_down();
  EXPECT_EQ(told_.back().parent, kElsewhere);
  EXPECT_EQ(told_.back().other, mine);
}

TEST_F(InAClub, WhatElseDiffersOnTheOtherDeviceIsSaid) {
  join_and_play_a_hand();
  forks_ = true;
  session::Session theirs = with_another_hand(at_table());
  theirs.note = "It rained.";
  theirs.players[0] = "Zoe";
  hear_of(theirs);
  app().handle(OpenFork{theirs.id});
  const ForkView& fork = std::get<ForkView>(app().view().screen);
  ASSERT_EQ(fork.differences.size(), 3U);
  EXPECT_TRUE(fork.differences[0].starts_with("Something was entered here last 2026-")) << fork.differences[0];
  EXPECT_TRUE(fork.differences[0].ends_with("and on phone " + local_time("2026-11-21T19:00:00Z") + "."))
      << fork.differences[0];
  EXPECT_EQ(fork.differences[1], "Not the same people sit at the table.");
  EXPECT_EQ(fork.differences[2], "The other note is: It rained.");
}

TEST_F(InAClub, TheFirstOfTwoWhoChooseDecides) {
  join_and_play_a_hand();
  forks_ = true;
  const session::Session theirs = with_another_hand(at_table());
  hear_of(theirs);
  app().handle(OpenFork{theirs.id});
  EXPECT_FALSE(std::get<ForkView>(app().view().screen).device.empty());
  forks_ = false;  // somebody has chosen on the phone
  hear_of(theirs);
  const ForkView& fork = std::get<ForkView>(app().view().screen);
  EXPECT_EQ(fork.heading, "It is settled");
  EXPECT_FALSE(fork.can_choose);
}

TEST_F(InAClub, ThePageOfASessionSaysWhetherTheClubHasIt) {
  table_.start_session();
  table_.type(testing::kTetkaHand);
  const std::string id = at_table().id;
  const auto said = [&] {
    app().handle(OpenPast{id});
    return std::get<SessionView>(app().view().screen).club;
  };
  EXPECT_EQ(said(), "");
  join();
  EXPECT_EQ(said(), "It waits to be sent to the club.");
  settle_down();
  EXPECT_EQ(said(), "The club has it as it is here.");
  forks_ = true;
  hear_of(with_another_hand(at_table()));
  EXPECT_EQ(said(), "phone has changed it as well: choose which stays.");
  EXPECT_TRUE(std::get<SessionView>(app().view().screen).forked);
}

TEST_F(InAClub, WhoeverEntersWhileAnotherDeviceDoesIsAskedFirst) {
  join_and_play_a_hand();
  const session::Session session = at_table();
  pens_ = "phone";
  hear_of(session);
  app().handle(Go{Screen::kTable});
  EXPECT_EQ(app().view().notice, "phone keeps score now. Here you watch; whoever enters here is asked first.");
  table_.type("7");
  ASSERT_TRUE(app().view().dialog);
  EXPECT_EQ(app().view().dialog->title, "phone keeps score now");
  app().handle(Decline{});
  EXPECT_TRUE(at_table() == session);
  app().handle(TurnTable{});
  EXPECT_FALSE(app().view().dialog) << "whoever only looks is asked nothing";
  table_.type("7");
  app().handle(Accept{});
  EXPECT_EQ(app().view().notice, "");
  const std::optional<ClubRequest> request = app().ask_club();
  ASSERT_TRUE(request);
  EXPECT_EQ(request->path, "/api/1/pen");
  EXPECT_EQ(request->body, club::write_about(session.id));
  answer(*request, "{}");
  table_.type("7");
  EXPECT_FALSE(app().view().dialog);
}

TEST_F(InAClub, APhoneIsLetInByACodeOfTheHub) {
  join();
  table_.start_session();
  settle_down();
  const auto phones = [this]() -> const PhonesView& {
    if (std::get_if<PhonesView>(&app().view().screen) == nullptr) app().handle(Go{Screen::kPhones});
    return std::get<PhonesView>(app().view().screen);
  };
  EXPECT_TRUE(phones().can_invite);
  app().handle(InvitePhone{});
  EXPECT_TRUE(phones().invitation.asks_hub);
  const std::optional<ClubRequest> request = app().ask_club();
  ASSERT_TRUE(request);
  EXPECT_EQ(request->path, "/api/1/invite");
  EXPECT_EQ(request->body, club::write_about(at_table().id));
  answer(*request, club::write_invited("k3xq8mw2"));
  EXPECT_TRUE(phones().invitation.is_there());
  EXPECT_EQ(phones().invitation.code, "k3xq 8mw2");
  const std::string link = app().link_to_draw();
  EXPECT_EQ(link, "http://127.0.0.1:7070/#enter=k3xq8mw2&session=" + at_table().id);
  EXPECT_TRUE(app().hear_pattern(link, {1, {true}}));
  EXPECT_EQ(phones().invitation.squares, (Squares{1, {true}}));
  EXPECT_EQ(app().link_to_draw(), "");
  app().handle(InvitePhone{false});
  EXPECT_FALSE(phones().invitation.is_there());
}

TEST_F(InAClub, WhyNoPhoneIsLetInIsSaid) {
  join();
  table_.start_session();
  settle_down();
  app().handle(Go{Screen::kPhones});
  app().handle(InvitePhone{});
  answer(app().ask_club().value(), "This device may not let others in.\n", 403);
  EXPECT_NE(std::get<PhonesView>(app().view().screen).invitation.problem.find("does not let this device"),
            std::string::npos);
  app().handle(InvitePhone{});
  app().hear_club({app().ask_club().value().number, 0, "", "Connection refused"});
  EXPECT_NE(std::get<PhonesView>(app().view().screen).invitation.problem.find("Connection refused"), std::string::npos);
}

TEST_F(InAClub, WhoeverWasLetInIsNoLongerWaitedFor) {
  join();
  table_.start_session();
  settle_down();
  app().handle(Go{Screen::kPhones});
  app().handle(InvitePhone{});
  answer(app().ask_club().value(), club::write_invited("z9xq8mw2"));
  const auto invites = [this] { return std::get<PhonesView>(app().view().screen).invitation.is_there(); };
  EXPECT_TRUE(invites());
  pens_ = "Zoe's phone";
  hear_of(at_table());
  EXPECT_FALSE(invites()) << "its pattern is used";
}

TEST_F(InAClub, APatternThatWasUsedIsSaid) {
  app().know({.asks_hubs = true, .hub = "http://127.0.0.1:7070", .name = "Zoe's phone"});
  app().handle(EnterByCode{"k3xq8mw2", kElsewhere});
  answer(app().ask_club().value(), "", 403);
  EXPECT_EQ(app().view().trouble, "This pattern was used, or is older than five minutes. Ask for a new one.");
}

TEST_F(InAClub, TheTableSaysWhatTheClubDoesNotHear) {
  join_and_play_a_hand();
  pens_ = "phone";
  hear_of(at_table());
  app().handle(Go{Screen::kTable});
  settle_down();
  now_ += 100;
  app().hear_club({app().ask_club().value().number, 0, "", "Connection refused"});
  EXPECT_EQ(app().view().notice, "phone kept score last, but the club's hub is out of reach now.");
  now_ += 100;
  answer(app().ask_club().value(), "", 401);
  EXPECT_EQ(app().view().notice, "The club does not know this device any more: what is entered here stays here.");
}

TEST_F(InAClub, WhoeverOnlyWatchesLeavesWithoutAQuestion) {
  join();
  table_.start_session();
  settle_down();
  pens_ = "phone";
  hear_of(at_table());
  app().handle(Go{Screen::kTable});
  app().handle(TypeKey{.named = TypeKey::Named::kEscape});
  EXPECT_FALSE(app().view().dialog);
}

// ---- a device that is the hub of its own club

class ItsOwnHub : public InAClub {
 protected:
  ItsOwnHub() { app().know({.serves = true, .has_page = true, .asks_hubs = true}); }
  [[nodiscard]] const PhonesView& phones() { return std::get<PhonesView>(app().view().screen); }
  // Somebody wants to let a phone in at the table, and agrees to what that takes.
  void let_a_phone_in() {
    table_.start_session();
    app().handle(Go{Screen::kPhones});
    app().handle(InvitePhone{});
    ASSERT_TRUE(app().view().dialog);
    app().handle(Accept{});
  }
  // The window serves what is wanted, as the first one does that asks.
  HostNews begun() {
    EXPECT_EQ(app().wants_host(), (HostWish{.needs_code = true}));
    HostNews news{"http://127.0.0.1:7071", {"http://192.168.1.7:7071", "http://10.0.0.2:7071"}, "k3xq8mw2"};
    app().hear_host(news);
    const std::optional<ClubRequest> request = app().ask_club();
    if (!request) return news;
    EXPECT_EQ(request->path, "/api/1/pair");
    EXPECT_EQ(request->address, news.here);
    answer(*request, club::write_paired({std::string(32, 'a'), "Club", "laptop", kEpoch, club::Role::kAdmin}));
    return news;
  }
};

TEST_F(ItsOwnHub, APhoneIsLetInWithoutAnythingSetUpBefore) {
  let_a_phone_in();
  EXPECT_TRUE(phones().invitation.asks_hub);
  begun();
  const std::optional<ClubRequest> request = app().ask_club();
  ASSERT_TRUE(request);
  EXPECT_EQ(request->path, "/api/1/invite");
  EXPECT_EQ(request->address, "http://127.0.0.1:7071");
  answer(*request, club::write_invited("z9xq8mw2"));
  EXPECT_EQ(phones().invitation.link, "http://192.168.1.7:7071/#enter=z9xq8mw2&session=" + at_table().id);
  EXPECT_EQ(app().wants_host(), (HostWish{.needs_code = false, .port = 7071})) << "where others look for it";
  ASSERT_TRUE(app().club_ear());
  EXPECT_EQ(app().club_ear()->address, "http://127.0.0.1:7071");
}

TEST_F(ItsOwnHub, NothingIsServedUnlessSomebodyAgrees) {
  table_.start_session();
  app().handle(Go{Screen::kPhones});
  app().handle(InvitePhone{});
  app().handle(Decline{});
  EXPECT_FALSE(app().wants_host());
  EXPECT_FALSE(phones().invitation.asks_hub);
}

TEST_F(ItsOwnHub, TheSettingsBeginAClubAndEndIt) {
  EXPECT_TRUE(view().can_begin);
  app().handle(BeginClub{});
  app().handle(Accept{});
  EXPECT_TRUE(view().busy);
  const HostNews news = begun();
  settle_down();
  EXPECT_NE(view().here.find("192.168.1.7:7071 while Nullo is open"), std::string::npos) << view().here;
  app().handle(LeaveClub{});
  app().handle(Accept{});
  EXPECT_TRUE(app().wants_host()) << "the hub is still to hear that this device leaves";
  const std::optional<ClubRequest> farewell = app().ask_club();
  ASSERT_TRUE(farewell);
  EXPECT_EQ(farewell->path, "/api/1/revoke");
  EXPECT_EQ(farewell->address, news.here);
  answer(*farewell, "{}");
  EXPECT_FALSE(app().wants_host());
  EXPECT_EQ(view().name, "");
}

TEST_F(ItsOwnHub, OnlyTheWindowThatWritesIsTheHub) {
  let_a_phone_in();
  begun();
  TableDriver other{scratch_ / "nullo.db", {}, testing::still_clock()};
  other.app.know({.serves = true, .has_page = true, .asks_hubs = true});
  EXPECT_TRUE(app().wants_host());
  EXPECT_FALSE(other.app.wants_host());
}

// As a browser that was given all the data of the computer.
TEST_F(ItsOwnHub, WhereNothingCanBeServedTheHubIsAskedLikeAnyOther) {
  let_a_phone_in();
  begun();
  app().know({.asks_hubs = true});
  EXPECT_FALSE(app().wants_host());
  const std::optional<ClubRequest> request = app().ask_club();
  ASSERT_TRUE(request);
  EXPECT_EQ(request->address, "http://127.0.0.1:7071");
}

TEST_F(ItsOwnHub, WhatItCannotServeIsSaidAndMayBeTriedAgain) {
  let_a_phone_in();
  app().hear_host({.failure = "too many files are open"});
  EXPECT_EQ(phones().invitation.problem, "This computer cannot be the hub: too many files are open.");
  EXPECT_FALSE(phones().invitation.asks_hub);
  EXPECT_FALSE(app().wants_host());
  EXPECT_FALSE(app().ask_club());
}

TEST_F(ItsOwnHub, WithoutANetworkNobodyIsLetIn) {
  let_a_phone_in();
  begun();
  answer(app().ask_club().value(), club::write_invited("z9xq8mw2"));
  app().hear_host({"http://127.0.0.1:7071", {}, "k3xq8mw2"});
  app().handle(InvitePhone{});
  EXPECT_NE(phones().invitation.problem.find("in no network"), std::string::npos) << phones().invitation.problem;
}

TEST_F(ItsOwnHub, NoPhoneEntersWhereThereIsNoPageForIt) {
  app().know({.serves = true, .asks_hubs = true});
  let_a_phone_in();
  EXPECT_NE(phones().invitation.problem.find("without Nullo for browsers"), std::string::npos);
  EXPECT_FALSE(app().wants_host());
}

// What a phone does that was pointed at the pattern.
TEST_F(InAClub, ALinkLetsAGuestEnterOneSession) {
  app().know({.asks_hubs = true, .hub = "http://127.0.0.1:7070", .name = "Zoe's phone"});
  TableDriver laptop{scratch_ / "laptop.db"};
  laptop.start_session();
  laptop.type(testing::kTetkaHand);
  const session::Session theirs = newest_in(scratch_ / "laptop.db");
  app().handle(EnterByCode{"k3xq8mw2", theirs.id});
  const std::optional<ClubRequest> pairing = app().ask_club();
  ASSERT_TRUE(pairing);
  EXPECT_EQ(pairing->body, club::write_pairing({"k3xq8mw2", "Zoe's phone"}));
  answer(*pairing,
         club::write_paired({std::string(32, 'a'), "Friday club", "laptop", kEpoch, club::Role::kScorer, theirs.id}));
  pens_ = "laptop";
  hear_of(theirs);
  EXPECT_EQ(app().view().said, "You keep score now.");
  EXPECT_EQ(app().view().notice, "");
  EXPECT_TRUE(at_table() == theirs);
  const std::optional<ClubRequest> pen = app().ask_club();
  ASSERT_TRUE(pen);
  EXPECT_EQ(pen->path, "/api/1/pen");
  answer(*pen, "{}");
  EXPECT_NE(view().name.find("as a guest"), std::string::npos);
  // The same link again, or another evening's, needs nobody to leave anything.
  app().handle(EnterByCode{"k3xq8mw2", theirs.id});
  EXPECT_NE(app().ask_club().value().path, "/api/1/pair");
}

TEST_F(InAClub, ALinkTakesNobodyOutOfTheirClub) {
  join();
  settle_down();
  app().know({.asks_hubs = true, .hub = "http://10.0.0.2:7070", .name = "Zoe's phone"});
  app().handle(EnterByCode{"k3xq8mw2", kElsewhere});
  EXPECT_NE(view().problem.find("belongs to another club"), std::string::npos);
  EXPECT_EQ(view().name, "Friday club");
}

// What a phone does that is let into the club by a pattern.
TEST_F(InAClub, ALinkWithoutASessionLetsADeviceIn) {
  app().know({.asks_hubs = true, .hub = "http://127.0.0.1:7070", .name = "Zoe's phone"});
  app().handle(EnterByCode{"k3xq8mw2", ""});
  const std::optional<ClubRequest> pairing = app().ask_club();
  ASSERT_TRUE(pairing);
  answer(*pairing, club::write_paired({std::string(32, 'a'), "Friday club", "Zoe's phone 2", kEpoch}));
  settle_down();
  EXPECT_EQ(view().name, "Friday club");
  EXPECT_NE(view().here.find("called Zoe's phone 2 there"), std::string::npos) << view().here;
}

class ClubDevicesPage : public InAClub {
 protected:
  ClubDevicesPage() {
    join();
    settle_down();
    app().handle(Go{Screen::kDevices});
  }
  const DevicesView& page() { return std::get<DevicesView>(app().view().screen); }
  // Answers what the hub is asked next about its devices.
  void hear_devices(const std::vector<club::Member>& members) {
    const std::optional<ClubRequest> request = app().ask_club();
    ASSERT_TRUE(request);
    EXPECT_EQ(request->path, "/api/1/devices");
    answer(*request, club::write_members(members));
  }
  static club::Member member(const char* name, club::Role role = club::Role::kScorer, bool is_here = false) {
    return {name, role, false, "2026-11-28T19:30:00Z", is_here};
  }
  static club::Member here(club::Role role) { return member("laptop", role, true); }
};

TEST_F(ClubDevicesPage, ShowsWhoBelongsToTheClub) {
  EXPECT_EQ(page().said, "The hub is asked …");
  club::Member guest = member("Zoe's phone");
  guest.is_guest = true;
  hear_devices({here(club::Role::kAdmin), member("Tablet"), guest});
  ASSERT_EQ(page().lines.size(), 3U);
  EXPECT_EQ(page().lines[0].what, "keeps score, lets others in; this device");
  EXPECT_FALSE(page().lines[0].can_revoke);
  EXPECT_EQ(page().lines[1].what.substr(0, 17), "keeps score; seen");
  EXPECT_EQ(page().lines[2].what.substr(0, 20), "guest of one session");
  EXPECT_TRUE(page().lines[2].can_revoke);
  // Again after a few seconds, and no longer once the page is closed.
  EXPECT_NEAR(app().ask_club_after(), 5, 1);
  now_ += 10;
  hear_devices({here(club::Role::kAdmin)});
  settle_down();
  app().handle(Back{});
  now_ += 10;
  while (const auto request = app().ask_club()) {
    EXPECT_NE(request->path, "/api/1/devices");
    answer(*request, club::write_changes({.epoch = kEpoch, .newest = seq_}));
  }
}

TEST_F(ClubDevicesPage, WhoOnlyKeepsScoreLetsNobodyIn) {
  hear_devices({here(club::Role::kScorer), member("Tablet", club::Role::kAdmin)});
  EXPECT_FALSE(page().can_invite);
  EXPECT_FALSE(page().lines[1].can_revoke);
}

TEST_F(ClubDevicesPage, ADeviceIsLetIn) {
  hear_devices({here(club::Role::kAdmin)});
  EXPECT_TRUE(page().can_invite);
  app().handle(InviteDevice{});
  EXPECT_TRUE(page().invitation.asks_hub);
  const std::optional<ClubRequest> request = app().ask_club();
  ASSERT_TRUE(request);
  EXPECT_EQ(request->body, club::write_about(""));
  answer(*request, club::write_invited("k3xq8mw2"));
  EXPECT_TRUE(page().invitation.is_there());
  EXPECT_EQ(page().invitation.code, "k3xq 8mw2");
  EXPECT_EQ(page().invitation.address(), "127.0.0.1:7070");
  EXPECT_EQ(app().link_to_draw(), "http://127.0.0.1:7070/#enter=k3xq8mw2");
  // Once it is in, they are shown again.
  now_ += 10;
  hear_devices({here(club::Role::kAdmin), member("Zoe's phone")});
  EXPECT_FALSE(page().invitation.is_there());
  EXPECT_EQ(page().said, "Zoe's phone belongs to the club now.");
}

TEST_F(ClubDevicesPage, ADeviceIsTakenOut) {
  hear_devices({here(club::Role::kAdmin), member("Tablet")});
  app().handle(RevokeDevice{"Tablet"});
  ASSERT_TRUE(app().view().dialog);
  app().handle(Accept{});
  const std::optional<ClubRequest> request = app().ask_club();
  ASSERT_TRUE(request);
  EXPECT_EQ(request->path, "/api/1/revoke");
  EXPECT_EQ(request->body, club::write_revoked("Tablet"));
  answer(*request, "{}");
  hear_devices({here(club::Role::kAdmin)});
  EXPECT_EQ(page().lines.size(), 1U);
}

TEST_F(ClubDevicesPage, WhyTheHubDoesNotAnswerIsSaid) {
  app().hear_club({app().ask_club().value().number, 0, "", "Connection refused"});
  EXPECT_NE(page().problem.find("Connection refused"), std::string::npos) << page().problem;
  EXPECT_EQ(page().said, "");
}

TEST_F(InAClub, OneLeavesAndKeepsTheSessions) {
  join();
  table_.start_session();
  settle_down();
  (void)view();
  app().handle(LeaveClub{});
  app().handle(Accept{});
  EXPECT_EQ(view().name, "");
  EXPECT_EQ(at_table().players.front(), "Anna");
  // The hub is told once, and whatever it says, that was it.
  const std::optional<ClubRequest> farewell = app().ask_club();
  ASSERT_TRUE(farewell);
  EXPECT_EQ(farewell->path, "/api/1/revoke");
  EXPECT_EQ(farewell->body, club::write_revoked("laptop"));
  EXPECT_EQ(farewell->token, std::string(32, 'a'));
  app().hear_club({farewell->number, 0, "", "Connection refused"});
  EXPECT_EQ(view().problem, "");
  EXPECT_FALSE(app().ask_club());
}

}  // namespace
}  // namespace nullo::app
