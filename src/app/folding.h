// Text as it is searched: without case, and without accents in Latin, Greek and Cyrillic letters, so that "tetka" finds
// Tëtka and "елка" finds Ёлка.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace nullo::app {

// Of UTF-8. Accents of other alphabets, and bytes that are no letter, stay as they are.
std::string folded(std::string_view text);

// The words of what was typed, folded.
std::vector<std::string> search_words(std::string_view typed);

// Every word stands somewhere in the folded text, in any order. One that begins with a digit begins a number there:
// "21" finds the 21st and 21.11., not 2021.
bool has_all(std::string_view text, const std::vector<std::string>& words);

}  // namespace nullo::app
