#include "gui/exchange/picture.h"

#include <algorithm>
#include <cmath>
#include <utility>
#include <vector>

#include <imgui.h>

#include "gui/exchange/png.h"
#include "gui/gui.h"
#include "gui/imgui/fonts.h"
#include "gui/imgui/imgui_compat.h"
#include "gui/kit/frame.h"
#include "gui/kit/sheet.h"
#include "gui/kit/ui.h"
#include "gui/kit/widgets.h"
#include "gui/settling/settling.h"
#include "gui/settling/standing.h"

namespace nullo::gui {

namespace {

constexpr float kPhone = 420;            // units: a phone held upright
constexpr float kScale = 1080 / kPhone;  // as many pixels as its screen has
constexpr float kLeastScale = 1;         // the least, however much there is to show
constexpr float kLongSide = 4096;        // pixels: chats shrink what is longer
constexpr float kTallest = 4;            // height over width; people scroll through it
constexpr float kShape = 2;  // height over width of a picture with several columns, which is seen as a whole
constexpr float kMargin = 14;
constexpr float kResultAbreast = 760;  // units that the standing and the settling need side by side

// How wide the picture is, how large, and in how many columns the hands stand.
struct PicturePlan {
  int columns = 1;
  float width = kPhone;  // units
  float scale = kScale;
  float height = 1;  // pixels
};

// ---- the sheet, in columns

// The hands, cut into so many pieces in order; the totals are under the last one.
std::vector<app::Sheet> pieces_of(const app::Sheet& sheet, int count) {
  std::vector<app::Sheet> pieces;
  const std::size_t rows = sheet.rows.size();
  const auto each = (rows + static_cast<std::size_t>(count) - 1) / static_cast<std::size_t>(count);
  for (std::size_t first = 0; first < rows || first == 0; first += std::max<std::size_t>(each, 1)) {
    app::Sheet piece;
    piece.names = sheet.names;
    const auto begin = sheet.rows.begin() + static_cast<std::ptrdiff_t>(first);
    piece.rows.assign(begin, begin + static_cast<std::ptrdiff_t>(std::min(each, rows - first)));
    pieces.push_back(std::move(piece));
  }
  app::Sheet& last = pieces.back();
  last.totals = sheet.totals;
  last.bought = sheet.bought;
  last.places = sheet.places;
  last.any_complete = sheet.any_complete;
  last.shares = sheet.shares;
  return pieces;
}

float draw_hands(Ui& ui, Rect r, const app::Sheet& sheet, int columns) {
  const std::vector<app::Sheet> pieces = pieces_of(sheet, columns);
  const Rect inside = r.inset(ui.px(12), 0);
  float height = 0;
  for (const app::Sheet& piece : pieces) {
    height = std::max(height, sheet_height(ui, inside.column(0, columns, ui.px(kWideGap)).width(), piece));
  }
  r.y1 = r.y0 + height + ui.px(20);
  const Rect ground = panel(ui, r);
  for (int i = 0; i < static_cast<int>(pieces.size()); ++i) {
    draw_sheet(ui, ground.column(i, columns, ui.px(kWideGap)), pieces[static_cast<std::size_t>(i)]);
  }
  return r.y1;
}

// ---- all of it

void draw_head(Ui& ui, Rect& rest, const app::PictureView& view) {
  rest.cut_top(ui.wrapped(rest, view.title, type::kTitle, ui.theme.text));
  rest.cut_top(ui.wrapped(rest, view.when, type::kBody, ui.theme.dim));
  rest.cut_top(ui.wrapped(rest, view.rules, type::kBody, ui.theme.dim) + ui.px(6));
  rest.cut_top(ui.wrapped(rest, view.outcome, type::kName, ui.theme.text) + ui.px(6));
}

// Who is where, and who hands whom what.
void draw_result(Ui& ui, Rect& rest, const app::PictureView& view) {
  const bool beside = ui.units(rest.width()) >= kResultAbreast && view.settling;
  const Rect left = beside ? rest.column(0, 2, ui.px(kWideGap)) : rest;
  float end = draw_from_top(standing_rows(ui, view.standing), left) + ui.px(kSmallGap);
  if (view.settling) {
    const Rect right = beside ? rest.column(1, 2, ui.px(kWideGap)) : Rect{rest.x0, end + ui.px(4), rest.x1, rest.y1};
    end = std::max(end, draw_from_top(settling_panel(ui, *view.settling), right));
  }
  rest.y0 = end + ui.px(kWideGap);
}

// Returns where it ended.
float draw_all(Ui& ui, const Rect& r, const app::PictureView& view, int columns) {
  Rect rest = r.inset(ui.px(kMargin), 0);
  rest = {rest.x0, r.y0 + ui.px(kMargin), rest.x1, 1e6F};
  draw_head(ui, rest, view);
  draw_result(ui, rest, view);
  rest.cut_top(ui.wrapped(rest, view.left_out, type::kBody, ui.theme.dim));
  rest.y0 = draw_hands(ui, rest, view.sheet, columns);
  if (!view.note.empty()) rest.cut_top(ui.px(kWideGap));
  rest.cut_top(ui.wrapped(rest, view.note, type::kBody, ui.theme.text));
  return std::ceil(rest.y0 + ui.px(kMargin));
}

// As narrow as a phone if people can scroll through it; else as many columns as make all of it easy to see.
void choose_columns(const Ui& ui, const app::Sheet& sheet, PicturePlan& plan) {
  const float margins = ui.px(2 * kMargin + 24);
  if (sheet_height(ui, ui.px(kPhone) - margins, sheet) <= ui.px(kPhone) * kTallest) return;
  const float column = std::max(roomy_width(ui, sheet), ui.px(kPhone) / 2);
  const float height = sheet_height(ui, column, sheet);
  plan.columns = std::max(1, static_cast<int>(std::ceil(std::sqrt(height / (kShape * column)))));
  const float gaps = ui.px(kWideGap) * static_cast<float>(plan.columns - 1);
  plan.width = std::max(kPhone, ui.units(column * static_cast<float>(plan.columns) + gaps + margins));
}

// ---- drawing without a window

class OwnContext {
 public:
  OwnContext() : before_{ImGui::GetCurrentContext()}, own_{ImGui::CreateContext()} {
    ImGui::SetCurrentContext(own_);
    Gui::set_up();
    compat::pretend_atlas();
    compat::take_many_corners();
  }
  ~OwnContext() {
    ImGui::DestroyContext(own_);
    ImGui::SetCurrentContext(before_);
  }
  OwnContext(const OwnContext&) = delete;
  OwnContext& operator=(const OwnContext&) = delete;

