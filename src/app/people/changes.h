// Changes of people as the pages make them, with what is said where one cannot be.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "store/store.h"

namespace nullo::app {

struct Shared;

// Ends a change of people. True: it was made, and every name that is shown is up to date. False: Players::problem says
// why not. `which`: the two people who cannot be merged.
bool end_change(Shared& shared, const std::optional<store::PeopleRefusal>& refusal, std::string_view which);
// The two are one person from now on, called `into`; asked first. Those who sat at one table are refused.
void ask_to_merge(Shared& shared, const std::string& name, const std::string& into);
// Takes the last change of people back, or does it again. The person whose page is open stays open under their new
// name.
void step_people(Shared& shared, bool back);

}  // namespace nullo::app
