// A session as a picture: all of it is there, can be read on a phone, and has the colours of the window.
#include "gui/exchange/picture.h"

#include <algorithm>
#include <array>
#include <set>
#include <string>
#include <vector>

#include <fmt/format.h>
#include <gtest/gtest.h>

#include "gui/driver.h"
#include "gui/kit/theme.h"
#include "gui/sample_views.h"
#include "gui/sizes.h"

namespace nullo::gui {

namespace {

using Pixel = std::array<int, 3>;

constexpr std::array<const char*, 10> kNames{"Anna",  "Борис", "Κλειώ",  "Dmitri", "Élise",
                                             "Franz", "Gá",    "Hedwig", "Íñigo",  "Jo"};

Pixel pixel_of(ImU32 colour) {
  return {static_cast<int>((colour >> IM_COL32_R_SHIFT) & 255U), static_cast<int>((colour >> IM_COL32_G_SHIFT) & 255U),
          static_cast<int>((colour >> IM_COL32_B_SHIFT) & 255U)};
}

Pixel at(const Image& image, int x, int y) {
  const auto* pixel =
      image.bytes.data() + (static_cast<std::ptrdiff_t>(y) * image.width + x) * std::ptrdiff_t{kBytesOfPixel};
  return {pixel[0], pixel[1], pixel[2]};
}

std::set<Pixel> colours_in(const Image& image, const Rect& r) {
  std::set<Pixel> all;
  for (int y = static_cast<int>(r.y0); y < static_cast<int>(r.y1); ++y) {
    for (int x = static_cast<int>(r.x0); x < static_cast<int>(r.x1); ++x) all.insert(at(image, x, y));
  }
  return all;
}

// So many people, each with +1 to +9 in so many hands; the person at the first seat leads.
app::PictureView view_of(int people, int hands) {
  app::PictureView view;
  view.title = "Hearts, Turbo";
  view.when = "2026-11-21 19:30";
  view.rules = "Turbo. To 100 points";
  view.outcome = "Anna wins with 12 points!";
  view.sheet.any_complete = true;
  std::vector<int> totals(static_cast<std::size_t>(people));
  for (int hand = 0; hand < hands; ++hand) {
    app::Sheet::Row row;
    row.label = fmt::format("{}", hand + 1);
    row.hand = hand;
    for (int i = 0; i < people; ++i) {
      const int score = (hand * 7 + i * 3) % 9 + 1;
      int& total = totals[static_cast<std::size_t>(i)];
      total += score;
      row.scores.push_back(fmt::format("+{}", score));
      row.totals.push_back(fmt::format("{}", total));
    }
    view.sheet.rows.push_back(std::move(row));
  }
  for (int i = 0; i < people; ++i) {
    const std::string total = fmt::format("{}", totals[static_cast<std::size_t>(i)]);
    view.sheet.names.emplace_back(kNames.at(static_cast<std::size_t>(i)));
    view.sheet.totals.push_back(total);
    view.sheet.places.push_back(i + 1);
    view.standing.push_back({i + 1, kNames.at(static_cast<std::size_t>(i)), Seat{i}, total, i == 0});
  }
  return view;
}

int count_of(const Recorder& seen, std::string_view text) {
  return static_cast<int>(
      std::ranges::count_if(seen.texts, [&](const Recorder::Text& each) { return each.text == text; }));
}

// Expects that all text lies on the picture, stands out from its background, and is large enough to be read.
void expect_readable(const Image& image, const Recorder& seen, float least) {
  const Rect all{0, 0, static_cast<float>(image.width), static_cast<float>(image.height)};
  ASSERT_FALSE(seen.texts.empty());
  for (const Recorder::Text& text : seen.texts) {
    ASSERT_TRUE(text.rect.x0 >= 0 && text.rect.y0 >= 0 && text.rect.x1 <= all.x1 && text.rect.y1 <= all.y1)
        << text.text;
    EXPECT_GE(text.pixels, least) << text.text;
    EXPECT_GE(colours_in(image, text.rect).size(), 3U) << "no ink: " << text.text;
  }
}

TEST(Picture, IsAsWideAsAPhonesScreenAndNotMuchHigher) {
  const Image image = picture_of(view_of(4, 8));
  EXPECT_EQ(image.width, 1080);
  EXPECT_GT(image.height, image.width);
  EXPECT_LT(image.height, image.width * 5 / 2);
}

TEST(Picture, EverybodyEveryHandAndEveryTotalIsOnIt) {
  Recorder seen;
  const app::PictureView view = view_of(4, 8);
  const Image image = picture_of(view, &seen);
  for (const std::string& text : {view.title, view.when, view.rules, view.outcome}) EXPECT_EQ(count_of(seen, text), 1);
  for (const std::string& name : view.sheet.names) EXPECT_EQ(count_of(seen, name), 2) << name;
  for (const std::string& total : view.sheet.totals) EXPECT_GE(count_of(seen, total), 3) << total;
  for (const app::Sheet::Row& row : view.sheet.rows) EXPECT_GE(count_of(seen, row.label), 1) << row.label;
  expect_readable(image, seen, 36);  // a thirtieth of the picture's width
  EXPECT_TRUE(std::ranges::none_of(seen.texts, [](const auto& text) { return text.cut; }));
}

TEST(Picture, AnotherTotalChangesThatPlaceAndNoOther) {
  Recorder seen;
  app::PictureView view = view_of(4, 3);
  view.sheet.totals[2] = "77";
  const Image one = picture_of(view, &seen);
  const auto total = std::ranges::find_if(seen.texts, [](const auto& text) { return text.text == "77"; });
  ASSERT_NE(total, seen.texts.end());
  view.sheet.totals[2] = "44";
  const Image other = picture_of(view);
  ASSERT_EQ(one.bytes.size(), other.bytes.size());
  EXPECT_NE(one.bytes, other.bytes);
  for (int y = 0; y < one.height; ++y) {
    for (int x = 0; x < one.width; ++x) {
      if (total->box.contains({static_cast<float>(x), static_cast<float>(y)})) continue;
      for (std::size_t i = 0; i < 3; ++i) ASSERT_NEAR(at(one, x, y).at(i), at(other, x, y).at(i), 1) << x << " " << y;
    }
  }
}

TEST(Picture, HasTheColoursOfTheThemeAndOfThePeople) {
  for (const bool dark : {true, false}) {
    const Theme& theme = dark ? dark_theme() : light_theme();
    app::PictureView view = view_of(4, 8);
    view.dark = dark;
    view.seat_colours = {5, 1, 2, 3, 4, 0, 6, 7, 8, 9};
    const Image image = picture_of(view);
    EXPECT_EQ(at(image, 0, 0), pixel_of(theme.window));
    EXPECT_EQ(at(image, image.width - 1, image.height - 1), pixel_of(theme.window));
    const std::set<Pixel> all =
        colours_in(image, {0, 0, static_cast<float>(image.width), static_cast<float>(image.height)});
    for (const ImU32 colour : {theme.panel, theme.text, theme.panel_edge, theme.seat[5], theme.seat[1], theme.seat[3]})
      EXPECT_TRUE(all.contains(pixel_of(colour)));
    EXPECT_FALSE(all.contains(pixel_of(theme.seat[0]))) << "Anna has a colour of her own";
  }
}

TEST(Picture, TenPeopleAreReadableOnAPhone) {
  Recorder seen;
  const app::PictureView view = view_of(10, 6);
  const Image image = picture_of(view, &seen);
  EXPECT_EQ(image.width, 1080);
  for (const std::string& name : view.sheet.names) EXPECT_EQ(count_of(seen, name), 2) << name;
  expect_readable(image, seen, 30);
}

TEST(Picture, TwoHundredHandsStandInColumnsAndChatsCanTakeIt) {
  for (const int people : {2, 4, 10}) {
    if (!kTriesAll && people != 4) continue;
    Recorder seen;
    const app::PictureView view = view_of(people, 200);
    const Image image = picture_of(view, &seen);
    EXPECT_LE(image.height, 4200) << people;
    EXPECT_LE(image.width, 4200) << people;
    EXPECT_LT(image.height, image.width * 3) << people;
    for (const app::Sheet::Row& row : view.sheet.rows) EXPECT_GE(count_of(seen, row.label), 1) << row.label;
    for (const std::string& total : view.sheet.totals) EXPECT_GE(count_of(seen, total), 3) << total;
    EXPECT_GE(count_of(seen, "Anna"), 3) << "over each column of hands";
    expect_readable(image, seen, 12);
  }
}

TEST(Picture, LongNamesTouchNoTotal) {
  Recorder seen;
  app::PictureView view = view_of(3, 4);
  const std::array<std::string, 3> names{"Anastasia-Maria Theodorakopoulou von und zu Hohenstein am Walde",
                                         "Ж" + std::string(63, 'W'), "Dmitri"};
  for (std::size_t i = 0; i < names.size(); ++i) view.standing[i].name = view.sheet.names[i] = names.at(i);
  const Image image = picture_of(view, &seen);
  EXPECT_EQ(image.width, 1080);
  expect_readable(image, seen, 30);
  for (const Recorder::Text& one : seen.texts) {
    for (const Recorder::Text& other : seen.texts) {
      if (&one == &other) continue;
      EXPECT_TRUE(one.rect.meet(other.rect).empty()) << one.text << " and " << other.text;
    }
  }
}

TEST(Picture, TheSettlingAndTheNoteAreOnIt) {
  Recorder seen;
  app::PictureView view = view_of(3, 4);
  view.settling.emplace();
  view.settling->chips = app::Settling::InChips{{"Борис owes Anna 12"}, "There are no chips for that"};
  view.settling->terms = "0.10 a chip";
  view.settling->lines = {{"Борис hands Anna 1.20", "Борис lost 12 chips", Seat{1}, Seat{0}}};
  view.settling->notes = {"25 stay in the pot"};
  view.note = "The evening at the lake";
  view.left_out = "Hands 1 to 7 are not shown here";
  const Image image = picture_of(view, &seen);
  for (const char* text :
       {"Борис owes Anna 12", "There are no chips for that", "In money: 0.10 a chip", "Борис hands Anna 1.20",
        "25 stay in the pot", "The evening at the lake", "Hands 1 to 7 are not shown here"}) {
    EXPECT_EQ(count_of(seen, text), 1) << text;
  }
  expect_readable(image, seen, 30);
}

TEST(Picture, ASessionThatHasNotBegunIsOneToo) {
  Recorder seen;
  const Image image = picture_of(view_of(2, 0), &seen);
  EXPECT_EQ(image.width, 1080);
  EXPECT_EQ(count_of(seen, "Anna"), 2);
}

TEST(Picture, TheWindowIsNotDisturbedByOne) {
  Driver person{sample_session()};
  const std::vector<Recorder::Text> before = person.seen.texts;
  ImGuiContext* context = ImGui::GetCurrentContext();
  picture_of(view_of(4, 8));
  EXPECT_EQ(ImGui::GetCurrentContext(), context);
  person.settle();
  ASSERT_EQ(person.seen.texts.size(), before.size());
  for (std::size_t i = 0; i < before.size(); ++i) EXPECT_EQ(person.seen.texts[i].text, before[i].text);
}

TEST(Picture, IsGivenAwayAsAPngFileOfItsSize) {
  const app::PictureView view = view_of(4, 8);
  const Image image = picture_of(view);
  std::string file;
  draw_picture(view, [&file](std::string_view bytes) { file += bytes; });
  ASSERT_TRUE(file.starts_with("\x89PNG\r\n\x1A\n"));
  EXPECT_EQ(file.substr(12, 4), "IHDR");
  const auto number = [&file](std::size_t first) {
    int value = 0;
    for (std::size_t i = first; i < first + 4; ++i) value = value * 256 + static_cast<unsigned char>(file[i]);
    return value;
  };
  EXPECT_EQ(number(16), image.width);
  EXPECT_EQ(number(20), image.height);
  EXPECT_EQ(file.substr(24, 5), std::string("\x08\x02\x00\x00\x00", 5)) << "eight bits of red, green and blue";
  EXPECT_LT(file.size(), 400'000U) << "small enough for a chat";
}

TEST(RankingPicture, IsAsWideAsItsColumnsAndCutsNothing) {
  app::RankingView view;
  view.title = "Standings, Hearts, Winter league";
  view.said = {"Hearts, 2026-01-01 to 2026-06-30"};
  for (const std::size_t columns : {1U, 7U}) {
    view.headings.assign(columns, "Better a hand");
    view.lines.clear();
    for (int i = 1; i <= 12; ++i)
      view.lines.push_back({fmt::format("{}.", i), "Fürchtegott-Maximilian Грандмама",
                            i % 2 == 0 ? std::optional{i % 10} : std::nullopt,
                            std::vector<std::string>(columns, fmt::format("−{}.25", 1000 + i))});
    view.notes = {"Each session gives 5, 3, 2, 1 points by place; those who are level share them."};
    Recorder seen;
    const Image image = picture_of(view, &seen);
    EXPECT_GT(image.height, image.width / 3);
    for (const Recorder::Text& text : seen.texts) EXPECT_FALSE(text.cut) << text.text;
  }
}

}  // namespace

}  // namespace nullo::gui
