// How a table enters a hand of Carioca: who is out, then what everybody else has left.
#include <array>

#include "games/carioca/carioca.h"
#include "games/words.h"
#include "text/say.h"

namespace nullo::carioca {
namespace {

constexpr int kOut = 0;  // places in fact_list()
constexpr int kDeadwood = 1;

const games::Fact& fact(int place) { return Game::fact_list()[static_cast<std::size_t>(place)]; }

games::CountsField deadwood_field(const games::Deal& deal, const Hand& hand) {
  games::CountsField field = games::counts_field(fact(kDeadwood), deal, &hand);
  field.most = most_points(cards_dealt(deal.number));
  for (const Seat seat : Seats{deal.seats}) {
    if (seat == hand.out && !field.values[seat]) field.follows[seat] = 0;
    if (seat != hand.out && !field.values[seat]) field.asked.push_back(seat);
  }
  return field;
}

}  // namespace

games::FactList Game::fact_list() {
  static const std::array<games::Fact, 2> kFacts{{
      {.key = "out",
       .label = text::mark("Out of cards"),
       .asks = text::mark("Who ran out of cards?"),
       .about = "The seat that ran out of cards.",
       .missing = "who ran out of cards",
       .kind = games::SeatFact{.in = games::at<&Hand::out>}},
      {.key = "deadwood",
       .label = text::mark("Cards left"),
       .asks = text::mark("What does {player} have left? Tap the cards, or type the sum."),
       .about =
           "For each seat the cards left in its hand: their points, the list of cards, or counts by kind; null: not "
           "known yet. The seat that is out has 0 or [].",
       .missing = "the cards these seats have left",
       .kind = games::CardSumsFact{.in = games::at<&Hand::deadwood>, .scale = &scale()}},
  }};
  return kFacts;
}

games::Entry Game::entry(const Play& play, const games::Names& names) {
  games::Entry entry;
  entry.seats = play.deal.seats;
  entry.form = games::Form::kSummary;
  games::SeatField out = games::seat_field(fact(kOut), play.deal, &play.hand);
  games::CountsField left = deadwood_field(play.deal, play.hand);
  entry.question.heading = text::say("Hand {hand} of {hands}: {contract}", play.deal.number + 1, kHands,
                                     text::say(contract(play.deal.number)));
  entry.question.text = text::say("The hand is complete.");
  if (!play.hand.out) {
    games::ask(fact(kOut), out.choices, names, entry.question);
  } else if (!left.asked.empty()) {
    games::ask(fact(kDeadwood), left.asked, names, entry.question);
  }
  entry.panel.push_back(text::say("This hand: {contract}.", text::say(contract(play.deal.number))));
  entry.panel.push_back(text::say("{cards} cards each. {player} begins, then to the right.",
                                  cards_dealt(play.deal.number), names[play.deal.dealer.right(play.deal.seats)]));
  entry.panel.emplace_back(text::say("A trio: three of one rank. An escalera: four of one suit in sequence."));
  if (play.deal.number + 1 < kHands)
    entry.panel.push_back(text::say("Next contract: {contract}.", text::say(contract(play.deal.number + 1))));
  entry.fields.emplace_back(std::move(out));
  entry.fields.emplace_back(std::move(left));
  return entry;
}

tl::expected<Hand, games::TapRefusal> Game::apply(const Play& play, const games::Tap& tap, const games::Names& names) {
  Hand hand = play.hand;
  if (const auto* picked = std::get_if<games::PickSeat>(&tap)) {
    for (const Seat seat : Seats{hand.deadwood.size()}) {
      // The player who is out has no cards left, and everybody else has some.
      if (seat == picked->seat || sum_of(hand.deadwood[seat]) == 0) hand.deadwood[seat] = {};
    }
  }
  if (const auto* set = std::get_if<games::SetCount>(&tap); set != nullptr && set->count == 0) {
    if (hand.out && set->seat != hand.out)
      return games::refuse(text::say("{player} is out: everybody else has at least one card left.", names[*hand.out]));
    hand.out = set->seat;
  }
  return games::with_fact<Game>(play, std::move(hand), tap, names);
}

}  // namespace nullo::carioca
