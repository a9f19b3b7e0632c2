#include "app/table/keys.h"

#include <algorithm>
#include <utility>

#include "app/keyboard.h"
#include "app/words.h"
#include "base/utf8.h"
#include "games/everybody.h"
#include "games/find_field.h"
#include "games/sentence.h"
#include "text/say.h"

namespace nullo::app {
namespace {

using Kind = Pending::Kind;
using Wants = games::Question::Wants;

constexpr char32_t kAscii = 0x7F;  // the last character of it

// The key on an English keyboard, in small letters.
char lower(char32_t typed) {
  const char32_t character = on_english_keyboard(typed);
  if (character > kAscii) return '\0';
  const char letter = static_cast<char>(character);
  return letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter - 'A' + 'a') : letter;
}

// The same; kOfCardAlone for the letter of a card that has no place on an English keyboard.
constexpr char kOfCardAlone = '\x7F';
char letter_of(char32_t typed) {
  const char letter = lower(typed);
  return letter == '\0' && half_of(typed) ? kOfCardAlone : letter;
}

// As it is shown to the person who typed it.
std::string shown_key(char32_t typed, char letter) {
  std::string text;
  letter == kOfCardAlone ? utf8::append(typed, text) : text.push_back(letter);
  return text;
}

char upper(char letter) { return letter >= 'a' && letter <= 'z' ? static_cast<char>(letter - 'a' + 'A') : letter; }

// 0 to 9, then t j q k for 10 to 13.
std::optional<int> count_of(char letter) {
  constexpr std::string_view kCounts = "0123456789tjqk";
  const std::size_t at = kCounts.find(letter);
  return at == std::string_view::npos ? std::nullopt : std::optional{static_cast<int>(at)};
}

int seats_of(const games::Entry& entry) { return entry.seats; }

std::optional<Seat> seat_of(const games::Entry& entry, char letter) {
  if (letter < '0' || letter > '9') return std::nullopt;
  const int index = letter == '0' ? 9 : letter - '1';
  return index < seats_of(entry) ? std::optional{Seat{index}} : std::nullopt;
}

std::string no_seat(const games::Entry& entry) { return text::say("There are seats 1 to {count}.", seats_of(entry)); }

// The card that this half completes; nothing: it is no other half of what is typed.
std::optional<Card> completed(const CardHalf& typed, const CardHalf& half) {
  if (typed.rank && half.suit) return Card{*typed.rank, *half.suit};
  if (typed.suit && half.rank) return Card{*half.rank, *typed.suit};
  return std::nullopt;
}

// The rank or suit of the card being typed, in either order. A second rank, or a second suit, replaces nothing.
KeyResult type_card(const games::Entry& entry, Pending& pending, char32_t character) {
  if (character == U'1') return {};  // for "10" people type 1 and 0
  const CardHalf typed{pending.rank, pending.suit};
  const CardHalf half = half_of(character);
  if (!half)
    return complain(text::say("A card has a rank ({ranks}) and a suit ({suits}).", keys_of_ranks(), keys_of_suits()));
  if (!typed) {
    pending.rank = half.rank;
    pending.suit = half.suit;
    return {};
  }
  const std::optional<Card> card = completed(typed, half);
  if (!card) return half_waits(pending);
  pending.rank.reset();
  pending.suit.reset();
  return touch_card(entry, pending, *card);
}

// What is typed next goes to that count.
void begin_answer(const CountAsked& asked, Pending& pending) {
  const std::string shortcut = std::move(pending.shortcut);
  let_go(pending);
  pending.kind = Kind::kAnswer;
  pending.field = asked.field;
  pending.seat = asked.seat;
  pending.of_all = asked.of_all;
  pending.shortcut = shortcut;
}

// The highest number with as many digits as `most`, such as 999 for 340: so every number of two digits waits for Enter,
// whether or not a third digit could follow.
int highest_alike(int most) {
  int highest = 9;
  while (highest < most) highest = highest * 10 + 9;
  return highest;
}

// Counts that a single key cannot enter are typed as numbers; this is the highest.
int most_of(const games::CountsField* counts) {
  if (counts == nullptr) return 0;
  return is_typed(*counts) ? highest_alike(counts->most) : counts->most;
}

// The minus sign may come before the digits or after them.
std::optional<KeyResult> type_minus(const games::Entry& entry, Pending& pending) {
  const CountAsked asked = count_asked(entry, pending);
  const auto* counts = games::find_field<games::CountsField>(entry, asked.field);
  if (counts == nullptr || counts->least >= 0) return std::nullopt;
  const std::optional<int> number = pending.refused ? std::nullopt : pending.number;
  begin_answer(asked, pending);
  pending.number = number;
  pending.minus = true;  // a sign pressed twice makes nothing positive: Backspace does
  return KeyResult{};
}

// The number with one more digit; after a refusal it begins again.
int with_digit(const Pending& pending, int digit) {
  return (pending.refused ? 0 : pending.number.value_or(0)) * 10 + digit;
}

// As high as this count can still be: the total, less what the others have; `most` where there is no total.
int still_left(const games::CountsField* counts, Seat seat, int most) {
  if (counts == nullptr || !counts->total || counts->sides > 0) return most;
  int left = *counts->total;
  for (const Seat other : Seats{counts->values.size()}) {
    if (other != seat) left -= counts->values[other].value_or(0);
  }
  return std::min(most, left);
}

// No further digit fits. Scores and the like wait for Enter even then: a digit too many would silently begin the next
// number.
bool takes_no_more(const games::CountsField* counts, int number, int most) {
  return number == 0 || ((counts == nullptr || !is_typed(*counts)) && number * 10 > most);
}

// A 0 typed over what the cards came to may be the number of a card that comes next, so it waits for Enter.
bool drops_what_is_there(const games::CountsField* counts, Seat seat, int number) {
  const bool of_kinds = counts != nullptr && !counts->additions.empty() && !counts->additions.front().kind.empty();
  return number == 0 && of_kinds && counts->values[seat].value_or(0) != 0;
}

// A number of several digits that closes itself was refused. Its next digit would be recorded as the whole number.
std::optional<KeyResult> stands_refused(const games::CountsField* counts, const Pending& pending) {
  if (!pending.refused || pending.number.value_or(0) <= 9) return std::nullopt;
  if (counts != nullptr && is_typed(*counts)) return std::nullopt;
  return KeyResult{
      std::nullopt,
      text::say("{number} cannot be. {key} takes its last digit back.", number_text(pending), games::kBackspace),
      pending.number};
}

KeyResult too_many_digits(int number, int most) {
  return {std::nullopt,
          text::say("{number} has a digit too many: {most} is the most. {key} takes it back.", std::to_string(number),
                    most, games::kBackspace),  // as it was typed
          number};
}

// Until Enter, a typed number is added to what the seat's cards have come to so far.
KeyResult enter_number(const games::CountsField* counts, const CountAsked& asked, Pending& pending, int number) {
  const int added = pending.added;
  const int before = added > 0 && counts != nullptr ? counts->values[asked.seat].value_or(0) : 0;
  const int typed = pending.minus ? -number : number;
  const std::string shortcut = std::move(pending.shortcut);
  let_go(pending);
  if (!shortcut.empty()) return {games::UseShortcut{shortcut, asked.seat, 0, typed}, {}, number};
  if (asked.of_all) return {games::for_everybody(typed), {}, number};
  if (added > 0) {
    begin_answer(asked, pending);
    pending.added = added + (typed == 0 ? 0 : 1);
    if (typed == 0) return {};  // the cards stay as they are
  }
  return {games::SetCount{asked.field, asked.seat, before + typed}, {}, number};
}

KeyResult type_digit(const games::CountsField* counts, const CountAsked& asked, Pending& pending, int digit, int most) {
  if (auto refused = stands_refused(counts, pending)) return *refused;
  const int number = with_digit(pending, digit);
  if (pending.refused) pending.minus = false;
  if (number > most) return too_many_digits(number, counts == nullptr ? most : counts->most);
  const bool drops = drops_what_is_there(counts, asked.seat, number);
  if (!drops && takes_no_more(counts, number, still_left(counts, asked.seat, most))) {
    KeyResult result = enter_number(counts, asked, pending, number);
    pending.ended = true;
    return result;
  }
  const int added = pending.added;
  const bool minus = pending.minus;
  begin_answer(asked, pending);
  pending.number = number;
  pending.minus = minus;
  pending.added = added;
  return {};
}

KeyResult type_count(const games::Entry& entry, Pending& pending, char letter) {
  const CountAsked asked = count_asked(entry, pending);
  const auto* counts = games::find_field<games::CountsField>(entry, asked.field);
  const int most = most_of(counts);
  const std::optional<int> count = count_of(letter);
  if (counts != nullptr && is_typed(*counts) && count.value_or(10) > 9)
    return complain(text::say("A number: its digits, then {key}.", games::kEnter));
  if (!count) return complain(text::say("A count: 0 to 9, or t j q k for 10 to 13."));
  if (most > kMostByOneKey && *count <= 9) return type_digit(counts, asked, pending, *count, most);
  return enter_number(counts, asked, pending, *count);
}

// In the middle of a number, letters that do not add to it would enter something else, so they are refused. A canasta
// said before the Enter after a team's cards would be that team's, and the other one's after it.
KeyResult in_the_middle_of(const games::Entry& entry, const Pending& pending) {
  if (types_number(entry, pending)) {
    return complain(text::say("{number} is being typed: {enter} ends it. {backspace}, then go on.",
                              number_text(pending), games::kEnter, games::kBackspace));
  }
  const auto* counts = games::find_field<games::CountsField>(entry, pending.field);
  return complain(text::say("{count} so far: {enter} ends it. {backspace}, then go on.",
                            counts->values[*pending.seat].value_or(0), games::kEnter, games::kBackspace));
}

// Nobody says jack for eleven where 120 points are counted.
bool takes_letters(const games::CountsField& counts) {
  constexpr int kMostInLetters = 99;
  return !is_typed(counts) && counts.most <= kMostInLetters;
}

// A letter is a count only if the count can be that high; otherwise it is a key of the game.
bool can_be_count(const games::Entry& entry, const Pending& pending, char letter) {
  const std::optional<int> count = count_of(letter);
  if (!count || *count <= 9) return count.has_value();
  const auto* counts = games::find_field<games::CountsField>(entry, count_asked(entry, pending).field);
  return counts != nullptr && takes_letters(*counts) && *count <= counts->most;
}

// A ten that follows may be said as 1 and 0.
KeyResult check_by_one_key(const games::Entry& entry, Pending& pending, int count) {
  constexpr int kTen = 10;
  const bool ten = checked_count(entry, pending) == kTen && !pending.refused;
  if (ten && count == 1 && !pending.number) {
    pending.number = 1;
    return {};
  }
  return check_number(entry, pending, ten && count == 0 && pending.number == 1 ? kTen : count);
}

// Nothing: the key is not a count, and means what it does when nothing is checked.
std::optional<KeyResult> type_check(const games::Entry& entry, Pending& pending, char letter) {
  const std::optional<int> count = count_of(letter);
  const auto* counts = games::find_field<games::CountsField>(entry, pending.field);
  const int most = most_of(counts);
  const bool digit = letter >= '0' && letter <= '9';
  if (!count || (!digit && (*count > most || counts == nullptr || !takes_letters(*counts)))) return std::nullopt;
  if (most <= kMostByOneKey) return check_by_one_key(entry, pending, *count);
  if (auto refused = stands_refused(counts, pending)) return refused;
  const int number = with_digit(pending, *count);
  pending.number = number;
  if (!takes_no_more(counts, number, still_left(counts, *pending.seat, most))) return KeyResult{};
  KeyResult checked = check_number(entry, pending, number);
  pending.ended = checked.complaint.empty();
  return checked;
}

// One of the numbers on the table; 0 is the tenth, as with seats.
KeyResult type_number(const NumberAsked& asked, Pending& pending, char letter) {
  constexpr int kTen = 10;
  std::optional<int> number = count_of(letter);
  if (number == 0 && asked.field->least > 0) number = kTen;
  if (!number || *number < asked.field->least || *number > asked.field->most)
    return complain(text::say("A number from {least} to {most}.", asked.field->least, asked.field->most));
  if (letter == '0' && asked.place > 0 && asked.field->values[static_cast<std::size_t>(asked.place) - 1] == 1) {
    pending = {};
    pending.kind = Kind::kTen;
    pending.field = asked.field->id;
    pending.place = asked.place;
    return {};
  }
  return touch_number(pending, asked.field->id, asked.place, number);
}

// A field with a key of its own.
std::optional<KeyResult> type_fact(const games::Entry& entry, Pending& pending, char letter) {
  for (const games::Field& field : entry.fields) {
    const auto* text = std::get_if<games::TextField>(&field);
    if (text != nullptr && text->key == letter) return begin_text(*text, pending);
    const auto* card = std::get_if<games::CardField>(&field);
    const auto* cards = std::get_if<games::CardsField>(&field);
    if ((card != nullptr && card->key == letter) || (cards != nullptr && cards->key == letter)) {
      let_go(pending);
      pending.kind = Kind::kPickCard;
      pending.field = games::id_of(field);
      return KeyResult{};
    }
    const auto* seat = std::get_if<games::SeatField>(&field);
    if (seat != nullptr && seat->nobody && seat->nobody->key == letter) return touch_nobody(pending, seat->id);
  }
  return std::nullopt;
}

// A card that adds to the number.
std::optional<KeyResult> type_addition(const games::Entry& entry, Pending& pending, char letter) {
  const CountAsked asked = count_asked(entry, pending);
  const auto* counts = games::find_field<games::CountsField>(entry, asked.field);
  if (counts == nullptr) return std::nullopt;
  for (std::size_t i = 0; i < counts->additions.size(); ++i) {
    if (counts->additions[i].key == letter) return touch_addition(entry, pending, counts->id, asked.seat, i);
  }
  return std::nullopt;
}

// A count that is entered with a word.
std::optional<KeyResult> type_named(const games::Entry& entry, Pending& pending, char letter) {
  const CountAsked asked = count_asked(entry, pending);
  const auto* counts = games::find_field<games::CountsField>(entry, asked.field);
  if (counts == nullptr) return std::nullopt;
  for (const games::CountsField::Named& each : counts->named) {
    if (each.key != letter) continue;
    let_go(pending);
    return tap(games::SetCount{asked.field, asked.seat, each.count});
  }
  return std::nullopt;
}

// Adds one to a count. If only one side can have it, or a seat's cards are being entered, that is whose it is;
// otherwise the next key says whose.
std::optional<KeyResult> type_step(const games::Entry& entry, Pending& pending, char letter) {
  for (const games::Field& field : entry.fields) {
    const auto* counts = std::get_if<games::CountsField>(&field);
    if (counts == nullptr || counts->step_key == 0 || counts->step_key != letter) continue;
    if (!counts->whose.empty()) return step_up(*counts, counts->whose.front());
    if (wants_count(entry, pending)) return step_up(*counts, count_asked(entry, pending).seat);
    let_go(pending);
    pending.kind = Kind::kAnswer;
    pending.field = counts->id;
    return KeyResult{};
  }
  return std::nullopt;
}

// One of the choices that are on the screen.
std::optional<KeyResult> type_choice(const games::Entry& entry, Pending& pending, char letter) {
  for (const games::Field& field : entry.fields) {
    const auto* choice = std::get_if<games::ChoiceField>(&field);
    if (choice == nullptr || !is_shown(entry, pending, *choice)) continue;
    for (const games::ChoiceField::Choice& one : choice->choices) {
      if (key_now(entry, pending, *choice, one) == letter) return touch_choice(entry, pending, choice->id, one.id);
    }
  }
  return std::nullopt;
}

// A digit can answer nothing.
bool asks_nothing(const games::Entry& entry, const Pending& pending) {
  return pending.kind == Kind::kNothing && !pending.mending && entry.question.wants == Wants::kNothing;
}

// The key means a card, a shortcut or a fact of its own, or a change to the trick being mended.
bool has_meaning(const games::Entry& entry, const Pending& pending, char letter) {
  const auto of_field = [letter](const games::Field& field) {
    const auto* text = std::get_if<games::TextField>(&field);
    const auto* seat = std::get_if<games::SeatField>(&field);
    const auto* counts = std::get_if<games::CountsField>(&field);
    const auto* cards = std::get_if<games::CardsField>(&field);
    return (text != nullptr && text->key == letter) || (cards != nullptr && cards->key == letter) ||
           (counts != nullptr && counts->step_key == letter) ||
           (seat != nullptr && seat->nobody && seat->nobody->key == letter);
  };
  const auto of_card = [letter](const games::PaletteCard& item) { return item.keys.find(letter) != std::string::npos; };
  return std::ranges::any_of(entry.palette, of_card) ||
         std::ranges::find(entry.shortcuts, letter, &games::Shortcut::key) != entry.shortcuts.end() ||
         std::ranges::any_of(entry.fields, of_field) || (pending.mending && (letter == 'i' || letter == 'x'));
}

// The game's own keys: a palette card, a shortcut, or a change to the trick being mended.
std::optional<KeyResult> type_own_key(const games::Entry& entry, Pending& pending, char letter) {
  for (const games::PaletteCard& item : entry.palette) {
    if (can_be_entered(entry, item.card) && item.keys.find(letter) != std::string::npos)
      return touch_card(entry, pending, item.card);
  }
  for (const games::Shortcut& shortcut : entry.shortcuts) {
    if (shortcut.key == letter) return touch_shortcut(entry, pending, shortcut.id);
  }
  if (!pending.mending) return std::nullopt;
  if (letter == 'i') {
    pending.kind = Kind::kInsert;
    return KeyResult{};
  }
  if (letter == 'x') {
    const int trick = *pending.mending;
    pending = {};
    return tap(games::RemoveTrick{trick});
  }
  return std::nullopt;
}

}  // namespace

