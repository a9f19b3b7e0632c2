// Hands of Hearts from and to JSON. Source: docs/documents.md#hearts.
#include <array>

#include <fmt/core.h>

#include "games/hearts/hearts.h"
#include "games/hearts/pack.h"
#include "games/hearts/taken.h"
#include "games/trick_codec.h"

namespace nullo::hearts {
namespace {

constexpr std::array<std::string_view, 2> kChoices{"add", "subtract"};

// One count for each seat, or where partners pool their tricks for each side.
games::Counts read_counts(json::Value value, const Rules& rules, int seats, int most, Faults& faults) {
  const bool sides = rules.teams == Teams::kTogether && value.kind() == json::Kind::kArray && value.size() == kSides;
  return json::read_counts(value, sides ? kSides : seats, most, faults).value_or(games::Counts{});
}

Summary read_summary(json::Value value, const Rules& rules, const Pack& pack, int seats, Faults& faults) {
  Summary summary;
  json::Object object{value, faults, "an object: what is known when the hand is over"};
  if (value.kind() != json::Kind::kObject) return summary;
  if (const auto hearts = object.get("hearts")) {
    summary.hearts = read_counts(*hearts, rules, seats, pack.count(CardSet::of_suit(Suit::kHearts)), faults);
  }
  if (const auto tricks = object.get("tricks")) {
    summary.tricks = read_counts(*tricks, rules, seats, pack.rounds, faults);
  }
  if (const auto captured = object.get("captured")) {
    summary.captured = games::read_captured(*captured, seats, rules.packs == 2, faults);
  }
  object.refuse_others();
  return summary;
}

CardSet read_charged(json::Value value, const Pack& pack, Faults& faults) {
  constexpr CardSet kChargeable{Card{Rank::kAce, Suit::kHearts}, Card{Rank::kQueen, Suit::kSpades},
                                Card{Rank::kJack, Suit::kDiamonds}, Card{Rank::kTen, Suit::kClubs}};
  CardSet charged;
  if (!json::is_array(value, faults, "a list of the exposed cards")) return charged;
  for (const json::Value item : value) {
    const std::optional<Card> card = json::read_card(item, faults);
    if (!card) continue;
    if (!kChargeable.contains(*card)) {
      json::refuse(faults, item, "one of the cards \"AH\", \"QS\", \"JD\" and \"TC\"");
    } else if (charged.contains(*card)) {
      json::refuse(faults, item, "each card once");
    } else if (!pack.cards.contains(*card)) {
      json::refuse(faults, item, "a card of the pack in play");
      continue;
    }
    charged.insert(*card);
  }
  return charged;
}

Kitty read_kitty(json::Value value, int seats, Faults& faults) {
  Kitty kitty;
  json::Object object{value, faults, "an object: the kitty's cards and who got it"};
  if (value.kind() != json::Kind::kObject) return kitty;
  const auto cards = object.get("cards");
  if (cards && json::is_array(*cards, faults, "a list of cards")) {
    for (const json::Value item : *cards) {
      if (kitty.cards.size() == kMostKitty) {
        json::refuse(faults, item, fmt::format("at most {} cards in the kitty", kMostKitty));
        break;
      }
      if (const auto card = json::read_card(item, faults)) kitty.cards.push_back(*card);
    }
  }
  if (const auto to = object.get("to")) kitty.to = json::read_seat(*to, seats, faults);
  object.refuse_others();
  return kitty;
}

void write_summary(json::Writer& writer, const Summary& summary) {
  writer.begin_object();
  if (!summary.hearts.empty()) games::write_counts(writer.key("hearts"), summary.hearts);
  if (!summary.captured.empty()) games::write_captured(writer.key("captured"), summary.captured);
  if (!summary.tricks.empty()) games::write_counts(writer.key("tricks"), summary.tricks);
  writer.end_object();
}

void write_kitty(json::Writer& writer, const Kitty& kitty) {
  writer.begin_object();
  if (!kitty.cards.empty()) games::write_cards(writer.key("cards"), kitty.cards);
  if (kitty.to) writer.member("to", kitty.to->index());
  writer.end_object();
}

}  // namespace

Hand Game::read_hand(json::Object& object, const Rules& rules, const games::Deal& deal) {
  Hand hand;
  Faults& faults = object.faults();
  const Pack pack = pack_of(rules, deal.seats);
  const auto tricks = object.get("tricks");
  if (tricks) {
    games::TrickRules in_play = trick_rules(rules, pack, deal.seats);
    in_play.counts_hearts = !counting_of(rules, pack).by_count.empty();
    hand.tricks = games::read_tricks(*tricks, in_play, faults);
  }
  if (const auto captured = object.get("captured")) {
    hand.captured = games::read_captured(*captured, deal.seats, rules.packs == 2, faults);
  }
  if (const auto summary = object.get("summary")) {
    hand.summary = read_summary(*summary, rules, pack, deal.seats, faults);
  }
  if (const auto choice = object.get("moon_choice")) {
    if (const auto word = json::read_word(*choice, kChoices, faults)) hand.moon_choice = static_cast<MoonChoice>(*word);
  }
  if (const auto charged = object.get("charged")) hand.charged = read_charged(*charged, pack, faults);
  if (const auto kitty = object.get("kitty")) hand.kitty = read_kitty(*kitty, deal.seats, faults);
  if (const auto thrown_in = object.get("thrown_in")) {
    hand.thrown_in = json::read_bool(*thrown_in, faults).value_or(false);
    if (hand.thrown_in && (!tricks || hand.summary)) {
      json::refuse(faults, *thrown_in, "\"thrown_in\" only beside \"tricks\"", tricks ? "a summary" : "no \"tricks\"");
    }
  }
  return hand;
}

void Game::write_hand(json::Writer& writer, const Hand& hand) {
  if (!hand.tricks.empty()) games::write_tricks(writer.key("tricks"), hand.tricks);
  if (!hand.captured.empty()) games::write_captured(writer.key("captured"), hand.captured);
  if (hand.summary) write_summary(writer.key("summary"), *hand.summary);
  if (hand.moon_choice) writer.member("moon_choice", kChoices[static_cast<std::size_t>(*hand.moon_choice)]);
  if (!hand.charged.empty()) games::write_cards(writer.key("charged"), hand.charged);
  if (hand.kitty) write_kitty(writer.key("kitty"), *hand.kitty);
  if (hand.thrown_in) writer.member("thrown_in", true);
}

}  // namespace nullo::hearts
