#include "support/pseudo_language.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "embedded/catalogs.h"
#include "text/sentence.h"

namespace nullo::testing {
namespace {

// gettext's binary form: numbers of four bytes, the lowest byte first.
std::size_t number_at(std::string_view bytes, std::size_t at) {
  std::size_t number = 0;
  for (std::size_t i = 4; i > 0; --i) number = number * 256 + static_cast<unsigned char>(bytes[at + i - 1]);
  return number;
}

void add_number(std::string& bytes, std::size_t number) {
  for (int i = 0; i < 4; ++i) bytes += static_cast<char>(number >> (8U * static_cast<unsigned>(i)) & 0xFFU);
}

constexpr std::size_t kHead = 28;  // bytes in front of the tables
constexpr std::size_t kRow = 8;    // of a table: a length and a place

// All sentences of the program; two forms of one have a NUL between them.
std::vector<std::string_view> sentences() {
  const std::string_view bytes = embedded::catalogs().front().bytes;
  std::vector<std::string_view> all;
  const std::size_t table = number_at(bytes, 12);
  for (std::size_t i = 0; i < number_at(bytes, 8); ++i)
    all.push_back(bytes.substr(number_at(bytes, table + i * kRow + 4), number_at(bytes, table + i * kRow)));
  return all;
}

// Letters of cards, keys, and how numbers and days are written: no words.
bool stays(std::string_view sentence) {
  return sentence.size() < 3 || sentence == "c d h s" || sentence == "1,000.5" || sentence.starts_with("{year}-") ||
         sentence == "{month}-{day}";
}

std::string with_accents(std::string_view sentence) {
  constexpr std::string_view kPlain = "aeiouAEIOU";
  constexpr std::array<std::string_view, 10> kAccented{"á", "é", "í", "ó", "ú", "Á", "É", "Í", "Ó", "Ú"};
  std::string text;
  bool in_place = false;
  for (const char letter : sentence) {
    in_place = letter == '{' || (in_place && letter != '}');
    const std::size_t at = in_place ? std::string_view::npos : kPlain.find(letter);
    at == std::string_view::npos ? text.push_back(letter) : (void)text.append(kAccented.at(at));
  }
  return text;
}

std::string pseudo(std::string_view sentence) {
  if (stays(sentence)) return std::string{sentence};
  std::string text = with_accents(sentence);
  constexpr std::size_t kShort = 20;  // a translated label grows by two fifths, a sentence by a quarter
  const std::size_t longer = sentence.size() <= kShort ? (sentence.size() * 2 + 4) / 5 : sentence.size() / 4;
  const bool several = sentence.find(' ') != std::string_view::npos;
  std::string tail;
  for (std::size_t i = 0; i < longer; ++i) tail += several && i % 5 == 0 ? " " : "ö";
  const std::size_t end = text.find_last_not_of(".?!:… ");  // the marks stay at the end
  return text.insert(end == std::string::npos ? text.size() : end + 1, tail);
}

std::string forms_of(std::string_view english) {
  if (english.empty()) return "Content-Type: text/plain; charset=UTF-8\nPlural-Forms: nplurals=2; plural=n != 1;\n";
  const std::size_t middle = english.find('\0');
  if (middle == std::string_view::npos) return pseudo(english);
  return pseudo(english.substr(0, middle)) + '\0' + pseudo(english.substr(middle + 1));
}

std::string catalog() {
  const std::vector<std::string_view> all = sentences();
  std::string bytes{"\xde\x12\x04\x95", 4};
  const std::size_t translations = kHead + all.size() * kRow;
  for (const std::size_t each : {std::size_t{0}, all.size(), kHead, translations, std::size_t{0}, std::size_t{0}})
    add_number(bytes, each);
  std::string rows;
  std::string texts;
  const std::size_t begin = translations + all.size() * kRow;
  const auto add = [&](std::string_view text) {
    add_number(rows, text.size());
    add_number(rows, begin + texts.size());
    texts.append(text).push_back('\0');
  };
  for (const std::string_view english : all) add(english);
  for (const std::string_view english : all) add(forms_of(english));
  return bytes + rows + texts;
}

bool is_letter(char letter) { return (letter >= 'a' && letter <= 'z') || (letter >= 'A' && letter <= 'Z'); }

}  // namespace

const text::Language& pseudo_language() {
  static const std::string kBytes = catalog();
  static const text::Language kLanguage{"xx", "pseudo", text::Catalog::read(kBytes).value()};
  return kLanguage;
}

std::string english_word(std::string_view text, std::string_view known) {
  constexpr std::size_t kWord = 3;  // letters; fewer are keys, units or cards
  while (!text.empty()) {
    const std::size_t end = std::min(text.find(' '), text.size());
    const std::string_view word = text.substr(0, end);
    text.remove_prefix(std::min(end + 1, text.size()));
    std::size_t letters = 0;
    bool foreign = false;
    for (const char letter : word) {
      if (is_letter(letter)) ++letters;
      foreign = foreign || static_cast<unsigned char>(letter) >= 0x80;
    }
    const bool has_vowel = word.find_first_of("aeiouAEIOU") != std::string_view::npos;
    const bool is_name = word.find_first_of("/+") != std::string_view::npos;  // of a folder, or of several keys
    if (foreign || letters < kWord || !has_vowel || is_name) continue;
    const std::size_t first = word.find_first_not_of("(“„'\"");
    const std::size_t last = word.find_last_not_of(".,:;?!)”'\"…");
    const std::string bare{word.substr(first, last + 1 - first)};
    if ((" " + std::string{known} + " ").find(" " + bare + " ") == std::string::npos) return bare;
  }
  return {};
}

}  // namespace nullo::testing
