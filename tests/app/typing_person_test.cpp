// Somebody types a whole hand of each game, in each form of entry, and slips: what is recorded is what was meant, or
// the page refused or asked something on the way. NULLO_HANDS in the environment: how many hands of each form.
#include "support/typing_person.h"

#include <cstdlib>
#include <filesystem>
#include <map>
#include <memory>
#include <string>

#include <fmt/format.h>
#include <gtest/gtest.h>

#include "app/table/open_session.h"
#include "games/registry.h"
#include "store/store.h"
#include "support/scratch.h"
#include "support/table_driver.h"

namespace nullo::app {
namespace {

using testing::Random;
using testing::Slip;
using testing::TableDriver;

constexpr int kOneInPoints = 4;  // of so many hands one is entered by its points alone

int hands_wanted() {
  const char* wanted = std::getenv("NULLO_HANDS");  // NOLINT(concurrency-mt-unsafe): nothing sets it meanwhile
  return wanted == nullptr ? 4 : std::atoi(wanted);
}

// A table of one game with a hand that is still to be entered.
class NewTable {
 public:
  NewTable(const std::filesystem::path& database, const games::PresetInfo& preset, std::string_view game, int seats)
      : database_{database}, driver{database} {
    const std::vector<std::string> all{"Anna",  "Boris", "Clara", "Dmitri", "Emil",
                                       "Flora", "Georg", "Hanna", "Ida",    "Jo"};
    driver.app.handle(Go{Screen::kNewSession});
    driver.app.handle(ChooseGame{std::string{game}});
    driver.app.handle(ChoosePreset{std::string{preset.id}});
    if (game == "any_game") driver.app.handle(SetOption{"name", std::string{"Skat"}});
    driver.app.handle(SetPlayers{seats});
    for (int i = 0; i < seats; ++i) driver.app.handle(SetName{Seat{i}, all[static_cast<std::size_t>(i)]});
    driver.app.handle(Accept{});
  }
  [[nodiscard]] session::Session stored() const {
    store::Store store{database_, store::Store::Access::kRead};
    return *store.load(store.sessions().front().id);
  }

 private:
  std::filesystem::path database_;

 public:
  TableDriver driver;
};

class TypingPerson : public ::testing::TestWithParam<const games::Info*> {
 protected:
  std::unique_ptr<NewTable> sit_down(const games::PresetInfo& preset, int seats) {
    return std::make_unique<NewTable>(scratch_ / fmt::format("{}.db", ++tables_), preset, GetParam()->id, seats);
  }

  testing::Scratch scratch_;
  int tables_ = 0;
};

// Takes the form of entry in which the hand is meant.
void take_form(TableDriver& table, games::Form form) {
  if (table.table().form == form) return;
  if (form == games::Form::kPoints) {
    table.app.handle(SwitchForm{form});
  } else {
    table.type("\t");
  }
}

// The hand with nothing but its scores; nothing: they do not follow from its facts yet.
std::optional<session::Hand> only_scores(const session::Session& session) {
  const session::HandResult result = session::score(session).hands.back();
  if (!result.complete()) return std::nullopt;
  session::Hand hand = session.hands.back();
  hand.facts = games::empty_hand(session.rules);
  const PerSeat<Amount> scores = scores_of(result.scored.postings, session.seats());
  hand.scores = games::Counts(scores.size());
  for (const Seat seat : Seats{scores.size()}) hand.scores[seat] = static_cast<int>(scores[seat]);
  return hand;
}

std::string keys_of(const testing::Careful& careful) {
  std::string keys;
  for (const testing::Answer& answer : careful.answers) keys += answer.keys + " ";
  return keys;
}

// The game's name for the tests; the report prints it.
std::string name_of(const ::testing::TestParamInfo<const games::Info*>& info) { return std::string{info.param->id}; }

std::vector<const games::Info*> all_games() {
  std::vector<const games::Info*> games;
  for (const games::Info& info : games::all()) games.push_back(&info);
  return games;
}

}  // namespace

TEST_P(TypingPerson, RecordsWhatWasMeantOrIsAsked) {
  std::map<std::string, int> stuck;
  int entered = 0;
  int slipped = 0;
  for (int hand = 0; hand < hands_wanted(); ++hand) {
    Random random{static_cast<std::uint32_t>(hand)};
    const auto presets = games::presets(GetParam()->id);
    const games::PresetInfo& preset = random.any_of(presets);
    const int seats = random.between(preset.least_seats, preset.most_seats);
    auto table = sit_down(preset, seats);
    if (table->driver.on<TableView>() == nullptr) {
      ++stuck[fmt::format("{} does not begin with {}: {}", preset.id, seats,
                          table->driver.on<NewSessionView>()->why_not)];
      continue;
    }
    session::Session meant = table->stored();
    ASSERT_FALSE(meant.hands.empty()) << preset.id;
    const OpenSession begun{meant};
    if (GetParam()->only_scores) {
      games::Counts scores(seats);
      for (const Seat seat : Seats{seats}) scores[seat] = random.between(-120, 120);
      meant.hands.back().scores = scores;
    } else {
      meant.hands.back().facts = testing::random_game(GetParam()->id).hand(random, meant.rules, begun.context.deal);
    }
    if (hand % kOneInPoints == kOneInPoints - 1 && begun.entry.can_enter_scores) {
      if (const auto scores = only_scores(meant)) meant.hands.back() = *scores;
    }
    const OpenSession whole{meant};
    take_form(table->driver, whole.entry.form);
    const testing::Careful careful = type_with_care(table->driver, whole.entry, random);
    if (!careful.stuck.empty()) {
      ++stuck[fmt::format("{} {}", preset.id, careful.stuck)];
      continue;
    }
    ++entered;
    const session::Hand recorded = table->stored().hands.front();
    for (int slip = 0; slip < testing::kSlips; ++slip) {
      auto again = sit_down(preset, seats);
      take_form(again->driver, whole.entry.form);
      const auto typed = type_with_slip(again->driver, careful.answers, static_cast<Slip>(slip), random);
      if (!typed.slipped) continue;
      ++slipped;
      if (!typed.noticed.empty()) continue;
      EXPECT_EQ(again->stored().hands.front(), recorded)
          << "hand " << hand << ", slip " << slip << ", typed " << typed.keys << " for " << keys_of(careful);
    }
  }
  EXPECT_GT(slipped, entered);
  EXPECT_GT(entered, 0) << "no hand could be entered";
  if (std::getenv("NULLO_HANDS") == nullptr) return;  // NOLINT(concurrency-mt-unsafe)
  fmt::print("{}: {} hands entered, {} slips\n", GetParam()->id, entered, slipped);
  for (const auto& [why, times] : stuck) fmt::print("  {} times: {}\n", times, why);
}

INSTANTIATE_TEST_SUITE_P(AllGames, TypingPerson, ::testing::ValuesIn(all_games()), name_of);

}  // namespace nullo::app
