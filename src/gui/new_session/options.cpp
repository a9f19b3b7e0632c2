// The options of the rules, each with a sentence; those that most tables never change are shown only on request.
#include <algorithm>

#include "gui/kit/widgets.h"
#include "gui/new_session/new_session.h"
#include "text/say.h"

namespace nullo::gui {

namespace {

using Option = app::NewSessionView::Option;
using Kind = Option::Kind;

constexpr float kLeastWords = 180;  // units beside a control
constexpr float kNameWidth = 240;

// Width of the control that stands beside an option's words.
float control_width(const Ui& ui, float most, const Option& option) {
  if (option.kind == Kind::kChoice) return words_width(ui, most, option);
  if (option.kind == Kind::kName) return std::min(most, ui.px(kNameWidth));
  return option.kind == Kind::kNumber ? std::min(most, number_width(ui, {option.least, option.most})) : most;
}

// The name is taken with each letter: whoever taps Start next has typed all of it.
void draw_option_name(Ui& ui, const Rect& r, const Option& option) {
  ScreenState& state = ui.state;
  const bool typing = state.typing_option == option.key;
  if (!typing) state.option_name = option.name;
  const Ui::Typed typed = ui.text_field(target_of(option), r, state.option_name, text::say("Name"), !typing);
  if (typed.changed) ui.mean(app::SetOption{option.key, state.option_name});
  if (typed.active) state.typing_option = option.key;
  if (!typed.active && typing) state.typing_option.clear();
  if (typed.entered) state.focus.clear();
}

float control_height(const Ui& ui, float width, const Option& option) {
  if (option.kind == Kind::kChoice) return words_height(ui, width, option);
  if (option.kind == Kind::kCards) return cards_height(ui, width, option);
  if (option.kind == Kind::kPoints) return points_height(ui, option);
  return ui.px(kTarget);
}

// Nobody reaches another target of thousands by ones.
int step_from(int value) { return value >= 5000 ? 500 : value >= 1000 ? 100 : value >= 200 ? 10 : 1; }

void draw_control(Ui& ui, const Rect& r, const Option& option) {
  if (option.kind == Kind::kChoice) return draw_words(ui, r, option);
  if (option.kind == Kind::kCards) return draw_cards(ui, r, option);
  if (option.kind == Kind::kPoints) return draw_points(ui, r, option);
  if (option.kind == Kind::kName) return draw_option_name(ui, r, option);
  const auto value =
      number_field(ui, target_of(option), r, option.value, {option.least, option.most, step_from(option.value)});
  if (value) ui.mean(app::SetOption{option.key, *value});
}

float draw_option(Ui& ui, const Rect& r, const Option& option) {
  const float inner = r.width() - ui.px(28);
  const float wanted = control_width(ui, inner, option);
  const bool side_by_side = inner - wanted - ui.px(12) >= ui.px(kLeastWords);
  const float width = option.kind == Kind::kNumber || side_by_side ? wanted : inner;
  const float words = inner - (side_by_side ? width + ui.px(12) : 0);
  const float text = ui.px(24) + ui.wrapped_height(words, option.help, type::kNote);
  const float control = control_height(ui, width, option);
  const float height = ui.px(18) + (side_by_side ? std::max(text, control) : text + control + ui.px(6));
  const Rect box = rect_at(r.x0, r.y0, r.width(), height);
  draw_panel_ground(ui, box);
  Rect inside = box.inset(ui.px(14), ui.px(9));
  const Rect place = side_by_side ? inside.cut_right(width) : inside.cut_bottom(control);
  if (side_by_side) inside.cut_right(ui.px(12));
  ui.text(inside.cut_top(ui.px(24)), option.label, type::kBodyBold, ui.theme.text);
  ui.wrapped(inside, option.help, type::kNote, ui.theme.dim);
  draw_control(ui, side_by_side ? place.middle(width, control) : rect_at(place.x0, place.y0, width, control), option);
  return box.y1 + ui.px(kSmallGap);
}

float draw_all(Ui& ui, Rect r, const std::vector<Option>& options, bool rare) {
  for (const Option& option : options) {
    if (option.rare == rare) r.y0 = draw_option(ui, r, option);
  }
  return r.y0;
}

}  // namespace

float draw_options(Ui& ui, const Rect& r, const app::NewSessionView& view) {
  Rect rest = r;
  rest.y0 = draw_all(ui, rest, view.options, false);
  const auto rare = std::count_if(view.options.begin(), view.options.end(), [](const auto& each) { return each.rare; });
  if (rare == 0) return rest.y0;
  bool& more = ui.state.more_rules;
  const std::string label = more ? "▾  " + text::say("Fewer rules") : "▸  " + text::say("More rules ({count})", rare);
  if (button(ui, "more", rect_at(rest.x0, rest.y0, rest.width(), ui.px(kTarget)), label)) more = !more;
  rest.y0 += ui.px(kTarget + kSmallGap);
  return more ? draw_all(ui, rest, view.options, true) : rest.y0;
}

}  // namespace nullo::gui
