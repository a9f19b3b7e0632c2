#include "app/settings/look.h"

#include <algorithm>
#include <charconv>
#include <string_view>

#include <fmt/core.h>

namespace nullo::app {
namespace {

constexpr std::string_view kSizeKey = "look.percent";
constexpr std::string_view kThemeKey = "look.theme";
constexpr std::string_view kPackKey = "look.pack";

}  // namespace

Look read_look(store::Store& store) {
  Look look;
  if (const auto size = store.setting(kSizeKey)) {
    int percent = 100;
    std::from_chars(size->data(), size->data() + size->size(), percent);
    if (std::ranges::find(kSizes, percent) != kSizes.end()) look.percent = percent;
  }
  look.dark = store.setting(kThemeKey).value_or("dark") == "dark";
  look.four_colours = store.setting(kPackKey).value_or("two") == "four";
  return look;
}

void write_look(store::Store& store, const Look& look) {
  store.set_setting(kSizeKey, fmt::format("{}", look.percent));
  store.set_setting(kThemeKey, look.dark ? "dark" : "light");
  store.set_setting(kPackKey, look.four_colours ? "four" : "two");
}

}  // namespace nullo::app
