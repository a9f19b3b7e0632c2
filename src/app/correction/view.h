// What the comparison shows before a correction is kept.
#pragma once

#include <string>
#include <vector>

#include "app/chips/view.h"
#include "app/table/sheet_view.h"

namespace nullo::app {

struct CompareView {
  std::string title;  // "Hand 2 corrected"
  struct Side {
    std::string heading;
    Sheet sheet;           // the sheet after the correction, changes highlighted
    std::string standing;  // "1. Boris 4 · 2. Anna 5 · …"
    std::string outcome;   // "Boris wins with 4 points"
    std::vector<PotView> pots;
    std::vector<WhyLine> whys;            // for the hands that changed: the reasons that only this side has
    std::vector<std::string> facts = {};  // that only this side has, as sentences
    std::string only;                     // "Only before": the heading of these two
  };
  Side before;
  Side after;
  std::vector<std::string> changes;   // as sentences, what else the correction changes
  std::vector<DueLine> due;           // chips to move once the correction is kept
  std::vector<DueRow> payments = {};  // the same in parts
  std::string heading;                // "Is this right?", "Hand 3 needs an answer first"
  std::string question;               // what must be settled first, or why it cannot be kept
  std::string accept;                 // the button's label: "Keep it (Enter)", "Go to hand 4 (Enter)"
  bool can_accept = true;
  std::string back;  // the button's label: "Back to the hand (Esc)"
};

}  // namespace nullo::app