bool is_shown(const games::Entry& entry, const Pending& pending, const games::ChoiceField& choice) {
  if (choice.offered) return false;  // it is on the Hand over page
  if (choice.trick && pending.mending && choice.trick != pending.mending) return false;
  const bool settled =
      entry.form == games::Form::kTricks && !pending.mending && entry.question.wants != Wants::kNothing;
  return !choice.value || !settled;
}

char key_now(const games::Entry& entry, const Pending& pending, const games::ChoiceField& field,
             const games::ChoiceField::Choice& choice) {
  if (pending.kind != Kind::kNothing) return 0;
  const games::Question& question = entry.question;
  if (question.wants == Wants::kChoice && question.field == field.id && !pending.mending) return choice.key;
  if (number_asked(entry, pending) || wants_count(entry, pending) || wants_card(entry, pending)) return 0;
  // Where a seat has the digit of one choice, the digits of the others would look like answers of another kind.
  const auto is_seat = [&entry](const games::ChoiceField::Choice& one) { return seat_of(entry, one.key).has_value(); };
  const bool digit = choice.key >= '0' && choice.key <= '9';
  if (digit ? std::ranges::any_of(field.choices, is_seat) : is_seat(choice)) return 0;
  return has_meaning(entry, pending, choice.key) ? '\0' : choice.key;
}

