#include "gui/new_session/new_session.h"

#include <algorithm>

#include "gui/kit/widgets.h"
#include "gui/screens.h"

namespace nullo::gui {

namespace {

bool wide_foot(const Ui& ui, float width) { return ui.units(width) >= 640; }

float foot_height(const Ui& ui, float width, const app::NewSessionView& view) {
  float words = 0;
  const float room = wide_foot(ui, width) ? width * 0.62F : width;
  for (const std::string& line : {view.length, view.stacks, view.why_not, view.open_session.value_or("")}) {
    words += ui.wrapped_height(room, line, type::kBody);
  }
  return wide_foot(ui, width) ? std::max(words, ui.px(54)) : words + ui.px(54 + 6);
}

void draw_foot(Ui& ui, Rect r, const app::NewSessionView& view) {
  const bool wide = wide_foot(ui, r.width());
  const Rect start = wide ? r.cut_right(r.width() * 0.36F) : r.cut_bottom(ui.px(54));
  if (wide) r = {r.x0, r.y0, r.x0 + (start.x1 - r.x0) * 0.62F, r.y1};
  r.cut_top(ui.wrapped(r, view.length, type::kBody, ui.theme.text));
  r.cut_top(ui.wrapped(r, view.stacks, type::kBody, ui.theme.text));
  r.cut_top(ui.wrapped(r, view.why_not, type::kBody, ui.theme.text));
  ui.wrapped(r, view.open_session.value_or(""), type::kBody, ui.theme.dim);
  if (button(ui, "new/start", start.middle(start.width(), ui.px(54)), view.has_dealer ? "Start and deal" : "Start",
             {.tone = Tone::kPrimary, .key = ui.key_of("new/start"), .enabled = view.can_start, .type = type::kName})) {
    ui.mean(app::Accept{});
  }
}

}  // namespace

namespace {

void draw_page(Ui& ui, const Rect& r, const app::NewSessionView& view) {
  Rect rest = r.inset(ui.px(kWideGap));
  const float foot = foot_height(ui, rest.width(), view);
  const std::optional<Seat> named = named_on_phone(ui, view);
  if (named) {
    draw_known_names(ui, rest.cut_bottom(ui.px(kTarget)), view, *named);
    rest.cut_bottom(ui.px(8));
  }
  const bool pinned = !named && foot < rest.height() * 0.3F;
  if (pinned) {
    draw_foot(ui, rest.cut_bottom(foot), view);
    rest.cut_bottom(ui.px(8));
  }
  if (pinned && ui.units(rest.width()) >= 1000) {
    const Rect people = rest.cut_right(rest.width() * 0.58F);
    rest.cut_right(ui.px(kWideGap));
    Rect left = ui.begin_scroll("rules", rest);
    left.y0 = draw_going_on(ui, left, view);
    left.y0 = draw_games(ui, left, view);
    left.y0 = draw_rules(ui, left, view);
    ui.end_scroll(draw_options(ui, left, view));
    const Rect right = ui.begin_scroll("people", people);
    ui.end_scroll(draw_people(ui, right, view));
    return;
  }
  Rect content = ui.begin_scroll("new", rest);
  content.y0 = draw_going_on(ui, content, view);
  content.y0 = draw_games(ui, content, view);
  content.y0 = draw_people(ui, content, view);  // before the rules: names have to be typed, rules mostly stay the same
  content.y0 = draw_rules(ui, content, view);
  content.y0 = draw_options(ui, content, view);
  if (!pinned) {
    draw_foot(ui, rect_at(content.x0, content.y0, content.width(), foot), view);
    content.y0 += foot;
  }
  ui.end_scroll(content.y0);
}

}  // namespace

std::string target_of(const app::NewSessionView::Option& option) { return "option/" + option.key; }

void open_option(Ui& ui, ScreenState::Overlay overlay, const app::NewSessionView::Option& option,
                 std::string_view focus) {
  ui.state.option = option.key;
  ui.state.overlay = overlay;
  if (!ui.state.focus.empty()) ui.state.focus_wish = focus;  // it was opened by keys
}

void draw_new_session(Ui& ui, const Rect& r, const app::NewSessionView& view) {
  draw_page(ui, r, view);
  draw_over_rules(ui, r, view);
}

void draw_over_rules(Ui& ui, const Rect& screen, const app::NewSessionView& view) {
  const ScreenState::Overlay overlay = ui.state.overlay;
  if (overlay == ScreenState::Overlay::kPresets) draw_presets(ui, screen, view);
  if (overlay != ScreenState::Overlay::kWords && overlay != ScreenState::Overlay::kPack) return;
  const auto option =
      std::ranges::find_if(view.options, [&ui](const auto& each) { return each.key == ui.state.option; });
  if (option == view.options.end()) {
    ui.state.overlay = ScreenState::Overlay::kNone;
  } else {
    overlay == ScreenState::Overlay::kWords ? draw_word_list(ui, screen, *option) : draw_pack(ui, screen, *option);
  }
}

}  // namespace nullo::gui
