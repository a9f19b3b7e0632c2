#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "gui/kit/frame.h"
#include "gui/kit/squares.h"
#include "gui/screens.h"

namespace nullo::gui {

namespace {

using app::PhonesView;

Box how_to_look(Ui& ui, const PhonesView& view) {
  const auto said = [&ui](std::string text) { return words(ui, std::move(text), type::kBody, ui.theme.dim); };
  const auto large = [&ui](std::string text) { return words(ui, std::move(text), type::kTitle, ui.theme.text); };
  std::vector<Box> parts{said("Point a phone's camera at the pattern, or type this address:"), large(view.address),
                         said("and this code:"), large(view.code)};
  if (!view.others.empty()) parts.push_back(said("If that does not answer, try " + view.others.front() + "."));
  return panel_of(ui, "Look on", Box::column(ui.px(6), std::move(parts)));
}

// The pattern is as large as the room that it gets.
Box pattern(Ui& ui, const PhonesView& view) {
  return Box::flowing([](float) { return 0.0F; },
                      [&ui, &view](const Rect& r) {
                        ui.fill(r, ui.theme.panel, 10);
                        draw_squares(ui, r, view.squares);
                      })
      .grow();
}

}  // namespace

void draw_phones(Ui& ui, const Rect& r, const PhonesView& view) {
  const Spacing spacing = spacing_of(ui);
  const Rect room = r.inset(ui.px(spacing.edge));
  std::vector<Box> beside;
  if (!view.on) {
    beside.push_back(notice(ui, "The table is on no phones",
                            {view.has_session ? "Everybody at the table can see question, standing, payments and score "
                                                "sheet on their own phone, without installing anything."
                                              : "Begin a session first: what is at the table can be seen on phones."}));
    if (view.has_session)
      beside.push_back(accept_button(ui, {.name = "phones/on", .label = app::with_key("Show it", "Enter")}));
    return draw_from_top(Box::column(ui.px(spacing.gap), std::move(beside)), room), void();
  }
  if (!view.trouble.empty()) beside.push_back(question(ui, "Nobody can look on", view.trouble, true));
  if (!view.address.empty()) {
    beside.push_back(how_to_look(ui, view));
    beside.push_back(panel_of(ui, "", words(ui, view.lookers, type::kTitle, ui.theme.text)));
  }
  beside.push_back(notice(ui, "Who can see it",
                          {"Whoever is in this network and has the code: names, scores, payments. Nobody can change "
                           "anything. It ends with the evening, or when you switch it off."}));
  beside.push_back(push_button(ui, "phones/off", "Switch it off", {.key = ui.key_of("phones/off")}, [&ui] {
                     ui.mean(app::SetOnPhones{false});
                   }).high(ui.px(kTarget)));
  Box column = Box::column(ui.px(spacing.gap), std::move(beside));
  if (view.squares.side == 0) return draw_from_top(column, room), void();
  const bool wide = room.width() > room.height();
  std::vector<Box> parts{pattern(ui, view)};
  if (wide) {
    const float side = std::max(room.width() * 0.38F, std::min(room.width() * 0.5F, ui.px(340)));
    Rect left = room;
    const Rect right = left.cut_right(side);
    left.cut_right(ui.px(spacing.gap));
    parts.front().draw(left);
    return scrolling(ui, "phones", std::move(column)).draw(right);
  }
  Rect above = room;
  const float below = std::min(column.height(room.width()), room.height() * 0.55F);
  const Rect rest = above.cut_bottom(below);
  above.cut_bottom(ui.px(spacing.gap));
  parts.front().draw(above);
  scrolling(ui, "phones", std::move(column)).draw(rest);
}

}  // namespace nullo::gui
