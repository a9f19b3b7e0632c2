// Reasons and payments in parts, for samples of pages.
#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "app/chips/view.h"
#include "games/words.h"
#include "ledger/chips.h"

namespace nullo::gui {

// `cards`: "QS", "AC AH"; empty: none.
inline games::Reason reason(std::string amount, std::string words, std::string_view cards = {}, int trick = 0) {
  games::Reason made{.amount = std::move(amount), .words = std::move(words), .cards = {}, .trick = trick};
  for (std::size_t at = 0; at + 2 <= cards.size(); at += 3) made.cards.push_back(*parse_card(cards.substr(at, 2)));
  return made;
}

// In the fewest chips of 1, 5 and 25.
inline app::DueRow due_row(app::DueRow::Side payer, app::DueRow::Side receiver, int amount, games::Reason why) {
  using Rank = app::DueRow::Pile::Rank;
  const ChipSet chips;
  const Stack stack = fewest_chips(chips, amount);
  app::DueRow row{.payer = std::move(payer),
                  .receiver = std::move(receiver),
                  .chips = {},
                  .amount = fmt::format("{}", amount),
                  .why = std::move(why)};
  for (int kind = chips.size(); kind-- > 0;) {
    const Rank rank = kind == 0 ? Rank::kLowest : kind == 1 ? Rank::kBetween : Rank::kHighest;
    if (stack[kind] > 0) row.chips.push_back({stack[kind], chips.value(kind), rank});
  }
  return row;
}

}  // namespace nullo::gui
