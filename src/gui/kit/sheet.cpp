#include "gui/kit/sheet.h"

#include <algorithm>
#include <functional>
#include <iterator>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "base/digits.h"
#include "gui/kit/widgets.h"
#include "text/say.h"

namespace nullo::gui {

namespace {

constexpr float kRow = 30;
constexpr float kOpenRow = kTarget;
constexpr float kTotals = 54;
constexpr float kTurning = kTarget + 6;  // the buttons for earlier and later rows

constexpr float kLabel = 42;
constexpr float kWideLabel = 64;
constexpr float kLeastCell = 56;
constexpr float kNarrowCell = 62;  // with no total beside the score
constexpr float kCellGap = 4;
constexpr float kScoreGap = 6;

// If there are too many players for the width, they stand in blocks one below another.
struct Block {
  int first = 0;
  int count = 0;
};

std::vector<Block> blocks(const Ui& ui, float width, const app::Sheet& sheet) {
  const int players = std::max(1, static_cast<int>(sheet.names.size()));
  const int fit = std::max(2, static_cast<int>((ui.units(width) - kLabel) / kLeastCell));
  const int each = evenly(players, fit);
  std::vector<Block> all;
  for (int first = 0; first < players; first += each) all.push_back({first, std::min(each, players - first)});
  return all;
}

struct SheetColumns {
  Rect line;
  Block block;
  float label = 0;
  float gap = 0;
  [[nodiscard]] Rect label_cell() const { return {line.x0, line.y0, line.x0 + label, line.y1}; }
  // The cell of player `i` of the session.
  [[nodiscard]] Rect cell(int i) const {
    return Rect{line.x0 + label, line.y0, line.x1, line.y1}.column(i - block.first, block.count, gap);
  }
};

SheetColumns columns(const Ui& ui, const Block& block, const Rect& line) {
  return {line, block, ui.px(ui.units(line.width()) < 420 ? kLabel : kWideLabel), ui.px(kCellGap)};
}

int best_place(const app::Sheet& sheet, int i) {
  const auto at = static_cast<std::size_t>(i);
  return sheet.any_complete && at < sheet.places.size() ? sheet.places[at] : 0;
}

// The narrowest cell.
float least_cell(const Ui& ui, float width, const app::Sheet& sheet) {
  return columns(ui, blocks(ui, width, sheet).front(), rect_at(0, 0, width, 0)).cell(0).width();
}

HeadLook head_of(const Ui& ui, float width, const app::Sheet& sheet) {
  HeadLook look = head_look(ui, least_cell(ui, width, sheet), sheet.names);
  look.align = Align::kRight;
  return look;
}

// Widths of a score and of the running total beside it: the widest of each; no total if both do not fit.
struct Split {
  float score = 0;
  float total = 0;
};

// The widest of many numbers. All digits are equally wide, so one text of each pattern is measured, however many rows
// there are.
class Widest {
 public:
  Widest(const Ui& ui, Type type) : ui_{ui}, type_{type} {}

  void add(const std::string& text) {
    pattern_ = text;
    std::ranges::replace_if(pattern_, is_digit, '0');
    if (seen_.insert(pattern_).second) width_ = std::max(width_, ui_.text_width(text, type_));
  }
  [[nodiscard]] float width() const { return width_; }

