// Settling after a game: in a game played for chips, the chips that have not been handed over yet; and money at the
// session's stake, each payment with its reason.
#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "app/chips/chips_and_stake.h"
#include "app/chips/handed_over.h"
#include "app/view.h"
#include "ledger/holdings.h"
#include "session/session.h"
#include "text/sentence.h"

namespace nullo::app {

struct OpenSession;

// Who bought chips from the bank, or gave some back.
class BankTrade {
 public:
  void add(const session::HandResult& hand);
  // "Clara bought 50 from the bank", "Boris gave 10 back to the bank": one for each name, ordered by first trade.
  [[nodiscard]] std::vector<std::string> texts() const;

 private:
  std::vector<std::pair<std::string, Amount>> bought_;
};

// The result of one part of an evening in chips.
struct PartChips {
  int number = 1;  // from 1
  struct Won {
    std::string name;
    Amount chips = 0;  // won in this part, without the chips bought
  };
  std::vector<Won> won;              // in seat order
  Amount in_pots = 0;                // not won by anybody
  std::optional<Stake> stake;        // the part's own stake
  std::vector<std::string> trade{};  // trades with the bank
};

// What settling one part needs to know about the rest of its evening.
struct OtherParts {
  int number = 1;                  // number of the part being settled, from 1
  int parts = 1;                   // in the evening
  bool open = false;               // the evening has not ended
  bool goes_on = false;            // another part follows
  std::optional<Stake> stake{};    // the stake of the last other part that has one; it applies to parts without one
  std::vector<PartChips> chips{};  // results of the other parts; empty for a game played for points
};
OtherParts other_parts(store::Store& store, const session::Session& session);
// Said in place of a winner: a part that goes on has none.
inline constexpr text::Sentence kGoesOn = text::mark("Goes on in another part of the evening");

// Settles the session at its stake. A game for points without a stake, or without a complete hand, gets terms and no
// lines. For chips, this assumes that everybody has paid what they were asked to. In an evening of several parts,
// points are settled once, by the last part; chips are settled for all parts together, each part measured against the
// totals it began with.
Settling settling_of(const session::Session& session, const session::SessionResult& result,
                     const OtherParts& others = {});
// The same at a table, where the chips to settle are those not handed over yet.
Settling settling_of(const OpenSession& open, const ChipsAndStake& playing, const OtherParts& others = {});

// The same for hands that are added one after another.
class SettlingSum {
 public:
  explicit SettlingSum(const session::Session& session);
  void add(const session::HandResult& hand);
  // Call it after all hands; `result` is theirs.
  [[nodiscard]] Settling finish(const session::SessionResult& result, const OtherParts& others = {}) const;
  // Only for a game played for chips.
  [[nodiscard]] PartChips chips(const session::SessionResult& result) const;

 private:
  [[nodiscard]] Settling::InChips debts(const games::Names& names) const;
  [[nodiscard]] std::vector<Balance> gains() const;

  const session::Session* session_;
  PerSeat<Amount> starting_;  // moves along when people change seats
  PerSeat<Amount> bought_;
  Holdings holdings_;
  BankTrade bank_;
  ChipsMoved moved_;
};

// One sentence each: who hands whom what and why, and what stays where.
std::vector<std::string> settling_lines(const Settling& settling);

// ---- the pieces of a settling, for any game; `players` in seat order
Settling::InChips in_chips(const std::vector<DueLine>& due);
// `gains`: what each has won or lost without chips bought, and what lies in the pots. `pots`: "the pot", "the pots".
Settling settle_chips(const std::vector<std::string>& players, const std::vector<Balance>& gains, Stake stake,
                      std::string_view pots);
Settling settle_points(const std::vector<std::string>& players, const PerSeat<Amount>& totals, BestIs best,
                       std::span<const Seat> winners, Stake stake, games::Unit unit);
// Adds a line for each payment of `money`; its reason is what the two gained in chips.
void add_money(const std::vector<std::string>& players, const std::vector<Balance>& gains,
               const std::vector<Balance>& money, std::string_view pots, Settling& settling);
// Settles the chips of all parts of an evening together. `players`: who sits in the part on the screen, in seat order,
// then who has left.
Settling settle_evening(const std::vector<std::string>& players, std::vector<PartChips> parts,
                        const OtherParts& others);
// What each person at the table has won or lost, and is owed or owes if there is a stake: for chips in the whole
// evening, for points as if the session were settled now. Empty if there is nothing to say.
struct SettledFor {
  std::string name;
  std::string text;  // "Dmitri lost 27 chips and owes 2.70"
};
std::vector<SettledFor> accounts_of(const session::Session& session, const OtherParts& others);
// "Anna won 30", "Boris lost 12", "Clara is even".
std::string won_text(const std::string& name, Amount gain);
// "Anna won 30 chips", "Boris lost 1 chip", "Clara is even".
std::string won_chips_text(const std::string& name, Amount gain);
// "25 stay in the pot", "45 stay in the pots: 25 and 20"; empty if the pots are.
std::string pots_text(std::span<const Amount> pots);

}  // namespace nullo::app
