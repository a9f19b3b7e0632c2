// A club's evening: whoever is known as buttons, how many sit at a table, the rounds with their tables, the standing.
#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "app/club_evening/page_keys.h"
#include "gui/exchange/sending.h"
#include "gui/kit/frame.h"
#include "gui/screens.h"
#include "text/say.h"

namespace nullo::gui {

namespace {

using app::ClubEveningView;

constexpr float kEveningColumns = 900;

Box evening_people(Ui& ui, const ClubEveningView& view) {
  std::vector<Box> people;
  for (const app::Choice& person : view.people)
    people.push_back(push_button(ui, "evening/person/" + person.id, person.label,
                                 {.enabled = view.can_change, .chosen = person.chosen},
                                 [&ui, &person] { ui.mean(app::ComeOrGo{person.id}); })
                         .high(ui.px(kTarget)));
  std::vector<Box> parts;
  if (!people.empty()) parts.push_back(Box::wrap(ui.px(8), std::move(people)));
  if (!view.more.empty()) parts.push_back(words(ui, view.more, type::kNote, ui.theme.dim));
  const auto draw = [&ui, &view](Rect r) {
    constexpr float kAdd = 92;
    std::string& name = ui.state.somebody;
    const Rect end = r.cut_right(ui.px(kAdd));
    r.cut_right(ui.px(8));
    const Ui::Typed typed =
        ui.text_field("evening/name", r, name, view.people.empty() ? text::say("A name") : text::say("Somebody else"));
    const bool ready = view.can_change && !name.empty();
    const bool tapped = button(ui, "evening/add", end, text::say("Add"), {.enabled = ready});
    if (ready && (tapped || typed.entered)) {
      ui.mean(app::ComeOrGo{name});
      name.clear();
      ui.state.focus_wish = "evening/name";  // whoever types names types the next one
    }
  };
  parts.push_back(Box::fixed(0, ui.px(kTarget), draw));
  return panel_of(ui, text::say("Who is here"), Box::column(ui.px(8), std::move(parts)));
}

Box evening_parts(Ui& ui, const ClubEveningView& view, float width) {
  const float inner = width - 2 * ui.px(spacing_of(ui).padding);
  std::vector<Box> parts{words(ui, view.here, type::kName, ui.theme.text)};
  if (!view.changed.empty()) parts.push_back(remark(ui, view.changed, false));
  if (!view.draw.empty())
    parts.push_back(push_button(ui, "evening/draw", view.draw,
                                {.key = ui.key_of("evening/draw"), .enabled = view.can_change},
                                [&ui] { ui.mean(app::DrawRounds{}); })
                        .high(ui.px(kEnterHeight)));
  for (const ClubEveningView::Part& part : view.parts) {
    parts.push_back(Box::column(
        ui.px(4), {line(ui, part.heading, type::kNote, ui.theme.dim),
                   choices_of(ui, fmt::format("evening/part/{}", static_cast<int>(part.part)), part.choices, inner,
                              [&ui, &part](const std::string& id) { ui.mean(app::ChooseEvening{part.part, id}); })}));
    if (!part.note.empty()) parts.push_back(words(ui, part.note, type::kNote, ui.theme.dim));
  }
  return panel_of(ui, "", Box::column(ui.px(12), std::move(parts)));
}

Box evening_table(Ui& ui, const app::EveningTable& table, std::size_t round, std::size_t number) {
  std::vector<Box> said{words(ui, fmt::format("{}", fmt::join(table.people, ", ")), type::kBodyBold, ui.theme.text)};
  if (!table.state.empty()) said.push_back(words(ui, table.state, type::kBodyBold, ui.theme.tell));
  std::vector<Box> parts{line(ui, table.title, type::kBody, ui.theme.dim).wide(ui.px(76)).middle(),
                         Box::column(0, std::move(said)).grow().middle()};
  if (!table.begin.empty())
    parts.push_back(push_button(ui, fmt::format("evening/begin/{}/{}", round + 1, number + 1), table.begin, {},
                                [&ui, round, number] { ui.mean(app::BeginTable{round, number}); })
                        .high(ui.px(kTarget))
                        .middle());
  if (!table.session.empty())
    parts.push_back(push_button(ui, fmt::format("evening/see/{}/{}", round + 1, number + 1), text::say("See it"), {},
                                [&ui, &table] { ui.mean(app::OpenPast{table.session}); })
                        .high(ui.px(kTarget))
                        .middle());
  return Box::row(ui.px(8), std::move(parts)).least(ui.px(kTarget));
}

std::vector<Box> evening_rounds(Ui& ui, const ClubEveningView& view) {
  std::vector<Box> panels;
  for (std::size_t i = 0; i < view.rounds.size(); ++i) {
    std::vector<Box> parts;
    for (std::size_t table = 0; table < view.rounds[i].tables.size(); ++table)
      parts.push_back(evening_table(ui, view.rounds[i].tables[table], i, table));
    if (!view.rounds[i].byes.empty()) parts.push_back(words(ui, view.rounds[i].byes, type::kBody, ui.theme.dim));
    panels.push_back(panel_of(ui, view.rounds[i].title, Box::column(ui.px(8), std::move(parts))));
  }
  if (!view.met.empty()) panels.push_back(words(ui, view.met, type::kNote, ui.theme.dim));
  return panels;
}

Box evening_standing(Ui& ui, const ClubEveningView& view) {
  std::vector<Box> lines;
  for (const app::EveningLine& each : view.standing) {
    std::vector<Box> who{words(ui, each.name, type::kBodyBold, ui.theme.text)};
    if (!each.now.empty()) who.push_back(words(ui, each.now, type::kNote, ui.theme.tell));
    lines.push_back(
        Box::row(ui.px(8),
                 {line(ui, each.place, type::kBodyBold, ui.theme.dim, Align::kRight).wide(ui.px(36)).middle(),
                  badge_of(ui, each.name, each.colour).middle(), Box::column(0, std::move(who)).grow().middle(),
                  line(ui, each.total, type::kBodyBold, ui.theme.text, Align::kRight).wide(ui.px(64)).middle()})
            .pad(0, ui.px(3)));
  }
  lines.push_back(words(ui, view.standing_note, type::kNote, ui.theme.dim));
  return panel_of(ui, text::say("How the evening stands"), Box::column(ui.px(2), std::move(lines)));
}

Box evening_ways_out(Ui& ui) {
  std::vector<Box> buttons = sends_of(ui, app::CopyDraw{}, {app::Format::kHtml, app::Format::kPicture},
                                      [](app::Format format) { return app::WriteDraw{format}; });
  buttons.push_back(page_button(ui, "board", text::say("On the board"), app::ToggleBoard{}));
  if (!ui.key_of("phones").empty())  // this device can
    buttons.push_back(page_button(ui, "phones", text::say("On your phones"), app::Go{app::Screen::kPhones}));
  buttons.push_back(page_button(ui, "evening/clear", text::say("Clear the evening"), app::ClearEvening{}));
  return in_even_lines(ui.px(8), std::move(buttons));
}

}  // namespace

void draw_club_evening(Ui& ui, const Rect& r, const ClubEveningView& view) {
  constexpr float kWidest = 1240;
  const Rect content = ui.begin_scroll("evening", r.inset(ui.px(12)));
  const Rect column = content.middle(std::min(content.width(), ui.px(kWidest)), content.height());
  const bool two = ui.units(column.width()) >= kEveningColumns;
  const float gap = ui.px(kGap);
  const float width = two ? (column.width() - gap) / 2 : column.width();
  std::vector<Box> left{evening_people(ui, view)};
  if (!view.problem.empty()) left.push_back(remark(ui, view.problem, true));
  left.push_back(evening_parts(ui, view, width));
  std::vector<Box> right;
  if (!view.standing.empty()) right.push_back(evening_standing(ui, view));
  for (Box& panel : evening_rounds(ui, view)) right.push_back(std::move(panel));
  if (!view.rounds.empty()) right.push_back(evening_ways_out(ui));
  std::vector<Box> columns{Box::column(gap, std::move(left)), Box::column(gap, std::move(right))};
  if (!two && !view.rounds.empty()) std::ranges::reverse(columns);  // the tables are looked at more often
  ui.end_scroll(draw_from_top(in_equal_columns(gap, two ? 2 : 1, std::move(columns)), column) + gap);
}

}  // namespace nullo::gui
