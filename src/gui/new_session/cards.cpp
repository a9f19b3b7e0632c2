// Options that are cards: a set of them, or a table of what they are worth; and the pack they are chosen from.
#include "gui/kit/cards.h"

#include <algorithm>
#include <array>

#include <fmt/format.h>

#include "core/card_set.h"
#include "gui/kit/overlay.h"
#include "gui/kit/widgets.h"
#include "gui/new_session/new_session.h"
#include "text/say.h"

namespace nullo::gui {

namespace {

using Option = app::NewSessionView::Option;
using games::CardPoints;

constexpr float kCard = 30;  // units: the width of a small card
constexpr float kCardGap = 4;
constexpr float kCardLine = 50;
constexpr float kCardButton = 96;
constexpr int kRanks = 13;
constexpr int kNarrowColumns = 7;
constexpr int kNarrowestColumns = 5;
constexpr float kCell = 60;
constexpr float kPackWidth = 760;
constexpr int kUsualBonus = -10;  // of a card that takes points off: the value that a new one starts with

void open_pack(Ui& ui, const Option& option) { open_option(ui, ScreenState::Overlay::kPack, option, "pack/close"); }

int cards_in_a_row(const Ui& ui, float width) {
  return std::max(1, static_cast<int>((width - ui.px(kCardButton + 12) + ui.px(kCardGap)) / ui.px(kCard + kCardGap)));
}

// ---- the table of points

std::string label_of(const CardPoints& entry) { return text::say("every {suit}", to_text(entry.suit)); }

void draw_face(Ui& ui, Rect r, const CardPoints& entry) {
  if (!entry.rank) return ui.text(r, label_of(entry), type::kBodyBold, ui.theme.text);
  const Rect face = r.cut_left(ui.px(kCard)).middle(ui.px(kCard), ui.px(kCard * kCardShape));
  draw_card(ui, face, Card{*entry.rank, entry.suit});
}

void draw_entry(Ui& ui, Rect r, const Option& option, std::size_t index) {
  const CardPoints& entry = option.points[index];
  const std::string name = fmt::format("{}/{}", target_of(option), index);
  const Rect remove = r.cut_right(ui.px(kTarget));
  r.cut_right(ui.px(6));
  const Range range{option.least, option.most};
  const float wanted = number_width(ui, range);
  const float room = r.width() - ui.px(90);
  const Rect number = r.cut_right(std::min(wanted, room));
  draw_face(ui, r, entry);
  std::vector<CardPoints> next = option.points;
  if (const auto value = number_field(ui, name, number, entry.points, range)) {
    next[index].points = *value;
    ui.mean(app::SetOption{option.key, next});
  }
  if (button(ui, name + "/remove", remove, "×")) {
    next.erase(next.begin() + static_cast<std::ptrdiff_t>(index));
    ui.mean(app::SetOption{option.key, next});
  }
}

// ---- what a tap on the pack changes

bool is_in(const Option& option, std::optional<Rank> rank, Suit suit) {
  if (option.kind == Option::Kind::kCards) {
    return rank && std::ranges::find(option.cards, Card{*rank, suit}) != option.cards.end();
  }
  return std::ranges::any_of(option.points,
                             [&](const CardPoints& entry) { return entry.rank == rank && entry.suit == suit; });
}

games::OptionValue cards_with(const Option& option, Card card) {
  CardSet set;
  for (const Card each : option.cards) set.insert(each);
  set.contains(card) ? set.erase(card) : set.insert(card);
  return set;
}

games::OptionValue points_with(const Option& option, std::optional<Rank> rank, Suit suit) {
  std::vector<CardPoints> next = option.points;
  if (is_in(option, rank, suit)) {
    std::erase_if(next, [&](const CardPoints& entry) { return entry.rank == rank && entry.suit == suit; });
  } else {
    next.push_back({rank, suit, std::clamp(option.most > 0 ? 1 : kUsualBonus, option.least, option.most)});
  }
  return next;
}

void put(Ui& ui, const Option& option, std::optional<Rank> rank, Suit suit) {
  const bool cards = option.kind == Option::Kind::kCards;
  ui.mean(app::SetOption{option.key, cards ? cards_with(option, Card{*rank, suit}) : points_with(option, rank, suit)});
}

// ---- the pack

struct Pack {
  int columns = kRanks;
  float cell = 0;
  float gap = 0;

