#include "gui/kit/offered.h"

#include <algorithm>

#include "app/folding.h"
#include "gui/kit/widgets.h"
#include "text/say.h"

namespace nullo::gui {

std::vector<std::string> offered_names(const std::vector<std::string>& others, const std::string& typed,
                                       const std::string& before) {
  constexpr std::size_t kMost = 8;
  const bool whole = typed == before || std::ranges::find(others, typed) != others.end();
  const std::string wanted = whole ? std::string{} : app::folded(typed);
  std::vector<std::string> names;
  for (const std::string& name : others) {
    if (names.size() == kMost) break;
    if (app::folded(name).find(wanted) != std::string::npos) names.push_back(name);
  }
  return names;
}

std::optional<std::string> draw_offered(Ui& ui, Rect& r, const std::vector<std::string>& names, Seat place) {
  if (names.empty()) return std::nullopt;
  std::optional<std::string> tapped;
  Rect line = rect_at(r.x0, r.y0, r.width(), ui.px(26));
  seat_badge(ui, line.cut_left(ui.px(22)).center(), ui.px(8), place);
  ui.text(line, text::say("Somebody who has played before"), type::kNote, ui.theme.dim);
  float x = r.x0;
  float y = r.y0 + ui.px(28);
  for (const std::string& name : names) {
    const float width = std::clamp(button_width(ui, name), ui.px(kTarget), r.width());
    if (x + width > r.x1) {
      x = r.x0;
      y += ui.px(kTarget + 6);
    }
    if (button(ui, "offered/" + name, rect_at(x, y, width, ui.px(kTarget)), name)) tapped = name;
    x += width + ui.px(6);
  }
  r.y0 = y + ui.px(kTarget);
  return tapped;
}

}  // namespace nullo::gui
