// Imports each file whole or not at all: everything in it is read and compared first, then stored in one transaction.
#include <algorithm>
#include <cstdint>
#include <string>
#include <vector>

#include <fmt/format.h>

#include "app/exchange/importing.h"
#include "cli/cli.h"
#include "cli/commands.h"
#include "cli/files.h"
#include "cli/progress_line.h"
#include "cli/refusals.h"
#include "cli/stored.h"
#include "store/store.h"
#include "text/say.h"

namespace nullo::cli {

namespace {

using State = app::ImportDocument::State;

app::ImportFile read_file(store::Store& store, app::Input& input, bool has_lines, const Progress& progress) {
  app::ImportFile file;
  if (!has_lines) {
    file.add(store, input.read_document(), input.name());
    return file;
  }
  app::Lines lines{input};
  while (const std::optional<std::string_view> line = lines.next()) {
    if (app::is_blank(*line)) continue;
    file.add(store, *line, fmt::format("{}:{}", input.name(), lines.number()));
    if (progress) progress({text::say("documents are read"), static_cast<std::int64_t>(file.documents().size())});
  }
  return file;
}

// The line to print for a document that was stored; empty for a second copy in the same file.
std::string said_of(const app::ImportDocument& document) {
  switch (document.state) {
    case State::kNew:
      return fmt::format("{}: {}", document.place, text::say("stored {document}", document.named));
    case State::kStored:
      return fmt::format("{}: {}", document.place,
                         text::say("nothing changed, {document} is stored already", document.named));
    case State::kDeleted:
      return fmt::format("{}: {}", document.place,
                         text::say("brought back {document}, which had been deleted", document.named));
    case State::kOther:
      return fmt::format("{}: {}", document.place, text::say("replaced {document}", document.named));
    case State::kTwice:
    case State::kRefused:
      break;
  }
  return {};
}

// Prints why the document is refused; true if it is.
bool refuse(const app::ImportDocument& document, bool replace) {
  if (document.state == State::kRefused) {
    print_faults(document.place, document.faults);
  } else if (document.state == State::kOther && !replace) {
    Faults faults;
    faults.add({"/id",
                document.season ? text::say("a season that is new, or equal to the stored one")
                                : text::say("a session that is new, or equal to the stored one"),
                document.deleted ? text::say("another one with this id, which has been deleted, and no --replace")
                                 : text::say("another one with this id, and no --replace")});
    print_faults(document.place, faults);
  } else {
    return false;
  }
  return true;
}

app::ImportFile read_and_compare(store::Store& store, app::Input& input, bool has_lines) {
  ProgressLine line;
  app::ImportFile file = read_file(store, input, has_lines, line.progress());
  file.compare(store);
  return file;
}

std::vector<std::string> store_in(store::Store& store, const app::ImportFile& file) {
  ProgressLine line;
  return file.store_in(store, line.progress());
}

int import_file(store::Store& store, app::Input& input, const ImportCall& call) {
  const bool has_lines = call.lines || app::has_lines(input.name());
  const app::ImportFile file = read_and_compare(store, input, has_lines);
  bool refused = false;
  for (const app::ImportDocument& document : file.documents()) refused = refuse(document, call.replace) || refused;
  if (refused) {
    if (has_lines) refuse_call(text::say("nothing of {file} has been stored.", input.name()));
    return kRefused;
  }
  const std::vector<std::string> changes = store_in(store, file);
  for (const app::ImportDocument& document : file.documents()) {
    if (const std::string said = said_of(document); !said.empty()) say(said);
  }
  for (const std::string& change : changes) say(fmt::format("{}: {}", input.name(), change));
  return kDone;
}

}  // namespace

int import(const std::filesystem::path& database, const ImportCall& call) {
  store::Store store = open_to_write(database);
  int code = kDone;
  for (const std::string& file : call.files) {
    std::optional<app::Input> input = open_input(file);
    code = std::max(code, input ? import_file(store, *input, call) : static_cast<int>(kRefused));
  }
  return code;
}

}  // namespace nullo::cli
