// A session read hand by hand. Each hand is scored when it is read and forgotten after that, since the hands and
// postings of a long session take far more memory than its document.
#pragma once

#include <cstddef>
#include <functional>

#include "session/session.h"

namespace nullo::session {

// A hand while it is visited; valid until the next one is.
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

  // Everything except the hands: do not use its `hands`.
  [[nodiscard]] virtual const Session& session() const = 0;
  // Visits the hands from first to last; may be called again. Returns the result without hands.
  virtual SessionResult visit(const Visit& visit) const = 0;

 protected:
  HandByHand(HandByHand&&) = default;
  HandByHand& operator=(HandByHand&&) = default;
};

// Adds a checked hand to the fold and visits it. `last`: it is the session's last hand.
void take_turn(Fold& fold, const Hand& hand, std::size_t number, bool last, const HandByHand::Visit& visit);

// The hands of a session that is in memory and must outlive this.
class HeldHands : public HandByHand {
 public:
  explicit HeldHands(const Session& session) : session_{&session} {}

  [[nodiscard]] const Session& session() const override { return *session_; }
  SessionResult visit(const Visit& visit) const override;

 private:
  const Session* session_;
};

}  // namespace nullo::session
