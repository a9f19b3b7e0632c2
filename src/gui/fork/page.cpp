// What two devices have made of one session, side by side where there is room, and the choice which stays.
#include <string>
#include <utility>
#include <vector>

#include "gui/correction/sides.h"
#include "gui/kit/frame.h"
#include "gui/screens.h"
#include "text/say.h"

namespace nullo::gui {

namespace {

using app::ForkView;

std::vector<Box> choices(Ui& ui, const ForkView& view) {
  const auto choice = [&](const char* name, std::string label, sync::Keep keep) {
    return push_button(ui, name, std::move(label), {.key = ui.key_of(name), .enabled = view.can_choose},
                       [&ui, keep] { ui.mean(app::SettleFork{keep}); })
        .high(ui.px(kTarget));
  };
  return {choice("fork/mine", text::say("Keep what is here"), sync::Keep::kMine),
          choice("fork/theirs", text::say("Keep what {device} has", view.device), sync::Keep::kTheirs),
          choice("fork/both", text::say("Keep both, as two sessions"), sync::Keep::kBoth)};
}

}  // namespace

void draw_fork(Ui& ui, const Rect& r, const ForkView& view) {
  constexpr float kAbreast = 700;      // width from which the choices stand side by side
  constexpr float kMostAround = 0.5F;  // of the height that question and choices may keep when the rest scrolls
  const Spacing g = spacing_of(ui);
  const float width = r.width() - ui.px(2 * g.edge) - ui.scroll_room();
  const bool refused = !view.problem.empty();
  Box asked = question(ui, view.heading, refused ? view.problem : view.text, refused);
  if (view.device.empty())
    return Box::column(0, {std::move(asked), space(0).grow()}).pad(ui.px(g.edge), ui.px(g.gap)).draw(r);
  std::vector<Box> parts;
  if (!view.differences.empty()) parts.push_back(notice(ui, text::say("What else differs"), view.differences));
  add_reasons(ui, view.here, view.there, parts);
  parts.push_back(both_sides(ui, view.here, view.there, width, Sides::kAlike));
  Box sides = Box::column(ui.px(g.gap), std::move(parts));
  Box choice = in_equal_columns(ui.px(8), ui.units(width) < kAbreast ? 1 : 3, choices(ui, view));
  const bool all_scrolls = asked.height(width) + choice.height(width) > kMostAround * r.height();
  if (!all_scrolls) sides = scrolling(ui, "fork", std::move(sides)).grow();
  Box all = Box::column(ui.px(g.gap), {std::move(asked), std::move(sides), std::move(choice)});
  (all_scrolls ? scrolling(ui, "fork", std::move(all)) : std::move(all)).pad(ui.px(g.edge), ui.px(g.gap)).draw(r);
}

}  // namespace nullo::gui
