// The comparison of a correction: the score sheet before and after, and in words what else changes.
#include <algorithm>

#include "app/correction/correction.h"
#include "app/correction/page_keys.h"
#include "app/correction/sides.h"
#include "app/table/sheet.h"
#include "app/words.h"
#include "base/unicode.h"
#include "games/words.h"
#include "text/kept.h"
#include "text/say.h"

namespace nullo::app {
namespace {

std::vector<std::string> winners_of(const session::Session& session, const session::SessionResult& result) {
  std::vector<std::string> names;
  names.reserve(result.winners.size());
  for (const Seat seat : result.winners) {
    names.push_back(players_now(session, result)[static_cast<std::size_t>(seat.index())]);
  }
  return names;
}

}  // namespace

// "Take hand 5 out"
std::string Correction::take_out_text() const {
  std::size_t out = 0;
  while (out < draft_.origin.size() && draft_.origin[out] == out) ++out;
  return text::say("Remove hand {number}", original_.hand_number(out));
}

CompareView Correction::view() const {
  const Outcome& outcome = this->outcome();
  CompareView view;
  view.before = side_of(original_, result_);
  view.after = side_of(outcome.after, outcome.result);
  view.before.heading = text::say("Before");
  view.before.only = text::say("Only before");
  view.after.heading = text::say("After");
  view.after.only = text::say("Only after");
  mark_changes(outcome, view);
  tell_whys(outcome, view);
  if (outcome.asks) {
    if (*outcome.asks > 0)
      view.after.heading = text::say("After, up to hand {number}", original_.hand_number(*outcome.asks - 1));
    view.after.outcome.clear();
  }
  view.title = text::say("{change}?", unicode::capitalized(text::said_again(label())));  // it is not kept yet
  const std::string_view back = key_of(view, "compare/back");
  const std::string_view accept = key_of(view, "compare/accept");
  view.back = with_key(draft_.taken_out ? text::say("Leave it in")
                       : draft_.whole   ? text::say("Back to rules and seats")
                                        : text::say("Back to the hand"),
                       back);
  tell_changes(outcome, view.changes);
  view.can_accept = !changed() || outcome.problem.empty();
  if (!changed()) {
    view.changes.clear();
    view.heading = text::say("Nothing is changed");
    view.accept = with_key(text::say("Leave it as it is"), accept);
  } else if (outcome.asks) {
    const std::size_t hand = original_.hand_number(*outcome.asks);
    view.heading = text::say("Hand {number} needs an answer first", hand);
    view.question = unicode::capitalized(outcome.question);
    view.accept = with_key(text::say("Go to hand {number}", hand), accept);
  } else {
    view.heading = view.can_accept ? text::say("Is this right?") : text::say("This cannot be kept");
    view.question = view.can_accept ? text::say("What changes is framed.") : outcome.problem;
    view.accept = with_key(draft_.taken_out ? take_out_text() : text::say("Keep it"), accept);
  }
  return view;
}

void Correction::mark_changes(const Outcome& outcome, CompareView& view) const {
  std::vector<Sheet::Row>& before = view.before.sheet.rows;
  std::vector<Sheet::Row>& after = view.after.sheet.rows;
  for (Sheet::Row& row : before) row.gone = true;
  for (std::size_t i = 0; i < after.size(); ++i) {
    const std::optional<std::size_t> origin = draft_.origin[i];
    mark(after[i], origin ? &before[*origin] : nullptr);
    after[i].open = label_.empty() && differs(outcome, i);
    if (!origin) continue;
    before[*origin].gone = false;
    before[*origin].open = after[i].open;
  }
  for (std::size_t i = after.size(); outcome.asks && i < draft_.origin.size(); ++i) {
    // after the hand that asks: not scored yet, but not gone
    if (draft_.origin[i]) before[*draft_.origin[i]].gone = false;
  }
  mark_totals(view.after.sheet, view.before.sheet);
}

// The hand's facts changed; if the whole session is corrected, its postings did.
bool Correction::differs(const Outcome& outcome, std::size_t hand) const {
  const std::optional<std::size_t> origin = draft_.origin[hand];
  if (!origin) return true;
  if (label_.empty()) return original_.hands[*origin] != outcome.after.hands[hand];
  return result_.hands[*origin].scored.postings != outcome.result.hands[hand].scored.postings;
}

// Adds the reasons for each hand that changed; a hand put in has only those after.
void Correction::tell_whys(const Outcome& outcome, CompareView& view) const {
  for (std::size_t i = 0; i < outcome.result.hands.size(); ++i) {
    const std::optional<std::size_t> origin = draft_.origin[i];
    if (!differs(outcome, i)) continue;
    std::vector<WhyLine> after = session::whys_of(outcome.after.rules, outcome.after.hands[i], outcome.result.hands[i]);
    std::vector<WhyLine> before;
    if (origin) before = session::whys_of(original_.rules, original_.hands[*origin], result_.hands[*origin]);
    add_whys(original_.hand_number(i), std::move(before), std::move(after), view.before, view.after);
  }
}

void Correction::tell_changes(const Outcome& outcome, std::vector<std::string>& changes) const {
  changes = changes_;
  tell_dealers(outcome, changes);
  if (outcome.asks) return;
  if (outcome.set_aside > 0) {
    const std::size_t left = outcome.after.hands.size();
    const std::size_t last = original_.hand_number(left - 1);
    changes.push_back(
        outcome.set_aside == 1
            ? text::say("The game now ends with hand {last}: hand {number} is set aside. Undo brings it back.", last,
                        last + 1)
            : text::say(
                  "The game now ends with hand {last}: hands {from} to {to} are set aside. Undo brings them back.",
                  last, last + 1, last + outcome.set_aside));
  }
  if (over_by_rules(original_) && !over_by_rules(outcome.after)) {
    changes.push_back(
        original_.ended_at.empty()
            ? text::say("The game is no longer over: it goes on.")
            : text::say("By the rules the game is no longer over. It stays ended, as if you had stopped."));
  }
  if (outcome.result.finished && result_.finished &&
      winners_of(outcome.after, outcome.result) != winners_of(original_, result_)) {
    const std::vector<std::string> now = winners_of(outcome.after, outcome.result);
    const std::string before = join(winners_of(original_, result_));
    changes.push_back(now.size() == 1 ? text::say("{player} now wins instead of {winners}.", now.front(), before)
                                      : text::say("{players} now win instead of {winners}.", join(now), before));
  }
  tell_totals(outcome, changes);
  if (draft_.whole || draft_.taken_out || !changed()) return;
  for (const std::string& line : worked_out(corrected(), {}))
    changes.push_back(text::say("Worked out – {fact}.", line));
}

// If other people sit at the seats, says what each of them has now.
void Correction::tell_totals(const Outcome& outcome, std::vector<std::string>& changes) const {
  const std::vector<std::string>& before = players_now(original_, result_);
  const std::vector<std::string>& after = players_now(outcome.after, outcome.result);
  if (before == after) {
    if (outcome.result.totals == result_.totals) changes.push_back(text::say("The totals stay as they were."));
    return;
  }
  std::string text;
  bool moved = false;
  for (const Seat seat : Seats{outcome.after.seats()}) {
    const auto i = static_cast<std::size_t>(seat.index());
    const auto was = std::ranges::find(before, after[i]);
    if (was == before.end() || *was == before[i]) continue;
    moved = true;
    const Amount now = outcome.result.totals[seat];
    const Amount then = result_.totals[Seat{static_cast<int>(was - before.begin())}];
    if (now == then) continue;
    text += (text.empty() ? "" : ", ") +
            text::say("{player} has {total}, not {old_total}", after[i], total_text(now), total_text(then));
  }
  if (moved && text.empty()) text = text::say("Nobody's points change");
  if (!text.empty()) changes.push_back(text + ".");
}

// "Boris dealt hand 1, Clara hand 2."
void Correction::tell_dealers(const Outcome& outcome, std::vector<std::string>& changes) const {
  std::string text;
  for (std::size_t i = 0; i < outcome.result.hands.size(); ++i) {
    const session::HandResult& hand = outcome.result.hands[i];
    const std::optional<std::size_t> origin = draft_.origin[i];
    if (!origin || hand.dealer == result_.hands[*origin].dealer) continue;
    const std::string& name = session::name_at(hand.players, hand.dealer);
    const std::size_t number = original_.hand_number(i);
    text += text.empty() ? text::say("Now {player} dealt hand {number}", name, number)
                         : ", " + text::say("{player} hand {number}", name, number);
  }
  if (!text.empty()) changes.push_back(text + ".");
}

}  // namespace nullo::app
