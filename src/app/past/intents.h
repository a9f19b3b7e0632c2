// The intents of the pages of past sessions.
#pragma once

#include <string>

namespace nullo::app {

struct OpenPast {
  std::string id;
};
struct OpenHand {
  int hand = 0;
  std::string session = {};  // an earlier part of the evening; empty: the session on the page
};
struct NoteSession {  // sets the note of the session on the page
  std::string text;
};
struct DeleteSession {};  // deletes the session on the page; asks for confirmation
struct BringBack {};      // restores the deleted session on the page
struct ReplayHand {       // replays the hand that is open on that page, from its beginning
};
struct GoToTrick {  // moves the replay to after so many tricks
  int step = 0;
};

}  // namespace nullo::app
