// Session documents on their way in: read and compared with what is stored before anything is written, and all or
// nothing of each file. The command line and the window import by these rules.
#pragma once

#include <deque>
#include <filesystem>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "app/folder.h"
#include "app/import_view.h"
#include "core/fault.h"
#include "json/tree.h"
#include "session/hand_by_hand.h"
#include "store/store.h"

namespace nullo::app {

// What is kept of it is its text: a session in memory is many times as large.
struct ImportDocument {
  enum class State {
    kNew,
    kTwice,    // the file has told an equal one before
    kStored,   // an equal one is stored
    kDeleted,  // the same, and it has been deleted: it comes back
    kOther,    // one with its id is stored, and differs: it gives way only if the person says so
    kRefused,  // see `faults`
  };
  std::string place;  // "evening.json", "season.jsonl:3"
  State state = State::kNew;
  std::string text;      // with the names that the store has now, and an id; empty: it cannot be read
  std::string id;        // and the same for these
  std::string named;     // "session 0b5c… (Tëtka, 4 hands)"
  std::string title;     // "Tëtka, Turbo: Anna, Boris, Clara, Dmitri"
  std::string details;   // "2026-11-21 19:30 · 4 hands · Clara wins with 6 points"
  bool deleted = false;  // what is stored under its id has been deleted
  Faults faults;
};

class ImportFile {
 public:
  // A file is moved, never copied. A deque allocates when it is moved: without memory that ends the program.
  ImportFile() = default;
  ImportFile(ImportFile&&) noexcept = default;
  ImportFile& operator=(ImportFile&&) noexcept = default;

  // The next document of the file, its names as the store calls those people now. One without an id gets a new one.
  void add(store::Store& store, std::string_view text, std::string place);
  // Says of each document whether it is stored already.
  void compare(store::Store& store);

  [[nodiscard]] const std::deque<ImportDocument>& documents() const { return documents_; }
  [[nodiscard]] int count(ImportDocument::State state) const;
  // How many of them change what is stored.
  [[nodiscard]] int coming() const;
  [[nodiscard]] std::set<std::string> coming_ids() const;
  [[nodiscard]] bool refused() const { return count(ImportDocument::State::kRefused) > 0; }

  // Stores what is new, what is to replace what is stored, and what comes back, in one transaction. Nothing of it was
  // refused.
  void store_in(store::Store& store) const;

 private:
  json::Tree tree_;
  std::deque<ImportDocument> documents_;                     // which leaves them where they are
  std::map<std::string_view, const ImportDocument*> by_id_;  // the first with this id
};

// A fault as it is told: "/hands/0: expected …, found …"; and how many more there are.
std::vector<std::string> fault_lines(const Faults& faults);
// The same in words: "Hand 1, trick 4: there should be …, and there is … (/hands/0/tricks/3)".
std::vector<std::string> fault_sentences(const Faults& faults);

// What has come of an import.
struct Imported {
  std::string said;           // "2 sessions imported, 1 session replaced."
  std::set<std::string> ids;  // of the sessions that came
};

// The files that the window looks at.
class Importing {
 public:
  // Reads and compares them, after those that are looked at already; one that is among these is read again.
  void look_at(store::Store& store, const std::vector<std::string>& paths);
  // The folder that is shown to choose from; a name that is typed without one is looked for there.
  void list(const std::filesystem::path& folder) { folder_ = list_folder(folder); }
  [[nodiscard]] const std::string& listed() const { return folder_.path; }
  void set_replacing(bool replacing) { replacing_ = replacing; }
  void forget() { *this = {}; }
  [[nodiscard]] bool empty() const { return files_.empty(); }
  [[nodiscard]] ImportView view(const store::Store& store) const;
  // Stores the files that can be, one after another.
  Imported run(store::Store& store);

 private:
  struct File {
    std::string path;
    std::string trouble;  // it cannot be read
    ImportFile content;
  };
  static void read(store::Store& store, File& file);
  [[nodiscard]] bool can_be_stored(const File& file) const;
  [[nodiscard]] bool brings_something(const File& file) const;
  [[nodiscard]] ImportView::File file_view(const File& file) const;

  [[nodiscard]] std::string meant(std::string path) const;

  std::vector<File> files_;
  FolderView folder_;
  bool replacing_ = false;
};

}  // namespace nullo::app
