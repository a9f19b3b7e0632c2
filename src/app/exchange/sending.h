// What goes out of the window: a message for the clipboard, a file.
#pragma once

#include <string>

#include "app/exchange/format.h"
#include "session/session.h"

namespace nullo::app {

struct Shared;

// As a message to send: who won, the standing, the hands.
void copy_text(Shared& shared, const session::Session& session);
// "Into /home/anna/Documents/Nullo."
std::string where_files_go(const Shared& shared);
// Into the folder that documents are written to; throws PlaceFailure where that cannot be.
void write_file(Shared& shared, const session::Session& session, Format format);

}  // namespace nullo::app
