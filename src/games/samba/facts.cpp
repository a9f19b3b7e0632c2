// The facts of a hand of Samba: which team went out, and what each team melded, held and was given.
// Source: docs/documents.md#samba.
#include <algorithm>
#include <array>

#include <fmt/core.h>

#include "games/facts/schema.h"
#include "games/samba/fields.h"
#include "games/samba/reasons.h"
#include "text/say.h"

namespace nullo::samba {
namespace {

// A team, or the word for nobody.
struct OutFact {
  static void read(json::Object& object, json::Value value, const games::Deal&, Hand& hand) {
    if (value.kind() != json::Kind::kString) {
      const auto team = json::read_integer(value, 0, kTeams - 1, object.faults(), "a team");
      if (team) hand.out = Out{static_cast<int>(*team)};
    } else if (value.text() == kNobodyOut) {
      hand.out = Out{};
    } else {
      json::refuse(object.faults(), value, text::say("team 0 or 1, or \"none\""));
    }
  }
  static void write(std::string_view key, json::Writer& writer, const Hand& hand) {
    if (!hand.out) return;
    if (hand.out->team) {
      writer.member(key, *hand.out->team);
    } else {
      writer.member(key, kNobodyOut);
    }
  }
  static void schema(json::Writer& writer) { writer.key("enum").raw(R"([0, 1, "none", null])"); }
};

constexpr std::array kPenaltyWords{kPenaltyFields[0].id, kPenaltyFields[1].id, kPenaltyFields[2].id};

struct PenaltiesFact {
  static void read(json::Object& object, json::Value value, const games::Deal&, Team& team) {
    Faults& faults = object.faults();
    if (!json::is_array(value, faults, text::mark("a list of penalties"))) return;
    if (value.size() > kMostPenalties) {
      return json::refuse(faults, value, text::say("at most {count} penalties", kMostPenalties),
                          fmt::format("{}", value.size()));
    }
    for (const json::Value item : value) {
      if (const auto word = json::read_word(item, kPenaltyWords, faults))
        team.penalties.push_back(static_cast<Penalty>(*word));
    }
  }
  static void write(std::string_view key, json::Writer& writer, const Team& team) {
    if (team.penalties.empty()) return;
    writer.key(key).begin_array();
    for (const Penalty penalty : team.penalties) writer.value(kPenaltyWords.at(static_cast<std::size_t>(penalty)));
    writer.end_array();
  }
  static void schema(json::Writer& writer) {
    games::write_type("array", writer).member("maxItems", kMostPenalties);
    writer.key("items").begin_object().key("enum").begin_array();
    for (const std::string_view word : kPenaltyWords) writer.value(word);
    writer.end_array().end_object();
  }
};

}  // namespace

const games::CardScale& scale() {
  static constexpr std::array<games::CardKind, kKinds> kCards{{
      {.key = "joker",
       .label = text::mark("Joker"),
       .names = text::mark("jokers"),
       .letter = 'j',
       .worth = 50,
       .most = 6},
      {.key = "two", .label = text::mark("Two"), .names = text::mark("twos"), .letter = 't', .worth = 20, .most = 12},
      {.key = "ace", .label = text::mark("Ace"), .names = text::mark("aces"), .letter = 'a', .worth = 20, .most = 12},
      {.key = "eight_to_king",
       .label = text::mark("8 to K"),
       .names = text::mark("8 to king"),
       .letter = 'k',
       .worth = 10,
       .most = 72},
      {.key = "four_to_seven",
       .label = text::mark("4 to 7"),
       .names = text::mark("4 to 7"),
       .letter = 'f',
       .worth = 5,
       .most = 48},
      {.key = "black_three",
       .label = text::mark("Black 3"),
       .names = text::mark("black threes"),
       .letter = 'b',
       .worth = 5,
       .most = 6},
  }};
  static constexpr games::CardScale kScale{
      .kinds = kCards,
      .least = kStep,
      .most = kPointsInPacks,
      .step = kStep,
      .zero_counts = true,
      .packs = text::mark("Three packs"),
      .beyond = text::mark("Three packs have {most} points without the red threes."),
      .impossible = text::mark("{sum} is not possible: every card is worth a multiple of 5.")};
  return kScale;
}

std::optional<int> sum_of(const games::CardSum& cards) { return games::sum_of(cards, scale()); }

int count_of(Penalty penalty, const Team& team) {
  return static_cast<int>(std::ranges::count(team.penalties, penalty));
}

games::FactList team_facts() {
  using games::at;
  static const std::array<games::Fact, 8> kFacts{{
      {.key = kMeldedReason,
       .label = text::mark("Cards melded"),
       .about = "The cards melded, without red threes.",
       .missing = "the cards that these seats melded",
       .kind = games::CardSumFact{.in = at<&Team::melded>, .scale = &scale()}},
      {.key = kHeldReason,
       .label = text::mark("Cards still held"),
       .about = "The cards left in both hands, without undeclared red threes.",
       .missing = "the cards that these seats still held",
       .kind = games::CardSumFact{.in = at<&Team::held>, .scale = &scale()}},
      {.key = "natural",
       .label = text::mark("Natural canastas"),
       .about = "Seven-card melds of a rank without wild cards.",
       .kind = games::StepsFact{.in = at<&Team::natural>, .most = kMostMelds, .letter = 'n'}},
      {.key = "mixed",
       .label = text::mark("Mixed canastas"),
       .about = "Seven-card melds of a rank with wild cards.",
       .kind = games::StepsFact{.in = at<&Team::mixed>, .most = kMostMelds, .letter = 'm'}},
      {.key = "sambas",
       .label = text::mark("Sambas"),
       .about = "Seven cards of a suit in sequence.",
       .kind = games::StepsFact{.in = at<&Team::sambas>, .most = kMostMelds, .letter = 's'}},
      {.key = "red_threes",
       .label = text::mark("Red threes"),
       .about = "Those declared.",
       .kind = games::StepsFact{.in = at<&Team::red_threes>, .most = kRedThrees, .letter = 'r'}},
      {.key = "undeclared_red_threes",
       .label = text::mark("Red threes not declared"),
       .about = "Those found in a hand.",
       .kind = games::StepsFact{.in = at<&Team::undeclared_red_threes>, .most = kRedThrees, .letter = 'u'}},
      {.key = "penalties",
       .about =
           "out_refused: went out though the partner said no; out_failed: asked to go out, and could not; bad_take: "
           "took the upcard without use for it.",
       .kind = games::own_fact<Team, PenaltiesFact>()},
  }};
  return kFacts;
}

games::FactList Game::fact_list() {
  static const std::array<games::Fact, 2> kFacts{{
      {.key = kOut,
       .about = "The team that went out, 0 (seats 0 and 2) or 1 (seats 1 and 3); \"none\": nobody did.",
       .missing = "which team went out",
       .kind = games::own_fact<Hand, OutFact>()},
      {.key = "teams",
       .about = "The cards that each team melded and still held, its melds of seven, red threes and penalties.",
       .kind = games::sides_fact<&Hand::teams>(&team_facts)},
  }};
  return kFacts;
}

const games::SidesFact& teams_fact() { return std::get<games::SidesFact>(Game::fact_list().back().kind); }

}  // namespace nullo::samba