bool begins_card(const games::Entry& entry, const Pending& pending, char32_t character) {
  const CardHalf half = character > U'9' ? half_of(character) : CardHalf{};  // digits answer
  if (!half || pending.kind != Kind::kNothing) return false;
  if (entry.form == games::Form::kTricks && trick_aimed_at(entry, pending) < entry.tricks_in_hand) return true;
  return (half.rank && some_card_has(entry, half.rank, {})) || (half.suit && some_card_has(entry, {}, half.suit));
}

bool some_card_has(const games::Entry& entry, std::optional<Rank> rank, std::optional<Suit> suit) {
  return std::ranges::any_of(entry.palette, [&](const games::PaletteCard& item) {
    return (!rank || item.card.rank() == rank) && (!suit || item.card.suit() == suit) &&
           can_be_entered(entry, item.card);
  });
}

bool works_now(const games::Entry& entry, const Pending& pending, const games::Shortcut& shortcut) {
  Pending then = pending;
  const KeyResult result = type_character(entry, then, static_cast<unsigned char>(shortcut.key));
  const auto* used = result.tap ? std::get_if<games::UseShortcut>(&*result.tap) : nullptr;
  return (then.kind == Kind::kShortcut && then.field == shortcut.id) || (used != nullptr && used->id == shortcut.id);
}

