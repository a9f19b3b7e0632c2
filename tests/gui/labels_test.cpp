// Whoever hears the screen finds what can be tapped by its name.
#include "gui/kit/labels.h"

#include <string>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

#include "gui/driver.h"
#include "gui/sample_views.h"
#include "gui/sizes.h"

namespace nullo::gui {

namespace {

// Pairs of a target's name and its label.
std::vector<std::pair<std::string, std::string>> labelled(const Driver& person) {
  const std::vector<std::string> all = labels(person.seen);
  std::vector<std::pair<std::string, std::string>> pairs;
  for (std::size_t i = 0; i < all.size(); ++i) pairs.emplace_back(person.seen.targets[i].name, all[i]);
  return pairs;
}

std::string label_of(const Driver& person, std::string_view name) {
  for (const auto& [target, label] : labelled(person)) {
    if (target == name) return label;
  }
  return "no such target";
}

}  // namespace

TEST(Labels, EveryTargetOfEveryPageHasOne) {
  for (const Sample& sample : sample_views()) {
    for (const Gui::Screen& screen : kScreens) {
      Driver person{sample.view, screen};
      person.type("");
      EXPECT_FALSE(person.seen.targets.empty()) << sample.name;
      for (const auto& [name, label] : labelled(person)) {
        EXPECT_TRUE(can_be_read_aloud(label))
            << sample.name << " at " << name_of(screen) << ": " << name << " is '" << label << "'";
      }
    }
  }
}

TEST(Labels, AreTheWordsThatStandThere) {
  Driver person{sample_table(), kUprightPhone};
  person.type("");
  EXPECT_EQ(label_of(person, "menu"), "Menu");
  EXPECT_EQ(label_of(person, "back"), "Back");
  EXPECT_TRUE(label_of(person, "undo").starts_with("Undo ")) << label_of(person, "undo");
  person.click("menu");
  EXPECT_EQ(label_of(person, "menu/note"), "Change the note Dmitri had to leave the table for a minute.");
}

TEST(Labels, OfFieldsSayWhatStandsInThem) {
  Driver person{sample_new_session(), kUprightPhone};
  person.type("");
  EXPECT_EQ(label_of(person, "name/1"), "Name 1: Anna");
  EXPECT_EQ(label_of(person, "place/1/back"), "Place 1 back");
}

TEST(Labels, NameNoKey) {  // "Enter OK"
  for (const Sample& sample : sample_views()) {
    Driver person{sample.view, kDeskScreen};
    person.type("");
    for (const Recorder::Key& key : person.seen.keys) {
      if (key.key.size() < 2) continue;
      EXPECT_FALSE(label_of(person, key.target).starts_with(key.key + " ")) << sample.name << ": " << key.target;
    }
  }
}

}  // namespace nullo::gui
