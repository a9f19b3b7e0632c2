#include "app/people/changes.h"

#include <algorithm>
#include <utility>
#include <vector>

#include "app/new_session/preset_list.h"
#include "app/people/person_page.h"
#include "app/shared.h"
#include "app/words.h"
#include "text/kept.h"
#include "text/say.h"

namespace nullo::app {
namespace {

// The name of somebody who was called otherwise before; empty: nobody was.
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

// "Ana and Anna both sat in Tëtka of 2026-11-01 19:30 (Anna, Boris, Ana, Dmitri): they are two people."
std::string sat_together_text(Shared& shared, const std::string& session_id, std::string_view which) {
  const std::optional<session::Session> session = shared.store.load(session_id);
  if (!session) return text::say("They sat at one table: they are two people.");
  return text::say("{players} sat in one session, {game} of {time} ({names}): they are two people.", which,
                   game_text(session->rules, house_name(shared.store, *session)), local_time(session->started_at),
                   join(session->players));
}

std::string refusal_text(Shared& shared, const store::PeopleRefusal& refusal, std::string_view which) {
  using Kind = store::PeopleRefusal::Kind;
  switch (refusal.kind) {
    case Kind::kUnknown:
      return text::say("Nobody is called {player} any more.", refusal.name);
    case Kind::kNameTaken:
      return text::say("Somebody else is called {player} now.", refusal.name);
    case Kind::kSatTogether:
      break;
  }
  return sat_together_text(shared, refusal.session, which);
}

}  // namespace

bool end_change(Shared& shared, const std::optional<store::PeopleRefusal>& refusal, std::string_view which) {
  if (refusal) {
    shared.people.problem = refusal_text(shared, *refusal, which);
    return false;
  }
  shared.people_changed();
  return true;
}

void ask_to_merge(Shared& shared, const std::string& name, const std::string& into) {
  const std::string both = text::say("{player} and {other}", name, into);
  if (const std::string session = where_both_sat(shared.store.lists(), name, into); !session.empty()) {
    shared.people.problem = sat_together_text(shared, session, both);
    return;
  }
  Dialog dialog{
      text::say("Are {player} and {other} one person?", name, into),
      text::say("Then all their sessions count for the name that stays. Undo or “Split again” separates them."),
      text::say("{player} stays", into), text::say("Two people")};
  dialog.other = text::say("{player} stays", name);
  dialog.other_key = 'o';
  const auto merge = [&shared, both](const std::string& goes, const std::string& stays) {
    if (end_change(shared, shared.store.merge_people(goes, stays), both)) show_person(shared, stays);
  };
  shared.ask({std::move(dialog), [=] { merge(name, into); }, {}, [=] { merge(into, name); }});
}

void step_people(Shared& shared, bool back) {
  store::Store& store = shared.store;
  const std::string label = text::said_again(back ? store.people_undo_label() : store.people_redo_label());
  if (label.empty()) return;
  const std::string name = shared.people.opened();
  const std::vector<std::string> before = shared.people.without({});
  if (!end_change(shared, store.step_people(back), text::say("They"))) {
    shared.people.problem = back ? text::say("“{change}” cannot be undone. {reason}", label, shared.people.problem)
                                 : text::say("“{change}” cannot be redone. {reason}", label, shared.people.problem);
    return;
  }
  if (shared.people.open(name) || shared.pages.top_as<PersonPage>() == nullptr) return;
  show_person(shared, new_name(before, shared.people.without({})));
}

}  // namespace nullo::app
