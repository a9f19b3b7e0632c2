// Writes a session for other programs, for paper and for people. The command line and the window both use this.
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/exchange/format.h"
#include "app/exchange/picture.h"
#include "app/people/players.h"
#include "app/settling/settling.h"
#include "app/table/earlier_parts.h"
#include "base/out.h"
#include "json/writer.h"
#include "session/hand_by_hand.h"
#include "store/store.h"

namespace nullo::app {

// What the store knows about a session and the session itself does not.
struct Known {
  OtherParts others = {};        // the other parts of its evening
  std::string house_rules = {};  // the table's name for the rules; empty: they have none
  EarlierParts earlier = {};     // of the evening, for a picture
};
Known known_of(store::Store& store, const session::Session& session);

// What is needed to draw a picture.
struct Painting {
  Painter painter;
  bool dark = true;
  Players people;  // for their colours and short names
};
// Uses the window's theme.
Painting painting_of(store::Store& store, Painter painter);

// Passes the bytes of the whole file on, piece by piece.
struct Writing {
  Format format = Format::kJson;
  json::Writer::Style style = json::Writer::Style::kIndented;  // for a document
  Known known = {};                                            // for a page or a picture
  std::optional<Painting> painting = {};                       // for a picture
};
// Collects what is needed to write that session in that format.
Writing writing_of(store::Store& store, const session::Session& session, Format format, const Painter& painter);
void write_out(const session::HandByHand& hands, const Writing& writing, const Out& out);

// The ending of a file that has the documents of an evening's parts, one a line. `nullo import` and `nullo score
// --lines` read such files.
inline constexpr std::string_view kLinesEnding = ".nullo.jsonl";
void write_evening(const std::vector<session::Session>& parts, const Out& out);

// A message to send: who won, the standing, the hands, who hands whom what.
std::string message(const session::Session& session, const Known& known);

// A file's name without its ending, from any text: has no character that a file system treats specially, and is short
// enough for every file system.
std::string file_stem(std::string stem);
// From date, game and players: "2026-11-21 Tëtka, Anna, Boris".
std::string file_stem(const session::Session& session);

// Where the window writes files: the folder Nullo in the person's documents folder; if there is none, in the database's
// folder.
std::filesystem::path export_folder(const std::filesystem::path& database);

// Where documents from others are looked for: the person's downloads folder, else the home folder.
std::filesystem::path usual_folder(const std::filesystem::path& database);

}  // namespace nullo::app
