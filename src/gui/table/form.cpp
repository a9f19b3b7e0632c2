#include "gui/table/form.h"

#include <algorithm>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "gui/kit/frame.h"
#include "gui/kit/widgets.h"
#include "gui/table/form_cells.h"
#include "gui/table/partner_heads.h"
#include "text/say.h"

namespace nullo::gui {

struct PeopleColumns {
  FittedRow names;
  Type total;
  float disc = 0;  // radius, in units
  float fact = 0;
  float total_width = 0;
  float gap = 0;
};

namespace {

using Place = app::TableView::Place;

constexpr float kNarrowForm = 560;  // a table that is narrower has small labels
constexpr float kNarrowLabel = 96;  // width of such a label
constexpr float kHalfLabel = 48;    // the same where two tables stand side by side
constexpr float kRoomyHalf = 340;   // from that width on, such labels have a part of it
constexpr float kRoomyLabel = 0.22F;
constexpr float kHighestCell = 76;  // no cell is higher in a row of a person
constexpr float kRoomyForm = 640;   // from that width on, high rows are written large
constexpr float kMostFact = 190;    // width of a person's cell
constexpr float kUsualFact = 110;   // names are shortened before it gets less
constexpr float kBetweenHalves = 12;
constexpr float kLeastPerson = 84;
constexpr float kMostName = 0.4F;  // part of the room for names and cells
constexpr float kStarGap = 6;
constexpr std::string_view kUsualTotal = "−1,888";
constexpr float kLeastNarrowPerson = 64;
constexpr float kCardLabel = 0.6F;     // part of the labels' column for the words beside a card
constexpr std::size_t kMostFacts = 3;  // where people are the rows

bool is_narrow(const Ui& ui, float width) { return ui.units(width) < kNarrowForm; }

bool has_cells(const FieldRow& row) {
  return row.if_is<SeatRow>() != nullptr || row.if_is<CountsRow>() != nullptr || row.if_is<HandsRow>() != nullptr;
}

std::size_t cells_of(const FieldRow& row) {
  if (const auto* seats = row.if_is<SeatRow>()) return seats->cells.size();
  if (const auto* counts = row.if_is<CountsRow>()) return counts->cells.size();
  const auto* hands = row.if_is<HandsRow>();
  return hands != nullptr ? hands->cells.size() : 0;
}

// Columns of the table: people, or partners who share all counts.
std::size_t columns_of(const app::TableView& view) {
  return static_cast<std::size_t>(view.sides > 0 ? view.sides : view.seats);
}

// "11 of 13"; empty: the row has no sum.
std::string sum_of(const FieldRow& row) {
  const auto* counts = row.if_is<CountsRow>();
  return counts != nullptr ? counts->sum : std::string{};
}

const SeatRow::Nobody* nobody_of(const FieldRow& row) {
  const auto* seats = row.if_is<SeatRow>();
  return seats != nullptr && seats->nobody ? &*seats->nobody : nullptr;
}

// ---- facts as rows

float label_width(const Ui& ui, float width, const FormLook& look) {
  if (look.halves) return std::max(ui.px(kHalfLabel), ui.units(width) >= kRoomyHalf ? width * kRoomyLabel : 0);
  return is_narrow(ui, width) ? ui.px(kNarrowLabel) : std::min(ui.px(230), width * 0.28F);
}

// How many cells stand on one line.
std::size_t across(const Ui& ui, const FieldRow& row, const FormLook& look, float width) {
  const float room = ui.units(look.above || spans(ui, row) ? width : width - label_width(ui, width, look));
  const int fit = std::max(1, static_cast<int>((room + look.gap) / (least_cell(ui, row) + look.gap)));
  return static_cast<std::size_t>(evenly(std::max(1, static_cast<int>(cells_of(row))), fit));
}

bool is_card(const FieldRow& row) { return row.if_is<CardRow>() != nullptr; }

float half_width(const Ui& ui, float width) { return (width - ui.px(kBetweenHalves)) / 2; }

bool on_one_line(const Ui& ui, const FieldRow& row, const FormLook& look, float width) {
  return across(ui, row, look, width) >= cells_of(row);
}

Box nobody_button(Ui& ui, const FieldRow& row) {
  return Box::flowing(
      [&ui](float) { return ui.px(kTarget); },
      [&ui, &row](const Rect& r) {
        const SeatRow::Nobody& nobody = *nobody_of(row);
        if (button(ui, "nobody/" + row.id, r, nobody.text, {.key = nobody.key, .chosen = nobody.chosen}))
          ui.mean(app::TapNobody{row.id});
      });
}

Box cells(Ui& ui, const app::TableView& view, const FieldRow& row, const FormLook& look, float width) {
  const std::size_t count = cells_of(row);
  const std::size_t each = across(ui, row, look, width);
  const bool badge = each < count || spans(ui, row);
  const float high = ui.px(std::max(look.cell, least_height(ui, row, each < count)));
  std::vector<Box> parts;
  for (std::size_t i = 0; i < count; ++i)
    parts.push_back(Box::fixed(0, high, form_cell(ui, view, row, Seat{static_cast<int>(i)}, badge)));
  Box all = in_equal_columns(ui.px(look.gap), static_cast<int>(each), std::move(parts));
  if (nobody_of(row) == nullptr) return all;
  return Box::column(ui.px(look.gap), {std::move(all).grow(), nobody_button(ui, row)});
}

// The row's label, above its cells or beside them; the sum of its counts stands below it.
Box label(Ui& ui, const app::TableView& view, const FieldRow& row, bool above, bool narrow) {
  const auto high = [&ui, above](float) { return above ? ui.px(24) : 0; };
  return Box::flowing(high, [&ui, &view, &row, above, narrow](const Rect& r) {
    draw_form_label(ui, r, view, row, above ? LabelLook::kLine : narrow ? LabelLook::kNarrow : LabelLook::kBeside);
  });
}

// The row that is asked stands on the question's ground, and in sight.
Box marked(Ui& ui, const FieldRow& row, Box made) {
  return std::move(made).on([&ui, &row](const Rect& r) {
    if (!row.current) return;
    ui.fill(r.grown(ui.px(3)), ui.theme.ask_soft, 8);
    ui.keep_in_sight(row.id, r);
  });
}

Box fact_row(Ui& ui, const app::TableView& view, const FieldRow& row, const FormLook& look, float width) {
  if (!has_cells(row)) return marked(ui, row, row_without_cells(ui, row, width, label_width(ui, width, look)));
  if (spans(ui, row)) return marked(ui, row, cells(ui, view, row, look, width));
  Box named = label(ui, view, row, look.above, is_narrow(ui, width));
  Box all = cells(ui, view, row, look, width);
  if (look.above) return marked(ui, row, Box::column(0, {std::move(named), std::move(all).grow()}));
  return marked(ui, row,
                Box::row(ui.px(look.gap), {std::move(named).wide(label_width(ui, width, look) - ui.px(look.gap)),
                                           std::move(all).grow()}));
}

// Who has which column. `card`: stands at their left, in the column of the labels; nullptr: nothing does.
Box heads(Ui& ui, const app::TableView& view, const FieldRow* card, const FormLook& look, float width) {
  const float label = look.above ? 0 : label_width(ui, width, look);
  const auto count = static_cast<float>(columns_of(view));
  const float column = (width - label - ui.px(look.gap) * (count - 1)) / count;
  std::vector<Box> parts;
  if (view.sides > 0) {
    const float high = partner_head_height(ui, column, view);
    for (int side = 0; side < view.sides; ++side)
      parts.push_back(
          Box::fixed(0, high, [&ui, &view, side](const Rect& r) { draw_partner_head(ui, r, view, side); }).grow());
  } else {
    std::vector<std::string> names;
    for (const Place& place : view.places) names.push_back(place.name);
    const HeadLook head = head_look(ui, column, names);
    if (head.stacked) names = fit_row(ui, column, std::move(names), type::kNoteBold, type::kNoteBold).words;
    for (std::size_t i = 0; i < names.size(); ++i) {
      const Place& place = view.places[i];
      Box name = Box::fixed(0, head.height, [&ui, &place, head, name = names[i]](const Rect& r) {
        draw_head(ui, r, name, place.seat, place.key, head, place.out);
      });
      parts.push_back(std::move(name).grow());
    }
  }
  Box names = Box::row(ui.px(look.gap), std::move(parts));
  if (label <= 0) return names;
  Box left = card == nullptr ? space(0) : card_row(ui, *card, label * kCardLabel);
  return Box::row(ui.px(look.gap), {std::move(left).wide(label - ui.px(look.gap)), std::move(names).grow().middle()});
}

Box facts_down(Ui& ui, const app::TableView& view, const Rows& rows, const FormLook& look, float width) {
  const auto headed = [&](const FieldRow* row) {
    return has_cells(*row) && !spans(ui, *row) && on_one_line(ui, *row, look, width);
  };
  std::vector<Box> parts;
  bool has_heads = false;
  const FieldRow* card = nullptr;
  for (const FieldRow* row : rows) {
    if (!has_heads && !look.above && !look.halves && !is_narrow(ui, width) && is_card(*row) && row != rows.back()) {
      card = row;
      continue;
    }
    if (!has_heads && headed(row)) {
      parts.push_back(heads(ui, view, std::exchange(card, nullptr), look, width));
      has_heads = true;
    }
    Box made = fact_row(ui, view, *row, look, width);
    parts.push_back(has_cells(*row) ? std::move(made).grow() : std::move(made));
  }
  return Box::column(ui.px(look.gap), std::move(parts));
}

// ---- people as rows

// Whether people can be the rows: few facts, each a cell for everybody.
bool people_can_be_rows(const app::TableView& view, const Rows& rows) {
  if (view.sides > 0 || view.form == games::Form::kTricks || view.card_picker) return false;
  std::size_t facts = 0;
  for (const FieldRow* row : rows) {
    if (!has_cells(*row)) continue;
    if (row->if_is<HandsRow>() != nullptr || steps_of(*row) != nullptr || card_of(*row)) return false;
    ++facts;
  }
  return facts > 0 && facts <= kMostFacts && facts <= view.places.size();
}

// Partners have one total, which the score sheet has.
bool has_partners(const app::TableView& view) { return view.sheet.totals.size() < view.places.size(); }

// Nothing: the width has no room for them.
std::optional<PeopleColumns> people_columns(const Ui& ui, float width, const app::TableView& view, const Rows& rows,
                                            float cell) {
  const bool narrow = is_narrow(ui, width);
  const bool high = cell >= 72 && ui.units(width) >= kRoomyForm;
  PeopleColumns c{{}, cell >= 96 && high ? type::kGiant : high ? type::kTotal : narrow ? type::kName : type::kTitle};
  c.disc = high ? 24 : narrow ? 13 : 16;
  c.gap = ui.px(narrow ? 6 : 16);
  std::vector<std::string> names;
  for (const Place& place : view.places) {
    names.push_back(place.name);
    c.total_width = std::max(c.total_width, ui.text_width(place.total, c.total));
  }
  // Columns do not move when somebody leads, or has a digit more.
  c.total_width = std::max(c.total_width, ui.text_width(kUsualTotal, c.total));
  c.total_width += ui.text_width("★", type::kName) + ui.px(2 * kStarGap);
  if (has_partners(view)) c.total_width = 0;
  const auto facts =
      static_cast<float>(std::ranges::count_if(rows, [](const FieldRow* row) { return has_cells(*row); }));
  const float rest = width - ui.px(2 * c.disc) - c.total_width - c.gap * (facts + 2);
  const Type wanted = high ? type::kTitle : narrow ? type::kBodyBold : type::kName;
  float name = ui.px(narrow ? kLeastNarrowPerson : kLeastPerson);
  const float most = std::min(rest * kMostName, rest - facts * ui.px(kUsualFact));
  for (const std::string& each : names) name = std::max(name, std::min(ui.text_width(each, wanted), most));
  c.fact = std::min(ui.px(kMostFact), (rest - name) / facts);
  if (c.fact < ui.px(kTarget)) return std::nullopt;
  c.names = fit_row(ui, rest - c.fact * facts, names, wanted, narrow ? type::kNoteBold : type::kBodyBold);
  return c;
}

Box people_row(Ui& ui, const app::TableView& view, const Rows& rows, const FormLook& look, const PeopleColumns& c,
               const Place& place) {
  const auto at = static_cast<std::size_t>(&place - view.places.data());
  std::vector<Box> parts{disc(ui, c.disc, place.seat),
                         line(ui, c.names.words[at], c.names.type, place.out ? ui.theme.dim : ui.theme.text).grow()};
  for (const FieldRow* row : rows) {
    if (!has_cells(*row)) continue;
    parts.push_back(
        Box::fixed(c.fact, ui.px(std::min(look.cell, kHighestCell)), form_cell(ui, view, *row, place.seat, false))
            .middle());
  }
  if (c.total_width > 0) {
    parts.push_back(
        Box::row(ui.px(kStarGap),
                 {space(0).grow(), line(ui, place.leads_standing ? "★" : "", type::kName, ui.theme.text).middle(),
                  line(ui, place.total, c.total, ui.theme.text, Align::kRight).middle()})
            .wide(c.total_width));
  }
  return Box::row(c.gap, std::move(parts)).least(ui.px(look.cell)).on([&ui, &rows, &place](const Rect& r) {
    for (const FieldRow* row : rows) {
      if (row->current && asks_cell(*row, place.seat)) ui.keep_in_sight(row->id, r);
    }
  });
}

// As many lines as it takes, at the bottom of its place.
Box centred(Ui& ui, const std::string& text) {
  return Box::flowing([&ui, text](float width) { return ui.wrapped_height(width, text, type::kNoteBold); },
                      [&ui, text](const Rect& r) {
                        const float high = ui.wrapped_height(r.width(), text, type::kNoteBold);
                        ui.wrapped({r.x0, r.y1 - high, r.x1, r.y1}, text, type::kNoteBold, ui.theme.dim,
                                   Align::kCenter);
                      });
}

Box fact_heads(Ui& ui, const Rows& rows, const PeopleColumns& c) {
  std::vector<Box> parts{space(ui.px(2 * c.disc)), space(0).grow()};
  for (const FieldRow* row : rows) {
    if (!has_cells(*row)) continue;
    std::vector<Box> lines{centred(ui, without_key(ui, row->label)).grow()};
    if (const std::string sum = sum_of(*row); !sum.empty())
      lines.push_back(line(ui, sum, type::kNote, ui.theme.dim, Align::kCenter));
    parts.push_back(Box::column(0, std::move(lines)).wide(c.fact));
  }
  if (c.total_width > 0)
    parts.push_back(line(ui, text::say("total"), type::kNoteBold, ui.theme.dim, Align::kRight).wide(c.total_width));
  return Box::row(c.gap, std::move(parts));
}

Box people_down(Ui& ui, const app::TableView& view, const Rows& rows, const FormLook& look, const PeopleColumns& c,
                float width) {
  std::vector<Box> parts;
  bool drawn = false;
  for (const FieldRow* row : rows) {
    if (!has_cells(*row)) {
      parts.push_back(marked(ui, *row, row_without_cells(ui, *row, width, label_width(ui, width, look))));
      continue;
    }
    if (!drawn) {
      parts.push_back(fact_heads(ui, rows, c));
      for (const Place& place : view.places) parts.push_back(people_row(ui, view, rows, look, c, place).grow());
      drawn = true;
    }
    if (nobody_of(*row) != nullptr) parts.push_back(nobody_button(ui, *row));
  }
  return Box::column(ui.px(look.gap), std::move(parts));
}

}  // namespace

std::vector<FormLook> form_looks(const Ui& ui, float width, const app::TableView& view, const Rows& rows) {
  std::vector<FormLook> looks;
  const bool low = view.form == games::Form::kTricks || view.card_picker;  // others need the height
  const bool desk = ui.shape() == Shape::kDesk;
  if (people_can_be_rows(view, rows)) {
    for (const float cell : {120.0F, 96.0F, 84.0F, 72.0F, 60.0F, 52.0F, kTarget}) {
      if (!desk && cell > 72) continue;
      if (auto columns = people_columns(ui, width, view, rows, cell))
        looks.push_back({cell, cell >= 60 ? 8.0F : 4.0F, std::make_shared<const PeopleColumns>(*std::move(columns))});
    }
  }
  const bool beside = std::ranges::all_of(
      rows, [&](const FieldRow* row) { return spans(ui, *row) || on_one_line(ui, *row, {}, width); });
  for (const float cell : {104.0F, 88.0F, 72.0F, 64.0F, 56.0F, kTarget}) {
    if (cell <= kTarget || (!low && (desk || cell <= 72))) looks.push_back({cell, 4, {}, !beside});
  }
  if (!view.card_picker && !view.fields_come) looks.push_back({kTarget, 2, {}, !beside});
  const FormLook halves{kTarget, 2, {}, false, true};
  const float half = half_width(ui, width);
  const bool has_room = std::ranges::all_of(
      rows, [&](const FieldRow* row) { return has_cells(*row) ? on_one_line(ui, *row, halves, half) : is_card(*row); });
  if (rows.size() > 2 && has_room) looks.push_back(halves);
  return looks;
}

Box form(Ui& ui, const app::TableView& view, const Rows& rows, const FormLook& look, float width) {
  if (look.people != nullptr) return people_down(ui, view, rows, look, *look.people, width);
  if (!look.halves) return facts_down(ui, view, rows, look, width);
  const float half = half_width(ui, width);
  const auto middle = rows.begin() + static_cast<std::ptrdiff_t>((rows.size() + 1) / 2);
  const auto part = [&](const Rows& some) { return facts_down(ui, view, some, look, half).wide(half); };
  return Box::row(ui.px(kBetweenHalves), {part({rows.begin(), middle}), part({middle, rows.end()})});
}

}  // namespace nullo::gui
