// A hand that nobody watched: what each seat scored, and nothing else. Source: FORMAT.md, `scores`.
#pragma once

#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "games/counts.h"
#include "games/scored.h"
#include "ledger/posting.h"

namespace nullo::games {

inline constexpr std::string_view kEntered = "entered";  // the reason of its postings
inline constexpr std::string_view kScores = "scores";    // what is missing of it
inline constexpr int kMostEntered = 1'000'000;           // of one seat, either way

// Why such scores cannot be.
struct Impossible {
  std::string expected;
  std::string found;
  std::string said = {};  // the same as people say it at the table, with seats as documents do; empty: as above

  friend bool operator==(const Impossible&, const Impossible&) = default;
};

// Those not known yet.
std::vector<Seat> unknown_scores(const Counts& scores);
bool all_known(const Counts& scores);

// Points between the bank and each seat; chips from those below zero to those above, both in the order of the seats.
std::vector<Posting> entered_points(const Counts& scores);
std::vector<Posting> entered_chips(const Counts& scores);

// What most games look for; nothing where it is well.
std::optional<Impossible> below(const Counts& scores, int least);
std::optional<Impossible> not_in_sum(const Counts& scores, std::initializer_list<int> sums);
// Points that are handed out whole: none is below 0, and all come to one of the sums (the first is the highest).
std::optional<Impossible> not_handed_out(const Counts& scores, std::initializer_list<int> sums);

}  // namespace nullo::games
