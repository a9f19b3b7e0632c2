// The session at the table: its facts, its score, what is asked next, and what has been begun on the screen.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/chips_and_stake.h"
#include "app/table_keys.h"
#include "app/view.h"
#include "ledger/handing.h"
#include "session/session.h"
#include "store/store.h"

namespace nullo::app {

struct OtherParts;

// Shortcuts of the table itself, beside the game's.
inline constexpr std::string_view kCancelShortcut = "table/cancel";

// A session with everything that follows from it. A new one is made for every change: nothing in here is edited.
struct Told {
  explicit Told(session::Session facts);

  session::Session session;
  session::SessionResult result;
  session::HandContext context;   // of the last hand
  games::Entry entry;             // of the last hand
  std::vector<Handing> handed;    // what was handed over at this table, see handed_over.h
  std::size_t handed_stored = 0;  // of them
  std::string house_rules;        // what the table calls the rules; empty: they are a preset, or have no name

  [[nodiscard]] std::size_t last() const { return session.hands.size() - 1; }
  [[nodiscard]] bool has_hand() const { return !session.hands.empty(); }
  // The last hand is complete: the Hand over screen.
  [[nodiscard]] bool hand_over() const { return has_hand() && result.hands.back().complete(); }
  // The players have stopped, or the game has ended and the last hand is recorded.
  [[nodiscard]] bool ended() const { return !session.ended_at.empty(); }
  [[nodiscard]] games::Names names() const { return session::names_of(context.players); }
};

// A change to a session and the row that undoes it.
using Edit = store::Recorded;

// The whole session changed.
Edit whole_edit(const session::Session& before, session::Session after, std::string label);
// Tells the last hand, of which nothing is told yet, in this form, where the game has it.
void begin_in_form(session::Session& session, games::Form form);
// How the hand after the last one begins to be told: as that one was. Only what each scored where it was so twice: else
// it was an exception, and a seat's number would be taken for a score.
games::Form form_of_next(const Told& told);
// One tap on the last hand.
tl::expected<Edit, games::TapRefusal> tap(const Told& told, const games::Tap& tap);
// The last hand with another note, or one adjustment more.
Edit with_note(const Told& told, std::string_view note);
Edit with_adjustment(const Told& told, const session::Adjustment& adjustment);
// The last hand was dealt by this seat; nothing where the cards told rule that out.
std::optional<Edit> with_dealer(const Told& told, Seat dealer);
// From the last hand on these people sit there, in seat order. Points that cannot go with the people, since partners
// would be parted, stay with the seats.
Edit with_players(const Told& told, const std::vector<std::string>& names, session::PointsFollow points);
// What becomes of the totals where these people sit down for the last hand.
struct Reseating {
  std::vector<std::string> before;  // who sat there in the hand before
  PerSeat<Amount> totals;           // before the hand, at those seats
  PerSeat<Seat> came_from;          // where each total would come from
  bool matters = false;             // whether they go along makes a difference
  bool can_go_along = false;        // no partners are parted
};
Reseating reseating(const Told& told, const std::vector<std::string>& names);
// The last hand begins again: same dealer, nothing told.
Edit misdealt(const Told& told);
// The hand is recorded: the next one begins, or the session ends `now`.
Edit recorded(const Told& told, std::string_view now);
// The players stop; a hand that is not complete is left out.
Edit stopped(const Told& told, std::string_view now);
// The game is over even if the players had not stopped.
bool over_by_rules(session::Session session);
// An open session that came in without a hand begins its first one.
Edit begun(const Told& told);
// The ended session goes on: with its next hand where the players stopped early, else with one more round, or not at
// all where the game has no such thing.
std::optional<Edit> played_on(const Told& told);
// What that is called: "Play on" after an early stop, "One more round of deals"; empty where it cannot be.
std::string_view playing_on(const session::Session& session);
// The session as it was before (after) a change of its log.
session::Session with_before(const session::Session& now, const store::Change& change);
session::Session with_after(const session::Session& now, const store::Change& change);

// How much has been asked for of what is hidden, and of which hand. It is no fact and is not kept.
struct Revealed {
  std::string session;
  std::string about;
  std::size_t steps = 0;

  // 0 of anything else: nobody has asked for that.
  [[nodiscard]] std::size_t steps_of(std::string_view session_id, std::string_view subject) const {
    return session == session_id && about == subject ? steps : 0;
  }
};
void reveal_more(const Told& told, Revealed& revealed);
// Nothing where nothing is hidden.
std::optional<TableView::Reveal> reveal_view(const Told& told, const Revealed& revealed);

TableView table_view(const Told& told, const Hold& hold, int turn, std::string_view problem, const ChipSet& chips = {});
// The table of a recorded hand that is told anew. `may_stay_open`: it need not be complete; `at_rest`: nothing has been
// begun.
void show_as_correction(const Told& told, bool may_stay_open, bool at_rest, TableView& view);
// The last hand is one more than the rules set: a tie is played off.
bool breaks_tie(const Told& told);
// After a complete hand: "Next: Clara deals, Dmitri leads".
std::string next_text(const Told& told);
HandOverView hand_over_view(const Told& told, const ChipSet& chips = {});
GameOverView game_over_view(const Told& told, const ChipsAndStake& playing, const OtherParts& others);

}  // namespace nullo::app
