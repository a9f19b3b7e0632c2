// Changes to people (rename, merge, split, look), each with a row that undoes it. Names in hands' facts and in entry
// logs are changed along with them: those always have the current name. So a free name can be given to somebody new,
// and undoing an old tap does not bring back an old name.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "store/database.h"
#include "store/store.h"

namespace nullo::store {

// Runs within the caller's transaction, which must be rolled back after a refusal.
std::optional<PeopleRefusal> rename_person(Database& database, std::string_view name, const std::string& to);
std::optional<PeopleRefusal> merge_people(Database& database, std::string_view name, std::string_view into);
std::optional<PeopleRefusal> split_person(Database& database, std::string_view name);
std::optional<PeopleRefusal> write_person_look(Database& database, std::string_view name, std::optional<int> colour,
                                               const std::string& short_name);
std::optional<PeopleRefusal> step_people(Database& database, bool back);

// The labels of the rows that undo and redo would take; empty: there is none.
std::string people_undo_label(Database& database);
std::string people_redo_label(Database& database);

}  // namespace nullo::store
