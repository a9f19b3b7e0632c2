#include "gui/board/evening.h"

#include <algorithm>

#include "gui/board/letters.h"
#include "gui/kit/frame.h"

namespace nullo::gui {

namespace {

using app::EveningBoard;
using app::EveningLine;
using app::EveningTable;

constexpr float kLongestOf = 9;         // a name, in heights of its letters; a longer one is written smaller
constexpr float kRowHeight = 1.35F;     // in heights of the letters
constexpr float kSmallLetters = 0.75F;  // part of a name's letters
constexpr float kBetween = 0.6F;        // columns, and tables

// So many columns, and letters so high.
struct EveningGrid {
  int columns = 1;
  float letters = 0;  // pixels
};

// The columns that give the largest letters. `wide`: of one column, `high`: of one cell, in heights of the letters.
EveningGrid grid_of(const Rect& r, int cells, float wide, float high) {
  constexpr int kMostColumns = 4;
  constexpr float kLargest = 0.085F;  // part of the height
  EveningGrid best;
  for (int columns = 1; columns <= std::min(kMostColumns, std::max(1, cells)); ++columns) {
    const int rows = (cells + columns - 1) / columns;
    const float letters = std::min(r.width() / static_cast<float>(columns) / (wide + kBetween),
                                   r.height() / (static_cast<float>(rows) * high));
    if (letters > best.letters) best = {columns, letters};
  }
  best.letters = in_steps(std::min(best.letters, r.height() * kLargest));
  return best;
}

// Calls `draw` with the rectangle of each cell, going down one column after the other.
template <class Draw>
void for_cells(const Rect& r, const EveningGrid& grid, int cells, float high, const Draw& draw) {
  const int rows = (cells + grid.columns - 1) / grid.columns;
  for (int i = 0; i < cells; ++i) {
    Rect column = r.column(i / rows, grid.columns, kBetween * grid.letters);
    column.y0 += static_cast<float>(i % rows) * high;
    draw(i, Rect{column.x0, column.y0, column.x1, column.y0 + high});
  }
}

float longest_name(const Ui& ui, const EveningBoard& evening) {
  float longest = 3;
  for (const EveningTable& table : evening.round.tables)
    for (const std::string& person : table.people) longest = std::max(longest, letters(ui, person));
  for (const EveningLine& line : evening.standing) longest = std::max(longest, letters(ui, line.name));
  return std::min(longest, kLongestOf);
}

// Title and state of a table, in heights of the names' letters.
float longest_head(const Ui& ui, const EveningBoard& evening) {
  constexpr float kLongestHead = 16;
  float longest = 6;
  for (const EveningTable& table : evening.round.tables)
    longest = std::max(longest, (letters(ui, table.title) + letters(ui, table.state)) * kSmallLetters + 0.6F);
  return std::min(longest, kLongestHead);
}

Type sized(const Ui& ui, float pixels, Weight weight) { return {ui.units(pixels), weight}; }

// How the tables are laid out: each with so many names side by side.
struct TablesLook {
  EveningGrid grid;
  int abreast = 1;
  float high = 0;  // of a table, in heights of the letters
};

TablesLook tables_look(const Ui& ui, const Rect& r, const EveningBoard& evening, float name) {
  std::size_t most = 0;
  for (const EveningTable& table : evening.round.tables) most = std::max(most, table.people.size());
  TablesLook best;
  for (const int abreast : {1, 2}) {
    const int rows = (static_cast<int>(most) + abreast - 1) / abreast;
    TablesLook look;
    look.abreast = abreast;
    look.high = (static_cast<float>(rows) + 1) * kRowHeight + kBetween + 0.3F;
    const float wide = std::max(name * static_cast<float>(abreast), longest_head(ui, evening)) + 0.8F;
    look.grid = grid_of(r, static_cast<int>(evening.round.tables.size()), wide, look.high);
    if (look.grid.letters > best.grid.letters) best = look;
  }
  return best;
}

void draw_table(Ui& ui, const Rect& r, const EveningTable& table, const TablesLook& look) {
  const float size = look.grid.letters;
  const Rect box{r.x0, r.y0, r.x1, r.y1 - size * kBetween / 2};
  ui.fill(box, ui.theme.panel, 10);
  ui.outline(box, ui.theme.panel_edge, 10, 1);
  Rect rest = box.inset(size * 0.4F, size * 0.15F);
  Rect head = rest.cut_top(size * kRowHeight);
  const Type small = sized(ui, size * kSmallLetters, Weight::kRegular);
  const float title = letters(ui, table.title) * size * kSmallLetters + size * 0.4F;
  ui.text(head.cut_left(title), table.title, small, ui.theme.dim);
  ui.text(head, table.state, small, ui.theme.tell, Align::kRight);
  Rect line = rest;
  for (std::size_t i = 0; i < table.people.size(); ++i) {
    const int column = static_cast<int>(i) % look.abreast;
    if (column == 0) line = rest.cut_top(size * kRowHeight);
    ui.text(line.column(column, look.abreast, size * 0.4F), table.people[i], sized(ui, size, Weight::kBold),
            ui.theme.text);
  }
}

void draw_tables(Ui& ui, Rect r, const EveningBoard& evening, float name) {
  const app::EveningRound& round = evening.round;
  const float byes = round.byes.empty() ? 0 : r.height() * 0.08F;
  const Rect below = r.cut_bottom(byes);
  const TablesLook look = tables_look(ui, r, evening, name);
  const float size = look.grid.letters;
  for_cells(r, look.grid, static_cast<int>(round.tables.size()), look.high * size,
            [&](int i, const Rect& cell) { draw_table(ui, cell, round.tables[static_cast<std::size_t>(i)], look); });
  if (byes > 0)
    ui.text(below, round.byes, sized(ui, in_steps(std::min(byes * 0.6F, size)), Weight::kRegular), ui.theme.dim);
}

void draw_evening_line(Ui& ui, Rect r, const EveningLine& line, float size, bool any_now) {
  if (line.place == "1.") ui.fill(r.inset(0, size * 0.06F), ui.theme.chosen, 8);
  r.cut_right(size * 0.2F);
  const Type large = sized(ui, size, Weight::kBold);
  ui.text(r.cut_left(size * 1.7F), line.place, large, ui.theme.dim, Align::kRight);
  r.cut_left(size * 0.3F);
  const Rect badge = r.cut_left(size * 1.1F);
  person_badge(ui, badge, size * 0.44F, line.name, line.colour);
  r.cut_left(size * 0.3F);
  ui.text(r.cut_right(size * 2.4F), line.total, large, ui.theme.text, Align::kRight);
  if (any_now)
    ui.text(r.cut_right(size * 2.9F), line.now, sized(ui, size * kSmallLetters, Weight::kRegular), ui.theme.tell,
            Align::kRight);
  ui.text(r, line.name, large, ui.theme.text);
}

void draw_evening_standing(Ui& ui, Rect r, const EveningBoard& evening, float name) {
  const float note = r.height() * 0.05F;
  const bool any_now = !evening.now_note.empty();
  if (any_now)
    ui.text(r.cut_bottom(note), evening.now_note, sized(ui, in_steps(note * 0.7F), Weight::kRegular), ui.theme.dim);
  const int count = static_cast<int>(evening.standing.size());
  const float wide = name + 6 + (any_now ? 2.9F : 0);
  const EveningGrid grid = grid_of(r, count, wide, kRowHeight);
  for_cells(r, grid, count, kRowHeight * grid.letters, [&](int i, const Rect& cell) {
    draw_evening_line(ui, cell, evening.standing[static_cast<std::size_t>(i)], grid.letters, any_now);
  });
}

}  // namespace

void draw_evening_board(Ui& ui, Rect r, const EveningBoard& evening) {
  draw_board_heading(ui, r.cut_top(r.height() * 0.15F), evening.title, evening.headline);
  r.cut_top(ui.px(6));
  const float name = longest_name(ui, evening) + 0.4F;
  if (evening.standing.empty()) return draw_tables(ui, r, evening, name);
  if (evening.round.tables.empty()) return draw_evening_standing(ui, r, evening, name);
  const bool beside = r.width() > r.height() * 1.15F;
  const Rect tables = beside ? r.cut_left(r.width() * 0.5F) : r.cut_top(r.height() * 0.5F);
  beside ? r.cut_left(ui.px(24)) : r.cut_top(ui.px(16));
  draw_tables(ui, tables, evening, name);
  draw_evening_standing(ui, r, evening, name);
}

}  // namespace nullo::gui
