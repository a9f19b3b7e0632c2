// The cards that can be tapped: the palette under the table, the whole pack where any card can be meant.
#include "gui/kit/cards.h"

#include <algorithm>
#include <cmath>

#include <fmt/format.h>

#include "gui/kit/widgets.h"
#include "gui/table/table.h"

namespace nullo::gui {

namespace {

// ---- palette

struct CardSlots {
  int per_row = 1;
  int rows = 1;
  float width = 0;
  float card = 0;     // width of the card in it
  float caption = 0;  // height under it
  float height = 0;
  bool close = false;  // the cards stand close, with only the text below them that fits
  bool low = false;    // no text below them
};

constexpr Type kCaption = type::kNote;
constexpr Type kCloseCaptionType{13, Weight::kRegular};  // where cards stand close
constexpr float kCaptionLine = 19;
constexpr float kSlotGap = 4;

const std::string& caption_of(const app::TableView::PaletteCard& entry) {
  return entry.taken.empty() ? entry.caption : entry.taken;
}

constexpr int kMany = 9;  // so many cards stand close
constexpr float kCloseCaption = 16;
constexpr float kLowSlot = 62;  // height
constexpr float kOneLineSlot = 118;

// Most cards in this hand so far: their room is kept after they have fallen.
int most_cards(const Ui& ui, const app::TableView& view) {
  return std::max(ui.state.cards, static_cast<int>(view.palette.size()));
}

CardSlots close_slots(const Ui& ui, float width, int count) {
  CardSlots s;
  const int fit = std::max(1, static_cast<int>((ui.units(width) + kSlotGap) / (kTarget + kSlotGap)));
  s.rows = row_count(count, fit);
  s.per_row = evenly(count, fit);
  s.close = true;
  s.width = std::min(ui.px(96), rect_at(0, 0, width, 0).column(0, s.per_row, ui.px(kSlotGap)).width());
  s.card = std::min(s.width - ui.px(2), ui.px(s.rows > 1 ? 50 : 60));
  s.caption = ui.px(kCloseCaption);
  s.height = s.card * kCardShape + s.caption + ui.px(12);
  return s;
}

CardSlots low_slots(const Ui& ui, float width, int count) {
  CardSlots s = close_slots(ui, width, count);
  s.low = true;
  s.caption = 0;
  s.height = ui.px(kLowSlot);
  s.card = std::min(s.width - ui.px(2), (s.height - ui.px(6)) / kCardShape);
  return s;
}

CardSlots slots(const Ui& ui, float width, const app::TableView& view, bool low) {
  const int count = std::max(1, most_cards(ui, view));
  if (low) return low_slots(ui, width, count);
  if (count >= kMany) return close_slots(ui, width, count);
  CardSlots s;
  const int fit = std::clamp(static_cast<int>(ui.units(width) / 54), 1, count);
  s.rows = row_count(count, fit);
  s.per_row = evenly(count, fit);
  s.width = std::min(ui.px(124),
                     (width - ui.px(kSlotGap) * static_cast<float>(s.per_row - 1)) / static_cast<float>(s.per_row));
  s.card = std::min(s.width - ui.px(4), ui.px(s.rows > 1 ? 48 : 62));
  s.caption = ui.px(kCaptionLine);
  if (s.width < ui.px(kOneLineSlot)) s.caption = ui.px(2 * kCaptionLine);  // also who takes the card in which trick
  s.height = s.card * kCardShape + s.caption + ui.px(14);
  return s;
}

// All of "Quinola, 1 point", or its last part; nothing if that does not fit either.
std::string_view fitting_part(const Ui& ui, float width, std::string_view caption) {
  constexpr Type kLeast{12, Weight::kRegular};
  constexpr std::string_view kBetween = ", ";
  const auto fits = [&](std::string_view text) { return ui.text_width(text, kLeast) + ui.px(2) <= width; };
  if (fits(caption)) return caption;
  const std::size_t last = caption.rfind(kBetween);
  if (last == std::string_view::npos) return {};
  caption.remove_prefix(last + kBetween.size());
  return fits(caption) ? caption : std::string_view{};
}

// Who took a card that is gone (or played it to this trick), on the card and under it; else what the card is worth, if
// that fits.
void draw_close_caption(Ui& ui, const Rect& face, const Rect& r, const app::TableView& view,
                        const app::TableView::PaletteCard& entry, bool badge_only) {
  const std::optional<Seat> whose = entry.in_trick ? entry.by : entry.taker;
  if (!whose) {
    if (badge_only) return;
    const std::string_view worth = fitting_part(ui, r.width(), entry.caption);
    if (!worth.empty()) ui.text(r, worth, kCloseCaptionType, ui.theme.dim, Align::kCenter);
    return;
  }
  for (const auto& place : view.places) {
    if (place.seat != *whose) continue;
    const float radius = std::min(face.width() * 0.3F, ui.px(15));
    seat_badge(ui, {face.center().x, face.y1 - radius - ui.px(4)}, radius, place.seat, place.key);
    if (badge_only) return;
    const std::string_view said = entry.in_trick && ui.text_width(entry.caption, kCloseCaptionType) <= r.width()
                                      ? std::string_view{entry.caption}
                                      : std::string_view{place.name};
    ui.text(r, said, kCloseCaptionType, entry.in_trick ? ui.theme.text : ui.theme.dim, Align::kCenter);
  }
}

// Whose it is now, on its corner.
void draw_taker(Ui& ui, const Rect& face, const app::TableView& view, const app::TableView::PaletteCard& entry) {
  const auto place = std::ranges::find(view.places, entry.taker, &app::TableView::Place::seat);
  if (place == view.places.end()) return;
  const float radius = ui.px(10);
  const float in = radius + ui.px(2);
  seat_badge(ui, {face.x1 - in, face.y1 - in}, radius, place->seat, place->key);
}

// On two lines "Clara, trick 3" breaks after its comma.
std::string on_lines(const Ui& ui, float width, std::string caption) {
  const std::size_t comma = caption.find(", ");
  if (comma != std::string::npos && ui.text_width(caption, kCaption) > width) caption[comma + 1] = '\n';
  return caption;
}

void draw_slot(Ui& ui, const Rect& slot, const CardSlots& s, const app::TableView& view,
               const app::TableView::PaletteCard& entry) {
  const Touch touch = ui.target(fmt::format("card/{}", to_string(entry.card)), slot, entry.enabled);
  const bool gone = !entry.taken.empty() && !entry.in_trick;
  if (entry.in_trick) ui.fill(slot, ui.theme.chosen, 10);
  if (touch.hovered || touch.held) ui.fill(slot, ui.theme.raised, 10);
  if (entry.in_trick) ui.outline(slot, ui.theme.text, 10, 2);
  if (touch.focused) focus_ring(ui, slot, 10);
  if (touch.clicked) ui.mean(app::TapCard{entry.card});
  Rect rest = slot.inset(ui.px(2), ui.px(s.low ? 2 : 6));
  const Rect face = rest.cut_top(s.card * kCardShape).middle(s.card, s.card * kCardShape);
  draw_card(ui, face, entry.card, {.spent = gone, .chosen = entry.in_trick});
  if (gone && !s.close) draw_taker(ui, face, view, entry);
  if (!entry.key.empty() && ui.names_keys() && !(gone && s.close)) {
    if (entry.enabled) ui.note_key(fmt::format("card/{}", to_string(entry.card)), entry.key);
    // Beside the card: a letter on it would be its rank. On its lower edge where there is no room.
    const float width = ui.text_width(entry.key, type::kNote) + ui.px(10);
    key_cap(ui, {std::min(face.x1 + ui.px(4), slot.x1 - width), face.y1 - ui.px(9)}, entry.key);
  }
  rest.cut_top(ui.px(2));
  if (s.close) return draw_close_caption(ui, face, rest, view, entry, s.low);
  const std::string caption = on_lines(ui, rest.width(), caption_of(entry));
  const float wanted = ui.wrapped_height(rest.width(), caption, kCaption);
  const ImU32 ink = gone ? ui.theme.dim : ui.theme.text;
  if (wanted > s.caption + ui.px(4)) return ui.text(rest, caption, kCaption, ink, Align::kCenter);
  ui.wrapped(rest, caption, kCaption, ink, Align::kCenter);
}

// ---- the whole pack

// The ranks that the game plays with, lowest first.
std::vector<Rank> ranks_of(const app::TableView& view) {
  std::vector<Rank> ranks;
  for (int number = 2; number <= static_cast<int>(Rank::kAce); ++number) {
    const auto rank = static_cast<Rank>(number);
    const bool any = std::ranges::any_of(kSuits, [&](Suit suit) { return view.pack.contains(Card{rank, suit}); });
    if (any) ranks.push_back(rank);
  }
  if (view.ace_low && !ranks.empty() && ranks.back() == Rank::kAce) std::ranges::rotate(ranks, std::prev(ranks.end()));
  return ranks;
}

struct Pick {
  int columns = 1;
  int lines = 1;  // of a suit
};

Pick pick_in(const Ui& ui, float width, const app::TableView& view) {
  const int ranks = std::max(1, static_cast<int>(ranks_of(view).size()));
  const int lines = ui.units(width) >= static_cast<float>(ranks) * 47 ? 1 : 2;
  return {(ranks + lines - 1) / lines, lines};
}

// On a phone the cards touch.
float pick_gap(const Ui& ui, float width) { return ui.names_keys() ? ui.px(ui.units(width) < 420 ? 2 : 4) : 0; }

float picker_cell_height(const Ui& ui) { return ui.px(64); }

}  // namespace

float palette_height(const Ui& ui, float width, const app::TableView& view, bool low) {
  if (most_cards(ui, view) == 0) return 0;
  const CardSlots s = slots(ui, width, view, low);
  return s.height * static_cast<float>(s.rows);
}

bool many_cards(const Ui& ui, const app::TableView& view) { return most_cards(ui, view) >= kMany; }

void draw_palette(Ui& ui, const Rect& r, const app::TableView& view, bool low) {
  const CardSlots s = slots(ui, r.width(), view, low);
  const float gap = ui.px(kSlotGap);
  for (int i = 0; i < static_cast<int>(view.palette.size()); ++i) {
    const int row = i / s.per_row;
    const int in_row = std::min(s.per_row, static_cast<int>(view.palette.size()) - row * s.per_row);
    const float used = s.width * static_cast<float>(in_row) + gap * static_cast<float>(in_row - 1);
    const float x = r.center().x - used / 2 + (s.width + gap) * static_cast<float>(i % s.per_row);
    const Rect slot = rect_at(x, r.y0 + s.height * static_cast<float>(row), s.width, s.height - ui.px(2));
    draw_slot(ui, slot, s, view, view.palette[static_cast<std::size_t>(i)]);
  }
}

float picker_height(const Ui& ui, float width, const app::TableView& view) {
  return static_cast<float>(4 * pick_in(ui, width, view).lines) * (picker_cell_height(ui) + pick_gap(ui, width));
}

void draw_picker(Ui& ui, const Rect& r, const app::TableView& view) {
  const auto [columns, lines_a_suit] = pick_in(ui, r.width(), view);
  const std::vector<Rank> ranks = ranks_of(view);
  const float gap = pick_gap(ui, r.width());
  const float cell_w =
      std::min((r.width() - gap * static_cast<float>(columns - 1)) / static_cast<float>(columns), ui.px(84));
  const float natural = picker_height(ui, r.width(), view);
  const float room =
      std::max(r.height(), (ui.px(kTarget) + pick_gap(ui, r.width())) * static_cast<float>(4 * lines_a_suit));
  const float step_y = std::min({room, natural * 1.7F}) / static_cast<float>(4 * lines_a_suit);
  const float left = r.center().x - (cell_w * static_cast<float>(columns) + gap * static_cast<float>(columns - 1)) / 2;
  const float top = r.y0 + std::max(0.0F, r.height() - step_y * static_cast<float>(4 * lines_a_suit)) / 2;
  for (int suit = 0; suit < 4; ++suit) {
    for (int i = 0; i < static_cast<int>(ranks.size()); ++i) {
      const Card card{ranks[static_cast<std::size_t>(i)], kSuits.at(static_cast<std::size_t>(suit))};
      const float x = left + static_cast<float>(i % columns) * (cell_w + gap);
      const float y = top + static_cast<float>(suit * lines_a_suit + i / columns) * step_y;
      const Rect cell = rect_at(x, y, cell_w, step_y - gap);
      const bool can = std::ranges::find(view.pickable, card) != view.pickable.end();
      const Touch touch = ui.target(fmt::format("pick/{}", to_string(card)), cell, can);
      const Rect inside = cell.inset(ui.px(1));
      const float w = std::min(inside.width(), inside.height() / 1.25F);
      const Rect face =
          inside.middle(w, std::min(inside.height(), w * kCardShape)).moved(0, touch.hovered ? -ui.px(2) : 0);
      draw_card(ui, face, card, {.spent = !can, .chosen = view.picked == card || view.in_hand.contains(card)});
      if (touch.focused) focus_ring(ui, face, 8);
      if (touch.clicked) ui.mean(app::TapCard{card});
    }
  }
}

}  // namespace nullo::gui
