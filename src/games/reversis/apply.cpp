// One tap on a hand of Reversis, or why it is refused.
#include <algorithm>
#include <charconv>

#include <fmt/core.h>

#include "games/reversis/fields.h"
#include "games/reversis/known.h"
#include "games/reversis/reversis.h"
#include "games/trick_entry.h"
#include "games/trick_taps.h"
#include "games/words.h"

namespace nullo::reversis {
namespace {

using games::cannot_be_entered;
using games::refuse;

constexpr std::string_view kPlayerPrefix = "by/";
constexpr std::string_view kLedPrefix = "led/";
constexpr std::string_view kClaimPrefix = "claims/";

std::optional<Card> card_after(std::string_view prefix, std::string_view field) {
  return field.starts_with(prefix) ? parse_card(field.substr(prefix.size())) : std::nullopt;
}

bool fits(const Rules& rules, const games::Deal& deal, const Hand& hand) {
  return Game::check(rules, deal, {}, hand).empty();
}

class Tapper : public games::TrickTapper<Tapper, Hand> {
 public:
  using TrickTapper::operator();

  Tapper(const Rules& rules, const games::Deal& deal, Hand hand, const games::Names& names)
      : rules_{rules}, deal_{deal}, hand_{std::move(hand)}, names_{names} {}

  Applied operator()(const games::PickCard& tap) {
    if (tap.field != games::kPlayedCard || !tap.card) return cannot_be_entered();
    return applied(tricks().play(*tap.card));
  }

  Applied operator()(const games::PickSeat& tap) {
    const std::optional<Card> card = card_of_player_field(tap.field);
    auto changed = card ? with_player(hand_, *card, tap.seat) : std::nullopt;
    if (!changed) return cannot_be_entered();
    hand_ = std::move(*changed);
    return kept();
  }

  Applied operator()(const games::SetCount& tap) {
    if (tap.field != kPoints) return cannot_be_entered();
    if (tap.count && (*tap.count < 0 || *tap.count > kPointsInPack)) {
      return refuse(fmt::format("There are {} points.", kPointsInPack));
    }
    if (hand_.points.empty()) hand_.points = games::Counts(kSeats);
    hand_.points[tap.seat] = tap.count;
    if (const int sum = games::known_sum(hand_.points); sum > kPointsInPack) {
      return refuse(fmt::format("These are {} points in all, but there are only {}.", sum, kPointsInPack));
    }
    const bool none = std::ranges::all_of(hand_.points, [](const auto& count) { return !count; });
    if (none) hand_.points = {};
    return kept();
  }

  Applied operator()(const games::PickChoice& tap) {
    if (const std::optional<int> trick = trick_of_led_field(tap.field)) return set_led(*trick, tap.choice);
    const std::optional<Card> card = card_of_claim_field(tap.field);
    if (!card) return cannot_be_entered();
    std::erase(hand_.claims, *card);
    if (tap.choice) hand_.claims.push_back(*card);
    return kept();
  }

  Applied operator()(const games::UseShortcut& tap) {
    if (tap.id == games::kEveryCard) return applied(tricks().every_card());
    if (!tap.seat) return cannot_be_entered();
    if (tap.id == games::kTheRest) return applied(tricks().rest(*tap.seat));
    if (tap.id != kEspagnolette) return cannot_be_entered();
    hand_.espagnolette = hand_.espagnolette == tap.seat ? std::nullopt : tap.seat;
    return kept();
  }

 private:
  friend TrickTapper;

  games::TrickTaps tricks() { return {hand_.tricks, first_leader(deal_), kTrickRules}; }
  static bool in_sum() { return false; }

  Applied set_led(int trick, const std::optional<std::string>& choice) {
    const auto number = static_cast<std::size_t>(trick) - 1;
    if (trick < 1 || number >= hand_.tricks.size()) return cannot_be_entered();
    hand_.tricks[number].led.reset();
    if (choice) hand_.tricks[number].led = parse_suit(*choice);
    return kept();
  }

  // Drops answers that are no longer needed: the suit led to a trick without the Quinola, a claim for a card not led.
  void drop_idle_answers() {
    for (Trick& trick : hand_.tricks) {
      if (!trick.is_play && !games::holds(trick, kQuinola)) trick.led.reset();
    }
    const Known now = known(deal_, hand_);
    std::erase_if(hand_.claims, [&now](Card card) {
      const Paid* paid = now.paid.find(card);
      return paid == nullptr || paid->fall != Fall::kLed;
    });
  }

  // The changed hand, if it is possible.
  Applied kept() {
    drop_idle_answers();
    return games::if_possible<Game>(rules_, deal_, State{}, hand_, names_);
  }

  const Rules& rules_;
  const games::Deal& deal_;
  Hand hand_;
  const games::Names& names_;
};

}  // namespace

std::string player_field_of(Card card) { return std::string{kPlayerPrefix} + to_string(card); }
std::string led_field_of(int trick) { return fmt::format("{}{}", kLedPrefix, trick); }
std::string claim_field_of(Card card) { return std::string{kClaimPrefix} + to_string(card); }

std::optional<Card> card_of_player_field(std::string_view field) { return card_after(kPlayerPrefix, field); }
std::optional<Card> card_of_claim_field(std::string_view field) { return card_after(kClaimPrefix, field); }

std::optional<int> trick_of_led_field(std::string_view field) {
  if (!field.starts_with(kLedPrefix)) return std::nullopt;
  field.remove_prefix(kLedPrefix.size());
  int trick = 0;
  const auto read = std::from_chars(field.data(), field.data() + field.size(), trick);
  return read.ec == std::errc{} ? std::optional{trick} : std::nullopt;
}

std::optional<Hand> with_player(Hand hand, Card card, std::optional<Seat> seat) {
  for (Trick& trick : hand.tricks) {
    if (trick.is_play) continue;
    for (NotedCard& noted : trick.cards) {
      if (noted.card != card) continue;
      noted.by = seat;
      return hand;
    }
  }
  return std::nullopt;
}

std::vector<Seat> possible_players(const Rules& rules, const games::Deal& deal, const Hand& hand, Card card) {
  std::vector<Seat> seats;
  for (const Seat seat : Seats{kSeats}) {
    const std::optional<Hand> changed = with_player(hand, card, seat);
    if (changed && fits(rules, deal, *changed)) seats.push_back(seat);
  }
  return seats;
}

tl::expected<Hand, games::TapRefusal> Game::apply(const Rules& rules, const games::Deal& deal, const State&, Hand hand,
                                                  const games::Tap& tap, const games::Names& names) {
  return std::visit(Tapper{rules, deal, std::move(hand), names}, tap);
}

}  // namespace nullo::reversis
