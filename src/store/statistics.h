// One person's statistics over the years: sums over the rows that each session has stored (played, figure, earned).
// Only reads; runs within the caller's transaction. Counts sessions with at least one complete hand.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "games/registry.h"
#include "ledger/posting.h"

namespace nullo::store {

class Database;

// Which sessions to count.
struct StatisticsFilter {
  std::string game = {};                  // as games::listed_as() says it
  std::optional<std::string> rules = {};  // a JSON array of rules as in `Statistics::rules`; nothing: any rules
  std::string from = {};   // not before this time (RFC 3339 UTC, or the beginning of one); empty: no limit
  std::string until = {};  // before this time; empty: no limit

  friend bool operator==(const StatisticsFilter&, const StatisticsFilter&) = default;
};

// A game, or rules of a game, and in how many sessions the person played it.
struct PlayedOften {
  std::string what;  // the game as games::listed_as() says it, or the rules as JSON
  int sessions = 0;
  std::optional<games::Rules> rules;  // nothing: `what` is a game, or rules of another version that cannot be read
};

// A person's part in one session; sessions of one evening are taken together.
struct Sitting {
  std::string session;  // its id; for an evening that of the last part
  std::string started_at;
  int seats = 0;
  int hands = 0;         // complete hands that they sat in
  bool through = false;  // those are all hands, at one seat
  Amount amount = 0;     // points, or chips won less chips lost
  Amount least = 0;      // in one hand
  Amount most = 0;
  std::optional<int> place;  // from 1; nothing: the session was not played to its end, or they did not sit through it
  bool won = false;
  bool shared = false;   // the win is shared
  bool stopped = false;  // the players stopped before the length that the rules set
};

// The sum of a figure of the game, or of a posting's reason.
struct FigureSum {
  std::string key;   // the figure's key, or the reason
  int sessions = 0;  // in which it occurred
  int hands = 0;     // likewise; 0 for a reason
  Amount amount = 0;
};

// The record against one other person, over finished sessions that both sat through.
struct Meeting {
  std::string name;
  int sessions = 0;
  int ahead = 0;  // sessions in which the person had a better place than the other
  int level = 0;
  int behind = 0;
  Amount difference = 0;  // the person's points or chips less the other's, summed
};

// Sums over everybody who took part in the person's sessions, that person included; for the averages beside the
// person's figures.
struct Everybody {
  int parts = 0;  // one for each person and session
  int hands = 0;
  Amount amount = 0;
  int placed = 0;            // number of parts in which they sat through a finished session
  Amount placed_amount = 0;  // summed over these parts
  int places = 0;            // likewise
  int won = 0;
  std::vector<FigureSum> figures;  // by key; here `sessions` counts parts
  std::vector<FigureSum> reasons;  // by reason; likewise
};

// One person's statistics for one game.
struct Statistics {
  std::string game;                // as games::listed_as() says it
  std::vector<PlayedOften> games;  // in any game and time, the most played first; empty: nobody of this name has played
  std::vector<PlayedOften> rules;  // of this game; likewise
  std::vector<std::string> years;  // in which they played it (local time), newest first: "2026"
  std::vector<Sitting> sittings;   // this and all below are filtered; oldest first
  std::vector<FigureSum> figures;  // by key
  std::vector<FigureSum> reasons;  // by reason
  std::vector<Meeting> meetings;   // the most frequent first
  Everybody everybody;
};

// `name`: as in the list of players. A filter without a game takes the most played one.
Statistics read_statistics(Database& database, const std::string& name, StatisticsFilter filter);

// Names a sum, to ask which sessions it is made of.
struct ShareOf {
  enum class Kind { kFigure, kReason, kMeeting };
  Kind kind = Kind::kFigure;
  std::string what;  // the figure's key, the reason, or the other person's name
};
struct Share {
  std::string session;  // its id
  std::string started_at;
  std::string players;  // at the start: "Anna, Boris"
  Amount amount = 0;    // of the figure or reason; for a meeting the difference
};
std::vector<Share> read_shares(Database& database, const std::string& name, const StatisticsFilter& filter,
                               const ShareOf& of);  // newest first

}  // namespace nullo::store
