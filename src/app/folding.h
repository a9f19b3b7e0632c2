// Folds text for searching: no case, and no accents in Latin, Greek and Cyrillic letters, so that "tetka" finds Tëtka
// and "елка" finds Ёлка.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace nullo::app {

// `text` is UTF-8. Accents of other alphabets, and bytes that are no letter, stay as they are.
std::string folded(std::string_view text);

// The words of the search as typed, folded.
std::vector<std::string> search_words(std::string_view typed);

// True if every word occurs somewhere in the folded text, in any order. A word that begins with a digit must be the
// beginning of a number: "21" finds the 21st and 21.11., but not 2021.
bool has_all(std::string_view text, const std::vector<std::string>& words);

}  // namespace nullo::app
