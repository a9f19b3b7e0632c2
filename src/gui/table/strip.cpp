// The tricks of the hand in order, and the shortcuts.
#include <algorithm>
#include <span>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "app/table/page_keys.h"
#include "gui/foot.h"
#include "gui/kit/cards.h"
#include "gui/kit/frame.h"
#include "gui/kit/overlay.h"
#include "gui/kit/widgets.h"
#include "gui/table/fields.h"
#include "gui/table/table.h"
#include "text/say.h"

namespace nullo::gui {

namespace {

constexpr float kCellHeight = 78;
constexpr float kCellGap = 4;
constexpr Type kTiny{13, Weight::kRegular};
constexpr Type kTinyBold{13, Weight::kBold};

int per_row(const Ui& ui, float width, int count) {
  return evenly(count, std::max(1, static_cast<int>((ui.units(width) + kCellGap) / (kTarget + kCellGap))));
}

void draw_cell_cards(Ui& ui, const Rect& r, const app::TableView::TrickCell& cell) {
  const auto count = static_cast<float>(cell.cards.size());
  const float w = std::min({ui.px(19), r.height() / kCardShape, r.width() / std::max(1.0F, count)});
  float x = r.center().x - w * count / 2;
  for (const NotedCard& noted : cell.cards) {
    const Rect face = rect_at(x, r.center().y - w * kCardShape / 2, w - ui.px(1), w * kCardShape);
    draw_card(ui, face, noted.card);
    // Who played it, on its lower edge.
    if (noted.by) seat_badge(ui, {face.center().x, face.y1 - w * 0.1F}, w * 0.36F, *noted.by);
    x += w;
  }
}

void draw_cell(Ui& ui, const Rect& r, const app::TableView::TrickCell& cell) {
  const Touch touch = ui.target(fmt::format("trick/{}", cell.number), r, cell.over);
  const bool strong = cell.now || cell.mending;
  ui.fill(r,
          strong          ? ui.theme.ask_soft
          : touch.hovered ? ui.theme.raised_hover
          : cell.over     ? ui.theme.raised
                          : ui.theme.panel,
          8);
  if (cell.mending || cell.now)
    ui.outline(r, ui.theme.ask, 8, cell.mending ? 3 : 2);
  else
    ui.outline(r, ui.theme.panel_edge, 8, 1);
  if (touch.focused) focus_ring(ui, r, 8);
  if (touch.clicked) ui.mean(app::TapTrick{cell.number - 1});
  Rect rest = r.inset(ui.px(3), ui.px(4));
  Rect head = rest.cut_top(ui.px(20));
  const std::string number = fmt::format("{}", cell.number);
  if (cell.seat) {
    const Rect badge = head.cut_right(ui.px(18));
    seat_badge(ui, badge.center(), ui.px(8.5F), *cell.seat);
    ui.text(head.inset(ui.px(2), 0), number, kTinyBold, ui.theme.dim);
  } else {
    ui.text(head, number, kTinyBold, strong ? ui.theme.text : ui.theme.dim, Align::kCenter);
  }
  if (!cell.mark.empty()) {
    const Rect mark = rest.cut_bottom(ui.wrapped_height(rest.width(), cell.mark, kTiny));
    ui.wrapped(mark, cell.mark, kTiny, ui.theme.dim, Align::kCenter);
  }
  const std::string went = cell.on_table ? text::say("stays") : cell.winner;
  const ImU32 ink = cell.on_table ? ui.theme.dim : ui.theme.text;
  if (!went.empty()) ui.text(rest.cut_top(ui.px(17)), went, kTiny, ink, Align::kCenter);
  draw_cell_cards(ui, rest, cell);
}

}  // namespace

Box strip(Ui& ui, const app::TableView& view, float width) {
  std::vector<Box> cells;
  for (const auto& cell : view.strip)
    cells.push_back(Box::fixed(0, ui.px(kCellHeight), [&ui, &cell](const Rect& r) { draw_cell(ui, r, cell); }));
  const int count = static_cast<int>(cells.size());
  return count == 0 ? space(0) : in_equal_columns(ui.px(kCellGap), per_row(ui, width, count), std::move(cells));
}

// ---- the tricks on one line, and what a tap on it opens

namespace {

constexpr float kLeastNumber = 20;  // width of a cell that has room for its number
constexpr float kTricksWidth = 560;
constexpr float kAroundTricks = 36;  // around the tricks of an overlay

void draw_small_cell(Ui& ui, const Rect& r, const app::TableView::TrickCell& cell) {
  if (cell.now || cell.mending) {
    ui.fill(r, ui.theme.ask_soft, 6);
    ui.outline(r, ui.theme.ask, 6, 2);
  }
  Rect rest = r;
  const Rect head = rest.cut_top(r.height() * 0.42F);
  ui.text(head, fmt::format("{}", cell.number), {12, cell.mark.empty() ? Weight::kRegular : Weight::kBold},
          ui.theme.dim, Align::kCenter);
  if (cell.seat) return seat_badge(ui, rest.center(), std::min(ui.px(9), rest.width() * 0.45F), *cell.seat);
  if (cell.on_table) ui.text(rest, "–", kTinyBold, ui.theme.dim, Align::kCenter);
}

// The tricks that have room on one line: the one that is played or mended, those before it, and the next.
std::span<const app::TableView::TrickCell> tricks_on_line(const Ui& ui, const app::TableView& view, float width) {
  const std::span all{view.strip};
  const auto fit = std::max<std::size_t>(1, static_cast<std::size_t>(ui.units(width) / (kLeastNumber + 1)));
  if (all.size() <= fit) return all;
  const auto at = std::ranges::find_if(all, [](const auto& cell) { return cell.now || cell.mending; });
  const std::size_t end = std::clamp(static_cast<std::size_t>(at - all.begin()) + 2, fit, all.size());
  return all.subspan(end - fit, fit);
}

}  // namespace

Box strip_line(Ui& ui, const app::TableView& view) {
  if (view.strip.empty()) return space(0);
  const auto line = [&ui, &view](float width) {
    std::vector<Box> cells;
    for (const auto& cell : tricks_on_line(ui, view, width))
      cells.push_back(Box::flowing({}, [&ui, &cell](const Rect& r) { draw_small_cell(ui, r, cell); }));
    return Box::row(ui.px(1), std::move(cells));
  };
  const auto ground = [&ui](const Rect& r) {
    const Touch touch = ui.target("tricks", r);
    ui.fill(r, touch.hovered ? ui.theme.raised_hover : ui.theme.panel, 8);
    ui.outline(r, ui.theme.panel_edge, 8, 1);
    if (touch.focused) focus_ring(ui, r, 8);
    if (touch.clicked) ui.state.overlay = ScreenState::Overlay::kTricks;
  };
  return in_width(line).pad(ui.px(3), ui.px(2)).high(ui.px(kTarget)).on(ground);
}

void draw_tricks(Ui& ui, const Rect& screen, const app::TableView& view) {
  if (ui.state.overlay != ScreenState::Overlay::kTricks) return;
  if (view.strip.empty()) {
    ui.state.overlay = ScreenState::Overlay::kNone;
    return;
  }
  const float width = std::min(ui.px(kTricksWidth), screen.width() - ui.px(16)) - ui.px(kAroundTricks);
  bool closed = false;
  const Box head = closing_head(ui, "tricks/close", text::say("Tap a trick to mend it"), type::kBodyBold, closed);
  const Box tricks = strip(ui, view, width - ui.scroll_room());
  const float height = head.height(width) + tricks.height(width - ui.scroll_room());
  const Overlay overlay = begin_overlay(ui, "##tricks", screen, ui.px(kTricksWidth), height + ui.px(kAroundTricks));
  Rect rest = overlay.inside;
  head.draw(rest.cut_top(head.height(width)));
  scrolling(ui, "tricks", tricks).draw(rest);
  closed = closed || overlay.beside || ui.means_something();
  end_overlay();
  if (closed) ui.state.overlay = ScreenState::Overlay::kNone;
}

// ---- shortcuts, and the switch to the other form of entry

namespace {

struct Action {
  std::string name;
  std::string label;
  std::string key;
  app::Intent intent;
};

constexpr int kFew = 3;
constexpr int kMostButtons = 5;
constexpr float kShortcut = 180;      // wide enough for most labels; longer ones have two lines
constexpr float kColumn = 480;        // narrower than that, they stand beside a form
constexpr float kLowShortcut = 140;   // in a low window: a second line takes its room from the table
constexpr float kCloseShortcut = 84;  // on a phone: its label has two lines

Action action_of(const games::Shortcut& shortcut) {
  return {"shortcut/" + shortcut.id, shortcut.label, shortcut.key == 0 ? "" : std::string{shortcut.key},
          app::TapShortcut{shortcut.id}};
}

Action to_switch(const app::TableView& view) {
  const bool tricks = view.form == games::Form::kTricks;
  const std::string usual = tricks ? text::say("Quick entry") : text::say("Trick by trick");
  return {"switch", view.other_form.empty() ? usual : view.other_form, std::string{app::key_of(view, "switch")},
          app::SwitchForm{tricks ? games::Form::kSummary : games::Form::kTricks}};
}

bool shows_result(const games::Shortcut& shortcut) { return shortcut.id == app::kResultShortcut; }

// How many places the shortcuts have. "Done" and "Cancel" come and go, and nothing else moves. The one that shows the
// result is what Enter does.
int most_shortcuts(const Ui& ui, const app::TableView& view) {
  const auto result = static_cast<std::size_t>(std::ranges::count_if(view.shortcuts, shows_result));
  const std::size_t shown = view.shortcuts.size() - result;
  return static_cast<int>(std::max({shown, ui.state.shortcuts.size(), std::size_t{1}}));
}

// The buttons that switch to another form of entry, which come last, and the card that the hand is about.
int ways(const Ui& ui, const app::TableView& view) {
  const auto cards = std::ranges::count_if(view.fields, [&](const FieldRow& row) { return is_in_foot(ui, view, row); });
  return (view.can_switch ? 1 : 0) + (has_faces(ui, view) ? 1 : 0) + static_cast<int>(cards);
}

int cells_of(const Ui& ui, const app::TableView& view) { return most_shortcuts(ui, view) + ways(ui, view); }

// How many cells the foot of a lying phone has, for shortcuts and for those buttons.
constexpr int kFootCells = 4;

int in_foot(const Ui& ui, const app::TableView& view) {
  return ui.shape() == Shape::kLying ? kFootCells - ways(ui, view) : 0;
}

// A shortcut keeps one place for the whole hand.
int cell_of(const Ui& ui, const games::Shortcut& shortcut, int otherwise) {
  const auto known =
      std::ranges::find_if(ui.state.shortcuts, [&](const games::Shortcut& each) { return each.id == shortcut.id; });
  return known == ui.state.shortcuts.end() ? otherwise : static_cast<int>(known - ui.state.shortcuts.begin());
}

int mending_count(const app::TableView::Mending& mending) { return 3 + static_cast<int>(mending.shortcuts.size()); }

// Buttons for correcting a trick, in place of the shortcuts. Shortcuts about the trick keep their cells; the other
// buttons take free ones.
template <class Cell>
void draw_mending(Ui& ui, const app::TableView::Mending& mending, int count, Cell cell) {
  std::vector<bool> taken(static_cast<std::size_t>(count));
  taken.back() = true;
  const auto take = [&](int wanted) {
    const auto at = static_cast<std::size_t>(wanted);
    const bool free = at < taken.size() && !taken[at];
    const auto found = free ? taken.begin() + wanted : std::ranges::find(taken, false);
    *found = true;
    return cell(static_cast<int>(found - taken.begin()));
  };
  for (const games::Shortcut& shortcut : mending.shortcuts) {
    const Action action = action_of(shortcut);
    if (button(ui, action.name, take(cell_of(ui, shortcut, count)), action.label, {.key = action.key}))
      ui.mean(action.intent);
  }
  if (button(ui, "mending/insert", take(count), text::say("Insert before"),
             {.key = ui.key_of("mending/insert"), .enabled = mending.can_insert}))
    ui.mean(app::InsertBefore{});
  if (button(ui, "mending/remove", take(count), text::say("Remove it"),
             {.key = ui.key_of("mending/remove"), .enabled = mending.can_remove}))
    ui.mean(app::RemoveMended{});
  if (button(ui, "mending/done", cell(count - 1), text::say("Done"), {.key = ui.key_of("mending/done")}))
    ui.mean(app::Back{});
}

// In a small window Enter is the last of them; a wide one and a phone have another place for it.
bool enter_is_last(const Ui& ui) { return ui.names_keys() && !is_wide_desk(ui); }

// As many as can ever stand side by side: another one, or a longer label, moves nothing.
int actions_per_row(const Ui& ui, float width, const app::TableView& view) {
  const bool close = !ui.names_keys();
  const float least = ui.px(close ? kCloseShortcut : ui.low() || ui.units(width) < kColumn ? kLowShortcut : kShortcut);
  const int most = !close ? kMostButtons : cells_of(ui, view) <= kFew ? kFew : kFew + 1;
  return std::clamp(static_cast<int>((width + ui.px(8)) / (least + ui.px(8))), 1, most);
}

int action_rows(const Ui& ui, float width, const app::TableView& view) {
  const int row = actions_per_row(ui, width, view);
  const bool lying = ui.shape() == Shape::kLying;
  const int cells = lying ? std::max(0, most_shortcuts(ui, view) - in_foot(ui, view))
                          : cells_of(ui, view) + (enter_is_last(ui) ? 1 : 0);
  return (cells + row - 1) / row;
}

void draw_action(Ui& ui, const Rect& r, const Action& action) {
  if (button(ui, action.name, r, action.label, {.key = action.key})) ui.mean(action.intent);
}

// Each shortcut with its cell, but the one that Enter stands for.
template <class Each>
void each_shortcut(const Ui& ui, const app::TableView& view, Each each) {
  std::vector<int> taken;
  for (const games::Shortcut& shortcut : view.shortcuts) {
    if (shows_result(shortcut)) continue;
    taken.push_back(cell_of(ui, shortcut, static_cast<int>(taken.size())));
    each(shortcut, taken.back());
  }
}

// Draws the buttons that ways() counts, from the cell `last` backwards.
template <class Cell>
void draw_ways(Ui& ui, const app::TableView& view, int last, Cell cell) {
  if (view.can_switch) draw_action(ui, cell(last--), to_switch(view));
  for (const FieldRow& row : view.fields) {
    if (!is_in_foot(ui, view, row)) continue;
    const auto card = card_of(row);
    const std::string words = without_key(ui, row.label);
    const std::string label = card ? fmt::format("{} {}", words, to_text(*card)) : words;
    if (button(ui, "field/" + row.id, cell(last--), label)) ui.mean(app::TapField{row.id, Seat{}, std::nullopt});
  }
  if (!has_faces(ui, view)) return;
  const bool steps = face_of(ui, view) == Face::kSteps;
  const std::string back =
      large_choice(ui, view) != nullptr ? text::say("Back to the question") : text::say("Back to the numbers");
  const auto first_step =
      std::ranges::find_if(view.fields, [](const FieldRow& each) { return steps_of(each) != nullptr; });
  Rect place = cell(last);
  const Rect first = cell(std::min(last, most_shortcuts(ui, view)));
  if (first.y0 == place.y0) place.x0 = first.x0;  // no shortcut takes those cells
  if (button(ui, "faces", place, steps ? back : first_step->label + " …")) ui.state.steps = !steps;
}

}  // namespace

float shortcuts_height(const Ui& ui, float width, const app::TableView& view) {
  return std::max(0.0F, ui.px(kTarget + 6) * static_cast<float>(action_rows(ui, width, view)) - ui.px(6));
}

void draw_shortcuts(Ui& ui, const Rect& r, const app::TableView& view) {
  const bool lying = ui.shape() == Shape::kLying;
  if (view.mending && lying) return;  // that stands in the foot
  const int row = actions_per_row(ui, r.width(), view);
  const auto cell = [&](int at) {
    const float y = r.y0 + static_cast<float>(at / row) * ui.px(kTarget + 6);
    return rect_at(r.x0, y, r.width(), ui.px(kTarget)).column(at % row, row, ui.px(8));
  };
  const int enter = enter_is_last(ui) ? 1 : 0;
  const int cells = action_rows(ui, r.width(), view) * row - enter;
  const int needed = view.mending ? mending_count(*view.mending) : 0;
  const auto close = [&](int at) { return r.column(at, needed + enter, ui.px(8)); };
  if (enter > 0) draw_accept(ui, needed > cells ? close(needed) : cell(cells), accept_of(view));
  if (needed > cells) return draw_mending(ui, *view.mending, needed, close);
  if (view.mending) return draw_mending(ui, *view.mending, cells, cell);
  each_shortcut(ui, view, [&](const games::Shortcut& shortcut, int at) {
    if (at >= in_foot(ui, view)) draw_action(ui, cell(at - in_foot(ui, view)), action_of(shortcut));
  });
  if (!lying) draw_ways(ui, view, cells - 1, cell);
}

void draw_foot_shortcuts(Ui& ui, const Rect& r, const app::TableView& view) {
  const int count = std::max(kFootCells, view.mending ? mending_count(*view.mending) : 0);
  const auto cell = [&](int at) { return r.column(at, count, ui.px(6)); };
  if (view.mending) return draw_mending(ui, *view.mending, count, cell);
  each_shortcut(ui, view, [&](const games::Shortcut& shortcut, int at) {
    if (at < in_foot(ui, view)) draw_action(ui, cell(at), action_of(shortcut));
  });
  draw_ways(ui, view, kFootCells - 1, cell);
}

}  // namespace nullo::gui
