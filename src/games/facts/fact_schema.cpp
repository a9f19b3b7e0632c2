// What the schema of a hand says of its facts.
#include <algorithm>
#include <array>
#include <string>

#include <fmt/core.h>

#include "games/facts/fact.h"
#include "games/facts/schema.h"

namespace nullo::games {
namespace {

int rounds_of(const TricksFact& tricks, int least_seats, int most_seats) {
  return std::max(tricks.rounds(least_seats), tricks.rounds(most_seats));
}

bool is_of_whole_ranks(CardSet pack) { return pack.size() == 4 * pack.in_suit(Suit::kClubs).size(); }

// The pattern of the cards of a pack: "^([2-9TA]|10)[CDHS]$".
std::string pattern_of(CardSet pack) {
  std::string ranks;
  for (const Card card : pack) {
    if (card.suit() == Suit::kClubs) ranks += letter(card.rank());
  }
  const bool tens = ranks.find(letter(Rank::kTen)) != std::string::npos;
  return fmt::format(fmt::runtime(tens ? "^([{}]|10)[CDHS]$" : "^[{}][CDHS]$"), ranks);
}

struct FactSchema {
  int least_seats;
  int most_seats;
  json::Writer& writer;

  // Opens "items".
  void list_of_seats() const {
    write_list(static_cast<std::size_t>(least_seats), static_cast<std::size_t>(most_seats), writer);
    writer.key("items").begin_object();
  }

  void operator()(const CountsFact& fact) const {
    list_of_seats();
    if (!fact.named.empty()) writer.key("anyOf").begin_array().begin_object();
    write_range(fact.least, fact.most, writer);
    if (!fact.named.empty()) {
      writer.end_object().begin_object().key("enum").begin_array();
      for (const NamedCount& each : fact.named) writer.value(each.word);
      writer.end_array().end_object().end_array();
    }
    writer.end_object();
  }
  void operator()(const HandsFact& fact) const {
    list_of_seats();
    write_list(fact.least, fact.most, writer);
    if (!fact.gaps) writer.member("uniqueItems", true);  // nulls are equal
    writer.key("items").begin_object();
    if (fact.gaps) {
      write_type("string", writer);
    } else {
      writer.member("type", "string");
    }
    writer.member("pattern", pattern_of(fact.pack())).end_object().end_object();
  }
  void operator()(const CardsFact& fact) const {
    write_list(fact.least, fact.most, writer).member("uniqueItems", true).key("items").begin_object();
    const CardSet pack = fact.pack();
    if (is_of_whole_ranks(pack)) {
      writer.member("type", "string").member("pattern", pattern_of(pack));
    } else {
      writer.key("enum").begin_array();
      for (const Card card : pack) writer.value(to_string(card));
      writer.end_array();
    }
    writer.end_object();
  }
  void operator()(const CardFact& fact) const {
    write_type("string", writer).member("pattern", pattern_of(fact.pack()));
  }
  void operator()(const SeatFact&) const { write_range(0, most_seats - 1, writer); }
  void operator()(const TricksFact& fact) const {
    write_type("array", writer)
        .member("maxItems", rounds_of(fact, least_seats, most_seats))
        .key("items")
        .begin_object();
    if (fact.may_be_seats) {
      writer.key("if").begin_object().member("type", "integer").end_object();
      writer.key("then").begin_object().member("minimum", 0).member("maximum", most_seats - 1).end_object();
      writer.key("else").begin_object();
    }
    trick(pattern_of(fact.pack()));
    if (fact.may_be_seats) writer.end_object();
    writer.end_object();
  }
  void trick(std::string_view pattern) const {
    if (most_seats > 4) return static_cast<void>(writer.member("$ref", "#/$defs/trick_of_ten"));
    constexpr std::array<std::string_view, 3> kTrickOf{"trick_of_two", "trick_of_three", "trick_of_four"};
    writer.member("$ref", fmt::format("#/$defs/{}", kTrickOf[static_cast<std::size_t>(most_seats - 2)]));
    writer.key("properties").begin_object();
    writer.key("cards").begin_object().member("uniqueItems", true);
    writer.key("items").begin_object().member("pattern", pattern);
    writer.key("properties").begin_object().key("card").begin_object().member("pattern", pattern);
    writer.end_object().end_object().end_object().end_object();
    writer.key("play").begin_object().key("items").begin_object().member("pattern", pattern);
    writer.end_object().end_object().end_object();
  }
  void operator()(const CapturedFact& fact) const {
    writer.member("$ref", fact.two_packs == nullptr ? "#/$defs/captured_of_four" : "#/$defs/captured_of_ten");
  }
  void operator()(const SummaryFact& fact) const {
    write_type("object", writer);
    writer.key("properties").begin_object().key(fact.of).begin_object();
    write_type("array", writer);
    writer.member("minItems", fact.counts(least_seats)).member("maxItems", fact.counts(most_seats));
    writer.key("items").begin_object();
    write_range(0, fact.total(most_seats), writer);
    writer.end_object().end_object().end_object().member("additionalProperties", false);
  }
  void operator()(const SeatsFact& /*fact*/) const {
    write_type("array", writer).member("uniqueItems", true).key("items").begin_object().member("type", "integer");
    writer.member("minimum", 0).member("maximum", most_seats - 1).end_object();
  }
  void operator()(const NumbersFact& fact) const {
    write_list(fact.places, fact.places, writer).key("items").begin_object();
    write_range(fact.least, fact.most, writer).end_object();
  }
  void operator()(const TextFact& fact) const { write_type("string", writer).member("maxLength", fact.most); }
  void operator()(const CardSumsFact& fact) const {
    list_of_seats();
    write_schema(*fact.scale, writer);
    writer.end_object();
  }
  void operator()(const CardSumFact& fact) const { write_schema(*fact.scale, writer); }
  void operator()(const StepsFact& fact) const { write_range(0, fact.most, writer); }
  void operator()(const SidesFact& fact) const {
    write_list(static_cast<std::size_t>(fact.sides), static_cast<std::size_t>(fact.sides), writer);
    writer.key("items").begin_object();
    object_of(fact.of_side());
    writer.end_object();
  }
  void operator()(const PartFact& fact) const { object_of(fact.of_part()); }
  void object_of(FactList list) const {
    write_type("object", writer).key("properties").begin_object();
    write_schema(list, least_seats, most_seats, writer);
    writer.end_object().member("additionalProperties", false);
  }
  void operator()(const OwnFact& fact) const { fact.schema(writer); }
};

}  // namespace

void write_schema(FactList list, int least_seats, int most_seats, json::Writer& writer) {
  for (const Fact& fact : list) {
    writer.key(fact.key).begin_object().member("description", fact.about);
    std::visit(FactSchema{least_seats, most_seats, writer}, fact.kind);
    writer.end_object();
  }
}

int most_tricks(FactList list, int least_seats, int most_seats) {
  for (const Fact& fact : list) {
    if (const auto* tricks = std::get_if<TricksFact>(&fact.kind)) return rounds_of(*tricks, least_seats, most_seats);
  }
  return 0;
}

}  // namespace nullo::games
