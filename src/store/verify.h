// Checks that the database is sound, and that every stored score follows from the stored facts.
#pragma once

#include "store/database.h"
#include "store/store.h"

namespace nullo::store {

Store::Verdict verify_database(Database& database, const Progress& progress = {});

}  // namespace nullo::store
