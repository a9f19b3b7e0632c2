// Sessions that were deleted, for `nullo restore` and the completion.
#pragma once

#include <filesystem>
#include <string_view>
#include <vector>

#include "store/store.h"

namespace nullo::cli {

// The deleted sessions whose ids begin with this, newest first; none if the database cannot be read.
std::vector<store::Listed> deleted_sessions(const std::filesystem::path& database, std::string_view said);

// Makes it a session like any other again, and prints so, with what changes where it is a part of an evening. Throws
// store::StoreError.
int bring_back(const std::filesystem::path& database, const store::Listed& deleted);

}  // namespace nullo::cli
