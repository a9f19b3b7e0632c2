// A season: what a table or a club plays for over weeks or months, and how it is counted. docs/standings.md says what
// people are told of it, docs/documents.md how it is written down.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "standings/history.h"

namespace nullo::standings {

// Points that the table has agreed on, for coming late or for bringing the cake.
struct Adjustment {
  std::string person = {};
  int points = 0;
  std::string note = {};
  friend bool operator==(const Adjustment&, const Adjustment&) = default;
};

struct Season {
  enum class Counts : std::uint8_t {
    kPlaces,  // each session gives points by place
    kPoints,  // the points or chips of the sessions
    kRating,  // the rating after the sessions of the season alone
  };
  enum class Total : std::uint8_t { kSum, kMean };      // of the rounds
  enum class Rounds : std::uint8_t { kDay, kSession };  // what a round is

  std::string id = {};  // a UUID
  std::string name = {};
  std::string game = {};                 // as games::listed_as() says it; empty: all
  std::string rules = {};                // as Played has them; empty: any. Only of a game
  std::string from = {};                 // the first day, "2026-01-31"; empty: no limit
  std::string until = {};                // the last day; empty: no limit
  std::vector<std::string> people = {};  // evenings at which nobody else sat; empty: all
  Counts counts = Counts::kPlaces;
  std::vector<int> place_points = {};  // from the first place on; places behind them give nothing
  Total total = Total::kSum;
  Rounds rounds = Rounds::kDay;
  int best = 0;   // so many rounds of each person count, the best; 0: all
  int least = 0;  // so many rounds somebody must have played for a place
  std::vector<Adjustment> adjustments = {};
  std::vector<std::string> left_out = {};  // ids of sessions
  friend bool operator==(const Season&, const Season&) = default;
};

inline constexpr int kMostPlacePoints = 1'000;     // for a place
inline constexpr int kMostAdjusted = 1'000'000;    // points, above or below 0
inline constexpr std::size_t kMostInSeason = 100;  // places with points, people, adjustments
inline constexpr std::size_t kMostLeftOut = 200;   // sessions
inline constexpr int kMostRounds = 1'000;          // that count, or that somebody must have played

// Its sessions. A day lasts until six in the morning after it, so that an evening is not torn in two.
Filter filter_of(const Season& season);

// What somebody has of a round.
struct SeasonScore {
  std::int64_t points = 0;  // in parts of a point, as SeasonTable says
  bool counts = true;       // it is among the best ones
};
struct SeasonRow {
  int person = 0;
  int place = 0;                                        // from 1, equal totals share it; 0: too few rounds for one
  std::vector<std::optional<SeasonScore>> rounds = {};  // one for each; nothing: they had no part in it
  int played = 0;                                       // rounds
  int adjusted = 0;                                     // points
  double total = 0;                                     // points, with what was adjusted
};

// What a season has come to.
struct SeasonTable {
  std::vector<std::string> people = {};
  std::vector<std::string> rounds =
      {};                            // their days, "2026-11-21", in the order in which they were played; empty: no date
  std::vector<SeasonRow> rows = {};  // the best first; those without a place behind all others
  std::int64_t parts = 1;            // so many are a point
  bool lowest_wins = false;
  // Games that the highest and games that the lowest total wins are counted together: points of the latter count
  // against those who have them.
  bool mixed = false;

  [[nodiscard]] const std::string& name_of(int person) const { return people[static_cast<std::size_t>(person)]; }
};
SeasonTable table_of(const Season& season, const Played& played);

}  // namespace nullo::standings
