#include "app/table/page.h"

#include <utility>

#include "app/correction/carried_over.h"
#include "app/help/help.h"
#include "app/new_session/page.h"
#include "app/shared.h"
#include "app/start/page.h"
#include "app/undo.h"
#include "app/ways.h"
#include "text/say.h"

namespace nullo::app {

Table& TablePage::table() const { return shared_.table; }

AnyScreen TablePage::view() {
  const OpenSession* open = table().open_session();
  // Nothing to show: another window has deleted it, or has yet to begin it.
  if (open == nullptr || (!open->ended() && !open->has_hand())) return start_view(shared_);
  return table().screen();
}

bool TablePage::handle(const Intent& intent) { return table().handle(intent) || PageFor::handle(intent); }

HelpView TablePage::help() const {
  const OpenSession* open = table().open_session();
  if (open == nullptr) return help_view(games::all().front());
  return !open->ended() && open->has_hand() ? table().help() : help_view(open->session.rules);
}

bool TablePage::close_part() {
  dismiss();
  if (table().has_begun()) {
    table().let_go();
    return true;
  }
  return table().reopen_hand();
}

std::vector<std::string> TablePage::players() const {
  const OpenSession* open = table().open_session();
  return open == nullptr ? std::vector<std::string>{} : open->context.players;
}

const session::Session* TablePage::session() const {
  const OpenSession* open = table().open_session();
  return open == nullptr ? nullptr : &open->session;
}

void TablePage::dismiss() { table().dismiss(); }

// ---- undo and redo

std::string TablePage::undo_label() {
  if (std::string number = table().typed_number(); !number.empty()) return number;
  if (session() == nullptr) return {};
  if (std::string label = undo_label_of(shared_, *session()); !label.empty()) return label;
  const std::optional<store::Logged> row = going_on_row();
  return row ? label_of(row->change) : std::string{};
}

std::string TablePage::redo_label() {
  return session() == nullptr ? std::string{} : redo_label_of(shared_, *session());
}

void TablePage::step(bool back) {
  if (back && !table().typed_number().empty()) return table().drop_typed();
  if (back && going_on_row()) return take_back_going_on();
  table().step(back);
}

std::optional<store::Logged> TablePage::going_on_row() const {
  const session::Session* now = session();
  store::Store& store = shared_.store;
  if (now == nullptr || now->continues.empty() || store.undo_row(now->id) || store.is_deleted(now->continues))
    return std::nullopt;
  auto row = store.undo_row(now->continues);
  const bool began_this = row && row->change.kind == store::ChangeKind::kGoingOn && row->together == now->id;
  return began_this && !has_been_played(store, now->id) ? row : std::nullopt;
}

void TablePage::take_back_going_on() {
  if (const auto earlier = shared_.store.load(session()->continues)) step_in_log(shared_, *earlier, true);
}

// ---- what was meant

void TablePage::on(const Accept&) { table().accept(); }

void TablePage::on(const OpenHand& hand) {
  if (session() == nullptr) return;
  if (hand.session.empty()) return correct_hand(shared_, *session(), hand.hand);
  if (const auto part = shared_.store.load(hand.session)) correct_hand(shared_, *part, hand.hand);
}

void TablePage::on(const StopPlaying&) {
  const OpenSession* open = table().open_session();
  if (open == nullptr || !open->has_hand() || open->ended()) return;
  if (!table().may_stop()) return;
  const std::string seats = sit_as_before_text(*open);
  shared_.ask(
      {Dialog{text::say("End the game here?"),
              open->hand_complete() ? text::say("The standing is the result. Undo brings the game back.")
                                    : text::say("The hand being played is left out; the hands before it count.") +
                                          (seats.empty() ? "" : " " + seats) + " " + text::say("Undo brings it back."),
              text::say("End it"), text::say("Play on")},
       [this] { table().stop(); }});
}

void TablePage::on(const PlayOn&) { table().play_on(); }

void TablePage::on(const Rematch&) { begin_new_session(shared_, session()); }

void TablePage::on(const GoOnWithOthers&) {
  const OpenSession* open = table().open_session();
  if (open == nullptr || !open->has_hand() || open->ended() || open->result.finished) return;
  go_on_with_others(shared_, *open);
}

void TablePage::on(const SetStake& set) {
  if (!set.of_session || session() == nullptr) return;
  if (const auto stake = shared_.stake_form.read(set)) change_stake(shared_, *session(), *stake);
}

void TablePage::on(const TypeStake& typed) {
  if (!typed.of_session || session() == nullptr) return;
  const Stake now{0, typed.against_winner ? Against::kWinner : Against::kAverage};
  if (const auto stake = shared_.stake_form.read(typed, now)) change_stake(shared_, *session(), *stake);
}

}  // namespace nullo::app
