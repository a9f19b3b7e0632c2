// What a finger throws goes on, as the lists of phones do.
#include <string>
#include <utility>

#include <gtest/gtest.h>

#include "gui/driver.h"
#include "gui/sample_views.h"
#include "gui/sizes.h"

namespace nullo::gui {

namespace {

constexpr float kX = 200;

// How far the list has moved: the number of the first line in sight, and how much of it is out of sight.
std::pair<int, float> read_to(const Driver& person) {
  for (const Recorder::Target& each : person.seen.targets) {
    if (each.name.starts_with("past/id") && !each.rect.empty()) return {std::stoi(each.name.substr(7)), -each.whole.y0};
  }
  return {};
}

// The finger goes up from 600 to 360, and rests before it leaves the list or not.
void drag_up(Driver& person, bool rests) {
  person.type("");
  person.events().add(MouseMove{{kX, 600}});
  person.events().add(MouseButton{true});
  person.settle();
  for (const float y : {540.0F, 480.0F, 420.0F, 360.0F}) {
    person.events().add(MouseMove{{kX, y}});
    person.settle();
  }
  if (rests) person.type("");
  person.events().add(MouseButton{false});
  person.settle();
}

}  // namespace

TEST(Scrolling, AListThatIsThrownGoesOnAndStops) {
  Driver person{sample_past(60), kUprightPhone};
  drag_up(person, false);
  const auto thrown = read_to(person);
  person.type("");
  const auto later = read_to(person);
  EXPECT_GT(later, thrown);
  auto before = later;
  do {  // it comes to rest
    before = read_to(person);
    person.type("");
  } while (read_to(person) != before);
  EXPECT_GT(before, later);
}

TEST(Scrolling, AListThatIsLetGoOfStays) {
  Driver person{sample_past(60), kUprightPhone};
  drag_up(person, true);
  const auto left = read_to(person);
  person.type("");
  EXPECT_EQ(read_to(person), left);
}

TEST(Scrolling, AFingerStopsAListAndPressesNothing) {
  Driver person{sample_past(60), kUprightPhone};
  drag_up(person, false);
  person.events().add(MouseMove{{kX, 400}});
  person.events().add(MouseButton{true});
  person.events().add(MouseButton{false});
  person.settle();
  EXPECT_TRUE(person.meant.empty());
  const auto stopped = read_to(person);
  person.type("");
  EXPECT_EQ(read_to(person), stopped);
  person.events().add(MouseButton{true});
  person.events().add(MouseButton{false});
  person.settle();
  EXPECT_NE(last_meant<app::OpenPast>(person), nullptr) << "the next tap counts";
}

}  // namespace nullo::gui
