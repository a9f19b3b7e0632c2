#include "app/past/session_page.h"

#include <algorithm>
#include <memory>
#include <utility>

#include <fmt/core.h>

#include "app/correction/carried_over.h"
#include "app/help/help.h"
#include "app/new_session/preset_list.h"
#include "app/past/bringing_back.h"
#include "app/past/evenings.h"
#include "app/past/replay_page.h"
#include "app/shared.h"
#include "app/table/sheet.h"
#include "app/undo.h"
#include "app/ways.h"
#include "app/words.h"
#include "session/columns.h"
#include "text/kept.h"
#include "text/parts.h"
#include "text/say.h"

namespace nullo::app {
namespace {

// "Hearts, Anna, Boris, Clara, Dmitri (2026-11-21 19:30)".
std::string session_in_short(store::Store& store, const session::Session& session) {
  std::string text = fmt::format("{}, {}", game_text(session.rules, house_name(store, session)), join(session.players));
  if (!session.started_at.empty()) text += fmt::format(" ({})", local_time(session.started_at));
  return text;
}

// The session with another note; nothing where that is the one it has.
std::optional<Edit> with_session_note(const session::Session& session, std::string_view note) {
  if (note == session.note) return std::nullopt;
  session::Session after = session;
  after.note = note;
  return whole_edit(session, std::move(after), note.empty() ? text::keep("note removed") : text::keep("note"));
}

}  // namespace

SessionPage::SessionPage(Shared& shared, session::Session session, bool deleted)
    : shared_{shared}, session_{std::move(session)}, deleted_{deleted}, hand_{session_.hands.empty() ? -1 : 0} {
  look_at_evening();
}

void SessionPage::look_at_evening() {
  evening_.clear();
  goes_on_ = false;
  if (deleted_) return;
  const std::vector<session::Session> parts = parts_of_evening(shared_.store, session_);
  if (parts.size() < 2) return;
  goes_on_ = parts.back().id != session_.id;
  for (const session::Session& part : parts) {
    const int hands = session::score(part).complete_hands;
    evening_.push_back({part.id,
                        text::labelled(evening_.size() + 1,
                                       fmt::format("{}, {}, {}", game_text(part.rules, house_name(shared_.store, part)),
                                                   join(session::sitting_last(part)),
                                                   text::say_count(hands, "{count} hand", "{count} hands"))),
                        part.id == session_.id});
  }
}

void SessionPage::session_changed(const session::Session& now) {
  if (now.id != session_.id) return;
  session_ = now;
  const int hands = static_cast<int>(session_.hands.size());
  hand_ = hands == 0 ? -1 : std::clamp(hand_, 0, hands - 1);
}

void SessionPage::people_changed() {
  try {
    if (const auto now = shared_.store.load(session_.id)) session_changed(*now);
  } catch (const store::StoreError& error) {
    if (error.kind() != store::StoreError::Kind::kUnreadable) throw;  // then the page shows what it was
  }
}

AnyScreen SessionPage::view() {
  SessionView view = session_view();
  view.id = session_.id;
  view.problem = problem_;
  const OpenSession* open = shared_.table.open_session();
  if (view.can_change && !view.goes_on && (open == nullptr || open->ended()))
    view.play_on = text::say(playing_on(session_));
  add_settling(view);
  view.club = shared_.club.state_of(session_.id);
  view.forked = !view.club.empty() && !shared_.store.sides(session_.id).empty();
  return view;
}

// Of a session that has ended.
void SessionPage::add_settling(SessionView& view) {
  OpenSession shown{session_};
  if (!shown.ended()) return;
  const OtherParts others = other_parts(shared_.store, session_);
  if (shown.result.complete_hands == 0 && others.chips.empty()) return;
  load_handed(shared_.store, shown);
  view.settling = settling_of(shown, shared_.playing, others);
  if (view.can_change) view.settling->stake = session_stake(session_, others, shared_.stake_form);
}

SessionView SessionPage::session_view() {
  SessionView view;
  const session::SessionResult result = session::score(session_);
  const std::string house = house_name(shared_.store, session_);
  const bool writes = shared_.store.writes();
  view.title = text::labelled(game_text(session_.rules, house), join(session::column_names(session_, result)));
  view.subtitle = local_time(session_.started_at);
  if (const std::string rules = rules_text(session_.rules, house); !rules.empty()) {
    view.subtitle += (view.subtitle.empty() ? "" : " · ") + rules;
  }
  view.evening = evening_;
  view.outcome = goes_on_ ? text::say(kGoesOn) : outcome(session_, result);
  if (!goes_on_ && result.stopped && !view.outcome.empty()) view.outcome += ", " + text::say("stopped early");
  if (view.outcome.empty()) {
    view.outcome = !session_.ended_at.empty() ? text::say("Ended without a result")
                   : session_.hands.empty()   ? text::say("Not begun yet")
                                              : text::say("Still open");
  }
  view.note = session_.note;
  view.sheet = sheet_of(session_, result);
  for (Sheet::Row& row : view.sheet.rows) {
    row.opens = row.hand != kNoHand;
    row.open = row.hand == hand_;
  }
  view.chart = chart::running_totals(session_, result);
  view.places = chart::running_places(session_, result);
  const auto shown = std::ranges::find_if(evening_, [](const SessionView::Part& part) { return part.shown; });
  if (shown != evening_.end()) {
    const std::string part = ", " + text::say("part {part} of {parts}", shown - evening_.begin() + 1, evening_.size());
    view.chart.x_label += part;
    view.places.x_label += part;
  }
  view.sources = chart::sources(session_, result);
  view.deleted = deleted_;
  view.can_change = writes && !deleted_;
  view.can_bring_back = writes && deleted_;
  view.can_resume = session_.ended_at.empty() && !deleted_;
  view.goes_on = goes_on_;
  view.can_repair = view.can_change;
  view.hand = hand_;
  if (hand_ < 0 || hand_ >= static_cast<int>(result.hands.size())) return view;
  const std::size_t number = static_cast<std::size_t>(hand_);
  const session::HandResult& hand = result.hands[number];
  SessionView::Opened opened;
  opened.title = session::hand_text(session_.rules, hand, session_.hand_number(number));
  opened.facts = facts_of(session_, number);
  opened.whys = session::whys_of(session_.rules, session_.hands[number], hand);
  opened.explained = session::settled_of(session_.rules, session::context_of(session_, number), session_.hands[number]);
  opened.notes = notes_of(session_, hand);
  opened.can_replay = can_replay(session_, number);
  if (!deleted_)
    view.correct =
        view.can_resume && !hand.complete() ? text::say("Go on with this hand") : text::say("Correct this hand");
  view.opened = std::move(opened);
  return view;
}

HelpView SessionPage::help() const { return help_view(session_.rules); }

// ---- undo and redo

std::string SessionPage::undo_label() {
  return deleted_ ? text::say("session deleted") : undo_label_of(shared_, session_);
}

std::string SessionPage::redo_label() { return deleted_ ? std::string{} : redo_label_of(shared_, session_); }

void SessionPage::step(bool back) {
  if (deleted_) {
    if (back) on(BringBack{});
    return;
  }
  const auto row = back ? shared_.store.undo_row(session_.id) : shared_.store.redo_row(session_.id);
  if (!row || shared_.question) return;
  const session::Session next = back ? with_before(session_, row->change) : with_after(session_, row->change);
  if (session_.ended_at.empty() || !next.ended_at.empty()) return step_now(back);
  shared_.ask({reopening(row->change, next, back), [this, back] { step_now(back); }});
}

// The session has ended, and this step would open it again.
Dialog SessionPage::reopening(const store::Change& change, const session::Session& next, bool back) const {
  std::string won = outcome(session_, session::score(session_));
  if (won == outcome(next, session::score(next))) won.clear();
  const std::string last = text::said_again(label_of(change));
  std::string what;
  if (won.empty()) {
    what =
        back
            ? text::say("Last change: {change}. Undo takes it back, and the session is open again. Redo ends it again.",
                        last)
            : text::say("Last change: {change}. Redo does it again, and the session is open again. Undo ends it again.",
                        last);
  } else {
    what = back ? text::say(
                      "Last change: {change}. Undo takes it back, and the session is open again, without its result: "
                      "{outcome}. Redo ends it again.",
                      last, won)
                : text::say(
                      "Last change: {change}. Redo does it again, and the session is open again, without its result: "
                      "{outcome}. Undo ends it again.",
                      last, won);
  }
  return {text::say("Open this session again?"), std::move(what), text::say("Open it"), text::say("Leave it")};
}

void SessionPage::step_now(bool back) {
  // A copy: the session is another one after the step. NOLINTNEXTLINE(performance-unnecessary-copy-initialization)
  const session::Session now = session_;
  step_in_log(shared_, now, back);
  look_at_evening();
}

// ---- a hand of it

void SessionPage::on(const CorrectHand& hand) {
  const int last = static_cast<int>(session_.hands.size()) - 1;
  const bool open = session_.ended_at.empty() && hand.hand == last;
  if (open && !session::score(session_).hands.back().complete()) return on(Resume{});
  correct_hand(shared_, session_, hand.hand);
}

void SessionPage::on(const ReplayHand&) {
  if (hand_ < 0) return;
  Replay replay{session_, static_cast<std::size_t>(hand_)};
  if (replay.steps() > 0) shared_.pages.push(std::make_unique<ReplayPage>(shared_, std::move(replay)));
}

// ---- the session as a whole

void SessionPage::on(const NoteSession& note) {
  if (deleted_ || shared_.question) return;
  const std::string text = trimmed(typed_note(note.text));
  if (problem_ = note_problem(text); !problem_.empty()) return;
  const std::optional<Edit> edit = with_session_note(session_, text);
  if (!edit) return;
  shared_.store.record(edit->after, edit->change);
  shared_.show(edit->after);
}

void SessionPage::on(const DeleteSession&) {
  if (deleted_ || shared_.question || !shared_.store.writes()) return;
  Dialog dialog{
      text::say("Delete this session?"),
      text::say("{session}. It will not count in any statistics. Undo brings it back, also later: search the past "
                "sessions for “deleted”.",
                session_in_short(shared_.store, session_)),
      text::say("Delete it"), text::say("Keep it"), true};
  shared_.ask({std::move(dialog), [this] { delete_session(); }});
}

// Then opens the list, which says what was deleted.
void SessionPage::delete_session() {
  const std::string text = session_in_short(shared_.store, session_);
  shared_.store.delete_session(session_.id);
  const OpenSession* open = shared_.table.open_session();
  if (open != nullptr && open->session.id == session_.id) shared_.table.open_newest();
  back_to_past(shared_);
  for (Page& page : shared_.pages.from_top()) page.session_deleted(session_.id, text);
}

void SessionPage::on(const BringBack&) {
  if (!deleted_ || !shared_.store.writes() || shared_.question) return;
  ask_and_bring_back(shared_, session_.id, [this] { is_back(); });
}

void SessionPage::is_back() {
  deleted_ = false;
  if (const auto now = shared_.store.load(session_.id)) session_changed(*now);
  look_at_evening();
  for (Page& page : shared_.pages.from_top()) page.session_brought_back(session_.id);
}

void SessionPage::sit_down_with_it() {
  shared_.table.open(session_.id);
  sit_down(shared_);
}

void SessionPage::on(const Resume&) { sit_down_with_it(); }

void SessionPage::on(const PlayOn&) {
  const OpenSession* open = shared_.table.open_session();
  if (open != nullptr && !open->ended()) return;
  shared_.table.open(session_.id);
  shared_.table.play_on();
  sit_down(shared_);
}

void SessionPage::on(const Rematch&) { begin_new_session(shared_); }

void SessionPage::on(const SetStake& set) {
  if (deleted_ || !set.of_session) return;
  if (const auto stake = shared_.stake_form.read(set)) change_stake(shared_, session_, *stake);
}

void SessionPage::on(const TypeStake& typed) {
  if (deleted_ || !typed.of_session) return;
  const Stake now{0, typed.against_winner ? Against::kWinner : Against::kAverage};
  if (const auto stake = shared_.stake_form.read(typed, now)) change_stake(shared_, session_, *stake);
}

}  // namespace nullo::app
