// Who sits where: a table with a place for each, people who have played before, who deals first.
#include <algorithm>
#include <cmath>
#include <span>

#include <fmt/format.h>

#include "app/folding.h"
#include "gui/kit/widgets.h"
#include "gui/new_session/new_session.h"
#include "gui/table/around.h"
#include "text/say.h"

namespace nullo::gui {

namespace {

constexpr float kBoxHeight = 132;
constexpr float kMoves = 210;   // width of the buttons that stand on one line with the name
constexpr float kProblem = 20;  // a line below the name
constexpr int kMostAround = 6;  // more players sit in a list

using Remembered = app::NewSessionView::Remembered;

bool is_known(const app::NewSessionView& view, std::string_view name) {
  return std::ranges::any_of(view.remembered, [name](const Remembered& each) { return each.name == name; });
}

int count(const app::NewSessionView& view) { return static_cast<int>(view.places.size()); }

bool around_a_table(const Ui& ui, float width, const app::NewSessionView& view) {
  return ui.units(width) >= 540 && count(view) <= kMostAround && ui.shape() != Shape::kLying;
}

// How places lie that are not around a table.
struct List {
  int columns = 1;
  bool one_line = false;  // the buttons of a place stand beside its name
};

// A lying phone is too low for one place below another.
List list_of(const Ui& ui, float width) {
  if (ui.shape() == Shape::kLying) return {.columns = 2, .one_line = ui.units(width) >= 780};
  return {.columns = 1, .one_line = ui.units(width) >= 480};
}

// The place to go on with: the next empty one after `seat`.
std::optional<Seat> next_empty(const app::NewSessionView& view, Seat seat) {
  for (int i = 1; i <= count(view); ++i) {
    const Seat other = seat.left(count(view), i);
    if (view.places[static_cast<std::size_t>(other.index())].name.empty()) return other;
  }
  return std::nullopt;
}

std::string field_name(Seat seat) { return fmt::format("{}{}", kNameFields, seat.index() + 1); }

// Brings into sight with what those who are new begin. False: it was in sight before.
bool show_joining(Ui& ui, const app::NewSessionView& view) {
  std::string joining;
  for (const app::NewSessionView::Opening& one : view.openings) {
    if (!one.choices.empty()) joining += fmt::format("{} {}, ", one.name, one.amount);
  }
  const bool seen = joining == ui.state.joining_seen;
  ui.state.joining_seen = joining;
  ui.state.shows_joining = !seen;
  return !seen;
}

// Enter after the last name starts the session; but with what somebody new begins has to be in sight first.
void start_after_names(Ui& ui, const app::NewSessionView& view) {
  if (!show_joining(ui, view)) ui.mean(app::Accept{});
}

void type_name(Ui& ui, const Rect& r, const app::NewSessionView& view, Seat seat) {
  ScreenState& state = ui.state;
  const auto i = static_cast<std::size_t>(seat.index());
  std::string& name = state.names.at(i);
  if (state.typing_name != seat) name = view.places[i].name;
  const bool typed_over = state.typed_place != seat && is_known(view, view.places[i].name);
  const Ui::Typed typed = ui.text_field(field_name(seat), r, name, text::say("Name"), typed_over);
  if (typed.changed) {
    state.typed_place = seat;
    ui.mean(app::SetName{seat, name});
  }
  if (typed.active && state.typing_name != seat) state.named_before = !view.places[i].name.empty();
  if (typed.active) state.typing_name = seat;
  if (typed.active && !ImGui::GetIO().MouseDown[0])
    state.picked_place = seat;  // a finger may be about to drag the page
  if (!typed.active && state.typing_name == seat) state.typing_name.reset();
  if (!typed.entered) return;
  const auto next = next_empty(view, seat);
  state.focus.clear();
  if (next) {
    state.focus_wish = field_name(*next);
  } else if (takes_one_more(view) && !state.named_before) {
    state.focus_wish = kOneMore;  // whoever types on without looking up names one more player
  } else {
    start_after_names(ui, view);
  }
}

// A name typed here sits down at a new place. Enter ends it; without a name it starts the session.
void type_one_more(Ui& ui, const Rect& r, const app::NewSessionView& view) {
  ScreenState& state = ui.state;
  const Ui::Typed typed = ui.text_field(kOneMore, r, state.one_more, text::say("One more player"), false);
  if (typed.changed && !state.added && !state.one_more.empty()) state.added = Seat{count(view)};
  if (typed.changed && state.added) ui.mean(app::NameOneMore{*state.added, state.one_more});
  const bool named = state.added && !state.one_more.empty();
  if (typed.entered && named) {
    state.focus_wish = kOneMore;  // gone, once all places are taken: then Enter starts
    show_joining(ui, view);
  }
  if (typed.entered && !named) start_after_names(ui, view);
  if (typed.entered) state.focus.clear();
  if (!typed.active || typed.entered || state.one_more.empty()) {
    state.added.reset();
    state.one_more.clear();
  }
}

bool is_empty(const app::NewSessionView& view, Seat seat) {
  return view.places[static_cast<std::size_t>(seat.index())].name.empty();
}

void drag_badge(Ui& ui, const Rect& r, Seat seat) {
  const Touch touch = ui.target(fmt::format("place/{}", seat.index() + 1), r);
  if (touch.hovered || touch.held) ui.fill(r, ui.theme.raised_hover, 10);
  if (touch.focused) focus_ring(ui, r, 10);
  seat_badge(ui, r.center(), ui.px(16), seat);
  if (touch.held && ImGui::IsMouseDragging(0, ui.px(6))) ui.state.dragged = seat;
}

void draw_moves(Ui& ui, const Rect& r, const app::NewSessionView& view, Seat seat, bool sideways) {
  Rect rest = r;
  const Rect back = rest.cut_left(ui.px(kTarget));
  const Rect on = rest.cut_right(ui.px(kTarget));
  rest = rest.inset(ui.px(6), 0);
  if (button(ui, fmt::format("place/{}/back", seat.index() + 1), back, sideways ? "←" : "↑")) {
    ui.mean(app::MovePlayer{seat, seat.right(count(view))});
  }
  if (button(ui, fmt::format("place/{}/on", seat.index() + 1), on, sideways ? "→" : "↓")) {
    ui.mean(app::MovePlayer{seat, seat.left(count(view))});
  }
  if (!view.has_dealer) return;
  const bool dealer = view.places[static_cast<std::size_t>(seat.index())].dealer;
  if (button(ui, fmt::format("place/{}/dealer", seat.index() + 1), rest,
             dealer ? text::say("deals first") : text::say("deals?"),
             {.tone = dealer ? Tone::kNormal : Tone::kQuiet, .chosen = dealer, .type = type::kNote})) {
    ui.mean(app::SetDealer{seat});
  }
}

// The ground of a place, where somebody who is dragged may be let go.
void draw_ground(Ui& ui, const Rect& box, const app::NewSessionView& view, Seat seat) {
  const auto& place = view.places[static_cast<std::size_t>(seat.index())];
  const ImVec2 mouse = ImGui::GetIO().MousePos;
  const bool aimed = ui.state.dragged && ui.state.dragged != seat && box.contains({mouse.x, mouse.y});
  ui.fill(box, aimed ? ui.theme.chosen : ui.theme.panel, 12);
  ui.outline(box,
             aimed                   ? ui.theme.text
             : place.problem.empty() ? ui.theme.panel_edge
                                     : ui.theme.text,
             12, aimed ? 3 : 1);
  if (aimed && ImGui::IsMouseReleased(0)) ui.mean(app::MovePlayer{*ui.state.dragged, seat});
}

void draw_name(Ui& ui, Rect r, const app::NewSessionView& view, Seat seat) {
  drag_badge(ui, r.cut_left(ui.px(kTarget)), seat);
  r.cut_left(ui.px(4));
  type_name(ui, r, view, seat);
}

// On one line or on two; below, what is wrong with the name. `sideways`: the next place lies to the right.
void draw_place(Ui& ui, const Rect& box, const app::NewSessionView& view, Seat seat, bool sideways, bool one_line) {
  draw_ground(ui, box, view, seat);
  Rect rest = box.inset(ui.px(8), ui.px(6));
  Rect top = rest.cut_top(ui.px(kTarget));
  if (one_line) draw_moves(ui, top.cut_right(ui.px(kMoves)), view, seat, sideways);
  if (one_line) top.cut_right(ui.px(8));
  draw_name(ui, top, view, seat);
  const std::string& problem = view.places[static_cast<std::size_t>(seat.index())].problem;
  if (!problem.empty()) ui.text(rest.cut_top(ui.px(kProblem)), problem, type::kNote, ui.theme.text);
  if (!one_line) draw_moves(ui, rest.cut_bottom(ui.px(kTarget)), view, seat, sideways);
}

float draw_round(Ui& ui, const Rect& r, const app::NewSessionView& view) {
  const float height = ui.px(3 * (kBoxHeight + kSmallGap) + 28);
  const Rect table = rect_at(r.x0, r.y0, r.width(), height);
  draw_felt(ui, table);
  const Around around = seat_around(ui, table.inset(ui.px(14)), count(view),
                                    {.most_width = 250, .most_height = kBoxHeight, .middle = 20});
  for (int i = 0; i < count(view); ++i)
    draw_place(ui, around.boxes[static_cast<std::size_t>(i)], view, Seat{i}, true, false);
  return table.y1;
}

float draw_list(Ui& ui, const Rect& r, const app::NewSessionView& view) {
  const List list = list_of(ui, r.width());
  const float gap = ui.px(kSmallGap);
  const float lines = list.one_line ? kTarget : 2 * kTarget + 4;
  float y = r.y0;
  for (int first = 0; first < count(view); first += list.columns) {
    const int abreast = std::min(list.columns, count(view) - first);
    const auto places =
        std::span{view.places}.subspan(static_cast<std::size_t>(first), static_cast<std::size_t>(abreast));
    const bool problem = std::ranges::any_of(places, [](const auto& place) { return !place.problem.empty(); });
    const Rect row = rect_at(r.x0, y, r.width(), ui.px(12 + lines + (problem ? kProblem : 0)));
    for (int i = 0; i < abreast; ++i)
      draw_place(ui, row.column(i, list.columns, gap), view, Seat{first + i}, list.columns > 1, list.one_line);
    y = row.y1 + gap;
  }
  return y - gap;
}

// As long as a name is being opened for typing, which scrolls to it alone: all places come into sight, if there is
// room.
void follow_name(Ui& ui, const Rect& places) {
  if (ui.state.waking > 0 && ui.state.opening == 0 && ui.state.focus.starts_with(kNameFields))
    ui.bring_all_into_sight(places);
}

void draw_dragged(Ui& ui, const app::NewSessionView& view) {
  ScreenState& state = ui.state;
  if (!state.dragged) return;
  if (!ImGui::IsMouseDown(0)) return state.dragged.reset();
  const ImVec2 mouse = ImGui::GetIO().MousePos;
  const std::string& name = view.places[static_cast<std::size_t>(state.dragged->index())].name;
  const float width = ui.text_width(name, type::kName) + ui.px(60);
  Rect ghost = rect_at(mouse.x - ui.px(20), mouse.y - ui.px(22), width, ui.px(kTarget));
  ui.fill(ghost, ui.theme.raised_hover, 10);
  ui.outline(ghost, ui.theme.text, 10, 2);
  const Rect badge = ghost.cut_left(ui.px(40));
  seat_badge(ui, badge.center(), ui.px(14), *state.dragged);
  ui.text(ghost, name, type::kName, ui.theme.text);
}

bool is_called_like(const Remembered& person, std::string_view wanted) {
  return app::folded(person.name).find(wanted) != std::string::npos;
}

std::optional<Seat> picked_place(const Ui& ui, const app::NewSessionView& view) {
  const std::optional<Seat> picked = ui.state.picked_place;
  return picked && picked->index() < count(view) ? picked : std::nullopt;
}

// What has been typed into the picked place, if it is a part of somebody's name: the list is searched for it, also
// while a tap takes the focus from the field.
std::string searched(const Ui& ui, const app::NewSessionView& view) {
  const std::optional<Seat> picked = picked_place(ui, view);
  const std::string typed = picked ? view.places[static_cast<std::size_t>(picked->index())].name : std::string{};
  if (typed.empty() || is_known(view, typed)) return {};
  const std::string wanted = app::folded(typed);
  const bool any =
      std::ranges::any_of(view.remembered, [&](const Remembered& person) { return is_called_like(person, wanted); });
  return any ? wanted : std::string{};
}

// The place where a tap seats somebody: the next empty one from the picked one on; if no place is empty, the picked
// one. Nothing: no place is empty, and nobody has picked one.
std::optional<Seat> place_to_fill(const Ui& ui, const app::NewSessionView& view) {
  const std::optional<Seat> picked = picked_place(ui, view);
  if (picked && !searched(ui, view).empty()) return picked;
  const Seat last{count(view) - 1};
  const std::optional<Seat> empty =
      picked && is_empty(view, *picked) ? picked : next_empty(view, picked.value_or(last));
  return empty ? empty : picked;
}

void seat_remembered(Ui& ui, Seat seat, const std::string& name) {
  ui.mean(app::SetName{seat, name});
  ui.state.picked_place.reset();
  ui.state.typed_place.reset();
}

// A person who sits already keeps their place in the list, with the seat's badge; a tap empties the seat.
void draw_remembered_one(Ui& ui, const Rect& r, const app::NewSessionView& view, const Remembered& person) {
  const bool seated = person.seat.has_value();
  const std::optional<Seat> place = seated ? person.seat : place_to_fill(ui, view);
  const ButtonLook look{.tone = seated ? Tone::kQuiet : Tone::kNormal,
                        .enabled = place.has_value(),
                        .chosen = seated,
                        .align = Align::kLeft};
  if (button(ui, "person/" + person.name, r, person.name, look)) {
    seat_remembered(ui, *place, seated ? std::string{} : person.name);
  }
  if (seated) seat_badge(ui, {r.x1 - ui.px(16), r.center().y}, ui.px(9), *person.seat);
}

std::string remembered_heading(const Ui& ui, const app::NewSessionView& view) {
  if (!searched(ui, view).empty()) return text::say("Known players");
  const std::optional<Seat> place = place_to_fill(ui, view);
  if (!place) return text::say("Known players: tap who gets up, then who sits down");
  if (is_empty(view, *place)) return text::say("Known players: tap to seat");
  return text::say("Known players: tap who takes the place of {player}",
                   view.places[static_cast<std::size_t>(place->index())].name);
}

// People who have played before, as buttons, those who played last first; a tap seats one.
float draw_remembered(Ui& ui, Rect r, const app::NewSessionView& view) {
  if (view.remembered.empty()) return r.y0;
  const std::string wanted = searched(ui, view);
  ui.text(rect_at(r.x0, r.y0, r.width(), ui.px(30)), remembered_heading(ui, view), type::kNote, ui.theme.dim);
  float x = r.x0;
  float y = r.y0 + ui.px(30);
  for (const Remembered& person : view.remembered) {
    if (!is_called_like(person, wanted)) continue;
    const float width = std::clamp(button_width(ui, person.name) + ui.px(20), ui.px(kTarget), r.width());
    if (x + width > r.x1) {
      x = r.x0;
      y += ui.px(kTarget + 6);
    }
    draw_remembered_one(ui, rect_at(x, y, width, ui.px(kTarget)), view, person);
    x += width + ui.px(6);
  }
  return y + ui.px(kTarget + kSmallGap);
}

// For every game, also where the number is fixed: the places below must not move when another game is chosen. Whoever
// goes on chooses no game, and an upright phone scrolls to the names: there they need the room.
float draw_count(Ui& ui, Rect r, const app::NewSessionView& view) {
  const bool games_to_choose = view.openings.empty() && ui.shape() != Shape::kUpright;
  if (view.least_seats == view.most_seats && !games_to_choose) return r.y0;
  Rect line = rect_at(r.x0, r.y0, r.width(), ui.px(kTarget));
  const Rect control = line.cut_right(ui.px(170));
  constexpr float kLeastBeside = 300;
  const bool full = !next_empty(view, Seat{0});
  const bool asks = (full && takes_one_more(view)) || ui.state.added;
  if (!asks || ui.units(line.width()) >= kLeastBeside)
    ui.text(line.cut_left(ui.px(80)), text::say("Players"), type::kBodyBold, ui.theme.text);
  line.cut_right(ui.px(kSmallGap));
  if (asks) type_one_more(ui, line, view);
  if (const auto value =
          stepper(ui, "players", control, count(view), {view.least_seats, view.most_seats, view.seats_step})) {
    ui.mean(app::SetPlayers{*value});
  }
  return line.y1 + ui.px(kSmallGap);
}

// Empties all places, and starts typing the first name.
void clear_places(Ui& ui) {
  ui.mean(app::ClearPlaces{});
  ui.state.picked_place.reset();
  ui.state.typed_place.reset();
  ui.state.focus_wish = field_name(Seat{0});
}

// "Who sits where", and the button that empties all places.
float draw_people_head(Ui& ui, const Rect& r, const app::NewSessionView& view) {
  if (!view.openings.empty()) return r.y0;  // those who go on sit already, and what they begin with needs the room
  Rect line = rect_at(r.x0, r.y0, r.width(), ui.px(kTarget));
  const bool all_sit =
      !view.named_here && std::ranges::none_of(view.places, [](const auto& place) { return place.name.empty(); });
  ButtonLook look{.key = ui.key_of("people/clear"), .enabled = view.can_clear};
  const std::string others = text::say("Other people");
  const Rect place = line.cut_right(button_width(ui, others, look));
  if (!all_sit) look.key = {};  // letters are a name then
  if (button(ui, "people/clear", place, others, look)) {
    clear_places(ui);
  }
  ui.text(line, text::say("Who sits where, clockwise"), type::kNote, ui.theme.dim);
  return line.y1 + ui.px(6);
}

}  // namespace

std::optional<Seat> named_on_phone(Ui& ui, const app::NewSessionView& view) {
  ScreenState& state = ui.state;
  const ImGuiIO& io = ImGui::GetIO();
  const bool taps = io.MouseDown[0] || io.MouseReleased[0];  // which takes the focus from the field
  if (state.typing_name || !taps) state.naming = state.typing_name;
  const bool there = state.naming && state.naming->index() < count(view);
  return there && !ui.names_keys() && !view.remembered.empty() ? state.naming : std::nullopt;
}

void draw_known_names(Ui& ui, const Rect& r, const app::NewSessionView& view, Seat seat) {
  const std::string& typed = view.places[static_cast<std::size_t>(seat.index())].name;
  const std::string wanted = is_known(view, typed) ? std::string{} : app::folded(typed);
  float x = r.x0;
  for (const Remembered& person : view.remembered) {
    if (person.seat || !is_called_like(person, wanted)) continue;
    const float width = std::clamp(button_width(ui, person.name), ui.px(kTarget), r.width());
    if (x + width > r.x1) break;
    if (button(ui, "known/" + person.name, {x, r.y0, x + width, r.y1}, person.name)) {
      seat_remembered(ui, seat, person.name);
      ui.state.focus.clear();
      if (const auto next = next_empty(view, seat); next && *next != seat) ui.state.focus_wish = field_name(*next);
    }
    x += width + ui.px(6);
  }
}

float draw_people(Ui& ui, const Rect& r, const app::NewSessionView& view) {
  Rect rest = r;
  rest.y0 = draw_people_head(ui, rest, view);
  if (view.places.empty()) return rest.y0;
  rest.y0 = draw_count(ui, rest, view);
  rest.y0 = draw_joining(ui, rest, view);
  const float top = rest.y0;
  const bool around = around_a_table(ui, rest.width(), view);
  rest.y0 = around ? draw_round(ui, rest, view) : draw_list(ui, rest, view);
  if (!around) follow_name(ui, {rest.x0, top, rest.x1, rest.y0});
  rest.y0 += ui.px(kSmallGap);
  rest.y0 = draw_openings(ui, rest, view);
  rest.y0 = draw_remembered(ui, rest, view);
  draw_dragged(ui, view);
  return rest.y0;
}

}  // namespace nullo::gui
