#include "export/chart.h"

#include <array>
#include <cstddef>

#include <fmt/format.h>

#include "base/utf8.h"
#include "chart/plot.h"
#include "export/markup.h"
#include "text/say.h"

namespace nullo::exports {
namespace {

// How a seat's line looks, apart from its mark. The colours are the window's on a light ground: based on those of Okabe
// and Ito, but dark enough for text.
struct Look {
  std::string_view colour;
  std::string_view dashes;
};
constexpr std::array<Look, kMostSeats> kLooks{{{"#9a5200", "none"},
                                               {"#005f99", "9 4"},
                                               {"#00694c", "2 3"},
                                               {"#9c2c72", "12 3 3 3"},
                                               {"#6a5c00", "5 5"},
                                               {"#b8320a", "16 4"},
                                               {"#3a45b5", "9 3 2 3 2 3"},
                                               {"#4f4f4f", "1 4"},
                                               {"#6b4423", "14 4 6 4"},
                                               {"#00656b", "6 2"}}};

const Look& look_of(Seat seat) { return kLooks.at(static_cast<std::size_t>(seat.index())); }

constexpr double kWidth = 860;
constexpr double kHeight = 400;
constexpr chart::Frame kFrame{.left = 64, .top = 36, .right = 640, .bottom = 350};
constexpr int kColumns = 12;
constexpr int kRows = 7;
constexpr double kNames = 34;     // from the plot to the names
constexpr double kNameStep = 22;  // from one name to the next
constexpr double kMark = 4.5;
constexpr double kBetweenMarks = 16;
constexpr std::size_t kLongestName = 14;  // characters

std::string line_svg(double x0, double y0, double x1, double y1, std::string_view colour) {
  return fmt::format("<line x1=\"{:.1f}\" y1=\"{:.1f}\" x2=\"{:.1f}\" y2=\"{:.1f}\" stroke=\"{}\"/>\n", x0, y0, x1, y1,
                     colour);
}

std::string text_svg(double x, double y, std::string_view anchor, std::string_view text) {
  return fmt::format("<text x=\"{:.1f}\" y=\"{:.1f}\" text-anchor=\"{}\">{}</text>\n", x, y, anchor, escaped(text));
}

std::string axes_svg(const chart::Plot& plot, const chart::Chart& chart) {
  constexpr std::string_view kGrid = "#dcdcdc";
  constexpr std::string_view kAxis = "#767676";
  std::string svg = "<g fill=\"#404040\" stroke-width=\"1\">\n";
  for (const chart::Tick& row : plot.rows()) {
    svg += line_svg(kFrame.left - 5, row.at, kFrame.right, row.at, row.zero ? kAxis : kGrid);
    svg += text_svg(kFrame.left - 9, row.at + 4.5, "end", row.text);
  }
  for (const chart::Tick& column : plot.columns()) {
    svg += line_svg(column.at, kFrame.top, column.at, kFrame.bottom + 5, column.zero ? kAxis : kGrid);
    svg += text_svg(column.at, kFrame.bottom + 20, "middle", column.text);
  }
  svg += text_svg(kFrame.left - 9, kFrame.top - 17, "end", chart.y_label);
  svg += text_svg((kFrame.left + kFrame.right) / 2, kFrame.bottom + 40, "middle", chart.x_label);
  return svg + "</g>\n";
}

std::string mark_svg(Seat seat, const chart::Point& at) {
  const chart::Mark mark = chart::mark_of(seat);
  const std::string_view colour = look_of(seat).colour;
  const std::string paint =
      fmt::format("fill=\"{}\" stroke=\"{}\" stroke-width=\"1.5\"", mark.hollow ? "#ffffff" : colour, colour);
  if (mark.corners == 0) {
    return fmt::format("<circle cx=\"{:.1f}\" cy=\"{:.1f}\" r=\"{}\" {}/>\n", at.x, at.y, kMark, paint);
  }
  std::string points;
  for (const chart::Point& corner : chart::corners(mark, at, kMark)) {
    points += fmt::format("{}{:.1f},{:.1f}", points.empty() ? "" : " ", corner.x, corner.y);
  }
  return fmt::format("<polygon points=\"{}\" {}/>\n", points, paint);
}

void totals_svg(const chart::Plot& plot, const chart::Chart& chart, std::size_t number, const Out& out) {
  const chart::Chart::Line& line = chart.lines[number];
  const Look& look = look_of(line.seat);
  out(fmt::format("<g>\n<title>{}</title>\n<polyline points=\"", escaped(line.name)));
  for (std::size_t step = 0; step < line.values.size(); ++step) {
    out(fmt::format("{}{:.1f},{:.1f}", step == 0 ? "" : " ", plot.x(line.skip + step), plot.y(line.values[step])));
  }
  out(
      fmt::format("\" fill=\"none\" stroke=\"{}\" stroke-width=\"2\" stroke-dasharray=\"{}\" "
                  "stroke-linejoin=\"round\"/>\n",
                  look.colour, look.dashes));
  for (const std::size_t step : plot.marked(number, kBetweenMarks)) {
    out(mark_svg(line.seat, {plot.x(line.skip + step), plot.y(line.values[step])}));
  }
  out("</g>\n");
}

// At most that many characters, the last one an ellipsis.
std::string shortened(std::string_view name) {
  std::size_t characters = 0;
  std::size_t cut = name.size();
  for (std::size_t i = 0; i < name.size(); ++i) {
    if (!utf8::begins_character(name[i])) continue;
    ++characters;
    if (characters == kLongestName) cut = i;
  }
  if (characters <= kLongestName) return std::string{name};
  return std::string{name.substr(0, cut)} + "…";
}

// The names at the ends of the lines.
std::string names_svg(const chart::Plot& plot) {
  std::string svg = "<g fill=\"#1a1a1a\">\n";
  for (const chart::Plot::Named& name : plot.names(kFrame.top - kNameStep, kFrame.bottom + kNameStep, kNameStep)) {
    const chart::Chart::Line& line = *name.line;
    svg += line_svg(kFrame.right + 7, name.from, kFrame.right + kNames - 9, name.y, look_of(line.seat).colour);
    svg += mark_svg(line.seat, {kFrame.right + kNames, name.y});
    svg += text_svg(kFrame.right + kNames + 12, name.y + 4.5, "start",
                    fmt::format("{} {}", chart::value_text(line.values.back()), shortened(line.name)));
  }
  return svg + "</g>\n";
}

}  // namespace

bool can_draw(const chart::Chart& chart) { return !chart.lines.empty() && chart.lines.front().values.size() >= 2; }

void chart_svg(const chart::Chart& chart, const Out& out) {
  if (!can_draw(chart)) return;
  const chart::Plot plot{chart, kFrame, kColumns, kRows};
  out(
      fmt::format("<svg viewBox=\"0 0 {} {}\" role=\"img\" aria-label=\"{}\" "
                  "font-family=\"sans-serif\" font-size=\"13\">\n",
                  kWidth, kHeight, escaped(text::say("{what} over {steps}", chart.y_label, chart.x_label))));
  out(axes_svg(plot, chart));
  for (std::size_t number = 0; number < chart.lines.size(); ++number) totals_svg(plot, chart, number, out);
  out(names_svg(plot) + "</svg>\n");
}

std::string line_sample_svg(Seat seat) {
  constexpr int kSampleWidth = 44;
  constexpr int kSampleHeight = 14;
  const Look& look = look_of(seat);
  return fmt::format(
      "<svg viewBox=\"0 0 {0} {1}\" width=\"{0}\" height=\"{1}\" "
      "aria-hidden=\"true\"><line x1=\"0\" y1=\"7\" x2=\"{0}\" y2=\"7\" stroke=\"{2}\" stroke-width=\"2\" "
      "stroke-dasharray=\"{3}\"/>{4}</svg>",
      kSampleWidth, kSampleHeight, look.colour, look.dashes, mark_svg(seat, {kSampleWidth / 2.0, kSampleHeight / 2.0}));
}

std::string bar_svg(const chart::BarScale& scale, Amount amount, Seat seat) {
  constexpr double kBarWidth = 100;
  constexpr int kBarHeight = 12;
  const chart::BarScale::Bar bar = scale.bar(amount);
  const std::string_view colour = look_of(seat).colour;
  std::string svg =
      fmt::format("<svg viewBox=\"-1 0 {} {}\" class=\"bar\" aria-hidden=\"true\">", kBarWidth + 2, kBarHeight);
  if (amount != 0) {
    svg += fmt::format("<rect x=\"{:.1f}\" y=\"2.5\" width=\"{:.1f}\" height=\"7\" fill=\"{}\" stroke=\"{}\"/>",
                       bar.from * kBarWidth, (bar.to - bar.from) * kBarWidth, amount < 0 ? "#ffffff" : colour, colour);
  }
  const double zero = scale.zero() * kBarWidth;
  return svg + fmt::format("<line x1=\"{0:.1f}\" y1=\"0\" x2=\"{0:.1f}\" y2=\"{1}\" stroke=\"#767676\"/></svg>", zero,
                           kBarHeight);
}

}  // namespace nullo::exports
