#include "app/table/only_points.h"

#include <fmt/core.h>

namespace nullo::app {
namespace {

constexpr std::string_view kYes = "yes";
constexpr std::string_view kNo = "no";

std::string key_of_session(std::string_view session) { return fmt::format("only_points.{}", session); }

}  // namespace

bool enters_only_points(store::Store& store, std::string_view session) {
  return store.setting(key_of_session(session)) == kYes;
}

void set_enters_only_points(store::Store& store, std::string_view session, bool only_points) {
  if (enters_only_points(store, session) == only_points) return;
  store.set_setting(key_of_session(session), only_points ? kYes : kNo);
}

}  // namespace nullo::app
