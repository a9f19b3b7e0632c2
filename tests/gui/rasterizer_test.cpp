// Triangles drawn without a graphics card: which pixels they cover, with which colours.
#include "gui/imgui/rasterizer.h"

#include <algorithm>
#include <array>
#include <functional>
#include <set>

#include <gtest/gtest.h>

#include "gui/imgui/imgui_compat.h"

namespace nullo::gui {

namespace {

using Pixel = std::array<int, 3>;

constexpr ImU32 kBlack = IM_COL32(0, 0, 0, 255);
constexpr ImU32 kWhite = IM_COL32(255, 255, 255, 255);
constexpr ImU32 kHalfWhite = IM_COL32(255, 255, 255, 128);
constexpr Pixel kNothing{0, 0, 0};

class Rasterizer : public ::testing::Test {
 public:
  Rasterizer() : before_{ImGui::GetCurrentContext()}, own_{ImGui::CreateContext()} {
    ImGui::SetCurrentContext(own_);
    ImGui::GetIO().IniFilename = nullptr;
    compat::pretend_atlas();
    compat::take_many_corners();
  }
  ~Rasterizer() override {
    ImGui::DestroyContext(own_);
    ImGui::SetCurrentContext(before_);
  }

 protected:
  // The image that `draw` makes, on black.
  static Image drawn(const std::function<void(ImDrawList&)>& draw, int width = 64, int height = 48) {
    compat::pretend_rendering();
    ImGuiIO& io = ImGui::GetIO();
    io.DisplaySize = {static_cast<float>(width), static_cast<float>(height)};
    io.DeltaTime = 1.0F / 60;
    ImGui::NewFrame();
    draw(*ImGui::GetForegroundDrawList());
    ImGui::Render();
    Image image{width, height, kBlack};
    rasterize(*ImGui::GetDrawData(), image);
    return image;
  }

  static Pixel at(const Image& image, int x, int y) {
    const std::size_t first =
        (static_cast<std::size_t>(y) * static_cast<std::size_t>(image.width) + static_cast<std::size_t>(x)) *
        kBytesOfPixel;
    return {image.bytes[first], image.bytes[first + 1], image.bytes[first + 2]};
  }
  static std::set<Pixel> colours(const Image& image) {
    std::set<Pixel> all;
    for (int y = 0; y < image.height; ++y) {
      for (int x = 0; x < image.width; ++x) all.insert(at(image, x, y));
    }
    return all;
  }
  static int inked(const Image& image) {
    int count = 0;
    for (int y = 0; y < image.height; ++y) {
      for (int x = 0; x < image.width; ++x) count += at(image, x, y) == kNothing ? 0 : 1;
    }
    return count;
  }

