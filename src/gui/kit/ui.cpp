#include "gui/kit/ui.h"

#include <algorithm>
#include <array>
#include <cfloat>
#include <cmath>
#include <utility>

#include <fmt/format.h>
#include <imgui_internal.h>

#include "base/utf8.h"
#include "gui/form_keys.h"
#include "gui/imgui/imgui_compat.h"

namespace nullo::gui {

namespace {

constexpr float kSmallest = 12;  // units: no text is shrunk below this
constexpr std::string_view kEllipsis = "…";
constexpr float kBarWidth = 8;
constexpr int kWakingFrames = 4;

ImVec2 vec(Point p) { return {p.x, p.y}; }

}  // namespace

Shape shape_of(float width_units, float height_units) {
  constexpr float kUprightWidth = 560;
  constexpr float kLyingHeight = 480;
  if (width_units < kUprightWidth) return Shape::kUpright;
  return height_units < kLyingHeight ? Shape::kLying : Shape::kDesk;
}

// ---- text

float Ui::width_of(const Fonts::Face& face, float pixels, std::string_view text) const {
  return face.font->CalcTextSizeA(pixels, FLT_MAX, 0.0F, text.data(), text.data() + text.size()).x;
}

float Ui::text_width(std::string_view text, Type type) const {
  if (text.empty()) return 0;
  const Fonts::Face face = frame_.fonts.face(type.weight, px(type.size), text);
  return std::ceil(width_of(face, face.pixels, text));
}

void Ui::draw_line(const Rect& box, std::string_view text, const Fonts::Face& face, float pixels, ImU32 colour,
                   Align align, bool cut) {
  const float width = width_of(face, pixels, text);
  const float free = box.width() - width;
  const float x = align == Align::kLeft ? box.x0 : align == Align::kCenter ? box.x0 + free / 2 : box.x0 + free;
  const Point at{std::round(x), std::round(box.center().y - pixels / 2)};
  list().AddText(face.font, pixels, vec(at), colour, text.data(), text.data() + text.size());
  if (frame_.recorder != nullptr) {
    frame_.recorder->texts.push_back(
        {std::string{text}, rect_at(at.x, at.y, width, pixels), box, clip(), cut, pixels, live_});
    if (colour == theme.warning) frame_.recorder->red.emplace_back(text);
  }
}

void Ui::text(const Rect& box, std::string_view text, Type type, ImU32 colour, Align align) {
  if (text.empty() || box.width() <= 0) return;
  const Fonts::Face face = frame_.fonts.face(type.weight, px(type.size), text);
  const float room = box.width() + 0.5F;
  const float width = width_of(face, face.pixels, text);
  if (width <= room) return draw_line(box, text, face, face.pixels, colour, align, false);
  const float least = std::min(px(kSmallest), face.pixels);
  const float smaller = std::max(least, std::floor(face.pixels * room / width * 2) / 2);
  for (const float pixels : {smaller, least}) {
    if (width_of(face, pixels, text) <= room) return draw_line(box, text, face, pixels, colour, align, false);
  }
  draw_cut(box, text, face, least, colour, align);
}

void Ui::line(const Rect& box, std::string_view text, Type type, ImU32 colour, Align align) {
  if (text.empty() || box.width() <= 0) return;
  const Fonts::Face face = frame_.fonts.face(type.weight, px(type.size), text);
  const bool fits = width_of(face, face.pixels, text) <= box.width() + 0.5F;
  if (fits) return draw_line(box, text, face, face.pixels, colour, align, false);
  draw_cut(box, text, face, face.pixels, colour, align);
}

void Ui::draw_cut(const Rect& box, std::string_view text, const Fonts::Face& face, float pixels, ImU32 colour,
                  Align align) {
  std::string cut{text};
  (void)frame_.fonts.face(face.weight, face.pixels, kEllipsis);
  const auto too_wide = [&] { return width_of(face, pixels, cut + std::string{kEllipsis}) > box.width() + 0.5F; };
  while (!cut.empty() && too_wide()) cut = utf8::without_last(cut);
  draw_line(box, cut + std::string{kEllipsis}, face, pixels, colour, align, true);
}

std::vector<std::string_view> Ui::lines_of(float width, std::string_view text, Type type) const {
  const Fonts::Face face = frame_.fonts.face(type.weight, px(type.size), text);
  std::vector<std::string_view> lines;
  std::size_t start = 0;
  std::size_t fits = 0;  // end of the last word that fits
  for (std::size_t at = 0; at <= text.size(); ++at) {
    const bool ends = at == text.size() || text[at] == '\n';
    if (!ends && (text[at] != ' ' || text.substr(at + 1).starts_with(kEllipsis))) continue;
    if (fits > start && width_of(face, face.pixels, text.substr(start, at - start)) > width) {
      lines.push_back(text.substr(start, fits - start));
      start = fits + 1;
    }
    fits = at;
    if (!ends) continue;
    lines.push_back(text.substr(start, at - start));
    start = at + 1;
    fits = start;
  }
  return lines;
}

float Ui::wrapped_height(float width, std::string_view text, Type type) const {
  if (text.empty()) return 0;
  return static_cast<float>(lines_of(width, text, type).size()) * line_height(type);
}

float Ui::wrapped(const Rect& box, std::string_view text, Type type, ImU32 colour, Align align) {
  if (text.empty()) return 0;
  Rect rest = box;
  rest.y1 = FLT_MAX;
  const auto lines = lines_of(box.width(), text, type);
  for (const std::string_view line : lines) this->text(rest.cut_top(line_height(type)), line, type, colour, align);
  return static_cast<float>(lines.size()) * line_height(type);
}

void Ui::symbol(Point center, std::string_view text, float pixels, ImU32 colour) const {
  if (pixels < 1) return;
  constexpr std::array kBuilt{16.0F, 24.0F, 36.0F, 54.0F, 80.0F, 120.0F};  // units; others use the next larger
  const auto* size = std::find_if(kBuilt.begin(), kBuilt.end() - 1, [&](float units) { return px(units) >= pixels; });
  const Fonts::Face face = frame_.fonts.face(Weight::kBold, px(*size), text);
  const float width = width_of(face, pixels, text);
  list().AddText(face.font, pixels, {center.x - width / 2, center.y - pixels * 0.49F}, colour, text.data(),
                 text.data() + text.size());
}

// ---- shapes

void Ui::fill(const Rect& r, ImU32 colour, float rounding_units) const {
  if (colour == theme.warning_soft && frame_.recorder != nullptr) frame_.recorder->red.emplace_back();
  list().AddRectFilled({r.x0, r.y0}, {r.x1, r.y1}, colour, px(rounding_units));
}

void Ui::outline(const Rect& r, ImU32 colour, float rounding_units, float thickness_units) const {
  if (colour == theme.warning && frame_.recorder != nullptr) frame_.recorder->red.emplace_back();
  const float thickness = std::max(1.0F, std::round(px(thickness_units)));
  const Rect in = r.inset(thickness / 2);
  list().AddRect({in.x0, in.y0}, {in.x1, in.y1}, colour, px(rounding_units), 0, thickness);
}

void Ui::disc(Point center, float radius, ImU32 colour) const { list().AddCircleFilled(vec(center), radius, colour); }

// ---- what can be tapped

Rect Ui::clip() const {
  const ImVec2 low = list().GetClipRectMin();
  const ImVec2 high = list().GetClipRectMax();
  return {low.x, low.y, high.x, high.y};
}

void Ui::record(std::string_view name, const Rect& r, bool enabled) {
  if (frame_.recorder == nullptr) return;
  frame_.recorder->targets.push_back(
      {std::string{name}, r.meet(clip()), r, enabled, !scrolls_.empty(), waits_, false, false, {}});
}

void Ui::note_chosen() const {
  if (frame_.recorder != nullptr && live_) frame_.recorder->targets.back().chosen = true;
}

void Ui::follow_focus(const Rect& r) {
  if ((state.focus_moved || state.resized) && state.opening == 0 && !scrolls_.empty()) scroll_to(r);
}

void Ui::scroll_to(const Rect& r) {
  const Rect area = scrolls_.back().area;
  if (r.y0 < area.y0) ImGui::SetScrollY(ImGui::GetScrollY() - (area.y0 - r.y0) - px(8));
  if (r.y1 > area.y1) ImGui::SetScrollY(ImGui::GetScrollY() + (r.y1 - area.y1) + px(8));
}

// The second of two quick taps at one point does nothing if it would press another target than the first, give the
// same answer to the next question (a trick to the same player, the same count to the next one), or take back what the
// first has just set.
bool Ui::taps_twice(std::string_view name) const {
  constexpr double kSeconds = 0.3;
  constexpr float kNear = 12;
  const ImVec2 at = ImGui::GetIO().MousePos;
  const ScreenState::Tap before = std::exchange(state.last_tap, {std::string{name}, {at.x, at.y}, ImGui::GetTime()});
  const bool near = std::abs(before.at.x - at.x) < px(kNear) && std::abs(before.at.y - at.y) < px(kNear);
  constexpr std::array kOnce{"seat/", "who/",   "count/", "choice/", "nobody", "card/",    "pick/",
                             "set/",  "field/", "row/",   "offer/",  "trick/", "mending/", "reveal"};
  const auto is = [name](std::string_view kind) { return name.starts_with(kind); };
  const bool counts = before.name != name || std::ranges::any_of(kOnce, is);
  return near && counts && before.time >= 0 && state.last_tap.time - before.time < kSeconds;
}

Touch Ui::target(std::string_view name, const Rect& r, bool enabled) {
  if (!live_) return {};
  record(name, r, enabled);
  if (!enabled || r.empty()) return {};
  state.next_targets.emplace_back(name);
  const std::string id{name};
  ImGui::SetCursorScreenPos({r.x0, r.y0});
  Touch touch;
  const bool tapped = ImGui::InvisibleButton(id.c_str(), {r.width(), r.height()});
  const bool pressed = tapped && !frame_.slips && !state.stopped_gliding;
  const bool counts = pressed && !taps_twice(name);
  touch.clicked = counts && !waits_;
  state.too_soon = state.too_soon || (counts && waits_);
  touch.hovered = ImGui::IsItemHovered();
  touch.held = ImGui::IsItemActive();
  touch.focused = state.focus == name;
  if (touch.focused && frame_.recorder != nullptr) frame_.recorder->focused = name;
  if (touch.focused) follow_focus(r);
  if (touch.focused && state.press_focus) {
    state.press_focus = false;
    touch.clicked = true;
  }
  if (state.pressed == name) {
    state.pressed.clear();
    touch.clicked = true;
  }
  if (touch.clicked && !touch.focused) state.focus.clear();
  return touch;
}

void Ui::note_key(std::string_view target, std::string_view key) const {
  if (frame_.recorder != nullptr && live_ && names_keys() && !key.empty())
    frame_.recorder->keys.push_back({std::string{target}, std::string{key}});
}

std::string_view Ui::short_name_of(std::string_view name) const {
  if (frame_.short_names == nullptr) return {};
  const auto found = frame_.short_names->find(name);
  return found == frame_.short_names->end() ? std::string_view{} : found->second;
}

std::string_view Ui::called(std::string_view name, float width, Type type) const {
  const std::string_view own = short_name_of(name);
  return own.empty() || text_width(name, type) <= width + 0.5F ? name : own;
}

std::string_view Ui::key_of(std::string_view button) const {
  const std::string_view key = app::key_in(frame_.keys, button);
  return key.empty() ? key_in_form(button) : key;
}

namespace {

struct Buffer {
  std::string* text;
  bool to_end;  // the cursor is to go to the end
};

int edit(ImGuiInputTextCallbackData* data) {
  const Buffer& buffer = *static_cast<Buffer*>(data->UserData);
  if (data->EventFlag == ImGuiInputTextFlags_CallbackAlways && buffer.to_end) data->CursorPos = data->BufTextLen;
  if (data->EventFlag != ImGuiInputTextFlags_CallbackResize) return 0;
  std::string& text = *buffer.text;
  text.resize(static_cast<std::size_t>(data->BufTextLen));
  data->Buf = text.data();
  return 0;
}

}  // namespace

Ui::Typed Ui::text_field(std::string_view name, const Rect& r, std::string& text, std::string_view hint,
                         bool replaces) {
  return field(name, r, text, hint, replaces ? Field::kReplacedLine : Field::kLine);
}

Ui::Typed Ui::text_area(std::string_view name, const Rect& r, std::string& text, std::string_view hint) {
  return field(name, r, text, hint, Field::kArea);
}

Ui::Typed Ui::field(std::string_view name, const Rect& r, std::string& text, std::string_view hint, Field kind) {
  const bool area = kind == Field::kArea;
  fill(r, theme.raised, 8);
  if (!live_) {
    this->text(r.inset(px(12), 0), text.empty() ? hint : std::string_view{text}, type::kBody,
               text.empty() ? theme.dim : theme.text);
    return {};
  }
  record(name, r, true);
  if (frame_.recorder != nullptr) {
    frame_.recorder->targets.back().field = true;
    frame_.recorder->targets.back().typed = text;
  }
  state.next_targets.emplace_back(name);
  if (state.pressed == name) {
    state.pressed.clear();
    state.focus = name;
    state.focus_moved = true;
  }
  const bool focused = state.focus == name;
  const std::string letters = text.empty() ? std::string{hint} : text;
  const Fonts::Face face = frame_.fonts.face(Weight::kRegular, px(type::kBody.size), letters);
  compat::push_font(face.font, face.pixels);
  const float margin = area ? px(10) : std::max(0.0F, (r.height() - ImGui::GetFontSize()) / 2);
  ImGui::PushStyleVar(ImGuiStyleVar_FramePadding, ImVec2{px(12), margin});
  ImGui::PushStyleColor(ImGuiCol_FrameBg, IM_COL32(0, 0, 0, 0));
  ImGui::PushStyleColor(ImGuiCol_Text, theme.text);
  ImGui::PushStyleColor(ImGuiCol_TextDisabled, theme.dim);
  ImGui::PushStyleColor(ImGuiCol_TextSelectedBg, faded(theme.tell, 0.35F));
  ImGui::SetCursorScreenPos({r.x0, r.y0});
  ImGui::SetNextItemWidth(r.width());
  if (focused && state.focus_moved) state.waking = kWakingFrames;
  const bool again = state.waking == kWakingFrames - 2;  // a window that has just appeared may miss the first request
  if (focused && (state.focus_moved || again)) compat::type_in_next_item();
  Buffer buffer{&text, focused && state.waking > 0};
  const std::string id = "##" + std::string{name};
  const std::string hint_text{hint};
  Typed typed;
  ImGuiInputTextFlags flags = ImGuiInputTextFlags_CallbackResize;
  if (kind == Field::kReplacedLine) flags |= ImGuiInputTextFlags_AutoSelectAll;
  if (area) {
    if (text.empty()) wrapped(r.inset(px(12), px(8)), hint, type::kBody, theme.dim);  // ImGui draws none here
    flags |= ImGuiInputTextFlags_CallbackAlways;
    typed.changed = ImGui::InputTextMultiline(id.c_str(), text.data(), text.capacity() + 1, {r.width(), r.height()},
                                              flags, edit, &buffer);
  } else {
    typed.changed =
        ImGui::InputTextWithHint(id.c_str(), hint_text.c_str(), text.data(), text.capacity() + 1, flags, edit, &buffer);
  }
  typed.active = ImGui::IsItemActive();
  state.typing = state.typing || typed.active;
  state.typing_lines = state.typing_lines || (area && typed.active);
  if (typed.active && state.leave_text) {
    ImGui::ClearActiveID();
    state.typing = false;
    typed.entered = state.press_focus;
    state.press_focus = false;
    state.leave_text = false;
  } else if (typed.active && !focused) {
    state.focus = name;
  }
  if (focused) follow_focus(r);
  if (typed.changed && !area && !scrolls_.empty()) scroll_to(r);
  ImGui::PopStyleColor(4);
  ImGui::PopStyleVar();
  ImGui::PopFont();
  frame_.fonts.face(Weight::kRegular, px(type::kBody.size), text);  // what was just typed, for the next frame
  outline(r, typed.active ? theme.text : theme.panel_edge, 8, typed.active ? 2 : 1);
  return typed;
}

// ---- scrolling

float Ui::scroll_room() const { return px(kBarWidth + 2); }

Rect Ui::begin_scroll(std::string_view name, const Rect& r) {
  ImGui::SetCursorScreenPos({r.x0, r.y0});
  ImGui::PushStyleVar(ImGuiStyleVar_ScrollbarSize, px(kBarWidth));
  ImGui::PushStyleVar(ImGuiStyleVar_ScrollbarRounding, px(kBarWidth / 2));
  ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, ImVec2{0, 0});
  ImGui::PushStyleColor(ImGuiCol_ChildBg, IM_COL32(0, 0, 0, 0));
  ImGui::PushStyleColor(ImGuiCol_ScrollbarBg, IM_COL32(0, 0, 0, 0));
  ImGui::PushStyleColor(ImGuiCol_ScrollbarGrab, faded(theme.dim, 0.55F));
  ImGui::PushStyleColor(ImGuiCol_ScrollbarGrabHovered, theme.dim);
  ImGui::PushStyleColor(ImGuiCol_ScrollbarGrabActive, theme.text);
  const std::string id{name};
  const bool opens = ImGui::IsWindowAppearing();  // what lies over a page is opened
  if (state.from_top || state.opening > 0 || opens) ImGui::SetNextWindowScroll({0, 0});
  compat::begin_child(id.c_str(), {std::max(1.0F, r.width()), std::max(1.0F, r.height())},
                      live_ ? ImGuiWindowFlags_None : ImGuiWindowFlags_NoMouseInputs);
  const float top = ImGui::GetCursorScreenPos().y;
  scrolls_.push_back({id, r, top});
  if (live_ && ImGui::GetScrollMaxY() > 0) scroll_by_key(r.height());
  return {r.x0, top, r.x1 - scroll_room(), std::max(top, top + r.height())};
}

