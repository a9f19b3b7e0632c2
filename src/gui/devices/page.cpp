#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "app/devices/page_keys.h"
#include "gui/kit/frame.h"
#include "gui/kit/squares.h"
#include "gui/screens.h"
#include "text/say.h"

namespace nullo::gui {

namespace {

using app::DevicesView;

// "Zoe's phone", below it "keeps score; seen 2026-11-28 19:30", and beside both "Take it out".
Box device_line(Ui& ui, int number, const DevicesView::Line& device) {
  std::vector<Box> parts;
  parts.push_back(Box::column(0, {words(ui, device.name, type::kBodyBold, ui.theme.text),
                                  words(ui, device.what, type::kBody, ui.theme.dim)})
                      .grow()
                      .middle());
  if (device.can_revoke)
    parts.push_back(
        push_button(ui, fmt::format("devices/revoke/{}", number), text::say("Take it out"), {}, [&ui, &device] {
          ui.mean(app::RevokeDevice{device.name});
        }).high(ui.px(kTarget)));
  return Box::row(ui.px(8), std::move(parts)).least(ui.px(kTarget));
}

// `by_pattern`: there is one to point at.
std::vector<Box> how_to_come_in(Ui& ui, const app::InvitationView& invitation, bool by_pattern) {
  const auto said = [&ui](std::string text) { return words(ui, std::move(text), type::kBody, ui.theme.dim); };
  const auto large = [&ui](std::string text) { return words(ui, std::move(text), type::kTitle, ui.theme.text); };
  std::vector<Box> ways;
  if (by_pattern)
    ways.push_back(
        said(text::say("Point a phone's camera at the pattern: its browser opens Nullo and joins the club.")));
  ways.push_back(said(by_pattern ? text::say("On another computer, or in a browser, type under Settings the address")
                                 : text::say("On the other device, type under Settings the address")));
  ways.insert(ways.end(), {large(invitation.address()), said(text::say("and the code")), large(invitation.code)});
  std::vector<Box> parts{
      panel_of(ui, text::say("Let a device in"), Box::column(ui.px(6), std::move(ways))),
      notice(ui, text::say("Who can come in"),
             {text::say(
                 "One device, within five minutes. It gets all sessions of the club and keeps score like this one.")})};
  parts.push_back(
      push_button(ui, "devices/list", text::say("Show the devices"), {.key = ui.key_of("devices/list")}, [&ui] {
        ui.mean(app::InviteDevice{false});
      }).high(ui.px(kTarget)));
  return parts;
}

std::vector<Box> said_of(Ui& ui, const DevicesView& view, bool by_pattern) {
  if (view.invitation.is_there()) return how_to_come_in(ui, view.invitation, by_pattern);
  std::vector<Box> parts;
  if (!view.problem.empty()) parts.push_back(remark(ui, view.problem, true));
  if (!view.said.empty()) parts.push_back(remark(ui, view.said, false));
  std::vector<Box> lines;
  for (const DevicesView::Line& device : view.lines)
    lines.push_back(device_line(ui, static_cast<int>(lines.size()) + 1, device));
  if (!lines.empty()) parts.push_back(panel_of(ui, "", Box::column(ui.px(8), std::move(lines))));
  if (view.can_invite)
    parts.push_back(
        push_button(ui, "devices/invite",
                    view.invitation.asks_hub ? text::say("The hub is asked …") : text::say("Let a device in"),
                    {.key = ui.key_of("devices/invite"), .enabled = !view.invitation.asks_hub},
                    [&ui] { ui.mean(app::InviteDevice{}); })
            .high(ui.px(kTarget)));
  else if (!view.lines.empty())
    parts.push_back(notice(ui, text::say("Who lets others in"),
                           {text::say("A device that lets others in, or whoever keeps the hub: `nullo hub invite`.")}));
  return parts;
}

}  // namespace

void draw_devices(Ui& ui, const Rect& r, const DevicesView& view) {
  constexpr float kWidestList = 900;
  static const app::Squares kNone;
  const app::Squares& squares = view.invitation.squares ? *view.invitation.squares : kNone;
  const bool by_pattern = squares.side > 0;
  const Rect room = by_pattern ? r : r.middle(std::min(r.width(), ui.px(kWidestList)), r.height());
  draw_with_squares(ui, room, squares, "devices",
                    Box::column(ui.px(spacing_of(ui).gap), said_of(ui, view, by_pattern)));
}

}  // namespace nullo::gui
