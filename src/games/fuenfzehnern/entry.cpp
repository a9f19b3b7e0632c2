// The facts of a hand of Fünfzehnern, and how a table enters them: tricks with the cards that count, or the points of
// the piles.

#include "games/fuenfzehnern/fuenfzehnern.h"
#include "games/pile_table.h"
#include "games/trick_entry.h"
#include "games/words.h"
#include "text/say.h"

namespace nullo::fuenfzehnern {

games::FactList Game::fact_list() {
  using games::at;
  static const auto kFacts = games::facts_of_piles({.tricks = at<&Hand::tricks>,
                                                    .captured = at<&Hand::captured>,
                                                    .points = at<&Hand::points>,
                                                    .pack = &pack,
                                                    .rounds = [](int) { return kTricksPerHand; },
                                                    .sides = nullptr,
                                                    .total = &points_in_pack});
  return kFacts;
}

games::Entry Game::entry(const Play& play, const games::Names& names) {
  games::Entry entry;
  const games::PileRules piles = pile_rules(play.rules, play.deal);
  const games::KnownPiles known = games::known(play.hand, piles);
  if (play.hand.points)
    entry.fields.emplace_back(games::summary_field(fact_list().back(), play.deal, &play.hand, known.points));
  games::fill_piles(entry, play.hand, known, piles);
  if (const auto bound = bound_now(play.hand, known, piles); bound && !known.all_over(piles)) {
    entry.panel.push_back(
        text::say("{player} won the lead in {suit}: bound to lead {suit} as long as there are any in the hand, or "
                  "a card that nothing can beat",
                  names[bound->seat], suit_name(bound->suit)));
  }
  if (const std::string out = games::still_out_text(known, piles); !out.empty()) entry.panel.push_back(out);
  if (!known.missing.empty()) entry.panel.emplace_back(text::say("With the last trick 15 are taken off everybody"));
  entry.question.heading = text::say("Hand {hand} – {player} dealt", play.deal.number + 1, names[play.deal.dealer]);
  games::ask_piles(entry, play.hand, known, piles, names);
  return entry;
}

tl::expected<Hand, games::TapRefusal> Game::apply(const Play& play, const games::Tap& tap, const games::Names& names) {
  Hand hand = play.hand;
  auto piles = games::tap_piles(std::move(hand), pile_rules(play.rules, play.deal), tap);
  if (!piles) return piles;
  return games::if_possible<Game>(play, std::move(*piles), names);
}

}  // namespace nullo::fuenfzehnern