 private:
  const Ui& ui_;
  Type type_;
  std::string pattern_;
  std::set<std::string, std::less<>> seen_;
  float width_ = 0;
};

Split widest(const Ui& ui, const app::Sheet& sheet) {
  Widest score{ui, type::kBody};
  Widest total{ui, type::kNote};
  for (const auto& row : sheet.rows) {
    for (const auto& each : row.scores) score.add(each);
    for (const auto& each : row.totals) total.add(each);
  }
  return {score.width(), total.width()};
}

Split split_of(const Ui& ui, float cell, const app::Sheet& sheet) {
  constexpr float kFrame = 8;  // of a cell that a correction changes: what it frames stays inside
  const Split split = widest(ui, sheet);
  const bool narrow = ui.units(cell) <= kNarrowCell;
  return narrow || split.score + ui.px(kScoreGap) + split.total > cell - ui.px(kFrame) ? Split{split.score, 0} : split;
}

constexpr float kStar = 18;
constexpr float kStarGap = 4;

float widest_total(const Ui& ui, const app::Sheet& sheet, Type type) {
  float width = 0;
  for (const std::string& total : sheet.totals) width = std::max(width, ui.text_width(total, type));
  return width + ui.px(kStar + kStarGap);
}

// What a column's name and numbers take, in its middle: all of them end on one line.
struct Numbers {
  Split split;
  Type total;  // the largest in which every total has room, and a star beside it
  float width = 0;
  float gap = 0;  // up to the cell's end, at least
  [[nodiscard]] Rect in(const Rect& cell) const {
    const float wide = std::min(width, cell.width());
    const float end = std::min(cell.center().x + wide / 2, cell.x1 - gap);
    return {end - wide, cell.y0, end, cell.y1};
  }
};

Numbers numbers_of(const Ui& ui, float width, const app::Sheet& sheet) {
  const float cell = least_cell(ui, width, sheet);
  Numbers all{split_of(ui, cell, sheet), type::kBodyBold, 0, ui.px(kCellGap)};
  for (const Type larger : {type::kName, type::kTitle}) {
    if (widest_total(ui, sheet, larger) <= cell) all.total = larger;
  }
  const float scores = all.split.score + (all.split.total > 0 ? ui.px(kScoreGap) + all.split.total : 0);
  all.width = std::max({head_of(ui, width, sheet).width, scores, widest_total(ui, sheet, all.total)});
  return all;
}

void draw_heads(Ui& ui, const Rect& r, const app::Sheet& sheet, const Block& block, const Numbers& numbers) {
  const SheetColumns cols = columns(ui, block, r);
  const HeadLook look = head_of(ui, r.width(), sheet);
  for (int i = block.first; i < block.first + block.count; ++i) {
    const Seat seat{i};
    draw_head(ui, numbers.in(cols.cell(i)), sheet.names[static_cast<std::size_t>(i)], seat, seat_key(seat), look);
  }
}

// Height of the marks of bought chips below the totals; `cell`: the narrowest.
float bought_height(const Ui& ui, float cell, const app::Sheet& sheet) {
  float height = 0;
  for (const std::string& mark : sheet.bought) {
    if (!mark.empty()) height = std::max(height, ui.wrapped_height(cell, mark, type::kNote) + ui.px(4));
  }
  return height;
}

bool is_marked(const std::vector<bool>& marks, std::size_t at) { return at < marks.size() && marks[at]; }

// A cell that a correction changes: a ground and a line around it.
void mark_changed(Ui& ui, const Rect& cell) {
  const Rect inside{cell.x0 + ui.px(1), cell.y0 + ui.px(3), cell.x1 + ui.px(kCellGap - 1), cell.y1 - ui.px(3)};
  ui.fill(inside, ui.theme.chosen, 6);
  ui.outline(inside, ui.theme.text, 6, 2);
}

void draw_score(Ui& ui, const Rect& cell, const app::Sheet::Row& row, std::size_t at, const Numbers& numbers) {
  if (is_marked(row.changed, at)) mark_changed(ui, cell);
  const bool moved = is_marked(row.moved, at);
  Rect r = numbers.in(cell);
  if (numbers.split.total > 0) {
    const Rect total = r.cut_right(numbers.split.total);
    if (at < row.totals.size())
      ui.text(total, row.totals[at], moved ? type::kNoteBold : type::kNote, moved ? ui.theme.text : ui.theme.dim,
              Align::kRight);
    r.cut_right(ui.px(kScoreGap));
  }
  ui.text(r, row.scores[at], row.complete ? type::kBody : type::kBodyBold, ui.theme.text, Align::kRight);
}

void draw_row(Ui& ui, const Rect& r, const app::Sheet::Row& row, const Block& block, const Numbers& numbers) {
  const SheetColumns cols = columns(ui, block, r);
  Touch touch;
  const bool earlier = !row.session.empty();
  const std::string name =
      earlier ? fmt::format("hand/{}/{}", row.session, row.hand) : fmt::format("hand/{}", row.hand);
  if (row.opens && block.first == 0) touch = ui.target(name, r);
  if (row.open || touch.hovered) ui.fill(r, row.open ? ui.theme.chosen : ui.theme.raised, 6);
  if (touch.focused) focus_ring(ui, r.inset(ui.px(2)), 6);
  if (touch.clicked) {
    if (!earlier) ui.state.hand_to_show = row.hand;
    ui.mean(app::OpenHand{row.hand, row.session});
  }
  Rect label = cols.label_cell();
  label.cut_left(ui.px(8));
  ui.text(label, row.label, type::kBodyBold, ui.theme.dim);
  for (int i = block.first; i < block.first + block.count; ++i) {
    const auto at = static_cast<std::size_t>(i);
    if (at >= row.scores.size()) continue;
    draw_score(ui, cols.cell(i), row, at, numbers);
  }
  if (!row.gone) return;
  const float y = r.center().y;
  ui.fill({r.x0 + ui.px(4), y, r.x1 - ui.px(4), y + ui.px(2)}, ui.theme.dim);
}

// `r`: with the marks of bought chips at its bottom.
void draw_totals(Ui& ui, Rect r, const app::Sheet& sheet, const Block& block, const Numbers& numbers) {
  if (r.empty()) return;
  const SheetColumns marks = columns(ui, block, r.cut_bottom(r.height() - ui.px(kTotals)));
  const SheetColumns cols = columns(ui, block, r);
  ui.fill({r.x0, r.y0, r.x1, r.y0 + ui.px(1)}, ui.theme.dim);
  for (int i = block.first; i < block.first + block.count; ++i) {
    const auto at = static_cast<std::size_t>(i);
    if (at >= sheet.totals.size()) continue;
    const Rect cell = cols.cell(i);
    if (is_marked(sheet.changed, at)) mark_changed(ui, cell);
    const Rect inside = numbers.in(cell);
    if (best_place(sheet, i) == 1) {
      const float x = inside.x1 - ui.text_width(sheet.totals[at], numbers.total) - ui.px(kStarGap + kStar / 2);
      ui.symbol({x, cell.center().y}, "★", ui.px(kStar), ui.theme.text);
    }
    ui.text(inside, sheet.totals[at], numbers.total, ui.theme.text, Align::kRight);
    if (at < sheet.bought.size() && !sheet.bought[at].empty())
      ui.wrapped(numbers.in(marks.cell(i)), sheet.bought[at], type::kNote, ui.theme.dim, Align::kRight);
  }
}

// Rows that can be tapped are high enough for a finger.
float row_height(const Ui& ui, const app::Sheet& sheet) { return ui.px(opens_hands(sheet) ? kOpenRow : kRow); }

float totals_height(const Ui& ui, float width, const app::Sheet& sheet) {
  if (sheet.totals.empty()) return 0;
  return ui.px(kTotals) + bought_height(ui, numbers_of(ui, width, sheet).width, sheet);
}

float block_height(const Ui& ui, float width, const app::Sheet& sheet) {
  return head_of(ui, width, sheet).height + row_height(ui, sheet) * static_cast<float>(sheet.rows.size()) +
         totals_height(ui, width, sheet);
}

// Height of the line above a hand that says who came or changed seats; it is in the first block only.
float news_height(const Ui& ui, float width, const app::Sheet::Row& row) {
  if (row.news.empty()) return 0;
  constexpr float kWidestLetter = 1.1F;  // times its height: what surely fits into one line is not measured
  const float letters = static_cast<float>(row.news.size()) * ui.px(type::kNote.size) * kWidestLetter;
  const float room = width - ui.px(16);
  const bool fits = letters <= room && row.news.find('\n') == std::string::npos;
  return (fits ? ui.line_height(type::kNote) : ui.wrapped_height(room, row.news, type::kNote)) + ui.px(8);
}

// Of thousands of rows only those are drawn that show, or lie as near as the focus may go with its next step.
bool is_near(const Ui& ui, const Rect& r) {
  const float top = ui.list().GetClipRectMin().y;
  const float bottom = ui.list().GetClipRectMax().y;
  const float margin = bottom - top;
  return r.y1 >= top - margin && r.y0 <= bottom + margin;
}

void draw_news(Ui& ui, const Rect& r, const app::Sheet::Row& row, const Block& block) {
  if (row.news.empty() || block.first > 0) return;
  ui.fill({r.x0, r.y0 + ui.px(1), r.x1, r.y1 - ui.px(1)}, ui.theme.raised, 6);
  ui.wrapped(r.inset(ui.px(8), ui.px(4)), row.news, type::kNote, ui.theme.text);
}

float shares_height(const Ui& ui, float width, const app::Sheet& sheet) {
  float height = 0;
  for (const std::string& share : sheet.shares) {
    height += ui.wrapped_height(width - ui.px(16), share, type::kBody) + ui.px(4);
  }
  return height;
}

// What each of several players who share one total contributed.
void draw_shares(Ui& ui, const Rect& r, const app::Sheet& sheet) {
  Rect rest = r.inset(ui.px(8), 0);
  for (const std::string& share : sheet.shares) {
    rest.cut_top(ui.wrapped(rest, share, type::kBody, ui.theme.text) + ui.px(4));
  }
}

}  // namespace

bool opens_hands(const app::Sheet& sheet) {
  return std::ranges::any_of(sheet.rows, [](const auto& row) { return row.opens; });
}

float sheet_height(const Ui& ui, float width, const app::Sheet& sheet) {
  float height = block_height(ui, width, sheet) * static_cast<float>(blocks(ui, width, sheet).size());
  for (const auto& row : sheet.rows) height += news_height(ui, width, row);
  return height + shares_height(ui, width, sheet);
}

float roomy_width(const Ui& ui, const app::Sheet& sheet) {
  const Split split = widest(ui, sheet);
  const float cell = std::max(ui.px(kNarrowCell + 1), split.score + ui.px(kScoreGap) + split.total + ui.px(8));
  return ui.px(kWideLabel) + (cell + ui.px(kCellGap)) * static_cast<float>(sheet.names.size());
}

namespace {

// Copies all but the rows, of which there may be thousands.
app::Sheet without_rows(const app::Sheet& sheet) {
  return {.names = sheet.names,
          .rows = {},
          .totals = sheet.totals,
          .bought = sheet.bought,
          .places = sheet.places,
          .any_complete = sheet.any_complete,
          .changed = sheet.changed,
          .shares = sheet.shares};
}

}  // namespace

SheetPart part_of_sheet(const Ui& ui, float width, const app::Sheet& sheet, float room) {
  const std::vector<app::Sheet::Row>& rows = sheet.rows;
  SheetPart part{.shown = without_rows(sheet)};
  const float row = row_height(ui, sheet) * static_cast<float>(blocks(ui, width, sheet).size());
  const float least = sheet_height(ui, width, part.shown);
  // How many rows up to `last` fit into the room, at least one.
  const auto fit = [&](std::size_t last, float left) {
    std::size_t first = last;
    while (first > 0) {
      left -= row + news_height(ui, width, rows[first - 1]);
      if (left < 0 && first != last) break;
      --first;
    }
    return last - first;
  };
  std::size_t last = rows.size();
  std::size_t shown = fit(last, room - least);
  if (shown < rows.size()) {
    const bool turned = ui.state.sheet_rows == rows.size();
    const auto open = std::ranges::find(rows, true, &app::Sheet::Row::open);
    if (turned)
      last -= std::min(ui.state.sheet_later, rows.size() - 1);
    else if (open < rows.end() - static_cast<std::ptrdiff_t>(shown))
      last = static_cast<std::size_t>(open - rows.begin()) + 1;
    const float left = room - least - ui.px(kTurning);
    while (last < rows.size() && fit(last + 1, left) == last + 1) ++last;  // the first rows fill the room
    shown = fit(last, left);
  }
  const auto from = rows.begin() + static_cast<std::ptrdiff_t>(last - shown);
  const auto to = rows.begin() + static_cast<std::ptrdiff_t>(last);
  part.shown.rows.assign(from, to);
  part.earlier = static_cast<int>(last - shown);
  part.later = static_cast<int>(rows.size() - last);
  return part;
}

float part_height(const Ui& ui, float width, const SheetPart& part) {
  return sheet_height(ui, width, part.shown) + (part.turns() ? ui.px(kTurning) : 0);
}

void draw_part(Ui& ui, const Rect& r, const SheetPart& part) {
  Rect rest = r;
  draw_sheet(ui, rest.cut_top(sheet_height(ui, r.width(), part.shown)), part.shown);
  if (!part.turns()) return;
  rest.cut_top(ui.px(kTurning - kTarget));
  const Rect line = rest.cut_top(ui.px(kTarget));
  const auto shown = static_cast<int>(part.shown.rows.size());
  const int all = part.earlier + shown + part.later;
  const auto turn = [&](int later) {
    ui.state.sheet_rows = static_cast<std::size_t>(all);
    ui.state.sheet_later = static_cast<std::size_t>(later);
  };
  if (button(ui, "sheet/earlier", line.column(0, 2, ui.px(kTurning - kTarget)),
             "▲ " + text::say_count(part.earlier, "{count} earlier", "{count} earlier"),
             {.enabled = part.earlier > 0, .type = type::kBody}))
    turn(part.later + shown);
  const std::string later =
      "▼ " + (part.later > 0 ? text::say_count(part.later, "{count} later", "{count} later") : text::say("the newest"));
  if (button(ui, "sheet/later", line.column(1, 2, ui.px(kTurning - kTarget)), later,
             {.enabled = part.later > 0, .type = type::kBody}))
    turn(std::max(0, part.later - shown));
}

void draw_sheet(Ui& ui, const Rect& r, const app::Sheet& sheet) {
  Rect rest = r;
  rest.y1 = r.y0 + sheet_height(ui, r.width(), sheet);
  const std::vector<Block> all = blocks(ui, r.width(), sheet);
  const Numbers numbers = numbers_of(ui, r.width(), sheet);
  for (const Block& block : all) {
    draw_heads(ui, rest.cut_top(head_of(ui, r.width(), sheet).height), sheet, block, numbers);
    const float high = row_height(ui, sheet);
    for (const auto& row : sheet.rows) {
      const Rect news = rest.cut_top(block.first == 0 ? news_height(ui, r.width(), row) : 0);
      const Rect line = rest.cut_top(high);
      if (!is_near(ui, {line.x0, news.y0, line.x1, line.y1})) continue;
      draw_news(ui, news, row, block);
      draw_row(ui, line, row, block, numbers);
    }
    draw_totals(ui, rest.cut_top(totals_height(ui, r.width(), sheet)), sheet, block, numbers);
  }
  draw_shares(ui, rest, sheet);
}

}  // namespace nullo::gui
