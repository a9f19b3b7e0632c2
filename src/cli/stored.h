// Opens the database and finds sessions in it, for the subcommands.
#pragma once

#include <cstddef>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "store/store.h"

namespace nullo::cli {

// Opens the database for reading; if there is none yet, prints so and returns nothing.
std::optional<store::Store> open_to_read(const std::filesystem::path& database);

// Opens the database for writing. Throws store::StoreError; a damaged database stays where it is.
store::Store open_to_write(const std::filesystem::path& database);

// The id of the session that "last" or the beginning of an id means; if no session or several match, prints so and
// returns nothing.
std::optional<std::string> find_session(store::Store& store, const std::string& said);

// The shortest length, at least eight, at which the ids of all these sessions differ.
std::size_t id_length(const std::vector<store::Listed>& all);

// "0b5c1c2e (Tëtka, 2026-11-21 19:30, Anna, Boris, Clara, Dmitri)", with so much of the id.
std::string described(const store::Listed& listed, std::size_t length);

// "Hearts"; the id itself if there is no such game.
std::string name_of_game(const store::Listed& listed);

// The session with this id. Throws MachineFailure if it has been deleted meanwhile.
std::unique_ptr<const session::HandByHand> load(store::Store& store, const std::string& id);

}  // namespace nullo::cli
