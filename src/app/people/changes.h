// Changes of people as the pages make them, with what is said where one cannot be.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "store/store.h"

namespace nullo::app {

struct Shared;

// After a change of people: everything that tells a name tells it anew, or Players::problem says why it could not be.
// `which`: who is meant where two people cannot be one. True: it was made.
bool end_change(Shared& shared, const std::optional<store::PeopleRefusal>& refusal, std::string_view which);
// The two are one person from now on, called `into`; asked first. Those who sat at one table are refused.
void ask_to_merge(Shared& shared, const std::string& name, const std::string& into);
// Takes the last change of people back, or does it again. The person whose page is open stays open under their new
// name.
void step_people(Shared& shared, bool back);

}  // namespace nullo::app
