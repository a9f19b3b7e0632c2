// People renamed, merged and split, without a window.
#include <algorithm>

#include <gtest/gtest.h>

#include "app/people/players.h"
#include "support/scratch.h"
#include "support/table_driver.h"

namespace nullo::app {
namespace {

using testing::TableDriver;
using Texts = std::vector<std::string>;

class PeopleTest : public ::testing::Test {
 protected:
  void play(std::initializer_list<const char*> names) {
    table_.start_session(names);
    table_.type("7c1b2c3d4hr3\n");
    table_.app.handle(StopPlaying{});
    table_.app.handle(Accept{});
  }
  void open(const char* name) {
    table_.app.handle(Go{Screen::kPlayers});
    table_.app.handle(OpenPlayer{name});
  }
  Texts listed() {
    table_.app.handle(Go{Screen::kPlayers});
    Texts names;
    for (const auto& line : table_.on<PlayersView>()->lines) names.push_back(line.name);
    std::ranges::sort(names);
    return names;
  }
  [[nodiscard]] const PlayerView& page() const { return std::get<PlayerView>(view().screen); }
  [[nodiscard]] const View& view() const { return table_.app.view(); }

  testing::Scratch scratch_;
  TableDriver table_{scratch_ / "nullo.db"};
};

TEST_F(PeopleTest, AreSearchedAsOneTypes) {
  play({"Anna", "Boris", "Clara", "Dmitri"});
  play({"Hanna", "Boris", "Emil", "Fritz"});
  table_.app.handle(Go{Screen::kPlayers});
  EXPECT_EQ(table_.on<PlayersView>()->all, 7);
  table_.app.handle(Search{"ANN"});
  ASSERT_EQ(table_.on<PlayersView>()->lines.size(), 2U);
  table_.app.handle(OpenPlayer{"Hanna"});
  EXPECT_EQ(page().name, "Hanna");
  EXPECT_TRUE(page().facts.starts_with("1 session, the last 2026-11-21 ")) << page().facts;
  table_.app.handle(Back{});
  EXPECT_EQ(table_.on<PlayersView>()->search, "ANN");
}

TEST_F(PeopleTest, ARenamedPersonIsCalledSoAtTheTableAndTapsAreStillUndone) {
  table_.start_session();
  table_.type("7c1b");
  open("Boris");
  table_.app.handle(RenamePlayer{"  Boris K. "});
  EXPECT_EQ(page().name, "Boris K.");
  EXPECT_EQ(view().undo, "Boris renamed to Boris K.");
  table_.app.handle(Go{Screen::kTable});
  EXPECT_EQ(table_.table().places[1].name, "Boris K.");
  table_.type("2");
  EXPECT_EQ(table_.table().strip[1].winner, "Boris K.");
  table_.app.handle(Undo{});
  table_.app.handle(Undo{});
  EXPECT_EQ(table_.table().places[1].name, "Boris K.");
  open("Boris K.");
  table_.app.handle(Undo{});
  EXPECT_EQ(page().name, "Boris");
  table_.app.handle(Go{Screen::kTable});
  EXPECT_EQ(table_.table().places[1].name, "Boris");
}

TEST_F(PeopleTest, ANameMustBeOne) {
  play({"Anna", "Boris", "Clara", "Dmitri"});
  open("Anna");
  table_.app.handle(RenamePlayer{"  "});
  EXPECT_EQ(page().problem, "A name has 1 to 64 characters.");
  table_.app.handle(RenamePlayer{std::string(65, 'x')});
  EXPECT_EQ(page().problem, "A name has 1 to 64 characters.");
  EXPECT_EQ(page().name, "Anna");
  table_.app.handle(SetPlayerLook{std::nullopt, "a very short name"});
  EXPECT_EQ(page().problem, "A short name has at most 12 characters.");
}

TEST_F(PeopleTest, ANameNeedsALetterThatCanBeSeen) {
  play({"Anna", "Boris", "Clara", "Dmitri"});
  open("Anna");
  for (const char* hidden : {"\u200B", "\u3164", "\u00A0\u2800"}) {
    table_.app.handle(RenamePlayer{hidden});
    EXPECT_EQ(page().problem, "A name needs a letter that can be seen.") << hidden;
    table_.app.handle(SetPlayerLook{std::nullopt, hidden});
    EXPECT_EQ(page().problem, "A short name needs a letter that can be seen.") << hidden;
  }
  table_.app.handle(RenamePlayer{"An\u0085na"});
  EXPECT_EQ(page().problem, "A name has no control characters: type it anew.");
  EXPECT_EQ(page().name, "Anna");
}

TEST_F(PeopleTest, ATypedNameIsUsedWithoutBlanksAroundItAndInNormalForm) {
  play({"Anna", "Boris", "Clara", "Dmitri"});
  open("Anna");
  table_.app.handle(RenamePlayer{"\u00A0\u2003Zoe\u0308\u3000"});
  EXPECT_EQ(page().name, "Zoë");
  play({"Zoe\u0308 ", "Boris\u00A0", "Clara", "Dmitri"});
  EXPECT_EQ(listed().size(), 4U) << "the same people again";
}

TEST_F(PeopleTest, ANameThatLooksLikeAnotherIsRefused) {
  play({"Ana", "Boris", "Clara", "Dmitri"});
  play({"Anna", "Boris", "Clara", "Dmitri"});
  open("Ana");
  table_.app.handle(RenamePlayer{"An\u200Bna"});
  EXPECT_EQ(page().problem, "It looks like Anna, but has characters that cannot be seen: type it anew.");
  EXPECT_EQ(page().name, "Ana");
}

TEST_F(PeopleTest, ANameThatSomebodyElseHasIsAnOfferToMerge) {
  play({"Ana", "Boris", "Clara", "Dmitri"});
  play({"Anna", "Boris", "Clara", "Dmitri"});
  open("Ana");
  table_.app.handle(RenamePlayer{"Anna"});
  ASSERT_TRUE(view().dialog);
  EXPECT_EQ(view().dialog->title, "Are Ana and Anna one person?");
  table_.app.handle(Decline{});
  EXPECT_EQ(listed().size(), 5U);
  open("Ana");
  table_.app.handle(RenamePlayer{"Anna"});
  table_.app.handle(Accept{});
  EXPECT_EQ(page().name, "Anna");
  EXPECT_EQ(page().also, Texts{"Ana"});
  EXPECT_EQ(page().facts.substr(0, 10), "2 sessions");
  EXPECT_EQ(listed(), (Texts{"Anna", "Boris", "Clara", "Dmitri"}));
  open("Anna");
  table_.app.handle(SplitPlayer{"Ana"});
  EXPECT_EQ(page().name, "Anna");
  EXPECT_EQ(page().also, Texts{});
  table_.app.handle(Undo{});
  EXPECT_EQ(page().also, Texts{"Ana"});
  table_.app.handle(Undo{});
  EXPECT_EQ(listed().size(), 5U);
}

TEST_F(PeopleTest, WhichOfTwoNamesStaysIsAsked) {
  play({"Anna", "Boris", "Clara", "Dmitri"});
  play({"Ana", "Boris", "Clara", "Dmitri"});
  open("Anna");
  table_.app.handle(MergePlayers{"Anna", "Ana"});
  ASSERT_TRUE(view().dialog);
  EXPECT_TRUE(view().dialog->yes.starts_with("Ana stays")) << view().dialog->yes;
  EXPECT_TRUE(view().dialog->other.starts_with("Anna stays")) << view().dialog->other;
  EXPECT_TRUE(view().dialog->no.starts_with("Two people")) << view().dialog->no;
  table_.app.handle(AcceptOther{});
  EXPECT_EQ(page().name, "Anna");
  EXPECT_EQ(page().also, Texts{"Ana"});
  EXPECT_EQ(page().facts.substr(0, 10), "2 sessions");
  table_.app.handle(Undo{});
  EXPECT_EQ(listed(), (Texts{"Ana", "Anna", "Boris", "Clara", "Dmitri"}));
}

TEST_F(PeopleTest, ARenameToSomebodyTheySatWithIsRefusedAtOnce) {
  play({"Ana", "Boris", "Anna", "Dmitri"});
  open("Ana");
  table_.app.handle(RenamePlayer{"Anna"});
  EXPECT_FALSE(view().dialog);
  EXPECT_TRUE(page().problem.starts_with("Ana and Anna sat in one session, Tëtka of 2026-11-21 ")) << page().problem;
  EXPECT_EQ(page().name, "Ana");
}

TEST_F(PeopleTest, WhoSatTogetherCannotBeOneAndTheSessionIsNamed) {
  play({"Ana", "Boris", "Anna", "Dmitri"});
  open("Ana");
  table_.app.handle(MergePlayers{"Anna", "Ana"});
  table_.app.handle(Accept{});
  EXPECT_TRUE(page().problem.starts_with("Anna and Ana sat in one session, Tëtka of 2026-11-21 ")) << page().problem;
  EXPECT_TRUE(page().problem.ends_with(" (Ana, Boris, Anna, Dmitri): they are two people.")) << page().problem;
  EXPECT_EQ(view().undo, "");
  EXPECT_EQ(page().name, "Ana");
}

TEST_F(PeopleTest, AMergedNameMeansThePersonInANewSession) {
  play({"Ana", "Boris", "Clara", "Dmitri"});
  play({"Anna", "Boris", "Clara", "Dmitri"});
  open("Anna");
  table_.app.handle(MergePlayers{"Ana", "Anna"});
  table_.app.handle(Accept{});
  table_.app.handle(Go{Screen::kNewSession});
  for (int seat = 0; const char* name : {"Anna", "Boris", "Ana", "Dmitri"}) {
    table_.app.handle(SetName{Seat{seat++}, name});
  }
  const auto& fresh = std::get<NewSessionView>(view().screen);
  EXPECT_EQ(fresh.places[2].problem, "Anna sits here already: Ana is the same person");
  EXPECT_FALSE(fresh.can_start);
  table_.app.handle(Accept{});
  EXPECT_NE(table_.on<NewSessionView>(), nullptr);
  table_.app.handle(SetName{Seat{0}, "Emil"});
  table_.app.handle(Accept{});
  EXPECT_EQ(table_.table().places[2].name, "Anna");
  // The same for somebody who sits in.
  table_.app.handle(SitIn{{"Emil", "Boris", "Anna", "Ana"}});
  EXPECT_EQ(table_.table().problem, "Anna sits here already: Ana is the same person");
  table_.app.handle(SitIn{{"Emil", "Ana", "Boris", "Dmitri"}});
  EXPECT_EQ(table_.table().places[1].name, "Anna");
}

TEST_F(PeopleTest, WhoSitsKeepsTheirPlaceAmongTheRemembered) {
  play({"Anna", "Boris", "Clara", "Dmitri"});
  table_.app.handle(Go{Screen::kNewSession});
  const auto names = [this] {
    Texts all;
    for (const auto& each : std::get<NewSessionView>(view().screen).remembered) all.push_back(each.name);
    return all;
  };
  const Texts before = names();
  ASSERT_EQ(before.size(), 4U);
  table_.app.handle(ClearPlaces{});
  table_.app.handle(SetName{Seat{1}, before[2]});
  EXPECT_EQ(names(), before);
  EXPECT_EQ(std::get<NewSessionView>(view().screen).remembered[2].seat, Seat{1});
  EXPECT_FALSE(std::get<NewSessionView>(view().screen).remembered[0].seat);
}

TEST_F(PeopleTest, AnOwnColourIsTheirsAtTheTableUnlessTwoHaveChosenIt) {
  table_.start_session();
  EXPECT_EQ(view().seat_colours, (std::array<int, kMostSeats>{0, 1, 2, 3, 4, 5, 6, 7, 8, 9}));
  open("Anna");
  table_.app.handle(SetPlayerLook{2, "An"});
  EXPECT_EQ(page().colour, 2);
  EXPECT_EQ(page().short_name, "An");
  table_.app.handle(Go{Screen::kTable});
  // Clara at seat 3 had that one: she gets the first that is left.
  EXPECT_EQ(view().seat_colours, (std::array<int, kMostSeats>{2, 1, 0, 3, 4, 5, 6, 7, 8, 9}));
  open("Boris");
  table_.app.handle(SetPlayerLook{2, ""});
  table_.app.handle(Go{Screen::kTable});
  EXPECT_EQ(view().seat_colours, (std::array<int, kMostSeats>{0, 1, 2, 3, 4, 5, 6, 7, 8, 9}));
  table_.type("7c1");
  EXPECT_EQ(table_.table().strip[0].winner, "An");
}

TEST_F(PeopleTest, AnUndoThatCannotBeIsSaid) {
  play({"Anna", "Boris", "Clara", "Dmitri"});
  open("Anna");
  table_.app.handle(RenamePlayer{"Anna K."});
  play({"Anna", "Boris", "Clara", "Anna K."});
  open("Anna K.");
  table_.app.handle(Undo{});
  EXPECT_EQ(page().problem, "“Anna renamed to Anna K.” cannot be undone. Somebody else is called Anna now.");
  EXPECT_EQ(page().name, "Anna K.");
}

}  // namespace
}  // namespace nullo::app
