// What the years come to for one person: sums over the rows that each session has left (played, figure, earned).
// Reads only; within the caller's transaction. Sessions are those that some complete hand was played in.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "games/registry.h"
#include "ledger/posting.h"

namespace nullo::store {

class Database;

// Which sessions count.
struct StatisticsFilter {
  std::string game;                  // its id
  std::optional<std::string> rules;  // a JSON array of such as `Statistics::rules` gives; nothing: any
  std::string from;                  // not before this time (RFC 3339 UTC, or its beginning); empty: since ever
  std::string until;                 // before this time; empty: until now

  friend bool operator==(const StatisticsFilter&, const StatisticsFilter&) = default;
};

// A game, or rules of a game, and in how many sessions the person played it.
struct PlayedOften {
  std::string what;  // the game's id, or the rules as JSON
  int sessions = 0;
  std::optional<games::Rules> rules;  // nothing: of a game, or written by another version and not to be read
};

// A person's part in one session; the parts of an evening that went on are one.
struct Sitting {
  std::string session;  // its id; of an evening that of the last part
  std::string started_at;
  int seats = 0;
  int hands = 0;         // complete ones that they sat in
  bool through = false;  // that is all of them, at one seat
  Amount amount = 0;     // points, or chips won less chips lost
  Amount least = 0;      // in one hand
  Amount most = 0;
  std::optional<int> place;  // from 1; nothing: it did not reach its end, or they did not sit through it
  bool won = false;
  bool shared = false;   // the win
  bool stopped = false;  // by the players, before the length that the rules set
};

// A figure of the game, or what a reason brought.
struct FigureSum {
  std::string key;   // the figure's, or the reason
  int sessions = 0;  // in which it came up
  int hands = 0;     // the same; of a reason 0
  Amount amount = 0;
};

// What came of meeting somebody: finished sessions that both sat through.
struct Meeting {
  std::string name;
  int sessions = 0;
  int ahead = 0;  // the person was placed before the other one
  int level = 0;
  int behind = 0;
  Amount difference = 0;  // the person's points or chips less the other's, summed
};

// What everybody's parts in the person's sessions came to, theirs included: an average to stand beside their figures.
struct Everybody {
  int parts = 0;  // a person's part in a session
  int hands = 0;
  Amount amount = 0;
  int placed = 0;            // of the parts: finished, and they sat through it
  Amount placed_amount = 0;  // of these
  int places = 0;            // the same, summed
  int won = 0;
  std::vector<FigureSum> figures;  // by key; `sessions` counts parts
  std::vector<FigureSum> reasons;  // by reason, the same
};

// All of it, for one game.
struct Statistics {
  std::string game;                // that they are about
  std::vector<PlayedOften> games;  // of any game and time, played most often first; empty: nobody of this name played
  std::vector<PlayedOften> rules;  // of this game, the same
  std::vector<std::string> years;  // (UTC) in which they played it, newest first: "2026"
  std::vector<Sitting> sittings;   // from here on as filtered; oldest first
  std::vector<FigureSum> figures;  // by key
  std::vector<FigureSum> reasons;  // by reason
  std::vector<Meeting> meetings;   // met most often first
  Everybody everybody;
};

// `name`: of a person as the list of players has it. A filter without a game takes the one played most often.
Statistics read_statistics(Database& database, const std::string& name, StatisticsFilter filter);

// What a sum over sessions is made of.
struct ShareOf {
  enum class Kind { kFigure, kReason, kMeeting };
  Kind kind = Kind::kFigure;
  std::string what;  // the figure's key, the reason, or the other one's name
};
struct Share {
  std::string session;  // its id
  std::string started_at;
  std::string players;  // when it began: "Anna, Boris"
  Amount amount = 0;    // of the figure or reason; of a meeting: the difference
};
std::vector<Share> read_shares(Database& database, const std::string& name, const StatisticsFilter& filter,
                               const ShareOf& of);  // newest first

}  // namespace nullo::store