void Ui::end_scroll(float content_bottom) {
  const Scroll scroll = scrolls_.back();
  ImGui::SetCursorScreenPos({scroll.area.x0, scroll.top});
  ImGui::Dummy({1, std::max(1.0F, std::floor(content_bottom - scroll.top))});
  if (live_) drag_scroll(scroll);
  scrolls_.pop_back();
  ImGui::EndChild();
  ImGui::PopStyleColor(5);
  ImGui::PopStyleVar(3);
}

void Ui::keep_in_sight(std::string_view name, const Rect& r) {
  if (scrolls_.empty() || frame_.fonts.incomplete()) return;
  const Rect area = scrolls_.back().area;
  std::string shown = fmt::format("{} {:.0f} {:.0f}", name, area.height(), r.width());
  if (state.in_sight == shown) return;
  state.in_sight = std::move(shown);
  bring_into_sight(r);
}

void Ui::bring_into_sight(const Rect& r) {
  const Rect area = scrolls_.back().area;
  scroll_to({r.x0, r.y0, r.x1, std::min(r.y1, r.y0 + area.height() - px(16))});
}

void Ui::bring_all_into_sight(const Rect& r) {
  if (r.height() <= scrolls_.back().area.height()) scroll_to(r);
}

// The first area of a screen reacts to the key.
void Ui::scroll_by_key(float page) {
  const float step = page * 0.9F;
  const auto to = std::exchange(state.scroll, std::nullopt);
  if (!to) return;
  switch (*to) {
    case app::ScrollPage::kPageUp:
      return ImGui::SetScrollY(std::max(0.0F, ImGui::GetScrollY() - step));
    case app::ScrollPage::kPageDown:
      return ImGui::SetScrollY(std::min(ImGui::GetScrollMaxY(), ImGui::GetScrollY() + step));
    case app::ScrollPage::kHome:
      return ImGui::SetScrollY(0);
    case app::ScrollPage::kEnd:
      return ImGui::SetScrollY(ImGui::GetScrollMaxY());
  }
}

