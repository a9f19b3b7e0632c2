// On some pages Enter, and a tap where the last one was, suddenly mean something new: record a hand, say yes. Whoever
// presses twice has not read them, so such an answer is taken only after people have had the time to look.
#pragma once

#include <string>

#include "app/intent.h"
#include "app/view.h"

namespace nullo::gui {

class Ready {
 public:
  // `view` is drawn at `now`, in seconds.
  void look(const app::View& view, double now);
  // How long until answers are taken; 0: they are.
  [[nodiscard]] double wait() const { return wait_; }
  [[nodiscard]] bool takes(const app::Intent& intent) const;

 private:
  std::string page_;
  double from_ = 0;
  double wait_ = 0;
};

}  // namespace nullo::gui
