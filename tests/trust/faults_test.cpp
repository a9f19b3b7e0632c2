// The disk fails, or the program dies, at every call of an evening: with NULLO_TRUST=full in the environment at every
// single one, with a number there at so many for each fault, else at a few that are spread over the whole evening.
#include <chrono>
#include <cstdlib>
#include <map>
#include <string>

#include <fmt/format.h>
#include <gtest/gtest.h>

#include "trust/sweep.h"

namespace nullo::trust {
namespace {

struct Kind {
  Fault fault;
  bool for_ever;
  const char* name;
};

// NULLO_TRUST_STEP in the environment: only steps with this text in their names.
bool is_asked_for(const Prepared& prepared) {
  const char* wanted = std::getenv("NULLO_TRUST_STEP");
  return wanted == nullptr || prepared.step.name.find(wanted) != std::string::npos;
}

class ADiskThatFails : public ::testing::TestWithParam<Kind> {
 protected:
  struct Counts {
    long injected = 0;
    long died = 0;
    long said = 0;
    long without_effect = 0;  // everything was stored all the same, so there was nothing to say
    long broken = 0;
    long missed = 0;  // fewer calls were made than in the run without faults
  };

  void count(const Prepared& prepared, const Plan& plan, const Trial& trial) {
    if (!trial.struck && trial.broken.empty()) {
      ++counts_.missed;
      return;
    }
    ++counts_.injected;
    if (trial.died) ++counts_.died;
    if (!trial.said.empty()) ++counts_.said;
    if (!trial.died && trial.said.empty()) ++counts_.without_effect;
    if (trial.broken.empty()) return;
    ++counts_.broken;
    const std::string symptom = prepared.step.name + ": " + trial.broken.front().substr(0, kSymptom);
    Symptom& seen = symptoms_[symptom];
    seen.at += fmt::format(" {} ({})", plan.at, trial.call);
    if (seen.count++ > 0) return;
    seen.first =
        fmt::format("{}, {} at call {}{} ({}): {}\nIt said: {}", prepared.step.name, to_text(plan.fault), plan.at,
                    plan.for_ever ? " and for ever" : "", trial.call, trial.broken.front(), trial.said);
  }

  // Each symptom of each step with the first run that showed it, and at which calls it was shown.
  void show_symptoms() const {
    for (const auto& [symptom, seen] : symptoms_) {
      ADD_FAILURE() << seen.first << "\n" << seen.count << " such runs, at:" << seen.at;
    }
  }

  static constexpr std::size_t kSymptom = 40;  // so many letters of two sentences tell them apart

  struct Symptom {
    long count = 0;
    std::string first;
    std::string at;  // the calls
  };

  Counts counts_;
  std::map<std::string, Symptom> symptoms_;
};

TEST_P(ADiskThatFails, LosesNothingThatWasShownAndIsNeverPassedOver) {
  Sweep& sweep = the_sweep();
  const Kind& kind = GetParam();
  long calls = 0;
  for (const Prepared& prepared : sweep.steps()) {
    if (is_asked_for(prepared)) calls += prepared.calls.at(kind.fault);
  }
  const long stride = stride_through(calls);
  long number = 0;
  for (const Prepared& prepared : sweep.steps()) {
    if (!is_asked_for(prepared)) continue;
    for (long at = 1; at <= prepared.calls.at(kind.fault); ++at) {
      if (++number % stride != 0) continue;
      const Plan plan{kind.fault, at, kind.for_ever};
      count(prepared, plan, sweep.run(prepared, plan));
    }
  }
  std::printf(
      "trust: %s%s: %ld calls, %ld faults injected, %ld survived (%ld died, %ld said so, %ld without effect), "
      "%ld broken; %ld not reached\n",
      std::string{to_text(kind.fault)}.c_str(), kind.for_ever ? ", for ever" : "", calls, counts_.injected,
      counts_.injected - counts_.broken, counts_.died, counts_.said, counts_.without_effect, counts_.broken,
      counts_.missed);
  show_symptoms();
  EXPECT_EQ(counts_.broken, 0);
  EXPECT_GT(counts_.injected, 0);
}

constexpr std::array kKinds{
    Kind{Fault::kDeath, false, "Death"},       Kind{Fault::kTornDeath, false, "TornDeath"},
    Kind{Fault::kError, false, "ErrorOnce"},   Kind{Fault::kError, true, "ErrorForEver"},
    Kind{Fault::kFull, false, "FullOnce"},     Kind{Fault::kFull, true, "FullForEver"},
    Kind{Fault::kShort, false, "ShortOnce"},   Kind{Fault::kShort, true, "ShortForEver"},
    Kind{Fault::kLocked, false, "LockedOnce"}, Kind{Fault::kLocked, true, "LockedForEver"},
};

INSTANTIATE_TEST_SUITE_P(Everywhere, ADiskThatFails, ::testing::ValuesIn(kKinds),
                         [](const auto& tested) { return std::string{tested.param.name}; });

}  // namespace
}  // namespace nullo::trust
