#include <string>
#include <utility>
#include <vector>

#include "app/phones/page_keys.h"
#include "gui/kit/frame.h"
#include "gui/kit/squares.h"
#include "gui/screens.h"
#include "text/say.h"

namespace nullo::gui {

namespace {

using app::PhonesView;

Box how_to_look(Ui& ui, const PhonesView& view) {
  const auto said = [&ui](std::string text) { return words(ui, std::move(text), type::kBody, ui.theme.dim); };
  const auto large = [&ui](std::string text) { return words(ui, std::move(text), type::kTitle, ui.theme.text); };
  std::vector<Box> parts{said(text::say("Point a phone's camera at the pattern, or type this address:")),
                         large(view.address), said(text::say("and this code:")), large(view.code)};
  if (!view.others.empty())
    parts.push_back(said(text::say("If that does not answer, try {address}.", view.others.front())));
  return panel_of(ui, text::say("Look on"), Box::column(ui.px(6), std::move(parts)));
}

// Instead of what looking on takes, while somebody is let in to enter.
std::vector<Box> how_to_enter(Ui& ui, const app::InvitationView& invitation) {
  const auto said = [&ui](std::string text) { return words(ui, std::move(text), type::kBody, ui.theme.text); };
  std::vector<Box> parts{
      panel_of(
          ui, text::say("Enter on a phone"),
          Box::column(ui.px(6), {said(text::say("Point the phone's camera at the pattern. The session opens there, and "
                                                "that phone keeps score from then on.")),
                                 said(text::say("Nothing has to be installed."))})),
      notice(ui, text::say("Who can come in"),
             {text::say("One phone, with this pattern, within five minutes. It gets this session and no other one. "
                        "You take over again with a tap at the table."),
              text::say("The club's hub is at {address}.", invitation.address())})};
  parts.push_back(
      push_button(ui, "phones/look", text::say("Show how to look on"), {.key = ui.key_of("phones/look")}, [&ui] {
        ui.mean(app::InvitePhone{false});
      }).high(ui.px(kTarget)));
  return parts;
}

// What stands beside the pattern, or alone.
std::vector<Box> said_of(Ui& ui, const PhonesView& view) {
  if (!view.on) {
    std::vector<Box> off{
        notice(ui, text::say("The table is on no phones"),
               {view.has_any ? text::say("Everybody at the table can see question, standing, payments and score "
                                         "sheet on their own phone, without installing anything.")
                             : text::say("Begin a session first: what is at the table can be seen on phones.")})};
    if (view.has_any)
      off.push_back(accept_button(ui, {.name = "phones/on",
                                       .label = app::with_key(text::say("Show it"), app::key_of(view, "phones/on")),
                                       .intent = app::SetOnPhones{true}}));
    return off;
  }
  std::vector<Box> parts;
  if (!view.trouble.empty()) parts.push_back(question(ui, text::say("Nobody can look on"), view.trouble, true));
  if (view.invitation.is_there()) return how_to_enter(ui, view.invitation);
  if (!view.address.empty()) {
    parts.push_back(how_to_look(ui, view));
    parts.push_back(panel_of(ui, "", words(ui, view.lookers, type::kTitle, ui.theme.text)));
  }
  if (!view.invitation.problem.empty()) parts.push_back(remark(ui, view.invitation.problem, true));
  if (view.can_invite)
    parts.push_back(
        push_button(ui, "phones/invite",
                    view.invitation.asks_hub ? text::say("The hub is asked …") : text::say("Let a phone enter"),
                    {.key = ui.key_of("phones/invite"), .enabled = !view.invitation.asks_hub},
                    [&ui] { ui.mean(app::InvitePhone{}); })
            .high(ui.px(kTarget)));
  parts.push_back(
      notice(ui, text::say("Who can see it"),
             {text::say("Everybody in this network who has the code sees names, scores and payments. Nobody "
                        "can change anything. It ends with the evening, or when you switch it off.")}));
  parts.push_back(push_button(ui, "phones/off", text::say("Switch it off"), {.key = ui.key_of("phones/off")}, [&ui] {
                    ui.mean(app::SetOnPhones{false});
                  }).high(ui.px(kTarget)));
  return parts;
}

}  // namespace

void draw_phones(Ui& ui, const Rect& r, const PhonesView& view) {
  const app::Squares& squares = view.invitation.squares ? *view.invitation.squares : view.squares;
  draw_with_squares(ui, r, squares, "phones", Box::column(ui.px(spacing_of(ui).gap), said_of(ui, view)));
}

}  // namespace nullo::gui
