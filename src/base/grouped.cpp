#include "base/grouped.h"

#include <string_view>

namespace nullo {

std::string grouped(std::int64_t number) {
  std::string text = std::to_string(number);
  const std::size_t first = number < 0 ? 1 : 0;  // digit
  for (std::size_t at = text.size(); at > first + 3; at -= 3) text.insert(at - 3, 1, ',');
  constexpr std::string_view kMinus = "−";
  if (number < 0) text.replace(0, 1, kMinus);
  return text;
}

}  // namespace nullo
