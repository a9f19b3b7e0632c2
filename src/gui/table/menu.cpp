// The menu of the hand: what is rarely needed at the table, in groups.
#include <algorithm>
#include <functional>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "gui/exchange/sending.h"
#include "gui/kit/frame.h"
#include "gui/kit/overlay.h"
#include "gui/settling/stake_form.h"
#include "gui/table/note_form.h"
#include "gui/table/table.h"
#include "text/say.h"

namespace nullo::gui {

namespace {

constexpr float kDealerRow = 52;

// A row closes the menu, and opens something else or means something.
ListRow opening(Ui& ui, std::string name, std::string label, std::string what, std::function<void()> open) {
  return {std::move(name), std::move(label), std::move(what), true, [&ui, open = std::move(open)] {
            ui.state.overlay = ScreenState::Overlay::kNone;
            ui.state.focus.clear();
            open();
          }};
}

ListRow meaning(Ui& ui, std::string name, std::string label, std::string what, app::Intent intent) {
  return opening(ui, std::move(name), std::move(label), std::move(what),
                 [&ui, intent = std::move(intent)] { ui.mean(intent); });
}

ListRow if_possible(ListRow row, bool possible) {
  row.enabled = possible;
  return row;
}

void open_adjusting(ScreenState& state, ScreenState::Adjustment adjustment) {
  state.adjustment = std::move(adjustment);
  state.overlay = ScreenState::Overlay::kAdjust;
}

void open_buying(ScreenState& state, const app::TableView& view) {
  constexpr int kUsual = 100;
  std::optional<Seat> buyer;
  if (!view.sale.empty()) buyer = view.sale.front().seat;
  open_adjusting(state, {std::nullopt, buyer, kUsual, text::say("chips bought"), true});
}

void open_players(ScreenState& state, const app::TableView& view) {
  state.players.clear();
  for (const auto& place : view.places) state.players.push_back(place.name);
  state.picked_place.reset();
  state.overlay = ScreenState::Overlay::kPlayers;
}

// How this hand is entered instead.
void add_ways(Ui& ui, const app::TableView& view, std::vector<ListRow>& rows) {
  const bool scores = view.form == games::Form::kPoints;
  if (scores && view.can_switch)
    rows.push_back(meaning(ui, "menu/happened", text::say("Enter what happened"),
                           text::say("in this hand, instead of its points"), app::SwitchForm{games::Form::kTricks}));
  if (view.can_enter_scores && !scores)
    rows.push_back(meaning(ui, "menu/scores", text::say("Only the points"), text::say("nobody watched this hand"),
                           app::SwitchForm{games::Form::kPoints}));
  if (view.can_enter_scores && !view.only_points && !view.correcting && (!scores || view.can_switch))
    rows.push_back(meaning(ui, "menu/points", text::say("From now on only the points"),
                           text::say("of each player, hand by hand"), app::SwitchForm{games::Form::kPoints, true}));
}

std::vector<ListRow> of_hand(Ui& ui, const app::TableView& view) {
  ScreenState& state = ui.state;
  std::vector<ListRow> rows;
  rows.push_back(
      if_possible(meaning(ui, "menu/misdeal",
                          view.has_dealer ? text::say("Misdeal: deal again") : text::say("Begin this hand again"),
                          text::say("what was entered of it goes"), app::Misdeal{}),
                  view.can_misdeal));
  add_ways(ui, view, rows);
  if (view.pays_at_once)
    rows.push_back(
        opening(ui, "menu/buy", text::say("Buy chips"), text::say("from the bank"), [&] { open_buying(state, view); }));
  rows.push_back(opening(ui, "menu/adjust",
                         view.pays_at_once ? text::say("Correct the chips") : text::say("Adjust the score"),
                         text::say("agreed on at the table"), [&state] { open_adjusting(state, {}); }));
  rows.push_back(opening(ui, "menu/note",
                         view.hand_note.empty() ? text::say("Write a note") : text::say("Change the note"),
                         view.hand_note.empty() ? text::say("shown with the hand") : view.hand_note,
                         [&] { open_note_form(state, view.hand_note); }));
  if (!view.correcting) return rows;
  rows.push_back(
      meaning(ui, "menu/put_in", text::say("Insert a hand"), text::say("before this one"), app::PutInHand{}));
  rows.push_back(if_possible(
      meaning(ui, "menu/take_out", text::say("Remove this hand"), text::say("it was never played"), app::TakeOutHand{}),
      view.can_take_out));
  return rows;
}

std::vector<ListRow> of_session(Ui& ui, const app::TableView& view) {
  ScreenState& state = ui.state;
  std::vector<ListRow> rows;
  rows.push_back(opening(ui, "menu/players", text::say("Somebody sits in"),
                         text::say("or seats change, from this hand on"), [&] { open_players(state, view); }));
  if (view.correcting) return rows;
  rows.push_back(if_possible(meaning(ui, "menu/go_on", text::say("Go on with other people"),
                                     text::say("or other rules; the evening stays one"), app::GoOnWithOthers{}),
                             view.can_go_on));
  rows.push_back(meaning(ui, "menu/repair", text::say("Rules or seats were wrong"),
                         text::say("mends the whole session"), app::OpenRepair{}));
  rows.push_back(opening(ui, "menu/stake", text::say("Stake"), text::say("the money for a point, or for a chip"),
                         [&] { open_stake_form(state, view.stake); }));
  rows.push_back(meaning(ui, "menu/copy", copy_words(ui), text::say("a message with the standing"), app::CopyText{}));
  rows.push_back(opening(ui, "menu/export", text::say("Write to a file …"), text::say("picture, page, score sheet"),
                         [&state] { open_export(state); }));
  return rows;
}

std::vector<ListRow> of_nullo(Ui& ui, const app::TableView& view) {
  std::vector<ListRow> rows;
  rows.push_back(meaning(ui, "menu/turn", text::say("Turn the table"), text::say("your own seat at the bottom"),
                         app::TurnTable{}));
  if (view.serves)
    rows.push_back(meaning(ui, "phones", text::say("On your phones"), text::say("everybody sees the table"),
                           app::Go{app::Screen::kPhones}));
  rows.push_back(
      meaning(ui, "menu/board", text::say("The board"), text::say("for another monitor or a TV"), app::ToggleBoard{}));
  rows.push_back(meaning(ui, "menu/settings", text::say("Settings"), text::say("size, theme, pack, chips"),
                         app::Go{app::Screen::kSettings}));
  rows.push_back(meaning(ui, "menu/help", ui.names_keys() ? text::say("Keys and rules") : text::say("Rules"),
                         text::say("of this game"), app::Go{app::Screen::kHelp}));
  if (!view.correcting)
    rows.push_back(meaning(ui, "menu/start", text::say("To the start page"), text::say("nothing is lost"),
                           app::Go{app::Screen::kStart}));
  return rows;
}

// Who dealt this hand: a tap on another seat changes it.
Box dealers(Ui& ui, const app::TableView& view, float row_units) {
  constexpr std::size_t kAcross = 2;
  std::vector<Box> lines;
  for (std::size_t i = 0; i < view.places.size(); i += kAcross) {
    std::vector<Box> cells;
    for (std::size_t seat = i; seat < std::min(i + kAcross, view.places.size()); ++seat) {
      const auto& place = view.places[seat];
      cells.push_back(Box::fixed(0, ui.px(row_units), [&ui, &place](const Rect& r) {
                        const ButtonLook look{.tone = Tone::kQuiet, .chosen = place.dealer, .align = Align::kLeft};
                        const std::string name = fmt::format("menu/dealer/{}", place.seat.index() + 1);
                        const bool pressed = button(ui, name, r, "", look);
                        Rect inside = r.inset(ui.px(12), 0);
                        const float radius = ui.px(13);
                        seat_badge(ui, {inside.x0 + radius, inside.center().y}, radius, place.seat);
                        inside.cut_left(2 * radius + ui.px(10));
                        ui.text(inside, place.name, type::kBodyBold, ui.theme.text);
                        if (!pressed) return;
                        ui.mean(app::SetHandDealer{place.seat});
                        ui.state.overlay = ScreenState::Overlay::kNone;
                      }).grow());
    }
    while (cells.size() < kAcross) cells.push_back(space(0).grow());
    lines.push_back(Box::row(0, std::move(cells)));
  }
  return group(ui, text::say("This hand was dealt by"), std::move(lines));
}

Box end_button(Ui& ui) {
  return push_button(ui, "menu/stop", text::say("End the game"), {}, [&ui] {
    ui.state.overlay = ScreenState::Overlay::kNone;
    ui.mean(app::StopPlaying{});
  });
}

Box groups(Ui& ui, const app::TableView& view, std::size_t columns, float row_units) {
  const float gap = ui.px(16);
  std::vector<Box> hand;
  if (view.has_dealer) hand.push_back(dealers(ui, view, std::min(row_units, kDealerRow)));
  hand.push_back(group_of(ui, text::say("This hand"), of_hand(ui, view), row_units));
  if (!ui.names_keys()) std::ranges::reverse(hand);  // on a phone, what is wanted most is in sight
  Box session = group_of(ui, text::say("This session"), of_session(ui, view), row_units);
  Box nullo = group_of(ui, "Nullo", of_nullo(ui, view), row_units);
  if (columns == 3) {
    return Box::row(gap, {Box::column(gap, std::move(hand)).grow(), Box::column(0, {std::move(session)}).grow(),
                          Box::column(0, {std::move(nullo)}).grow()});
  }
  if (columns == 2)
    return Box::row(gap, {Box::column(gap, std::move(hand)).grow(),
                          Box::column(gap, {std::move(session), std::move(nullo)}).grow()});
  hand.push_back(std::move(session));
  hand.push_back(std::move(nullo));
  return Box::column(gap, std::move(hand));
}

}  // namespace

void draw_menu(Ui& ui, const Rect& screen, const app::TableView& view) {
  constexpr float kThreeColumns = 920;
  constexpr float kTwoColumns = 640;
  constexpr float kPadding = 36;  // of begin_overlay(), both sides
  const float room = ui.units(screen.width());
  const std::size_t columns = room >= kThreeColumns ? 3 : room >= kTwoColumns ? 2 : 1;
  const float width = std::min(ui.px(columns == 3 ? 1088 : columns == 2 ? 760 : 480), screen.width() - ui.px(16));
  const float inner = width - ui.px(kPadding) - ui.scroll_room();
  bool closed = false;
  const Box title =
      Box::row(ui.px(8),
               {words(ui, view.title, type::kName, ui.theme.text).middle().grow(),
                Box::fixed(ui.px(kTarget), ui.px(kTarget),
                           [&](const Rect& r) { closed = button(ui, "menu/close", r, "✕", {.tone = Tone::kQuiet}); })})
          .pad({0, 0, 0, ui.px(8)});
  const float wide = columns == 1 ? inner : (inner - ui.px(16)) / static_cast<float>(columns);
  Box foot =
      view.correcting ? space(0) : Box::row(0, {end_button(ui).wide(wide), space(0).grow()}).pad({0, ui.px(16), 0, 0});
  const float around = title.height(inner) + foot.height(inner) + ui.px(kPadding);
  Box all = groups(ui, view, columns, 64);
  for (const float lower : {56.0F, 48.0F}) {
    if (columns > 1 && all.height(inner) + around > screen.height() - ui.px(16)) all = groups(ui, view, columns, lower);
  }
  const Overlay overlay = begin_overlay(ui, "##menu", screen, width, all.height(inner) + around);
  Box::column(0, {title, scrolling(ui, "menu", std::move(all)).grow(), std::move(foot)}).draw(overlay.inside);
  end_overlay();
  if ((closed || overlay.beside) && ui.state.overlay == ScreenState::Overlay::kHandMenu)
    ui.state.overlay = ScreenState::Overlay::kNone;
}

}  // namespace nullo::gui
