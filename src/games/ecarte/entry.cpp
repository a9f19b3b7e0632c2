// How a table enters a hand of Écarté: the card turned up, a king shown, a refusal, five tricks.
#include <fmt/core.h>

#include "games/ecarte/fields.h"
#include "games/ecarte/known.h"
#include "games/trick_entry.h"
#include "games/tricks_in_sum.h"
#include "games/words.h"

namespace nullo::ecarte {
namespace {

using Wants = games::Question::Wants;

// Builds the entry of one hand.
class Asking {
 public:
  Asking(const Rules& rules, const games::Deal& deal, const Hand& hand, const games::Names& names)
      : rules_{rules},
        deal_{deal},
        hand_{hand},
        names_{names},
        known_{known(deal, hand)},
        scored_{Game::score(rules, deal, {}, hand)} {}

  games::Entry entry() {
    entry_.seats = kSeats;
    entry_.can_switch = true;
    entry_.form = hand_.summary ? games::Form::kSummary : games::Form::kTricks;
    entry_.fields.emplace_back(games::CardField{std::string{kUpcard}, "Trumps", trick_rules(hand_).pack, hand_.upcard});
    if (hand_.summary) {
      entry_.fields.emplace_back(games::field_of_tricks_in_sum(*hand_.summary, known_.tricks, kTricksPerHand));
    } else {
      tricks();
    }
    // What nobody is asked for lies below what somebody is.
    if (!is_king(hand_.upcard)) seat_field(kKing, "Showed the king of trumps", hand_.king_shown);
    seat_field(kRefused, "Refused the exchange", hand_.refused);
    if (!over_by_king() && (hand_.summary ? !scored_.complete() : !known_.all_over())) shortcuts();
    panel();
    question();
    return std::move(entry_);
  }

 private:
  void seat_field(std::string_view id, std::string label, std::optional<Seat> value) {
    games::SeatField field{std::string{id}, std::move(label), std::nullopt, {}, value, std::nullopt};
    for (const Seat seat : Seats{kSeats}) field.choices.push_back(seat);
    entry_.fields.emplace_back(std::move(field));
  }

  void tricks() {
    const games::TrickRules rules = trick_rules(hand_);
    games::fill_tricks(entry_, hand_.tricks, known_.outcomes, rules, first_leader(deal_));
    if (over_by_king()) return;
    games::fill_trick_fields(entry_, hand_.tricks, known_.outcomes, rules);
  }

  void shortcuts() {
    if (!is_king(hand_.upcard)) entry_.shortcuts.push_back({std::string{kKing}, 'k', "King shown: …", true});
    entry_.shortcuts.push_back({std::string{kRefused}, 'v', "Exchange refused: …", true});
  }

  [[nodiscard]] bool over_by_king() const { return scored_.complete() && !known_.all_over(); }

  void panel() {
    if (hand_.king_shown)
      entry_.panel.push_back(fmt::format("{} showed the king of trumps", names_[*hand_.king_shown]));
    if (hand_.refused) {
      entry_.panel.push_back(fmt::format("{} is vulnerable: winning the tricks gives {} a point more",
                                         names_[*hand_.refused], names_[other(*hand_.refused)]));
    }
    const PerSeat<Amount> scores = scores_of(scored_.postings, kSeats);
    for (const Seat seat : Seats{kSeats}) {
      const Amount left = rules_.target - deal_.totals[seat] - scores[seat];
      if (left > 0 && left <= 3) {
        entry_.panel.push_back(
            fmt::format("{} needs {} to win the game", names_[seat], games::amount_of(left, "point")));
      }
    }
    if (over_by_king()) {
      entry_.explained.push_back(fmt::format("{} won the game by the king: the hand is not played.",
                                             names_[*won_by_king(rules_, deal_, hand_)]));
    }
  }

  void question() {
    games::Question& question = entry_.question;
    question.heading = fmt::format("Hand {} – {} dealt", deal_.number + 1, names_[deal_.dealer]);
    if (scored_.complete()) {
      question.text = "The hand is complete.";
      return;
    }
    const bool first = hand_.summary || hand_.tricks.empty();
    if (!hand_.upcard && (first || known_.trumps_decide || known_.all_over())) {
      question.wants = Wants::kCard;
      question.field = kUpcard;
      question.text = "Which card was turned up? Its suit is trumps.";
      return;
    }
    if (hand_.summary) {
      question.wants = Wants::kCount;
      question.field = games::kTricksWon;
      question.seat = Seat{0};
      question.choices = {Seat{0}, Seat{1}};
      question.text = fmt::format("How many tricks did {} win?", names_[Seat{0}]);
      return;
    }
    const bool may_be_shown = first && !hand_.king_shown && !hand_.refused && !is_king(hand_.upcard);
    games::ask_trick(entry_, hand_.tricks, known_.outcomes,
                     may_be_shown ? "King of trumps shown? Exchange refused?" : "", names_);
    if (hand_.upcard) question.heading += fmt::format(" – trumps {}", to_text(hand_.upcard->suit()));
  }

  const Rules& rules_;
  const games::Deal& deal_;
  const Hand& hand_;
  const games::Names& names_;
  Known known_;
  games::ScoredHand<State> scored_;
  games::Entry entry_;
};

}  // namespace

games::Entry Game::entry(const Rules& rules, const games::Deal& deal, const State&, const Hand& hand,
                         const games::Names& names) {
  return Asking{rules, deal, hand, names}.entry();
}

}  // namespace nullo::ecarte
