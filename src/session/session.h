// A session: the rules, who sat where, and the facts of its hands; and the fold that scores it. Source:
// docs/documents.md#session, docs/documents.md#result.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/seat.h"
#include "games/registry.h"
#include "ledger/posting.h"
#include "ledger/settle.h"

namespace nullo::session {

// What the table agreed on apart from the rules: a penalty, chips bought, a debt paid.
struct Adjustment {
  Account from;  // the bank or a seat
  Account to;
  Amount amount = 1;  // 1 to 1,000,000
  std::string note;   // may be empty
  // Chips bought from the bank, or sold back to it; only where chips are paid at once, and one account is the bank.
  bool bought = false;

  friend bool operator==(const Adjustment&, const Adjustment&) = default;
};

// The postings of the adjustments; if partners share a score, one for each partner.
std::vector<Posting> adjustment_postings(const games::Rules& rules, int seats,
                                         const std::vector<Adjustment>& adjustments);

// Adds them to the standing that the hand is scored from.
void adjust(games::Deal& deal, const games::Rules& rules, const std::vector<Adjustment>& adjustments);

// When people change places: totals stay with the seats, or move with the people.
enum class PointsFollow : std::uint8_t { kSeat, kPlayer };

struct Hand {
  std::optional<Seat> dealer;        // set only if it is not the next dealer in turn
  std::vector<std::string> players;  // in seat order, if the people change from this hand on; empty: they do not
  PointsFollow points_follow = PointsFollow::kSeat;
  games::Counts scores;  // if only scores were entered, with no facts: what each seat scored; else empty
  std::vector<Adjustment> adjustments;
  std::string note;
  games::Hand facts;

  [[nodiscard]] bool has_only_scores() const { return !scores.empty(); }

  friend bool operator==(const Hand&, const Hand&) = default;
};

// What the hands before a session's last one score, see remember_earlier(). No fact: one equals any other.
struct Remembered {
  std::shared_ptr<const class EarlierHands> hands = {};
  friend bool operator==(const Remembered& /*one*/, const Remembered& /*other*/) { return true; }
};

struct Session {
  std::string id;  // a UUID as text; empty if the document has none
  games::Rules rules;
  std::vector<std::string> players;  // in seat order, at the start of the session
  Seat first_dealer;
  std::string started_at;  // RFC 3339 UTC, or empty
  std::string ended_at;    // when the players stopped or recorded the last hand; RFC 3339 UTC, or empty
  std::string note;
  PerSeat<Amount> opening = {};    // what each seat begins with; empty: zero, or the game's starting chips
  PerSeat<int> opening_bags = {};  // the bags each seat begins with, if the game counts bags; empty: none
  int hands_before = 0;            // the hands played in the evening before this session
  std::string continues = {};      // the id of the session that this one continues, or empty
  std::optional<Stake> stake = {};
  std::vector<Hand> hands;
  Remembered remembered = {};

  [[nodiscard]] int seats() const { return static_cast<int>(players.size()); }
  // The hand's number from 1, counted through all parts of an evening. `hand`: its index in this session, from 0.
  [[nodiscard]] std::size_t hand_number(std::size_t hand) const {
    return static_cast<std::size_t>(hands_before) + hand + 1;
  }
  friend bool operator==(const Session&, const Session&) = default;
};

// What each seat begins with.
PerSeat<Amount> opening_totals(const Session& session);

struct HandResult {
  Seat dealer;
  std::vector<std::string> players;  // who sits where in this hand
  PerSeat<Seat> came_from;           // for each seat the seat whose total it took over before this hand; empty: its own
  games::Scored scored;              // its first postings are those of the adjustments
  PerSeat<Amount> scores;            // sums of the postings
  PerSeat<Amount> bought;            // chips of adjustments marked so, less those sold back; empty: no mark

