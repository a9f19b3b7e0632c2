// One tap on a hand of Tëtka, or why it is refused.
#include <algorithm>

#include "games/tetka/fields.h"
#include "games/tetka/most_tricks.h"
#include "games/tetka/taken.h"
#include "games/tetka/tetka.h"
#include "games/trick_taps.h"
#include "games/words.h"
#include "text/say.h"

namespace nullo::tetka {
namespace {

using games::cannot_be_entered;
using games::refuse;

bool fits(const games::Deal& deal, const Hand& hand) { return Game::check({{}, deal, {}, hand}).empty(); }

games::TrickTaps tricks_of(const games::Deal& deal, Hand& hand) {
  return {hand.tricks, deal.dealer.left(kSeats), kTrickRules};
}

// The answers that break a tie belong to these tricks and cards: once the tie is gone, drops them too.
void drop_idle_tie_answers(const games::Deal& deal, Hand& hand) {
  using Verdict = MostTricks::Verdict;
  if (hand.bum_suit.empty() && !hand.bum_suit_top) return;
  Hand without = hand;
  without.bum_suit = {};
  without.bum_suit_top.reset();
  const MostTricks most = most_tricks(taken(deal, without), hand.bum_card, std::nullopt);
  const bool asked = most.verdict == Verdict::kAskSuit || most.verdict == Verdict::kAskTop;
  if (!asked || !fits(deal, hand)) hand = std::move(without);
}

// Fills in facts that have only one possible answer left, so that nothing is asked that is settled.
void conclude(const games::Deal& deal, Hand& hand) {
  const Taken known = taken(deal, hand);
  if (!known.all_tricks()) return;
  const auto settle = [&](std::string_view field) {
    const std::vector<Seat> seats = possible_seats(deal, hand, field);
    if (seats.size() != 1) return;
    if (auto settled = with_seat(deal, hand, field, seats.front())) hand = std::move(*settled);
  };
  if (hand.summary && hand.bum_card) {
    if (!known.bum_trick) settle(kBumTrick);
    if (!taken(deal, hand).last_trick) settle(kLastTrick);
  }
  if (!hand.bum_card) return;
  for (const Card card : noted_cards(hand) - known.all_cards()) settle(games::card_field_of(games::kCapturedBy, card));
}

class Tapper : public games::TrickTapper<Tapper, Hand> {
 public:
  using TrickTapper::operator();

  Tapper(const Game::Play& play, const games::Names& names)
      : play_{play}, deal_{play.deal}, hand_{play.hand}, names_{names} {}

  Applied operator()(const games::PickCard& tap) { return set(tap); }

  Applied operator()(const games::PickSeat& tap) {
    Applied changed = games::with_possible_seat(with_seat(deal_, hand_, tap.field, tap.seat), tap.seat,
                                                possible_seats(deal_, hand_, tap.field), names_);
    if (!changed) return changed;
    hand_ = *std::move(changed);
    return kept(tap.field != kBumSuitTop);
  }

  Applied operator()(const games::SetCount& tap) {
    const bool of_tie = tap.field == kBumSuit;
    if (of_tie) hand_.bum_suit_top.reset();
    return set(tap, !of_tie);
  }

  Applied operator()(const games::NoteCard& tap) {
    games::set_captured(hand_.captured, tap.card, 1, std::nullopt);  // its trick is entered after all
    return applied(tricks().take(tap));
  }

  // The last tricks were thrown in: one seat gets them all, with the scoring cards that are still out.
  Applied operator()(const games::UseShortcut& tap) {
    if (tap.id != games::kTheRest || !tap.seat) return cannot_be_entered();
    CardSet out = hand_.bum_card ? noted_cards(hand_) : CardSet{};
    for (const Trick& trick : hand_.tricks) {
      for (const NotedCard& noted : trick.cards) out.erase(noted.card);
    }
    for (const Captured& captured : hand_.captured) out.erase(captured.card);
    const games::TrickTaps::Done done = tricks().rest(*tap.seat);
    int room = games::room_beside(hand_.captured, hand_.tricks, taken(deal_, hand_).outcomes, kTrickRules)[*tap.seat];
    for (const Card card : out) {
      if (room-- > 0) hand_.captured.push_back({card, *tap.seat});
    }
    return applied(done);
  }

  Applied operator()(const games::SwitchForm& tap) {
    const bool to_summary = tap.form == games::Form::kSummary;
    if (to_summary == hand_.summary.has_value()) return hand_;
    if (to_summary) return enter_in_sum(tap.forget);
    const bool entered = *hand_.summary != Summary{};
    if (entered && !tap.forget) {
      return refuse(text::say("The hand starts over: the counts and captors entered so far are lost."), true);
    }
    hand_.summary.reset();
    return kept();
  }

 private:
  friend TrickTapper;

  games::TrickTaps tricks() { return tricks_of(deal_, hand_); }
  [[nodiscard]] bool in_sum() const { return hand_.summary.has_value(); }

  // Sets a fact that is described.
  Applied set(const games::Tap& tap, bool tie_may_go = true) {
    const auto set = games::set_fact(Game::fact_list(), deal_, tap, &hand_);
    if (!set) return tl::unexpected{set.error()};
    return *set ? kept(tie_may_go) : cannot_be_entered();
  }

  Applied enter_in_sum(bool forget) {
    const Taken known = taken(deal_, hand_);
    if (known.tricks_over() > 0 && !forget) {
      return refuse(text::say("Captured cards and counts are kept; the order of the tricks is lost."), true);
    }
    Summary summary;
    if (known.all_tricks()) summary.tricks = known.tricks;
    summary.bum_trick = known.bum_trick;
    summary.last_trick = known.last_trick;
    const CardSet noted = noted_cards(hand_);
    for (const Seat seat : Seats{kSeats}) {
      const bool tie_entered = !hand_.bum_suit.empty() || hand_.bum_suit_top;
      for (const Card card : tie_entered ? known.cards[seat] : known.cards[seat] & noted)
        summary.captured.push_back({card, seat});
    }
    hand_.tricks.clear();
    hand_.captured.clear();
    hand_.summary = std::move(summary);
    return kept();
  }

  // The changed hand, if it is possible. `tie_may_go`: the tap answered no tie, so such answers may no longer be
  // needed.
  Applied kept(bool tie_may_go = true) {
    if (tie_may_go) drop_idle_tie_answers(deal_, hand_);
    Applied possible = games::if_possible<Game>(play_, std::move(hand_), names_);
    if (possible) conclude(deal_, *possible);
    return possible;
  }

  const Game::Play& play_;
  const games::Deal& deal_;
  Hand hand_;
  const games::Names& names_;
};

}  // namespace

tl::expected<Hand, games::TapRefusal> Game::apply(const Play& play, const games::Tap& tap, const games::Names& names) {
  return std::visit(Tapper{play, names}, tap);
}

}  // namespace nullo::tetka
