#include <algorithm>
#include <string_view>
#include <vector>

#include "gui/kit/overlay.h"
#include "gui/kit/widgets.h"
#include "gui/screens.h"

namespace nullo::gui {

namespace {

struct Answer {
  std::string_view name;
  std::string_view label;
  ButtonLook look;
};

// "Yes" comes last in a row, and first where the buttons stand one above another. The bright button is what Enter does.
// `ready`: answers are taken by now.
std::vector<Answer> answers_of(const app::Dialog& dialog, bool ready) {
  const Tone no = dialog.careful ? Tone::kPrimary : Tone::kNormal;
  const Tone yes = dialog.careful ? Tone::kDanger : Tone::kPrimary;
  std::vector<Answer> answers{{"dialog/no", dialog.no, {.tone = no, .enabled = ready}}};
  if (!dialog.other.empty()) answers.push_back({"dialog/other", dialog.other, {.enabled = ready}});
  answers.push_back({"dialog/yes", dialog.yes, {.tone = yes, .enabled = ready}});
  return answers;
}

void answer(Ui& ui, std::string_view name) {
  if (name == "dialog/no") ui.mean(app::Decline{});
  if (name == "dialog/other") ui.mean(app::AcceptOther{});
  if (name == "dialog/yes") ui.mean(app::Accept{});
}

}  // namespace

void draw_dialog(Ui& ui, const Rect& screen, const app::Dialog& dialog) {
  const float width = std::min(ui.px(560), screen.width() - ui.px(16));
  const float inner = width - ui.px(36);
  const std::vector<Answer> answers = answers_of(dialog, ui.ready());
  const int count = static_cast<int>(answers.size());
  float labels = ui.px(10) * static_cast<float>(count - 1);
  for (const Answer& each : answers) labels += button_width(ui, each.label);
  const bool narrow = labels > inner;
  const float buttons = narrow ? ui.px(50 + 8) * static_cast<float>(count) - ui.px(8) : ui.px(50);
  const float title = ui.wrapped_height(inner, dialog.title, type::kName);
  const float text = ui.wrapped_height(inner, dialog.text, type::kBody);
  const Overlay overlay = begin_overlay(ui, "##dialog", screen, width, title + text + buttons + ui.px(36 + 8 + 20));
  Rect rest = overlay.inside;
  Rect row = rest.cut_bottom(buttons);
  rest.cut_bottom(ui.px(12));
  Rect content = ui.begin_scroll("dialog", rest);
  content.cut_top(ui.wrapped(content, dialog.title, type::kName, ui.theme.text) + ui.px(8));
  const float end =
      content.y0 + ui.wrapped({content.x0, content.y0, rest.x1, content.y1}, dialog.text, type::kBody, ui.theme.text);
  ui.end_scroll(end);
  for (int i = 0; i < count; ++i) {
    const Answer& each = answers[static_cast<std::size_t>(i)];
    const Rect place = narrow ? row.row(count - 1 - i, count, ui.px(8)) : row.column(i, count, ui.px(10));
    if (button(ui, each.name, place, each.label, each.look)) answer(ui, each.name);
  }
  end_overlay();
}

}  // namespace nullo::gui
