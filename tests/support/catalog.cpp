#include "support/catalog.h"

#include <cstdint>
#include <vector>

namespace nullo::testing {
namespace {

std::string number(std::size_t value) {
  std::string bytes;
  for (int shift = 0; shift < 32; shift += 8) bytes += static_cast<char>(value >> static_cast<unsigned>(shift) & 0xFFU);
  return bytes;
}

}  // namespace

std::string catalog_file(std::map<std::string, std::string> sentences, const std::string& rule) {
  constexpr std::size_t kHead = 28;  // bytes, as those of a number and of a row of a table
  constexpr std::size_t kRow = 8;
  sentences[""] = "Plural-Forms: " + rule + "\n";
  const std::size_t table = sentences.size() * kRow;
  std::string texts;
  std::string originals;
  std::string translations;
  const auto add = [&](std::string& rows, const std::string& text) {
    rows += number(text.size()) + number(kHead + 2 * table + texts.size());
    texts += text + '\0';
  };
  for (const auto& [english, translation] : sentences) {
    add(originals, english);
    add(translations, translation);
  }
  return number(0x950412DE) + number(0) + number(sentences.size()) + number(kHead) + number(kHead + table) + number(0) +
         number(0) + originals + translations + texts;
}

}  // namespace nullo::testing
