// Corrects a whole session: its rules, who sat where, who dealt first.
#include <algorithm>

#include <fmt/format.h>

#include "gui/kit/offered.h"
#include "gui/kit/overlay.h"
#include "gui/kit/widgets.h"
#include "gui/new_session/new_session.h"
#include "gui/screens.h"

namespace nullo::gui {

namespace {

constexpr float kRepairButton = 52;

void set_hands(Ui& ui, int from, int to) { ui.mean(app::SetRepairHands{from, std::max(from, to)}); }

// "From hand − 1 + to hand − 3 +".
float draw_hands(Ui& ui, Rect r, const app::RepairView& view) {
  if (view.last <= view.first) return r.y0;
  const bool two = ui.units(r.width()) >= 460;
  r.y1 = r.y0 + ui.px(two ? kTarget : 2 * kTarget + 6);
  Rect from = two ? r.column(0, 2, ui.px(kGap)) : r.row(0, 2, ui.px(6));
  Rect to = two ? r.column(1, 2, ui.px(kGap)) : r.row(1, 2, ui.px(6));
  const Rect first = from.cut_right(ui.px(140));
  const Rect last = to.cut_right(ui.px(140));
  ui.text(from, "From hand", type::kBody, ui.theme.text);
  ui.text(to, "to hand", type::kBody, ui.theme.text);
  if (const auto value = stepper(ui, "from", first, view.from, {view.first, view.last})) set_hands(ui, *value, view.to);
  if (const auto value = stepper(ui, "to", last, view.to, {view.from, view.last})) set_hands(ui, view.from, *value);
  return r.y1 + ui.px(8);
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
  ui.text(rest.cut_top(ui.px(34)), fmt::format("It was not {}, but …", was), type::kName, ui.theme.text);
  Rect row = rest.cut_bottom(ui.px(46));
  rest.cut_bottom(ui.px(8));
  Rect content = ui.begin_scroll("replace", rest);
  content.y1 = content.y0 + 1e6F;
  ui.text(content.cut_top(ui.px(28)), "In all hands of this session, with all their points.", type::kNote,
          ui.theme.dim);
  const Ui::Typed typed = ui.text_field("replace/1", content.cut_top(ui.px(kTarget)), name, "Name", true);
  content.cut_top(ui.px(8));
  if (auto chosen = draw_offered(ui, content, offered, seat)) name = *std::move(chosen);
  ui.end_scroll(content.y0);
  const bool cancel =
      button(ui, "replace/cancel", row.column(0, 2, ui.px(10)), "Cancel", {.key = ui.key_of("replace/cancel")});
  const bool keep = button(ui, "replace/keep", row.column(1, 2, ui.px(10)), "Use this name", {.tone = Tone::kPrimary});
  end_overlay();
  if (keep || typed.entered) ui.mean(app::ReplacePerson{seat, name});
  if (cancel || keep || typed.entered) ui.state.overlay = ScreenState::Overlay::kNone;
}

void draw_seat(Ui& ui, Rect r, const app::RepairView::Place& place, bool has_dealer) {
  const int number = place.seat.index() + 1;
  constexpr std::string_view kDealt = "dealt first";
  const std::string_view other_words = ui.units(r.width()) >= 460 ? "somebody else" : "other";
  Rect dealt;
  if (has_dealer) {
    dealt = r.cut_right(button_width(ui, kDealt, {.type = type::kNote}));
    r.cut_right(ui.px(8));
  }
  const Rect other = r.cut_right(button_width(ui, other_words, {.type = type::kNote}));
  r.cut_right(ui.px(8));
  if (button(ui, fmt::format("other/{}", number), other, other_words, {.tone = Tone::kQuiet, .type = type::kNote})) {
    open_replace(ui, place);
  }
  const bool picked = ui.state.exchanged == place.seat;
  if (button(ui, fmt::format("exchange/{}", number), r, "", {.chosen = picked})) tap_seat(ui, place.seat);
  Rect words = r.inset(ui.px(10), 0);
  seat_badge(ui, words.cut_left(ui.px(28)).center(), ui.px(13), place.seat);
  words.cut_left(ui.px(8));
  if (picked) ui.text(words.cut_right(words.width() * 0.5F), "with …", type::kNote, ui.theme.text, Align::kRight);
  ui.text(words, place.name, type::kBodyBold, ui.theme.text);
  if (!has_dealer) return;
  const ButtonLook look{
      .tone = place.dealer ? Tone::kNormal : Tone::kQuiet, .chosen = place.dealer, .type = type::kNote};
  if (button(ui, fmt::format("dealt/{}", number), dealt, kDealt, look)) ui.mean(app::SetDealer{place.seat});
}

float draw_seats(Ui& ui, Rect r, const app::RepairView& view) {
  constexpr std::string_view kHelp =
      "Tap two players whose places were mixed up. Where it matters, Nullo asks who gets the points.";
  r.y0 = draw_heading(ui, r, "Who sat where");
  Rect text = r;
  text.y1 = text.y0 + 1e6F;
  r.y0 += ui.wrapped(text, kHelp, type::kNote, ui.theme.dim) + ui.px(8);
  r.y0 = draw_hands(ui, r, view);
  for (const app::RepairView::Place& place : view.seats) {
    draw_seat(ui, rect_at(r.x0, r.y0, r.width(), ui.px(kTarget)), place, view.rules.has_dealer);
    r.y0 += ui.px(kTarget + 6);
  }
  return r.y0 + ui.px(kGap);
}

// The changes so far, or why they cannot be compared, between the form and its buttons, where nothing moves under a
// finger when the first change is made. Many changes scroll. Returns the room left for the form.
Rect draw_changes(Ui& ui, Rect room, const app::RepairView& view) {
  std::vector<std::string> lines = view.changes;
  if (!view.problem.empty()) lines.push_back(view.problem);
  if (!view.why_not.empty()) lines.push_back(view.why_not);
  const float width = room.width() - ui.px(28) - ui.scroll_room();
  float height = 0;
  for (const auto& line : lines) height += ui.wrapped_height(width, line, type::kBody) + ui.px(4);
  const Rect r = room.cut_bottom(std::min(height + ui.px(12), room.height() * 0.3F));
  room.cut_bottom(ui.px(kGap));
  ui.fill(r, view.changes.empty() ? ui.theme.panel : ui.theme.tell_soft, 12);
  Rect inside = ui.begin_scroll("repair/changes", r.inset(ui.px(14), ui.px(6)));
  inside.y1 = inside.y0 + 1e6F;
  for (const auto& line : lines) {
    const float high = line == view.problem ? refusal(ui, inside, line, type::kBody)
                                            : ui.wrapped(inside, line, type::kBody, ui.theme.text);
    inside.cut_top(high + ui.px(4));
  }
  ui.end_scroll(inside.y0);
  return room;
}

float draw_rules(Ui& ui, Rect r, const app::RepairView& view) {
  r.y0 = draw_games(ui, r, view.rules);
  r.y0 = draw_rules(ui, r, view.rules);
  return draw_options(ui, r, view.rules);
}

void draw_foot(Ui& ui, Rect r, const app::RepairView& view) {
  const bool can = view.why_not.empty();
  const bool two = ui.units(r.width()) >= 560;
  const Rect back = two ? r.column(0, 2, ui.px(kGap)) : r.row(0, 2, ui.px(6));
  const Rect on = two ? r.column(1, 2, ui.px(kGap)) : r.row(1, 2, ui.px(6));
  if (button(ui, "repair/back", back, app::with_key("Leave it", ui.key_of("repair/back")), {.type = type::kName}))
    ui.mean(app::Back{});
  const ButtonLook look{.tone = Tone::kPrimary, .enabled = can, .type = type::kName};
  const std::string compare = app::with_key("Before and after", ui.key_of("repair/compare"));
  if (button(ui, "repair/compare", on, compare, look)) ui.mean(app::Accept{});
}

}  // namespace

void draw_repair(Ui& ui, const Rect& r, const app::RepairView& view) {
  Rect rest = r.inset(ui.px(12));
  draw_foot(ui, rest.cut_bottom(ui.px(ui.units(rest.width()) >= 560 ? kRepairButton : 2 * kRepairButton)), view);
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
