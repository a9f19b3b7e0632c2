// What is played: the game, and the rules as a whole.
#include <algorithm>

#include "gui/kit/widgets.h"
#include "gui/new_session/new_session.h"
#include "text/say.h"

namespace nullo::gui {

namespace {

using PresetChoice = app::NewSessionView::Choice;

constexpr std::size_t kFew = 3;  // so many presets are shown on the page; more have a list of their own

// A choice without an alternative, shown as text.
float draw_only(Ui& ui, const Rect& r, const PresetChoice& choice) {
  const float inner = r.width() - ui.px(28);
  const float height = ui.px(16 + 30) + (choice.players.empty() ? 0 : ui.px(24)) +
                       ui.wrapped_height(inner, choice.sentence, type::kBody) +
                       ui.wrapped_height(inner, choice.source, type::kNote);
  const Rect box = rect_at(r.x0, r.y0, r.width(), height);
  draw_panel_ground(ui, box);
  Rect inside = box.inset(ui.px(14), ui.px(8));
  ui.text(inside.cut_top(ui.px(30)), choice.name, type::kName, ui.theme.text);
  if (!choice.players.empty()) ui.text(inside.cut_top(ui.px(24)), choice.players, type::kBodyBold, ui.theme.dim);
  inside.cut_top(ui.wrapped(inside, choice.sentence, type::kBody, ui.theme.text));
  ui.wrapped(inside, choice.source, type::kNote, ui.theme.dim);
  return box.y1 + ui.px(kSmallGap);
}

void open_presets(Ui& ui, const app::NewSessionView& view) {
  ScreenState& state = ui.state;
  state.overlay = ScreenState::Overlay::kPresets;
  state.in_sight.clear();           // the list is opened where the chosen one is
  if (state.focus.empty()) return;  // tapped; if opened by keys, the focus starts at the chosen one
  for (const PresetChoice& preset : view.presets) {
    if (preset.chosen) state.focus_wish = "preset/" + preset.id;
  }
}

// Options that are no preset: what differs from one, and a name to save them under.
float draw_own(Ui& ui, const Rect& r, const app::NewSessionView& view) {
  const float inner = r.width() - ui.px(28);
  const float name = view.can_keep ? ui.px(kTarget + 8 + 20) : 0;
  const float problem = ui.wrapped_height(inner, view.name_problem, type::kNote);
  const float height = ui.px(16 + 30) + ui.wrapped_height(inner, view.own_rules, type::kBody) + name + problem;
  const Rect box = rect_at(r.x0, r.y0, r.width(), height);
  ui.fill(box, ui.theme.tell_soft, 12);
  ui.outline(box, ui.theme.tell_edge, 12, 2);
  Rect inside = box.inset(ui.px(14), ui.px(8));
  ui.text(inside.cut_top(ui.px(30)), text::say("Own rules"), type::kName, ui.theme.text);
  inside.cut_top(ui.wrapped(inside, view.own_rules, type::kBody, ui.theme.text));
  if (!view.can_keep) return box.y1 + ui.px(kSmallGap);
  inside.cut_top(ui.px(4));
  ui.text(inside.cut_top(ui.px(20)), text::say("Keep these rules as"), type::kNote, ui.theme.dim);
  Rect line = inside.cut_top(ui.px(kTarget));
  const Rect keep = line.cut_right(std::max(ui.px(kTarget), button_width(ui, text::say("Keep"))));
  line.cut_right(ui.px(6));
  const Ui::Typed typed = ui.text_field("own/name", line, ui.state.own_name, text::say("A name"));
  if (button(ui, "own/keep", keep, text::say("Keep")) || typed.entered) ui.mean(app::KeepRules{ui.state.own_name});
  ui.wrapped(inside, view.name_problem, type::kNote, ui.theme.text);
  return box.y1 + ui.px(kSmallGap);
}

float draw_forget(Ui& ui, const Rect& r, const PresetChoice& own) {
  const std::string label = text::say("Forget {rules}", own.name);
  const float width = std::min(r.width(), button_width(ui, label));
  const Rect cell = rect_at(r.x1 - width, r.y0, width, ui.px(kTarget));
  if (button(ui, "own/forget", cell, label, {.tone = Tone::kDanger})) ui.mean(app::ForgetRules{own.name});
  return cell.y1 + ui.px(kSmallGap);
}

float draw_few(Ui& ui, Rect r, const app::NewSessionView& view) {
  for (const PresetChoice& preset : view.presets) {
    const float height = preset_height(ui, r.width(), preset);
    draw_preset(ui, rect_at(r.x0, r.y0, r.width(), height), preset);
    r.y0 += height + ui.px(kSmallGap);
  }
  return r.y0;
}

// The least height of the card of own rules: the options below must not move away under a finger when the first of them
// is changed.
float least_own_height(const Ui& ui) { return ui.px(16 + 30 + kTarget + 8 + 20) + ui.line_height(type::kBody); }

// The chosen preset, and the button that lists the others.
float draw_chosen(Ui& ui, Rect r, const app::NewSessionView& view) {
  for (const PresetChoice& preset : view.presets) {
    if (preset.chosen) r.y0 = std::max(draw_only(ui, r, preset), r.y0 + least_own_height(ui) + ui.px(kSmallGap));
  }
  const std::string label = text::say_count(view.presets.size(), "Play by other rules: {count} to choose from",
                                            "Play by other rules: {count} to choose from");
  const Rect cell = rect_at(r.x0, r.y0, r.width(), ui.px(kTarget));
  if (button(ui, "presets", cell, label)) open_presets(ui, view);
  return cell.y1 + ui.px(kSmallGap);
}

}  // namespace

float draw_games(Ui& ui, const Rect& box, const app::NewSessionView& view) {
  Rect r = box;
  if (view.games.empty()) return r.y0;
  r.y0 = draw_heading(ui, r, text::say("Game"));
  if (view.games.size() == 1) return draw_only(ui, r, view.games.front());
  std::vector<std::string> names;
  for (const PresetChoice& game : view.games) names.push_back(game.name);
  const WordGrid grid = word_grid(ui, r.width(), names);
  const std::string focus = ui.state.focus;  // before a tap moves it
  for (std::size_t i = 0; i < view.games.size(); ++i) {
    const PresetChoice& game = view.games[i];
    const Rect cell = grid.cell(ui, r, static_cast<int>(i));
    if (!button(ui, "game/" + game.id, cell, game.name, {.chosen = game.chosen})) continue;
    ui.mean(app::ChooseGame{game.id});
    if (focus.starts_with(kNameFields)) ui.state.focus_wish = focus;  // people who are typing a name go on typing it
  }
  r.y0 += grid.height(ui) + ui.px(4);
  float sentence = 0;  // of any game: what lies below must not move when another one is chosen
  for (const PresetChoice& game : view.games) {
    if (game.chosen) ui.wrapped(r, game.sentence, type::kNote, ui.theme.dim);
    sentence = std::max(sentence, ui.wrapped_height(r.width(), game.sentence, type::kNote));
  }
  return r.y0 + sentence + ui.px(kSmallGap);
}

float draw_rules(Ui& ui, const Rect& r, const app::NewSessionView& view) {
  Rect rest = r;
  if (view.presets.empty() && view.options.empty()) return rest.y0;
  rest.y0 = draw_heading(ui, rest, text::say("Rules"));
  if (view.presets.empty()) return rest.y0;
  if (view.own_rules.empty()) {
    ui.state.own_name.clear();
  } else {
    rest.y0 = draw_own(ui, rest, view);
  }
  const bool only = view.presets.size() == 1 && view.own_rules.empty();
  rest.y0 = only                          ? draw_only(ui, rest, view.presets.front())
            : view.presets.size() <= kFew ? draw_few(ui, rest, view)
                                          : draw_chosen(ui, rest, view);
  for (const PresetChoice& preset : view.presets) {
    if (preset.own && preset.chosen) rest.y0 = draw_forget(ui, rest, preset);
  }
  const float unread = ui.wrapped(rest, view.unread, type::kNote, ui.theme.dim);
  return rest.y0 + unread + (unread > 0 ? ui.px(kSmallGap) : 0);
}

}  // namespace nullo::gui
