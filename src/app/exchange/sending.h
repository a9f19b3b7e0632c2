// What goes out of the window: a message for the clipboard, a file.
#pragma once

#include <string>
#include <string_view>

#include "app/exchange/format.h"
#include "app/exchange/outcome.h"
#include "session/session.h"

namespace nullo::app {

struct Said;
struct Shared;

// Says what became of what was given out; `files`: their names.
void what_became(Said& said, Outcome outcome, std::string_view files);
// As a message to send: who won, the standing, the hands. Whoever gives it to the clipboard says what became of that.
void copy_text(Shared& shared, const session::Session& session);
// "Into /home/anna/Documents/Nullo."
std::string where_files_go(const Shared& shared);
// Into the folder that documents are written to; throws PlaceFailure where that cannot be.
void write_file(Shared& shared, const session::Session& session, Format format);

}  // namespace nullo::app
