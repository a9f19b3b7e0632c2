#include "app/phones/page.h"

#include "app/help/help.h"
#include "app/shared.h"
#include "club/address.h"
#include "text/say.h"

namespace nullo::app {

namespace {

std::string lookers_text(int lookers) {
  if (lookers == 0) return text::say("Nobody looks on yet");
  return text::say_count(lookers, "1 phone looks on", "{count} phones look on");
}

std::string trouble_of(const PhonesNews& news) {
  if (!news.failure.empty()) return text::say("The table cannot be shown on phones: {reason}.", news.failure);
  if (!news.code.empty() && news.addresses.empty())
    return text::say("This computer is in no network. Join the Wi-Fi that the phones are in.");
  return {};
}

}  // namespace

PhonesPage::PhonesPage(Shared& shared) : shared_{shared} {
  shared.set_on_phones(true);
  shared.club.drop_invitation();
}

AnyScreen PhonesPage::view() {
  const PhonesNews& news = shared_.phones;
  PhonesView view;
  view.has_any = shared_.has_for_phones();
  view.on = shared_.on_phones;
  if (!view.on) return view;
  view.can_invite = shared_.club.may_invite() && shared_.table.open_session() != nullptr;
  view.invitation = shared_.club.invitation();
  if (view.invitation.is_there()) return view;
  view.trouble = trouble_of(news);
  view.squares = news.squares;
  view.code = news.code;
  view.lookers = lookers_text(news.lookers);
  for (const std::string& address : news.addresses) {
    if (view.address.empty()) {
      view.address = club::typed(address);
    } else {
      view.others.push_back(club::typed(address));
    }
  }
  return view;
}

HelpView PhonesPage::help() const { return help_view(shared_.game_at_table()); }

}  // namespace nullo::app
