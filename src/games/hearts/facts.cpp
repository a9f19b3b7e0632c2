// The facts of a hand of Hearts. Source: docs/documents.md#hearts.
#include <array>

#include "games/facts/schema.h"
#include "games/hearts/fields.h"
#include "games/hearts/hearts.h"
#include "games/hearts/taken.h"
#include "games/trick_codec.h"
#include "text/say.h"

namespace nullo::hearts {
namespace {

constexpr int kMostPacks = 2;
constexpr int kMostHearts = kMostPacks * CardSet::of_suit(Suit::kHearts).size();

constexpr int most_tricks(int seats) { return kMostPacks * CardSet::full_pack().size() / seats; }

games::TrickRules tricks_read(const Rules& rules, const games::Deal& deal) {
  const Pack pack = pack_of(rules, deal.seats);
  games::TrickRules in_play = trick_rules(rules, pack, deal.seats);
  in_play.counts_hearts = !counting_of(rules, pack).by_count.empty();
  return in_play;
}

bool two_packs(const Rules& rules, const games::Deal& /*deal*/) { return rules.packs == kMostPacks; }

int hearts_in(const Pack& pack) { return pack.hearts(); }
int tricks_of(const Pack& pack) { return pack.rounds; }

// A count of each seat, or where partners pool their tricks of each side.
template <games::Counts Summary::* In, int (*Total)(const Pack& pack), int Most>
struct CountsFact {
  static void read(json::Object& object, json::Value value, const Rules& rules, const games::Deal& deal,
                   Summary& summary) {
    const bool sides = rules.teams == Teams::kTogether && value.kind() == json::Kind::kArray && value.size() == kSides;
    const int most = Total(pack_of(rules, deal.seats));
    auto counts = json::read_counts(value, sides ? kSides : deal.seats, most, object.faults());
    if (counts) summary.*In = *std::move(counts);
  }
  static void write(std::string_view key, json::Writer& writer, const Summary& summary) {
    if (!(summary.*In).empty()) games::write_counts(writer.key(key), summary.*In);
  }
  static void schema(json::Writer& writer) {
    games::write_list(kSides, kMostSeats, writer).key("items").begin_object();
    games::write_range(0, Most, writer).end_object();
  }
};

struct MoonChoiceFact {
  static constexpr std::array kWords{kAdd, kSubtract};

