#include "gui/table/hand_scores.h"

#include <algorithm>
#include <array>

#include <fmt/format.h>

#include "app/words.h"
#include "gui/kit/widgets.h"

namespace nullo::gui {

namespace {

using ScoreLine = app::HandOverView::Line;

constexpr float kHead = 64;
constexpr Type kTotal{40, Weight::kBold};  // as large as the score: the standing is what people ask for
constexpr float kWhySize = 21;
constexpr std::array kWhySizes{36.0F, 32.0F, 28.0F, 24.0F, 21.0F, 18.0F};  // the largest that has room is taken
constexpr std::size_t kManyWhys = 8;     // reasons of one player: from so many on they stand in columns
constexpr std::size_t kManyPlayers = 5;  // with more players, all scores stand together before their reasons
constexpr float kWhyColumn = 250;        // at the usual size of letters
constexpr float kWhyGap = 20;

Type why_type(float size) { return {size, Weight::kRegular}; }

int why_columns(const Ui& ui, float width, const std::vector<std::string>& whys, float size) {
  if (whys.size() < kManyWhys) return 1;
  const float column = kWhyColumn * std::max(1.0F, size / kWhySize);
  return std::clamp(static_cast<int>((ui.units(width) + kWhyGap) / (column + kWhyGap)), 1, 4);
}

// Writes the lines in columns, first all of the first column. Returns the height of the highest column.
template <class Each>
float in_columns(const Ui& ui, const Rect& r, const std::vector<std::string>& whys, float size, Each each) {
  const int columns = why_columns(ui, r.width(), whys, size);
  const auto lines = (whys.size() + static_cast<std::size_t>(columns) - 1) / static_cast<std::size_t>(columns);
  float highest = 0;
  for (int column = 0; column < columns; ++column) {
    Rect rest = r.column(column, columns, ui.px(kWhyGap));
    rest.y1 = r.y0 + 1e6F;
    const std::size_t first = static_cast<std::size_t>(column) * lines;
    for (std::size_t i = first; i < std::min(whys.size(), first + lines); ++i)
      rest.cut_top(each(rest, whys[i]) + ui.px(3));
    highest = std::max(highest, rest.y0 - r.y0);
  }
  return highest;
}

float height_of(const Ui& ui, float width, const std::vector<std::string>& whys, float size) {
  return in_columns(ui, rect_at(0, 0, width, 0), whys, size, [&](const Rect& room, const std::string& why) {
    return ui.wrapped_height(room.width(), why, why_type(size));
  });
}

void write(Ui& ui, const Rect& r, const std::vector<std::string>& whys, float size) {
  in_columns(ui, r, whys, size, [&](const Rect& room, const std::string& why) {
    return ui.wrapped(room, why, why_type(size), ui.theme.text);
  });
}

}  // namespace

float whys_height(const Ui& ui, float width, const std::vector<std::string>& whys) {
  return height_of(ui, width, whys, kWhySize);
}

void draw_whys(Ui& ui, const Rect& r, const std::vector<std::string>& whys) { write(ui, r, whys, kWhySize); }

namespace {

float line_height_of(const Ui& ui, float width, const ScoreLine& line, float size) {
  return ui.px(kHead + 24) + std::max(height_of(ui, width - ui.px(28), line.whys, size), ui.px(24));
}

void draw_player(Ui& ui, const Rect& r, const ScoreLine& line, float size) {
  ui.fill(r, ui.theme.panel, 12);
  ui.outline(r, ui.theme.panel_edge, 12, 1);
  Rect rest = r.inset(ui.px(14), ui.px(8));
  Rect head = rest.cut_top(ui.px(kHead - 8));
  const float radius = ui.px(17);
  seat_badge(ui, {head.x0 + radius, head.center().y}, radius, line.seat);
  head.cut_left(2 * radius + ui.px(10));
  const float widest = std::max(ui.px(96), ui.text_width(line.total, kTotal));
  const Rect total = head.cut_right(std::min(widest, head.width() * 0.45F));
  ui.text({total.x0, total.y0 - ui.px(2), total.x1, total.y0 + ui.px(14)}, app::ordinal(line.place), type::kNote,
          ui.theme.dim, Align::kRight);
  ui.text({total.x0, total.y0 + ui.px(12), total.x1, total.y1}, line.total, kTotal, ui.theme.text, Align::kRight);
  head.cut_right(ui.px(12));
  const float score = ui.text_width(line.score, type::kTotal);
  ui.text(head.cut_right(std::min(score, head.width() / 2)), line.score, type::kTotal, ui.theme.text, Align::kRight);
  head.cut_right(ui.px(8));
  ui.text(head, line.name, type::kName, ui.theme.text);
  ui.fill({rest.x0, rest.y0, rest.x1, rest.y0 + ui.px(1)}, ui.theme.panel_edge);
  rest.cut_top(ui.px(6));
  if (line.whys.empty()) ui.text(rest.cut_top(ui.px(24)), "nothing", why_type(kWhySize), ui.theme.dim);
  write(ui, rest, line.whys, size);
}

bool many_whys(const std::vector<ScoreLine>& lines) {
  return std::ranges::any_of(lines, [](const ScoreLine& line) { return line.whys.size() >= kManyWhys; });
}

// As many columns as fit, with about the same number of lines each.
int even_columns(int count, int fit) {
  const int rows = (count + fit - 1) / fit;
  return (count + rows - 1) / rows;
}

// Row by row: `each(line, rect)`. Returns where they ended.
template <class Each>
float each_player(const Ui& ui, const Rect& r, const std::vector<ScoreLine>& lines, float size, Each each) {
  const int count = std::max(1, static_cast<int>(lines.size()));
  const float least = many_whys(lines) ? 700 : 380;
  const int columns = even_columns(count, std::clamp(static_cast<int>(ui.units(r.width()) / least), 1, count));
  float y = r.y0;
  for (std::size_t i = 0; i < lines.size(); i += static_cast<std::size_t>(columns)) {
    const std::size_t end = std::min(lines.size(), i + static_cast<std::size_t>(columns));
    float high = 0;
    const float width = r.column(0, columns, ui.px(10)).width();
    for (std::size_t j = i; j < end; ++j) high = std::max(high, line_height_of(ui, width, lines[j], size));
    for (std::size_t j = i; j < end; ++j) {
      const Rect row{r.x0, y, r.x1, y + high};
      each(lines[j], row.column(static_cast<int>(j - i), columns, ui.px(10)));
    }
    y += high + ui.px(10);
  }
  return y;
}

// ---- many players: all scores in sight at once, then the reasons

constexpr float kTile = 56;
constexpr float kHighTile = 84;  // from this height on everything in it is larger
constexpr float kMostTile = 120;
constexpr float kLeastTile = 230;
constexpr float kLeastLyingTile = 190;
constexpr Type kTileScore{26, Weight::kBold};
constexpr Type kTileTotal{34, Weight::kBold};
constexpr float kTilePadding = 12;

struct TileLook {
  Type name;
  Type score;
  Type total;
  float radius = 14;
};

TileLook look_of_tile(bool high) {
  if (high) return {type::kName, {34, Weight::kBold}, {48, Weight::kBold}, 20};
  return {type::kBodyBold, kTileScore, kTileTotal, 14};
}

// The width that a tile needs so that nothing in it is smaller than it should be.
float tile_width(const Ui& ui, const ScoreLine& line) {
  const TileLook look = look_of_tile(false);
  return ui.px(2 * kTilePadding + 2 * look.radius + 8 + 18) + ui.text_width(line.name, look.name) +
         ui.text_width(line.score, look.score) + ui.text_width(line.total, look.total);
}

// Partners' names stand on two lines where one has no room for them.
void write_name(Ui& ui, const Rect& r, const std::string& name, Type type) {
  const float lines = ui.wrapped_height(r.width(), name, type);
  if (ui.text_width(name, type) <= r.width() || lines > r.height()) return ui.text(r, name, type, ui.theme.text);
  ui.wrapped(r.middle(r.width(), lines), name, type, ui.theme.text);
}

void draw_tile(Ui& ui, const Rect& r, const ScoreLine& line) {
  const TileLook look = look_of_tile(ui.units(r.height()) >= kHighTile);
  ui.fill(r, ui.theme.panel, 12);
  ui.outline(r, ui.theme.panel_edge, 12, 1);
  Rect rest = r.inset(ui.px(kTilePadding), ui.px(4));
  const float radius = ui.px(look.radius);
  seat_badge(ui, {rest.x0 + radius, rest.center().y}, radius, line.seat);
  rest.cut_left(2 * radius + ui.px(8));
  const float total = std::min(ui.text_width(line.total, look.total), rest.width() * 0.35F);
  ui.text(rest.cut_right(total), line.total, look.total, ui.theme.text, Align::kRight);
  rest.cut_right(ui.px(10));
  const float score = std::min(ui.text_width(line.score, look.score), rest.width() * 0.4F);
  ui.text(rest.cut_right(score), line.score, look.score, ui.theme.text, Align::kRight);
  rest.cut_right(ui.px(8));
  write_name(ui, rest, line.name, look.name);
}

float tile_gap(const Ui& ui) { return ui.px(ui.names_keys() ? 8 : 6); }

float tile_step(const Ui& ui) { return ui.px(ui.names_keys() ? kTile : kTarget) + tile_gap(ui); }

struct TileGrid {
  int columns = 1;
  int rows = 1;
  float step = 0;  // from one row to the next
};

TileGrid tile_grid(const Ui& ui, float width, const std::vector<ScoreLine>& lines, float room) {
  const int count = static_cast<int>(lines.size());
  const float least = ui.shape() == Shape::kLying ? kLeastLyingTile : kLeastTile;
  const auto rows_of = [count](int columns) { return (count + columns - 1) / columns; };
  TileGrid grid{even_columns(count, std::max(1, static_cast<int>(ui.units(width) / least))), 1, tile_step(ui)};
  const auto fits_on = [&](int columns) {
    const float tile = rect_at(0, 0, width, 0).column(0, columns, ui.px(8)).width();
    return std::ranges::all_of(lines, [&](const ScoreLine& line) { return tile_width(ui, line) <= tile; });
  };
  // Fewer beside one another if that makes room for the names and all of them are still in sight.
  while (grid.columns > 1 && !fits_on(grid.columns) &&
         static_cast<float>(rows_of(grid.columns - 1)) * grid.step <= room)
    --grid.columns;
  grid.rows = rows_of(grid.columns);
  grid.step = std::clamp(room / static_cast<float>(grid.rows), grid.step, ui.px(kMostTile) + tile_gap(ui));
  return grid;
}

}  // namespace

float tiles_height(const Ui& ui, float width, const std::vector<ScoreLine>& lines) {
  const TileGrid grid = tile_grid(ui, width, lines, 0);
  return grid.step * static_cast<float>(grid.rows);
}

float draw_tiles(Ui& ui, const Rect& r, const std::vector<ScoreLine>& lines, float room) {
  const TileGrid grid = tile_grid(ui, r.width(), lines, room);
  for (int i = 0; i < static_cast<int>(lines.size()); ++i) {
    const float y = r.y0 + grid.step * static_cast<float>(i / grid.columns);
    const Rect row = rect_at(r.x0, y, r.width(), grid.step - tile_gap(ui));
    draw_tile(ui, row.column(i % grid.columns, grid.columns, ui.px(8)), lines[static_cast<std::size_t>(i)]);
  }
  return r.y0 + grid.step * static_cast<float>(grid.rows) + ui.px(ui.names_keys() ? 8 : 2);
}

float draw_reasons(Ui& ui, Rect r, const std::vector<ScoreLine>& lines) {
  r.y1 = r.y0 + 1e6F;
  for (const ScoreLine& line : lines) {
    if (line.whys.empty()) continue;
    const float width = r.width() - ui.px(28);
    Rect box = r.cut_top(whys_height(ui, width, line.whys) + ui.px(46));
    r.cut_top(ui.px(8));
    ui.fill(box, ui.theme.panel, 12);
    box = box.inset(ui.px(14), ui.px(6));
    Rect head = box.cut_top(ui.px(32));
    seat_badge(ui, {head.x0 + ui.px(10), head.center().y}, ui.px(10), line.seat);
    head.cut_left(ui.px(28));
    ui.text(head, fmt::format("{}  {}", line.name, line.score), type::kBodyBold, ui.theme.text);
    draw_whys(ui, box, line.whys);
  }
  return r.y0;
}

float reasons_size(const Ui& ui, float width, const std::vector<ScoreLine>& lines, float room) {
  if (lines.size() > kManyPlayers) return 0;
  const Rect r = rect_at(0, 0, width, 0);
  const auto* fits = std::ranges::find_if(kWhySizes, [&](float size) {
    return each_player(ui, r, lines, size, [](const ScoreLine&, const Rect&) {}) - ui.px(10) <= room;
  });
  return fits == kWhySizes.end() ? 0 : *fits;
}

float draw_players(Ui& ui, const Rect& r, const std::vector<ScoreLine>& lines, float size) {
  return each_player(ui, r, lines, size,
                     [&](const ScoreLine& line, const Rect& box) { draw_player(ui, box, line, size); });
}

}  // namespace nullo::gui
