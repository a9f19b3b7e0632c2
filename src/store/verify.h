// Looks whether the database is whole, and whether every stored score is what its facts come to.
#pragma once

#include "store/database.h"
#include "store/store.h"

namespace nullo::store {

Store::Verdict verify_database(Database& database);

}  // namespace nullo::store
