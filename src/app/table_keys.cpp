#include "app/table_keys.h"

#include <algorithm>

#include <fmt/core.h>

#include "app/words.h"
#include "games/find_field.h"
#include "games/words.h"

namespace nullo::app {
namespace {

using Kind = Hold::Kind;
using Wants = games::Question::Wants;

KeyResult tap(games::Tap made) { return {std::move(made), {}}; }
KeyResult complain(std::string text) { return {std::nullopt, std::move(text)}; }

char lower(char32_t character) {
  if (character > 0x7F) return '\0';
  const char letter = static_cast<char>(character);
  return letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter - 'A' + 'a') : letter;
}

char upper(char letter) { return letter >= 'a' && letter <= 'z' ? static_cast<char>(letter - 'a' + 'A') : letter; }

// 0 to 9, then t j q k for 10 to 13.
std::optional<int> count_of(char letter) {
  constexpr std::string_view kCounts = "0123456789tjqk";
  const std::size_t at = kCounts.find(letter);
  return at == std::string_view::npos ? std::nullopt : std::optional{static_cast<int>(at)};
}

constexpr int kMostByOneKey = 13;

int seats_of(const games::Entry& entry) { return entry.seats; }

std::optional<Seat> seat_of(const games::Entry& entry, char letter) {
  if (letter < '0' || letter > '9') return std::nullopt;
  const int index = letter == '0' ? 9 : letter - '1';
  return index < seats_of(entry) ? std::optional{Seat{index}} : std::nullopt;
}

// Drops what was begun; the trick being mended stays open.
void let_go(Hold& hold) {
  Hold next;
  next.mending = hold.mending;
  hold = next;
}

const games::Field* find_field(const games::Entry& entry, std::string_view id) {
  for (const games::Field& field : entry.fields) {
    if (std::visit([](const auto& kind) -> std::string_view { return kind.id; }, field) == id) return &field;
  }
  return nullptr;
}

const games::PaletteCard* find_card(const games::Entry& entry, Card card) {
  const auto found = std::find_if(entry.palette.begin(), entry.palette.end(),
                                  [card](const games::PaletteCard& item) { return item.card == card; });
  return found == entry.palette.end() ? nullptr : &*found;
}

// The field of the summary that asks who captured this card.
const games::SeatField* field_of_card(const games::Entry& entry, Card card) {
  for (const games::Field& field : entry.fields) {
    const auto* seat_field = std::get_if<games::SeatField>(&field);
    if (seat_field != nullptr && seat_field->card == card) return seat_field;
  }
  return nullptr;
}

KeyResult win_trick(const games::Entry& entry, Hold& hold, Seat seat) {
  const int trick = trick_aimed_at(entry, hold);
  hold = {};
  return tap(games::WinTrick{trick, seat});
}

// Into the hand that is told, or out of it. Too few are no fact yet; the seat is asked on while there is room.
KeyResult touch_held(const HandAsked& asked, Hold& hold, Card card) {
  const std::vector<Card>& told = asked.field->values[asked.seat];
  std::vector<Card> cards = held_cards(asked, hold);
  if (std::erase(cards, card) == 0) cards.push_back(card);
  const int added = hold.added;
  const auto count = static_cast<int>(cards.size());
  let_go(hold);
  if (count < asked.field->most) {
    hold.kind = Kind::kAnswer;
    hold.field = asked.field->id;
    hold.seat = asked.seat;
  }
  if (count >= asked.field->least) {
    if (count < asked.field->most) hold.added = added + 1;
    return tap(games::SetHeld{asked.field->id, asked.seat, std::move(cards)});
  }
  hold.cards = std::move(cards);
  if (told.empty()) return {};
  return tap(games::SetHeld{asked.field->id, asked.seat, {}});
}

// A card that somebody means: the answer to a card question, a noted card, or the card whose captor is told next.
KeyResult mean_card(const games::Entry& entry, Hold& hold, Card card) {
  if (hold.kind == Kind::kPickCard) {
    const std::string field = hold.field;
    let_go(hold);
    return tap(games::PickCard{field, card});
  }
  if (const auto asked = hand_asked(entry, hold)) return touch_held(*asked, hold, card);
  if (entry.question.wants == Wants::kCard && hold.kind != Kind::kAnyCard) {
    let_go(hold);
    return tap(games::PickCard{entry.question.field, card});
  }
  let_go(hold);
  const games::SeatField* field = entry.form == games::Form::kSummary ? field_of_card(entry, card) : nullptr;
  if (field != nullptr) {
    hold.kind = Kind::kAnswer;
    hold.field = field->id;
    return {};
  }
  if (entry.form != games::Form::kTricks)
    return complain(fmt::format("{} counts nothing in this hand.", to_text(card)));
  return tap(games::NoteCard{trick_aimed_at(entry, hold), card, std::nullopt});
}

// Rank and suit of a card being typed, in either order; each may be typed over.
KeyResult type_card(const games::Entry& entry, Hold& hold, char letter) {
  const char big = letter == '0' ? 'T' : upper(letter);  // "10" comes as 1, 0
  if (letter == '1') return {};
  const std::optional<Rank> rank = rank_of(big);
  const std::optional<Suit> suit = suit_of(big);
  if (rank) hold.rank = rank;
  if (suit) hold.suit = suit;
  if (!rank && !suit) return complain("A card has a rank (2 to 9, t, j, q, k or a) and a suit (c, d, h or s).");
  if (!hold.rank || !hold.suit) return {};
  const Card card{*hold.rank, *hold.suit};
  hold.rank.reset();
  hold.suit.reset();
  return mean_card(entry, hold, card);
}

bool wants_count(const games::Entry& entry, const Hold& hold) {
  if (hold.kind == Kind::kAnswer) return hold.seat.has_value() && !hand_asked(entry, hold);
  return hold.kind == Kind::kNothing && !hold.mending && entry.question.wants == Wants::kCount;
}

// The counts that are told now, and whose.
struct CountAsked {
  std::string field;
  Seat seat;
};
CountAsked count_asked(const games::Entry& entry, const Hold& hold) {
  if (hold.kind == Kind::kAnswer && hold.seat) return {hold.field, *hold.seat};
  return {entry.question.field, *entry.question.seat};
}

// 999 for 340: numbers of two digits all wait for Enter, whether or not a third could follow.
int highest_alike(int most) {
  int highest = 9;
  while (highest < most) highest = highest * 10 + 9;
  return highest;
}

// Counts beyond what one key can say are typed as numbers.
int most_of(const games::CountsField* counts) {
  if (counts == nullptr) return 0;
  return is_typed(*counts) ? highest_alike(counts->most) : counts->most;
}

KeyResult type_digit(const CountAsked& asked, Hold& hold, int digit, int most) {
  const int number = hold.number.value_or(0) * 10 + digit;
  const bool ended = number == 0 || number * 10 > most;
  let_go(hold);
  if (ended) return tap(games::SetCount{asked.field, asked.seat, number});
  hold.kind = Kind::kAnswer;
  hold.field = asked.field;
  hold.seat = asked.seat;
  hold.number = number;
  return {};
}

KeyResult type_count(const games::Entry& entry, Hold& hold, char letter) {
  const CountAsked asked = count_asked(entry, hold);
  const auto* counts = games::find_field<games::CountsField>(entry, asked.field);
  const int most = most_of(counts);
  const std::optional<int> count = count_of(letter);
  if (counts != nullptr && is_typed(*counts) && count.value_or(10) > 9)
    return complain("A number: its digits, then Enter.");
  if (!count) return complain("A count: 0 to 9, or t j q k for 10 to 13.");
  if (most > kMostByOneKey && *count <= 9) return type_digit(asked, hold, *count, most);
  let_go(hold);
  return tap(games::SetCount{asked.field, asked.seat, *count});
}

// One of the numbers that lie on the table; 0 is the ten, as it is of seats.
KeyResult type_number(const NumberAsked& asked, Hold& hold, char letter) {
  constexpr int kTen = 10;
  std::optional<int> number = count_of(letter);
  if (number == 0 && asked.field->least > 0) number = kTen;
  if (!number || *number < asked.field->least || *number > asked.field->most)
    return complain(fmt::format("A number from {} to {}.", asked.field->least, asked.field->most));
  return touch_number(hold, asked.field->id, asked.place, number);
}

// The text that is being typed; nullptr: none.
const games::TextField* text_typed(const games::Entry& entry, const Hold& hold) {
  return hold.text ? games::find_field<games::TextField>(entry, hold.field) : nullptr;
}

KeyResult add_text(const games::TextField& field, Hold& hold, std::string_view piece) {
  if (characters(*hold.text) + characters(piece) > field.most)
    return complain(fmt::format("At most {} characters.", field.most));
  *hold.text += piece;
  return {};
}

KeyResult begin_text(const games::TextField& field, Hold& hold) {
  let_go(hold);
  hold.kind = Kind::kAnswer;
  hold.field = field.id;
  hold.text = field.value;
  return {};
}

// A fact that has a key of its own.
std::optional<KeyResult> type_fact(const games::Entry& entry, Hold& hold, char letter) {
  for (const games::Field& field : entry.fields) {
    const auto* text = std::get_if<games::TextField>(&field);
    if (text != nullptr && text->key == letter) return begin_text(*text, hold);
    const auto* seat = std::get_if<games::SeatField>(&field);
    if (seat != nullptr && seat->nobody && seat->nobody->key == letter) return touch_nobody(hold, seat->id);
  }
  return std::nullopt;
}

// A card by whose kind the number grows.
std::optional<KeyResult> type_addition(const games::Entry& entry, Hold& hold, char letter) {
  const CountAsked asked = count_asked(entry, hold);
  const auto* counts = games::find_field<games::CountsField>(entry, asked.field);
  if (counts == nullptr) return std::nullopt;
  for (std::size_t i = 0; i < counts->additions.size(); ++i) {
    if (counts->additions[i].key == letter) return touch_addition(entry, hold, counts->id, asked.seat, i);
  }
  return std::nullopt;
}

// One more of counts that nobody is asked for, or as many as were typed; what has been begun goes on.
KeyResult step_up(const games::CountsField& counts, Hold& hold, Seat seat) {
  const int by = hold.number.value_or(1);
  hold.number.reset();
  return tap(games::SetCount{counts.id, seat, counts.values[seat].value_or(0) + by});
}

// Whose it is, is clear where it can be one side's alone, and while a seat's cards are told; else it is asked.
std::optional<KeyResult> type_step(const games::Entry& entry, Hold& hold, char letter) {
  for (const games::Field& field : entry.fields) {
    const auto* counts = std::get_if<games::CountsField>(&field);
    if (counts == nullptr || counts->step_key == 0 || counts->step_key != letter) continue;
    if (!counts->whose.empty()) return step_up(*counts, hold, counts->whose.front());
    if (wants_count(entry, hold)) return step_up(*counts, hold, count_asked(entry, hold).seat);
    let_go(hold);
    hold.kind = Kind::kAnswer;
    hold.field = counts->id;
    return KeyResult{};
  }
  return std::nullopt;
}

// One of the choices that are asked now.
std::optional<KeyResult> type_choice(const games::Entry& entry, Hold& hold, char letter) {
  if (hold.kind != Kind::kNothing || hold.mending || entry.question.wants != Wants::kChoice) return std::nullopt;
  const auto* choice = games::find_field<games::ChoiceField>(entry, entry.question.field);
  if (choice == nullptr) return std::nullopt;
  for (const games::ChoiceField::Choice& one : choice->choices) {
    if (one.key == letter) return touch_choice(entry, hold, choice->id, one.id);
  }
  return std::nullopt;
}

// The suit of a card that counts begins that card, where its letter is no other key: "h 5" is the 5♥.
bool begins_card(const games::Entry& entry, const Hold& hold, char letter) {
  const std::optional<Suit> suit = suit_of(upper(letter));
  if (!suit || hold.kind != Kind::kNothing) return false;
  return std::any_of(entry.palette.begin(), entry.palette.end(),
                     [suit](const games::PaletteCard& item) { return item.card.suit() == *suit; });
}

// The game's own keys: a card of the palette, a shortcut, the trick being mended.
std::optional<KeyResult> type_own_key(const games::Entry& entry, Hold& hold, char letter) {
  for (const games::PaletteCard& item : entry.palette) {
    if (item.keys.find(letter) != std::string::npos) return touch_card(entry, hold, item.card);
  }
  for (const games::Shortcut& shortcut : entry.shortcuts) {
    if (shortcut.key == letter) return touch_shortcut(entry, hold, shortcut.id);
  }
  if (!hold.mending) return std::nullopt;
  if (letter == 'i') {
    hold.kind = Kind::kInsert;
    return KeyResult{};
  }
  if (letter == 'x') {
    const int trick = *hold.mending;
    hold = {};
    return tap(games::RemoveTrick{trick});
  }
  return std::nullopt;
}

bool wants_card(const games::Entry& entry, const Hold& hold) {
  if (hold.kind == Kind::kAnyCard || hold.kind == Kind::kPickCard || hand_asked(entry, hold)) return true;
  return hold.kind == Kind::kNothing && !hold.mending && entry.question.wants == Wants::kCard;
}

// A seat is no answer to what has been begun.
bool without_seats(const Hold& hold) { return hold.place || hold.text; }

// What is said while a seat's number or cards are told.
struct WhatNext {
  const Hold& hold;

