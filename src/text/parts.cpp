#include "text/parts.h"

#include "text/say.h"

namespace nullo::text {

std::string labelled(std::string_view label, std::string_view value) {
  if (label.empty() || value.empty()) return std::string{label.empty() ? value : label};
  return say("{label}: {value}", label, value);
}

std::string in_one_line(std::string_view first, std::string_view second) {
  if (first.empty() || second.empty()) return std::string{first.empty() ? second : first};
  return say("{part}; {next_part}", first, second);
}

std::string in_one_line(std::span<const std::string> parts) {
  std::string line;
  for (const std::string& part : parts) line = in_one_line(line, part);
  return line;
}

}  // namespace nullo::text
