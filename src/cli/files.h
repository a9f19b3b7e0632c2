// Files and standard streams, with errors that are told.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "app/input.h"

namespace nullo::cli {

using app::MachineFailure;

// A file, or standard input for "-", that can be read; nothing, having said why, if it cannot be opened.
std::optional<app::Input> open_input(const std::string& name);

// Writes to standard output. Throws MachineFailure if that fails, at the latest in flush_output().
void print(std::string_view text);
void flush_output();

// Writes to standard error.
void complain(std::string_view text);

}  // namespace nullo::cli
