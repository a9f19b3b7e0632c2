#include "app/new_session/page.h"

#include <algorithm>
#include <memory>
#include <utility>

#include <fmt/core.h>

#include "app/chips/due.h"
#include "app/chips/handed_over.h"
#include "app/chips/stopped_in.h"
#include "app/help/help.h"
#include "app/people/same_person.h"
#include "app/shared.h"
#include "app/table/only_points.h"
#include "app/table/page.h"
#include "app/ways.h"
#include "app/words.h"
#include "games/words.h"
#include "session/bought_before.h"
#include "session/seating.h"
#include "text/kept.h"
#include "text/say.h"

namespace nullo::app {
namespace {

// Those that another version kept included.
std::vector<std::string> names_of(const store::KeptRules& kept) {
  std::vector<std::string> names = kept.unread;
  for (const store::OwnRules& own : kept.rules) names.push_back(own.name);
  return names;
}

// "To begin with, in chips: Anna 66, Boris 78".
std::string openings_text(const std::vector<NewSessionView::Opening>& openings, games::Unit unit) {
  std::string text;
  for (const NewSessionView::Opening& one : openings) {
    if (one.name.empty()) continue;
    text += fmt::format("{}{} {}", text.empty() ? "" : ", ", one.name, one.amount);
  }
  if (text.empty()) return text;
  return text::say(games::for_unit(unit, text::mark("To begin with, in points: {standing}"),
                                   text::mark("To begin with, in chips: {standing}"),
                                   text::mark("To begin with, in cards: {standing}")),
                   text);
}

// The session as it ends, with the chips where they lie.
OpenSession ended_with_chips(const OpenSession& now, const session::Session& ended) {
  OpenSession as_it_ends{ended};
  as_it_ends.handed = now.handed;
  return as_it_ends;
}

// The page asked for all that can be paid, so it counts as handed over. The next part begins with what is still owed.
std::vector<store::HandedAnew> handed_on_going_on(const OpenSession& now, const session::Session& ended,
                                                  const session::Session& next) {
  if (!games::info(ended.rules).pays_at_once) return {};
  OpenSession as_it_ends = ended_with_chips(now, ended);
  const std::vector<Handing> due = handed_over_now(as_it_ends);
  as_it_ends.handed.insert(as_it_ends.handed.end(), due.begin(), due.end());
  return {{ended.id, as_it_ends.handed}, {next.id, carried_debts(as_it_ends, next)}};
}

}  // namespace

NewSessionPage::NewSessionPage(Shared& shared, NewSession draft) : shared_{shared}, draft_{std::move(draft)} {
  draft_.know(shared.store.named_games());
}

// Whoever leaves the page finds what was chosen and typed when it is opened again.
bool NewSessionPage::handle(const Intent& intent) {
  if (!PageFor::handle(intent)) return false;
  if (!draft_.going_on() && shared_.unfinished) shared_.unfinished->draft = draft_;
  return true;
}

AnyScreen NewSessionPage::view() {
  store::Store& store = shared_.store;
  draft_.know(store.own_rules(games::info(draft_.rules()).id));
  NewSessionView view = draft_.view(shared_.people);
  view.stacks = stacks_text(view);
  view.can_keep = !view.own_rules.empty() && store.writes();
  if (view.can_keep) view.name_problem = problem_;
  const OpenSession* open = shared_.table.open_session();
  if (open != nullptr && !open->ended() && !draft_.going_on()) {
    view.open_session =
        text::say("The session of {players} stays open: resume it from Past sessions.", join(open->context.players));
  }
  if (!store.writes()) {
    view.can_start = false;
    view.why_not = text::say("Nullo is open in another window. Here you can only watch.");
  }
  return view;
}

// What everybody begins with, and what a point is played for.
std::string NewSessionPage::stacks_text(const NewSessionView& view) const {
  const games::Info& game = games::info(draft_.rules());
  if (draft_.going_on()) return openings_text(view.openings, game.unit);
  const ChipsAndStake& playing = shared_.playing;
  const Amount start = games::starting_total(draft_.rules(), draft_.seats());
  std::string text = view.stacks;
  if (game.pays_at_once && start > 0) {
    text = text::say("Everybody begins with {amount}: {chips}", games::amount_of(start, games::Unit::kChip),
                     to_text(playing.chips, starting_stack(playing.chips, start)));
  }
  if (playing.stake.per_point > 0)
    text += (text.empty() ? "" : ". ") + text::say("For {stake}", stake_text(playing.stake, game.pays_at_once));
  return text;
}

HelpView NewSessionPage::help() const { return help_view(draft_.rules()); }

std::vector<std::string> NewSessionPage::players() const { return draft_.sitting(shared_.people); }

void NewSessionPage::on(const Accept&) { start(); }

// Whoever has played this game together goes on entering it as they did.
void NewSessionPage::remember_way(const std::vector<std::string>& people) {
  const std::optional<std::string> last = shared_.store.newest_session_of(games::info(draft_.rules()).id, people);
  const auto earlier = last ? shared_.store.load(*last) : std::nullopt;
  if (!earlier) return;
  OpenSession open{*earlier};
  open.only_points = enters_only_points(shared_.store, *last);
  draft_.enter_as_in(open);
}

void NewSessionPage::start() {
  if (draft_.why_not(shared_.people)) return;
  if (asks_who(shared_, draft_.sitting(shared_.people), [this] { start(); })) return;
  const std::vector<std::string> people = shared_.people.present_names(draft_.sitting(shared_.people));
  if (!draft_.going_on()) remember_way(people);
  session::Session session = draft_.start(shared_.clock.uuid(), shared_.clock.now());
  session.players = people;
  session.opening = draft_.opening(shared_.people);
  session.opening_bags = draft_.opening_bags(shared_.people);
  session.hands.front().adjustments = session::bought_before(draft_.bought_before(shared_.people));
  if (shared_.playing.stake.per_point > 0) session.stake = shared_.playing.stake;
  if (const std::optional<GoingOn>& earlier = draft_.going_on()) {
    const OpenSession* open = shared_.table.open_session();
    if (open == nullptr || open->session.id != earlier->ended.id) return;  // another window has gone on
    session.stake = earlier->ended.stake;                                  // the evening's
    Edit edit = whole_edit(open->session, earlier->ended, text::keep("going on with others"));
    edit.change.kind = store::ChangeKind::kGoingOn;
    shared_.store.go_on(edit.after, edit.change, session, handed_on_going_on(*open, edit.after, session));
    shared_.back_up();
  } else {
    shared_.store.create(session);
  }
  if (session.hands.front().has_only_scores()) set_enters_only_points(shared_.store, session.id, true);
  // It is stored: whatever fails from here on, another Enter must not begin a second one.
  shared_.pages.pop_all();
  shared_.table.open(session.id);
  sit_down(shared_);
}

void NewSessionPage::on(const ChoosePreset& choice) {
  problem_.clear();
  draft_.choose_preset(choice.id);
}

void NewSessionPage::on(const SetOption& option) {
  problem_.clear();
  draft_.set_option(option.key, option.value);
}

void NewSessionPage::on(const KeepRules& keep) {
  if (shared_.question) return;
  const std::string name = typed_name(keep.name);
  problem_.clear();
  if (name.empty() || characters(name) > kMostCharacters) {
    problem_ = text::say("Rules need a name of 1 to {count} characters.", kMostCharacters);
    return;
  }
  if (const std::string why = name_problem(name, text::say("A name")); !why.empty()) {
    problem_ = why + ".";
    return;
  }
  const std::vector<std::string> taken = names_of(shared_.store.own_rules(games::info(draft_.rules()).id));
  if (std::ranges::find(taken, name) != taken.end()) {
    return shared_.ask({Dialog{text::say("Keep these rules as {name}?", name),
                               text::say("Other rules are stored under that name. These will replace them."),
                               text::say("Keep these"), text::say("No")},
                        [this, name] { keep_rules(name); }});
  }
  const std::string seen = seen_of_name(name);
  const auto like =
      std::ranges::find_if(taken, [&seen](const std::string& each) { return seen_of_name(each) == seen; });
  if (like == taken.end()) return keep_rules(name);
  problem_ = looks_like_text(*like) + ".";
}

void NewSessionPage::keep_rules(const std::string& name) {
  shared_.store.keep_own_rules(name, draft_.rules(), draft_.seats());
  draft_.name_rules(name);
}

void NewSessionPage::on(const ForgetRules& forget) {
  shared_.ask({Dialog{text::say("Forget {name}?", forget.name),
                      text::say("Sessions played by these rules keep them; new sessions no longer offer them."),
                      text::say("Forget"), text::say("Keep")},
               [this, name = forget.name] { shared_.store.forget_own_rules(games::info(draft_.rules()).id, name); }});
}

void NewSessionPage::on(const StandUp& leaves) {
  if (draft_.going_on()) draft_.stand_up(leaves.seat);
}

void go_on_with_others(Shared& shared, const OpenSession& now) {
  GoingOn going_on;
  going_on.players = now.context.players;
  if (!now.hand_complete()) going_on.dealer = now.context.deal.dealer;
  going_on.only_points = now.only_points && now.entry.form == games::Form::kPoints;
  going_on.leaves_hand_out = !now.hand_complete() && something_is_entered(now);
  going_on.ended = stopped(now, shared.clock.now()).after;
  const session::SessionResult result = session::score(going_on.ended);
  const PerSeat<Seat> moved = now.hand_complete() ? PerSeat<Seat>{} : now.result.hands.back().came_from;
  going_on.totals = session::brought_along(result.totals, moved);
  going_on.left = {going_on.players, result.bags, result.bought};
  if (going_on.ended.hands.empty() && now.has_hand()) {  // the first hand is left out, but not what it says of before
    going_on.left.bought = session::bought_before(now.session.hands.back(), now.session.seats());
  } else if (!result.bought.empty()) {
    going_on.left.bought = session::brought_along(result.bought, moved);
  }
  const OpenSession ended = ended_with_chips(now, going_on.ended);
  const LeftOut left = now.hand_complete() ? LeftOut{{}, due_now(ended, shared.playing.chips)}
                                           : left_out(stopping_in(shared.store, now, going_on.ended), going_on.ended,
                                                      shared.playing.chips);
  for (const DueLine& line : left.pay) (line.owed ? going_on.owed : going_on.due).push_back(sentence(line));
  if (!left.back.empty()) going_on.back = back_text(left);
  going_on.standings = accounts_of(going_on.ended, other_parts(shared.store, now.session));
  shared.table.let_go();
  shared.refresh_people();
  shared.pages.push(std::make_unique<NewSessionPage>(shared, NewSession{going_on}));
}

}  // namespace nullo::app
