#include "support/random_taps.h"

#include <algorithm>
#include <string>
#include <vector>

#include "games/everybody.h"
#include "games/find_field.h"

namespace nullo::testing {
namespace {

using namespace games;

// A tap at a field, now and then one that takes back what is entered there.
class FieldTap {
 public:
  FieldTap(Random& random, int seats) : random_{random}, seats_{seats} {}

  Tap operator()(const CardField& field) { return PickCard{field.id, forgets() ? std::nullopt : any(field.choices)}; }
  Tap operator()(const SeatField& field) {
    if (field.nobody && random_.chance(2)) return PickNobody{field.id};
    if (forgets() || field.choices.empty()) return PickSeat{field.id, std::nullopt};
    return PickSeat{field.id, random_.any_of(field.choices)};
  }
  Tap operator()(const CountsField& field) {
    const Seat seat = any_seat();
    if (!field.alike.empty() && random_.chance(5)) return for_everybody(random_.between(field.least, field.most));
    if (field.has_rest && random_.chance(2)) return TakeRest{field.id, seat};
    if (!field.additions.empty() && random_.chance(5)) {
      const auto& addition = random_.any_of(field.additions);
      if (!addition.kind.empty()) return AddOfKind{field.id, seat, addition.kind, random_.chance(2) ? -1 : 1};
    }
    if (forgets()) return SetCount{field.id, seat, std::nullopt};
    return SetCount{field.id, seat, random_.between(field.least, field.most), random_.chance(5)};
  }
  Tap operator()(const CardsField& field) {
    const std::optional<Card> card = any(field.choices | field.values);
    return card ? Tap{ToggleCard{field.id, *card}} : Tap{ToggleCard{field.id, Card{Rank::kTwo, Suit::kClubs}}};
  }
  Tap operator()(const ChoiceField& field) {
    if (forgets() || field.choices.empty()) return PickChoice{field.id, std::nullopt};
    return PickChoice{field.id, random_.any_of(field.choices).id};
  }
  Tap operator()(const HandsField& field) {
    std::vector<Card> cards;
    for (int count = forgets() ? 0 : random_.between(field.least, field.most); count > 0; --count) {
      if (const std::optional<Card> card = any(field.choices)) cards.push_back(*card);
    }
    return SetHeld{field.id, any_seat(), cards};
  }
  Tap operator()(const NumbersField& field) {
    const int at = random_.below(static_cast<int>(field.values.size()));
    if (forgets()) return SetNumber{field.id, at, std::nullopt};
    return SetNumber{field.id, at, random_.between(field.least, field.most)};
  }
  Tap operator()(const TextField& field) {
    std::string text;
    for (int pieces = field.pieces.empty() ? 0 : random_.below(8); pieces > 0; --pieces)
      text += random_.any_of(field.pieces).text;
    return SetText{field.id, text};
  }

 private:
  bool forgets() { return random_.chance(1); }
  Seat any_seat() { return Seat{random_.below(seats_)}; }
  std::optional<Card> any(CardSet cards) {
    if (cards.empty()) return std::nullopt;
    auto at = cards.begin();
    for (int steps = random_.below(cards.size()); steps > 0; --steps) ++at;
    return *at;
  }

  Random& random_;
  int seats_;
};

Tap answer(Random& random, const Entry& entry) {
  const Question& asked = entry.question;
  if (asked.wants == Question::Wants::kTrick && !asked.choices.empty())
    return WinTrick{entry.tricks_entered, random.any_of(asked.choices)};
  const Field* const field = find_field(entry, asked.field);
  if (field == nullptr) return UseShortcut{"none", std::nullopt, 0};
  if (asked.wants == Question::Wants::kCount && asked.seat) {
    if (const auto* counts = std::get_if<CountsField>(field))
      return SetCount{counts->id, *asked.seat, random.between(counts->least, counts->most), true};
  }
  return std::visit(FieldTap{random, entry.seats}, *field);
}

Tap at_a_trick(Random& random, const Entry& entry) {
  const Seat seat{random.below(entry.seats)};
  const int trick = random.below(entry.tricks_entered + 1);
  switch (random.below(5)) {
    case 0:
      return WinTrick{trick, seat};
    case 1:
      return InsertTrick{trick, seat};
    case 2:
      return RemoveTrick{trick};
    default: {
      if (entry.palette.empty()) return WinTrick{trick, seat};
      return NoteCard{trick, random.any_of(entry.palette).card,
                      random.chance(5) ? std::optional<Seat>{seat} : std::nullopt};
    }
  }
}

// Moves the seat that a tap names; taps that name no seat stay as they are.
class MoveLeft {
 public:
  explicit MoveLeft(int seats) : seats_{seats} {}

  void operator()(PickSeat& tap) const { move(tap.seat); }
  void operator()(SetCount& tap) const { move(tap.seat); }
  void operator()(AddOfKind& tap) const { move(tap.seat); }
  void operator()(TakeRest& tap) const { move(tap.seat); }
  void operator()(SetHeld& tap) const { move(tap.seat); }
  void operator()(NoteCard& tap) const { move(tap.by); }
  void operator()(WinTrick& tap) const { move(tap.winner); }
  void operator()(InsertTrick& tap) const { move(tap.winner); }
  void operator()(UseShortcut& tap) const { move(tap.seat); }
  // A choice that is a number names one of two sides, whose seats alternate.
  void operator()(PickChoice& tap) const {
    if (tap.choice == "0") {
      tap.choice = "1";
    } else if (tap.choice == "1") {
      tap.choice = "0";
    }
  }
  void operator()(PickCard&) const {}
  void operator()(ToggleCard&) const {}
  void operator()(PickNobody&) const {}
  void operator()(SetNumber&) const {}
  void operator()(SetText&) const {}
  void operator()(RemoveTrick&) const {}
  void operator()(SwitchForm&) const {}

 private:
  void move(Seat& seat) const { seat = seat.left(seats_); }
  void move(std::optional<Seat>& seat) const {
    if (seat) move(*seat);
  }

  int seats_;
};

}  // namespace

games::Tap moved_left(games::Tap tap, int seats) {
  std::visit(MoveLeft{seats}, tap);
  return tap;
}

games::Tap random_tap(Random& random, const games::Entry& entry) {
  if (random.chance(5)) return answer(random, entry);
  if (!entry.fields.empty() && random.chance(5))
    return std::visit(FieldTap{random, entry.seats}, random.any_of(entry.fields));
  if (!entry.shortcuts.empty() && random.chance(2)) {
    const Shortcut& shortcut = random.any_of(entry.shortcuts);
    const Seat seat{random.below(entry.seats)};
    return UseShortcut{shortcut.id, shortcut.asks_seat ? std::optional<Seat>{seat} : std::nullopt,
                       random.below(entry.tricks_entered + 1)};
  }
  if (entry.can_switch && random.chance(1))
    return SwitchForm{entry.form == Form::kTricks ? Form::kSummary : Form::kTricks, random.chance(5)};
  if (entry.tricks_in_hand > 0) return at_a_trick(random, entry);
  return answer(random, entry);
}

}  // namespace nullo::testing
