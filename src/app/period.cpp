#include "app/period.h"

#include <algorithm>
#include <charconv>

#include <fmt/format.h>

#include "base/local_time.h"

namespace nullo::app {
namespace {

constexpr std::string_view kEvening = "evening";
constexpr std::string_view kLastDays = "days";
constexpr int kDays = 30;
constexpr std::size_t kMostYears = 4;  // a choice each; earlier years are one choice
constexpr std::string_view kBefore = "before ";

int whole_number_of(std::string_view text) {
  int number = 0;
  std::from_chars(text.data(), text.data() + text.size(), number);
  return number;
}

std::string year_begins(int year) { return day_begins(year, 1, 1); }

// When the day so many days before this one, "2026-11-21 ...", begins here.
std::string days_before(const std::string& day, int days) {
  const std::string padded = day + std::string(10, ' ');
  const std::string_view text = padded;
  return day_begins(whole_number_of(text.substr(0, 4)), whole_number_of(text.substr(5, 2)),
                    whole_number_of(text.substr(8, 2)) - days);
}

}  // namespace

std::vector<Choice> period_choices(const std::vector<std::string>& years, std::string_view chosen) {
  std::vector<Choice> choices;
  const auto add = [&](std::string id, std::string label) {
    const bool is_chosen = id == chosen;
    choices.push_back({std::move(id), std::move(label), is_chosen});
  };
  add("", "Ever");
  add(std::string{kEvening}, "This evening");
  add(std::string{kLastDays}, fmt::format("Last {} days", kDays));
  for (std::size_t i = 0; i < std::min(years.size(), kMostYears); ++i) add(years[i], years[i]);
  if (years.size() > kMostYears) {
    const std::string& first = years[kMostYears - 1];
    add(std::string{kBefore} + first, "Before " + first);
  }
  return choices;
}

Bounds bounds_of(std::string_view period, std::string_view now) {
  if (period.empty()) return {};
  if (period == kEvening) return {.from = days_before(evening_of(now), 0)};
  if (period == kLastDays) return {.from = days_before(local_time(now), kDays)};
  if (period.starts_with(kBefore)) {
    // "0" leaves out sessions without a date.
    return {.from = "0", .until = year_begins(whole_number_of(period.substr(kBefore.size())))};
  }
  const int year = whole_number_of(period);
  return {.from = year_begins(year), .until = year_begins(year + 1)};
}

}  // namespace nullo::app
