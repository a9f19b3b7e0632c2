// A session that goes on with an earlier one: what becomes of the earlier one, and what everybody begins with.
#include <algorithm>
#include <utility>

#include <fmt/format.h>

#include "gui/kit/widgets.h"
#include "gui/new_session/new_session.h"
#include "text/say.h"

namespace nullo::gui {

namespace {

// "Leaves" stands beside the name, so that nobody has to be dragged away.
void draw_one(Ui& ui, Rect r, const app::NewSessionView& view, const app::NewSessionView::Opening& one) {
  const std::string take_out = text::say("take out");
  const bool is_new = !one.choices.empty();
  const int number = one.seat.index() + 1;
  const Rect leaves = r.cut_right(button_width(ui, take_out));
  r.cut_right(ui.px(8));
  if (button(ui, fmt::format("leaves/{}", number), leaves, is_new ? take_out : text::say("leaves"))) {
    ui.mean(app::StandUp{one.seat});
    if (is_new) return;
    // Whoever comes instead is typed at once: at the next free place.
    const bool place_goes = view.seats_step == 1 && static_cast<int>(view.places.size()) > view.least_seats;
    ui.state.focus_wish = place_goes ? std::string{kOneMore} : fmt::format("{}{}", kNameFields, number);
  }
  seat_badge(ui, r.cut_left(ui.px(30)).center(), ui.px(13), one.seat);
  ui.text(r.cut_right(ui.px(90)), one.amount, type::kName, ui.theme.text, Align::kRight);
  ui.text(r, one.name.empty() ? text::say("nobody yet") : one.name, type::kBodyBold,
          one.name.empty() ? ui.theme.dim : ui.theme.text);
}

std::string joins_with(const app::NewSessionView::Opening& one) { return text::say("{player} joins with", one.name); }

// Calls `each` with every choice and its place behind the words; returns the y where the last line ends.
template <class Each>
float lay_choices(const Ui& ui, const Rect& r, const app::NewSessionView::Opening& one, Each each) {
  float x = r.x0 + std::min(ui.text_width(joins_with(one), type::kBodyBold), r.width()) + ui.px(10);
  float y = r.y0;
  for (const app::NewSessionView::Opening::Choice& choice : one.choices) {
    const float width = std::min(button_width(ui, choice.label), r.width());
    if (x + width > r.x1) {
      x = r.x0;
      y += ui.px(kTarget + 6);
    }
    each(choice, rect_at(x, y, width, ui.px(kTarget)));
    x += width + ui.px(6);
  }
  return y + ui.px(kTarget + 6);
}

// "Emil joins with", and the choices.
float draw_choices(Ui& ui, const Rect& r, const app::NewSessionView::Opening& one) {
  ui.text(rect_at(r.x0, r.y0, r.width(), ui.px(kTarget)), joins_with(one), type::kBodyBold, ui.theme.text);
  return lay_choices(ui, r, one, [&](const app::NewSessionView::Opening::Choice& choice, const Rect& at) {
    const std::string name = fmt::format("joins/{}/{}", one.seat.index() + 1, static_cast<int>(choice.what));
    if (button(ui, name, at, choice.label, {.chosen = choice.chosen})) ui.mean(app::SetJoining{one.seat, choice.what});
  });
}

}  // namespace

float draw_going_on(Ui& ui, Rect r, const app::NewSessionView& view) {
  if (view.going_on.empty()) return r.y0;
  const float inner = r.width() - ui.px(28);
  float height = ui.px(16);
  for (const std::string& text : view.going_on) height += ui.wrapped_height(inner, text, type::kBody) + ui.px(4);
  const Rect box = rect_at(r.x0, r.y0, r.width(), height);
  ui.fill(box, ui.theme.tell_soft, 12);
  Rect inside = box.inset(ui.px(14), ui.px(8));
  for (const std::string& text : view.going_on) {
    inside.cut_top(ui.wrapped(inside, text, type::kBody, ui.theme.text) + ui.px(4));
  }
  return box.y1 + ui.px(kSmallGap);
}

// The lines keep their room from the beginning: the places below them do not move while a name is typed.
float draw_joining(Ui& ui, Rect r, const app::NewSessionView& view) {
  if (view.openings.empty()) return r.y0;
  const bool any =
      std::ranges::any_of(view.openings, [](const app::NewSessionView::Opening& one) { return !one.choices.empty(); });
  const float top = r.y0;
  const float kept = lay_choices(ui, r, view.newcomer, [](const auto&, const Rect&) {});
  if (!any) {
    ui.text(rect_at(r.x0, r.y0, r.width(), ui.px(kTarget)),
            text::say("Who is new? What they begin with is chosen here"), type::kNote, ui.theme.dim);
  }
  for (const app::NewSessionView::Opening& one : view.openings) {
    if (!one.choices.empty()) r.y0 = draw_choices(ui, r, one);
  }
  if (std::exchange(ui.state.shows_joining, false)) ui.bring_all_into_sight({r.x0, top, r.x1, r.y0});
  return std::max(r.y0, kept);
}

float draw_openings(Ui& ui, Rect r, const app::NewSessionView& view) {
  if (view.openings.empty()) return r.y0;
  r.y1 = r.y0 + 1e6F;
  ui.text(r.cut_top(ui.px(24)), text::say("What everybody begins with"), type::kNote, ui.theme.dim);
  const std::size_t columns = ui.units(r.width()) >= 640 ? 2 : 1;  // so that all are in sight
  for (std::size_t first = 0; first < view.openings.size(); first += columns) {
    const Rect line = r.cut_top(ui.px(kTarget));
    for (std::size_t i = first; i < std::min(first + columns, view.openings.size()); ++i) {
      draw_one(ui, line.column(static_cast<int>(i - first), static_cast<int>(columns), ui.px(24)), view,
               view.openings[i]);
    }
    r.cut_top(ui.px(4));
  }
  return r.y0 + ui.px(kSmallGap);
}

}  // namespace nullo::gui
