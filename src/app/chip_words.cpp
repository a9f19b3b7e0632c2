#include "app/chip_words.h"

#include <algorithm>

namespace nullo::app {
namespace {

// For each payment the last posting of the hand that it is, each posting taken once; npos: none.
std::vector<std::size_t> places_of(std::span<const Posting> payments, std::span<const Posting> postings) {
  std::vector<std::size_t> places(payments.size(), std::string::npos);
  std::vector<bool> taken(postings.size());
  for (std::size_t i = payments.size(); i-- > 0;) {
    for (std::size_t k = postings.size(); k-- > 0;) {
      if (taken[k] || postings[k] != payments[i]) continue;
      taken[k] = true;
      places[i] = k;
      break;
    }
  }
  return places;
}

}  // namespace

Stacks stacks_after(const session::Session& session, const session::SessionResult& result, const ChipSet& chips,
                    std::size_t hands) {
  Stacks stacks{chips, session.seats(), games::starting_total(session.rules, session.seats())};
  for (std::size_t hand = 0; hand < hands && hand < result.hands.size(); ++hand) {
    for (const Posting& posting : result.hands[hand].scored.postings) stacks.move(posting);
  }
  return stacks;
}

std::vector<std::string> in_chips(Stacks before, std::span<const Posting> hand, std::span<const Posting> payments) {
  std::vector<std::string> texts(payments.size());
  const std::vector<std::size_t> places = places_of(payments, hand);
  for (std::size_t k = 0; k < hand.size(); ++k) {
    const std::string text = to_text(before.set(), before.move(hand[k]));
    const auto found = std::find(places.begin(), places.end(), k);
    if (found != places.end()) texts[static_cast<std::size_t>(found - places.begin())] = text;
  }
  for (std::size_t i = 0; i < payments.size(); ++i) {
    if (places[i] == std::string::npos) texts[i] = to_text(before.set(), before.move(payments[i]));
  }
  return texts;
}

std::vector<std::string> in_chips(const Told& told, const ChipSet& chips, std::span<const Posting> payments) {
  if (!games::info(told.session.rules).pays_at_once || !told.has_hand()) {
    return std::vector<std::string>(payments.size());
  }
  return in_chips(stacks_after(told.session, told.result, chips, told.last()), told.result.hands.back().scored.postings,
                  payments);
}

}  // namespace nullo::app
