// The power fails during an evening: with NULLO_TRUST=full in the environment after every call that changes a file, in
// several of the states in which the disk may be left; with a number there after so many calls; else after a few.
#include "trust/power_cut.h"

#include <cstdio>

#include <gtest/gtest.h>

#include "trust/sweep.h"

namespace nullo::trust {
namespace {

constexpr std::uint32_t kStates = 4;  // each cut is tried in so many states of the disk
constexpr int kMostShown = 10;

// A step as it went, with what was on the disk before it.
struct Went {
  const Prepared* prepared = nullptr;
  Medium medium;
  std::vector<Happened> happened;
};

class APowerCut : public ::testing::Test {
 protected:
  // Goes on with one process through steps that follow each other, and cuts after each call.
  void cut(const Went& went, std::size_t stride, std::size_t& number) {
    Medium medium = went.medium;
    std::size_t acknowledged = 0;
    for (const Happened& happened : went.happened) {
      medium.happened(happened);
      if (happened.what == Happened::What::kAcknowledged) ++acknowledged;
      if (++number % stride == 0) look(*went.prepared, medium, acknowledged, static_cast<std::uint32_t>(number));
    }
  }

  void look(const Prepared& prepared, const Medium& medium, std::size_t acknowledged, std::uint32_t number) {
    ++cuts_;
    const std::vector<std::string> allowed = allowed_after(prepared, acknowledged);
    for (std::uint32_t state = 0; state < kStates; ++state) {
      put_files(medium.after_cut(state <= 1 ? state : number * kStates + state), the_sweep().folder());
      const std::vector<std::string> broken =
          faults_left(the_sweep().folder(), prepared.step, allowed, prepared.stored.back());
      ++states_;
      if (broken.empty()) continue;
      ++broken_;
      if (broken_ <= kMostShown) {
        ADD_FAILURE() << prepared.step.name << ", power cut " << number << ", state " << state << " of the disk, "
                      << acknowledged << " acts acknowledged: " << broken.front();
      }
    }
  }

  long cuts_ = 0;
  long states_ = 0;
  long broken_ = 0;
};

TEST_F(APowerCut, LosesNothingThatWasShownAsStored) {
  std::vector<Went> all;
  std::size_t calls = 0;
  watch(the_sweep().folder());  // another test may have watched another folder since
  for (const Prepared& prepared : the_sweep().steps()) {
    put_files(prepared.files, the_sweep().folder());
    Desk desk{the_sweep().folder(), prepared.first_id};
    if (prepared.step.way) prepared.step.way(desk);
    const std::map<std::string, int> numbers = note_all();
    Medium medium{files_in(the_sweep().folder()), numbers};
    for (const auto& act : prepared.step.acts) {
      ASSERT_TRUE(act(desk).done);
      note_acknowledged();
    }
    all.push_back({&prepared, std::move(medium), stop_noting()});
    calls += all.back().happened.size();
  }
  const auto stride = static_cast<std::size_t>(stride_through(static_cast<long>(calls)));
  std::size_t number = 0;
  for (const Went& went : all) cut(went, stride, number);
  std::printf("trust: power cut: %zu calls, %ld cuts in %ld states of the disk, %ld survived, %ld broken\n", calls,
              cuts_, states_, states_ - broken_, broken_);
  EXPECT_EQ(broken_, 0);
  EXPECT_GT(states_, 0);
}

}  // namespace
}  // namespace nullo::trust
