// A club's evening as it is kept: who is here, how tables are drawn, and the rounds that were. Knows people by name.
#pragma once

#include <string>
#include <vector>

#include "draws/draw.h"

namespace nullo::draws {

inline constexpr int kFewestAtTable = 2;
inline constexpr int kMostAtTable = 6;
inline constexpr int kMostRoundsDrawn = 12;  // at once
inline constexpr std::size_t kMostHere = 200;

struct Plan {
  std::string began = {};  // RFC 3339 UTC, when somebody was first here; empty: nobody has been yet
  std::vector<std::string> people = {};
  int seats = 4;
  How how = How::kSpread;
  int rounds = 4;
  struct Round {
    std::vector<std::vector<std::string>> tables = {};  // in seat order; the first of each deals first
    std::vector<std::string> byes = {};
    friend bool operator==(const Round&, const Round&) = default;
  };
  std::vector<Round> drawn = {};
  // What a session gives by place, from the first one on; empty: its own points or chips count.
  std::vector<int> place_points = {5, 3, 2, 1};
  friend bool operator==(const Plan&, const Plan&) = default;
};

// The same choices for other people.
inline Plan anew(const Plan& plan) {
  return {.seats = plan.seats, .how = plan.how, .rounds = plan.rounds, .place_points = plan.place_points};
}

}  // namespace nullo::draws