  std::string operator()(const games::CountsField& counts) const {
    if (hold.added > 0) return fmt::format("{} so far. Another card, or Enter.", counts.values[*hold.seat].value_or(0));
    return counts.additions.empty() ? "How many?" : "Tap the cards, or type the sum.";
  }
  std::string operator()(const games::HandsField& hands) const {
    const std::vector<Card>& cards = held_cards({&hands, *hold.seat}, hold);
    if (cards.empty()) return "Tap the cards, or type rank and suit.";
    std::string text;
    for (const Card card : cards) text += to_text(card) + " ";
    if (hold.cards.empty() && !hands.worth[*hold.seat].empty()) text += fmt::format("= {}. ", hands.worth[*hold.seat]);
    return text + (hold.cards.empty() ? "Another card, or Enter." : "Another card.");
  }
  template <class Other>
  std::string operator()(const Other&) const {
    return {};
  }
};

std::string after_digit(const games::CountsField* counts) {
  const bool of_cards = counts != nullptr && !counts->additions.empty();
  return of_cards ? "Its next digit, or Enter; or a card, if there are so many of it." : "Its next digit, or Enter.";
}

}  // namespace

char key_of(Seat seat) { return seat.index() == 9 ? '0' : static_cast<char>('1' + seat.index()); }

