// What is shown of a session that two devices changed before they met.
#pragma once

#include <string>
#include <vector>

#include "app/correction/view.h"

namespace nullo::app {

struct ForkView {
  std::string device;   // the other one; empty: it is settled meanwhile
  std::string heading;  // "Which one stays?"
  std::string text;     // "Hearts, Anna, Boris, Clara, 2026-11-28 19:30"
  std::string problem;  // why nothing came of the last choice; empty: it was made, or nothing was chosen
  CompareView::Side here;
  CompareView::Side there;
  std::vector<std::string> differences;  // besides the hands, and when each was entered; as sentences
  bool can_choose = false;
};

}  // namespace nullo::app
