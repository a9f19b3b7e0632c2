// Small texts that several screens share.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/utf8.h"
#include "core/name.h"
#include "core/seat.h"
#include "session/limits.h"
#include "session/words.h"

namespace nullo::app {

using session::game_text;
using session::outcome;
using session::rules_text;
using session::total_text;

// "2026-11-21 19:30" in the local time zone, as people write it; the text itself if it is not a time.
std::string local_time(std::string_view utc);
// "1st", "22nd".
std::string ordinal(int place);
// "Anna, Boris, Clara, Dmitri".
std::string join(const std::vector<std::string>& items);
// The most characters of a player's or house rules' name; docs/documents.md#session.
inline constexpr std::size_t kMostCharacters = kLongestName;
// The most characters of a note; docs/documents.md#session.
inline constexpr std::size_t kMostNote = session::kLongestNote;
// Why a typed note is refused, as a sentence; empty if it is not.
std::string note_problem(std::string_view note);
// The text without surrounding blanks.
std::string trimmed(std::string_view text);
// A typed name, ready to be used: without surrounding blanks, in Unicode normal form.
std::string typed_name(std::string_view text);
// A typed note without control characters, which documents refuse; keeps line feeds and tabs.
std::string typed_note(std::string_view text);
using utf8::characters;
// Why a typed name is refused, without a full stop; empty if it is not. `what`: "A name".
std::string name_problem(std::string_view name, std::string_view what);
// The message for a name that a reader would mistake for `other`.
std::string looks_like_text(std::string_view other);
// Why the name at this place is refused next to those before it; empty if it is not, or if the place has no name.
// `names` must be ready to be used, see typed_name().
std::string name_problem(std::span<const std::string> names, std::size_t place);

}  // namespace nullo::app
