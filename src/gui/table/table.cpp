// The Table screen: the question above, what is tapped below or beside, and the table in the rest. Every part has its
// room from the beginning of a hand, so that nothing that can be tapped moves under a finger.
#include "gui/table/table.h"

#include <algorithm>
#include <span>

#include "gui/chips/due.h"
#include "gui/foot.h"
#include "gui/kit/frame.h"
#include "gui/kit/sheet.h"
#include "gui/kit/widgets.h"
#include "gui/screens.h"
#include "gui/table/around.h"
#include "gui/table/fields.h"

namespace nullo::gui {

namespace {

constexpr float kCloseGap = 6;  // on a phone
constexpr float kLowGap = 8;
constexpr float kLeastRow = 78;       // units; of a place at the table
constexpr float kLeastCloseRow = 62;  // the same on a phone
constexpr float kLeastLowRow = 64;    // the same where there is nothing to win
constexpr float kFrame = 24;          // of the felt, above and below the places
constexpr float kCloseFrame = 12;
constexpr float kThumb = 60;     // height of what is tapped in each trick
constexpr float kColumns = 600;  // lower than that, a wide screen has two columns
constexpr float kRightPart = 0.47F;
constexpr float kLeastRight = 300;
constexpr float kTight = 0.75F;     // part of the table's least height that it may shrink to before anything scrolls
constexpr float kTooMuch = 0.72F;   // part of the height: more than that is too much to be pinned below
constexpr int kLevels = 3;          // of closeness, see measure_below()
constexpr float kPotsPart = 0.28F;  // part of the band of payments, on a lying phone
constexpr float kBesideHands = 290;
constexpr float kDueBeside = 180;  // so high that four payments are read from afar
constexpr float kTotalsLine = 26;
constexpr int kTotalsAbreast = 5;

float gap_of(const Ui& ui) { return ui.px(!ui.names_keys() ? kCloseGap : ui.low() ? kLowGap : kGap); }

// The choice that is asked, unless people look at the rows tapped one by one.
const FieldRow* choice_on_table(const Ui& ui, const app::TableView& view) {
  return face_of(ui, view) == Face::kSteps ? nullptr : large_choice(ui, view);
}

// Whether the rows are tapped and the table is shown only where there is room: in all forms but trick by
// trick.
bool rows_only(const Ui& ui, const app::TableView& view) {
  return view.form != games::Form::kTricks && !view.card_picker && choice_on_table(ui, view) == nullptr;
}

// Whether the card picker or a choice stands in place of the table.
bool covers_table(const Ui& ui, const app::TableView& view) {
  return view.card_picker || choice_on_table(ui, view) != nullptr;
}

bool all_over(const app::TableView& view) {
  const auto over = [](const app::TableView::TrickCell& cell) { return cell.over; };
  return !view.strip.empty() && std::ranges::all_of(view.strip, over);
}

// Whether the rows take the table's place: all cards have fallen, and a row is asked, or nobody is to be tapped at the
// table.
bool asks_rows(const Ui& ui, const app::TableView& view) {
  if (!view.palette.empty() || covers_table(ui, view)) return false;
  const bool nobody =
      enter_key(view).result || (view.question.wants == games::Question::Wants::kNothing && !view.asks_player);
  const bool at_the_end = all_over(view) && !view.fields.empty() && nobody;
  return at_the_end || std::ranges::any_of(view.fields, [](const FieldRow& row) { return row.current; });
}

// Whether numbers are asked for where there is no height for the strip too: before the first trick nothing is in it,
// and after the last the answer comes first.
bool hides_strip(const Ui& ui, const app::TableView& view) {
  return ui.shape() == Shape::kLying && view.palette.empty() && pad_is_open(view);
}

// Whether all that is tapped for a form stands in the right column, beside its rows: on a wide desk.
bool pad_is_beside(const Ui& ui, const app::TableView& view) {
  return is_wide_desk(ui) && view.form != games::Form::kTricks;
}

float height_beside(Ui& ui, const app::TableView& view) {
  return fields_height(ui, right_column(ui, ui.window().width()), view, 0);
}

// Whether the rows that follow the last trick stand beside the table, above Enter: few of them, on a wide desk. The
// table then keeps its place up to the result.
bool rows_beside(Ui& ui, const app::TableView& view) {
  constexpr float kPart = 0.45F;  // of the window
  return is_wide_desk(ui) && view.form == games::Form::kTricks && all_over(view) && asks_rows(ui, view) &&
         height_beside(ui, view) <= ui.window().height() * kPart;
}

// The card picker and a choice stand in place of the rows, except for the hands that the picked cards go into.
bool shows_fields(Ui& ui, const app::TableView& view) {
  if (choice_on_table(ui, view) != nullptr || rows_beside(ui, view)) return false;
  const auto is_hands = [](const FieldRow& row) { return row.if_is<HandsRow>() != nullptr; };
  return !view.card_picker || std::ranges::any_of(view.fields, is_hands);
}

// Whether the payments stand at the top of the right column, beside the question: the table has more height so.
bool due_beside(const Ui& ui, const app::TableView& view) {
  return view.pays_at_once && is_wide_desk(ui) && view.form == games::Form::kTricks;
}

// Height of the payments above the table. While the pack is open for long hands, nothing falls due before the last of
// them is known, and the cards need the height: the payments have a line, and on a phone none once they are made.
float due_room(const Ui& ui, const app::TableView& view) {
  if (!view.pays_at_once || due_beside(ui, view)) return 0;
  if (!view.card_picker || std::ranges::none_of(view.fields, has_long_hands)) return due_band(ui);
  if (ui.names_keys()) return ui.px(kTarget);
  return view.due.empty() ? 0 : due_band(ui);
}

// ---- what is tapped besides the table

struct Below {
  bool low_cards = false;
  bool short_strip = false;
  bool players = false;  // they stand in the pad's room
  float pad = 0;
  float palette = 0;
  float strip = 0;
  float shortcuts = 0;
  [[nodiscard]] float height(float gap) const {
    float sum = 0;
    for (const float part : {pad, palette, strip, shortcuts}) sum += part > 0 ? part + gap : 0;
    return std::max(0.0F, sum - gap);
  }
  // Keys that can be tapped get of what room is left as much as they should have.
  void grow_pad(const Ui& ui, const app::TableView& view, float left) {
    if (pad <= 0 || players || !pad_is_open(view)) return;
    pad += std::clamp(roomy_pad(ui, pad) - pad, 0.0F, std::max(0.0F, left));
  }
};

// Whether the keys of a sum or a count stand below, or keep their room there while something else is asked. On a phone
// no room is kept.
bool has_pad(const Ui& ui, const app::TableView& view) {
  if (covers_table(ui, view) || face_of(ui, view) == Face::kSteps || pad_is_beside(ui, view)) return false;
  if (pad_is_open(view)) return true;
  if (!view.palette.empty() && all_over(view)) return false;  // a trick is mended: its cards and players are tapped
  return ui.names_keys();
}

// Whether the pad has to show the players, if the table is out of sight. Beside a form, and at the
// thumb on a phone, all names stand as keys.
bool needs_players(const Ui& ui, const app::TableView& view) {
  if (pad_is_open(view) || covers_table(ui, view)) return false;
  const bool asks_seat = view.question.wants == games::Question::Wants::kSeat && view.pending.empty();
  const bool by_name = !ui.names_keys() || pad_is_beside(ui, view);
  return view.asks_player || (by_name && rows_only(ui, view) && asks_seat);
}

Box strip_of(Ui& ui, float width, const app::TableView& view, const Below& below) {
  return below.short_strip ? strip_line(ui, view) : strip(ui, view, width);
}

// `level`: how close everything stands, from 0, the roomiest.
Below measure_below(Ui& ui, float width, const app::TableView& view, int level) {
  Below below;
  const bool phone = !ui.names_keys();  // a phone keeps the same layout for a whole hand
  below.short_strip = phone || level >= 1;
  below.low_cards = phone ? many_cards(ui, view) : level >= 2;
  below.pad = has_pad(ui, view) ? pad_height(ui, width, view) : 0;
  below.players = !pad_is_beside(ui, view) && needs_players(ui, view) && (rows_only(ui, view) || asks_rows(ui, view));
  if (below.players)  // as high as the keys will be, so that no row moves
    below.pad =
        std::max(rows_only(ui, view) ? pad_height(ui, width, view) : below.pad, players_pad_height(ui, width, view));
  const bool no_cards = rows_only(ui, view) || (phone && view.palette.empty());
  below.palette = no_cards ? 0 : palette_height(ui, width, view, below.low_cards);
  below.strip = strip_of(ui, width, view, below).height(width);
  below.shortcuts = pad_is_beside(ui, view) ? 0 : shortcuts_height(ui, width, view);
  if (covers_table(ui, view)) below.palette = 0;
  if (below.pad > 0 && view.palette.empty()) {  // all cards have fallen: the pad takes their place if it fits there
    (below.pad <= below.palette ? below.pad : below.palette) = 0;
  } else if (below.pad <= below.palette) {
    below.pad = 0;
  }
  return below;
}

// The roomiest level that fits; else the closest. Rows alone are the same at each.
template <class Fits>
Below closest_that_fits(Ui& ui, float width, const app::TableView& view, Fits fits) {
  Below below;
  const int levels = rows_only(ui, view) ? 1 : kLevels;
  for (int level = 0; level < levels; ++level) {
    below = measure_below(ui, width, view, level);
    if (fits(below)) break;
  }
  return below;
}

// The cards, or the pad after all of them have fallen.
void draw_in_palette(Ui& ui, const Rect& r, const app::TableView& view, const Below& below) {
  if (!view.palette.empty()) return draw_palette(ui, r, view, below.low_cards);
  const float least = pad_height(ui, r.width(), view);
  draw_pad(ui, {r.x0, r.y0, r.x1, r.y0 + std::clamp(r.height(), least, std::max(least, roomy_pad(ui, least)))}, view);
}

// The shortcuts come last, so that they stay where they are whatever else is shown as the hand goes on. Returns the y
// where it ended.
float draw_below(Ui& ui, const Rect& r, const app::TableView& view, const Below& below) {
  const float gap = gap_of(ui);
  Rect rest = r;
  const auto place = [&](float height, auto draw) {
    if (height <= 0) return;
    draw(rest.cut_top(height));
    rest.y0 += gap;
  };
  place(below.pad,
        [&](const Rect& part) { below.players ? draw_players_pad(ui, part, view) : draw_pad(ui, part, view); });
  place(below.palette, [&](const Rect& part) { draw_in_palette(ui, part, view, below); });
  place(below.strip, [&](const Rect& part) { strip_of(ui, part.width(), view, below).draw(part); });
  place(below.shortcuts, [&](const Rect& part) { draw_shortcuts(ui, part, view); });
  return rest.y0;
}

// ---- the table, or what takes its place

// On a phone the pack's cards are as low as a thumb allows.
float least_picker(const Ui& ui, float width, const app::TableView& view) {
  constexpr float kUsualCard = 64;
  const float usual = picker_height(ui, width - ui.px(ui.names_keys() ? 2 * kGap : 2), view);
  return ui.names_keys() ? usual * 0.72F + ui.px(2 * kGap) : usual * kTarget / kUsualCard + ui.px(2);
}

// Least height; `tight`: the part of it that will do.
float least_stage(Ui& ui, float width, const app::TableView& view, float tight = 1) {
  if (view.card_picker) return least_picker(ui, width, view);
  if (const FieldRow* choice = choice_on_table(ui, view))
    return choice_cards(ui, *choice, width - ui.px(2 * kGap)).height(width - ui.px(2 * kGap)) + ui.px(2 * kGap + 16);
  const float row = ui.px(!ui.names_keys() ? kLeastCloseRow : view.strip.empty() ? kLeastLowRow : kLeastRow);
  const float frame = ui.px(ui.names_keys() ? kFrame : kCloseFrame);
  const float gap = around_gap(ui);
  const float each = std::max(row * tight, ui.px(view.strip.empty() ? kTarget : kThumb) + gap);
  const auto rows = static_cast<float>(rows_around(ui, width, view.seats));
  return each * rows - gap + frame + above_places(ui, width, view);
}

void draw_stage(Ui& ui, const Rect& r, const app::TableView& view) {
  if (!covers_table(ui, view)) return draw_places(ui, r, view);
  // A phone's cards take all the room: the rim lies in the margin around it, or there is none.
  const bool close = view.card_picker && !ui.names_keys();
  if (close && ui.shape() == Shape::kUpright)
    ui.fill(r, ui.theme.felt, 10);
  else
    draw_felt(ui, close ? r.grown(ui.px(kCloseGap)) : r);
  if (!view.card_picker) return draw_choices(ui, r.inset(ui.px(kGap)), *choice_on_table(ui, view));
  draw_picker(ui, r.inset(ui.px(!ui.names_keys() ? 1 : ui.units(r.width()) < 420 ? 5 : kGap)), view);
}

// ---- the middle: the table and the rows, which scroll where they have to

struct Middle {
  float stage = 0;
  float fields = 0;
  float reveal = 0;
};

float reveal_room(Ui& ui, float width, const app::TableView& view) {
  return view.reveal ? reveal(ui, view, width).height(width) : 0;
}

Middle measure_middle(Ui& ui, float width, const app::TableView& view, float room, float tight = 1) {
  const float gap = gap_of(ui);
  Middle m;
  m.reveal = reveal_room(ui, width, view);
  const float rest = room - (m.reveal > 0 ? m.reveal + gap : 0);
  const float least = least_stage(ui, width, view, tight);
  // The table stays until the result, unless rows are asked that have something to show.
  const auto has_rows = [&] { return shows_fields(ui, view) && fields_height(ui, width, view, rest) > 0; };
  const bool needs_table = !rows_only(ui, view) && !(asks_rows(ui, view) && has_rows());
  // Rows that come as the hand goes on leave the table its room, if one of them has room beside it.
  const float beside = rest - least - gap;
  const bool shares = needs_table || (view.fields_come && fields_height(ui, width, view, 0) <= beside);
  m.fields = shows_fields(ui, view) ? fields_height(ui, width, view, shares ? beside : rest) : 0;
  const float left = rest - (m.fields > 0 ? m.fields + gap : 0);
  // Not after the last trick: something else would then be under the finger.
  const bool has_room = left >= least && ui.names_keys() && !all_over(view) && !rows_only(ui, view);
  m.stage = needs_table ? std::max(least, left) : has_room ? left : 0;
  return m;
}

// The rows may use the room that is left.
void stretch_rows(const app::TableView& view, Middle& m, float room) {
  constexpr float kMost = 1.4F;
  if (view.form == games::Form::kTricks || m.stage > 0 || m.reveal > 0) return;
  m.fields = std::max(m.fields, std::min(room, m.fields * kMost));
}

float height_of(const Ui& ui, const Middle& m) {
  float sum = 0;
  for (const float part : {m.stage, m.fields, m.reveal}) sum += part > 0 ? part + gap_of(ui) : 0;
  return std::max(0.0F, sum - gap_of(ui));
}

// Returns the y where it ended.
float draw_middle(Ui& ui, const Rect& r, const app::TableView& view, const Middle& m) {
  Rect rest = r;
  rest.y1 = r.y0 + 1e6F;
  const auto place = [&](float height, auto draw) {
    if (height <= 0) return;
    draw(ui, rest.cut_top(height), view);
    rest.cut_top(gap_of(ui));
  };
  // The rows stay where they are, whether or not there is room for the table; on a phone there is mostly none.
  const bool rows_first = rows_only(ui, view) || (!ui.names_keys() && !covers_table(ui, view));
  if (!rows_first) place(m.stage, draw_stage);
  place(m.fields, draw_fields);
  place(m.reveal,
        [](Ui& at, const Rect& part, const app::TableView& shown) { reveal(at, shown, part.width()).draw(part); });
  if (rows_first) place(m.stage, draw_stage);
  return rest.y0;
}

// Height for the score sheet below, so that its totals are in sight. If even the newest hand would have no room above
// them, everything scrolls.
float sheet_room(const Ui& ui, float width, const app::TableView& view, float left) {
  const float around = ui.px(20);
  const float least = part_height(ui, width - around, part_of_sheet(ui, width - around, view.sheet, 0));
  return left - around >= least ? left - around : 1e6F;
}

// Where the score sheet begins that has the place below `y`: below all that is in sight, if only a part of its headings
// would be.
float top_of_sheet(const Ui& ui, float y, float bottom) {
  constexpr float kHeadings = 72;
  return bottom - y < ui.px(kHeadings) ? std::max(y, bottom) : y;
}

// ---- one column

void draw_above(Ui& ui, Rect& rest, const app::TableView& view) {
  if (ui.shape() != Shape::kLying) {  // on a lying phone it is in the bar
    draw_prompt(ui, rest.cut_top(prompt_height(ui, rest.width())), view);
    rest.cut_top(gap_of(ui));
  }
  const float due = due_room(ui, view);
  if (due <= 0) return;
  Rect band = rest.cut_top(due);
  if (ui.shape() == Shape::kLying && view.has_pots && !rows_only(ui, view)) {
    draw_pots(ui, band.cut_right(band.width() * kPotsPart), view.pots, ui.theme.dim);
    band.cut_right(gap_of(ui));
  }
  draw_due(ui, band, view.due, view.no_due, view.sale);
  rest.cut_top(gap_of(ui));
}

// Everything scrolls, if a small window or large type leaves no room.
void draw_scrolling(Ui& ui, const Rect& r, const app::TableView& view, bool with_side) {
  Rect content = ui.begin_scroll("main", r);
  const float room = content.height();
  content.y1 = content.y0 + 1e6F;
  draw_above(ui, content, view);
  Below below = measure_below(ui, content.width(), view, 0);
  const Middle middle = measure_middle(ui, content.width(), view, room * 0.4F);
  below.players = below.players && middle.stage <= 0;
  content.y0 = draw_middle(ui, content, view, middle);
  content.y0 = draw_below(ui, content, view, below);
  ui.end_scroll(with_side ? draw_side(ui, content, view) : content.y0);
}

// On a phone people scroll to the score sheet: the next entry brings the players back.
void show_places_again(Ui& ui, const app::TableView& view) {
  std::string asked = view.question.heading + view.question.text;
  const bool taps_places = view.form == games::Form::kTricks && !covers_table(ui, view) && !asks_rows(ui, view);
  if (asked != ui.state.asked && taps_places && !ui.names_keys()) ui.state.from_top = true;
  ui.state.asked = std::move(asked);
}

void draw_one_column(Ui& ui, const Rect& r, const app::TableView& view, bool with_side) {
  const float gap = gap_of(ui);
  Rect rest = r;
  rest.cut_right(ui.scroll_room());  // the same width as what scrolls between them
  const float said = ui.shape() == Shape::kLying ? 0 : prompt_height(ui, rest.width()) + gap;
  const float due = due_room(ui, view) > 0 ? due_room(ui, view) + gap : 0;
  const auto middle_in = [&](const Below& below) { return r.height() - said - due - below.height(gap) - gap; };
  const float tight = covers_table(ui, view) ? 1 : kTight;
  const auto too_much = [&](const Below& below) { return said + due + below.height(gap) > r.height() * kTooMuch; };
  Below below = closest_that_fits(ui, rest.width(), view, [&](const Below& tried) {
    const float room = middle_in(tried);
    return !too_much(tried) && height_of(ui, measure_middle(ui, rest.width(), view, room, tight)) <= room + 0.5F;
  });
  if (too_much(below)) return draw_scrolling(ui, r, view, with_side);
  // On a phone the rows are as high as they are above the keys, so that none moves when these come.
  const bool above_keys = rows_only(ui, view) && !ui.names_keys() && face_of(ui, view) != Face::kSteps;
  const float keys = above_keys ? pad_height(ui, rest.width(), view) : 0;
  const auto middle_of = [&](float width, float room) {
    const float all = r.height() - said - due - below.shortcuts - keys - 3 * gap;
    return measure_middle(ui, width, view, keys > 0 ? std::min(room, all) : room, tight);
  };
  const auto fits_with = [&](float pad) {
    below.pad = pad;
    return height_of(ui, middle_of(rest.width(), middle_in(below))) <= middle_in(below) + 0.5F;
  };
  if (below.players && !fits_with(below.pad) && !fits_with(players_pad_height(ui, rest.width(), view))) {
    below.players = false;  // the rows, where they are tapped as well, have no room above
    below.pad = 0;
  }
  const Middle tried = middle_of(rest.width(), middle_in(below));
  below.players = below.players && tried.stage <= 0;
  if (rows_only(ui, view)) below.grow_pad(ui, view, middle_in(below) - height_of(ui, tried));
  draw_above(ui, rest, view);
  draw_below(ui, rest.cut_bottom(below.height(gap)), view, below);
  rest.cut_bottom(gap);
  rest.x1 = r.x1;
  show_places_again(ui, view);
  const Rect content = ui.begin_scroll("main", rest);
  Middle middle = middle_of(content.width(), rest.height());
  if (!with_side) stretch_rows(view, middle, rest.height());
  const float end = draw_middle(ui, content, view, middle);
  if (!with_side) return ui.end_scroll(end - gap);
  const float bottom = content.y0 + rest.height();
  const float sheet = sheet_room(ui, content.width(), view, bottom - end);
  const float top = top_of_sheet(ui, end, bottom);
  ui.end_scroll(draw_side(ui, {content.x0, top, content.x1, top}, view, sheet));
}

// ---- a wide and low window: the shortcuts are at the bottom right, or below everything if they would take too many
// lines there

float right_width(const Ui& ui, const Rect& r, const app::TableView& view) {
  constexpr float kRightOfSums = 0.36F;
  constexpr float kRightOfAdditions = 0.55F;
  const float of_rows = has_additions(view) ? kRightOfAdditions : kRightOfSums;
  const float part = view.form == games::Form::kTricks ? kRightPart : of_rows;
  return std::max(ui.px(kLeastRight), r.width() * part);
}

bool shortcuts_across(const Ui& ui, const Rect& r, const app::TableView& view) {
  constexpr float kMostLines = 2;
  return ui.names_keys() && shortcuts_height(ui, right_width(ui, r, view), view) > ui.px(kMostLines * (kTarget + kGap));
}

void place_shortcuts(Ui& ui, Rect& room, const app::TableView& view) {
  const float height = shortcuts_height(ui, room.width(), view);
  if (height <= 0) return;  // they stand in the foot
  draw_shortcuts(ui, room.cut_bottom(height), view);
  room.cut_bottom(gap_of(ui));
}

// Partners have one total, that of the first of them.
int totals_shown(const app::TableView& view) {
  const std::size_t sides = view.sheet.totals.empty() ? view.places.size() : view.sheet.totals.size();
  return static_cast<int>(std::min(view.places.size(), sides));
}

// Everybody's total, on one line: for layouts whose places and score sheet have no room for it.
void draw_totals_line(Ui& ui, const Rect& r, const app::TableView& view) {
  const int count = totals_shown(view);
  const int lines = count > kTotalsAbreast ? 2 : 1;
  const int across = (count + lines - 1) / lines;
  int at = 0;
  for (const auto& place : std::span{view.places}.first(static_cast<std::size_t>(count))) {
    const Rect cell = r.row(at / across, lines, 0).column(at % across, across, ui.px(2));
    ++at;
    const float radius = ui.px(9);
    const float width = std::min(cell.width(), 2 * radius + ui.px(4) + ui.text_width(place.total, type::kBodyBold));
    Rect inside = cell.middle(width, cell.height());
    seat_badge(ui, {inside.x0 + radius, inside.center().y}, radius, place.seat, place.key);
    inside.cut_left(2 * radius + ui.px(4));
    ui.text(inside, place.total, type::kBodyBold, ui.theme.text);
  }
}

float totals_line_height(const Ui& ui, const app::TableView& view) {
  return ui.px(totals_shown(view) > kTotalsAbreast ? 2 * kTotalsLine : kTotalsLine);
}

// Only the rows, which scroll if they have to.
void draw_rows(Ui& ui, const Rect& r, const app::TableView& view) {
  const Rect content = ui.begin_scroll("main", r);
  Middle middle = measure_middle(ui, content.width(), view, r.height());
  middle.stage = middle.reveal = 0;  // these stand beside the rows
  stretch_rows(view, middle, r.height());
  ui.end_scroll(draw_middle(ui, content, view, middle) - gap_of(ui));
}

// The table or the pack, which scrolls if it has no room.
void draw_places_in(Ui& ui, const Rect& r, const app::TableView& view) {
  const float least = least_stage(ui, r.width() - ui.scroll_room(), view, kTight);
  if (r.height() + 0.5F >= least) return draw_stage(ui, r, view);
  const Rect content = ui.begin_scroll("main", r);
  draw_stage(ui, {content.x0, content.y0, content.x1, content.y0 + least}, view);
  ui.end_scroll(content.y0 + least);
}

// The question, and beside it the payments: below it there is no height for them.
void draw_said_and_due(Ui& ui, Rect& rest, float right, const app::TableView& view) {
  const float width = rest.width() - (view.pays_at_once ? right + gap_of(ui) : 0);
  Rect said = rest.cut_top(prompt_height(ui, width));
  rest.cut_top(gap_of(ui));
  if (view.pays_at_once) {  // it takes no height here
    draw_due(ui, said.cut_right(right), view.due, view.no_due, view.sale);
    said.cut_right(gap_of(ui));
  }
  draw_prompt(ui, said, view);
}

// What needs the whole width: the pack, choices, rows tapped one by one.
void draw_lying_whole(Ui& ui, const Rect& r, const app::TableView& view) {
  const float gap = gap_of(ui);
  const bool steps = face_of(ui, view) == Face::kSteps;
  const bool in_bar = ui.shape() == Shape::kLying;
  Rect rest = r;
  if (!in_bar) draw_said_and_due(ui, rest, right_width(ui, r, view), view);
  const bool hands = !steps && shows_fields(ui, view);  // side by side, if the width allows it
  const bool due_here = due_room(ui, view) > 0 && in_bar;
  const bool alone = hands && !due_here && view.strip.empty() && shortcuts_height(ui, r.width(), view) <= 0;
  const float right = alone ? 0 : hands ? ui.px(kBesideHands) : right_width(ui, r, view);
  const bool across = !hands && shortcuts_across(ui, r, view);
  if (across) place_shortcuts(ui, rest, view);
  const float band = due_here ? ui.px(kTarget) : 0;
  const float left = r.width() - (right > 0 ? right + gap : 0) - ui.scroll_room();
  const float fields = hands ? fields_height(ui, left, view, r.height() * 0.4F) : 0;
  float beside = across ? 0 : shortcuts_height(ui, right, view);
  if (band > 0) beside += band + (beside > 0 ? gap : 0);
  float strip = strip_line(ui, view).height(right);  // left out if the pack needs its room
  const float needed = steps ? 0 : least_stage(ui, rest.width() - ui.scroll_room(), view) + (in_bar ? gap : 2 * gap);
  if (rest.height() - beside - strip - gap < needed) strip = 0;
  if (strip > 0) beside += strip + (across ? 0 : gap);
  const float room = std::min(r.height() * 0.5F, rest.height() - gap - needed);  // so that all of the pack is in sight
  Rect low = rest.cut_bottom(std::max(beside, std::min(room, fields)));
  if (low.height() > 0) rest.cut_bottom(gap);
  steps ? draw_rows(ui, rest, view) : draw_places_in(ui, rest, view);
  Rect column = low.cut_right(right);
  if (right > 0) low.cut_right(gap);
  if (!across) place_shortcuts(ui, column, view);
  if (band > 0) draw_due(ui, column.cut_top(band), view.due, view.no_due, view.sale);
  if (strip > 0) strip_line(ui, view).draw(column.cut_bottom(strip));
  if (fields > 0) draw_rows(ui, low, view);
}

// The table or the rows at the left, everything else that is tapped at the right.
void draw_two_columns(Ui& ui, const Rect& r, const app::TableView& view) {
  const float gap = gap_of(ui);
  Rect left = r;
  const bool across = shortcuts_across(ui, r, view);
  if (across) place_shortcuts(ui, left, view);
  Rect right = left.cut_right(right_width(ui, r, view));
  left.cut_right(gap);
  draw_above(ui, left, view);
  if (!across) place_shortcuts(ui, right, view);
  const bool rows = rows_only(ui, view);
  const float width = right.width() - ui.scroll_room();
  const auto others = [&](int level) {
    Below below = measure_below(ui, width, view, level);
    below.shortcuts = 0;
    if (hides_strip(ui, view)) below.strip = 0;
    if (below.players && !rows) {
      below.players = false;
      below.pad = 0;
    }
    return below;
  };
  const auto facts_in = [&](float wide, const Below& below) {
    Middle facts;
    facts.reveal = reveal_room(ui, wide, view);
    if (rows) return facts;
    facts.fields = fields_height(ui, wide, view, right.height() - below.height(gap) - gap - facts.reveal);
    return facts;
  };
  const auto height_above_sheet = [&](const Below& below) {
    const float high = height_of(ui, facts_in(width, below));
    return (high > 0 ? high + gap : 0) + below.height(gap) + gap;
  };
  const auto room_beside = [&](const Below& below) { return right.height() - height_above_sheet(below); };
  const auto shows_totals = [&](const Below& below) {
    return sheet_room(ui, width, view, room_beside(below)) <= right.height();
  };
  // The roomiest level that fits. For the totals of the sheet the tricks go on one line, but no card gets lower.
  Below below;
  const bool with_totals = shows_totals(others(1));
  for (int level = 0; level < kLevels; ++level) {
    below = others(level);
    if (with_totals ? shows_totals(below) : room_beside(below) + gap + 0.5F >= 0) break;
  }
  if (below.short_strip && below.strip > 0) {
    strip_line(ui, view).draw(right.cut_bottom(below.strip));
    right.cut_bottom(gap);
    below.strip = 0;
  }
  rows ? draw_rows(ui, left, view) : draw_places_in(ui, left, view);
  const Middle facts = facts_in(width, below);
  constexpr float kKeysPart = 0.42F;
  constexpr float kSheet = 220;  // a sheet so high says enough
  const float left_over = right.height() - height_of(ui, facts) - below.height(gap) - 2 * gap - ui.px(kSheet);
  const float larger = r.height() * kKeysPart - below.pad;
  if (rows && larger <= left_over) below.grow_pad(ui, view, larger);
  const float line = totals_line_height(ui, view);
  const float room_for_sheet = room_beside(below);
  const float room = sheet_room(ui, width, view, room_for_sheet);
  if (room <= right.height()) {
    Rect rest{right.x0, right.y0, right.x0 + width, right.y1};
    rest.y0 = draw_middle(ui, rest, view, facts);
    rest.y0 = draw_below(ui, rest, view, below);
    return draw_side_column(ui, {right.x0, rest.y0, right.x1, right.y1}, view, room);
  }
  if (rows && view.sides == 0 && room_for_sheet + gap >= line) draw_totals_line(ui, right.cut_bottom(line), view);
  Rect content = ui.begin_scroll("beside", right);
  const float bottom = content.y0 + right.height();
  content.y1 = content.y0 + 1e6F;
  content.y0 = draw_middle(ui, content, view, facts_in(content.width(), below));
  content.y0 = draw_below(ui, content, view, below);
  const float sheet = sheet_room(ui, content.width(), view, bottom - content.y0);
  content.y0 = top_of_sheet(ui, content.y0, bottom);
  ui.end_scroll(draw_side(ui, content, view, sheet));
}

// What is tapped for a form stands below what is known, above Enter.
void draw_keys_beside(Ui& ui, Rect& side, const app::TableView& view) {
  constexpr float kPart = 0.56F;  // of the column
  const float width = side.width() - ui.scroll_room();
  const float shortcuts = shortcuts_height(ui, width, view);
  if (shortcuts > 0) {
    const Rect room = side.cut_bottom(shortcuts);
    draw_shortcuts(ui, {room.x0, room.y0, room.x0 + width, room.y1}, view);
    side.cut_bottom(gap_of(ui));
  }
  if (covers_table(ui, view) || (!pad_is_open(view) && !needs_players(ui, view))) return;
  const bool open = pad_is_open(view);
  const float least = pad_height(ui, width, view);
  const float high = open ? std::clamp(side.height() * kPart, least, std::max(least, roomy_pad(ui, least)))
                          : players_pad_height(ui, width, view);
  Rect keys = side.cut_bottom(high);
  keys.x1 = keys.x0 + width;
  side.cut_bottom(gap_of(ui));
  open ? draw_pad(ui, keys, view) : draw_players_pad(ui, keys, view);
}

// Rows that are asked while the table keeps its place stand at the right, above Enter.
void draw_rows_beside(Ui& ui, Rect& side, const app::TableView& view) {
  const float width = side.width() - ui.scroll_room();
  const Rect rows = side.cut_bottom(height_beside(ui, view));
  draw_fields(ui, {rows.x0, rows.y0, rows.x0 + width, rows.y1}, view);
  side.cut_bottom(gap_of(ui));
}

// A wide window: the table at the left, what is known at the right, and Enter below it.
void draw_desk(Ui& ui, const Rect& r, const app::TableView& view) {
  const Spacing g = spacing_of(ui);
  Rect left{r.x0 + ui.px(g.edge), r.y0 + ui.px(g.gap), r.x1 - ui.px(g.edge), r.y1 - ui.px(g.edge)};
  Rect side = left.cut_right(right_column(ui, r.width()));
  left.cut_right(ui.px(g.edge));
  const Rect enter = side.cut_bottom(ui.px(kEnterHeight));
  side.cut_bottom(ui.px(g.gap));
  left.x1 += ui.scroll_room();  // the bars lie in the gap and in the margin, so that all edges meet
  side.x1 += ui.scroll_room();
  draw_one_column(ui, left, view, false);
  if (due_beside(ui, view)) {
    Rect due = side.cut_top(ui.px(kDueBeside));
    due.cut_right(ui.scroll_room());
    draw_due(ui, due, view.due, view.no_due, view.sale);
    side.cut_top(ui.px(g.gap));
  }
  if (pad_is_beside(ui, view)) draw_keys_beside(ui, side, view);
  constexpr float kSheetPart = 0.6F;
  const float sheet = side.height() * kSheetPart;
  if (rows_beside(ui, view)) draw_rows_beside(ui, side, view);
  draw_side_column(ui, side, view, std::min(sheet, side.height()));
  draw_accept(ui, enter, accept_of(view));
}

}  // namespace

void draw_table(Ui& ui, const Rect& r, const app::TableView& view) {
  const Rect room = r.inset(gap_of(ui));
  const float width = ui.units(room.width());
  const float height = ui.units(room.height());
  const bool low = height < kColumns && width >= 560 && width > height * 1.2F;
  if (is_wide_desk(ui)) {
    draw_desk(ui, r, view);
  } else if (low && (covers_table(ui, view) || face_of(ui, view) == Face::kSteps)) {
    draw_lying_whole(ui, room, view);
  } else if (low) {
    draw_two_columns(ui, room, view);
  } else {
    draw_one_column(ui, room, view, true);
  }
  draw_tricks(ui, r, view);
  draw_due_list(ui, ui.window(), view.due, view.sale);
  draw_hand_menu(ui, ui.window(), view);  // over the bars as well
}

}  // namespace nullo::gui
