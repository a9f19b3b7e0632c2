// What Briscola declares: its name, texts and options. Source: Denexa, "Briscola"; briscola B1.
#include <array>

#include <fmt/core.h>

#include "games/briscola/briscola.h"
#include "games/game_module.h"
#include "games/words.h"

namespace nullo::briscola {
namespace {

constexpr int kFour = 4;

}  // namespace

const games::Info& Game::info() {
  static constexpr std::array<std::string_view, 8> kRulesInShort{
      "Two or three play for themselves; four play across, two against two, with a common pile.",
      "The pack has no 8, 9 and 10: 40 cards. With three players one 2 stays out as well.",
      "Everybody gets three cards; the next one is turned up, and its suit is trumps. It lies under the stock.",
      "From the highest: A 3 K Q J 7 6 5 4 2. The player left of the dealer leads.",
      "You may play any card: suit need not be followed. The highest trump wins, else the highest card of the suit "
      "led.",
      "After each trick all draw a card, its winner first, who then leads. The card turned up is drawn last.",
      "All points are 120. Two hands are played, three with three players, and the totals count.",
      "If the best total is tied then, further hands are played until the tie is broken.",
  };
  static constexpr std::array<games::ScoreLine, 6> kScoring{{
      {"An ace", "11"},
      {"A three", "10"},
      {"A king", "4"},
      {"A queen", "3"},
      {"A jack", "2"},
      {"7, 6, 5, 4, 2", "nothing"},
  }};
  static constexpr games::Info kInfo{
      .id = "briscola",
      .name = "Briscola",
      .summary = "Aces and threes in tricks, with trumps and without following suit. The highest total wins.",
      .least_seats = kLeastSeats,
      .most_seats = kMostSeats,
      .best = BestIs::kHighest,
      .unit = "point",
      .rules = kRulesInShort,
      .scoring = kScoring};
  return kInfo;
}

std::span<const games::Preset<Rules>> Game::presets() {
  static constexpr std::array kPresets{
      games::Preset<Rules>{"usual", "As usual", "Two hands, with three players three.", "Denexa, Briscola", {}},
      games::Preset<Rules>{"four_hands",
                           "Four hands",
                           "A longer game: four hands, then as many more as a tie needs.",
                           "Denexa, Briscola, with more hands",
                           {.hands = kFour}},
  };
  return kPresets;
}

std::span<const games::ReasonText> Game::reasons() {
  static constexpr std::array kReasons{
      games::ReasonText{"ace", "an ace"},  games::ReasonText{"three", "a three"},
      games::ReasonText{"king", "a king"}, games::ReasonText{"queen", "a queen"},
      games::ReasonText{"jack", "a jack"}, games::ReasonText{games::kPile, "counted in the pile"},
  };
  return kReasons;
}

std::vector<games::Option> Game::options(const Rules& rules) {
  std::vector<games::Option> options{
      {"length", "Hands", "Two, with three players three; or as many as you like.",
       games::Option::Choice{{"As usual", "Choose a number"}, rules.hands ? std::size_t{1} : 0}}};
  if (rules.hands) {
    options.push_back({"hands", "How many hands", "While the best total is tied, one more hand is played.",
                       games::Option::Number{1, kMostHands, *rules.hands}});
  }
  const Suit out = rules.removed.value_or(kUsuallyRemoved).suit();
  games::Option::Choice removed{{}, static_cast<std::size_t>(out)};
  for (const Suit suit : kSuits) removed.words.push_back(to_text(Card{Rank::kTwo, suit}));
  options.push_back(
      {"removed", "The two that is out", "Only three players take a two out of the pack.", removed, true});
  return options;
}

Rules Game::with_option(const Rules& rules, std::string_view key, const games::OptionValue& value) {
  Rules changed = rules;
  const int* number = std::get_if<int>(&value);
  if (number == nullptr) return changed;
  if (key == "length" && *number == 0) changed.hands.reset();
  if (key == "length" && *number == 1) changed.hands = rules.hands.value_or(kFour);
  if (key == "hands" && rules.hands && *number >= 1 && *number <= kMostHands) changed.hands = *number;
  if (key == "removed" && *number >= 0 && *number < static_cast<int>(kSuits.size())) {
    const Card card{Rank::kTwo, kSuits[static_cast<std::size_t>(*number)]};
    changed.removed = card == kUsuallyRemoved ? std::nullopt : std::optional{card};
  }
  return changed;
}

std::string Game::problem(const Rules& rules, int seats) {
  if (seats == 3 || !rules.removed) return {};
  return fmt::format("Only three players take a two out of the pack: set it back to {}.", to_text(kUsuallyRemoved));
}

std::vector<Seat> Game::sharing(const Rules&, int seats, Seat seat) {
  return seats == kFour ? std::vector<Seat>{seat.left(seats, 2)} : std::vector<Seat>{};
}

std::string Game::length(const Rules& rules, int seats) { return games::amount_of(hands_of(rules, seats), "hand"); }

std::optional<int> Game::hands_in_game(const Rules& rules, int seats) { return hands_of(rules, seats); }

std::optional<Rules> Game::one_more_round(const Rules& rules, int seats) {
  const int more = hands_of(rules, seats) + seats;
  if (more > kMostHands) return std::nullopt;
  Rules changed = rules;
  changed.hands = more;
  return changed;
}

std::span<const games::Figure> Game::figures() {
  static constexpr std::array<games::Figure, 5> kFigures{{
      {"hands_won", "Hands won", "More points than anybody else."},
      {"big_hands", "Hands with 90 or more", ""},
      {"aces", "Aces taken", "In hands entered trick by trick."},
      {"threes", "Threes taken", "In hands entered trick by trick."},
      {"clean_hands", "Hands without a point", ""},
  }};
  return kFigures;
}

std::vector<games::Tally> Game::tally(const Rules&, const games::Deal& deal, const Hand&, const games::Scored& scored) {
  constexpr Amount kBig = 90;
  static constexpr std::array<games::Counted, 2> kCounted{{{"aces", "ace"}, {"threes", "three"}}};
  std::vector<games::Tally> tallies;
  games::tally_postings(scored.postings, kCounted, tallies);
  games::tally_clean(scored.postings, deal.seats, "clean_hands", tallies);
  const PerSeat<Amount> points = games::points_taken(scored.postings, deal.seats);
  const std::vector<Seat> best = best_seats(points, BestIs::kHighest);
  const std::size_t one_side = deal.seats == kFour ? 2 : 1;
  for (const Seat seat : best) {
    if (best.size() == one_side) tallies.push_back({seat, "hands_won"});
  }
  for (const Seat seat : Seats{deal.seats}) {
    if (points[seat] >= kBig) tallies.push_back({seat, "big_hands"});
  }
  return tallies;
}

const games::Module& module_of(const Rules&) {
  static const games::GameModule<Game> kModule;
  return kModule;
}

}  // namespace nullo::briscola
