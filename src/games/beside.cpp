// Captured cards whose trick nobody entered. Source: docs/documents.md#captured-cards-beside-tricks.
#include <algorithm>
#include <string>
#include <string_view>

#include <fmt/core.h>

#include "games/captured.h"
#include "games/sentence.h"
#include "games/tricks.h"
#include "text/say.h"

namespace nullo::games {
namespace {

struct Place {
  int count = 0;          // how often the card is noted in tricks
  std::size_t trick = 0;  // the last of those tricks, from 1
  std::string at;         // the last of those places
};

Place noted_in(const std::vector<Trick>& tricks, Card card) {
  Place place;
  for (std::size_t k = 0; k < tricks.size(); ++k) {
    for (std::size_t i = 0; i < tricks[k].cards.size(); ++i) {
      if (tricks[k].cards[i].card != card) continue;
      ++place.count;
      place.trick = k + 1;
      place.at = card_at(tricks[k], k, i);
    }
  }
  return place;
}

}  // namespace

void check_one_form(const std::vector<Captured>& captured, const std::vector<Trick>& tricks,
                    std::vector<Conflict>& conflicts) {
  const auto not_beside_summary = [&conflicts](std::string_view key) {
    const std::string expected = text::say("either \"{key}\" or \"summary\"", key);
    Conflict& both = conflicts.emplace_back();
    both.ways = {{"/summary", expected, text::say("both")}, {fmt::format("/{}", key), expected, text::say("both")}};
    both.said = text::say("Enter the hand trick by trick or as sums, not both.");
  };
  if (!captured.empty()) not_beside_summary("captured");
  if (!tricks.empty()) not_beside_summary("tricks");
}

PerSeat<int> room_beside(const std::vector<Captured>& captured, const std::vector<Trick>& tricks,
                         const TrickOutcomes& outcomes, const TrickRules& rules) {
  PerSeat<int> room(rules.seats);
  for (std::size_t k = 0; k < tricks.size(); ++k) {
    if (tricks[k].is_play || !outcomes[k].captor) continue;
    const int cards = rules.seats * outcomes[k].rounds();
    room[*outcomes[k].captor] += cards - static_cast<int>(tricks[k].cards.size()) - tricks[k].hearts;
  }
  for (const Captured& each : captured) --room[each.by];
  return room;
}

void check_beside(const std::vector<Captured>& captured, const std::vector<Trick>& tricks,
                  const TrickOutcomes& outcomes, const TrickRules& rules, std::vector<Conflict>& conflicts) {
  if (captured.empty()) return;
  for (std::size_t i = 0; i < captured.size(); ++i) {
    const Card card = captured[i].card;
    const int copies = (rules.pack.contains(card) ? 1 : 0) + (rules.twice.contains(card) ? 1 : 0);
    const Place noted = noted_in(tricks, card);
    const auto end = captured.begin() + static_cast<std::ptrdiff_t>(i) + 1;
    const auto same =
        std::count_if(captured.begin(), end, [card](const Captured& other) { return other.card == card; });
    if (noted.count + same <= copies) continue;
    Conflict& conflict = conflicts.emplace_back();
    conflict.ways.push_back(
        {beside_at(card),
         copies == 0 ? text::say("a card of the pack in play") : text::say("a card that lies in no trick"),
         to_string(card)});
    if (copies == 0) {
      conflict.said = text::say("The {card} is not in this pack.", to_string(card));
    } else if (noted.count > 0) {
      conflict.ways.push_back({noted.at, text::say("a card that lies in no trick"), to_string(card)});
      conflict.said = text::say("The {card} is in trick {trick} already.", to_string(card), noted.trick);
    } else {
      conflict.said = text::say("The {card} has been entered already.", to_string(card));
    }
  }
  const PerSeat<int> room = room_beside(captured, tricks, outcomes, rules);
  for (const Seat seat : Seats{rules.seats}) {
    if (room[seat] >= 0) continue;
    const std::string expected =
        text::say("no more cards than the seen tricks of {player} have room for", seat_text(seat));
    const std::string found = text::say_count(-room[seat], "{count} more", "{count} more");
    Conflict& conflict = conflicts.emplace_back();
    for (const Captured& each : captured) {
      if (each.by == seat) conflict.ways.push_back({beside_at(each.card), expected, found});
    }
    conflict.ways.push_back({"/tricks", expected, found});
    conflict.said = text::say("The tricks of {player} have no room for so many cards.", seat_text(seat));
  }
}

}  // namespace nullo::games
