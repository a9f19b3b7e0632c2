// The facts of a hand of Reversis. Source: docs/documents.md#reversis.
#include <array>

#include "games/reversis/fields.h"
#include "games/reversis/pack.h"
#include "text/sentence.h"

namespace nullo::reversis {

games::FactList Game::fact_list() {
  using games::at;
  static const std::array<games::Fact, 5> kFacts{{
      {.key = "tricks",
       .about =
           "In order, each with the cards that somebody noted, or with every card. Every ace and the JH must say who "
           "played it, in a `by` or a `play`.",
       .missing = "who won a trick",
       .kind = games::TricksFact{
           .in = at<&Hand::tricks>, .pack = [] { return kPack; }, .rounds = [](int) { return kTricksPerHand; }}},
      {.key = kPoints,
       .label = text::mark("Points in the pile"),
       .asks = text::mark("How many points did {player} take? (Or tap a trick, and note the pictures in it.)"),
       .about = "The points that each seat counted in its pile; with them kings, queens and jacks need not be noted. "
                "null: not known yet.",
       .missing = "the points of a pile",
       .kind = games::CountsFact{.in = at<&Hand::points>,
                                 .most = kPointsInPack,
                                 .total = kPointsInPack,
                                 .beyond = text::mark("There are 40 points.")}},
      {.key = "talon",
       .about = "The four cards set aside; where it is left out, the aces, kings, queens and jacks noted in no trick "
                "count as lying in it.",
       .missing = "cards that the talon has no room for",
       .missing_as = "honours",
       .kind = games::CardsFact{.in = at<&Hand::talon>,
                                .pack = [] { return kPack; },
                                .pack_text = "a card of the pack, which has no tens",
                                .least = kTalonCards,
                                .most = kTalonCards}},
      {.key = kEspagnolette,
       .about = "The seat that undertook it; needed only where the known cards do not prove it.",
       .kind = games::SeatFact{.in = at<&Hand::espagnolette>, .unasked = true}},
      {.key = "claims",
       .about = "The led aces and the led JH for which the hand's winner asked payment before the next deal.",
       .kind = games::CardsFact{.in = at<&Hand::claims>,
                                .pack = [] { return kPaid; },
                                .pack_text = "an ace or the JH",
                                .most = kPaid.size()}},
  }};
  return kFacts;
}

std::span<const games::NoteText> Game::missing_texts() {
  static constexpr std::array kMissing{games::NoteText{"player", "who played an ace or the JH"},
                                       games::NoteText{"led", "whether the JH was forced"}};
  return kMissing;
}

}  // namespace nullo::reversis
