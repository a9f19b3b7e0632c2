// Facts of a hand of Kabu that contradict each other. Source: docs/documents.md#kabu.

#include <fmt/core.h>

#include "games/kabu/kabu.h"
#include "games/sentence.h"

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
            {{{fmt::format("/cards/{}/{}", seat.index(), i), std::string{kPackText}, to_string(cards[i])}},
             fmt::format("The {} is not in this pack.", to_string(cards[i]))});
      if (seen.contains(cards[i]))
        conflicts.push_back({{{fmt::format("/cards/{}/{}", seat.index(), i), "each card once",
                               fmt::format("the {} again", to_string(cards[i]))}},
                             fmt::format("The {} has been entered already.", to_string(cards[i]))});
      seen.insert(cards[i]);
    }
    if (cards.empty() || play.hand.points.empty() || !play.hand.points[seat]) continue;
    const int come_to = number_of(cards);
    const int entered = *play.hand.points[seat];
    if (entered == come_to) continue;
    conflicts.push_back({{{fmt::format("/points/{}", seat.index()), fmt::format("{}, what the cards come to", come_to),
                           fmt::format("{}", entered)},
                          {fmt::format("/cards/{}", seat.index()), fmt::format("cards that come to {}", entered),
                           fmt::format("cards that come to {}", come_to)}},
                         fmt::format("The cards of {} come to {}.", games::seat_text(seat), come_to)});
  }
  return conflicts;
}

}  // namespace nullo::kabu
