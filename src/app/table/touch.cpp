#include "app/table/touch.h"

#include <algorithm>

#include <fmt/core.h>

#include "base/utf8.h"
#include "games/find_field.h"
#include "games/words.h"

namespace nullo::app {
namespace {

using Kind = Hold::Kind;
using Wants = games::Question::Wants;

KeyResult win_trick(const games::Entry& entry, Hold& hold, Seat seat) {
  const int trick = trick_aimed_at(entry, hold);
  hold = {};
  return tap(games::WinTrick{trick, seat});
}

// Puts the card into the holding that is being entered, or takes it out. Too few cards are no fact yet; the seat stays
// asked while there is room.
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

bool lies_in(const games::TrickCell& trick, Card card) {
  return std::ranges::any_of(trick.cards, [card](const NotedCard& noted) { return noted.card == card; });
}

// Putting a card into a trick ends the mending, so that the next winner is entered for the next trick. Taking one out
// leaves the trick open for the right card.
void end_mending(const games::Entry& entry, Hold& hold, Card card) {
  const auto trick = static_cast<std::size_t>(*hold.mending);
  const bool takes_out = trick < entry.tricks.size() && lies_in(entry.tricks[trick], card);
  if (!takes_out) hold.mending.reset();
  hold.taken_out = takes_out;
}

// What is pending cannot be answered with a seat.
bool without_seats(const Hold& hold) { return hold.place || hold.text; }

}  // namespace

KeyResult mean_card(const games::Entry& entry, Hold& hold, Card card) {
  if (hold.kind == Kind::kInsert) return complain("First who won the trick that is added. Then open it for its cards.");
  if (hold.kind == Kind::kShortcut) return complain("First which player it is. Esc drops the question.");
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
  if (entry.form != games::Form::kTricks) return complain(fmt::format("{} is not asked for here.", to_text(card)));
  const int trick = trick_aimed_at(entry, hold);
  if (hold.mending) end_mending(entry, hold, card);
  return tap(games::NoteCard{trick, card, std::nullopt});
}

KeyResult add_text(const games::TextField& field, Hold& hold, std::string_view piece) {
  if (utf8::characters(*hold.text) + utf8::characters(piece) > field.most)
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

KeyResult step_up(const games::CountsField& counts, Seat seat) {
  return tap(games::SetCount{counts.id, seat, counts.values[seat].value_or(0) + 1});
}

KeyResult drop_held(const HandAsked& asked, Hold& hold) {
  const std::vector<Card>& cards = held_cards(asked, hold);
  return cards.empty() ? KeyResult{} : touch_held(asked, hold, Card{cards.back()});
}

KeyResult check_number(const games::Entry& entry, Hold& hold, int number) {
  if (std::string why = contradiction(entry, hold, number); !why.empty()) return {std::nullopt, std::move(why), number};
  KeyResult said{std::nullopt, {}, number};
  if (!checked_count(entry, hold)) said.tap = games::SetCount{hold.field, *hold.seat, number};
  go_on_checking(entry, hold);
  return said;
}

KeyResult check_seat(Hold& hold, Seat seat) {
  const bool same = seat == *hold.seat;
  const std::string field = hold.field;
  hold = Hold{};
  if (same) return {};
  return tap(games::PickSeat{field, seat});  // let the game say why it is refused
}

KeyResult touch_seat(const games::Entry& entry, Hold& hold, Seat seat) {
  if (hold.kind == Kind::kCheckSeat) return check_seat(hold, seat);
  // the tap cannot answer the question after the check, which is not on the screen yet
  if (hold.kind == Kind::kCheck) {
    hold = {};
    return {};
  }
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
    if (counts != nullptr) return step_up(*counts, seat);
    return tap(games::PickSeat{id, seat});
  }
  if (whose_card_mended(entry, hold)) return tap(games::PickSeat{entry.question.field, seat});
  if (hold.mending && hold.taken_out)
    return complain(fmt::format("Trick {} is still open. Tap the right card, or press Enter.", *hold.mending + 1));
  if (hold.mending) return win_trick(entry, hold, seat);
  let_go(hold);
  switch (entry.question.wants) {
    case Wants::kSeat:
      return tap(games::PickSeat{entry.question.field, seat});
    case Wants::kTrick:
      return win_trick(entry, hold, seat);
    case Wants::kCount:  // this seat's count or cards are entered next
    case Wants::kHand:
      hold.kind = Kind::kAnswer;
      hold.field = entry.question.field;
      hold.seat = seat;
      return {};
    case Wants::kCard:
      if (entry.form == games::Form::kTricks && entry.tricks_entered < entry.tricks_in_hand) {
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
    if (*item->trick >= entry.tricks_entered)
      return complain(
          fmt::format("{} is in trick {}, which is played now. Esc goes back there.", to_text(card), *item->trick + 1));
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
  const std::vector<Seat>& all = entry.question.choices;
  const bool of_all = entry.question.of_all && std::ranges::find(all, seat) != all.end();
  const bool asked = entry.question.field == field && (entry.question.seat == seat || of_all);
  const bool asked_again = counts->goes_on && asked;
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
  const int trick = trick_aimed_at(entry, hold);
  hold = {};
  if (again) return {};
  for (const games::Shortcut& shortcut : entry.shortcuts) {
    if (shortcut.id != id) continue;
    if (!shortcut.asks_seat) return tap(games::UseShortcut{id, std::nullopt, trick});
    hold.kind = Kind::kShortcut;
    hold.field = id;
  }
  return {};
}

KeyResult touch_field(const games::Entry& entry, Hold& hold, const std::string& id, Seat seat,
                      std::optional<int> count) {
  if (hold.kind == Kind::kCheck && count && id == hold.field && seat == *hold.seat)
    return check_number(entry, hold, *count);
  if (hold.kind == Kind::kCheckSeat && id == hold.field) return check_seat(hold, seat);
  const games::Field* field = games::find_field(entry, id);
  const bool of_a_seat = field != nullptr && !std::holds_alternative<games::CardField>(*field);
  if (hold.kind == Kind::kShortcut && of_a_seat) return touch_seat(entry, hold, seat);
  const auto* counts = games::find_field<games::CountsField>(entry, id);
  const bool steps = counts != nullptr && counts->step_key != 0;
  if (!steps) let_go(hold);  // a step up does not end what is pending
  if (counts != nullptr && count) {
    const bool named = games::find_named(*counts, *count) != nullptr;
    return tap(games::SetCount{id, seat, named ? *count : std::clamp(*count, counts->least, counts->most)});
  }
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
  const bool told = trick >= 0 && trick < entry.tricks_entered;
  const bool same = hold.mending == trick;
  hold = {};
  if (told && !same) hold.mending = trick;
}

}  // namespace nullo::app
