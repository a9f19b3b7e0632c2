// Settling after a game: in chips, where the game is played for them, what has not changed hands yet; and money at the
// session's stake, each hand-over with why it is so.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "app/chips_and_stake.h"
#include "app/handed_over.h"
#include "app/view.h"
#include "ledger/holdings.h"
#include "session/session.h"

namespace nullo::app {

struct Told;

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

// What the session comes to at the stake that was agreed on for it. A game of points without a stake, or one of which
// no hand is complete, has terms and no lines. In chips: as if everybody had paid as they were told to.
Settling settling_of(const session::Session& session, const session::SessionResult& result);
// The same at a table: in chips it is what has not been handed over yet.
Settling settling_of(const Told& told, const ChipsAndStake& playing);

// The same of hands that come by one after another.
class SettlingSum {
 public:
  explicit SettlingSum(const session::Session& session);
  void add(const session::HandResult& hand);
  // After all hands, whose result this is.
  [[nodiscard]] Settling finish(const session::SessionResult& result) const;

 private:
  [[nodiscard]] Settling::InChips debts(const games::Names& names) const;

  const session::Session* session_;
  PerSeat<Amount> starting_;  // these go along with the people
  PerSeat<Amount> bought_;
  Holdings holdings_;
  BankTrade bank_;
  ChipsMoved moved_;
};

// Who hands whom what, each with why, and what stays where: a sentence each.
std::vector<std::string> settling_lines(const Settling& settling);

// What that is made of, for any game; `players` in seat order.
Settling::InChips in_chips(const std::vector<DueLine>& due);
// `gains`: what each has won or lost without what was bought, and what lies in the pots. `pots`: "the pot", "the pots".
Settling settle_chips(const std::vector<std::string>& players, const std::vector<Balance>& gains, Stake stake,
                      std::string_view pots = "the pot");
Settling settle_points(const std::vector<std::string>& players, const PerSeat<Amount>& totals, BestIs best,
                       std::span<const Seat> winners, Stake stake, std::string_view unit);
// "25 stay in the pot", "45 stay in the pots: 25 and 20"; empty where nothing does.
std::string pots_text(std::span<const Amount> pots);

}  // namespace nullo::app
