// One tap on a hand of Reversis, or why it is refused.
#include <algorithm>

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

class Tapper : public games::TrickTapper<Tapper, Hand> {
 public:
  using TrickTapper::operator();

  Tapper(const Game::Play& play, const games::Names& names) : play_{play}, hand_{play.hand}, names_{names} {}

  Applied operator()(const games::PickCard& tap) {
    if (tap.field != games::kPlayedCard || !tap.card) return cannot_be_entered();
    return applied(tricks().play(*tap.card));
  }

  Applied operator()(const games::PickSeat& tap) {
    const std::optional<Card> card = games::card_of_field(games::kPlayedBy, tap.field);
    auto changed = card ? with_player(hand_, *card, tap.seat) : std::nullopt;
    if (!changed) return cannot_be_entered();
    hand_ = std::move(*changed);
    return kept();
  }

  Applied operator()(const games::SetCount& tap) { return set(tap); }

  Applied operator()(const games::PickChoice& tap) {
    const std::optional<int> quinola = known(play_.deal, hand_).outcomes.trick_of(kQuinola);
    if (quinola && tap.field == led_field_of(*quinola)) {
      hand_.tricks[static_cast<std::size_t>(*quinola)].led = tap.choice ? parse_suit(*tap.choice) : std::nullopt;
      return kept();
    }
    const std::optional<Card> card = games::card_of_field(kClaims, tap.field);
    if (!card) return cannot_be_entered();
    std::erase(hand_.claims, *card);
    if (tap.choice) hand_.claims.push_back(*card);
    return kept();
  }

  Applied operator()(const games::UseShortcut& tap) {
    if (tap.id == games::kEveryCard) return applied(tricks().every_card());
    if (tap.id == games::kTheRest && tap.seat) return applied(tricks().rest(*tap.seat));
    return set(tap);
  }

 private:
  friend TrickTapper;

  games::TrickTaps tricks() { return {hand_.tricks, first_leader(play_.deal), kTrickRules}; }
  static bool in_sum() { return false; }

  // Sets a fact that is described.
  Applied set(const games::Tap& tap) {
    const auto set = games::set_fact(Game::fact_list(), play_.deal, tap, &hand_);
    if (!set) return tl::unexpected{set.error()};
    return *set ? kept() : cannot_be_entered();
  }

  // Drops answers that are no longer needed: the suit led to a trick without the Quinola, a claim for a card not led.
  void drop_idle_answers() {
    for (Trick& trick : hand_.tricks) {
      if (!trick.is_play && !games::holds(trick, kQuinola)) trick.led.reset();
    }
    const Known now = known(play_.deal, hand_);
    std::erase_if(hand_.claims, [&now](Card card) {
      const Paid* paid = now.paid.find(card);
      return paid == nullptr || paid->fall != Fall::kLed;
    });
  }

  // The changed hand, if it is possible.
  Applied kept() {
    drop_idle_answers();
    return games::if_possible<Game>(play_, hand_, names_);
  }

  const Game::Play& play_;
  Hand hand_;
  const games::Names& names_;
};

}  // namespace

std::string led_field_of(int trick) { return fmt::format("led/{}", trick + 1); }

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
    if (changed && Game::check({rules, deal, {}, *changed}).empty()) seats.push_back(seat);
  }
  return seats;
}

tl::expected<Hand, games::TapRefusal> Game::apply(const Play& play, const games::Tap& tap, const games::Names& names) {
  return std::visit(Tapper{play, names}, tap);
}

}  // namespace nullo::reversis
