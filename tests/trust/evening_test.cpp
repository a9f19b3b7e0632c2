// That the evening which the sweeps go through is one: every step does what its name says when nothing fails.
#include "trust/evening.h"

#include <set>

#include <gtest/gtest.h>

#include "games/registry.h"
#include "store/store.h"
#include "support/scratch.h"

namespace nullo::trust {
namespace {

// What they do is elsewhere than in what is stored, or they take it back themselves.
bool leaves_all_as_it_was(const std::string& step) {
  static const std::set<std::string> kThese{"a new database is made",
                                            "the program starts after a crash",
                                            "taps are undone and redone",
                                            "the merging is undone and redone",
                                            "a backup is made",
                                            "a session is written as a page",
                                            "all is exported",
                                            "a copy is made by command",
                                            "all is verified",
                                            "an old database is brought up to date"};
  return kThese.contains(step);
}

TEST(TheEvening, HasAHandOfEveryGame) {
  std::set<std::string> begun;
  for (const Step& step : evening()) begun.insert(step.name);
  for (const games::Info& game : games::all()) {
    EXPECT_TRUE(begun.contains("a hand of " + std::string{game.id} + " is entered")) << game.id;
  }
}

TEST(TheEvening, GoesThroughEveryStepWhenNothingFails) {
  const testing::Scratch scratch{testing::memory_folder()};
  const std::filesystem::path folder = scratch / "evening";
  std::filesystem::create_directories(folder);
  int first_id = 0;
  std::string before;
  for (const Step& step : evening()) {
    SCOPED_TRACE(step.name);
    Desk desk{folder, first_id += kIdsPerStep};
    if (step.way) step.way(desk);
    if (!step.damaged) before = contents(desk.database());
    for (const auto& act : step.acts) {
      const Outcome outcome = act(desk);
      ASSERT_TRUE(outcome.done) << outcome.said;
    }
    const bool changed = contents(desk.database()) != before;
    EXPECT_EQ(changed, !leaves_all_as_it_was(step.name));
  }
  store::Store store{folder / "nullo.db", store::Store::Access::kWrite};
  EXPECT_EQ(store.verify().problems, std::vector<std::string>{});
}

}  // namespace
}  // namespace nullo::trust
