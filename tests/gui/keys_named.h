// Where there is no keyboard, nothing that is shown names a key.
#pragma once

#include <regex>
#include <string>

#include <fmt/format.h>

#include "gui/kit/recorder.h"

namespace nullo::gui {

// The first text that names a key; empty: none does. "Enter" may begin a sentence: it is a word as well. "Insérer"
// names none: a letter beyond ASCII goes on with the word.
inline std::string key_named(const Recorder& seen) {
  static const std::regex kKeys{
      R"(\b(Esc|Backspace|Tab|Del|Ins|Ctrl|Shift|F[0-9]+)\b(?![^ -~])|\([A-Z]\)|\(Enter\)|[Pp]ress Enter|\b(or|and|then|:) Enter\b|\bEnter (ends|writes|once|goes|shows)\b)"};
  for (const Recorder::Text& text : seen.texts) {
    if (std::regex_search(text.text, kKeys)) return fmt::format("\"{}\" names a key", text.text);
  }
  return {};
}

}  // namespace nullo::gui
