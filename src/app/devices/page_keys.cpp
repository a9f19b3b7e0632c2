#include "app/devices/page_keys.h"

#include <array>

#include "text/sentence.h"

namespace nullo::app {

namespace {

bool may_let_in(const DevicesView& page) {
  return page.can_invite && !page.invitation.is_there() && !page.invitation.asks_hub;
}
bool lets_in(const DevicesView& page) { return page.invitation.is_there(); }

constexpr auto kRows = std::to_array<KeyRow<DevicesView>>({
    {"I", text::mark("let a device into the club"), means<InviteDevice{true}>, "devices/invite", may_let_in},
    {"I", text::mark("show the devices again"), means<InviteDevice{false}>, "devices/list", lets_in},
});

}  // namespace

std::span<const KeyRow<DevicesView>> key_rows(const DevicesView& /*page*/) { return kRows; }

}  // namespace nullo::app
