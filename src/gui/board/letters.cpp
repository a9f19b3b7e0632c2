#include "gui/board/letters.h"

#include <algorithm>
#include <cmath>

namespace nullo::gui {

namespace {

constexpr Type kSampleType{40, Weight::kBold};

}  // namespace

float in_steps(float pixels) {
  constexpr double kStep = 1.09;
  const double steps = std::floor(std::log(static_cast<double>(std::max(pixels, 8.0F))) / std::log(kStep));
  return static_cast<float>(std::floor(std::pow(kStep, steps)));
}

float letters(const Ui& ui, std::string_view text) {
  return ui.text_width(text, kSampleType) / ui.px(kSampleType.size);
}

void draw_board_heading(Ui& ui, Rect r, std::string_view title, std::string_view headline) {
  const Type small{ui.units(in_steps(r.height() * 0.27F)), Weight::kRegular};
  const Type large{ui.units(in_steps(r.height() * 0.44F)), Weight::kBold};
  ui.text(r.cut_top(r.height() * 0.4F), title, small, ui.theme.dim);
  ui.text(r, headline, large, ui.theme.text);
}

}  // namespace nullo::gui
