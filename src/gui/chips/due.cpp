#include "gui/chips/due.h"

#include <algorithm>
#include <array>
#include <optional>
#include <string_view>

#include <fmt/format.h>

#include "gui/kit/frame.h"
#include "gui/kit/overlay.h"
#include "gui/kit/widgets.h"
#include "text/say.h"

namespace nullo::gui {

namespace {

using Line = app::DueLine;

constexpr float kDuePadding = 8;
constexpr float kClosePadding = 5;
constexpr float kColumnGap = 18;
constexpr float kWhyGap = 12;
constexpr float kBand = 88;
constexpr float kHighBand = 112;  // where the window is high
constexpr float kHighWindow = 780;
constexpr float kCloseBand = 58;  // of a phone
constexpr float kSale = 190;      // width of a button at the side
constexpr int kMostSales = 2;     // columns of these buttons
constexpr float kMore = 16;       // width of the mark that says that a tap shows more

// How the payments are written. The first way in which all of them fit is taken.
struct Hand {
  int columns;
  float size;
  bool says_why = true;
  bool names = true;  // false: players are only their discs, and an arrow says who pays whom
};
constexpr std::array kWideHands{Hand{1, 38}, Hand{1, 32}, Hand{1, 28}, Hand{1, 25},
                                Hand{2, 28}, Hand{2, 24}, Hand{2, 20}};
// Sizes for a band that cannot grow: who pays whom stays large, and the reasons are shown elsewhere.
constexpr std::array kNamedSizes{38.0F, 34.0F, 30.0F, 26.0F, 23.0F, 20.0F, 18.0F, 16.0F};
constexpr std::array kDiscSizes{30.0F, 26.0F, 22.0F, 19.0F, 16.0F, 14.0F, 12.0F};
constexpr int kMostColumns = 6;
constexpr float kReadFromAfar = 25;
constexpr float kReadAtTheTable = 20;
constexpr Hand kFewHand{2, 24};  // for few payments; then the band grows
constexpr std::size_t kFew = 6;
constexpr std::array kNarrowHands{Hand{1, 30}, Hand{1, 28}, Hand{1, 26}, Hand{1, 22}, Hand{1, 19}};

Type big(float size) { return {size, Weight::kBold}; }
Type small_beside(float size) { return {std::clamp(size * 0.6F, 15.0F, 20.0F), Weight::kRegular}; }

// A low screen has no room for reasons here.
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

// Where one player pays one other, the words between them become an arrow.
std::vector<Run> runs_of_discs(const Line& line) {
  const auto seats = std::ranges::count_if(line.parts, [](const Line::Part& part) { return part.seat.has_value(); });
  std::vector<Run> runs;
  for (std::size_t i = 0; i < line.parts.size(); ++i) {
    const Line::Part& part = line.parts[i];
    const bool pays = seats == 2 && i > 0 && i + 2 < line.parts.size() && line.parts[i - 1].seat &&
                      line.parts[i + 1].seat && line.parts[i + 2].amount;
    runs.push_back({part.seat ? std::string_view{} : pays ? "→" : std::string_view{part.text}, part.seat, part.amount});
  }
  return runs;
}

std::vector<Run> runs_of(const Line& line, const Hand& hand) {
  if (!hand.names) return runs_of_discs(line);
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

// Measures letters of one size and scales the result, because each size that is measured has to be built.
float run_width(const Ui& ui, const Run& run, float size) {
  constexpr float kMeasured = 20;
  constexpr float kRounding = 1.02F;
  if (run.text.empty()) return 2 * disc_radius(ui, size);
  const float text = ui.text_width(run.text, big(kMeasured)) * size / kMeasured * kRounding;
  return text + (run.seat ? 2 * disc_radius(ui, size) + ui.px(size * 0.2F) : 0);
}

// Goes through a payment run by run, from the left, with new lines where there is no room. Calls `each(run, rect)` for
// every run, then `why(rect)` for the reason. Returns the height of all lines.
template <class Each, class Why>
float lay_out(const Ui& ui, const Rect& room, const Line& line, const Hand& hand, Each each, Why why) {
  const float size = hand.size;
  const float high = ui.line_height(big(size));
  const float blank = ui.px(size * 0.26F);
  float x = room.x0;
  float y = room.y0;
  for (const Run& run : runs_of(line, hand)) {
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

// Height of the payments in their columns. They fill row after row, so that they are read in their order.
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

// Whether no word or name is wider than its column.
bool all_fit(const Ui& ui, float width, const std::vector<Line>& due, const Hand& hand) {
  const float column = rect_at(0, 0, width, 0).column(0, hand.columns, ui.px(kColumnGap)).width();
  return std::ranges::all_of(due, [&](const Line& line) {
    return std::ranges::all_of(runs_of(line, hand),
                               [&](const Run& run) { return run_width(ui, run, hand.size) <= column; });
  });
}

// Whether every payment stands on one line, but for its reason.
bool unbroken(const Ui& ui, float width, const std::vector<Line>& due, const Hand& hand) {
  const Hand alone{hand.columns, hand.size, false, hand.names};
  return std::ranges::all_of(due, [&](const Line& line) {
    return line_height(ui, width, line, alone) <= ui.line_height(big(hand.size)) + 0.5F;
  });
}

bool wide(const Ui& ui, float width) { return ui.units(width) >= 620; }

float inner_width(const Ui& ui, float width) { return width - ui.px(2 * kDuePadding + 8 + kMore); }

Hand hand_for(const Ui& ui, float inner, float room, const std::vector<Line>& due, bool is_wide) {
  const auto first = [&](const auto& hands) {
    const auto* fits = std::find_if(hands.begin(), hands.end(),
                                    [&](const Hand& hand) { return rows_height(ui, inner, due, hand) <= room + 0.5F; });
    if (fits != hands.end()) return *fits;
    return is_wide && due.size() <= kFew ? kFewHand : hands.back();
  };
  if (is_wide) return first(kWideHands);
  const auto* whole = std::ranges::find_if(kNarrowHands, [&](const Hand& hand) {
    return rows_height(ui, inner, due, hand) <= room + 0.5F && unbroken(ui, inner, due, hand);
  });
  return whole != kNarrowHands.end() && whole->size >= kReadFromAfar ? *whole : first(kNarrowHands);
}

float band(const Ui& ui) {
  if (!ui.names_keys()) return ui.px(kCloseBand);
  return ui.px(ui.units(ui.window().height()) >= kHighWindow ? kHighBand : kBand);
}

// How to write the payments in a room that cannot grow.
Hand hand_within(const Ui& ui, const Rect& room, const std::vector<Line>& due, bool is_wide) {
  const auto fits = [&](const Hand& hand) { return rows_height(ui, room.width(), due, hand) <= room.height() + 0.5F; };
  const Hand usual = hand_for(ui, room.width(), room.height(), due, is_wide);
  const bool whys = fits(usual);
  if (whys && usual.size >= kReadFromAfar) return usual;
  const auto largest = [&](const auto& sizes, bool names) -> std::optional<Hand> {
    for (const float size : sizes) {
      for (int columns = 1; columns <= kMostColumns; ++columns) {
        const Hand hand{columns, size, false, names};
        if (fits(hand) && all_fit(ui, room.width(), due, hand)) return hand;
      }
    }
    return std::nullopt;
  };
  const auto named = largest(kNamedSizes, true);
  if (whys && (!named || named->size <= usual.size)) return usual;
  if (named && named->size >= kReadAtTheTable) return *named;
  const auto discs = largest(kDiscSizes, false);
  if (discs && (!named || discs->size > named->size)) return *discs;
  if (named) return *named;
  Hand lowest{1, kDiscSizes.back(), false, false};
  for (int columns = 2; columns <= kMostColumns; ++columns) {
    const Hand hand{columns, kDiscSizes.back(), false, false};
    const bool lower = rows_height(ui, room.width(), due, hand) < rows_height(ui, room.width(), due, lowest);
    if (lower && all_fit(ui, room.width(), due, hand)) lowest = hand;
  }
  return lowest;
}

// The place of a player's button: each who could buy in this hand has one of their own.
int slot_of(const Ui& ui, Seat seat) {
  const auto& buyers = ui.state.buyers;
  return static_cast<int>(std::ranges::find(buyers, seat) - buyers.begin());
}

// The buttons at the side, one below another if the band is high enough.
struct Sale {
  int columns = 0;
  int rows = 1;
  float each = 0;
  int used = 0;  // how many of these places people have
  [[nodiscard]] int most() const { return columns * rows; }
};

Sale sale_plan(const Ui& ui, float width, float height, const std::vector<app::ChipsForSale>& sale) {
  const int rows = std::max(1, static_cast<int>((height + ui.px(kDuePadding)) / ui.px(kTarget + kDuePadding)));
  int count = 0;
  for (const app::ChipsForSale& each : sale) count = std::max(count, slot_of(ui, each.seat) + 1);
  const int columns = std::min((count + rows - 1) / rows, wide(ui, width) ? kMostSales : 1);
  return {columns, rows, std::min(ui.px(kSale), width * 0.4F), count};
}

void draw_line(Ui& ui, const Rect& room, const Line& line, const Hand& hand) {
  const float size = hand.size;
  const auto each = [&](const Run& run, Rect r) {
    if (run.seat) {
      const float radius = disc_radius(ui, size);
      seat_badge(ui, {r.x0 + radius, r.center().y}, radius, *run.seat);
      r.cut_left(2 * radius + ui.px(size * 0.2F));
    }
    if (!run.text.empty()) ui.text(r, run.text, big(size), ui.theme.text);
  };
  lay_out(ui, room, line, hand, each,
          [&](const Rect& r, const std::string& text, Type type) { ui.wrapped(r, text, type, ui.theme.dim); });
}

// In the middle if it is one line, else on as many as it takes.
void draw_nothing(Ui& ui, const Rect& room, std::string_view nothing) {
  const Type type = type_that_fits(ui, room.width(), room.height(), nothing, type::kName);
  if (ui.text_width(nothing, type) <= room.width()) return ui.text(room, nothing, type, ui.theme.dim, Align::kCenter);
  ui.wrapped(room.middle(room.width(), ui.wrapped_height(room.width(), nothing, type)), nothing, type, ui.theme.dim,
             Align::kCenter);
}

// The box with the payments. `more`: a mark says that a tap shows more of them.
void draw_box(Ui& ui, const Rect& r, const std::vector<Line>& due, std::string_view nothing, bool more) {
  draw_panel_ground(ui, r);
  if (!due.empty()) draw_stripe(ui, r, ui.theme.text);
  if (due.empty()) return draw_nothing(ui, r.inset(ui.px(kDuePadding), 0), nothing);
  Rect inside = r.inset(ui.px(kDuePadding + 6), ui.px(ui.names_keys() ? kDuePadding : kClosePadding));
  if (more) ui.text(inside.cut_right(ui.px(kMore)), "›", type::kName, ui.theme.dim, Align::kRight);
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

// ---- the list of all payments

constexpr Hand kListed{1, 24, false};
constexpr Type kListedWhy{18, Weight::kRegular};
constexpr float kListedGap = 10;

std::string listed_why(const Line& line) {
  if (line.chips.empty()) return line.why;
  return line.why.empty() ? text::say("In chips: {chips}", line.chips)
                          : text::say("In chips: {chips} · {reason}", line.chips, line.why);
}

Box listed(Ui& ui, const Line& line) {
  Box payment = Box::flowing([&ui, &line](float width) { return line_height(ui, width, line, kListed); },
                             [&ui, &line](const Rect& r) { draw_line(ui, r, line, kListed); });
  return Box::column(0, {std::move(payment), words(ui, listed_why(line), kListedWhy, ui.theme.dim)})
      .pad({0, 0, 0, ui.px(kListedGap)});
}

// True: it has been tapped.
bool draw_purchase(Ui& ui, std::string_view name, const Rect& r, const app::ChipsForSale& offer) {
  if (!button(ui, name, r, offer.text)) return false;
  ui.mean(app::Adjust{std::nullopt, offer.seat, offer.amount, text::say("chips bought"), true});
  return true;
}

}  // namespace

float due_band(const Ui& ui) { return band(ui); }

float due_height(const Ui& ui, float width, const std::vector<Line>& due, const std::vector<app::ChipsForSale>& sale) {
  const Sale plan = sale_plan(ui, width, band(ui), sale);
  width -= (plan.each + ui.px(kDuePadding)) * static_cast<float>(plan.columns);
  const float padding = ui.px(2 * kDuePadding);
  const float inner = inner_width(ui, width);
  const Hand hand = hand_for(ui, inner, band(ui) - padding, due, wide(ui, width));
  return std::max(band(ui), rows_height(ui, inner, due, hand) + padding);
}

void draw_due(Ui& ui, Rect r, const std::vector<Line>& due, std::string_view nothing,
              const std::vector<app::ChipsForSale>& sale) {
  const Sale plan = sale_plan(ui, r.width(), r.height(), sale);
  std::vector<Rect> columns;  // from the right, so that another column moves none of the others
  for (int i = 0; i < plan.columns; ++i) {
    columns.push_back(r.cut_right(plan.each));
    r.cut_right(ui.px(kDuePadding));
  }
  const int last = plan.most() - 1;
  const bool asks_who = plan.used > plan.most();
  const auto place_of = [&](int at) {
    const Rect place =
        columns[static_cast<std::size_t>(at / plan.rows)].row(at % plan.rows, plan.rows, ui.px(kDuePadding));
    return place.middle(place.width(), std::min(place.height(), ui.px(kTarget + 8)));
  };
  for (const app::ChipsForSale& each : sale) {
    const int at = slot_of(ui, each.seat);
    if (at > last || (asks_who && at == last)) continue;
    draw_purchase(ui, fmt::format("buy/{}", each.seat.index() + 1), place_of(at), each);
  }
  const bool opens = asks_who && button(ui, "buy", place_of(last), text::say("Buy chips …"));
  const Touch touch = ui.target("due", r, !due.empty());
  if (opens || touch.clicked) ui.state.overlay = ScreenState::Overlay::kDue;
  draw_box(ui, r, due, nothing, true);
  if (touch.focused) focus_ring(ui, r, 12);
}

void draw_due(Ui& ui, const Rect& r, const std::vector<Line>& due, std::string_view nothing) {
  draw_box(ui, r, due, nothing, false);
}

void draw_due_list(Ui& ui, const Rect& screen, const std::vector<Line>& due,
                   const std::vector<app::ChipsForSale>& sale) {
  if (ui.state.overlay != ScreenState::Overlay::kDue) return;
  if (due.empty() && sale.empty()) {
    ui.state.overlay = ScreenState::Overlay::kNone;
    return;
  }
  constexpr float kWidth = 640;
  constexpr float kAround = 36;  // of an overlay's panel
  const float width = std::min(ui.px(kWidth), screen.width() - ui.px(16)) - ui.px(kAround) - ui.scroll_room();
  bool closed = false;
  const std::string heading = due.empty() ? text::say("Nothing to pay") : text::say("To hand over now");
  const Box head = closing_head(ui, "due/close", heading, type::kName, closed).pad({0, 0, 0, ui.px(kDuePadding)});
  std::vector<Box> offers;
  for (const app::ChipsForSale& each : sale) {
    const auto draw = [&ui, &each, &closed](const Rect& r) {
      closed = draw_purchase(ui, fmt::format("due/buy/{}", each.seat.index() + 1), r, each) || closed;
    };
    offers.push_back(Box::fixed(0, ui.px(kTarget), draw));
  }
  std::vector<Box> payments;
  for (const Line& each : due) payments.push_back(listed(ui, each));
  const float gap = ui.px(kDuePadding);
  Box list = Box::column(gap, {Box::column(gap, std::move(offers)), Box::column(0, std::move(payments))});
  const float high = ui.px(kAround) + head.height(width) + list.height(width);
  const Overlay overlay = begin_overlay(ui, "##due", screen, ui.px(kWidth), high);
  Rect rest = overlay.inside;
  head.draw(rest.cut_top(head.height(width)));
  scrolling(ui, "due list", std::move(list)).draw(rest);
  end_overlay();
  if (closed || overlay.beside) ui.state.overlay = ScreenState::Overlay::kNone;
}

}  // namespace nullo::gui