bool types_number(const games::Entry& entry, const Pending& pending) {
  if (pending.kind != Kind::kAnswer || !pending.number || !wants_count(entry, pending)) return false;
  return most_of(games::find_field<games::CountsField>(entry, pending.field)) > kMostByOneKey;
}

bool number_waits(const games::Entry& entry, const Pending& pending) {
  const bool added = pending.kind == Kind::kAnswer && pending.added > 0 && wants_count(entry, pending);
  return added || types_number(entry, pending);
}

char key_of(Seat seat) { return seat.index() == 9 ? '0' : static_cast<char>('1' + seat.index()); }

KeyResult type_character(const games::Entry& entry, Pending& pending, char32_t character) {
  if (const auto* text = text_typed(entry, pending)) {
    std::string typed;
    utf8::append(character, typed);
    return add_text(*text, pending, typed);
  }
  const char letter = letter_of(character);
  if (letter == '\0' || letter == ' ') return {};
  if (pending.kind == Kind::kTen)
    return letter == 't' ? one_ten(pending)
                         : complain(text::say("First: a 1 and a 10, or one 10? {key} or t.", games::kEnter));
  if (pending.kind == Kind::kCheck) {
    if (auto checked = type_check(entry, pending, letter)) return *checked;
    if (std::string stands = standing_contradiction(entry, pending); !stands.empty())
      return complain(std::move(stands));
    let_go(pending);
  }
  if (pending.kind == Kind::kCheckSeat) {
    if (const auto seat = seat_of(entry, letter)) return check_seat(pending, *seat);
    if (letter >= '0' && letter <= '9') return complain(no_seat(entry));
    let_go(pending);
  }
  if (pending.more && (letter < '0' || letter > '9')) {  // nobody else; a card's letter belongs to the next question
    let_go(pending);
    if (letter == kNobodyElseKey) return {};
  }
  if (asks_player(pending) && !pending.more && (letter < '0' || letter > '9'))
    return complain(text::say("First say who. [[{key}|Cancel]] drops the question.", games::kEsc));
  if (letter == '/' && (pending.rank || pending.suit)) return half_waits(pending);
  if (letter == '/' && takes_any_card(entry) && !types_number(entry, pending)) {
    let_go(pending);
    pending.kind = Kind::kAnyCard;
    return {};
  }
  if (wants_card(entry, pending)) {
    if (!half_of(character) && letter != '1') {
      if (auto own = type_own_key(entry, pending, letter)) return *own;
      if (auto fact = type_fact(entry, pending, letter)) return *fact;
    }
    return type_card(entry, pending, character);
  }
  if (letter == kEverybodyKey && may_be_everybody(entry, pending)) return give_everybody(entry, pending);
  if (wants_count(entry, pending)) {
    if (auto added = type_addition(entry, pending, letter)) return *added;
    if (auto named = type_named(entry, pending, letter)) return *named;
    if (auto signed_number = letter == '-' ? type_minus(entry, pending) : std::nullopt) return *signed_number;
    if (number_waits(entry, pending) && (letter < '0' || letter > '9')) return in_the_middle_of(entry, pending);
  }
  if (auto choice = type_choice(entry, pending, letter)) return *choice;
  if (auto stepped = type_step(entry, pending, letter)) return *stepped;
  if (wants_count(entry, pending) && can_be_count(entry, pending, letter)) return type_count(entry, pending, letter);
  if (const auto asked = number_asked(entry, pending); asked && count_of(letter))
    return type_number(*asked, pending, letter);
  if (letter >= '0' && letter <= '9') {
    if (asks_nothing(entry, pending)) return complain(text::say("Nothing is asked now. Tap what you want to change."));
    if (const auto seat = seat_of(entry, letter)) return touch_seat(entry, pending, *seat);
    return complain(no_seat(entry));
  }
  if (letter == '+' && wants_count(entry, pending)) {
    const bool held = pending.kind == Kind::kAnswer && pending.seat;
    return touch_rest(pending, held ? pending.field : entry.question.field,
                      held ? *pending.seat : *entry.question.seat);
  }
  if (auto own = type_own_key(entry, pending, letter)) return *own;
  if (auto fact = type_fact(entry, pending, letter)) return *fact;
  if (begins_card(entry, pending, character)) {
    let_go(pending);
    pending.kind = Kind::kAnyCard;
    pending.counts = true;
    return type_card(entry, pending, character);
  }
  return complain(text::say("The key {key} means nothing here. F1 shows the keys.", shown_key(character, letter)));
}

