// Reversis' own sentences.
#include "games/words.h"

#include "games/reversis/reasons.h"
#include "games/reversis/reversis.h"
#include "text/say.h"

namespace nullo::reversis {

// A pot that was formed because the last one was won in this hand may have the same posting as the ante of its
// beginning. So the posting is told apart by where it stands in the list.
std::string Game::reason_text(const Rules&, const Hand&, std::span<const Posting> all, const Posting& posting,
                              const games::Names&) {
  if (posting.reason != kAnteReason) return {};
  for (const Posting& earlier : all) {
    if (&earlier == &posting) return {};
    if (earlier.from == posting.to) return text::say("ante for a new pot");
  }
  return {};
}

std::string Game::say(const games::Missing& missing, const games::Names& names) {
  const std::string cards = games::join_cards(missing.cards);
  if (missing.key == "tricks") return text::say("Who won trick {trick}?", missing.trick);
  if (missing.key == "player") return text::say("Who played {cards} to trick {trick}?", cards, missing.trick);
  if (missing.key == "led") {
    return text::say("Which suit was led to trick {trick}? {cards} was forced if it was hearts.", missing.trick, cards);
  }
  if (missing.key == "honours") {
    return text::say("Who played {cards}? The talon has no room for it.", cards);
  }
  if (missing.seats.empty())
    return text::say("Who played {cards}? More cards are still unseen than the talon has room for.", cards);
  return text::say("How many points did {players} take?", games::join_names(missing.seats, names));
}

std::string Game::say(const games::Note& note, const games::Names& names) { return games::revoke_text(note, names); }

}  // namespace nullo::reversis
