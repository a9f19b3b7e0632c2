// RFC 3339, as far as docs/documents.md#session uses it: a moment in UTC.
#include <algorithm>
#include <array>
#include <charconv>

#include "json/day.h"
#include "json/reader.h"

namespace nullo::json {

namespace {

// Removes the pieces of a time from the front of a text. After the first piece that does not fit, none fits.
class Scanner {
 public:
  explicit Scanner(std::string_view text) : rest_{text} {}

  // A number of exactly `digits` digits, from `least` to `most`.
  int number(std::size_t digits, int least, int most) {
    int value = 0;
    const std::string_view taken = rest_.substr(0, digits);
    const auto [end, error] = std::from_chars(taken.data(), taken.data() + taken.size(), value);
    good_ = good_ && taken.size() == digits && taken.front() != '-' && error == std::errc{} &&
            end == taken.data() + taken.size() && value >= least && value <= most;
    rest_.remove_prefix(taken.size());
    return value;
  }
  void one_of(std::string_view letters) {
    good_ = good_ && !rest_.empty() && letters.find(rest_.front()) != std::string_view::npos;
    if (!rest_.empty()) rest_.remove_prefix(1);
  }
  void fraction() {
    if (!rest_.starts_with('.')) return;
    const std::size_t end = std::min(rest_.size(), rest_.find_first_not_of("0123456789", 1));
    good_ = good_ && end > 1 && end <= 10;  // nanoseconds
    rest_.remove_prefix(end);
  }
  void utc() {
    if (rest_ == "+00:00" || rest_ == "-00:00") {
      rest_ = {};
    } else {
      one_of("Zz");
    }
  }
  void fail_unless(bool good) { good_ = good_ && good; }
  [[nodiscard]] bool ended_well() const { return good_ && rest_.empty(); }

 private:
  std::string_view rest_;
  bool good_ = true;
};

int days_in(int year, int month) {
  constexpr std::array kDays{31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};
  const bool leap = (year % 4 == 0 && year % 100 != 0) || year % 400 == 0;
  return month == 2 && leap ? 29 : kDays[static_cast<std::size_t>(month - 1)];
}

void scan_day(Scanner& scan) {
  const int year = scan.number(4, 0, 9999);
  scan.one_of("-");
  const int month = scan.number(2, 1, 12);
  scan.one_of("-");
  const int day = scan.number(2, 1, 31);
  scan.fail_unless(month >= 1 && month <= 12 && day <= days_in(year, month));
}

bool is_time(std::string_view text) {
  Scanner scan{text};
  scan_day(scan);
  scan.one_of("Tt");
  const int hour = scan.number(2, 0, 23);
  scan.one_of(":");
  const int minute = scan.number(2, 0, 59);
  scan.one_of(":");
  const int second = scan.number(2, 0, 60);
  scan.fail_unless(second < 60 || (hour == 23 && minute == 59));  // a leap second
  scan.fraction();
  scan.utc();
  return scan.ended_well();
}

}  // namespace

bool is_day(std::string_view text) {
  Scanner scan{text};
  scan_day(scan);
  return scan.ended_well();
}

std::optional<std::string> read_time(Value value, Faults& faults) {
  if (value.kind() == Kind::kString && is_time(value.text())) return std::string{value.text()};
  refuse(faults, value, text::mark("a time in UTC, like \"2026-11-21T18:30:00Z\""));
  return std::nullopt;
}

std::optional<std::string> read_day(Value value, Faults& faults) {
  if (value.kind() == Kind::kString && is_day(value.text())) return std::string{value.text()};
  refuse(faults, value, text::mark("a day, like \"2026-11-21\""));
  return std::nullopt;
}

}  // namespace nullo::json
