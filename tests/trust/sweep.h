// Goes through the evening again and again, each time with a fault at another call, and looks what is left.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "support/scratch.h"
#include "trust/evening.h"
#include "trust/faulty_disk.h"

namespace nullo::trust {

// A step with the files before it, and what is stored before it and after each of its acts.
struct Prepared {
  Step step;
  Files files;
  std::vector<std::string> stored;  // one more than there are acts; stored[0] is empty if the database is damaged
  std::vector<std::string> shown;   // by Desk::shown(), likewise
  std::string between;              // what may be stored in the middle of a step that begins a session; else empty
  int first_id = 0;
  std::map<Fault, long> calls;  // to how many calls of the step each fault can happen
};

// What became of a run with a fault.
struct Trial {
  bool struck = false;
  bool died = false;                // as the fault wanted it
  std::string said;                 // by which the program said what failed; empty: it said nothing
  std::string call;                 // "write nullo.db-wal"
  std::vector<std::string> broken;  // promises that were not kept, as sentences; empty: it survived
};

class Sweep {
 public:
  Sweep();

  [[nodiscard]] const std::vector<Prepared>& steps() const { return steps_; }
  // Where the steps are run.
  [[nodiscard]] const std::filesystem::path& folder() const { return folder_; }
  // Runs a step in a process of its own with this fault, and looks at what is left.
  Trial run(const Prepared& prepared, const Plan& plan);

 private:
  testing::Scratch scratch_;
  std::filesystem::path folder_ = scratch_ / "evening";
  std::vector<Prepared> steps_;
};

// Made once for all tests of the process.
Sweep& the_sweep();

// What may be stored after so many acts were acknowledged and the next one was under way.
std::vector<std::string> allowed_after(const Prepared& prepared, std::size_t acknowledged);

// Every how many-th of these calls is tried: each one with NULLO_TRUST=full in the environment, about ten in all with
// `short`, so many with a number; else four, as one test among others.
long stride_through(long calls);

// What is wrong with what a folder has after a fault, where one of these contents is allowed; empty: nothing.
std::vector<std::string> faults_left(const std::filesystem::path& folder, const Step& step,
                                     const std::vector<std::string>& allowed, const std::string& last);

}  // namespace nullo::trust
