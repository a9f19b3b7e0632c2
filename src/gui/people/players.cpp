// People: the list with its search, and the page of one of them.
#include <algorithm>
#include <functional>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "gui/kit/frame.h"
#include "gui/kit/overlay.h"
#include "gui/people/statistics.h"
#include "gui/screens.h"
#include "text/say.h"

namespace nullo::gui {

namespace {

using PlayerLine = app::PlayersView::Line;

constexpr float kWide = 760;

std::string called(const PlayerLine& line) {
  return line.short_name.empty() ? line.also
         : line.also.empty()     ? fmt::format("\"{}\"", line.short_name)
                                 : fmt::format("\"{}\", {}", line.short_name, line.also);
}

void draw_texts(Ui& ui, Rect r, const PlayerLine& line) {
  if (ui.units(r.width()) >= 560) {
    ui.text(r.cut_right(ui.px(150)), line.last, type::kBody, ui.theme.dim, Align::kRight);
    ui.text(r.cut_right(ui.px(180)), line.sessions, type::kBody, ui.theme.text, Align::kRight);
    r.cut_right(ui.px(10));
    const float name = std::min(r.width(), ui.text_width(line.name, type::kBodyBold) + ui.px(12));
    ui.text(r.cut_left(name), line.name, type::kBodyBold, ui.theme.text);
    return ui.text(r, called(line), type::kBody, ui.theme.dim);
  }
  ui.text(r.row(0, 2, 0), line.name, type::kBodyBold, ui.theme.text);
  Rect below = r.row(1, 2, 0);
  ui.text(below.cut_right(below.width() * 0.5F), line.last, type::kNote, ui.theme.dim, Align::kRight);
  ui.text(below, line.sessions, type::kNote, ui.theme.dim);
}

float line_height(const Ui& ui, float width) { return ui.px(ui.units(width) >= 620 ? 50 : 58); }

// True: it was tapped.
bool draw_line(Ui& ui, std::string_view kind, const Rect& r, const PlayerLine& line, bool chosen) {
  const Touch touch = ui.target(fmt::format("{}/{}", kind, line.name), r);
  ui.fill(r, touch.hovered || chosen ? ui.theme.raised : ui.theme.panel, 10);
  ui.outline(r, chosen ? ui.theme.text : ui.theme.panel_edge, 10, chosen ? 2 : 1);
  if (touch.focused) focus_ring(ui, r, 10);
  Rect inside = r.inset(ui.px(12), ui.px(5));
  person_badge(ui, inside.cut_left(ui.px(34)), ui.px(15), line.name, line.colour);
  inside.cut_left(ui.px(10));
  draw_texts(ui, inside, line);
  return touch.clicked;
}

// The people whom the search has found, or a line that says there are none. Returns the one tapped.
const PlayerLine* draw_lines(Ui& ui, std::string_view kind, const Rect& room, const std::vector<PlayerLine>& lines,
                             const std::string& search, std::string_view nobody) {
  ScreenState& state = ui.state;
  if (state.people_search != search) state.people = {};
  state.people_search = search;
  state.people.chosen = std::clamp(state.people.chosen, 0, std::max(0, static_cast<int>(lines.size()) - 1));
  Rect content = ui.begin_scroll(kind, room);
  content.y1 = content.y0 + 1e6F;
  const float high = line_height(ui, content.width());
  state.people.page = std::max(1, static_cast<int>(room.height() / (high + ui.px(6))) - 1);
  if (lines.empty()) {
    const std::string nothing = search.empty() ? std::string{nobody} : text::say("Nobody matches “{search}”.", search);
    content.cut_top(ui.px(24));
    content.cut_top(ui.wrapped(content, nothing, type::kName, ui.theme.dim, Align::kCenter));
  }
  const PlayerLine* tapped = nullptr;
  for (const PlayerLine& line : lines) {
    const Rect r = content.cut_top(high);
    const bool chosen = &line == &lines[static_cast<std::size_t>(state.people.chosen)];
    if (draw_line(ui, kind, r, line, chosen)) tapped = &line;
    if (chosen) ui.keep_in_sight(fmt::format("{} {} {}", kind, search, state.people.chosen), r);
    content.cut_top(ui.px(6));
  }
  ui.end_scroll(content.y0);
  return tapped;
}

std::string count_text(std::size_t shown, int all) {
  return static_cast<int>(shown) == all ? text::say_count(all, "{count} person", "{count} people")
                                        : text::say("{count} of {all}", shown, all);
}

// At the bottom, so that nothing moves under a finger when it appears.
void draw_problem(Ui& ui, Rect& room, std::string_view problem) {
  if (problem.empty()) return;
  const Rect r = room.cut_bottom(ui.wrapped_height(room.width() - ui.px(28), problem, type::kBody) + ui.px(20));
  room.cut_bottom(ui.px(kGap));
  ui.fill(r, ui.theme.ask_soft, 12);
  ui.outline(r, ui.theme.ask, 12, 2);
  ui.wrapped(r.inset(ui.px(14), ui.px(10)), problem, type::kBody, ui.theme.text);
}

// ---- the page of one of them

void begin_typing(ScreenState& state, const app::PlayerView& view) {
  const std::string shown = view.name + '\n' + view.short_name;
  if (state.person == shown) return;
  state.person = shown;
  state.person_name = view.name;
  state.person_short = view.short_name;
}

// The button that switches between figures and names.
Box person_switch(Ui& ui) {
  const float width =
      std::max(button_width(ui, text::say("Names, colour")), button_width(ui, text::say("Figures"))) + ui.px(8);
  const auto draw = [&ui](const Rect& r) {
    bool& names = ui.state.person_names;
    if (button(ui, "person/switch", r, names ? text::say("Figures") : text::say("Names, colour"))) names = !names;
  };
  return Box::fixed(width, ui.px(kTarget), draw);
}

Box who(Ui& ui, const app::PlayerView& view, float width) {
  constexpr float kSwitchBeside = 560;
  const auto badge = [&ui, &view](const Rect& r) { person_badge(ui, r, r.height() / 2, view.name, view.colour); };
  Box texts = Box::column(
      0, {line(ui, view.name, type::kTitle, ui.theme.text), words(ui, view.facts, type::kBody, ui.theme.dim)});
  std::vector<Box> parts{Box::fixed(ui.px(52), ui.px(52), badge).middle(), std::move(texts).grow().middle()};
  const bool switches = view.statistics.nothing.empty() && !view.statistics.opened;
  const bool beside = ui.units(width) >= kSwitchBeside;
  if (switches && beside) parts.push_back(person_switch(ui).middle());
  Box head = Box::row(ui.px(12), std::move(parts)).least(ui.px(64));
  if (!switches || beside) return head;
  return Box::column(ui.px(kGap), {std::move(head), person_switch(ui)});
}

struct Field {
  std::string_view name;  // of the target
  std::string heading;
  std::string hint;
  std::string keep;  // label of the button
};

// A field that shows the saved text, and a button that saves what was typed.
Box field(Ui& ui, const Field& field, std::string& text, std::string_view kept, bool enabled,
          std::function<void()> keep) {
  const auto draw = [&ui, &text, field, kept, enabled, keep = std::move(keep)](Rect r) {
    const bool other = enabled && text != kept;
    const Rect end = r.cut_right(ui.px(110));
    r.cut_right(ui.px(8));
    const Ui::Typed typed = ui.text_field(field.name, r, text, field.hint);
    const bool tapped = button(ui, fmt::format("{}/keep", field.name), end, field.keep, {.enabled = other});
    if (typed.entered) ui.state.focus.clear();
    if (other && (tapped || typed.entered)) keep();
  };
  return Box::column(ui.px(4),
                     {line(ui, field.heading, type::kNote, ui.theme.dim), Box::fixed(0, ui.px(kTarget), draw)});
}

Box names(Ui& ui, const app::PlayerView& view, bool two) {
  ScreenState& state = ui.state;
  begin_typing(state, view);
  Box full = field(ui, {"rename", text::say("Name"), text::say("Name"), text::say("Rename")}, state.person_name,
                   view.name, view.can_change, [&ui] { ui.mean(app::RenamePlayer{ui.state.person_name}); });
  Box small = field(ui, {"short", text::say("Short name, where there is little room"), view.name, text::say("Keep")},
                    state.person_short, view.short_name, view.can_change,
                    [&ui, &view] { ui.mean(app::SetPlayerLook{view.colour, ui.state.person_short}); });
  return in_equal_columns(ui.px(two ? 24 : 12), two ? 2 : 1, {std::move(full), std::move(small)})
      .pad(ui.px(12), ui.px(10))
      .on(panel_ground(ui));
}

constexpr float kSwatch = kTarget;
constexpr float kSwatchGap = 3;

void draw_swatch(Ui& ui, const Rect& r, const app::PlayerView& view, int colour) {
  const Touch touch = ui.target(fmt::format("colour/{}", colour + 1), r, view.can_change);
  const bool chosen = view.colour == colour;
  if (chosen || touch.hovered) ui.fill(r, chosen ? ui.theme.chosen : ui.theme.raised_hover, 12);
  if (chosen) ui.outline(r, ui.theme.text, 12, 3);
  if (touch.focused) focus_ring(ui, r, 12);
  ui.disc(r.center(), ui.px(16), ui.theme.seat.at(static_cast<std::size_t>(colour)));
  if (chosen) ui.text(r, "✓", type::kBodyBold, ui.theme.on_seat, Align::kCenter);
  if (touch.clicked) ui.mean(app::SetPlayerLook{colour, view.short_name});
}

Box colours(Ui& ui, const app::PlayerView& view) {
  constexpr int kAbreast = 5;
  std::vector<Box> lines;
  for (int first = 0; first < kMostSeats; first += kAbreast) {
    std::vector<Box> swatches;
    for (int i = first; i < std::min(first + kAbreast, kMostSeats); ++i)
      swatches.push_back(
          Box::fixed(ui.px(kSwatch), ui.px(kSwatch), [&ui, &view, i](const Rect& r) { draw_swatch(ui, r, view, i); }));
    lines.push_back(Box::wrap(ui.px(kSwatchGap), std::move(swatches)));
  }
  Box none = push_button(ui, "colour/seat", text::say("Use the seat's colour"),
                         {.enabled = view.can_change, .chosen = !view.colour},
                         [&ui, &view] { ui.mean(app::SetPlayerLook{std::nullopt, view.short_name}); });
  return panel_of(ui, text::say("Colour at the table"),
                  Box::column(ui.px(8), {Box::column(ui.px(kSwatchGap), std::move(lines)),
                                         Box::wrap(0, {std::move(none).high(ui.px(kTarget))})}));
}

void open_same_person(Ui& ui, const app::PlayerView& view) {
  ui.state.overlay = ScreenState::Overlay::kSamePerson;
  ui.state.focus.clear();
  ui.state.focus_wish = kSameSearch;
  ui.state.people = {};
  if (!view.search.empty()) ui.mean(app::Search{});
}

Box merged(Ui& ui, const app::PlayerView& view) {
  const ButtonLook look{.enabled = view.can_change};
  std::vector<Box> lines;
  for (const std::string& each : view.also) {
    Box split = push_button(ui, "split/" + each, text::say("Split again"), look,
                            [&ui, &each] { ui.mean(app::SplitPlayer{each}); });
    lines.push_back(Box::row(
        ui.px(8), {line(ui, each, type::kBodyBold, ui.theme.text).grow(), std::move(split).high(ui.px(kTarget))}));
  }
  Box add = push_button(ui, "merge", text::say("Merge with another player …"), look,
                        [&ui, &view] { open_same_person(ui, view); });
  lines.push_back(Box::wrap(0, {std::move(add).high(ui.px(kTarget))}));
  return panel_of(ui, text::say("Other names of the same person"), Box::column(ui.px(8), std::move(lines)));
}

void draw_same_person(Ui& ui, const Rect& screen, const app::PlayerView& view) {
  const Overlay overlay = begin_overlay(ui, "##same", screen, ui.px(640), screen.height());
  Rect rest = overlay.inside;
  Rect head = rest.cut_top(ui.px(kTarget));
  const bool close =
      button(ui, "merge/close", head.cut_right(ui.px(110)), text::say("Close"), {.key = ui.key_of("merge/close")});
  head.cut_right(ui.px(8));
  ui.text(head, text::say("Which other player is {player}?", view.name), type::kName, ui.theme.text);
  rest.cut_top(ui.px(8));
  draw_from_top(
      search_field(ui, kSameSearch, view.search, text::say("Search: a name"), fmt::format("{}", view.others.size())),
      rest.cut_top(ui.px(48)));
  rest.cut_top(ui.px(8));
  const PlayerLine* chosen =
      draw_lines(ui, "same", rest, view.others, view.search, text::say("Nobody else has played yet."));
  if (chosen != nullptr) ui.mean(app::MergePlayers{chosen->name, view.name});
  end_overlay();
  if (close || chosen != nullptr || overlay.beside) ui.state.overlay = ScreenState::Overlay::kNone;
}

Box person(Ui& ui, const app::PlayerView& view, float width) {
  const bool two = ui.units(width) >= kWide;
  const float gap = ui.px(kGap);
  std::vector<Box> parts{who(ui, view, width)};
  const bool figures = view.statistics.nothing.empty();
  if (!figures || !ui.state.person_names) parts.push_back(statistics(ui, view.statistics, width));
  if (!figures || ui.state.person_names) {
    parts.push_back(names(ui, view, two));
    parts.push_back(in_equal_columns(gap, two ? 2 : 1, {colours(ui, view), merged(ui, view)}));
  }
  return Box::column(gap, std::move(parts));
}

}  // namespace

void draw_players(Ui& ui, const Rect& r, const app::PlayersView& view) {
  Rect rest = r.inset(ui.px(12));
  draw_from_top(
      search_field(ui, kSearchField, view.search, text::say("Search: a name"), count_text(view.lines.size(), view.all)),
      rest.cut_top(ui.px(48)));
  rest.cut_top(ui.px(kGap));
  draw_problem(ui, rest, view.problem);
  const PlayerLine* opened =
      draw_lines(ui, "player", rest, view.lines, view.search, text::say("Nobody has played yet."));
  if (opened != nullptr) ui.mean(app::OpenPlayer{opened->name});
}

void draw_player(Ui& ui, const Rect& r, const app::PlayerView& view) {
  Rect room = r.inset(ui.px(12));
  draw_problem(ui, room, view.problem);
  constexpr float kWidestPerson = 1000;
  const Rect content = ui.begin_scroll("page", room);
  const Rect column = content.middle(std::min(content.width(), ui.px(kWidestPerson)), content.height());
  ui.end_scroll(draw_from_top(person(ui, view, column.width()), column) + ui.px(kGap));
  if (ui.state.overlay == ScreenState::Overlay::kSamePerson) draw_same_person(ui, r, view);
}

}  // namespace nullo::gui
