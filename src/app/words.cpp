#include "app/words.h"

#include <algorithm>
#include <ctime>

#include <fmt/format.h>

namespace nullo::app {
namespace {

bool is_space(char letter) { return letter == ' ' || letter == '\t' || letter == '\n' || letter == '\r'; }

bool is_digit(char letter) { return letter >= '0' && letter <= '9'; }

// A digit where the shape has one, else the same character; more may follow.
bool has_shape(std::string_view text, std::string_view shape) {
  if (text.size() < shape.size()) return false;
  for (std::size_t i = 0; i < shape.size(); ++i) {
    if (shape[i] == '0' ? !is_digit(text[i]) : text[i] != shape[i]) return false;
  }
  return true;
}

// By hand, since thousands are read for one list. False: there is no such time.
bool read_time(std::string_view utc, std::tm& parts) {
  const auto number = [utc](std::size_t at, std::size_t digits) {
    int value = 0;
    for (std::size_t i = at; i < at + digits; ++i) value = 10 * value + (utc[i] - '0');
    return value;
  };
  parts.tm_year = number(0, 4) - 1900;
  parts.tm_mon = number(5, 2) - 1;
  parts.tm_mday = number(8, 2);
  parts.tm_hour = number(11, 2);
  parts.tm_min = number(14, 2);
  parts.tm_sec = number(17, 2);
  return parts.tm_mon >= 0 && parts.tm_mon < 12 && parts.tm_mday >= 1 && parts.tm_mday <= 31 && parts.tm_hour < 24 &&
         parts.tm_min < 60 && parts.tm_sec <= 60;
}

}  // namespace

std::string local_time(std::string_view utc) {
  std::tm parts{};
  const bool read = has_shape(utc, "0000-00-00T00:00:00") && read_time(utc, parts);
  if (!read) return std::string{utc};
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
