// Prints a game's part of the schemas.
#include "games/facts/description.h"

#include <algorithm>

#include <fmt/core.h>

#include "games/facts/schema.h"
#include "games/registry.h"

namespace nullo::games {
namespace {

constexpr std::string_view kSummary = "summary";
constexpr int kMostInTrick = 4;  // seats of which the common schema has tricks for each number

const SummaryFact* summary_of(const Fact& fact) { return std::get_if<SummaryFact>(&fact.kind); }

// Whether a hand may be entered by its scores alone, which are not known yet.
bool takes_scores(const Rules& rules, int seats) {
  Deal deal;
  deal.seats = seats;
  return !refuse_scores(rules, deal, Counts(seats));
}

class SchemaPrinter {
 public:
  SchemaPrinter(const Rules& rules, const Description& described)
      : rules_{rules},
        game_{info(rules)},
        described_{described},
        tricks_{most_tricks(described.facts, game_.least_seats, game_.most_seats)},
        by_players_{tricks_ > 0 && game_.least_seats < game_.most_seats && game_.most_seats <= kMostInTrick},
        takes_scores_{takes_scores(rules, game_.least_seats)} {}

  std::string print() {
    out_.begin_object().member("$comment", "Printed by ./dev schemas from what the game describes: change that.");
    out_.key("session").begin_object();
    session_then();
    out_.key("$defs").begin_object();
    rules();
    if (!by_players_) hand(of_game("hand"), game_.least_seats, game_.most_seats);
    for (int players = game_.least_seats; by_players_ && players <= game_.most_seats; ++players)
      hand(hand_of(players), players, players);
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
  [[nodiscard]] std::string hand_of(int players) const { return of_game(fmt::format("hand_of_{}", players)); }
  void list_of_seats(std::string_view key) { list_of_seats(key, game_.least_seats, game_.most_seats); }
  void list_of_seats(std::string_view key, int least, int most) {
    out_.key(key).begin_object().member("minItems", least).member("maxItems", most).end_object();
  }
  // The numbers of players that the game leaves out, in what is said of a list of seats.
  void not_between() {
    if (game_.seats_step == 1) return;
    out_.key("not").begin_object().key("anyOf").begin_array();
    for (int seats = game_.least_seats; seats < game_.most_seats; ++seats) {
      if (fitting_seats(game_, seats) != seats)
        out_.begin_object().member("minItems", seats).member("maxItems", seats).end_object();
    }
    out_.end_array().end_object();
  }
  // `what`: what each is.
  void hands(std::string_view what) {
    out_.key("hands").begin_object();
    // Where there is nothing to agree on, there are always as many.
    const std::optional<int> most = hands_in_game(rules_, game_.least_seats);
    if (most && described_.rules.empty()) out_.member("maxItems", *most);
    out_.key("items");
    refer(what);
    out_.end_object();
  }
  void highest_seat(std::string_view key, int seats) {
    out_.key(key).begin_object().member("maximum", seats - 1).end_object();
  }
  // In a posting there may be pots.
  [[nodiscard]] std::string pots_of_posting() const {
    if (game_.keeps_pots) return "|pot:[1-9][0-9]*";
    const int pots = described_.pots;
    return pots == 0 ? "" : pots == 1 ? "|pot:1" : fmt::format("|pot:[1-{}]", pots);
  }
  void accounts(int seats, std::string_view pots) {
    const std::string pattern = fmt::format("^(bank|seat:[0-{}]{})$", seats - 1, pots);
    for (const std::string_view end : {"from", "to"})
      out_.key(end).begin_object().member("pattern", pattern).end_object();
  }

  void session_then() {
    out_.key("then").begin_object().key("properties").begin_object().key("rules");
    refer(of_game("rules"));
    out_.key("players").begin_object().member("minItems", game_.least_seats).member("maxItems", game_.most_seats);
    not_between();
    out_.end_object();
    out_.key("opening").begin_object().member("minItems", game_.least_seats).member("maxItems", game_.most_seats);
    not_between();
    if (game_.least_opening > Info{}.least_opening)
      out_.key("items").begin_object().member("minimum", game_.least_opening).end_object();
    out_.end_object();
    if (most_opening_bags(rules_)) {
      list_of_seats("opening_bags");
    } else {
      out_.key("opening_bags").begin_object().member("type", "null").end_object();
    }
    highest_seat("first_dealer", game_.most_seats);
    if (!by_players_) hands(of_game("hand"));
    out_.end_object();
    if (by_players_) by_players();
    if (described_.of_session != nullptr) described_.of_session(out_);
    out_.end_object();
  }

  // What hangs on the number of players.
  void by_players() {
    out_.key("allOf").begin_array();
    for (int players = game_.least_seats; players <= game_.most_seats; ++players) {
      if_players(players).key("then").begin_object().key("properties").begin_object();
      highest_seat("first_dealer", players);
      hands(hand_of(players));
      out_.end_object().end_object().end_object();
    }
    for (const Rule& rule : described_.rules) {
      const auto* word = std::get_if<WordRule>(&rule.kind);
      if (word == nullptr || word->only_for == 0) continue;
      if_players(word->only_for).key("else").begin_object().key("properties").begin_object();
      out_.key("rules").begin_object().key("properties").begin_object();
      out_.key(rule.key).begin_object().member("type", "null").end_object();
      out_.end_object().end_object().end_object().end_object().end_object();
    }
    out_.end_array();
  }
  json::Writer& if_players(int players) {
    out_.begin_object().key("if").begin_object().key("properties").begin_object();
    list_of_seats("players", players, players);
    return out_.end_object().end_object();
  }

  void rules() {
    write_type("object", out_.key(of_game("rules")).begin_object()).key("properties").begin_object();
    write_schema(described_.rules, described_.defaults, out_);
    out_.end_object().member("additionalProperties", false).end_object();
  }

  void hand(std::string_view name, int least_seats, int most_seats) {
    out_.key(name).begin_object().member("$ref", "#/$defs/hand");
    if (std::ranges::find(described_.facts, kSummary, &Fact::key) != described_.facts.end()) {
      out_.key("allOf").begin_array();
      refer("no_tricks_beside_summary");
      out_.end_array();
    }
    out_.key("properties").begin_object();
    highest_seat("dealer", most_seats);
    list_of_seats("players", least_seats, most_seats);
    if (takes_scores_) {
      list_of_seats("scores", least_seats, most_seats);
    } else {
      out_.key("scores").begin_object().member("type", "null").end_object();
    }
    out_.key("adjustments").begin_object().key("items").begin_object().key("properties").begin_object();
    accounts(most_seats, "");
    if (!game_.pays_at_once) {
      out_.key("bought").begin_object().key("enum").begin_array().value(false).null().end_array().end_object();
    }
    out_.end_object().end_object().end_object();
    write_schema(described_.facts, least_seats, most_seats, out_);
    out_.end_object();
    if (described_.of_hand != nullptr) described_.of_hand(out_);
    out_.member("unevaluatedProperties", false).end_object();
  }

  void result_then() {
    out_.key("then").begin_object().key("properties").begin_object();
    hands(of_game("hand"));
    list_of_seats("totals");
    if (described_.pots > 0) {
      out_.key("pots").begin_object().member("description", "The pot of a hand that is not finished; else absent.");
      out_.member("minItems", 1).member("maxItems", 1).end_object();
    } else if (!pots(rules_, initial(rules_, game_.least_seats))) {
      out_.member("pots", false);
    }
    if (!game_.pays_at_once) out_.member("bought", false);
    out_.end_object();
    if (game_.keeps_pots) out_.key("required").begin_array().value("pots").end_array();
    out_.end_object();
  }

  void scored_hand() {
    out_.key(of_game("hand")).begin_object().key("properties").begin_object();
    highest_seat("dealer", game_.most_seats);
    list_of_seats("scores");
    int tricks = 0;
    for (const Fact& fact : described_.facts) tricks = std::max(tricks, fact.missing_of);
    said("missing", "missing", {}, tricks);
    said("notes", "note", always_in_notes());
    out_.key("postings").begin_object().key("items").begin_object().key("properties").begin_object();
    accounts(game_.most_seats, pots_of_posting());
    out_.key("reason").begin_object().key("anyOf").begin_array();
    refer("common_reason");
    if (!rules_.game().reasons().empty()) refer(of_game("reason"));
    out_.end_array().end_object();
    highest_trick();
    out_.end_object().end_object().end_object().end_object().end_object();
  }
  // The members that every note has besides its key.
  [[nodiscard]] std::vector<std::string_view> always_in_notes() const {
    const auto all = [this](const auto& has) { return std::ranges::all_of(described_.notes, has); };
    if (described_.notes.empty() || !all(&NoteText::of_seat)) return {};
    const bool revokes = all([](const NoteText& note) { return note.key == kRevokeNote.key; });
    if (!revokes && !described_.notes_of_tricks) return {"seat"};
    return {"seat", "trick"};
  }
  void said(std::string_view list, std::string_view key, const std::vector<std::string_view>& always, int tricks = 0) {
    out_.key(list).begin_object().key("items").begin_object().key("properties").begin_object().key("key");
    refer(of_game(key));
    if (tricks > 0) {
      out_.key("trick").begin_object().member("maximum", tricks).end_object();
    } else {
      highest_trick();
    }
    out_.end_object();
    if (!always.empty()) {
      out_.key("required").begin_array();
      for (const std::string_view member : always) out_.value(member);
      out_.end_array();
    }
    out_.end_object().end_object();
  }
  void highest_trick() {
    if (!game_.has_tricks) out_.member("trick", false);
    if (tricks_ > 0) out_.key("trick").begin_object().member("maximum", tricks_).end_object();
  }

  // The fixed words, each with what it means.
  void words() {
    Words reasons;
    for (const ReasonText& each : rules_.game().reasons()) reasons.add(each.reason, each.text.english());
    if (!rules_.game().reasons().empty()) put("reason", reasons);
    Words missing;
    if (takes_scores_) missing.words = {kScores};
    add_missing(described_.facts, missing);
    for (const NoteText& each : described_.missing) missing.add(each.key, each.about);
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
  static void add_missing(FactList list, Words& missing) {
    for (const Fact& fact : list) {
      const SummaryFact* summary = summary_of(fact);
      const std::string_view key = !fact.missing_as.empty() ? fact.missing_as : summary ? summary->of : fact.key;
      if (!fact.missing.empty()) missing.add(key, fact.missing);
      if (const auto* sides = std::get_if<SidesFact>(&fact.kind)) add_missing(sides->of_side(), missing);
      if (const auto* part = std::get_if<PartFact>(&fact.kind)) add_missing(part->of_part(), missing);
    }
  }
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
  int tricks_;         // at most, of a hand; 0: not described
  bool by_players_;    // a hand's tricks hang on the number of players
  bool takes_scores_;  // of a hand that nobody watched
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