  [[nodiscard]] int rows_a_suit() const { return (kRanks + columns - 1) / columns; }
  [[nodiscard]] float height(const Ui& ui) const {
    return static_cast<float>(4 * rows_a_suit()) * (ui.px(kCell) + gap);
  }
};

Pack pack_of(const Ui& ui, float width) {
  Pack pack;
  pack.columns = ui.units(width) >= kRanks * (kTarget + 3)           ? kRanks
                 : ui.units(width) >= kNarrowColumns * (kTarget + 1) ? kNarrowColumns
                                                                     : kNarrowestColumns;
  pack.gap = ui.px(ui.units(width) < kNarrowColumns * (kTarget + 4) ? 1 : 3);
  pack.cell = (width - pack.gap * static_cast<float>(pack.columns - 1)) / static_cast<float>(pack.columns);
  return pack;
}

void draw_pack_card(Ui& ui, const Rect& cell, const Option& option, Card card) {
  const bool in = is_in(option, card.rank(), card.suit());
  const Touch touch = ui.target("pick/" + to_string(card), cell);
  const float width = std::min(cell.width() - ui.px(4), (cell.height() - ui.px(4)) / kCardShape);
  const Rect face = cell.middle(width, width * kCardShape);
  if (in) ui.fill(cell, ui.theme.chosen, 6);
  draw_card(ui, face, card, {.spent = !in && !touch.hovered, .chosen = in});
  if (touch.focused) focus_ring(ui, cell.inset(ui.px(2)), 6);
  if (touch.clicked) put(ui, option, card.rank(), card.suit());
}

void draw_pack_cards(Ui& ui, const Rect& r, const Option& option, const Pack& pack) {
  for (int suit = 0; suit < 4; ++suit) {
    for (int i = 0; i < kRanks; ++i) {
      const float x = r.x0 + static_cast<float>(i % pack.columns) * (pack.cell + pack.gap);
      const int row = suit * pack.rows_a_suit() + i / pack.columns;
      const float y = r.y0 + static_cast<float>(row) * (ui.px(kCell) + pack.gap);
      draw_pack_card(ui, rect_at(x, y, pack.cell, ui.px(kCell)), option,
                     Card{static_cast<Rank>(2 + i), kSuits.at(static_cast<std::size_t>(suit))});
    }
  }
}

void draw_suits(Ui& ui, const Rect& r, const Option& option) {
  for (const Suit suit : kSuits) {
    const Rect cell = r.column(static_cast<int>(suit), 4, ui.px(6));
    const bool in = is_in(option, std::nullopt, suit);
    const std::string label = label_of({std::nullopt, suit, 0});
    if (button(ui, fmt::format("pick/every/{}", letter(suit)), cell, label, {.chosen = in})) {
      put(ui, option, std::nullopt, suit);
    }
  }
}

}  // namespace

float cards_height(const Ui& ui, float width, const Option& option) {
  const int rows = (static_cast<int>(option.cards.size()) + cards_in_a_row(ui, width) - 1) / cards_in_a_row(ui, width);
  return std::max(ui.px(kTarget), static_cast<float>(rows) * ui.px(kCard * kCardShape + kCardGap));
}

void draw_cards(Ui& ui, const Rect& r, const Option& option) {
  Rect rest = r;
  const Rect change = rest.cut_right(ui.px(kCardButton));
  const int in_a_row = cards_in_a_row(ui, r.width());
  if (option.cards.empty()) ui.text(rest.cut_top(ui.px(kTarget)), text::say("none"), type::kBody, ui.theme.dim);
  for (int i = 0; i < static_cast<int>(option.cards.size()); ++i) {
    const float x = r.x0 + static_cast<float>(i % in_a_row) * ui.px(kCard + kCardGap);
    const float y = r.y0 + static_cast<float>(i / in_a_row) * ui.px(kCard * kCardShape + kCardGap);
    draw_card(ui, rect_at(x, y, ui.px(kCard), ui.px(kCard * kCardShape)), option.cards[static_cast<std::size_t>(i)]);
  }
  const Rect cell = rect_at(change.x0, change.y0, change.width(), ui.px(kTarget));
  if (button(ui, target_of(option) + "/change", cell, text::say("Change"))) open_pack(ui, option);
}

float points_height(const Ui& ui, const Option& option) {
  return static_cast<float>(option.points.size()) * ui.px(kCardLine) + ui.px(kTarget);
}

void draw_points(Ui& ui, const Rect& r, const Option& option) {
  Rect rest = r;
  for (std::size_t i = 0; i < option.points.size(); ++i) {
    draw_entry(ui, rest.cut_top(ui.px(kCardLine)).middle(r.width(), ui.px(kTarget)), option, i);
  }
  const Rect add =
      rect_at(r.x0, rest.y0, std::min(r.width(), button_width(ui, text::say("Add a card"))), ui.px(kTarget));
  if (button(ui, target_of(option) + "/add", add, text::say("Add a card"))) open_pack(ui, option);
}

void draw_pack(Ui& ui, const Rect& screen, const Option& option) {
  const bool suits = option.kind == Option::Kind::kPoints;
  const float most = std::min(ui.px(kPackWidth), screen.width() - ui.px(16));
  const float width = most - ui.px(12) - ui.scroll_room();
  const Pack pack = pack_of(ui, width);
  const float help = ui.wrapped_height(most - ui.px(36), option.help, type::kNote);
  const float content = help + ui.px(8) + (suits ? ui.px(kTarget + 8) : 0) + pack.height(ui);
  const Overlay overlay = begin_overlay(ui, "##pack", screen, ui.px(kPackWidth), content + ui.px(36 + kTarget + 8));
  Rect rest = overlay.inside;
  Rect head = rest.cut_top(ui.px(kTarget));
  rest.cut_top(ui.px(8));
  const bool close =
      button(ui, "pack/close", head.cut_right(ui.px(110)), text::say("Done"), {.key = ui.key_of("pack/close")});
  head.cut_right(ui.px(8));
  ui.text(head, option.label, type::kName, ui.theme.text);
  rest = {rest.x0 - ui.px(12), rest.y0, rest.x1 + ui.px(12), rest.y1};
  Rect inside = ui.begin_scroll("pack", rest);
  inside.y1 = inside.y0 + 1e6F;
  inside.cut_top(ui.wrapped(inside.inset(ui.px(12), 0), option.help, type::kNote, ui.theme.dim) + ui.px(8));
  if (suits) draw_suits(ui, inside.cut_top(ui.px(kTarget)), option);
  if (suits) inside.cut_top(ui.px(8));
  draw_pack_cards(ui, inside, option, pack_of(ui, inside.width()));
  ui.end_scroll(inside.y0 + pack.height(ui));
  end_overlay();
  if (close || overlay.beside) ui.state.overlay = ScreenState::Overlay::kNone;
}

}  // namespace nullo::gui
