// On some pages Enter, and a tap where the last one was, suddenly mean something new: record a hand, say yes. A press
// that follows at once comes from somebody who has not read the page, so such an answer is taken only after a short
// time. Where another page comes, or the table's face changes, from the pack to the players or from numbers to cards, a
// tap that follows at once was meant for what stood there before, and does nothing; keys are not concerned.
#pragma once

#include <algorithm>
#include <string>

#include "app/intent.h"
#include "app/view.h"

namespace nullo::gui {

class Ready {
 public:
  // Call it for each frame: `view` is drawn at `now`, in seconds.
  void look(const app::View& view, double now);
  // Seconds until answers are taken; 0: they are taken now.
  [[nodiscard]] double wait() const { return answer_.wait(); }
  // How much of that wait is over, 0 to 1: the bright button fills meanwhile.
  [[nodiscard]] double filled() const { return answer_.over(); }
  [[nodiscard]] bool takes(const app::Intent& intent) const;
  // Seconds until the page, or the table on it, takes taps.
  [[nodiscard]] double wait_for_taps() const { return std::max(page_.wait(), face_.wait()); }
  // Seconds until what stands around every page takes taps: undo, the menu.
  [[nodiscard]] double wait_of_bars() const { return page_.wait(); }

 private:
  // Something on the screen that is waited for whenever it has become something else.
  class Change {
   public:
    // It is `now_what` at `now`; if that is new, it is waited for so many seconds.
    void look(std::string now_what, double seconds, double now);
    [[nodiscard]] double wait() const { return wait_; }
    // How much of the wait is over: 0 to 1.
    [[nodiscard]] double over() const { return wait_ > 0 ? 1 - wait_ / seconds_ : 1; }
    [[nodiscard]] bool seen() const { return !what_.empty(); }
    [[nodiscard]] const std::string& what() const { return what_; }

   private:
    std::string what_;
    double from_ = 0;
    double seconds_ = 0;
    double wait_ = 0;
  };

  Change answer_;
  Change page_;
  Change face_;
};

}  // namespace nullo::gui
