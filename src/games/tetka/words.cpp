// Tëtka's own sentences.
#include "games/words.h"

#include <fmt/core.h>

#include "games/tetka/tetka.h"

namespace nullo::tetka {

std::string Game::say(const games::Missing& missing, const games::Names& names) {
  const std::string between = games::join_names(missing.seats, names, "or");
  if (missing.key == "bum_card") return "Which card was dealt last? It is the bum card.";
  if (missing.key == "tricks") {
    return missing.trick > 0 ? fmt::format("Who won trick {}?", missing.trick) : "How many tricks did everybody win?";
  }
  if (missing.key == "bum_trick") return "Who won the trick with the bum card's number?";
  if (missing.key == "last_trick") return "Who won the last trick?";
  if (missing.key == "captured") return fmt::format("Who captured {}?", games::join_cards(missing.cards));
  const std::string_view suit = missing.cards.empty() ? "the bum suit" : suit_name((*missing.cards.begin()).suit());
  if (missing.key == "bum_suit") {
    return fmt::format("A tie for most tricks: how many {} did {} capture? Not noted: {}.", suit,
                       games::join_names(missing.seats, names), games::join_cards(missing.cards));
  }
  return fmt::format("{} has most tricks: who captured the highest of the {}? Not noted: {}.", between, suit,
                     games::join_cards(missing.cards));
}

std::string Game::say(const games::Note& note, const games::Names& names) { return games::revoke_text(note, names); }

}  // namespace nullo::tetka
