#include "gui/due.h"

#include <algorithm>
#include <array>
#include <string_view>

#include <fmt/format.h>

#include "gui/widgets.h"

namespace nullo::gui {

namespace {

using Line = app::DueLine;

constexpr float kPadding = 8;
constexpr float kClosePadding = 5;
constexpr float kColumnGap = 18;
constexpr float kWhyGap = 12;
constexpr float kBand = 88;  // of a wide table
constexpr float kNarrowBand = 64;
constexpr float kCloseBand = 58;  // of a phone
constexpr float kSale = 190;      // a button at the side

// How the payments are written: the first way in which all have room is taken.
struct Hand {
  int columns;
  float size;
  bool says_why = true;
};
constexpr std::array kWideHands{Hand{1, 38}, Hand{1, 32}, Hand{1, 28}, Hand{1, 25},
                                Hand{2, 28}, Hand{2, 24}, Hand{2, 20}};
// Where the band cannot grow: who pays whom stays large, and why is told elsewhere.
constexpr std::array kSmallHands{Hand{2, 26, false}, Hand{2, 22, false}, Hand{2, 19, false},
                                 Hand{3, 19, false}, Hand{3, 16, false}, Hand{3, 14, false}};
constexpr std::array kSmallNarrowHands{Hand{1, 18, false}, Hand{1, 16, false}, Hand{2, 16, false},
                                       Hand{1, 14, false}, Hand{2, 13, false}, Hand{1, 12, false}};
constexpr Hand kFewHand{2, 24};  // and the band grows
constexpr std::size_t kFew = 6;
constexpr std::array kNarrowHands{Hand{1, 26}, Hand{1, 22}, Hand{1, 19}};

Type big(float size) { return {size, Weight::kBold}; }
Type small_beside(float size) { return {std::clamp(size * 0.6F, 15.0F, 20.0F), Weight::kRegular}; }

// A low screen has no room for it here.
std::string why_text(const Ui& ui, const Line& line, const Hand& hand) {
  if (!hand.says_why || !ui.names_keys() || ui.low()) return {};
  if (line.chips.empty() || line.why.empty()) return line.chips + line.why;
  return line.chips + " · " + line.why;
}

// One word, or one name with its disc.
struct Run {
  std::string_view text;
  std::optional<Seat> seat;
  bool amount = false;
};

std::vector<Run> runs_of(const Line& line) {
  std::vector<Run> runs;
  for (const Line::Part& part : line.parts) {
    std::string_view rest = part.text;
    while (!part.seat && rest.find(' ') != std::string_view::npos) {
      runs.push_back({rest.substr(0, rest.find(' ')), std::nullopt, part.amount});
      rest.remove_prefix(rest.find(' ') + 1);
    }
    runs.push_back({rest, part.seat, part.amount});
  }
  return runs;
}

float disc_radius(const Ui& ui, float size) { return ui.px(size * 0.46F); }

float run_width(const Ui& ui, const Run& run, float size) {
  return ui.text_width(run.text, big(size)) + (run.seat ? 2 * disc_radius(ui, size) + ui.px(size * 0.2F) : 0);
}

// Goes through a payment run by run, from the left, with new lines where there is no room. `each(run, rect)` is called
// for every one, then `why(rect)` where it stands. Returns the height of all.
template <class Each, class Why>
float lay_out(const Ui& ui, const Rect& room, const Line& line, const Hand& hand, Each each, Why why) {
  const float size = hand.size;
  const float high = ui.line_height(big(size));
  const float blank = ui.px(size * 0.26F);
  float x = room.x0;
  float y = room.y0;
  for (const Run& run : runs_of(line)) {
    const float width = std::min(run_width(ui, run, size), room.width());
    if (x > room.x0 && x + width > room.x1 + 0.5F) {
      x = room.x0;
      y += high;
    }
    each(run, rect_at(x, y, width, high));
    x += width + blank;
  }
  const std::string text = why_text(ui, line, hand);
  if (text.empty()) return y + high - room.y0;
  const Type type = small_beside(size);
  const float beside = x - blank + ui.px(kWhyGap);
  if (beside + ui.text_width(text, type) <= room.x1) {
    why(Rect{beside, y + (high - ui.line_height(type)) * 0.6F, room.x1, y + high}, text, type);
    return y + high - room.y0;
  }
  y += high;
  why(Rect{room.x0, y, room.x1, y + 1e5F}, text, type);
  return y + ui.wrapped_height(room.width(), text, type) - room.y0;
}

float line_height(const Ui& ui, float width, const Line& line, const Hand& hand) {
  return lay_out(
      ui, rect_at(0, 0, width, 0), line, hand, [](const Run&, const Rect&) {},
      [](const Rect&, const std::string&, Type) {});
}

// Payments one below another in each column, row by row so that they are read in their order.
float rows_height(const Ui& ui, float width, const std::vector<Line>& due, const Hand& hand) {
  const float column = rect_at(0, 0, width, 0).column(0, hand.columns, ui.px(kColumnGap)).width();
  float sum = 0;
  for (std::size_t i = 0; i < due.size(); i += static_cast<std::size_t>(hand.columns)) {
    float highest = 0;
    for (std::size_t j = i; j < std::min(due.size(), i + static_cast<std::size_t>(hand.columns)); ++j)
      highest = std::max(highest, line_height(ui, column, due[j], hand));
    sum += highest;
  }
  return sum;
}

bool wide(const Ui& ui, float width) { return ui.units(width) >= 620; }

float inner_width(const Ui& ui, float width) { return width - ui.px(2 * kPadding + 8); }

Hand hand_for(const Ui& ui, float inner, float room, const std::vector<Line>& due, bool is_wide) {
  const auto first = [&](const auto& hands) {
    const auto* fits = std::find_if(hands.begin(), hands.end(),
                                    [&](const Hand& hand) { return rows_height(ui, inner, due, hand) <= room + 0.5F; });
    if (fits != hands.end()) return *fits;
    return is_wide && due.size() <= kFew ? kFewHand : hands.back();
  };
  return is_wide ? first(kWideHands) : first(kNarrowHands);
}

float band(const Ui& ui, float width) {
  return ui.px(wide(ui, width) ? kBand : ui.names_keys() ? kNarrowBand : kCloseBand);
}

// In a room that is what it is.
Hand hand_within(const Ui& ui, const Rect& room, const std::vector<Line>& due, bool is_wide) {
  const auto fits = [&](const Hand& hand) { return rows_height(ui, room.width(), due, hand) <= room.height() + 0.5F; };
  const Hand usual = hand_for(ui, room.width(), room.height(), due, is_wide);
  if (fits(usual)) return usual;
  const auto first = [&](const auto& hands) {
    const auto* found = std::find_if(hands.begin(), hands.end(), fits);
    return found == hands.end() ? hands.back() : *found;
  };
  return is_wide ? first(kSmallHands) : first(kSmallNarrowHands);
}

// The buttons at the side: who has least comes first.
struct Sale {
  int count = 0;
  float each = 0;
};

Sale sale_plan(const Ui& ui, float width, const std::vector<app::ChipsForSale>& sale) {
  const std::size_t most = wide(ui, width) ? 2 : 1;
  return {static_cast<int>(std::min(most, sale.size())), std::min(ui.px(kSale), width * 0.4F)};
}

void draw_line(Ui& ui, const Rect& room, const Line& line, const Hand& hand) {
  const float size = hand.size;
  const auto each = [&](const Run& run, Rect r) {
    if (run.seat) {
      const float radius = disc_radius(ui, size);
      seat_badge(ui, {r.x0 + radius, r.center().y}, radius, *run.seat);
      r.cut_left(2 * radius + ui.px(size * 0.2F));
    }
    const ImU32 amount = line.owed ? ui.theme.warning : ui.theme.accent;
    ui.text(r, run.text, big(size), run.amount ? amount : ui.theme.text);
  };
  lay_out(ui, room, line, hand, each,
          [&](const Rect& r, const std::string& text, Type type) { ui.wrapped(r, text, type, ui.theme.dim); });
}

}  // namespace

float due_band(const Ui& ui, float width) { return band(ui, width); }

float due_height(const Ui& ui, float width, const std::vector<Line>& due, const std::vector<app::ChipsForSale>& sale) {
  const Sale plan = sale_plan(ui, width, sale);
  width -= (plan.each + ui.px(kPadding)) * static_cast<float>(plan.count);
  const float padding = ui.px(2 * kPadding);
  const float inner = inner_width(ui, width);
  const Hand hand = hand_for(ui, inner, band(ui, width) - padding, due, wide(ui, width));
  return std::max(band(ui, width), rows_height(ui, inner, due, hand) + padding);
}

void draw_due(Ui& ui, Rect r, const std::vector<Line>& due, std::string_view nothing,
              const std::vector<app::ChipsForSale>& sale) {
  const Sale plan = sale_plan(ui, r.width(), sale);
  for (int i = 0; i < plan.count; ++i) {
    const app::ChipsForSale& each = sale[static_cast<std::size_t>(i)];
    const Rect place = r.cut_right(plan.each);
    r.cut_right(ui.px(kPadding));
    if (button(ui, fmt::format("buy/{}", each.seat.index() + 1), place.middle(place.width(), ui.px(kTarget + 8)),
               each.text)) {
      ui.mean(app::Adjust{std::nullopt, each.seat, each.amount, "chips bought"});
    }
  }
  draw_due(ui, r, due, nothing);
}

void draw_due(Ui& ui, const Rect& r, const std::vector<Line>& due, std::string_view nothing) {
  ui.fill(r, due.empty() ? ui.theme.panel : ui.theme.accent_soft, 12);
  ui.outline(r, due.empty() ? ui.theme.panel_edge : ui.theme.accent, 12, due.empty() ? 1 : 2);
  if (due.empty()) return ui.text(r, nothing, type::kTitle, ui.theme.dim, Align::kCenter);
  const Rect inside = r.inset(ui.px(kPadding + 4), ui.px(ui.names_keys() ? kPadding : kClosePadding));
  const Hand hand = hand_within(ui, inside, due, wide(ui, r.width()));
  Rect rest = inside.middle(inside.width(), rows_height(ui, inside.width(), due, hand));
  for (std::size_t i = 0; i < due.size(); i += static_cast<std::size_t>(hand.columns)) {
    float highest = 0;
    for (int column = 0; column < hand.columns; ++column) {
      const std::size_t at = i + static_cast<std::size_t>(column);
      if (at >= due.size()) break;
      const Rect room = rest.column(column, hand.columns, ui.px(kColumnGap));
      draw_line(ui, room, due[at], hand);
      highest = std::max(highest, line_height(ui, room.width(), due[at], hand));
    }
    rest.cut_top(highest);
  }
}

}  // namespace nullo::gui
