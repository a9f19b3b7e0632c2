// The taps that enter tricks, the same for every game that has them.
#pragma once

#include <concepts>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/seat.h"
#include "core/trick.h"
#include "games/deal.h"
#include "games/entry.h"
#include "games/scored.h"
#include "games/tricks.h"

namespace nullo::games {

tl::unexpected<TapRefusal> refuse(std::string text, bool asks = false);
// The answer to a tap that has no place in this hand.
tl::unexpected<TapRefusal> cannot_be_entered();
// The first conflict as a refusal, with names: "Clara takes the trick, with the A♠."
tl::unexpected<TapRefusal> refuse(const std::vector<Conflict>& conflicts, const Names& names);
// Refuses a seat that is not one of `possible`: "It can only be Clara or Boris." Nothing: it is one of them, or `seat`
// is nothing, which takes an entry back.
std::optional<TapRefusal> refuse_seat(std::optional<Seat> seat, const std::vector<Seat>& possible, const Names& names);

// The ids of fields about a card: "captured/QH" asks who captured it.
inline constexpr std::string_view kCapturedBy = "captured/";
std::string card_field_of(std::string_view prefix, Card card);
std::optional<Card> card_of_field(std::string_view prefix, std::string_view field);

bool holds(const Trick& trick, Card card);
void take_out(Trick& trick, Card card);

// A tap that TrickTaps takes whole.
template <class Tapped>
concept OfTricks = std::same_as<Tapped, NoteCard> || std::same_as<Tapped, WinTrick> ||
                   std::same_as<Tapped, InsertTrick> || std::same_as<Tapped, RemoveTrick>;

// Changes the tricks of a hand as a person taps; each call does so or says why it cannot.
class TrickTaps {
 public:
  using Done = tl::expected<void, TapRefusal>;

  TrickTaps(std::vector<Trick>& tricks, std::optional<Seat> first_leader, const TrickRules& rules)
      : tricks_{tricks}, first_leader_{first_leader}, rules_{rules} {}

  // Notes the card in the current trick or an earlier one; if it is noted there, takes it out. With two packs a second
  // tap notes the second card.
  Done take(const NoteCard& tap);
  Done take(const WinTrick& tap);
  Done take(const InsertTrick& tap);
  Done take(const RemoveTrick& tap);
  // Adds one heart of unknown rank; if the trick has no room for it, takes all such hearts out again.
  Done heart(int trick);
  // Gives all tricks that are not entered yet to one seat.
  Done rest(Seat seat);
  // Nobody wins the current trick: it stays on the table.
  Done nobody();
  // Switches the current trick between one round and two.
  Done two_rounds();
  // From the current trick on, every card is entered in the order played; a second call ends that.
  Done every_card();
  // Adds the next card of such a trick; after its last card the next trick begins.
  Done play(Card card);

  // The current trick, from 0: the first that is not over.
  [[nodiscard]] std::size_t being_entered() const;

 private:
  [[nodiscard]] TrickOutcomes outcomes() const { return outcomes_of(tricks_, first_leader_, rules_); }
  // Whether all rounds of the hand have been entered, finished or not.
  [[nodiscard]] bool all_entered() const;
  Trick* open(int number);

  std::vector<Trick>& tricks_;
  std::optional<Seat> first_leader_;
  const TrickRules& rules_;
};

// What all tappers of hands with tricks do: the taps that TrickTaps takes whole, and the answer to those that have no
// place. A Self has tricks(), its TrickTaps; kept(), the changed hand if it is possible; and in_sum(): no tricks are
// entered. It names `using TrickTapper::operator();`.
template <class Self, class Hand>
class TrickTapper {
 public:
  using Applied = tl::expected<Hand, TapRefusal>;

  template <class Other>
  Applied operator()(const Other& /*tap*/) {
    return cannot_be_entered();
  }
  template <OfTricks Tapped>
  Applied operator()(const Tapped& tap) {
    return applied(self().tricks().take(tap));
  }

 private:
  friend Self;  // alone can derive from this
  TrickTapper() = default;

  Self& self() { return static_cast<Self&>(*this); }

  // The result of a change of the tricks.
  Applied applied(const TrickTaps::Done& done) {
    if (self().in_sum()) return cannot_be_entered();
    if (!done) return tl::unexpected{done.error()};
    return self().kept();
  }
};

// The hand, or the first contradiction in it as a refusal.
template <class Game>
tl::expected<typename Game::Hand, TapRefusal> if_possible(const typename Game::Play& play, typename Game::Hand hand,
                                                          const Names& names) {
  if (const std::vector<Conflict> conflicts = Game::check(play.with(hand)); !conflicts.empty())
    return refuse(conflicts, names);
  return hand;
}

// The hand with the answer to a question for a seat; nothing as `changed`: the question has no place in this hand.
template <class Hand>
tl::expected<Hand, TapRefusal> with_possible_seat(std::optional<Hand> changed, std::optional<Seat> seat,
                                                  const std::vector<Seat>& possible, const Names& names) {
  if (!changed) return cannot_be_entered();
  if (std::optional<TapRefusal> refused = refuse_seat(seat, possible, names))
    return tl::unexpected{std::move(*refused)};
  return std::move(*changed);
}

}  // namespace nullo::games
