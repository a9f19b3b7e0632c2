// Files and standard streams, with errors that are told.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/input.h"

namespace nullo::cli {

using app::MachineFailure;

// A file, or standard input for "-", that can be read; nothing, having said why, if it cannot be opened.
std::optional<app::Input> open_input(const std::string& name);

// Write to standard output. Each throws MachineFailure if that fails, at the latest in flush_output().
// A document or a table, as it stands.
void emit(std::string_view document);
// Lines for people; what is unprintable in them is escaped (core/printable.h).
void print(std::string_view lines);
// One line, without its line feed: one in a file's name is escaped too.
void say(std::string_view line);
void flush_output();

// Writes lines to standard error, each without its line feed, escaped as those that are said.
void complain(std::string_view line);
void complain(const std::vector<std::string>& lines);

}  // namespace nullo::cli
