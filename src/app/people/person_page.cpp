#include "app/people/person_page.h"

#include <optional>

#include "app/help/help.h"
#include "app/people/changes.h"
#include "app/shared.h"
#include "app/words.h"
#include "text/say.h"

namespace nullo::app {

void show_person(Shared& shared, const std::string& name) {
  auto* page = shared.pages.top_as<PersonPage>();
  if (page == nullptr) return;
  if (shared.people.open(name)) return page->show(name);
  shared.people.close();
  shared.pages.pop();
}

AnyScreen PersonPage::view() {
  PlayerView page = shared_.people.page_view();
  page.can_change = shared_.store.writes();
  shared_.statistics.open(page.name);
  page.statistics = shared_.statistics.view(shared_.store, shared_.clock.now());
  return page;
}

HelpView PersonPage::help() const { return help_view(shared_.game_at_table()); }

bool PersonPage::close_part() {
  if (shared_.statistics.share_is_open()) {
    shared_.statistics.close_share();
    return true;
  }
  shared_.people.close();
  shared_.people.problem.clear();
  return false;
}

// A page of somebody else may have lain over it.
void PersonPage::come_back() { shared_.people.open(name_); }

std::string PersonPage::undo_label() { return shared_.store.people_undo_label(); }

std::string PersonPage::redo_label() { return shared_.store.people_redo_label(); }

void PersonPage::step(bool back) { step_people(shared_, back); }

void PersonPage::on(const Search& search) { shared_.people.search(search.text); }

void PersonPage::on(const RenamePlayer& rename) {
  Players& people = shared_.people;
  const std::string name = typed_name(rename.name);
  people.problem.clear();
  if (name.empty() || characters(name) > kMostCharacters) {
    people.problem = text::say("A name has 1 to {count} characters.", kMostCharacters);
    return;
  }
  if (const std::string why = name_problem(name, text::say("A name")); !why.empty()) {
    people.problem = text::say("{reason}.", why);
    return;
  }
  const std::string was = people.opened();
  const store::Person* other = people.find(name);
  if (other != nullptr && other->name != was) return ask_to_merge(shared_, was, other->name);
  if (const std::string like = people.looking_like(name, was); other == nullptr && !like.empty()) {
    people.problem = text::say("{reason}.", looks_like_text(like));
    return;
  }
  const auto refusal = shared_.store.rename_person(was, name);
  if (refusal && refusal->kind == store::PeopleRefusal::Kind::kNameTaken)
    return ask_to_merge(shared_, was, refusal->name);
  if (end_change(shared_, refusal, was)) show_person(shared_, name);
}

void PersonPage::on(const MergePlayers& merge) {
  if (shared_.question) return;
  Players& people = shared_.people;
  people.problem.clear();
  if (people.find(merge.name) != nullptr && people.find(merge.into) != nullptr)
    ask_to_merge(shared_, merge.name, merge.into);
}

void PersonPage::on(const SplitPlayer& split) {
  const std::string name = shared_.people.opened();
  if (end_change(shared_, shared_.store.split_person(split.name), split.name)) show_person(shared_, name);
}

void PersonPage::on(const SetPlayerLook& look) {
  Players& people = shared_.people;
  const std::string short_name = typed_name(look.short_name);
  if (characters(short_name) > kMostShort) {
    people.problem = text::say("A short name has at most {count} characters.", kMostShort);
    return;
  }
  if (const std::string why = name_problem(short_name, text::say("A short name"));
      !short_name.empty() && !why.empty()) {
    people.problem = text::say("{reason}.", why);
    return;
  }
  if (look.colour && (*look.colour < 0 || *look.colour >= kMostSeats)) return;
  const std::string name = people.opened();
  const store::Person* person = people.find(name);
  if (person == nullptr || (person->colour == look.colour && person->short_name == short_name)) return;
  if (end_change(shared_, shared_.store.set_person_look(name, look.colour, short_name), name))
    show_person(shared_, name);
}

void PersonPage::on(const ChooseStatistics& choice) {
  switch (choice.of) {
    case ChooseStatistics::Of::kGame:
      return shared_.statistics.choose_game(choice.id);
    case ChooseStatistics::Of::kRules:
      return shared_.statistics.choose_rules(choice.id);
    case ChooseStatistics::Of::kPeriod:
      return shared_.statistics.choose_period(choice.id);
  }
}

void PersonPage::on(const OpenShare& share) { shared_.statistics.open_share(share.of); }

}  // namespace nullo::app
