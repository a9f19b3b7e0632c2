// What is played: the game, its preset, its options, each with a sentence.
#include <algorithm>

#include <fmt/format.h>

#include "gui/new_session.h"
#include "gui/widgets.h"

namespace nullo::gui {

namespace {

using Choice = app::NewSessionView::Choice;
using Option = app::NewSessionView::Option;

constexpr float kGap = 8;
constexpr std::size_t kWordsInARow = 4;

float choice_text_height(const Ui& ui, float width, const Choice& choice) {
  const float inner = width - ui.px(28);
  return ui.wrapped_height(inner, choice.sentence, type::kBody) + ui.wrapped_height(inner, choice.source, type::kSmall);
}

// A game or a preset: name, sentence, source. One that is alone is text, not a button.
float draw_choice(Ui& ui, const Rect& r, std::string_view prefix, const Choice& choice, bool alone) {
  const float height = ui.px(30 + 16) + choice_text_height(ui, r.width(), choice);
  const Rect box = rect_at(r.x0, r.y0, r.width(), height);
  Touch touch;
  if (!alone) touch = ui.target(fmt::format("{}/{}", prefix, choice.id), box);
  const bool marked = choice.chosen && !alone;
  ui.fill(box, marked ? ui.theme.accent_soft : touch.hovered ? ui.theme.raised : ui.theme.panel, 12);
  ui.outline(box, marked ? ui.theme.accent : ui.theme.panel_edge, 12, marked ? 2 : 1);
  if (touch.focused) focus_ring(ui, box, 12);
  if (touch.clicked && prefix == "game") ui.mean(app::ChooseGame{choice.id});
  if (touch.clicked && prefix == "preset") ui.mean(app::ChoosePreset{choice.id});
  Rect inside = box.inset(ui.px(14), ui.px(8));
  ui.text(inside.cut_top(ui.px(30)), choice.name, type::kTitle, ui.theme.text);
  inside.cut_top(ui.wrapped(inside, choice.sentence, type::kBody, ui.theme.text));
  ui.wrapped(inside, choice.source, type::kSmall, ui.theme.dim);
  return box.y1 + ui.px(kGap);
}

float draw_choices(Ui& ui, Rect r, std::string_view prefix, std::string_view heading,
                   const std::vector<Choice>& choices) {
  if (choices.empty()) return r.y0;
  ui.text(rect_at(r.x0, r.y0, r.width(), ui.px(28)), heading, type::kSmall, ui.theme.dim);
  r.y0 += ui.px(28);
  for (const Choice& choice : choices) r.y0 = draw_choice(ui, r, prefix, choice, choices.size() == 1);
  return r.y0;
}

bool beside(const Ui& ui, float width) { return ui.units(width) >= 520; }

bool in_a_row(const Option& option) { return option.words.size() > 1 && option.words.size() <= kWordsInARow; }

float control_width(const Ui& ui, const Option& option) {
  float width = ui.px(170);
  if (!in_a_row(option)) return width;
  for (const auto& word : option.words)
    width = std::max(width, static_cast<float>(option.words.size()) * button_width(ui, word));
  return width;
}

void draw_control(Ui& ui, const Rect& r, const Option& option) {
  const std::string name = "option/" + option.key;
  if (in_a_row(option)) {
    if (const auto value = choice_row(ui, name, r, option.words, option.value))
      ui.mean(app::SetOption{option.key, *value});
    return;
  }
  if (option.words.empty()) {
    if (const auto value = stepper(ui, name, r, option.value, {option.least, option.most})) {
      ui.mean(app::SetOption{option.key, *value});
    }
    return;
  }
  const int last = static_cast<int>(option.words.size()) - 1;
  Rect rest = r;
  const Rect less = rest.cut_left(ui.px(kTarget));
  const Rect more = rest.cut_right(ui.px(kTarget));
  if (button(ui, name + "/less", less, "←", {.enabled = option.value > 0}))
    ui.mean(app::SetOption{option.key, option.value - 1});
  if (button(ui, name + "/more", more, "→", {.enabled = option.value < last}))
    ui.mean(app::SetOption{option.key, option.value + 1});
  ui.text(rest, option.words[static_cast<std::size_t>(std::clamp(option.value, 0, last))], type::kStrong, ui.theme.text,
          Align::kCenter);
}

float draw_option(Ui& ui, const Rect& r, const Option& option) {
  const float control = std::min(control_width(ui, option), r.width() - ui.px(28));
  const bool side_by_side = beside(ui, r.width()) && control < r.width() * 0.5F;
  const float words = r.width() - ui.px(28) - (side_by_side ? control + ui.px(12) : 0);
  const float text = ui.px(24) + ui.wrapped_height(words, option.help, type::kSmall);
  const float height = ui.px(20) + (side_by_side ? std::max(text, ui.px(kTarget)) : text + ui.px(kTarget + 8));
  Rect inside = rect_at(r.x0, r.y0, r.width(), height);
  ui.fill(inside, ui.theme.panel, 12);
  ui.outline(inside, ui.theme.panel_edge, 12, 1);
  inside = inside.inset(ui.px(14), ui.px(10));
  const Rect place = side_by_side ? inside.cut_right(control) : inside.cut_bottom(ui.px(kTarget));
  if (side_by_side) inside.cut_right(ui.px(12));
  ui.text(inside.cut_top(ui.px(24)), option.label, type::kStrong, ui.theme.text);
  ui.wrapped(inside, option.help, type::kSmall, ui.theme.dim);
  draw_control(ui, place.middle(place.width(), ui.px(kTarget)), option);
  return r.y0 + height + ui.px(kGap);
}

}  // namespace

float draw_rules(Ui& ui, const Rect& r, const app::NewSessionView& view) {
  Rect rest = r;
  rest.y0 = draw_choices(ui, rest, "game", "Game", view.games);
  rest.y0 = draw_choices(ui, rest, "preset", "Rules", view.presets);
  for (const Option& option : view.options) rest.y0 = draw_option(ui, rest, option);
  return rest.y0;
}

}  // namespace nullo::gui
