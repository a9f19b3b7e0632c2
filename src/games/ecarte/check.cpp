// Facts of a hand of Écarté that contradict each other. Source: docs/documents.md#ecarte; ecarte E2.

#include "games/ecarte/known.h"
#include "games/piles.h"
#include "games/sentence.h"
#include "games/tricks_in_sum.h"
#include "games/words.h"
#include "text/say.h"

namespace nullo::ecarte {
namespace {

// Checks one hand; each function adds the conflicts of one rule.
class Examination {
 public:
  explicit Examination(const Game::Play& play) : hand_{play.hand}, known_{known(play.deal, play.hand)} {
    games::check_in_pack(hand_.upcard, trick_rules(hand_), "/upcard", conflicts_);
    games::check_tricks(hand_.tricks, known_.outcomes, first_leader(play.deal), trick_rules(hand_), conflicts_);
  }

  std::vector<games::Conflict> run() {
    king_is_somewhere_once();
    king_is_with_who_showed_it();
    who_showed_it_had_it();
    if (hand_.summary) games::check_tricks_in_sum(*hand_.summary, hand_.tricks, kTricksPerHand, conflicts_);
    return std::move(conflicts_);
  }

 private:
  void conflict(std::vector<Fault> ways, std::string said) { conflicts_.push_back({std::move(ways), std::move(said)}); }

  // A king that was turned up is in nobody's hand. [ecarte E2]
  void king_is_somewhere_once() {
    if (!hand_.king_shown || !is_king(hand_.upcard)) return;
    const std::string king = to_string(*hand_.upcard);
    conflict(
        {{"/king_shown", text::say("nobody, as the {card} was turned up", king), games::seat_text(*hand_.king_shown)},
         {"/upcard", text::say("no king, as {player} showed the king of trumps", games::seat_text(*hand_.king_shown)),
          king}},
        text::say("The {card} is turned up: nobody can show it.", king));
  }

  void king_is_with_who_showed_it() {
    const std::optional<Card> king = king_of_trumps(hand_);
    if (!hand_.king_shown || !king || is_king(hand_.upcard)) return;
    for (std::size_t k = 0; k < hand_.tricks.size(); ++k) {
      const Trick& trick = hand_.tricks[k];
      for (std::size_t i = 0; i < trick.cards.size(); ++i) {
        const std::optional<Seat> by = games::player_of(trick, i, known_.outcomes[k].leader, kSeats);
        if (trick.cards[i].card != *king || !by || *by == *hand_.king_shown) continue;
        king_of_another(*king, *by, games::card_at(trick, k, i) + (trick.cards[i].by ? "/by" : ""));
      }
    }
  }

  void king_of_another(Card king, Seat by, std::string place) {
    const std::string card = to_string(king);
    const std::string shown = games::seat_text(*hand_.king_shown);
    conflict(
        {{std::move(place), text::say("the {card} played by {player}, who showed it", card, shown),
          games::seat_text(by)},
         {"/king_shown", text::say("{player}, who played the {card}", games::seat_text(by), card), shown},
         {"/upcard", text::say("another suit of trumps, as {player} played the {card}", games::seat_text(by), card),
          to_string(*hand_.upcard)}},
        text::say("{player} showed the {card}: {other} cannot have played it.", shown, card, games::seat_text(by)));
  }

  // A conflict if all five cards of the seat that showed the king are known and the king is not among them.
  void who_showed_it_had_it() {
    const std::optional<Card> king = king_of_trumps(hand_);
    if (!hand_.king_shown || !king || is_king(hand_.upcard) || !conflicts_.empty()) return;
    int cards = 0;
    for (std::size_t k = 0; k < hand_.tricks.size(); ++k) {
      for (std::size_t i = 0; i < hand_.tricks[k].cards.size(); ++i) {
        const std::optional<Seat> by = games::player_of(hand_.tricks[k], i, known_.outcomes[k].leader, kSeats);
        if (by != hand_.king_shown) continue;
        if (hand_.tricks[k].cards[i].card == *king) return;
        ++cards;
      }
    }
    if (cards < kTricksPerHand) return;
    const std::string found = text::say("five other cards of {player}", games::seat_text(*hand_.king_shown));
    conflict({{"/king_shown", text::say("a seat that had the {card}", to_string(*king)), found},
              {"/tricks", text::say("the {card} among them, as it was shown", to_string(*king)), found},
              {"/upcard", text::say("a suit whose king was shown"), to_string(*hand_.upcard)}},
             text::say("{player} showed the {card}, but none of the five cards entered is that king.",
                       games::seat_text(*hand_.king_shown), to_string(*king)));
  }

  const Hand& hand_;
  Known known_;
  std::vector<games::Conflict> conflicts_;
};

}  // namespace

std::vector<games::Conflict> Game::check(const Play& play) { return Examination{play}.run(); }

}  // namespace nullo::ecarte
