// The menu of the hand: what is rarely needed at the table, and the small forms for a note and an adjustment.
#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "games/words.h"
#include "gui/exchange/sending.h"
#include "gui/kit/overlay.h"
#include "gui/kit/widgets.h"
#include "gui/settling/stake_form.h"
#include "gui/table/note_form.h"
#include "gui/table/table.h"

namespace nullo::gui {

namespace {

constexpr float kMenuLine = 52;
constexpr float kMenuHead = kTarget;
constexpr float kSentence = 36;

struct Item {
  std::string_view name;
  std::string_view label;
  bool enabled = true;
};

void choose(Ui& ui, std::string_view name, const app::TableView& view) {
  ScreenState& state = ui.state;
  state.overlay = ScreenState::Overlay::kNone;
  if (name == "menu/turn") return ui.mean(app::TurnTable{});
  if (name == "menu/scores") return ui.mean(app::SwitchForm{games::Form::kPoints});
  if (name == "menu/points") return ui.mean(app::SwitchForm{games::Form::kPoints, true});
  if (name == "menu/happened") return ui.mean(app::SwitchForm{games::Form::kTricks});
  if (name == "menu/misdeal") return ui.mean(app::Misdeal{});
  if (name == "menu/take_out") return ui.mean(app::TakeOutHand{});
  if (name == "menu/put_in") return ui.mean(app::PutInHand{});
  if (name == "menu/repair") return ui.mean(app::OpenRepair{});
  if (name == "menu/go_on") return ui.mean(app::GoOnWithOthers{});
  if (name == "menu/stop") return ui.mean(app::StopPlaying{});
  if (name == "menu/board") return ui.mean(app::ToggleBoard{});
  if (name == "menu/settings") return ui.mean(app::Go{app::Screen::kSettings});
  if (name == "menu/start") return ui.mean(app::Go{app::Screen::kStart});
  if (name == "menu/help") return ui.mean(app::Go{app::Screen::kHelp});
  if (name == "menu/note") return open_note_form(state, view.hand_note);
  if (name == "menu/export") return open_export(state);
  if (name == "menu/stake") return open_stake_form(state, view.stake);
  if (name == "menu/adjust") {
    state.adjustment = {};
    state.overlay = ScreenState::Overlay::kAdjust;
  }
  if (name == "menu/buy") {
    state.adjustment = {std::nullopt, std::nullopt, 100, "chips bought", true};
    if (!view.sale.empty()) state.adjustment.to = view.sale.front().seat;
    state.overlay = ScreenState::Overlay::kAdjust;
  }
  if (name == "menu/players") {
    state.players.clear();
    for (const auto& place : view.places) state.players.push_back(place.name);
    state.picked_place.reset();
    state.overlay = ScreenState::Overlay::kPlayers;
  }
  state.focus.clear();
}

// Buttons of equal size in rows.
struct MenuGrid {
  int count = 0;
  int across = 1;
  [[nodiscard]] int rows() const { return (count + across - 1) / across; }
  [[nodiscard]] float height(const Ui& ui) const { return ui.px(kTarget + 6) * static_cast<float>(rows()) - ui.px(6); }
  [[nodiscard]] Rect cell(const Ui& ui, const Rect& r, int i) const {
    const Rect row =
        rect_at(r.x0, r.y0 + ui.px(kTarget + 6) * static_cast<float>(i / across), r.width(), ui.px(kTarget));
    return row.column(i % across, across, ui.px(4));
  }
};

MenuGrid grid_of(const Ui& ui, float width, int count) {
  const int fit = std::clamp(static_cast<int>(ui.units(width) / 78), 1, count);
  const int rows = (count + fit - 1) / fit;
  return {count, (count + rows - 1) / rows};
}

float dealer_height(const Ui& ui, float width, const app::TableView& view) {
  if (!view.has_dealer) return 0;
  return ui.px(24 + 10) + grid_of(ui, width, view.seats).height(ui);
}

// Who dealt this hand: a tap on another seat changes it.
void choose_dealer(Ui& ui, Rect r, const app::TableView& view) {
  if (!view.has_dealer) return;
  ui.text(r.cut_top(ui.px(24)), "Dealt by", type::kNote, ui.theme.dim);
  const MenuGrid grid = grid_of(ui, r.width(), view.seats);
  for (const auto& place : view.places) {
    const std::string name = fmt::format("menu/dealer/{}", place.seat.index() + 1);
    const Rect cell = grid.cell(ui, r, place.seat.index());
    if (!button(ui, name, cell, place.name, {.chosen = place.dealer})) continue;
    ui.mean(app::SetHandDealer{place.seat});
    ui.state.overlay = ScreenState::Overlay::kNone;
  }
}

const char* adjusting(const app::TableView& view) {
  return view.pays_at_once ? "Correct the chips" : "Adjust the score";
}

void draw_menu(Ui& ui, const Rect& screen, const app::TableView& view) {
  std::vector<Item> items{
      {"menu/turn", "Turn the table"},
      {"menu/note", view.hand_note.empty() ? "Write a note on this hand" : "Change the note on this hand"},
      {"menu/adjust", adjusting(view)},
      {"menu/stake", "The stake of this session"},
      {"menu/players", "Somebody sits in, or seats change"},
      {"menu/misdeal", view.has_dealer ? "Misdeal: deal again" : "Begin this hand again", view.can_misdeal},
      {"menu/board", "The board, for another monitor or a TV"},
      {"menu/settings", "Settings"},
      {"menu/help", "Keys and rules"},
  };
  if (view.correcting) std::erase_if(items, [](const Item& item) { return item.name == "menu/stake"; });
  if (view.pays_at_once) items.insert(items.begin() + 2, {"menu/buy", "Buy chips from the bank"});
  const bool scores = view.form == games::Form::kPoints;
  if (scores && view.can_switch) items.insert(items.begin() + 1, {"menu/happened", "Enter what happened in this hand"});
  if (view.can_enter_scores && !scores)
    items.insert(items.begin() + 1, {"menu/scores", "Nobody watched this hand: only the points"});
  if (view.can_enter_scores && !view.only_points && !view.correcting && (!scores || view.can_switch))
    items.insert(items.begin() + 2, {"menu/points", "From now on only the points of each player"});
  if (view.correcting) {
    items.push_back({"menu/put_in", "Insert a hand before this one"});
    items.push_back({"menu/take_out", "Remove this hand: it was never played", view.can_take_out});
  } else {
    items.insert(items.begin() + 5, {"menu/repair", "Rules or seats of the session were wrong"});
    items.insert(items.begin() + 5, {"menu/go_on", "Go on with other people or rules", view.can_go_on});
    items.insert(items.end() - 3, {"menu/export", "Write the session to a file"});
    items.insert(items.end() - 2, {"menu/start", "To the start page"});
    items.push_back({"menu/stop", "End the game"});
  }
  constexpr float kColumn = 480;
  constexpr float kTwoColumns = 800;
  const auto height_of = [&](float wide, std::size_t lines) {
    const float width = std::min(ui.px(wide), screen.width() - ui.px(16)) - ui.px(36 + 10);
    return ui.px(kMenuLine * static_cast<float>(lines) + kMenuHead + 36) + dealer_height(ui, width, view);
  };
  const bool two = height_of(kColumn, items.size()) > screen.height() - ui.px(16) && ui.units(screen.width()) >= 640;
  const std::size_t columns = two ? 2 : 1;
  const std::size_t lines = (items.size() + columns - 1) / columns;
  const float wide = two ? kTwoColumns : kColumn;
  const Overlay overlay = begin_overlay(ui, "##menu", screen, ui.px(wide), height_of(wide, lines));
  Rect rest = overlay.inside;
  Rect head = rest.cut_top(ui.px(kMenuHead));
  const bool closed =
      !ui.names_keys() && button(ui, "menu/close", head.cut_right(ui.px(kTarget)), "✕", {.tone = Tone::kQuiet});
  ui.text(head, "The hand", type::kName, ui.theme.text);
  Rect content = ui.begin_scroll("menu", rest);
  content.y1 = content.y0 + 1e6F;
  choose_dealer(ui, content.cut_top(dealer_height(ui, content.width(), view)), view);
  for (std::size_t i = 0; i < items.size(); ++i) {
    const Item& item = items[i];
    const float y = content.y0 + ui.px(kMenuLine) * static_cast<float>(i % lines);
    const Rect line = rect_at(content.x0, y, content.width(), ui.px(kMenuLine - 4));
    const Rect cell = line.column(static_cast<int>(i / lines), static_cast<int>(columns), ui.px(8));
    if (button(ui, item.name, cell, item.label, {.enabled = item.enabled, .align = Align::kLeft}))
      choose(ui, item.name, view);
  }
  ui.end_scroll(content.y0 + ui.px(kMenuLine) * static_cast<float>(lines));
  end_overlay();
  if (overlay.beside || closed) ui.state.overlay = ScreenState::Overlay::kNone;
}

void draw_hand_note(Ui& ui, const Rect& screen) {
  if (auto note = draw_note_form(ui, screen, "A note on this hand")) ui.mean(app::NoteHand{*std::move(note)});
}

// The bank and the seats.
void choose_account(Ui& ui, std::string_view name, Rect& rest, const app::TableView& view, std::optional<Seat>& chosen,
                    bool can_be_bank) {
  const MenuGrid grid = grid_of(ui, rest.width(), view.seats + 1);
  const Rect r = rest.cut_top(grid.height(ui));
  if (button(ui, fmt::format("{}/bank", name), grid.cell(ui, r, 0), "Bank", {.chosen = !chosen && can_be_bank}))
    chosen.reset();
  for (const auto& place : view.places) {
    const Rect cell = grid.cell(ui, r, place.seat.index() + 1);
    const std::string own = fmt::format("{}/{}", name, place.seat.index() + 1);
    if (button(ui, own, cell, place.name, {.chosen = chosen == place.seat})) chosen = place.seat;
  }
}

// What will be recorded: "Anna gets 100 chips from the bank."
std::string adjusted_text(const app::TableView& view, const ScreenState::Adjustment& adjustment) {
  if (adjustment.from == adjustment.to) return "Choose who gets it, and from whom.";
  const std::string_view unit = view.pays_at_once ? "chip" : "point";
  const std::string amount = games::amount_of(adjustment.amount, unit);
  const auto name = [&view](Seat seat) { return view.places[static_cast<std::size_t>(seat.index())].name; };
  if (adjustment.to && adjustment.from)
    return fmt::format("{} gets {} from {}.", name(*adjustment.to), amount, name(*adjustment.from));
  const std::string_view bank = view.pays_at_once ? " the bank" : "";
  if (adjustment.to)
    return fmt::format("{} gets {}{}{}.", name(*adjustment.to), amount, bank.empty() ? "" : " from", bank);
  return fmt::format("{} {} {}{}{}.", name(*adjustment.from), bank.empty() ? "loses" : "gives", amount,
                     bank.empty() ? "" : " to", bank);
}

void draw_adjust_form(Ui& ui, const Rect& screen, const app::TableView& view) {
  auto& adjustment = ui.state.adjustment;
  const float width = std::min(ui.px(680), screen.width() - ui.px(16)) - ui.px(36 + 10);
  const float accounts = 2 * grid_of(ui, width, view.seats + 1).height(ui);
  const Overlay overlay =
      begin_overlay(ui, "##adjust", screen, ui.px(680), ui.px(36 + 34 + 52 + 62 + 52 + 60 + kSentence) + accounts);
  Rect rest = overlay.inside;
  ui.text(rest.cut_top(ui.px(34)), view.pays_at_once ? "Buy or correct chips" : adjusting(view), type::kName,
          ui.theme.text);
  Rect row = rest.cut_bottom(ui.px(kTarget));
  rest.cut_bottom(ui.px(8));
  const Rect sentence = rest.cut_bottom(ui.px(kSentence));
  Rect content = ui.begin_scroll("adjust", rest);
  content.y1 = content.y0 + 1e6F;
  ui.text(content.cut_top(ui.px(24)), "From", type::kNote, ui.theme.dim);
  choose_account(ui, "adjust/from", content, view, adjustment.from, true);
  ui.text(content.cut_top(ui.px(28)), "To", type::kNote, ui.theme.dim);
  choose_account(ui, "adjust/to", content, view, adjustment.to, adjustment.from.has_value());  // else nobody yet
  content.cut_top(ui.px(10));
  Rect amount = content.cut_top(ui.px(kTarget));
  const Range range{1, 999'999};
  if (const auto value =
          number_field(ui, "adjust/amount", amount.cut_left(std::min(amount.width(), number_width(ui, range))),
                       adjustment.amount, range)) {
    adjustment.amount = *value;
  }
  content.cut_top(ui.px(8));
  ui.text_field("adjust/note", content.cut_top(ui.px(kTarget)), adjustment.note, "Why?");
  ui.end_scroll(content.y0);
  const bool different = adjustment.from != adjustment.to;
  ui.text(sentence, adjusted_text(view, adjustment), type::kBodyBold, different ? ui.theme.text : ui.theme.dim);
  const bool cancel =
      button(ui, "adjust/cancel", row.column(0, 2, ui.px(10)), "Cancel", {.key = ui.key_of("adjust/cancel")});
  const bool keep =
      button(ui, "adjust/keep", row.column(1, 2, ui.px(10)), app::with_key("Write it down", ui.key_of("adjust/keep")),
             {.tone = Tone::kPrimary, .enabled = different});
  end_overlay();
  if (keep) ui.mean(app::Adjust{adjustment.from, adjustment.to, adjustment.amount, adjustment.note, adjustment.bought});
  if (cancel || keep) ui.state.overlay = ScreenState::Overlay::kNone;
}

}  // namespace

void draw_hand_menu(Ui& ui, const Rect& screen, const app::TableView& view) {
  switch (ui.state.overlay) {
    case ScreenState::Overlay::kNone:
    case ScreenState::Overlay::kPresets:  // those of another screen
    case ScreenState::Overlay::kWords:
    case ScreenState::Overlay::kPack:
    case ScreenState::Overlay::kSamePerson:
    case ScreenState::Overlay::kExport:
    case ScreenState::Overlay::kReplace:
    case ScreenState::Overlay::kTricks:  // drawn with the strip
    case ScreenState::Overlay::kDue:     // drawn with the payments
    case ScreenState::Overlay::kWhys:    // drawn with the result
      return;
    case ScreenState::Overlay::kHandMenu:
      return draw_menu(ui, screen, view);
    case ScreenState::Overlay::kNote:
      return draw_hand_note(ui, screen);
    case ScreenState::Overlay::kStake:
      return draw_stake_form(ui, screen, view.stake);
    case ScreenState::Overlay::kAdjust:
      return draw_adjust_form(ui, screen, view);
    case ScreenState::Overlay::kPlayers:
      return draw_players_form(ui, screen, view);
  }
}

}  // namespace nullo::gui
