// A language of no country: every sentence of the program with accents and longer by a quarter, labels by two fifths.
// What has no accent on the screen was not translated, and what is cut has too little room.
#pragma once

#include <string>
#include <string_view>

#include "text/language.h"

namespace nullo::testing {

// Lives as long as the test program.
const text::Language& pseudo_language();
// The word of the text that is English though it should have been translated; empty: there is none. `known`: words that
// stay as they are, such as names.
std::string english_word(std::string_view text, std::string_view known);

}  // namespace nullo::testing
