// Through whole hands of each game, typed key by key: what an open question decides is not shown before its answer, and
// what a page said leaves with it.
#include "app/table/decided.h"

#include <memory>
#include <string>
#include <vector>

#include <fmt/format.h>
#include <gtest/gtest.h>

#include "games/registry.h"
#include "store/store.h"
#include "support/scratch.h"
#include "support/table_driver.h"
#include "support/typing_person.h"

namespace nullo::app {
namespace {

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

class Decided : public ::testing::TestWithParam<const games::Info*> {
 protected:
  std::unique_ptr<TableDriver> sit_down(const games::PresetInfo& preset) {
    database_ = scratch_ / fmt::format("{}.db", ++tables_);
    auto table = std::make_unique<TableDriver>(database_);
    std::vector<std::string> names{"Anna", "Boris", "Clara", "Dmitri", "Eva", "Fritz", "Gran", "Hugo", "Ida", "Jo"};
    names.resize(static_cast<std::size_t>(preset.least_seats));
    table->app.handle(Go{Screen::kNewSession});
    table->app.handle(ChooseGame{std::string{GetParam()->id}});
    table->app.handle(ChoosePreset{std::string{preset.id}});
    if (GetParam()->only_scores) table->app.handle(SetOption{"name", std::string{"Skat"}});
    table->app.handle(SetPlayers{preset.least_seats});
    for (std::size_t i = 0; i < names.size(); ++i) table->app.handle(SetName{Seat{static_cast<int>(i)}, names[i]});
    table->app.handle(Accept{});
    return table;
  }
  [[nodiscard]] session::Session stored() const {
    store::Store store{database_, store::Store::Access::kRead};
    return *store.load(store.sessions().front().id);
  }
  // The entry of a random hand of this table.
  games::Entry meant(Random& random) {
    session::Session whole = stored();
    const OpenSession begun{whole};
    if (GetParam()->only_scores) {
      games::Counts scores(whole.seats());
      for (auto& score : scores) score = random.between(-120, 120);
      whole.hands.back().scores = scores;
    } else {
      whole.hands.back().facts = testing::random_game(GetParam()->id).hand(random, whole.rules, begun.context.deal);
    }
    return OpenSession{whole}.entry;
  }

  testing::Scratch scratch_;
  std::filesystem::path database_;
  int tables_ = 0;
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

std::string name_of(const ::testing::TestParamInfo<const games::Info*>& info) { return std::string{info.param->id}; }

std::vector<const games::Info*> all_games() {
  std::vector<const games::Info*> games;
  for (const games::Info& info : games::all()) games.push_back(&info);
  return games;
}

}  // namespace

TEST_P(Decided, NothingIsShownThatAnAnswerTakesBack) {
  for (int hand = 0; hand < kHands; ++hand) {
    Random random{static_cast<std::uint32_t>(hand)};
    const auto presets = games::presets(GetParam()->id);
    const games::PresetInfo& preset = presets[static_cast<std::size_t>(hand) % presets.size()];
    auto table = sit_down(preset);
    if (table->on<TableView>() == nullptr) continue;
    const games::Entry whole = meant(random);
    const bool other_form = table->table().form != whole.form;
    if (other_form) table->type("\t");
    const testing::Careful careful = testing::type_with_care(*table, whole, random);
    table = sit_down(preset);
    if (other_form) table->type("\t");
    const std::vector<bool> before = stars(table->table());
    for (const testing::Answer& answer : careful.answers) {
      const auto* page = table->on<TableView>();
      if (page == nullptr) break;
      EXPECT_EQ(stars(*page), before) << "who leads is not decided yet: " << page->question.text;
      const std::vector<Amount> shown = scores_shown(*table);
      for (const Intent& one : page->pays_at_once ? std::vector<Intent>{} : answers(*page)) {
        const std::string text = page->question.text;
        const session::Session as_before = stored();
        table->app.handle(one);
        if (stored() == as_before) continue;  // refused
        const std::vector<Score> then = scores_of(stored());
        for (std::size_t i = 0; i < shown.size() && i < then.size(); ++i) {
          EXPECT_FALSE(shown[i] > 0 && then[i].in_all < shown[i])
              << preset.id << ", place " << i << ": " << shown[i] << ", then " << then[i].in_all << " after " << text;
          EXPECT_FALSE(shown[i] < 0 && then[i].lost < -shown[i]) << preset.id << ", place " << i << ": " << shown[i]
                                                                 << ", then " << then[i].lost << " lost after " << text;
        }
        table->app.handle(Undo{});
        page = table->on<TableView>();
        ASSERT_NE(page, nullptr) << text;
        ASSERT_EQ(stored(), as_before) << text;
      }
      table->type(answer.keys);
    }
  }
}

TEST_P(Decided, ASentenceLeavesWithThePageThatSaidIt) {
  constexpr std::uint32_t kMostTried = 40;
  const auto presets = games::presets(GetParam()->id);
  std::unique_ptr<TableDriver> table;
  for (std::uint32_t seed = 0; seed < kMostTried && (!table || table->on<HandOverView>() == nullptr); ++seed) {
    Random random{seed};
    table = sit_down(presets.front());
    ASSERT_NE(table->on<TableView>(), nullptr);
    table->type("z");
    EXPECT_NE(table->table().problem, "");
    table->type("\b");
    EXPECT_EQ(table->table().problem, "");
    const games::Entry whole = meant(random);
    if (table->table().form != whole.form) table->type("\t");
    testing::type_with_care(*table, whole, random);  // some hands say what no page asks
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
  ASSERT_NE(before, "");
  table.type("256\n");
  EXPECT_EQ(leaders(), before);
}

INSTANTIATE_TEST_SUITE_P(AllGames, Decided, ::testing::ValuesIn(all_games()), name_of);

}  // namespace nullo::app
