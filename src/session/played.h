// What each person did in a session, for the statistics. Points count for whoever sat there in each hand, places and
// wins for whoever sat there from the first hand to the last.
#pragma once

#include <cstddef>
#include <deque>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "session/hand_by_hand.h"

namespace nullo::session {

struct Played {
  // How often a figure of the game came up, and in how many hands.
  struct Figure {
    int hands = 0;
    Amount amount = 0;

    friend bool operator==(const Figure&, const Figure&) = default;
  };

  std::string name;
  Seat seat;             // where they sat last
  int hands = 0;         // complete hands that they sat in; at least 1
  bool through = false;  // those are all hands, at one seat or with one total that moved along
  // From those hands: points, or chips won less chips lost. Chips bought from the bank do not count as won.
  Amount amount = 0;
  Amount least = 0;  // in one hand
  Amount most = 0;
  std::optional<int> place;  // from 1; set only if the session ended as its rules say and they sat through it
  bool won = false;          // likewise
  bool shared = false;       // the win is shared with somebody other than a partner
  std::map<std::string_view, Figure> figures;    // by key, see games/figures.h
  std::map<std::string_view, Amount> by_reason;  // points or chips, by the reason of the posting

  friend bool operator==(const Played&, const Played&) = default;
};

// Adds a session up, hand by hand.
class Reckoning {
 public:
  // Uses only the rules and the number of seats of `session`.
  explicit Reckoning(const Session& session) : rules_{session.rules}, seats_{session.seats()} {}

  void add(const Turn& turn);
  // Everybody who sat in a complete hand, in the order in which they came to the table. Call it after all hands.
  [[nodiscard]] std::deque<Played> finish(const SessionResult& result) &&;

 private:
  Played& of(const std::string& name, Seat seat, const HandResult& hand);
  void add_postings(const std::vector<Posting>& postings, const std::vector<Played*>& at_seat) const;
  [[nodiscard]] bool is_shared(const SessionResult& result, Seat seat) const;

  games::Rules rules_;
  int seats_;
  std::deque<Played> played_;                             // a deque, because adding to it moves no element
  std::unordered_map<std::string, std::size_t> by_name_;  // where they are in it
  int hands_ = 0;
};

std::deque<Played> played(const HandByHand& hands);
// The same, which scores no hand again that the session remembers.
std::deque<Played> played(const Session& session);

}  // namespace nullo::session
