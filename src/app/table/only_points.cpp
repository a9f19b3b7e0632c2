#include "app/table/only_points.h"

#include <fmt/core.h>

namespace nullo::app {
namespace {

constexpr std::string_view kForGood = "yes";  // anything else: not

std::string key_of_session(std::string_view session) { return fmt::format("only_points.{}", session); }

}  // namespace

bool enters_only_points(store::Store& store, std::string_view session) {
  return store.setting(key_of_session(session)) == kForGood;
}

void set_enters_only_points(store::Store& store, std::string_view session, bool only_points) {
  if (enters_only_points(store, session) == only_points) return;
  store.set_setting(key_of_session(session), only_points ? kForGood : std::string_view{"no"});
}

}  // namespace nullo::app
