#include "app/words.h"

#include <ctime>

#include <fmt/core.h>

#include "games/words.h"

namespace nullo::app {

std::string local_time(std::string_view utc) {
  std::tm parts{};
  if (strptime(std::string{utc}.c_str(), "%Y-%m-%dT%H:%M:%S", &parts) == nullptr) return std::string{utc};
  const std::time_t moment = timegm(&parts);
  std::tm local{};
  localtime_r(&moment, &local);
  return fmt::format("{:04}-{:02}-{:02} {:02}:{:02}", local.tm_year + 1900, local.tm_mon + 1, local.tm_mday,
                     local.tm_hour, local.tm_min);
}

std::string join(const std::vector<std::string>& items) {
  std::string text;
  for (const std::string& item : items) {
    if (!text.empty()) text += ", ";
    text += item;
  }
  return text;
}

std::string outcome(const games::Info& game, const std::vector<std::string>& players,
                    const session::SessionResult& result) {
  if (!result.finished || result.winners.empty()) return {};
  const games::Names names = session::names_of(players);
  const std::string who = games::join_names(result.winners, names);
  const std::string score = total_text(result.totals[result.winners.front()]);
  const bool shared = result.winners.size() > 1;
  return fmt::format("{} {} with {} {}{}", who, shared ? "share the win" : "wins", score, game.unit,
                     result.totals[result.winners.front()] == 1 ? "" : "s");
}

std::string length_text(const games::Rules& rules) {
  const std::optional<int> hands = games::hands_in_game(rules);
  if (!hands) return "Until the players stop";
  return fmt::format("{} hand{}", *hands, *hands == 1 ? "" : "s");
}

std::string total_text(Amount amount) { return amount < 0 ? fmt::format("−{}", -amount) : fmt::format("{}", amount); }

}  // namespace nullo::app
