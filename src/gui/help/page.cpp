#include <algorithm>

#include "gui/kit/widgets.h"
#include "gui/screens.h"
#include "text/say.h"

namespace nullo::gui {

namespace {

using Key = app::HelpView::Key;

float key_column(const Ui& ui, const std::vector<Key>& keys, float width) {
  float widest = 0;
  for (const Key& key : keys) widest = std::max(widest, ui.text_width(key.keys, type::kBodyBold));
  return std::min(widest + ui.px(16), width * 0.6F);
}

float row_height(const Ui& ui, const Key& key, float column, float width) {
  const float keys = ui.wrapped_height(column - ui.px(14), key.keys, type::kBodyBold);
  return std::max(keys, ui.wrapped_height(width - column, key.text, type::kBody)) + ui.px(6);
}

float draw_keys(Ui& ui, Rect r, std::string_view heading, const std::vector<Key>& keys) {
  if (keys.empty()) return r.y0;
  const float width = r.width() - ui.px(24);
  const float column = key_column(ui, keys, width);
  float height = 0;
  for (const Key& key : keys) height += row_height(ui, key, column, width);
  r.y1 = r.y0 + height + panel_heading_height(ui) + ui.px(10);
  Rect inside = panel(ui, r, heading);
  for (const Key& key : keys) {
    Rect line = inside.cut_top(row_height(ui, key, column, width));
    Rect left = line.cut_left(column);
    left.cut_right(ui.px(14));
    ui.wrapped(left, key.keys, type::kBodyBold, ui.theme.text);
    ui.wrapped(line, key.text, type::kBody, ui.theme.text);
  }
  return r.y1 + ui.px(kGap);
}

float draw_rules(Ui& ui, Rect r, const app::HelpView& view) {
  if (view.rules.empty()) return r.y0;
  float height = 0;
  for (const auto& rule : view.rules) height += ui.wrapped_height(r.width() - ui.px(24), rule, type::kBody) + ui.px(8);
  r.y1 = r.y0 + height + panel_heading_height(ui) + ui.px(10);
  Rect inside = panel(ui, r, view.game);
  for (const auto& rule : view.rules) inside.cut_top(ui.wrapped(inside, rule, type::kBody, ui.theme.text) + ui.px(8));
  return r.y1 + ui.px(kGap);
}

}  // namespace

void draw_help(Ui& ui, const Rect& r, const app::HelpView& view) {
  const Rect room = r.inset(ui.px(12));
  Rect content = ui.begin_scroll("help", room);
  const float least = ui.names_keys() ? 800 : 560;
  const bool two = ui.units(content.width()) >= least && !view.rules.empty();
  Rect left = two ? content.column(0, 2, ui.px(kGap)) : content;
  Rect right = two ? content.column(1, 2, ui.px(kGap)) : content;
  left.y0 = draw_rules(ui, left, view);
  Rect& scores = two && !ui.names_keys() ? right : left;  // without keys, what scores stands beside the rules
  scores.y0 = draw_keys(ui, scores, text::say("Agreed on"), view.agreed);
  scores.y0 = draw_keys(ui, scores,
                        view.agreed.empty() ? text::say("What scores") : text::say("What scores by the usual rules"),
                        view.scoring);
  if (!two) right.y0 = left.y0;
  if (ui.names_keys()) {
    right.y0 = draw_keys(ui, right, text::say("Keys on this page"), view.keys);
    right.y0 = draw_keys(ui, right, text::say("Keys on every page"), view.general);
  }
  ui.end_scroll(std::max(left.y0, right.y0));
}

}  // namespace nullo::gui
