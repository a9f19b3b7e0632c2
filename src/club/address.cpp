#include "club/address.h"

#include <algorithm>

namespace nullo::club {

std::string address_of(std::string_view said) {
  while (said.ends_with('/')) said.remove_suffix(1);
  std::string address{said};
  if (!said.starts_with("http://") && !said.starts_with("https://")) address.insert(0, "http://");
  const std::string_view host = std::string_view{address}.substr(address.find("//") + 2);
  const bool plain = std::ranges::all_of(host, [](char letter) {
    return (letter >= 'a' && letter <= 'z') || (letter >= 'A' && letter <= 'Z') || (letter >= '0' && letter <= '9') ||
           std::string_view{".-:[]"}.find(letter) != std::string_view::npos;
  });
  return plain && !host.empty() ? address : std::string{};
}

}  // namespace nullo::club
