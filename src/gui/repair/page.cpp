// Corrects a whole session: its rules, who sat where, who dealt first.
#include <algorithm>
#include <functional>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "gui/kit/frame.h"
#include "gui/kit/offered.h"
#include "gui/kit/overlay.h"
#include "gui/new_session/new_session.h"
#include "gui/screens.h"
#include "text/say.h"

namespace nullo::gui {

namespace {

void set_hands(Ui& ui, int from, int to) { ui.mean(app::SetRepairHands{from, std::max(from, to)}); }

// "From hand − 1 + to hand − 3 +".
Box hands(Ui& ui, const app::RepairView& view, float width) {
  constexpr float kStepper = 140;
  const auto stepped = [&ui](std::string label, std::function<void(const Rect&)> draw) {
    return Box::row(0, {line(ui, std::move(label), type::kBody, ui.theme.text).grow().middle(),
                        Box::fixed(ui.px(kStepper), ui.px(kTarget), std::move(draw))});
  };
  const std::string begins = text::say("From hand");
  const std::string ends = text::say("to hand");
  const float words = std::max(ui.text_width(begins, type::kBody), ui.text_width(ends, type::kBody));
  Box from = stepped(begins, [&ui, &view](const Rect& r) {
    if (const auto value = stepper(ui, "from", r, view.from, {view.first, view.last})) set_hands(ui, *value, view.to);
  });
  Box to = stepped(ends, [&ui, &view](const Rect& r) {
    if (const auto value = stepper(ui, "to", r, view.to, {view.from, view.last})) set_hands(ui, view.from, *value);
  });
  const bool two = width >= 2 * (words + ui.px(kStepper + kGap));
  return in_equal_columns(ui.px(two ? kGap : 6), two ? 2 : 1, {std::move(from), std::move(to)});
}

void tap_seat(Ui& ui, Seat seat) {
  std::optional<Seat>& first = ui.state.exchanged;
  if (!first) {
    first = seat;
    return;
  }
  if (*first != seat) ui.mean(app::MovePlayer{*first, seat});
  first.reset();
}

void open_replace(Ui& ui, const app::RepairView::Place& place) {
  ui.state.players = {place.name};
  ui.state.picked_place = place.seat;
  ui.state.overlay = ScreenState::Overlay::kReplace;
  ui.state.focus.clear();
  ui.state.focus_wish = "replace/1";
}

// Who played all hands instead of the person recorded.
void draw_replace_form(Ui& ui, const Rect& screen, const app::RepairView& view) {
  const Seat seat = ui.state.picked_place.value_or(Seat{0});
  const auto at = static_cast<std::size_t>(seat.index());
  if (ui.state.players.empty() || at >= view.seats.size()) {
    ui.state.overlay = ScreenState::Overlay::kNone;
    return;
  }
  const std::string& was = view.seats[at].name;
  std::string& name = ui.state.players.front();
  const std::vector<std::string> offered = offered_names(view.others, name, was);
  const Overlay overlay = begin_overlay(ui, "##replace", screen, ui.px(560),
                                        ui.px(36 + 34 + 32 + kTarget + 66 + (offered.empty() ? 0 : 170)));
  Rect rest = overlay.inside;
  ui.text(rest.cut_top(ui.px(34)), text::say("It was not {player}, but …", was), type::kName, ui.theme.text);
  Rect row = rest.cut_bottom(ui.px(46));
  rest.cut_bottom(ui.px(8));
  Rect content = ui.begin_scroll("replace", rest);
  content.y1 = content.y0 + 1e6F;
  ui.text(content.cut_top(ui.px(28)), text::say("In all hands of this session, with all their points."), type::kNote,
          ui.theme.dim);
  const Ui::Typed typed = ui.text_field("replace/1", content.cut_top(ui.px(kTarget)), name, text::say("Name"), true);
  content.cut_top(ui.px(8));
  if (auto chosen = draw_offered(ui, content, offered, seat)) name = *std::move(chosen);
  ui.end_scroll(content.y0);
  const bool cancel = button(ui, "replace/cancel", row.column(0, 2, ui.px(10)), text::say("Cancel"),
                             {.key = ui.key_of("replace/cancel")});
  const bool keep =
      button(ui, "replace/keep", row.column(1, 2, ui.px(10)), text::say("Use this name"), {.tone = Tone::kPrimary});
  end_overlay();
  if (keep || typed.entered) ui.mean(app::ReplacePerson{seat, name});
  if (cancel || keep || typed.entered) ui.state.overlay = ScreenState::Overlay::kNone;
}

// A tap begins an exchange of seats, and a tap on another one makes it.
void draw_exchange(Ui& ui, const Rect& r, const app::RepairView::Place& place) {
  const bool picked = ui.state.exchanged == place.seat;
  if (button(ui, fmt::format("exchange/{}", place.seat.index() + 1), r, "", {.chosen = picked}))
    tap_seat(ui, place.seat);
  std::vector<Box> parts{disc(ui, 13, place.seat), line(ui, place.name, type::kBodyBold, ui.theme.text).grow()};
  if (picked) parts.push_back(line(ui, text::say("with …"), type::kNote, ui.theme.text, Align::kRight));
  Box::row(ui.px(8), std::move(parts)).draw(r.inset(ui.px(10), 0));
}

Box seat_row(Ui& ui, const app::RepairView::Place& place, bool has_dealer, bool wide) {
  const int number = place.seat.index() + 1;
  const auto quiet = [&ui, number](std::string_view name, std::string label, const ButtonLook& look, auto pressed) {
    return push_button(ui, fmt::format("{}/{}", name, number), std::move(label), look, pressed).high(ui.px(kTarget));
  };
  std::vector<Box> parts;
  const auto exchange = [&ui, &place](const Rect& r) { draw_exchange(ui, r, place); };
  parts.push_back(Box::fixed(0, ui.px(kTarget), exchange).grow());
  parts.push_back(quiet("other", wide ? text::say("somebody else") : text::say("other"),
                        {.tone = Tone::kQuiet, .type = type::kNote}, [&ui, &place] { open_replace(ui, place); }));
  if (has_dealer)
    parts.push_back(
        quiet("dealt", text::say("dealt first"),
              {.tone = place.dealer ? Tone::kNormal : Tone::kQuiet, .chosen = place.dealer, .type = type::kNote},
              [&ui, &place] { ui.mean(app::SetDealer{place.seat}); }));
  return Box::row(ui.px(8), std::move(parts));
}

Box seats(Ui& ui, const app::RepairView& view, float width) {
  std::vector<Box> parts{words(
      ui, text::say("Tap two players whose places were mixed up. Where it matters, Nullo asks who gets the points."),
      type::kNote, ui.theme.dim)};
  if (view.last > view.first) parts.push_back(hands(ui, view, width));
  for (const app::RepairView::Place& place : view.seats)
    parts.push_back(seat_row(ui, place, view.rules.has_dealer, ui.units(width) >= 460));
  return Box::column(ui.px(6), std::move(parts)).pad({0, 0, 0, ui.px(kGap)});
}

float draw_seats(Ui& ui, Rect r, const app::RepairView& view) {
  r.y0 = draw_heading(ui, r, text::say("Who sat where"));
  return draw_from_top(seats(ui, view, r.width()), r);
}

// The changes so far, or why they cannot be compared, between the form and its buttons, where nothing moves under a
// finger when the first change is made. Many changes scroll. Returns the room left for the form.
Rect draw_changes(Ui& ui, Rect room, const app::RepairView& view) {
  std::vector<Box> lines;
  for (const std::string& change : view.changes) lines.push_back(remark(ui, change, false));
  if (!view.problem.empty()) lines.push_back(remark(ui, view.problem, true));
  if (!view.why_not.empty()) lines.push_back(remark(ui, view.why_not, false));
  Box all = Box::column(ui.px(4), std::move(lines));
  const Rect around{ui.px(14), ui.px(6), ui.px(14), ui.px(6)};
  const float needs = all.height(room.width() - around.x0 - around.x1 - ui.scroll_room()) + around.y0 + around.y1;
  const Rect r = room.cut_bottom(std::min(needs, room.height() * 0.3F));
  room.cut_bottom(ui.px(kGap));
  ui.fill(r, view.changes.empty() ? ui.theme.panel : ui.theme.tell_soft, 12);
  scrolling(ui, "repair/changes", std::move(all)).pad(around).draw(r);
  return room;
}

float draw_rules(Ui& ui, Rect r, const app::RepairView& view) {
  r.y0 = draw_games(ui, r, view.rules);
  r.y0 = draw_rules(ui, r, view.rules);
  return draw_options(ui, r, view.rules);
}

Box repair_foot(Ui& ui, const app::RepairView& view, float width) {
  Box back = push_button(ui, "repair/back", app::with_key(text::say("Leave it"), ui.key_of("repair/back")),
                         {.type = type::kName}, [&ui] { ui.mean(app::Back{}); });
  Box on = push_button(ui, "repair/compare", app::with_key(text::say("Before and after"), ui.key_of("repair/compare")),
                       {.tone = Tone::kPrimary, .enabled = view.why_not.empty(), .type = type::kName},
                       [&ui] { ui.mean(app::Accept{}); });
  const bool two = ui.units(width) >= 560;
  return in_equal_columns(ui.px(two ? kGap : 6), two ? 2 : 1, {std::move(back), std::move(on)});
}

}  // namespace

void draw_repair(Ui& ui, const Rect& r, const app::RepairView& view) {
  Rect rest = r.inset(ui.px(12));
  const Box foot = repair_foot(ui, view, rest.width());
  foot.draw(rest.cut_bottom(foot.height(rest.width())));
  rest.cut_bottom(ui.px(kGap));
  rest = draw_changes(ui, rest, view);
  Rect content = ui.begin_scroll("repair", rest);
  content.y1 = content.y0 + 1e6F;
  if (ui.units(content.width()) >= 900) {
    const float left = draw_seats(ui, content.column(0, 2, ui.px(2 * kGap)), view);
    content.y0 = std::max(left, draw_rules(ui, content.column(1, 2, ui.px(2 * kGap)), view));
  } else {
    content.y0 = draw_rules(ui, {content.x0, draw_seats(ui, content, view), content.x1, content.y1}, view);
  }
  ui.end_scroll(content.y0);
  draw_over_rules(ui, r, view.rules);
  if (ui.state.overlay == ScreenState::Overlay::kReplace) draw_replace_form(ui, r, view);
}

}  // namespace nullo::gui
