// The database, as the subcommands use it.
#pragma once

#include <filesystem>
#include <memory>
#include <optional>
#include <string>

#include "store/store.h"

namespace nullo::cli {

// The database for reading; nothing, having said so, if there is none yet.
std::optional<store::Store> open_to_read(const std::filesystem::path& database);

// The database for writing. Throws store::StoreError; a damaged one stays where it is.
store::Store open_to_write(const std::filesystem::path& database);

// The id of the session that is meant: "last", or how its id begins; nothing, having said why, if that is none or
// several.
std::optional<std::string> find_session(store::Store& store, const std::string& said);

// The session with this id. MachineFailure: it has just gone.
std::unique_ptr<const session::HandByHand> load(store::Store& store, const std::string& id);

}  // namespace nullo::cli
