#include "text/parts.h"

namespace nullo::text {

std::string labelled(const Argument& label, const Argument& value) {
  if (label.said().empty()) return value.said();
  if (value.said().empty()) return label.said();
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
