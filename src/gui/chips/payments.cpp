#include "gui/chips/payments.h"

#include <algorithm>
#include <numbers>

#include <fmt/format.h>

#include "gui/kit/frame.h"
#include "text/number.h"
#include "text/say.h"

namespace nullo::gui {

namespace {

using Row = app::DueRow;

// A pot is a dish.
Box sign_of(Ui& ui, const Row::Side& side) {
  if (side.seat) return disc(ui, 14, *side.seat);
  if (!side.pot) return space(0);
  return Box::fixed(ui.px(28), ui.px(20),
                    [&ui](const Rect& r) {
                      ui.list().PathArcTo({r.center().x, r.y0 + ui.px(2)}, r.width() / 2 - ui.px(1), 0,
                                          std::numbers::pi_v<float>);
                      ui.list().PathStroke(ui.theme.text, ImDrawFlags_Closed, ui.px(2));
                    })
      .middle();
}

Box chip(Ui& ui, const Row::Pile& pile) {
  return Box::fixed(ui.px(28), ui.px(28),
                    [&ui, pile](const Rect& r) {
                      using Rank = Row::Pile::Rank;
                      const ImU32 ground = pile.rank == Rank::kLowest    ? ui.theme.card_spent
                                           : pile.rank == Rank::kHighest ? ui.theme.card_blue
                                                                         : ui.theme.card_red;
                      ui.disc(r.center(), r.width() / 2, ground);
                      ui.list().AddCircle({r.center().x, r.center().y}, r.width() / 2 - ui.px(2), ui.theme.card, 0,
                                          ui.px(2));
                      const ImU32 ink = pile.rank == Rank::kLowest ? ui.theme.card_black : ui.theme.card;
                      const std::string value = text::grouped(pile.value);
                      ui.symbol(r.center(), value, ui.px(value.size() > 2 ? 11 : 13), ink);
                    })
      .middle();
}

Amount sum_of(const std::vector<Row::Pile>& piles) {
  Amount sum = 0;
  for (const Row::Pile& pile : piles) sum += pile.count * pile.value;
  return sum;
}

Box chips(Ui& ui, const Row& row) {
  std::vector<Box> parts;
  for (const Row::Pile& pile : row.chips) {
    parts.push_back(line(ui, fmt::format("{} ×", pile.count), type::kBody, ui.theme.text).middle());
    parts.push_back(chip(ui, pile));
    parts.push_back(space(ui.px(4)));
  }
  const std::string back = row.back.empty() ? std::string{} : text::say("{amount} back", sum_of(row.back));
  parts.push_back(line(ui, row.owed ? row.has : back, type::kNote, ui.theme.dim).middle());
  return Box::row(ui.px(5), std::move(parts));
}

Box side(Ui& ui, const Row::Side& side, const std::string& name, Type type) {
  return Box::row(ui.px(8), {sign_of(ui, side), line(ui, name, type, ui.theme.text).middle()});
}

}  // namespace

Box payments_panel(Ui& ui, const std::vector<Row>& payments, float width) {
  constexpr float kUpright = 480;  // narrower than that, the payer has a line of their own
  const bool phone = ui.units(width) < kUpright;
  std::vector<std::string> names;
  float amount = 0;
  float change = 0;
  for (const Row& row : payments) {
    names.insert(names.end(), {row.payer.name, row.receiver.name});
    amount = std::max(amount, ui.text_width(row.amount, type::kTitle));
    change = std::max(change, chips(ui, row).width());
  }
  const FittedRow fitted = fit_row(ui, ui.px(phone ? 86 : 100), names, type::kName, type::kBodyBold);
  const float row_high = ui.px(phone ? 50 : 44);
  constexpr float kRoomy = 780;
  const bool small = ui.units(width) < kRoomy;
  float name = 0;
  for (const std::string& each : fitted.words) name = std::max(name, ui.text_width(each, fitted.type));
  const float receiver = std::max(ui.px(small ? 120 : 140), ui.px(28 + 8) + name);
  const float payer_width = ui.px(28 + 8 + 8) + name + ui.text_width(text::say("gives"), type::kBody);
  const float gaps = ui.px(24 + spacing_of(ui).padding + 3 * 8);
  const bool below = phone && receiver + change + amount + gaps > width;  // the chips have no room beside the name
  std::vector<Box> parts;
  if (!phone) parts.push_back(line(ui, text::say("Hand over now"), type::kNoteBold, ui.theme.dim));
  for (std::size_t i = 0; i < payments.size(); ++i) {
    const Row& row = payments[i];
    const bool first = i == 0 || payments[i - 1].payer.name != row.payer.name || payments[i - 1].owed != row.owed;
    const std::string pays = row.owed ? text::say("owes") : row.payer.seat ? text::say("pays") : text::say("gives");
    const std::string what = phone ? text::say("hands over now") : pays;
    Box payer = !first ? space(0)
                       : Box::row(ui.px(8), {side(ui, row.payer, fitted.words[2 * i], fitted.type),
                                             line(ui, what, type::kBody, ui.theme.text).grow().middle()});
    std::vector<Box> cells;
    if (!phone) {
      cells.push_back(std::move(payer).wide(std::max(ui.px(small ? 156 : 176), payer_width)));
    } else if (first) {
      parts.push_back(Box::row(ui.px(8), {std::move(payer).grow(),
                                          line(ui, text::say("why") + " ›", type::kNote, ui.theme.dim).middle()})
                          .high(row_high));
    }
    cells.push_back(side(ui, row.receiver, fitted.words[2 * i + 1], fitted.type).wide(receiver));
    if (!below) cells.push_back(chips(ui, row).wide(small ? change : std::max(ui.px(170), change)));
    cells.push_back(phone ? space(0).grow()
                          : line_and_cards(ui, row.why.words, row.why.cards, type::kNote, ui.theme.dim).middle());
    cells.push_back(
        line(ui, row.amount, type::kTitle, row.owed ? ui.theme.dim : ui.theme.text, Align::kRight).wide(amount));
    const bool lined = i > 0 || phone;
    Box made = Box::row(ui.px(8), std::move(cells)).least(row_high);
    if (below) made = Box::column(0, {std::move(made), chips(ui, row).pad({ui.px(36), 0, 0, ui.px(8)})});
    parts.push_back(std::move(made).on([&ui, lined](const Rect& r) {
      if (lined) ui.fill({r.x0, r.y0, r.x1, r.y0 + ui.px(1)}, ui.theme.panel_edge);
    }));
  }
  return Box::column(0, std::move(parts))
      .pad({ui.px(24), ui.px(phone ? 0 : 10), ui.px(spacing_of(ui).padding), ui.px(phone ? 0 : 4)})
      .on([&ui](const Rect& r) {
        const Touch touch = ui.target("due", r);
        if (touch.clicked) ui.state.overlay = ScreenState::Overlay::kDue;
        draw_panel_ground(ui, r);
        draw_stripe(ui, r, ui.theme.text);
        if (touch.focused) focus_ring(ui, r, 12);
      });
}

Box pots_panel(Ui& ui, const std::vector<app::PotView>& pots) {
  std::vector<Box> cells;
  for (const app::PotView& pot : pots) {
    const std::string name = pots.size() == 1 ? text::say("pot")
                             : pot.next       ? text::say("pot {number}, next", pot.number)
                                              : text::say("pot {number}", pot.number);
    cells.push_back(Box::column(0, {line(ui, name, type::kNoteBold, ui.theme.dim, Align::kCenter),
                                    line(ui, pot.amount, type::kTitle, ui.theme.text, Align::kCenter)})
                        .wide(std::max(ui.px(84), ui.text_width(name, type::kNoteBold))));
  }
  return Box::wrap(ui.px(12), std::move(cells)).pad(ui.px(spacing_of(ui).padding), ui.px(10)).on(panel_ground(ui));
}

}  // namespace nullo::gui
