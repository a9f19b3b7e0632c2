// A session gone through hand by hand, each scored as it comes by and then forgotten: the hands of a long one and their
// postings take far more memory than its document.
#pragma once

#include <cstddef>
#include <functional>

#include "session/session.h"

namespace nullo::session {

// A hand as it comes by; valid until the next one does.
struct Turn {
  std::size_t number = 0;  // from 0
  const games::Deal& deal;
  const games::State& before;
  const games::State& after;
  const Hand& hand;
  const HandResult& result;
};

class HandByHand {
 public:
  using Visit = std::function<void(const Turn&)>;

  HandByHand() = default;
  HandByHand(const HandByHand&) = delete;
  HandByHand& operator=(const HandByHand&) = delete;
  virtual ~HandByHand() = default;

  // All but the hands, which are not to be looked at here.
  [[nodiscard]] virtual const Session& session() const = 0;
  // From the first hand to the last, as often as wanted. Gives the result without hands.
  virtual SessionResult visit(const Visit& visit) const = 0;

 protected:
  HandByHand(HandByHand&&) = default;
  HandByHand& operator=(HandByHand&&) = default;
};

// Adds a checked hand to the fold and shows it. `last`: none comes after it.
void take_turn(Fold& fold, const Hand& hand, std::size_t number, bool last, const HandByHand::Visit& visit);

// The hands of a session that somebody holds.
class HeldHands : public HandByHand {
 public:
  explicit HeldHands(const Session& session) : session_{&session} {}

  [[nodiscard]] const Session& session() const override { return *session_; }
  SessionResult visit(const Visit& visit) const override;

 private:
  const Session* session_;
};

}  // namespace nullo::session