// How fast the finger moves what it drags, over the last moments: one that rests before it goes up throws nothing.
void Ui::follow_finger(float moved) {
  constexpr float kSeconds = 0.04F;
  const float passed = std::max(ImGui::GetIO().DeltaTime, 0.001F);
  state.scroll_speed += (moved / passed - state.scroll_speed) * std::min(1.0F, passed / kSeconds);
}

// What was thrown goes on to the end at most.
void Ui::glide() {
  const float to = ImGui::GetScrollY() + state.scroll_speed * ImGui::GetIO().DeltaTime;
  ImGui::SetScrollY(std::clamp(to, 0.0F, ImGui::GetScrollMaxY()));
  if (to <= 0 || to >= ImGui::GetScrollMaxY()) state.gliding.clear();
}

// A finger that moves on content scrolls it, and what the finger had pressed is not tapped. One that goes up in its
// move throws it.
void Ui::drag_scroll(const Scroll& scroll) {
  const ImGuiIO& io = ImGui::GetIO();
  if (!io.MouseDown[0]) {
    if (state.scroll_dragged == scroll.name) state.gliding = std::exchange(state.scroll_dragged, {});
    if (state.gliding == scroll.name) glide();
    return;
  }
  const Point start{io.MouseClickedPos[0].x, io.MouseClickedPos[0].y};
  Rect content = scroll.area;
  content.x1 -= px(kBarWidth);
  if (ImGui::GetScrollMaxY() <= 0 || !content.contains(start) || state.dragged) return;
  if (state.scroll_dragged.empty() && std::abs(io.MousePos.y - start.y) > px(kSlip)) {
    state.scroll_dragged = scroll.name;
    state.scroll_speed = 0;
    ImGui::ClearActiveID();
  }
  if (state.scroll_dragged != scroll.name) return;
  ImGui::SetScrollY(ImGui::GetScrollY() - io.MouseDelta.y);
  follow_finger(-io.MouseDelta.y);
}

// ---- what was meant

void Ui::mean(app::Intent intent) {
  if (!intent_) intent_ = std::move(intent);
}

std::optional<app::Intent> Ui::take_intent() { return std::exchange(intent_, std::nullopt); }

}  // namespace nullo::gui
