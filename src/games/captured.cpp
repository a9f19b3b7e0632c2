#include "games/captured.h"

#include <algorithm>

#include <fmt/core.h>

#include "core/card_set.h"
#include "text/say.h"

namespace nullo::games {
namespace {

void read_captors(json::Value value, Card card, int seats, bool two_packs, std::vector<Captured>& captured,
                  Faults& faults) {
  constexpr std::size_t kMostCaptors = 2;
  if (!two_packs || value.kind() != json::Kind::kArray) {
    if (const auto seat = json::read_seat(value, seats, faults)) captured.push_back({card, *seat});
    return;
  }
  std::size_t number = 0;
  for (const json::Value item : value) {
    if (++number > kMostCaptors)
      return json::refuse(faults, item, text::say("at most two seats, one for each pack's card"));
    if (item.is_null()) continue;
    if (const auto seat = json::read_seat(item, seats, faults)) captured.push_back({card, *seat});
  }
}

}  // namespace

std::vector<Captured> read_captured(json::Value value, int seats, bool two_packs, Faults& faults) {
  std::vector<Captured> captured;
  if (value.kind() != json::Kind::kObject) {
    json::refuse(faults, value, text::say("an object of cards, each with the seat that captured it"));
    return captured;
  }
  CardSet seen;
  for (const json::Value item : value) {
    const std::optional<Card> card = parse_card(item.key());
    if (!card) {
      json::refuse(faults, item, text::say("a card like \"QS\" as the key"),
                   text::say("the key {key}", json::quoted(item.key())));
      continue;
    }
    if (seen.contains(*card)) {
      json::refuse(faults, item, text::say("each card once"), text::say("the {card} again", to_string(*card)));
      continue;
    }
    seen.insert(*card);
    if (!item.is_null()) read_captors(item, *card, seats, two_packs, captured, faults);
  }
  return captured;
}

bool set_captured(std::vector<Captured>& captured, Card card, int copy, std::optional<Seat> seat) {
  int number = 0;
  for (std::size_t i = 0; i < captured.size(); ++i) {
    if (captured[i].card != card || ++number != copy) continue;
    if (seat) {
      captured[i].by = *seat;
    } else {
      captured.erase(captured.begin() + static_cast<std::ptrdiff_t>(i));
    }
    return true;
  }
  return false;
}

void write_captured(json::Writer& writer, const std::vector<Captured>& captured) {
  writer.begin_object();
  CardSet written;
  for (const Captured& first : captured) {
    if (written.contains(first.card)) continue;
    written.insert(first.card);
    const auto same = [&first](const Captured& other) { return other.card == first.card; };
    if (std::count_if(captured.begin(), captured.end(), same) == 1) {
      writer.member(to_string(first.card), first.by.index());
      continue;
    }
    writer.key(to_string(first.card)).begin_array();
    for (const Captured& each : captured) {
      if (same(each)) writer.value(each.by.index());
    }
    writer.end_array();
  }
  writer.end_object();
}

void write_counts(json::Writer& writer, const Counts& counts) {
  writer.begin_array();
  for (const std::optional<int>& count : counts) {
    if (count) {
      writer.value(*count);
    } else {
      writer.null();
    }
  }
  writer.end_array();
}

std::string captured_at(Card card) { return fmt::format("/summary/captured/{}", to_string(card)); }

std::string beside_at(Card card) { return fmt::format("/captured/{}", to_string(card)); }

}  // namespace nullo::games
