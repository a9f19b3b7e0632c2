#include "base/clock.h"

#include <chrono>

#include <fmt/format.h>

namespace nullo {

namespace {

// A moment as the calendar and the clock have it, in UTC. By hand and not by fmt's formats of time: those bring all
// that the C++ library knows of countries and languages into the web page.
struct Moment {
  explicit Moment(std::chrono::system_clock::time_point at)
      : midnight{std::chrono::floor<std::chrono::days>(at)},
        date{midnight},
        time{std::chrono::floor<std::chrono::milliseconds>(at - midnight)} {}

  std::chrono::sys_days midnight;
  std::chrono::year_month_day date;
  std::chrono::hh_mm_ss<std::chrono::milliseconds> time;

  [[nodiscard]] int year() const { return int{date.year()}; }
  [[nodiscard]] unsigned month() const { return unsigned{date.month()}; }
  [[nodiscard]] unsigned day() const { return unsigned{date.day()}; }
};

}  // namespace

std::string now_utc() {
  const Moment now{std::chrono::system_clock::now()};
  return fmt::format("{:04}-{:02}-{:02}T{:02}:{:02}:{:02}Z", now.year(), now.month(), now.day(),
                     now.time.hours().count(), now.time.minutes().count(), now.time.seconds().count());
}

std::string now_in_names() {
  const Moment now{std::chrono::system_clock::now()};
  return fmt::format("{:04}{:02}{:02}T{:02}{:02}{:02}.{:03}Z", now.year(), now.month(), now.day(),
                     now.time.hours().count(), now.time.minutes().count(), now.time.seconds().count(),
                     now.time.subseconds().count());
}

double steady_seconds() {
  return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch()).count();
}

}  // namespace nullo
