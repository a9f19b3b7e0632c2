#include "gui/pauses.h"

namespace nullo::gui {

namespace {

constexpr double kPauseSeconds = 0.2;  // after a pause that long, letters for the next frames are made

}  // namespace

double soonest(std::initializer_list<double> waits) {
  double least = 0;
  for (const double wait : waits) {
    if (wait > 0 && (least <= 0 || wait < least)) least = wait;
  }
  return least;
}

double ahead_after(const app::Program& program, const Gui& gui) {
  return soonest({program.read_ahead_after(), gui.can_prepare_ahead() ? kPauseSeconds : 0});
}

}  // namespace nullo::gui
