// What was handed over at a session's table, as rows. Runs within the caller's transaction.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "ledger/handing.h"
#include "store/database.h"

namespace nullo::store {

// In the order in which they were handed over.
std::vector<Handing> read_handed_over(Database& database, std::int64_t session);
void add_handed_over(Database& database, std::int64_t session, std::span<const Handing> handings);
// Replaces the stored ones.
void write_handed_over(Database& database, std::int64_t session, std::span<const Handing> handings);
void clear_handed_over(Database& database, std::int64_t session);

}  // namespace nullo::store
