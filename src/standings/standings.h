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

#include "standings/history.h"
#include "standings/rating.h"

namespace nullo::standings {

// What rate() takes of an evening: the sides of which everybody has a place.
std::vector<Side> sides_of(const Evening& evening);
// The evenings in the order in which they ended, which is that of the ratings.
std::vector<const Evening*> as_ended(std::span<const Evening> evenings);

struct Row {
  int person = 0;
  int place = 0;     // from 1, equal values share it; 0: too few sessions for one. sort() gives it
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

// A row for each person who sat in a complete hand. Ratings go by when the evenings ended, the rest by when they began.
struct Standing {
  std::vector<Row> rows = {};
  std::vector<Row> before = {};  // without the last evening
};
Standing standing_of(const History& history);

enum class Column : std::uint8_t { kRating, kWins, kShare, kPlace, kBetter, kSessions, kHands, kRun, kName };
struct NamedColumn {
  std::string_view name;  // on the command line: "rating"
  Column column;
};
std::span<const NamedColumn> columns();

// The best first by that column; of equal ones by the rating, then by name. Those with fewer sessions than `least`
// stand behind all others, in the same order: few games say little.
void sort(std::vector<Row>& rows, const History& history, Column column, int least);
// Its rows, and those before the last evening.
void sort(Standing& standing, const History& history, Column column, int least);
// By how many places somebody has gone up since `before`, sorted in the same way; below 0: down. 0 for those who had or
// have no place.
int moved_since(std::span<const Row> before, const Row& row);

// The evenings that somebody's value in a column is made of, the newest first: for the wins those that they won, for
// the best run those of it, for place, share and rating those that gave them a place, else all that they sat in.
std::vector<const Evening*> behind(const History& history, int person, Column column);

// How often somebody was ahead of somebody else of another side, and the like.
struct Met {
  int ahead = 0;
  int level = 0;
  int behind = 0;
};
// Of each of these people against each, by their indexes in `people`.
std::vector<std::vector<Met>> head_to_head(const History& history, std::span<const int> people);

// The ratings of these people after every so many evenings, from the first to the last that ended: a line for each of
// them. Nothing until they have finished one.
std::vector<std::vector<std::optional<double>>> ratings_over_time(const History& history, std::span<const int> people,
                                                                  std::size_t every);

}  // namespace nullo::standings
