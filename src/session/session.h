// A session: the rules agreed on, who sat where, and the facts of its hands; and the fold that scores it.
// Source: FORMAT.md, "Session" and "The result document".
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/seat.h"
#include "games/registry.h"
#include "ledger/posting.h"
#include "ledger/settle.h"

namespace nullo::session {

// What the table agreed on besides the rules: a penalty, chips bought, a debt paid.
struct Adjustment {
  Account from;  // bank or a seat
  Account to;
  Amount amount = 1;  // 1 to 1,000,000
  std::string note;   // may be empty

  friend bool operator==(const Adjustment&, const Adjustment&) = default;
};

// The postings of adjustments; where partners share a score, to both.
std::vector<Posting> adjustment_postings(const games::Rules& rules, int seats,
                                         const std::vector<Adjustment>& adjustments);

// Adds them to the standing before a hand's own scoring.
void adjust(games::Deal& deal, const games::Rules& rules, const std::vector<Adjustment>& adjustments);

// Where people change places: the totals stay with the seats, or go along.
enum class PointsFollow : std::uint8_t { kSeat, kPlayer };

struct Hand {
  std::optional<Seat> dealer;        // where it is not the one that follows
  std::vector<std::string> players;  // in seat order, where somebody sits in from this hand on; empty: nobody does
  PointsFollow points_follow = PointsFollow::kSeat;
  games::Counts scores;  // of a hand that nobody watched: what each seat scored, and there are no facts; else empty
  std::vector<Adjustment> adjustments;
  std::string note;
  games::Hand facts;

  [[nodiscard]] bool entered() const { return !scores.empty(); }

  friend bool operator==(const Hand&, const Hand&) = default;
};

struct Session {
  std::string id;  // UUID text; empty in a document that has none
  games::Rules rules;
  std::vector<std::string> players;  // in seat order, when the session began
  Seat first_dealer;
  std::string started_at;  // RFC 3339 UTC, or empty
  std::string ended_at;    // the players have stopped; or empty
  std::string note;
  PerSeat<Amount> opening = {};  // what each seat begins with; empty: zero, or the starting chips
  int hands_before = 0;          // how many were played before this session began
  std::string continues = {};    // the id of the session that this one goes on with, or empty
  std::optional<Stake> stake = {};
  std::vector<Hand> hands;

  [[nodiscard]] int seats() const { return static_cast<int>(players.size()); }
  // As people count them, through an evening of several parts: from 1. `hand`: from 0, of this session.
  [[nodiscard]] std::size_t hand_number(std::size_t hand) const {
    return static_cast<std::size_t>(hands_before) + hand + 1;
  }
  friend bool operator==(const Session&, const Session&) = default;
};

// What each seat begins with.
PerSeat<Amount> opening_totals(const Session& session);

struct HandResult {
  Seat dealer;
  std::vector<std::string> players;  // who sat where in this hand
  PerSeat<Seat> came_from;           // whose total each seat has now, by the seats before this hand; empty: its own
  games::Scored scored;              // its postings begin with the adjustments
  PerSeat<Amount> scores;            // sums of the postings

  [[nodiscard]] bool complete() const { return scored.complete(); }
};

// The note of the adjustment that posting `number` of the hand comes from; empty where it comes from none.
std::string_view adjustment_note(const Hand& hand, const HandResult& result, std::size_t number);

struct SessionResult {
  std::vector<HandResult> hands;     // none where they were given one by one, see hand_by_hand.h
  int complete_hands = 0;            // of all hands, given or not
  std::vector<std::string> players;  // who sits there at the end
  PerSeat<Amount> totals;            // points, or chips with the starting chips
  std::optional<std::vector<Amount>> pots;
  bool finished = false;
  bool stopped = false;       // finished by the players, before the length that the rules set
  std::vector<Seat> winners;  // once finished
};

// Goes through a session hand by hand, so that a reader need not keep the hands that it has scored.
class Fold {
 public:
  // `session` gives rules, players, first dealer and whether the players stopped; its hands are not looked at.
  explicit Fold(const Session& session);

  // The dealer and players of the next hand, and the deal its facts are checked against.
  [[nodiscard]] Seat dealer_of(const Hand& hand) const;
  [[nodiscard]] games::Deal deal_of(const Hand& hand, bool last) const;
  [[nodiscard]] const games::State& state() const { return state_; }
  [[nodiscard]] const std::vector<std::string>& players() const { return players_; }
  // A complete hand has ended the game: no other may follow.
  [[nodiscard]] bool over() const { return over_; }
  // The hand added last is incomplete: no other may follow.
  [[nodiscard]] bool open() const { return open_; }

  // Scores a checked hand and adds it. `last`: none comes after it.
  HandResult add(const Hand& hand, bool last);
  // The result with the hands given back by add().
  [[nodiscard]] SessionResult finish(std::vector<HandResult> hands) const;

 private:
  const games::Rules* rules_;
  bool stopped_;
  int hands_before_;
  Seat next_dealer_;
  std::vector<std::string> players_;
  games::State state_;
  PerSeat<Amount> totals_;
  int complete_hands_ = 0;
  bool over_ = false;
  bool over_by_rules_ = false;
  bool open_ = false;
  std::vector<Seat> winners_;
};

// The whole fold. The session is a valid one: read from a document, or tapped together.
SessionResult score(const Session& session);

// Where each hand stands before it is scored, for entry and correction.
struct HandContext {
  games::Deal deal;
  games::State before;
  std::vector<std::string> players;
};
// Of hand `number` (from 0; may be the one after the last).
HandContext context_of(const Session& session, std::size_t number);

// Facts of a hand that cannot all be, and what may be tapped of it; of one that nobody watched the scores are its only
// fact.
std::vector<games::Conflict> check(const games::Rules& rules, const games::Deal& deal, const games::State& before,
                                   const Hand& hand);
games::Entry entry(const games::Rules& rules, const games::Deal& deal, const games::State& before, const Hand& hand,
                   const games::Names& names);
// One tap, or why it cannot be. A SwitchForm may make it a hand that nobody watched, or one that is told again.
tl::expected<Hand, games::TapRefusal> apply(const games::Rules& rules, const games::Deal& deal,
                                            const games::State& before, const Hand& hand, const games::Tap& tap,
                                            const games::Names& names);

games::Names names_of(const std::vector<std::string>& players);
games::Names names_of(std::vector<std::string>&&) = delete;  // the names are views of the players

}  // namespace nullo::session
