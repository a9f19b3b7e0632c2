#include "gui/kit/whys.h"

#include <algorithm>
#include <string>
#include <utility>

#include "gui/kit/frame.h"
#include "text/say.h"

namespace nullo::gui {

Box whys_of(Ui& ui, const std::vector<app::WhyLine>& whys) {
  float amount = 0;
  for (const app::WhyLine& why : whys) amount = std::max(amount, ui.text_width(why.parts.amount, type::kBodyBold));
  std::vector<Box> rows;
  for (const app::WhyLine& why : whys) {
    const std::string trick = why.parts.trick > 0 ? text::say("trick {trick}", why.parts.trick) : std::string{};
    rows.push_back(
        Box::row(ui.px(8), {why.seat ? disc(ui, 9, *why.seat) : space(ui.px(18)),
                            line(ui, why.parts.amount, type::kBodyBold, ui.theme.text, Align::kRight).wide(amount),
                            words_and_cards(ui, why.parts.words, why.parts.cards, type::kBody, ui.theme.text),
                            line(ui, trick, type::kNote, ui.theme.dim).middle()}));
  }
  return Box::column(ui.px(4), std::move(rows));
}

}  // namespace nullo::gui
