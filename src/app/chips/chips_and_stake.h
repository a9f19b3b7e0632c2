// The chips a table plays with, and the money for a point. Kept with the settings, like the look.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "ledger/chips.h"
#include "ledger/settle.h"
#include "store/store.h"

namespace nullo::app {

struct ChipsAndStake {
  ChipSet chips;  // 1/5/25 until the table chooses others
  Stake stake;    // no money until the table chooses a stake

  friend bool operator==(const ChipsAndStake&, const ChipsAndStake&) = default;
};

// The stored values; the default for each one that is not stored or cannot be read.
ChipsAndStake read_chips_and_stake(store::Store& store);
// `store` must be one that writes. Throws store::StoreError if writing fails.
void write_chips_and_stake(store::Store& store, const ChipsAndStake& kept);

// Hundredths of a unit of money as people write them: 10 is "0.10", −1250 is "−12.50".
std::string money_text(Amount hundredths);
// "0.10", "0,1", ".5", "2": in hundredths, from 0 to kHighestStake; nothing if the text is no such amount.
std::optional<Amount> parse_money(std::string_view text);
// "no stake", "0.10 a point against the average"; "0.10 a chip" where a chip is worth the money, whoever wins it.
std::string stake_text(Stake stake, bool of_chips);

}  // namespace nullo::app
