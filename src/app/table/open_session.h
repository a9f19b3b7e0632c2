// The session at the table: its facts, its score, what is asked next.
#pragma once

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "app/chips/chips_and_stake.h"
#include "app/table/keys.h"
#include "app/view.h"
#include "ledger/handing.h"
#include "session/session.h"
#include "store/store.h"

namespace nullo::app {

struct OtherParts;
struct StoppedIn;

// Shortcuts of the table itself, next to the game's.
inline constexpr std::string_view kCancelShortcut = "table/cancel";
inline constexpr std::string_view kEverybodyShortcut = "table/everybody";  // all get what one is asked for
inline constexpr std::string_view kTenShortcut = "table/ten";              // 1 and 0 were typed for one 10

// A session with everything that follows from it. Every change makes a new one; members are not edited.
struct OpenSession {
  explicit OpenSession(session::Session facts);

  session::Session session;
  session::SessionResult result;
  session::HandContext context;                 // of the last hand
  games::Entry entry;                           // of the last hand
  std::vector<Handing> handed;                  // what has been handed over at this table, see handed_over.h
  std::size_t handed_stored = 0;                // how many of `handed` are stored
  std::shared_ptr<const StoppedIn> stopped_in;  // the hand left out when the players stopped; nullptr: none
  // The payments shown before the entry that was just undone: "Clara pays Anna 2". They count as handed over, and the
  // table says so.
  std::string counted;
  bool only_points = false;  // the table enters only the points, for good; see only_points.h
  std::string house_rules;   // the table's name for the rules; empty: they are a preset, or have no name

  [[nodiscard]] std::size_t last() const { return session.hands.size() - 1; }
  [[nodiscard]] bool has_hand() const { return !session.hands.empty(); }
  // The last hand is complete: the Hand over screen.
  [[nodiscard]] bool hand_complete() const { return has_hand() && result.hands.back().complete(); }
  // The players have stopped, or the game has ended and the last hand is recorded.
  [[nodiscard]] bool ended() const { return !session.ended_at.empty(); }
  [[nodiscard]] games::Names names() const { return session::names_of(context.players); }
};

// A change to a session and the row that undoes it.
using Edit = store::Recorded;

// An edit that changes the session as a whole.
Edit whole_edit(const session::Session& before, session::Session after, std::string label);
// How a table enters its hands.
struct WayOfEntry {
  games::Form form = games::Form::kTricks;
  bool every_card = false;  // trick by trick, and each card in the order played
};
// Sets the way in which the last hand, still without facts, is entered, as far as the game has it.
void begin_in_way(session::Session& session, const WayOfEntry& way);
// The way in which the next hand is entered: the last hand's. A hand that one shortcut made, as `m` does for a moon of
// Hearts, is no choice of a way. Scores alone are taken over if the table has chosen that for good, or after two such
// hands: a single one was an exception, and a seat's number would be mistaken for a score.
WayOfEntry way_of_next(const OpenSession& open);
// Applies one tap to the last hand.
tl::expected<Edit, games::TapRefusal> tap(const OpenSession& open, const games::Tap& tap);
// Changes the last hand's note, or adds an adjustment to it.
Edit with_note(const OpenSession& open, std::string_view note);
Edit with_adjustment(const OpenSession& open, const session::Adjustment& adjustment);
// Makes this seat the dealer of the last hand; nothing if the cards entered rule that out.
std::optional<Edit> with_dealer(const OpenSession& open, Seat dealer);
// Something of the last hand was entered, besides the form in which it is.
bool something_is_entered(const OpenSession& open);
// Seats these people from the last hand on, in seat order. If moving the points along would part partners, the points
// stay with the seats. What was entered in the hand goes where the points go.
Edit with_players(const OpenSession& open, const std::vector<std::string>& names, session::PointsFollow points);
// What happens to the totals if these people sit down for the last hand.
struct Reseating {
  std::vector<std::string> before;          // who sat there in the hand before
  PerSeat<Amount> totals;                   // before the hand, at those seats
  PerSeat<Seat> came_from;                  // the seat each total would come from, if points move with the people
  bool moves_points = false;                // it makes a difference to the totals whether they move with the people
  bool moves_entries = false;               // people change chairs after something of the hand was entered
  bool went_along = false;                  // points have gone with the people to where they sit now
  bool can_go_along = false;                // points and entries may move: no partners are parted
  std::optional<session::Hand> along = {};  // the hand if its entries move; nothing: none does, or they cannot
  [[nodiscard]] bool matters() const { return moves_points || moves_entries; }
};
Reseating reseating(const OpenSession& open, const std::vector<std::string>& names);
// What was entered of the last hand can be: chips that were bought may speak against it.
bool last_hand_can_be(const session::Session& session);
// Begins the last hand again: same dealer, no facts.
Edit misdealt(const OpenSession& open);
// Records the hand: the next one begins, or the session ends at the time `now`.
Edit recorded(const OpenSession& open, std::string_view now);
// The players stop; an incomplete hand is left out.
Edit stopped(const OpenSession& open, std::string_view now);
// If people changed chairs in the hand that would be left out, and points did not go along: who has which again.
std::string sit_as_before_text(const OpenSession& open);
// True if the game would be over even if the players had not stopped.
bool over_by_rules(session::Session session);
// Begins the first hand of an open session that was imported without one.
Edit begun(const OpenSession& open);
// The ended session goes on: with its next hand if the players stopped early, else with one more round; nothing if the
// game cannot go on.
std::optional<Edit> played_on(const OpenSession& open);
// The words for that: "Play on" after an early stop, "Play another round"; empty if it cannot go on.
text::Sentence playing_on(const session::Session& session);
// The session as it was before (or after) a change of its log.
session::Session with_before(session::Session now, const store::Change& change);
session::Session with_after(session::Session now, const store::Change& change);

// How many steps of what is hidden have been shown, and of which hand. It is no fact and is not stored.
struct Revealed {
  std::string session;
  std::string about;
  std::size_t steps = 0;

