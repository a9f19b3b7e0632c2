#include "gui/new_session/new_session.h"

#include <algorithm>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "gui/kit/frame.h"
#include "gui/kit/widgets.h"
#include "gui/screens.h"
#include "text/say.h"

namespace nullo::gui {

namespace {

bool wide_foot(const Ui& ui, float width) { return ui.units(width) >= 640; }

std::vector<Box> said_below(Ui& ui, const app::NewSessionView& view) {
  std::vector<Box> lines;
  for (const std::string& text : {view.length, view.stacks, view.why_not}) {
    if (!text.empty()) lines.push_back(words(ui, text, type::kBody, ui.theme.text));
  }
  if (view.open_session) lines.push_back(words(ui, *view.open_session, type::kBody, ui.theme.dim));
  return lines;
}

Box start_button(Ui& ui, const app::NewSessionView& view) {
  return push_button(
             ui, "new/start", view.has_dealer ? text::say("Start and deal") : text::say("Start"),
             {.tone = Tone::kPrimary, .key = ui.key_of("new/start"), .enabled = view.can_start, .type = type::kName},
             [&ui] { ui.mean(app::Accept{}); })
      .high(ui.px(kEnterHeight));
}

// What is said of the session, and the button that starts it.
Box foot_of(Ui& ui, float width, const app::NewSessionView& view) {
  Box said = Box::column(0, said_below(ui, view));
  if (!wide_foot(ui, width)) return Box::column(ui.px(6), {std::move(said), start_button(ui, view)});
  return Box::row(ui.px(kWideGap), {std::move(said).grow(), start_button(ui, view).wide(width * 0.36F).middle()});
}

// On a desk: the rules at the left, the people at the right, and Enter below them, where it is on every page.
void draw_columns(Ui& ui, const Rect& r, const app::NewSessionView& view) {
  const Spacing g = spacing_of(ui);
  Rect rules{r.x0 + ui.px(g.edge), r.y0 + ui.px(g.gap), r.x1 - ui.px(g.edge), r.y1 - ui.px(g.edge)};
  Rect people = rules.cut_right(rules.width() * 0.58F);
  rules.cut_right(ui.px(g.edge));
  Rect enter = people.cut_bottom(ui.px(kEnterHeight));
  enter.x0 = enter.x1 - right_column(ui, r.width());
  people.cut_bottom(ui.px(g.gap));
  const Box said = Box::column(0, said_below(ui, view));
  said.draw(rules.cut_bottom(said.height(rules.width())));
  rules.cut_bottom(ui.px(g.gap));
  rules.x1 += ui.scroll_room();  // the bars lie in the gap and in the margin, so that all edges meet
  people.x1 += ui.scroll_room();
  Rect left = ui.begin_scroll("rules", rules);
  left.y0 = draw_going_on(ui, left, view);
  left.y0 = draw_games(ui, left, view);
  left.y0 = draw_rules(ui, left, view);
  ui.end_scroll(draw_options(ui, left, view));
  const Rect right = ui.begin_scroll("people", people);
  ui.end_scroll(draw_people(ui, right, view));
  start_button(ui, view).draw(enter);
}

void draw_page(Ui& ui, const Rect& r, const app::NewSessionView& view) {
  Rect rest = r.inset(ui.px(kWideGap));
  const std::optional<Seat> named = named_on_phone(ui, view);
  const Box foot = foot_of(ui, rest.width(), view);
  const float high = foot.height(rest.width());
  const bool pinned = !named && high < rest.height() * 0.3F;
  if (pinned && ui.units(rest.width()) >= 1000) return draw_columns(ui, r, view);
  if (named) {
    draw_known_names(ui, rest.cut_bottom(ui.px(kTarget)), view, *named);
    rest.cut_bottom(ui.px(8));
  }
  if (pinned) {
    foot.draw(rest.cut_bottom(high));
    rest.cut_bottom(ui.px(8));
  }
  Rect content = ui.begin_scroll("new", rest);
  content.y0 = draw_going_on(ui, content, view);
  content.y0 = draw_games(ui, content, view);
  content.y0 = draw_people(ui, content, view);  // before the rules: names have to be typed, rules mostly stay the same
  content.y0 = draw_rules(ui, content, view);
  content.y0 = draw_options(ui, content, view);
  if (!pinned) {
    foot.draw(rect_at(content.x0, content.y0, content.width(), high));
    content.y0 += high;
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
