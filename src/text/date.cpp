#include "text/date.h"

#include <cstddef>

#include "base/digits.h"
#include "text/say.h"

namespace nullo::text {
namespace {

constexpr std::string_view kShape = "0000-00-00";

bool begins_with_day(std::string_view text) {
  if (text.size() < kShape.size()) return false;
  for (std::size_t i = 0; i < kShape.size(); ++i) {
    if (kShape[i] == '0' ? !is_digit(text[i]) : text[i] != kShape[i]) return false;
  }
  return true;
}

std::string_view year_of(std::string_view day) { return day.substr(0, 4); }
std::string_view month_of(std::string_view day) { return day.substr(5, 2); }
std::string_view day_of_month(std::string_view day) { return day.substr(8, 2); }

}  // namespace

std::string date(std::string_view iso) {
  if (!begins_with_day(iso)) return std::string{iso};
  return say("{year}-{month}-{day}", year_of(iso), month_of(iso), day_of_month(iso)).append(iso.substr(kShape.size()));
}

std::string date_in_year(std::string_view iso) {
  if (!begins_with_day(iso)) return std::string{iso};
  return say("{month}-{day}", month_of(iso), day_of_month(iso)).append(iso.substr(kShape.size()));
}

}  // namespace nullo::text