int trick_aimed_at(const games::Entry& entry, const Hold& hold) { return hold.mending.value_or(entry.tricks_told); }

std::optional<HandAsked> hand_asked(const games::Entry& entry, const Hold& hold) {
  const bool held = hold.kind == Kind::kAnswer && hold.seat;
  const bool asked = hold.kind == Kind::kNothing && entry.question.wants == Wants::kHand;
  if (!held && !asked) return std::nullopt;
  const auto* hands = games::find_field<games::HandsField>(entry, held ? hold.field : entry.question.field);
  if (hands == nullptr) return std::nullopt;
  return HandAsked{hands, held ? *hold.seat : *entry.question.seat};
}

std::optional<NumberAsked> number_asked(const games::Entry& entry, const Hold& hold) {
  const bool held = hold.kind == Kind::kAnswer && hold.place;
  const bool asked = hold.kind == Kind::kNothing && entry.question.wants == Wants::kNumber;
  if (!held && !asked) return std::nullopt;
  const auto* numbers = games::find_field<games::NumbersField>(entry, held ? hold.field : entry.question.field);
  if (numbers == nullptr) return std::nullopt;
  return NumberAsked{numbers, held ? *hold.place : entry.question.number};
}

const std::vector<Card>& held_cards(const HandAsked& asked, const Hold& hold) {
  return hold.cards.empty() ? asked.field->values[asked.seat] : hold.cards;
}

