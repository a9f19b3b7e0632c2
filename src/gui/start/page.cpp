#include <algorithm>

#include <fmt/format.h>

#include "core/card.h"
#include "gui/kit/cards.h"
#include "gui/kit/widgets.h"
#include "gui/screens.h"

namespace nullo::gui {

namespace {

// Four queens, fanned as in a hand.
void draw_fan(Ui& ui, const Rect& r) {
  const float w = std::min(r.height() * 0.88F / kCardShape, ui.px(100));
  const Rect card = rect_at(r.center().x - w / 2, r.y0 + r.height() * 0.08F, w, w * kCardShape);
  const Point wrist{card.center().x, card.y1 + w * 0.9F};
  constexpr std::array kOrder{Suit::kSpades, Suit::kHearts, Suit::kClubs, Suit::kDiamonds};
  for (int i = 0; i < 4; ++i) {
    const float angle = 0.27F * (static_cast<float>(i) - 1.5F);
    draw_turned_card(ui, card, Card{Rank::kQueen, kOrder.at(static_cast<std::size_t>(i))}, angle, wrist);
  }
}

float banner_height(const Ui& ui, float width, const app::StartView::Banner& banner) {
  const float inner = width - ui.px(48);
  return ui.px(24 + 20 + 56) + ui.wrapped_height(inner, banner.title, type::kName) +
         ui.wrapped_height(inner, banner.players, type::kName) + ui.wrapped_height(inner, banner.standing, type::kBody);
}

void draw_banner(Ui& ui, const Rect& r, const app::StartView::Banner& banner) {
  ui.fill(r, ui.theme.panel, 16);
  ui.outline(r, ui.theme.text, 16, 2);
  Rect rest = r.inset(ui.px(24), ui.px(14));
  rest.cut_top(ui.wrapped(rest, banner.title, type::kName, ui.theme.text));
  rest.cut_top(ui.wrapped(rest, banner.players, type::kName, ui.theme.text));
  ui.wrapped(rest, banner.standing, type::kBody, ui.theme.text);
  if (button(ui, "start/resume", rest.cut_bottom(ui.px(52)), "Resume",
             {.tone = Tone::kPrimary, .key = ui.key_of("start/resume"), .type = type::kName})) {
    ui.mean(app::Resume{});
  }
}

struct Entry {
  std::string name;
  std::string label;
  app::Intent intent;
  Tone tone = Tone::kNormal;
};

std::vector<Entry> entries(const app::StartView& view) {
  std::vector<Entry> all;
  const Tone first = view.open ? Tone::kNormal : Tone::kPrimary;
  for (int i = 0; i < static_cast<int>(view.others.size()); ++i) {
    all.push_back(
        {fmt::format("start/other/{}", i), "Resume " + view.others[static_cast<std::size_t>(i)], app::ResumeOther{i}});
  }
  all.push_back({"start/new", "New session", app::Go{app::Screen::kNewSession}, first});
  all.push_back({"start/past",
                 view.past_sessions == 0 ? "Past sessions" : fmt::format("Past sessions ({})", view.past_sessions),
                 app::Go{app::Screen::kPast}});
  all.push_back({"start/players", "Players", app::Go{app::Screen::kPlayers}});
  all.push_back({"start/settings", "Settings", app::Go{app::Screen::kSettings}});
  if (view.offers_example) {
    // who has no session yet reads it first
    const auto place = view.past_sessions == 0 ? all.begin() + 1 : all.end();
    all.insert(place, {"start/example", "Try it with an example", app::TryExample{}});
  }
  return all;
}

}  // namespace

void draw_start(Ui& ui, const Rect& r, const app::StartView& view) {
  const float width = std::min(r.width() - ui.px(24), ui.px(620));
  const auto all = entries(view);
  const float banner = view.open ? banner_height(ui, width - ui.px(10), *view.open) + ui.px(14) : 0;
  const float more = view.more.empty() ? 0 : ui.wrapped_height(width, view.more, type::kBody) + ui.px(10);
  const float buttons = ui.px(64) * static_cast<float>(all.size()) + more;
  const float fan = std::clamp(r.height() - banner - buttons - ui.px(40 + 56 + 20), 0.0F, ui.px(170));
  const float title = fan > ui.px(60) ? ui.px(40 + 56) : 0;
  const float apart = view.apart.empty() ? 0 : ui.wrapped_height(width, view.apart, type::kBody) + ui.px(10);
  const float used = title + (title > 0 ? fan : 0) + banner + buttons + apart;
  const Rect column = r.middle(width, std::min(used + ui.px(20), r.height()));
  Rect rest = ui.begin_scroll("start", {column.x0, column.y0, column.x1 + ui.px(10), column.y1});
  rest.x1 = column.x1;
  rest.y1 = rest.y0 + 1e6F;
  if (title > 0) {
    draw_fan(ui, rest.cut_top(fan));
    ui.text(rest.cut_top(ui.px(48)), "Nullo", type::kTotal, ui.theme.text, Align::kCenter);
    ui.text(rest.cut_top(ui.px(28)), "keeps the score at a real card table", type::kBody, ui.theme.dim, Align::kCenter);
    rest.cut_top(ui.px(20));
  }
  if (view.open) {
    draw_banner(ui, rest.cut_top(banner - ui.px(14)), *view.open);
    rest.cut_top(ui.px(14));
  }
  if (!view.apart.empty()) {
    rest.cut_top(ui.wrapped(rest, view.apart, type::kBody, ui.theme.text));
    rest.cut_top(ui.px(10));
  }
  for (const Entry& entry : all) {
    if (button(ui, entry.name, rest.cut_top(ui.px(54)), entry.label,
               {.tone = entry.tone, .key = ui.key_of(entry.name), .type = type::kName})) {
      ui.mean(entry.intent);
    }
    rest.cut_top(ui.px(10));
  }
  if (more > 0) rest.cut_top(ui.wrapped(rest, view.more, type::kBody, ui.theme.dim) + ui.px(10));
  ui.end_scroll(rest.y0);
}

}  // namespace nullo::gui
