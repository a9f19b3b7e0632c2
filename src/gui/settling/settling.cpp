#include "gui/settling/settling.h"

#include <string>
#include <utility>
#include <vector>

#include "gui/kit/frame.h"
#include "gui/settling/stake_form.h"
#include "text/say.h"

namespace nullo::gui {

namespace {

constexpr float kDisc = 14;

std::string heading_of(const app::Settling& settling) {
  return settling.chips ? text::say("In money: {stake}", settling.terms)
                        : text::say("Settling: {stake}", settling.terms);
}

// The stake, and the button that changes it.
Box head(Ui& ui, const app::Settling& settling) {
  std::vector<Box> parts{words(ui, heading_of(settling), type::kBodyBold, ui.theme.dim).middle()};
  if (settling.stake) {
    parts.push_back(push_button(ui, "settling/change", text::say("Stake"), {.tone = Tone::kQuiet},
                                [&ui, &settling] { open_stake_form(ui.state, *settling.stake); })
                        .high(ui.px(kTarget))
                        .middle());
  }
  return Box::row(ui.px(10), std::move(parts));
}

Box line_of(Ui& ui, const app::Settling::Line& line) {
  Box who = line.from ? disc(ui, kDisc, *line.from) : space(ui.px(2 * kDisc));
  return Box::row(ui.px(12), {std::move(who), Box::column(0, {words(ui, line.text, type::kName, ui.theme.text),
                                                              words(ui, line.why, type::kBody, ui.theme.dim)})
                                                  .grow()});
}

}  // namespace

Box settling_panel(Ui& ui, const app::Settling& settling) {
  std::vector<Box> parts;
  if (settling.chips) {
    parts.push_back(line(ui, text::say("In chips"), type::kBodyBold, ui.theme.dim));
    std::vector<std::string> steps = settling.chips->lines;
    if (!settling.chips->first_step.empty()) steps.front() = settling.chips->first_step;
    for (std::string& step : steps) parts.push_back(words(ui, std::move(step), type::kName, ui.theme.text));
    parts.push_back(words(ui, settling.chips->note, type::kBodyBold, ui.theme.text));
  }
  parts.push_back(head(ui, settling));
  for (const app::Settling::Line& each : settling.lines) parts.push_back(line_of(ui, each));
  for (const std::string& note : settling.notes) parts.push_back(words(ui, note, type::kBodyBold, ui.theme.text));
  return Box::column(ui.px(8), std::move(parts)).pad(ui.px(spacing_of(ui).padding), ui.px(10)).on(panel_ground(ui));
}

}  // namespace nullo::gui