std::optional<Card> noted_by(const KeyResult& result) {
  const auto* noted = result.tap ? std::get_if<games::NoteCard>(&*result.tap) : nullptr;
  return noted == nullptr ? std::nullopt : std::optional{noted->card};
}

std::optional<Card> card_of_key(const games::Entry& entry, const Pending& pending, char32_t character) {
  if (pending.kind != Kind::kNothing) return std::nullopt;
  Pending then = pending;
  return noted_by(type_character(entry, then, character));
}

std::optional<Card> card_of_keys(const games::Entry& entry, char32_t one, char32_t other) {
  const std::optional<Card> meant = completed(half_of(one), half_of(other));
  const games::PaletteCard* item = meant ? find_card(entry, *meant) : nullptr;
  const bool of_this_trick = item != nullptr && (!item->trick || *item->trick == entry.tricks_entered);
  return of_this_trick && can_be_entered(entry, *meant) ? meant : std::nullopt;
}

KeyResult half_waits(const Pending& pending) {
  if (pending.rank && pending.suit)
    return complain(text::say("{rank} waits for its suit ({suits}), {suit} for its rank ({ranks}).",
                              to_text(*pending.rank), keys_of_suits(), to_text(*pending.suit), keys_of_ranks()));
  if (pending.rank)
    return complain(text::say("{rank} waits for its suit: {suits}.", to_text(*pending.rank), keys_of_suits()));
  return complain(text::say("{suit} waits for its rank: {ranks}.", to_text(*pending.suit), keys_of_ranks()));
}

