// What the screens show of chips: payments that are due, chips for sale, pots.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/seat.h"
#include "games/words.h"
#include "ledger/posting.h"

namespace nullo::app {

// A payment that is due now, to be read from across the table.
struct DueLine {
  struct Part {
    std::string text;               // "Clara", "pays", "5"
    std::optional<Seat> seat = {};  // set if the text is a player's name
    bool amount = false;
  };
  std::vector<Part> parts;  // "Clara" "pays" "Anna" "5"; drawn with blanks between them
  std::string why;          // "trick 4, the jack of hearts discarded (J♥)"
  std::string chips = {};   // the amount in chips: "one 5"; empty: not shown
  bool owed = false;        // the payer has not got the chips: it waits until they win some
  bool in_all = false;      // `why` says what was due from earlier hands, of everybody
};

// One payment in parts that stand in columns: one row for each payer and receiver, so three receivers are three rows.
struct DueRow {
  struct Side {
    std::string name;               // "Boris", "pot 2", "the pot", "the bank"
    std::optional<Seat> seat = {};  // nothing: a pot or the bank
    std::optional<int> pot = {};    // its number, from 1

    friend bool operator==(const Side&, const Side&) = default;
  };
  // Chips of one value, and where it stands among the values of the chip set.
  struct Pile {
    enum class Rank { kLowest, kBetween, kHighest };
    Amount count = 0;  // from 1
    Amount value = 0;  // of each, from 1
    Rank rank = Rank::kLowest;

    friend bool operator==(const Pile&, const Pile&) = default;
  };
  Side payer;
  Side receiver;
  std::vector<Pile> chips;         // from the payer to the receiver, the highest first; empty: `owed`
  std::vector<Pile> back = {};     // change, from the receiver to the payer
  std::vector<Pile> changed = {};  // what the payer first changes at the box, to have those chips
  std::string amount;              // "85", without a sign
  games::Reason why = {};          // without an amount; its words have no whom, as payer and receiver stand beside it
  bool owed = false;               // the payer has not got the chips: it waits until they win some
  std::string has = {};            // what a payer who owes has left: "has 9", "has no chips left"; empty: it is paid
  bool in_all = false;             // `why` says what was due from earlier hands, of everybody
};

// An offer to buy chips, for a player who has hardly any left.
struct ChipsForSale {
  Seat seat;
  std::string text;  // "Boris buys 100"
  int amount = 100;  // bought with one tap
};

// A pot on the table.
struct PotView {
  int number = 1;
  std::string amount;
  bool next = false;  // the newest: the next player to win a pot takes this one
};

}  // namespace nullo::app
