// People renamed, merged, split and given a look: the ways in and out.
#include <algorithm>
#include <utility>

#include <fmt/core.h>

#include "app/parts.h"
#include "app/preset_list.h"
#include "app/words.h"

namespace nullo::app {
namespace {

// That of somebody who was called otherwise before; empty: nobody was.
std::string new_name(const std::vector<std::string>& before, const std::vector<std::string>& after) {
  const auto fresh = std::ranges::find_if(
      after, [&](const std::string& name) { return std::ranges::find(before, name) == before.end(); });
  return fresh == after.end() ? std::string{} : *fresh;
}

bool sat_in(const store::Listed& listed, const std::string& name) {
  const auto has = [&name](const std::vector<std::string>& names) {
    return std::ranges::find(names, name) != names.end();
  };
  return has(listed.players) || has(listed.sat_in);
}

// The newest session in which two people sat, those deleted last; empty: none.
std::string where_both_sat(const store::SessionLists& lists, const std::string& one, const std::string& other) {
  for (const auto* sessions : {&lists.kept, &lists.deleted}) {
    const auto found = std::ranges::find_if(
        *sessions, [&](const store::Listed& listed) { return sat_in(listed, one) && sat_in(listed, other); });
    if (found != sessions->end()) return found->id;
  }
  return {};
}

}  // namespace

void App::Parts::look_at_people() {
  const store::Store::ChangeMark now = store.change_mark();
  if (now == people_known) return;
  people.know(store.people());
  people_known = now;
}

// Everything that tells a name tells it anew.
void App::Parts::people_changed() {
  look_at_people();
  people.problem.clear();
  if (told) {
    if (auto now = store.load(told->session.id)) told.emplace(std::move(*now));
  }
  if (past.session()) {
    if (auto now = store.load(past.opened_id())) past.put(std::move(*now));
  }
}

// "Ana and Anna both sat in Tëtka of 2026-11-01 19:30 (Anna, Boris, Ana, Dmitri): they are two people."
std::string App::Parts::sat_together_text(const std::string& session_id, std::string_view which) {
  const std::optional<session::Session> session = store.load(session_id);
  if (!session) return "They sat at one table: they are two people.";
  return fmt::format("{} sat in one session, {} of {} ({}): they are two people.", which,
                     game_text(session->rules, house_name(store, *session)), local_time(session->started_at),
                     join(session->players));
}

// `name`: who the person is called after it.
void App::Parts::end_change(const std::optional<store::PeopleRefusal>& refusal, const std::string& name,
                            std::string_view which) {
  using Kind = store::PeopleRefusal::Kind;
  if (!refusal) {
    people_changed();
    if (place == Place::kPlayer && !people.open(name)) place = Place::kPlayers;
    return;
  }
  switch (refusal->kind) {
    case Kind::kUnknown:
      people.problem = fmt::format("Nobody is called {} any more.", refusal->name);
      return;
    case Kind::kNameTaken:
      people.problem = fmt::format("Somebody else is called {} now.", refusal->name);
      return;
    case Kind::kSatTogether:
      people.problem = sat_together_text(refusal->session, which);
      return;
  }
}

void App::Parts::operator()(const OpenPlayer& player) {
  if (correction) return;
  look_at_people();
  if (!people.open(player.name)) return;
  if (place != Place::kPlayer) player_from = place;
  place = Place::kPlayer;
}

void App::Parts::operator()(const ChooseStatistics& choice) {
  switch (choice.of) {
    case ChooseStatistics::Of::kGame:
      return statistics.choose_game(choice.id);
    case ChooseStatistics::Of::kRules:
      return statistics.choose_rules(choice.id);
    case ChooseStatistics::Of::kPeriod:
      return statistics.choose_period(choice.id);
  }
}

void App::Parts::operator()(const OpenShare& share) { statistics.open_share(share.of); }

void App::Parts::operator()(const RenamePlayer& rename) {
  if (place != Place::kPlayer) return;
  const std::string name = typed_name(rename.name);
  people.problem.clear();
  if (name.empty() || characters(name) > kMostCharacters) {
    people.problem = fmt::format("A name has 1 to {} characters.", kMostCharacters);
    return;
  }
  if (const std::string why = name_problem(name, "A name"); !why.empty()) {
    people.problem = why + ".";
    return;
  }
  const std::string was = people.opened();
  const store::Person* other = people.find(name);
  if (other != nullptr && other->name != was) return ask_to_merge(was, other->name);
  if (const std::string like = people.looking_like(name, was); other == nullptr && !like.empty()) {
    people.problem = looks_like_text(like) + ".";
    return;
  }
  const auto refusal = store.rename_person(was, name);
  if (!refusal || refusal->kind != store::PeopleRefusal::Kind::kNameTaken) return end_change(refusal, name, was);
  ask_to_merge(was, refusal->name);
}

void App::Parts::ask_to_merge(const std::string& name, const std::string& into) {
  if (const std::string session = where_both_sat(store.lists(), name, into); !session.empty()) {
    people.problem = sat_together_text(session, fmt::format("{} and {}", name, into));
    return;
  }
  asking = Asking::kMergePeople;
  asked_name = name;
  asked_into = into;
}

void App::Parts::operator()(const MergePlayers& merge) {
  if (place != Place::kPlayer || asking != Asking::kNothing) return;
  people.problem.clear();
  if (people.find(merge.name) != nullptr && people.find(merge.into) != nullptr) ask_to_merge(merge.name, merge.into);
}

void App::Parts::merge_asked() {
  end_change(store.merge_people(asked_name, asked_into), asked_into, fmt::format("{} and {}", asked_name, asked_into));
}

void App::Parts::operator()(const SplitPlayer& split) {
  if (place == Place::kPlayer) end_change(store.split_person(split.name), people.opened(), split.name);
}

void App::Parts::operator()(const SetPlayerLook& look_like) {
  if (place != Place::kPlayer) return;
  const std::string short_name = typed_name(look_like.short_name);
  if (characters(short_name) > kMostShort) {
    people.problem = fmt::format("A short name has at most {} characters.", kMostShort);
    return;
  }
  if (const std::string why = name_problem(short_name, "A short name"); !short_name.empty() && !why.empty()) {
    people.problem = why + ".";
    return;
  }
  if (look_like.colour && (*look_like.colour < 0 || *look_like.colour >= kMostSeats)) return;
  const store::Person* person = people.find(people.opened());
  if (person == nullptr || (person->colour == look_like.colour && person->short_name == short_name)) return;
  end_change(store.set_person_look(people.opened(), look_like.colour, short_name), people.opened(), people.opened());
}

void App::Parts::step_people(bool back) {
  const std::string label = back ? store.people_undo_label() : store.people_redo_label();
  if (label.empty()) return;
  const std::string name = people.opened();
  const std::vector<std::string> before = people.without({});
  const auto refusal = store.step_people(back);
  if (!refusal) {
    people_changed();
    if (place == Place::kPlayer && !people.open(name) && !people.open(new_name(before, people.without({})))) {
      people.close();
      place = Place::kPlayers;
    }
    return;
  }
  end_change(refusal, name, "They");
  people.problem = fmt::format("\"{}\" cannot be {}. {}", label, back ? "undone" : "redone", people.problem);
}

// Names at a table as typed: each as that person is called now.
std::vector<std::string> App::Parts::present_names(std::vector<std::string> names) const {
  for (std::string& name : names) name = people.present(people.meant(name));
  return names;
}

}  // namespace nullo::app
