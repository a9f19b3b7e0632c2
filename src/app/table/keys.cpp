#include "app/table/keys.h"

#include <algorithm>
#include <utility>

#include <fmt/core.h>

#include "app/words.h"
#include "games/find_field.h"

namespace nullo::app {
namespace {

using Kind = Hold::Kind;
using Wants = games::Question::Wants;

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

int seats_of(const games::Entry& entry) { return entry.seats; }

std::optional<Seat> seat_of(const games::Entry& entry, char letter) {
  if (letter < '0' || letter > '9') return std::nullopt;
  const int index = letter == '0' ? 9 : letter - '1';
  return index < seats_of(entry) ? std::optional{Seat{index}} : std::nullopt;
}

std::string no_seat(const games::Entry& entry) { return fmt::format("There are seats 1 to {}.", seats_of(entry)); }

// The rank or suit of the card being typed, in either order; typing again replaces it.
KeyResult type_card(const games::Entry& entry, Hold& hold, char letter) {
  const char big = letter == '0' ? 'T' : upper(letter);  // for "10" people type 1 and 0, so 0 means the ten
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

// What is typed next goes to that count.
void begin_answer(const CountAsked& asked, Hold& hold) {
  let_go(hold);
  hold.kind = Kind::kAnswer;
  hold.field = asked.field;
  hold.seat = asked.seat;
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
std::optional<KeyResult> type_minus(const games::Entry& entry, Hold& hold) {
  const CountAsked asked = count_asked(entry, hold);
  const auto* counts = games::find_field<games::CountsField>(entry, asked.field);
  if (counts == nullptr || counts->least >= 0) return std::nullopt;
  const bool minus = !hold.minus;
  const std::optional<int> number = hold.refused ? std::nullopt : hold.number;
  begin_answer(asked, hold);
  hold.number = number;
  hold.minus = minus;
  return KeyResult{};
}

// The number with one more digit; after a refusal it begins again.
int with_digit(const Hold& hold, int digit) { return (hold.refused ? 0 : hold.number.value_or(0)) * 10 + digit; }

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

// A number of several digits that closes itself was refused. Its next digit would be recorded as the whole number.
std::optional<KeyResult> stands_refused(const games::CountsField* counts, const Hold& hold) {
  if (!hold.refused || hold.number.value_or(0) <= 9) return std::nullopt;
  if (counts != nullptr && is_typed(*counts)) return std::nullopt;
  return KeyResult{std::nullopt, fmt::format("{} cannot be. Backspace takes its last digit back.", number_text(hold)),
                   hold.number};
}

KeyResult too_many_digits(int number, int most) {
  return {std::nullopt, fmt::format("{} has a digit too many: {} is the most. Backspace takes it back.", number, most),
          number};
}

// Until Enter, a typed number is added to what the seat's cards have come to so far.
KeyResult enter_number(const games::CountsField* counts, const CountAsked& asked, Hold& hold, int number) {
  const int added = hold.added;
  const int before = added > 0 && counts != nullptr ? counts->values[asked.seat].value_or(0) : 0;
  const int typed = hold.minus ? -number : number;
  let_go(hold);
  if (added > 0) {
    begin_answer(asked, hold);
    hold.added = added + 1;
  }
  return {games::SetCount{asked.field, asked.seat, before + typed}, {}, number};
}

KeyResult type_digit(const games::CountsField* counts, const CountAsked& asked, Hold& hold, int digit, int most) {
  if (auto refused = stands_refused(counts, hold)) return *refused;
  const int number = with_digit(hold, digit);
  if (hold.refused) hold.minus = false;
  if (number > most) return too_many_digits(number, counts == nullptr ? most : counts->most);
  if (takes_no_more(counts, number, still_left(counts, asked.seat, most))) {
    KeyResult result = enter_number(counts, asked, hold, number);
    hold.closed = true;
    return result;
  }
  const int added = hold.added;
  const bool minus = hold.minus;
  begin_answer(asked, hold);
  hold.number = number;
  hold.minus = minus;
  hold.added = added;
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
  if (most > kMostByOneKey && *count <= 9) return type_digit(counts, asked, hold, *count, most);
  let_go(hold);
  return {games::SetCount{asked.field, asked.seat, count}, {}, count};
}

// In the middle of a number, letters that do not add to it would enter something else, so they are refused.
KeyResult in_the_middle_of(const Hold& hold) {
  return complain(fmt::format("{} is being typed: Enter ends it, Backspace takes a digit back.", number_text(hold)));
}

// A letter is a count only if the count can be that high; otherwise it is a key of the game.
bool can_be_count(const games::Entry& entry, const Hold& hold, char letter) {
  const std::optional<int> count = count_of(letter);
  if (!count || *count <= 9) return count.has_value();
  const auto* counts = games::find_field<games::CountsField>(entry, count_asked(entry, hold).field);
  return counts != nullptr && !is_typed(*counts) && *count <= counts->most;
}

// Nothing: the key is not a count, and means what it does when nothing is checked.
std::optional<KeyResult> type_check(const games::Entry& entry, Hold& hold, char letter) {
  const std::optional<int> count = count_of(letter);
  const auto* counts = games::find_field<games::CountsField>(entry, hold.field);
  const int most = most_of(counts);
  const bool digit = letter >= '0' && letter <= '9';
  if (!count || (!digit && *count != checked_count(entry, hold))) return std::nullopt;
  if (most <= kMostByOneKey) return check_number(entry, hold, *count);
  if (auto refused = stands_refused(counts, hold)) return refused;
  const int number = with_digit(hold, *count);
  hold.number = number;
  if (!takes_no_more(counts, number, still_left(counts, *hold.seat, most))) return KeyResult{};
  KeyResult checked = check_number(entry, hold, number);
  hold.closed = checked.complaint.empty();
  return checked;
}

// One of the numbers on the table; 0 is the tenth, as with seats.
KeyResult type_number(const NumberAsked& asked, Hold& hold, char letter) {
  constexpr int kTen = 10;
  std::optional<int> number = count_of(letter);
  if (number == 0 && asked.field->least > 0) number = kTen;
  if (!number || *number < asked.field->least || *number > asked.field->most)
    return complain(fmt::format("A number from {} to {}.", asked.field->least, asked.field->most));
  return touch_number(hold, asked.field->id, asked.place, number);
}

// A field with a key of its own.
std::optional<KeyResult> type_fact(const games::Entry& entry, Hold& hold, char letter) {
  for (const games::Field& field : entry.fields) {
    const auto* text = std::get_if<games::TextField>(&field);
    if (text != nullptr && text->key == letter) return begin_text(*text, hold);
    const auto* seat = std::get_if<games::SeatField>(&field);
    if (seat != nullptr && seat->nobody && seat->nobody->key == letter) return touch_nobody(hold, seat->id);
  }
  return std::nullopt;
}

// A card that adds to the number.
std::optional<KeyResult> type_addition(const games::Entry& entry, Hold& hold, char letter) {
  const CountAsked asked = count_asked(entry, hold);
  const auto* counts = games::find_field<games::CountsField>(entry, asked.field);
  if (counts == nullptr) return std::nullopt;
  for (std::size_t i = 0; i < counts->additions.size(); ++i) {
    if (counts->additions[i].key == letter) return touch_addition(entry, hold, counts->id, asked.seat, i);
  }
  return std::nullopt;
}

// A count that is entered with a word.
std::optional<KeyResult> type_named(const games::Entry& entry, Hold& hold, char letter) {
  const CountAsked asked = count_asked(entry, hold);
  const auto* counts = games::find_field<games::CountsField>(entry, asked.field);
  if (counts == nullptr) return std::nullopt;
  for (const games::CountsField::Named& each : counts->named) {
    if (each.key != letter) continue;
    let_go(hold);
    return tap(games::SetCount{asked.field, asked.seat, each.count});
  }
  return std::nullopt;
}

// Adds one to a count. If only one side can have it, or a seat's cards are being entered, that is whose it is;
// otherwise the next key says whose.
std::optional<KeyResult> type_step(const games::Entry& entry, Hold& hold, char letter) {
  for (const games::Field& field : entry.fields) {
    const auto* counts = std::get_if<games::CountsField>(&field);
    if (counts == nullptr || counts->step_key == 0 || counts->step_key != letter) continue;
    if (!counts->whose.empty()) return step_up(*counts, counts->whose.front());
    if (wants_count(entry, hold)) return step_up(*counts, count_asked(entry, hold).seat);
    let_go(hold);
    hold.kind = Kind::kAnswer;
    hold.field = counts->id;
    return KeyResult{};
  }
  return std::nullopt;
}

// One of the choices that the question offers.
std::optional<KeyResult> type_choice(const games::Entry& entry, Hold& hold, char letter) {
  if (hold.kind != Kind::kNothing || hold.mending || entry.question.wants != Wants::kChoice) return std::nullopt;
  const auto* choice = games::find_field<games::ChoiceField>(entry, entry.question.field);
  if (choice == nullptr) return std::nullopt;
  for (const games::ChoiceField::Choice& one : choice->choices) {
    if (one.key == letter) return touch_choice(entry, hold, choice->id, one.id);
  }
  return std::nullopt;
}

// A suit's letter begins a card that counts, unless it is another key: "h 5" is the 5♥.
bool begins_card(const games::Entry& entry, const Hold& hold, char letter) {
  const std::optional<Suit> suit = suit_of(upper(letter));
  if (!suit || hold.kind != Kind::kNothing) return false;
  return std::ranges::any_of(entry.palette,
                             [suit](const games::PaletteCard& item) { return item.card.suit() == *suit; });
}

// The game's own keys: a palette card, a shortcut, or a change to the trick being mended.
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

}  // namespace

bool types_number(const games::Entry& entry, const Hold& hold) {
  if (hold.kind != Kind::kAnswer || !hold.number || !wants_count(entry, hold)) return false;
  return most_of(games::find_field<games::CountsField>(entry, hold.field)) > kMostByOneKey;
}

char key_of(Seat seat) { return seat.index() == 9 ? '0' : static_cast<char>('1' + seat.index()); }

KeyResult type_character(const games::Entry& entry, Hold& hold, char32_t character) {
  if (const auto* text = text_typed(entry, hold)) {
    std::string typed;
    utf8::append(character, typed);
    return add_text(*text, hold, typed);
  }
  const char letter = lower(character);
  if (letter == '\0' || letter == ' ') return {};
  if (hold.kind == Kind::kCheck) {
    if (auto checked = type_check(entry, hold, letter)) return *checked;
    if (std::string stands = standing_contradiction(entry, hold); !stands.empty()) return complain(std::move(stands));
    let_go(hold);
  }
  if (hold.kind == Kind::kCheckSeat) {
    if (const auto seat = seat_of(entry, letter)) return check_seat(hold, *seat);
    if (letter >= '0' && letter <= '9') return complain(no_seat(entry));
    let_go(hold);
  }
  if (letter == '/' && takes_any_card(entry) && !types_number(entry, hold)) {
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
    if (auto named = type_named(entry, hold, letter)) return *named;
    if (auto signed_number = letter == '-' ? type_minus(entry, hold) : std::nullopt) return *signed_number;
    if (types_number(entry, hold) && (letter < '0' || letter > '9')) return in_the_middle_of(hold);
  }
  if (auto choice = type_choice(entry, hold, letter)) return *choice;
  if (auto stepped = type_step(entry, hold, letter)) return *stepped;
  if (wants_count(entry, hold) && can_be_count(entry, hold, letter)) return type_count(entry, hold, letter);
  if (const auto asked = number_asked(entry, hold); asked && count_of(letter)) return type_number(*asked, hold, letter);
  if (letter >= '0' && letter <= '9') {
    if (const auto seat = seat_of(entry, letter)) return touch_seat(entry, hold, *seat);
    return complain(no_seat(entry));
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

KeyResult end_number(const games::Entry& entry, Hold& hold) {
  const int number = *hold.number;
  if (hold.kind == Kind::kCheck) return check_number(entry, hold, number);
  const auto* counts = games::find_field<games::CountsField>(entry, hold.field);
  KeyResult result = enter_number(counts, {hold.field, *hold.seat}, hold, number);
  let_go(hold);
  return result;
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

}  // namespace nullo::app
