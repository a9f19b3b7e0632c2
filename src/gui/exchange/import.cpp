// The preview of importing: what each file would add, and why it cannot be imported.
#include "gui/exchange/import.h"

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "gui/kit/frame.h"
#include "gui/screens.h"
#include "text/say.h"

namespace nullo::gui {

namespace {

constexpr text::Sentence kHow = text::mark(
    "Choose a session document below (.json, or .jsonl with one in each line), type where it is, or drop it on this "
    "window. Nothing is stored before you say so.");

void look_at(Ui& ui, const std::string& path) {
  ui.mean(app::LookAtFiles{{path}});
  ui.state.looked = true;
}

// After a file was refused, its path stays, to be corrected or replaced.
void follow_looking(Ui& ui, const app::ImportView& view) {
  ScreenState& state = ui.state;
  if (!std::exchange(state.looked, false)) return;
  if (!view.files.empty() && view.files.back().refused) {
    state.focus_wish = kPathField;
  } else {
    state.import_path.clear();
    state.focus.clear();
    state.folder_line = -1;
  }
}

void draw_path(Ui& ui, const Rect& r, const app::ImportView& view) {
  Rect rest = r;
  const Rect look = rest.cut_right(ui.px(110));
  rest.cut_right(ui.px(8));
  std::string& path = ui.state.import_path;
  const Ui::Typed typed = ui.text_field(kPathField, rest, path, text::say("Path, e.g. ~/evening.json"), true);
  const bool tapped = button(ui, "look", look, text::say("Look"), {.enabled = view.can_read && !path.empty()});
  if (path.empty() && typed.entered && view.can_import) ui.mean(app::Accept{});
  if (!path.empty() && (typed.entered || tapped)) look_at(ui, path);
}

// ---- the folder that is listed

void draw_entry_ground(Ui& ui, const Rect& r, const app::FolderView::Entry& entry, bool chosen) {
  const Touch touch = ui.target("entry/" + entry.name, r);
  ui.fill(r, chosen ? ui.theme.chosen : touch.hovered ? ui.theme.raised_hover : ui.theme.raised, 10);
  if (chosen) ui.outline(r, ui.theme.text, 10, 2);
  if (touch.focused) focus_ring(ui, r, 10);
  if (touch.clicked) open_entry(ui, entry);
  if (chosen && std::exchange(ui.state.folder_moved, false)) ui.bring_into_sight(r);
}

Box entry_line(Ui& ui, const app::FolderView::Entry& entry, bool chosen) {
  const Type type = entry.folder ? type::kBody : type::kBodyBold;
  return Box::row(ui.px(8), {line(ui, entry.name, type, ui.theme.text).grow(),
                             line(ui, entry.what, type::kNote, ui.theme.dim, Align::kRight)})
      .pad(ui.px(14), 0)
      .high(ui.px(kTarget))
      .on([&ui, &entry, chosen](const Rect& r) { draw_entry_ground(ui, r, entry, chosen); });
}

Box folder_list(Ui& ui, const app::FolderView& folder) {
  int& chosen = ui.state.folder_line;
  chosen = std::min(chosen, static_cast<int>(folder.entries.size()) - 1);
  std::vector<Box> lines{words(ui, folder.path, type::kBodyBold, ui.theme.text)};
  for (std::size_t i = 0; i < folder.entries.size(); ++i)
    lines.push_back(entry_line(ui, folder.entries[i], chosen == static_cast<int>(i)));
  for (const std::string& said : {folder.problem, folder.more}) {
    if (!said.empty()) lines.push_back(words(ui, said, type::kBody, ui.theme.dim));
  }
  return Box::column(ui.px(4), std::move(lines));
}

// ---- what each file would add

Box preview(Ui& ui, const app::ImportView::Line& of) {
  std::vector<Box> parts{words(ui, of.title, type::kBodyBold, ui.theme.text)};
  if (!of.details.empty()) parts.push_back(words(ui, of.details, type::kBody, ui.theme.dim));
  parts.push_back(remark(ui, of.state, of.refused || of.asks));
  for (const std::string& fault : of.faults) parts.push_back(words(ui, fault, type::kBody, ui.theme.text));
  return Box::column(ui.px(2), std::move(parts)).pad({0, ui.px(2), 0, ui.px(8)});
}

Box file_panel(Ui& ui, const app::ImportView::File& file) {
  std::vector<Box> parts{words(ui, file.name, type::kName, ui.theme.text), remark(ui, file.verdict, file.refused)};
  for (const app::ImportView::Line& each : file.lines) parts.push_back(preview(ui, each));
  if (!file.more.empty()) parts.push_back(words(ui, file.more, type::kBody, ui.theme.dim));
  return Box::column(ui.px(4), std::move(parts)).pad(ui.px(12), ui.px(10)).on(panel_ground(ui));
}

Box import_foot(Ui& ui, const app::ImportView& view, float width) {
  constexpr float kAbreast = 620;
  const bool enter = ui.state.folder_line < 0;  // else it opens the chosen line of the folder
  std::vector<Box> buttons;
  buttons.push_back(
      push_button(ui, "cancel", text::say("Cancel"), {.key = ui.key_of("cancel")}, [&ui] { ui.mean(app::Back{}); }));
  if (view.asks)
    buttons.push_back(push_button(ui, "replace", (view.replacing ? "✓ " : "") + text::say("Replace the stored ones"),
                                  {.key = ui.key_of("replace"), .chosen = view.replacing},
                                  [&ui, &view] { ui.mean(app::SetReplacing{!view.replacing}); }));
  buttons.push_back(push_button(ui, "import", text::say("Import"),
                                {.tone = enter ? Tone::kPrimary : Tone::kNormal,
                                 .key = enter ? ui.key_of("import") : std::string_view{},
                                 .enabled = view.can_import,
                                 .type = type::kName},
                                [&ui] { ui.mean(app::Accept{}); }));
  const bool narrow = ui.units(width) < kAbreast;
  const int columns = narrow ? 1 : static_cast<int>(buttons.size());
  std::vector<Box> parts;
  if (!view.summary.empty()) parts.push_back(words(ui, view.summary, type::kName, ui.theme.text));
  if (!view.why_not.empty()) parts.push_back(remark(ui, view.why_not, true));
  parts.push_back(in_equal_columns(ui.px(narrow ? 6 : kGap), columns, std::move(buttons)));
  return Box::column(ui.px(6), std::move(parts));
}

}  // namespace

void open_entry(Ui& ui, const app::FolderView::Entry& entry) {
  if (!entry.folder) return look_at(ui, entry.path);
  ui.mean(app::OpenFolder{entry.path});
  ui.state.folder_line = std::min(ui.state.folder_line, 0);
  ui.state.focus_wish = kPathField;
}

void draw_import(Ui& ui, const Rect& r, const app::ImportView& view) {
  follow_looking(ui, view);
  Rect rest = r.inset(ui.px(12));
  const Box foot = import_foot(ui, view, rest.width());
  const float high = foot.height(rest.width());
  const bool pinned = high < rest.height() * 0.45F;
  if (pinned) {
    foot.draw(rest.cut_bottom(high));
    rest.cut_bottom(ui.px(kGap));
  }
  std::vector<Box> parts{words(ui, text::say(kHow), type::kBody, ui.theme.dim),
                         Box::fixed(0, ui.px(48), [&ui, &view](const Rect& line) { draw_path(ui, line, view); })};
  for (const app::ImportView::File& file : view.files) parts.push_back(file_panel(ui, file));
  parts.push_back(folder_list(ui, view.folder));
  if (!pinned) parts.push_back(foot);
  const Rect content = ui.begin_scroll("import", rest);
  ui.end_scroll(draw_from_top(Box::column(ui.px(kGap), std::move(parts)), content));
}

}  // namespace nullo::gui
