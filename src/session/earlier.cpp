#include "session/earlier.h"

#include <algorithm>
#include <iterator>
#include <tuple>
#include <utility>

#include "session/hand_by_hand.h"

namespace nullo::session {

bool begins_alike(const Session& one, const Session& other) {
  return one.rules == other.rules && one.players == other.players && one.first_dealer == other.first_dealer &&
         one.opening == other.opening && one.opening_bags == other.opening_bags &&
         one.hands_before == other.hands_before;
}

namespace {

// What is remembered of a session's first `number` hands, and how many of them it is good for.
std::pair<const EarlierHands*, std::size_t> remembered_of(const Session& session, std::size_t number) {
  const EarlierHands* earlier = session.remembered.hands.get();
  return {earlier, earlier == nullptr ? 0 : earlier->shared_with(session, number)};
}

}  // namespace

EarlierHands::EarlierHands(const Session& session) : begun_{session} {
  if (!begun_.hands.empty()) begun_.hands.pop_back();
  begun_.ended_at.clear();
  begun_.remembered = {};
  const auto [earlier, shared] = remembered_of(session, begun_.hands.size());
  if (earlier != nullptr) take_over(*earlier, shared);
  Fold fold = marks_.empty() ? Fold{begun_} : marks_.back()->fold;
  Reckoning reckoning = marks_.empty() ? Reckoning{begun_} : marks_.back()->reckoning;
  while (results_.size() < begun_.hands.size()) {
    if (results_.size() % kBetween == 0) folds_.push_back(fold);
    take_turn(fold, begun_.hands[results_.size()], results_.size(), false, [&](const Turn& turn) {
      reckoning.add(turn);
      results_.push_back(turn.result);
    });
    if (keeps_mark(results_.size()))
      marks_.push_back(std::make_shared<const Mark>(Mark{results_.size(), fold, reckoning}));
  }
}

// What it knows of at most so many hands, as far as a mark.
void EarlierHands::take_over(const EarlierHands& earlier, std::size_t most) {
  const Mark* last = earlier.mark_before(most);
  if (last == nullptr) return;
  const auto first_of = [](const auto& all, std::size_t number) {
    return std::vector(all.begin(), all.begin() + static_cast<std::ptrdiff_t>(number));
  };
  results_ = first_of(earlier.results_, last->number);
  folds_ = first_of(earlier.folds_, (last->number + kBetween - 1) / kBetween);
  std::ranges::copy_if(earlier.marks_, std::back_inserter(marks_), [&](const auto& mark) {
    return mark->number == last->number || (mark->number < last->number && keeps_mark(mark->number));
  });
}

// The last two, so that the end of a hand can be undone and done again; and some before, ever farther between.
bool EarlierHands::keeps_mark(std::size_t number) const {
  const std::size_t back = size() - number;
  if (back <= 1) return true;
  for (std::size_t each = kBetween; each <= size(); each *= kBetween) {
    if (number % each == 0 && back <= 2 * each) return true;
  }
  return false;
}

const EarlierHands::Mark* EarlierHands::mark_before(std::size_t number) const {
  const auto after = std::ranges::upper_bound(marks_, number, {}, [](const auto& mark) { return mark->number; });
  return after == marks_.begin() ? nullptr : std::prev(after)->get();
}

std::size_t EarlierHands::shared_with(const Session& session, std::size_t most) const {
  if (!begins_alike(begun_, session)) return 0;
  const auto end = session.hands.begin() + static_cast<std::ptrdiff_t>(std::min(most, session.hands.size()));
  const auto differ = std::mismatch(session.hands.begin(), end, begun_.hands.begin(), begun_.hands.end());
  return static_cast<std::size_t>(differ.first - session.hands.begin());
}

std::pair<Fold, std::size_t> EarlierHands::fold_before(const Session& session, std::size_t number) const {
  const Mark* mark = mark_before(number);
  const std::size_t kept = number / kBetween * kBetween;
  const bool by_mark = mark != nullptr && mark->number >= kept;
  std::pair<Fold, std::size_t> before{by_mark ? mark->fold : folds_[number / kBetween], by_mark ? mark->number : kept};
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

Session remembering(Session session) {
  remember_earlier(session);
  return session;
}

}  // namespace nullo::session
