// Scoring of a hand of Carioca. Source: Denexa, "Carioca", Ending the hand; carioca C1.
#include <fmt/core.h>

#include "games/carioca/carioca.h"
#include "text/say.h"

namespace nullo::carioca {

std::size_t kind_of(const games::HeldCard& held) {
  if (held.is_joker()) return 0;
  if (held.card->rank() == Rank::kAce) return 1;
  return held.card->rank() >= Rank::kTen ? 2 : 3;
}

const games::CardScale& scale() {
  static constexpr std::array<games::CardKind, kReasonsOfKinds.size()> kKinds{{
      {.key = "joker",
       .label = text::mark("Joker"),
       .names = text::mark("jokers"),
       .letter = 'j',
       .worth = kJokerPoints,
       .most = kJokers},
      {.key = "ace",
       .label = text::mark("Ace"),
       .names = text::mark("aces"),
       .letter = 'a',
       .worth = kAcePoints,
       .most = kPacks * 4},
      {.key = "ten_or_face",
       .label = text::mark("10 to K"),
       .names = text::mark("tens and face cards"),
       .letter = 't',
       .worth = kTenPoints,
       .most = kPacks * 4 * 4},
      {.key = "pips", .worth = 1, .most = 108},  // twelve nines; check() knows that there are only eight
  }};
  static const games::CardScale kScale{.kinds = kKinds,
                                       .kind_of = &kind_of,
                                       .most_listed = static_cast<std::size_t>(cards_dealt(kHands - 1)),
                                       .least = kLeastPoints,
                                       .most = most_points(cards_dealt(kHands - 1)),
                                       .packs = text::mark("Two packs"),
                                       .impossible = text::mark("No card is worth 1: an ace counts 20.")};
  return kScale;
}

int cards_dealt(int number) { return number + 1 >= kHands ? 12 : 11; }

int most_points(int cards) { return kJokers * kJokerPoints + (cards - kJokers) * kAcePoints; }

std::optional<int> sum_of(const Deadwood& deadwood) { return games::sum_of(deadwood, scale()); }

games::ScoredHand<State> Game::score(const Play& play) {
  games::ScoredHand<State> scored;
  games::Missing unknown{"deadwood", {}, {}, 0};
  for (const Seat seat : Seats{play.deal.seats}) {
    const Deadwood deadwood = play.hand.deadwood.empty() ? Deadwood{} : play.hand.deadwood[seat];
    const std::optional<int> sum = sum_of(deadwood);
    const auto post = [&](Amount points, std::string_view reason) {
      if (points > 0) scored.postings.emplace_back(Account::bank(), Account::of(seat), points, reason);
    };
    if (const std::optional<Kinds> left = games::kinds_of(deadwood, scale())) {
      for (std::size_t kind = 0; kind < kReasonsOfKinds.size(); ++kind)
        post(Amount{left->at(kind)} * scale().kinds[kind].worth, kReasonsOfKinds.at(kind));
    } else {
      post(sum.value_or(0), "deadwood");
    }
    if (!sum && seat != play.hand.out) unknown.seats.push_back(seat);
  }
  if (!play.hand.out) scored.missing.push_back({"out", {}, {}, 0});
  if (!unknown.seats.empty()) scored.missing.push_back(std::move(unknown));
  if (scored.complete()) conclude(play.rules, play.deal, scored);
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
      return games::Impossible{text::say("scores of 0, or of at least {points}", kLeastPoints),
                               fmt::format("{}", *score),
                               text::say("One card left is at least {points} points.", kLeastPoints)};
  }
  if (out > 0 || !games::all_known(scores)) return std::nullopt;
  return games::Impossible{text::say("a seat that is out, with 0"), text::say("cards left in every hand"),
                           text::say("One player went out and scores 0, but no score here is 0.")};
}

}  // namespace nullo::carioca