KeyResult drop_held(const HandAsked& asked, Hold& hold) {
  const std::vector<Card>& cards = held_cards(asked, hold);
  return cards.empty() ? KeyResult{} : touch_held(asked, hold, Card{cards.back()});
}

std::optional<Card> whose_card(const games::Entry& entry) {
  const std::string_view field = entry.question.field;
  if (entry.question.wants != Wants::kSeat || !field.starts_with(games::kPlayedBy)) return std::nullopt;
  return parse_card(field.substr(games::kPlayedBy.size()));
}

std::optional<Card> whose_card_mended(const games::Entry& entry, const Hold& hold) {
  const std::optional<Card> card = hold.mending && hold.kind == Kind::kNothing ? whose_card(entry) : std::nullopt;
  const games::PaletteCard* item = card ? find_card(entry, *card) : nullptr;
  return item != nullptr && item->trick == hold.mending ? card : std::nullopt;
}

bool may_tell_more(const games::Entry& entry) {
  return std::any_of(entry.fields.begin(), entry.fields.end(), [](const games::Field& field) {
    const auto* counts = std::get_if<games::CountsField>(&field);
    return counts != nullptr && counts->step_key != 0;
  });
}

KeyResult type_character(const games::Entry& entry, Hold& hold, char32_t character) {
  if (const auto* text = text_typed(entry, hold)) {
    std::string typed;
    utf8::append(character, typed);
    return add_text(*text, hold, typed);
  }
  const char letter = lower(character);
  if (letter == '\0' || letter == ' ') return {};
  if (letter == '/') {
    let_go(hold);
    hold.kind = Kind::kAnyCard;
    return {};
  }
  if (wants_card(entry, hold)) {
    const bool of_card = rank_of(upper(letter)) || suit_of(upper(letter)) || letter == '1' || letter == '0';
    if (!of_card) {
      if (auto own = type_own_key(entry, hold, letter)) return *own;
    }
    return type_card(entry, hold, letter);
  }
  if (wants_count(entry, hold)) {
    if (auto added = type_addition(entry, hold, letter)) return *added;
  }
  if (auto choice = type_choice(entry, hold, letter)) return *choice;
  if (auto stepped = type_step(entry, hold, letter)) return *stepped;
  if (wants_count(entry, hold) && count_of(letter)) return type_count(entry, hold, letter);
  if (const auto asked = number_asked(entry, hold); asked && count_of(letter)) return type_number(*asked, hold, letter);
  if (letter >= '0' && letter <= '9') {
    if (const auto seat = seat_of(entry, letter)) return touch_seat(entry, hold, *seat);
    return complain(fmt::format("There are seats 1 to {}.", seats_of(entry)));
  }
  if (letter == '+' && wants_count(entry, hold)) {
    const bool held = hold.kind == Kind::kAnswer && hold.seat;
    return touch_rest(hold, held ? hold.field : entry.question.field, held ? *hold.seat : *entry.question.seat);
  }
  if (auto own = type_own_key(entry, hold, letter)) return *own;
  if (auto fact = type_fact(entry, hold, letter)) return *fact;
  if (begins_card(entry, hold, letter)) {
    let_go(hold);
    hold.kind = Kind::kAnyCard;
    hold.counts = true;
    return type_card(entry, hold, letter);
  }
  return complain(fmt::format("The key {} means nothing here. F1 shows the keys.", letter));
}

