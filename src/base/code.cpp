#include "base/code.h"

#include <algorithm>
#include <random>

#include <fmt/format.h>

namespace nullo {

namespace {

constexpr std::size_t kLength = 8;
constexpr std::string_view kSigns = "0123456789abcdefghjkmnpqrstvwxyz";  // without i, l, o, u
static_assert(kSigns.size() == 32);

}  // namespace

std::string new_code() {
  std::random_device source;  // of the operating system
  std::string code;
  while (code.size() < kLength) code += kSigns[source() % kSigns.size()];
  return code;
}

std::string spaced(std::string_view code) {
  return fmt::format("{} {}", code.substr(0, code.size() / 2), code.substr(code.size() / 2));
}

std::string typed_code(std::string_view said) {
  std::string typed;
  for (const char letter : said.substr(0, 4 * kLength)) {
    if (letter == ' ') continue;
    const bool large = letter >= 'A' && letter <= 'Z';
    typed += large ? static_cast<char>(letter - 'A' + 'a') : letter;
  }
  return typed;
}

bool is_code(std::string_view said, std::string_view code) {
  std::string typed = typed_code(said);
  typed.resize(std::max(typed.size(), code.size()));
  unsigned different = typed.size() == code.size() ? 0 : 1;
  for (std::size_t i = 0; i < code.size(); ++i) different |= typed[i] == code[i] ? 0U : 1U;
  return different == 0;
}

}  // namespace nullo
