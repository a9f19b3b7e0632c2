// What was handed over at the table of a session. Within the caller's transaction.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "ledger/handing.h"
#include "store/database.h"

namespace nullo::store {

// In the order in which it was handed over.
std::vector<Handing> read_handed_over(Database& database, std::int64_t session);
void add_handed_over(Database& database, std::int64_t session, std::span<const Handing> handings);
void clear_handed_over(Database& database, std::int64_t session);

}  // namespace nullo::store
