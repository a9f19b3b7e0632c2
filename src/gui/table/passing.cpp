#include "gui/table/passing.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <vector>

namespace nullo::gui {

namespace {

// `value`, moved between the two; their middle if there is no room between them.
float within(float value, float least, float most) {
  return least > most ? (least + most) / 2 : std::clamp(value, least, most);
}

constexpr float kShaft = 7;
constexpr float kArrowHead = 26;  // length of an arrow's head
constexpr float kLane = 17;       // distance between the arrow out of a place and the arrow into it
constexpr float kGateGap = 5;
constexpr float kLeastArrow = 96;  // a shorter one is a stump; each place says who gets its cards without it, too

Point operator+(Point a, Point b) { return {a.x + b.x, a.y + b.y}; }
Point operator-(Point a, Point b) { return {a.x - b.x, a.y - b.y}; }
Point operator*(Point a, float by) { return {a.x * by, a.y * by}; }
float dot(Point a, Point b) { return a.x * b.x + a.y * b.y; }
float length(Point a) { return std::hypot(a.x, a.y); }
ImVec2 vec(Point a) { return {a.x, a.y}; }

// Where arrows leave and reach a place: a point on its inner edge, and the direction inwards.
struct Gate {
  Point at;
  Point inwards;
  float edge = 0;  // its length
};

Gate gate_of(const Ui& ui, const Rect& box, const Rect& middle) {
  // At a corner this is not the middle of the edge, because another place lies before it.
  const float lane = ui.px(kLane);
  const float free = within(box.center().x, middle.x0 + 2 * lane, middle.x1 - 2 * lane);
  const float x = within(free, box.x0 + 2 * lane, box.x1 - 2 * lane);
  if (box.y1 <= middle.y0 + 1) return {{x, box.y1}, {0, 1}, box.width()};
  if (box.y0 >= middle.y1 - 1) return {{x, box.y0}, {0, -1}, box.width()};
  if (box.x1 <= middle.x0 + 1) return {{box.x1, box.center().y}, {1, 0}, box.height()};
  return {{box.x0, box.center().y}, {-1, 0}, box.height()};
}

// A point of the edge beside the gate: on the side of the other place. Where two players pass to each other, it is at
// the right of the way, so that their arrows do not meet.
Point beside(const Ui& ui, const Gate& gate, Point way, Point towards, bool mutual) {
  const Point along{std::abs(gate.inwards.y), std::abs(gate.inwards.x)};
  const Point right{-way.y, way.x};
  const float tendency = dot(along, towards);
  const float side = !mutual && std::abs(tendency) > 0.25F ? tendency : dot(along, right);
  const float shift = std::min(ui.px(kLane), gate.edge * 0.3F);
  return gate.at + along * (side < 0 ? -shift : shift);
}

void draw_head(const Ui& ui, Point tip, Point back, float length, ImU32 colour) {
  const Point across{back.y, -back.x};
  const Point base = tip + back * length;
  const Point left = base + across * (length * 0.5F);
  const Point right = base - across * (length * 0.5F);
  // ImGui smooths the edges of triangles only if their corners go round one way.
  const bool round = (left.x - tip.x) * (right.y - tip.y) - (left.y - tip.y) * (right.x - tip.x) > 0;
  ui.list().AddTriangleFilled(vec(tip), vec(round ? left : right), vec(round ? right : left), colour);
}

struct Arrow {
  Gate from;
  Gate to;
  Point start;
  Point tip;
  [[nodiscard]] float far() const { return length(tip - start); }
};

Arrow arrow_of(const Ui& ui, const Gate& from, const Gate& to, bool mutual) {
  const Point whole = to.at - from.at;
  const Point way = whole * (1 / std::max(1.0F, length(whole)));
  return {from, to, beside(ui, from, way, way, mutual) + from.inwards * ui.px(kGateGap),
          beside(ui, to, way, way * -1, mutual) + to.inwards * ui.px(kGateGap)};
}

// A straight arrow to a place on another side; else a curve out into the table and back to its edge.
void draw_arrow(const Ui& ui, const Arrow& arrow, ImU32 colour) {
  const float far = std::max(1.0F, length(arrow.to.at - arrow.from.at));
  const float head = std::min(ui.px(kArrowHead), far * 0.45F);
  const float shaft = ui.px(kShaft);
  if (ui.recorder() != nullptr) ui.recorder()->arrows.push_back(arrow.far());
  if (dot(arrow.from.inwards, arrow.to.inwards) < -0.5F) {
    const Point straight = arrow.start - arrow.tip;
    const Point back = straight * (1 / std::max(1.0F, length(straight)));
    ui.list().AddLine(vec(arrow.start), vec(arrow.tip + back * (head * 0.8F)), colour, shaft);
    return draw_head(ui, arrow.tip, back, head, colour);
  }
  const Point neck = arrow.tip + arrow.to.inwards * (head * 0.8F);
  const float bend = std::clamp(far * 0.32F, ui.px(12), ui.px(80));
  const Point p1 = arrow.start + arrow.from.inwards * bend;
  const Point p2 = neck + arrow.to.inwards * (bend * 0.6F);
  ui.list().AddBezierCubic(vec(arrow.start), vec(p1), vec(p2), vec(neck), colour, shaft);
  draw_head(ui, arrow.tip, arrow.to.inwards, head, colour);
}

std::optional<Rect> box_of(const Around& around, const app::TableView& view, Seat seat) {
  for (const auto& place : view.places) {
    const auto turn = static_cast<std::size_t>(place.turn);
    if (place.seat == seat && turn < around.boxes.size()) return around.boxes[turn];
  }
  return std::nullopt;
}

}  // namespace

void draw_passing_arrows(const Ui& ui, const Around& around, const app::TableView& view) {
  std::vector<Arrow> arrows;
  for (const auto& place : view.places) {
    const std::optional<Seat> to = view.passing->to[place.seat];
    if (!to || *to == place.seat) continue;
    const auto giver = box_of(around, view, place.seat);
    const auto receiver = box_of(around, view, *to);
    if (!giver || !receiver) continue;
    const bool mutual = view.passing->to[*to] == place.seat;
    arrows.push_back(arrow_of(ui, gate_of(ui, *giver, around.middle), gate_of(ui, *receiver, around.middle), mutual));
  }
  const auto is_stump = [&ui](const Arrow& arrow) { return arrow.far() < ui.px(kLeastArrow); };
  if (std::ranges::any_of(arrows, is_stump)) return;
  for (const Arrow& arrow : arrows) draw_arrow(ui, arrow, ui.theme.on_felt);
}

}  // namespace nullo::gui
