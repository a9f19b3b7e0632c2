// What players want to know only when they ask for it: shown step by step.
#include <utility>

#include "gui/kit/frame.h"
#include "gui/table/table.h"
#include "text/say.h"

namespace nullo::gui {

namespace {

constexpr float kBeside = 560;  // from this width on the button stands beside what is shown

}  // namespace

Box reveal(Ui& ui, const app::TableView& view, float width) {
  const app::TableView::Reveal& reveal = *view.reveal;
  const bool beside = ui.units(width) >= kBeside;
  const ButtonLook look{.key = reveal.key};
  Box ask = push_button(ui, "reveal", reveal.ask, look, [&ui] { ui.mean(app::AskReveal{}); }).high(ui.px(kTarget));
  std::vector<Box> lines;
  for (const auto& each : reveal.shown) lines.push_back(words(ui, each, type::kName, ui.theme.text));
  if (lines.empty() && beside)
    lines.push_back(words(ui, text::say("Shown only if you ask"), type::kBody, ui.theme.dim));
  std::vector<Box> parts;
  if (!lines.empty()) parts.push_back(Box::column(0, std::move(lines)).grow().middle());
  parts.push_back(beside ? std::move(ask).wide(button_width(ui, reveal.ask, look) + ui.px(24)).middle()
                         : std::move(ask));
  const float gap = ui.px(kSmallGap);
  return (beside ? Box::row(gap, std::move(parts)) : Box::column(gap, std::move(parts)))
      .pad(ui.px(12), ui.px(12))
      .on(panel_ground(ui));
}

}  // namespace nullo::gui
