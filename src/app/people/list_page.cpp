#include "app/people/list_page.h"

#include "app/help/help.h"
#include "app/people/changes.h"
#include "app/shared.h"

namespace nullo::app {

AnyScreen PeoplePage::view() {
  PlayersView list = shared_.people.list_view();
  list.problem = shared_.people.problem;
  return list;
}

HelpView PeoplePage::help() const { return help_view(shared_.game_at_table()); }

std::string PeoplePage::undo_label() { return shared_.store.people_undo_label(); }

std::string PeoplePage::redo_label() { return shared_.store.people_redo_label(); }

void PeoplePage::step(bool back) { step_people(shared_, back); }

void PeoplePage::on(const Search& search) { shared_.people.search(search.text); }

}  // namespace nullo::app
