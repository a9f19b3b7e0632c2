#include "session/words.h"

#include <gtest/gtest.h>

#include "games/tetka/tetka.h"
#include "support/cards.h"

namespace nullo::session {
namespace {

using testing::card;

TEST(FactsOfAHand, SayWhoPlayedWhatWhereATrickWasEnteredCardByCard) {
  tetka::Hand hand;
  hand.bum_card = card("7C");
  Trick play;
  play.is_play = true;
  play.leader = Seat{3};
  play.winner = Seat{1};
  for (const char* text : {"10S", "QS", "AS", "KS"}) play.cards.push_back({card(text)});
  Trick seen;
  seen.winner = Seat{2};
  seen.cards.push_back({card("QH")});
  hand.tricks = {play, seen};
  Session session;
  session.rules = tetka::Rules{};
  session.players = {"Anna", "Boris", "Clara", "Dmitri"};
  session.first_dealer = Seat{2};
  session.hands.emplace_back().facts = games::Hand::of(hand);
  std::vector<std::string> facts;
  HeldHands{session}.visit(
      [&](const Turn& turn) { facts = facts_of(entry_of(session.rules, turn), names_of(session.players)); });
  ASSERT_GE(facts.size(), 2U);
  EXPECT_EQ(facts[facts.size() - 2], "Trick 1 to Boris: Dmitri 10♠, Anna Q♠, Boris A♠, Clara K♠");
  EXPECT_EQ(facts.back(), "Trick 2: Clara, Q♥");
}

}  // namespace
}  // namespace nullo::session
