// The list of hand-overs after a game, each with why it is so: chips where the game pays at once, else money at the
// table's stake.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "app/chips_and_stake.h"
#include "app/view.h"
#include "ledger/holdings.h"
#include "session/session.h"

namespace nullo::app {

// Who bought chips from the bank, or gave some back to it.
class BankTrade {
 public:
  void add(const session::HandResult& hand);
  // "Clara bought 50 from the bank", "Boris gave 10 back to the bank", one for each name in the order of the first
  // time.
  [[nodiscard]] std::vector<std::string> texts() const;

 private:
  std::vector<std::pair<std::string, Amount>> bought_;
};

// A game of points without a stake, or one of which no hand is complete, has terms and no lines.
Settling settling_of(const session::Session& session, const session::SessionResult& result,
                     const ChipsAndStake& playing);

// The same of hands that come by one after another.
class SettlingSum {
 public:
  explicit SettlingSum(const session::Session& session);
  void add(const session::HandResult& hand);
  // After all hands, whose result this is.
  [[nodiscard]] Settling finish(const session::SessionResult& result, const ChipsAndStake& playing) const;

 private:
  const session::Session* session_;
  PerSeat<Amount> starting_;  // it goes along with the people
  Holdings holdings_;
  BankTrade bank_;
};

// Who hands whom what, each with why, and what stays where: a sentence each.
std::vector<std::string> settling_lines(const Settling& settling);

// What that is made of, for any game; `players` in seat order. `pots`: "the pot", "the pots", where chips stay.
Settling settle_chips(const std::vector<std::string>& players, const std::vector<Balance>& balances,
                      const PerSeat<Amount>& starting, const ChipSet& chips, std::string_view pots = "the pot");
Settling settle_points(const std::vector<std::string>& players, const PerSeat<Amount>& totals, BestIs best,
                       std::span<const Seat> winners, Stake stake, std::string_view unit);
// "25 stay in the pot", "45 stay in the pots: 25 and 20"; empty where nothing does.
std::string pots_text(std::span<const Amount> pots);

}  // namespace nullo::app
