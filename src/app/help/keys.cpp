#include "app/help/keys.h"

#include <algorithm>
#include <iterator>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "app/keyboard.h"
#include "app/table/keys.h"
#include "base/digits.h"
#include "games/find_field.h"
#include "text/say.h"

namespace nullo::app {
namespace {

using Key = HelpView::Key;
using Kind = Pending::Kind;
using Wants = games::Question::Wants;

constexpr std::string_view kDigits = "0123456789";

// How a key is shown: a card's as the language has it.
using Show = std::string (*)(char letter);
std::string as_it_is(char letter) { return {letter}; }
char big(char letter) { return letter > '9' ? static_cast<char>(letter - 'a' + 'A') : letter; }
std::string of_rank(char letter) { return key_of(*rank_of(big(letter))); }
std::string of_suit(char letter) { return key_of(*suit_of(big(letter))); }

// "1 … 4", "t j q k": three or more digits in a row become a range.
std::string shown(const std::vector<std::string>& keys) {
  const auto digit = [&keys](std::size_t at) { return is_digit(keys[at].front()) ? keys[at].front() - '0' : -1; };
  std::string text;
  for (std::size_t i = 0; i < keys.size();) {
    std::size_t end = i + 1;
    while (end < keys.size() && digit(i) >= 0 && digit(end) == digit(end - 1) + 1) ++end;
    const bool range = end - i > 2;
    for (std::size_t at = i; at < end; at += range ? end - i - 1 : 1) {
      if (!text.empty()) text += at > i && range ? " … " : " ";
      text += keys[at];
    }
    i = end;
  }
  return text;
}

// A key has only one meaning: the first one added. So add them in the order in which the table tries them.
class KeyList {
 public:
  // Adds those of `letters` that have no meaning yet. A letter of the language that has one leaves it to the English
  // one. `also`: they have this one, too.
  void add(std::string_view letters, std::string text, Show show = as_it_is, bool also = false) {
    std::vector<std::string> fresh;
    for (const char letter : letters) {
      if (letter == 0) continue;
      std::string key = show(letter);
      if (taken_.contains(key) && !also) key = as_it_is(letter);
      if (taken_.insert(key).second || also) fresh.push_back(std::move(key));
    }
    if (!fresh.empty()) keys_.push_back({shown(fresh), std::move(text)});
  }
  void add(char letter, std::string text) { add(std::string_view{&letter, 1}, std::move(text)); }
  // Marks letters that do nothing now.
  void leave_out(std::string_view letters) {
    for (const char letter : letters) taken_.insert(as_it_is(letter));
  }
  // Adds a key that is not a letter.
  void add_named(std::string keys, std::string text) { keys_.push_back({std::move(keys), std::move(text)}); }

  std::vector<Key> take() { return std::move(keys_); }

