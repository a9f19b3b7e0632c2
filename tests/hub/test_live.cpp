#include <atomic>
#include <condition_variable>
#include <memory>
#include <mutex>
#include <thread>
#include <vector>

#include <fmt/format.h>
#include <gtest/gtest.h>

#include "hub/client.h"
#include "hub/live.h"

namespace nullo::hub {
namespace {

using std::string;

// Something that another thread tells of, and that a test waits for.
class Told {
 public:
  void tell() {
    const std::lock_guard lock{lock_};
    told_.notify_all();
  }
  template <class Condition>
  void wait_for(const Condition& holds) {
    std::unique_lock lock{lock_};
    told_.wait(lock, holds);
  }

 private:
  std::mutex lock_;
  std::condition_variable told_;
};

// A table that is shown on this machine only.
class LiveTable : public ::testing::Test {
 protected:
  static Server::Options options() {
    Server::Options options;
    options.address = "127.0.0.1";
    return options;
  }
  void open(const Server::Options& options) {
    live_ = std::make_unique<Live>(options, [this] { looks_.tell(); });
  }
  void SetUp() override { open(options()); }

  [[nodiscard]] std::uint16_t port() const {
    const string address = live_->addresses().front();
    return static_cast<std::uint16_t>(std::stoi(address.substr(address.rfind(':') + 1)));
  }
  [[nodiscard]] string authorization() const { return fmt::format("Authorization: Bearer {}\r\n", live_->code()); }
  string ask(std::string_view path, std::string_view headers = "") const {
    return Client{port()}.ask("GET", path, headers);
  }
  // Looks on, and has read the header of the answer.
  std::unique_ptr<Client> look(std::string_view headers = "") const {
    auto client = std::make_unique<Client>(port());
    client->send(fmt::format("GET /api/1/live HTTP/1.1\r\nHost: localhost\r\n{}{}\r\n", authorization(), headers));
    EXPECT_TRUE(client->read_to("\r\n\r\n"));
    return client;
  }
  Told looks_;  // is told of until the server has ended
  // Keeps a wrong code from costing the tests time: nobody has tried one before.
  std::unique_ptr<Live> live_;
};

string status(const string& answer) { return answer.substr(0, answer.find('\r')); }
string body(const string& answer) { return answer.substr(answer.find("\r\n\r\n") + 4); }

TEST_F(LiveTable, EachFileOfThePageIsThere) {
  for (const auto& [path, type] :
       {std::pair{"/live", "text/html"}, std::pair{"/live.css", "text/css"}, std::pair{"/live.js", "text/javascript"},
        std::pair{"/words.js", "text/javascript"}, std::pair{"/nullo.svg", "image/svg+xml"}}) {
    const string answer = ask(path);
    EXPECT_EQ(status(answer), "HTTP/1.1 200 OK") << path;
    EXPECT_NE(answer.find(fmt::format("Content-Type: {}", type)), string::npos) << answer;
    EXPECT_FALSE(body(answer).empty());
  }
  EXPECT_NE(ask("/").find("Location: /live\r\n"), string::npos);
  EXPECT_EQ(status(ask("/etc/passwd")), "HTTP/1.1 404 Not Found");
  EXPECT_EQ(status(ask("/../live")), "HTTP/1.1 404 Not Found");
}

TEST_F(LiveTable, NothingMayBeKeptFramedOrFedFromElsewhere) {
  for (const char* path : {"/live", "/api/1/live", "/plain", "/nothing"}) {
    const string answer = ask(path);
    EXPECT_NE(answer.find("Cache-Control: no-store\r\n"), string::npos) << path;
    EXPECT_NE(answer.find("X-Content-Type-Options: nosniff\r\n"), string::npos) << path;
    EXPECT_NE(answer.find("Referrer-Policy: no-referrer\r\n"), string::npos) << path;
    EXPECT_NE(answer.find("Content-Security-Policy: default-src 'none'"), string::npos) << path;
    EXPECT_NE(answer.find("frame-ancestors 'none'"), string::npos) << path;
    EXPECT_EQ(answer.find("Access-Control"), string::npos) << path;
  }
}

TEST_F(LiveTable, WhoHasTheCodeGetsTheNewestStateAndWhatComesAfterIt) {
  live_->publish("en", R"({"n":1})", "");
  live_->publish("en", R"({"n":2})", "");
  const auto client = look();
  EXPECT_TRUE(client->read_to("{\"n\":2}\n"));
  live_->publish("en", R"({"n":3})", "");
  EXPECT_TRUE(client->read_to("{\"n\":3}\n"));
}

TEST_F(LiveTable, EachBrowserReadsInItsOwnLanguage) {
  const auto languages = [this] {
    string codes;
    for (const text::Language* language : live_->languages()) codes += language->code + " ";
    return codes;
  };
  EXPECT_EQ(languages(), "en ");
  live_->publish("en", R"({"in":"English"})", "<p>English</p>");
  const auto english = look("Accept-Language: kk,en;q=0.5\r\n");
  const auto german = look("Accept-Language: de-AT,de;q=0.9,en;q=0.8\r\n");
  EXPECT_TRUE(english->read_to("English\"}\n"));
  looks_.wait_for([&] { return languages() == "de en "; });
  live_->publish("de", R"({"in":"German"})", "<p>German</p>");
  EXPECT_TRUE(german->read_to("German\"}\n"));
  EXPECT_NE(ask("/words.js", "Accept-Language: fr\r\n").find(R"(lang = "fr")"), string::npos);
  EXPECT_NE(ask("/words.js", "Accept-Language: kk\r\n").find(R"(lang = "en")"), string::npos);
}

TEST_F(LiveTable, WithoutTheCodeNobodyLooksOn) {
  live_->publish("en", R"({"secret":1})", "<p>secret</p>");
  const string none = ask("/api/1/live");
  EXPECT_EQ(status(none), "HTTP/1.1 401 Unauthorized");
  const string wrong = ask("/api/1/live", "Authorization: Bearer 00000000\r\n");
  EXPECT_EQ(status(wrong), "HTTP/1.1 401 Unauthorized");
  const string as_query = ask(fmt::format("/api/1/live?code={}", live_->code()));
  EXPECT_EQ(status(as_query), "HTTP/1.1 401 Unauthorized");
  const string plain = ask("/plain");
  EXPECT_EQ(status(plain), "HTTP/1.1 401 Unauthorized");
  EXPECT_NE(plain.find("WWW-Authenticate: Basic"), string::npos);
  for (const string& answer : {none, wrong, as_query, plain}) EXPECT_EQ(answer.find("secret"), string::npos);
}

TEST_F(LiveTable, ABrowserWithoutScriptsGetsAPageThatLoadsAnew) {
  live_->publish("en", "{}", "<h1>Tëtka</h1>");
  // ":" and the code, as browsers send name and password.
  const string both = ":" + live_->code();
  constexpr std::string_view kLetters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
  string sent;
  for (std::size_t i = 0; i < both.size(); i += 3) {
    const auto at = [&both, i](std::size_t n) {
      return static_cast<unsigned char>(i + n < both.size() ? both[i + n] : 0);
    };
    const unsigned three = static_cast<unsigned>(at(0)) << 16U | static_cast<unsigned>(at(1)) << 8U | at(2);
    for (const unsigned shift : {18U, 12U, 6U, 0U}) sent += kLetters[three >> shift & 63U];
  }
  ASSERT_EQ(both.size() % 3, 0U);
  const string answer = ask("/plain", fmt::format("Authorization: Basic {}\r\n", sent));
  EXPECT_EQ(status(answer), "HTTP/1.1 200 OK");
  EXPECT_NE(answer.find("Refresh: 10\r\n"), string::npos);
  EXPECT_EQ(body(answer), "<h1>Tëtka</h1>");
}

// A page of somebody else, which has its own name lead to this machine, is no page of ours.
TEST_F(LiveTable, ANameThatSomebodyMadeUpIsRefused) {
  for (const char* host : {"evil.example", "evil.example:80", "192.0.2.1", "", "localhost.evil.example", "localhost:1"})
    EXPECT_EQ(status(Client{port()}.ask("GET", "/live", authorization(), host)), "HTTP/1.1 421 Misdirected Request")
        << host;
  for (const string& host : {string{"localhost"}, string{"LOCALHOST"}, fmt::format("127.0.0.1:{}", port())})
    EXPECT_EQ(status(Client{port()}.ask("GET", "/live", "", host)), "HTTP/1.1 200 OK") << host;
}

TEST_F(LiveTable, OnlyReadingIsPossible) {
  for (const char* method : {"POST", "PUT", "DELETE", "OPTIONS", "TRACE"}) {
    const string answer = Client{port()}.ask(method, "/api/1/live", authorization());
    EXPECT_EQ(status(answer), "HTTP/1.1 405 Method Not Allowed") << method;
    EXPECT_NE(answer.find("Allow: GET, HEAD\r\n"), string::npos);
  }
  EXPECT_EQ(body(Client{port()}.ask("HEAD", "/live")), "");
}

TEST_F(LiveTable, WhatIsTooLargeOrNoRequestIsAnsweredAndClosed) {
  const string large = ask("/live", fmt::format("X-Much: {}\r\n", string(20'000, 'x')));
  EXPECT_EQ(status(large), "HTTP/1.1 413 Payload Too Large");
  const string with_body = ask("/live", "Content-Length: 5\r\n");
  EXPECT_EQ(status(with_body).substr(0, 10), "HTTP/1.1 4");
  Client junk{port()};
  junk.send("\x16\x03\x01 hello \r\n\r\n");
  EXPECT_EQ(status(junk.read_all()).substr(0, 12), "HTTP/1.1 400");
  EXPECT_EQ(status(ask("/live")), "HTTP/1.1 200 OK");
}

TEST_F(LiveTable, SaysHowManyLookOn) {
  EXPECT_EQ(live_->lookers(), 0);
  auto one = look();
  auto two = look();
  looks_.wait_for([this] { return live_->lookers() == 2; });
  one.reset();
  looks_.wait_for([this] { return live_->lookers() == 1; });
  two.reset();
  looks_.wait_for([this] { return live_->lookers() == 0; });
}

TEST_F(LiveTable, FiftyPhonesAtOnceAllSeeTheTap) {
  constexpr int kPhones = 50;
  std::vector<std::unique_ptr<Client>> phones;
  for (int i = 0; i < kPhones; ++i) phones.push_back(look());
  live_->publish("en", R"({"tap":7})", "");
  for (const auto& phone : phones) EXPECT_TRUE(phone->read_to("{\"tap\":7}\n"));
}

TEST_F(LiveTable, WhoDoesNotReadHoldsNobodyUp) {
  const auto idle = look();
  const auto reads = look();
  const string filling(100'000, 'x');
  for (int i = 0; i < 200; ++i) live_->publish("en", fmt::format(R"({{"n":{},"x":"{}"}})", i, filling), "");
  EXPECT_TRUE(reads->read_to("{\"n\":199,"));
}

TEST_F(LiveTable, MoreThanItsMostAreClosed) {
  Server::Options few = options();
  few.most_connections = 2;
  open(few);
  const auto one = look();
  const auto two = look();
  EXPECT_EQ(Client{port()}.read_all(), "");
  EXPECT_EQ(live_->lookers(), 2);
}

// One machine of the network cannot take all the places.
TEST_F(LiveTable, MoreThanTheMostOfOneAddressAreClosedAndOthersAreNot) {
  Server::Options few = options();
  few.most_of_one = 2;
  open(few);
  auto one = look();
  const auto two = look();
  EXPECT_EQ(Client{port()}.read_all(), "");
  EXPECT_EQ(status(Client(port(), "127.0.0.2").ask("GET", "/live")), "HTTP/1.1 200 OK");
  looks_.wait_for([this] { return live_->lookers() == 2; });
  one.reset();
  looks_.wait_for([this] { return live_->lookers() == 1; });
  EXPECT_EQ(status(ask("/live")), "HTTP/1.1 200 OK");
}

TEST_F(LiveTable, WhoSendsNothingIsClosed) {
  Server::Options short_patience = options();
  short_patience.idle_seconds = 0.05;
  open(short_patience);
  EXPECT_EQ(Client{port()}.read_all(), "");
}

TEST_F(LiveTable, AStreamWithoutNewsIsKeptAlive) {
  Server::Options quick = options();
  quick.beat_seconds = 0.02;
  open(quick);
  live_->publish("en", "{}", "");
  const auto client = look();
  EXPECT_TRUE(client->read_to("{}\n"));
  EXPECT_TRUE(client->read_to("1\r\n\n\r\n"));
}

TEST_F(LiveTable, WhenItIsSwitchedOffEveryPageHearsIt) {
  live_->publish("en", R"({"n":1})", "");
  const auto one = look();
  const auto two = look();
  EXPECT_TRUE(one->read_to("{\"n\":1}\n"));
  live_.reset();
  EXPECT_TRUE(one->read_to("{\"closed\":true}\n"));
  EXPECT_TRUE(two->read_to("{\"closed\":true}\n"));
  EXPECT_EQ(one->read_all(), "\r\n");
}

TEST_F(LiveTable, APortThatIsTakenIsPassedOver) {
  Server::Options same = options();
  same.port = port();
  const Live other{same, [] {}};
  EXPECT_NE(other.addresses(), live_->addresses());
}

TEST_F(LiveTable, WhereItCannotListenItSaysWhy) {
  Server::Options wrong = options();
  wrong.address = "192.0.2.1";  // of documentation, so not of this machine
  EXPECT_THROW((Live{wrong, [] {}}), ServerFailure);
  wrong.address = "nowhere";
  EXPECT_THROW((Live{wrong, [] {}}), ServerFailure);
}

}  // namespace
}  // namespace nullo::hub
