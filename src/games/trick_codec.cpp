#include "games/trick_codec.h"

#include <algorithm>

#include <fmt/core.h>

#include "json/no_such_key.h"
#include "text/say.h"

namespace nullo::games {
namespace {

std::optional<NotedCard> read_noted(json::Value value, int seats, Faults& faults) {
  if (value.kind() != json::Kind::kObject) {
    const std::optional<Card> card = json::read_card(value, faults);
    return card ? std::optional{NotedCard{*card, std::nullopt}} : std::nullopt;
  }
  json::Object object{value, faults};
  const std::optional<json::Value> card_value = object.require("card", text::mark("\"card\", a card like \"QS\""));
  const std::optional<Card> card = card_value ? json::read_card(*card_value, faults) : std::nullopt;
  std::optional<Seat> by;
  if (const auto by_value = object.get("by")) by = json::read_seat(*by_value, seats, faults);
  object.refuse_others();
  return card ? std::optional{NotedCard{*card, by}} : std::nullopt;
}

void read_cards(json::Value value, int seats, int most, bool is_play, Trick& trick, Faults& faults) {
  if (value.kind() != json::Kind::kArray) return json::refuse(faults, value, text::say("a list of cards"));
  int place = 0;
  for (const json::Value item : value) {
    if (place++ == most)
      json::refuse(faults, item,
                   text::say_count(most, "at most one card in a trick", "at most {count} cards in a trick"));
    std::optional<NotedCard> card;
    if (!is_play) {
      card = read_noted(item, seats, faults);
    } else if (const auto played = json::read_card(item, faults)) {
      card = NotedCard{*played, std::nullopt};
    }
    if (card && place <= most) trick.cards.push_back(*card);
  }
}

// A seat; with two packs also "none": the trick stays on the table.
void read_winner(json::Value value, const TrickRules& rules, Trick& trick, Faults& faults) {
  if (rules.two_packs && value.kind() == json::Kind::kString && value.text() == "none") {
    trick.on_table = true;
  } else {
    trick.winner = json::read_seat(value, rules.seats, faults);
  }
}

// Reads a number of hearts for which the trick has room beside its cards. If they do not fit, the later of the two in
// the text is wrong.
void read_hearts(json::Value value, const std::optional<json::Value>& cards, const TrickRules& rules, Trick& trick,
                 Faults& faults) {
  const int most = rules.seats * trick.rounds;
  const auto number = json::read_integer(value, 1, most, faults);
  if (!number) return;
  trick.hearts = static_cast<std::uint8_t>(*number);
  const int room = most - static_cast<int>(trick.cards.size());
  if (*number <= room) return;
  const bool cards_later = cards && cards->order() > value.order();
  json::refuse(faults, cards_later ? *cards : value,
               text::say("no more cards than a trick has, {count} with its hearts", most),
               fmt::format("{}", *number + static_cast<std::int64_t>(trick.cards.size())));
}

Trick read_trick(json::Value value, const TrickRules& rules, bool last, Faults& faults) {
  Trick trick;
  if (rules.may_be_seats && value.kind() != json::Kind::kObject) {
    trick.winner = json::read_seat(value, rules.seats, faults);
    return trick;
  }
  if (value.kind() != json::Kind::kObject) {
    json::refuse(faults, value, text::say("a trick: an object with \"winner\" or \"play\""));
    return trick;
  }
  json::Object object{value, faults};
  const auto play = object.get("play");
  const auto cards = object.get("cards");
  if (play && cards) {
    const bool play_later = play->order() > cards->order();
    json::refuse(faults, play_later ? *play : *cards, text::say("either \"play\" or \"cards\" in a trick"),
                 text::say("both"));
  }
  const auto winner = object.get("winner");
  if (winner) read_winner(*winner, rules, trick, faults);
  if (const auto leader = object.get("leader")) trick.leader = json::read_seat(*leader, rules.seats, faults);
  if (const auto led = object.get("led")) trick.led = json::read_suit(*led, faults);
  if (rules.boosted_nines) {
    const auto rounds = object.get("rounds");
    const auto number = rounds ? json::read_integer(*rounds, 1, 2, faults) : std::nullopt;
    if (number) trick.rounds = static_cast<std::uint8_t>(*number);
  }
  std::optional<json::Value> hearts;
  if (rules.counts_hearts) hearts = object.get("hearts");
  if (play && hearts) {
    const bool play_later = play->order() > hearts->order();
    json::refuse(faults, play_later ? *play : *hearts, text::say("either \"play\" or \"hearts\" in a trick"),
                 text::say("both"));
  }
  trick.is_play = play.has_value();
  if (play) {
    read_cards(*play, rules.seats, rules.seats * (rules.boosted_nines ? 2 : 1), true, trick, faults);
    if (!last && play->kind() == json::Kind::kArray && play->size() < static_cast<std::size_t>(rules.seats)) {
      json::refuse(faults, *play, text::say("all {count} cards of a trick that is over", rules.seats),
                   fmt::format("{}", play->size()));
    }
  } else {
    if (cards) read_cards(*cards, rules.seats, rules.seats * trick.rounds, false, trick, faults);
    if (hearts) read_hearts(*hearts, cards, rules, trick, faults);
    if (!last && !winner)
      json::refuse(faults, value, text::say("\"winner\", the seat that won the trick"), json::kNoSuchKey);
  }
  object.refuse_others();
  return trick;
}

// Whether nothing is known of the trick but who won it.
bool is_only_won(const Trick& trick) {
  Trick bare;
  bare.winner = trick.winner;
  return trick.winner && trick == bare;
}

}  // namespace

std::vector<Trick> read_tricks(json::Value value, const TrickRules& rules, Faults& faults) {
  std::vector<Trick> tricks;
  if (!json::is_array(value, faults, text::mark("a list of tricks"))) return tricks;
  const std::size_t count = value.size();
  const auto most = static_cast<std::size_t>(rules.rounds);
  tricks.reserve(std::min(count, most));
  std::size_t number = 0;
  for (const json::Value item : value) {
    ++number;
    if (number == most + 1) {
      json::refuse(faults, item,
                   text::say_count(most, "at most one trick in a hand", "at most {count} tricks in a hand"),
                   fmt::format("{}", count));
    }
    Trick trick = read_trick(item, rules, number == count, faults);
    if (number <= most) tricks.push_back(trick);
  }
  return tricks;
}

void write_tricks(json::Writer& writer, const std::vector<Trick>& tricks, bool as_seats) {
  writer.begin_array();
  const bool seats = as_seats && std::ranges::all_of(tricks, is_only_won);
  if (seats) {
    for (const Trick& trick : tricks) writer.value((*trick.winner).index());
    writer.end_array();
    return;
  }
  for (const Trick& trick : tricks) {
    writer.begin_object();
    if (trick.leader) writer.member("leader", (*trick.leader).index());
    if (trick.led) writer.member("led", std::string{letter(*trick.led)});
    if (trick.is_play || !trick.cards.empty()) {
      writer.key(trick.is_play ? "play" : "cards").begin_array();
      for (const NotedCard& noted : trick.cards) {
        if (!noted.by) {
          writer.value(to_string(noted.card));
          continue;
        }
        writer.begin_object().member("card", to_string(noted.card)).member("by", (*noted.by).index()).end_object();
      }
      writer.end_array();
    }
    if (trick.hearts > 0) writer.member("hearts", static_cast<int>(trick.hearts));
    if (trick.winner) writer.member("winner", (*trick.winner).index());
    if (trick.on_table) writer.member("winner", "none");
    if (trick.rounds > 1) writer.member("rounds", static_cast<int>(trick.rounds));
    writer.end_object();
  }
  writer.end_array();
}

}  // namespace nullo::games
