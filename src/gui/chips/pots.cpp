// Pots, drawn as dishes with their number and what is in them.
#include <algorithm>

#include <fmt/format.h>

#include "gui/chips/due.h"
#include "text/say.h"

namespace nullo::gui {

namespace {

using Pot = app::PotView;

constexpr float kLeastPot = 62;  // width
constexpr float kMostPot = 210;
constexpr float kLeastRow = kTarget;
constexpr float kMostRow = 112;
constexpr float kLeastOfTwoLines = 34;  // below it number and amount would lie on each other

struct PotsPlan {
  int across = 1;
  int rows = 1;
};

constexpr float kLeastHigh = 36;  // width of a dish with its number above the amount

// One row if the dishes stay wide enough; the oldest first, as text is read.
PotsPlan plan_of(const Ui& ui, float width, int count) {
  const int fit =
      std::clamp(static_cast<int>((ui.units(width) + kTightGap) / (kLeastPot + kTightGap)), 1, std::max(1, count));
  return {evenly(count, fit), row_count(count, fit)};
}

// On a low window with many pots: the number beside the amount. False: there is no room for that.
bool draw_in_one_line(Ui& ui, const Rect& r, const Pot& pot, bool marked, bool only) {
  const Rect inside = r.inset(ui.px(10), ui.px(1));
  const Type small{std::min(14.0F, ui.units(inside.height())), Weight::kRegular};
  const Type large{std::min(18.0F, ui.units(inside.height())), Weight::kBold};
  const std::string label = only       ? text::say("pot")
                            : pot.next ? text::say("won next")
                                       : text::say("pot {number}", pot.number);
  if (ui.text_width(label, small) + ui.text_width(pot.amount, large) + ui.px(8) > inside.width()) return false;
  ui.text(inside, label, small, marked ? ui.theme.text : ui.theme.dim);
  ui.text(inside, pot.amount, large, ui.theme.text, Align::kRight);
  return true;
}

void draw_pot(Ui& ui, const Rect& r, const Pot& pot, bool only) {
  const bool marked = pot.next && !only;
  ui.fill(r.moved(0, ui.px(2)), IM_COL32(0, 0, 0, 60), 14);
  ui.fill(r, pot.next ? ui.theme.panel : ui.theme.raised, 14);
  ui.outline(r, marked ? ui.theme.text : ui.theme.panel_edge, 14, marked ? 3 : 1);
  if (ui.units(r.height()) < kLeastOfTwoLines && draw_in_one_line(ui, r, pot, marked, only)) return;
  Rect rest = r.inset(ui.px(6), ui.px(3));
  const float line = std::clamp(rest.height() * 0.34F, ui.px(13), ui.px(24));
  const Type small{ui.units(line) * 0.82F, Weight::kRegular};
  std::string label = only       ? text::say("pot")
                      : pot.next ? text::say("pot {number}, won next", pot.number)
                                 : text::say("pot {number}", pot.number);
  for (const std::string& shorter : {pot.next ? text::say("won next") : std::string{},
                                     pot.next ? text::say("next") : std::string{}, fmt::format("{}", pot.number)}) {
    if (!shorter.empty() && ui.text_width(label, small) > rest.width()) label = shorter;
  }
  ui.text(rest.cut_top(line), label, small, marked ? ui.theme.text : ui.theme.dim, Align::kCenter);
  ui.text(rest, pot.amount, {std::clamp(ui.units(rest.height()) * 0.86F, 17.0F, 50.0F), Weight::kBold}, ui.theme.text,
          Align::kCenter);
}

}  // namespace

float pots_height(const Ui& ui, float width, const std::vector<Pot>& pots) {
  const int count = std::max(1, static_cast<int>(pots.size()));
  return ui.px(kLeastRow + kTightGap) * static_cast<float>(plan_of(ui, width, count).rows);
}

void draw_pots(Ui& ui, const Rect& r, const std::vector<Pot>& pots, ImU32 on) {
  if (pots.empty()) return ui.text(r, text::say("no pot"), type::kName, on, Align::kCenter);
  int count = static_cast<int>(pots.size());
  PotsPlan plan = plan_of(ui, r.width(), count);
  const float gap = ui.px(kTightGap);
  if (ui.units(r.height()) < static_cast<float>(plan.rows) * (kLeastOfTwoLines + kTightGap)) {
    const auto fit = static_cast<int>((ui.units(r.width()) + kTightGap) / (kLeastHigh + kTightGap));
    count = std::clamp(fit, 1, count);  // the newest: the one that is won next is the last
    plan = {count, 1};
  }
  const std::size_t first = pots.size() - static_cast<std::size_t>(count);
  const auto rows = static_cast<float>(plan.rows);
  const float high = std::min(ui.px(kMostRow), (r.height() - gap * (rows - 1)) / rows);
  const Rect all = r.middle(r.width(), high * rows + gap * (rows - 1));
  for (int i = 0; i < count; ++i) {
    const int row = i / plan.across;
    const auto in_row = static_cast<float>(std::min(plan.across, count - row * plan.across));
    const float wide = std::min(ui.px(kMostPot), rect_at(0, 0, r.width(), 0).column(0, plan.across, gap).width());
    const float left = r.center().x - (wide * in_row + gap * (in_row - 1)) / 2;
    draw_pot(
        ui,
        rect_at(left + static_cast<float>(i % plan.across) * (wide + gap), all.row(row, plan.rows, gap).y0, wide, high),
        pots[first + static_cast<std::size_t>(i)], pots.size() == 1);
  }
}

}  // namespace nullo::gui
