// What is known of a hand of Spades, in whichever form it was entered. Shared by checking, scoring, entry and words.
#pragma once

#include <array>
#include <string_view>

#include "games/spades/spades.h"
#include "games/tricks_in_sum.h"

namespace nullo::spades {

// Reasons of postings.
inline constexpr std::string_view kBidMade = "bid_made";
inline constexpr std::string_view kBidFailed = "bid_failed";
inline constexpr std::string_view kBags = "bags";
inline constexpr std::string_view kBagPenalty = "bag_penalty";
inline constexpr std::string_view kNilMade = "nil_made";
inline constexpr std::string_view kNilFailed = "nil_failed";
inline constexpr std::string_view kBlindNilMade = "blind_nil_made";
inline constexpr std::string_view kBlindNilFailed = "blind_nil_failed";

const games::TrickRules& trick_rules();
inline Seat first_leader(const games::Deal& deal) { return deal.dealer.left(kSeats); }
inline std::array<Seat, kSides> seats_of(int side) { return {Seat{side}, Seat{side + kSides}}; }
inline int side_of(Seat seat) { return seat.index() % kSides; }

struct Known : games::KnownTricks {
  [[nodiscard]] bool may_win_more(Seat seat) const { return left > 0 && !tricks[seat]; }
};
Known known(const games::Deal& deal, const Hand& hand);

// How a side stands with what it bid.
struct Contract {
  bool all_bid = false;   // both bids are known
  int bid = 0;            // the sum of those that are numbers
  int won = 0;            // tricks that count towards it
  int beside = 0;         // tricks that are bags in any case
  bool may_grow = false;  // more tricks may still count towards it
  int left = 0;           // at most this many

  [[nodiscard]] bool has_bid() const { return all_bid && bid > 0; }
  [[nodiscard]] bool made() const { return has_bid() && won >= bid; }
  [[nodiscard]] bool failed() const { return has_bid() && won + (may_grow ? left : 0) < bid; }
  [[nodiscard]] int bags() const { return beside + (made() ? won - bid : 0); }
};
Contract contract_of(const Rules& rules, const Hand& hand, const Known& known, int side);

// The bags of a side before any penalty is taken off, and how many penalties are due.
struct Bags {
  int all = 0;
  int penalties = 0;
};
Bags bags_of(const Rules& rules, const State& before, const Contract& contract, int side);

}  // namespace nullo::spades
