#include "gui/table/winnings.h"

#include <algorithm>
#include <vector>

#include <fmt/format.h>

#include "gui/kit/cards.h"

namespace nullo::gui {

namespace {

constexpr float kLeast = 16;      // units; lower than that nothing can be recognized
constexpr float kLeastCard = 16;  // width of a card whose rank and suit are read
constexpr float kLeastStep = 10;  // units of a half covered card that show, so that it can be read
constexpr float kSuitCard = 19;   // width of a card that stands for several of its suit
constexpr float kSuitCount = 20;
constexpr float kFewCards = 4;  // so many cards need no more room than the tricks
constexpr float kPiles = 66;    // one card, and several of a suit

// A card that is half covered: rank over suit in the part that shows.
void draw_corner(const Ui& ui, const Rect& r, Card card, float shown) {
  const float round = ui.units(r.width()) * 0.11F;
  ui.fill(r, ui.theme.card, round);
  ui.outline(r, ui.theme.card_edge, round, 1);
  const ImU32 ink = suit_colour(ui, card.suit());
  const float x = r.x0 + shown * 0.52F;
  const float rank = card.rank() == Rank::kTen ? 0.82F : 1.15F;
  ui.symbol({x, r.y0 + r.height() * 0.27F}, to_text(card.rank()), std::min(shown * rank, r.height() * 0.45F), ink);
  ui.symbol({x, r.y0 + r.height() * 0.68F}, to_text(card.suit()), std::min(shown * 1.2F, r.height() * 0.5F), ink);
}

void draw_fan(const Ui& ui, const Rect& r, const std::vector<Card>& cards, float card_w, float step) {
  const auto last = static_cast<float>(cards.size() - 1);
  float x = r.x1 - card_w - step * last;
  for (const Card card : cards) {
    const Rect face = rect_at(x, r.center().y - card_w * kCardShape / 2, card_w, card_w * kCardShape);
    const bool covered = step < card_w * 0.8F && card != cards.back();
    covered ? draw_corner(ui, face, card, step) : draw_card(ui, face, card);
    x += step;
  }
}

// A card that stands for several of its suit, if there is no room for each.
struct Pile {
  Card first;
  int count = 0;
};

std::vector<Pile> piles_of(const std::vector<Card>& cards) {
  std::vector<Pile> piles;
  for (const Card card : cards) {
    const auto same = std::ranges::find_if(piles, [&](const Pile& p) { return p.first.suit() == card.suit(); });
    if (same == piles.end())
      piles.push_back({card, 1});
    else
      ++same->count;
  }
  return piles;
}

void draw_piles(Ui& ui, const Rect& r, const std::vector<Card>& cards) {
  const float card_w = std::min(ui.px(kSuitCard), r.height() / kCardShape);
  const float high = card_w * kCardShape;
  Rect rest = r;
  const auto piles = piles_of(cards);
  for (auto pile = piles.rbegin(); pile != piles.rend() && rest.width() >= card_w; ++pile) {
    const bool several = pile->count > 1;
    if (several && rest.width() < card_w + ui.px(kSuitCount)) return;
    if (several) {
      ui.text(rest.cut_right(ui.px(kSuitCount)), fmt::format("{}", pile->count), type::kBodyBold, ui.theme.on_felt,
              Align::kCenter);
    }
    const Rect face = rest.cut_right(card_w).middle(card_w, high);
    rest.cut_right(ui.px(3));
    if (!several) {
      draw_card(ui, face, pile->first);
      continue;
    }
    ui.fill(face, ui.theme.card, 3);
    ui.symbol(face.center(), to_text(pile->first.suit()), card_w * 1.1F, suit_colour(ui, pile->first.suit()));
  }
}

void draw_cards(Ui& ui, const Rect& r, const std::vector<Card>& cards) {
  const float card_w = std::min(r.height() / kCardShape, ui.px(40));
  const auto others = static_cast<float>(cards.size() - 1);
  const float step = others <= 0 ? 0 : std::min(card_w + ui.px(3), (r.width() - card_w) / others);
  const float least = std::min(ui.px(kLeastStep), card_w * 0.5F);
  const bool tiny = step < least || card_w < ui.px(kLeastCard);
  if (r.width() < card_w || (others > 0 && tiny)) return draw_piles(ui, r, cards);
  draw_fan(ui, r, cards, card_w, step);
}

}  // namespace

void draw_winnings(Ui& ui, const Rect& r, const app::TableView::Place& place) {
  if (ui.units(r.height()) < kLeast) return;
  Rect rest = r;
  const float count_width = ui.px(26);
  const float card_w = std::min(r.height() / kCardShape, ui.px(40));
  const auto cards = static_cast<float>(place.captured.size());
  const float wanted = cards == 0 ? 0 : cards * (card_w + ui.px(3));
  const float high = std::min(r.height() * 0.8F, place.captured.empty() ? r.height() : r.width() * 0.2F);
  const float most =
      std::max(rest.width() * (cards > kFewCards ? 0.7F : 0.5F), std::min(ui.px(kPiles), rest.width() * 0.6F));
  const float tricks = std::min(tricks_width(high, place.tricks), rest.width() - count_width - std::min(wanted, most));
  if (place.tricks > 0) {
    const Rect pile = rest.cut_left(std::max(tricks, high));
    draw_tricks(ui, pile.middle(pile.width(), high), place.tricks);
    ui.text(rest.cut_left(count_width), fmt::format("{}", place.tricks), type::kBodyBold, ui.theme.on_felt,
            Align::kCenter);
  }
  if (!place.captured.empty()) draw_cards(ui, rest, place.captured);
}

}  // namespace nullo::gui
