// Put and Take's own sentences.
#include "games/words.h"

#include <algorithm>
#include <array>
#include <utility>

#include <fmt/core.h>

#include "games/put_and_take/matches.h"
#include "games/put_and_take/put_and_take.h"
#include "games/put_and_take/reasons.h"

namespace nullo::put_and_take {
namespace {

constexpr std::array<std::string_view, kTurns> kWhich{"first", "second", "third", "fourth", "fifth"};

constexpr std::array<std::string_view, 13> kRanks{"two",  "three", "four", "five",  "six",  "seven", "eight",
                                                  "nine", "ten",   "jack", "queen", "king", "ace"};
constexpr std::array<std::string_view, 13> kAllOfRank{"twos",  "threes", "fours", "fives",  "sixes", "sevens", "eights",
                                                      "nines", "tens",   "jacks", "queens", "kings", "aces"};
constexpr std::array<std::string_view, kCardsOfARank + 1> kNumbers{"no", "one", "two", "three", "four"};

std::size_t place_of(Rank rank) { return static_cast<std::size_t>(rank) - static_cast<std::size_t>(Rank::kTwo); }

// How many of the rank turned this seat held, and in which round.
struct Match {
  std::string_view round;
  int count = 0;
};
std::optional<Match> match_of(const Hand& hand, Seat seat, Card card) {
  for (const auto& [round, name] : {std::pair{&hand.put, "put"}, std::pair{&hand.take, "take"}}) {
    const auto found = std::ranges::find(round->turned, card);
    if (found == round->turned.end()) continue;
    const auto turn = static_cast<std::size_t>(found - round->turned.begin());
    if (by_cards(hand)) {
      const std::vector<Card>& held = hand.cards[seat];
      return Match{name, static_cast<int>(std::count_if(held.begin(), held.end(),
                                                        [card](Card each) { return each.rank() == card.rank(); }))};
    }
    if (turn < round->matches.size()) return Match{name, round->matches[turn][seat].value_or(0)};
  }
  return std::nullopt;
}

}  // namespace

std::string_view all_of(Rank rank) { return kAllOfRank.at(place_of(rank)); }

std::string so_many(int count, Rank rank) {
  return fmt::format("{} {}", kNumbers.at(static_cast<std::size_t>(count)),
                     count == 1 ? kRanks.at(place_of(rank)) : all_of(rank));
}

std::string Game::reason_text(const Rules&, const Hand& hand, std::span<const Posting>, const Posting& posting,
                              const games::Names&) {
  const std::optional<Seat> seat = posting.reason == kPut ? posting.from.seat() : posting.to.seat();
  if (!seat || !posting.card) return {};
  const std::optional<Match> match = match_of(hand, *seat, *posting.card);
  if (!match || match->count == 0) return {};
  const std::string text = fmt::format("{} round, {} held", match->round, so_many(match->count, posting.card->rank()));
  return posting.reason == kDealerOwes ? text + ", which the pot could not pay" : text;
}

std::string Game::say(const games::Missing& missing, const games::Names& names) {
  const std::string_view which = kWhich[static_cast<std::size_t>(missing.trick) - 1];
  if (missing.key == "put") return fmt::format("Which card was turned {} in the put round?", which);
  if (missing.key == "take") return fmt::format("Which card was turned {} in the take round?", which);
  const std::string card = missing.cards.empty() ? fmt::format("the {} card", which)
                                                 : fmt::format("the {}", games::join_cards(missing.cards));
  return fmt::format("How many of the rank of {} did {} hold?", card, games::join_names(missing.seats, names));
}

}  // namespace nullo::put_and_take