  static void read(json::Object& object, json::Value value, const games::Deal& /*deal*/, Hand& hand) {
    if (const auto word = json::read_word(value, kWords, object.faults()))
      hand.moon_choice = static_cast<MoonChoice>(*word);
  }
  static void write(std::string_view key, json::Writer& writer, const Hand& hand) {
    if (hand.moon_choice) writer.member(key, kWords.at(static_cast<std::size_t>(*hand.moon_choice)));
  }
  static void schema(json::Writer& writer) {
    writer.key("enum").begin_array().value(kAdd).value(kSubtract).null().end_array();
  }
};

struct ChargedFact {
  static void read(json::Object& object, json::Value value, const Rules& rules, const games::Deal& deal, Hand& hand) {
    Faults& faults = object.faults();
    if (!json::is_array(value, faults, text::mark("a list of the exposed cards"))) return;
    const CardSet in_play = pack_of(rules, deal.seats).cards;
    for (const json::Value item : value) {
      const std::optional<Card> card = json::read_card(item, faults);
      if (!card) continue;
      if (!kChargeable.contains(*card)) {
        json::refuse(faults, item, text::say("one of the cards \"AH\", \"QS\", \"JD\" and \"TC\""));
      } else if (hand.charged.contains(*card)) {
        json::refuse(faults, item, text::say("each card once"));
      } else if (!in_play.contains(*card)) {
        json::refuse(faults, item, text::say("a card of the pack in play"));
        continue;
      }
      hand.charged.insert(*card);
    }
  }
  static void write(std::string_view key, json::Writer& writer, const Hand& hand) {
    if (!hand.charged.empty()) games::write_cards(writer.key(key), hand.charged);
  }
  static void schema(json::Writer& writer) {
    games::write_type("array", writer).member("uniqueItems", true);
    writer.key("items").raw(R"({"enum": ["AH", "QS", "JD", "TC", "10C"]})");
  }
};

struct KittyCardsFact {
  static void read(json::Object& object, json::Value value, const games::Deal& /*deal*/, Kitty& kitty) {
    Faults& faults = object.faults();
    if (!json::is_array(value, faults, text::mark("a list of cards"))) return;
    for (const json::Value item : value) {
      if (kitty.cards.size() == kMostKitty)
        return json::refuse(
            faults, item,
            text::say_count(kMostKitty, "at most {count} card in the kitty", "at most {count} cards in the kitty"));
      if (const auto card = json::read_card(item, faults)) kitty.cards.push_back(*card);
    }
  }
  static void write(std::string_view key, json::Writer& writer, const Kitty& kitty) {
    if (!kitty.cards.empty()) games::write_cards(writer.key(key), kitty.cards);
  }
  static void schema(json::Writer& writer) {
    games::write_list(0, kMostKitty, writer).key("items").raw(R"({"$ref": "#/$defs/card"})");
  }
};

struct ThrownInFact {
  static void read(json::Object& object, json::Value value, const games::Deal& /*deal*/, Hand& hand) {
    hand.thrown_in = json::read_bool(value, object.faults()).value_or(false);
    const bool tricks = object.get("tricks").has_value();
    if (!hand.thrown_in || (tricks && !hand.summary)) return;
    json::refuse(object.faults(), value, text::say("\"thrown_in\" only beside \"tricks\""),
                 tricks ? text::say("a summary") : text::say("no \"tricks\""));
  }
  static void write(std::string_view key, json::Writer& writer, const Hand& hand) {
    if (hand.thrown_in) writer.member(key, true);
  }
  static void schema(json::Writer& writer) { games::write_type("boolean", writer); }
};

}  // namespace

games::FactList summary_facts() {
  static const std::array<games::Fact, 3> kFacts{{
      {.key = "hearts",
       .field = kHearts,
       .label = text::mark("Hearts"),
       .asks = text::mark("How many hearts did {player} take?"),
       .about = "How many hearts each seat captured, together those in the pack; not used where hearts differ in "
                "worth. Partners who pool their tricks may have one count for each side.",
       .missing = "how many hearts these seats took",
       .kind = games::own_fact<Summary, CountsFact<&Summary::hearts, hearts_in, kMostHearts>, Rules>()},
      {.key = "captured",
       .about = "Who captured a card. Needed for every card that counts, save the hearts counted in `hearts`.",
       .missing = "who captured these cards",
       .kind =
           games::CapturedFact{.in = games::at<&Summary::captured>, .two_packs = games::by_rules<Rules, two_packs>}},
      {.key = "tricks",
       .field = kTricks,
       .label = text::mark("Tricks won"),
       .asks = text::mark("{player} took all points. How many tricks?"),
       .about = "One count a seat, or a side as for `hearts`; null: not known yet. Missing only where a sun could "
                "still change a score.",
       .kind = games::own_fact<Summary, CountsFact<&Summary::tricks, tricks_of, most_tricks(kLeastSeats)>, Rules>()},
  }};
  return kFacts;
}

games::FactList kitty_facts() {
  static const std::array<games::Fact, 2> kFacts{{
      {.key = "cards",
       .field = kKittyCards,
       .label = text::mark("In the kitty"),
       .about = "The cards left over.",
       .kind = games::own_fact<Kitty, KittyCardsFact>()},
      {.key = "to",
       .field = kKittyTo,
       .label = text::mark("The kitty"),
       .asks = text::mark("Who got the kitty?"),
       .about = "Who got them.",
       .missing = "who got the kitty, with these cards",
       .missing_as = "kitty_to",
       .kind = games::SeatFact{.in = games::at<&Kitty::to>}},
  }};
  return kFacts;
}

games::FactList Game::fact_list() {
  using games::at;
  static const std::array<games::Fact, 7> kFacts{{
      {.key = "tricks",
       .about = "The tricks, in order.",
       .missing = "who won this trick; of a sum: whether the shooter took every trick",
       .kind = games::TricksFact{.in = at<&Hand::tricks>,
                                 .pack = &CardSet::full_pack,
                                 .rounds = &most_tricks,
                                 .trick_rules = games::by_rules<Rules, tricks_read>}},
      {.key = "captured",
       .about = "Beside tricks: who captured cards of which nobody knows in which trick they lie.",
       .kind = games::CapturedFact{.in = at<&Hand::captured>, .two_packs = games::by_rules<Rules, two_packs>}},
      {.key = "summary",
       .about = "Instead of tricks: what is known when the hand is over. Cards of the kitty count for the seat that "
                "got it.",
       .kind = games::part_fact<&Hand::summary>("what is known when the hand is over", &summary_facts)},
      {.key = kMoonChoice,
       .asks = text::mark("Add or subtract? It is the shooter's choice."),
       .about = "What the shooter of a moon chose.",
       .missing = "what the shooter of the moon chose",
       .kind = games::own_fact<Hand, MoonChoiceFact>()},
      {.key = kCharged,
       .label = text::mark("Exposed before the first lead"),
       .about = "Cards exposed before the first lead.",
       .kind = games::own_fact<Hand, ChargedFact, Rules>()},
      {.key = "kitty",
       .about = "The cards left over, and who got them.",
       .kind = games::part_fact<&Hand::kitty>("the kitty's cards and who got it", &kitty_facts)},
      {.key = "thrown_in",
       .about = "Beside tricks: nothing was left to score, so the table threw its cards in after them.",
       .kind = games::own_fact<Hand, ThrownInFact>()},
  }};
  return kFacts;
}

// What can be entered only with two packs, or with boosted nines.
void Game::schema_of_session(json::Writer& writer) {
  writer.key("allOf").raw(R"([
    {"$comment": "Partnerships want four players.",
     "if": {"required": ["rules"], "properties": {"rules":
       {"type": "object", "required": ["teams"], "properties": {"teams": {"type": "string"}}}}},
     "then": {"properties": {"players": {"minItems": 4, "maxItems": 4}}}},
    {"$comment": "What can be entered only with two packs.",
     "if": {"required": ["rules"], "properties": {"rules":
       {"type": "object", "required": ["packs"], "properties": {"packs": {"const": 2}}}}},
     "else": {"properties": {"hands": {"items": {"properties": {
       "tricks": {"maxItems": 17, "items": {"properties": {
         "winner": {"type": ["integer", "null"]}, "play": {"uniqueItems": true}, "cards": {"uniqueItems": true}}}},
       "captured": {"additionalProperties": {"type": ["integer", "null"]}},
       "summary": {"properties": {
         "hearts": {"items": {"maximum": 13}},
         "captured": {"additionalProperties": {"type": ["integer", "null"]}}}},
       "kitty": {"properties": {"cards": {"uniqueItems": true}}}}}}}}},
    {"$comment": "What can be entered only with boosted nines.",
     "if": {"required": ["rules"], "properties": {"rules":
       {"type": "object", "required": ["boosted_nines"], "properties": {"boosted_nines": {"const": true}}}}},
     "else": {"properties": {"hands": {"items": {"properties": {"tricks": {"items": {"properties": {
       "rounds": false, "play": {"maxItems": 10}, "cards": {"maxItems": 10}}}}}}}}}}
  ])");
}

}  // namespace nullo::hearts
