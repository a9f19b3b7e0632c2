#include "gui/exchange/sending.h"

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>

#include "gui/kit/frame.h"
#include "gui/kit/overlay.h"
#include "gui/kit/widgets.h"
#include "text/say.h"

namespace nullo::gui {

namespace {

constexpr float kSendingLine = 58;

struct SendingChoice {
  app::Format format;
  std::string_view name;
  text::Sentence label;
  text::Sentence what;
};

constexpr std::array kChoices{
    SendingChoice{app::Format::kPicture, "export/png", text::mark("Picture"),
                  text::mark("PNG: result and sheet, to send by phone")},
    SendingChoice{app::Format::kHtml, "export/html", text::mark("Page"),
                  text::mark("HTML: sheet, chart, reasons; prints well")},
    SendingChoice{app::Format::kSheet, "export/csv", text::mark("Score sheet"), text::mark("CSV, for a spreadsheet")},
    SendingChoice{app::Format::kHands, "export/hands", text::mark("Hands"),
                  text::mark("CSV: what you entered, a row for each hand")},
    SendingChoice{app::Format::kLedger, "export/ledger", text::mark("Ledger"),
                  text::mark("CSV: every single point or payment, and why")},
    SendingChoice{app::Format::kJson, "export/json", text::mark("Document"),
                  text::mark("JSON: all of it, for Nullo and other programs")},
};

void write(Ui& ui, const SendingChoice& choice) {
  ui.state.overlay = ScreenState::Overlay::kNone;
  ui.state.focus.clear();
  ui.mean(app::WriteFile{choice.format});
}

// `parts`: how many parts the evening has.
void draw_choice(Ui& ui, const Rect& r, const SendingChoice& choice, std::size_t parts) {
  const Touch touch = ui.target(choice.name, r);
  ui.fill(r, touch.hovered ? ui.theme.raised_hover : ui.theme.raised, 10);
  if (touch.focused) focus_ring(ui, r, 10);
  if (touch.clicked) write(ui, choice);
  Rect rest = r.inset(ui.px(14), ui.px(5));
  const Rect cap = rest.cut_right(ui.px(34));
  key_cap(ui, {cap.x0 + ui.px(8), cap.center().y}, ui.key_of(choice.name));
  ui.text(rest.cut_top(rest.height() / 2), text::say(choice.label), type::kBodyBold, ui.theme.text);
  const bool all = parts > 1 && choice.format == app::Format::kJson;
  const std::string all_parts = text::say_count(parts, "JSON: the one part of the evening, on a line",
                                                "JSON: all {count} parts of the evening, a line each");
  ui.text(rest, all ? all_parts : text::say(choice.what), type::kNote, ui.theme.dim);
}

}  // namespace

float sending_height(const Ui& ui, float width) {
  return ui.units(width) < 420 ? ui.px(2 * kTarget + kSmallGap) : ui.px(kTarget);
}

std::vector<Box> sends_of(Ui& ui, app::Intent copy, const std::vector<app::Format>& formats,
                          const std::function<app::Intent(app::Format)>& write) {
  std::vector<Box> buttons{page_button(ui, "copy", copy_words(ui), std::move(copy))};
  for (const app::Format format : formats) {
    const bool picture = format == app::Format::kPicture;
    const bool page = format == app::Format::kHtml;
    buttons.push_back(page_button(ui,
                                  picture ? "export/picture"
                                  : page  ? "export/html"
                                          : "export/csv",
                                  picture ? text::say("Picture")
                                  : page  ? text::say("Page")
                                          : text::say("Spreadsheet"),
                                  write(format)));
  }
  return buttons;
}

Box copy_button(Ui& ui) {
  return push_button(ui, "copy", copy_words(ui), {.key = ui.key_of("copy")}, [&ui] { ui.mean(app::CopyText{}); });
}

Box export_button(Ui& ui) {
  return push_button(ui, "export", text::say("Write to a file"), {.key = ui.key_of("export")},
                     [&ui] { open_export(ui.state); });
}

void draw_sending(Ui& ui, const Rect& r) {
  const bool narrow = ui.units(r.width()) < 420;
  const Rect all = narrow ? r : Rect{r.x0, r.y0, std::min(r.x1, r.x0 + ui.px(520)), r.y1};
  copy_button(ui).draw(narrow ? all.row(0, 2, ui.px(kSmallGap)) : all.column(0, 2, ui.px(kSmallGap)));
  const Rect place = narrow ? all.row(1, 2, ui.px(kSmallGap)) : all.column(1, 2, ui.px(kSmallGap));
  export_button(ui).draw(place);
}

void open_export(ScreenState& state) {
  state.overlay = ScreenState::Overlay::kExport;
  state.focus.clear();
}

void draw_export(Ui& ui, const Rect& screen, const app::View& view) {
  const auto* past = std::get_if<app::SessionView>(&view.screen);
  const std::size_t parts = past != nullptr ? past->evening.size() : 1;
  const float width = std::min(ui.px(620), screen.width() - ui.px(16));
  const float inner = width - ui.px(36 + 10);
  const std::string where =
      view.export_text + (ui.names_keys() ? " " + text::say("A letter chooses, Enter writes.") : std::string{});
  const float words = ui.wrapped_height(inner, where, type::kBody);
  const float buttons = ui.px((kSendingLine + kSmallGap) * static_cast<float>(kChoices.size()) + kTarget);
  const Overlay overlay = begin_overlay(ui, "##export", screen, width, ui.px(36 + 36 + 12) + words + buttons);
  Rect rest = ui.begin_scroll("export", overlay.inside);
  rest.y1 = rest.y0 + 1e6F;
  ui.text(rest.cut_top(ui.px(36)),
          parts > 1 ? text::say("Write this part of the evening to a file") : text::say("Write this session to a file"),
          type::kName, ui.theme.text);
  rest.cut_top(ui.wrapped(rest, where, type::kBody, ui.theme.dim) + ui.px(12));
  for (const SendingChoice& choice : kChoices) {
    draw_choice(ui, rest.cut_top(ui.px(kSendingLine)), choice, parts);
    rest.cut_top(ui.px(kSmallGap));
  }
  const bool closed =
      button(ui, "export/close", rest.cut_top(ui.px(kTarget)), text::say("Close"), {.key = ui.key_of("export/close")});
  if (closed || overlay.beside) ui.state.overlay = ScreenState::Overlay::kNone;
  ui.end_scroll(rest.y0);
  end_overlay();
}

}  // namespace nullo::gui
