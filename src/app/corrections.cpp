// A recorded hand corrected: the ways in and out.
#include <utility>

#include <fmt/core.h>

#include "app/due.h"
#include "app/evenings.h"
#include "app/parts.h"

namespace nullo::app {

void App::Parts::operator()(const OpenHand& hand) {
  if (place == Place::kPastSession) return past.open_hand(hand.hand);
  if (place == Place::kTable && told && !correction) correct(told->session, hand.hand);
}

void App::Parts::operator()(const CorrectHand& hand) {
  if (place != Place::kPastSession || !past.session()) return;
  const session::Session session = *past.session();
  const int last = static_cast<int>(session.hands.size()) - 1;
  const bool open = session.ended_at.empty() && hand.hand == last;
  if (open && !session::score(session).hands.back().complete()) return (*this)(Resume{});
  correct(session, hand.hand);
}

void App::Parts::correct(const session::Session& session, int hand) {
  if (asking != Asking::kNothing || hand < 0 || hand >= static_cast<int>(session.hands.size())) return;
  if (!store.writes()) {
    throw store::StoreError{store::StoreError::Kind::kReadOnly,
                            "Another Nullo has the data open: a hand can be corrected only there."};
  }
  const bool last = hand + 1 == static_cast<int>(session.hands.size());
  if (place == Place::kTable && last && !told->ended()) {  // it lies on the table
    look_at_table = true;
    return;
  }
  correction.emplace(session, static_cast<std::size_t>(hand));
  set_aside = std::exchange(told, std::nullopt);
  corrected_from = place;
  place = Place::kTable;
  hold = {};
  problem.clear();
  go_on_correcting();
}

void App::Parts::operator()(const OpenRepair&) {
  const session::Session* session = in_sight();
  if (correction || asking != Asking::kNothing || session == nullptr) return;
  if (!store.writes()) {
    throw store::StoreError{store::StoreError::Kind::kReadOnly,
                            "Another Nullo has the data open: a session can be corrected only there."};
  }
  repair.emplace(*session, store.own_rules(games::info(session->rules).id));
  repair_from = place;
  place = Place::kRepair;
  hold = {};
  problem.clear();
}

void App::Parts::operator()(const SetRepairHands& set) {
  if (place != Place::kRepair || set.from < 1 || set.to < 1) return;
  repair->set_hands({static_cast<std::size_t>(set.from) - 1, static_cast<std::size_t>(set.to) - 1});
}

void App::Parts::compare_repair() {
  if (!repair->view(people).why_not.empty()) return;
  correction.emplace(repair->original(), repair->session(), repair->label(), repair->changes());
  set_aside = std::exchange(told, std::nullopt);
  corrected_from = place;
  place = Place::kTable;
}

void App::Parts::leave_repair() {
  if (repair->changed()) {
    asking = Asking::kLeaveRepair;
  } else {
    end_repair();
  }
}

void App::Parts::end_repair() {
  repair.reset();
  place = repair_from;
}

void App::Parts::go_on_correcting() {
  hold = {};
  problem.clear();
  look_at_table = false;
  if (!correction->comparing) told.emplace(correction->told());
}

void App::Parts::compare() {
  hold = {};
  problem.clear();
  correction->comparing = true;
}

void App::Parts::accept_correction() {
  if (!correction->changed()) return end_correction();
  const Correction::Outcome outcome = correction->outcome();
  if (outcome.asks) {
    const std::string said = correction->go_to(*outcome.asks);
    go_on_correcting();
    problem = said;
    return;
  }
  if (!outcome.can_be_kept()) return;
  const Edit edit = correction->edit(outcome);
  const Told before = as_it_was();
  const std::vector<Edit> later = carried_to_later(edit.after).edits;
  store.record_with(edit, later, std::span{before.handed}.subspan(before.handed_stored));
  end_correction();
  if (repair) end_repair();
  if (told && told->session.id == edit.after.id) look_at_handed(*told);
  show(edit.after);
  for (const Edit& part : later) show(part.after);
}

CarriedOver App::Parts::carried_to_later(const session::Session& after) {
  const session::Session& before = correction->original();
  return carried_over(before, after, parts_of_evening(store, before), correction->label());
}

void App::Parts::leave_correction() {
  if (correction->changed()) {
    asking = Asking::kLeaveCorrection;
  } else {
    end_correction();
  }
}

void App::Parts::end_correction() {
  correction.reset();
  told = std::exchange(set_aside, std::nullopt);
  place = corrected_from;
  hold = {};
  problem.clear();
  look_at_table = false;
}

Told App::Parts::as_it_was() {
  Told before{correction->original()};
  look_at_handed(before);
  return before;
}

// What lies on the table lies there: with the correction other chips are due.
CompareView App::Parts::compared() {
  CompareView shown = correction->view();
  const Correction::Outcome outcome = correction->outcome();
  if (!correction->changed() || !outcome.can_be_kept()) return shown;
  Told after{outcome.after};
  after.handed = as_it_was().handed;
  shown.due = due_now(after, playing.chips);
  const CarriedOver carried = carried_to_later(outcome.after);
  shown.changes.insert(shown.changes.end(), carried.changes.begin(), carried.changes.end());
  return shown;
}

TableView App::Parts::corrected_table() {
  TableView table = told_table();
  show_as_correction(*told, correction->may_stay_open(), hold.kind == Hold::Kind::kNothing && !hold.mending, table);
  table.can_take_out = correction->can_take_out();
  return table;
}

void App::Parts::operator()(const TakeOutHand&) {
  if (!correction || !at_table() || !correction->can_take_out()) return;
  hold = {};
  problem.clear();
  correction->take_out();
}

void App::Parts::operator()(const PutInHand&) {
  if (!correction || !at_table()) return;
  correction->put_in();
  go_on_correcting();
}

}  // namespace nullo::app
