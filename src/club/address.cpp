#include "club/address.h"

#include <algorithm>
#include <charconv>
#include <system_error>

namespace nullo::club {

namespace {

constexpr std::string_view kScheme = "http://";

}  // namespace

std::string address_of(std::string_view said) {
  while (said.ends_with('/')) said.remove_suffix(1);
  std::string address{said};
  if (!said.starts_with(kScheme) && !said.starts_with("https://")) address.insert(0, kScheme);
  const std::string_view host = std::string_view{address}.substr(address.find("//") + 2);
  const bool plain = std::ranges::all_of(host, [](char letter) {
    return (letter >= 'a' && letter <= 'z') || (letter >= 'A' && letter <= 'Z') || (letter >= '0' && letter <= '9') ||
           std::string_view{".-:[]"}.find(letter) != std::string_view::npos;
  });
  return plain && !host.empty() ? address : std::string{};
}

std::uint16_t port_of(std::string_view address) {
  std::uint16_t port = 0;
  const std::string_view digits = address.substr(address.rfind(':') + 1);
  const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), port);
  return error == std::errc{} && end == digits.data() + digits.size() ? port : std::uint16_t{0};
}

std::string typed(std::string_view address) {
  if (address.starts_with(kScheme)) address.remove_prefix(kScheme.size());
  return std::string{address};
}

}  // namespace nullo::club
