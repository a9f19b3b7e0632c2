// What goes out of the window: a message for the clipboard, a file.
#pragma once

#include <string>
#include <string_view>

#include "app/exchange/format.h"
#include "app/exchange/outcome.h"
#include "app/exchange/picture.h"
#include "base/whole_file.h"
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
// As a picture under that name, in the colours of the window.
void write_picture(Shared& shared, std::string_view stem, RankingView ranking);
// The same of anything, under that name: `what` is said before it, "all 3 parts of the evening, ".
void write_file(Shared& shared, std::string_view stem, std::string_view ending, const Source& source,
                std::string_view what = {});

}  // namespace nullo::app
