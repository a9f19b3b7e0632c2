#include "gui/correction/sides.h"

#include <utility>

#include "gui/chips/payments.h"
#include "gui/kit/frame.h"
#include "gui/kit/sheet.h"
#include "gui/kit/whys.h"

namespace nullo::gui {

namespace {

using Side = app::CompareView::Side;

constexpr float kSidesAbreast = 560;

Box one_side(Ui& ui, const Side& side, ImU32 colour) {
  std::vector<Box> parts{words(ui, side.heading, type::kName, colour)};
  if (!side.sheet.names.empty()) parts.push_back(sheet_panel(ui, side.sheet));
  parts.push_back(words(ui, side.outcome, type::kBodyBold, ui.theme.text));
  parts.push_back(words(ui, side.standing, type::kBody, ui.theme.text));
  if (!side.pots.empty()) parts.push_back(pots_panel(ui, side.pots));
  return Box::column(ui.px(6), std::move(parts));
}

Box only_here(Ui& ui, const Side& side) {
  std::vector<Box> parts;
  for (const std::string& fact : side.facts) parts.push_back(words(ui, fact, type::kBody, ui.theme.text));
  if (!side.whys.empty()) parts.push_back(whys_of(ui, side.whys));
  return Box::column(ui.px(4), std::move(parts));
}

}  // namespace

Box both_sides(Ui& ui, const Side& before, const Side& after, float width, Sides are) {
  const bool alike = are == Sides::kAlike;
  const float gap = ui.px(spacing_of(ui).gap);
  Box first = one_side(ui, before, alike ? ui.theme.text : ui.theme.dim);
  Box second = one_side(ui, after, ui.theme.text);
  if (ui.units(width) < kSidesAbreast && alike) return Box::column(gap, {std::move(first), std::move(second)});
  if (ui.units(width) < kSidesAbreast) return Box::column(gap, {std::move(second), std::move(first)});
  return Box::row(gap, {std::move(first).grow(), std::move(second).grow()});
}

void add_reasons(Ui& ui, const Side& before, const Side& after, std::vector<Box>& parts) {
  for (const Side* side : {&before, &after})
    if (Box only = only_here(ui, *side); !side->facts.empty() || !side->whys.empty())
      parts.push_back(panel_of(ui, side->only, std::move(only)));
}

}  // namespace nullo::gui
