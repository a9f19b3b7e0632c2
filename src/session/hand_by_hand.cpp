#include "session/hand_by_hand.h"

namespace nullo::session {

void take_turn(Fold& fold, const Hand& hand, std::size_t number, bool last, const HandByHand::Visit& visit) {
  const games::Deal deal = fold.deal_of(hand, last);
  const games::State before = fold.state();
  const HandResult result = fold.add(hand, last);
  visit({number, deal, before, fold.state(), hand, result});
}

SessionResult HeldHands::visit(const Visit& visit) const {
  const std::vector<Hand>& hands = session_->hands;
  Fold fold{*session_};
  for (std::size_t i = 0; i < hands.size(); ++i) take_turn(fold, hands[i], i, i + 1 == hands.size(), visit);
  return fold.finish({});
}

}  // namespace nullo::session
