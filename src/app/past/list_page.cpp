#include "app/past/list_page.h"

#include "app/help/help.h"
#include "app/shared.h"

namespace nullo::app {

PastPage::PastPage(Shared& shared) : shared_{shared}, list_number_{++shared.lists_shown} {
  shared_.past.look_from_top();
}

AnyScreen PastPage::view() {
  PastView view = shared_.past.find(shared_.store, search_);
  view.list_number = list_number_;
  if (!gone_.empty()) view.gone = "Deleted: " + gone_.back().text;
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
  if (!back || gone_.empty()) return;
  shared_.store.bring_back(gone_.back().id);
  gone_.pop_back();
  if (shared_.table.open_session() == nullptr) shared_.table.open_newest();
}

void PastPage::session_brought_back(const std::string& id) {
  std::erase_if(gone_, [&id](const Gone& gone) { return gone.id == id; });
}

}  // namespace nullo::app
