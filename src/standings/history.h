// Who did what in each evening, and which of the evenings count.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "ledger/posting.h"
#include "ledger/standings.h"

namespace nullo::standings {

// What somebody did in one evening: a session, or several of a game that go on with one another.
struct Part {
  int person = 0;  // an index into the people
  int side = 0;    // partners have the same
  int hands = 0;   // complete ones that they sat in, at least 1
  Amount amount = 0;
  // From 1; nothing: the evening was not played to its end, or they did not sit through it.
  std::optional<int> place = {};
  bool won = false;
  bool shared = false;  // the win, with somebody other than a partner
};

// All sessions, in the order in which they began.
struct Played {
  struct Session {
    std::string id = {};
    std::string game = {};        // as games::listed_as() says it
    std::string started_at = {};  // RFC 3339 UTC
    std::string ended_at = {};
    std::size_t evening = 0;  // those that go on with one another have the same number
    BestIs best = BestIs::kHighest;
    std::vector<Part> parts = {};  // only the last session of an evening has places
    std::size_t rules = 0;         // an index into the rules
  };
  std::vector<std::string> people = {};
  std::vector<Session> sessions = {};
  std::vector<std::string> rules = {};  // as document::write_rules() writes them; some are equal
};

// Which sessions count.
struct Filter {
  std::vector<std::string> games = {};  // as games::listed_as() says them; empty: all
  std::string from = {};                // not before this time (RFC 3339 UTC, or the beginning of one); empty: no limit
  std::string until = {};               // before this time; empty: no limit
  std::vector<std::string> people = {};    // evenings at which nobody else sat; empty: all
  std::string rules = {};                  // as Played has them; empty: any
  std::vector<std::string> left_out = {};  // ids: the evenings of these sessions do not count
  friend bool operator==(const Filter&, const Filter&) = default;
};

struct Evening {
  std::string session = {};     // the id of the last one
  std::string started_at = {};  // of the first one
  std::string ended_at = {};    // of the last one
  BestIs best = BestIs::kHighest;
  std::vector<Part> parts = {};
  std::string game = {};  // as games::listed_as() says it; of several the last one's
};
struct History {
  std::vector<std::string> people = {};
  std::vector<Evening> evenings = {};  // in the order in which they began

  [[nodiscard]] const std::string& name_of(int person) const { return people[static_cast<std::size_t>(person)]; }
};

// The evenings that count in which somebody sat in a complete hand.
History history_of(const Played& played, const Filter& filter);

// The ids of all sessions of the evening that this one belongs to; none: there is no such session.
std::vector<std::string> evening_of_session(const Played& played, std::string_view session);

// What there is to choose from.
std::vector<std::string> games_of(const Played& played);  // the most played first
std::vector<std::string> years_of(const Played& played);  // of local time, in which sessions began, the newest first
// Those who were a table of their own more than once, the most frequent first; each by name.
struct Group {
  std::vector<std::string> people = {};
  int evenings = 0;
};
std::vector<Group> groups_of(const History& history, std::size_t most);

}  // namespace nullo::standings