 private:
  ImGuiContext* before_;
  ImGuiContext* own_;
};

// Draws one frame. `draw` gets the rectangle and returns the y where it ended.
template <class Draw>
float frame_of(const PicturePlan& plan, Draw draw) {
  compat::pretend_rendering();
  ImGuiIO& io = ImGui::GetIO();
  io.DisplaySize = {std::round(plan.width * plan.scale), plan.height};
  io.DeltaTime = 1.0F / 60;
  ImGui::NewFrame();
  const Rect all{0, 0, io.DisplaySize.x, io.DisplaySize.y};
  begin_canvas(all);
  const float end = draw(all);
  ImGui::End();
  ImGui::Render();
  return end;
}

// `choose(ui, plan)` lays it out; `draw(ui, r, plan)` draws it and returns where it ended.
template <class Choose, class Draw>
Image painted(const Theme& theme, Recorder* recorder, const Choose& choose, const Draw& draw) {
  constexpr int kMostFrames = 8;  // the columns, the letters and the height are known after four
  Fonts fonts;
  ScreenState state;
  PicturePlan plan;
  for (int i = 0; i < kMostFrames; ++i) {
    fonts.prepare();
    if (recorder != nullptr) recorder->clear();
    const float end = frame_of(plan, [&](const Rect& all) {
      Ui ui{{theme, fonts, state, recorder, plan.scale, false}};
      ui.set_live(false);
      if (i == 0) choose(ui, plan);
      return draw(ui, Rect{all.x0, all.y0, all.x0 + plan.width * plan.scale, all.y1}, plan);
    });
    if (i == 0) plan.scale = std::clamp(kLongSide / (end / plan.scale), kLeastScale, kScale);
    if (i > 0 && end == plan.height && !fonts.incomplete()) break;
    plan.height = end;
  }
  const ImVec2 size = ImGui::GetIO().DisplaySize;
  Image image{static_cast<int>(size.x), static_cast<int>(size.y), theme.window};
  rasterize(*ImGui::GetDrawData(), image);
  return image;
}

// ---- who is best

constexpr float kRankingPlace = 40;
constexpr float kRankingName = 190;
constexpr float kRankingGap = 14;

// Of each column of cells, in units.
std::vector<float> ranking_columns(const Ui& ui, const app::RankingView& view) {
  std::vector<float> columns;
  for (std::size_t i = 0; i < view.headings.size(); ++i) {
    float widest = ui.text_width(view.headings[i], type::kNote);
    for (const app::RankingView::Line& line : view.lines)
      widest = std::max(widest, ui.text_width(line.cells[i], type::kBodyBold));
    columns.push_back(ui.units(widest) + kRankingGap);
  }
  return columns;
}

Box ranking_line(Ui& ui, const app::RankingView::Line& of, const std::vector<float>& columns) {
  std::vector<Box> parts{
      line(ui, of.place, type::kBodyBold, ui.theme.dim, Align::kRight).wide(ui.px(kRankingPlace)).middle(),
      badge_of(ui, of.name, of.colour).middle(),
      words(ui, of.name, type::kBodyBold, ui.theme.text).pad(ui.px(8), 0).grow().middle()};
  for (std::size_t i = 0; i < columns.size(); ++i) {
    Box cell = line(ui, of.cells[i], i == 0 ? type::kBodyBold : type::kBody, i == 0 ? ui.theme.text : ui.theme.dim,
                    Align::kRight);
    parts.push_back(std::move(cell).wide(ui.px(columns[i])).middle());
  }
  return Box::row(0, std::move(parts)).pad(ui.px(4), ui.px(5));
}

float draw_ranking(Ui& ui, const Rect& r, const app::RankingView& view) {
  const std::vector<float> columns = ranking_columns(ui, view);
  std::vector<Box> parts{words(ui, view.title, type::kTitle, ui.theme.text)};
  for (const std::string& each : view.said) parts.push_back(words(ui, each, type::kBody, ui.theme.dim));
  std::vector<Box> heads{space(0).grow()};
  for (std::size_t i = 0; i < columns.size(); ++i)
    heads.push_back(line(ui, view.headings[i], type::kNote, ui.theme.dim, Align::kRight).wide(ui.px(columns[i])));
  std::vector<Box> lines{Box::row(0, std::move(heads)).pad(ui.px(4), 0)};
  for (const app::RankingView::Line& each : view.lines) lines.push_back(ranking_line(ui, each, columns));
  if (!view.lines.empty()) parts.push_back(panel_of(ui, "", Box::column(0, std::move(lines))));
  for (const std::string& note : view.notes) parts.push_back(words(ui, note, type::kNote, ui.theme.dim));
  const Rect inside = r.inset(ui.px(kMargin), 0);
  const Rect all{inside.x0, r.y0 + ui.px(kMargin), inside.x1, 1e6F};
  return std::ceil(draw_from_top(Box::column(ui.px(kSmallGap), std::move(parts)), all) + ui.px(kMargin));
}

}  // namespace

Image picture_of(const app::PictureView& view, Recorder* recorder) {
  const OwnContext context;
  const Theme theme = seated(view.dark ? dark_theme() : light_theme(), view.seat_colours);
  return painted(
      theme, recorder, [&](const Ui& ui, PicturePlan& plan) { choose_columns(ui, view.sheet, plan); },
      [&](Ui& ui, const Rect& r, const PicturePlan& plan) { return draw_all(ui, r, view, plan.columns); });
}

Image picture_of(const app::RankingView& view, Recorder* recorder) {
  const OwnContext context;
  const Theme theme = view.dark ? dark_theme() : light_theme();
  const auto choose = [&](const Ui& ui, PicturePlan& plan) {
    float width = kRankingPlace + kRankingName + 4 * kMargin;
    for (const float column : ranking_columns(ui, view)) width += column;
    plan.width = std::max(plan.width, width);
  };
  return painted(theme, recorder, choose,
                 [&](Ui& ui, const Rect& r, const PicturePlan& /*plan*/) { return draw_ranking(ui, r, view); });
}

void draw_picture(const app::Picture& picture, const Out& out) {
  write_png(std::visit([](const auto& view) { return picture_of(view); }, picture), out);
}

}  // namespace nullo::gui
