// Through whole hands of each game, typed key by key: what an open question decides is not shown before its answer, and
// what a page said leaves with it.
#include "app/table/decided.h"

#include <memory>
#include <string>
#include <vector>

#include <fmt/format.h>
#include <gtest/gtest.h>

#include "support/new_table.h"
#include "support/typing_person.h"

namespace nullo::app {
namespace {

using testing::NewTable;
using testing::Random;
using testing::TableDriver;
using Wants = games::Question::Wants;

constexpr int kHands = 4;

// A number as it is shown: "+26", "−4"; 0: none.
Amount number_of(std::string text) {
  constexpr std::string_view kMinus = "−";
  const bool minus = text.starts_with(kMinus);
  if (minus) text = text.substr(kMinus.size());
  std::erase(text, ',');
  const Amount number = text.empty() ? 0 : std::stoll(text);
  return minus ? -number : number;
}

class Decided : public testing::OfEachGame {
 protected:
  std::unique_ptr<NewTable> sit_down(const games::PresetInfo& preset) {
    return OfEachGame::sit_down(preset, preset.least_seats);
  }
};

std::vector<Amount> scores_shown(const TableDriver& table) {
  std::vector<Amount> scores;
  if (const auto* at = table.on<TableView>()) {
    for (const auto& place : at->places) scores.push_back(number_of(place.hand));
  }
  return scores;
}

std::vector<bool> stars(const TableView& table) {
  std::vector<bool> stars;
  for (const auto& place : table.places) stars.push_back(place.leads_standing);
  return stars;
}

// Who leads is not decided while a hand is open: a star may go, where it would stand beside better totals, and none
// comes.
void expect_no_new_star(const std::vector<bool>& now, const std::vector<bool>& before, const std::string& question) {
  ASSERT_EQ(now.size(), before.size());
  for (std::size_t i = 0; i < now.size(); ++i) EXPECT_TRUE(!now[i] || before[i]) << "place " << i << ": " << question;
}

// Each way to answer the question of a seat or a choice.
std::vector<Intent> answers(const TableView& table) {
  std::vector<Intent> answers;
  const games::Question& asked = table.question;
  if (asked.wants == Wants::kSeat) {
    for (const Seat seat : asked.choices) answers.emplace_back(TapSeat{seat});
  }
  for (const FieldRow& row : table.fields) {
    const auto* choice = row.if_is<ChoiceRow>();
    if (asked.wants != Wants::kChoice || choice == nullptr || row.id != asked.field) continue;
    for (const ChoiceRow::Choice& one : choice->choices) answers.emplace_back(TapChoice{row.id, one.id});
  }
  return answers;
}

// What each seat has scored so far in the last hand, and how much of it was lost.
struct Score {
  Amount in_all = 0;
  Amount lost = 0;
};
std::vector<Score> scores_of(const session::Session& stored) {
  const OpenSession open{stored};
  const session::HandResult& hand = open.result.hands.back();
  std::vector<Score> scores;
  for (const Seat seat : Seats{hand.scores.size()}) {
    scores.push_back({hand.scores[seat], 0});
    for (const Posting& posting : hand.scored.postings) {
      if (posting.from == Account::of(seat)) scores.back().lost += posting.amount;
    }
  }
  return scores;
}

void expect_not_taken_back(const std::vector<Amount>& shown, const session::Session& now) {
  const std::vector<Score> then = scores_of(now);
  for (std::size_t i = 0; i < shown.size() && i < then.size(); ++i) {
    EXPECT_FALSE(shown[i] > 0 && then[i].in_all < shown[i])
        << "place " << i << ": " << shown[i] << ", then " << then[i].in_all;
    EXPECT_FALSE(shown[i] < 0 && then[i].lost < -shown[i])
        << "place " << i << ": " << shown[i] << ", then " << then[i].lost << " lost";
  }
}

// Chips that are paid at once come and go, but nobody gets back what was paid for a reason.
void expect_paid_still(const session::Session& before, const session::Session& now) {
  const auto paid = [](const session::Session& of) { return OpenSession{of}.result.hands.back().scored.postings; };
  const auto sum = [](const std::vector<Posting>& payments, const Posting& like) {
    Amount paid_for = 0;
    for (const Posting& each : payments) {
      if (each.from == like.from && each.to == like.to && each.reason == like.reason) paid_for += each.amount;
    }
    return paid_for;
  };
  const std::vector<Posting> was = paid(before);
  const std::vector<Posting> is = paid(now);
  for (const Posting& each : was) EXPECT_LE(sum(was, each), sum(is, each)) << each.reason;
}

}  // namespace

TEST_P(Decided, NothingIsShownThatAnAnswerTakesBack) {
  for (int hand = 0; hand < kHands; ++hand) {
    Random random{static_cast<std::uint32_t>(hand)};
    const auto presets = games::presets(GetParam()->id);
    const games::PresetInfo& preset = presets[static_cast<std::size_t>(hand) % presets.size()];
    auto table = sit_down(preset);
    if (table->on<TableView>() == nullptr) continue;
    const OpenSession meant = testing::random_meant(table->stored(), random);
    testing::take_form(*table, meant);
    const testing::Careful careful = testing::type_with_care(*table, meant, random);
    table = sit_down(preset);
    testing::take_form(*table, meant);
    const std::vector<bool> before = stars(table->table());
    for (const testing::Answer& answer : careful.answers) {
      const auto* page = table->on<TableView>();
      if (page == nullptr) break;
      expect_no_new_star(stars(*page), before, page->question.text);
      const std::vector<Amount> shown = scores_shown(*table);
      const bool shows_payments =
          page->pays_at_once && std::ranges::any_of(shown, [](Amount amount) { return amount != 0; });
      const bool pays_at_once = page->pays_at_once;
      const session::Session as_before = table->stored();
      SCOPED_TRACE(fmt::format("{} {}: {}", preset.id, hand, page->question.text));
      for (const Intent& one : answers(*page)) {
        table->app.handle(one);
        if (table->stored() == as_before) continue;  // refused
        if (!pays_at_once) expect_not_taken_back(shown, table->stored());
        if (shows_payments) expect_paid_still(as_before, table->stored());
        table->app.handle(Undo{});
        page = table->on<TableView>();
        ASSERT_NE(page, nullptr);
        ASSERT_EQ(table->stored(), as_before);
      }
      table->type(answer.keys);
      if (shows_payments && !is_unasked(answer)) expect_paid_still(as_before, table->stored());
    }
  }
}

TEST_P(Decided, ASentenceLeavesWithThePageThatSaidIt) {
  constexpr std::uint32_t kMostTried = 40;
  const auto presets = games::presets(GetParam()->id);
  std::unique_ptr<NewTable> table;
  for (std::uint32_t seed = 0; seed < kMostTried && (!table || table->on<HandOverView>() == nullptr); ++seed) {
    Random random{seed};
    table = sit_down(presets.front());
    ASSERT_NE(table->on<TableView>(), nullptr);
    table->type("z");
    EXPECT_NE(table->table().problem, "");
    table->type("\b");
    EXPECT_EQ(table->table().problem, "");
    const OpenSession meant = testing::random_meant(table->stored(), random);
    testing::take_form(*table, meant);
    testing::type_with_care(*table, meant, random);  // some hands say what no page asks
  }
  ASSERT_NE(table->on<HandOverView>(), nullptr);
  table->type("z");
  EXPECT_NE(table->on<HandOverView>()->problem, "");
  table->app.handle(Back{});
  ASSERT_NE(table->on<TableView>(), nullptr);
  EXPECT_EQ(table->table().problem, "") << "it was about the result";
  table->type("\n");
  ASSERT_NE(table->on<HandOverView>(), nullptr);
  EXPECT_EQ(table->on<HandOverView>()->problem, "");
  table->type("z\n");
  const auto* next = table->on<TableView>();
  if (next == nullptr) return;  // the game was over
  EXPECT_EQ(next->problem, "") << "it was about the last hand";
  EXPECT_EQ(next->pending, "");
}

TEST(MoonOfHearts, IsNotOnTheSheetWhileItIsDecided) {  // the sheet had +26, and the star
  testing::Scratch scratch;
  TableDriver table{scratch / "nullo.db"};
  table.start("hearts", {"Anna", "Boris", "Clara", "Dmitri"}, "standard");
  table.type("\t5431\n4\n\n");
  table.type("m2");
  ASSERT_EQ(table.table().question.wants, Wants::kChoice) << table.table().question.text;
  for (const auto& place : table.table().places) {
    EXPECT_EQ(place.hand, "") << place.name;
    EXPECT_EQ(place.leads_standing, place.name == "Clara") << place.name;
  }
  EXPECT_TRUE(table.table().whys.empty());
  for (const std::string& score : table.table().sheet.rows.back().scores) EXPECT_EQ(score, "");
}

// After the last question the first number more brought all totals back to those before the hand; later they stood
// still.
TEST(TotalsOfSamba, FollowEveryCountWhileTheLastQuestionStands) {
  testing::Scratch scratch;
  TableDriver table{scratch / "nullo.db"};
  table.start("samba", {"Anna", "Boris", "Clara", "Dmitri"});
  table.type("11100\n200\n20\n");
  const std::vector<Amount> before = scores_shown(table);
  EXPECT_EQ(before, (std::vector<Amount>{280, 200, 280, 200}));
  const auto is_now = [&table](Amount first, Amount second) {
    ASSERT_NE(table.on<TableView>(), nullptr);
    ASSERT_FALSE(table.table().question.text.empty());
    EXPECT_EQ(scores_shown(table), (std::vector<Amount>{first, second, first, second}));
  };
  table.type("30\n");
  is_now(280, 170);
  table.type("n1");
  is_now(780, 170);
  table.type("r2");
  is_now(780, 70);
  table.app.handle(Undo{});
  is_now(780, 170);
  table.app.handle(NoteHand{"a note"});
  is_now(780, 170);
  table.type("m1r1");
  is_now(1180, 170);
}

TEST(AnyGame, GivesNoStarAfterTheFirstNumber) {  // "★ 56"
  testing::Scratch scratch;
  TableDriver table{scratch / "nullo.db"};
  table.start("carioca", {"Anna", "Boris", "Clara"});
  table.type("130\n20\n\n");
  const auto leaders = [&table] {
    std::string names;
    for (const auto& place : table.table().places) names += place.leads_standing ? place.name + " " : "";
    return names;
  };
  const std::string before = leaders();
  ASSERT_EQ(before, "Anna ");
  table.type("256\n");
  EXPECT_EQ(leaders(), "");
}

INSTANTIATE_TEST_SUITE_P(AllGames, Decided, ::testing::ValuesIn(testing::all_games()), testing::name_of);

}  // namespace nullo::app
