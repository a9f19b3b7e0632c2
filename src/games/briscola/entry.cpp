// The facts of a hand of Briscola, and how a table enters them: the card turned up, then tricks with the cards that
// count, or the points of the piles.
#include <algorithm>
#include <array>

#include "games/briscola/briscola.h"
#include "games/pile_table.h"
#include "games/trick_entry.h"
#include "games/words.h"
#include "text/say.h"

namespace nullo::briscola {
namespace {

const games::Fact& upcard_fact() { return Game::fact_list().front(); }
const games::Fact& points_fact() { return Game::fact_list().back(); }

// Builds the entry of one hand.
class Asking {
 public:
  Asking(const Game::Play& play, const games::Names& names)
      : play_{play},
        names_{names},
        pile_rules_{pile_rules(play.rules, play.deal, play.hand)},
        piles_{piles_of(play.hand)},
        known_{games::known(piles_, pile_rules_)} {}

  games::Entry entry() {
    entry_.fields.push_back(play_.hand.points ? games::Field{points_field()} : games::Field{upcard_field()});
    games::fill_piles(entry_, piles_, known_, pile_rules_);
    if (const std::string out = games::still_out_text(known_, pile_rules_); !out.empty()) entry_.panel.push_back(out);
    who_can_win();
    question();
    return std::move(entry_);
  }

 private:
  [[nodiscard]] games::CardField upcard_field() const {
    games::CardField field = games::card_field(upcard_fact(), &play_.hand);
    field.choices = pile_rules_.tricks.pack;
    return field;
  }
  [[nodiscard]] games::CountsField points_field() const {
    games::CountsField field = games::summary_field(points_fact(), play_.deal, &play_.hand, known_.points);
    if (field.sides > 0) field.label = text::say("Team's points");
    return field;
  }

  // In the last hand agreed on, and in those that a tie adds: who needs how much to win, and for whom it is too late.
  void who_can_win() {
    if (play_.hand.points || known_.missing.empty() || play_.deal.number + 1 < hands_of(play_.rules, play_.deal.seats))
      return;
    const PerSeat<int> captured = known_.captured(pile_rules_);
    Amount out = kPointsInPack;
    for (const int points : captured) out -= points;
    for (const Seat side : Seats{pile_rules_.sides}) {
      const Amount own = play_.deal.totals[side] + captured[side];
      std::optional<Amount> best;  // of the others
      for (const Seat other : Seats{pile_rules_.sides}) {
        const Amount theirs = play_.deal.totals[other] + captured[other];
        if (other != side) best = std::max(best.value_or(theirs), theirs);
      }
      entry_.panel.push_back(can_win_text(side, own, *best, out));
    }
  }

  [[nodiscard]] std::string can_win_text(Seat side, Amount own, Amount best, Amount out) const {
    const std::string who = games::side_text(side, pile_rules_, names_);
    const bool many = pile_rules_.sides < play_.deal.seats;
    if (own > best + out) {
      return many ? text::say("{players} cannot be caught any more", who)
                  : text::say("{player} cannot be caught any more", who);
    }
    if (own + out < best)
      return many ? text::say("{players} can no longer win", who) : text::say("{player} can no longer win", who);
    if (own + out == best) {
      return many ? text::say("{players} can still tie by taking all {points} points that are out", who, out)
                  : text::say("{player} can still tie by taking all {points} points that are out", who, out);
    }
    const Amount needed = (best + out - own) / 2 + 1;
    return many ? text::say("{players} win for certain with {points} more", who, needed)
                : text::say("{player} wins for certain with {points} more", who, needed);
  }

  void question() {
    games::Question& question = entry_.question;
    question.heading = text::say("Hand {hand} – {player} dealt", play_.deal.number + 1, names_[play_.deal.dealer]);
    const auto begun = [](const Trick& trick) { return trick.winner || !trick.cards.empty(); };
    const bool first = !play_.hand.points && std::ranges::none_of(play_.hand.tricks, begun);
    if (!play_.hand.upcard && (first || known_.trumps_decide)) return games::ask(upcard_fact(), question);
    games::ask_piles(entry_, piles_, known_, pile_rules_, names_);
    if (play_.hand.upcard && !play_.hand.points && !known_.all_over(pile_rules_)) {
      question.heading += " – " + text::say("trumps {suit}", to_text(play_.hand.upcard->suit()));
    }
  }

  const Game::Play& play_;
  const games::Names& names_;
  games::PileRules pile_rules_;
  games::Piles piles_;
  games::KnownPiles known_;
  games::Entry entry_;
};

}  // namespace

games::FactList Game::fact_list() {
  using games::at;
  static const auto kPiles = games::facts_of_piles({.tricks = at<&Hand::tricks>,
                                                    .captured = at<&Hand::captured>,
                                                    .points = at<&Hand::points>,
                                                    .pack = &pack,
                                                    .rounds = &rounds_of,
                                                    .sides = &sides_of,
                                                    .total = [](int) { return kPointsInPack; }});
  static const std::array<games::Fact, 4> kFacts{
      {{.key = "upcard",
        .label = text::mark("Trumps"),
        .asks = text::mark("Which card was turned up? Its suit is trumps."),
        .about = "Its suit is trumps. Not needed if every trick names its winner, nor with a summary.",
        .missing = "without the trump suit the winner of a trick is not known",
        .kind = games::CardFact{.in = at<&Hand::upcard>, .pack = &pack}},
       kPiles[0],
       kPiles[1],
       kPiles[2]}};
  return kFacts;
}

games::Entry Game::entry(const Play& play, const games::Names& names) { return Asking{play, names}.entry(); }

tl::expected<Hand, games::TapRefusal> Game::apply(const Play& play, const games::Tap& tap, const games::Names& names) {
  Hand hand = play.hand;
  const auto* card = std::get_if<games::PickCard>(&tap);
  if (card != nullptr && card->field == upcard_fact().key)
    return games::with_fact<Game>(play, std::move(hand), tap, names);
  auto piles = games::tap_piles(piles_of(hand), pile_rules(play.rules, play.deal, hand), tap);
  if (!piles) return tl::unexpected{std::move(piles.error())};
  hand = {hand.upcard, std::move(piles->tricks), std::move(piles->captured), std::move(piles->points)};
  return games::if_possible<Game>(play, std::move(hand), names);
}

}  // namespace nullo::briscola
