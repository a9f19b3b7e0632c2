#include "app/table/field_rows.h"

#include <cctype>
#include <concepts>
#include <utility>

#include <fmt/core.h>

#include "app/keyboard.h"
#include "app/table/keys.h"
#include "app/words.h"
#include "games/find_field.h"
#include "games/sentence.h"
#include "session/session.h"
#include "text/say.h"

namespace nullo::app {
namespace {

bool is_own_key(const games::Entry& entry, char letter) {
  return std::ranges::any_of(entry.palette,
                             [letter](const auto& card) { return card.keys.find(letter) != std::string::npos; }) ||
         std::ranges::any_of(entry.shortcuts, [letter](const auto& shortcut) { return shortcut.key == letter; });
}

class FieldRows {
 public:
  FieldRows(const OpenSession& open, const Pending& pending, int sides)
      : pending_{pending}, entry_{open.entry}, names_{open.names()}, sides_{sides} {}

  std::vector<FieldRow> rows() {
    for (const games::Field& field : entry_.fields) field_row(field);
    return std::move(rows_);
  }

 private:
  void field_row(const games::Field& field) {
    const auto* choice = std::get_if<games::ChoiceField>(&field);
    if (choice != nullptr && !is_shown(entry_, pending_, *choice)) return;
    // Once all tricks are told, one that is mended is a matter of its cards and its winner alone.
    const bool of_trick = choice != nullptr && choice->trick;
    const bool one_trick = pending_.mending || whose_card(entry_);
    if (one_trick && entry_.tricks_in_hand > 0 && entry_.tricks_entered == entry_.tricks_in_hand && !of_trick) return;
    const auto* seat = std::get_if<games::SeatField>(&field);
    if (seat != nullptr && seat->id.starts_with(games::kPlayedBy)) return;  // asked for at the seats themselves
    // While tricks are entered, a fact that nobody is asked for is one quiet button: a row of names looks like an
    // answer.
    const bool by_button = seat != nullptr && games::find_shortcut(entry_, seat->id) != nullptr;
    if (by_button && entry_.question.wants == games::Question::Wants::kTrick) return;
    const auto* card = std::get_if<games::CardField>(&field);
    if (card != nullptr && shares_line(entry_, *card)) return;
    const games::Question& question = entry_.question;
    FieldRow row =
        std::visit([&](const auto& kind) { return FieldRow{kind.id, label_of(kind), false, row_of(kind)}; }, field);
    const bool held = pending_.kind == Pending::Kind::kAnswer || checks(pending_);
    row.current = held ? pending_.field == row.id : question.field == row.id && !pending_.mending;
    if (pending_.kind == Pending::Kind::kShortcut) row.current = false;  // the shortcut asks for a player instead
    rows_.push_back(std::move(row));
  }

  template <class Kind>
  [[nodiscard]] static std::string label_of(const Kind& field) {
    return field.label;
  }

  // With the key of the card, if it is in the palette.
  [[nodiscard]] std::string label_of(const games::SeatField& field) const {
    std::string label = field.label;
    for (const games::PaletteCard& item : entry_.palette) {
      const std::string key = item.card == field.card ? key_text(entry_, item) : "";
      if (!key.empty()) label += fmt::format("{}  ({})", games::kKeySign, key);
    }
    return label;
  }

  // With its key, if it has one.
  template <class Kind>
    requires std::same_as<Kind, games::CardField> || std::same_as<Kind, games::CardsField>
  [[nodiscard]] static std::string label_of(const Kind& field) {
    return field.key == 0 ? field.label : fmt::format("{}{}  ({})", field.label, games::kKeySign, field.key);
  }

  [[nodiscard]] static std::string text_of(char key) { return key == 0 ? std::string{} : std::string{key}; }

  [[nodiscard]] static CardRow row_of(const games::CardField& field) { return {field.value}; }

  [[nodiscard]] SeatRow row_of(const games::SeatField& field) const {
    SeatRow row{.card = field.card};
    for (const Seat seat : Seats{entry_.seats}) {
      SeatRow::Cell cell;
      cell.text = std::string{names_[seat]};
      cell.chosen = field.value == seat;
      cell.follows = !field.value && field.follows == seat;
      cell.enabled = cell.chosen || contains(field.choices, seat);
      row.cells.push_back(std::move(cell));
    }
    if (field.nobody) row.nobody = {field.nobody->label, text_of(field.nobody->key), field.nobody->chosen};
    return row;
  }

  [[nodiscard]] NumbersRow row_of(const games::NumbersField& field) const {
    NumbersRow row{.least = field.least, .most = field.most};
    const auto asked = number_asked(entry_, pending_);
    for (std::size_t i = 0; i < field.values.size(); ++i) {
      const bool is_asked = asked && asked->field->id == field.id && static_cast<std::size_t>(asked->place) == i;
      row.cells.push_back({field.values[i], is_asked});
    }
    return row;
  }

  [[nodiscard]] TextRow row_of(const games::TextField& field) const {
    TextRow row;
    row.typing = pending_.text && pending_.field == field.id;
    row.text = row.typing ? *pending_.text : field.value;
    row.key = text_of(field.key);
    if (!row.typing) row.remark = field.remark;
    row.pieces.reserve(field.pieces.size());
    for (const games::TextField::Piece& piece : field.pieces) row.pieces.push_back({piece.text, piece.label});
    return row;
  }

  [[nodiscard]] static CardsRow row_of(const games::CardsField& field) {
    CardsRow row;
    for (const Card card : field.choices) row.cells.push_back({card, field.values.contains(card)});
    return row;
  }

  [[nodiscard]] ChoiceRow row_of(const games::ChoiceField& field) const {
    ChoiceRow row;
    for (const games::ChoiceField::Choice& choice : field.choices)
      row.choices.push_back({choice.id, choice.label, text_of(key_now(entry_, pending_, field, choice)), choice.shows,
                             field.value == choice.id});
    return row;
  }

