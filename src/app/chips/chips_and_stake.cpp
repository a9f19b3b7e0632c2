#include "app/chips/chips_and_stake.h"

#include <charconv>

#include <fmt/format.h>

#include "app/words.h"
#include "text/number.h"
#include "text/say.h"

namespace nullo::app {
namespace {

constexpr std::string_view kChipsKey = "table.chips";
constexpr std::string_view kStakeKey = "table.stake";
constexpr std::string_view kAgainstKey = "table.against";

// The value of a text of digits; nothing if it has another character or too many digits.
std::optional<Amount> digits(std::string_view text) {
  constexpr std::size_t kMostDigits = 9;
  if (text.empty() || text.size() > kMostDigits) return std::nullopt;
  Amount number = 0;
  for (const char digit : text) {
    if (digit < '0' || digit > '9') return std::nullopt;
    number = number * 10 + (digit - '0');
  }
  return number;
}

}  // namespace

ChipsAndStake read_chips_and_stake(store::Store& store) {
  ChipsAndStake kept;
  if (const auto chips = store.setting(kChipsKey)) kept.chips = ChipSet::parse(*chips).value_or(ChipSet{});
  if (const auto stake = store.setting(kStakeKey)) {
    const std::optional<Amount> per_point = digits(*stake);
    if (per_point && *per_point <= kHighestStake) kept.stake.per_point = *per_point;
  }
  if (store.setting(kAgainstKey).value_or("average") == "winner") kept.stake.against = Against::kWinner;
  return kept;
}

void write_chips_and_stake(store::Store& store, const ChipsAndStake& kept) {
  store.set_setting(kChipsKey, to_string(kept.chips));
  store.set_setting(kStakeKey, fmt::format("{}", kept.stake.per_point));
  store.set_setting(kAgainstKey, kept.stake.against == Against::kWinner ? "winner" : "average");
}

std::string money_text(Amount hundredths) { return text::with_decimals(hundredths, 2); }

std::optional<Amount> parse_money(std::string_view text) {
  const std::string said = trimmed(text);
  const std::size_t point = said.find_first_of(".,");
  const std::string whole = said.substr(0, point);
  std::string part = point == std::string::npos ? "" : said.substr(point + 1);
  if (whole.empty() && part.empty()) return std::nullopt;
  if (part.size() > 2) return std::nullopt;
  part.resize(2, '0');
  const std::optional<Amount> units = whole.empty() ? Amount{0} : digits(whole);
  const std::optional<Amount> hundredths = digits(part);
  if (!units || !hundredths || *units * 100 + *hundredths > kHighestStake) return std::nullopt;
  return *units * 100 + *hundredths;
}

std::string stake_text(Stake stake, bool of_chips) {
  if (stake.per_point == 0) return text::say("no stake");
  if (of_chips) return text::say("{money} a chip", money_text(stake.per_point));
  const text::Sentence a_point = stake.against == Against::kAverage ? text::mark("{money} a point against the average")
                                                                    : text::mark("{money} a point against the winner");
  return text::say(a_point, money_text(stake.per_point));
}

}  // namespace nullo::app
