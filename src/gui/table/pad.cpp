// The pad: what is tapped for the row that is asked. The numbers of a count, or digits if there are too many; the
// numbers that can lie on the table; the pieces of a text.
#include <algorithm>
#include <string_view>

#include <fmt/format.h>

#include "gui/kit/cards.h"
#include "gui/kit/frame.h"
#include "gui/kit/widgets.h"
#include "gui/table/fields.h"

namespace nullo::gui {

namespace {

constexpr float kKeyGap = 4;
constexpr float kKeyLine = kTarget + kKeyGap;
constexpr int kWordCells = 2;  // width of "+ rest", or of a count that has a name
constexpr int kMostNumbers = 60;
constexpr int kMostKeys = 13;  // on a phone

// The cell that is asked, from 0; nothing: none is.
template <class Kind>
std::optional<int> cell_asked(const Kind& row) {
  const auto asked = std::ranges::find_if(row.cells, [](const auto& cell) { return cell.asked; });
  if (asked == row.cells.end()) return std::nullopt;
  return static_cast<int>(asked - row.cells.begin());
}

bool open(const FieldRow& row) {
  if (const auto* text = row.if_is<TextRow>()) return text->typing;
  if (!row.current) return false;
  if (const auto* numbers = row.if_is<NumbersRow>()) return cell_asked(*numbers).has_value();
  const auto* counts = row.if_is<CountsRow>();
  return counts != nullptr && !counts->steps && cell_asked(*counts);
}

// If there are more numbers than there is room for, such as the points of a pile, people put them together from digits.
bool is_typed(const Ui& ui, const CountsRow& row) {
  return row.typed || row.most > (ui.names_keys() && !ui.low() ? kMostNumbers : kMostKeys);
}

struct Pad {
  int across = 1;
  int lines = 1;
};

int fitting(const Ui& ui, float width, float cell) {
  return std::max(1, static_cast<int>((ui.units(width) + kKeyGap) / (cell + kKeyGap)));
}

Pad in_lines(int cells, int fit) {
  const int lines = (cells + fit - 1) / fit;
  return {(cells + lines - 1) / lines, lines};
}

// ---- a number that is typed: what adds to it, then the digits

constexpr int kDigits = 10;
constexpr float kAddition = 60;
constexpr float kNamedAddition = 118;  // with a word and its key
constexpr float kKindAddition = 138;   // with a word, its key and how many have been entered
constexpr float kCloseAddition = 88;   // the same on a phone, in two lines
constexpr float kClosePlain = 50;
float addition_line(const Ui& ui) { return ui.names_keys() ? 56 : 52; }
constexpr float kBroadKey = 56;  // so that a thumb meets it
constexpr float kLyingKey = 54;  // five of them stand side by side, beside the rows
float thumb_key(const Ui& ui) { return ui.shape() == Shape::kLying ? kLyingKey : kBroadKey; }

// Additions with a word come first and stand on lines of their own.
int named_additions(const CountsRow& row) {
  return static_cast<int>(std::count_if(row.additions.begin(), row.additions.end(),
                                        [](const CountsRow::Addition& each) { return !each.label.empty(); }));
}

Pad lines_of(const Ui& ui, float width, int cells, float cell) {
  return cells == 0 ? Pad{1, 0} : in_lines(cells, fitting(ui, width, cell));
}

// "Joker +50"; "3 × Joker" after some have been entered.
std::string label_of(const CountsRow::Addition& each) {
  if (each.count > 0) return fmt::format("{} × {}", each.count, each.label);
  return each.label.empty() ? fmt::format("+{}", each.amount) : fmt::format("{} +{}", each.label, each.amount);
}

struct AdditionPads {
  Pad named;
  Pad plain;
  [[nodiscard]] float height(const Ui& ui) const {
    return ui.px(addition_line(ui)) * static_cast<float>(named.lines + plain.lines);
  }
};

AdditionPads additions_in(const Ui& ui, float width, const CountsRow& row) {
  const int named = named_additions(row);
  float widest = kNamedAddition;
  const float plain = ui.names_keys() ? kAddition : kClosePlain;
  for (const CountsRow::Addition& each : row.additions) {
    if (!each.kind.empty()) widest = std::max(widest, kKindAddition);
  }
  if (!ui.names_keys()) widest = kCloseAddition;
  return {lines_of(ui, width, named, widest),
          lines_of(ui, width, static_cast<int>(row.additions.size()) - named, plain)};
}

// On a phone, backspace and Enter are in the foot; in a wide window Enter has its place below the right column.
bool has_own_enter(const Ui& ui) { return !has_enter(ui); }
bool has_own_backspace(const Ui& ui) { return ui.names_keys(); }

// Yellow marks the button that Enter presses, and no other.
Tone tone_of(const EnterKey& enter) { return enter.enabled && !enter.result ? Tone::kPrimary : Tone::kNormal; }

int digit_keys(const Ui& ui, const CountsRow& row) {
  return kDigits + (row.least < 0 ? 1 : 0) + (has_own_enter(ui) ? 1 : 0) + (has_own_backspace(ui) ? 1 : 0);
}

Pad digits_in(const Ui& ui, float width, const CountsRow& row) {
  return in_lines(digit_keys(ui, row), fitting(ui, width, ui.names_keys() ? kTarget : thumb_key(ui)));
}

float typing_height(const Ui& ui, float width, const CountsRow& row) {
  return additions_in(ui, width, row).height(ui) +
         ui.px(kKeyLine) * static_cast<float>(digits_in(ui, width, row).lines);
}

// The card that stands for those worth so many pips; nothing: it is known by a word.
std::optional<Card> card_worth(const CountsRow::Addition& each) {
  if (!each.label.empty()) return std::nullopt;
  return Card{static_cast<Rank>(each.amount), Suit::kSpades};
}

// What adds a card looks like a card, and no digit does.
bool card_key(Ui& ui, const std::string& name, const Rect& r, const CountsRow::Addition& each, bool enabled) {
  const Touch touch = ui.target(name, r, enabled);
  if (enabled) ui.note_key(name, each.key);
  const Rect face = touch.held ? r.moved(0, ui.px(1)) : r;
  if (const std::optional<Card> card = card_worth(each)) {
    draw_card(ui, face.middle(std::min(face.width(), face.height() / kCardShape), face.height()), *card,
              {.spent = !enabled, .chosen = touch.hovered});
  } else {
    ui.fill(face, enabled ? ui.theme.card : ui.theme.card_spent, 8);
    ui.outline(face, each.count > 0 || touch.hovered ? ui.theme.text : ui.theme.card_edge, 8, each.count > 0 ? 3 : 1);
    Rect inside = face.inset(ui.px(6), ui.px(3));
    if (ui.names_keys() && !each.key.empty()) {
      const float key = ui.text_width(each.key, type::kNote);
      ui.text(inside.cut_right(key), each.key, type::kNote, ui.theme.card_black, Align::kRight);
      inside.cut_right(ui.px(6));
    }
    const std::string label = label_of(each);
    const Type type = type_that_fits(ui, inside.width(), inside.height(), label, type::kBodyBold);
    const float high = ui.wrapped_height(inside.width(), label, type);
    ui.wrapped(inside.middle(inside.width(), high), label, type, ui.theme.card_black, Align::kCenter);
  }
  if (touch.focused) focus_ring(ui, face, 8);
  return touch.clicked;
}

void draw_additions(Ui& ui, const Rect& r, const std::string& field, const CountsRow& row, Seat seat) {
  const AdditionPads pads = additions_in(ui, r.width(), row);
  const int named = named_additions(row);
  for (int i = 0; i < static_cast<int>(row.additions.size()); ++i) {
    const CountsRow::Addition& each = row.additions[static_cast<std::size_t>(i)];
    const Pad& pad = i < named ? pads.named : pads.plain;
    const int at = i < named ? i : i - named;
    const int line = at / pad.across + (i < named ? 0 : pads.named.lines);
    const Rect across = rect_at(r.x0, r.y0 + ui.px(addition_line(ui)) * static_cast<float>(line), r.width(),
                                ui.px(addition_line(ui) - (kKeyLine - kTarget)));
    const std::string name = each.kind.empty() ? fmt::format("add/{}", each.amount) : "add/" + each.kind;
    const Rect cell = across.column(at % pad.across, pad.across, ui.px(kKeyGap));
    const bool tapped = each.kind.empty()
                            ? button(ui, name, cell, label_of(each), {.key = each.key, .enabled = row.takes_additions})
                            : card_key(ui, name, cell, each, row.takes_additions);
    if (tapped) ui.mean(app::TapAddition{field, seat, static_cast<std::size_t>(i)});
  }
}

void draw_typing(Ui& ui, const Rect& r, const CountsRow& row, const EnterKey& enter) {
  const Pad pad = digits_in(ui, r.width(), row);
  int at = 0;
  const auto key = [&](std::string_view name, std::string_view label, const ButtonLook& look = {}) {
    const Rect line =
        rect_at(r.x0, r.y0 + ui.px(kKeyLine) * static_cast<float>(at / pad.across), r.width(), ui.px(kTarget));
    const Rect cell = line.column(at % pad.across, pad.across, ui.px(kKeyGap));
    ++at;
    return button(ui, name, cell, label, look);
  };
  for (int i = 1; i <= kDigits; ++i) {
    const int digit = i % kDigits;
    if (key(fmt::format("digit/{}", digit), fmt::format("{}", digit)))
      ui.mean(app::TypeKey{static_cast<char32_t>(U'0' + static_cast<char32_t>(digit))});
  }
  if (row.least < 0 && key("digit/minus", "−")) ui.mean(app::TypeKey{U'-'});
  if (has_own_backspace(ui) && key("digit/back", "⌫")) ui.mean(app::TypeKey{0, app::TypeKey::Named::kBackspace});
  if (has_own_enter(ui) && key("digit/enter", "OK", {.tone = tone_of(enter), .enabled = enter.enabled}))
    ui.mean(app::Accept{});
}

// ---- numbers that lie on the table

Pad numbers_in(const Ui& ui, float width, const NumbersRow& row) {
  return in_lines(row.most - row.least + 1, fitting(ui, width, kTarget));
}

Rect cell_of(const Ui& ui, const Rect& r, const Pad& pad, int at) {
  const Rect line =
      rect_at(r.x0, r.y0 + ui.px(kKeyLine) * static_cast<float>(at / pad.across), r.width(), ui.px(kTarget));
  return line.column(at % pad.across, pad.across, ui.px(kKeyGap));
}

void draw_choosable(Ui& ui, const Rect& r, const std::string& field, const NumbersRow& row) {
  const auto place = cell_asked(row);
  if (!place) return;
  const Pad pad = numbers_in(ui, r.width(), row);
  const auto current = row.cells[static_cast<std::size_t>(*place)].number;
  for (int number = row.least; number <= row.most; ++number) {
    if (button(ui, fmt::format("number/{}", number), cell_of(ui, r, pad, number - row.least), fmt::format("{}", number),
               {.chosen = current == number, .type = type::kName}))
      ui.mean(app::TapNumber{field, *place, number});
  }
}

// ---- a text that is put together from its pieces; backspace, Enter

int text_keys(const Ui& ui, const TextRow& row) {
  return static_cast<int>(row.pieces.size()) + (has_own_enter(ui) ? 1 : 0) + (has_own_backspace(ui) ? 1 : 0);
}

Pad pieces_in(const Ui& ui, float width, const TextRow& row) {
  return in_lines(text_keys(ui, row), fitting(ui, width, kTarget));
}

void draw_pieces(Ui& ui, const Rect& r, const std::string& field, const TextRow& row) {
  const Pad pad = pieces_in(ui, r.width(), row);
  int at = 0;
  for (const TextRow::Piece& piece : row.pieces) {
    if (button(ui, "piece/" + piece.text, cell_of(ui, r, pad, at++), piece.label, {.type = type::kName}))
      ui.mean(app::TapPiece{field, piece.text});
  }
  if (has_own_backspace(ui) && button(ui, "piece/back", cell_of(ui, r, pad, at++), "⌫"))
    ui.mean(app::TypeKey{0, app::TypeKey::Named::kBackspace});
  if (has_own_enter(ui) && button(ui, "piece/enter", cell_of(ui, r, pad, at), "OK", {.tone = Tone::kPrimary}))
    ui.mean(app::Accept{});
}

// ---- a small count

int words_of(const CountsRow& row) { return static_cast<int>(row.named.size()) + (row.has_rest ? 1 : 0); }

// The first cell of a word, moved to the next line if the word would not fit on this one.
int place_of_word(int at, int across) { return at % across + kWordCells > across ? at + across - at % across : at; }

// 0 keeps its cell even if it is not allowed, so that each number lies where it lay in the last question.
int cells_of(const CountsRow& row) { return row.most + 1 + words_of(row) * kWordCells; }

// As few lines as possible, of equal length; the same for all counts of the hand with the same maximum.
Pad pad_in(const Ui& ui, float width, const CountsRow& row, const app::TableView& view) {
  int cells = cells_of(row);
  for (const FieldRow& other : view.fields) {
    const auto* counts = other.if_is<CountsRow>();
    if (counts != nullptr && counts->most == row.most) cells = std::max(cells, cells_of(*counts));
  }
  const float least = ui.names_keys() ? kTarget : thumb_key(ui);
  const int fit = std::max(kWordCells, static_cast<int>((ui.units(width) + kKeyGap) / (least + kKeyGap)));
  const Pad pad = in_lines(cells, fit);
  int end = row.most + 1;
  for (int i = 0; i < words_of(row); ++i) end = place_of_word(end, pad.across) + kWordCells;
  return {pad.across, std::max(pad.lines, (end + pad.across - 1) / pad.across)};
}

// Keys of the counts from ten on, which no digit can stand for.
constexpr int kFirstLetter = 10;
constexpr std::string_view kCountLetters = "tjqk";

// Height of the pad while the row is asked; 0: it needs no pad.
float height_of(const Ui& ui, float width, const FieldRow& row, const app::TableView& view) {
  const auto lines = [&](const Pad& pad) { return ui.px(kKeyLine) * static_cast<float>(pad.lines); };
  if (const auto* text = row.if_is<TextRow>()) return text->pieces.empty() ? 0 : lines(pieces_in(ui, width, *text));
  if (const auto* numbers = row.if_is<NumbersRow>()) return lines(numbers_in(ui, width, *numbers));
  const auto* counts = row.if_is<CountsRow>();
  if (counts == nullptr || counts->steps) return 0;
  return is_typed(ui, *counts) ? typing_height(ui, width, *counts) : lines(pad_in(ui, width, *counts, view));
}

// A button for each count, and for each that has a word.
void draw_small_counts(Ui& ui, const Rect& r, const std::string& field, const CountsRow& row, Seat seat,
                       const app::TableView& view) {
  const Pad pad = pad_in(ui, r.width(), row, view);
  const auto current = row.cells[static_cast<std::size_t>(seat.index())].count;
  const auto cell_at = [&](int n) { return cell_of(ui, r, pad, n); };
  const bool by_one_key = row.most < kFirstLetter + static_cast<int>(kCountLetters.size());
  for (int n = row.least; n <= row.most; ++n) {
    const bool letter = by_one_key && n >= kFirstLetter;
    const std::string key = letter ? std::string{kCountLetters[static_cast<std::size_t>(n - kFirstLetter)]} : "";
    if (button(ui, fmt::format("count/{}", n), cell_at(n), fmt::format("{}", n), {.key = key, .chosen = current == n}))
      ui.mean(app::TapField{field, seat, n});
  }
  int at = row.most + 1;
  const auto next_word = [&] {
    const int place = place_of_word(at, pad.across);
    at = place + kWordCells;
    Rect cell = cell_at(place);
    cell.x1 = cell_at(at - 1).x1;
    return cell;
  };
  for (const CountsRow::Named& each : row.named) {
    if (button(ui, fmt::format("count/{}", each.key), next_word(), each.label,
               {.key = each.key, .chosen = current == each.count}))
      ui.mean(app::TapField{field, seat, each.count});
  }
  if (row.has_rest && button(ui, "count/rest", next_word(), "rest", {.key = "+"})) ui.mean(app::TapRest{field, seat});
}

void draw_counts(Ui& ui, const Rect& r, const std::string& field, const CountsRow& row, const app::TableView& view) {
  const auto asked = cell_asked(row);
  if (!asked) return;
  if (!is_typed(ui, row)) return draw_small_counts(ui, r, field, row, Seat{*asked}, view);
  Rect rest = r;
  draw_additions(ui, rest.cut_top(additions_in(ui, r.width(), row).height(ui)), field, row, Seat{*asked});
  draw_typing(ui, rest, row, enter_key(view));
}

void draw_pad_of(Ui& ui, const Rect& r, const FieldRow& row, const app::TableView& view) {
  if (const auto* text = row.if_is<TextRow>()) return draw_pieces(ui, r, row.id, *text);
  if (const auto* numbers = row.if_is<NumbersRow>()) return draw_choosable(ui, r, row.id, *numbers);
  if (const auto* counts = row.if_is<CountsRow>()) draw_counts(ui, r, row.id, *counts, view);
}

}  // namespace

float pad_height(const Ui& ui, float width, const app::TableView& view) {
  float most = 0;
  for (const FieldRow& row : view.fields) most = std::max(most, height_of(ui, width, row, view));
  return most;
}

bool pad_is_open(const app::TableView& view) { return std::ranges::any_of(view.fields, open); }

void draw_pad(Ui& ui, const Rect& r, const app::TableView& view) {
  const auto asked = std::ranges::find_if(view.fields, open);
  if (asked != view.fields.end()) draw_pad_of(ui, r, *asked, view);
}

namespace {

// "Anna and Clara"
std::string names_of_team(const app::TableView& view, Seat first) {
  std::string names;
  for (const app::TableView::Place& place : view.places) {
    if (place.seat.index() % view.sides == first.index()) names += (names.empty() ? "" : " and ") + place.name;
  }
  return names;
}

}  // namespace

void draw_players_pad(Ui& ui, const Rect& r, const app::TableView& view) {
  constexpr float kLeastPlayer = 90;
  constexpr float kMostHigh = 72;
  const bool teams = view.sides > 0 && std::ranges::any_of(view.fields, [](const FieldRow& row) {
                       return row.current && row.if_is<CountsRow>() != nullptr;
                     });
  const auto is_shown = [&](const app::TableView::Place& place) {
    return place.asked && (!teams || place.seat.index() < view.sides);
  };
  const int count = static_cast<int>(std::ranges::count_if(view.places, is_shown));
  if (count == 0) return;
  const Pad pad = in_lines(count, fitting(ui, r.width(), kLeastPlayer));
  const float high = std::min(ui.px(kMostHigh), r.height() / static_cast<float>(pad.lines));
  int at = 0;
  for (const app::TableView::Place& place : view.places) {
    if (!is_shown(place)) continue;
    const Rect line =
        rect_at(r.x0, r.y0 + high * static_cast<float>(at / pad.across), r.width(), high - ui.px(kKeyGap));
    const Rect cell = line.column(at % pad.across, pad.across, ui.px(kKeyGap));
    ++at;
    if (button(ui, fmt::format("who/{}", place.seat.index() + 1), cell, "")) ui.mean(app::TapSeat{place.seat});
    Rect inside = cell.inset(ui.px(8), ui.px(4));
    const float radius = std::min(inside.height() / 2, ui.px(16));
    seat_badge(ui, {inside.x0 + radius, inside.center().y}, radius, place.seat, place.key);
    inside.cut_left(2 * radius + ui.px(8));
    ui.text(inside, teams ? names_of_team(view, place.seat) : place.name, type::kName, ui.theme.text);
  }
}

}  // namespace nullo::gui
