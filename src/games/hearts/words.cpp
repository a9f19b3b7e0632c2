// Hearts' own sentences.
#include "games/words.h"

#include <fmt/core.h>

#include "games/hearts/hearts.h"

namespace nullo::hearts {

std::string Game::reason_text(const Rules&, const Hand&, std::span<const Posting>, const Posting& posting,
                              const games::Names&) {
  const bool heart = !posting.card || posting.card->suit() == Suit::kHearts;
  return posting.reason == "charged" && heart ? "A♥ exposed, hearts double" : "";
}

std::string Game::say(const games::Missing& missing, const games::Names& names) {
  if (missing.key == "tricks" && missing.trick > 0) return fmt::format("Who won trick {}?", missing.trick);
  if (missing.key == "tricks") return "Did the shooter take every trick? The tricks of the others are not entered.";
  if (missing.key == "leader") return fmt::format("Who led to trick {}?", missing.trick);
  if (missing.key == "hearts") {
    return fmt::format("How many hearts did {} take?", games::join_names(missing.seats, names));
  }
  if (missing.key == "kitty_to") return fmt::format("Who got the kitty, with {}?", games::join_cards(missing.cards));
  if (missing.key == "captured") return fmt::format("Who captured {}?", games::join_cards(missing.cards));
  return fmt::format("{} shot the moon: add points to the others, or subtract them?",
                     games::join_names(missing.seats, names));
}

std::string Game::say(const games::Note& note, const games::Names& names) {
  const std::string card = note.card ? to_text(*note.card) : "a heart";
  if (note.key == "hearts_led") {
    return fmt::format("{} led {} to trick {}, before hearts were broken, and had another suit.", names[*note.seat],
                       card, note.trick);
  }
  if (note.key == "first_trick_points") {
    return fmt::format("{} played {} to the first trick, and had a card without points.", names[*note.seat], card);
  }
  if (note.key == "lowest_club") return fmt::format("{} led {} and not the lowest club.", names[*note.seat], card);
  return games::revoke_text(note, names);
}

}  // namespace nullo::hearts