KeyResult end_number(Hold& hold) {
  const games::SetCount made{hold.field, *hold.seat, *hold.number};
  let_go(hold);
  return tap(made);
}

KeyResult end_text(Hold& hold) {
  const games::SetText made{hold.field, trimmed(*hold.text)};
  let_go(hold);
  return tap(made);
}

KeyResult type_offer(const games::Entry& entry, Hold& hold, char32_t character) {
  const char letter = lower(character);
  for (const games::Field& field : entry.fields) {
    const auto* open = std::get_if<games::ChoiceField>(&field);
    if (letter == '\0' || open == nullptr || !open->offered) continue;
    for (const games::ChoiceField::Choice& choice : open->choices) {
      if (choice.key == letter) return touch_choice(entry, hold, open->id, choice.id);
    }
  }
  return {};
}

KeyResult touch_seat(const games::Entry& entry, Hold& hold, Seat seat) {
  if (hold.kind == Kind::kShortcut) {
    const std::string id = hold.field;
    hold = {};
    return tap(games::UseShortcut{id, seat});
  }
  if (hold.kind == Kind::kInsert && hold.mending) {
    const int before = *hold.mending;
    hold = {};
    return tap(games::InsertTrick{before, seat});
  }
  if (hold.kind == Kind::kAnswer && !hold.seat && !without_seats(hold)) {
    const std::string id = hold.field;
    const auto* counts = games::find_field<games::CountsField>(entry, id);
    let_go(hold);
    if (counts != nullptr) return step_up(*counts, hold, seat);
    return tap(games::PickSeat{id, seat});
  }
  if (whose_card_mended(entry, hold)) return tap(games::PickSeat{entry.question.field, seat});
  if (hold.mending) return win_trick(entry, hold, seat);
  let_go(hold);
  switch (entry.question.wants) {
    case Wants::kSeat:
      return tap(games::PickSeat{entry.question.field, seat});
    case Wants::kTrick:
      return win_trick(entry, hold, seat);
    case Wants::kCount:  // this seat's count, or cards, are told next
    case Wants::kHand:
      hold.kind = Kind::kAnswer;
      hold.field = entry.question.field;
      hold.seat = seat;
      return {};
    case Wants::kCard:
      if (entry.form == games::Form::kTricks && entry.tricks_told < entry.tricks_in_hand) {
        return win_trick(entry, hold, seat);
      }
      return {};
    case Wants::kNumber:
    case Wants::kChoice:
    case Wants::kNothing:
      break;
  }
  return {};
}

