#include "app/repair/page.h"

#include <memory>

#include <fmt/core.h>

#include "app/correction/page.h"
#include "app/help/help.h"
#include "app/people/points_follow.h"
#include "app/people/same_person.h"
#include "app/shared.h"

namespace nullo::app {

using session::PointsFollow;

AnyScreen RepairPage::view() {
  RepairView form = repair_.view(shared_.people);
  form.problem = problem_;
  return form;
}

HelpView RepairPage::help() const { return help_view(repair_.original().rules); }

bool RepairPage::may_leave() {
  if (!repair_.changed()) return true;
  shared_.ask({Dialog{"Leave the session as it was?", "Your corrections are dropped; nothing is changed.",
                      "Drop the corrections", "Go on correcting"},
               [this] { shared_.pages.pop(); }});
  return false;
}

void RepairPage::step(bool back) {
  problem_.clear();
  repair_.step(back);
}

// Opens the comparison first.
void RepairPage::on(const Accept&) {
  if (!repair_.view(shared_.people).why_not.empty()) return;
  shared_.pages.push(std::make_unique<CorrectionPage>(
      shared_, Correction{repair_.original(), repair_.session(), repair_.label(), repair_.changes()}));
}

void RepairPage::on(const SetOption& option) {
  problem_.clear();
  repair_.set_option(option.key, option.value);
}

void RepairPage::on(const ChoosePreset& choice) {
  problem_.clear();
  repair_.choose_preset(choice.id);
}

void RepairPage::on(const SetRepairHands& set) {
  const int before = repair_.original().hands_before;
  if (set.from <= before || set.to <= before) return;
  repair_.set_hands({static_cast<std::size_t>(set.from - before) - 1, static_cast<std::size_t>(set.to - before) - 1});
}

void RepairPage::on(const MovePlayer& move) {
  if (shared_.question) return;
  problem_.clear();
  if (!repair_.can_mend_order(move.from, move.to)) return exchange_names(move);
  const auto [one, other] = names_of(move);
  shared_.ask(
      {{.title = "Was the order wrong, or the names?",
        .text = fmt::format("The order: {0} and {1} exchange seats{2} and keep their points and entries. The names: "
                            "what was entered for {0}{2} belongs to {1}, and the other way round.",
                            one, other, repair_.hands_text()),
        .yes = "The order",
        .no = "Cancel",
        .other = "The names",
        .other_key = 'n'},
       [this, move] { repair_.exchange_order(move.from, move.to); },
       {},
       [this, move] { exchange_names(move); }});
}

void RepairPage::exchange_names(const MovePlayer& move) {
  if (!repair_.asks_about_points(move.from, move.to)) return repair_.exchange(move.from, move.to);
  ask_about_points(shared_, points_text(move), repair_.points_can_go_along(move.from, move.to),
                   [this, move](PointsFollow points) { repair_.exchange(move.from, move.to, points); });
}

std::pair<std::string, std::string> RepairPage::names_of(const MovePlayer& move) const {
  const RepairView form = repair_.view(shared_.people);
  return {form.seats[static_cast<std::size_t>(move.from.index())].name,
          form.seats[static_cast<std::size_t>(move.to.index())].name};
}

// The names were wrong: what becomes of the points that the two had before.
std::string RepairPage::points_text(const MovePlayer& move) const {
  if (!repair_.points_can_go_along(move.from, move.to)) return std::string{kPartedText};
  const auto [one, other] = names_of(move);
  return fmt::format(
      "What was entered for {0}{2} belongs to {1}, and the other way round. Their earlier points: with the people, {0} "
      "and {1} keep their own; with the chairs, they exchange them.",
      one, other, repair_.hands_text());
}

void RepairPage::on(const ReplacePerson& replace) {
  if (shared_.question) return;
  if (asks_who(shared_, {replace.name}, [this, replace] { on(replace); })) return;
  const std::string name = shared_.people.meant(replace.name);
  problem_ = name.empty() ? "The place is empty" : shared_.people.problem_at({name}, 0);
  if (problem_.empty()) problem_ = repair_.replace(replace.seat, shared_.people.present(name));
}

}  // namespace nullo::app
