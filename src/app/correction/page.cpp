#include "app/correction/page.h"

#include <algorithm>
#include <tuple>
#include <utility>
#include <vector>

#include "app/chips/due.h"
#include "app/chips/handed_over.h"
#include "app/correction/carried_over.h"
#include "app/help/help.h"
#include "app/past/evenings.h"
#include "app/shared.h"
#include "app/table/sheet.h"
#include "app/ways.h"
#include "text/say.h"

namespace nullo::app {

CorrectedHand::CorrectedHand(Shared& shared, Correction correction)
    : Entering{shared}, correction_{std::move(correction)} {
  if (!correction_.as_a_whole()) show_draft();
}

void CorrectedHand::show_draft() {
  let_go();
  if (!correction_.comparing) open_.emplace(correction_.corrected());
}

TableView CorrectedHand::view() const {
  TableView view = table();
  show_as_correction(*open_, correction_.may_stay_open(), pending_.kind == Pending::Kind::kNothing && !pending_.mending,
                     view);
  view.can_take_out = correction_.can_take_out();
  show_hands(view.sheet);
  return view;
}

// The later hands as far as they can be scored, then as they were.
void CorrectedHand::show_later_hands(Sheet& sheet) const {
  const Correction::Outcome& outcome = correction_.outcome();
  const std::size_t scored = std::max(open_->last() + 1, outcome.after.hands.size());
  if (scored > open_->last() + 1) sheet = newest_of_sheet(outcome.after, outcome.result);
  if (scored == correction_.hands()) return;
  const Sheet was = newest_of_sheet(correction_.original(), correction_.result_before());
  for (std::size_t i = scored; i < correction_.hands(); ++i) {
    const std::optional<std::size_t> origin = correction_.origin_of(i);
    if (!origin) continue;
    const auto old = std::ranges::find(was.rows, static_cast<int>(*origin), &Sheet::Row::hand);
    if (old == was.rows.end()) continue;
    sheet.rows.push_back(*old);
    sheet.rows.back().hand = static_cast<int>(i);
  }
}

void CorrectedHand::show_hands(Sheet& sheet) const {
  if (correction_.changed()) {
    show_later_hands(sheet);
  } else {
    sheet = newest_of_sheet(correction_.original(), correction_.result_before());
  }
  for (Sheet::Row& row : sheet.rows) {
    const auto here = static_cast<std::size_t>(row.hand);
    const std::optional<std::size_t> origin = row.hand == kNoHand ? std::nullopt : correction_.origin_of(here);
    row.open = here == open_->last();
    row.opens = row.complete && origin && !row.open;
    if (row.opens) row.hand = static_cast<int>(*origin);
  }
}

void CorrectedHand::compare() {
  let_go();
  correction_.comparing = true;
}

void CorrectedHand::keep(Edit edit) {
  correction_.change(std::move(edit.after.hands.back()), std::move(edit.change.label));
  Pending begun = pending_;
  show_draft();
  pending_ = std::move(begun);
}

void CorrectedHand::step_back_or_forth(bool back) {
  if (correction_.step(back)) return show_draft();
  if (back) complain(text::say("Nothing is changed yet. Tap what you want to change."));
}

bool CorrectedHand::go_on_from_hand() {
  if (!open_->hand_complete() && !correction_.may_stay_open()) return false;
  compare();
  return true;
}

void CorrectedHand::escape_with_nothing_begun() {
  if (!shared_.pages.top().close_part()) shared_.pages.pop();
}

CorrectionPage::CorrectionPage(Shared& shared, Correction correction)
    : shared_{shared}, hand_{shared, std::move(correction)} {}

AnyScreen CorrectionPage::view() {
  hand_.name_rules();
  if (comparing()) return compared();
  return hand_.view();
}

// Chips that were handed over stay where they are, so a correction changes what is due.
CompareView CorrectionPage::compared() {
  const Correction& correction = hand_.correction();
  CompareView view = correction.view();
  const Correction::Outcome& outcome = correction.outcome();
  if (!correction.changed() || !outcome.can_be_kept()) return view;
  const CarriedOver carried = carried_to_later(outcome.after);
  const bool at_later_part = !carried.edits.empty();  // then the chips lie at the table of a later part
  const OpenSession before = at_later_part ? as_stored(carried.edits.back().after.id) : as_it_was();
  OpenSession after{at_later_part ? carried.edits.back().after : outcome.after};
  if (!at_later_part) {
    after.handed = handed_along(before.session, after.session, before.handed);
  } else if (auto anew = handed_with_opening(shared_.store, after.session)) {
    after.handed = std::move(anew->all);
  } else {
    after.handed = before.handed;
  }
  const auto [due_before, rows_before] = due_both(before, shared_.playing.chips);
  std::tie(view.due, view.payments) = due_both(after, shared_.playing.chips);
  // Leaves out what is due without the correction too, such as an ante of the next hand.
  for (const DueLine& already : due_before)
    std::erase_if(view.due, [&](const DueLine& line) { return sentence(line) == sentence(already); });
  for (const DueRow& already : rows_before)
    std::erase_if(view.payments, [&](const DueRow& row) { return says_the_same(row, already); });
  view.changes.insert(view.changes.end(), carried.changes.begin(), carried.changes.end());
  return view;
}

// A correction as a whole has no hand until the comparison asks about one.
HelpView CorrectionPage::help() const {
  if (!comparing()) return hand_.help();
  return help_view(hand_.correction().original().rules);
}

bool CorrectionPage::handle(const Intent& intent) { return hand_.handle(intent) || PageFor::handle(intent); }

bool CorrectionPage::close_part() {
  hand_.dismiss();
  Correction& correction = hand_.correction();
  if (hand_.has_begun()) {
    hand_.let_go();
    return true;
  }
  if (comparing() && correction.as_a_whole()) return false;
  if (comparing()) {
    if (!correction.step_out()) correction.comparing = false;
    return true;
  }
  return !may_leave();
}

bool CorrectionPage::may_leave() {
  if (!hand_.correction().changed()) return true;
  drop_and([this] { shared_.pages.pop(); });
  return false;
}

void CorrectionPage::drop_and(std::function<void()> go_on) {
  if (!hand_.correction().changed()) return go_on();
  shared_.ask(
      {Dialog{text::say("Leave the hand as it was?"), text::say("Your corrections are dropped; nothing is changed."),
              text::say("Drop the corrections"), text::say("Go on correcting")},
       std::move(go_on)});
}

void CorrectionPage::on(const OpenHand& other) {
  if (comparing() || shared_.question) return;
  drop_and([this, other] {
    const session::Session original = hand_.correction().original();
    const auto part = other.session.empty() ? std::optional{original} : shared_.store.load(other.session);
    if (!part) return;
    shared_.pages.pop();
    correct_hand(shared_, *part, other.hand);
  });
}

std::string CorrectionPage::undo_label() {
  const std::string typed = hand_.typed_number();
  return typed.empty() ? hand_.correction().undo_label() : typed;
}

void CorrectionPage::step(bool back) {
  if (back && !hand_.typed_number().empty()) return hand_.drop_typed();
  hand_.step(back);
}

std::vector<std::string> CorrectionPage::players() const {
  if (hand_.open_session() != nullptr) return hand_.players();
  return session::sitting_last(hand_.correction().original());
}

void CorrectionPage::on(const Accept&) { comparing() ? accept() : hand_.accept(); }

void CorrectionPage::accept() {
  Correction& correction = hand_.correction();
  if (!correction.changed()) return shared_.pages.pop();
  const Correction::Outcome& outcome = correction.outcome();
  if (outcome.asks) {
    const std::string said = correction.go_to(*outcome.asks);
    hand_.show_draft();
    return hand_.complain(said);
  }
  if (!outcome.can_be_kept()) return;
  const Edit edit = correction.edit(outcome);
  const OpenSession before = as_it_was();
  const std::vector<Edit> later = carried_to_later(edit.after).edits;
  std::vector<store::HandedAnew> handed{{edit.after.id, handed_along(before.session, edit.after, before.handed)}};
  for (const Edit& part : later) {
    if (auto anew = handed_with_opening(shared_.store, part.after)) handed.push_back(std::move(*anew));
  }
  shared_.store.record_with(edit, later, handed);
  close_correction(shared_);
  const OpenSession* open = shared_.table.open_session();
  if (open != nullptr && std::ranges::find(handed, open->session.id, &store::HandedAnew::session) != handed.end())
    shared_.table.read_handed();
  shared_.show(edit.after);
  for (const Edit& part : later) shared_.show(part.after);
}

CarriedOver CorrectionPage::carried_to_later(const session::Session& after) {
  const session::Session& before = hand_.correction().original();
  return carried_over(before, after, parts_of_evening(shared_.store, before), hand_.correction().label());
}

OpenSession CorrectionPage::as_it_was() const {
  OpenSession before{hand_.correction().original()};
  load_handed(shared_.store, before);
  return before;
}

OpenSession CorrectionPage::as_stored(const std::string& part) const {
  OpenSession stored{shared_.store.load(part).value()};
  load_handed(shared_.store, stored);
  return stored;
}

void CorrectionPage::on(const TakeOutHand&) {
  if (!hand_.takes_entries() || !hand_.correction().can_take_out()) return;
  hand_.let_go();
  hand_.correction().take_out();
}

void CorrectionPage::on(const PutInHand&) {
  if (!hand_.takes_entries()) return;
  hand_.correction().put_in();
  hand_.show_draft();
}

}  // namespace nullo::app
