// What the menu of the hand opens over the table: the small forms for a note and an adjustment, who sits where.
#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "games/words.h"
#include "gui/kit/overlay.h"
#include "gui/kit/widgets.h"
#include "gui/settling/stake_form.h"
#include "gui/table/note_form.h"
#include "gui/table/table.h"
#include "text/say.h"

namespace nullo::gui {

namespace {

constexpr float kSentence = 36;

// Buttons of equal size in rows.
struct MenuGrid {
  int count = 0;
  int across = 1;
  [[nodiscard]] int rows() const { return row_count(count, across); }
  [[nodiscard]] float height(const Ui& ui) const { return ui.px(kTarget + 6) * static_cast<float>(rows()) - ui.px(6); }
  [[nodiscard]] Rect cell(const Ui& ui, const Rect& r, int i) const {
    const Rect row =
        rect_at(r.x0, r.y0 + ui.px(kTarget + 6) * static_cast<float>(i / across), r.width(), ui.px(kTarget));
    return row.column(i % across, across, ui.px(4));
  }
};

MenuGrid grid_of(const Ui& ui, float width, int count) {
  return {count, evenly(count, std::clamp(static_cast<int>(ui.units(width) / 78), 1, count))};
}

void draw_hand_note(Ui& ui, const Rect& screen) {
  if (auto note = draw_note_form(ui, screen, text::say("A note on this hand")))
    ui.mean(app::NoteHand{*std::move(note)});
}

// The bank and the seats.
void choose_account(Ui& ui, std::string_view name, Rect& rest, const app::TableView& view, std::optional<Seat>& chosen,
                    bool can_be_bank) {
  const MenuGrid grid = grid_of(ui, rest.width(), view.seats + 1);
  const Rect r = rest.cut_top(grid.height(ui));
  if (button(ui, fmt::format("{}/bank", name), grid.cell(ui, r, 0), text::say("Bank"),
             {.chosen = !chosen && can_be_bank}))
    chosen.reset();
  for (const auto& place : view.places) {
    const Rect cell = grid.cell(ui, r, place.seat.index() + 1);
    const std::string own = fmt::format("{}/{}", name, place.seat.index() + 1);
    if (button(ui, own, cell, place.name, {.chosen = chosen == place.seat})) chosen = place.seat;
  }
}

// What will be recorded: "Anna gets 100 chips from the bank."
std::string adjusted_text(const app::TableView& view, const ScreenState::Adjustment& adjustment) {
  if (adjustment.from == adjustment.to) return text::say("Choose who gets it, and from whom.");
  const std::string amount =
      games::amount_of(adjustment.amount, view.pays_at_once ? games::Unit::kChip : games::Unit::kPoint);
  const auto name = [&view](Seat seat) { return view.places[static_cast<std::size_t>(seat.index())].name; };
  if (adjustment.to && adjustment.from)
    return text::say("{player} gets {amount} from {payer}.", name(*adjustment.to), amount, name(*adjustment.from));
  if (adjustment.to)
    return view.pays_at_once ? text::say("{player} gets {amount} from the bank.", name(*adjustment.to), amount)
                             : text::say("{player} gets {amount}.", name(*adjustment.to), amount);
  return view.pays_at_once ? text::say("{player} gives {amount} to the bank.", name(*adjustment.from), amount)
                           : text::say("{player} loses {amount}.", name(*adjustment.from), amount);
}

void draw_adjust_form(Ui& ui, const Rect& screen, const app::TableView& view) {
  auto& adjustment = ui.state.adjustment;
  const float width = std::min(ui.px(680), screen.width() - ui.px(16)) - ui.px(36 + 10);
  const float accounts = 2 * grid_of(ui, width, view.seats + 1).height(ui);
  const Overlay overlay =
      begin_overlay(ui, "##adjust", screen, ui.px(680), ui.px(36 + 34 + 52 + 62 + 52 + 60 + kSentence) + accounts);
  Rect rest = overlay.inside;
  ui.text(rest.cut_top(ui.px(34)),
          view.pays_at_once ? text::say("Buy or correct chips") : text::say("Adjust the score"), type::kName,
          ui.theme.text);
  Rect row = rest.cut_bottom(ui.px(kTarget));
  rest.cut_bottom(ui.px(8));
  const Rect sentence = rest.cut_bottom(ui.px(kSentence));
  Rect content = ui.begin_scroll("adjust", rest);
  content.y1 = content.y0 + 1e6F;
  ui.text(content.cut_top(ui.px(24)), text::say("From"), type::kNote, ui.theme.dim);
  choose_account(ui, "adjust/from", content, view, adjustment.from, true);
  ui.text(content.cut_top(ui.px(28)), text::say("To"), type::kNote, ui.theme.dim);
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
  ui.text_field("adjust/note", content.cut_top(ui.px(kTarget)), adjustment.note, text::say("Why?"));
  ui.end_scroll(content.y0);
  const bool different = adjustment.from != adjustment.to;
  ui.text(sentence, adjusted_text(view, adjustment), type::kBodyBold, different ? ui.theme.text : ui.theme.dim);
  const bool cancel = button(ui, "adjust/cancel", row.column(0, 2, ui.px(10)), text::say("Cancel"),
                             {.key = ui.key_of("adjust/cancel")});
  const bool keep = button(ui, "adjust/keep", row.column(1, 2, ui.px(10)),
                           app::with_key(text::say("Write it down"), ui.key_of("adjust/keep")),
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
