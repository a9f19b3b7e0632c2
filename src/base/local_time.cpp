#include "base/local_time.h"

#include <algorithm>
#include <charconv>
#include <cstddef>
#include <ctime>
#include <optional>

#include <fmt/format.h>

#include "base/digits.h"

namespace nullo {
namespace {

// The text matches the shape, where '0' stands for any digit and other characters for themselves; the text may be
// longer.
bool has_shape(std::string_view text, std::string_view shape) {
  if (text.size() < shape.size()) return false;
  for (std::size_t i = 0; i < shape.size(); ++i) {
    if (shape[i] == '0' ? !is_digit(text[i]) : text[i] != shape[i]) return false;
  }
  return true;
}

// Parsed by hand for speed, since one list reads thousands. False: it is not a valid time.
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

// Nothing: it is not a time.
std::optional<std::tm> local_parts(std::string_view utc) {
  std::tm parts{};
  if (!has_shape(utc, "0000-00-00T00:00:00") || !read_time(utc, parts)) return std::nullopt;
  const std::time_t moment = timegm(&parts);
  std::tm local{};
  localtime_r(&moment, &local);
  return local;
}

std::string day_text(const std::tm& local) {
  return fmt::format("{:04}-{:02}-{:02}", local.tm_year + 1900, local.tm_mon + 1, local.tm_mday);
}

}  // namespace

std::string local_time(std::string_view utc) {
  const std::optional<std::tm> local = local_parts(utc);
  if (!local) return std::string{utc};
  return fmt::format("{} {:02}:{:02}", day_text(*local), local->tm_hour, local->tm_min);
}

std::string evening_of(std::string_view utc) {
  std::optional<std::tm> local = local_parts(utc);
  if (!local) return {};
  if (local->tm_hour >= kMorning) return day_text(*local);
  constexpr int kNoon = 12;  // far from any hour that a clock is put forward or back
  --local->tm_mday;
  local->tm_hour = kNoon;
  local->tm_isdst = -1;
  (void)std::mktime(&*local);
  return day_text(*local);
}

std::string day_begins(int year, int month, int day, int hour) {
  std::tm local{};
  local.tm_hour = hour;
  local.tm_year = year - 1900;
  local.tm_mon = month - 1;
  local.tm_mday = day;
  local.tm_isdst = -1;  // as it is there then
  const std::time_t moment = std::mktime(&local);
  std::tm utc{};
  gmtime_r(&moment, &utc);
  return fmt::format("{:04}-{:02}-{:02}T{:02}:{:02}:{:02}Z", utc.tm_year + 1900, utc.tm_mon + 1, utc.tm_mday,
                     utc.tm_hour, utc.tm_min, utc.tm_sec);
}

std::string day_begins(std::string_view day, int days_after, int hour) {
  const auto number = [&](std::size_t at, std::size_t digits) {
    int value = 0;
    const std::string_view text = day.substr(std::min(at, day.size()), digits);
    std::from_chars(text.data(), text.data() + text.size(), value);
    return value;
  };
  return day_begins(number(0, 4), number(5, 2), number(8, 2) + days_after, hour);
}

}  // namespace nullo
