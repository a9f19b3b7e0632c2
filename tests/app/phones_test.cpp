// "On your phones": what the page says, what the live pages get, and when it ends.
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "app/phones/view.h"
#include "support/scratch.h"
#include "support/table_driver.h"

namespace nullo::app {
namespace {

using Json = nlohmann::json;
using testing::TableDriver;

class OnYourPhones : public ::testing::Test {
 protected:
  OnYourPhones() { table.app.know({.serves = true}); }

  void switch_on() {
    table.app.handle(Go{Screen::kPhones});
    ASSERT_TRUE(table.app.view().on_phones);
  }
  // As the window tells it.
  void serve(int lookers = 0) {
    PhonesNews news;
    news.addresses = {"http://192.168.1.7:8473", "http://10.0.0.2:8473"};
    news.code = "k3xq 8mw2";
    news.squares = {1, {true}};
    news.lookers = lookers;
    EXPECT_TRUE(table.app.hear_phones(news));
  }
  [[nodiscard]] const PhonesView& page() const { return std::get<PhonesView>(table.app.view().screen); }
  [[nodiscard]] Json state() const { return Json::parse(table.app.live().value().state); }

  testing::Scratch scratch_;
  TableDriver table{scratch_ / "nullo.db"};
};

TEST_F(OnYourPhones, IsOffUntilSomebodyAsksForIt) {
  table.start_session();
  EXPECT_FALSE(table.app.view().on_phones);
  EXPECT_FALSE(table.app.live().has_value());
}

TEST_F(OnYourPhones, SaysHowToLookOnAndWhoDoes) {
  table.start_session();
  switch_on();
  EXPECT_EQ(page().address, "") << "the window has not said yet";
  serve();
  EXPECT_EQ(page().address, "192.168.1.7:8473");
  EXPECT_EQ(page().others, std::vector<std::string>{"10.0.0.2:8473"});
  EXPECT_EQ(page().code, "k3xq 8mw2");
  EXPECT_EQ(page().lookers, "Nobody looks on yet");
  EXPECT_EQ(table.app.board().phones.value().code, "k3xq 8mw2") << "the board shows the pattern too";
  serve(1);
  EXPECT_EQ(page().lookers, "1 phone looks on");
  serve(3);
  EXPECT_EQ(page().lookers, "3 phones look on");
}

TEST_F(OnYourPhones, TheTableGoesOnBelowThePage) {
  table.start_session();
  table.type("7c1");
  table.type("/s");
  const std::string begun = table.table().pending;
  ASSERT_NE(begun, "");
  switch_on();
  table.app.handle(Back{});
  EXPECT_EQ(table.table().pending, begun);
  EXPECT_TRUE(table.app.view().on_phones);
  EXPECT_FALSE(table.app.board().phones.has_value());
}

TEST_F(OnYourPhones, SaysWhyNobodyCanLookOn) {
  table.start_session();
  switch_on();
  table.app.hear_phones({.failure = "Address already in use"});
  EXPECT_EQ(page().trouble, "The table cannot be shown on phones: Address already in use.");
  table.app.hear_phones({.code = "k3xq 8mw2"});
  EXPECT_EQ(page().trouble, "This computer is in no network. Join the Wi-Fi that the phones are in.");
}

TEST_F(OnYourPhones, EachLanguageHasTheTableInItsOwnWords) {
  table.start_session();
  table.type("qh1");
  switch_on();
  const auto said_in = [this](const char* code) { return table.app.live(text::language_of(code)).value(); };
  const LiveTable russian = said_in("ru");
  EXPECT_EQ(russian.language, "ru");
  EXPECT_NE(russian.state.find("Д♥"), std::string::npos) << russian.state;
  EXPECT_EQ(russian.state.find("Q♥"), std::string::npos) << russian.state;
  EXPECT_NE(said_in("de").state.find("D♥"), std::string::npos);
  EXPECT_NE(said_in("en").state.find("Q♥"), std::string::npos);
  EXPECT_EQ(said_in("en").state, table.app.live().value().state);
}

TEST_F(OnYourPhones, WithoutASessionNothingIsShown) {
  table.app.handle(Go{Screen::kPhones});
  EXPECT_FALSE(table.app.view().on_phones);
  EXPECT_FALSE(page().has_any);
}

TEST_F(OnYourPhones, IsSwitchedOffAndOn) {
  table.start_session();
  switch_on();
  serve();
  table.app.handle(SetOnPhones{false});
  EXPECT_FALSE(table.app.view().on_phones);
  EXPECT_EQ(page().address, "");
  table.app.handle(SetOnPhones{true});
  EXPECT_TRUE(table.app.view().on_phones);
}

TEST_F(OnYourPhones, EndsWhenOthersSitDown) {
  table.start_session();
  switch_on();
  table.app.handle(Back{});
  table.app.handle(Go{Screen::kNewSession});
  table.app.handle(Accept{});
  EXPECT_TRUE(table.app.view().on_phones) << "the same people play once more";
  table.app.handle(Go{Screen::kNewSession});
  table.app.handle(SetName{Seat{0}, "Emil"});
  table.app.handle(Accept{});
  EXPECT_FALSE(table.app.view().on_phones);
}

TEST_F(OnYourPhones, AClubsEveningIsThereBeforeAndWhileItsTablesPlay) {
  table.app.handle(Go{Screen::kClubEvening});
  for (char name = 'A'; name <= 'H'; ++name) table.app.handle(ComeOrGo{std::string{name}});
  table.app.handle(DrawRounds{});
  switch_on();
  Json now = state();
  EXPECT_FALSE(now.contains("lines")) << "no session is at the table";
  EXPECT_EQ(now["evening"]["title"], "Club evening · round 1 of 4");
  EXPECT_EQ(now["evening"]["tables"].size(), 2U);
  EXPECT_NE(table.app.live()->page.find("Round 1"), std::string::npos) << "for browsers without scripts";
  const auto begin = [&](std::size_t at) {
    table.app.handle(Go{Screen::kStart});
    table.app.handle(Go{Screen::kClubEvening});
    table.app.handle(BeginTable{0, at});
    table.app.handle(Accept{});
  };
  begin(0);
  now = state();
  EXPECT_EQ(now["lines"].size(), 4U);
  EXPECT_EQ(now["evening"]["tables"][0]["state"], "hand 1");
  begin(1);
  EXPECT_TRUE(table.app.view().on_phones) << "others of the evening sit down";
  EXPECT_EQ(state()["evening"]["tables"][1]["state"], "hand 1");
}

TEST_F(OnYourPhones, ThePagesGetWhatTheBoardShowsAndWhy) {
  table.start_session();
  switch_on();
  table.app.handle(Back{});
  Json now = state();
  EXPECT_EQ(now["title"], "Tëtka · hand 1 of 4 · trick 1");
  EXPECT_EQ(now["question"], "Hand 1 of 4 – Anna dealt. Which card was dealt last? It is the bum card.");
  EXPECT_EQ(now["lines"].size(), 4U);
  EXPECT_EQ(now["last"], nullptr);
  table.type("7c1");
  now = state();
  EXPECT_EQ(now["title"], "Tëtka · hand 1 of 4 · trick 2");
  EXPECT_EQ(now["hand"][0], "Bum card: 7♣");
  table.app.handle(Undo{});
  table.app.handle(Undo{});
  table.type(testing::kTetkaHand);
  now = state();
  EXPECT_EQ(now["last"]["heading"], "Hand 1");
  EXPECT_EQ(now["last"]["lines"][1]["name"], "Boris");
  EXPECT_EQ(now["last"]["lines"][1]["score"], "+1");
  EXPECT_EQ(now["last"]["lines"][1]["reasons"],
            Json::parse(R"([{"amount": "+1", "text": "the bum card (7♣), trick 2"}])"));
  EXPECT_EQ(now["sheet"]["rows"][0]["scores"], (Json{"0", "+1", "+7", "+1"}));
  EXPECT_EQ(now["chart"]["lines"].size(), 4U);
  EXPECT_NE(table.app.live()->page.find("<h1>"), std::string::npos);
}

// A name may look like HTML: the page makes text of it, and the page for browsers without scripts escapes it.
TEST_F(OnYourPhones, ANameThatLooksLikeHtmlStaysAName) {
  const std::string name = R"x(<img src=x onerror="alert(1)">)x";
  table.app.handle(Go{Screen::kNewSession});
  table.app.handle(SetName{Seat{0}, name});
  for (const int seat : {1, 2, 3}) table.app.handle(SetName{Seat{seat}, std::string(1, static_cast<char>('A' + seat))});
  table.app.handle(Accept{});
  switch_on();
  EXPECT_EQ(state()["lines"][0]["name"], name);
  EXPECT_EQ(table.app.live()->page.find("<img"), std::string::npos);
}

TEST_F(OnYourPhones, TheQuestionNamesNoKeys) {
  table.start_session();
  switch_on();
  table.app.handle(Back{});
  table.type("7c1\t");
  const std::string question = state()["question"];
  EXPECT_EQ(question.find('\036'), std::string::npos) << question;
  EXPECT_NE(question, "");
}

}  // namespace
}  // namespace nullo::app
