// The board at every size, in a context of its own beside the main window's: nothing is cut, and the letters of names
// and totals are large enough to be read from across a room.
#include "gui/board/board.h"

#include <algorithm>

#include <fmt/format.h>
#include <gtest/gtest.h>

#include "gui/imgui/imgui_compat.h"
#include "gui/sample_sending.h"

namespace nullo::gui {

namespace {

class BoardDrawn : public ::testing::TestWithParam<bool> {
 public:
  BoardDrawn() : main_{ImGui::CreateContext()}, own_{ImGui::CreateContext()} {
    ImGui::SetCurrentContext(own_);
    compat::pretend_atlas();
    board_ = std::make_unique<Board>();
    board_->record_to(&seen);
  }
  ~BoardDrawn() override {
    board_.reset();
    ImGui::DestroyContext(own_);
    ImGui::SetCurrentContext(main_);
    ImGui::DestroyContext(main_);
  }
  BoardDrawn(const BoardDrawn&) = delete;
  BoardDrawn& operator=(const BoardDrawn&) = delete;

 protected:
  void draw(const app::BoardView& view, float width, float height) {
    app::Look look;
    look.dark = GetParam();
    compat::pretend_rendering();
    board_->draw(view, look, {width, height}, [](const Fonts::News&) { compat::pretend_atlas(); });
    compat::pretend_rendering();
  }
  [[nodiscard]] const Recorder::Text* find(std::string_view text) const {
    const auto found =
        std::ranges::find_if(seen.texts, [text](const Recorder::Text& each) { return each.text == text; });
    return found == seen.texts.end() ? nullptr : &*found;
  }
  [[nodiscard]] bool says(std::string_view text) const {
    return std::ranges::any_of(
        seen.texts, [text](const Recorder::Text& each) { return each.text.find(text) != std::string::npos; });
  }

  Recorder seen;

 private:
  ImGuiContext* main_;
  ImGuiContext* own_;
  std::unique_ptr<Board> board_;
};

TEST_P(BoardDrawn, EverybodyFitsOnEveryScreen) {
  const std::array<std::array<float, 2>, 6> sizes{
      {{640, 360}, {1280, 720}, {1920, 1080}, {3840, 2160}, {1080, 1920}, {1024, 768}}};
  for (const auto& [width, height] : sizes) {
    for (int players = 3; players <= 10; ++players) {
      SCOPED_TRACE(fmt::format("{} players at {}x{}", players, width, height));
      draw(sample_board(players), width, height);
      EXPECT_TRUE(seen.targets.empty()) << "there is nothing to tap";
      for (const Recorder::Text& text : seen.texts) {
        EXPECT_GE(text.rect.x0, -1) << text.text;
        EXPECT_LE(text.rect.x1, width + 1) << text.text;
        EXPECT_GE(text.rect.y0, -1) << text.text;
        EXPECT_LE(text.rect.y1, height + 1) << text.text;
        // Only beside the chart a name may be shortened, as the standing has it in full; the value after it never.
        EXPECT_TRUE(!text.cut || text.text.starts_with("Fürch")) << text.text;
      }
      for (int i = 0; i < players; ++i) {
        EXPECT_NE(find(fmt::format("{}", 100 + i * 11)), nullptr) << "the total of seat " << i + 1;
        EXPECT_NE(find(sample_board(players).lines[static_cast<std::size_t>(i)].name), nullptr);
      }
    }
  }
}

TEST_P(BoardDrawn, AnEveningOfTheClubFitsOnEveryScreen) {
  const std::array<std::array<float, 2>, 4> sizes{{{640, 360}, {1280, 720}, {1920, 1080}, {1080, 1920}}};
  for (const auto& [width, height] : sizes) {
    for (const int people : {0, 3, 4, 11, 24, 64}) {
      if (people == 64 && height < 720) continue;
      SCOPED_TRACE(fmt::format("{} people at {}x{}", people, width, height));
      app::BoardView view;
      view.evening = sample_evening_board(people);
      view.shows_evening = true;
      draw(view, width, height);
      for (const Recorder::Text& text : seen.texts) {
        EXPECT_GE(text.rect.x0, -1) << text.text;
        EXPECT_LE(text.rect.x1, width + 1) << text.text;
        EXPECT_LE(text.rect.y1, height + 1) << text.text;
        EXPECT_TRUE(!text.cut || text.text.starts_with("hand") || width < 1000) << text.text;
      }
      for (int i = 0; i < people; ++i) EXPECT_TRUE(says(fmt::format("{}.5", people - i))) << "everybody's total";
    }
  }
}

TEST_P(BoardDrawn, AnEveningIsReadFromTheOtherEndOfTheRoom) {
  app::BoardView view;
  view.evening = sample_evening_board(11);
  view.shows_evening = true;
  draw(view, 1920, 1080);
  EXPECT_GE(find("Player number 10")->pixels, 32);
  EXPECT_GE(find("10.5")->pixels, 32);
}

TEST_P(BoardDrawn, NamesAndTotalsAreLarge) {
  draw(sample_board(4), 1920, 1080);
  EXPECT_GE(find("111")->pixels, 60) << "a total";
  EXPECT_GE(find("Anna")->pixels, 60);
  app::BoardView plain = sample_board(4);
  plain.pays_at_once = plain.has_pots = false;
  plain.chart = {};
  draw(plain, 1920, 1080);
  EXPECT_GE(find("111")->pixels, 90) << "alone it has all the room";
  draw(sample_board(10), 1920, 1080);
  EXPECT_GE(find("111")->pixels, 28) << "ten of them";
}

TEST_P(BoardDrawn, TheHandThePaymentsAndThePotsAreSaid) {
  draw(sample_board(4), 1920, 1080);
  for (const char* text : {"Reversis · hand 3 of 11 · trick 7", "hand 2", "chips", "1.", "Clara", "pays", "25", "35"}) {
    EXPECT_TRUE(says(text)) << text;
  }
}

TEST_P(BoardDrawn, WithoutASessionItSaysSo) {
  app::BoardView none;
  none.title = "No session";
  draw(none, 1280, 720);
  ASSERT_NE(find("No session"), nullptr);
  EXPECT_EQ(seen.texts.size(), 1U);
}

TEST_P(BoardDrawn, AtTheEndItSaysWhoWonAndWhoHandsWhomWhat) {
  app::BoardView over = sample_board(4);
  over.over = true;
  over.pays_at_once = false;
  over.due.clear();
  over.headline = "Anna wins with 130 chips";
  over.settling = {"Борис hands Anna 12 (two 5s, two 1s)", "Dmitri hands Anna 18 (three 5s, three 1s)"};
  app::BoardView::Line& left = over.lines.emplace_back();
  left.seat = Seat{4};
  left.name = "Tom";
  left.total = "77";
  draw(over, 1280, 720);
  EXPECT_TRUE(says("Anna wins with 130 chips"));
  EXPECT_TRUE(says("120 bought"));
  EXPECT_TRUE(says("Tom"));
  EXPECT_FALSE(says("0."));
  EXPECT_TRUE(says("Dmitri hands Anna 18"));
}

INSTANTIATE_TEST_SUITE_P(Themes, BoardDrawn, ::testing::Bool(),
                         [](const ::testing::TestParamInfo<bool>& theme) { return theme.param ? "Dark" : "Light"; });

}  // namespace

}  // namespace nullo::gui
