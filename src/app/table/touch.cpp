#include "app/table/touch.h"

#include <algorithm>

#include "base/utf8.h"
#include "games/everybody.h"
#include "games/find_field.h"
#include "games/sentence.h"
#include "games/words.h"
#include "text/say.h"

namespace nullo::app {
namespace {

using Kind = Pending::Kind;
using Wants = games::Question::Wants;

KeyResult win_trick(const games::Entry& entry, Pending& pending, Seat seat) {
  const int trick = trick_aimed_at(entry, pending);
  pending = {};
  return tap(games::WinTrick{trick, seat});
}

// Puts the card into the holding that is being entered, or takes it out. Too few cards are no fact yet; the seat stays
// asked while there is room.
KeyResult touch_held(const HandAsked& asked, Pending& pending, Card card) {
  const std::vector<Card>& entered = asked.field->values[asked.seat];
  std::vector<Card> cards = held_cards(asked, pending);
  if (std::erase(cards, card) == 0) cards.push_back(card);
  const int added = pending.added;
  const auto count = static_cast<int>(cards.size());
  let_go(pending);
  if (count < asked.field->most) {
    pending.kind = Kind::kAnswer;
    pending.field = asked.field->id;
    pending.seat = asked.seat;
  }
  if (count >= asked.field->least) {
    if (count < asked.field->most) pending.added = added + 1;
    return tap(games::SetHeld{asked.field->id, asked.seat, std::move(cards)});
  }
  pending.cards = std::move(cards);
  if (entered.empty()) return {};
  return tap(games::SetHeld{asked.field->id, asked.seat, {}});
}

// Putting a card into a trick ends the mending, so that the next winner is entered for the next trick. Taking one out
// leaves the trick open for the right card.
void end_mending(Pending& pending, const games::NoteCard& noted, bool takes_out) {
  pending.taken_out = takes_out;
  if (takes_out) return;
  pending.mended = {noted.trick, noted.card};
  pending.mending.reset();
}

// A shortcut that is said with a count waits for that count; anything else would drop the shortcut without a word.
std::optional<KeyResult> first_the_count(const Pending& pending) {
  if (pending.shortcut.empty()) return std::nullopt;
  return complain(text::say("First the number asked for. [[{key}|Cancel]] drops the question.", games::kEsc));
}

// Who it was is known. A shortcut that is said with a count asks for it, unless the seat is out already and the
// shortcut will be refused.
KeyResult use_shortcut(const games::Entry& entry, Pending& pending, Seat seat) {
  const std::string id = pending.field;
  pending = {};
  const games::Shortcut* shortcut = games::find_shortcut(entry, id);
  const bool out =
      std::ranges::any_of(entry.marks, [seat](const games::SeatMark& mark) { return mark.out && mark.seat == seat; });
  if (shortcut == nullptr || out || count_so_far(entry, *shortcut, seat) == 0) return tap(games::UseShortcut{id, seat});
  pending.kind = Kind::kAnswer;
  pending.field = shortcut->count_of;
  pending.seat = seat;
  pending.shortcut = id;
  return {};
}

// What is pending cannot be answered with a seat.
bool without_seats(const Pending& pending) { return pending.place || pending.text; }

}  // namespace

bool takes_out(const games::Entry& entry, const games::NoteCard& noted) {
  const auto trick = static_cast<std::size_t>(noted.trick);
  return trick < entry.tricks.size() &&
         std::ranges::find(entry.tricks[trick].cards, noted.card, &NotedCard::card) != entry.tricks[trick].cards.end();
}

KeyResult mean_card(const games::Entry& entry, Pending& pending, Card card) {
  if (pending.kind == Kind::kInsert)
    return complain(text::say("First say who won the new trick. Then open it for its cards."));
  if (pending.kind == Kind::kShortcut)
    return complain(text::say("First say who. [[{key}|Cancel]] drops the question.", games::kEsc));
  if (pending.kind == Kind::kPickCard) {
    const std::string field = pending.field;
    if (games::find_field<games::CardsField>(entry, field) != nullptr) return touch_set(pending, field, card);
    let_go(pending);
    return tap(games::PickCard{field, card});
  }
  if (const auto asked = hand_asked(entry, pending)) return touch_held(*asked, pending, card);
  if (entry.question.wants == Wants::kCard && pending.kind != Kind::kAnyCard) {
    let_go(pending);
    return tap(games::PickCard{entry.question.field, card});
  }
  let_go(pending);
  const games::SeatField* field = entry.form == games::Form::kSummary ? field_of_card(entry, card) : nullptr;
  if (field != nullptr) {
    pending.kind = Kind::kAnswer;
    pending.field = field->id;
    return {};
  }
  if (entry.form != games::Form::kTricks) return complain(text::say("{card} is not asked for here.", to_text(card)));
  const games::NoteCard noted{trick_aimed_at(entry, pending), card, std::nullopt};
  if (pending.mending) end_mending(pending, noted, takes_out(entry, noted));
  return tap(noted);
}

KeyResult add_text(const games::TextField& field, Pending& pending, std::string_view piece) {
  if (utf8::characters(*pending.text) + utf8::characters(piece) > field.most)
    return complain(text::say("At most {count} characters.", field.most));
  *pending.text += piece;
  return {};
}

KeyResult begin_text(const games::TextField& field, Pending& pending) {
  let_go(pending);
  pending.kind = Kind::kAnswer;
  pending.field = field.id;
  pending.text = field.value;
  return {};
}

KeyResult step_up(const games::CountsField& counts, Seat seat) {
  return tap(games::SetCount{counts.id, seat, counts.values[seat].value_or(0) + 1});
}

KeyResult drop_held(const HandAsked& asked, Pending& pending) {
  const std::vector<Card>& cards = held_cards(asked, pending);
  return cards.empty() ? KeyResult{} : touch_held(asked, pending, Card{cards.back()});
}

KeyResult check_number(const games::Entry& entry, Pending& pending, int number) {
  if (std::string why = contradiction(entry, pending, number); !why.empty())
    return {std::nullopt, std::move(why), number};
  KeyResult said{std::nullopt, {}, number};
  if (checked_count(entry, pending)) {
    said.checked = {pending.field, *pending.seat, number};
  } else {
    said.tap = games::SetCount{pending.field, *pending.seat, number};
  }
  go_on_checking(entry, pending);
  return said;
}

KeyResult check_seat(Pending& pending, Seat seat) {
  const bool same = seat == *pending.seat;
  const std::string field = pending.field;
  pending = Pending{};
  if (same) return {std::nullopt, {}, {}, Checked{field, seat, {}}};
  return tap(games::PickSeat{field, seat});  // let the game say why it is refused
}

KeyResult touch_seat(const games::Entry& entry, Pending& pending, Seat seat) {
  if (pending.kind == Kind::kCheckSeat) return check_seat(pending, seat);
  // the tap cannot answer the question after the check, which is not on the screen yet
  if (pending.kind == Kind::kCheck) {
    pending = {};
    return {};
  }
  if (pending.kind == Kind::kShortcut) return use_shortcut(entry, pending, seat);
  if (auto first = first_the_count(pending)) return *first;
  if (pending.kind == Kind::kInsert && pending.mending) {
    const int before = *pending.mending;
    pending = {};
    return tap(games::InsertTrick{before, seat});
  }
  if (pending.kind == Kind::kAnswer && !pending.seat && !without_seats(pending)) {
    const std::string id = pending.field;
    const auto* counts = games::find_field<games::CountsField>(entry, id);
    let_go(pending);
    if (counts != nullptr) return step_up(*counts, seat);
    return tap(games::PickSeat{id, seat});
  }
  if (whose_card_mended(entry, pending)) return tap(games::PickSeat{entry.question.field, seat});
  if (pending.mending && pending.taken_out)
    return complain(text::say("Trick {trick} is still open. Tap the right card, or [[press|tap]] {key}.",
                              *pending.mending + 1, games::kEnter));
  if (pending.mending) return win_trick(entry, pending, seat);
  let_go(pending);
  switch (entry.question.wants) {
    case Wants::kSeat:
      return tap(games::PickSeat{entry.question.field, seat});
    case Wants::kTrick:
      return win_trick(entry, pending, seat);
    case Wants::kCount:  // this seat's count or cards are entered next
    case Wants::kHand:
      pending.kind = Kind::kAnswer;
      pending.field = entry.question.field;
      pending.seat = seat;
      return {};
    case Wants::kCard:
      if (entry.form == games::Form::kTricks && entry.tricks_entered < entry.tricks_in_hand) {
        return win_trick(entry, pending, seat);
      }
      return {};
    case Wants::kChoice:
      return complain(text::say("First: {question}", entry.question.text));
    case Wants::kNumber:
    case Wants::kNothing:
      break;
  }
  return {};
}

KeyResult touch_card(const games::Entry& entry, Pending& pending, Card card) {
  const games::PaletteCard* item = find_card(entry, card);
  const bool noted_before = item != nullptr && item->trick && *item->trick != trick_aimed_at(entry, pending);
  if (noted_before && pending.kind != Kind::kPickCard && entry.question.wants != Wants::kCard) {
    if (*item->trick >= entry.tricks_entered)
      return complain(text::say("{card} is in trick {trick}, which is played now. [[{key}|Done]] goes back there.",
                                to_text(card), *item->trick + 1, games::kEsc));
    return complain(text::say("{card} is in trick {trick}. To take it out, tap that trick first.", to_text(card),
                              *item->trick + 1));
  }
  return mean_card(entry, pending, card);
}

KeyResult touch_choice(const games::Entry& entry, Pending& pending, const std::string& field,
                       const std::string& choice) {
  let_go(pending);
  const auto* asked = games::find_field<games::ChoiceField>(entry, field);
  if (asked == nullptr) return {};
  if (asked->value == choice) return tap(games::PickChoice{field, std::nullopt});
  return tap(games::PickChoice{field, choice});
}

KeyResult touch_set(Pending& pending, const std::string& field, Card card) {
  let_go(pending);
  return tap(games::ToggleCard{field, card});
}

KeyResult touch_rest(Pending& pending, const std::string& field, Seat seat) {
  let_go(pending);
  return tap(games::TakeRest{field, seat});
}

KeyResult touch_addition(const games::Entry& entry, Pending& pending, const std::string& field, Seat seat,
                         std::size_t which) {
  const auto* counts = games::find_field<games::CountsField>(entry, field);
  if (counts == nullptr || which >= counts->additions.size()) return {};
  if (auto first = first_the_count(pending)) return *first;
  const games::CountsField::Addition& each = counts->additions[which];
  const bool same_seat = pending.kind == Kind::kAnswer && pending.field == field && pending.seat == seat;
  const std::vector<Seat>& all = entry.question.choices;
  const bool of_all = entry.question.of_all && std::ranges::find(all, seat) != all.end();
  const bool asked = entry.question.field == field && (entry.question.seat == seat || of_all);
  const bool asked_again = counts->asks_again && asked;
  const bool answers = pending.kind == Kind::kAnswer && pending.field == field;
  const bool to_all = answers ? pending.of_all : of_all && entry.question.field == field;
  const int added = same_seat ? pending.added : 0;
  const int times = same_seat ? pending.number.value_or(1) : 1;
  let_go(pending);
  if (!asked_again) {
    pending.kind = Kind::kAnswer;
    pending.field = field;
    pending.seat = seat;
    pending.added = added + 1;
  }
  const int there = each.count.empty() ? 0 : each.count[seat];
  if (!each.kind.empty()) return tap(games::AddOfKind{field, seat, each.kind, times == 0 ? -there : times});
  const int sum = counts->values[seat].value_or(0) + each.amount * times;
  if (to_all) return tap(games::for_everybody(sum));
  return tap(games::SetCount{field, seat, sum});
}

KeyResult touch_number(Pending& pending, const std::string& field, int place, std::optional<int> number) {
  let_go(pending);
  if (number) return tap(games::SetNumber{field, place, number});
  pending.kind = Kind::kAnswer;
  pending.field = field;
  pending.place = place;
  return {};
}

KeyResult touch_piece(const games::Entry& entry, Pending& pending, const std::string& field, const std::string& piece) {
  const games::TextField* text = text_typed(entry, pending);
  return text != nullptr && text->id == field ? add_text(*text, pending, piece) : KeyResult{};
}

KeyResult touch_nobody(Pending& pending, const std::string& field) {
  let_go(pending);
  return tap(games::PickNobody{field});
}

KeyResult touch_shortcut(const games::Entry& entry, Pending& pending, const std::string& id) {
  if (auto first = first_the_count(pending)) return *first;
  const bool again = pending.kind == Kind::kShortcut && pending.field == id;
  const int trick = trick_aimed_at(entry, pending);
  pending = {};
  if (again) return {};
  const games::Shortcut* shortcut = games::find_shortcut(entry, id);
  if (shortcut == nullptr) return {};
  if (!shortcut->asks_seat) return tap(games::UseShortcut{id, std::nullopt, trick});
  pending.kind = Kind::kShortcut;
  pending.field = id;
  return {};
}

KeyResult touch_field(const games::Entry& entry, Pending& pending, const std::string& id, Seat seat,
                      std::optional<int> count) {
  if (pending.kind == Kind::kCheck && count && id == pending.field && seat == *pending.seat)
    return check_number(entry, pending, *count);
  if (pending.kind == Kind::kCheckSeat && id == pending.field) return check_seat(pending, seat);
  if (!pending.shortcut.empty() && seat == pending.seat && id == pending.field) return {};  // it is asked already
  if (auto first = first_the_count(pending)) return *first;
  const games::Field* field = games::find_field(entry, id);
  const bool of_a_seat = field != nullptr && !std::holds_alternative<games::CardField>(*field);
  if (pending.kind == Kind::kShortcut && of_a_seat) return touch_seat(entry, pending, seat);
  const auto* counts = games::find_field<games::CountsField>(entry, id);
  const bool steps = counts != nullptr && counts->step_key != 0;
  if (pending.more && pending.field == id && !count) return touch_seat(entry, pending, seat);
  if (!steps) let_go(pending);  // a step up does not end what is pending
  if (counts != nullptr && count) {
    const bool named = games::find_named(*counts, *count) != nullptr;
    return tap(games::SetCount{id, seat, named ? *count : std::clamp(*count, counts->least, counts->most)});
  }
  if (field == nullptr || steps) return {};
  if (std::holds_alternative<games::CardField>(*field)) {
    pending.kind = Kind::kPickCard;
    pending.field = id;
    return {};
  }
  const bool asks_who = entry.question.wants == Wants::kSeat && entry.question.field == id;
  if (counts != nullptr && asks_who) return tap(games::PickSeat{id, seat});
  if (counts != nullptr || std::holds_alternative<games::HandsField>(*field)) {
    pending.kind = Kind::kAnswer;
    pending.field = id;
    pending.seat = seat;
    return {};
  }
  if (const auto* text = std::get_if<games::TextField>(field)) return begin_text(*text, pending);
  if (!std::holds_alternative<games::SeatField>(*field)) return {};
  const auto& seat_field = std::get<games::SeatField>(*field);
  if (seat_field.value == seat && entry.form == games::Form::kSummary) return tap(games::PickSeat{id, std::nullopt});
  return tap(games::PickSeat{id, seat});
}

void touch_trick(const games::Entry& entry, Pending& pending, int trick) {
  const bool over = trick >= 0 && trick < entry.tricks_entered;
  const bool same = pending.mending == trick;
  pending = {};
  if (over && !same) pending.mending = trick;
}

}  // namespace nullo::app
