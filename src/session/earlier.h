// The hands of a session before its last one, with what they score: kept so that they need not be scored again.
#pragma once

#include <cstddef>
#include <memory>
#include <utility>
#include <vector>

#include "session/played.h"
#include "session/session.h"

namespace nullo::session {

// Whether hands that are the same are valid, and score the same, in both.
bool begins_alike(const Session& one, const Session& other);

class EarlierHands {
 public:
  // Of all hands of `session` except the last one. Takes over what the session remembers of them.
  explicit EarlierHands(const Session& session);

  // How many of the session's first hands, at most so many, are these.
  [[nodiscard]] std::size_t shared_with(const Session& session, std::size_t most) const;
  // The fold after the latest hand of the first `number` after which one is kept, and how many hands that are.
  [[nodiscard]] std::pair<Fold, std::size_t> fold_before(const Session& session, std::size_t number) const;

  // Where reading the hands has come to.
  struct Mark {
    std::size_t number;  // of hands
    Fold fold;
    Reckoning reckoning;
  };
  // The latest mark after at most `number` hands; nullptr: none is kept.
  [[nodiscard]] const Mark* mark_before(std::size_t number) const;

  [[nodiscard]] std::size_t size() const { return begun_.hands.size(); }
  [[nodiscard]] const std::vector<HandResult>& results() const { return results_; }

 private:
  static constexpr std::size_t kBetween = 32;  // hands from one fold that is kept to the next

  void take_over(const EarlierHands& earlier, std::size_t most);
  // Whether a mark is kept after so many hands.
  [[nodiscard]] bool keeps_mark(std::size_t number) const;

  Session begun_;                                   // with these hands
  std::vector<HandResult> results_;                 // one a hand
  std::vector<Fold> folds_;                         // before hands 0, kBetween, …
  std::vector<std::shared_ptr<const Mark>> marks_;  // shared, since a reckoning is as large as its people are many
};

// A session after its first hands.
struct Begun {
  Fold fold;
  std::vector<HandResult> results;  // of these hands; empty if they were not asked for
};
enum class Results { kKept, kDropped };
// After `number` hands, none of which is scored as the last one. Those that the session remembers are not scored again.
Begun begun_with(const Session& session, std::size_t number, Results results);

}  // namespace nullo::session
