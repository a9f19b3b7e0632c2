#include "app/words.h"

#include <algorithm>
#include <ctime>

#include <fmt/format.h>

namespace nullo::app {
namespace {

bool is_space(char letter) { return letter == ' ' || letter == '\t' || letter == '\n' || letter == '\r'; }

}  // namespace

std::string local_time(std::string_view utc) {
  std::tm parts{};
  if (strptime(std::string{utc}.c_str(), "%Y-%m-%dT%H:%M:%S", &parts) == nullptr) return std::string{utc};
  const std::time_t moment = timegm(&parts);
  std::tm local{};
  localtime_r(&moment, &local);
  return fmt::format("{:04}-{:02}-{:02} {:02}:{:02}", local.tm_year + 1900, local.tm_mon + 1, local.tm_mday,
                     local.tm_hour, local.tm_min);
}

std::string join(const std::vector<std::string>& items) {
  std::string text;
  for (const std::string& item : items) {
    if (!text.empty()) text += ", ";
    text += item;
  }
  return text;
}

std::string trimmed(std::string_view text) {
  while (!text.empty() && is_space(text.front())) text.remove_prefix(1);
  while (!text.empty() && is_space(text.back())) text.remove_suffix(1);
  return std::string{text};
}

// Bytes that begin a character.
std::size_t characters(std::string_view text) {
  return static_cast<std::size_t>(std::count_if(
      text.begin(), text.end(), [](char byte) { return (static_cast<unsigned char>(byte) & 0xC0U) != 0x80U; }));
}

std::string name_problem(std::span<const std::string> names, std::size_t place) {
  const std::string name = trimmed(names[place]);
  if (name.empty()) return {};
  if (characters(name) > kMostCharacters) return fmt::format("A name has at most {} characters", kMostCharacters);
  for (const std::string& other : names.first(place)) {
    if (trimmed(other) == name) return fmt::format("{} sits here twice", name);
  }
  return {};
}

}  // namespace nullo::app
