// Facts of a hand of Razz that contradict each other. Source: docs/documents.md#razz; razz R3.
#include <optional>
#include <string>
#include <vector>

#include <fmt/core.h>

#include "core/card_set.h"
#include "games/razz/known.h"
#include "games/razz/razz.h"
#include "games/sentence.h"
#include "text/number.h"
#include "text/say.h"

namespace nullo::razz {
namespace {

std::string bet_at(Seat seat) { return fmt::format("/bets/{}", seat.index()); }
std::string shown_at(Seat seat) { return fmt::format("/shown/{}", seat.index()); }
std::string chips(Amount amount) { return text::grouped(amount); }

// Checks one hand; each function adds the conflicts of one rule.
class Examination {
 public:
  explicit Examination(const Game::Play& play) : play_{play} {}

  std::vector<games::Conflict> run() {
    seats_once(play_.hand.folded, "/folded");
    seats_once(play_.hand.all_in, "/all_in");
    if (left_in(play_.hand, play_.deal.seats).empty()) {
      conflict({{"/folded", text::say("somebody who did not give up"), text::say("every seat")}},
               text::say("Not everybody can give up."));
    }
    those_left_put_in_the_same();
    all_in_is_all();
    cards_once();
    return std::move(conflicts_);
  }

 private:
  void conflict(std::vector<Fault> ways, std::string said) { conflicts_.push_back({std::move(ways), std::move(said)}); }

  void seats_once(const std::vector<Seat>& seats, std::string_view at) {
    for (std::size_t i = 0; i < seats.size(); ++i) {
      if (std::find(seats.begin(), seats.begin() + static_cast<std::ptrdiff_t>(i), seats[i]) ==
          seats.begin() + static_cast<std::ptrdiff_t>(i)) {
        continue;
      }
      conflict({{fmt::format("{}/{}", at, i), text::say("each seat once"),
                 text::say("{player} again", games::seat_text(seats[i]))}},
               text::say("{player} has been entered already.", games::seat_text(seats[i])));
    }
  }

  void those_left_put_in_the_same() {
    std::optional<Seat> first;
    for (const Seat seat : still_in(play_.hand, play_.deal.seats)) {
      const std::optional<int> bet = bet_entered(play_.hand, seat);
      if (!bet) continue;
      if (!first) first = seat;
      const int same = *bet_entered(play_.hand, *first);
      if (*bet == same) continue;
      const std::string expected = text::say("{amount}, as {player} put in", same, games::seat_text(*first));
      const std::string either =
          text::say("{player} or {other}, whose bets differ", games::seat_text(*first), games::seat_text(seat));
      conflict({{bet_at(seat), expected, chips(*bet)},
                {"/folded", either, text::say("neither")},
                {"/all_in", either, text::say("neither")}},
               text::say("{player} bet {amount} and {other} {other_amount}, but players who are in bet the same. Did "
                         "one give up, or go all in?",
                         games::seat_text(*first), same, games::seat_text(seat), *bet));
    }
  }

  void all_in_is_all() {
    for (std::size_t i = 0; i < play_.hand.all_in.size(); ++i) {
      const Seat seat = play_.hand.all_in[i];
      const std::optional<int> bet = bet_entered(play_.hand, seat);
      if (!bet) continue;
      const Amount had = play_.deal.totals[seat];
      const Amount ante = ante_of(play_.rules, play_.deal, play_.hand, seat);
      const Amount all = std::max<Amount>(had - ante, 0);
      if (*bet == all) continue;
      conflict(
          {{bet_at(seat), text::say("{amount}, all that {player} had besides the ante", all, games::seat_text(seat)),
            chips(*bet)},
           {fmt::format("/all_in/{}", i), text::say("a seat that put in all it had"),
            text::say("{player}, which put in {amount} of {chips}", games::seat_text(seat), ante + *bet, had)}},
          text::say("{player} had {amount} besides the ante: all in is {amount}, not {bet}.", games::seat_text(seat),
                    all, *bet));
    }
  }

  // No card is shown twice. The cards of those who gave up are not looked at.
  void cards_once() {
    CardSet seen;
    if (play_.hand.community) seen.insert(*play_.hand.community);
    for (const Shown& shown : play_.hand.shown) {
      if (holds(play_.hand.folded, shown.seat)) continue;
      for (std::size_t i = 0; i < shown.cards.size(); ++i) {
        const Card card = shown.cards[i];
        if (seen.contains(card)) {
          std::vector<Fault> ways{{fmt::format("{}/{}", shown_at(shown.seat), i),
                                   text::say("each card of the pack once"),
                                   text::say("the {card} again", to_string(card))}};
          if (play_.hand.community == card) {
            ways.push_back({"/community", text::say("a card that nobody holds"), to_string(card)});
          }
          conflict(std::move(ways), text::say("The {card} has been entered already.", to_string(card)));
        }
        seen.insert(card);
      }
    }
  }

  const Game::Play& play_;
  std::vector<games::Conflict> conflicts_;
};

}  // namespace

std::vector<games::Conflict> Game::check(const Play& play) { return Examination{play}.run(); }

}  // namespace nullo::razz
