#include "app/table/table.h"

#include <algorithm>
#include <iterator>
#include <span>
#include <utility>

#include <fmt/core.h>

#include "app/board/board.h"
#include "app/chips/due.h"
#include "app/chips/handed_over.h"
#include "app/chips/stopped_in.h"
#include "app/shared.h"
#include "app/table/decided.h"
#include "app/table/only_points.h"
#include "app/table/sheet.h"
#include "app/undo.h"
#include "app/ways.h"
#include "session/earlier.h"
#include "text/say.h"

namespace nullo::app {
namespace {

std::string doubt_of(const OpenSession& of) {
  return fmt::format("{}/{}/{}", of.session.id, of.last(), of.entry.doubt);
}

// Whether all that they can differ in are the entries of their last hand.
bool same_but_for_last_hand(const session::Session& one, const session::Session& other) {
  if (one.id != other.id || one.hands.size() != other.hands.size() || one.hands.empty()) return false;
  return session::begins_alike(one, other) && std::equal(one.hands.begin(), one.hands.end() - 1, other.hands.begin());
}

}  // namespace

void load_handed(store::Store& store, OpenSession& of) {
  if (!games::info(of.session.rules).pays_at_once) return;
  of.handed = store.handed_over(of.session.id);
  of.handed_stored = of.handed.size();
  if (of.handed.empty()) of.handed = handed_over_as_entered(of);
  of.stopped_in = stopped_in(store, of);
}

std::optional<store::HandedAnew> handed_with_opening(store::Store& store, const session::Session& next) {
  if (!games::info(next.rules).pays_at_once) return std::nullopt;
  const auto stored = store.load(next.id);
  return stored ? handed_with_opening(store, *stored, next) : std::nullopt;
}

std::optional<store::HandedAnew> handed_with_opening(store::Store& store, const session::Session& stored,
                                                     const session::Session& next) {
  const std::vector<Handing> rows = begun_otherwise(stored, next);
  if (rows.empty()) return std::nullopt;
  OpenSession before{stored};
  load_handed(store, before);
  before.handed.insert(before.handed.end(), rows.begin(), rows.end());
  return store::HandedAnew{next.id, std::move(before.handed)};
}

void Table::open(std::string_view id) {
  wanted_ = id;
  // All is read before anything is changed: if that fails, the table stays as it was.
  std::optional<OpenSession> next;
  if (auto session = shared_.store.load(id)) {
    next.emplace(std::move(*session));
    load_handed(shared_.store, *next);
    next->only_points = enters_only_points(shared_.store, id);
  }
  open_.reset();
  before_complete_.reset();
  let_go();
  unsaid_.clear();
  checked_.clear();
  counted_.clear();
  looks_at_hand_ = false;
  steps_back_ = 0;
  earlier_ = next ? EarlierParts{shared_.store, next->session} : EarlierParts{};
  if (next) open_.emplace(std::move(*next));
}

void Table::open_newest() {
  store::Store& store = shared_.store;
  for (auto id = store.newest_open_session(); id; id = store.newest_open_session()) {
    try {
      return open(*id);
    } catch (const store::StoreError& error) {
      if (error.kind() != store::StoreError::Kind::kUnreadable) throw;
      if (!store.writes()) break;  // otherwise it has just been set apart, and the next one comes
    }
  }
  wanted_.clear();
  open_.reset();
}

void Table::read_anew() {
  if (wanted_.empty()) return open_newest();
  std::optional<session::Session> stored;
  try {
    stored = shared_.store.load(wanted_);
  } catch (const store::StoreError& error) {
    if (error.kind() != store::StoreError::Kind::kUnreadable) throw;
  }
  if (!stored || shared_.store.is_deleted(wanted_)) return open_newest();
  if (!open_ || *stored != open_->session) return open(std::string{wanted_});
  load_handed(shared_.store, *open_);
}

void Table::begin() {
  if (!open_ || open_->ended() || open_->has_hand() || !shared_.store.writes()) return;
  const Edit edit = begun(*open_);
  shared_.store.record(edit.after, edit.change);
  shared_.show(edit.after);
}

void Table::put(session::Session now) {
  if (open_ && earlier_.has(now.id)) earlier_ = EarlierParts{shared_.store, open_->session};
  if (!open_ || open_->session.id != now.id) return;
  pending_ = {};
  replace_open(OpenSession{std::move(now)});
}

void Table::read_handed() { load_handed(shared_.store, *open_); }

void Table::reload() {
  if (!open_) return;
  auto now = shared_.store.load(open_->session.id);
  if (!now) return;
  OpenSession next{std::move(*now)};
  earlier_ = EarlierParts{shared_.store, next.session};
  next.handed = std::move(open_->handed);
  next.handed_stored = open_->handed_stored;
  next.stopped_in = stopped_in(shared_.store, next);
  next.only_points = open_->only_points;
  if (next.context.players == open_->context.players) {
    next.counted = std::move(open_->counted);
  } else {
    counted_.clear();  // it says the old names
  }
  before_complete_.reset();
  open_.emplace(std::move(next));
}

// An entry never changes what was handed over.
void Table::replace_open(OpenSession next) {
  const bool same_session = open_ && open_->session.id == next.session.id;
  const bool same_hand = same_session && open_->has_hand() && next.has_hand() && open_->last() == next.last();
  if (!same_session) {
    load_handed(shared_.store, next);
  } else {
    if (next.handed.empty()) {
      next.handed = open_->handed;
      next.handed_stored = open_->handed_stored;
    }
    next.stopped_in = stopped_in(shared_.store, next);
  }
  next.only_points = same_session ? open_->only_points : enters_only_points(shared_.store, next.session.id);
  if (!same_hand) {
    unsaid_.clear();
    checked_.clear();
  }
  const bool in_sight = at_table(shared_);
  // A hand that was doubted is looked at until somebody says that it is right, like one that is still being entered.
  const bool entering = same_hand && in_sight && (looks_at_hand_ || is_in_doubt() || !open_->hand_complete());
  if (same_hand && next.hand_complete() && !open_->hand_complete()) before_complete_ = std::move(open_);
  if (before_complete_ && (!next.hand_complete() || !same_but_for_last_hand(before_complete_->session, next.session)))
    before_complete_.reset();
  open_.emplace(std::move(next));
  // After a restart it is not known whether everything had been entered, so the entries are shown.
  looks_at_hand_ = (entering || !same_session) && open_->hand_complete() && may_enter_more(open_->entry);
}

void Table::keep(Edit edit) {
  const bool ended_before = open_->ended();
  OpenSession next{std::move(edit.after)};
  next.handed = open_->handed;
  next.handed_stored = open_->handed_stored;
  // Only payments that the screen asked for count as paid. After an undo it asks for none.
  counted_.clear();
  if (steps_back_ == 0 && due_counts_as_paid(*open_, next)) {
    counted_ = all_due_text(*open_);
    const std::vector<Handing> now = handed_over_now(*open_);
    next.handed.insert(next.handed.end(), now.begin(), now.end());
  }
  shared_.store.record(next.session, edit.change, std::span{next.handed}.subspan(next.handed_stored));
  next.handed_stored = next.handed.size();
  steps_back_ = 0;
  replace_open(std::move(next));
  problem_.clear();
  if (open_->ended() && !ended_before) shared_.back_up();
}

void Table::step_back_or_forth(bool back) {
  if (!open_) return;
  // A copy: the session is another one after the step. NOLINTNEXTLINE(performance-unnecessary-copy-initialization)
  const session::Session now = open_->session;
  const std::string counted = std::exchange(counted_, {});
  step_in_log(shared_, now, back);
  if (back && open_) open_->counted = counted;
}

bool Table::step_leaves_hand() const {
  if (!open_ || open_->ended()) return false;
  const auto row = shared_.store.undo_row(open_->session.id);
  return row && with_before(open_->session, row->change).hands.size() < open_->session.hands.size();
}

void Table::count_step(bool back) { steps_back_ = back ? steps_back_ + 1 : std::max(0, steps_back_ - 1); }

bool Table::is_in_doubt() const {
  return open_ && open_->hand_complete() && !open_->entry.doubt.empty() && doubt_of(*open_) != settled_doubt_;
}

std::optional<OpenSession> Table::decided() const {
  if (!open_) return std::nullopt;
  const bool waits = is_in_doubt() && games::info(open_->session.rules).pays_at_once;  // points are easily mended
  if (!waits) return may_take_back(*open_) ? std::optional{without_entries(*open_)} : std::nullopt;
  if (before_complete_) return before_complete_;
  const auto row = shared_.store.undo_row(open_->session.id);  // what was entered last raised the doubt
  if (!row || row->change.hand != static_cast<int>(open_->last()) || !row->change.before)
    return without_entries(*open_);
  OpenSession before{with_before(open_->session, row->change)};
  return before.hand_complete() ? without_entries(*open_) : before;
}

bool Table::shows_result() const {
  return open_ && open_->hand_complete() && !open_->ended() && !looks_at_hand_ && !is_in_doubt() &&
         pending_.kind == Pending::Kind::kNothing;
}

bool Table::go_on_from_hand() {
  if (!open_->hand_complete()) return false;
  if (is_in_doubt()) {
    settled_doubt_ = doubt_of(*open_);
    looks_at_hand_ = false;
  } else if (looks_at_hand_) {
    looks_at_hand_ = false;
  } else {
    if (!open_->session.hands.back().has_only_scores()) keep_only_points(false);
    keep(recorded(*open_, shared_.clock.now()));
    shared_.said.felt = Felt::kRecorded;
  }
  return true;
}

void Table::keep_only_points(bool only_points) {
  set_enters_only_points(shared_.store, open_->session.id, only_points);
  open_->only_points = only_points;
}

bool Table::reopen_hand() {
  if (!takes_entries() || !open_->hand_complete() || looks_at_hand_) return false;
  looks_at_hand_ = true;
  return true;
}

bool Table::may_stop() {
  if (last_hand_can_be(stopped(*open_, shared_.clock.now()).after)) return true;
  complain(text::say(
      "The chips adjusted in this hand cannot be moved to the hand before. Finish this hand, or undo the adjustment."));
  return false;
}

void Table::stop() {
  if (!open_) return;
  pending_ = {};
  keep(stopped(*open_, shared_.clock.now()));
}

void Table::play_on() {
  if (!open_ || !open_->ended()) return;
  if (auto edit = played_on(*open_)) keep(std::move(*edit));
}

void Table::put_evening_on(BoardView& board) const {
  const session::Columns columns{open_->session, open_->result};
  earlier_.put_before(open_->session, columns, board.chart);
  for (GameOverView::Line& left : earlier_.who_left(open_->session, columns, board.lines.size())) {
    BoardView::Line& line = board.lines.emplace_back();
    line.seat = left.seat;
    line.name = std::move(left.name);
    line.total = std::move(left.total);
  }
}

void Table::put_earlier_before(Sheet& sheet) const {
  if (open_->session.continues.empty()) return;
  earlier_.put_newest_before(open_->session, session::Columns{open_->session, open_->result}, sheet);
}

Sheet Table::sheet(const OpenSession& shown) const {
  Sheet sheet = newest_of_sheet(shown.session, shown.result);
  put_earlier_before(sheet);
  return sheet;
}

AnyScreen Table::screen() {
  store::Store& store = shared_.store;
  if (open_->ended()) {
    const OtherParts others = other_parts(store, open_->session);
    GameOverView over = game_over_view(*open_, shared_.playing, others);
    if (!others.goes_on) {
      const session::Columns columns{open_->session, open_->result};
      earlier_.put_before_with_all(open_->session, columns, over.sheet);
      earlier_.put_before(open_->session, columns, over.chart);
      std::ranges::move(earlier_.who_left(open_->session, columns, over.lines.size()), std::back_inserter(over.lines));
    }
    if (store.writes()) over.settling.stake = session_stake(open_->session, others, shared_.stake_form);
    return over;
  }
  if (shows_result()) {
    HandOverView over = hand_over_view(*open_, shared_.playing.chips, checked_);
    over.problem = problem_;
    put_earlier_before(over.sheet);
    return over;
  }
  TableView view = table();
  if (open_->hand_complete()) keep_standing_of(without_entries(*open_), view);  // nobody has said yet that it is right
  if (const auto then = is_in_doubt() ? decided() : std::nullopt) show_numbers_of(*then, view);
  put_earlier_before(view.sheet);
  view.serves = shared_.device.serves;
  view.can_go_on = store.writes() && !open_->result.finished;
  if (is_in_doubt() && view.pays_at_once) {  // the answer may say that others pay
    view.due.clear();
    view.payments.clear();
    view.no_due = text::say("Answer the question first; it decides who pays");
  }
  return view;
}

}  // namespace nullo::app
