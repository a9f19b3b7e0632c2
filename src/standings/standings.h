// Who is best: rows of a table about everybody, from the evenings that are stored. docs/standings.md says what each
// column means.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "ledger/posting.h"
#include "ledger/standings.h"
#include "standings/rating.h"

namespace nullo::standings {

// What somebody did in one evening: a session, or several that go on with one another.
struct Part {
  int person = 0;  // an index into History::people
  int side = 0;    // partners have the same
  int hands = 0;   // complete ones that they sat in, at least 1
  Amount amount = 0;
  // From 1; nothing: the evening was not played to its end, or they did not sit through it.
  std::optional<int> place = {};
  bool won = false;
  bool shared = false;  // the win, with somebody other than a partner
};
struct Evening {
  std::string session = {};     // the id of the last one
  std::string started_at = {};  // RFC 3339 UTC, of the first one
  std::string ended_at = {};    // of the last one
  BestIs best = BestIs::kHighest;
  std::vector<Part> parts = {};
};
struct History {
  std::vector<std::string> people = {};
  std::vector<Evening> evenings = {};  // in the order in which they began

  [[nodiscard]] const std::string& name_of(int person) const { return people[static_cast<std::size_t>(person)]; }
};

struct Row {
  int person = 0;
  int sessions = 0;  // evenings with a complete hand of theirs
  int hands = 0;
  int finished = 0;   // sessions that gave them a place; all below but `better` count those alone
  int won = 0;        // the shared ones too
  int shared = 0;     // of these
  double chance = 0;  // how many of them somebody would win at those tables by luck alone
  int places = 0;     // their sum
  double better = 0;  // points or chips by which they were better than the mean of their tables, summed over hands
  int best_run = 0;   // wins one after the other
  std::vector<int> form = {};  // the last ten places, the newest last
  Rating rating = {};

  [[nodiscard]] double win_share() const { return finished > 0 ? static_cast<double>(won) / finished : 0; }
  [[nodiscard]] double chance_share() const { return finished > 0 ? chance / finished : 0; }
  [[nodiscard]] double mean_place() const { return finished > 0 ? static_cast<double>(places) / finished : 0; }
  [[nodiscard]] double better_each_hand() const { return hands > 0 ? better / hands : 0; }
};

// Which people's evenings count: those at which nobody else sat.
History among(const History& all, std::span<const std::string> people);

// A row for each person who sat in a complete hand. Ratings go by when the evenings ended, the rest by when they began.
std::vector<Row> rows_of(const History& history);
// The same without the last evening.
std::vector<Row> rows_before(const History& history);

enum class Column : std::uint8_t { kRating, kWins, kShare, kPlace, kBetter, kSessions, kHands, kRun, kName };
struct NamedColumn {
  std::string_view name;  // on the command line: "rating"
  Column column;
};
std::span<const NamedColumn> columns();

// The best first by that column; of equal ones by the rating, then by name. Those with fewer sessions than `least`
// stand behind all others, in the same order: few games say little.
void sort(std::vector<Row>& rows, const History& history, Column column, int least);
// How many of them have as many.
std::size_t counted(std::span<const Row> rows, int least);
// By how many places somebody who is at this index now has gone up since `before`, in the same order; below 0: down. 0
// for those who had no place then.
int moved_since(std::span<const Row> before, std::size_t index, int person, int least);

}  // namespace nullo::standings
