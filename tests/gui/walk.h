// Somebody who looks at every page of the window, one after another, and answers no to every question.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "app/program.h"
#include "gui/driver.h"

namespace nullo::gui {

// One page as it was drawn.
struct Looked {
  std::string page;    // "session 0b5c…", "past"
  std::string scores;  // of a session's page: the numbers of its sheet; of others empty
  bool asked = false;  // the program asked something, or said that something failed
};

// `ids`: the sessions to open. `look` is called with each page, as soon as it is drawn. Nothing that is meant changes a
// session.
void walk(app::Program& program, Driver& person, const std::vector<std::string>& ids,
          const std::function<void(const Looked&)>& look);

}  // namespace nullo::gui
