#include "app/period.h"

#include <algorithm>
#include <charconv>

#include <fmt/format.h>

#include "base/local_time.h"
#include "text/date.h"
#include "text/say.h"

namespace nullo::app {
namespace {

constexpr std::string_view kEvening = "evening";
constexpr std::string_view kLastDays = "days";
constexpr int kDays = 30;
constexpr std::size_t kMostYears = 4;  // a choice each; earlier years are one choice
constexpr std::string_view kBefore = "before ";
constexpr std::string_view kTo = "..";  // between the days of a range

int whole_number_of(std::string_view text) {
  int number = 0;
  std::from_chars(text.data(), text.data() + text.size(), number);
  return number;
}

std::string year_begins(int year) { return day_begins(year, 1, 1); }

}  // namespace

std::vector<Choice> period_choices(const std::vector<std::string>& years, std::string_view chosen) {
  std::vector<Choice> choices;
  const auto add = [&](std::string id, std::string label) {
    const bool is_chosen = id == chosen;
    choices.push_back({std::move(id), std::move(label), is_chosen});
  };
  add("", text::say("Ever"));
  add(std::string{kEvening}, text::say("This evening"));
  add(std::string{kLastDays}, text::say_count(kDays, "Last {count} day", "Last {count} days"));
  for (std::size_t i = 0; i < std::min(years.size(), kMostYears); ++i) add(years[i], years[i]);
  if (years.size() > kMostYears) {
    const std::string& first = years[kMostYears - 1];
    add(std::string{kBefore} + first, text::say("Before {year}", first));
  }
  if (const std::optional<Days> days = days_of(chosen))
    add(std::string{chosen}, days->until.empty() ? text::say("From {day}", text::date(days->from))
                             : days->from.empty()
                                 ? text::say("Until {day}", text::date(days->until))
                                 : text::say("{first} to {last}", text::date(days->from), text::date(days->until)));
  return choices;
}

Bounds bounds_of(std::string_view period, std::string_view now) {
  if (period.empty()) return {};
  if (period == kEvening) return {.from = day_begins(evening_of(now), 0)};
  if (period == kLastDays) return {.from = day_begins(local_time(now), -kDays)};
  if (period.starts_with(kBefore)) {
    // "0" leaves out sessions without a date.
    return {.from = "0", .until = year_begins(whole_number_of(period.substr(kBefore.size())))};
  }
  if (const std::optional<Days> days = days_of(period))
    return {.from = days->from.empty() ? "" : day_begins(days->from, 0, kMorning),
            .until = days->until.empty() ? "" : day_begins(days->until, 1, kMorning)};
  const int year = whole_number_of(period);
  return {.from = year_begins(year), .until = year_begins(year + 1)};
}

std::string range(const Days& days) { return fmt::format("{}{}{}", days.from, kTo, days.until); }

std::optional<Days> days_of(std::string_view period) {
  const std::size_t middle = period.find(kTo);
  if (middle == std::string_view::npos) return std::nullopt;
  return Days{std::string{period.substr(0, middle)}, std::string{period.substr(middle + kTo.size())}};
}

}  // namespace nullo::app
