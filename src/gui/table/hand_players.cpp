// The form for changes of seats: somebody sits in from this hand on, or two change seats.
#include <algorithm>
#include <string>
#include <string_view>
#include <utility>

#include <fmt/format.h>

#include "gui/kit/offered.h"
#include "gui/kit/overlay.h"
#include "gui/kit/widgets.h"
#include "gui/table/table.h"
#include "text/say.h"

namespace nullo::gui {

namespace {

constexpr float kPlayerLine = 52;
constexpr float kHelp = 66;  // of its text where the form is as wide as it gets
constexpr float kOffered = 130;

constexpr text::Sentence kHelpText = text::mark(
    "An arrow exchanges a player with the next one; Nullo asks if their points go along. If only the order of the deal "
    "was wrong, choose “with the people”. Somebody new takes over the seat's total and this hand.");

// One seat: its number, the name, and a button that exchanges it with the next seat. True: Enter was pressed in it.
bool draw_seat(Ui& ui, Rect r, std::size_t place) {
  std::vector<std::string>& players = ui.state.players;
  const Seat seat{static_cast<int>(place)};
  seat_badge(ui, r.cut_left(ui.px(40)).center(), ui.px(15), seat);
  const Rect swap = r.cut_right(ui.px(kTarget));
  r.cut_right(ui.px(8));
  const Ui::Typed typed =
      ui.text_field(fmt::format("player/{}", place + 1), r, players[place], text::say("Name"), true);
  if (typed.active) ui.state.picked_place = seat;
  if (place + 1 == players.size()) return typed.entered;
  if (button(ui, fmt::format("player/{}/swap", place + 1), swap, "↓")) std::swap(players[place], players[place + 1]);
  return typed.entered;
}

// The names offered for the place that was picked last.
std::vector<std::string> offered_there(const Ui& ui, const app::TableView& view) {
  const auto place = static_cast<std::size_t>(ui.state.picked_place->index());
  if (place >= view.places.size()) return {};
  return offered_names(view.others, ui.state.players[place], view.places[place].name);
}

}  // namespace

void draw_players_form(Ui& ui, const Rect& screen, const app::TableView& view) {
  const auto count = static_cast<float>(ui.state.players.size());
  const Overlay overlay =
      begin_overlay(ui, "##players", screen, ui.px(560),
                    ui.px(36 + 34 + kHelp + kPlayerLine * count + 66 + (view.others.empty() ? 0 : kOffered)));
  Rect rest = overlay.inside;
  ui.text(rest.cut_top(ui.px(34)), text::say("Who sits where from this hand on"), type::kName, ui.theme.text);
  Rect row = rest.cut_bottom(ui.px(kTarget));
  rest.cut_bottom(ui.px(8));
  Rect content = ui.begin_scroll("players", rest);
  content.y1 = content.y0 + 1e6F;
  const std::string how = text::say(kHelpText);
  const float help = ui.wrapped_height(content.width(), how, type::kNote) + ui.px(8);
  ui.wrapped(content.cut_top(std::max(help, ui.px(kHelp))), how, type::kNote, ui.theme.dim);
  bool entered = false;
  for (std::size_t place = 0; place < ui.state.players.size(); ++place) {
    entered = draw_seat(ui, content.cut_top(ui.px(kPlayerLine - 8)), place) || entered;
    content.cut_top(ui.px(8));
  }
  if (const std::optional<Seat> picked = ui.state.picked_place) {
    if (auto name = draw_offered(ui, content, offered_there(ui, view), *picked))
      ui.state.players[static_cast<std::size_t>(picked->index())] = *std::move(name);
  } else if (!view.others.empty()) {
    ui.text(content.cut_top(ui.px(30)), text::say("Tap a name to change who sits there."), type::kNote, ui.theme.dim);
  }
  ui.end_scroll(content.y0);
  const bool cancel = button(ui, "players/cancel", row.column(0, 2, ui.px(10)), text::say("Cancel"),
                             {.key = ui.key_of("players/cancel")});
  const bool keep =
      button(ui, "players/keep", row.column(1, 2, ui.px(10)), text::say("Keep"), {.tone = Tone::kPrimary});
  end_overlay();
  if (keep || entered) ui.mean(app::SitIn{ui.state.players});
  if (cancel || keep || entered) ui.state.overlay = ScreenState::Overlay::kNone;
}

}  // namespace nullo::gui
