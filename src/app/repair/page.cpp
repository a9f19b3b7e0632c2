#include "app/repair/page.h"

#include <memory>
#include <utility>

#include "app/correction/page.h"
#include "app/help/help.h"
#include "app/people/points_follow.h"
#include "app/people/same_person.h"
#include "app/shared.h"
#include "text/say.h"

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
  shared_.ask(
      {Dialog{text::say("Leave the session as it was?"), text::say("Your corrections are dropped; nothing is changed."),
              text::say("Drop the corrections"), text::say("Go on correcting")},
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
  const std::string hands = repair_.hands_text();
  std::string text =
      hands.empty()
          ? text::say(
                "The order: {player} and {other} exchange seats and keep their points and entries. The names: "
                "what was entered for {player} belongs to {other}, and the other way round.",
                one, other)
          : text::say(
                "The order: {player} and {other} exchange seats {hands} and keep their points and entries. The "
                "names: what was entered for {player} {hands} belongs to {other}, and the other way round.",
                one, other, hands);
  shared_.ask({{.title = text::say("Was the order wrong, or the names?"),
                .text = std::move(text),
                .yes = text::say("The order"),
                .no = text::say("Cancel"),
                .other = text::say("The names"),
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
  if (!repair_.points_can_go_along(move.from, move.to)) return text::say(kPartedText);
  const auto [one, other] = names_of(move);
  return text::say(
      "What was entered for {player} {hands} belongs to {other}, and the other way round. Their earlier points: with "
      "the people, {player} and {other} keep their own; with the chairs, they exchange them.",
      one, repair_.hands_text(), other);
}

void RepairPage::on(const ReplacePerson& replace) {
  if (shared_.question) return;
  if (asks_who(shared_, {replace.name}, [this, replace] { on(replace); })) return;
  const std::string name = shared_.people.meant(replace.name);
  problem_ = name.empty() ? text::say("The place is empty") : shared_.people.problem_at({name}, 0);
  if (problem_.empty()) problem_ = repair_.replace(replace.seat, shared_.people.present(name));
}

}  // namespace nullo::app
