// A session written out for other programs, for paper and for people: the command line and the window write the same.
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/format.h"
#include "app/picture.h"
#include "app/players.h"
#include "app/settling.h"
#include "core/out.h"
#include "json/writer.h"
#include "session/hand_by_hand.h"
#include "store/store.h"

namespace nullo::app {

// What the store knows of a session, and the session itself does not.
struct Known {
  OtherParts others = {};        // of its evening
  std::string house_rules = {};  // what the table calls the rules; empty: nothing
};
Known known_of(store::Store& store, const session::Session& session);

// How a picture is made.
struct Painting {
  Painter painter;
  bool dark = true;
  Players people;  // their colours and short names
};
// In the window's theme.
Painting painting_of(store::Store& store, Painter painter);

// Gives away the bytes of the whole file piece by piece.
struct Writing {
  Format format = Format::kJson;
  json::Writer::Style style = json::Writer::Style::kIndented;  // of a document
  Known known = {};
  std::optional<Painting> painting = {};  // of a picture
};
// What it takes to write that session in that format.
Writing writing_of(store::Store& store, const session::Session& session, Format format, const Painter& painter);
void write_out(const session::HandByHand& hands, const Writing& writing, const Out& out);

// The documents of the parts of an evening in one file, a line each, as nullo import and nullo score --lines read them.
inline constexpr std::string_view kLinesEnding = ".jsonl";
void write_evening(const std::vector<session::Session>& parts, const Out& out);

// A message to send: who won, the standing, the hands, who hands whom what.
std::string message(const session::Session& session, const Known& known);

// A file's name without its ending, from date, game and players: "2026-11-21 Tëtka, Anna, Boris". No part of it means
// anything to a file system, and it is short enough for all of them.
std::string file_stem(const session::Session& session);

// Where the window writes files: the folder Nullo in the person's folder of documents, else in that of the database.
std::filesystem::path export_folder(const std::filesystem::path& database);

// Where documents of others come in: the person's folder of downloads, else the home folder.
std::filesystem::path usual_folder(const std::filesystem::path& database);

}  // namespace nullo::app
