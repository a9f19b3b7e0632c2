// How long a window and a browser's page may rest between frames.
#pragma once

#include <initializer_list>

namespace nullo::gui {

// The shortest of some waits, in seconds; 0 means no limit.
double soonest(std::initializer_list<double> waits);

}  // namespace nullo::gui
