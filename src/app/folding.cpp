#include "app/folding.h"

#include <algorithm>
#include <array>
#include <cstddef>

#include "core/utf8.h"

namespace nullo::app {
namespace {

// ---- Latin: the letter under each accent, in the order of Unicode; a digit stands for what kLigatures says.

constexpr std::array<std::string_view, 7> kLigatures{"", "ae", "th", "ss", "ij", "oe", ""};
constexpr char kAsItIs = '.';

constexpr std::string_view kLatin1 =  // from U+00C0
    "aaaaaa1ceeeeiiiidnooooo.ouuuuy23"
    "aaaaaa1ceeeeiiiidnooooo.ouuuuy2y";
constexpr std::string_view kLatinA =  // from U+0100
    "aaaaaaccccccccddddeeeeeeeeeegggggggghhhhiiiiiiiiii44jjkkkllllllllllnnnnnnnnn"
    "oooooo55rrrrrrssssssssttttttuuuuuuuuuuuuwwyyyzzzzzzs";
constexpr std::string_view kCarons = "aaiioouuuuuuuuuu";              // from U+01CD
constexpr std::string_view kLatinB = "aaaaeeeeiiiioooorrrruuuusstt";  // from U+0200
constexpr std::string_view kLatinMore =                               // from U+1E00
    "aabbbbbbccddddddddddeeeeeeeeeeffgghhhhhhhhhhiiiikkkkkkllllllllmmmmmmnnnnnnnnoooooooopppprrrrrrrr"
    "ssssssssssttttttttuuuuuuuuuuvvvvwwwwwwwwwwxxxxyyzzzzzzhtwyasss3."
    "aaaaaaaaaaaaaaaaaaaaaaaaeeeeeeeeeeeeeeeeiiiioooooooooooooooooooooooouuuuuuuuuuuuuuyyyyyyyy......";
static_assert(kLatin1.size() == 64 && kLatinA.size() == 128 && kLatinB.size() == 28 && kLatinMore.size() == 256);

struct Block {
  char32_t first;
  std::string_view letters;
};
constexpr std::array<Block, 5> kLatin{
    {{0x00C0, kLatin1}, {0x0100, kLatinA}, {0x01CD, kCarons}, {0x0200, kLatinB}, {0x1E00, kLatinMore}}};

// False: it is no such letter.
bool add_latin(char32_t letter, std::string& text) {
  for (const Block& block : kLatin) {
    if (letter < block.first || letter >= block.first + block.letters.size()) continue;
    const char base = block.letters[letter - block.first];
    if (base == kAsItIs) return false;
    if (base >= '1' && base <= '5') {
      text += kLigatures.at(static_cast<std::size_t>(base - '0'));
    } else {
      text += base;
    }
    return true;
  }
  return false;
}

// ---- Greek and Cyrillic: single letters with their small ones without accents

struct Pair {
  char32_t letter;
  char32_t base;
};

constexpr std::array<Pair, 22> kGreek{
    {{U'Ά', U'α'}, {U'Έ', U'ε'}, {U'Ή', U'η'}, {U'Ί', U'ι'}, {U'Ό', U'ο'}, {U'Ύ', U'υ'},  {U'Ώ', U'ω'}, {U'ΐ', U'ι'},
     {U'Ϊ', U'ι'}, {U'Ϋ', U'υ'}, {U'ά', U'α'}, {U'έ', U'ε'}, {U'ή', U'η'}, {U'ί', U'ι'},  {U'ΰ', U'υ'}, {U'ς', U'σ'},
     {U'ϊ', U'ι'}, {U'ϋ', U'υ'}, {U'ό', U'ο'}, {U'ύ', U'υ'}, {U'ώ', U'ω'}, {0x03D0, U'β'}}};

constexpr std::array<Pair, 12> kCyrillic{{{U'ѐ', U'е'},
                                          {U'ё', U'е'},
                                          {U'ѓ', U'г'},
                                          {U'ї', U'і'},
                                          {U'ќ', U'к'},
                                          {U'ѝ', U'и'},
                                          {U'ў', U'у'},
                                          {U'й', U'и'},
                                          {U'ґ', U'г'},
                                          {U'ӑ', U'а'},
                                          {U'ӗ', U'е'},
                                          {U'ӧ', U'о'}}};

template <std::size_t kSize>
char32_t base_in(const std::array<Pair, kSize>& pairs, char32_t letter) {
  const auto* found =
      std::find_if(pairs.begin(), pairs.end(), [letter](const Pair& pair) { return pair.letter == letter; });
  return found == pairs.end() ? letter : found->base;
}

char32_t greek(char32_t letter) {
  if (letter >= U'Α' && letter <= U'Ω') return letter + 0x20;
  return base_in(kGreek, letter);
}

// With accents of old, in rows of one letter each.
char32_t old_greek(char32_t letter) {
  constexpr std::array<Pair, 30> kFrom{{{0x1F00, U'α'}, {0x1F10, U'ε'}, {0x1F20, U'η'}, {0x1F30, U'ι'}, {0x1F40, U'ο'},
                                        {0x1F50, U'υ'}, {0x1F60, U'ω'}, {0x1F70, U'α'}, {0x1F72, U'ε'}, {0x1F74, U'η'},
                                        {0x1F76, U'ι'}, {0x1F78, U'ο'}, {0x1F7A, U'υ'}, {0x1F7C, U'ω'}, {0x1F80, U'α'},
                                        {0x1F90, U'η'}, {0x1FA0, U'ω'}, {0x1FB0, U'α'}, {0x1FBD, 0},    {0x1FC2, U'η'},
                                        {0x1FC8, U'ε'}, {0x1FCA, U'η'}, {0x1FCD, 0},    {0x1FD0, U'ι'}, {0x1FDC, 0},
                                        {0x1FE0, U'υ'}, {0x1FE4, U'ρ'}, {0x1FE6, U'υ'}, {0x1FEC, U'ρ'}, {0x1FED, 0}}};
  if (letter >= 0x1FF2 && letter <= 0x1FFC) return letter == 0x1FF8 || letter == 0x1FF9 ? U'ο' : U'ω';
  const auto* after = std::upper_bound(kFrom.begin(), kFrom.end(), letter,
                                       [](char32_t one, const Pair& pair) { return one < pair.letter; });
  const char32_t base = after == kFrom.begin() ? 0 : (after - 1)->base;
  return base == 0 ? letter : base;
}

char32_t cyrillic(char32_t letter) {
  if (letter >= 0x0400 && letter <= 0x040F) {
    letter += 0x50;
  } else if (letter >= U'А' && letter <= U'Я') {
    letter += 0x20;
  } else if (letter >= 0x0460) {  // pairs of a capital and a small letter
    const bool odd_capitals = letter >= 0x04C0 && letter <= 0x04CE;
    if ((letter % 2 == 1) == odd_capitals) ++letter;
  }
  return base_in(kCyrillic, letter);
}

// ---- UTF-8

// The letter of two or three bytes at the beginning of the text, and how many those are; none: of another length.
struct Letter {
  char32_t letter = 0;
  std::size_t bytes = 0;
};
Letter letter_at(std::string_view text) {
  const auto byte = [text](std::size_t at) { return static_cast<unsigned char>(text[at]); };
  const auto follows = [text](std::size_t at) { return at < text.size() && !utf8::begins_character(text[at]); };
  const unsigned first = byte(0);
  if ((first & 0xE0U) == 0xC0U && follows(1)) return {((first & 0x1FU) << 6U) | (byte(1) & 0x3FU), 2};
  if ((first & 0xF0U) == 0xE0U && follows(1) && follows(2)) {
    return {((first & 0x0FU) << 12U) | ((byte(1) & 0x3FU) << 6U) | (byte(2) & 0x3FU), 3};
  }
  return {};
}

bool is_accent(char32_t letter) { return letter >= 0x0300 && letter <= 0x036F; }

void add_folded(char32_t letter, std::string& text) {
  if (is_accent(letter) || add_latin(letter, text)) return;
  if (letter >= 0x0370 && letter <= 0x03FF) return utf8::append(greek(letter), text);
  if (letter >= 0x0400 && letter <= 0x052F) return utf8::append(cyrillic(letter), text);
  if (letter >= 0x1F00 && letter <= 0x1FFF) return utf8::append(old_greek(letter), text);
  utf8::append(letter, text);
}

// Of ASCII, without a branch: most of what is folded is that.
char small_letter(char letter) {
  const bool capital = letter >= 'A' && letter <= 'Z';
  return static_cast<char>(letter + (capital ? 'a' - 'A' : 0));
}

bool is_digit(char letter) { return letter >= '0' && letter <= '9'; }
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
    const Letter letter = letter_at(text.substr(at));
    if (letter.bytes > 0) {
      add_folded(letter.letter, small);
      at += letter.bytes;
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
  return std::all_of(words.begin(), words.end(), [text](const std::string& word) { return has(text, word); });
}

}  // namespace nullo::app
