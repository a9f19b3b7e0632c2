#include "gui/pauses.h"

namespace nullo::gui {

double soonest(std::initializer_list<double> waits) {
  double least = 0;
  for (const double wait : waits) {
    if (wait > 0 && (least <= 0 || wait < least)) least = wait;
  }
  return least;
}

}  // namespace nullo::gui
