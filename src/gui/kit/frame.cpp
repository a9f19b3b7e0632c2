#include "gui/kit/frame.h"

#include <algorithm>

#include "base/utf8.h"
#include "games/sentence.h"
#include "gui/kit/charts.h"
#include "gui/kit/sheet.h"
#include "text/say.h"

namespace nullo::gui {

Spacing spacing_of(const Ui& ui) {
  if (ui.shape() == Shape::kUpright) return {8, 8, 8, 12, 84, 0};
  if (ui.shape() == Shape::kLying) return {8, 8, 4, 12, 0, 0};
  return ui.low() ? Spacing{12, 8, 4, 12, 68, 300} : Spacing{16, 12, 4, 16, 88, 360};
}

float right_column(const Ui& ui, float window) {
  constexpr float kVeryWide = 1500;
  constexpr float kPart = 0.28F;
  const float side = ui.px(spacing_of(ui).side);
  return ui.units(window) > kVeryWide ? std::max(side, window * kPart) : side;
}

bool is_wide_desk(const Ui& ui) {
  constexpr float kWide = 920;
  return ui.shape() == Shape::kDesk && !ui.low() && ui.units(ui.window().width()) >= kWide;
}

void draw_accept(Ui& ui, const Rect& r, const Accept& accept) {
  const ButtonLook look{.tone = Tone::kPrimary, .key = "Enter", .enabled = accept.enabled, .type = type::kName};
  const bool shorter = !ui.names_keys() && !accept.on_phone.empty();
  if (button(ui, accept.name, r, shorter ? accept.on_phone : games::label_alone(accept.label), look))
    ui.mean(accept.intent);
}

Box accept_button(Ui& ui, Accept accept) {
  return Box::flowing([&ui](float) { return ui.px(kEnterHeight); },
                      [&ui, accept = std::move(accept)](const Rect& r) { draw_accept(ui, r, accept); });
}

Box::Draw panel_ground(const Ui& ui) {
  return [&ui](const Rect& r) { draw_panel_ground(ui, r); };
}

Box panel_of(Ui& ui, std::string heading, Box content) {
  const float padding = ui.px(spacing_of(ui).padding);
  return Box::column(ui.px(2), {line(ui, std::move(heading), type::kNoteBold, ui.theme.dim), std::move(content)})
      .pad(padding, ui.px(10))
      .on(panel_ground(ui));
}

Box question(Ui& ui, std::string heading, std::string sentence, bool refused) {
  const bool phone = !ui.names_keys();
  const Type type = phone ? closely(type::kBody) : ui.low() ? type::kBody : type::kNameRegular;
  Box said = words(ui, std::move(sentence), type, ui.theme.text);
  if (refused)
    said = std::move(said).on([&ui](const Rect& r) { ui.fill(r.inset(ui.px(-3), 0), ui.theme.ask_soft, 8); });
  return Box::column(0, {space(0).grow(),
                         words(ui, std::move(heading), closely(phone ? type::kName : type::kTitle), ui.theme.text),
                         std::move(said), space(0).grow()})
      .pad({ui.px(24), ui.px(4), ui.px(12), ui.px(4)})
      .least(ui.px(spacing_of(ui).question))
      .on([&ui](const Rect& r) {
        draw_panel_ground(ui, r);
        draw_stripe(ui, r, ui.theme.ask);
      });
}

Box lines_of(Ui& ui, const std::vector<std::string>& lines) {
  std::vector<Box> parts;
  for (const std::string& each : lines) parts.push_back(words(ui, each, type::kBody, ui.theme.text));
  return Box::column(ui.px(2), std::move(parts));
}

Box notice(Ui& ui, std::string heading, const std::vector<std::string>& lines) {
  return panel_of(ui, std::move(heading), lines_of(ui, lines)).on([&ui](const Rect& r) {
    ui.fill(r, ui.theme.tell_soft, 12);
    ui.outline(r, ui.theme.tell_edge, 12, 1);
  });
}

Box remark(Ui& ui, const std::string& sentence, bool refused) {
  if (sentence.empty()) return space(0);
  Box said = words(ui, sentence, type::kBody, ui.theme.text);
  if (!refused) return said;
  return std::move(said).pad(ui.px(10), ui.px(6)).on([&ui](const Rect& r) { ui.fill(r, ui.theme.ask_soft, 8); });
}

void person_badge(Ui& ui, const Rect& r, float radius, std::string_view name, std::optional<int> colour) {
  const Point center = r.center();
  const Rect box = Rect{center.x, center.y, center.x, center.y}.grown(radius);
  const Type letter{ui.units(radius) * 1.1F, Weight::kBold};
  if (colour) {
    ui.disc(center, radius, ui.theme.seat.at(static_cast<std::size_t>(*colour)));
  } else {
    ui.outline(box, ui.theme.dim, ui.units(radius), 2);
  }
  constexpr std::size_t kMostLetters = 2;
  std::string_view letters = ui.short_name_of(name);
  if (letters.empty() || utf8::characters(letters) > kMostLetters) {
    std::size_t end = name.empty() ? 0 : 1;
    while (end < name.size() && !utf8::begins_character(name[end])) ++end;
    letters = name.substr(0, end);
  }
  ui.text(box, letters, letter, colour ? ui.theme.on_seat : ui.theme.text, Align::kCenter);
}

Box badge_of(Ui& ui, const std::string& name, std::optional<int> colour) {
  constexpr float kRadius = 15;
  const float size = ui.px(2 * kRadius);
  return Box::fixed(size, size,
                    [&ui, &name, colour](const Rect& r) { person_badge(ui, r, ui.px(kRadius), name, colour); });
}

bool is_tapped(Ui& ui, std::string_view name, const Rect& r) {
  const Touch touch = ui.target(name, r);
  if (touch.hovered) ui.fill(r, ui.theme.raised_hover, 6);
  if (touch.focused) focus_ring(ui, r, 6);
  return touch.clicked;
}

Box choices_of(Ui& ui, std::string name, const std::vector<app::Choice>& choices, float width,
               std::function<void(const std::string&)> tapped) {
  std::vector<std::string> labels;
  int chosen = -1;
  for (const app::Choice& choice : choices) {
    if (choice.chosen) chosen = static_cast<int>(labels.size());
    labels.push_back(choice.label);
  }
  const float high = word_grid(ui, width, labels).height(ui);
  return Box::fixed(0, high,
                    [&ui, &choices, name = std::move(name), labels, chosen, tapped = std::move(tapped)](const Rect& r) {
                      if (const auto at = choice_grid(ui, name, r, labels, chosen))
                        tapped(choices[static_cast<std::size_t>(*at)].id);
                    });
}

Box search_field(Ui& ui, std::string name, const std::string& search, std::string hint, std::string found) {
  const auto draw = [&ui, &search, name = std::move(name), hint = std::move(hint)](const Rect& r) {
    ScreenState& state = ui.state;
    if (!state.searching) state.search = search;
    const bool long_hint = ui.text_width(hint, type::kBody) + ui.px(24) <= r.width();
    const Ui::Typed typed = ui.text_field(name, r, state.search, long_hint ? hint : text::say("Search"));
    state.searching = typed.active;
    if (typed.changed) ui.mean(app::Search{state.search});
  };
  return Box::row(ui.px(12), {Box::fixed(0, ui.px(48), draw).grow(),
                              line(ui, std::move(found), type::kBody, ui.theme.dim, Align::kRight).middle()});
}

Box push_button(Ui& ui, std::string name, std::string label, const ButtonLook& look, std::function<void()> pressed) {
  const float width = button_width(ui, label, look);
  return Box::fixed(
      width, ui.px(56),
      [&ui, name = std::move(name), label = std::move(label), look, pressed = std::move(pressed)](const Rect& r) {
        if (button(ui, name, r, label, look)) pressed();
      });
}

Box page_button(Ui& ui, std::string name, std::string label, app::Intent intent, ButtonLook look) {
  look.key = ui.key_of(name);
  return push_button(ui, std::move(name), std::move(label), look,
                     [&ui, intent = std::move(intent)] { ui.mean(intent); })
      .high(ui.px(kTarget));
}

Box closing_head(Ui& ui, std::string name, std::string heading, Type type, bool& closed) {
  const float size = ui.px(kTarget);
  Box close = push_button(ui, std::move(name), "✕", {.tone = Tone::kQuiet}, [&closed] { closed = true; });
  return Box::row(0,
                  {line(ui, std::move(heading), type, ui.theme.text).grow(), std::move(close).wide(size).high(size)});
}

Box disc(const Ui& ui, float radius_units, Seat seat) {
  const float size = ui.px(2 * radius_units);
  return Box::fixed(size, size, [&ui, seat](const Rect& r) { seat_badge(ui, r.center(), r.width() / 2, seat); })
      .middle();
}

namespace {

constexpr float kTwoLines = 56;  // a row so high has room for both
constexpr float kGroupRound = 10;

void draw_list_row(Ui& ui, const Rect& r, const ListRow& row, float row_units) {
  const Touch touch = ui.target(row.name, r, row.enabled);
  if (touch.hovered) ui.fill(r, ui.theme.raised_hover, kGroupRound);
  if (touch.focused) focus_ring(ui, r, kGroupRound);
  Rect inside = r.inset(ui.px(14), ui.px(5));
  const std::string_view key = ui.names_keys() ? ui.key_of(row.name) : std::string_view{};
  if (!key.empty()) {
    ui.note_key(row.name, key);
    const std::string shown = key_name(key);
    ui.text(inside.cut_right(ui.text_width(shown, type::kNote)), shown, type::kNote, ui.theme.dim);
    inside.cut_right(ui.px(8));
  }
  const bool both = row_units >= kTwoLines && !row.what.empty();
  const Rect label = both ? inside.cut_top(inside.height() * 0.54F) : inside;
  const ImU32 ink = !row.enabled ? ui.theme.dim : row.destroys ? ui.theme.warning : ui.theme.text;
  ui.text(label, row.label, type::kBodyBold, ink);
  if (both) ui.text(inside, row.what, type::kNote, ui.theme.dim);
  if (touch.clicked) row.pressed();
}

}  // namespace

Box group(Ui& ui, std::string heading, std::vector<Box> parts) {
  Box ground = Box::column(0, std::move(parts)).on([&ui](const Rect& r) { ui.fill(r, ui.theme.raised, kGroupRound); });
  return Box::column(ui.px(4), {line(ui, std::move(heading), type::kNoteBold, ui.theme.dim), std::move(ground)});
}

Box group_of(Ui& ui, std::string heading, std::vector<ListRow> rows, float row_units) {
  std::vector<Box> lines;
  for (ListRow& row : rows) {
    const bool first = lines.empty();
    lines.push_back(Box::flowing([&ui, row_units](float) { return ui.px(row_units); },
                                 [&ui, row = std::move(row), row_units, first](const Rect& r) {
                                   draw_list_row(ui, r, row, row_units);
                                   if (!first) ui.fill({r.x0, r.y0, r.x1, r.y0 + 1}, ui.theme.panel_edge);
                                 }));
  }
  return group(ui, std::move(heading), std::move(lines));
}

namespace {

constexpr float kAroundSheet = 10;

}  // namespace

Box sheet_panel(Ui& ui, const app::Sheet& sheet) {
  return Box::flowing([&ui, &sheet](float width) { return sheet_height(ui, width, sheet); },
                      [&ui, &sheet](const Rect& r) { draw_sheet(ui, r, sheet); })
      .pad(ui.px(kAroundSheet), ui.px(kAroundSheet))
      .on(panel_ground(ui));
}

Box sheet_panel(Ui& ui, const app::Sheet& sheet, float room) {
  const float padding = ui.px(kAroundSheet);
  const auto part = [&ui, &sheet, room, padding](float width) {
    return part_of_sheet(ui, width, sheet, room - 2 * padding);
  };
  return Box::flowing([&ui, part](float width) { return part_height(ui, width, part(width)); },
                      [&ui, part](const Rect& r) { draw_part(ui, r, part(r.width())); })
      .pad(padding, padding)
      .on(panel_ground(ui));
}

Box chart_panel(Ui& ui, const app::Chart& chart) {
  Box drawn = Box::fixed(0, least_chart(ui, chart), [&ui, &chart](const Rect& r) { draw_chart(ui, r, chart); });
  return panel_of(ui, text::say("Totals after each hand"), std::move(drawn).grow()).grow();
}

std::vector<SideLook> side_looks(const Ui& ui, const app::Chart& chart) {
  std::vector<SideLook> looks;
  for (const float sheet : {460.0F, 380.0F, 300.0F, 220.0F}) {
    if (!ui.low() && !chart.lines.empty()) looks.push_back({true, sheet});
  }
  for (const float sheet : {700.0F, 600.0F, 500.0F, 400.0F, 300.0F, 220.0F, 0.0F}) looks.push_back({false, sheet});
  return looks;
}

Box two_columns(Ui& ui, const Rect& r, Box left, Box right, const Accept& accept) {
  const Spacing g = spacing_of(ui);
  Box beside = Box::column(ui.px(g.gap), {std::move(right).grow(), accept_button(ui, accept)});
  return Box::row(ui.px(g.edge), {std::move(left).grow(), std::move(beside).wide(right_column(ui, r.width()))})
      .pad({ui.px(g.edge), ui.px(g.gap), ui.px(g.edge), ui.px(g.edge)});
}

}  // namespace nullo::gui
