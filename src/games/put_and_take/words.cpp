// Put and Take's own sentences.
#include "games/words.h"

#include <algorithm>
#include <array>
#include <cstddef>

#include "games/put_and_take/matches.h"
#include "games/put_and_take/put_and_take.h"
#include "games/put_and_take/reasons.h"
#include "text/say.h"

namespace nullo::put_and_take {
namespace {

constexpr std::array<text::Sentence, kTurns> kTurnedInPut{text::mark("Which card was turned first in the put round?"),
                                                          text::mark("Which card was turned second in the put round?"),
                                                          text::mark("Which card was turned third in the put round?"),
                                                          text::mark("Which card was turned fourth in the put round?"),
                                                          text::mark("Which card was turned fifth in the put round?")};
constexpr std::array<text::Sentence, kTurns> kTurnedInTake{
    text::mark("Which card was turned first in the take round?"),
    text::mark("Which card was turned second in the take round?"),
    text::mark("Which card was turned third in the take round?"),
    text::mark("Which card was turned fourth in the take round?"),
    text::mark("Which card was turned fifth in the take round?")};
constexpr std::array<text::Sentence, kTurns> kWhich{text::mark("the first card"), text::mark("the second card"),
                                                    text::mark("the third card"), text::mark("the fourth card"),
                                                    text::mark("the fifth card")};

constexpr std::array<text::Sentence, 13> kOneOfRank{
    text::mark("one two"), text::mark("one three"), text::mark("one four"),  text::mark("one five"),
    text::mark("one six"), text::mark("one seven"), text::mark("one eight"), text::mark("one nine"),
    text::mark("one ten"), text::mark("one jack"),  text::mark("one queen"), text::mark("one king"),
    text::mark("one ace")};
constexpr std::array<text::Sentence, 13> kAllOfRank{
    text::mark("twos"),   text::mark("threes"), text::mark("fours"), text::mark("fives"), text::mark("sixes"),
    text::mark("sevens"), text::mark("eights"), text::mark("nines"), text::mark("tens"),  text::mark("jacks"),
    text::mark("queens"), text::mark("kings"),  text::mark("aces")};

std::size_t place_of(Rank rank) { return static_cast<std::size_t>(rank) - static_cast<std::size_t>(Rank::kTwo); }

// "one seven", "two sevens".
std::string so_many(int count, Rank rank) {
  constexpr std::array kMore{text::mark("two {cards}"), text::mark("three {cards}"), text::mark("four {cards}")};
  return count == 1 ? text::say(kOneOfRank.at(place_of(rank)))
                    : text::say(kMore.at(static_cast<std::size_t>(count) - 2), all_of(rank));
}

// How many of the rank turned this seat held.
int matches_with(const Hand& hand, Seat seat, Card card) {
  for (const Round* const round : {&hand.put, &hand.take}) {
    const auto found = std::ranges::find(round->turned, card);
    if (found == round->turned.end()) continue;
    const auto turn = static_cast<std::size_t>(found - round->turned.begin());
    if (by_cards(hand)) {
      const std::vector<Card>& held = hand.cards[seat];
      return static_cast<int>(std::ranges::count_if(held, [card](Card each) { return each.rank() == card.rank(); }));
    }
    if (turn < round->matches.size()) return round->matches[turn][seat].value_or(0);
  }
  return 0;
}

}  // namespace

std::string all_of(Rank rank) { return text::say(kAllOfRank.at(place_of(rank))); }

std::string Game::reason_text(const Rules&, const Hand& hand, std::span<const Posting>, const Posting& posting,
                              const games::Names&) {
  const std::optional<Seat> seat = posting.reason == kPut ? posting.from.seat() : posting.to.seat();
  if (!seat || !posting.card) return {};
  const int count = matches_with(hand, *seat, *posting.card);
  if (count == 0) return {};
  const std::string held = so_many(count, posting.card->rank());
  if (posting.reason == kPut) return text::say("put round, {cards} held", held);
  if (posting.reason == kTake) return text::say("take round, {cards} held", held);
  return text::say("take round, {cards} held, which the pot could not pay", held);
}

std::string Game::say(const games::Missing& missing, const games::Names& names) {
  const std::size_t turn = static_cast<std::size_t>(missing.trick) - 1;
  if (missing.key == "put") return text::say(kTurnedInPut.at(turn));
  if (missing.key == "take") return text::say(kTurnedInTake.at(turn));
  const std::string card =
      missing.cards.empty() ? text::say(kWhich.at(turn)) : text::say("the {card}", games::join_cards(missing.cards));
  return text::say("How many of the rank of {card} did {players} hold?", card, games::join_names(missing.seats, names));
}

}  // namespace nullo::put_and_take
