// The intents while a recorded hand is corrected.
#pragma once

namespace nullo::app {

struct CorrectHand {  // corrects a recorded hand, from 0
  int hand = 0;
};
struct TakeOutHand {};  // takes out the hand being corrected
struct PutInHand {};    // puts in a hand before the one being corrected

}  // namespace nullo::app
