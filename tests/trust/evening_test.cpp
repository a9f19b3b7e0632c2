// That the evening which the sweeps go through is one: every step does what its name says when nothing fails.
#include "trust/evening.h"

#include <fstream>
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
  const testing::Scratch scratch;
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
    if (step.name == "a copy is made by command") {
      EXPECT_EQ(files_in(folder)[kForeignPart], "theirs");
    }
    const bool changed = contents(desk.database()) != before;
    EXPECT_EQ(changed, !leaves_all_as_it_was(step.name));
  }
  store::Store store{folder / "nullo.db", store::Store::Access::kWrite};
  EXPECT_EQ(store.verify().problems, std::vector<std::string>{});
}

// While the window is open the file is removed, moved or replaced, at each step in turn.
class AFileTakenAway : public ::testing::Test {
 protected:
  AFileTakenAway() { std::filesystem::create_directories(folder_); }

  void take_away(const std::filesystem::path& database) {
    switch (++taken_ % 3) {
      case 0:
        std::filesystem::remove(database);
        break;
      case 1:
        std::filesystem::rename(database, scratch_ / "elsewhere.db");
        break;
      default:
        std::ofstream{scratch_ / "other"} << "{}";
        std::filesystem::rename(scratch_ / "other", database);
    }
  }

  // Does the step without its file, as far as it goes, and what the program then offers.
  void disturb(const Step& step, Desk& desk) {
    step.way ? step.way(desk) : static_cast<void>(desk.open());
    if (step.damaged || !desk.is_open()) return;
    const std::string before = contents(desk.database());
    take_away(desk.database());
    Outcome outcome;
    for (std::size_t act = 0; act < step.acts.size() && outcome.done; ++act) outcome = step.acts[act](desk);
    if (desk.is_open() && desk.program().view().dialog && !outcome.done) {
      EXPECT_NE(outcome.said.find("was moved, removed or replaced"), std::string::npos) << outcome.said;
      ++asked_;
      EXPECT_TRUE(desk.mean(app::Accept{}).done);
    } else {  // nothing was to be stored, or it was a command: what was there is saved as a backup
      const Outcome restored = desk.call({"restore", "last"});
      EXPECT_TRUE(restored.done) << restored.said;
    }
    EXPECT_EQ(contents(desk.database()), before);
  }

  testing::Scratch scratch_;
  std::filesystem::path folder_ = scratch_ / "evening";
  int taken_ = 0;
  int asked_ = 0;
};

TEST_F(AFileTakenAway, AtAnyStepOfTheEveningTakesNothingWithIt) {
  int first_id = 0;
  for (const Step& step : evening()) {
    SCOPED_TRACE(step.name);
    const Files files = files_in(folder_);
    first_id += kIdsPerStep;
    {
      Desk desk{folder_, first_id};
      disturb(step, desk);
    }
    put_files(files, folder_);
    Desk desk{folder_, first_id};
    if (step.way) step.way(desk);
    for (const auto& act : step.acts) ASSERT_TRUE(act(desk).done);
    desk.close();
    if (HasFailure()) return;
  }
  EXPECT_GT(asked_, 25);
}

}  // namespace
}  // namespace nullo::trust
