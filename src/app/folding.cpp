#include "app/folding.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>

#include "base/digits.h"
#include "base/unicode.h"

namespace nullo::app {
namespace {

// A letter that Unicode does not decompose, and what people type who have no key for it.
struct Letter {
  char32_t letter;
  std::string_view base;
};
constexpr std::array<Letter, 15> kWhole{{{U'æ', "ae"},
                                         {U'ð', "d"},
                                         {U'ø', "o"},
                                         {U'þ', "th"},
                                         {U'đ', "d"},
                                         {U'ħ', "h"},
                                         {U'ı', "i"},
                                         {U'ĳ', "ij"},
                                         {U'ĸ', "k"},
                                         {U'ŀ', "l"},
                                         {U'ł', "l"},
                                         {U'ŋ', "n"},
                                         {U'œ', "oe"},
                                         {U'ŧ', "t"},
                                         {U'ґ', "г"}}};

// Adds a small letter without its accent.
void add_base(const unicode::Character& part, std::string_view bytes, std::string& text) {
  const auto* whole = std::ranges::find_if(kWhole, [&part](const Letter& each) { return each.letter == part.code; });
  text += whole == kWhole.end() ? bytes : whole->base;
}

void add_folded(char32_t letter, std::string& text) {
  std::string parts;
  unicode::append_folded(letter, parts);
  for (std::string_view rest = parts; const std::optional<unicode::Character> part = unicode::first(rest);) {
    add_base(*part, rest.substr(0, part->bytes), text);
    rest.remove_prefix(part->bytes);
  }
}

// For ASCII, without a branch, since most of the text is ASCII.
char small_letter(char letter) {
  const bool capital = letter >= 'A' && letter <= 'Z';
  return static_cast<char>(letter + (capital ? 'a' - 'A' : 0));
}

bool is_blank(char letter) { return letter == ' ' || letter == '\t' || letter == '\n' || letter == ','; }

bool has(std::string_view text, std::string_view word) {
  for (std::size_t at = text.find(word); at != std::string_view::npos; at = text.find(word, at + 1)) {
    if (!is_digit(word.front()) || at == 0 || !is_digit(text[at - 1])) return true;
  }
  return false;
}

}  // namespace

std::string folded(std::string_view text) {
  std::string small;
  small.reserve(text.size());
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t begun = at;
    while (at < text.size() && static_cast<unsigned char>(text[at]) < 0x80U) ++at;
    small.append(text, begun, at - begun);
    std::transform(small.end() - static_cast<std::ptrdiff_t>(at - begun), small.end(),
                   small.end() - static_cast<std::ptrdiff_t>(at - begun), small_letter);
    if (at == text.size()) break;
    const std::optional<unicode::Character> letter = unicode::first(text.substr(at));
    if (letter) {
      add_folded(letter->code, small);
      at += letter->bytes;
    } else {
      small += text[at++];
    }
  }
  return small;
}

std::vector<std::string> search_words(std::string_view typed) {
  std::vector<std::string> words;
  std::string word;
  for (const char letter : folded(typed) + ' ') {
    if (!is_blank(letter)) {
      word += letter;
    } else if (!word.empty()) {
      words.push_back(std::move(word));
      word.clear();
    }
  }
  return words;
}

bool has_all(std::string_view text, const std::vector<std::string>& words) {
  return std::ranges::all_of(words, [text](const std::string& word) { return has(text, word); });
}

}  // namespace nullo::app
