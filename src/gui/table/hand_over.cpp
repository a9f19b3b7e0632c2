#include <algorithm>
#include <array>

#include <fmt/format.h>

#include "gui/chips/due.h"
#include "gui/exchange/sending.h"
#include "gui/kit/sheet.h"
#include "gui/kit/widgets.h"
#include "gui/screens.h"
#include "gui/table/hand_scores.h"

namespace nullo::gui {

namespace {

constexpr float kHandOverButton = 56;
constexpr float kOffer = 60;
constexpr float kOfferGap = 6;
constexpr float kOfferHeading = 28;
constexpr Type kOfferText{21, Weight::kBold};

// Lines on a coloured ground: what was concluded, and other notes on the hand.
struct Remark {
  std::string_view heading;
  const std::vector<std::string>& lines;
  ImU32 ground;
};

float remark_head(const Ui& ui, float inner, const Remark& remark) {
  return ui.wrapped_height(inner, remark.heading, type::kBodyBold) + ui.px(3);
}

// The height includes the gap below the remark.
float remark_height(const Ui& ui, float width, const Remark& remark) {
  if (remark.lines.empty()) return 0;
  const float inner = width - ui.px(28);
  return whys_height(ui, inner, remark.lines) + remark_head(ui, inner, remark) + ui.px(16 + kGap);
}

float draw_remark(Ui& ui, Rect r, const Remark& remark) {
  if (remark.lines.empty()) return r.y0;
  const float high = remark_height(ui, r.width(), remark);
  Rect box = rect_at(r.x0, r.y0, r.width(), high - ui.px(kGap));
  ui.fill(box, remark.ground, 12);
  box = box.inset(ui.px(14), ui.px(8));
  ui.wrapped(box.cut_top(remark_head(ui, box.width(), remark)), remark.heading, type::kBodyBold, ui.theme.text);
  draw_whys(ui, box, remark.lines);
  return r.y0 + high;
}

// Nobody entered this, so people should check it before anything else.
Remark worked_out(const Ui& ui, const app::HandOverView& view) {
  return {"Worked out for you: please check", view.concluded, ui.theme.tell_soft};
}

std::array<Remark, 2> other_remarks(const Ui& ui, const app::HandOverView& view) {
  return {{{"How it was decided", view.explained, ui.theme.tell_soft}, {"Good to know", view.notes, ui.theme.raised}}};
}

float draw_remarks(Ui& ui, Rect r, const app::HandOverView& view) {
  for (const Remark& remark : other_remarks(ui, view)) r.y0 = draw_remark(ui, r, remark);
  return r.y0;
}

float offer_height(const Ui& ui, float width, const app::HandOverView::Offer& offer) {
  const float room = width - ui.px(24 + 2 * 44 + 20);
  return std::max(ui.px(kOffer), ui.wrapped_height(room, offer.text, kOfferText) + ui.px(16));
}

// What a player may still claim: one button each, as wide as there is room; a second tap takes the claim back.
float draw_offers(Ui& ui, Rect r, const app::HandOverView& view) {
  if (view.offers.empty()) return r.y0;
  r.y1 = r.y0 + 1e6F;
  const bool several = view.offers.size() > 1;
  ui.text(r.cut_top(ui.px(kOfferHeading)),
          several ? "Claims, until the next deal begins" : "A claim, until the next deal begins", type::kBodyBold,
          ui.theme.text);
  for (const auto& offer : view.offers) {
    const Rect box = r.cut_top(offer_height(ui, r.width(), offer));
    r.cut_top(ui.px(kOfferGap));
    const Touch touch = ui.target(fmt::format("offer/{}/{}", offer.field, offer.choice), box);
    ui.fill(box, offer.taken ? ui.theme.chosen : touch.hovered ? ui.theme.raised_hover : ui.theme.raised, 12);
    ui.outline(box, offer.taken ? ui.theme.text : ui.theme.dim, 12, offer.taken ? 3 : 1);
    if (touch.focused) focus_ring(ui, box, 12);
    if (touch.clicked) ui.mean(app::TapChoice{offer.field, offer.choice});
    Rect rest = box.inset(ui.px(12), 0);
    const Rect tick = rest.cut_left(ui.px(40));
    const Point center = tick.middle(ui.px(28), ui.px(28)).center();
    if (offer.taken) ui.disc(center, ui.px(15), ui.theme.primary);
    if (offer.taken) ui.symbol(center, "✓", ui.px(22), ui.theme.on_primary);
    if (!offer.taken) ui.outline(tick.middle(ui.px(28), ui.px(28)), ui.theme.dim, 6, 2);
    rest.cut_left(ui.px(8));
    if (!offer.key.empty()) {
      const Rect cap = rest.cut_right(ui.px(44));
      ui.note_key(fmt::format("offer/{}/{}", offer.field, offer.choice), offer.key);
      key_cap(ui, {cap.x0 + ui.px(10), cap.center().y}, offer.key);
    }
    ui.wrapped(rest.middle(rest.width(), ui.wrapped_height(rest.width(), offer.text, kOfferText)), offer.text,
               kOfferText, ui.theme.text);
  }
  return r.y0 + ui.px(4);
}

float draw_due_now(Ui& ui, Rect r, const app::HandOverView& view) {
  if (view.due.empty() && view.sale.empty() && view.no_due.empty()) return r.y0;
  r.y1 = r.y0 + due_height(ui, r.width(), view.due, view.sale);
  draw_due(ui, r, view.due, view.no_due.empty() ? "Nothing to pay" : view.no_due, view.sale);
  return r.y1 + ui.px(kGap);
}

float draw_pots_left(Ui& ui, Rect r, const app::HandOverView& view) {
  if (view.pots.empty()) return r.y0;
  r.y1 = r.y0 + pots_height(ui, r.width(), view.pots) + ui.px(16);
  draw_pots(ui, r, view.pots, ui.theme.text);
  return r.y1 + ui.px(kGap);
}

// Height of the pots and the remarks.
float others_height(const Ui& ui, float width, const app::HandOverView& view) {
  float height = view.pots.empty() ? 0 : pots_height(ui, width, view.pots) + ui.px(16 + kGap);
  for (const Remark& remark : other_remarks(ui, view)) height += remark_height(ui, width, remark);
  return height;
}

// The score sheet, and under it the button that copies it as text.
float draw_score_sheet(Ui& ui, Rect r, const app::HandOverView& view, float room) {
  const SheetPart part = part_of_sheet(ui, r.width() - ui.px(24), view.sheet, room);
  r.y1 = r.y0 + part_height(ui, r.width() - ui.px(24), part) + ui.px(20);
  draw_part(ui, panel(ui, r), part);
  draw_copy(ui, rect_at(r.x0, r.y1 + ui.px(kGap), r.width(), ui.px(kTarget)));
  return r.y1 + ui.px(kGap + kTarget);
}

// What may be claimed, which chips move now, what everybody scored; in one column also all the rest. The claims come
// first: each one that is ticked changes the payments, and the next one must not move. What was worked out and all
// players are in sight first; the reasons come last if there is no room for them.
float draw_content(Ui& ui, Rect r, const app::HandOverView& view, float room, bool with_side) {
  const float bottom = r.y0 + room;
  r.y1 = r.y0 + 1e6F;
  r.y0 = draw_offers(ui, r, view);
  r.y0 = draw_due_now(ui, r, view);
  const float check = with_side ? remark_height(ui, r.width(), worked_out(ui, view)) : 0;
  const float size = reasons_size(ui, r.width(), view.lines, bottom - r.y0 - check);
  const bool first = size > 0 || r.y0 + check + tiles_height(ui, r.width(), view.lines) <= bottom;
  if (with_side && first) r.y0 = draw_remark(ui, r, worked_out(ui, view));
  if (size <= 0) r.y0 = draw_tiles(ui, r, view.lines);
  if (with_side && !first) r.y0 = draw_remark(ui, r, worked_out(ui, view));
  r.y0 = size > 0 ? draw_players(ui, r, view.lines, size) : draw_reasons(ui, r, view.lines);
  if (!with_side) return r.y0;
  r.y0 = draw_remarks(ui, r, view);
  r.y0 = draw_pots_left(ui, r, view);
  return draw_score_sheet(ui, r, view, room);
}

// Beside the scores, all in sight: what was worked out, the totals, and how the hand was decided. The sheet shows as
// many hands as there is room for.
float draw_side_of(Ui& ui, Rect r, const app::HandOverView& view) {
  constexpr float kLeastSheet = 0.4F;
  const float least = r.height() * kLeastSheet;
  const float bottom = r.y1;
  r.y1 = r.y0 + 1e6F;
  const float others = others_height(ui, r.width(), view);
  r.y0 = draw_remark(ui, r, worked_out(ui, view));
  const float room = bottom - r.y0 - others - ui.px(3 * kGap + kTarget + 20);
  r.y0 = draw_score_sheet(ui, r, view, std::max(room, least)) + ui.px(kGap);
  r.y0 = draw_remarks(ui, r, view);
  return draw_pots_left(ui, r, view);
}

// ---- a lying phone: the players at the left, what is to be checked or claimed at the right, and everything that
// explains it below

float draw_lying_side(Ui& ui, Rect r, const app::HandOverView& view, bool reasons) {
  const float room = r.height();
  r.y1 = r.y0 + 1e6F;
  r.y0 = draw_remark(ui, r, worked_out(ui, view));
  r.y0 = draw_offers(ui, r, view);
  if (reasons) r.y0 = draw_reasons(ui, r, view.lines);
  r.y0 = draw_remarks(ui, r, view);
  r.y0 = draw_pots_left(ui, r, view);
  return draw_score_sheet(ui, r, view, room);
}

void draw_lying(Ui& ui, Rect left, const app::HandOverView& view) {
  constexpr float kSide = 0.46F;
  constexpr float kSideOfMany = 0.28F;  // so that more than two players stand abreast
  constexpr std::size_t kManyPlayers = 8;
  const Rect right = left.cut_right(left.width() * (view.lines.size() > kManyPlayers ? kSideOfMany : kSide));
  left.cut_right(ui.px(kGap));
  Rect content = ui.begin_scroll("content", left);
  const float bottom = content.y0 + left.height();
  content.y1 = content.y0 + 1e6F;
  content.y0 = draw_due_now(ui, content, view);
  const float size = reasons_size(ui, content.width(), view.lines, bottom - content.y0);
  const float room = bottom - content.y0 - ui.px(2);
  ui.end_scroll(size > 0 ? draw_players(ui, content, view.lines, size) : draw_tiles(ui, content, view.lines, room));
  const Rect side = ui.begin_scroll("sheet", right);
  ui.end_scroll(draw_lying_side(ui, side, view, size <= 0));
}

constexpr Type kNext{22, Weight::kBold};
constexpr float kWideFoot = 0.45F;
constexpr std::string_view kEnd = "End the game";

float next_width(float width, bool wide) { return wide ? width * kWideFoot : width; }

float end_width(const Ui& ui, float width) { return std::min(button_width(ui, kEnd), width * 0.36F); }

float problem_height(const Ui& ui, const app::HandOverView& view) { return view.problem.empty() ? 0 : ui.px(28); }

void draw_problem(Ui& ui, Rect& r, const app::HandOverView& view) {
  ui.text(r.cut_top(problem_height(ui, view)), without_keys(ui, view.problem), type::kBody, ui.theme.text);
}

float next_height(const Ui& ui, float width, bool wide, const app::HandOverView& view) {
  const float said =
      ui.wrapped_height(next_width(width, wide) - ui.px(kGap), view.next, wide ? kNext : type::kBodyBold);
  return problem_height(ui, view) + (wide ? std::max(ui.px(kHandOverButton), said) : ui.px(kHandOverButton + 4) + said);
}

void draw_next(Ui& ui, Rect r, const app::HandOverView& view) {
  const bool wide = ui.units(r.width()) >= 640;
  draw_problem(ui, r, view);
  const Type type = wide ? kNext : type::kBodyBold;
  const float room = next_width(r.width(), wide) - ui.px(kGap);
  const float said = ui.wrapped_height(room, view.next, type);
  const Rect words = wide ? r.cut_left(next_width(r.width(), true)) : r.cut_top(said);
  ui.wrapped(rect_at(words.x0, words.center().y - said / 2, room, said), view.next, type, ui.theme.text);
  if (view.can_end) {
    const float width = end_width(ui, r.width());
    if (button(ui, "end", r.cut_left(width).middle(width, ui.px(kHandOverButton - 4)), kEnd))
      ui.mean(app::StopPlaying{});
    r.cut_left(ui.px(kGap));
  }
  if (button(ui, "accept", r.middle(r.width(), ui.px(kHandOverButton - 4)), view.accept,
             {.tone = Tone::kPrimary, .type = type::kName})) {
    ui.mean(app::Accept{});
  }
}

// On a phone the button in the foot records the hand. "End" is at the right, never where undo is.
float low_next_width(const Ui& ui, float width, const app::HandOverView& view) {
  return view.can_end ? width - end_width(ui, width) - ui.px(kGap) : width;
}

float low_next_height(const Ui& ui, float width, const app::HandOverView& view) {
  const float said = ui.wrapped_height(low_next_width(ui, width, view), view.next, type::kBodyBold);
  return view.can_end ? std::max(ui.px(kTarget), said) : said;
}

// What comes next, or, in its place, so that nothing moves, what is wrong; and the way to end the game.
void draw_next_and_end(Ui& ui, Rect r, const app::HandOverView& view) {
  const Rect words = r.cut_left(low_next_width(ui, r.width(), view));
  const bool wrong = !view.problem.empty();
  const std::string text = wrong ? without_keys(ui, view.problem) : view.next;
  float size = type::kBodyBold.size;
  const auto said = [&] { return ui.wrapped_height(words.width(), text, {size, Weight::kBold}); };
  constexpr float kLeast = 12;
  while (size > kLeast && said() > words.height() + 0.5F) size -= 1;
  if (wrong) ui.fill(words, ui.theme.ask_soft, 6);
  ui.wrapped(words.middle(words.width(), said()), text, {size, Weight::kBold}, ui.theme.text);
  if (!view.can_end) return;
  r.cut_left(ui.px(kGap));
  if (button(ui, "end", r.middle(r.width(), ui.px(kTarget)), kEnd)) ui.mean(app::StopPlaying{});
}

void draw_page(Ui& ui, const Rect& r, const app::HandOverView& view) {
  Rect rest = r.inset(ui.px(ui.shape() == Shape::kLying ? 6 : 12));
  const bool two = ui.units(rest.width()) >= 900;
  const bool wide = ui.units(rest.width()) >= 640;
  if (ui.shape() == Shape::kLying) return draw_lying(ui, rest, view);
  if (ui.shape() == Shape::kUpright) {
    draw_next_and_end(ui, rest.cut_bottom(low_next_height(ui, rest.width(), view)), view);
  } else {
    draw_next(ui, rest.cut_bottom(next_height(ui, rest.width(), wide, view)), view);
  }
  rest.cut_bottom(ui.px(kGap));
  if (two) {
    const Rect side = rest.cut_right(std::clamp(rest.width() * 0.3F, ui.px(300), ui.px(430)));
    rest.cut_right(ui.px(kGap));
    const Rect column = ui.begin_scroll("sheet", side);
    ui.end_scroll(draw_side_of(ui, column, view));
  }
  const Rect content = ui.begin_scroll("content", rest);
  ui.end_scroll(draw_content(ui, content, view, rest.height(), !two));
}

}  // namespace

void draw_foot_next(Ui& ui, const Rect& r, const app::HandOverView& view) { draw_next_and_end(ui, r, view); }

void draw_hand_over(Ui& ui, const Rect& r, const app::HandOverView& view) {
  draw_page(ui, r, view);
  draw_due_list(ui, ui.window(), view.due, view.sale);
}

}  // namespace nullo::gui
