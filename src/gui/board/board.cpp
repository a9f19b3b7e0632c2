#include "gui/board/board.h"

#include <algorithm>
#include <string>

#include <fmt/format.h>

#include "gui/board/evening.h"
#include "gui/board/letters.h"
#include "gui/chips/due.h"
#include "gui/kit/cards.h"
#include "gui/kit/charts.h"
#include "gui/kit/squares.h"
#include "gui/kit/widgets.h"
#include "gui/table/around.h"
#include "text/say.h"

namespace nullo::gui {

namespace {

constexpr float kUsualWidth = 1280;  // a window of that size has a scale of 1
constexpr float kUsualHeight = 720;
constexpr float kSide = 1.35F;       // scale of what stands beside the standing, compared with other screens
constexpr float kSmallPart = 0.56F;  // size of the small letters, as part of those of names and totals
constexpr float kHeadingPart = 0.34F;
constexpr float kLongestName = 8.5F;  // in heights of its letters; a longer one is written smaller

constexpr float kGives = 1.7F;  // width of an arrow and a disc, in heights of the letters

// The columns of the standing, in heights of its letters.
struct BoardColumns {
  float place = 0;
  float badge = 1.15F;
  float name = 0;
  float marks = 0;
  float last = 0;
  float now = 0;
  float total = 0;

  float gives = 0;

  [[nodiscard]] float sum() const { return place + badge + name + marks + gives + last + now + total; }
};

BoardColumns columns_of(const Ui& ui, const app::BoardView& view) {
  constexpr float kGapShare = 0.5F;
  BoardColumns columns;
  float last = 0;
  float now = 0;
  for (const app::BoardView::Line& line : view.lines) {
    if (line.place > 0) columns.place = std::max(columns.place, letters(ui, fmt::format("{}.", line.place)) + 0.3F);
    columns.name = std::max(columns.name, std::min(letters(ui, line.name), kLongestName) + kGapShare);
    columns.marks = std::max(columns.marks, (line.leads ? 0.95F : 0.0F) + (line.dealer ? 0.95F : 0.0F));
    if (line.gives) columns.gives = kGives;
    last = std::max(last, letters(ui, line.last));
    now = std::max(now, letters(ui, line.now));
    const float total = std::max(letters(ui, line.total), letters(ui, line.bought) * kHeadingPart);
    columns.total = std::max(columns.total, total + kGapShare);
  }
  if (!view.last_heading.empty()) last = std::max(last, letters(ui, view.last_heading) * kHeadingPart / kSmallPart);
  if (last > 0) columns.last = last * kSmallPart + kGapShare;
  if (now > 0) columns.now = now * kSmallPart + kGapShare;
  columns.total = std::max(columns.total, letters(ui, view.total_heading) * kHeadingPart + kGapShare);
  return columns;
}

// The standing, its letters as large as the rectangle allows.
class Standing {
 public:
  Standing(Ui& ui, const Rect& r, const app::BoardView& view) : ui_{ui}, view_{view}, columns_{columns_of(ui, view)} {
    const float inner = r.width() - 2 * ui.px(kPadding);
    const float rows = static_cast<float>(view.lines.size());
    letters_ = in_steps(std::min(inner / columns_.sum(), r.height() / (rows / kRowPart + kHeading)));
    row_ = std::min((r.height() - letters_ * kHeading) / rows, letters_ * kHighestRow);
    used_ = letters_ * kHeading + row_ * rows;
  }
  [[nodiscard]] float height() const { return used_; }

  void draw(Rect r) {
    headings(r.cut_top(letters_ * kHeading));
    for (const app::BoardView::Line& line : view_.lines) draw_line(r.cut_top(row_), line);
  }

 private:
  static constexpr float kPadding = 16;
  static constexpr float kRowPart = 0.64F;  // part of a row's height that the letters take
  static constexpr float kHighestRow = 2.4F;
  static constexpr float kHeading = 0.6F;
  static constexpr float kBesideMark = 0.8F;  // of the usual letters: a total with a mark

  [[nodiscard]] Type type(float part = 1) const { return {ui_.units(letters_ * part), Weight::kBold}; }

  // Cuts a cell off the right, as wide as its column.
  Rect cell(Rect& rest, float column) const { return rest.cut_right(column * letters_); }

