// Changes to people - renamed, merged, split, their look - each with what undoes it. Names in the facts of hands and in
// the entry logs follow: there everybody has the name by which they are known now, so that a name that is free can be
// given to somebody new, and undoing an old tap brings no old name back.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "store/database.h"
#include "store/store.h"

namespace nullo::store {

// Within the caller's transaction, which has to be rolled back after a refusal.
std::optional<PeopleRefusal> rename_person(Database& database, std::string_view name, const std::string& to);
std::optional<PeopleRefusal> merge_people(Database& database, std::string_view name, std::string_view into);
std::optional<PeopleRefusal> split_person(Database& database, std::string_view name);
std::optional<PeopleRefusal> write_person_look(Database& database, std::string_view name, std::optional<int> colour,
                                               const std::string& short_name);
std::optional<PeopleRefusal> step_people(Database& database, bool back);

// The labels of the rows that undo and redo would take; empty: none.
std::string people_undo_label(Database& database);
std::string people_redo_label(Database& database);

}  // namespace nullo::store
