// Scoring of a hand of Carioca. Source: Denexa, "Carioca", Ending the hand; carioca C1.
#include <fmt/core.h>

#include "games/carioca/carioca.h"

namespace nullo::carioca {
namespace {

void score_cards(Seat seat, const std::vector<games::HeldCard>& cards, std::vector<Posting>& postings) {
  for (const std::string_view kind : {"jokers", "aces", "tens", "numbers"}) {
    Amount points = 0;
    for (const games::HeldCard& held : cards) points += kind_of(held) == kind ? points_of(held) : 0;
    if (points > 0) postings.emplace_back(Account::bank(), Account::of(seat), points, kind);
  }
}

void score_kinds(Seat seat, const Kinds& kinds, std::vector<Posting>& postings) {
  const auto post = [&](Amount points, std::string_view kind) {
    if (points > 0) postings.emplace_back(Account::bank(), Account::of(seat), points, kind);
  };
  post(Amount{kinds.jokers} * kJokerPoints, "jokers");
  post(Amount{kinds.aces} * kAcePoints, "aces");
  post(Amount{kinds.tens} * kTenPoints, "tens");
  post(kinds.pips, "numbers");
}

}  // namespace

std::string_view kind_of(const games::HeldCard& held) {
  if (held.is_joker()) return "jokers";
  if (held.card->rank() == Rank::kAce) return "aces";
  return held.card->rank() >= Rank::kTen ? "tens" : "numbers";
}

int cards_dealt(int number) { return number + 1 >= kHands ? 12 : 11; }

int most_points(int cards) { return kJokers * kJokerPoints + (cards - kJokers) * kAcePoints; }

int points_of(const games::HeldCard& held) {
  if (held.is_joker()) return kJokerPoints;
  if (held.card->rank() == Rank::kAce) return kAcePoints;
  return held.card->rank() >= Rank::kTen ? kTenPoints : static_cast<int>(held.card->rank());
}

std::optional<int> sum_of(const Deadwood& deadwood) {
  if (const int* sum = std::get_if<int>(&deadwood)) return *sum;
  if (const auto* kinds = std::get_if<Kinds>(&deadwood)) return kinds->points();
  const auto* cards = std::get_if<std::vector<games::HeldCard>>(&deadwood);
  if (cards == nullptr) return std::nullopt;
  int sum = 0;
  for (const games::HeldCard& held : *cards) sum += points_of(held);
  return sum;
}

games::ScoredHand<State> Game::score(const Rules& rules, const games::Deal& deal, const State&, const Hand& hand) {
  games::ScoredHand<State> scored;
  games::Missing unknown{"deadwood", {}, {}, 0};
  for (const Seat seat : Seats{deal.seats}) {
    const Deadwood deadwood = hand.deadwood.empty() ? Deadwood{} : hand.deadwood[seat];
    if (const auto* cards = std::get_if<std::vector<games::HeldCard>>(&deadwood)) {
      score_cards(seat, *cards, scored.postings);
    } else if (const auto* kinds = std::get_if<Kinds>(&deadwood)) {
      score_kinds(seat, *kinds, scored.postings);
    } else if (const int sum = sum_of(deadwood).value_or(0); sum > 0) {
      scored.postings.emplace_back(Account::bank(), Account::of(seat), sum, "deadwood");
    }
    if (!sum_of(deadwood) && seat != hand.out) unknown.seats.push_back(seat);
  }
  if (!hand.out) scored.missing.push_back({"out", {}, {}, 0});
  if (!unknown.seats.empty()) scored.missing.push_back(std::move(unknown));
  if (scored.complete()) conclude(rules, deal, scored);
  return scored;
}

void Game::conclude(const Rules&, const games::Deal& deal, games::Scored& scored) {
  scored.over = deal.number + 1 >= kHands;
}

std::optional<games::Impossible> Game::refuse_scores(const Rules&, const games::Deal&, const games::Counts& scores) {
  int out = 0;
  for (const std::optional<int>& score : scores) {
    out += score == 0 ? 1 : 0;
    if (score && *score != 0 && *score < kLeastPoints)
      return games::Impossible{fmt::format("scores of 0, or of at least {}", kLeastPoints), fmt::format("{}", *score),
                               fmt::format("One card left is at least {} points.", kLeastPoints)};
  }
  if (out > 0 || !games::all_known(scores)) return std::nullopt;
  return games::Impossible{"a seat that is out, with 0", "cards left in every hand",
                           "One player went out and scores 0, but no score here is 0."};
}

}  // namespace nullo::carioca
