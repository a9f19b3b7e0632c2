// A hand that nobody watched: what each seat scored, and nothing else. Source: docs/documents.md#scores.
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
inline constexpr std::string_view kScores = "scores";    // the key of what is missing in it
inline constexpr int kMostEntered = 1'000'000;           // the highest score of one seat, plus or minus

// Why some scores are impossible.
struct Impossible {
  std::string expected;
  std::string found;
  // As people say it at the table; empty: as above. Seats are in all of them as sentence.h has them.
  std::string said = {};

  friend bool operator==(const Impossible&, const Impossible&) = default;
};

// The seats whose scores are not known yet.
std::vector<Seat> unknown_scores(const Counts& scores);
bool all_known(const Counts& scores);

// One posting between the bank and each seat. For chips: from the seats below zero to those above, both in seat order.
std::vector<Posting> entered_points(const Counts& scores);
std::vector<Posting> entered_chips(const Counts& scores);

// Checks that most games need; nothing if the scores pass.
std::optional<Impossible> below(const Counts& scores, int least);
std::optional<Impossible> not_in_sum(const Counts& scores, std::initializer_list<int> sums);
// For points that are all handed out: no score is below 0, and together they come to one of the sums (the highest
// first).
std::optional<Impossible> not_handed_out(const Counts& scores, std::initializer_list<int> sums);

}  // namespace nullo::games
