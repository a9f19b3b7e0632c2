#include "app/chip_words.h"

#include <algorithm>
#include <utility>

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

// The hand as it was before the payments that are none of its postings: what one has become more by is no part of it
// yet, and what has been taken back still is.
std::vector<Posting> before_those(std::span<const Posting> hand, std::span<const Posting> payments,
                                  const std::vector<std::size_t>& places) {
  std::vector<Posting> was{hand.begin(), hand.end()};
  for (std::size_t i = 0; i < payments.size(); ++i) {
    const Posting& payment = payments[i];
    if (places[i] != std::string::npos) continue;
    if (payment.reason == kTakenBack) {
      was.emplace_back(payment.to, payment.from, payment.amount, payment.reason, payment.trick, payment.card);
      continue;
    }
    const auto grown = std::find_if(was.rbegin(), was.rend(), [&payment](const Posting& each) {
      return each.from == payment.from && each.to == payment.to && each.reason == payment.reason &&
             each.trick == payment.trick && each.card == payment.card && each.amount > payment.amount;
    });
    if (grown != was.rend()) grown->amount -= payment.amount;
  }
  return was;
}

}  // namespace

Stacks stacks_after(const session::Session& session, const session::SessionResult& result, const ChipSet& chips,
                    std::size_t hands) {
  Stacks stacks{chips, session::opening_totals(session)};
  for (std::size_t hand = 0; hand < hands && hand < result.hands.size(); ++hand) {
    stacks.change_places(result.hands[hand].came_from);
    for (const Posting& posting : result.hands[hand].scored.postings) stacks.move(posting);
  }
  return stacks;
}

std::vector<std::string> in_chips(Stacks before, std::span<const Posting> hand, std::span<const Posting> payments) {
  std::vector<std::string> texts(payments.size());
  const std::vector<std::size_t> places = places_of(payments, hand);
  const std::vector<Posting> was = before_those(hand, payments, places);
  for (std::size_t k = 0; k < was.size(); ++k) {
    const std::string text = to_text(before.set(), before.move(was[k]));
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
  const session::HandResult& hand = told.result.hands.back();
  Stacks before = stacks_after(told.session, told.result, chips, told.last());
  before.change_places(hand.came_from);
  return in_chips(std::move(before), hand.scored.postings, payments);
}

}  // namespace nullo::app
