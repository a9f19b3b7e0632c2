// A session as one page of HTML that needs nothing else: to keep, to send and to print.
// Pure: equal input gives equal text, and nothing here fails.
#pragma once

#include <string>
#include <vector>

#include "core/out.h"
#include "session/hand_by_hand.h"

namespace nullo::exports {

// What the page says that the session does not know by itself; what is empty is left out.
struct PageExtras {
  std::string begun;                  // when, as people where it is read write it: "2026-11-21 19:30"
  std::string ended;                  //
  std::string settling_terms;         // "in chips of 1/5/25"
  std::vector<std::string> settling;  // who hands whom what, a sentence each
  bool continued = false;             // another session goes on with this one: it has no winner
  std::string house_rules = {};       // what the table calls the rules
};

// Title, players, rules in words, who won, the standing, the score sheet, the charts of running totals and places,
// where points or chips came from, the settling, and every hand: what was seen, why each point or payment, what is
// missing, notes. HTML5 in UTF-8 without scripts and without anything from elsewhere; all text of players is escaped.
// Print styles keep headings with what follows them.
// Given away piece by piece.
void html(const session::HandByHand& hands, const PageExtras& extras, const Out& out);

}  // namespace nullo::exports
