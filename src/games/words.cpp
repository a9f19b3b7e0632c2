#include "games/words.h"

#include <algorithm>
#include <cstdlib>
#include <utility>

#include <fmt/core.h>

#include "games/everybody.h"
#include "games/find_field.h"
#include "games/trick_entry.h"
#include "text/number.h"
#include "text/parts.h"
#include "text/say.h"

namespace nullo::games {
namespace {

std::string account_name(Account account, const Names& names, PotNames pots) {
  if (const auto seat = account.seat()) return std::string{names[*seat]};
  if (const auto pot = account.pot()) return pots.of(*pot);
  return text::say("the bank");
}

// The label of a field; its id if the game does not show it now.
std::string field_text(const Entry& entry, std::string_view id) {
  if (const Field* field = find_field(entry, id))
    return std::visit([](const auto& kind) { return kind.label; }, *field);
  const std::optional<Card> card = parse_card(id.substr(id.rfind('/') + 1));
  return card ? to_text(*card) : std::string{id};
}

struct Describe {
  const Entry& entry;
  const Names& names;

  [[nodiscard]] std::string cleared(std::string_view field) const {
    return text::say("{fact}: cleared", field_text(entry, field));
  }
  std::string operator()(const PickCard& tap) const {
    if (!tap.card) return cleared(tap.field);
    if (tap.field == kPlayedCard) return to_text(*tap.card);
    return text::labelled(field_text(entry, tap.field), to_text(*tap.card));
  }
  std::string operator()(const PickSeat& tap) const {
    const std::string fact = field_text(entry, tap.field);
    if (!tap.seat) return text::say("{fact}: nobody yet", fact);
    const std::string_view player = names[*tap.seat];
    if (find_field<CountsField>(entry, tap.field) != nullptr)
      return text::say("{fact}, {player}: one more", fact, player);
    const auto* seat = find_field<SeatField>(entry, tap.field);
    if (seat == nullptr || seat->card) return text::say("{card} to {player}", fact, player);
    return text::labelled(fact, player);
  }
  std::string operator()(const SetCount& tap) const {
    const auto* counts = find_field<CountsField>(entry, tap.field);
    const std::string who = whose(entry, tap.field, tap.seat, names);
    const std::string fact = field_text(entry, tap.field);
    if (!tap.count) return text::say("{fact}, {player}: cleared", fact, who);
    const std::string count = counts == nullptr ? text::grouped(*tap.count) : count_text(*counts, *tap.count);
    if (counts != nullptr && !counts->said.empty()) return text::say(counts->said, who, count);
    return text::say("{fact}, {player}: {count}", fact, who, count);
  }
  std::string operator()(const AddOfKind& tap) const {
    std::string label = tap.kind;
    const auto* counts = find_field<CountsField>(entry, tap.field);
    for (std::size_t i = 0; counts != nullptr && i < counts->additions.size(); ++i) {
      if (counts->additions[i].kind == tap.kind && !counts->additions[i].label.empty())
        label = counts->additions[i].label;
    }
    return text::say("{fact}, {player}: {count} × {card}", field_text(entry, tap.field),
                     whose(entry, tap.field, tap.seat, names), signed_text(tap.count), label);
  }
  std::string operator()(const TakeRest& tap) const {
    return text::say("{fact}: the rest to {player}", field_text(entry, tap.field), names[tap.seat]);
  }
  std::string operator()(const ToggleCard& tap) const {
    const auto* cards = find_field<CardsField>(entry, tap.field);
    const std::string fact = field_text(entry, tap.field);
    const std::string card = to_text(tap.card);
    const bool out = cards != nullptr && cards->values.contains(tap.card);
    return out ? text::say("{fact}: not {card}", fact, card) : text::labelled(fact, card);
  }
  std::string operator()(const SetHeld& tap) const {
    const std::string who = whose(entry, tap.field, tap.seat, names);
    const std::string fact = field_text(entry, tap.field);
    if (tap.cards.empty()) return text::say("{fact}, {player}: cleared", fact, who);
    std::string cards;
    for (const Card card : tap.cards) cards.append(cards.empty() ? "" : " ").append(to_text(card));
    return text::say("{fact}, {player}: {cards}", fact, who, cards);
  }
  std::string operator()(const PickNobody& tap) const {
    return text::say("{fact}: nobody", field_text(entry, tap.field));
  }
  std::string operator()(const SetNumber& tap) const {
    const std::string fact = field_text(entry, tap.field);
    return tap.number ? text::labelled(fact, *tap.number)
                      : text::say("{fact}: number {number} cleared", fact, tap.at + 1);
  }
  std::string operator()(const SetText& tap) const {
    if (tap.text.empty()) return cleared(tap.field);
    return text::labelled(field_text(entry, tap.field), tap.text);
  }
  std::string operator()(const PickChoice& tap) const {
    std::string label = tap.choice.value_or("");
    const auto* choice = find_field<ChoiceField>(entry, tap.field);
    for (std::size_t i = 0; choice != nullptr && i < choice->choices.size(); ++i) {
      if (choice->choices[i].id == tap.choice) label = choice->choices[i].label;
    }
    if (choice != nullptr && choice->offered)
      return tap.choice ? label : text::say("{fact}: not claimed", field_text(entry, tap.field));
    return tap.choice ? text::labelled(field_text(entry, tap.field), label) : cleared(tap.field);
  }
  std::string operator()(const NoteCard& tap) const {
    bool out = false;
    for (const PaletteCard& item : entry.palette) out = out || (item.card == tap.card && item.trick == tap.trick);
    return out ? text::say("{card} out of trick {trick}", to_text(tap.card), tap.trick + 1)
               : text::say("{card} in trick {trick}", to_text(tap.card), tap.trick + 1);
  }
  std::string operator()(const WinTrick& tap) const {
    return text::say("trick {trick} to {player}", tap.trick + 1, names[tap.winner]);
  }
  std::string operator()(const InsertTrick& tap) const {
    return text::say("trick {trick} inserted, {player}", tap.before + 1, names[tap.winner]);
  }
  std::string operator()(const RemoveTrick& tap) const { return text::say("trick {trick} removed", tap.trick + 1); }
  std::string operator()(const UseShortcut& tap) const {
    if (is_for_everybody(tap)) return text::say("Everybody still in: {count}", tap.count.value_or(0));
    const Shortcut* offered = find_shortcut(entry, tap.id);
    const Shortcut used = offered == nullptr ? Shortcut{tap.id, 0, tap.id, false} : *offered;
    if (!tap.seat) return used.label;
    const std::string_view player = names[*tap.seat];
    const std::string of_seat = used.of_seat.empty() ? std::string{player} : text::say(used.of_seat, player);
    return tap.count ? text::labelled(of_seat, *tap.count) : of_seat;
  }
  std::string operator()(const SwitchForm& tap) const {
    if (tap.form == Form::kPoints) return text::say("Only the points");
    if (!entry.other_form.empty()) return entry.other_form;
    return tap.form == Form::kSummary ? text::say("Quick entry") : text::say("Trick by trick");
  }
};

}  // namespace

std::string why_short(const Posting& posting, std::string_view reason_text) {
  const std::string trick = posting.trick > 0 ? text::say("trick {trick}", posting.trick) + ", " : "";
  const std::string card = posting.card ? fmt::format(" ({})", to_text(*posting.card)) : "";
  return fmt::format("{}{}{}", trick, reason_text, card);
}

std::string PotNames::of(int number) const {
  if (pots <= 1) return text::say("the pot");
  if (numbered) return text::say("pot {number}", number);
  if (number == 1) return text::say("the main pot");
  return pots == 2 ? text::say("the side pot") : text::say("side pot {number}", number - 1);
}

std::string split_off(const Posting& posting, PotNames pots) {
  const std::string into = pots.of(posting.to.pot().value_or(1));
  return text::say_count(posting.amount, "{count} goes into {pot}", "{count} go into {pot}", into);
}

std::string handed_over(const Posting& posting, const Names& names, PotNames pots) {
  if (posting.from.pot() && posting.to.pot()) return split_off(posting, pots);
  const std::string from = account_name(posting.from, names, pots);
  const std::string to = account_name(posting.to, names, pots);
  const std::string amount = text::grouped(posting.amount);
  if (posting.to.pot()) return text::say("{player} pays {amount} into {pot}", from, amount, to);
  if (posting.from.pot()) return text::say("{player} takes {amount} from {pot}", to, amount, from);
  return text::say("{player} pays {other} {amount}", from, to, amount);
}

std::string why(const Posting& posting, std::string_view reason_text, const Names& names, PotNames pots) {
  const std::string reason = why_short(posting, reason_text);
  const std::optional<Seat> to = posting.to.seat();
  if (posting.from.is_bank() && to)
    return text::labelled(reason, fmt::format("+{} {}", text::grouped(posting.amount), names[*to]));
  if (const auto from = posting.from.seat(); from && posting.to.is_bank()) {
    return text::labelled(reason, fmt::format("−{} {}", text::grouped(posting.amount), names[*from]));
  }
  return text::labelled(reason, handed_over(posting, names, pots));
}

Reason seen_by(std::optional<Seat> seat, const Posting& posting, Reason reason, const Names& names, PotNames pots) {
  reason.counts = std::abs(posting.amount);
  if (!seat) {
    reason.amount = text::grouped(posting.amount);
    reason.words = text::say("from {pot} into {other}", account_name(posting.from, names, pots),
                             account_name(posting.to, names, pots));
    return reason;
  }
  const bool gets = posting.to == Account::of(*seat);
  reason.amount = signed_text(gets ? posting.amount : -posting.amount);
  const Account other = gets ? posting.from : posting.to;
  const bool one_of_several = other.pot() && pots.numbered && pots.pots > 1;
  if (!other.seat() && !one_of_several) return reason;
  const std::string whom = account_name(other, names, pots);
  const std::string way = gets          ? text::say("from {player}", whom)
                          : other.pot() ? text::say("into {pot}", whom)
                                        : text::say("to {player}", whom);
  reason.words = fmt::format("{}, {}", way, reason.words);
  return reason;
}

std::string describe(const Tap& tap, const Entry& entry, const Names& names) {
  return std::visit(Describe{entry, names}, tap);
}

std::string revoke_text(const Note& revoke, const Names& names) {
  if (!revoke.card)
    return text::say("{player} did not follow suit in trick {trick}, yet later played the suit: a revoke.",
                     names[*revoke.seat], revoke.trick);
  return text::say("{player} did not follow suit in trick {trick}, yet later played the {card}: a revoke.",
                   names[*revoke.seat], revoke.trick, to_text(*revoke.card));
}

std::string whose(const Entry& entry, std::string_view field, Seat seat, const Names& names) {
  const auto* counts = find_field<CountsField>(entry, field);
  const int sides = counts == nullptr ? 0 : counts->sides;
  std::vector<Seat> partners;
  for (const Seat each : Seats{names.size()}) {
    if (each == seat || (sides > 0 && (each.index() - seat.index()) % sides == 0)) partners.push_back(each);
  }
  return join_names(partners, names);
}

std::string of_whom(const Entry& entry, std::string_view field, Seat seat, const Names& names) {
  return text::labelled(whose(entry, field, seat, names), field_text(entry, field));
}

std::string count_text(const CountsField& field, int count) {
  const CountsField::Named* named = find_named(field, count);
  return named != nullptr ? named->label : text::grouped(count);
}

std::string join_names(const std::vector<Seat>& seats, const Names& names, Last last) {
  std::string text;
  for (std::size_t i = 0; i < seats.size(); ++i) {
    const std::string_view name = names[seats[i]];
    const bool is_last = i > 0 && i + 1 == seats.size();
    if (is_last)
      text =
          last == Last::kOr ? text::say("{names} or {last}", text, name) : text::say("{names} and {last}", text, name);
    else
      text.append(i > 0 ? ", " : "").append(name);
  }
  return text;
}

std::string join_cards(CardSet cards) {
  constexpr int kInWords = 3;
  const int count = cards.size();
  const std::string_view between = count <= kInWords ? ", " : " ";
  std::string text;
  int last = count;
  for (const Card card : cards) {
    --last;
    if (last == 0 && count > 1 && count <= kInWords) return text::say("{cards} and {last}", text, to_text(card));
    text.append(text.empty() ? "" : between).append(to_text(card));
  }
  return text;
}

std::string who_won_with(const TrickCards& cards) {
  CardSet once;
  CardSet twice;  // of two packs
  for (const NotedCard& each : cards) (once.contains(each.card) ? twice : once).insert(each.card);
  if (cards.size() == 1) return text::say("The {card} is in it. Who won?", join_cards(once));
  const std::string single = join_cards(once - twice);
  if (twice.empty()) return text::say("{cards} are in it. Who won?", single);
  if (single.empty()) return text::say("Two {cards} are in it. Who won?", join_cards(twice));
  return text::say("{cards}, and two {twice} are in it. Who won?", single, join_cards(twice));
}

std::string amount_of(Amount amount, Unit unit) {
  if (unit == Unit::kChip) return text::say_count(amount, "{count} chip", "{count} chips");
  if (unit == Unit::kCard) return text::say_count(amount, "{count} card", "{count} cards");
  return text::say_count(amount, "{count} point", "{count} points");
}

std::string signed_text(Amount amount) { return (amount > 0 ? "+" : "") + text::grouped(amount); }

}  // namespace nullo::games
