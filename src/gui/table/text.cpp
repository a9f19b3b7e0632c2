// Facts that are one line of text.
#include <algorithm>

#include "gui/kit/widgets.h"
#include "gui/table/fields.h"
#include "text/say.h"

namespace nullo::gui {

namespace {

constexpr float kTextLine = 54;
constexpr float kLeastType = 12;
constexpr float kTextPadding = 12;

float cap_width(const Ui& ui, const TextRow& text) {
  if (text.typing || text.key.empty()) return 0;
  return ui.text_width(text.key, type::kNote) + ui.px(10 + kTextPadding);
}

// Large if it fits on one line, else as small as it must be to fit.
Type type_of(const Ui& ui, const Rect& room, const TextRow& text) {
  if (ui.text_width(text.text, type::kName) <= room.width()) return type::kName;
  return type_that_fits(ui, room.width(), room.height(), text.text, type::kBody, kLeastType);
}

// Height kept for the remark, so that nothing moves when there is one.
float remark_height(const Ui& ui) {
  return ui.line_height(type::kBodyBold) * (ui.low() || ui.names_keys() ? 1.0F : 2.0F);
}

// The text, and a cursor while it is typed.
void write(Ui& ui, Rect r, const TextRow& text) {
  r = r.inset(ui.px(kTextPadding), 0);
  if (!text.typing && !text.key.empty()) key_cap(ui, {r.x0, r.center().y}, text.key);
  r.cut_left(cap_width(ui, text));
  if (!text.typing && text.text.empty())
    return ui.text(r, text::say("Tap to write one down"), type::kBody, ui.theme.dim);
  const Type type = type_of(ui, r, text);
  const float high = ui.wrapped_height(r.width(), text.text, type);
  ui.wrapped(r.middle(r.width(), high), text.text, type, ui.theme.text);
  const float end = r.x0 + ui.text_width(text.text, type) + ui.px(2);
  if (!text.typing || end > r.x1) return;
  ui.fill(rect_at(end, r.center().y - ui.px(14), ui.px(2), ui.px(28)), ui.theme.text);
}

void draw_text_field(Ui& ui, const Rect& r, const std::string& id, const TextRow& text) {
  const Touch touch = ui.target("field/" + id, r);
  ui.fill(r, text.typing ? ui.theme.ask_soft : touch.hovered ? ui.theme.raised_hover : ui.theme.raised, 8);
  if (text.typing) ui.outline(r, ui.theme.ask, 8, 3);
  if (touch.focused) focus_ring(ui, r, 8);
  if (touch.clicked && !text.typing) ui.mean(app::TapField{id, Seat{}, std::nullopt});
  write(ui, r, text);
}

void draw_remark(Ui& ui, const Rect& r, const std::string& remark) {
  if (ui.wrapped_height(r.width(), remark, type::kBodyBold) > r.height() + 1)
    return ui.text(r, remark, type::kBodyBold, ui.theme.text);
  ui.wrapped(r, remark, type::kBodyBold, ui.theme.text);
}

}  // namespace

Box text_row(Ui& ui, const FieldRow& row, float width) {
  const auto& text = row.as<TextRow>();
  Box field = Box::fixed(0, ui.px(kTextLine - kTightGap),
                         [&ui, &row, &text](const Rect& r) { draw_text_field(ui, r, row.id, text); });
  Box remark = Box::fixed(0, remark_height(ui), [&ui, &text](const Rect& r) { draw_remark(ui, r, text.remark); });
  return Box::column(ui.px(kTightGap), {labelled(ui, row, width, std::move(field)),
                                        std::move(remark).pad({field_label_width(ui, width), 0, 0, 0})});
}

}  // namespace nullo::gui
