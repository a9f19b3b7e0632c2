// Small texts that several screens share.
#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/name.h"
#include "core/seat.h"
#include "core/utf8.h"
#include "session/words.h"

namespace nullo::app {

using session::game_text;
using session::outcome;
using session::rules_text;
using session::total_text;

// "2026-11-21 19:30" in the local time zone; the text itself if it is no time.
std::string local_time(std::string_view utc);
// "Anna, Boris, Clara, Dmitri".
std::string join(const std::vector<std::string>& items);
// A name of a player or of rules: at most so many characters; FORMAT.md.
inline constexpr std::size_t kMostCharacters = kLongestName;
// A note: FORMAT.md.
inline constexpr std::size_t kMostNote = 2000;
// Without the blanks around it.
std::string trimmed(std::string_view text);
// A name as it was typed, ready to be used: without the blanks around it, in normal form.
std::string typed_name(std::string_view text);
// A note as it was typed, without control characters, which documents refuse; lines and tabs stay.
std::string typed_note(std::string_view text);
using utf8::characters;
// Why a typed name cannot be, without a full stop; empty where it can. `what`: "A name".
std::string name_problem(std::string_view name, std::string_view what);
// What is said of a name that a reader takes for `other`.
std::string looks_like_text(std::string_view other);
// Why the name at this place cannot be, beside those before it; empty where it can, or where there is none. All are
// ready to be used.
std::string name_problem(std::span<const std::string> names, std::size_t place);

}  // namespace nullo::app