  // 0 for any other hand: nobody has asked for a step of it.
  [[nodiscard]] std::size_t steps_of(std::string_view session_id, std::string_view subject) const {
    return session == session_id && about == subject ? steps : 0;
  }
};
void reveal_more(const OpenSession& open, Revealed& revealed);
// Nothing if the hand hides nothing.
std::optional<TableView::Reveal> reveal_view(const OpenSession& open, const Revealed& revealed);

TableView table_view(const OpenSession& open, const Pending& pending, int turn, std::string_view problem,
                     const ChipSet& chips = {});
// The table of a recorded hand that is being corrected. `may_stay_open`: the hand need not be complete; `at_rest`:
// nothing is pending.
void show_as_correction(const OpenSession& open, bool may_stay_open, bool at_rest, TableView& view);
// The last hand goes beyond the number that the rules set, in order to break a tie.
bool breaks_tie(const OpenSession& open);
// After a complete hand: "Next: Clara deals, Dmitri leads".
std::string next_text(const OpenSession& open);
// What the bar says of the hand that is being entered, and after it: "Tëtka · hand 2 of 4 · Boris dealt".
std::string hand_title(const OpenSession& open);
// What of the last hand follows and nobody has said; shown so that people notice a slip. `checked`: what follows and
// somebody has said.
std::vector<std::string> worked_out(const OpenSession& open, std::span<const Checked> checked);
// Why a seat got or paid what it did in a hand (from 0), a reason for each posting. What is no posting, as that the
// seat cannot pay, has words alone.
std::vector<games::Reason> reasons_of(const OpenSession& open, std::size_t number, Seat seat);
// `checked`: what followed from other answers and was said too.
HandOverView hand_over_view(const OpenSession& open, const ChipSet& chips = {}, std::span<const Checked> checked = {});
GameOverView game_over_view(const OpenSession& open, const ChipsAndStake& playing, const OtherParts& others);

}  // namespace nullo::app
