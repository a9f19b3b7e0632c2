#include "app/example/example.h"

#include <array>
#include <cerrno>
#include <system_error>
#include <variant>

#include <stdlib.h>

#include "app/example/hint.h"
#include "document/document.h"
#include "embedded/example.h"
#include "store/store.h"
#include "text/say.h"

namespace nullo::app {
namespace {

namespace fs = std::filesystem;

constexpr const char* kFile = "example.db";

// Who wins the next tricks: entered by key, so that there is something to undo.
constexpr std::array kWinners{U'2', U'4'};

session::Session example_session(const Clock& clock) {
  json::Tree tree;
  Result<session::Session> read = document::read_facts(embedded::example_session(), tree);
  if (!read) {
    throw store::StoreError{store::StoreError::Kind::kMachine,
                            text::say("The example cannot be read: {reason}.", to_string(read.error().kept().front()))};
  }
  read->id = clock.uuid();
  read->started_at = clock.now();
  return std::move(*read);
}

}  // namespace

Example::Folder::Folder() {
  std::error_code error;
  std::string name = (fs::temp_directory_path(error) / "nullo-example-XXXXXX").string();
  if (!error && ::mkdtemp(name.data()) == nullptr) error.assign(errno, std::generic_category());
  if (error) {
    throw store::StoreError{store::StoreError::Kind::kMachine,
                            text::say("The example needs a folder for a moment, and {folder} cannot be made: {reason}.",
                                      name, error.message())};
  }
  path_ = name;
}

Example::Folder::~Folder() {
  std::error_code ignored;
  fs::remove_all(path_, ignored);
}

Example::Example(const Clock& clock) {
  const fs::path database = folder_.path() / kFile;
  store::Store{database, store::Store::Access::kWrite}.create(example_session(clock));
  app_.emplace(database, clock);
  app_->know({.vibrates = true});  // whether it does is the program's matter
  for (const char32_t winner : kWinners) app_->handle(TypeKey{winner});
  refresh();
}

Example::~Example() = default;

bool Example::handle(const Intent& intent) {
  if (intent.as<CloseExample>() != nullptr) return false;
  if (intent.as<WriteFile>() != nullptr) {
    view_.said = text::say("The example is not written to files.");
    return true;
  }
  app_->handle(intent);
  refresh();
  return !std::holds_alternative<StartView>(view_.screen);
}

void Example::hear(Outcome outcome) {
  app_->hear(outcome);
  refresh();
}

void Example::look_like(const View& around) {
  view_.look = around.look;
  view_.board = around.board;
  view_.shares_text = around.shares_text;
}

void Example::refresh() {
  const View around = view_;
  view_ = app_->view();
  view_.stay_awake = false;
  view_.example = ExampleView{text::say("This is an example: nothing here counts."), hint(view_.screen)};
  look_like(around);
}

}  // namespace nullo::app