KeyResult one_ten(Pending& pending) {
  const games::SetNumber made{pending.field, *pending.place - 1, 10};
  let_go(pending);
  return tap(made);
}

KeyResult one_and_ten(Pending& pending) {
  const games::SetNumber made{pending.field, *pending.place, 10};
  let_go(pending);
  return tap(made);
}

KeyResult end_number(const games::Entry& entry, Pending& pending) {
  const int number = *pending.number;
  if (pending.kind == Kind::kCheck) return check_number(entry, pending, number);
  const auto* counts = games::find_field<games::CountsField>(entry, pending.field);
  KeyResult result = enter_number(counts, count_asked(entry, pending), pending, number);
  let_go(pending);
  return result;
}

KeyResult give_everybody(const games::Entry& entry, Pending& pending) {
  CountAsked asked = count_asked(entry, pending);
  asked.of_all = true;
  if (!pending.number) {
    begin_answer(asked, pending);
    return {};
  }
  const auto* counts = games::find_field<games::CountsField>(entry, asked.field);
  KeyResult result = enter_number(counts, asked, pending, *pending.number);
  let_go(pending);
  return result;
}

KeyResult take_all(const games::Entry& entry, Pending& pending) {
  const games::Shortcut* shortcut = games::find_shortcut(entry, pending.shortcut);
  const int all = shortcut == nullptr ? 0 : count_so_far(entry, *shortcut, *pending.seat);
  const games::UseShortcut made{pending.shortcut, pending.seat, 0, all};
  let_go(pending);
  return tap(made);
}

KeyResult end_text(Pending& pending) {
  const games::SetText made{pending.field, trimmed(*pending.text)};
  let_go(pending);
  return tap(made);
}

KeyResult type_offer(const games::Entry& entry, Pending& pending, char32_t character) {
  const char letter = lower(character);
  for (const games::Field& field : entry.fields) {
    const auto* open = std::get_if<games::ChoiceField>(&field);
    if (letter == '\0' || open == nullptr || !open->offered) continue;
    for (const games::ChoiceField::Choice& choice : open->choices) {
      if (choice.key == letter) return touch_choice(entry, pending, open->id, choice.id);
    }
  }
  const bool answer = (letter >= '0' && letter <= '9') || (letter >= 'a' && letter <= 'z');
  if (!answer) return {};
  return complain(text::say("All is entered: {key} changes nothing.", std::string{upper(letter)}));
}

}  // namespace nullo::app
