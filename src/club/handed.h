// What has been handed over at a table, as JSON: [{"from":"seat:0","to":"pot:1","amount":3}], on the wire and in the
// hub's file.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "core/fault.h"
#include "json/tree.h"
#include "ledger/handing.h"

namespace nullo::club {

// What goes past a pot becomes two steps.
std::string write_handed(std::span<const Handing> handed);
std::vector<Handing> read_handed(json::Value value, Faults& faults);
// Faults where it names a seat that a session of so many has not.
void check_handed(std::span<const Handing> handed, int seats, Faults& faults);

}  // namespace nullo::club
