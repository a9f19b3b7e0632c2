#include "export/page.h"

#include <algorithm>

#include <gtest/gtest.h>

#include "export/chart.h"
#include "export/markup.h"
#include "export/samples.h"

namespace nullo::exports {
namespace {

using testing::file_text;
using testing::sample;
using testing::written;

std::string body_of(const std::string& page) { return page.substr(page.find("<body>")); }

std::string svg_of(const chart::Chart& chart) {
  std::string svg;
  chart_svg(chart, [&](std::string_view piece) { svg += piece; });
  return svg;
}

std::size_t count(std::string_view text, std::string_view piece) {
  std::size_t found = 0;
  for (std::size_t at = text.find(piece); at != std::string_view::npos; at = text.find(piece, at + 1)) ++found;
  return found;
}

TEST(Escaped, WhatWouldBeMarkupIsText) {
  EXPECT_EQ(escaped("<b> & \"c\" 'd'"), "&lt;b&gt; &amp; &quot;c&quot; &#39;d&#39;");
  EXPECT_EQ(escaped("&amp;"), "&amp;amp;");
  EXPECT_EQ(escaped("Zoë 名"), "Zoë 名");
  EXPECT_EQ(escaped(""), "");
}

TEST(Escaped, LineBreaksStayAndOtherControlCharactersAreReplaced) {
  EXPECT_EQ(escaped("a\r\nb\rc\nd\te"), "a\nb\nc\nd\te");
  EXPECT_EQ(escaped(std::string_view{"\0\x1b\x7f", 3}), "\uFFFD\uFFFD\uFFFD");
  EXPECT_EQ(escaped("\xC2\x85"), "\uFFFD");
  EXPECT_EQ(escaped("\xC2\xA0\xC3\x85"), "\xC2\xA0\xC3\x85") << "no-break space and Å are no control characters";
}

// The pages of the sessions whose tables tables_test.cpp has, from <body> on.
TEST(Html, OfTetkaIsAsItWasRead) {
  const session::Session session = sample("tetka").session;
  const PageExtras extras{
      .begun = "2026-11-21 19:30", .ended = "", .settling_terms = "", .settling = {}, .continued = false};
  EXPECT_EQ(body_of(written(html, session, extras)), file_text("tetka.html"));
}

TEST(Html, OfHeartsIsAsItWasRead) {
  const session::Session session = sample("hearts").session;
  EXPECT_EQ(body_of(written(html, session, PageExtras{})), file_text("hearts.html"));
}

TEST(Html, OfReversisIsAsItWasRead) {
  const session::Session session = sample("reversis").session;
  PageExtras extras;
  extras.settling_terms = "in chips of 1/5/25";
  extras.settling = {"Anna leaves 10 in the pot (two 5s): Anna is 10 below the 100 chips of the start",
                     "25 stay in the pot", "Clara bought 50 from the bank"};
  EXPECT_EQ(body_of(written(html, session, extras)), file_text("reversis.html"));
}

TEST(Html, OfTheEarlierPartOfAnEveningNamesNoWinner) {
  PageExtras extras;
  extras.continued = true;
  const std::string page = written(html, sample("hearts").session, extras);
  EXPECT_NE(page.find("another session goes on"), std::string::npos);
  EXPECT_EQ(page.find(">winner<"), std::string::npos);
  EXPECT_EQ(page.find(" wins with "), std::string::npos);
}

TEST(Html, OfASessionWithoutHandsHasNoEmptySections) {
  session::Session session = sample("hearts").session;
  session.hands.clear();
  const std::string page = written(html, session, PageExtras{});
  EXPECT_NE(page.find("Not begun yet"), std::string::npos);
  EXPECT_EQ(count(page, "<section"), 0U);
  EXPECT_EQ(count(page, "<svg"), 0U);
}

// A bar to the right is filled, one to the left hollow, and 0 has none, so that a sign can be seen without colour or
// numbers.
TEST(BarSvg, IsOnTheSideOfItsSign) {
  chart::Sources sources;
  sources.rows.push_back({"the pot", {{30, "+30"}, {-10, "−10"}, {0, ""}}});
  const chart::BarScale scale{sources};
  const std::string gain = bar_svg(scale, 30, Seat{0});
  EXPECT_NE(gain.find("x=\"25.0\" y=\"2.5\" width=\"75.0\""), std::string::npos) << gain;
  EXPECT_EQ(gain.find("fill=\"#ffffff\""), std::string::npos);
  const std::string loss = bar_svg(scale, -10, Seat{1});
  EXPECT_NE(loss.find("x=\"0.0\" y=\"2.5\" width=\"25.0\""), std::string::npos) << loss;
  EXPECT_NE(loss.find("fill=\"#ffffff\""), std::string::npos);
  EXPECT_EQ(bar_svg(scale, 0, Seat{2}).find("<rect"), std::string::npos);
}

TEST(ChartSvg, OfNothingIsNothing) {
  EXPECT_EQ(svg_of({}), "");
  EXPECT_EQ(svg_of({{{"Anna", Seat{0}, {0}}}, "hands played", "points"}), "");
}

TEST(ChartSvg, EveryLineDiffersInColourAndDashes) {
  chart::Chart chart{{}, "hands played", "points"};
  for (int i = 0; i < kMostSeats; ++i) chart.lines.push_back({"x", Seat{i}, {0, 1.0 * i, -1.0 * i}});
  const std::string svg = svg_of(chart);
  std::vector<std::string> looks;
  for (std::size_t at = svg.find("<polyline"); at != std::string::npos; at = svg.find("<polyline", at + 1)) {
    const std::size_t dashes = svg.find("stroke-dasharray=", at);
    looks.push_back(svg.substr(dashes, svg.find(" stroke-linejoin", at) - dashes));
  }
  ASSERT_EQ(looks.size(), static_cast<std::size_t>(kMostSeats));
  std::ranges::sort(looks);
  EXPECT_TRUE(std::ranges::unique(looks).empty());
}

TEST(ChartSvg, TicksAreRoundAndHoldEveryTotal) {
  const std::string svg =
      svg_of({{{"Anna", Seat{0}, {100, 55, -95}}, {"Boris", Seat{1}, {100, 145, 185}}}, "hands played", "chips"});
  for (const char* tick : {">−100<", ">−50<", ">0<", ">50<", ">100<", ">150<", ">200<", ">1<", ">2<"}) {
    EXPECT_NE(svg.find(tick), std::string::npos) << tick;
  }
  EXPECT_EQ(svg.find(">250<"), std::string::npos);
}

TEST(ChartSvg, EqualTotalsAndAThousandHandsFitToo) {
  EXPECT_NE(svg_of({{{"Anna", Seat{0}, {0, 0, 0}}}, "hands played", "points"}), "");
  const std::string svg = svg_of({{{"Anna", Seat{0}, std::vector<double>(1001, 7)}}, "hands played", "points"});
  EXPECT_LT(count(svg, "<circle"), 15U) << "marks keep their distance";
  EXPECT_NE(svg.find(">1000<"), std::string::npos);
}

TEST(ChartSvg, ALongNameIsShortenedBesideItsLineAndWholeInItsTitle) {
  const std::string name = "Анна-Мария фон und zu Hohenlohe";
  const std::string svg = svg_of({{{name, Seat{0}, {0, 3}}}, "hands played", "points"});
  EXPECT_NE(svg.find("<title>" + name + "</title>"), std::string::npos);
  EXPECT_NE(svg.find(">3 Анна-Мария фо…<"), std::string::npos) << svg;
}

}  // namespace
}  // namespace nullo::exports
