// What the page of a new session shows.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/card.h"
#include "core/seat.h"
#include "games/option.h"
#include "session/joining.h"

namespace nullo::app {

using session::Joining;

struct NewSessionView {
  struct Choice {
    std::string id;
    std::string name;
    std::string sentence;
    std::string source;
    bool chosen = false;
    std::string players = {};  // "6 to 10 players"; empty: the same as the game's
    bool own = false;          // one of the table's own, kept under this name: it can be forgotten
  };
  std::vector<Choice> games;  // those that the table has named before the last one, as which they are played
  // For the chosen game, the table's own first; if there is only one, it is shown as text. None for a game that the
  // table names: its rules are kept with its name.
  std::vector<Choice> presets;
  std::string own_rules;     // how the options differ from the presets; empty: they are one of them
  bool can_keep = false;     // the options can be given a name and kept
  std::string name_problem;  // why the name is refused; empty: it is not
  std::string unread;        // "Kept by another version …: Friday"; empty: all could be read
  struct Option {
    std::string key;
    std::string label;
    std::string help;
    enum class Kind { kNumber, kChoice, kCards, kPoints, kName };
    Kind kind = Kind::kNumber;
    std::vector<std::string> words;  // for a choice: its values
    int value = 0;                   // the number, or the index of the word
    int least = 0;                   // for a number, and for each card's points
    int most = 0;
    std::vector<Card> cards;                // for a set of cards
    std::vector<games::CardPoints> points;  // for a table of cards
    std::string name = {};                  // for a name
    bool rare = false;                      // rarely used: shown further down
  };
  std::vector<Option> options;
  std::string length;  // "4 hands: each player deals once"
  std::string stacks;  // "Everybody begins with 100 chips: two 25s, eight 5s, ten 1s"; empty: the game has no chips
  int least_seats = 4;
  int most_seats = 4;
  int seats_step = 1;
  struct Place {
    std::string name;     // empty: nobody sits here
    std::string problem;  // "Anna sits here twice"; empty: no problem
    bool dealer = false;
  };
  std::vector<Place> places;  // in seat order, clockwise
  bool has_dealer = true;     // false: the game has no dealer
  struct Remembered {
    std::string name;
    std::optional<Seat> seat = {};  // the seat, if they sit at the table already
  };
  bool named_here = false;             // somebody has been given a place on this page
  bool can_clear = false;              // all places can be emptied at once, for other people
  std::vector<Remembered> remembered;  // who has played before, the most recent first; these buttons never move, so
                                       // that a second tap seats nobody else
  // What a seat begins with in a session that goes on with an earlier one; the list is empty in any other.
  struct Opening {
    Seat seat;
    std::string name;    // empty: nobody sits here
    std::string amount;  // "14"
    struct Choice {
      Joining what = Joining::kAverage;
      std::string label;  // "the highest, 20"
      bool chosen = false;
    };
    std::vector<Choice> choices;  // for somebody who joins; empty: they go on with their total
  };
  std::vector<Opening> openings;
  Opening newcomer;                   // what somebody who joins will be offered, where the seats still wait for names
  std::vector<std::string> going_on;  // as sentences, what happens to the earlier session; empty: there is none
  bool can_start = false;
  std::string why_not;  // "Two places are empty"
  // "Starting a new one ends the session of Anna, Boris, …"; nothing: no session is open
  std::optional<std::string> open_session;
};

}  // namespace nullo::app
