// Checks that the database is sound, and that every stored score follows from the stored facts.
#pragma once

#include <string>
#include <vector>

#include "store/database.h"
#include "store/store.h"

namespace nullo::store {

// What SQLite says of the file, and whether the lists can be read; returns the problems.
std::vector<std::string> look_through(Database& database);
// Scores every session again.
Store::Verdict score_sessions(Database& database, const Progress& progress = {});
// Both.
Store::Verdict verify_database(Database& database, const Progress& progress = {});

}  // namespace nullo::store
