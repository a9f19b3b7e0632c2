// What of a hand of Samba is described nowhere else: the choices of who went out, and the penalties. Shared by
// facts.cpp, entry.cpp and apply.cpp.
#pragma once

#include <array>
#include <string>
#include <string_view>

#include "games/samba/samba.h"
#include "text/sentence.h"

namespace nullo::samba {

inline constexpr std::string_view kOut = "out";
inline constexpr std::string_view kNobodyOut = "none";

// The facts of a team.
games::FactList team_facts();
// That of Hand::teams, which has them.
const games::SidesFact& teams_fact();

// How often each penalty was given is tapped one by one.
struct PenaltyField {
  std::string_view id;  // also its word in documents
  text::Sentence label;
  char letter = 0;  // adds one
};
inline constexpr std::array<PenaltyField, kPenaltyKinds> kPenaltyFields{{
    {"out_refused", text::mark("Out, partner said no"), 'o'},  // only the team that went out can have it
    {"out_failed", text::mark("Asked, could not go out"), 'c'},
    {"bad_take", text::mark("Pile taken without use"), 'p'},
}};
int count_of(Penalty penalty, const Team& team);

// "Anna and Clara went out with fewer than two melds of seven."
std::string out_too_early(int team, const games::Names& names);

}  // namespace nullo::samba
