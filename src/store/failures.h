// What failed in SQLite, as a sentence people can act on.
#pragma once

#include <filesystem>
#include <string_view>

#include <SQLiteCpp/Exception.h>

#include "store/store.h"

namespace nullo::store {

// What the person wanted, for the sentence: "the last tap is not recorded", and how to go on: "tap again".
struct Intent {
  std::string_view failed;
  std::string_view again;
};

// `system_error`: errno after the failing call; 0 if there was none.
StoreError explain(const SQLite::Exception& error, int system_error, const std::filesystem::path& path,
                   const Intent& intent);

}  // namespace nullo::store
