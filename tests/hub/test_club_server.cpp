#include <fstream>
#include <memory>
#include <mutex>
#include <thread>
#include <vector>

#include <SQLiteCpp/SQLiteCpp.h>
#include <fmt/format.h>
#include <gtest/gtest.h>

#include "base/clock.h"
#include "base/uuid.h"
#include "club/wire.h"
#include "hub/client.h"
#include "hub/club_server.h"
#include "support/scratch.h"

namespace nullo::hub {
namespace {

using club::Place;
using club::Role;
using std::string;

string status_of(const string& answer) { return answer.substr(9, 3); }
string body_of(const string& answer) { return answer.substr(answer.find("\r\n\r\n") + 4); }

constexpr std::array kRoutes{
    std::pair{"POST", "/api/1/pair"},   std::pair{"POST", "/api/1/push"},   std::pair{"POST", "/api/1/invite"},
    std::pair{"POST", "/api/1/pen"},    std::pair{"GET", "/api/1/changes"}, std::pair{"GET", "/api/1/events"},
    std::pair{"GET", "/api/1/devices"}, std::pair{"POST", "/api/1/revoke"}, std::pair{"POST", "/api/1/habits"}};

class AHub : public ::testing::Test {
 protected:
  static Server::Options options() {
    Server::Options options;
    options.address = "127.0.0.1";
    options.only_this_port = true;
    options.hosts = {"club.example.org"};
    return options;
  }
  void SetUp() override {
    std::filesystem::create_directory(scratch_ / "web");
    std::ofstream{scratch_ / "web" / "index.html"} << "<!doctype html>";
    server_ = std::make_unique<ClubServer>(options(), std::make_unique<club::Club>(file()), Site{scratch_ / "web"},
                                           [this](std::string_view line) {
                                             const std::lock_guard lock{log_lock_};
                                             log_ += fmt::format("{}\n", line);
                                           });
  }
  [[nodiscard]] std::filesystem::path file() const { return scratch_ / "hub.db"; }
  string code(Role role = Role::kScorer) { return club::Club{file()}.invite(role, now_utc()); }

  string ask(std::string_view method, std::string_view path, std::string_view headers = "", std::string_view body = "",
             std::string_view host = "localhost") {
    Client client{server_->port()};
    const bool has_body = method == "POST";
    client.send(fmt::format("{} {} HTTP/1.1\r\nHost: {}\r\n{}{}Connection: close\r\n\r\n{}", method, path, host,
                            has_body ? fmt::format("Content-Length: {}\r\n", body.size()) : "", headers, body));
    return client.read_all();
  }
  // The header with the token of a new device.
  string device(std::string_view name, Role role = Role::kScorer) {
    const string answer = ask("POST", "/api/1/pair", "", club::write_pairing({code(role), string{name}}));
    const auto paired = club::read_paired(body_of(answer));
    EXPECT_TRUE(paired) << answer;
    return fmt::format("Authorization: Bearer {}\r\n", paired ? paired->token : "");
  }
  static club::Revision revision(const string& session, const string& parent, int number) {
    return {random_uuid(),
            session,
            parent,
            "",
            now_utc(),
            {fmt::format(R"({{"format":"nullo.session","version":1,"id":"{}","game":"tetka","rules":{{}},)"
                         R"("players":["Anna","Boris","Clara","Dmitri"],"note":"{}","hands":[]}})",
                         session, number)},
            {}};
  }
  Place push(const string& device, const club::Revision& revision) {
    const string answer = ask("POST", "/api/1/push", device, club::write_push(std::vector{revision}));
    const auto answers = club::read_answered(body_of(answer));
    EXPECT_TRUE(answers) << answer;
    return answers ? answers->front().place : Place::kRefused;
  }
  club::Changes changes(const string& device, std::int64_t since = 0) {
    const string answer = ask("GET", fmt::format("/api/1/changes?since={}&most=10", since), device);
    auto read = club::read_changes(body_of(answer));
    EXPECT_TRUE(read) << answer;
    return read ? *read : club::Changes{};
  }

