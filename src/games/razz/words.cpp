// Razz' own sentences.
#include "games/words.h"

#include <algorithm>

#include "games/razz/known.h"
#include "games/razz/razz.h"
#include "games/razz/reasons.h"
#include "text/say.h"

namespace nullo::razz {

std::string Game::reason_text(const Rules& rules, const Hand& hand, std::span<const Posting> all,
                              const Posting& posting, const games::Names&) {
  if (posting.reason == kOddChip) return text::say("an odd chip, {reason}", text::say(odd_chip_text(rules)));
  const std::optional<Seat> seat = posting.to.seat();
  if ((posting.reason != kMainPot && posting.reason != kSidePot) || !seat) return {};
  const auto side_pots = std::ranges::count(all, kSplitOff, &Posting::reason);
  const games::PotNames pots{static_cast<int>(side_pots) + 1, false};
  const bool lower = posting.reason == kSidePot || somebody_is_lower(lows_of(hand, hand.bets.size()), *seat);
  return text::say(
      lower ? text::mark("{pot}, for the lowest of those in this pot") : text::mark("{pot}, for the lowest hand"),
      pots.of(posting.from.pot().value_or(1)));
}

std::string Game::say(const games::Missing& missing, const games::Names& names) {
  const std::string who = games::join_names(missing.seats, names);
  if (missing.key == "bets") return text::say("How much did {players} bet in all?", who);
  return text::say("Which cards did {players} show?", who);
}

std::string Game::say(const games::Note&, const games::Names&) { return {}; }

}  // namespace nullo::razz