 private:
  ImGuiContext* before_;
  ImGuiContext* own_;
};

TEST_F(Rasterizer, ARectangleCoversItsPixelsAndNoOthers) {
  const Image image =
      drawn([](ImDrawList& list) { list.AddRectFilled({10, 5}, {20, 9}, IM_COL32(200, 100, 50, 255)); });
  for (int y = 0; y < image.height; ++y) {
    for (int x = 0; x < image.width; ++x) {
      const bool inside = x >= 10 && x < 20 && y >= 5 && y < 9;
      ASSERT_EQ(at(image, x, y), (inside ? Pixel{200, 100, 50} : kNothing)) << x << " " << y;
    }
  }
}

TEST_F(Rasterizer, TrianglesThatShareAnEdgeDrawEachPixelOnce) {
  // Eight triangles around a point that is no pixel's corner: a pixel drawn twice or not at all would have another
  // colour.
  const Image image = drawn([](ImDrawList& list) {
    const ImVec2 uv = ImGui::GetFontTexUvWhitePixel();
    const std::array<ImVec2, 8> around{ImVec2{4, 4}, {31.3F, 4}, {60, 4}, {60, 20},
                                       {60, 44},     {25, 44},   {4, 44}, {4, 30.7F}};
    list.PrimReserve(24, 9);
    const auto first = static_cast<ImDrawIdx>(list._VtxCurrentIdx);
    list.PrimWriteVtx({27.4F, 21.6F}, uv, kHalfWhite);
    for (const ImVec2& corner : around) list.PrimWriteVtx(corner, uv, kHalfWhite);
    for (unsigned i = 0; i < 8; ++i) {
      list.PrimWriteIdx(first);
      list.PrimWriteIdx(static_cast<ImDrawIdx>(first + 1 + i));
      list.PrimWriteIdx(static_cast<ImDrawIdx>(first + 1 + (i + 1) % 8));
    }
  });
  EXPECT_EQ(colours(image), (std::set<Pixel>{kNothing, {128, 128, 128}}));
  EXPECT_EQ(inked(image), 56 * 40);
}

TEST_F(Rasterizer, ATriangleIsDrawnWhicheverWayItsCornersGoRound) {
  const Image one = drawn([](ImDrawList& list) {
    list.Flags = ImDrawListFlags_None;
    list.AddTriangleFilled({3, 3}, {50, 9}, {20, 40}, kWhite);
  });
  const Image other = drawn([](ImDrawList& list) {
    list.Flags = ImDrawListFlags_None;
    list.AddTriangleFilled({3, 3}, {20, 40}, {50, 9}, kWhite);
  });
  EXPECT_NEAR(inked(one), (47 * 37 - 17 * 6) / 2, 12);
  EXPECT_EQ(one.bytes, other.bytes);
}

TEST_F(Rasterizer, NothingIsDrawnOutsideOfTheClip) {
  const Image image = drawn([](ImDrawList& list) {
    list.PushClipRect({8, 8}, {16, 40}, false);
    list.AddRectFilled({-500, -500}, {500, 500}, kWhite);
    list.PopClipRect();
  });
  EXPECT_EQ(inked(image), 8 * 32);
  EXPECT_EQ(at(image, 8, 8), (Pixel{255, 255, 255}));
  EXPECT_EQ(at(image, 16, 8), kNothing);
}

TEST_F(Rasterizer, ColoursGoOverIntoEachOther) {
  const Image image = drawn([](ImDrawList& list) {
    list.AddRectFilledMultiColor({0, 0}, {64, 48}, IM_COL32(255, 0, 0, 255), IM_COL32(0, 0, 255, 255),
                                 IM_COL32(0, 0, 255, 255), IM_COL32(255, 0, 0, 255));
  });
  for (int x = 1; x < image.width; ++x) {
    EXPECT_LT(at(image, x, 20)[0], at(image, x - 1, 20)[0]) << x;
    EXPECT_GT(at(image, x, 20)[2], at(image, x - 1, 20)[2]) << x;
  }
  EXPECT_NEAR(at(image, 32, 20)[0], 127, 4);
}

TEST_F(Rasterizer, LettersAreTheSameWhereverTheyStandOnWholePixels) {
  const auto letters = [](ImVec2 where, const char* text) {
    return drawn([&](ImDrawList& list) { list.AddText(where, kWhite, text); }, 160, 60);
  };
  const Image one = letters({5, 5}, "Anna 17");
  const Image moved = letters({15, 25}, "Anna 17");
  const Image other = letters({5, 5}, "Anna 71");
  EXPECT_GT(inked(one), 60);
  EXPECT_GT(colours(one).size(), 1U);
  for (int y = 0; y < 30; ++y) {
    for (int x = 0; x < 140; ++x) ASSERT_EQ(at(one, x, y), at(moved, x + 10, y + 20)) << x << " " << y;
  }
  EXPECT_NE(one.bytes, other.bytes);
}

TEST_F(Rasterizer, AFrameMayHaveMoreCornersThanAnIndexCounts) {
  constexpr int kAcross = 200;
  constexpr int kDown = 120;  // 96,000 corners
  const Image image = drawn(
      [](ImDrawList& list) {
        for (int y = 0; y < kDown; ++y) {
          for (int x = 0; x < kAcross; ++x) {
            const ImVec2 low{static_cast<float>(x) * 2, static_cast<float>(y) * 2};
            list.AddRectFilled(low, {low.x + 1, low.y + 1}, kWhite);
          }
        }
      },
      kAcross * 2, kDown * 2);
  EXPECT_EQ(inked(image), kAcross * kDown);
  EXPECT_EQ(at(image, (kAcross - 1) * 2, (kDown - 1) * 2), (Pixel{255, 255, 255}));
}

}  // namespace

}  // namespace nullo::gui
