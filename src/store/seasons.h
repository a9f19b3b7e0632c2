// Seasons, each as a document. All run within the caller's transaction.
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "standings/season.h"

namespace nullo::store {

class Database;

// By name, with the names that people have now.
std::vector<standings::Season> read_seasons(Database& database);
// In the place of one with the same id, which must not be empty.
void write_season(Database& database, const standings::Season& season);
// The same of its document, as it is.
void write_season_document(Database& database, std::string_view id, std::string_view document);
void erase_season(Database& database, std::string_view id);

// The document of one; empty: there is none.
std::string season_document(Database& database, std::string_view id);

// People were given other names at the same time: what each old one is now.
void rename_in_seasons(Database& database, const std::map<std::string, std::string>& names);

}  // namespace nullo::store
