// Yellow is always what Enter does: on no page is there a second bright button, and on none one that Enter does not
// press.
#include <optional>
#include <string>

#include <fmt/format.h>
#include <gtest/gtest.h>

#include "gui/driver.h"
#include "gui/sample_views.h"
#include "gui/sizes.h"

namespace nullo::gui {

namespace {

template <class Meant>
bool both_are(const app::Intent& one, const app::Intent& other) {
  return one.as<Meant>() != nullptr && other.as<Meant>() != nullptr;
}

bool mean_the_same(const app::Intent& one, const app::Intent& other) {
  const auto* go = one.as<app::Go>();
  const auto* goes = other.as<app::Go>();
  if (go != nullptr && goes != nullptr) return go->to == goes->to;
  const auto* trick = one.as<app::GoToTrick>();
  const auto* tricks = other.as<app::GoToTrick>();
  if (trick != nullptr && tricks != nullptr) return trick->step == tricks->step;
  return both_are<app::Accept>(one, other) || both_are<app::SetOnPhones>(one, other) ||
         both_are<app::Decline>(one, other) || both_are<app::Rematch>(one, other) ||
         both_are<app::Resume>(one, other) || both_are<app::Back>(one, other);
}

// What is wrong with the bright buttons of the page; empty: nothing.
std::string wrong_on(const app::View& view, const Gui::Screen& screen) {
  std::string bright;
  {
    Driver person{view, screen};
    person.press(KeyName::kEscape);  // out of a field that is typed in, where Enter ends the text
    person.meant.clear();
    person.type("");
    if (person.seen.bright.size() > 1)
      return fmt::format("{} and {} are bright", person.seen.bright[0], person.seen.bright[1]);
    if (person.seen.bright.empty()) return {};
    bright = person.seen.bright.front();
    person.press(KeyName::kEnter);
    if (person.meant.empty()) return fmt::format("{} is bright, and Enter does nothing", bright);
    const app::Intent entered = person.meant.back();
    if (!person.shows(bright)) return {};  // below the edge of a page that scrolls
    person.meant.clear();
    person.click(bright);
    if (person.meant.empty()) return fmt::format("{} is bright, and does nothing", bright);
    if (!mean_the_same(entered, person.meant.back()))
      return fmt::format("{} is bright, and Enter does something else", bright);
  }
  return {};
}

}  // namespace

TEST(Yellow, IsAlwaysWhatEnterDoes) {
  for (const Sample& sample : sample_views()) {
    for (const Gui::Screen& screen : kScreens)
      EXPECT_EQ(wrong_on(sample.view, screen), "") << sample.name << " " << name_of(screen);
  }
}

}  // namespace nullo::gui
