// Only what has changed is drawn again: over the frame before, that has to come to the whole new frame, pixel by pixel.
#include "gui/imgui/damage.h"

#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "gui/driver.h"
#include "gui/imgui/imgui_compat.h"
#include "gui/imgui/rasterizer.h"
#include "gui/sample_views.h"

namespace nullo::gui {

namespace {

constexpr Gui::Screen kScreen{960, 600};
constexpr ImU32 kGround = IM_COL32(18, 24, 27, 255);
constexpr ImU32 kOtherGround = IM_COL32(241, 237, 227, 255);
constexpr Part kAll{0, 0, 960, 600};

Image drawn_whole() {
  Image image{kAll.x1, kAll.y1, kGround};
  rasterize(*ImGui::GetDrawData(), image);
  return image;
}

// How many of a thousand pixels lie in the parts.
int per_mille(const std::vector<Part>& parts) {
  long pixels = 0;
  for (const Part& part : parts) pixels += static_cast<long>(part.x1 - part.x0) * (part.y1 - part.y0);
  return static_cast<int>(1000 * pixels / (static_cast<long>(kAll.x1) * kAll.y1));
}

// As a window does it before it draws the part.
void fill(Image& image, const Part& part) {
  const Image ground{part.x1 - part.x0, part.y1 - part.y0, kGround};
  const auto row = static_cast<std::ptrdiff_t>(ground.width) * kBytesOfPixel;
  for (int y = part.y0; y < part.y1; ++y) {
    const auto to = (static_cast<std::ptrdiff_t>(y) * image.width + part.x0) * kBytesOfPixel;
    std::copy_n(ground.bytes.begin(), row, image.bytes.begin() + to);
  }
}

std::string atlas_now() {
  const ImDrawList& list = *ImGui::GetDrawData()->CmdLists[0];
  const compat::Atlas atlas = compat::atlas_of(list.CmdBuffer[0]);
  return {reinterpret_cast<const char*>(atlas.alpha),
          static_cast<std::size_t>(atlas.width) * static_cast<std::size_t>(atlas.height)};
}

// A window that keeps what it shows.
class Kept {
 public:
  // Brings it up to date with the last frame. Returns what was drawn again.
  std::vector<Part> follow() {
    std::string atlas = atlas_now();
    if (atlas != atlas_) damage_.forget();
    atlas_ = std::move(atlas);
    const std::vector<Part> parts = damage_.compare(*ImGui::GetDrawData(), kGround);
    keep_parts(*ImGui::GetDrawData(), parts);
    for (const Part& part : parts) fill(shown, part);
    rasterize(*ImGui::GetDrawData(), shown);
    return parts;
  }
  Image shown{kAll.x1, kAll.y1, kOtherGround};

 private:
  Damage damage_;
  std::string atlas_;
};

TEST(Damage, FromPageToPageWhatIsDrawnAgainComesToTheWholeFrame) {
  Driver person{app::View{}, kScreen};
  Kept window;
  for (const Sample& sample : sample_views()) {
    person.view = sample.view;
    person.settle();
    const Image wanted = drawn_whole();
    window.follow();
    ASSERT_EQ(window.shown.bytes == wanted.bytes, true) << sample.name;
  }
}

TEST(Damage, AFrameThatLooksTheSameIsNotDrawnAgain) {
  Driver person{sample_table(), kScreen};
  Damage damage;
  EXPECT_EQ(damage.compare(*ImGui::GetDrawData(), kGround), std::vector{kAll});
  person.settle();
  EXPECT_EQ(damage.compare(*ImGui::GetDrawData(), kGround), std::vector<Part>{});
}

TEST(Damage, AnotherQuestionAtTheTableIsASmallPartOfTheFrame) {
  Driver person{sample_table(), kScreen};
  std::get<app::TableView>(person.view.screen).question.text = "Who wins the next trick?";
  person.settle();
  Kept window;
  window.follow();
  std::get<app::TableView>(person.view.screen).question.text = "Who wins this trick?";
  person.settle();
  const Image wanted = drawn_whole();
  const std::vector<Part> parts = window.follow();
  EXPECT_FALSE(parts.empty());
  EXPECT_LT(per_mille(parts), 150);
  EXPECT_TRUE(window.shown.bytes == wanted.bytes);
}

TEST(Damage, AfterAnotherSizeGroundOrALossTheWholeFrameIsDrawn) {
  const Driver person{sample_table(), kScreen};
  ImDrawData& frame = *ImGui::GetDrawData();
  Damage damage;
  damage.compare(frame, kGround);
  EXPECT_EQ(damage.compare(frame, kOtherGround), std::vector{kAll});
  damage.forget();
  EXPECT_EQ(damage.compare(frame, kOtherGround), std::vector{kAll});
  frame.DisplaySize.y = 500;
  EXPECT_EQ(damage.compare(frame, kOtherGround), (std::vector{Part{0, 0, 960, 500}}));
}

}  // namespace

}  // namespace nullo::gui
