// Red is what is not stored and what is gone for good; nothing else, on any page.
#include <algorithm>
#include <array>

#include <gtest/gtest.h>

#include "gui/driver.h"
#include "gui/sample_views.h"
#include "gui/sizes.h"

namespace nullo::gui {

namespace {

// The words of a button that takes something away for good.
bool is_for_good(const app::View& view, const std::string& words) {
  if (view.dialog && view.dialog->careful && words == view.dialog->yes) return true;
  return words.starts_with("Delete") || words.starts_with("Forget ");
}

}  // namespace

TEST(Red, IsNotStoredAndGoneForGoodAndNothingElse) {
  for (const Gui::Screen& screen : {kDeskScreen, kUprightPhone}) {
    for (const Sample& sample : sample_views()) {
      const Driver person{sample.view, screen};
      if (!sample.view.trouble.empty()) continue;
      for (const std::string& words : person.seen.red)
        EXPECT_TRUE(is_for_good(sample.view, words)) << sample.name << ", " << name_of(screen) << ": " << words;
    }
  }
}

TEST(Red, IsTheGroundOfWhatIsNotStored) {
  app::View view = sample_table();
  view.trouble = "The disk is full: this tap is not stored yet.";
  const Driver person{view, kDeskScreen};
  EXPECT_FALSE(person.seen.red.empty());
}

TEST(Red, IsNoRefusalAtTheTable) {
  app::View view = sample_table();
  std::get<app::TableView>(view.screen).problem = "The hand is not complete yet.";
  const Driver person{view, kDeskScreen};
  EXPECT_TRUE(person.seen.red.empty());
}

}  // namespace nullo::gui