  testing::Scratch scratch_;
  std::mutex log_lock_;
  string log_;
  std::unique_ptr<ClubServer> server_;
};

TEST_F(AHub, ADeviceSeesWhoElseBelongsToTheClub) {
  const string laptop = device("Laptop", Role::kAdmin);
  const string phone = device("Phone");
  device("Phone");
  const auto members = club::read_members(body_of(ask("GET", "/api/1/devices", phone)));
  ASSERT_TRUE(members);
  ASSERT_EQ(members->size(), 3U);
  EXPECT_EQ((*members)[0].name, "Laptop");
  EXPECT_EQ((*members)[0].role, Role::kAdmin);
  EXPECT_FALSE((*members)[0].is_here);
  EXPECT_TRUE((*members)[1].is_here);
  EXPECT_FALSE((*members)[1].is_guest);
  EXPECT_NE((*members)[2].name, "Phone");  // it has a number, and was told so
  EXPECT_TRUE(club::Club{file()}.revoke("Phone", now_utc()));
  EXPECT_EQ(club::read_members(body_of(ask("GET", "/api/1/devices", laptop))).value().size(), 2U);
}

TEST_F(AHub, TwoDevicesHaveTheSameSessions) {
  const string phone = device("Phone");
  const string laptop = device("Laptop");
  const string session = random_uuid();
  const club::Revision first = revision(session, "", 1);
  EXPECT_EQ(push(phone, first), Place::kTrunk);
  const club::Changes seen = changes(laptop);
  ASSERT_EQ(seen.sessions.size(), 1U);
  EXPECT_EQ(seen.sessions.front().trunk.content, first.content);
  EXPECT_EQ(seen.sessions.front().trunk.device, "Phone");
  EXPECT_EQ(push(laptop, revision(session, first.id, 2)), Place::kTrunk);
  EXPECT_EQ(push(phone, revision(session, first.id, 3)), Place::kSide);
  EXPECT_EQ(changes(phone, seen.newest).sessions.front().sides.size(), 1U);
}

TEST_F(AHub, WhoListensHearsWhenSomebodyPushes) {
  const string phone = device("Phone");
  const string laptop = device("Laptop");
  Client listens{server_->port()};
  listens.send(fmt::format("GET /api/1/events HTTP/1.1\r\nHost: localhost\r\n{}\r\n", laptop));
  EXPECT_TRUE(listens.read_to("\r\n\r\n"));
  EXPECT_TRUE(listens.read_to("0\n"));
  EXPECT_EQ(push(phone, revision(random_uuid(), "", 1)), Place::kTrunk);
  EXPECT_TRUE(listens.read_to("1\n"));
  EXPECT_EQ(push(phone, revision(random_uuid(), "", 1)), Place::kTrunk);
  EXPECT_TRUE(listens.read_to("2\n"));
}

// The other side closes; whoever still belongs to the club asks anew.
TEST_F(AHub, WhoIsTakenOutListensNoLonger) {
  const string admin = device("Laptop", Role::kAdmin);
  const string phone = device("Phone");
  const string listening = fmt::format("GET /api/1/events HTTP/1.1\r\nHost: localhost\r\n{}\r\n", phone);
  Client listens{server_->port()};
  listens.send(listening);
  EXPECT_TRUE(listens.read_to("0\n"));
  EXPECT_EQ(status_of(ask("POST", "/api/1/revoke", admin, club::write_revoked("Phone"))), "200");
  (void)listens.read_all();
  Client again{server_->port()};
  again.send(listening);
  EXPECT_TRUE(again.read_to("HTTP/1.1 401 "));
}

TEST_F(AHub, ServesTheWebAppToWhoeverComes) {
  const string page = ask("GET", "/");
  EXPECT_EQ(status_of(page), "200");
  EXPECT_EQ(body_of(page), "<!doctype html>");
  EXPECT_NE(page.find("script-src 'self' 'wasm-unsafe-eval'"), string::npos) << page;
  EXPECT_EQ(status_of(ask("POST", "/", "", "{}")), "404");
  EXPECT_EQ(status_of(ask("GET", "/../hub.db")), "404");
  EXPECT_EQ(status_of(ask("GET", "/hub.db")), "404");
  EXPECT_EQ(body_of(ask("GET", "/api/1/hub")), R"({"hub":"nullo"})");
}

// They share a transaction where they wait at the same time; each has its own answer.
TEST_F(AHub, PushesThatComeAtOnceAreAllAnswered) {
  constexpr int kPhones = 12;
  std::vector<string> phones;
  for (int i = 0; i < kPhones; ++i) phones.push_back(device("Phone"));
  std::vector<club::Revision> sent;
  std::vector<std::unique_ptr<Client>> clients;
  for (int i = 0; i < kPhones; ++i) {
    sent.push_back(revision(random_uuid(), "", i));
    if (i % 3 == 2) sent.back().content.document = "{}";
    clients.push_back(std::make_unique<Client>(server_->port()));
  }
  for (std::size_t i = 0; i < kPhones; ++i) {
    const string body = club::write_push(std::span{&sent[i], 1});
    clients[i]->send(fmt::format(
        "POST /api/1/push HTTP/1.1\r\nHost: localhost\r\n{}Content-Length: {}\r\nConnection: close\r\n\r\n{}",
        phones[i], body.size(), body));
  }
  for (std::size_t i = 0; i < kPhones; ++i) {
    const auto answers = club::read_answered(body_of(clients[i]->read_all()));
    ASSERT_TRUE(answers);
    EXPECT_EQ(answers->front().id, sent[i].id);
    EXPECT_EQ(answers->front().place, i % 3 == 2 ? Place::kRefused : Place::kTrunk);
  }
  EXPECT_EQ(changes(phones.front()).sessions.size(), 8U);
}

// Several at once push, pull, listen, let guests in and are taken out, with connections that come and go; whatever was
// answered is kept. ./dev trust runs it with ThreadSanitizer.
TEST_F(AHub, UnderLoadNothingThatWasAnsweredIsLost) {
  constexpr int kPhones = 6;
  constexpr int kRounds = 12;
  std::vector<string> tokens;
  for (int i = 0; i < kPhones; ++i) tokens.push_back(device("Phone"));
  const string admin = device("Admin", Role::kAdmin);
  const string listens = fmt::format("GET /api/1/events HTTP/1.1\r\nHost: localhost\r\n{}\r\n", admin);
  std::vector<std::thread> phones;
  for (const string& token : tokens) {
    phones.emplace_back([this, &token, &admin, &listens] {
      const string session = random_uuid();
      string parent;
      for (int round = 0; round < kRounds; ++round) {
        const Client listener{server_->port()};
        listener.send(listens);
        const club::Revision next = revision(session, parent, round);
        EXPECT_EQ(push(token, next), Place::kTrunk);
        parent = next.id;
        EXPECT_EQ(status_of(ask("POST", "/api/1/invite", token, club::write_about(session))), "200");
        EXPECT_EQ(status_of(ask("GET", "/api/1/changes?since=1", token)), "200");
        if (round % 4 == 0) {  // which ends the streams of all
          (void)device("Gone " + session);
          EXPECT_EQ(status_of(ask("POST", "/api/1/revoke", admin, club::write_revoked("Gone " + session))), "200");
        }
      }
    });
  }
  for (std::thread& phone : phones) phone.join();
  const club::Changes all = club::Club{file()}.changes(0, 100);
  ASSERT_EQ(all.sessions.size(), std::size_t{kPhones});
  for (const club::Standing& standing : all.sessions)
    EXPECT_NE(standing.trunk.content.document.find(fmt::format("\"note\":\"{}\"", kRounds - 1)), string::npos);
}

// What is asked when the hub ends is not answered, and holds nothing up.
TEST_F(AHub, ItEndsWhileItIsAsked) {
  const string phone = device("Phone");
  std::vector<std::unique_ptr<Client>> clients;
  for (int i = 0; i < 20; ++i) {
    clients.push_back(std::make_unique<Client>(server_->port()));
    clients.back()->send(fmt::format("GET /api/1/changes HTTP/1.1\r\nHost: localhost\r\n{}\r\n", phone));
  }
  server_.reset();
  for (const auto& client : clients) (void)client->read_all();
}

// ---- who may what

TEST_F(AHub, EachRoleAndEachRoute) {
  const string push_nothing = R"({"revisions":[]})";
  for (const Role role : {Role::kScorer, Role::kAdmin}) {
    const string device = this->device(role == Role::kAdmin ? "Admin" : "Scorer", role);
    EXPECT_EQ(status_of(ask("POST", "/api/1/push", device, push_nothing)), "200");
    EXPECT_EQ(status_of(ask("GET", "/api/1/changes", device)), "200");
    EXPECT_EQ(status_of(ask("HEAD", "/api/1/events", device)), "200");
  }
  // Who may let others in.
  const string session = random_uuid();
  const string admin = this->device("Second admin", Role::kAdmin);
  const string scorer = this->device("Second scorer");
  EXPECT_EQ(push(scorer, revision(session, "", 1)), Place::kTrunk);
  const string guest_code = club::Club{file()}.invite(Role::kScorer, now_utc(), session);
  const string paired = body_of(ask("POST", "/api/1/pair", "", club::write_pairing({guest_code, "Guest"})));
  const string guest = fmt::format("Authorization: Bearer {}\r\n", club::read_paired(paired).value().token);
  const auto inviting = [&](const string& who, const string& about) {
    return status_of(ask("POST", "/api/1/invite", who, club::write_about(about)));
  };
  EXPECT_EQ(inviting(admin, ""), "200");
  EXPECT_EQ(inviting(scorer, ""), "403");
  EXPECT_EQ(inviting(scorer, session), "200");
  EXPECT_EQ(inviting(guest, session), "403");
  EXPECT_EQ(status_of(ask("POST", "/api/1/pen", guest, club::write_about(session))), "200");
  EXPECT_EQ(changes(scorer).sessions.front().pen, "Guest");
  EXPECT_EQ(status_of(ask("POST", "/api/1/pen", guest, club::write_about(random_uuid()))), "404");
  EXPECT_EQ(status_of(ask("POST", "/api/1/pen", guest, "{}")), "404");
  EXPECT_EQ(status_of(ask("POST", "/api/1/invite", admin, string(2000, 'x'))), "413");
  EXPECT_EQ(status_of(ask("POST", "/api/1/invite", admin, "[]")), "400");
  // Who may say how people look.
  const string habits = club::write_habits(std::vector<club::Habit>{{"", "Zoë", club::write_look({"", 3})}});
  EXPECT_EQ(status_of(ask("POST", "/api/1/habits", guest, habits)), "403");
  EXPECT_EQ(status_of(ask("POST", "/api/1/habits", scorer, habits)), "200");
  EXPECT_EQ(changes(admin).habits.size(), 1U);
  EXPECT_TRUE(changes(guest).habits.empty());
  EXPECT_EQ(status_of(ask("POST", "/api/1/habits", scorer, R"({"habits":[{"name":""}]})")), "400");
  // Who may see the others, and take them out.
  EXPECT_EQ(status_of(ask("GET", "/api/1/devices", guest)), "403");
  const auto revoking = [&](const string& who, const string& name) {
    return status_of(ask("POST", "/api/1/revoke", who, club::write_revoked(name)));
  };
  EXPECT_EQ(revoking(scorer, "Guest"), "403");
  EXPECT_EQ(revoking(guest, "Second scorer"), "403");
  EXPECT_EQ(revoking(admin, "Nobody"), "404");
  EXPECT_EQ(revoking(guest, "Guest"), "200");
  EXPECT_EQ(revoking(admin, "Second scorer"), "200");
  EXPECT_EQ(status_of(ask("GET", "/api/1/changes", guest)), "401");
  EXPECT_EQ(status_of(ask("GET", "/api/1/changes", scorer)), "401");
  EXPECT_EQ(status_of(ask("POST", "/api/1/revoke", admin, "{}")), "400");

  const string gone = device("Gone");
  EXPECT_TRUE(club::Club{file()}.revoke("Gone", now_utc()));
  for (const auto& [method, path] : kRoutes) {
    if (std::string_view{path} == "/api/1/pair") continue;  // whoever has a code
    EXPECT_EQ(status_of(ask(method, path, "", push_nothing)), "401") << path;
    EXPECT_EQ(status_of(ask(method, path, "Authorization: Basic Og==\r\n", push_nothing)), "401") << path;
    EXPECT_EQ(status_of(ask(method, path, "Cookie: token=1\r\n", push_nothing)), "401") << path;
  }
  const string refused = ask("POST", "/api/1/push", gone, push_nothing);
  EXPECT_EQ(status_of(refused), "401");
  EXPECT_NE(refused.find("WWW-Authenticate: Bearer\r\n"), string::npos);
  EXPECT_EQ(status_of(ask("GET", "/api/1/changes?token=1", "Authorization: Bearer 0\r\n")), "401");
}

TEST_F(AHub, ACodeIsGoodOnce) {
  const string pairing = club::write_pairing({code(), "Phone"});
  EXPECT_EQ(status_of(ask("POST", "/api/1/pair", "", pairing)), "200");
  EXPECT_EQ(status_of(ask("POST", "/api/1/pair", "", pairing)), "403");
}

// ---- what is no request of a device

TEST_F(AHub, WhatIsNoPushIsRefusedInWords) {
  const string phone = device("Phone");
  for (const string& body : {string{}, string{"{"}, string{"{}"}, string{"[]"}, string(1000, '['), string{"\xFF"},
                             string("\0", 1), string{R"({"revisions":[{}]})"}}) {
    const string answer = ask("POST", "/api/1/push", phone, body);
    EXPECT_EQ(status_of(answer), "400") << body;
    EXPECT_NE(answer.find("expected"), string::npos) << answer;
  }
  EXPECT_EQ(status_of(ask("POST", "/api/1/pair", "", "{}")), "400");
  EXPECT_EQ(status_of(ask("GET", "/api/1/changes?since=x", phone)), "400");
  EXPECT_EQ(status_of(ask("GET", "/api/1/changes?since=-1", phone)), "400");
  EXPECT_EQ(status_of(ask("GET", "/api/1/changes?since=99999999999999999999", phone)), "400");
  EXPECT_EQ(status_of(ask("GET", "/api/1/changes?since=9223372036854775807&most=0&x", phone)), "200");
}

TEST_F(AHub, ARefusedDocumentIsNotKept) {
  const string phone = device("Phone");
  club::Revision bad = revision(random_uuid(), "", 1);
  bad.content.document = "{}";
  EXPECT_EQ(push(phone, bad), Place::kRefused);
  EXPECT_EQ(changes(phone).newest, 0);
}

TEST_F(AHub, WhatIsTooLargeIsAnswered) {
  const string phone = device("Phone");
  EXPECT_EQ(status_of(ask("POST", "/api/1/push", phone, string(club::kMostBody + 1, ' '))), "413");
  EXPECT_EQ(status_of(ask("POST", "/api/1/pair", "", string(1025, ' '))), "413");
  EXPECT_EQ(status_of(ask("POST", "/api/1/push", phone, string(club::kMostBody, ' '))), "400");
  EXPECT_EQ(status_of(ask("GET", "/api/1/changes", phone + "Content-Length: 5\r\n")), "413");
  Client endless{server_->port()};
  endless.send(
      fmt::format("POST /api/1/push HTTP/1.1\r\nHost: localhost\r\n{}Transfer-Encoding: chunked\r\n\r\n", phone));
  EXPECT_EQ(status_of(endless.read_all()), "411");
  EXPECT_EQ(changes(phone).newest, 0);
}

// Nobody without a token makes the hub take a large body.
TEST_F(AHub, ABodyIsReadOnlyFromADevice) {
  Client client{server_->port()};
  client.send("POST /api/1/push HTTP/1.1\r\nHost: localhost\r\nContent-Length: 2000000\r\n\r\n");
  EXPECT_EQ(status_of(client.read_all()), "401");
}

TEST_F(AHub, ABodyThatIsAskedForFirstIsCalledFor) {
  const string phone = device("Phone");
  Client client{server_->port()};
  client.send(
      fmt::format("POST /api/1/push HTTP/1.1\r\nHost: localhost\r\n{}Expect: 100-continue\r\n"
                  "Content-Length: 16\r\nConnection: close\r\n\r\n",
                  phone));
  EXPECT_TRUE(client.read_to("HTTP/1.1 100 Continue\r\n\r\n"));
  client.send(R"({"revisions":[]})");
  EXPECT_EQ(status_of(client.read_all()), "200");
}

TEST_F(AHub, SeveralRequestsGoOverOneConnection) {
  const string phone = device("Phone");
  Client client{server_->port()};
  for (int i = 0; i < 3; ++i) {
    client.send(fmt::format("POST /api/1/push HTTP/1.1\r\nHost: localhost\r\n{}Content-Length: 16\r\n\r\n{}", phone,
                            R"({"revisions":[]})"));
    EXPECT_TRUE(client.read_to(R"({"answers":[]})"));
  }
}

TEST_F(AHub, OtherMethodsAndRoutesAreRefused) {
  const string phone = device("Phone");
  for (const auto& [right, path] : kRoutes) {
    const string wrong = ask(std::string_view{right} == "POST" ? "GET" : "POST", path, phone);
    EXPECT_EQ(status_of(wrong), "405") << path;
    EXPECT_NE(wrong.find(std::string_view{right} == "POST" ? "Allow: POST\r\n" : "Allow: GET, HEAD\r\n"), string::npos);
    for (const char* method : {"PUT", "DELETE", "PATCH", "OPTIONS", "TRACE", "CONNECT"})
      EXPECT_EQ(status_of(ask(method, path, phone)), "405") << method << path;
  }
  for (const char* path : {"/api", "/api/1", "/api/1/pus", "/api/1/push/", "/api/2/push", "/live", "/api/1/live",
                           "/../hub.db", "/hub.db", "//api/1/push"}) {
    EXPECT_EQ(status_of(ask("GET", path, phone)), "404") << path;
    EXPECT_EQ(status_of(ask("POST", path, phone)), "404") << path;
  }
  const string head = ask("HEAD", "/api/1/changes", phone);
  EXPECT_EQ(status_of(head), "200");
  EXPECT_EQ(body_of(head), "");
}

TEST_F(AHub, OnlyItsOwnNamesAreAnswered) {
  const string phone = device("Phone");
  for (const char* host : {"evil.example", "", "club.example.org.evil.example", "example.org", "localhost:1"})
    EXPECT_EQ(status_of(ask("GET", "/api/1/changes", phone, "", host)), "421") << host;
  for (const char* host : {"club.example.org", "CLUB.example.org:443", "127.0.0.1"})
    EXPECT_EQ(status_of(ask("GET", "/api/1/changes", phone, "", host)), "200") << host;
}

TEST_F(AHub, NoOtherPageMayReadAnAnswer) {
  const string answer = ask("GET", "/api/1/changes", device("Phone") + "Origin: https://evil.example\r\n");
  EXPECT_EQ(status_of(answer), "200");
  EXPECT_EQ(answer.find("Access-Control"), string::npos);
  EXPECT_NE(answer.find("Content-Security-Policy: default-src 'none'"), string::npos);
  EXPECT_NE(answer.find("Cache-Control: no-store\r\n"), string::npos);
  EXPECT_NE(answer.find("X-Content-Type-Options: nosniff\r\n"), string::npos);
}

// ---- the machine

TEST_F(AHub, WhereItsFileFailsItSaysSoAndGoesOn) {
  const string phone = device("Phone");
  SQLite::Database elsewhere{file().string(), SQLite::OPEN_READWRITE};
  elsewhere.exec("ALTER TABLE revision RENAME TO lost");
  const club::Revision first = revision(random_uuid(), "", 1);
  const string answer = ask("POST", "/api/1/push", phone, club::write_push(std::vector{first}));
  EXPECT_EQ(status_of(answer), "503");
  EXPECT_NE(answer.find("try again later"), string::npos);
  EXPECT_EQ(answer.find("revision"), string::npos);
  elsewhere.exec("ALTER TABLE lost RENAME TO revision");
  EXPECT_EQ(push(phone, first), Place::kTrunk);
}

TEST_F(AHub, TheLogNamesNobody) {
  const string phone = device("Zoë's phone");
  EXPECT_EQ(push(phone, revision(random_uuid(), "", 1)), Place::kTrunk);
  const std::lock_guard lock{log_lock_};
  EXPECT_EQ(log_, "a device was paired\nsent: 1, refused: 0; the newest change is 1\n");
}

TEST_F(AHub, APortThatIsTakenIsNotPassedOver) {
  Server::Options same = options();
  same.port = server_->port();
  EXPECT_THROW(
      (ClubServer{same, std::make_unique<club::Club>(scratch_ / "other.db"), std::nullopt, [](std::string_view) {}}),
      ServerFailure);
}

}  // namespace
}  // namespace nullo::hub
