// A session as one self-contained HTML page, to keep, send and print. Pure: equal input gives equal text, and nothing
// here fails.
#pragma once

#include <string>
#include <vector>

#include "base/out.h"
#include "session/hand_by_hand.h"

namespace nullo::exports {

// What the page shows and the session itself does not know; empty members are left out.
struct PageExtras {
  std::string begun;                  // as local time in words: "2026-11-21 19:30"
  std::string ended;                  // likewise
  std::string settling_terms;         // "in chips of 1/5/25"
  std::vector<std::string> settling;  // who hands whom what, one sentence each
  bool continued = false;             // another session continues this one, so it has no winner
  std::string house_rules = {};       // the table's name for the rules
};

// Title, players, rules in words, who won, the standing, the score sheet, the charts of running totals and places,
// where points or chips came from, the settling, and every hand: its facts, the reason of each point or payment, what
// is missing, notes. HTML5 in UTF-8 without scripts or external files; all text that people entered is escaped. Print
// styles keep headings together with what follows them. Written piece by piece.
void html(const session::HandByHand& hands, const PageExtras& extras, const Out& out);

}  // namespace nullo::exports
