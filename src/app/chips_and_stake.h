// What a table plays with and for: its chips, and money for a point. Kept with the settings, as the look is.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "ledger/chips.h"
#include "ledger/settle.h"
#include "store/store.h"

namespace nullo::app {

struct ChipsAndStake {
  ChipSet chips;  // 1/5/25 until the table says otherwise
  Stake stake;    // nothing

  friend bool operator==(const ChipsAndStake&, const ChipsAndStake&) = default;
};

// What is kept; what is not, or cannot be read, is as at first.
ChipsAndStake read_chips_and_stake(store::Store& store);
// The store writes; throws store::StoreError where it cannot.
void write_chips_and_stake(store::Store& store, const ChipsAndStake& kept);

// Hundredths as people write them: 10 is "0.10", −1250 is "−12.50".
std::string money_text(Amount hundredths);
// "0.10", "0,1", ".5", "2": hundredths from 0 to kHighestStake; nothing where it is none.
std::optional<Amount> parse_money(std::string_view text);
// "no stake", "0.10 a point against the average".
std::string stake_text(Stake stake);

}  // namespace nullo::app
