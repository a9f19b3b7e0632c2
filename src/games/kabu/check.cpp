// Facts of a hand of Kabu that contradict each other. Source: docs/documents.md#kabu.

#include <fmt/core.h>

#include "games/kabu/kabu.h"
#include "games/sentence.h"
#include "text/say.h"

namespace nullo::kabu {

std::vector<games::Conflict> Game::check(const Play& play) {
  std::vector<games::Conflict> conflicts;
  if (play.hand.cards.empty()) return conflicts;
  CardSet seen;
  for (const Seat seat : Seats{play.deal.seats}) {
    const std::vector<Card>& cards = play.hand.cards[seat];
    for (std::size_t i = 0; i < cards.size(); ++i) {
      if (!pack().contains(cards[i]))
        conflicts.push_back(
            {{{fmt::format("/cards/{}/{}", seat.index(), i), text::say(kPackText), to_string(cards[i])}},
             text::say("The {card} is not in this pack.", to_string(cards[i]))});
      if (seen.contains(cards[i]))
        conflicts.push_back({{{fmt::format("/cards/{}/{}", seat.index(), i), text::say("each card once"),
                               text::say("the {card} again", to_string(cards[i]))}},
                             text::say("The {card} has been entered already.", to_string(cards[i]))});
      seen.insert(cards[i]);
    }
    if (cards.empty() || play.hand.points.empty() || !play.hand.points[seat]) continue;
    const int come_to = number_of(cards);
    const int entered = *play.hand.points[seat];
    if (entered == come_to) continue;
    conflicts.push_back({{{fmt::format("/points/{}", seat.index()),
                           text::say("{number}, what the cards come to", come_to), fmt::format("{}", entered)},
                          {fmt::format("/cards/{}", seat.index()), text::say("cards that come to {number}", entered),
                           text::say("cards that come to {number}", come_to)}},
                         text::say("The cards of {player} come to {number}.", games::seat_text(seat), come_to)});
  }
  return conflicts;
}

}  // namespace nullo::kabu
