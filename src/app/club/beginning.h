// How a club begins on this device.
#pragma once

#include <functional>

namespace nullo::app {

struct Shared;

// Asks whether this device is to be the hub of a club from now on. `yes`: what begins it.
void ask_to_begin(Shared& shared, std::function<void()> yes);

}  // namespace nullo::app