  [[nodiscard]] CountsRow row_of(const games::CountsField& field) const {
    CountsRow row;
    row.card_field = field.card_field;
    if (const auto* card = games::find_field<games::CardField>(entry_, field.card_field)) row.card = card->value;
    row.most = field.most;
    row.least = field.least;
    row.has_rest = field.has_rest;
    if (field.step_key != 0) row.steps = {text_of(number_waits(entry_, pending_) ? '\0' : field.step_key)};
    int sum = 0;
    std::optional<Seat> whose;
    for (const Seat seat : Seats{sides_ > 0 ? sides_ : entry_.seats}) {
      CountsRow::Cell cell;
      cell.count = field.values[seat];
      cell.follows = !field.values[seat] && field.follows[seat];
      const std::optional<int> count = field.values[seat] ? field.values[seat] : field.follows[seat];
      if (count) cell.text = count_text(field, *count);
      if (field.sides == 0 || seat.index() < field.sides) sum += count.value_or(0);
      cell.asked = count_is_asked(field, seat);
      if (cell.asked) whose = seat;
      if (cell.asked && (pending_.number || pending_.minus)) {
        cell.refused = pending_.refused && pending_.number;
        cell.text = number_text(pending_) + (cell.refused ? "" : "_");
        if (pending_.added > 0 && count) cell.text = fmt::format("{} + {}", total_text(*count), cell.text);
      }
      row.cells.push_back(std::move(cell));
    }
    if (field.total) row.sum = text::say("{sum} of {total}", sum, *field.total);
    row.typed = is_typed(field);
    for (const auto& each : field.named) row.named.push_back({each.label, text_of(each.key), each.count});
    const bool begun = pending_.kind == Pending::Kind::kAnswer && pending_.seat;
    const bool to_all = begun ? pending_.field == field.id && pending_.of_all
                              : entry_.question.field == field.id && entry_.question.of_all;
    for (const auto& each : field.additions) {
      const int count = whose && !each.count.empty() ? each.count[*whose] : 0;
      const std::string label = to_all ? text::say("{label}: each", each.label) : each.label;
      row.additions.push_back({label, text_of(each.key), each.amount, each.kind, count});
    }
    row.takes_additions = pending_.shortcut.empty();
    return row;
  }

  static std::string count_text(const games::CountsField& field, int count) {
    const games::CountsField::Named* named = games::find_named(field, count);
    return named != nullptr ? named->label : total_text(count);
  }

  [[nodiscard]] bool gets_the_same(const games::CountsField& field, Seat given, Seat seat) const {
    return same_count(sides_, field, given, seat) || (pending_.of_all && contains(field.alike, seat));
  }

  [[nodiscard]] bool count_is_asked(const games::CountsField& field, Seat seat) const {
    if (pending_.kind == Pending::Kind::kCheckSeat) return false;
    if (!pending_.shortcut.empty()) return pending_.field == field.id && pending_.seat == seat;
    if (pending_.kind == Pending::Kind::kAnswer || pending_.kind == Pending::Kind::kCheck)
      return pending_.field == field.id && pending_.seat && gets_the_same(field, *pending_.seat, seat);
    const games::Question& question = entry_.question;
    if (question.field != field.id || !question.seat || pending_.mending) return false;
    return question.of_all ? contains(question.choices, seat) : same_count(sides_, field, *question.seat, seat);
  }

  [[nodiscard]] HandsRow row_of(const games::HandsField& field) const {
    HandsRow row{.most = field.most};
    const auto asked = hand_asked(entry_, pending_);
    for (const Seat seat : Seats{entry_.seats}) {
      HandsRow::Cell cell{field.worth[seat], field.values[seat],
                          asked && asked->field->id == field.id && asked->seat == seat};
      if (cell.asked) cell.held = held_cards(*asked, pending_);
      if (cell.asked && !pending_.cards.empty()) cell.worth.clear();
      row.cells.push_back(std::move(cell));
    }
    return row;
  }

  const Pending& pending_;
  const games::Entry& entry_;
  games::Names names_;
  int sides_;
  std::vector<FieldRow> rows_;
};

}  // namespace

std::vector<FieldRow> field_rows(const OpenSession& open, const Pending& pending, int sides) {
  return FieldRows{open, pending, sides}.rows();
}

bool same_column(int sides, Seat one, Seat other) {
  return one == other || (sides > 0 && (one.index() - other.index()) % sides == 0);
}

bool same_count(int sides, const games::CountsField& field, Seat one, Seat other) {
  return same_column(sides, one, other) || (field.sides > 0 && (one.index() - other.index()) % field.sides == 0);
}

bool shares_line(const games::Entry& entry, const games::CardField& card) {
  return std::ranges::any_of(entry.fields, [&card](const games::Field& field) {
    const auto* counts = std::get_if<games::CountsField>(&field);
    return counts != nullptr && counts->card_field == card.id;
  });
}

std::string key_text(const games::Entry& entry, const games::PaletteCard& card) {
  if (card.keys.empty()) {
    const auto is_own = [&entry](std::string_view key) { return key.size() == 1 && is_own_key(entry, key.front()); };
    std::string suit = key_of(card.card.suit());
    if (is_own(suit)) suit = static_cast<char>(std::tolower(letter(card.card.suit())));  // the English one
    return is_own(suit) ? "" : suit + key_of(card.card.rank());
  }
  std::string text;
  for (const char key : card.keys) text += text.empty() ? std::string{key} : fmt::format("/{}", key);
  return text;
}

}  // namespace nullo::app

template class nullo::CompiledOnce<nullo::app::RowKinds>;
