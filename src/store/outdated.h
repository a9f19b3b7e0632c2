// Whether the next opening has a long work to do: tables and statistics that an older version has left are made anew.
#pragma once

#include <cstdint>
#include <filesystem>

namespace nullo::store {

// The number of hands that whoever opens the database to write will score first; 0: none, or the file cannot be read
// now, which the opening says. Changes nothing.
std::int64_t hands_to_count(const std::filesystem::path& path);

}  // namespace nullo::store
