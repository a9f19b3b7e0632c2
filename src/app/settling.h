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

// What one part of an evening comes to in chips.
struct PartChips {
  int number = 1;  // of the part, from 1
  struct Won {
    std::string name;
    Amount chips = 0;  // more than the part opened with, less what was bought
  };
  std::vector<Won> won;              // in seat order
  Amount in_pots = 0;                // left there
  std::optional<Stake> stake;        // of its own
  std::vector<std::string> trade{};  // with the bank
};

// What the settling of one part has to know of the rest of its evening.
struct OtherParts {
  int number = 1;                  // of the part that is settled, from 1
  int parts = 1;                   // of the evening
  bool open = false;               // the evening has not ended
  bool goes_on = false;            // another part follows
  std::optional<Stake> stake{};    // of the last other part that has one: it counts for those that have none
  std::vector<PartChips> chips{};  // what the other parts come to; of a game of points: none
};
OtherParts other_parts(store::Store& store, const session::Session& session);

// What the session comes to at the stake that was agreed on for it. A game of points without a stake, or one of which
// no hand is complete, has terms and no lines. In chips: as if everybody had paid as they were told to. Points of an
// evening in parts are settled once, by its last part; chips by each part against what it opened with, all in one.
Settling settling_of(const session::Session& session, const session::SessionResult& result,
                     const OtherParts& others = {});
// The same at a table: in chips it is what has not been handed over yet.
Settling settling_of(const Told& told, const ChipsAndStake& playing, const OtherParts& others = {});

// The same of hands that come by one after another.
class SettlingSum {
 public:
  explicit SettlingSum(const session::Session& session);
  void add(const session::HandResult& hand);
  // After all hands, whose result this is.
  [[nodiscard]] Settling finish(const session::SessionResult& result, const OtherParts& others = {}) const;
  // Of a game played for chips.
  [[nodiscard]] PartChips chips(const session::SessionResult& result) const;

 private:
  [[nodiscard]] Settling::InChips debts(const games::Names& names) const;
  [[nodiscard]] std::vector<Balance> gains() const;

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
// A line for each hand-over of `money`, with why: what they gained in chips.
void add_money(const std::vector<std::string>& players, const std::vector<Balance>& gains,
               const std::vector<Balance>& money, std::string_view pots, Settling& settling);
// Chips of all parts of an evening in one: who sits in the part that is looked at, in seat order, then who has left.
Settling settle_evening(const std::vector<std::string>& players, std::vector<PartChips> parts,
                        const OtherParts& others);
// What each who sits there at the end has won or lost, and is owed or owes where a stake is known: in chips of the
// whole evening, in points as if the session were settled now. Empty where there is nothing to say.
struct SettledFor {
  std::string name;
  std::string text;  // "Dmitri lost 27 chips and owes 2.70"
};
std::vector<SettledFor> accounts_of(const session::Session& session, const OtherParts& others);
// "Anna won 30", "Boris lost 12", "Clara is even".
std::string won_text(const std::string& name, Amount gain);
// "25 stay in the pot", "45 stay in the pots: 25 and 20"; empty where nothing does.
std::string pots_text(std::span<const Amount> pots);

}  // namespace nullo::app
