// Hearts' own sentences.
#include "games/words.h"

#include "games/hearts/hearts.h"
#include "text/say.h"

namespace nullo::hearts {

std::string Game::reason_text(const Rules&, const Hand&, std::span<const Posting>, const Posting& posting,
                              const games::Names&) {
  const bool heart = !posting.card || posting.card->suit() == Suit::kHearts;
  return posting.reason == "charged" && heart ? text::say("A♥ exposed, hearts double") : "";
}

std::string Game::say(const games::Missing& missing, const games::Names& names) {
  if (missing.key == "tricks" && missing.trick > 0) return text::say("Who won trick {trick}?", missing.trick);
  if (missing.key == "tricks")
    return text::say("Did the shooter take every trick? The tricks of the others are not entered.");
  if (missing.key == "leader") return text::say("Who led to trick {trick}?", missing.trick);
  if (missing.key == "hearts") {
    return text::say("How many hearts did {players} take?", games::join_names(missing.seats, names));
  }
  if (missing.key == "kitty_to") return text::say("Who got the kitty, with {cards}?", games::join_cards(missing.cards));
  if (missing.key == "captured") return text::say("Who captured {cards}?", games::join_cards(missing.cards));
  return text::say("{players} shot the moon: add points to the others, or subtract them?",
                   games::join_names(missing.seats, names));
}

std::string Game::say(const games::Note& note, const games::Names& names) {
  const std::string card = note.card ? to_text(*note.card) : text::say("a heart");
  if (note.key == "hearts_led") {
    return text::say("{player} led {card} to trick {trick}, before hearts were broken, and had another suit.",
                     names[*note.seat], card, note.trick);
  }
  if (note.key == "first_trick_points") {
    return text::say("{player} played {card} to the first trick, and had a card without points.", names[*note.seat],
                     card);
  }
  if (note.key == "lowest_club")
    return text::say("{player} led {card} and not the lowest club.", names[*note.seat], card);
  return games::revoke_text(note, names);
}

}  // namespace nullo::hearts
