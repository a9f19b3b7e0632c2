// Imports session documents: reads them and compares them with what is stored before anything is written. Each file is
// imported whole or not at all. The command line and the window share these rules.
#pragma once

#include <deque>
#include <filesystem>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "app/exchange/folder.h"
#include "app/exchange/import_view.h"
#include "base/progress.h"
#include "core/fault.h"
#include "json/tree.h"
#include "session/hand_by_hand.h"
#include "store/store.h"

namespace nullo::app {

// A document of a file. It keeps the text, not the session, which would take many times the memory.
struct ImportDocument {
  enum class State {
    kNew,
    kTwice,    // an equal document came earlier in the file
    kStored,   // an equal session is stored
    kDeleted,  // an equal session is stored and was deleted: importing brings it back
    kOther,    // a different session with the same id is stored: it is replaced only if the person says so
    kRefused,  // see `faults`
  };
  std::string place;  // "evening.json", "league.jsonl:3"
  State state = State::kNew;
  std::string text;       // with the names that the store uses now, and an id; empty: the document cannot be read
  std::string id;         // the id in `text`; empty likewise
  std::string continues;  // the id of the session that it goes on with; empty: none
  std::string named;      // "session 0b5c… (Tëtka, 4 hands)"
  std::string title;      // "Tëtka, Turbo: Anna, Boris, Clara, Dmitri"
  std::string details;    // "2026-11-21 19:30 · 4 hands"
  std::string outcome;    // "Clara wins with 6 points", unless another session goes on with it
  std::optional<standings::Season> season = {};  // nothing: it is a session
  bool deleted = false;                          // the session stored under its id was deleted
  bool something_else = false;                   // refused: it does not even say that it is a session document
  Faults faults;
};

class ImportFile {
 public:
  // Can be moved, never copied. (Moving a deque allocates; if memory runs out there, the program ends.)
  ImportFile() = default;
  ImportFile(ImportFile&&) noexcept = default;
  ImportFile& operator=(ImportFile&&) noexcept = default;

  // Adds the next document of the file, with names replaced by those the store uses now. A document without an id gets
  // a new one.
  void add(store::Store& store, std::string_view text, std::string place);
  // Sets for each document whether it is stored already.
  void compare(store::Store& store);

  [[nodiscard]] const std::deque<ImportDocument>& documents() const { return documents_; }
  [[nodiscard]] int count(ImportDocument::State state) const;
  // The number of documents that would change what is stored, and how many of them are seasons.
  [[nodiscard]] int coming() const;
  [[nodiscard]] int coming_seasons() const;
  // A document that is not refused goes on with the session of this id.
  [[nodiscard]] bool continues(std::string_view id) const;
  [[nodiscard]] std::set<std::string> coming_ids() const;
  [[nodiscard]] bool refused() const { return count(ImportDocument::State::kRefused) > 0; }

  // Stores in one transaction the new sessions, those that replace stored ones, and those that come back. No document
  // of the file may be refused. A part of an evening then begins with what the part before it ends with. Returns what
  // that changed, and which names are easily mistaken for others from now on, as sentences.
  std::vector<std::string> store_in(store::Store& store, const Progress& progress = {}) const;

 private:
  using NextParts = std::map<std::string, std::string>;  // the part of its evening that follows each stored session
  static NextParts next_parts(store::Store& store);
  // Sees to it that a file has one document of an id only. True: it is the first one.
  bool is_first(ImportDocument& document);
  void add_season(std::string_view text, ImportDocument& document);

  json::Tree tree_;
  std::optional<NextParts> next_parts_;  // before anything of the file is stored
  // a deque, because adding to it does not move the documents that `by_id_` points to
  std::deque<ImportDocument> documents_;
  std::map<std::string_view, const ImportDocument*> by_id_;  // the first document with each id
  std::set<std::string_view> continued_;                     // the ids that documents go on with
};

// One line for each fault: "/hands/0: expected …, found …"; then how many more there are.
std::vector<std::string> fault_lines(const Faults& faults);
// The same in words: "Hand 1, trick 4: there should be …, and there is … (/hands/0/tricks/3)".
std::vector<std::string> fault_sentences(const Faults& faults);

// The result of an import.
struct Imported {
  std::string said;           // "2 sessions imported, 1 session replaced."
  std::set<std::string> ids;  // the ids of the sessions that were imported
};

// The files that the window previews.
class Importing {
 public:
  // Reads and compares the files, and adds them to the ones previewed already; a file that is among those is read
  // again.
  void look_at(store::Store& store, const std::vector<std::string>& paths);
  // Shows this folder to choose from; a typed name without a folder is looked up in it.
  void list(const std::filesystem::path& folder) { folder_ = list_folder(folder); }
  [[nodiscard]] const std::string& listed() const { return folder_.path; }
  void set_replacing(bool replacing) { replacing_ = replacing; }
  void forget() { *this = {}; }
  [[nodiscard]] bool empty() const { return files_.empty(); }
  [[nodiscard]] ImportView view(const store::Store& store) const;
  // Imports every file that can be imported, in order.
  Imported run(store::Store& store);

 private:
  struct File {
    std::string path;
    std::string trouble;  // why the file cannot be read; empty: it can
    ImportFile content;
  };
  static void read(store::Store& store, File& file);
  [[nodiscard]] bool can_be_stored(const File& file) const;
  [[nodiscard]] bool brings_something(const File& file) const;
  [[nodiscard]] bool goes_on(const std::string& id) const;
  [[nodiscard]] ImportView::File file_view(const File& file) const;

  [[nodiscard]] std::string meant(std::string path) const;

  std::vector<File> files_;
  FolderView folder_;
  bool replacing_ = false;
};

}  // namespace nullo::app