KeyResult touch_card(const games::Entry& entry, Hold& hold, Card card) {
  const games::PaletteCard* item = find_card(entry, card);
  const bool noted_before = item != nullptr && item->trick && *item->trick != trick_aimed_at(entry, hold);
  if (noted_before && hold.kind != Kind::kPickCard && entry.question.wants != Wants::kCard) {
    return complain(
        fmt::format("{} is in trick {}. To take it out, tap that trick first.", to_text(card), *item->trick + 1));
  }
  return mean_card(entry, hold, card);
}

KeyResult touch_choice(const games::Entry& entry, Hold& hold, const std::string& field, const std::string& choice) {
  let_go(hold);
  const auto* asked = games::find_field<games::ChoiceField>(entry, field);
  if (asked == nullptr) return {};
  if (asked->value == choice) return tap(games::PickChoice{field, std::nullopt});
  return tap(games::PickChoice{field, choice});
}

KeyResult touch_set(Hold& hold, const std::string& field, Card card) {
  let_go(hold);
  return tap(games::ToggleCard{field, card});
}

KeyResult touch_rest(Hold& hold, const std::string& field, Seat seat) {
  let_go(hold);
  return tap(games::TakeRest{field, seat});
}

KeyResult touch_addition(const games::Entry& entry, Hold& hold, const std::string& field, Seat seat,
                         std::size_t which) {
  const auto* counts = games::find_field<games::CountsField>(entry, field);
  if (counts == nullptr || which >= counts->additions.size()) return {};
  const games::CountsField::Addition& each = counts->additions[which];
  const bool goes_on = hold.kind == Kind::kAnswer && hold.field == field && hold.seat == seat;
  const bool asked_again = counts->goes_on && entry.question.field == field && entry.question.seat == seat;
  const int added = goes_on ? hold.added : 0;
  const int times = goes_on ? hold.number.value_or(1) : 1;
  let_go(hold);
  if (!asked_again) {
    hold.kind = Kind::kAnswer;
    hold.field = field;
    hold.seat = seat;
    hold.added = added + 1;
  }
  if (!each.kind.empty()) return tap(games::AddOfKind{field, seat, each.kind, times});
  return tap(games::SetCount{field, seat, counts->values[seat].value_or(0) + each.amount * times});
}

KeyResult touch_number(Hold& hold, const std::string& field, int place, std::optional<int> number) {
  let_go(hold);
  if (number) return tap(games::SetNumber{field, place, number});
  hold.kind = Kind::kAnswer;
  hold.field = field;
  hold.place = place;
  return {};
}

KeyResult touch_piece(const games::Entry& entry, Hold& hold, const std::string& field, const std::string& piece) {
  const games::TextField* text = text_typed(entry, hold);
  return text != nullptr && text->id == field ? add_text(*text, hold, piece) : KeyResult{};
}

KeyResult touch_nobody(Hold& hold, const std::string& field) {
  let_go(hold);
  return tap(games::PickNobody{field});
}

KeyResult touch_shortcut(const games::Entry& entry, Hold& hold, const std::string& id) {
  const bool again = hold.kind == Kind::kShortcut && hold.field == id;
  hold = {};
  if (again) return {};
  for (const games::Shortcut& shortcut : entry.shortcuts) {
    if (shortcut.id != id) continue;
    if (!shortcut.asks_seat) return tap(games::UseShortcut{id, std::nullopt});
    hold.kind = Kind::kShortcut;
    hold.field = id;
  }
  return {};
}