 private:
  std::set<std::string> taken_;
  std::vector<Key> keys_;
};

std::string seats_of(const games::Entry& entry) {
  std::string letters;
  for (int i = 0; i < entry.seats; ++i) letters += key_of(Seat{i});
  return letters;
}

bool wants(const games::Entry& entry, const Pending& pending, Wants wanted) {
  return pending.kind == Kind::kNothing && !pending.mending && entry.question.wants == wanted;
}

// The counts that are asked for now, or that are being entered for a seat.
const games::CountsField* counts_asked(const games::Entry& entry, const Pending& pending) {
  if (pending.kind == Kind::kCheck) return games::find_field<games::CountsField>(entry, pending.field);
  if (!wants_count(entry, pending)) return nullptr;
  return games::find_field<games::CountsField>(entry, count_asked(entry, pending).field);
}

// A card, or what it lacks. In sum, only the cards that decide something are asked for.
void add_card(KeyList& keys, const games::Entry& entry, const Pending& pending) {
  const bool in_sum = entry.form == games::Form::kSummary && pending.kind == Kind::kAnyCard;
  const auto those = [&](std::string_view letters, const auto& has) {
    std::string fitting;
    std::ranges::copy_if(letters, std::back_inserter(fitting), [&](char letter) { return !in_sum || has(letter); });
    return fitting;
  };
  keys.add(
      those("23456789tjqka",
            [&](char letter) { return !pending.rank && some_card_has(entry, rank_of(big(letter)), pending.suit); }),
      text::say("the rank of a card; t is the ten"), of_rank);
  keys.add(
      those("cdhs",
            [&](char letter) { return !pending.suit && some_card_has(entry, pending.rank, suit_of(big(letter))); }),
      text::say("its suit: clubs, diamonds, hearts, spades; rank and suit in either order"), of_suit, true);
}

void add_counts(KeyList& keys, const games::CountsField& counts, const Pending& pending) {
  for (const games::CountsField::Addition& each : counts.additions) {
    if (pending.shortcut.empty())
      keys.add(each.key, text::say("{what}: one more, or as many as were typed before", each.label));
  }
  for (const games::CountsField::Named& each : counts.named) keys.add(each.key, each.label);
}

void add_digits(KeyList& keys, const games::CountsField& counts) {
  const bool several = is_typed(counts) || counts.most > kMostByOneKey;
  keys.add(kDigits,
           several ? text::say("the digits of the number; Enter ends it") : text::say("the count, by one key"));
  if (counts.least < 0) keys.add('-', text::say("below 0: before the number's digits, or after them"));
  if (is_typed(counts)) return;
  constexpr std::string_view kHigher = "tjqk";
  constexpr std::string_view kNumbers = "10, 11, 12, 13";
  const int higher = std::min(counts.most, kMostByOneKey) - 9;
  if (higher > 0) {
    keys.add(kHigher.substr(0, static_cast<std::size_t>(higher)),
             std::string{kNumbers.substr(0, static_cast<std::size_t>(higher) * 4 - 2)});
  }
}

void add_steps(KeyList& keys, const games::Entry& entry) {
  for (const games::Field& field : entry.fields) {
    const auto* counts = std::get_if<games::CountsField>(&field);
    if (counts != nullptr && counts->step_key != 0)
      keys.add(counts->step_key, text::say("{what}: one more", counts->label));
  }
}

void add_choices(KeyList& keys, const games::Entry& entry, const Pending& pending) {
  for (const games::Field& field : entry.fields) {
    const auto* choice = std::get_if<games::ChoiceField>(&field);
    if (choice == nullptr || !is_shown(entry, pending, *choice)) continue;
    for (const games::ChoiceField::Choice& one : choice->choices)
      keys.add(key_now(entry, pending, *choice, one), one.label);
  }
}

void add_numbers(KeyList& keys, const games::Entry& entry, const Pending& pending) {
  const auto asked = number_asked(entry, pending);
  if (!asked) return;
  keys.add(asked->field->least > 0 ? "1234567890" : kDigits,
           asked->field->least > 0 ? text::say("a number; 0 is the ten") : text::say("a number"));
  if (asked->field->most > 9) keys.add("tjqk", "10, 11, 12, 13");
}

void add_seats(KeyList& keys, const games::Entry& entry, const Pending& pending) {
  if (pending.mending && pending.kind == Kind::kNothing)
    return keys.add(seats_of(entry), text::say("who won the trick that is open"));
  if (wants(entry, pending, Wants::kTrick)) return keys.add(seats_of(entry), text::say("who won the trick"));
  const bool held = pending.kind != Kind::kNothing && pending.kind != Kind::kCheck && !pending.seat;
  if (held || wants(entry, pending, Wants::kSeat)) keys.add(seats_of(entry), text::say("who it is"));
}

// Adds the cards that count in this hand, each by its own keys.
void add_palette(KeyList& keys, const games::Entry& entry) {
  for (const games::PaletteCard& each : entry.palette) {
    if (can_be_entered(entry, each.card)) keys.add(each.keys, to_text(each.card));
  }
}

void add_halves_of_cards(KeyList& keys, const games::Entry& entry, const Pending& pending) {
  if (pending.kind != Kind::kNothing) return;
  const auto those = [&](std::string_view letters) {
    std::string begin;
    std::ranges::copy_if(letters, std::back_inserter(begin),
                         [&](char letter) { return begins_card(entry, pending, static_cast<unsigned char>(letter)); });
    return begin;
  };
  keys.add(those("cdhs"), text::say("the suit of a card; then its rank"), of_suit);
  keys.add(those("tjqka"), text::say("the rank of a card; then its suit"), of_rank);
}

void add_facts(KeyList& keys, const games::Entry& entry) {
  for (const games::Field& field : entry.fields) {
    const auto* text = std::get_if<games::TextField>(&field);
    if (text != nullptr) keys.add(text->key, text->label);
    const auto add_cards = [&keys](const auto* cards) {
      if (cards != nullptr && cards->key != 0) keys.add(cards->key, text::say("{what}; then the card", cards->label));
    };
    add_cards(std::get_if<games::CardField>(&field));
    add_cards(std::get_if<games::CardsField>(&field));
    const auto* seat = std::get_if<games::SeatField>(&field);
    if (seat != nullptr && seat->nobody) keys.add(seat->nobody->key, seat->nobody->label);
  }
}

void add_tricks(KeyList& keys, const games::Entry& entry, const Pending& pending) {
  if (pending.mending) {
    keys.add('i', text::say("insert a trick before the one that is open"));
    keys.add('x', text::say("remove the open trick"));
  }
  if (entry.tricks_entered > 0) keys.add_named("← →", text::say("open an entered trick to mend it"));
}

}  // namespace

std::vector<Key> keys_now(const games::Entry& entry, const Pending& begun) {
  KeyList keys;
  const bool checks_seat = begun.kind == Kind::kCheckSeat;
  if (checks_seat) {
    keys.add(seats_of(entry), text::say("confirms the player who follows; any other key goes to the next question"));
    keys.leave_out(kDigits);
  }
  if (begun.kind == Kind::kTen) {
    keys.add('t', text::say("one 10, instead of a 1 and a 10"));
    return keys.take();
  }
  const Pending pending = checks_seat ? Pending{} : begun;
  if (asks_player(pending) && !pending.more) {
    add_seats(keys, entry, pending);
    return keys.take();
  }
  const games::CountsField* counts = counts_asked(entry, pending);
  if (entry.reveal) keys.add(entry.reveal->key, entry.reveal->steps.front().ask);
  if (may_be_everybody(entry, pending)) keys.add(kEverybodyKey, text::say("the number goes to everybody who is in"));
  if (counts != nullptr && number_waits(entry, pending)) {
    add_counts(keys, *counts, pending);
    keys.add(kDigits, types_number(entry, pending) ? text::say("the next digit of the number; Enter ends it")
                                                   : text::say("the digits of a number that is added"));
    if (counts->least < 0) keys.add('-', text::say("below 0"));
    return keys.take();
  }
  const bool card = wants_card(entry, pending);
  if (card) {
    add_card(keys, entry, pending);
  } else {
    if (counts != nullptr) add_counts(keys, *counts, pending);
    add_choices(keys, entry, pending);
    add_steps(keys, entry);
    if (counts != nullptr) add_digits(keys, *counts);
    add_numbers(keys, entry, pending);
    add_seats(keys, entry, pending);
    if (counts != nullptr && counts->has_rest)
      keys.add('+', text::say("the rest: this seat gets all that is left, the others none"));
  }
  add_palette(keys, entry);
  for (const games::Shortcut& shortcut : entry.shortcuts) keys.add(shortcut.key, shortcut.label);
  add_tricks(keys, entry, pending);
  add_facts(keys, entry);
  if (!card) {
    add_halves_of_cards(keys, entry, pending);
  }
  if (takes_any_card(entry)) keys.add('/', text::say("any other card that was captured: rank and suit"));
  if (entry.can_switch) {
    const std::string other = !entry.other_form.empty()            ? std::string{entry.other_form}
                              : entry.form == games::Form::kTricks ? text::say("quick entry")
                                                                   : text::say("trick by trick");
    keys.add_named("Tab", text::say("another way of entry: {way}", other));
  }
  return keys.take();
}

}  // namespace nullo::app
