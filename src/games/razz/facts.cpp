// The facts of a hand of Razz. Source: docs/documents.md#razz.
#include <array>

#include <fmt/core.h>

#include "games/captured.h"
#include "games/facts/schema.h"
#include "games/razz/fields.h"
#include "games/razz/known.h"
#include "games/razz/razz.h"
#include "text/say.h"

namespace nullo::razz {
namespace {

// The cards that each seat showed, by its number.
struct ShownFact {
  static void read(json::Object& object, json::Value value, const games::Deal& deal, Hand& hand) {
    hand.showdown = true;
    Faults& faults = object.faults();
    if (value.kind() != json::Kind::kObject)
      return json::refuse(faults, value, text::say("an object of seats and their cards"));
    const int cards = cards_of_a_seat(object);
    for (const json::Value item : value) {
      const std::optional<Seat> seat = seat_of_key(item.key(), deal.seats);
      if (!seat) {
        json::refuse(faults, item, text::say("a seat from \"0\" to \"{last}\"", deal.seats - 1),
                     json::quoted(item.key()));
      } else if (!item.is_null()) {
        const int exactly = holds(hand.folded, *seat) ? 0 : cards;
        hand.shown.push_back({*seat, read_cards(item, exactly, faults)});
      }
    }
  }
  // All cards of a seat that is left, null for each not known yet.
  static void write(std::string_view key, json::Writer& writer, const Hand& hand) {
    if (!hand.showdown) return;
    writer.key(key).begin_object();
    for (const Shown& shown : hand.shown) {
      const int least = holds(hand.folded, shown.seat) ? 0 : own_cards(hand);
      games::write_cards(writer.key(fmt::format("{}", shown.seat.index())), shown.cards,
                         static_cast<std::size_t>(least));
    }
    writer.end_object();
  }
  static void schema(json::Writer& writer) {
    games::write_type("object", writer).key("propertyNames").begin_object();
    writer.member("pattern", fmt::format("^[0-{}]$", kMostSeats - 1)).end_object().key("additionalProperties");
    games::write_type("array", writer.begin_object()).key("items").begin_object().key("anyOf").begin_array();
    writer.begin_object().member("type", "null").end_object();
    writer.begin_object().member("$ref", "#/$defs/card").end_object().end_array().end_object().end_object();
  }

 private:
  // The card that served all stands behind what was shown.
  static int cards_of_a_seat(json::Object& object) {
    Faults said_later;
    const auto card = object.get(kCommunity);
    return card && json::read_card(*card, said_later) ? kCardsOfAPlayer - 1 : kCardsOfAPlayer;
  }
  static std::optional<Seat> seat_of_key(std::string_view key, int seats) {
    if (key.size() != 1 || key[0] < '0' || key[0] >= '0' + seats) return std::nullopt;
    return Seat{key[0] - '0'};
  }
  // `exactly`: so many; 0: any number.
  static std::vector<Card> read_cards(json::Value value, int exactly, Faults& faults) {
    std::vector<Card> cards;
    if (!json::is_array(value, faults, text::mark("a list of cards"))) return cards;
    if (exactly > 0 && value.size() != static_cast<std::size_t>(exactly)) {
      json::refuse(faults, value,
                   exactly < kCardsOfAPlayer ? text::say("six cards, as one served all") : text::say("seven cards"),
                   fmt::format("{}", value.size()));
    }
    for (const json::Value item : value) {
      if (item.is_null()) continue;  // not known yet
      if (const std::optional<Card> card = json::read_card(item, faults)) cards.push_back(*card);
    }
    return cards;
  }
};

}  // namespace

games::FactList Game::fact_list() {
  using games::at;
  static const std::array<games::Fact, 5> kFacts{{
      {.key = kBets,
       .label = text::mark("Bets"),
       .about = "For each seat the chips it put in besides the ante; null: not known yet. All seats that are neither "
                "folded nor all in have put in the same.",
       .missing = "what a seat put in",
       .kind =
           games::CountsFact{
               .in = at<&Hand::bets>, .most = kMostBet, .beyond = text::mark("Bets are 0 to 99999999 chips.")}},
      {.key = "folded",
       .about = "Seats that gave up; not all of them.",
       .kind = games::SeatsFact{.in = at<&Hand::folded>}},
      {.key = "all_in",
       .about = "Seats that are all in: they play only for the part of the pot that they matched.",
       .kind = games::SeatsFact{.in = at<&Hand::all_in>}},
      {.key = kShown,
       .label = text::mark("Cards shown"),
       .about = "Each seat's seven cards, or six if one card in the middle served all; null where a card is not known "
                "yet. Needed for each seat that did not fold, if there are at least two; ignored for a seat that "
                "folded.",
       .missing = "the cards of a seat that did not fold",
       .kind = games::own_fact<Hand, ShownFact>()},
      {.key = kCommunity,
       .label = text::mark("Card for all, if the pack ran out"),
       .about = "The card in the middle that served all, if the pack ran out.",
       .kind = games::CardFact{.in = at<&Hand::community>, .pack = &CardSet::full_pack}},
  }};
  return kFacts;
}

}  // namespace nullo::razz
