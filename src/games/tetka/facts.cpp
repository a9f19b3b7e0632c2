// The facts of a hand of Tëtka. Source: docs/documents.md#tetka.
#include <array>

#include "games/tetka/fields.h"
#include "text/sentence.h"

namespace nullo::tetka {

games::FactList summary_facts() {
  using games::at;
  static const std::array<games::Fact, 4> kFacts{{
      {.key = "tricks",
       .field = games::kTricksWon,
       .label = text::mark("Tricks won"),
       .asks = text::mark("How many tricks did {player} win?"),
       .about = "How many each seat won, together thirteen; null: not known yet.",
       .kind = games::CountsFact{.in = at<&Summary::tricks>, .most = kTricksPerHand, .total = kTricksPerHand}},
      {.key = "bum_trick",
       .field = kBumTrick,
       .label = text::mark("The bum card's trick"),
       .asks = text::mark("Who won the trick with the bum card's number?"),
       .about = "Who won the trick with the bum card's number; if the bum card is a king, this follows from the last "
                "trick.",
       .missing = "who won the trick with the bum card's number",
       .kind = games::SeatFact{.in = at<&Summary::bum_trick>}},
      {.key = "last_trick",
       .field = kLastTrick,
       .label = text::mark("The last trick"),
       .asks = text::mark("Who won the last trick?"),
       .about = "Who won the last trick.",
       .missing = "who won the last trick",
       .kind = games::SeatFact{.in = at<&Summary::last_trick>}},
      {.key = "captured",
       .about = "Who captured a card; needed for the bum card and the four queens.",
       .kind = games::CapturedFact{.in = at<&Summary::captured>}},
  }};
  return kFacts;
}

games::FactList Game::fact_list() {
  using games::at;
  static const std::array<games::Fact, 6> kFacts{{
      {.key = "bum_card",
       .label = text::mark("Bum card"),
       .asks = text::mark("Which card was dealt last? It is the bum card."),
       .about = "The card turned up; it is the dealer's.",
       .missing = "the card dealt last",
       .kind = games::CardFact{.in = at<&Hand::bum_card>, .pack = &CardSet::full_pack}},
      {.key = "tricks",
       .about = "In order, each with the cards that somebody noted, or with every card.",
       .missing = "who won the tricks",
       .kind =
           games::TricksFact{
               .in = at<&Hand::tricks>, .pack = &CardSet::full_pack, .rounds = [](int) { return kTricksPerHand; }}},
      {.key = "captured",
       .about = "Beside tricks: who captured cards of which nobody knows in which trick they lie.",
       .missing = "who captured the bum card or a queen",
       .kind = games::CapturedFact{.in = at<&Hand::captured>}},
      {.key = "summary",
       .about = "Instead of tricks: what is known when the hand is over.",
       .kind = games::part_fact<&Hand::summary>("what is known when the hand is over", &summary_facts)},
      {.key = kBumSuit,
       .label = text::mark("Cards of the bum suit"),
       .about = "How many cards of the bum suit each seat captured, together thirteen; needed only for a tie for most "
                "tricks. null: not known yet.",
       .missing = "how many cards of the bum suit these seats captured, as they tie for most tricks",
       .kind = games::CountsFact{.in = at<&Hand::bum_suit>, .most = kTricksPerHand, .total = kTricksPerHand}},
      {.key = kBumSuitTop,
       .label = text::mark("Highest of the bum suit"),
       .about = "Who, among those still tied, captured the highest card of the bum suit.",
       .missing = "which of these seats, which still tie, captured the highest of them",
       .kind = games::SeatFact{.in = at<&Hand::bum_suit_top>}},
  }};
  return kFacts;
}

std::optional<Hand> with_seat(const games::Deal& deal, Hand hand, std::string_view field, std::optional<Seat> seat) {
  if (const std::optional<Card> card = games::card_of_field(games::kCapturedBy, field)) {
    // Beside tricks the trick of this card stays unknown: only the captor scores.
    std::vector<Captured>& captured = hand.summary ? hand.summary->captured : hand.captured;
    if (!games::set_captured(captured, *card, 1, seat) && seat) captured.push_back({*card, *seat});
    return hand;
  }
  const auto set = games::set_fact(Game::fact_list(), deal, games::PickSeat{std::string{field}, seat}, &hand);
  return set && *set ? std::optional{std::move(hand)} : std::nullopt;
}

std::vector<Seat> possible_seats(const games::Deal& deal, const Hand& hand, std::string_view field) {
  std::vector<Seat> seats;
  for (const Seat seat : Seats{kSeats}) {
    const std::optional<Hand> changed = with_seat(deal, hand, field, seat);
    if (changed && Game::check({{}, deal, {}, *changed}).empty()) seats.push_back(seat);
  }
  return seats;
}

}  // namespace nullo::tetka
