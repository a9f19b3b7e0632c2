// Writes sessions into a store as an import does: all or none.
#pragma once

#include <string>
#include <vector>

#include "document/document.h"
#include "store/store.h"

namespace nullo::testing {

inline void import_all(store::Store& store, const std::vector<session::Session>& sessions,
                       const std::vector<session::Session>& replacing = {},
                       const std::vector<std::string>& brought_back = {}) {
  std::vector<std::string> texts;
  for (const auto* list : {&sessions, &replacing}) {
    for (const session::Session& session : *list) {
      texts.push_back(document::write_session(session, json::Writer::Style::kCompact));
    }
  }
  const auto first_replacing = texts.begin() + static_cast<std::ptrdiff_t>(sessions.size());
  store.import_all({texts.begin(), first_replacing}, {first_replacing, texts.end()}, brought_back);
}

}  // namespace nullo::testing