  void headings(const Rect& r) {
    Rect rest = r.inset(ui_.px(kPadding), 0);
    const Type small{ui_.units(letters_ * kHeadingPart), Weight::kRegular};
    ui_.text(cell(rest, columns_.total), view_.total_heading, small, ui_.theme.dim, Align::kRight);
    if (columns_.now > 0) ui_.text(cell(rest, columns_.now), text::say("now"), small, ui_.theme.dim, Align::kRight);
    if (columns_.last > 0) ui_.text(cell(rest, columns_.last), view_.last_heading, small, ui_.theme.dim, Align::kRight);
  }

  void draw_line(const Rect& r, const app::BoardView::Line& line) {
    const Rect box = r.inset(0, std::min(ui_.px(4), r.height() * 0.05F));
    ui_.fill(box, line.leads ? ui_.theme.chosen : ui_.theme.panel, 12);
    ui_.outline(box, line.leads ? ui_.theme.text : ui_.theme.panel_edge, 12, line.leads ? 3 : 1);
    Rect rest = box.inset(ui_.px(kPadding), 0);
    if (columns_.place > 0) {
      const std::string place = line.place > 0 ? fmt::format("{}.", line.place) : "–";
      ui_.text(rest.cut_left(columns_.place * letters_), place, type(), ui_.theme.dim);
    }
    const Rect badge = rest.cut_left(columns_.badge * letters_);
    seat_badge(ui_, {badge.x0 + letters_ * 0.46F, badge.center().y}, letters_ * 0.46F, line.seat);
    draw_total(cell(rest, columns_.total), line);
    if (columns_.now > 0) {
      ui_.text(cell(rest, columns_.now), line.now, type(kSmallPart), ui_.theme.text, Align::kRight);
    }
    if (columns_.last > 0) {
      ui_.text(cell(rest, columns_.last), line.last, type(kSmallPart), ui_.theme.dim, Align::kRight);
    }
    if (line.gives) draw_gives(cell(rest, kGives), *line.gives);
    draw_marks(cell(rest, columns_.marks), line);
    ui_.text(rest, line.name, type(), ui_.theme.text);
  }

  // With what was bought of it below.
  void draw_total(Rect r, const app::BoardView::Line& line) const {
    if (line.bought.empty()) return ui_.text(r, line.total, type(), ui_.theme.text, Align::kRight);
    ui_.text(r.cut_bottom(r.height() * kHeadingPart), line.bought, type(kHeadingPart), ui_.theme.dim, Align::kRight);
    ui_.text(r, line.total, type(kBesideMark), ui_.theme.text, Align::kRight);
  }

  // "→ ②": who gets the cards.
  void draw_gives(Rect r, Seat to) const {
    ui_.symbol(r.cut_left(letters_ * 0.8F).center(), "→", letters_ * 0.7F, ui_.theme.dim);
    seat_badge(ui_, {r.x0 + letters_ * 0.4F, r.center().y}, letters_ * 0.38F, to);
  }

  void draw_marks(Rect r, const app::BoardView::Line& line) const {
    const float each = letters_ * 0.95F;
    if (line.leads) ui_.symbol(r.cut_right(each).center(), "★", letters_ * 0.85F, ui_.theme.text);
    if (line.dealer) draw_dealer_button(ui_, r.cut_right(each).center(), letters_ * 0.4F);
  }

