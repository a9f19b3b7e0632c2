// All or nothing for each file: everything in it is read and compared first, then stored in one transaction.
#include <algorithm>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "cli/cli.h"
#include "cli/commands.h"
#include "cli/files.h"
#include "cli/refusals.h"
#include "cli/stored.h"
#include "document/document.h"
#include "document/uuid.h"
#include "store/store.h"

namespace nullo::cli {

namespace {

// What is to be done with the documents of one file.
struct Plan {
  std::vector<session::Session> fresh;
  std::vector<session::Session> replacing;
  std::vector<std::string> brought_back;  // by their ids
  std::vector<std::string> said;          // a line for each document
  bool refused = false;
};

std::string named(const session::Session& session) {
  return fmt::format("session {} ({}, {} hand{})", session.id, games::info(session.rules).name, session.hands.size(),
                     session.hands.size() == 1 ? "" : "s");
}

class FileImport {
 public:
  FileImport(store::Store& store, Input& input, const ImportCall& call) : store_{store}, input_{input}, call_{call} {}

  int run() {
    if (call_.lines) {
      Lines lines{input_};
      while (const std::optional<std::string_view> line = lines.next()) {
        if (!is_blank(*line)) add(*line, fmt::format("{}:{}", input_.name(), lines.number()));
      }
    } else {
      add(input_.read_document(), input_.name());
    }
    if (plan_.refused) {
      if (call_.lines) complain(fmt::format("nullo: nothing of {} has been stored.\n", input_.name()));
      return kRefused;
    }
    if (!plan_.fresh.empty() || !plan_.replacing.empty() || !plan_.brought_back.empty()) {
      store_.import_all(plan_.fresh, plan_.replacing, plan_.brought_back);
    }
    for (const std::string& line : plan_.said) print(line);
    return kDone;
  }

 private:
  void add(std::string_view text, const std::string& place) {
    Result<session::Session> read = document::read_facts(text, tree_);
    if (read) read = store_.in_present_names(*read);
    if (!read) return refuse(place, read.error());
    if (read->id.empty()) {
      read->id = document::random_uuid();
    } else if (const session::Session* told = told_before(read->id)) {
      if (*told != *read) refuse_id(place, "told differently before in this file");
      return;
    } else if (const std::optional<session::Session> stored = store_.load(read->id)) {
      return add_known(*stored, *std::move(read), place);
    }
    plan_.said.push_back(fmt::format("{}: stored {}\n", place, named(*read)));
    plan_.fresh.push_back(*std::move(read));
  }

  void add_known(const session::Session& stored, session::Session read, const std::string& place) {
    const bool deleted = store_.is_deleted(read.id);
    if (stored == read && deleted) {
      plan_.said.push_back(fmt::format("{}: brought back {}, which had been deleted\n", place, named(read)));
      plan_.brought_back.push_back(read.id);
    } else if (stored == read) {
      plan_.said.push_back(fmt::format("{}: nothing changed, {} is stored already\n", place, named(read)));
    } else if (call_.replace) {
      plan_.said.push_back(fmt::format("{}: replaced {}\n", place, named(read)));
      plan_.replacing.push_back(std::move(read));
    } else {
      refuse_id(place, deleted ? "another one with this id, which has been deleted, and no --replace"
                               : "another one with this id, and no --replace");
    }
  }

  [[nodiscard]] const session::Session* told_before(std::string_view id) const {
    for (const auto* list : {&plan_.fresh, &plan_.replacing}) {
      const auto found =
          std::find_if(list->begin(), list->end(), [&](const auto& session) { return session.id == id; });
      if (found != list->end()) return &*found;
    }
    return nullptr;
  }

  void refuse_id(const std::string& place, std::string_view found) {
    Faults faults;
    faults.add({"/id", "a session that is new, or equal to the stored one", std::string{found}});
    refuse(place, faults);
  }
  void refuse(const std::string& place, const Faults& faults) {
    tell(place, faults);
    plan_.refused = true;
  }

  store::Store& store_;
  Input& input_;
  const ImportCall& call_;
  json::Tree tree_;
  Plan plan_;
};

}  // namespace

int import(const std::filesystem::path& database, const ImportCall& call) {
  store::Store store = open_to_write(database);
  int code = kDone;
  for (const std::string& file : call.files) {
    std::optional<Input> input = Input::open(file);
    code = std::max(code, input ? FileImport{store, *input, call}.run() : static_cast<int>(kRefused));
  }
  return code;
}

}  // namespace nullo::cli
