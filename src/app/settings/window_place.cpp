#include "app/settings/window_place.h"

#include <array>
#include <charconv>
#include <system_error>

#include <fmt/format.h>

namespace nullo::app {
namespace {

constexpr std::string_view kPlaceKey = "window.place";
constexpr std::string_view kMaximized = " maximized";

}  // namespace

std::optional<WindowPlace> read_window_place(store::Store& store) {
  const std::optional<std::string> stored = store.setting(kPlaceKey);
  if (!stored) return std::nullopt;
  WindowPlace place;
  std::string_view rest = *stored;
  place.maximized = rest.ends_with(kMaximized);
  if (place.maximized) rest.remove_suffix(kMaximized.size());
  const std::array numbers{&place.x, &place.y, &place.width, &place.height};
  for (int* number : numbers) {
    if (number != numbers.front() && !rest.starts_with(' ')) return std::nullopt;
    if (number != numbers.front()) rest.remove_prefix(1);
    const auto [end, error] = std::from_chars(rest.data(), rest.data() + rest.size(), *number);
    if (error != std::errc{}) return std::nullopt;
    rest.remove_prefix(static_cast<std::size_t>(end - rest.data()));
  }
  if (!rest.empty() || place.width <= 0 || place.height <= 0) return std::nullopt;
  return place;
}

void write_window_place(store::Store& store, const WindowPlace& place) {
  store.set_setting(kPlaceKey, fmt::format("{} {} {} {}{}", place.x, place.y, place.width, place.height,
                                           place.maximized ? kMaximized : std::string_view{}));
}

}  // namespace nullo::app
