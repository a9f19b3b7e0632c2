#include "app/people/same_person.h"

#include <algorithm>
#include <utility>

#include <fmt/core.h>

#include "app/shared.h"

namespace nullo::app {
namespace {

void ask_about(Shared& shared, const std::string& name, const std::string& like, std::function<void()> again) {
  Dialog dialog{fmt::format("Is {} the {} who has played before?", name, like),
                fmt::format("Then {} counts for {}. Somebody else gets a page of their own.", name, like),
                fmt::format("It is {}", like), "Cancel"};
  dialog.other = "Somebody else";
  dialog.other_key = 's';
  const auto take_for = [&shared, name, again = std::move(again)](const std::string& meant) {
    shared.people.take_for(name, meant);
    again();
  };
  shared.ask({std::move(dialog), [take_for, like] { take_for(like); }, {}, [take_for, name] { take_for(name); }});
}

}  // namespace

bool asks_who(Shared& shared, const std::vector<std::string>& names, std::function<void()> again) {
  shared.refresh_people();
  const Players& people = shared.people;
  for (const std::string& typed : names) {
    const std::string name = people.meant(typed);
    const std::string like = people.written_like(name);
    const bool sits_too =
        std::ranges::any_of(names, [&](const auto& other) { return people.present(people.meant(other)) == like; });
    if (like.empty() || sits_too) continue;
    ask_about(shared, name, like, std::move(again));
    return true;
  }
  return false;
}

}  // namespace nullo::app