  [[nodiscard]] bool complete() const { return scored.complete(); }
};

// What each seat got from the bank in the hand, less what it gave back, by its adjustments, marked as bought or not.
PerSeat<Amount> chips_bought(const HandResult& hand);

// The note of the adjustment that made posting `number` of the hand, or what was bought; empty if none did.
std::string adjustment_note(const Hand& hand, const HandResult& result, std::size_t number);

// `totals` less what was bought.
PerSeat<Amount> without(const PerSeat<Amount>& totals, const PerSeat<Amount>& bought);

struct SessionResult {
  std::vector<HandResult> hands;     // empty if they were visited one by one, see hand_by_hand.h
  int complete_hands = 0;            // counts all hands, even if `hands` is empty
  std::vector<std::string> players;  // who sits there at the end
  PerSeat<Amount> totals;            // points; or chips, starting chips included
  std::optional<std::vector<Amount>> pots;
  PerSeat<Amount> bought;  // what each seat bought from the bank less what it sold back; empty: nobody bought
  PerSeat<int> bags;       // the bags each seat has now; empty: the game counts none
  bool finished = false;
  bool stopped = false;       // the players stopped before the length that the rules set
  std::vector<Seat> winners;  // empty until the session is finished

  // By what the seats stand better or worse: the totals without what was bought.
  [[nodiscard]] PerSeat<Amount> standing() const { return without(totals, bought); }
};

// Scores a session hand by hand, so that a reader need not keep hands that are scored.
class Fold {
 public:
  // Uses the rules, players, first dealer and end of `session`, but not its hands.
  explicit Fold(const Session& session);

  // The dealer and players of the next hand, and the deal that its facts are checked against.
  [[nodiscard]] Seat dealer_of(const Hand& hand) const;
  [[nodiscard]] games::Deal deal_of(const Hand& hand, bool last) const;
  [[nodiscard]] const games::State& state() const { return state_; }
  [[nodiscard]] const std::vector<std::string>& players() const { return players_; }
  // A complete hand has ended the game: no further hand may be added.
  [[nodiscard]] bool over() const { return over_; }
  // The hand added last is incomplete: no further hand may be added.
  [[nodiscard]] bool open() const { return open_; }
  // All points and chips that the seats began with and that have moved, see kMostMoved in limits.h.
  [[nodiscard]] Amount moved() const { return moved_; }

  // Scores a checked hand and adds it. `last`: it is the session's last hand.
  HandResult add(const Hand& hand, bool last);
  // Puts the result together, with the hands that add() returned.
  [[nodiscard]] SessionResult finish(std::vector<HandResult> hands) const;

 private:
  friend class EarlierHands;

  games::Rules rules_;
  bool stopped_;
  int hands_before_;
  Seat next_dealer_;
  std::vector<std::string> players_;
  games::State state_;
  PerSeat<Amount> totals_;
  PerSeat<Amount> bought_;  // empty: nobody bought
  Amount moved_ = 0;
  int complete_hands_ = 0;
  bool over_ = false;
  bool over_by_rules_ = false;
  bool open_ = false;
  std::vector<Seat> winners_;
};

// Scores the whole session, which must be valid: read from a document, or made by taps.
SessionResult score(const Session& session);
// The fold after the first hands of a session; `number`: how many.
Fold fold_after(const Session& session, std::size_t number);

// Keeps with the session what its hands before the last one score. Whoever scores it or a copy of it then scores only
// hands that are not the same any more, and the last one: a key at the table costs as much in the thousandth hand as in
// the first.
void remember_earlier(Session& session);
Session remembering(Session session);
// The number of hands that this thread has scored, to tell how much work something was.
std::int64_t hands_scored();

// The state before a hand is scored, for entering and correcting it.
struct HandContext {
  games::Deal deal;
  games::State before;
  std::vector<std::string> players;
};
// For hand `number` (from 0; may be the one after the last).
HandContext context_of(const Session& session, std::size_t number);

// The facts of a hand that contradict each other; and the entry for it. If only scores are entered, they are its only
// facts.
std::vector<games::Conflict> check(const games::Rules& rules, const games::Deal& deal, const games::State& before,
                                   const Hand& hand);
games::Entry entry(const games::Rules& rules, const games::Deal& deal, const games::State& before, const Hand& hand,
                   const games::Names& names);
// Applies one tap; or says why it is refused. SwitchForm changes between the game's facts and scores alone.
tl::expected<Hand, games::TapRefusal> apply(const games::Rules& rules, const games::Deal& deal,
                                            const games::State& before, const Hand& hand, const games::Tap& tap,
                                            const games::Names& names);

// Who sits there. `players`: a seat has a name each, in seat order.
const std::string& name_at(const std::vector<std::string>& players, Seat seat);
games::Names names_of(const std::vector<std::string>& players);
// deleted, since the names would point into the temporary players
games::Names names_of(std::vector<std::string>&&) = delete;

}  // namespace nullo::session
