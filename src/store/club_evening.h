// The plan of a club's evening, kept as a setting. Runs within the caller's transaction.
#pragma once

#include <string>
#include <string_view>

#include "draws/plan.h"

namespace nullo::store {

class Database;

// With the names that people have now. What is no plan is an empty one.
draws::Plan read_plan(Database& database);
void write_plan(Database& database, const draws::Plan& plan);

// As it is kept; empty: nobody ever planned an evening.
std::string plan_document(Database& database);
void write_plan_document(Database& database, std::string_view document);

// Of two plans that were made apart that of the later evening holds, and of one evening the one begun first.
bool holds(const draws::Plan& plan, const draws::Plan& other);

}  // namespace nullo::store