KeyResult touch_field(const games::Entry& entry, Hold& hold, const std::string& id, Seat seat,
                      std::optional<int> count) {
  const games::Field* field = find_field(entry, id);
  const bool of_a_seat = field != nullptr && !std::holds_alternative<games::CardField>(*field);
  if (hold.kind == Kind::kShortcut && of_a_seat) return touch_seat(entry, hold, seat);
  const auto* counts = games::find_field<games::CountsField>(entry, id);
  const bool steps = counts != nullptr && counts->step_key != 0;
  if (!steps) let_go(hold);  // steps are beside what has been begun
  if (counts != nullptr && count) return tap(games::SetCount{id, seat, std::clamp(*count, 0, counts->most)});
  if (field == nullptr || steps) return {};
  if (std::holds_alternative<games::CardField>(*field)) {
    hold.kind = Kind::kPickCard;
    hold.field = id;
    return {};
  }
  const bool asks_who = entry.question.wants == Wants::kSeat && entry.question.field == id;
  if (counts != nullptr && asks_who) return tap(games::PickSeat{id, seat});
  if (counts != nullptr || std::holds_alternative<games::HandsField>(*field)) {
    hold.kind = Kind::kAnswer;
    hold.field = id;
    hold.seat = seat;
    return {};
  }
  if (const auto* text = std::get_if<games::TextField>(field)) return begin_text(*text, hold);
  if (!std::holds_alternative<games::SeatField>(*field)) return {};
  const auto& seat_field = std::get<games::SeatField>(*field);
  if (seat_field.value == seat && entry.form == games::Form::kSummary) return tap(games::PickSeat{id, std::nullopt});
  return tap(games::PickSeat{id, seat});
}

void touch_trick(const games::Entry& entry, Hold& hold, int trick) {
  const bool told = trick >= 0 && trick < entry.tricks_told;
  const bool same = hold.mending == trick;
  hold = {};
  if (told && !same) hold.mending = trick;
}

HeldText held_text(const games::Entry& entry, const Hold& hold, const games::Names& names) {
  std::string rank;
  if (hold.rank) rank = std::string{to_text(*hold.rank)} + " …";
  if (hold.suit) rank = std::string{to_text(*hold.suit)} + " …";
  const games::Field* field = find_field(entry, hold.field);
  const std::string label =
      field != nullptr ? std::visit([](const auto& kind) { return kind.label; }, *field) : std::string{};
  switch (hold.kind) {
    case Kind::kAnyCard:
      if (hold.counts && hold.suit)
        return {fmt::format("Which of the {}?", suit_name(*hold.suit)), "Tap it, or type its rank.", rank};
      return {"Which other card?", "Tap it, or type rank and suit.", rank};
    case Kind::kPickCard:
      return {label + ": which card is it?", "Tap it, or type rank and suit.", rank};
    case Kind::kShortcut:
      for (const games::Shortcut& shortcut : entry.shortcuts) {
        if (shortcut.id != hold.field) continue;
        return {shortcut.label,
                fmt::format("{} Tap the player, or press the number.",
                            shortcut.label.ends_with(": …") ? "Who?" : "Whose?"),  // "Gave up: …", "The rest are …"
                {}};
      }
      return {};
    case Kind::kInsert:
      return {fmt::format("A trick is put in before trick {}", hold.mending.value_or(0) + 1), "Who won it?", {}};
    case Kind::kAnswer:
      if (hold.text) return {label, "Type it or tap it, then Enter.", *hold.text + " …"};
      if (hold.place) return {fmt::format("{}: number {}", label, *hold.place + 1), "Which is it? 0 is 10.", {}};
      if (hold.number) {
        return {games::of_whom(entry, hold.field, *hold.seat, names),
                after_digit(games::find_field<games::CountsField>(entry, hold.field)),
                fmt::format("{} …", *hold.number)};
      }
      if (hold.seat && field != nullptr && !std::holds_alternative<games::SeatField>(*field))
        return {games::of_whom(entry, hold.field, *hold.seat, names), std::visit(WhatNext{hold}, *field), rank};
      return {label, "Who? Tap the player, or press the number.", {}};
    case Kind::kNothing:
      break;
  }
  return {{}, {}, rank};
}

}  // namespace nullo::app
