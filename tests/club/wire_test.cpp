#include "club/wire.h"

#include <fmt/format.h>
#include <gtest/gtest.h>
#include <rapidcheck.h>
#include <rapidcheck/gtest.h>

#include "document/evening.h"

namespace nullo::club {
namespace {

using std::string;

constexpr const char* kOne = "00000000-0000-4000-8000-000000000001";
constexpr const char* kTwo = "00000000-0000-4000-8000-000000000002";
constexpr const char* kThree = "00000000-0000-4000-8000-000000000003";
constexpr const char* kAt = "2026-11-21T18:30:00Z";

// What the faults say, a line each.
template <class T>
string said(const Result<T>& result) {
  if (result) return "accepted";
  string lines;
  for (const Fault& fault : result.error().kept()) lines += to_string(fault) + "\n";
  return lines;
}

Content content() {
  return {"{\"a\": \"Tëtka\\u0000\"}",
          "2026-11-22T08:00:00Z",
          {{Account::of(Seat{0}), Account::pot(1), 3}, {Account::bank(), Account::of(Seat{2}), 10}}};
}

TEST(Wire, PairingAndItsAnswerComeBackAsTheyWere) {
  const auto pairing = read_pairing(write_pairing({"k3xq 8mw2", "Zoë's phone"}));
  ASSERT_TRUE(pairing) << said(pairing);
  EXPECT_EQ(pairing->code, "k3xq 8mw2");
  EXPECT_EQ(pairing->name, "Zoë's phone");
  const string token(32, 'a');
  const auto paired = read_paired(write_paired({token, "Friday", "Laptop", kOne, Role::kAdmin, kTwo}));
  ASSERT_TRUE(paired) << said(paired);
  EXPECT_EQ(paired->token, token);
  EXPECT_EQ(paired->club, "Friday");
  EXPECT_EQ(paired->epoch, kOne);
  EXPECT_EQ(paired->role, Role::kAdmin);
  EXPECT_EQ(paired->session, kTwo);
}

TEST(Wire, RevisionsComeBackAsTheyWere) {
  const std::vector<Revision> sent{{kOne, kTwo, "", "", kAt, {"{}"}, {}},
                                   {kTwo, kTwo, kOne, kThree, kAt, content(), {kThree, kOne}}};
  const auto read = read_push(write_push(sent));
  ASSERT_TRUE(read) << said(read);
  ASSERT_EQ(read->size(), 2U);
  for (std::size_t i = 0; i < sent.size(); ++i) {
    EXPECT_EQ((*read)[i].id, sent[i].id);
    EXPECT_EQ((*read)[i].session, sent[i].session);
    EXPECT_EQ((*read)[i].parent, sent[i].parent);
    EXPECT_EQ((*read)[i].other, sent[i].other);
    EXPECT_EQ((*read)[i].at, sent[i].at);
    EXPECT_EQ((*read)[i].content, sent[i].content);
    EXPECT_EQ((*read)[i].passed, sent[i].passed);
  }
}

TEST(Wire, AnswersComeBackAsTheyWere) {
  std::vector<Answered> sent{{kOne, Place::kTrunk, {}}, {kTwo, Place::kSide, {}}, {kThree, Place::kParentUnknown, {}}};
  sent.push_back({kOne, Place::kRefused, {}});
  sent.back().faults.add({"/hands/0", "a hand", "\"\x1B[2J\""});
  const auto read = read_answered(write_answered(sent));
  ASSERT_TRUE(read) << said(read);
  ASSERT_EQ(read->size(), sent.size());
  for (std::size_t i = 0; i < sent.size(); ++i) {
    EXPECT_EQ((*read)[i].id, sent[i].id);
    EXPECT_EQ((*read)[i].place, sent[i].place);
  }
  ASSERT_EQ(read->back().faults.kept().size(), 1U);
  EXPECT_EQ(to_string(read->back().faults.kept().front()), "/hands/0: expected a hand, found \"\\u001b[2J\"");
}

TEST(Wire, ChangesComeBackAsTheyWere) {
  const Tip tip{kOne, "Zoë's phone", kAt, content()};
  const std::vector<Habit> habits{{"", "Zoë", write_look({"Z.", 3})}, {"tetka", "Friday", ""}};
  const auto read = read_changes(write_changes(
      {kOne, 13, {{kTwo, 11, tip, {tip, tip}}, {kThree, 12, tip, {}, "Zoë's phone", true}}, true, 12, habits}));
  ASSERT_TRUE(read) << said(read);
  EXPECT_EQ(read->epoch, kOne);
  EXPECT_EQ(read->newest, 13);
  EXPECT_EQ(read->until, 12);
  EXPECT_TRUE(read->more);
  EXPECT_EQ(read->habits, habits);
  ASSERT_EQ(read->sessions.size(), 2U);
  EXPECT_EQ(read->sessions[0].session, kTwo);
  EXPECT_EQ(read->sessions[0].seq, 11);
  ASSERT_EQ(read->sessions[0].sides.size(), 2U);
  EXPECT_TRUE(read->sessions[1].sides.empty());
  EXPECT_EQ(read->sessions[0].sides[1].content, content());
  EXPECT_EQ(read->sessions[1].trunk.device, "Zoë's phone");
  EXPECT_EQ(read->sessions[0].pen, "");
  EXPECT_EQ(read->sessions[1].pen, "Zoë's phone");
  EXPECT_TRUE(read->sessions[1].pen_is_here);
}

TEST(Wire, InvitationsComeBackAsTheyWere) {
  EXPECT_EQ(read_about(write_about(kOne)).value(), kOne);
  EXPECT_EQ(read_about(write_about("")).value(), "");
  EXPECT_FALSE(read_about(R"({"session":"1"})"));
  EXPECT_FALSE(read_about(R"({"role":"admin"})"));
  EXPECT_EQ(read_invited(write_invited("k3xq8mw2")).value(), "k3xq8mw2");
  EXPECT_FALSE(read_invited("{}"));
}

TEST(Wire, DevicesComeBackAsTheyWere) {
  const std::vector<Member> members{{"Zoë's phone", Role::kScorer, true, kAt, false},
                                    {"Laptop", Role::kAdmin, false, kAt, true}};
  EXPECT_EQ(read_members(write_members(members)).value(), members);
  EXPECT_FALSE(read_members(R"({"devices":[{"name":"","role":"scorer"}]})"));
  EXPECT_EQ(read_revoked(write_revoked("Zoë's phone")).value(), "Zoë's phone");
  EXPECT_FALSE(read_revoked(R"({"device":"\u001b"})"));
}

TEST(Wire, HabitsComeBackAsTheyWere) {
  const std::vector<Habit> habits{{"", "Zoë", write_look({"Z.", 9})},
                                  {"", "Anna", write_look({})},
                                  {"tetka", "At \"Anna's\"", write_kept_rules({R"({"bum":"Q"})", 4})},
                                  {"tetka", "Friday", ""}};
  EXPECT_EQ(read_habits(write_habits(habits)).value(), habits);
  EXPECT_EQ(read_look(habits[0].content).value().colour, 9);
  EXPECT_EQ(read_look(habits[1].content).value().short_name, "");
  EXPECT_EQ(read_kept_rules(habits[2].content).value().rules, R"({"bum":"Q"})");
}

// Whatever is wrong is refused before it comes to a database.
TEST(Wire, AHabitIsALookOrRules) {
  const auto refuses = [](const Habit& habit) { return !read_habits(write_habits(std::vector{habit})); };
  EXPECT_FALSE(refuses({"", "Zoë", R"({"colour":0})"}));
  for (const Habit& habit : std::vector<Habit>{{"", "", "{}"},
                                               {"", "Zoë", ""},
                                               {"", "Zoë", "[]"},
                                               {"", "Zoë", R"({"colour":10})"},
                                               {"", "Zoë", R"({"colour":-1})"},
                                               {"", "Zoë", R"({"short_name":"\u001b"})"},
                                               {"", "Zoë", R"({"shoes":4})"},
                                               {"tetka", " ", ""},
                                               {string(33, 'x'), "Friday", ""},
                                               {"tetka", "Friday", "{}"},
                                               {"tetka", "Friday", R"({"rules":"7","seats":4})"},
                                               {"tetka", "Friday", R"({"rules":"{","seats":4})"},
                                               {"tetka", "Friday", R"({"rules":"{}","seats":11})"},
                                               {"tetka", "Friday", string(4001, ' ')}})
    EXPECT_TRUE(refuses(habit)) << habit.name << ": " << habit.content;
}

TEST(Wire, ASeasonIsAHabitUnderItsId) {
  const std::string season = R"({"format":"nullo.season","version":1,"id":")" + string(kOne) +
                             R"(","name":"Cup","game":"a_later_game","counts":"points"})";
  const auto refuses = [](const Habit& habit) { return !read_habits(write_habits(std::vector{habit})); };
  EXPECT_FALSE(refuses({string(kSeason), kOne, season})) << "of a game that this program does not know";
  EXPECT_FALSE(refuses({string(kSeason), kOne, ""})) << "it was deleted";
  EXPECT_TRUE(refuses({string(kSeason), kTwo, season})) << "another one's";
  EXPECT_TRUE(refuses({string(kSeason), kOne, "{}"}));
  EXPECT_TRUE(refuses({string(kSeason), kOne, season + string(64'000, ' ')}));
}

TEST(Wire, TheEveningThatIsOnIsAHabit) {
  const std::string plan = document::write_evening({.began = "2026-11-30T18:00:00Z", .people = {"Anna"}});
  const auto refuses = [](const Habit& habit) { return !read_habits(write_habits(std::vector{habit})); };
  const string name{kEvening};
  EXPECT_FALSE(refuses({name, name, plan}));
  EXPECT_TRUE(refuses({name, "Friday", plan})) << "there is one";
  EXPECT_TRUE(refuses({name, name, R"({"people":7})"}));
  EXPECT_TRUE(refuses({name, name, plan + string(100'000, ' ')}));
}

// A pot that owed as much as it was owed is passed by, and the hub knows only the steps.
TEST(Wire, WhatGoesPastAPotIsTwoSteps) {
  Revision revision{kOne, kTwo, "", "", kAt, {"{}"}, {}};
  revision.content.handed = {{Account::of(Seat{0}), Account::of(Seat{1}), 5, Account::pot(1)}};
  const auto read = read_push(write_push(std::vector{revision}));
  ASSERT_TRUE(read) << said(read);
  EXPECT_EQ(read->front().content.handed, step_by_step(revision.content.handed));
}

TEST(Wire, EachFaultHasItsPlaceAndWhatWasExpected) {
  const auto revision = [](std::string_view more) {
    return fmt::format(R"({{"revisions":[{{"id":"{}","session":"{}","at":"{}","document":"{{}}"{}}}]}})", kOne, kTwo,
                       kAt, more);
  };
  EXPECT_EQ(said(read_push(revision(""))), "accepted");
  EXPECT_EQ(said(read_push(revision(R"(,"parent":null,"handed":null,"passed":[])"))), "accepted");
  for (const auto& [text, says] : std::vector<std::pair<string, string>>{
           {"", ": expected a value, found the end of the text at line 1, column 1\n"},
           {"[]", ": expected an object, found an array\n"},
           {"{}", ": expected \"revisions\", a list, found no such key\n"},
           {R"({"revisions":7})", "/revisions: expected a list, found 7\n"},
           {R"({"revisions":[7]})", "/revisions/0: expected a revision, an object, found 7\n"},
           {revision(R"(,"parent":"x")"),
            "/revisions/0/parent: expected a UUID, like \"0b5c1c2e-6d0e-4c55-9a53-8b1f0c7d2a11\", found \"x\"\n"},
           {revision(R"(,"deleted_at":"today")"),
            "/revisions/0/deleted_at: expected a time in UTC, like \"2026-11-21T18:30:00Z\", found \"today\"\n"},
           {revision(R"(,"handed":[{"from":"seat:99","to":"bank","amount":0}])"),
            "/revisions/0/handed/0/from: expected an account: \"seat:0\", \"pot:1\" or \"bank\", found \"seat:99\"\n"
            "/revisions/0/handed/0/amount: expected a whole number from 1 to 1000000000000, found 0\n"},
           {revision(R"(,"passed":[1])"),
            "/revisions/0/passed/0: expected a UUID, like \"0b5c1c2e-6d0e-4c55-9a53-8b1f0c7d2a11\", found 1\n"},
           {revision(R"(,"id":"x")"), "/revisions/0/id: expected each key once, found the same key again\n"},
       })
    EXPECT_EQ(said(read_push(text)), says) << text;
  EXPECT_NE(said(read_push(revision(R"(,"role":"admin")"))).find("found the key \"role\""), string::npos);
  EXPECT_NE(said(read_push(revision(",\"other\":\"\x1B[2J\""))).find("line 1"), string::npos);
}

TEST(Wire, ADocumentIsATextWithoutControlCharacters) {
  const auto with = [](std::string_view document) {
    return said(read_push(fmt::format(R"({{"revisions":[{{"id":"{}","session":"{}","at":"{}","document":{}}}]}})", kOne,
                                      kTwo, kAt, document)));
  };
  EXPECT_EQ(with("{}"), "/revisions/0/document: expected text of 1 to 67108864 characters, found an object\n");
  EXPECT_EQ(with("\"\""), "/revisions/0/document: expected text of 1 to 67108864 characters, found \"\"\n");
  EXPECT_EQ(with("\"\\u0000\""),
            "/revisions/0/document: expected text without control characters, found the character U+0000\n");
}

TEST(Wire, TooMuchIsRefusedBeforeItIsRead) {
  const string large(kMostBody + 1, ' ');
  EXPECT_EQ(said(read_push(large)), ": expected at most 2097152 bytes, found 2097153\n");
  EXPECT_EQ(said(read_pairing(large)), ": expected at most 2097152 bytes, found 2097153\n");
  const std::vector<Revision> many(kMostRevisions + 1, {kOne, kTwo, "", "", kAt, {"{}"}, {}});
  EXPECT_EQ(said(read_push(write_push(many))), "/revisions: expected a list of at most 100, found 101 of them\n");
}

TEST(Wire, ANameCanBeSeen) {
  const auto with = [](std::string_view name) { return said(read_pairing(write_pairing({"k3xq8mw2", string{name}}))); };
  EXPECT_EQ(with("Zoë"), "accepted");
  EXPECT_EQ(with(string(64, 'x')), "accepted");
  for (const string& name :
       {string{}, string(65, 'x'), string{" Zoë"}, string{"\u200B"}, string{"a\nb"}, string{"\x1B"}})
    EXPECT_EQ(with(name).rfind("/name: ", 0), 0U) << name;
}

TEST(Wire, ATokenIsThirtyTwoDigitsAndIsNeverSaid) {
  const string said_of = said(read_paired(
      fmt::format(R"({{"token":"secret\r\nX: y","club":"C","device":"D","epoch":"{}","role":"scorer"}})", kOne)));
  EXPECT_EQ(said_of, "/token: expected 32 digits from 0 to f, found another text\n");
  const string token(32, '0');
  EXPECT_EQ(said(read_paired(
                fmt::format(R"({{"token":"{}","club":"C","device":"D","epoch":"{}","role":"owner"}})", token, kOne))),
            "/role: expected \"scorer\" or \"admin\", found \"owner\"\n");
}

TEST(Wire, NumbersOfChangesAreNeverBelowZero) {
  EXPECT_EQ(said(read_changes(
                fmt::format(R"({{"epoch":"{}","newest":-1,"until":0,"more":0,"sessions":[],"habits":[]}})", kOne))),
            "/newest: expected a whole number from 0 to 9223372036854775807, found -1\n"
            "/more: expected true or false, found 0\n");
}

// Capital letters are the same id.
TEST(Wire, EqualIdsAreEqualTexts) {
  const auto read = read_push(
      write_push(std::vector<Revision>{{"ABCDEF00-0000-4000-8000-000000000001", kTwo, "", "", kAt, {"{}"}, {}}}));
  ASSERT_TRUE(read);
  EXPECT_EQ(read->front().id, "abcdef00-0000-4000-8000-000000000001");
}

// Whatever somebody sends instead, it is read or refused.
RC_GTEST_PROP(WireProperty, NoTextIsTooStrange, (const std::vector<std::pair<std::uint16_t, char>>& changes)) {
  const std::vector<Revision> sent{{kTwo, kTwo, kOne, kThree, kAt, content(), {kThree, kOne}}};
  const Tip tip{kOne, "Zoë's phone", kAt, content()};
  for (string text :
       {write_push(sent), write_changes({kOne, 12, {{kTwo, 11, tip, {tip}}}, true}),
        write_habits(std::vector<Habit>{{"", "Zoë", write_look({"Z.", 3})}}),
        write_answered(std::vector<Answered>{{kOne, Place::kSide, {}}}), write_pairing({"k3xq8mw2", "Zoë"}),
        write_paired({string(32, 'a'), "C", "D", kOne, Role::kScorer})}) {
    for (const auto& [at, letter] : changes) text[at % text.size()] = letter;
    const auto accepted = [](const auto& read) { return read.has_value() || !read.error().empty(); };
    RC_ASSERT(accepted(read_push(text)) && accepted(read_changes(text)) && accepted(read_answered(text)) &&
              accepted(read_pairing(text)) && accepted(read_paired(text)) && accepted(read_habits(text)));
  }
}

}  // namespace
}  // namespace nullo::club
