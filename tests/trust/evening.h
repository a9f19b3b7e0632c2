// An evening as people use Nullo, step by step: sessions of every game, corrections, undo, people, repairs, files that
// come in and go out, backups, a damaged database. Each step begins with a start of the program on what the steps
// before it have left, as after a crash, and has one or more acts: the intents and calls of which each is acknowledged
// by itself.
#pragma once

#include <filesystem>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "app/program.h"

namespace nullo::trust {

// What came of an act.
struct Outcome {
  bool done = true;  // nothing failed, as far as the program says
  std::string said;  // the sentence that says what failed
};

// The place of somebody who uses the program on the database of one folder, in the window's way or by commands.
class Desk {
 public:
  explicit Desk(std::filesystem::path folder, int first_id = 0);

  // Starts the program. Closes it first if it runs.
  Outcome open();
  void close() { program_.reset(); }
  // Opens the program if it does not run.
  Outcome mean(const app::Intent& intent);
  Outcome type(char key);  // as tests/support/table_driver.h has the keys
  // Runs a command on the database; the program is closed before.
  Outcome call(const std::vector<std::string>& arguments);
  // For somebody whose entry waits because the database was locked.
  Outcome wait();

  // What the screen asks and what is begun there: whoever sees that a key was taken does not press it again.
  [[nodiscard]] std::string shown() const;

  [[nodiscard]] bool is_open() const { return program_ && program_->is_open(); }
  [[nodiscard]] bool has_no_database() const { return program_ && !program_->is_open(); }
  // The program could not open the database because it was locked, and tries again.
  [[nodiscard]] bool waits_to_open() const { return program_ && !program_->is_open() && program_->poll_after() > 0; }

  // Another program writes, and this one looks now and then whether it may.
  [[nodiscard]] bool reads_along() const { return program_ && program_->is_open() && program_->poll_after() > 0; }

  // Intents that must not fail, in front of a step.
  void need(const app::Intent& intent);
  void need(const std::string& keys);

  [[nodiscard]] app::Program& program() { return *program_; }
  [[nodiscard]] const std::filesystem::path& folder() const { return folder_; }
  [[nodiscard]] std::filesystem::path database() const { return folder_ / "nullo.db"; }

 private:
  [[nodiscard]] Outcome outcome() const;

  std::filesystem::path folder_;
  int ids_;
  std::optional<app::Program> program_;
};

struct Step {
  std::string name;
  std::function<void(Desk&)> way;  // what goes before, without faults; may be empty
  std::vector<std::function<Outcome(Desk&)>> acts;
  // Acts that belong together, like a question and its answer: after a failure people begin with the first one again.
  bool together = false;
  bool damaged = false;  // the database is damaged until the last act is done
  // A session begins: it is stored, and then its first hand is. In between people resume it from the start page.
  bool begins = false;
  bool typed = false;  // each act is a key at the table
};

// The steps of the evening, in order.
std::vector<Step> evening();

// A file of other people, which lies where a program might put what is not whole yet. It stays as it is: "theirs".
inline constexpr const char* kForeignPart = "copy.db.part";

// A desk has ids from its first one on, fewer than this.
inline constexpr int kIdsPerStep = 1000;

// All that is stored, as text: sessions with their logs, people, rules, what was handed over. Without the times at
// which something was done, and with the same id for all sessions that one desk has begun. Empty if nothing is stored.
// Throws store::StoreError.
std::string contents(const std::filesystem::path& database);

// What would be stored if the newest session had no hand yet: between the two parts of a step that begins a session.
// `before`: the files before the step; `folder`: one to work in, which is emptied.
std::string contents_between(const std::filesystem::path& database, const std::map<std::string, std::string>& before,
                             const std::filesystem::path& folder);

// The files of a folder and below, by their relative paths, without SQLite's shared memory, which no crash leaves.
using Files = std::map<std::string, std::string>;
Files files_in(const std::filesystem::path& folder);
// Makes the folder hold these files and nothing else.
void put_files(const Files& files, const std::filesystem::path& folder);

}  // namespace nullo::trust
