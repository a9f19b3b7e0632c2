// Small texts that several screens share.
#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/seat.h"
#include "session/session.h"

namespace nullo::app {

// "2026-11-21 19:30" in the local time zone; the text itself if it is no time.
std::string local_time(std::string_view utc);
// "Anna, Boris, Clara, Dmitri".
std::string join(const std::vector<std::string>& items);
// "Clara wins with 6 points", "Anna and Boris share the win with 6 points".
std::string outcome(const games::Info& game, const std::vector<std::string>& players,
                    const session::SessionResult& result);
// The preset's name; of own rules, each option that differs from the game's default: "Played to: 50; A moon: add".
std::string rules_text(const games::Rules& rules);
// "Hearts", "Hearts, Turbo", "Hearts, own rules": the game, and its rules where they are not the usual ones.
std::string game_text(const games::Rules& rules);
// A name of a player or of rules: at most so many characters; FORMAT.md.
inline constexpr std::size_t kMostCharacters = 64;
// Without the spaces around it.
std::string trimmed(std::string_view text);
// Of UTF-8.
std::size_t characters(std::string_view text);
// Why the name at this place cannot be, beside those before it; empty where it can, or where there is none.
std::string name_problem(std::span<const std::string> names, std::size_t place);
// The minus sign of typography where a total is negative.
std::string total_text(Amount amount);

}  // namespace nullo::app
