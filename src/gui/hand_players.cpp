// Somebody sits in from this hand on, or two change seats: the form for it.
#include <algorithm>
#include <string>
#include <utility>

#include <fmt/format.h>

#include "app/folding.h"
#include "gui/overlay.h"
#include "gui/table.h"
#include "gui/widgets.h"

namespace nullo::gui {

namespace {

constexpr float kLine = 52;
constexpr float kHelp = 46;
constexpr float kOffered = 130;

// One seat: its number, the name, and a change with the next one.
void draw_seat(Ui& ui, Rect r, std::size_t place) {
  std::vector<std::string>& players = ui.draft.players;
  const Seat seat{static_cast<int>(place)};
  seat_badge(ui, r.cut_left(ui.px(40)).center(), ui.px(15), seat);
  const Rect swap = r.cut_right(ui.px(kTarget));
  r.cut_right(ui.px(8));
  const Ui::Typed typed = ui.text_field(fmt::format("player/{}", place + 1), r, players[place], "Name", true);
  if (typed.active) ui.draft.picked_place = seat;
  if (place + 1 == players.size()) return;
  if (button(ui, fmt::format("player/{}/swap", place + 1), swap, "↓")) std::swap(players[place], players[place + 1]);
}

// The first of those who have played before, or of those called as is typed into the place that was typed in last.
std::vector<std::string> offered(const Ui& ui, const app::TableView& view) {
  constexpr std::size_t kMost = 8;
  const auto place = static_cast<std::size_t>(ui.draft.picked_place.index());
  if (place >= view.places.size()) return {};
  const std::string& typed = ui.draft.players[place];
  const bool whole =
      typed == view.places[place].name || std::find(view.others.begin(), view.others.end(), typed) != view.others.end();
  const std::string wanted = whole ? std::string{} : app::folded(typed);
  std::vector<std::string> names;
  for (const std::string& name : view.others) {
    if (names.size() == kMost) break;
    if (app::folded(name).find(wanted) != std::string::npos) names.push_back(name);
  }
  return names;
}

// As chips; a tap puts one where typing was last.
float draw_offered(Ui& ui, Rect r, const app::TableView& view) {
  const std::vector<std::string> names = offered(ui, view);
  if (names.empty()) return r.y0;
  const Seat place = ui.draft.picked_place;
  Rect line = rect_at(r.x0, r.y0, r.width(), ui.px(26));
  seat_badge(ui, line.cut_left(ui.px(22)).center(), ui.px(8), place);
  ui.text(line, "Somebody who has played before", type::kSmall, ui.theme.dim);
  float x = r.x0;
  float y = r.y0 + ui.px(28);
  for (const std::string& name : names) {
    const float width = std::clamp(button_width(ui, name), ui.px(kTarget), r.width());
    if (x + width > r.x1) {
      x = r.x0;
      y += ui.px(kTarget + 6);
    }
    if (button(ui, "offered/" + name, rect_at(x, y, width, ui.px(kTarget)), name)) {
      ui.draft.players[static_cast<std::size_t>(place.index())] = name;
    }
    x += width + ui.px(6);
  }
  return y + ui.px(kTarget);
}

}  // namespace

void draw_players_form(Ui& ui, const Rect& screen, const app::TableView& view) {
  const auto count = static_cast<float>(ui.draft.players.size());
  const Overlay overlay =
      begin_overlay(ui, "##players", screen, ui.px(560),
                    ui.px(36 + 34 + kHelp + kLine * count + 66 + (view.others.empty() ? 0 : kOffered)));
  Rect rest = overlay.inside;
  ui.text(rest.cut_top(ui.px(34)), "Who sits where from this hand on", type::kTitle, ui.theme.text);
  Rect row = rest.cut_bottom(ui.px(46));
  rest.cut_bottom(ui.px(8));
  Rect content = ui.begin_scroll("players", rest);
  content.y1 = content.y0 + 1e6F;
  ui.wrapped(content.cut_top(ui.px(kHelp)),
             "The points stay with the seat. An arrow exchanges a player with the next one.", type::kSmall,
             ui.theme.dim);
  for (std::size_t place = 0; place < ui.draft.players.size(); ++place) {
    draw_seat(ui, content.cut_top(ui.px(kLine - 8)), place);
    content.cut_top(ui.px(8));
  }
  ui.end_scroll(draw_offered(ui, content, view));
  const bool cancel = button(ui, "players/cancel", row.column(0, 2, ui.px(10)), "Cancel", {.key = "Esc"});
  const bool keep = button(ui, "players/keep", row.column(1, 2, ui.px(10)), "Keep", {.tone = Tone::kPrimary});
  end_overlay();
  if (keep) ui.mean(app::SitIn{ui.draft.players});
  if (cancel || keep) ui.draft.overlay = Draft::Overlay::kNone;
}

}  // namespace nullo::gui
