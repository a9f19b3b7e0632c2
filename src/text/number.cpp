#include "text/number.h"

#include <charconv>
#include <cstddef>
#include <system_error>

#include "text/language.h"
#include "text/sentence.h"

namespace nullo::text {
namespace {

constexpr Sentence kWritten = mark("1,000.5");  // translated as the language writes this number
constexpr std::size_t kGroup = 3;

struct Signs {
  std::string_view group = ",";
  std::string_view decimal = ".";
};

// As the translation has them: what stands between the 1 and the zeros, and between these and the 5.
Signs signs() {
  const std::string_view written = spoken().catalog.translated(kWritten.english());
  const std::size_t zeros = written.find("000");
  if (zeros == std::string_view::npos || !written.starts_with('1') || !written.ends_with('5')) return {};
  return {written.substr(1, zeros - 1), written.substr(zeros + kGroup, written.size() - zeros - kGroup - 1)};
}

// Digits alone, in groups.
std::string in_groups(std::string digits, std::string_view between) {
  for (std::size_t at = digits.size(); at > kGroup; at -= kGroup) digits.insert(at - kGroup, between);
  return digits;
}

// Works for the least number, too, which has no opposite.
std::uint64_t size_of(std::int64_t number) {
  return number < 0 ? std::uint64_t{0} - static_cast<std::uint64_t>(number) : static_cast<std::uint64_t>(number);
}

constexpr std::string_view kMinus = "−";

std::string_view sign_of(std::int64_t number) { return number < 0 ? kMinus : ""; }

}  // namespace

std::string grouped(std::int64_t number) {
  return in_groups(std::to_string(size_of(number)), signs().group).insert(0, sign_of(number));
}

std::optional<int> whole_number(std::string_view typed) {
  std::string plain{typed};
  if (typed.starts_with(kMinus)) plain = "-" + std::string{typed.substr(kMinus.size())};
  const std::string group{signs().group};
  for (std::size_t at = plain.find(group); at != std::string::npos; at = plain.find(group, at))
    plain.erase(at, group.size());
  std::erase(plain, ' ');
  int number = 0;
  const char* end = plain.data() + plain.size();
  const auto [stopped, error] = std::from_chars(plain.data(), end, number);
  return error == std::errc{} && stopped == end ? std::optional{number} : std::nullopt;
}

std::string with_decimals(std::int64_t hundredths, int decimals) {
  constexpr std::size_t kAll = 2;
  constexpr std::uint64_t kWhole = 100;
  const auto shown = static_cast<std::size_t>(decimals);
  const Signs written = signs();
  const std::uint64_t size = size_of(hundredths);
  std::string text = in_groups(std::to_string(size / kWhole), written.group).insert(0, sign_of(hundredths));
  std::string behind = std::to_string(size % kWhole);
  behind.insert(0, kAll - behind.size(), '0');
  return shown == 0 ? text : text.append(written.decimal).append(behind, 0, shown);
}

std::string decimal(std::int64_t hundredths) {
  if (hundredths % 100 == 0) return with_decimals(hundredths, 0);
  return with_decimals(hundredths, hundredths % 10 == 0 ? 1 : 2);
}

}  // namespace nullo::text
