// What is said while the data of an older version are brought up to date.
#pragma once

#include <cstdint>
#include <filesystem>
#include <string>

namespace nullo::app {

// Why opening this database takes more than a moment, as sentences; empty: it does not.
std::string outdated_text(const std::filesystem::path& database);
// The same by the number of hands that are scored again.
std::string outdated_text(std::int64_t hands);

}  // namespace nullo::app
