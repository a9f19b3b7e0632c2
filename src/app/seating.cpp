// Who sits where: at the start, from a hand on, in a session that goes on with another one; and whose points those are.
#include "session/seating.h"

#include <algorithm>
#include <utility>

#include <fmt/core.h>

#include "app/parts.h"
#include "app/settling.h"
#include "app/words.h"
#include "document/document.h"

namespace nullo::app {
namespace {

using session::PointsFollow;

constexpr std::string_view kGoingOnLabel = "going on with others";

const std::string& name_at(const std::vector<std::string>& names, Seat seat) {
  return names[static_cast<std::size_t>(seat.index())];
}

// "Anna 14, Boris 3": those at the seats that have another total than before.
std::string totals_text(const std::vector<std::string>& names, const PerSeat<Amount>& totals,
                        const PerSeat<Seat>& came_from) {
  std::string text;
  for (const Seat seat : Seats{totals.size()}) {
    if (came_from[seat] == seat) continue;
    text += fmt::format("{}{} {}", text.empty() ? "" : ", ", name_at(names, seat), total_text(totals[seat]));
  }
  return text;
}

// Something of the last hand has been told, besides in which form.
bool has_been_told_of(const Told& told) {
  const session::Hand& hand = told.session.hands.back();
  if (std::ranges::any_of(hand.scores, [](const auto& score) { return score.has_value(); })) return true;
  session::Session fresh = told.session;
  fresh.hands.back().facts = games::empty_hand(fresh.rules);
  fresh.hands.back().scores = {};
  if (hand.facts == fresh.hands.back().facts) return false;
  begin_in_form(fresh, told.entry.form);
  return hand.facts != fresh.hands.back().facts;
}

constexpr std::string_view kPartedText =
    "Partners share one score. If everybody took the own points along, partners would be parted, so the points stay.";

// The names of two who exchange places in a draft.
std::pair<std::string, std::string> names_of_two(const RepairView& view, const MovePlayer& move) {
  return {view.seats[static_cast<std::size_t>(move.from.index())].name,
          view.seats[static_cast<std::size_t>(move.to.index())].name};
}

}  // namespace

bool App::Parts::asks_who(const std::vector<std::string>& names, const Intent& wanted) {
  look_at_people();
  for (const std::string& typed : names) {
    const std::string name = people.meant(typed);
    const std::string like = people.written_like(name);
    const bool sits_too =
        std::ranges::any_of(names, [&](const auto& other) { return people.present(people.meant(other)) == like; });
    if (like.empty() || sits_too) continue;
    asking = Asking::kSamePerson;
    asked_name = name;
    asked_into = like;
    asked_for = wanted;
    return true;
  }
  return false;
}

void App::Parts::answer_who(bool same) {
  people.take_for(asked_name, same ? asked_into : asked_name);
  const std::optional<Intent> wanted = std::exchange(asked_for, std::nullopt);
  if (!wanted) return;
  if (const auto* sit = wanted->as<SitIn>()) (*this)(*sit);
  if (const auto* replace = wanted->as<ReplacePerson>()) (*this)(*replace);
  if (wanted->as<Accept>() != nullptr) start_session();
}

void App::Parts::answer_points(PointsFollow points) {
  const std::optional<Intent> wanted = std::exchange(asked_for, std::nullopt);
  if (!wanted) return;
  if (const auto* sit = wanted->as<SitIn>()) (*this)(SitIn{sit->names, points});
  if (const auto* move = wanted->as<MovePlayer>()) repair->exchange(move->from, move->to, points);
}

void App::Parts::operator()(const AcceptOther&) {
  const Asking was = std::exchange(asking, Asking::kNothing);
  if (was == Asking::kSamePerson) answer_who(false);
  if (was == Asking::kPoints) answer_points(PointsFollow::kSeat);
}

Dialog App::Parts::points_dialog() const {
  Dialog dialog{asked_can_go_along ? "Do the points go with the people or stay with the chairs?"
                                   : "The points stay with the chairs",
                asking_text, asked_can_go_along ? "With the people (Enter)" : "Change chairs (Enter)", "Cancel (Esc)"};
  if (!asked_can_go_along) return dialog;
  dialog.other = "With the chairs (C)";
  dialog.other_key = 'c';
  return dialog;
}

void App::Parts::operator()(const SitIn& sit) {
  if (!at_table() || asking != Asking::kNothing || sit.names.size() != told->session.players.size()) return;
  problem.clear();
  if (asks_who(sit.names, sit)) return;
  std::vector<std::string> names;
  for (const std::string& name : sit.names) names.push_back(people.meant(name));
  for (std::size_t i = 0; i < names.size(); ++i) {
    problem = names[i].empty() ? fmt::format("Place {} is empty", i + 1) : people.problem_at(names, i);
    if (!problem.empty()) return;
  }
  names = present_names(std::move(names));
  if (names == told->context.players) return;
  const Reseating where = reseating(*told, names);
  if (!where.matters || sit.points) return keep(with_players(*told, names, sit.points.value_or(PointsFollow::kSeat)));
  asking = Asking::kPoints;
  asked_for = SitIn{names};
  asked_can_go_along = where.can_go_along;
  const std::string stay = totals_text(names, where.totals, where.came_from);
  asking_text =
      where.can_go_along
          ? fmt::format("With the people: {}. With the chairs: {}.",
                        totals_text(names, session::brought_along(where.totals, where.came_from), where.came_from),
                        stay)
          : fmt::format("{} Then: {}.", kPartedText, stay);
}

void App::Parts::operator()(const MovePlayer& move) {
  if (place != Place::kRepair) return draft.move(move.from, move.to);
  if (asking != Asking::kNothing) return;
  problem.clear();
  if (!repair->asks_about_points(move.from, move.to)) return repair->exchange(move.from, move.to);
  const RepairView form = repair->view(people);
  const auto [one, other] = names_of_two(form, move);
  asking = Asking::kPoints;
  asked_for = move;
  asked_can_go_along = repair->points_can_go_along(move.from, move.to);
  if (!asked_can_go_along) {
    asking_text = kPartedText;
  } else if (repair->can_mend_order()) {
    asking_text = fmt::format(
        "With the people: what was told is right, and only the order around the table was wrong. {} and {} change "
        "chairs in hand {}, the deal goes on in that order, and nobody's points change. With the chairs: the names "
        "were wrong, and what was told of {} is {}'s, and the other way round.",
        one, other, form.hands, one, other);
  } else {
    asking_text = fmt::format(
        "With the people: {0} and {1} have what they had when they change chairs. With the chairs: each has what "
        "the other one had.",
        one, other);
  }
}

void App::Parts::operator()(const ReplacePerson& replace) {
  if (place != Place::kRepair || asking != Asking::kNothing) return;
  if (asks_who({replace.name}, replace)) return;
  const std::string name = people.meant(replace.name);
  problem = name.empty() ? "The place is empty" : people.problem_at({name}, 0);
  if (problem.empty()) problem = repair->replace(replace.seat, people.present(name));
}

void App::Parts::start_session() {
  if (draft.why_not(people)) return;
  if (asks_who(draft.sitting(people), Accept{})) return;
  session::Session session = draft.start(clock.uuid(), clock.now());
  session.players = present_names(session.players);
  session.opening = draft.opening(people);
  if (playing.stake.per_point > 0) session.stake = playing.stake;
  if (const std::optional<GoingOn> earlier = draft.going_on()) {
    if (!told || told->session.id != earlier->ended.id) return;  // another window has gone on
    session.stake = earlier->ended.stake;                        // the evening's
    const Edit edit = whole_edit(told->session, earlier->ended, std::string{kGoingOnLabel});
    store.go_on(edit.after, edit.change, session);
    back_up();
  } else {
    store.create(session);
  }
  open(session.id);
  place = Place::kTable;
}

void App::Parts::operator()(const GoOnWithOthers&) {
  if (!at_table() || correction || told->result.finished) return;
  GoingOn going_on;
  going_on.players = told->context.players;
  if (!told->hand_over()) going_on.dealer = told->context.deal.dealer;
  going_on.leaves_hand_out = !told->hand_over() && has_been_told_of(*told);
  going_on.ended = stopped(*told, clock.now()).after;
  const PerSeat<Amount> totals = session::score(going_on.ended).totals;
  going_on.totals = told->hand_over() ? totals : session::brought_along(totals, told->result.hands.back().came_from);
  going_on.standings = accounts_of(going_on.ended, other_parts(store, told->session));
  hold = {};
  draft = NewSession{going_on};
  look_at_people();
  came_from = place;
  place = Place::kNewSession;
}

std::optional<store::Logged> App::Parts::going_on_row() {
  if (place != Place::kTable || !told || correction || told->session.continues.empty()) return std::nullopt;
  if (store.undo_row(told->session.id) || store.is_deleted(told->session.continues)) return std::nullopt;
  auto row = store.undo_row(told->session.continues);
  return row && row->change.label == kGoingOnLabel ? row : std::nullopt;
}

void App::Parts::take_back_going_on() {
  const std::optional<store::Logged> row = going_on_row();
  const std::optional<session::Session> earlier = store.load(told->session.continues);
  if (!row || !earlier) return;
  const session::Session before = with_before(*earlier, row->change);
  store.take_back_going_on(before, told->session.id);
  open(before.id);
}

void App::Parts::operator()(const StandUp& leaves) {
  if (place == Place::kNewSession && draft.going_on()) draft.stand_up(leaves.seat);
}

}  // namespace nullo::app
