// One tap on a hand of Spades, or why it is refused.
#include <utility>

#include "games/spades/fields.h"
#include "games/trick_entry.h"
#include "games/trick_taps.h"
#include "games/tricks_in_sum.h"

namespace nullo::spades {
namespace {

using games::cannot_be_entered;
using games::refuse;

class Tapper : public games::TrickTapper<Tapper, Hand> {
 public:
  using TrickTapper::operator();

  Tapper(const games::Deal& deal, Hand hand, const games::Names& names)
      : deal_{deal}, hand_{std::move(hand)}, names_{names} {}

  Applied operator()(const games::SetCount& tap) {
    if (tap.field == kBidsField) return set_bid(tap);
    if (tap.field != games::kTricksWon || !hand_.summary) return cannot_be_entered();
    if (tap.count && (*tap.count < 0 || *tap.count > kTricksPerHand)) return refuse("There are 13 tricks.");
    games::set_tricks_in_sum(tap, *hand_.summary, kSeats);
    return kept();
  }

  Applied operator()(const games::PickCard& tap) {
    if (tap.field != games::kPlayedCard || !tap.card) return cannot_be_entered();
    return applied(tricks().play(*tap.card));
  }

  Applied operator()(const games::UseShortcut& tap) {
    if (tap.id == games::kEveryCard) return applied(tricks().every_card());
    if (tap.id != games::kTheRest || !tap.seat) return cannot_be_entered();
    return applied(tricks().rest(*tap.seat));
  }

  // Switching the form keeps the bids.
  Applied operator()(const games::SwitchForm& tap) {
    const Known now = known(deal_, hand_);
    const auto all = now.all_over() ? std::optional{now.tricks} : std::nullopt;
    if (auto done = games::switch_form(tap, all, hand_.tricks, hand_.summary); !done)
      return tl::unexpected{std::move(done.error())};
    return kept();
  }

 private:
  friend TrickTapper;

  games::TrickTaps tricks() { return {hand_.tricks, first_leader(deal_), trick_rules()}; }
  [[nodiscard]] bool in_sum() const { return hand_.summary.has_value(); }

  Applied set_bid(const games::SetCount& tap) {
    std::optional<Bid>& bid = hand_.bids[static_cast<std::size_t>(tap.seat.index())];
    if (!tap.count) {
      bid.reset();
    } else if (*tap.count == kNilCount) {
      bid = Bid{Bid::Kind::kNil, 0};
    } else if (*tap.count == kBlindNilCount) {
      bid = Bid{Bid::Kind::kBlindNil, 0};
    } else if (*tap.count < 1 || *tap.count > kTricksPerHand) {
      return refuse("A bid is 1 to 13, nil or blind nil.");
    } else {
      bid = Bid{Bid::Kind::kTricks, *tap.count};
    }
    return hand_;
  }

  // The changed hand, if it is possible.
  Applied kept() { return games::if_possible<Game>(Rules{}, deal_, State{}, hand_, names_); }

  const games::Deal& deal_;
  Hand hand_;
  const games::Names& names_;
};

}  // namespace

tl::expected<Hand, games::TapRefusal> Game::apply(const Rules&, const games::Deal& deal, const State&, Hand hand,
                                                  const games::Tap& tap, const games::Names& names) {
  return std::visit(Tapper{deal, std::move(hand), names}, tap);
}

}  // namespace nullo::spades
