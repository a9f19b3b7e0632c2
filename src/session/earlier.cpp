#include "session/earlier.h"

#include <algorithm>
#include <tuple>
#include <utility>

#include "session/hand_by_hand.h"

namespace nullo::session {
namespace {

// Whether hands that are the same score the same in both.
bool begins_alike(const Session& one, const Session& other) {
  return one.rules == other.rules && one.players == other.players && one.first_dealer == other.first_dealer &&
         one.opening == other.opening && one.opening_bags == other.opening_bags &&
         one.hands_before == other.hands_before;
}

// What is remembered of a session's first `number` hands, and how many of them it is good for.
std::pair<const EarlierHands*, std::size_t> remembered_of(const Session& session, std::size_t number) {
  const EarlierHands* earlier = session.remembered.hands.get();
  return {earlier, earlier == nullptr ? 0 : earlier->shared_with(session, number)};
}

}  // namespace

EarlierHands::EarlierHands(const Session& session) : begun_{session}, last_{session}, reckoning_{session} {
  if (!begun_.hands.empty()) begun_.hands.pop_back();
  begun_.ended_at.clear();
  begun_.remembered = {};
  const auto [earlier, shared] = remembered_of(session, begun_.hands.size());
  Fold fold{begun_};
  if (shared > 0 && shared == earlier->size()) {
    results_ = earlier->results_;
    folds_ = earlier->folds_;
    reckoning_ = earlier->reckoning_;
    fold = earlier->last_;
  }
  while (results_.size() < begun_.hands.size()) add(begun_.hands[results_.size()], fold);
  last_ = std::move(fold);
}

void EarlierHands::add(const Hand& hand, Fold& fold) {
  if (results_.size() % kBetween == 0) folds_.push_back(fold);
  take_turn(fold, hand, results_.size(), false, [this](const Turn& turn) {
    reckoning_.add(turn);
    results_.push_back(turn.result);
  });
}

std::size_t EarlierHands::shared_with(const Session& session, std::size_t most) const {
  if (!begins_alike(begun_, session)) return 0;
  const auto end = session.hands.begin() + static_cast<std::ptrdiff_t>(std::min(most, session.hands.size()));
  const auto differ = std::mismatch(session.hands.begin(), end, begun_.hands.begin(), begun_.hands.end());
  return static_cast<std::size_t>(differ.first - session.hands.begin());
}

std::pair<Fold, std::size_t> EarlierHands::fold_before(const Session& session, std::size_t number) const {
  const bool all = number == size();
  const std::size_t kept = all ? number : number / kBetween * kBetween;
  std::pair<Fold, std::size_t> before{all ? last_ : folds_[number / kBetween], kept};
  before.first.stopped_ = !session.ended_at.empty();
  return before;
}

Begun begun_with(const Session& session, std::size_t number, Results results) {
  const auto [earlier, shared] = remembered_of(session, number);
  Begun begun{Fold{session}, {}};
  const bool keeps = results == Results::kKept;
  if (keeps) begun.results.reserve(session.hands.size());
  std::size_t done = 0;
  if (shared > 0) {
    std::tie(begun.fold, done) = earlier->fold_before(session, shared);
    const auto first = earlier->results().begin();
    if (keeps) begun.results.assign(first, first + static_cast<std::ptrdiff_t>(done));
  }
  for (; done < number; ++done) {
    HandResult result = begun.fold.add(session.hands[done], false);
    if (keeps) begun.results.push_back(std::move(result));
  }
  return begun;
}

void remember_earlier(Session& session) {
  const std::size_t number = session.hands.empty() ? 0 : session.hands.size() - 1;
  const auto [earlier, shared] = remembered_of(session, number);
  if (number == 0) return;
  if (earlier != nullptr && shared == number) return;  // after an undo it remembers more than that
  session.remembered.hands = std::make_shared<const EarlierHands>(session);
}

}  // namespace nullo::session
