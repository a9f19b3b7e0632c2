#include "app/past/list_page.h"

#include "app/help/help.h"
#include "app/past/bringing_back.h"
#include "app/shared.h"
#include "text/say.h"

namespace nullo::app {

PastPage::PastPage(Shared& shared) : shared_{shared}, list_number_{++shared.lists_shown} {
  shared_.past.look_from_top();
}

AnyScreen PastPage::view() {
  PastView view = shared_.past.find(shared_.store, search_);
  view.list_number = list_number_;
  if (!gone_.empty()) view.gone = text::say("Deleted: {session}", gone_.back().text);
  return view;
}

HelpView PastPage::help() const { return help_view(shared_.game_at_table()); }

void PastPage::on(const Search& search) {
  if (search.text == search_) return;
  search_ = search.text;
  shared_.past.look_from_top();
  list_number_ = ++shared_.lists_shown;
}

void PastPage::step(bool back) {
  if (!back || gone_.empty() || shared_.question) return;
  const std::string id = gone_.back().id;
  ask_and_bring_back(shared_, id, [this, id] { session_brought_back(id); });
}

void PastPage::session_brought_back(const std::string& id) {
  std::erase_if(gone_, [&id](const Gone& gone) { return gone.id == id; });
}

}  // namespace nullo::app
