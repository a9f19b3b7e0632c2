// One tap on a hand of Écarté, or why it is refused.
#include <fmt/core.h>

#include "games/ecarte/fields.h"
#include "games/ecarte/known.h"
#include "games/trick_entry.h"
#include "games/trick_taps.h"
#include "games/tricks_in_sum.h"

namespace nullo::ecarte {
namespace {

using games::cannot_be_entered;
using games::refuse;

class Tapper : public games::TrickTapper<Tapper, Hand> {
 public:
  using TrickTapper::operator();

  Tapper(const games::Deal& deal, Hand hand, const games::Names& names)
      : deal_{deal}, hand_{std::move(hand)}, names_{names}, rules_{trick_rules(hand_)} {}

  Applied operator()(const games::PickCard& tap) {
    if (tap.field == games::kPlayedCard && tap.card) return applied(tricks().play(*tap.card));
    if (tap.field != kUpcard) return cannot_be_entered();
    hand_.upcard = tap.card;
    if (is_king(hand_.upcard)) hand_.king_shown.reset();
    return kept();
  }

  Applied operator()(const games::PickSeat& tap) { return set(tap.field, tap.seat); }
  Applied operator()(const games::SetCount& tap) {
    if (tap.field != games::kTricksWon || !hand_.summary) return cannot_be_entered();
    if (tap.count && (*tap.count < 0 || *tap.count > kTricksPerHand)) return refuse("A count goes from 0 to 5.");
    games::set_tricks_in_sum(tap, *hand_.summary, kSeats);
    if (games::known_sum(*hand_.summary) > kTricksPerHand) {  // the other follows from the new one
      games::set_tricks_in_sum({tap.field, other(tap.seat), std::nullopt}, *hand_.summary, kSeats);
    }
    return kept();
  }

  Applied operator()(const games::UseShortcut& tap) {
    if (tap.id == games::kEveryCard) return applied(tricks().every_card());
    if (!tap.seat) return cannot_be_entered();
    if (tap.id == games::kTheRest) return applied(tricks().rest(*tap.seat));
    return set(tap.id, tap.seat);
  }

  Applied operator()(const games::SwitchForm& tap) {
    const Known now = known(deal_, hand_);
    const auto all = now.all_over() ? std::optional{now.tricks} : std::nullopt;
    if (auto done = games::switch_form(tap, all, hand_.tricks, hand_.summary); !done)
      return tl::unexpected{std::move(done.error())};
    return kept();
  }

 private:
  friend TrickTapper;

  games::TrickTaps tricks() { return {hand_.tricks, first_leader(deal_), rules_}; }
  [[nodiscard]] bool in_sum() const { return hand_.summary.has_value(); }

  // Enters the seat; a second tap on the same seat takes it back.
  Applied set(std::string_view field, std::optional<Seat> seat) {
    std::optional<Seat>* value = field == kKing ? &hand_.king_shown : field == kRefused ? &hand_.refused : nullptr;
    if (value == nullptr) return cannot_be_entered();
    *value = *value == seat ? std::nullopt : seat;
    return kept();
  }

  // The changed hand, if it is possible.
  Applied kept() { return games::if_possible<Game>(Rules{}, deal_, State{}, hand_, names_); }

  const games::Deal& deal_;
  Hand hand_;
  const games::Names& names_;
  games::TrickRules rules_;
};

}  // namespace

tl::expected<Hand, games::TapRefusal> Game::apply(const Rules&, const games::Deal& deal, const State&, Hand hand,
                                                  const games::Tap& tap, const games::Names& names) {
  return std::visit(Tapper{deal, std::move(hand), names}, tap);
}

}  // namespace nullo::ecarte
