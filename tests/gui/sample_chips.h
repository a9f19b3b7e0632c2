// Views of a game whose chips change hands at once, with pots, made by hand.
#pragma once

#include <vector>

#include "gui/sample_views.h"

namespace nullo::gui {

std::vector<Sample> chips_views();

app::View sample_payment();  // trick 5 of 11 is entered; two payments are due, one pot
app::View sample_whose();    // the question is who played the A♦
app::View sample_refunds();  // nine payments are given back, six pots, Boris below zero
app::View sample_claims();   // hand over: two claims are offered, "claims/AD" and "claims/JH" (taken)

}  // namespace nullo::gui
