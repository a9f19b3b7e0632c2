// The preview of importing: what each file would add, and why it cannot be imported.
#include "gui/exchange/import.h"

#include <algorithm>
#include <string>
#include <utility>

#include "gui/kit/widgets.h"
#include "gui/screens.h"

namespace nullo::gui {

namespace {

constexpr float kImportButton = 54;
constexpr std::string_view kHow =
    "Choose a session document below (.json, or .jsonl with one in each line), type where it is, or drop it on this "
    "window. Nothing is stored before you say so.";

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
  const Ui::Typed typed = ui.text_field(kPathField, rest, path, "Path of a file, e.g. ~/evening.json", true);
  const bool tapped = button(ui, "look", look, "Look", {.enabled = view.can_read && !path.empty()});
  if (path.empty() && typed.entered && view.can_import) ui.mean(app::Accept{});
  if (!path.empty() && (typed.entered || tapped)) look_at(ui, path);
}

// ---- the folder that is listed

void draw_entry(Ui& ui, const Rect& r, const app::FolderView::Entry& entry, bool chosen) {
  const Touch touch = ui.target("entry/" + entry.name, r);
  ui.fill(r, chosen ? ui.theme.chosen : touch.hovered ? ui.theme.raised_hover : ui.theme.raised, 10);
  if (chosen) ui.outline(r, ui.theme.text, 10, 2);
  if (touch.focused) focus_ring(ui, r, 10);
  if (touch.clicked) open_entry(ui, entry);
  Rect rest = r.inset(ui.px(14), 0);
  const float what = std::min(ui.text_width(entry.what, type::kNote), rest.width() * 0.5F);
  ui.text(rest.cut_right(what), entry.what, type::kNote, ui.theme.dim, Align::kRight);
  rest.cut_right(ui.px(8));
  ui.text(rest, entry.name, entry.folder ? type::kBody : type::kBodyBold, ui.theme.text);
}

float draw_folder(Ui& ui, Rect r, const app::FolderView& folder) {
  ScreenState& state = ui.state;
  state.folder_line = std::min(state.folder_line, static_cast<int>(folder.entries.size()) - 1);
  r.cut_top(ui.wrapped(r, folder.path, type::kBodyBold, ui.theme.text) + ui.px(6));
  for (std::size_t i = 0; i < folder.entries.size(); ++i) {
    const Rect line = r.cut_top(ui.px(kTarget));
    r.cut_top(ui.px(4));
    const bool chosen = state.folder_line == static_cast<int>(i);
    draw_entry(ui, line, folder.entries[i], chosen);
    if (chosen && std::exchange(state.folder_moved, false)) ui.bring_into_sight(line);
  }
  r.cut_top(ui.wrapped(r, folder.problem, type::kBody, ui.theme.dim));
  r.cut_top(ui.wrapped(r, folder.more, type::kBody, ui.theme.dim));
  return r.y0;
}

// Height of one line of the preview in that width.
float line_height(const Ui& ui, float width, const app::ImportView::Line& line) {
  float height = ui.wrapped_height(width, line.title, type::kBodyBold) +
                 ui.wrapped_height(width, line.details, type::kBody) +
                 ui.wrapped_height(width, line.state, type::kBody) + ui.px(10);
  for (const std::string& fault : line.faults) height += ui.wrapped_height(width, fault, type::kBody) + ui.px(2);
  return height;
}

void draw_line(Ui& ui, Rect r, const app::ImportView::Line& line) {
  r.cut_top(ui.px(2));
  r.cut_top(ui.wrapped(r, line.title, type::kBodyBold, ui.theme.text));
  r.cut_top(ui.wrapped(r, line.details, type::kBody, ui.theme.dim));
  r.cut_top(line.refused || line.asks ? refusal(ui, r, line.state, type::kBody)
                                      : ui.wrapped(r, line.state, type::kBody, ui.theme.text));
  for (const std::string& fault : line.faults) r.cut_top(ui.wrapped(r, fault, type::kBody, ui.theme.text) + ui.px(2));
}

float draw_file(Ui& ui, Rect r, const app::ImportView::File& file) {
  const float inner = r.width() - ui.px(24);
  const float name = ui.wrapped_height(inner, file.name, type::kName);
  const float verdict_height = ui.wrapped_height(inner, file.verdict, type::kBody);
  const float more = ui.wrapped_height(inner, file.more, type::kBody);
  float lines = 0;
  for (const app::ImportView::Line& line : file.lines) lines += line_height(ui, inner, line);
  r.y1 = r.y0 + name + verdict_height + more + lines + ui.px(28);
  Rect rest = panel(ui, r);
  rest.cut_top(ui.wrapped(rest, file.name, type::kName, ui.theme.text));
  const float verdict = file.refused ? refusal(ui, rest, file.verdict, type::kBody)
                                     : ui.wrapped(rest, file.verdict, type::kBody, ui.theme.text);
  rest.cut_top(verdict + ui.px(6));
  for (const app::ImportView::Line& line : file.lines) draw_line(ui, rest.cut_top(line_height(ui, inner, line)), line);
  ui.wrapped(rest, file.more, type::kBody, ui.theme.dim);
  return r.y1 + ui.px(kGap);
}

struct Foot {
  bool narrow = false;
  int buttons = 2;
  float height = 0;
};

Foot foot_of(const Ui& ui, float width, const app::ImportView& view) {
  Foot foot;
  foot.narrow = ui.units(width) < 620;
  foot.buttons = view.asks ? 3 : 2;
  const float rows = foot.narrow ? static_cast<float>(foot.buttons) : 1;
  foot.height = ui.px((kImportButton + 6) * rows) + ui.wrapped_height(width, view.summary, type::kName) +
                ui.wrapped_height(width, view.why_not, type::kBody);
  return foot;
}

void draw_foot(Ui& ui, Rect r, const app::ImportView& view, const Foot& foot) {
  r.cut_top(ui.wrapped(r, view.summary, type::kName, ui.theme.text));
  r.cut_top(refusal(ui, r, view.why_not, type::kBody) + ui.px(6));
  const auto cell = [&](int i) {
    return foot.narrow ? r.row(i, foot.buttons, ui.px(6)) : r.column(i, foot.buttons, ui.px(kGap));
  };
  const bool enter = ui.state.folder_line < 0;  // else it opens the chosen line of the folder
  if (button(ui, "import", cell(0), "Import",
             {.tone = enter ? Tone::kPrimary : Tone::kNormal,
              .key = enter ? ui.key_of("import") : std::string_view{},
              .enabled = view.can_import,
              .type = type::kName})) {
    ui.mean(app::Accept{});
  }
  if (view.asks &&
      button(ui, "replace", cell(1), view.replacing ? "✓ Replace the stored ones" : "Replace the stored ones",
             {.key = ui.key_of("replace"), .chosen = view.replacing})) {
    ui.mean(app::SetReplacing{!view.replacing});
  }
  if (button(ui, "cancel", cell(foot.buttons - 1), "Cancel", {.key = ui.key_of("cancel"), .type = type::kName})) {
    ui.mean(app::Back{});
  }
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
  const Foot foot = foot_of(ui, rest.width(), view);
  const bool pinned = foot.height < rest.height() * 0.45F;
  if (pinned) {
    draw_foot(ui, rest.cut_bottom(foot.height), view, foot);
    rest.cut_bottom(ui.px(kGap));
  }
  Rect content = ui.begin_scroll("import", rest);
  content.y1 = content.y0 + 1e6F;
  content.cut_top(ui.wrapped(content, kHow, type::kBody, ui.theme.dim) + ui.px(kGap));
  draw_path(ui, content.cut_top(ui.px(48)), view);
  content.cut_top(ui.px(kGap));
  for (const app::ImportView::File& file : view.files) content.y0 = draw_file(ui, content, file);
  content.y0 = draw_folder(ui, content, view.folder);
  if (!pinned) draw_foot(ui, content.cut_top(foot.height), view, foot);
  ui.end_scroll(content.y0);
}

}  // namespace nullo::gui
