// The facts of a hand of Put and Take. Source: docs/documents.md#put_and_take.
#include <array>

#include <fmt/core.h>

#include "games/captured.h"
#include "games/facts/schema.h"
#include "games/put_and_take/fields.h"
#include "games/put_and_take/put_and_take.h"
#include "text/say.h"

namespace nullo::put_and_take {
namespace {

// For each card turned in a round how many cards of its rank each seat held.
template <Round Hand::* Of>
struct MatchesFact {
  static void read(json::Object& object, json::Value value, const games::Deal& deal, Hand& hand) {
    Faults& faults = object.faults();
    if (!json::is_array(value, faults, text::mark("a list of matches, one for each card turned"))) return;
    if (value.size() > kTurns)
      return json::refuse(faults, value, text::say("matches of at most five cards turned"),
                          fmt::format("{}", value.size()));
    for (const json::Value item : value) {
      std::optional<games::Counts> counts;  // nothing: nobody's are known
      if (!item.is_null()) counts = json::read_counts(item, deal.seats, kMostMatches, faults);
      (hand.*Of).matches.push_back(counts.value_or(games::Counts(deal.seats)));
    }
  }
  static void write(std::string_view key, json::Writer& writer, const Hand& hand) {
    if ((hand.*Of).matches.empty()) return;
    writer.key(key).begin_array();
    for (const games::Counts& counts : (hand.*Of).matches) games::write_counts(writer, counts);
    writer.end_array();
  }
  static void schema(json::Writer& writer) {
    games::write_list(0, kTurns, writer).key("items").begin_object();
    games::write_list(kLeastSeats, kMostSeats, writer).key("items").begin_object();
    games::write_range(0, kMostMatches, writer).end_object().end_object();
  }
};

constexpr std::string_view kMatchesAbout =
    "For each card turned, how many of its rank each seat held, the dealer 0; null: not known yet. In place of "
    "`cards`.";

}  // namespace

games::FactList Game::fact_list() {
  static const std::array<games::Fact, 5> kFacts{{
      {.key = "put",
       .about = "The cards turned in the put round, in this order.",
       .missing = "the next card of the put round",
       .missing_of = kTurns,
       .kind =
           games::CardsFact{
               .in = games::at_in<&Hand::put, &Round::turned>, .pack = &CardSet::full_pack, .most = kTurns}},
      {.key = "put_matches",
       .about = kMatchesAbout,
       .missing = "how many cards of a turned rank these seats held",
       .missing_as = "matches",
       .kind = games::own_fact<Hand, MatchesFact<&Hand::put>>()},
      {.key = "take",
       .about = "The cards turned in the take round, in this order.",
       .missing = "the next card of the take round",
       .kind =
           games::CardsFact{
               .in = games::at_in<&Hand::take, &Round::turned>, .pack = &CardSet::full_pack, .most = kTurns}},
      {.key = "take_matches", .about = kMatchesAbout, .kind = games::own_fact<Hand, MatchesFact<&Hand::take>>()},
      {.key = kCards,
       .label = text::mark("Cards held"),
       .asks = text::mark("Which five cards does {player} hold?"),
       .about = "Each seat's five cards, the dealer's null; in place of the matches. Null where one is not known yet.",
       .kind = games::HandsFact{.in = games::at<&Hand::cards>,
                                .pack = &CardSet::full_pack,
                                .least = kCardsOfAPlayer,
                                .most = kCardsOfAPlayer,
                                .gaps = true}},
  }};
  return kFacts;
}

void Game::schema_of_hand(json::Writer& writer) {
  writer.key("if").begin_object().key("properties").begin_object().key(kCards).begin_object().member("type", "array");
  writer.end_object().end_object().key("required").begin_array().value(kCards).end_array().end_object();
  writer.key("then").begin_object().key("properties").begin_object();
  for (const std::string_view key : {"put_matches", "take_matches"})
    writer.key(key).begin_object().member("maxItems", 0).end_object();
  writer.end_object().end_object();
}

}  // namespace nullo::put_and_take
