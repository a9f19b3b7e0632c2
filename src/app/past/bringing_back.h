// Bringing a deleted session back, with what follows where it is a part of an evening.
#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "store/store.h"

namespace nullo::app {

struct Shared;

// What people should know before it comes back, as sentences: what it would begin with now, and whose win would no
// longer count. Empty: nothing but that it is there again.
std::vector<std::string> changed_by_bringing_back(store::Store& store, std::string_view id);

// Brings it back. It begins with what the part before it ends with now, and so do the later parts.
void bring_back(store::Store& store, std::string_view id);

// At the window: asks first where more changes than that it is there. `done` is called once it is back.
void ask_and_bring_back(Shared& shared, const std::string& id, const std::function<void()>& done);

}  // namespace nullo::app
