#include "gui/kit/widgets.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <numeric>
#include <string>
#include <utility>

#include <fmt/format.h>

#include "games/sentence.h"
#include "text/number.h"
#include "text/say.h"

namespace nullo::gui {

namespace {

constexpr float kRound = 10;
constexpr float kHeadBadge = 25;
constexpr float kBetweenHeads = 8;  // up to the disc of the next one
constexpr Type kHeadName = type::kBodyBold;

struct Colours {
  ImU32 ground;
  ImU32 text;
  ImU32 key;
};

Colours colours_of(const Ui& ui, const ButtonLook& look, const Touch& touch) {
  const Theme& t = ui.theme;
  const bool hot = touch.hovered && look.enabled;
  if (!look.enabled)
    return {look.tone == Tone::kQuiet ? 0 : faded(t.raised, 0.6F), faded(t.dim, 0.55F), faded(t.dim, 0.55F)};
  if (look.tone == Tone::kPrimary) return {hot ? t.primary_hover : t.primary, t.on_primary, t.on_primary};
  if (look.chosen) return {t.chosen, t.text, t.dim};
  if (look.tone == Tone::kDanger) return {hot ? t.raised_hover : t.raised, t.warning, t.dim};
  if (look.tone == Tone::kQuiet) return {hot ? t.raised : 0, t.text, t.dim};
  return {hot ? t.raised_hover : t.raised, t.text, t.dim};
}

}  // namespace

void focus_ring(const Ui& ui, const Rect& r, float rounding_units) {
  ui.outline(r.grown(ui.px(4)), ui.theme.text, rounding_units + 4, 2);
}

std::string without_key(const Ui& ui, std::string_view label) {
  return ui.names_keys() ? games::with_keys(label) : std::string{games::label_alone(label)};
}

std::string without_keys(const Ui& ui, std::string sentence, const std::string& ok) {
  return ui.names_keys() ? games::with_keys(sentence) : with_taps(std::move(sentence), ok);
}

namespace {

void replace_each(std::string& text, std::string_view part, std::string_view by) {
  for (std::size_t at = text.find(part); at != std::string::npos; at = text.find(part, at + by.size()))
    text.replace(at, part.size(), by);
}

}  // namespace

std::string with_taps(std::string sentence, const std::string& ok) {
  replace_each(sentence, games::kBackspace, text::say("Undo"));
  replace_each(sentence, games::kEnter, ok);
  return games::without_keys(sentence);
}

std::string key_name(std::string_view key) {
  return key.size() == 1 ? std::string{key} : text::say_with(key, {});  // a letter is that of the keyboard
}

float key_cap(Ui& ui, Point left_middle, std::string_view key) {
  if (!ui.names_keys()) return 0;
  const std::string shown = key_name(key);
  const float width = ui.text_width(shown, type::kNote) + ui.px(10);
  const float height = ui.px(20);
  const Rect cap = rect_at(left_middle.x, left_middle.y - height / 2, width, height);
  ui.fill(cap, ui.theme.window, 4);
  ui.outline(cap, ui.theme.dim, 4, 1);
  ui.text(cap.inset(ui.px(5), 0), shown, type::kNote, ui.theme.text, Align::kCenter);
  return width;
}

Type type_that_fits(const Ui& ui, float width, float height, std::string_view text, Type type, float least) {
  while (type.size > least && ui.wrapped_height(width, text, type) > height) type.size -= 1;
  return type;
}

float button_width(const Ui& ui, std::string_view label, const ButtonLook& look) {
  const bool keyed = ui.names_keys() && !look.key.empty();
  const float key = keyed ? ui.text_width(key_name(look.key), type::kNote) + ui.px(14) : 0;
  return ui.text_width(without_key(ui, label), look.type) + key + ui.px(28);
}

namespace {

// The key that a label names: "Enter" of "Done (Enter)"; empty: none.
std::string_view named_key(std::string_view label) {
  constexpr std::size_t kAround = std::string_view{" ()"}.size();
  const std::size_t at = label.find(games::kKeySign);
  if (at == std::string_view::npos) return {};
  const std::string_view key = label.substr(at + games::kKeySign.size());
  return key.size() > kAround ? key.substr(2, key.size() - kAround) : std::string_view{};
}

// On several lines if one does not do, and small ones if these have no room.
void write_label(Ui& ui, const Rect& r, std::string_view label, const ButtonLook& look, ImU32 ink) {
  const std::array sizes{look.type.size, 15.0F, 14.0F, 13.0F, 12.0F};
  constexpr float kLittleSmaller = 1.12F;  // smaller type is better than another line
  if (ui.text_width(label, look.type) <= r.width() * kLittleSmaller)
    return ui.text(r, label, look.type, ink, look.align);
  const auto fits = [&](float size) {
    return ui.wrapped_height(r.width(), label, {size, look.type.weight}) <= r.height() + ui.px(1);
  };
  const auto* size = std::ranges::find_if(sizes, fits);
  if (size == sizes.end()) return ui.text(r, label, look.type, ink, look.align);
  const Type type{*size, look.type.weight};
  ui.wrapped(r.middle(r.width(), ui.wrapped_height(r.width(), label, type)), label, type, ink, look.align);
}

}  // namespace

bool button(Ui& ui, std::string_view name, const Rect& r, std::string_view label, const ButtonLook& look) {
  if (look.enabled) ui.note_key(name, look.key.empty() ? named_key(label) : look.key);
  const std::string shown = without_key(ui, label);
  ButtonLook now = look;
  if (look.tone == Tone::kPrimary && !ui.ready()) now.enabled = false;
  const Touch touch = ui.target(name, r, now.enabled);
  if (now.chosen) ui.note_chosen();
  const bool bright = now.tone == Tone::kPrimary && now.enabled && ui.live();
  if (bright && ui.recorder() != nullptr) ui.recorder()->bright.emplace_back(name);
  const Colours colours = colours_of(ui, now, touch);
  const Rect face = touch.held ? r.moved(0, ui.px(1)) : r;
  if (colours.ground != 0) ui.fill(face, colours.ground, kRound);
  const bool fills = look.tone == Tone::kPrimary && look.enabled && !ui.ready();
  if (fills)
    ui.fill({face.x0, face.y0, face.x0 + face.width() * ui.filled(), face.y1}, faded(ui.theme.primary, 0.5F), kRound);
  if (fills && ui.recorder() != nullptr) ui.recorder()->filling.emplace_back(name);
  const bool plain = now.tone == Tone::kNormal || now.tone == Tone::kDanger;
  if (plain || !now.enabled) ui.outline(face, ui.theme.panel_edge, kRound, 1);
  if (bright) ui.outline(face, ui.theme.primary_edge, kRound, 2);
  if (now.chosen) ui.outline(face, ui.theme.text, kRound, 2);
  if (touch.focused) focus_ring(ui, face, kRound);
  Rect inside = face.inset(ui.px(std::min(ui.names_keys() ? 14.0F : 6.0F, ui.units(r.width()) / 8)), 0);
  if (now.key.empty() || !ui.names_keys()) {
    write_label(ui, inside, shown, now, colours.text);
    return touch.clicked;
  }
  const std::string named = key_name(now.key);
  const float key = ui.text_width(named, type::kNote);
  const float words = std::min(ui.text_width(shown, now.type), inside.width() - key - ui.px(14));
  if (now.align == Align::kCenter) inside = inside.middle(words + key + ui.px(14), inside.height());
  ui.text(inside.cut_right(key), named, type::kNote, colours.key, Align::kRight);
  inside.cut_right(ui.px(12));
  write_label(ui, inside, shown, now, colours.text);
  return touch.clicked;
}

void seat_badge(const Ui& ui, Point center, float radius, Seat seat, char key) {
  const auto index = static_cast<std::size_t>(seat.index());
  ui.disc(center, radius, ui.theme.seat.at(index));
  ui.symbol(center, std::string_view{&key, 1}, radius * 1.45F, ui.theme.on_seat);
}

void seat_badge(const Ui& ui, Point center, float radius, Seat seat) {
  seat_badge(ui, center, radius, seat, seat_key(seat));
}

HeadLook head_look(const Ui& ui, float column, std::span<const std::string> names) {
  const auto widest = [&](Type type) {
    float width = 0;
    for (const std::string& name : names) width = std::max(width, ui.text_width(name, type));
    return width;
  };
  const float beside = widest(kHeadName) + ui.px(kHeadBadge);
  if (beside + ui.px(kBetweenHeads) <= column) return {false, ui.px(34), beside};
  return {true, ui.px(48), std::min(column, widest(type::kNoteBold))};
}

void draw_head(Ui& ui, const Rect& r, std::string_view name, Seat seat, char key, const HeadLook& look, bool quiet) {
  const ImU32 ink = quiet ? ui.theme.dim : ui.theme.text;
  const float radius = ui.px(look.stacked ? 11 : 10);
  const auto placed = [&](Rect room, float width) {
    return look.align == Align::kRight ? room.cut_right(width) : room.middle(width, room.height());
  };
  Rect rest = r;
  if (look.stacked) {
    seat_badge(ui, placed(rest.cut_top(ui.px(26)), 2 * radius).center(), radius, seat, key);
    return ui.line(rest, ui.called(name, rest.width(), type::kNoteBold), type::kNoteBold, ink, look.align);
  }
  rest = placed(rest, std::min(r.width(), ui.text_width(name, kHeadName) + ui.px(kHeadBadge)));
  const Rect badge = rest.cut_left(ui.px(kHeadBadge));
  seat_badge(ui, {badge.x0 + radius, badge.center().y}, radius, seat, key);
  ui.line(rest, name, kHeadName, ink);
}

void draw_stripe(Ui& ui, const Rect& r, ImU32 colour) {
  const float margin = std::min(ui.px(12), r.height() / 6);
  ui.fill(rect_at(r.x0 + ui.px(6), r.y0 + margin, ui.px(5), r.height() - 2 * margin), colour, 3);
}

float refusal(Ui& ui, const Rect& r, std::string_view text, Type type) {
  const float height = ui.wrapped_height(r.width(), text, type);
  if (!text.empty()) ui.fill(rect_at(r.x0, r.y0, r.width(), height).grown(ui.px(3)), ui.theme.ask_soft, 6);
  ui.wrapped(r, text, type, ui.theme.text);
  return height;
}

std::optional<int> stepper(Ui& ui, std::string_view name, const Rect& r, int value, Range range) {
  Rect rest = r;
  std::optional<int> result;
  const float key = ui.px(kTarget);
  const Rect less = rest.cut_left(key);
  const Rect more = rest.cut_right(key);
  if (button(ui, fmt::format("{}/less", name), less, "−", {.enabled = value > range.least}))
    result = value - range.step;
  ui.text(rest, text::grouped(value), type::kName, ui.theme.text, Align::kCenter);
  if (button(ui, fmt::format("{}/more", name), more, "+", {.enabled = value < range.most})) result = value + range.step;
  return result;
}

namespace {

constexpr int kBigStep = 10;
constexpr int kBigRange = 3 * kBigStep;  // a range of that size has big steps
constexpr float kStepGap = 4;
constexpr float kWordGap = 6;

float typed_width(const Ui& ui, Range range) {
  const auto width = [&ui](int number) { return ui.text_width(text::grouped(number), type::kBody); };
  return std::max(width(range.least), width(range.most)) + ui.px(26);
}

float stepped_width(const Ui& ui, Range range, int buttons) {
  return static_cast<float>(buttons) * ui.px(kTarget + kStepGap) + std::max(ui.px(kTarget), typed_width(ui, range));
}

// No key has room for thousands.
bool has_big_steps(Range range) {
  constexpr int kHundreds = 100;
  return range.most - range.least > kBigRange && range.step < kHundreds;
}

// What is typed takes effect as soon as it is a number within the range.
std::optional<int> type_number(Ui& ui, const std::string& name, const Rect& r, int value, Range range) {
  ScreenState& state = ui.state;
  std::string shown = text::grouped(value);
  const bool typing = state.typing_number == name;
  const Ui::Typed typed = ui.text_field(name, r, typing ? state.number : shown, "", true);
  if (typed.active && !typing) {
    state.typing_number = name;
    state.number = shown;
  }
  if (!typed.active && typing) state.typing_number.clear();
  if (typed.entered) state.focus.clear();
  if (!typed.changed) return std::nullopt;
  const std::optional<int> number = text::whole_number(state.number);
  return number && *number >= range.least && *number <= range.most ? number : std::nullopt;
}

// Large steps lead to their multiples: from 10,001 up to 10,500.
std::optional<int> step(Ui& ui, const std::string& name, const Rect& r, int value, int by, Range range) {
  const int past = value % by;
  const bool whole = range.step == 1 || past == 0 || value < 0;
  const int next = std::clamp(whole ? value + by : by < 0 ? value - past : value - past + by, range.least, range.most);
  const std::string label = std::abs(by) == 1 ? by < 0 ? "−" : "+" : (by < 0 ? "" : "+") + text::grouped(by);
  const bool tapped = button(ui, name, r, label, {.enabled = next != value});
  return tapped ? std::optional{next} : std::nullopt;
}

}  // namespace

float number_width(const Ui& ui, Range range) { return stepped_width(ui, range, has_big_steps(range) ? 4 : 2); }

std::optional<int> number_field(Ui& ui, std::string_view name, const Rect& r, int value, Range range) {
  const std::string own{name};
  const bool big = has_big_steps(range) && r.width() + 1 >= stepped_width(ui, range, 4);
  const float each = ui.px(kTarget + kStepGap);
  const Rect middle = r.inset(big ? 2 * each : each, 0);
  std::optional<int> result;
  const auto step_at = [&](float x, const char* which, int by) {
    const Rect cell = rect_at(x, r.y0, ui.px(kTarget), r.height());
    if (const auto stepped = step(ui, own + which, cell, value, by, range)) result = stepped;
  };
  if (big) step_at(r.x0, "/much_less", -kBigStep * range.step);
  step_at(middle.x0 - each, "/less", -range.step);
  if (const auto typed = type_number(ui, own + "/number", middle, value, range)) result = typed;
  step_at(middle.x1 + ui.px(kStepGap), "/more", range.step);
  if (big) step_at(r.x1 - ui.px(kTarget), "/much_more", kBigStep * range.step);
  return result;
}

std::optional<int> choice_row(Ui& ui, std::string_view name, const Rect& r, std::span<const std::string> words,
                              int chosen) {
  std::optional<int> result;
  for (int i = 0; i < static_cast<int>(words.size()); ++i) {
    const Rect cell = r.column(i, static_cast<int>(words.size()), ui.px(6));
    const std::string& word = words[static_cast<std::size_t>(i)];
    if (button(ui, fmt::format("{}/{}", name, i), cell, word, {.chosen = i == chosen})) result = i;
  }
  return result;
}

float WordGrid::height(const Ui& ui) const {
  return static_cast<float>(rows) * ui.px(kTarget + kWordGap) - ui.px(kWordGap);
}

Rect WordGrid::cell(const Ui& ui, const Rect& r, int index) const {
  const Rect row =
      rect_at(r.x0, r.y0 + static_cast<float>(index / columns) * ui.px(kTarget + kWordGap), r.width(), ui.px(kTarget));
  if (widths.empty()) return row.column(index % columns, columns, ui.px(kWordGap));
  const auto before = widths.begin() + index;
  const float x = std::accumulate(widths.begin(), before, row.x0 + static_cast<float>(index) * ui.px(kWordGap));
  return rect_at(x, row.y0, *before, row.height());
}

WordGrid word_grid(const Ui& ui, float width, std::span<const std::string> words) {
  const int count = std::max(1, static_cast<int>(words.size()));
  const float gap = ui.px(kWordGap);
  float widest = ui.px(kTarget);
  float all = -gap;
  std::vector<float> widths;
  for (const std::string& word : words) {
    widths.push_back(std::max(ui.px(kTarget), button_width(ui, word)));
    widest = std::max(widest, widths.back());
    all += widths.back() + gap;
  }
  const int columns = even_columns(count, widest, width, gap);
  if (columns == count || all > width) return {columns, row_count(count, columns)};
  for (float& each : widths) each += (width - all) / static_cast<float>(count);
  return {count, 1, std::move(widths)};
}

std::optional<int> choice_grid(Ui& ui, std::string_view name, const Rect& r, std::span<const std::string> words,
                               int chosen) {
  const WordGrid grid = word_grid(ui, r.width(), words);
  std::optional<int> result;
  for (int i = 0; i < static_cast<int>(words.size()); ++i) {
    const std::string& word = words[static_cast<std::size_t>(i)];
    if (button(ui, fmt::format("{}/{}", name, i), grid.cell(ui, r, i), word, {.chosen = i == chosen})) result = i;
  }
  return result;
}

float panel_heading_height(const Ui& ui) { return ui.px(34); }

void draw_panel_ground(const Ui& ui, const Rect& r) {
  ui.fill(r, ui.theme.panel, 12);
  ui.outline(r, ui.theme.panel_edge, 12);
}

Rect panel(Ui& ui, const Rect& r, std::string_view heading) {
  draw_panel_ground(ui, r);
  Rect inside = r.inset(ui.px(12), ui.px(8));
  if (!heading.empty()) {
    ui.text(inside.cut_top(panel_heading_height(ui) - ui.px(8)), heading, type::kNote, ui.theme.dim);
    inside.cut_top(ui.px(2));
  }
  return inside;
}

float draw_heading(Ui& ui, const Rect& r, std::string_view words) {
  ui.text(rect_at(r.x0, r.y0, r.width(), ui.px(28)), words, type::kNote, ui.theme.dim);
  return r.y0 + ui.px(28);
}

}  // namespace nullo::gui
