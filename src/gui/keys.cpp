#include "gui/keys.h"

#include <algorithm>
#include <string_view>
#include <utility>

#include "gui/exchange/import.h"
#include "gui/exchange/sending.h"
#include "gui/new_session/new_session.h"
#include "gui/table/note_form.h"

namespace nullo::gui {

namespace {

using app::TypeKey;

void clear_focus(Draft& draft) {
  draft.focus.clear();
  draft.tab_from.clear();
  draft.focus_moved = false;
}

void move_focus(Draft& draft, int step) {
  const auto& all = draft.targets;
  if (all.empty()) return;
  const auto at = std::ranges::find(all, draft.focus.empty() ? draft.tab_from : draft.focus);
  const int count = static_cast<int>(all.size());
  const int from = at == all.end() ? (step > 0 ? -1 : count) : static_cast<int>(at - all.begin());
  draft.focus = all[static_cast<std::size_t>((from + step + count) % count)];
  draft.focus_moved = true;
  draft.leave_text = true;
}

// Moves the focus from field to field of one kind, "name/1", "name/2": with Tab, people fill in all of them before
// anything else. False at the last one, after which nothing has the focus, so that Enter presses the page's bright
// button.
bool move_to_sibling(Draft& draft, int step) {
  const std::string kind = draft.focus.substr(0, draft.focus.find('/') + 1);
  const auto& all = draft.targets;
  const auto at = std::ranges::find(all, draft.focus);
  if (kind.empty() || at == all.end()) return false;
  const int count = static_cast<int>(all.size());
  for (int i = static_cast<int>(at - all.begin()) + step; i >= 0 && i < count; i += step) {
    if (!all[static_cast<std::size_t>(i)].starts_with(kind)) continue;
    draft.focus = all[static_cast<std::size_t>(i)];
    draft.focus_moved = true;
    return true;
  }
  return false;
}

void change_size(Ui& ui, const app::View& view, int step) {
  const auto& sizes = app::kSizes;
  const auto* at = std::ranges::lower_bound(sizes, view.look.percent);
  const int index = std::clamp(static_cast<int>(at - sizes.begin()) + step, 0, static_cast<int>(sizes.size()) - 1);
  app::Look look = view.look;
  look.percent = step == 0 ? 100 : sizes.at(static_cast<std::size_t>(index));
  ui.mean(app::SetLook{look});
}

// Screens on which a session can be copied as a message.
bool shows_session(const app::View& view) {
  return std::holds_alternative<app::HandOverView>(view.screen) ||
         std::holds_alternative<app::GameOverView>(view.screen) ||
         std::holds_alternative<app::SessionView>(view.screen);
}

// Keys that mean the same everywhere. True: it was one.
bool act_everywhere(Ui& ui, const app::View& view, const KeyPress& key) {
  switch (key.name) {
    case KeyName::kCtrlZ:
      ui.mean(key.shift ? app::Intent{app::Redo{}} : app::Intent{app::Undo{}});
      return true;
    case KeyName::kCtrlY:
      ui.mean(app::Redo{});
      return true;
    case KeyName::kCtrlPlus:
      change_size(ui, view, 1);
      return true;
    case KeyName::kCtrlMinus:
      change_size(ui, view, -1);
      return true;
    case KeyName::kCtrlZero:
      change_size(ui, view, 0);
      return true;
    case KeyName::kF10:
      ui.mean(app::ToggleBoard{});
      return true;
    case KeyName::kF1:
      ui.mean(std::holds_alternative<app::HelpView>(view.screen) ? app::Intent{app::Back{}}
                                                                 : app::Intent{app::Go{app::Screen::kHelp}});
      return true;
    default:
      return false;
  }
}

bool press(Draft& draft) {
  const bool there = std::ranges::find(draft.targets, draft.focus) != draft.targets.end();
  if (draft.focus.empty() || !there) return false;
  draft.press_focus = true;
  return true;
}

// The focus moves with Tab and the arrows, Enter and the space bar press.
bool act_on_focus(Draft& draft, const KeyPress& key) {
  switch (key.name) {
    case KeyName::kTab:
      move_focus(draft, key.shift ? -1 : 1);
      return true;
    case KeyName::kDown:
    case KeyName::kRight:
      move_focus(draft, 1);
      return true;
    case KeyName::kUp:
    case KeyName::kLeft:
      move_focus(draft, -1);
      return true;
    case KeyName::kEnter:
      return press(draft);
    case KeyName::kCharacter:
      return key.character == U' ' && press(draft);
    default:
      return false;
  }
}

std::optional<TypeKey::Named> named(KeyName name) {
  switch (name) {
    case KeyName::kBackspace:
      return TypeKey::Named::kBackspace;
    case KeyName::kTab:
      return TypeKey::Named::kTab;
    case KeyName::kLeft:
      return TypeKey::Named::kLeft;
    case KeyName::kRight:
      return TypeKey::Named::kRight;
    default:
      return std::nullopt;
  }
}

void act_at_table(Ui& ui, const app::TableView& table, const KeyPress& key) {
  Draft& draft = ui.draft;
  if (key.name == KeyName::kUp || key.name == KeyName::kDown)
    return move_focus(draft, key.name == KeyName::kUp ? -1 : 1);
  if (key.name == KeyName::kEnter && press(draft)) return;
  clear_focus(draft);
  if (key.name == KeyName::kEnter) return ui.mean(app::Accept{});
  if (key.name == KeyName::kEscape) return ui.mean(TypeKey{.named = TypeKey::Named::kEscape});
  if (key.name == KeyName::kCharacter) return ui.mean(TypeKey{.character = key.character});
  if (key.name == KeyName::kF2) draft.overlay = Draft::Overlay::kHandMenu;
  if (key.name == KeyName::kInsert && table.mending) return ui.mean(app::InsertBefore{});
  if (key.name == KeyName::kDelete && table.mending) return ui.mean(app::RemoveMended{});
  if (const auto name = named(key.name)) ui.mean(TypeKey{.named = *name});
}

void act_on_start(Ui& ui, const app::StartView& start, const KeyPress& key) {
  switch (key.character) {
    case U'n':
    case U'N':
      return ui.mean(app::Go{app::Screen::kNewSession});
    case U'p':
    case U'P':
      return ui.mean(app::Go{app::Screen::kPast});
    case U'l':
    case U'L':
      return ui.mean(app::Go{app::Screen::kPlayers});
    case U's':
    case U'S':
      return ui.mean(app::Go{app::Screen::kSettings});
    case U'e':
    case U'E':
      if (start.offers_example) ui.mean(app::TryExample{});
      return;
    default:
      break;
  }
  if (key.name != KeyName::kEnter) return;
  ui.mean(start.open ? app::Intent{app::Resume{}} : app::Intent{app::Go{app::Screen::kNewSession}});
}

void act_on_import(Ui& ui, const app::ImportView& view, const KeyPress& key) {
  if (view.asks && (key.character == U'r' || key.character == U'R')) ui.mean(app::SetReplacing{!view.replacing});
}

// False: the key does nothing on this page.
bool act_on_session(Ui& ui, const app::SessionView& session, const KeyPress& key) {
  const auto is = [&key](char32_t small, char32_t large) { return key.character == small || key.character == large; };
  if (is(U'r', U'R') && session.opened && session.opened->can_replay) {
    ui.mean(app::ReplayHand{});
  } else if (is(U'n', U'N') && session.can_change) {
    open_note_form(ui.draft, session.note);
  } else if (is(U'p', U'P') && !session.play_on.empty()) {
    ui.mean(app::PlayOn{});
  } else if (is(U'w', U'W') && session.can_repair) {
    ui.mean(app::OpenRepair{});
  } else if (is(U'e', U'E')) {
    open_export(ui.draft);
  } else if (key.name == KeyName::kDelete && session.can_change) {
    ui.mean(app::DeleteSession{});
  } else if (key.name == KeyName::kEnter && session.can_resume) {
    ui.mean(app::Resume{});
  } else {
    return false;
  }
  return true;
}

void act_elsewhere(Ui& ui, const app::View& view, const KeyPress& key) {
  if (key.name == KeyName::kEscape) {
    const bool had_focus = !ui.draft.focus.empty();
    clear_focus(ui.draft);
    if (std::holds_alternative<app::GameOverView>(view.screen)) return ui.mean(app::Go{app::Screen::kStart});
    if (!had_focus || view.can_go_back) ui.mean(app::Back{});
    return;
  }
  if (const auto* start = std::get_if<app::StartView>(&view.screen)) return act_on_start(ui, *start, key);
  const bool over = std::holds_alternative<app::GameOverView>(view.screen);
  if (over && (key.character == U'e' || key.character == U'E')) return open_export(ui.draft);
  const auto* fresh = std::get_if<app::NewSessionView>(&view.screen);
  if (fresh != nullptr && fresh->can_clear && (key.character == U'o' || key.character == U'O')) return clear_places(ui);
  const auto* session = std::get_if<app::SessionView>(&view.screen);
  if (session != nullptr && !session->correct.empty() && (key.character == U'c' || key.character == U'C'))
    return ui.mean(app::CorrectHand{session->hand});
  if (session != nullptr && act_on_session(ui, *session, key)) return;
  if (std::holds_alternative<app::ImportView>(view.screen)) {
    if (key.name == KeyName::kEnter) return ui.mean(app::Accept{});
    return act_on_import(ui, std::get<app::ImportView>(view.screen), key);
  }
  if (std::holds_alternative<app::HandOverView>(view.screen)) {
    if (key.name == KeyName::kCharacter) return ui.mean(TypeKey{.character = key.character});
    if (key.name == KeyName::kBackspace) return ui.mean(TypeKey{.named = TypeKey::Named::kBackspace});
  }
  if (key.name != KeyName::kEnter) return;
  if (over) return ui.mean(app::Rematch{});
  ui.mean(app::Accept{});
}

// A list that the arrows move through, also while its search is being typed.
struct Listing {
  Draft::List& list;
  int count = 0;
  std::string_view field;  // of its search
  bool searched = false;
};

// Moves through the list. True: the key was one for that.
bool move_in_list(const Listing& lines, KeyName key) {
  const int last = std::max(0, lines.count - 1);
  int to = lines.list.chosen;
  switch (key) {
    case KeyName::kUp:
      --to;
      break;
    case KeyName::kDown:
      ++to;
      break;
    case KeyName::kPageUp:
      to -= lines.list.page;
      break;
    case KeyName::kPageDown:
      to += lines.list.page;
      break;
    case KeyName::kHome:
      to = 0;
      break;
    case KeyName::kEnd:
      to = last;
      break;
    default:
      return false;
  }
  lines.list.chosen = std::clamp(to, 0, last);
  return true;
}

// Escape clears the search, then calls `leave`; Enter calls `open` for the chosen line. False: the key does nothing in
// a list.
template <class Open, class Leave>
bool act_in_list(Ui& ui, const Listing& lines, const KeyPress& key, Open open, Leave leave) {
  Draft& draft = ui.draft;
  if (move_in_list(lines, key.name)) return true;
  if (key.name == KeyName::kEnter) {
    if (!draft.typing && !draft.focus.empty() && draft.focus != lines.field) return false;
    lines.list.chosen = std::clamp(lines.list.chosen, 0, std::max(0, lines.count - 1));  // it may have become shorter
    if (lines.count > 0) open(static_cast<std::size_t>(lines.list.chosen));
    return true;
  }
  if (key.name != KeyName::kEscape) return false;
  draft.leave_text = true;
  clear_focus(draft);
  if (lines.searched) {
    ui.mean(app::Search{});
    draft.focus_wish = lines.field;
  } else {
    leave();
  }
  return true;
}

// The arrows move through the folder, also while a path could be typed; Enter opens the chosen line.
bool act_on_folder(Ui& ui, const app::ImportView& import, const KeyPress& key) {
  Draft& draft = ui.draft;
  const bool typing = draft.focus == kPathField && !draft.import_path.empty();
  const bool on_button = !draft.focus.empty() && draft.focus != kPathField;
  const int count = static_cast<int>(import.folder.entries.size());
  if (typing || on_button || count == 0) return false;
  if (key.name == KeyName::kDown || key.name == KeyName::kUp) {
    draft.folder_line = std::clamp(draft.folder_line + (key.name == KeyName::kDown ? 1 : -1), 0, count - 1);
    draft.folder_moved = true;
    return true;
  }
  if (key.name != KeyName::kEnter || draft.folder_line < 0) return false;
  open_entry(ui, import.folder.entries[static_cast<std::size_t>(std::min(draft.folder_line, count - 1))]);
  return true;
}

bool act_on_list(Ui& ui, const app::View& view, const KeyPress& key) {
  if (view.dialog) return false;
  if (const auto* import = std::get_if<app::ImportView>(&view.screen)) return act_on_folder(ui, *import, key);
  const auto back = [&ui] { ui.mean(app::Back{}); };
  if (const auto* past = std::get_if<app::PastView>(&view.screen)) {
    const Listing lines{ui.draft.list, static_cast<int>(past->lines.size()), kSearchField, !past->search.empty()};
    return act_in_list(ui, lines, key, [&](std::size_t at) { ui.mean(app::OpenPast{past->lines[at].id}); }, back);
  }
  if (const auto* players = std::get_if<app::PlayersView>(&view.screen)) {
    const Listing lines{ui.draft.people, static_cast<int>(players->lines.size()), kSearchField,
                        !players->search.empty()};
    return act_in_list(
        ui, lines, key, [&](std::size_t at) { ui.mean(app::OpenPlayer{players->lines[at].name}); }, back);
  }
  const auto* player = std::get_if<app::PlayerView>(&view.screen);
  if (player == nullptr || ui.draft.overlay != Draft::Overlay::kSamePerson) return false;
  const auto close = [&ui] { ui.draft.overlay = Draft::Overlay::kNone; };
  const auto merge = [&](std::size_t at) {
    ui.mean(app::MergePlayers{player->others[at].name, player->name});
    ui.draft.leave_text = true;
    close();
  };
  const Listing lines{ui.draft.people, static_cast<int>(player->others.size()), kSameSearch, !player->search.empty()};
  return act_in_list(ui, lines, key, merge, close);
}

Draft::Scroll scroll_of(KeyName key) {
  switch (key) {
    case KeyName::kPageUp:
      return Draft::Scroll::kPageUp;
    case KeyName::kPageDown:
      return Draft::Scroll::kPageDown;
    case KeyName::kHome:
      return Draft::Scroll::kHome;
    case KeyName::kEnd:
      return Draft::Scroll::kEnd;
    default:
      return Draft::Scroll::kNone;
  }
}

// Left and Right step through the tricks of a replayed hand.
bool act_on_replay(Ui& ui, const app::ReplayView& replay, const KeyPress& key) {
  const auto go = [&](int to) {
    ui.mean(app::GoToTrick{std::clamp(to, 0, replay.steps)});
    return true;
  };
  switch (key.name) {
    case KeyName::kLeft:
    case KeyName::kBackspace:
      return go(replay.step - 1);
    case KeyName::kRight:
      return go(replay.step + 1);
    case KeyName::kEnter:
      return ui.draft.focus.empty() && go(replay.step + 1);
    case KeyName::kHome:
      return go(0);
    case KeyName::kEnd:
      return go(replay.steps);
    default:
      return key.name == KeyName::kCharacter && key.character == U' ' && ui.draft.focus.empty() && go(replay.step + 1);
  }
}

// The bright button of a form: Enter presses it unless something else has the focus.
std::string_view bright_button(Draft::Overlay overlay) {
  switch (overlay) {
    case Draft::Overlay::kAdjust:
      return "adjust/keep";
    case Draft::Overlay::kPlayers:
      return "players/keep";
    default:
      return {};
  }
}

// Acts on a key while a menu or form lies over the screen.
void act_on_overlay(Ui& ui, const KeyPress& key) {
  Draft& draft = ui.draft;
  if (key.name == KeyName::kEnter && draft.focus.empty()) draft.focus = bright_button(draft.overlay);
  if (act_on_focus(draft, key)) return;
  if (draft.overlay == Draft::Overlay::kExport && act_on_export(ui, key)) return;
  if (key.name != KeyName::kEscape && key.name != KeyName::kF2) return;
  draft.overlay = Draft::Overlay::kNone;
  clear_focus(draft);
}

// Enter is yes and Escape no; the other way round where Escape has asked whether to leave. To lose something for good,
// people press Delete.
void act_on_dialog(Ui& ui, const app::Dialog& dialog, const KeyPress& key) {
  if (act_on_focus(ui.draft, key)) return;
  if (dialog.careful) {
    if (key.name == KeyName::kDelete) ui.mean(app::Accept{});
    if (key.name == KeyName::kEnter || key.name == KeyName::kEscape) ui.mean(app::Decline{});
    return;
  }
  const KeyName yes = dialog.escape_is_yes ? KeyName::kEscape : KeyName::kEnter;
  const KeyName no = dialog.escape_is_yes ? KeyName::kEnter : KeyName::kEscape;
  if (key.name == yes) ui.mean(app::Accept{});
  if (key.name == no) ui.mean(app::Decline{});
  const auto other = static_cast<unsigned char>(dialog.other_key);
  const bool small = key.character == other;
  const bool large = key.character == static_cast<char32_t>(other) - U'a' + U'A';
  if (other != 0 && (small || large)) ui.mean(app::AcceptOther{});
}

// A key that a text field has no use for: it leaves the field.
void act_while_typing(Ui& ui, const KeyPress& key) {
  Draft& draft = ui.draft;
  draft.leave_text = true;
  if (key.name == KeyName::kTab && !draft.typing_number.empty()) return move_focus(draft, key.shift ? -1 : 1);
  if (key.name == KeyName::kTab) {
    if (move_to_sibling(draft, key.shift ? -1 : 1)) return;
    std::string left = draft.focus;
    clear_focus(draft);
    draft.tab_from = std::move(left);  // the next Tab goes on from here
    return;
  }
  if (key.name == KeyName::kDown) return move_focus(draft, 1);
  if (key.name == KeyName::kUp) return move_focus(draft, -1);
  if (key.name == KeyName::kEnter) draft.press_focus = true;  // the field takes Enter and reports it as `entered`
  if (key.name == KeyName::kEscape) clear_focus(draft);
}

}  // namespace

bool act_on_key(Ui& ui, const app::View& view, const KeyPress& key, bool typing) {
  if (key.name == KeyName::kF11) return true;
  if (act_everywhere(ui, view, key)) return false;
  if (key.name == KeyName::kCtrlC && !typing) {
    if (shows_session(view)) ui.mean(app::CopyText{});
    return false;
  }
  const auto* replay = std::get_if<app::ReplayView>(&view.screen);
  if (act_on_list(ui, view, key)) return false;
  const auto* import = std::get_if<app::ImportView>(&view.screen);
  if (typing) {
    act_while_typing(ui, key);
    if (key.name == KeyName::kEscape && import != nullptr && ui.draft.import_path.empty()) ui.mean(app::Back{});
  } else if (view.dialog) {
    act_on_dialog(ui, *view.dialog, key);
  } else if (replay != nullptr && act_on_replay(ui, *replay, key)) {
    return false;
  } else if (ui.draft.overlay != Draft::Overlay::kNone) {
    act_on_overlay(ui, key);
  } else if (const Draft::Scroll scroll = scroll_of(key.name); scroll != Draft::Scroll::kNone) {
    ui.draft.scroll = scroll;
  } else if (const auto* table = std::get_if<app::TableView>(&view.screen)) {
    act_at_table(ui, *table, key);
  } else if (!act_on_focus(ui.draft, key)) {
    act_elsewhere(ui, view, key);
  }
  return false;
}

}  // namespace nullo::gui
