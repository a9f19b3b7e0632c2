#include "app/correction/correction.h"

#include <algorithm>
#include <iterator>
#include <utility>

#include "app/fault_words.h"
#include "base/digits.h"
#include "document/document.h"
#include "games/trick_taps.h"
#include "games/words.h"
#include "session/earlier.h"
#include "text/kept.h"
#include "text/parts.h"
#include "text/say.h"

namespace nullo::app {
namespace {

std::vector<games::Conflict> conflicts_of(const session::Session& session, std::size_t number) {
  const session::HandContext context = session::context_of(session, number);
  return session::check(session.rules, context.deal, context.before, session.hands[number]);
}

// "trick 3", if the fault is in a trick; `at`: its JSON pointer.
std::string place_of(std::string_view at) {
  constexpr std::string_view kTricks = "/tricks/";
  if (!at.starts_with(kTricks)) return {};
  int trick = 0;
  for (const char digit : at.substr(kTricks.size())) {
    if (!is_digit(digit)) break;
    trick = trick * 10 + (digit - '0');
  }
  return text::say("trick {trick}", trick + 1);
}

// "trick 1: Dmitri takes the trick, with the A♠."; a sentence that names its trick stands alone.
std::string contradiction(const std::vector<games::Conflict>& conflicts, const std::vector<std::string>& players) {
  std::string text = games::refuse(conflicts, session::names_of(players)).value().text;
  if (conflicts.front().names_trick) return text;
  return text::labelled(place_of(conflicts.front().ways.front().at), text);
}

// "This hand does not fit these rules. Trick 4: there should be …, and there is …."
std::string unreadable(const Faults& faults) {
  return text::say("This hand does not fit these rules.") + " " +
         sentence_of(faults.kept().front(), text::say("The hand"));
}

// The number of each hand in the original, before any is taken out or put in.
std::vector<std::optional<std::size_t>> as_they_were(const session::Session& session) {
  std::vector<std::optional<std::size_t>> origin;
  origin.reserve(session.hands.size());
  for (std::size_t i = 0; i < session.hands.size(); ++i) origin.emplace_back(i);
  return origin;
}

}  // namespace

Correction::Correction(session::Session original, std::size_t hand)
    : original_{session::remembering(std::move(original))},
      result_{session::score(original_)},
      draft_{original_, as_they_were(original_), hand} {}

Correction::Correction(session::Session original, session::Session repaired, std::string label,
                       std::vector<std::string> changes)
    : comparing{true},
      original_{session::remembering(std::move(original))},
      result_{session::score(original_)},
      draft_{std::move(repaired), as_they_were(original_), 0},
      label_{std::move(label)},
      changes_{std::move(changes)} {
  draft_.whole = true;
}

OpenSession Correction::corrected() const {
  session::Session session = draft_.session;
  session.ended_at.clear();
  session.hands.resize(draft_.at + 1);
  return OpenSession{std::move(session)};
}

bool Correction::may_stay_open() const {
  const std::optional<std::size_t> origin = draft_.origin[draft_.at];
  return draft_.at + 1 == draft_.session.hands.size() && origin && !result_.hands[*origin].complete();
}

void Correction::remember(std::string label) {
  outcome_.reset();
  steps_.remember(draft_, std::move(label));
  comparing = false;
}

void Correction::change(session::Hand hand, std::string label) {
  remember(std::move(label));
  draft_.session.hands[draft_.at] = std::move(hand);
}

void Correction::take_out() {
  remember(text::keep("hand {number} removed", original_.hand_number(draft_.at)));
  const session::Hand out = draft_.session.hands[draft_.at];
  const auto at = static_cast<std::ptrdiff_t>(draft_.at);
  draft_.session.hands.erase(draft_.session.hands.begin() + at);
  draft_.origin.erase(draft_.origin.begin() + at);
  if (draft_.at < draft_.session.hands.size() && draft_.session.hands[draft_.at].players.empty()) {
    // people who took seats with the hand taken out still sit there
    draft_.session.hands[draft_.at].players = out.players;
    draft_.session.hands[draft_.at].points_follow = out.points_follow;
  }
  draft_.at = std::min(draft_.at, draft_.session.hands.size() - 1);
  draft_.taken_out = true;
  comparing = true;
}

void Correction::put_in() {
  const games::Form form = corrected().entry.form;
  remember(text::keep("a hand inserted before hand {number}", original_.hand_number(draft_.at)));
  session::Hand fresh;
  fresh.facts = games::empty_hand(draft_.session.rules);
  const auto at = static_cast<std::ptrdiff_t>(draft_.at);
  draft_.session.hands.insert(draft_.session.hands.begin() + at, std::move(fresh));
  draft_.origin.insert(draft_.origin.begin() + at, std::nullopt);
  const OpenSession now = corrected();
  if (now.entry.form == form) return;
  if (auto edit = tap(now, games::SwitchForm{form, false})) {
    draft_.session.hands[draft_.at] = std::move(edit->after.hands.back());
  }
}

// The hand's facts are valid at this place in the session; if the rules changed, they are read again under the new
// ones.
bool Correction::fits(const session::Session& session, std::size_t hand) const {
  if (session.rules == original_.rules) return conflicts_of(session, hand).empty();
  session::Fold fold{session};
  for (std::size_t i = 0; i < hand; ++i) fold.add(session.hands[i], false);
  return document::read_hand(document::write_hand(session.rules, session.hands[hand]), session, fold).has_value();
}

std::string Correction::go_to(std::size_t hand) {
  const Outcome reached = outcome();
  remember(text::keep("on to hand {number}", original_.hand_number(hand)));
  std::copy_n(reached.after.hands.begin(), hand, draft_.session.hands.begin());
  draft_.at = hand;
  draft_.taken_out = false;
  draft_.whole = false;
  if (fits(draft_.session, hand)) return {};
  session::Hand& facts = draft_.session.hands[hand];
  if (const std::optional<std::size_t> origin = draft_.origin[hand]) {
    const Seat dealer = result_.hands[*origin].dealer;
    const std::optional<Seat> was = std::exchange(facts.dealer, dealer);
    if (fits(draft_.session, hand)) {
      return text::say("This hand fits only if {player} dealt it, so the dealer stays.",
                       session::name_at(result_.hands[*origin].players, dealer));
    }
    facts.dealer = was;
  }
  facts.facts = games::empty_hand(draft_.session.rules);
  facts.scores = {};
  return text::say("The entries of this hand no longer fit together. Enter the hand again.");
}

bool Correction::step(bool back) {
  if (!steps_.step(draft_, back)) return false;
  outcome_.reset();
  comparing = draft_.taken_out || draft_.whole;
  return true;
}

bool Correction::step_out() { return draft_.taken_out && step(true); }

const Correction::Outcome& Correction::outcome() const {
  if (!outcome_) outcome_ = work_out();
  return *outcome_;
}

Correction::Outcome Correction::work_out() const {
  Outcome outcome;
  outcome.after = draft_.session;
  std::vector<session::Hand>& hands = outcome.after.hands;
  const std::size_t first = changed_in(outcome.after).from;
  session::Fold fold = session::fold_after(outcome.after, first);
  for (std::size_t i = first; i < hands.size(); ++i) {
    const bool last = i + 1 == hands.size();
    if (outcome.after.rules != original_.rules) {  // read the facts again under the new rules
      Result<session::Hand> read =
          document::read_hand(document::write_hand(outcome.after.rules, hands[i]), outcome.after, fold);
      if (!read) {
        outcome.asks = i;
        outcome.question = unreadable(read.error());
        hands.resize(i);
        break;
      }
      hands[i] = std::move(*read);
    }
    const session::Hand& hand = hands[i];
    const std::optional<std::size_t> origin = draft_.origin[i];
    const std::vector<games::Conflict> conflicts =
        session::check(outcome.after.rules, fold.deal_of(hand, last), fold.state(), hand);
    if (!conflicts.empty()) {
      outcome.asks = i;
      outcome.question = contradiction(conflicts, hand.players.empty() ? fold.players() : hand.players);
      hands.resize(i);
      break;
    }
    const session::HandResult result = fold.add(hand, last);
    const bool may_be_open = last && origin && !result_.hands[*origin].complete();
    if (!result.complete() && !may_be_open) {
      outcome.asks = i;
      outcome.question =
          games::say(outcome.after.rules, result.scored.missing.front(), session::names_of(result.players));
      hands.resize(i + 1);
      break;
    }
    if (result.complete() && result.scored.over && !last) {
      outcome.set_aside = hands.size() - i - 1;
      hands.resize(i + 1);
      break;
    }
  }
  if (outcome.asks) {
    outcome.result = session::score(outcome.after);
    return outcome;
  }
  document::ReadAgain read = document::score_and_read_again(outcome.after, changed_in(outcome.after));
  outcome.result = std::move(read.result);
  session::remember_earlier(outcome.after);  // it is scored again where chips move, to count it, and at the table
  if (!read.why_not.empty()) outcome.problem = text::say("This cannot be stored: {reason}.", read.why_not);
  return outcome;
}

// The hands that are not the original's; all where the session is corrected as a whole.
document::HandsToRead Correction::changed_in(const session::Session& after) const {
  if (!session::begins_alike(after, original_)) return {};
  const auto [first, was] = std::ranges::mismatch(after.hands, original_.hands);
  const auto last = std::mismatch(after.hands.rbegin(), std::make_reverse_iterator(first), original_.hands.rbegin(),
                                  std::make_reverse_iterator(was));
  return {static_cast<std::size_t>(first - after.hands.begin()),
          static_cast<std::size_t>(last.first.base() - after.hands.begin())};
}

std::string Correction::label() const {
  if (!label_.empty()) return label_;
  std::size_t next = 0;  // index in the original
  std::optional<std::size_t> changed;
  for (std::size_t i = 0; i < draft_.origin.size(); ++i) {
    if (!draft_.origin[i]) return text::keep("hand {number} inserted", original_.hand_number(i));
    if (*draft_.origin[i] != next) break;
    if (!changed && draft_.session.hands[i] != original_.hands[next]) changed = i;
    ++next;
  }
  const bool taken_out = draft_.origin.size() < original_.hands.size();
  return taken_out ? text::keep("hand {number} removed", original_.hand_number(next))
                   : text::keep("hand {number} corrected", original_.hand_number(changed.value_or(draft_.at)));
}

Edit Correction::edit(const Outcome& outcome) const { return whole_edit(original_, outcome.after, label()); }

}  // namespace nullo::app
