// Letters are drawn in the frame that asks for them first, and what becomes of the atlas is never seen.
#include "gui/imgui/fonts.h"

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include <gtest/gtest.h>

#include "gui/gui.h"
#include "gui/imgui/imgui_compat.h"
#include "gui/imgui/rasterizer.h"

namespace nullo::gui {

namespace {

constexpr int kWidth = 900;
constexpr int kHeight = 120;
constexpr int kMostFrames = 20;
constexpr std::string_view kSomeLetters = "Zoë Łukasz Ωμέγα Жук ♠♥";

struct Drawn {
  Image image;
  int frames = 1;
};

class Letters : public ::testing::Test {
 protected:
  Letters() {
    Gui::set_up();
    compat::take_many_corners();
  }

  // Draws frames until none lacks a letter, as the window does.
  Drawn drawn(Weight weight, float pixels, std::string_view text) {
    Drawn result{drawn_once(weight, pixels, text)};
    for (; fonts_.incomplete() && result.frames < kMostFrames; ++result.frames) {
      result.image = drawn_once(weight, pixels, text);
    }
    follow(fonts_.prepare());
    return result;
  }

  // A renderer's copy of the atlas is the atlas.
  [[nodiscard]] bool is_followed() const {
    if (compat::kGlyphsOnDemand) return true;  // ImGui itself tells its renderer
    const compat::Atlas now = compat::atlas_of({});
    return std::equal(copy_.begin(), copy_.end(), now.alpha, now.alpha + std::ptrdiff_t{now.width} * now.height);
  }

  compat::Context context_;
  Fonts fonts_;

 private:
  void follow(const Fonts::News& news) {
    if (news.empty()) return;
    const compat::Atlas now = compat::atlas_of({});
    if (news.all) copy_.assign(now.alpha, now.alpha + std::ptrdiff_t{now.width} * now.height);
    for (const Fonts::Place& part : news.parts) {
      for (int y = part.y; y < part.y + part.height; ++y) {
        const std::ptrdiff_t first = std::ptrdiff_t{y} * now.width + part.x;
        std::copy_n(now.alpha + first, part.width, copy_.begin() + first);
      }
    }
  }

  Image drawn_once(Weight weight, float pixels, std::string_view text) {
    follow(fonts_.prepare());
    compat::pretend_rendering();
    ImGuiIO& io = ImGui::GetIO();
    io.DisplaySize = {kWidth, kHeight};
    io.DeltaTime = 1.0F / 60;
    ImGui::NewFrame();
    const Fonts::Face face = fonts_.face(weight, pixels, text);
    ImGui::GetForegroundDrawList()->AddText(face.font, face.pixels, {4, 4}, IM_COL32_WHITE, text.data(),
                                            text.data() + text.size());
    ImGui::Render();
    Image image{kWidth, kHeight, IM_COL32_BLACK};
    rasterize(*ImGui::GetDrawData(), image);
    return image;
  }

  std::vector<unsigned char> copy_;
};

std::string all_of_ascii() {
  std::string all;
  for (char c = '!'; c <= '~'; ++c) all += c;
  return all;
}

TEST_F(Letters, ALetterIsDrawnInTheFrameThatAsksForItFirst) {
  const Image nothing = drawn(Weight::kBold, 60, "").image;
  const Drawn first = drawn(Weight::kBold, 60, kSomeLetters);
  EXPECT_EQ(first.frames, 1);
  EXPECT_NE(first.image.bytes, nothing.bytes);
  EXPECT_EQ(first.image.bytes, drawn(Weight::kBold, 60, kSomeLetters).image.bytes);
  EXPECT_TRUE(is_followed());
}

TEST_F(Letters, ALetterThatTheFontLacksIsDrawnAsAReplacement) {
  const Image replacement = drawn(Weight::kRegular, 40, "a\uFFFDb\uFFFDc").image;
  EXPECT_EQ(drawn(Weight::kRegular, 40, "a漢b\U0001F0A1c").image.bytes, replacement.bytes);
  EXPECT_NE(drawn(Weight::kRegular, 40, "a b c").image.bytes, replacement.bytes);
}

// The atlas grows, and is begun anew, more than once.
TEST_F(Letters, AfterHundredsOfSizesLettersLookAsAtFirstAndTheAtlasIsNoLarger) {
  const Image first = drawn(Weight::kRegular, 50, kSomeLetters).image;
  for (int pixels = 10; pixels < 250; ++pixels) {
    drawn(Weight::kBold, static_cast<float>(pixels), all_of_ascii());
    ASSERT_TRUE(is_followed()) << pixels;
    if (pixels % 16 == 0) {
      ASSERT_EQ(drawn(Weight::kRegular, 50, kSomeLetters).image.bytes, first.bytes) << pixels;
    }
  }
  EXPECT_LE(ImGui::GetIO().Fonts->Fonts.Size, 50);
  EXPECT_LE(compat::atlas_height(), 4096);
}

TEST_F(Letters, AFrameWhoseLettersFitIntoNoAtlasIsDrawnAllTheSame) {
  EXPECT_LT(drawn(Weight::kBold, 900, all_of_ascii()).frames, kMostFrames);
  const Image first = drawn(Weight::kRegular, 50, kSomeLetters).image;
  drawn(Weight::kBold, 900, all_of_ascii());
  EXPECT_EQ(drawn(Weight::kRegular, 50, kSomeLetters).image.bytes, first.bytes);
}

}  // namespace

}  // namespace nullo::gui
