#include "export/chart.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

#include <fmt/format.h>

#include "export/markup.h"
#include "session/words.h"

namespace nullo::exports {
namespace {

// How a seat's line looks. The colours are those that the window has on a light ground: after Okabe and Ito, dark
// enough to be read as text.
struct Look {
  std::string_view colour;
  std::string_view dashes;
  int corners;  // of the mark; 0: round
  bool hollow;
};
constexpr std::array<Look, kMostSeats> kLooks{{{"#9a5200", "none", 0, false},
                                               {"#005f99", "9 4", 4, false},
                                               {"#00694c", "2 3", 3, false},
                                               {"#9c2c72", "12 3 3 3", 5, false},
                                               {"#6a5c00", "5 5", 8, false},
                                               {"#b8320a", "16 4", 0, true},
                                               {"#3a45b5", "9 3 2 3 2 3", 4, true},
                                               {"#4f4f4f", "1 4", 3, true},
                                               {"#6b4423", "14 4 6 4", 5, true},
                                               {"#00656b", "6 2", 8, true}}};

const Look& look_of(Seat seat) { return kLooks.at(static_cast<std::size_t>(seat.index())); }

constexpr double kWidth = 860;
constexpr double kHeight = 400;
constexpr double kLeft = 64;
constexpr double kRight = 640;
constexpr double kTop = 36;
constexpr double kBottom = 350;
constexpr double kNames = 34;     // from the plot to the names
constexpr double kNameStep = 22;  // between two names
constexpr double kMark = 4.5;
constexpr double kLeastBetweenMarks = 16;  // where every hand has one
constexpr double kBetweenFewerMarks = 60;  // where hands lie closer
constexpr std::size_t kLongestName = 14;   // characters

struct Axis {
  Amount low = 0;
  Amount high = 1;
  Amount step = 1;
};

// A round step (1, 2 or 5 times a power of ten) that cuts `span` into at most `parts`.
Amount round_step(Amount span, Amount parts) {
  for (Amount power = 1;; power *= 10) {
    for (const Amount factor : {1, 2, 5}) {
      if (factor * power * parts >= span) return factor * power;
    }
  }
}

// Whole steps below the lowest and above the highest value.
Axis value_axis(const Chart& chart) {
  constexpr Amount kParts = 7;
  Amount low = chart.lines.front().totals.front();
  Amount high = low;
  for (const Chart::Line& line : chart.lines) {
    low = std::min(low, *std::min_element(line.totals.begin(), line.totals.end()));
    high = std::max(high, *std::max_element(line.totals.begin(), line.totals.end()));
  }
  const Amount step = round_step(std::max(high - low, Amount{1}), kParts);
  const Amount below = low >= 0 ? low / step : -((-low + step - 1) / step);
  const Amount above = high >= 0 ? (high + step - 1) / step : -(-high / step);
  return {below * step, std::max(above * step, (below + 1) * step), step};
}

class Plot {
 public:
  explicit Plot(const Chart& chart)
      : hands_{static_cast<Amount>(chart.lines.front().totals.size()) - 1}, values_{value_axis(chart)} {}

  [[nodiscard]] Amount hands() const { return hands_; }
  [[nodiscard]] const Axis& values() const { return values_; }
  [[nodiscard]] double x(Amount hand) const {
    return kLeft + (kRight - kLeft) * static_cast<double>(hand) / static_cast<double>(hands_);
  }
  [[nodiscard]] double y(Amount total) const {
    return kBottom - (kBottom - kTop) * static_cast<double>(total - values_.low) /
                         static_cast<double>(values_.high - values_.low);
  }

