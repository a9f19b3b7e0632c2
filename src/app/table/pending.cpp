#include "app/table/pending.h"

#include <algorithm>
#include <numeric>

#include <fmt/format.h>

#include "app/keyboard.h"
#include "games/find_field.h"
#include "games/sentence.h"
#include "games/words.h"
#include "text/number.h"
#include "text/say.h"

namespace nullo::app {
namespace {

using Kind = Pending::Kind;
using Wants = games::Question::Wants;

// Whether what adds to a number is a card, and not a bet.
bool adds_cards(const games::CountsField& counts) { return !counts.additions.empty() && counts.alike.empty(); }

// The prompt while a seat's number or cards are being entered.
struct WhatNext {
  const Pending& pending;

  std::string operator()(const games::CountsField& counts) const {
    if (pending.added > 0)
      return text::say(adds_cards(counts) ? text::mark("{count} so far. Another card, or {key}.")
                                          : text::mark("{count} so far. Add a bet, or {key}."),
                       counts.values[*pending.seat].value_or(0), games::kEnter);
    if (counts.additions.empty()) return text::say("How many?");
    return adds_cards(counts) ? text::say("Tap the cards, or type the sum.")
                              : text::say("Tap a bet, or type the sum of all bets.");
  }
  std::string operator()(const games::HandsField& hands) const {
    const std::vector<Card>& cards = held_cards({&hands, *pending.seat}, pending);
    if (cards.empty()) return text::say("Tap the cards, or type rank and suit.");
    std::string text;
    for (const Card card : cards) text += to_text(card) + " ";
    if (pending.cards.empty() && !hands.worth[*pending.seat].empty())
      text += fmt::format("= {}. ", hands.worth[*pending.seat]);
    return text +
           (pending.cards.empty() ? text::say("Another card, or {key}.", games::kEnter) : text::say("Another card."));
  }
  template <class Other>
  std::string operator()(const Other&) const {
    return {};
  }
};

std::string next_digit() { return text::say("Next digit, or {key}.", games::kEnter); }

std::string after_digit(const games::CountsField* counts, const Pending& pending) {
  std::string next = next_digit();
  if (counts == nullptr || counts->additions.empty() || !pending.number || pending.minus) return next;
  if (pending.added > 0) {
    const int so_far = counts->values[*pending.seat].value_or(0);
    next = text::say("{count} and {added} make {sum}.", so_far, *pending.number, so_far + *pending.number) + " " + next;
  }
  if (*pending.number == 0 && adds_cards(*counts)) return next + " " + text::say("Or a card, to take it out.");
  return next;
}

// The seats whose counts of this field nobody entered and which follow from the others.
std::vector<Seat> seats_that_follow(const games::CountsField& counts) {
  std::vector<Seat> seats;
  const int places = counts.sides > 0 ? counts.sides : counts.values.size();
  for (const Seat seat : Seats{places}) {
    if (!counts.values[seat] && counts.follows[seat]) seats.push_back(seat);
  }
  return seats;
}

// The heading for the count that is checked: "Dmitri must have the other 3 hearts".
std::string followed_text(const games::Entry& entry, const games::CountsField& counts, const Pending& pending,
                          const games::Names& names) {
  const std::string who = games::whose(entry, counts.id, *pending.seat, names);
  const std::optional<int> count = counts.follows[*pending.seat];
  if (!count)
    return text::say("{player}'s count changes nothing now. [[Press|Tap]] {key}, or type it.", who, games::kEnter);
  return text::say("{player} must have {cards}. [[Press|Tap]] {key}, or type it.", who, the_other(*count),
                   games::kEnter);
}

// Whose count it is, or that everybody gets it.
std::string heading_of_count(const games::Entry& entry, const Pending& pending, const games::Names& names) {
  const auto* counts = games::find_field<games::CountsField>(entry, pending.field);
  return counts != nullptr && pending.of_all ? text::say("{label}: everybody who is in", counts->label)
                                             : games::of_whom(entry, pending.field, *pending.seat, names);
}

// The prompt for the count that a shortcut is said with.
PendingText text_of_shortcut(const games::Entry& entry, const Pending& pending, const games::Names& names) {
  const games::Shortcut* shortcut = games::find_shortcut(entry, pending.shortcut);
  if (shortcut == nullptr) return {};
  const std::string_view name = names[*pending.seat];
  PendingText text{text::say(shortcut->of_seat, name), {}, {}};
  if (pending.number) {
    text.text = next_digit();
    text.typed = number_text(pending) + " …";
  } else {
    text.text = text::say("How much had {player} bet by then? {key} for all {count}, or type less.", name,
                          games::kEnter, count_so_far(entry, *shortcut, *pending.seat));
  }
  return text;
}

// "Who captured it: Anna, Boris or Clara?"
std::string who_of_field(const games::Entry& entry, const games::Field* field, const games::Names& names,
                         const std::vector<Seat>& possible) {
  const auto* counts = field == nullptr ? nullptr : std::get_if<games::CountsField>(field);
  if (counts != nullptr) {
    std::string sides;
    for (const Seat seat : possible) {
      const std::string side = games::whose(entry, counts->id, seat, names);
      sides = sides.empty() ? side : text::say("{side}, or {other_side}", sides, side);
    }
    return text::say("Whose: {sides}?", sides);
  }
  const auto* seat = field == nullptr ? nullptr : std::get_if<games::SeatField>(field);
  const bool captured = seat != nullptr && seat->card;
  return text::say(captured ? text::mark("Who captured it: {players}?") : text::mark("Who: {players}?"),
                   games::join_names(possible, names, games::Last::kOr));
}

// The field's seat, entered or following.
std::optional<Seat> answer_of(const games::SeatField& field) { return field.value ? field.value : field.follows; }

bool is_asked(const games::Entry& entry, Seat seat) {
  const std::vector<Seat>& choices = entry.question.choices;
  return std::ranges::find(choices, seat) != choices.end();
}

// The first of the seats asked before whose count the next question no longer needs.
std::optional<Seat> no_longer_asked(const games::Entry& before, const games::Entry& now,
                                    const games::CountsField& counts) {
  if (before.question.wants != Wants::kCount || before.question.field != counts.id) return std::nullopt;
  if (now.question.field == counts.id) return std::nullopt;
  for (const Seat seat : before.question.choices) {
    if (!counts.values[seat] && !counts.follows[seat]) return seat;
  }
  return std::nullopt;
}

// The sum of the counts, entered or following.
int sum_of(const games::CountsField& counts) {
  int sum = 0;
  for (const Seat seat : Seats{counts.sides > 0 ? counts.sides : counts.values.size()})
    sum += counts.values[seat].value_or(counts.follows[seat].value_or(0));
  return sum;
}

}  // namespace

void let_go(Pending& pending) {
  Pending next;
  next.mending = pending.mending;
  next.taken_out = pending.taken_out;
  pending = next;
}

int count_so_far(const games::Entry& entry, const games::Shortcut& shortcut, Seat seat) {
  const auto* counts = games::find_field<games::CountsField>(entry, shortcut.count_of);
  return counts == nullptr ? 0 : counts->values[seat].value_or(0);
}

const games::PaletteCard* find_card(const games::Entry& entry, Card card) {
  const auto found =
      std::ranges::find_if(entry.palette, [card](const games::PaletteCard& item) { return item.card == card; });
  return found == entry.palette.end() ? nullptr : &*found;
}

const games::SeatField* field_of_card(const games::Entry& entry, Card card) {
  for (const games::Field& field : entry.fields) {
    const auto* seat = std::get_if<games::SeatField>(&field);
    if (seat != nullptr && seat->card == card) return seat;
  }
  return nullptr;
}

bool can_be_entered(const games::Entry& entry, Card card) {
  return entry.form == games::Form::kTricks || field_of_card(entry, card) != nullptr;
}

const games::TextField* text_typed(const games::Entry& entry, const Pending& pending) {
  return pending.text ? games::find_field<games::TextField>(entry, pending.field) : nullptr;
}

int trick_aimed_at(const games::Entry& entry, const Pending& pending) {
  return pending.mending.value_or(entry.tricks_entered);
}

std::optional<HandAsked> hand_asked(const games::Entry& entry, const Pending& pending) {
  const bool held = pending.kind == Kind::kAnswer && pending.seat;
  const bool asked = pending.kind == Kind::kNothing && entry.question.wants == Wants::kHand;
  if (!held && !asked) return std::nullopt;
  const auto* hands = games::find_field<games::HandsField>(entry, held ? pending.field : entry.question.field);
  if (hands == nullptr) return std::nullopt;
  return HandAsked{hands, held ? *pending.seat : *entry.question.seat};
}

std::optional<NumberAsked> number_asked(const games::Entry& entry, const Pending& pending) {
  const bool held = pending.kind == Kind::kAnswer && pending.place;
  const bool asked = pending.kind == Kind::kNothing && entry.question.wants == Wants::kNumber;
  if (!held && !asked) return std::nullopt;
  const auto* numbers = games::find_field<games::NumbersField>(entry, held ? pending.field : entry.question.field);
  if (numbers == nullptr) return std::nullopt;
  return NumberAsked{numbers, held ? *pending.place : entry.question.number};
}

const std::vector<Card>& held_cards(const HandAsked& asked, const Pending& pending) {
  return pending.cards.empty() ? asked.field->values[asked.seat] : pending.cards;
}

bool wants_card(const games::Entry& entry, const Pending& pending) {
  if (pending.kind == Kind::kAnyCard || pending.kind == Kind::kPickCard || hand_asked(entry, pending)) return true;
  return pending.kind == Kind::kNothing && !pending.mending && entry.question.wants == Wants::kCard;
}

bool wants_count(const games::Entry& entry, const Pending& pending) {
  if (pending.kind == Kind::kAnswer) return pending.seat.has_value() && !hand_asked(entry, pending);
  return pending.kind == Kind::kNothing && !pending.mending && entry.question.wants == Wants::kCount;
}

CountAsked count_asked(const games::Entry& entry, const Pending& pending) {
  if (pending.kind == Kind::kAnswer && pending.seat) return {pending.field, *pending.seat, pending.of_all};
  return {entry.question.field, *entry.question.seat, entry.question.of_all};
}

bool may_be_everybody(const games::Entry& entry, const Pending& pending) {
  if (!wants_count(entry, pending) || !pending.shortcut.empty()) return false;
  const CountAsked asked = count_asked(entry, pending);
  const auto* counts = games::find_field<games::CountsField>(entry, asked.field);
  return counts != nullptr && !asked.of_all && counts->alike.size() > 1 &&
         std::ranges::find(counts->alike, asked.seat) != counts->alike.end();
}

bool takes_any_card(const games::Entry& entry) {
  const auto is_captor = [](const games::Field& field) {
    const auto* seat = std::get_if<games::SeatField>(&field);
    return seat != nullptr && seat->card;
  };
  return entry.form == games::Form::kTricks ? entry.tricks_in_hand > 0 : std::ranges::any_of(entry.fields, is_captor);
}

std::optional<Card> whose_card(const games::Entry& entry) {
  const std::string_view field = entry.question.field;
  if (entry.question.wants != Wants::kSeat || !field.starts_with(games::kPlayedBy)) return std::nullopt;
  return parse_card(field.substr(games::kPlayedBy.size()));
}

std::optional<Card> whose_card_mended(const games::Entry& entry, const Pending& pending) {
  const std::optional<Card> card = pending.mending && pending.kind == Kind::kNothing ? whose_card(entry) : std::nullopt;
  const games::PaletteCard* item = card ? find_card(entry, *card) : nullptr;
  return item != nullptr && item->trick == pending.mending ? card : std::nullopt;
}

bool may_enter_more(const games::Entry& entry) {
  return std::ranges::any_of(entry.fields, [](const games::Field& field) {
    const auto* counts = std::get_if<games::CountsField>(&field);
    return counts != nullptr && counts->step_key != 0;
  });
}

void check_what_follows(const games::Entry& before, const games::Entry& now, const TypedCount& typed,
                        Pending& pending) {
  const auto* counts = games::find_field<games::CountsField>(now, typed.field);
  const auto* earlier = games::find_field<games::CountsField>(before, typed.field);
  if (counts == nullptr || earlier == nullptr || !counts->total || !typed.count) return;
  std::vector<Seat> seats = seats_that_follow(*counts);
  std::erase_if(seats, [&](Seat seat) { return counts->follows[seat] == earlier->follows[seat]; });
  if (before.question.wants == Wants::kCount && before.question.field == typed.field)
    std::erase_if(seats, [&before](Seat seat) { return !is_asked(before, seat); });
  std::optional<Seat> checked = no_longer_asked(before, now, *counts);
  if (!seats.empty()) checked = seats.front();
  if (!checked) return;
  pending = Pending{};
  pending.kind = Kind::kCheck;
  pending.field = typed.field;
  pending.seat = checked;
}

std::optional<int> checked_count(const games::Entry& entry, const Pending& pending) {
  const auto* counts = games::find_field<games::CountsField>(entry, pending.field);
  return counts == nullptr ? std::nullopt : counts->follows[*pending.seat];
}

std::vector<int> read_with_ten(const games::Entry& entry, const Pending& pending, int number) {
  constexpr int kTen = 10;
  const auto* counts = games::find_field<games::CountsField>(entry, pending.field);
  if (counts == nullptr || !counts->total || counts->most < kTen || counts->most > kMostByOneKey) return {};
  const int places = counts->sides > 0 ? counts->sides : counts->values.size();
  if (pending.seat->index() != places - 1 || number > 9) return {};
  std::vector<int> typed;
  for (int i = 0; i < places - 1; ++i) typed.push_back(counts->values[Seat{i}].value_or(kTen));
  typed.push_back(number);
  for (std::size_t i = 0; i + 1 < typed.size(); ++i) {
    if (typed[i] != 1 || typed[i + 1] != 0) continue;
    std::vector<int> read = typed;
    read[i] = kTen;
    read.erase(read.begin() + static_cast<std::ptrdiff_t>(i) + 1);
    const int rest = *counts->total - std::accumulate(read.begin(), read.end(), 0);
    if (rest < 0) continue;
    read.push_back(rest);
    return read;
  }
  return {};
}

std::vector<int> standing_with_ten(const games::Entry& entry, const Pending& pending) {
  const bool stands = pending.kind == Kind::kCheck && pending.refused && pending.number;
  return stands ? read_with_ten(entry, pending, *pending.number) : std::vector<int>{};
}

std::string counts_text(const std::vector<int>& counts) { return fmt::format("{}", fmt::join(counts, ", ")); }

std::string contradiction(const games::Entry& entry, const Pending& pending, int number) {
  const auto* counts = games::find_field<games::CountsField>(entry, pending.field);
  if (counts == nullptr) return {};
  const std::optional<int> follows = checked_count(entry, pending);
  const int total = counts->total.value_or(0);
  const int sum = sum_of(*counts) - follows.value_or(0) + number;
  if (follows ? number == *follows : sum <= total) return {};
  if (const std::vector<int> read = read_with_ten(entry, pending, number); !read.empty())
    return text::say("{counts}? [[Press|Tap]] {key}, or mend a count.", counts_text(read), games::kEnter);
  if (!follows) {
    return text::say("That would make {sum} of {total}. Mend a count, or [[press|tap]] {key} without it.", sum, total,
                     games::kEnter);
  }
  return text::say("That would make {sum} of {total}. Mend a count, or [[press|tap]] {key} for {count}.", sum, total,
                   games::kEnter, *follows);
}

std::string standing_contradiction(const games::Entry& entry, const Pending& pending) {
  const bool stands = pending.kind == Kind::kCheck && pending.refused && pending.number;
  return stands ? contradiction(entry, pending, *pending.number) : std::string{};
}

void go_on_checking(const games::Entry& entry, Pending& pending) {
  const auto* counts = games::find_field<games::CountsField>(entry, pending.field);
  const Seat said = *pending.seat;
  pending.number.reset();
  for (const Seat seat : counts == nullptr ? std::vector<Seat>{} : seats_that_follow(*counts)) {
    if (seat <= said) continue;
    pending.seat = seat;
    return;
  }
  pending = Pending{};
}

void ask_for_more(const Pending& was, const games::Tap& made, const games::Entry& now, Pending& pending) {
  const auto* pick = std::get_if<games::PickSeat>(&made);
  const auto* set = std::get_if<games::SetCount>(&made);
  const bool picked = pick != nullptr && pick->seat;  // for a count, that is one more
  const bool again = set != nullptr && was.more && was.field == set->field;
  if (!picked && !again) return;
  const std::string& field = picked ? pick->field : set->field;
  const auto* counts = games::find_field<games::CountsField>(now, field);
  if (counts == nullptr || now.question.field == field || sum_of(*counts) >= counts->most) return;
  pending = Pending{};
  pending.kind = Kind::kAnswer;
  pending.field = field;
  pending.more = true;
}

void stay_with_changed(const games::Entry& before, const games::Entry& now, Pending& pending) {
  for (const games::Field& field : now.fields) {
    const auto* counts = std::get_if<games::CountsField>(&field);
    const auto* earlier = counts == nullptr ? nullptr : games::find_field<games::CountsField>(before, counts->id);
    if (earlier == nullptr || counts->additions.empty() || counts->asks_again) continue;
    for (const Seat seat : Seats{counts->sides > 0 ? counts->sides : counts->values.size()}) {
      if (counts->values[seat] == earlier->values[seat]) continue;
      const bool asked = now.question.field == counts->id && now.question.seat == seat;
      if (!counts->values[seat] && asked) return;
      pending = Pending{};
      pending.kind = Kind::kAnswer;
      pending.field = counts->id;
      pending.seat = seat;
      pending.added = counts->values[seat] ? 1 : 0;
      return;
    }
  }
}

std::vector<std::string> seats_now_following(const games::Entry& before, const games::Entry& now,
                                             std::string_view entered) {
  std::vector<std::string> fields;
  for (const games::Field& field : now.fields) {
    const auto* seat = std::get_if<games::SeatField>(&field);
    const auto* earlier = seat == nullptr ? nullptr : games::find_field<games::SeatField>(before, seat->id);
    if (earlier == nullptr || seat->id == entered) continue;
    if (answer_of(*seat) && !answer_of(*earlier)) fields.push_back(seat->id);
  }
  return fields;
}

void check_seat_after(std::string_view answered, const std::vector<std::string>& unsaid, const games::Entry& now,
                      Pending& pending) {
  if (pending.kind != Kind::kNothing || pending.mending || now.question.field.empty()) return;
  const auto is = [](std::string_view id) {
    return [id](const games::Field& field) { return games::id_of(field) == id; };
  };
  const auto asked = std::ranges::find_if(now.fields, is(now.question.field));
  if (asked == now.fields.end()) return;
  const auto from = std::find_if(now.fields.begin(), asked, is(answered));
  for (auto field = from; field != asked; ++field) {
    const auto* seat = std::get_if<games::SeatField>(&*field);
    if (seat == nullptr || std::ranges::find(unsaid, seat->id) == unsaid.end()) continue;
    const std::optional<Seat> who = answer_of(*seat);
    if (!who || seat->id == answered) continue;
    pending = Pending{};
    pending.kind = Kind::kCheckSeat;
    pending.field = seat->id;
    pending.seat = who;
    return;
  }
}

std::string the_other(int count) {
  return count == 0 ? text::say("none") : text::say_count(count, "the other {count}", "the other {count}");
}

std::string number_text(const Pending& pending) {
  return fmt::format("{}{}", pending.minus ? "−" : "", pending.number ? text::grouped(*pending.number) : "");
}

bool asks_player(const Pending& pending) {
  if (pending.kind == Kind::kAnswer) return !pending.seat && !pending.place && !pending.text;
  return pending.kind == Kind::kShortcut || pending.kind == Kind::kInsert;
}

bool enter_ends(const Pending& pending) {
  if (pending.number || pending.kind == Pending::Kind::kTen) return true;
  if (pending.rank || pending.suit) return false;
  if (pending.text || !pending.shortcut.empty()) return true;
  return pending.cards.empty() && (!asks_player(pending) || pending.more);
}

PendingText pending_text(const games::Entry& entry, const Pending& pending, const games::Names& names,
                         const std::vector<Seat>& possible) {
  std::string rank;
  if (pending.rank) rank = to_text(*pending.rank) + " …";
  if (pending.suit) rank = std::string{to_text(*pending.suit)} + " …";
  if (pending.rank && pending.suit) rank = fmt::format("{} / {} …", to_text(*pending.rank), to_text(*pending.suit));
  const games::Field* field = games::find_field(entry, pending.field);
  const std::string label =
      field != nullptr ? std::visit([](const auto& kind) { return kind.label; }, *field) : std::string{};
  switch (pending.kind) {
    case Kind::kAnyCard:
      if (pending.counts && pending.suit)
        return {text::say("Which of the {suit}?", suit_name(*pending.suit)), text::say("Tap it, or type its rank."),
                rank};
      if (pending.counts && pending.rank)
        return {text::say("Which suit?"), text::say("Tap the card, or type its suit: {suits}.", keys_of_suits()), rank};
      return {text::say("Which other card?"), text::say("Tap it, or type rank and suit."), rank};
    case Kind::kPickCard:
      return {text::say("{label}: which card is it?", label), text::say("Tap it, or type rank and suit."), rank};
    case Kind::kShortcut:
      if (const games::Shortcut* shortcut = games::find_shortcut(entry, pending.field))
        return {text::say(shortcut->of_seat, text::say("One player")),
                text::say("Who: {players}?", games::join_names(possible, names, games::Last::kOr)),
                {}};
      return {};
    case Kind::kInsert:
      return {text::say("A new trick before trick {trick}", pending.mending.value_or(0) + 1),
              text::say("Who won: {players}?", games::join_names(possible, names, games::Last::kOr)),
              {}};
    case Kind::kAnswer:
      if (!pending.shortcut.empty()) return text_of_shortcut(entry, pending, names);
      if (pending.more) return {label, text::say("Tap again whoever holds one more. Then “Nobody else”."), {}};
      if (pending.text)
        return {label, text::say("Type it or tap it, then {key}.", games::kEnter),
                pending.text->empty() ? "" : *pending.text + " …"};
      if (pending.place)
        return {text::say("{label}: number {number}", label, *pending.place + 1),
                text::say("Which is it?[[ {key} is 10.|]]", games::key_named("0")),
                {}};
      if (pending.number || pending.minus) {
        return {heading_of_count(entry, pending, names),
                after_digit(games::find_field<games::CountsField>(entry, pending.field), pending),
                number_text(pending) + " …"};
      }
      if (pending.seat && field != nullptr && !std::holds_alternative<games::SeatField>(*field))
        return {heading_of_count(entry, pending, names), std::visit(WhatNext{pending}, *field), rank};
      return {label, who_of_field(entry, field, names, possible), {}};
    case Kind::kCheck:
      if (const auto* counts = games::find_field<games::CountsField>(entry, pending.field))
        return {label, followed_text(entry, *counts, pending, names),
                pending.number ? fmt::format("{} …", *pending.number) : ""};
      return {};
    case Kind::kCheckSeat:
      return {label,
              text::say("It must be {player}. [[Press|Tap]] {key}, or choose that player.", names[*pending.seat],
                        games::kEnter),
              {}};
    case Kind::kTen:
      return {label, text::say("A 1 and a 10: [[press|tap]] {key}. One 10: press t.", games::kEnter), "1 0 …"};
    case Kind::kNothing:
      break;
  }
  return {{}, {}, rank};
}

}  // namespace nullo::app
