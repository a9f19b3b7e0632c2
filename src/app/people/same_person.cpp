#include "app/people/same_person.h"

#include <algorithm>
#include <utility>

#include "app/folding.h"
#include "app/shared.h"
#include "core/name.h"
#include "text/say.h"

namespace nullo::app {
namespace {

void ask_about(Shared& shared, const std::string& name, const std::string& like, std::function<void()> again) {
  Dialog dialog{text::say("Is {player} the {other} who has played before?", name, like),
                text::say("Then {player} counts for {other}. Somebody else gets a page of their own.", name, like),
                text::say("It is {player}", like), text::say("Cancel")};
  dialog.other = text::say("Somebody else");
  dialog.other_key = 'e';  // no suit's letter: people may type a card already
  const auto take_for = [&shared, name, again = std::move(again)](const std::string& meant) {
    shared.people.take_for(name, meant);
    again();
  };
  shared.ask({std::move(dialog), [take_for, like] { take_for(like); }, {}, [take_for, name] { take_for(name); }});
}

// Asks whether two at the table are two people, if their names are almost the same and one of them is new.
bool asks_about_two(Shared& shared, const std::vector<std::string>& names, const std::function<void()>& again) {
  Players& people = shared.people;
  for (std::size_t i = 0; i < names.size(); ++i) {
    const std::string one = people.meant(names[i]);
    for (std::size_t k = 0; k < i; ++k) {
      const std::string other = people.meant(names[k]);
      const bool asks = people.is_in_question(one) || people.is_in_question(other);
      if (!asks || is_same_name(one, other) || folded(one) != folded(other)) continue;
      const std::string fresh = people.is_in_question(one) ? one : other;
      Dialog dialog{
          text::say("Are {player} and {other} two people?", other, one),
          text::say("Only capitals or accents tell the two names apart. If {player} is somebody else, choose a "
                    "name that differs more.",
                    fresh),
          text::say("Two people"), text::say("Change a name")};
      shared.ask({std::move(dialog), [&people, one, other, again] {
                    for (const std::string& each : {one, other})
                      if (people.is_in_question(each)) people.take_for(each, each);
                    again();
                  }});
      return true;
    }
  }
  return false;
}

}  // namespace

bool asks_who(Shared& shared, const std::vector<std::string>& names, std::function<void()> again) {
  shared.refresh_people();
  if (asks_about_two(shared, names, again)) return true;
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
