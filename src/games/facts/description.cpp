// Prints a game's part of the schemas.
#include "games/facts/description.h"

#include <algorithm>

#include <fmt/core.h>

#include "games/registry.h"

namespace nullo::games {
namespace {

class SchemaPrinter {
 public:
  SchemaPrinter(const Rules& rules, const Description& described)
      : rules_{rules}, game_{info(rules)}, described_{described} {}

  std::string print() {
    out_.begin_object().member("$comment", "Printed by ./dev schemas from what the game describes: change that.");
    out_.key("session").begin_object();
    session_then();
    out_.key("$defs").begin_object();
    rules();
    hand();
    out_.end_object().end_object();
    out_.key("result").begin_object();
    result_then();
    out_.key("$defs").begin_object();
    scored_hand();
    words();
    out_.end_object().end_object();
    return out_.end_object().take() + "\n";
  }

 private:
  [[nodiscard]] std::string of_game(std::string_view what) const { return fmt::format("{}_{}", game_.id, what); }
  void refer(std::string_view what) {
    out_.begin_object().member("$ref", fmt::format("#/$defs/{}", what)).end_object();
  }
  void list_of_seats(std::string_view key) {
    out_.key(key)
        .begin_object()
        .member("minItems", game_.least_seats)
        .member("maxItems", game_.most_seats)
        .end_object();
  }
  // A list whose items are as `what` says.
  void list_of(std::string_view key, std::string_view what) {
    out_.key(key).begin_object().key("items");
    refer(what);
    out_.end_object();
  }
  void highest_seat(std::string_view key) {
    out_.key(key).begin_object().member("maximum", game_.most_seats - 1).end_object();
  }
  void accounts() {
    const std::string pattern = fmt::format("^(bank|seat:[0-{}])$", game_.most_seats - 1);
    for (const std::string_view end : {"from", "to"})
      out_.key(end).begin_object().member("pattern", pattern).end_object();
  }

  void session_then() {
    out_.key("then").begin_object().key("properties").begin_object().key("rules");
    refer(of_game("rules"));
    list_of_seats("players");
    list_of_seats("opening");
    if (!most_opening_bags(rules_)) out_.key("opening_bags").begin_object().member("type", "null").end_object();
    highest_seat("first_dealer");
    list_of("hands", of_game("hand"));
    out_.end_object().end_object();
  }

  void rules() {
    out_.key(of_game("rules")).begin_object().key("type").begin_array().value("object").value("null").end_array();
    out_.key("properties").begin_object();
    write_schema(described_.rules, described_.defaults, out_);
    out_.end_object().member("additionalProperties", false).end_object();
  }

  void hand() {
    out_.key(of_game("hand")).begin_object().member("$ref", "#/$defs/hand").key("properties").begin_object();
    highest_seat("dealer");
    for (const std::string_view key : {"players", "scores"})
      out_.key(key).begin_object().member("maxItems", game_.most_seats).end_object();
    out_.key("adjustments").begin_object().key("items").begin_object().key("properties").begin_object();
    accounts();
    out_.end_object().end_object().end_object();
    write_schema(described_.facts, game_.least_seats, game_.most_seats, out_);
    out_.end_object().member("unevaluatedProperties", false).end_object();
  }

  void result_then() {
    out_.key("then").begin_object().key("properties").begin_object();
    list_of("hands", of_game("hand"));
    out_.key("totals").begin_object().member("maxItems", game_.most_seats).end_object();
    if (!pots(rules_, initial(rules_, game_.least_seats))) out_.member("pots", false);
    if (!game_.pays_at_once) out_.member("bought", false);
    out_.end_object().end_object();
  }

  void scored_hand() {
    out_.key(of_game("hand")).begin_object().key("properties").begin_object();
    highest_seat("dealer");
    out_.key("scores").begin_object().member("maxItems", game_.most_seats).end_object();
    said("missing", "missing", false);
    const auto of_seat = std::ranges::all_of(described_.notes, &NoteText::of_seat);
    said("notes", "note", of_seat && !described_.notes.empty());
    out_.key("postings").begin_object().key("items").begin_object().key("properties").begin_object();
    accounts();
    out_.key("reason").begin_object().key("anyOf").begin_array();
    refer("common_reason");
    if (!rules_.game().reasons().empty()) refer(of_game("reason"));
    out_.end_array().end_object();
    without_tricks();
    out_.end_object().end_object().end_object().end_object().end_object();
  }
  void said(std::string_view list, std::string_view key, bool of_seat) {
    out_.key(list).begin_object().key("items").begin_object().key("properties").begin_object().key("key");
    refer(of_game(key));
    without_tricks();
    out_.end_object();
    if (of_seat) out_.key("required").begin_array().value("seat").end_array();
    out_.end_object().end_object();
  }
  void without_tricks() {
    if (!game_.has_tricks) out_.member("trick", false);
  }

  // The fixed words, each with what it means.
  void words() {
    Words reasons;
    for (const ReasonText& each : rules_.game().reasons()) reasons.add(each.reason, each.text);
    if (!rules_.game().reasons().empty()) put("reason", reasons);
    Words missing{"", {kScores}};
    for (const Fact& fact : described_.facts) {
      if (!fact.missing.empty()) missing.add(fact.key, fact.missing);
    }
    put("missing", missing);
    Words notes;
    for (const NoteText& each : described_.notes) notes.add(each.key, each.about);
    put("note", notes);
  }
  struct Words {
    std::string about = {};
    std::vector<std::string_view> words = {};

    void add(std::string_view word, std::string_view means) {
      about += fmt::format("{}{}: {}", about.empty() ? "" : "; ", word, means);
      words.push_back(word);
    }
  };
  void put(std::string_view what, const Words& words) {
    out_.key(of_game(what)).begin_object();
    if (!words.about.empty()) out_.member("description", words.about + ".");
    if (words.words.empty()) {
      out_.key("not").begin_object().end_object();
    } else {
      out_.key("enum").begin_array();
      for (const std::string_view word : words.words) out_.value(word);
      out_.end_array();
    }
    out_.end_object();
  }

  const Rules& rules_;
  const Info& game_;
  const Description& described_;
  json::Writer out_{json::Writer::Style::kIndented};
};

}  // namespace

std::string schema_of(std::string_view game_id) {
  const Description* described = description(game_id);
  if (described == nullptr) return {};
  const Rules rules = *rules_of(game_id);
  return SchemaPrinter{rules, *described}.print();
}

}  // namespace nullo::games
