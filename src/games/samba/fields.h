// The ids of the fields of a hand of Samba, and the numbers that are tapped one by one. Shared by entry.cpp and
// apply.cpp.
#pragma once

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <string_view>

#include "games/samba/samba.h"

namespace nullo::samba {

inline constexpr std::string_view kOut = "out";
inline constexpr std::string_view kMelded = "melded";
inline constexpr std::string_view kHeld = "held";
inline constexpr std::string_view kNobodyOut = "none";

// "Anna and Clara went out with fewer than two melds of seven."
std::string out_too_early(int team, const games::Names& names);

// A team's number that is 0 until somebody taps it: a member of Team, or how often a penalty was given.
struct Tapped {
  std::string_view id;
  std::string_view label;
  char key = 0;
  int Team::* count = nullptr;
  Penalty penalty = Penalty::kOutRefused;  // if there is no member
  int most = 0;
  bool of_who_went_out = false;  // only the team that went out can have it

  [[nodiscard]] int of(const Team& team) const {
    if (count != nullptr) return team.*count;
    return static_cast<int>(std::count(team.penalties.begin(), team.penalties.end(), penalty));
  }
};
inline constexpr std::array<Tapped, 8> kTapped{{
    {"natural", "Natural canastas", 'n', &Team::natural, {}, kMostMelds},
    {"mixed", "Mixed canastas", 'm', &Team::mixed, {}, kMostMelds},
    {"sambas", "Sambas", 's', &Team::sambas, {}, kMostMelds},
    {"red_threes", "Red threes", 'r', &Team::red_threes, {}, kRedThrees},
    {"undeclared_red_threes", "Red threes not declared", 'u', &Team::undeclared_red_threes, {}, kRedThrees},
    {"out_refused", "Out, partner said no", 'o', nullptr, Penalty::kOutRefused, kMostPenalties, true},
    {"out_failed", "Asked, could not go out", 'c', nullptr, Penalty::kOutFailed, kMostPenalties},
    {"bad_take", "Pile taken without use", 'p', nullptr, Penalty::kBadTake, kMostPenalties},
}};

}  // namespace nullo::samba
