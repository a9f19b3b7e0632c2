// Files and standard streams, with messages for errors.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/input.h"

namespace nullo::cli {

using app::MachineFailure;

// Whoever read standard output has had enough of it: `nullo sessions | head -1`. It is no failure.
struct NobodyReads {};

// A readable file, or standard input for "-"; if it cannot be opened, prints why and returns nothing.
std::optional<app::Input> open_input(const std::string& name);

// These write to standard output. Each throws MachineFailure on failure, or NobodyReads, flush_output() at the latest.
// emit() writes a document or table unchanged.
void emit(std::string_view document);
// Writes lines for people; escapes unprintable characters (base/printable.h).
void print(std::string_view lines);
// Writes one line, without its line feed; escapes a line feed in it, such as one in a file's name.
void say(std::string_view line);
void flush_output();

// Writes one line to standard error; escapes it as say() does.
void complain(std::string_view line);
void complain(const std::vector<std::string>& lines);

}  // namespace nullo::cli
