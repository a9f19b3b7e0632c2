#include "app/phones/page_keys.h"

#include <array>

#include "text/sentence.h"

namespace nullo::app {

namespace {

bool is_shown(const PhonesView& page) { return page.on; }
bool may_invite(const PhonesView& page) {
  return page.on && page.can_invite && !page.invitation.is_there() && !page.invitation.asks_hub;
}
bool invites(const PhonesView& page) { return page.on && page.invitation.is_there(); }
bool could_be_shown(const PhonesView& page) { return page.has_any && !page.on; }

constexpr auto kRows = std::to_array<KeyRow<PhonesView>>({
    {"Enter", text::mark("show the table on phones"), means<SetOnPhones{true}>, "phones/on", could_be_shown},
    {"I", text::mark("let a phone enter, with a code of the club's hub"), means<InvitePhone{true}>, "phones/invite",
     may_invite},
    {"I", text::mark("show again how to look on"), means<InvitePhone{false}>, "phones/look", invites},
    {"S", text::mark("switch it off: the pages on the phones close"), means<SetOnPhones{false}>, "phones/off",
     is_shown},
});

}  // namespace

std::span<const KeyRow<PhonesView>> key_rows(const PhonesView& /*page*/) { return kRows; }

}  // namespace nullo::app
