// The result of a hand: one row a player, with the reasons as lines.
#include <algorithm>
#include <array>
#include <iterator>
#include <ranges>

#include <fmt/format.h>

#include "app/words.h"
#include "gui/chips/due.h"
#include "gui/chips/payments.h"
#include "gui/exchange/sending.h"
#include "gui/foot.h"
#include "gui/kit/frame.h"
#include "gui/kit/overlay.h"
#include "gui/screens.h"
#include "text/say.h"

namespace nullo::gui {

namespace {

using HandView = app::HandOverView;
using Score = HandView::Line;

constexpr int kAll = 99;
constexpr float kSheetOnPhone = 500;
constexpr std::size_t kManyReasons = 5;  // from so many on they stand in two columns
constexpr float kReasons = 270;          // width of a column of them
constexpr std::size_t kManyPlayers = 5;
constexpr std::size_t kPairedRows = 8;  // from so many players on, two rows stand abreast

// How the rows are written.
struct Look {
  bool high = false;
  int reasons = kAll;   // lines of each player
  bool below = false;   // reasons below the head, on an upright phone
  bool large = false;   // the reasons
  bool paired = false;  // two rows abreast
  bool dense = false;
};

// The columns that all rows of the page share.
struct Columns {
  FittedRow names;
  Type score;
  Type total;
  float name = 0;
  float why = 0;  // what is left for the reasons
  float amount = 0;
  float trick = 0;
  float score_width = 0;
  float total_width = 0;
  float disc = 0;     // radius, in units
  float padding = 0;  // of a row, left and right
  float gap = 0;
};

Columns columns_with(const Ui& ui, const HandView& view, const Look& look, float width, Type score, Type total) {
  Columns c{{}, score, total};
  c.disc = look.high ? 24 : look.dense ? 11 : 16;
  c.padding = ui.px(look.dense ? 8 : spacing_of(ui).padding);
  c.gap = ui.px(look.dense ? 6 : 12);
  if (look.dense) c.score = c.total = ui.shape() == Shape::kLying ? type::kBodyBold : type::kName;
  const Type reason = look.large ? type::kName : type::kBodyBold;
  if (ui.shape() == Shape::kDesk) c.score_width = ui.text_width(text::say("this hand"), type::kNoteBold);
  std::vector<std::string> names;
  for (const Score& line : view.lines) {
    names.push_back(line.name);
    c.score_width = std::max(c.score_width, ui.text_width(line.score, c.score));
    c.total_width = std::max(c.total_width, ui.text_width(line.total, c.total) + ui.px(look.dense ? 30 : 38));
    for (const games::Reason& why : line.reasons) {
      c.amount = std::max(c.amount, ui.text_width(why.amount, reason));
      if (why.trick > 0) c.trick = std::max(c.trick, ui.text_width(text::say("trick {trick}", 13), type::kNote));
    }
  }
  const bool reasons_beside = look.reasons > 0 && !look.below;
  const float rest = width - c.score_width - c.total_width - 2 * c.padding - 2 * ui.px(c.disc) - 4 * c.gap;
  const float most = reasons_beside ? std::min(rest, width * 0.24F) : rest;
  c.names = fit_row(ui, most, names,
                    look.high    ? type::kTitle
                    : look.dense ? type::kBodyBold
                                 : type::kName,
                    look.high ? type::kName : type::kBodyBold);
  for (const std::string& name : c.names.words) c.name = std::max(c.name, ui.text_width(name, c.names.type));
  c.name = std::min(most, std::max(c.name, reasons_beside ? ui.px(110) : 0));
  c.name = std::max(c.name, ui.px(look.dense ? 30 : 60));  // with less the row does not fit
  c.why = rest - c.name;
  return c;
}

Columns columns_of(const Ui& ui, const HandView& view, const Look& look, float width) {
  Columns c = columns_with(ui, view, look, width, look.high ? type::kTotal : type::kTitle,
                           look.high ? type::kGiant : type::kTotal);
  const auto is_whole = [&](std::size_t at) { return c.names.words[at] == view.lines[at].name; };
  bool whole = true;
  for (std::size_t i = 0; i < view.lines.size(); ++i) whole = whole && is_whole(i);
  if (whole || look.dense || look.high) return c;
  return columns_with(ui, view, look, width, type::kName, type::kTitle);  // names go before large numbers
}

Box reason_line(Ui& ui, const games::Reason& why, const Columns& c, bool large) {
  return Box::row(
      ui.px(12),
      {line(ui, why.amount, large ? type::kName : type::kBodyBold, ui.theme.text, Align::kRight).wide(c.amount),
       words_and_cards(ui, why.words, why.cards, large ? type::kNameRegular : type::kBody, ui.theme.text),
       line(ui, why.trick > 0 ? text::say("trick {trick}", why.trick) : "", type::kNote, ui.theme.dim, Align::kRight)
           .wide(c.trick)
           .middle()});
}

// Those that count most, in the order of the hand.
std::vector<games::Reason> most_telling(std::vector<games::Reason> reasons, std::size_t count) {
  while (reasons.size() > count) {
    const auto last_first = std::views::reverse(reasons);
    reasons.erase(std::prev(std::ranges::min_element(last_first, {}, &games::Reason::counts).base()));
  }
  return reasons;
}

// In two columns where they are many.
Box reasons(Ui& ui, const Score& score, const Columns& c, const Look& look) {
  if (score.reasons.empty())
    return Box::row(ui.px(12), {space(c.amount), line(ui, text::say("nothing"), type::kBody, ui.theme.dim)});
  const std::vector<games::Reason> told = most_telling(score.reasons, static_cast<std::size_t>(look.reasons));
  const std::size_t shown = told.size();
  const bool two = shown >= kManyReasons && !look.below && !ui.low() && c.why >= 2 * ui.px(kReasons);
  const std::size_t each = two ? (shown + 1) / 2 : shown;
  std::vector<Box> columns;
  for (std::size_t at = 0; at < shown; at += each) {
    std::vector<Box> lines;
    for (std::size_t i = at; i < std::min(shown, at + each); ++i)
      lines.push_back(reason_line(ui, told[i], c, look.large && !two));
    columns.push_back(Box::column(ui.px(2), std::move(lines)).grow());
  }
  if (shown < score.reasons.size())
    columns.push_back(line(ui, text::say_count(score.reasons.size() - shown, "{count} more", "{count} more") + " ›",
                           type::kNote, ui.theme.dim)
                          .middle());
  return Box::row(ui.px(16), std::move(columns));
}

// The columns that the rows and their heads share.
Box in_columns(const Columns& c, Box disc, Box name, Box why, Box score, Box total) {
  return Box::row(c.gap, {std::move(disc), std::move(name).wide(c.name), std::move(why).grow(),
                          std::move(score).wide(c.score_width), std::move(total).wide(c.total_width)});
}

Type star_type(const Columns& c) { return c.total.size > type::kName.size ? type::kName : type::kNote; }

Box total(Ui& ui, const Score& score, const Columns& c) {
  return Box::row(ui.px(6),
                  {space(0).grow(), line(ui, score.place == 1 ? "★" : "", star_type(c), ui.theme.text).middle(),
                   line(ui, score.total, c.total, ui.theme.text, Align::kRight).middle()});
}

Box player_row(Ui& ui, const HandView& view, std::size_t at, const Columns& c, const Look& look) {
  const Score& score = view.lines[at];
  std::vector<Box> name{line(ui, c.names.words[at], c.names.type, ui.theme.text)};
  if (look.high) name.push_back(line(ui, app::ordinal(score.place), type::kNote, ui.theme.dim));
  Box head = in_columns(c, disc(ui, c.disc, score.seat), Box::column(0, std::move(name)).middle(),
                        look.reasons > 0 && !look.below ? reasons(ui, score, c, look).middle() : space(0),
                        line(ui, score.score, c.score, ui.theme.text, Align::kRight), total(ui, score, c));
  const auto ground = panel_ground(ui);
  const float least = ui.px(look.high ? 110 : look.dense ? 34 : ui.shape() == Shape::kDesk ? 56 : 48);
  if (!look.below) return std::move(head).pad(c.padding, ui.px(look.dense ? 0 : 4)).least(least).on(ground);
  return Box::column(ui.px(2),
                     {std::move(head).high(ui.px(56)), reasons(ui, score, c, look).pad({ui.px(20), 0, 0, ui.px(8)})})
      .pad(c.padding, 0)
      .on(ground);
}

Box heads(Ui& ui, const Columns& c, const Look& look) {
  const auto head = [&](std::string words) {
    return line(ui, std::move(words), type::kNoteBold, ui.theme.dim, Align::kRight);
  };
  Box why = Box::row(
      ui.px(12), {space(c.amount), line(ui, look.reasons > 0 ? text::say("why") : "", type::kNoteBold, ui.theme.dim)});
  return in_columns(c, space(2 * ui.px(c.disc)), space(0), std::move(why), head(text::say("this hand")),
                    head(text::say("total")))
      .pad(c.padding, 0);
}

Box rows(Ui& ui, const HandView& view, const Look& look, float width) {
  const bool two = look.paired;
  const float gap = ui.px(spacing_of(ui).row_gap);
  const Columns c = columns_of(ui, view, look, two ? (width - gap) / 2 : width);
  std::vector<Box> all;
  for (std::size_t i = 0; i < view.lines.size(); ++i) {
    Box made = player_row(ui, view, i, c, look);
    if (two && i % 2 == 0 && i + 1 < view.lines.size()) {
      made = Box::row(gap, {std::move(made).grow(), player_row(ui, view, ++i, c, look).grow()});
    }
    all.push_back(look.below ? std::move(made) : std::move(made).grow());
  }
  const bool opens = std::ranges::any_of(
      view.lines, [&](const Score& line) { return static_cast<int>(line.reasons.size()) > look.reasons; });
  Box list = Box::column(gap, std::move(all)).even().grow().on([&ui, opens](const Rect& r) {
    const Touch touch = opens ? ui.target("whys", r) : Touch{};
    if (touch.focused) focus_ring(ui, r, 12);
    if (touch.clicked) ui.state.overlay = ScreenState::Overlay::kWhys;
  });
  if (ui.shape() != Shape::kDesk || two) return list;
  return Box::column(ui.px(4), {heads(ui, c, look), std::move(list)}).grow();
}

// ---- beside the rows

// A claim: a second tap takes it back.
Box claim(Ui& ui, const HandView::Offer& offer) {
  Box tick = Box::fixed(ui.px(28), ui.px(28), [&ui, taken = offer.taken](const Rect& r) {
    ui.outline(r, taken ? ui.theme.text : ui.theme.dim, 6, 2);
    if (taken) ui.symbol(r.center(), "✓", ui.px(22), ui.theme.text);
  });
  Box key = Box::fixed(ui.px(26), ui.px(20), [&ui, key = offer.key](const Rect& r) {
    if (!key.empty()) key_cap(ui, {r.x0, r.center().y}, key);
  });
  return Box::row(ui.px(12), {std::move(tick).middle(), words(ui, offer.text, type::kBodyBold, ui.theme.text).middle(),
                              std::move(key).middle()})
      .pad(ui.px(12), ui.px(8))
      .least(ui.px(60))
      .on([&ui, &offer](const Rect& r) {
        const Touch touch = ui.target(fmt::format("offer/{}/{}", offer.field, offer.choice), r);
        ui.fill(r, offer.taken ? ui.theme.chosen : touch.hovered ? ui.theme.raised_hover : ui.theme.raised, 10);
        if (offer.taken) ui.outline(r, ui.theme.text, 10, 2);
        if (touch.focused) focus_ring(ui, r, 10);
        if (touch.clicked) ui.mean(app::TapChoice{offer.field, offer.choice});
      });
}

// Nothing where there is none; else one part.
void add_claims(Ui& ui, const HandView& view, std::vector<Box>& parts) {
  if (view.offers.empty()) return;
  std::vector<Box> claims{line(ui, text::say("Until the next deal begins"), type::kNoteBold, ui.theme.dim)};
  for (const HandView::Offer& offer : view.offers) claims.push_back(claim(ui, offer));
  parts.push_back(Box::column(ui.px(spacing_of(ui).row_gap), std::move(claims)));
}

void add_notices(Ui& ui, const HandView& view, std::vector<Box>& parts) {
  const std::array<std::pair<text::Sentence, const std::vector<std::string>*>, 3> all{
      {{text::mark("Worked out for you: please check"), &view.concluded},
       {text::mark("How it was decided"), &view.explained},
       {text::mark("Good to know"), &view.notes}}};
  for (const auto& [heading, lines] : all) {
    if (!lines->empty()) parts.push_back(notice(ui, text::say(heading), *lines));
  }
}

Box payments_of(Ui& ui, const HandView& view, float width) {
  if (view.payments.empty()) return notice(ui, text::say("Hand over now"), {view.no_due});
  return payments_panel(ui, view.payments, width);
}

bool has_payments(const HandView& view) { return !view.payments.empty() || !view.no_due.empty(); }

Box side(Ui& ui, const HandView& view, const SideLook& look, float /*width*/) {
  std::vector<Box> parts;
  add_claims(ui, view, parts);
  parts.push_back(sheet_panel(ui, view.sheet, ui.px(look.sheet)));
  add_notices(ui, view, parts);
  if (!view.pots.empty()) parts.push_back(pots_panel(ui, view.pots));
  if (look.chart) parts.push_back(chart_panel(ui, view.chart));
  return Box::column(ui.px(spacing_of(ui).gap), std::move(parts));
}

std::vector<Box> ways_on(Ui& ui, const HandView& view) {
  std::vector<Box> parts;
  const float wide = ui.px(176);
  const auto add = [&](Box way) {
    const float needs = way.width();
    parts.push_back(std::move(way).wide(std::max(wide, needs)));
  };
  if (view.can_end) add(push_button(ui, "end", text::say("End the game"), {}, [&ui] { ui.mean(app::StopPlaying{}); }));
  add(copy_button(ui));
  if (!view.sale.empty())
    add(push_button(ui, "buy", text::say("Buy chips"), {}, [&ui] { ui.state.overlay = ScreenState::Overlay::kDue; }));
  return parts;
}

Box asked(Ui& ui, const HandView& view) {
  return question(ui, view.heading, view.problem.empty() ? view.next : without_keys(ui, view.problem),
                  !view.problem.empty());
}

// ---- the pages

void draw_desk(Ui& ui, const Rect& r, const HandView& view) {
  const Spacing g = spacing_of(ui);
  std::vector<Look> looks;
  if (view.lines.size() < kManyPlayers && view.payments.empty())
    looks.insert(
        looks.end(),
        {{.high = true, .large = true}, {.high = true}, {.high = true, .reasons = 4}, {.high = true, .reasons = 3}});
  if (view.lines.size() < kPairedRows) {
    constexpr float kBesideDense = 1000;  // units of the window in which a reason has room in a dense row
    for (const int reasons : {kAll, 4, 3, 2, 1}) looks.push_back({.reasons = reasons});
    if (ui.units(r.width()) >= kBesideDense) looks.push_back({.reasons = 1, .dense = true});
    looks.push_back({.reasons = 0});
  }
  const Look dense{.reasons = 0, .dense = true};  // the last one scrolls where nothing fits
  looks.insert(looks.end(),
               {{.reasons = 0, .paired = true}, dense, {.reasons = 0, .paired = true, .dense = true}, dense});
  const auto content = [&ui, &view, g](const Look& look, float width) {
    std::vector<Box> parts;
    if (has_payments(view)) parts.push_back(payments_of(ui, view, width));
    parts.push_back(rows(ui, view, look, width));
    return Box::column(ui.px(g.row_gap + 2), std::move(parts));
  };
  const auto beside = [&ui, &view](const SideLook& look, float width) { return side(ui, view, look, width); };
  Box left = Box::column(ui.px(g.gap), {asked(ui, view), fitting<Look>(ui, "content", looks, content).grow(),
                                        Box::row(ui.px(12), ways_on(ui, view)).high(ui.px(56))});
  Box right = fitting<SideLook>(ui, "sheet", side_looks(ui, view.chart), beside);
  two_columns(ui, r, std::move(left), std::move(right), accept_of(view)).draw(r);
}

// What a phone has below everything else.
void add_rest(Ui& ui, const HandView& view, std::vector<Box>& parts) {
  if (!view.pots.empty()) parts.push_back(pots_panel(ui, view.pots));
  parts.push_back(sheet_panel(ui, view.sheet, ui.px(kSheetOnPhone)));
}

Box ways_on_phone(Ui& ui, const HandView& view, bool ends) {
  std::vector<Box> ways = ways_on(ui, view);
  if (!ends && view.can_end) ways.erase(ways.begin());  // it stands in the foot
  for (Box& way : ways) way = std::move(way).grow();
  return Box::row(ui.px(8), std::move(ways)).high(ui.px(56)).pad({0, 0, 0, ui.px(spacing_of(ui).gap)});
}

void draw_upright(Ui& ui, const Rect& r, const HandView& view) {
  const Spacing g = spacing_of(ui);
  const float width = r.width() - ui.px(2 * g.edge) - ui.scroll_room();
  std::vector<Box> parts;
  add_claims(ui, view, parts);
  if (!view.offers.empty()) add_notices(ui, view, parts);
  if (has_payments(view)) parts.push_back(payments_of(ui, view, width));
  // Everybody is in sight; the reasons of each, as many lines as that leaves.
  std::vector<Look> looks{{.reasons = 0}, {.reasons = 0, .dense = true}};
  if (!has_payments(view))
    looks.insert(looks.begin(), {{false, kAll, true}, {false, 3, true}, {false, 2, true}, {false, 1, true}});
  const float before = ui.px(g.question + 2 * g.gap) + Box::column(ui.px(g.gap), parts).height(width) + ui.px(g.gap);
  const auto fits = [&](const Look& look) { return rows(ui, view, look, width).height(width) + before <= r.height(); };
  const auto look = std::ranges::find_if(looks, fits);
  // Long payments scroll, and the totals stand above them.
  const bool fit = look != looks.end();
  parts.insert(fit ? parts.end() : parts.begin() + (view.offers.empty() ? 0 : 1),
               rows(ui, view, fit ? *look : looks.back(), width));
  if (view.offers.empty()) add_notices(ui, view, parts);
  // The ways on keep their place below what scrolls, unless the result needs that room.
  Box ways = ways_on_phone(ui, view, true);
  const float result = Box::column(ui.px(g.gap), parts).height(width);
  const bool pinned = ui.px(g.question + 3 * g.gap) + result + ways.height(width) <= r.height();
  add_rest(ui, view, parts);
  if (!pinned) parts.push_back(ways);
  std::vector<Box> page{asked(ui, view), scrolling(ui, "content", Box::column(ui.px(g.gap), std::move(parts))).grow()};
  if (pinned) page.push_back(std::move(ways));
  Box::column(ui.px(g.gap), std::move(page)).pad({ui.px(g.edge), ui.px(g.gap), ui.px(g.edge), 0}).draw(r);
}

Box all_reasons(Ui& ui, const HandView& view) {
  std::vector<Box> parts;
  const Columns c = columns_of(ui, view, {}, ui.window().width());
  for (const Score& score : view.lines) {
    parts.push_back(Box::column(ui.px(2), {Box::row(ui.px(10), {disc(ui, 11, score.seat),
                                                                line(ui, score.name, type::kBodyBold, ui.theme.text)}),
                                           reasons(ui, score, c, {.below = true}).pad({ui.px(26), 0, 0, 0})}));
  }
  return Box::column(ui.px(8), std::move(parts));
}

void draw_lying(Ui& ui, const Rect& r, const HandView& view) {
  const Spacing g = spacing_of(ui);
  // Many players stand in two columns, and need the width.
  const float right = r.width() * (view.lines.size() > kManyPlayers ? 0.36F : 0.5F) - ui.px(3 * g.gap);
  const auto left = [&ui, &view](const Look& look, float width) { return rows(ui, view, look, width); };
  std::vector<Box> parts;
  add_claims(ui, view, parts);
  add_notices(ui, view, parts);
  if (has_payments(view)) parts.push_back(payments_of(ui, view, right));
  parts.push_back(all_reasons(ui, view).pad(ui.px(14), ui.px(10)).on(panel_ground(ui)));
  add_rest(ui, view, parts);
  parts.push_back(ways_on_phone(ui, view, false));
  Box::row(
      ui.px(g.gap),
      {fitting<Look>(ui, "content",
                     {{false, 0}, {.reasons = 0, .dense = true}, {.reasons = 0, .paired = true, .dense = true}}, left)
           .grow(),
       scrolling(ui, "sheet", Box::column(ui.px(g.gap), std::move(parts))).wide(right)})
      .pad({ui.px(g.edge), ui.px(g.gap), ui.px(g.edge), ui.px(g.gap)})
      .draw(r);
}

// All reasons over the page, after a tap on "7 more ›".
void draw_whys_over(Ui& ui, const Rect& screen, const HandView& view) {
  if (ui.state.overlay != ScreenState::Overlay::kWhys) return;
  const Box list = all_reasons(ui, view);
  const float width = std::min(ui.px(640), screen.width() - ui.px(16));
  const float high = list.height(width - ui.px(46)) + ui.px(kTarget + 44);
  const Overlay overlay = begin_overlay(ui, "##whys", screen, width, high);
  bool closed = overlay.beside;
  Box::column(ui.px(8), {closing_head(ui, "whys/close", text::say("Why"), type::kTitle, closed),
                         scrolling(ui, "whys", list).grow()})
      .draw(overlay.inside);
  end_overlay();
  if (closed) ui.state.overlay = ScreenState::Overlay::kNone;
}

}  // namespace

// On a lying phone, between undo and Enter.
void draw_foot_next(Ui& ui, const Rect& r, const HandView& view) {
  Rect room = r;
  if (view.can_end && button(ui, "end", room.cut_right(std::min(r.width(), ui.px(190))), text::say("End the game")))
    ui.mean(app::StopPlaying{});
}

void draw_hand_over(Ui& ui, const Rect& r, const HandView& view) {
  if (ui.shape() == Shape::kLying)
    draw_lying(ui, r, view);
  else if (ui.shape() == Shape::kUpright)
    draw_upright(ui, r, view);
  else
    draw_desk(ui, r, view);
  draw_due_list(ui, ui.window(), view.due, view.sale);
  draw_whys_over(ui, ui.window(), view);
}

}  // namespace nullo::gui
