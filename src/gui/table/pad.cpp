// The pad: what is tapped for the row that is asked. The numbers of a count, or digits if there are too many; the
// numbers that can lie on the table; the pieces of a text.
#include <algorithm>
#include <iterator>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "gui/kit/frame.h"
#include "gui/kit/widgets.h"
#include "gui/table/fields.h"
#include "text/number.h"
#include "text/say.h"

namespace nullo::gui {

namespace {

constexpr float kKeyGap = 4;
constexpr int kMostNumbers = 60;
constexpr int kMostInColumn = 30;  // in the right column of a desk
constexpr int kMostKeys = 13;      // where there is little room
constexpr float kOneLine = 560;    // from that width on, the digits stand on one line
constexpr float kThumbKey = 56;    // width of a key on a phone, so that a thumb meets it
constexpr float kLyingKey = 54;    // five of them stand side by side, beside the rows
constexpr int kMostCards = 6;      // on a line

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
bool is_typed(const Ui& ui, float width, const CountsRow& row) {
  if (!ui.names_keys() || ui.low()) return row.typed || row.most > kMostKeys;
  return row.typed || row.most > (ui.units(width) >= kOneLine ? kMostNumbers : kMostInColumn);
}

float least_key(const Ui& ui) {
  if (ui.names_keys()) return kTarget;
  return ui.shape() == Shape::kLying ? kLyingKey : kThumbKey;
}

// How many keys so wide stand on a line.
int fitting(const Ui& ui, float width, float key) {
  return std::max(1, static_cast<int>((ui.units(width) + kKeyGap) / (key + kKeyGap)));
}

int abreast(std::size_t keys, int fit) { return evenly(std::max(1, static_cast<int>(keys)), fit); }

using Keys = std::vector<Box>;

// Lines of so many keys, which grow with the room that they get.
Box in_lines(const Ui& ui, int across, Keys keys, float share = 1) {
  return in_equal_columns(ui.px(kKeyGap), across, std::move(keys)).grow(share);
}

// As few lines as possible, of equal length. `fit`: how many keys stand on a line at most.
Box in_few_lines(const Ui& ui, int fit, Keys keys) {
  const int across = abreast(keys.size(), fit);
  return in_lines(ui, across, std::move(keys));
}

Box key(Ui& ui, std::string name, std::string label, const ButtonLook& look, app::Intent intent) {
  return Box::fixed(
      0, ui.px(kTarget),
      [&ui, name = std::move(name), label = std::move(label), look, intent = std::move(intent)](const Rect& r) {
        if (button(ui, name, r, label, look)) ui.mean(intent);
      });
}

// On a phone, backspace is in the foot.
bool has_own_backspace(const Ui& ui) { return ui.names_keys(); }

app::Intent backspace() { return app::TypeKey{0, app::TypeKey::Named::kBackspace}; }

// ---- a number that is typed: what adds to it, then the digits

constexpr float kPlainKey = 60;   // width of a button that adds
constexpr float kNamedKey = 118;  // of one with a word

// "+5"; "Bring-in +1".
std::string label_of(const CountsRow::Addition& each) {
  return each.label.empty() ? "+" + text::grouped(each.amount)
                            : fmt::format("{} +{}", each.label, text::grouped(each.amount));
}

// What adds a card looks like a card, and no digit does: what it is, and below it what it counts.
Box card_key(Ui& ui, const CountsRow::Addition& each, bool enabled, Type type, float high, app::Intent intent) {
  return Box::fixed(0, ui.px(high), [&ui, &each, enabled, type, intent = std::move(intent)](const Rect& r) {
    const std::string name = "add/" + each.kind;
    const Touch touch = ui.target(name, r, enabled);
    if (enabled) ui.note_key(name, each.key);
    const Rect face = touch.held ? r.moved(0, ui.px(1)) : r;
    ui.fill(face, !enabled || touch.hovered ? ui.theme.card_spent : ui.theme.card, 8);
    ui.outline(face, each.count > 0 ? ui.theme.text : ui.theme.card_edge, 8, each.count > 0 ? 3 : 1);
    Rect inside = face.inset(ui.px(4), ui.px(3));
    if (ui.names_keys() && !each.key.empty()) {
      const std::string shown = key_name(each.key);
      const float wide = ui.text_width(shown, type::kNote);
      ui.text({inside.x1 - wide, inside.y0, inside.x1, inside.y0 + ui.line_height(type::kNote)}, shown, type::kNote,
              ui.theme.card_black);
    }
    const std::string amount = text::grouped(each.amount);
    const std::string below = each.count > 0 ? fmt::format("{} × {}", each.count, amount) : amount;
    ui.text(inside.cut_bottom(ui.line_height(type::kNote)), below, type::kNote, ui.theme.card_black, Align::kCenter);
    ui.text(inside, each.label.empty() ? amount : each.label, each.label.empty() ? type::kName : type,
            ui.theme.card_black, Align::kCenter);
    if (touch.focused) focus_ring(ui, face, 8);
    if (touch.clicked) ui.mean(intent);
  });
}

// How roomy the keys of a sum are.
struct SumLook {
  float card = kTarget;
  bool captions = false;  // say what each group is for
};

Box cards_that_add(Ui& ui, float width, const std::string& field, const CountsRow& row, Seat seat, float high) {
  const auto widest = [&](Type type) {
    float most = ui.px(least_key(ui) - 8);
    for (const CountsRow::Addition& each : row.additions) {  // the words of buttons change, and their places do not
      if (each.kind.empty()) most = std::max(most, ui.px(each.label.empty() ? kPlainKey : kNamedKey));
      if (!each.kind.empty()) most = std::max(most, ui.text_width(each.label, type) + ui.px(8));
    }
    return most;
  };
  const int most = ui.units(width) >= kOneLine ? 12 : kMostCards;
  const int across =
      abreast(row.additions.size(), std::clamp(fitting(ui, width, ui.units(widest(type::kNoteBold))), 1, most));
  const float cell = (width - ui.px(kKeyGap) * static_cast<float>(across - 1)) / static_cast<float>(across);
  const Type type = widest(type::kBodyBold) <= cell ? type::kBodyBold : type::kNoteBold;
  Keys keys;
  for (std::size_t i = 0; i < row.additions.size(); ++i) {
    const CountsRow::Addition& each = row.additions[i];
    const app::Intent adds = app::TapAddition{field, seat, i};
    keys.push_back(each.kind.empty() ? key(ui, fmt::format("add/{}", each.amount), label_of(each),
                                           {.key = each.key, .enabled = row.takes_additions}, adds)
                                     : card_key(ui, each, row.takes_additions, type, high, adds));
  }
  return in_lines(ui, across, std::move(keys), 0.3F);
}

Box digits(Ui& ui, float width, const CountsRow& row) {
  Keys keys;
  const auto add = [&](std::string name, std::string label, app::Intent intent, const ButtonLook& look) {
    keys.push_back(key(ui, std::move(name), std::move(label), look, std::move(intent)));
  };
  const auto digit = [&](int number) {
    add(fmt::format("digit/{}", number), fmt::format("{}", number),
        app::TypeKey{static_cast<char32_t>(U'0' + static_cast<char32_t>(number))}, {.type = type::kName});
  };
  const auto minus = [&] { add("digit/minus", "−", app::TypeKey{U'-'}, {.type = type::kName}); };
  const auto back = [&] { add("digit/back", "⌫", backspace(), {}); };
  const bool negative = row.least < 0;
  const bool one_line = ui.units(width) >= kOneLine;
  if (one_line || (!ui.names_keys() && !negative)) {
    for (int number = 1; number <= 10; ++number) digit(number % 10);
    if (negative) minus();
    if (has_own_backspace(ui)) back();
    const int across = one_line ? static_cast<int>(keys.size()) : 5;
    return in_lines(ui, across, std::move(keys));
  }
  // 1 2 3 ⌫ / 4 5 6 0 / 7 8 9 −
  constexpr int kAcross = 4;
  for (const int number : {1, 2, 3}) digit(number);
  has_own_backspace(ui) ? back() : minus();
  for (const int number : {4, 5, 6, 0, 7, 8, 9}) digit(number);
  if (negative && has_own_backspace(ui)) minus();
  return in_lines(ui, kAcross, std::move(keys));
}

Box sum_keys(Ui& ui, float width, const std::string& field, const CountsRow& row, Seat seat, const SumLook& look) {
  Box all = digits(ui, width, row);
  if (row.additions.empty()) return all;
  std::vector<Box> parts;
  const auto caption = [&](std::string words) {
    if (look.captions) parts.push_back(line(ui, std::move(words), type::kNoteBold, ui.theme.dim));
  };
  caption(row.additions.front().kind.empty() ? text::say("Add") : text::say("Tap each card"));
  parts.push_back(cards_that_add(ui, width, field, row, seat, look.card));
  caption(text::say("or type the sum"));
  parts.push_back(std::move(all));
  return Box::column(ui.px(kKeyGap), std::move(parts));
}

// ---- a small count

// Keys of the counts from ten on, which no digit can stand for.
constexpr int kFirstLetter = 10;
constexpr std::string_view kCountLetters = "tjqk";

// A count that is entered with a word, and "rest". Its key lives as long as the row.
struct Word {
  std::string name;
  std::string label;
  std::string_view key;
  bool chosen = false;
  app::Intent intent;
};

std::vector<Word> words_of(const std::string& field, const CountsRow& row, Seat seat) {
  const auto current = row.cells[static_cast<std::size_t>(seat.index())].count;
  std::vector<Word> words;
  for (const CountsRow::Named& each : row.named)
    words.push_back(
        {"count/" + each.key, each.label, each.key, current == each.count, app::TapField{field, seat, each.count}});
  if (row.has_rest) words.push_back({"count/rest", text::say("rest"), "+", false, app::TapRest{field, seat}});
  return words;
}

// The most words that counts with the same maximum have, and the width of the widest: lines do not change with the
// question.
struct Words {
  std::size_t count = 0;
  float widest = 0;
};

Words words_like(const Ui& ui, const app::TableView& view, const CountsRow& row) {
  Words most;
  const auto look_at = [&](const CountsRow& counts) {
    const std::vector<Word> words = words_of({}, counts, Seat{0});
    most.count = std::max(most.count, words.size());
    for (const Word& each : words) most.widest = std::max(most.widest, button_width(ui, each.label, {.key = each.key}));
  };
  look_at(row);
  for (const FieldRow& other : view.fields) {
    const auto* counts = other.if_is<CountsRow>();
    if (counts != nullptr && counts->most == row.most) look_at(*counts);
  }
  return most;
}

// A key for each count, and for each that has a word, which is as wide as one number or as two. 0 keeps its place even
// if it is not allowed, so that each number lies where it lay in the last question.
Box small_counts(Ui& ui, float width, const std::string& field, const CountsRow& row, Seat seat,
                 const app::TableView& view) {
  constexpr int kFewAbreast = 5;  // of a few keys in a narrow pad
  constexpr std::size_t kFewKeys = 15;
  const Words words = words_like(ui, view, row);
  const auto numbers = static_cast<std::size_t>(row.most) + 1;
  const bool few = ui.units(width) < kOneLine && ui.shape() != Shape::kLying && numbers + words.count <= kFewKeys;
  const int room = fitting(ui, width, least_key(ui));
  const auto cell_of = [&](int across) {
    return (width - ui.px(kKeyGap) * static_cast<float>(across - 1)) / static_cast<float>(across);
  };
  int across = abreast(numbers + words.count, few ? std::min(room, kFewAbreast) : room);
  const int span = words.widest > cell_of(across) ? 2 : 1;  // of a word
  if (span > 1) across = abreast(numbers + 2 * words.count, room);
  std::vector<Box> lines;
  Keys line;
  int used = 0;
  const auto end_line = [&] {
    lines.push_back(Box::row(ui.px(kKeyGap), std::exchange(line, {})).least(ui.px(kTarget)).grow());
    used = 0;
  };
  const auto put = [&](Box made, int cells) {
    if (used + cells > across) end_line();
    line.push_back(
        std::move(made).wide(static_cast<float>(cells) * (cell_of(across) + ui.px(kKeyGap)) - ui.px(kKeyGap)));
    used += cells;
  };
  const auto current = row.cells[static_cast<std::size_t>(seat.index())].count;
  const bool by_one_key = row.most < kFirstLetter + static_cast<int>(kCountLetters.size());
  for (int n = 0; n <= row.most; ++n) {
    const bool letter = by_one_key && n >= kFirstLetter;
    const std::string_view shown =
        letter ? kCountLetters.substr(static_cast<std::size_t>(n - kFirstLetter), 1) : std::string_view{};
    const ButtonLook look{.key = shown, .chosen = current == n};
    put(n < row.least ? space(0)
                      : key(ui, fmt::format("count/{}", n), fmt::format("{}", n), look, app::TapField{field, seat, n}),
        1);
  }
  for (Word& each : words_of(field, row, seat)) {
    put(key(ui, std::move(each.name), std::move(each.label), {.key = each.key, .chosen = each.chosen},
            std::move(each.intent)),
        span);
  }
  end_line();
  const std::size_t cells = numbers + static_cast<std::size_t>(span) * words.count;
  const auto each = static_cast<std::size_t>(across);
  while (lines.size() < (cells + each - 1) / each) end_line();  // where another question has its words
  return Box::column(ui.px(kKeyGap), std::move(lines));
}

// ---- the pad of a row

Box pad_of(Ui& ui, float width, const FieldRow& row, const app::TableView& view, const SumLook& look) {
  const int fit = fitting(ui, width, kTarget);
  Keys keys;
  if (const auto* text = row.if_is<TextRow>()) {  // put together from its pieces
    if (text->pieces.empty()) return space(0);
    for (const TextRow::Piece& piece : text->pieces)
      keys.push_back(
          key(ui, "piece/" + piece.text, piece.label, {.type = type::kName}, app::TapPiece{row.id, piece.text}));
    if (has_own_backspace(ui)) keys.push_back(key(ui, "piece/back", "⌫", {}, backspace()));
    return in_few_lines(ui, fit, std::move(keys));
  }
  if (const auto* numbers = row.if_is<NumbersRow>()) {  // those that can lie on the table
    const int place = cell_asked(*numbers).value_or(0);
    const auto current = numbers->cells[static_cast<std::size_t>(place)].number;
    for (int number = numbers->least; number <= numbers->most; ++number)
      keys.push_back(key(ui, fmt::format("number/{}", number), fmt::format("{}", number),
                         {.chosen = current == number, .type = type::kName}, app::TapNumber{row.id, place, number}));
    return in_few_lines(ui, fit, std::move(keys));
  }
  const auto* counts = row.if_is<CountsRow>();
  if (counts == nullptr || counts->steps) return space(0);
  const Seat seat{cell_asked(*counts).value_or(0)};
  if (!is_typed(ui, width, *counts)) return small_counts(ui, width, row.id, *counts, seat, view);
  return sum_keys(ui, width, row.id, *counts, seat, look);
}

}  // namespace

float pad_height(Ui& ui, float width, const app::TableView& view) {
  float most = 0;
  const SumLook look{.captions = ui.shape() == Shape::kUpright};  // white 9 and dark 9 lie close together there
  for (const FieldRow& row : view.fields) most = std::max(most, pad_of(ui, width, row, view, look).height(width));
  return most;
}

float roomy_pad(const Ui& ui, float least) {
  constexpr float kLarger = 1.6F;
  return std::max(least * kLarger, ui.px(kTarget));
}

bool pad_is_open(const app::TableView& view) { return std::ranges::any_of(view.fields, open); }

void draw_pad(Ui& ui, const Rect& r, const app::TableView& view) {
  const auto asked = std::ranges::find_if(view.fields, open);
  if (asked == view.fields.end()) return;
  for (const SumLook& look : {SumLook{60, true}, SumLook{kTarget, true}, SumLook{}}) {
    const Box pad = pad_of(ui, r.width(), *asked, view, look);
    if (pad.height(r.width()) <= r.height() + 0.5F) return pad.draw(r);
  }
  draw_from_top(pad_of(ui, r.width(), *asked, view, {}), r);
}

namespace {

// "Anna and Clara"
std::string names_of_team(const app::TableView& view, Seat first) {
  std::string names;
  for (const app::TableView::Place& place : view.places) {
    if (place.seat.index() % view.sides != first.index()) continue;
    names = names.empty() ? place.name : text::say("{players} and {player}", names, place.name);
  }
  return names;
}

// Whether teams are asked for, each by its first player.
bool asks_teams(const app::TableView& view) {
  return view.sides > 0 && std::ranges::any_of(view.fields, [](const FieldRow& row) {
           return row.current && row.if_is<CountsRow>() != nullptr;
         });
}

Box player_key(Ui& ui, const app::TableView::Place& place, std::string name) {
  return Box::fixed(0, ui.px(kTarget), [&ui, &place, name = std::move(name)](const Rect& r) {
    if (button(ui, fmt::format("who/{}", place.seat.index() + 1), r, "")) ui.mean(app::TapSeat{place.seat});
    Rect inside = r.inset(ui.px(8), ui.px(4));
    const float radius = std::min(inside.height() / 2, ui.px(16));
    seat_badge(ui, {inside.x0 + radius, inside.center().y}, radius, place.seat, place.key);
    inside.cut_left(2 * radius + ui.px(8));
    ui.text(inside, name, type::kName, ui.theme.text);
  });
}

Box players_pad(Ui& ui, float width, const app::TableView& view) {
  constexpr float kLeastPlayer = 140;
  constexpr float kLeastCrowded = 90;
  constexpr std::size_t kCrowd = 6;
  const bool teams = asks_teams(view);
  Keys keys;
  for (const app::TableView::Place& place : view.places) {
    if (!place.asked || (teams && place.seat.index() >= view.sides)) continue;
    keys.push_back(player_key(ui, place, teams ? names_of_team(view, place.seat) : place.name));
  }
  if (keys.empty()) return space(0);
  const float least = keys.size() > kCrowd ? kLeastCrowded : kLeastPlayer;
  return in_few_lines(ui, fitting(ui, width, least), std::move(keys));
}

}  // namespace

float players_pad_height(Ui& ui, float width, const app::TableView& view) {
  constexpr float kTimesHigher = 1.4F;  // times as high as a target
  return players_pad(ui, width, view).height(width) * kTimesHigher;
}

void draw_players_pad(Ui& ui, const Rect& r, const app::TableView& view) {
  const Box pad = players_pad(ui, r.width(), view);
  pad.draw({r.x0, r.y0, r.x1, std::max(r.y1, r.y0 + pad.height(r.width()))});
}

}  // namespace nullo::gui