  Ui& ui_;
  const app::BoardView& view_;
  BoardColumns columns_;
  float letters_ = 0;
  float row_ = 0;
  float used_ = 0;
};

bool has_hand(const app::BoardView& view) {
  return !view.card_label.empty() || !view.passing.empty() || !view.noted.empty() || !view.tricks.empty() ||
         !view.facts.empty();
}

bool has_side(const app::BoardView& view) {
  return view.phones || has_hand(view) || !view.chart.lines.empty() || view.pays_at_once || view.has_pots ||
         !view.settling.empty();
}

// ---- the hand that is being played: read from the other end of the room

constexpr float kFaceUp = 96;  // height of the card
constexpr float kNoted = 62;
constexpr float kNotedGap = 6;
constexpr float kTrick = 40;

// The card that lies face up, and beside it which way cards are passed.
void draw_face_up(Ui& ui, Rect& rest, const app::BoardView& view) {
  if (view.card_label.empty() && view.passing.empty()) return;
  const bool card = !view.card_label.empty();
  const float words = ui.wrapped_height(rest.width(), view.passing, type::kTitle);
  Rect line = rest.cut_top(card ? ui.px(kFaceUp) : words);
  rest.cut_top(ui.px(10));
  if (card) {
    const Rect face = line.cut_left(line.height() / kCardShape);
    if (view.card) draw_card(ui, face, *view.card);
    if (!view.card) ui.outline(face, ui.theme.dim, 8, 2);
    line.cut_left(ui.px(14));
    ui.text(view.passing.empty() ? line : line.cut_top(ui.px(34)), view.card_label, type::kTitle, ui.theme.text);
  }
  ui.wrapped(line, view.passing, type::kTitle, ui.theme.text);
}

void draw_noted(Ui& ui, Rect& rest, const app::BoardView& view) {
  if (view.noted.empty()) return;
  const float wide = ui.px(kNoted) / kCardShape;
  const float step = wide + ui.px(kNotedGap);
  const int across = std::max(1, static_cast<int>((rest.width() + ui.px(kNotedGap)) / step));
  const int count = static_cast<int>(view.noted.size());
  for (int first = 0; first < count; first += across) {
    Rect line = rest.cut_top(ui.px(kNoted));
    rest.cut_top(ui.px(kNotedGap));
    for (int i = first; i < std::min(count, first + across); ++i) {
      const app::BoardView::Noted& noted = view.noted[static_cast<std::size_t>(i)];
      const Rect face = line.cut_left(wide);
      line.cut_left(ui.px(kNotedGap));
      draw_card(ui, face, noted.card, {.spent = noted.taker.has_value()});
      if (noted.taker) seat_badge(ui, {face.center().x, face.y1 - ui.px(15)}, ui.px(14), *noted.taker);
    }
  }
  rest.cut_top(ui.px(6));
}

// "7 bum ②  13 last –"
void draw_costly_tricks(Ui& ui, Rect& rest, const app::BoardView& view) {
  if (view.tricks.empty()) return;
  Rect line = rest.cut_top(ui.px(kTrick));
  rest.cut_top(ui.px(6));
  const float gap = ui.px(8);
  int at = 0;
  for (const app::BoardView::Trick& trick : view.tricks) {
    Rect cell = line.column(at++, static_cast<int>(view.tricks.size()), gap);
    ui.fill(cell, ui.theme.panel, 8);
    cell = cell.inset(ui.px(8), 0);
    const Rect who = cell.cut_right(ui.px(30));
    if (trick.winner) seat_badge(ui, who.center(), ui.px(14), *trick.winner);
    if (!trick.winner) ui.text(who, "–", type::kName, ui.theme.dim, Align::kCenter);
    ui.text(cell, fmt::format("{} {}", trick.number, trick.mark), type::kName, ui.theme.text);
  }
}

void draw_facts(Ui& ui, Rect& rest, const app::BoardView& view) {
  for (const std::string& fact : view.facts) {
    if (rest.height() < ui.wrapped_height(rest.width(), fact, type::kName)) return;
    rest.cut_top(ui.wrapped(rest, fact, type::kName, ui.theme.text) + ui.px(4));
  }
  if (!view.facts.empty()) rest.cut_top(ui.px(8));
}

void draw_hand(Ui& ui, Rect& rest, const app::BoardView& view) {
  draw_face_up(ui, rest, view);
  draw_noted(ui, rest, view);
  draw_costly_tricks(ui, rest, view);
}

float draw_settling_lines(Ui& ui, Rect r, const app::BoardView& view) {
  r.y1 = r.y0 + 1e6F;
  r.cut_top(ui.px(4));
  for (const std::string& line : view.settling) {
    r.cut_top(ui.wrapped(r, line, type::kName, ui.theme.text) + ui.px(4));
  }
  return r.y0 + ui.px(8);
}

void draw_look_on(Ui& ui, Rect r, const app::PhonesView& phones) {
  ui.text(r.cut_bottom(ui.px(40)), phones.code, type::kTitle, ui.theme.text, Align::kCenter);
  ui.text(r.cut_bottom(ui.px(40)), phones.address, type::kTitle, ui.theme.text, Align::kCenter);
  draw_squares(ui, r, phones.squares);
}

// What is due, the pots, who hands whom what, and the chart in the room that is left.
void draw_side(Ui& ui, Rect r, const app::BoardView& view) {
  if (view.phones) return draw_look_on(ui, r, *view.phones);
  const float gap = ui.px(10);
  if (view.pays_at_once) {
    draw_due(ui, r.cut_top(std::min(due_height(ui, r.width(), view.due), r.height())), view.due, view.no_due);
    r.cut_top(gap);
  }
  if (view.has_pots && !(view.over && view.pots.empty())) {
    const float wanted = pots_height(ui, r.width(), view.pots) * 1.4F;
    draw_pots(ui, r.cut_top(std::min(wanted, r.height())), view.pots, ui.theme.dim);
    r.cut_top(gap);
  }
  draw_hand(ui, r, view);
  draw_facts(ui, r, view);
  if (!view.settling.empty()) r.y0 = std::min(draw_settling_lines(ui, r, view), r.y1);
  const bool room = ui.units(r.height()) >= 130 && ui.units(r.width()) >= 200;
  if (room && !view.chart.lines.empty()) draw_chart(ui, panel(ui, r).inset(ui.px(4)), view.chart);
}

void draw_nothing(Ui& ui, const Rect& r, const app::BoardView& view) {
  const Type large{ui.units(in_steps(r.height() * 0.12F)), Weight::kBold};
  ui.text(r, view.title, large, ui.theme.dim, Align::kCenter);
}

}  // namespace

void draw_board(const Ui::Frame& frame, const Rect& r, const app::BoardView& view) {
  Ui ui{frame};
  Rect rest = r.inset(ui.px(20), ui.px(12));
  if (view.shows_evening && view.evening && !view.phones) return draw_evening_board(ui, rest, *view.evening);
  if (view.lines.empty()) return draw_nothing(ui, rest, view);
  draw_board_heading(ui, rest.cut_top(rest.height() * 0.15F), view.title, view.headline);
  rest.cut_top(ui.px(6));
  Ui::Frame larger = frame;
  larger.scale *= kSide;
  Ui side{larger};
  side.set_live(false);  // nothing can be tapped on the board
  const bool beside = rest.width() > rest.height() * 1.15F;
  if (!has_side(view)) return Standing{ui, rest, view}.draw(rest);
  if (beside) {
    const Rect right = rest.cut_right(rest.width() * 0.37F);
    rest.cut_right(ui.px(20));
    Standing{ui, rest, view}.draw(rest);
    return draw_side(side, right, view);
  }
  const float high = rest.height() * 0.62F;
  Standing standing{ui, {rest.x0, rest.y0, rest.x1, rest.y0 + high}, view};
  standing.draw(rest.cut_top(standing.height()));
  rest.cut_top(ui.px(16));
  draw_side(side, rest, view);
}

Board::Board() { Gui::set_up(); }

void Board::draw(const app::BoardView& view, const app::Look& look, const Gui::Screen& screen,
                 const std::function<void(const Fonts::News&)>& upload) {
  constexpr int kMostFrames = 8;  // the atlas has room for all letters after a few
  const float scale = std::max(0.4F, std::min(screen.width / kUsualWidth, screen.height / kUsualHeight));
  const Theme theme = seated(look.dark ? dark_theme() : light_theme(), view.seat_colours);
  const auto prepare = [this, &upload] {
    const Fonts::News news = fonts_.prepare();
    if (!news.empty()) upload(news);
  };
  for (int i = 0; i < kMostFrames && (i == 0 || fonts_.incomplete()); ++i) {
    prepare();
    if (recorder_ != nullptr) recorder_->clear();
    ImGuiIO& io = ImGui::GetIO();
    io.DisplaySize = {screen.width, screen.height};
    io.DeltaTime = 1.0F / 60;
    ImGui::NewFrame();
    const Rect all{0, 0, screen.width, screen.height};
    begin_canvas(all);
    draw_board({theme, fonts_, state_, recorder_, scale, look.four_colours}, all, view);
    ImGui::End();
    ImGui::Render();
  }
  prepare();
}

}  // namespace nullo::gui
