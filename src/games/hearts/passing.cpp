#include "games/hearts/passing.h"

#include <array>

#include "text/say.h"

namespace nullo::hearts {
namespace {

// The usual cycle, if nothing was agreed on.
std::vector<Pass> usual_cycle(int seats) {
  if (seats == 4) return {Pass::kLeft, Pass::kRight, Pass::kAcross, Pass::kHold};
  if (seats == 5) return {Pass::kLeft, Pass::kRight, Pass::kLeft2, Pass::kRight2, Pass::kHold};
  return {Pass::kLeft, Pass::kRight, Pass::kHold};
}

// How many places to the left the cards go; 0: not to a single receiver.
int places_left(Pass pass, int seats) {
  switch (pass) {
    case Pass::kLeft:
      return 1;
    case Pass::kRight:
      return seats - 1;
    case Pass::kAcross:
      return seats % 2 == 0 ? seats / 2 : 0;
    case Pass::kLeft2:
      return seats > 3 ? 2 : 0;
    case Pass::kRight2:
      return seats > 3 ? seats - 2 : 0;
    case Pass::kScatter:
    case Pass::kDealer:
    case Pass::kHold:
      break;
  }
  return 0;
}

struct PassText {
  text::Sentence in_a_cycle;
  text::Sentence of_a_hand;
};
// In the order of the enumerators.
constexpr std::array<PassText, 8> kPassTexts{
    {{text::mark("left"), text::mark("Pass three cards to the left")},
     {text::mark("right"), text::mark("Pass three cards to the right")},
     {text::mark("across"), text::mark("Pass three cards across")},
     {text::mark("2nd left"), text::mark("Pass three cards to the second player on the left")},
     {text::mark("2nd right"), text::mark("Pass three cards to the second player on the right")},
     {text::mark("scatter"), text::mark("Scatter: pass one card to each of the others")},
     {text::mark("dealer's choice"), text::mark("{player}, the dealer, says how cards are passed")},
     {text::mark("hold"), text::mark("No passing in this hand")}}};

std::string text_of(Pass pass, int seats, std::string_view dealer) {
  if (pass == Pass::kScatter && seats == 3) return text::say("Scatter: pass two cards to each of the others");
  return text::say(kPassTexts.at(static_cast<std::size_t>(pass)).of_a_hand, dealer);
}

}  // namespace

const std::vector<Cycle>& known_cycles() {
  using enum Pass;
  static const std::vector<Cycle> kCycles{
      {text::mark("left, right, across, hold"), {kLeft, kRight, kAcross, kHold}},
      {text::mark("left, right, across"), {kLeft, kRight, kAcross}},
      {text::mark("left, right, across, scatter"), {kLeft, kRight, kAcross, kScatter}},
      {text::mark("left, right, across, scatter, hold"), {kLeft, kRight, kAcross, kScatter, kHold}},
      {text::mark("left, right, across, dealer's choice"), {kLeft, kRight, kAcross, kDealer}},
      {text::mark("left, right, hold"), {kLeft, kRight, kHold}},
      {text::mark("left, right"), {kLeft, kRight}},
      {text::mark("left, right, scatter"), {kLeft, kRight, kScatter}},
      {text::mark("left, right, scatter, hold"), {kLeft, kRight, kScatter, kHold}},
      {text::mark("left, right, 2nd left, 2nd right, hold"), {kLeft, kRight, kLeft2, kRight2, kHold}},
      {text::mark("left, right, 2nd left, hold, left, right, 2nd right, hold"),
       {kLeft, kRight, kLeft2, kHold, kLeft, kRight, kRight2, kHold}},
      {text::mark("always left"), {kLeft}},
      {text::mark("always right"), {kRight}},
      {text::mark("always across"), {kAcross}},
      {text::mark("dealer's choice"), {kDealer}},
      {text::mark("no passing"), {kHold}},
  };
  return kCycles;
}

std::string cycle_text(const std::vector<Pass>& passes) {
  for (const Cycle& cycle : known_cycles()) {
    if (cycle.passes == passes) return text::say(cycle.text);
  }
  std::string text;
  for (const Pass pass : passes) {
    if (!text.empty()) text += ", ";
    text += text::say(kPassTexts.at(static_cast<std::size_t>(pass)).in_a_cycle);
  }
  return text.empty() ? text::say("no passing") : text;
}

Pass pass_of(const Rules& rules, const games::Deal& deal) {
  const std::vector<Pass> cycle = rules.passing.value_or(usual_cycle(deal.seats));
  return cycle.empty() ? Pass::kHold : cycle[static_cast<std::size_t>(deal.number) % cycle.size()];
}

games::Passing passing(const Rules& rules, const games::Deal& deal, const games::Names& names) {
  const Pass pass = pass_of(rules, deal);
  games::Passing passing{text_of(pass, deal.seats, names[deal.dealer]), PerSeat<std::optional<Seat>>(deal.seats)};
  const int places = places_left(pass, deal.seats);
  if (places == 0) return passing;
  for (const Seat seat : Seats{deal.seats}) passing.to[seat] = seat.left(deal.seats, places);
  return passing;
}

}  // namespace nullo::hearts
