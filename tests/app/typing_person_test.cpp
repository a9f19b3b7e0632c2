// Somebody types a whole hand of each game, in each form of entry, and slips: what is recorded is what was meant, or
// the page refused or asked something on the way. NULLO_HANDS in the environment: how many hands of each form.
#include "support/typing_person.h"

#include <cstdlib>
#include <map>
#include <string>

#include <fmt/format.h>
#include <gtest/gtest.h>

#include "document/document.h"
#include "support/new_table.h"
#include "support/unasked.h"

namespace nullo::app {
namespace {

using testing::NewTable;
using testing::Random;
using testing::Slip;

int hands_wanted() {
  const char* wanted = std::getenv("NULLO_HANDS");  // NOLINT(concurrency-mt-unsafe): nothing sets it meanwhile
  return wanted == nullptr ? 4 : std::atoi(wanted);
}

std::string keys_of(const testing::Careful& careful) {
  std::string keys;
  for (const testing::Answer& answer : careful.answers) keys += answer.keys + " ";
  return keys;
}

// As the database stores it, which a test can print.
std::string hand_of(const session::Session& session) {
  return document::write_hand(session.rules, session.hands.front());
}

// What each player scores in it.
std::string scores_of(const app::OpenSession& open) {
  std::string scores;
  for (const Amount score : open.result.hands.front().scores) scores += fmt::format(" {}", score);
  return scores;
}

// Of so many slips, one may say another hand by chance.
constexpr int kSeldom = 500;

class TypingPerson : public testing::OfEachGame {};

}  // namespace

TEST_P(TypingPerson, RecordsWhatWasMeantOrIsAsked) {
  std::map<std::string, int> stuck;
  int entered = 0;
  int slipped = 0;
  int by_chance = 0;  // one digit too many or too few, and all the others fitted
  for (int hand = 0; hand < hands_wanted(); ++hand) {
    Random random{static_cast<std::uint32_t>(hand)};
    const auto presets = games::presets(GetParam()->id);
    const games::PresetInfo& preset = random.any_of(presets);
    const int seats = random.between(preset.least_seats, preset.most_seats);
    auto table = sit_down(preset, seats);
    if (table->on<TableView>() == nullptr) {
      ++stuck[fmt::format("{} does not begin with {}: {}", preset.id, seats, table->on<NewSessionView>()->why_not)];
      continue;
    }
    const OpenSession meant = testing::random_meant(table->stored(), random);
    testing::take_form(*table, meant);
    const testing::Careful careful = type_with_care(*table, meant, random);
    if (!careful.stuck.empty()) {
      ++stuck[fmt::format("{} {}", preset.id, careful.stuck)];
      continue;
    }
    ++entered;
    const OpenSession entry{table->stored()};
    const std::string recorded = hand_of(entry.session);
    EXPECT_TRUE(testing::is_meant(entry, meant)) << "hand " << hand << ", typed " << keys_of(careful) << "\n"
                                                 << recorded << " for " << hand_of(meant.session) << "\nscores"
                                                 << scores_of(entry) << " for" << scores_of(meant);
    for (int slip = 0; slip < testing::kSlips; ++slip) {
      auto again = sit_down(preset, seats);
      testing::take_form(*again, meant);
      const auto typed = type_with_slip(*again, careful.answers, static_cast<Slip>(slip), random);
      if (!typed.slipped) continue;
      ++slipped;
      if (!typed.noticed.empty()) continue;
      const bool forgot = static_cast<Slip>(slip) == Slip::kOneForgotten;
      if (forgot && testing::leaves_out_what_decides_nothing(OpenSession{again->stored()}, entry)) continue;
      if (typed.one_digit && hand_of(again->stored()) != recorded) {
        ++by_chance;
        continue;
      }
      EXPECT_EQ(hand_of(again->stored()), recorded)
          << "hand " << hand << ", slip " << slip << ", typed " << typed.keys << " for " << keys_of(careful)
          << "\nscores" << scores_of(OpenSession{again->stored()}) << " for" << scores_of(entry);
    }
  }
  EXPECT_LE(by_chance, 1 + slipped / kSeldom);
  EXPECT_GT(slipped, entered);
  EXPECT_GT(entered, 0) << "no hand could be entered";
  if (std::getenv("NULLO_HANDS") == nullptr) return;  // NOLINT(concurrency-mt-unsafe)
  fmt::print("{}: {} hands entered, {} slips, {} by chance\n", GetParam()->id, entered, slipped, by_chance);
  for (const auto& [why, times] : stuck) fmt::print("  {} times: {}\n", times, why);
}

INSTANTIATE_TEST_SUITE_P(AllGames, TypingPerson, ::testing::ValuesIn(testing::all_games()), testing::name_of);

}  // namespace nullo::app
