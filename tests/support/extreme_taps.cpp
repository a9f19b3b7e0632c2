#include "support/extreme_taps.h"

#include <algorithm>
#include <set>
#include <string>

#include "games/everybody.h"

namespace nullo::testing {
namespace {

using namespace games;

// The numbers at the ends of a range, and the extremes.
std::set<int> numbers(int least, int most) {
  std::set<int> numbers{std::begin(kExtremes), std::end(kExtremes)};
  for (const int end : {least, most}) {
    for (const std::int64_t near : {std::int64_t{end} - 1, std::int64_t{end}, std::int64_t{end} + 1})
      numbers.insert(static_cast<int>(std::clamp<std::int64_t>(near, INT_MIN, INT_MAX)));
  }
  return numbers;
}

class Taps {
 public:
  explicit Taps(const Entry& entry) : entry_{entry} {
    for (int index = -1; index <= entry.seats; ++index) seats_.emplace_back(index);
    seats_.emplace_back(kMostSeats - 1);
    seats_.emplace_back(INT8_MAX);
    seats_.emplace_back(INT8_MIN);
  }

  std::vector<Tap> all() {
    for (const Field& field : entry_.fields) std::visit(*this, field);
    at_tricks();
    for (const auto& list : {entry_.shortcuts, entry_.later_shortcuts}) {
      for (const Shortcut& each : list) shortcut(each);
    }
    for (const Form form : {Form::kTricks, Form::kSummary, Form::kPoints}) {
      for (const bool forget : {false, true}) add(SwitchForm{form, forget});
    }
    for (const std::string& id : {std::string{"scores"}, std::string{"no such field"}}) {
      for (const Seat seat : seats_) add(SetCount{id, seat, INT_MAX, true});
      add(PickCard{id, Card{Rank::kTwo, Suit::kClubs}});
      add(SetText{id, std::string(10'000, 'x')});
      add(SetNumber{id, 0, 1});
    }
    return std::move(taps_);
  }

  void operator()(const CardField& field) {
    for (const Card card : CardSet::full_pack()) add(PickCard{field.id, card});
    add(PickCard{field.id, std::nullopt});
  }
  void operator()(const SeatField& field) {
    for (const Seat seat : seats_) add(PickSeat{field.id, seat});
    add(PickNobody{field.id});
  }
  void operator()(const CountsField& field) {
    if (!field.alike.empty()) {
      for (const int count : numbers(field.least, field.most)) {
        add(for_everybody(count));
        add(UseShortcut{std::string{kEverybodySure}, std::nullopt, 0, count});
      }
    }
    for (const Seat seat : seats_) {
      for (const int count : numbers(field.least, field.most)) {
        add(SetCount{field.id, seat, count, true});
        for (const CountsField::Addition& addition : field.additions) {
          if (!addition.kind.empty()) add(AddOfKind{field.id, seat, addition.kind, count});
        }
      }
      for (const CountsField::Named& named : field.named) add(SetCount{field.id, seat, named.count, true});
      add(AddOfKind{field.id, seat, "no such kind", 1});
      add(TakeRest{field.id, seat});
    }
  }
  void operator()(const CardsField& field) {
    for (const Card card : CardSet::full_pack()) add(ToggleCard{field.id, card});
  }
  void operator()(const ChoiceField& field) {
    for (const ChoiceField::Choice& choice : field.choices) add(PickChoice{field.id, choice.id});
    for (const char* other : {"", "no such choice", "-1", "9", "2147483647"}) add(PickChoice{field.id, other});
  }
  void operator()(const HandsField& field) {
    std::vector<Card> pack;
    for (const Card card : CardSet::full_pack()) pack.push_back(card);
    std::vector<Card> offered;
    for (const Card card : field.choices) offered.push_back(card);
    for (const Seat seat : seats_) {
      for (const int count : {0, 1, field.least - 1, field.least, field.most, field.most + 1, 13, 52}) {
        for (const std::vector<Card>& from : {pack, offered}) {
          const auto size = std::min(static_cast<std::size_t>(std::max(count, 0)), from.size());
          add(SetHeld{field.id, seat, {from.begin(), from.begin() + static_cast<std::ptrdiff_t>(size)}});
        }
      }
      add(SetHeld{field.id, seat, {pack.front(), pack.front()}});
    }
  }
  void operator()(const NumbersField& field) {
    const int size = static_cast<int>(field.values.size());
    for (const int at : {INT_MIN, -1, 0, size - 1, size, size + 1, INT_MAX}) {
      for (const int number : numbers(field.least, field.most)) add(SetNumber{field.id, at, number});
    }
  }
  void operator()(const TextField& field) {
    for (const std::size_t size : {std::size_t{0}, std::size_t{1}, field.most, field.most + 1, std::size_t{100'000}})
      add(SetText{field.id, std::string(size, '7')});
    for (const char* text : {"\n", "\x01", "\xff", "((((((((", "9/0", "é", " "}) add(SetText{field.id, text});
  }

 private:
  void add(Tap tap) { taps_.push_back(std::move(tap)); }

  void at_tricks() {
    const int over = entry_.tricks_entered;
    const int all = entry_.tricks_in_hand;
    for (const int trick : {INT_MIN, -1, 0, over - 1, over, over + 1, all - 1, all, all + 1, 100, INT_MAX}) {
      for (const Seat seat : seats_) {
        add(WinTrick{trick, seat});
        add(InsertTrick{trick, seat});
      }
      add(RemoveTrick{trick});
      for (const Card card : CardSet::full_pack()) add(NoteCard{trick, card, std::nullopt});
      for (const PaletteCard& each : entry_.palette) {
        for (const Seat seat : seats_) add(NoteCard{trick, each.card, seat});
      }
    }
  }

  void shortcut(const Shortcut& each) {
    for (const int trick : {INT_MIN, -1, 0, entry_.tricks_entered, entry_.tricks_in_hand, INT_MAX}) {
      add(UseShortcut{each.id, std::nullopt, trick});
      for (const Seat seat : seats_) {
        add(UseShortcut{each.id, seat, trick});
        if (each.count_of.empty()) continue;
        for (const int count : kExtremes) add(UseShortcut{each.id, seat, trick, count});
      }
    }
  }

  const Entry& entry_;
  std::vector<Seat> seats_;
  std::vector<Tap> taps_;
};

}  // namespace

std::vector<Tap> extreme_taps(const Entry& entry) { return Taps{entry}.all(); }

}  // namespace nullo::testing
