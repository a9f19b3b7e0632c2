#include "export/standings_texts.h"

#include <cmath>
#include <cstdint>
#include <cstdlib>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "text/number.h"
#include "text/say.h"

namespace nullo::exports {

using standings::Column;
using standings::Row;

std::string heading_of(Column column) {
  switch (column) {
    case Column::kRating:
      return text::say("Rating");
    case Column::kWins:
      return text::say("Won");
    case Column::kShare:
      return text::say("Share, luck");
    case Column::kPlace:
      return text::say("Place");
    case Column::kBetter:
      return text::say("Better a hand");
    case Column::kSessions:
      return text::say("Sessions");
    case Column::kHands:
      return text::say("Hands");
    case Column::kRun:
      return text::say("Best run");
    case Column::kName:
      return text::say("Name");
  }
  return "";
}

namespace {

// "+0.5", "0.0", "−3.2": all with one decimal, so that they stand below each other.
std::string tenths(double value, bool with_plus) {
  const auto tenths = static_cast<std::int64_t>(std::llround(value * 10));
  return (tenths > 0 && with_plus ? "+" : "") + text::with_decimals(tenths * 10, 1);
}

}  // namespace

std::string cell_of(const Row& row, Column column) {
  const bool any = row.finished > 0;
  switch (column) {
    case Column::kRating:
      return tenths(row.rating.sure(), false);
    case Column::kWins:
      return any ? fmt::format("{}", row.won) : "";
    case Column::kShare:
      return any ? fmt::format("{:.0f} %, {:.0f} %", 100 * row.win_share(), 100 * row.chance_share()) : "";
    case Column::kPlace:
      return any ? text::with_decimals(std::llround(row.mean_place() * 100), 2) : "";
    case Column::kBetter:
      return tenths(row.better_each_hand(), true);
    case Column::kSessions:
      return fmt::format("{}", row.sessions);
    case Column::kHands:
      return fmt::format("{}", row.hands);
    case Column::kRun:
      return any ? fmt::format("{}", row.best_run) : "";
    case Column::kName:
      return "";
  }
  return "";
}

std::string form_text(const Row& row) { return fmt::format("{}", fmt::join(row.form, " ")); }

std::string moved_text(int places) {
  return places == 0 ? "" : fmt::format("{} {}", places > 0 ? "▲" : "▼", std::abs(places));
}

std::string sure_text(const Row& row) {
  const int games = standings::games_until_sure(row.rating);
  constexpr int kExact = 10;  // from there on to the next ten
  const int said = games < kExact ? games : (games + kExact - 1) / kExact * kExact;
  return games == 0 ? "" : text::say_count(said, "{count} game", "{count} games");
}

}  // namespace nullo::exports
