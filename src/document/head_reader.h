// Reads everything in a session document except its hands. Source: docs/documents.md#session.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/fault.h"
#include "document/document.h"
#include "games/registry.h"
#include "json/reader.h"
#include "session/session.h"
#include "text/sentence.h"

namespace nullo::document {

inline constexpr text::Sentence kOptions = text::mark("an object of the game's options");

struct Head {
  session::Session session;          // without hands; if something is refused, whatever could be read
  std::optional<json::Value> hands;  // nothing: the document has no such array
  bool readable = false;             // game and number of players are known: the shape of the hands can be checked
  bool scorable = false;             // rules and players are valid: the hands can be scored
};

Head read_head(json::Value root, Faults& faults, Source source);

// The numbers of players that are allowed.
struct SeatCounts {
  int least = 2;
  int most = kMostSeats;
  int step = 1;  // 2: an even number only, such as two or four
};

// Reads the names, in seat order. If any is refused, adds faults and returns nothing.
std::optional<std::vector<std::string>> read_players(json::Value value, const SeatCounts& counts, Faults& faults,
                                                     Source source);

// Reads one name. If it is none, or is one of those before it, adds a fault and returns nothing.
std::optional<std::string> read_name(json::Value value, const std::vector<std::string>& before, Faults& faults,
                                     Source source);

// Checks that a document is of this format, in the version that this program reads.
void read_format(json::Object& object, std::string_view format);
// Reads an id that may be left out; empty: it is.
std::string read_id(json::Object& object, std::string_view key);

// Reads the note of a session, a hand or an adjustment.
std::string read_note(json::Object& object, Source source);

// Reads the rules, which a document may leave out.
games::Rules read_rules_of(const games::Info& game, std::optional<json::Value> value, json::Value holder, int seats,
                           Faults& faults);

}  // namespace nullo::document