 private:
  Amount hands_;
  Axis values_;
};

std::string line_svg(double x0, double y0, double x1, double y1, std::string_view colour) {
  return fmt::format("<line x1=\"{:.1f}\" y1=\"{:.1f}\" x2=\"{:.1f}\" y2=\"{:.1f}\" stroke=\"{}\"/>\n", x0, y0, x1, y1,
                     colour);
}

std::string text_svg(double x, double y, std::string_view anchor, std::string_view text) {
  return fmt::format("<text x=\"{:.1f}\" y=\"{:.1f}\" text-anchor=\"{}\">{}</text>\n", x, y, anchor, escaped(text));
}

std::string axes_svg(const Plot& plot, std::string_view unit) {
  constexpr Amount kParts = 12;
  constexpr std::string_view kGrid = "#dcdcdc";
  constexpr std::string_view kAxis = "#767676";
  std::string svg = "<g fill=\"#404040\" stroke-width=\"1\">\n";
  for (Amount v = plot.values().low; v <= plot.values().high; v += plot.values().step) {
    const bool zero = v == 0 || v == plot.values().low;
    svg += line_svg(kLeft - 5, plot.y(v), kRight, plot.y(v), zero ? kAxis : kGrid);
    svg += text_svg(kLeft - 9, plot.y(v) + 4.5, "end", session::total_text(v));
  }
  const Amount step = round_step(plot.hands(), kParts);
  for (Amount hand = 0; hand <= plot.hands(); hand += step) {
    svg += line_svg(plot.x(hand), kTop, plot.x(hand), kBottom + 5, hand == 0 ? kAxis : kGrid);
    svg += text_svg(plot.x(hand), kBottom + 20, "middle", fmt::format("{}", hand));
  }
  svg += text_svg(kLeft - 9, kTop - 17, "end", unit);
  svg += text_svg((kLeft + kRight) / 2, kBottom + 40, "middle", "hands played");
  return svg + "</g>\n";
}

std::string mark_svg(const Look& look, double x, double y) {
  const std::string paint =
      fmt::format("fill=\"{}\" stroke=\"{}\" stroke-width=\"1.5\"", look.hollow ? "#ffffff" : look.colour, look.colour);
  if (look.corners == 0) return fmt::format("<circle cx=\"{:.1f}\" cy=\"{:.1f}\" r=\"{}\" {}/>\n", x, y, kMark, paint);
  const bool square = look.corners == 8;  // a square stands on its side, a diamond on its corner
  const int corners = square ? 4 : look.corners;
  std::string points;
  for (int i = 0; i < corners; ++i) {
    const double turn = std::numbers::pi * ((2.0 * i + (square ? 1.0 : 0.0)) / corners - 0.5);
    const double radius = kMark * (corners == 3 ? 1.35 : 1.25);
    points +=
        fmt::format("{}{:.1f},{:.1f}", i == 0 ? "" : " ", x + radius * std::cos(turn), y + radius * std::sin(turn));
  }
  return fmt::format("<polygon points=\"{}\" {}/>\n", points, paint);
}

// `seats`: how many lines there are.
std::string totals_svg(const Plot& plot, const Chart::Line& line, int seats) {
  const Look& look = look_of(line.seat);
  std::string points;
  std::string marks;
  const double apart = plot.x(1) - plot.x(0);
  const Amount skip = apart >= kLeastBetweenMarks ? 1 : static_cast<Amount>(std::ceil(kBetweenFewerMarks / apart));
  const Amount first = line.seat.index() * skip / seats;  // so that no seat's marks hide another's
  for (Amount hand = 0; hand <= plot.hands(); ++hand) {
    const double x = plot.x(hand);
    const double y = plot.y(line.totals[static_cast<std::size_t>(hand)]);
    points += fmt::format("{}{:.1f},{:.1f}", hand == 0 ? "" : " ", x, y);
    if (hand > 0 && (hand % skip == first || hand == plot.hands())) marks += mark_svg(look, x, y);
  }
  return fmt::format(
      "<g>\n<title>{}</title>\n<polyline points=\"{}\" fill=\"none\" stroke=\"{}\" stroke-width=\"2\" "
      "stroke-dasharray=\"{}\" stroke-linejoin=\"round\"/>\n{}</g>\n",
      escaped(line.name), points, look.colour, look.dashes, marks);
}

// At most so many characters, the last then an ellipsis.
std::string shortened(std::string_view name) {
  std::size_t characters = 0;
  std::size_t cut = name.size();
  for (std::size_t i = 0; i < name.size(); ++i) {
    if ((static_cast<unsigned char>(name[i]) & 0xC0U) == 0x80U) continue;
    ++characters;
    if (characters == kLongestName) cut = i;
  }
  if (characters <= kLongestName) return std::string{name};
  return std::string{name.substr(0, cut)} + "…";
}

// Names at the lines' ends, pushed apart where they would meet.
std::string names_svg(const Plot& plot, const Chart& chart) {
  struct Name {
    const Chart::Line* line;
    double y;
  };
  std::vector<Name> names;
  for (const Chart::Line& line : chart.lines) names.push_back({&line, plot.y(line.totals.back())});
  std::stable_sort(names.begin(), names.end(), [](const Name& a, const Name& b) { return a.y < b.y; });
  double least = kTop - kNameStep / 2;
  for (Name& name : names) least = (name.y = std::max(name.y, least)) + kNameStep;
  double most = kBottom + kNameStep / 2;
  for (auto name = names.rbegin(); name != names.rend(); ++name) most = (name->y = std::min(name->y, most)) - kNameStep;
  std::string svg = "<g fill=\"#1a1a1a\">\n";
  for (const Name& name : names) {
    const Look& look = look_of(name.line->seat);
    svg += line_svg(kRight + 7, plot.y(name.line->totals.back()), kRight + kNames - 9, name.y, look.colour);
    svg += mark_svg(look, kRight + kNames, name.y);
    svg += text_svg(kRight + kNames + 12, name.y + 4.5, "start",
                    fmt::format("{} {}", session::total_text(name.line->totals.back()), shortened(name.line->name)));
  }
  return svg + "</g>\n";
}

}  // namespace

Chart running_totals(const session::Session& session, const session::SessionResult& result) {
  Chart chart{{}, fmt::format("{}s", games::info(session.rules).unit)};
  const games::Names names = session::names_of(session::players_now(session, result));
  for (const Seat seat : Seats{session.seats()}) {
    Chart::Line line{std::string{names[seat]}, seat, {games::starting_total(session.rules)}};
    for (const session::HandResult& hand : result.hands) {
      if (hand.complete()) line.totals.push_back(line.totals.back() + hand.scores[seat]);
    }
    chart.lines.push_back(std::move(line));
  }
  return chart;
}

std::string chart_svg(const Chart& chart) {
  if (chart.lines.empty() || chart.lines.front().totals.size() < 2) return {};
  const Plot plot{chart};
  std::string svg = fmt::format(
      "<svg viewBox=\"0 0 {} {}\" role=\"img\" aria-label=\"Running totals in {}\" "
      "font-family=\"sans-serif\" font-size=\"13\">\n",
      kWidth, kHeight, escaped(chart.unit));
  svg += axes_svg(plot, chart.unit);
  for (const Chart::Line& line : chart.lines) {
    svg += totals_svg(plot, line, static_cast<int>(chart.lines.size()));
  }
  return svg + names_svg(plot, chart) + "</svg>\n";
}

std::string line_sample_svg(Seat seat) {
  constexpr int kSampleWidth = 44;
  constexpr int kSampleHeight = 14;
  const Look& look = look_of(seat);
  return fmt::format(
      "<svg viewBox=\"0 0 {0} {1}\" width=\"{0}\" height=\"{1}\" "
      "aria-hidden=\"true\"><line x1=\"0\" y1=\"7\" x2=\"{0}\" y2=\"7\" stroke=\"{2}\" stroke-width=\"2\" "
      "stroke-dasharray=\"{3}\"/>{4}</svg>",
      kSampleWidth, kSampleHeight, look.colour, look.dashes, mark_svg(look, kSampleWidth / 2.0, kSampleHeight / 2.0));
}

}  // namespace nullo::exports
