#include "gui/keys.h"

#include <algorithm>
#include <array>
#include <map>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "app/keyboard.h"
#include "app/page_keys.h"
#include "gui/exchange/import.h"
#include "gui/form_keys.h"
#include "text/sentence.h"

namespace nullo::gui {

namespace {

using app::InList;
using app::PageKey;
using app::TypeKey;

void clear_focus(ScreenState& state) {
  state.focus.clear();
  state.tab_from.clear();
  state.focus_moved = false;
}

void move_focus(ScreenState& state, int step) {
  const auto& all = state.targets;
  if (all.empty()) return;
  const auto at = std::ranges::find(all, state.focus.empty() ? state.tab_from : state.focus);
  const int count = static_cast<int>(all.size());
  const int from = at == all.end() ? (step > 0 ? -1 : count) : static_cast<int>(at - all.begin());
  state.focus = all[static_cast<std::size_t>((from + step + count) % count)];
  state.focus_moved = true;
  state.leave_text = true;
}

// Moves the focus from field to field of one kind, "name/1", "name/2": with Tab, people fill in all of them before
// anything else. False at the last one, after which nothing has the focus, so that Enter presses the page's bright
// button.
bool move_to_sibling(ScreenState& state, int step) {
  const std::string kind = state.focus.substr(0, state.focus.find('/') + 1);
  const auto& all = state.targets;
  const auto at = std::ranges::find(all, state.focus);
  if (kind.empty() || at == all.end()) return false;
  const int count = static_cast<int>(all.size());
  for (int i = static_cast<int>(at - all.begin()) + step; i >= 0 && i < count; i += step) {
    if (!all[static_cast<std::size_t>(i)].starts_with(kind)) continue;
    state.focus = all[static_cast<std::size_t>(i)];
    state.focus_moved = true;
    return true;
  }
  return false;
}

bool press(ScreenState& state) {
  const bool there = std::ranges::find(state.targets, state.focus) != state.targets.end();
  if (state.focus.empty() || !there) return false;
  state.press_focus = true;
  return true;
}

// The focus moves with Tab and the arrows, Enter and the space bar press.
bool act_on_focus(ScreenState& state, const KeyPress& key) {
  switch (key.name) {
    case KeyName::kTab:
      move_focus(state, key.shift ? -1 : 1);
      return true;
    case KeyName::kDown:
    case KeyName::kRight:
      move_focus(state, 1);
      return true;
    case KeyName::kUp:
    case KeyName::kLeft:
      move_focus(state, -1);
      return true;
    case KeyName::kEnter:
      return press(state);
    case KeyName::kCharacter:
      return key.character == U' ' && press(state);
    default:
      return false;
  }
}

// A list that the arrows move through, also while its search is being typed.
struct Listing {
  ScreenState::List& list;
  int count = 0;
  std::string_view field;  // of its search
  bool searched = false;
};

// Moves through the list. False: the key does something else in it.
bool move_in_list(const Listing& lines, InList key) {
  const int last = std::max(0, lines.count - 1);
  int to = lines.list.chosen;
  switch (key) {
    case InList::kUp:
      --to;
      break;
    case InList::kDown:
      ++to;
      break;
    case InList::kPageUp:
      to -= lines.list.page;
      break;
    case InList::kPageDown:
      to += lines.list.page;
      break;
    case InList::kHome:
      to = 0;
      break;
    case InList::kEnd:
      to = last;
      break;
    case InList::kOpen:
    case InList::kLeave:
      return false;
  }
  lines.list.chosen = std::clamp(to, 0, last);
  return true;
}

// Leaving clears the search, then calls `leave`; opening calls `open` for the chosen line. False: it does nothing now.
template <class Open, class Leave>
bool act_on_lines(Ui& ui, const Listing& lines, InList key, Open open, Leave leave) {
  ScreenState& state = ui.state;
  if (move_in_list(lines, key)) return true;
  if (key == InList::kOpen) {
    if (!state.typing && !state.focus.empty() && state.focus != lines.field) return false;
    lines.list.chosen = std::clamp(lines.list.chosen, 0, std::max(0, lines.count - 1));  // it may have become shorter
    if (lines.count > 0) open(static_cast<std::size_t>(lines.list.chosen));
    return true;
  }
  state.leave_text = true;
  clear_focus(state);
  if (lines.searched) {
    ui.mean(app::Search{});
    state.focus_wish = lines.field;
  } else {
    leave();
  }
  return true;
}

// The arrows move through the folder, also while a path could be typed; Enter opens the chosen line.
bool act_on_folder(Ui& ui, const app::ImportView& import, InList key) {
  ScreenState& state = ui.state;
  const bool typing = state.focus == kPathField && !state.import_path.empty();
  const bool on_button = !state.focus.empty() && state.focus != kPathField;
  const int count = static_cast<int>(import.folder.entries.size());
  if (typing || on_button || count == 0) return false;
  if (key == InList::kDown || key == InList::kUp) {
    state.folder_line = std::clamp(state.folder_line + (key == InList::kDown ? 1 : -1), 0, count - 1);
    state.folder_moved = true;
    return true;
  }
  if (key != InList::kOpen || state.folder_line < 0) return false;
  open_entry(ui, import.folder.entries[static_cast<std::size_t>(std::min(state.folder_line, count - 1))]);
  return true;
}

bool act_on_shown_list(Ui& ui, const app::View& view, InList key) {
  if (const auto* import = std::get_if<app::ImportView>(&view.screen)) return act_on_folder(ui, *import, key);
  const auto back = [&ui] { ui.mean(app::Back{}); };
  if (const auto* past = std::get_if<app::PastView>(&view.screen)) {
    const Listing lines{ui.state.list, static_cast<int>(past->lines.size()), kSearchField, !past->search.empty()};
    return act_on_lines(ui, lines, key, [&](std::size_t at) { ui.mean(app::OpenPast{past->lines[at].id}); }, back);
  }
  if (const auto* players = std::get_if<app::PlayersView>(&view.screen)) {
    const Listing lines{ui.state.people, static_cast<int>(players->lines.size()), kSearchField,
                        !players->search.empty()};
    return act_on_lines(
        ui, lines, key, [&](std::size_t at) { ui.mean(app::OpenPlayer{players->lines[at].name}); }, back);
  }
  const auto* player = std::get_if<app::PlayerView>(&view.screen);
  if (player == nullptr || ui.state.overlay != ScreenState::Overlay::kSamePerson) return false;
  const auto close = [&ui] { ui.state.overlay = ScreenState::Overlay::kNone; };
  const auto merge = [&](std::size_t at) {
    ui.mean(app::MergePlayers{player->others[at].name, player->name});
    ui.state.leave_text = true;
    close();
  };
  const Listing lines{ui.state.people, static_cast<int>(player->others.size()), kSameSearch, !player->search.empty()};
  return act_on_lines(ui, lines, key, merge, close);
}

// Does what the row says.
struct Do {
  Ui& ui;
  const PageKey& row;
  const KeyPress& key;

  void operator()(std::monostate /*a text field takes it*/) const {}
  void operator()(const app::Intent& intent) const { ui.mean(intent); }
  void operator()(app::PressButton /*unused*/) const { ui.state.pressed = row.button; }
  void operator()(app::TypeIt /*unused*/) const { ui.mean(TypeKey{.character = key.character}); }
  void operator()(app::PressFocus /*unused*/) const { press(ui.state); }
  void operator()(app::FullScreen /*act_on_key() says so*/) const {}
  void operator()(app::MoveFocus step) const { move_focus(ui.state, step == app::MoveFocus::kOn ? 1 : -1); }
  void operator()(app::ScrollPage /*scrolls() has done it*/) const {}
  void operator()(InList /*act_on_shown_list() has done it*/) const {}
};

bool is_typed(const PageKey& row, const KeyPress& key) {
  return row.key == app::kAnyLetter && key.name == KeyName::kCharacter &&
         std::holds_alternative<app::TypeIt>(row.meaning);
}

// The first row of the key that works and that does not need a list. nullptr: the key does nothing.
const PageKey* row_of(std::span<const PageKey> keys, const KeyPress& key, std::string_view name) {
  const auto found = std::ranges::find_if(keys, [&](const PageKey& row) {
    return row.works && !std::holds_alternative<InList>(row.meaning) &&
           (app::is_key(row.key, name) || is_typed(row, key));
  });
  return found == keys.end() ? nullptr : &*found;
}

// The arrows, Enter and Esc in a list, also while its search is being typed. True: it has acted.
bool act_on_list_key(Ui& ui, const app::View& view, std::string_view name) {
  if (view.dialog) return false;
  for (const PageKey& row : ui.keys()) {
    const auto* move = std::get_if<InList>(&row.meaning);
    if (move != nullptr && app::is_key(row.key, name)) return act_on_shown_list(ui, view, *move);
  }
  return false;
}

// Acts on a key of the page. What has the focus is pressed first.
void act_on_page(Ui& ui, const app::View& view, const KeyPress& key, std::string_view name) {
  ScreenState& state = ui.state;
  const PageKey* row = row_of(ui.keys(), key, name);
  const bool table = std::holds_alternative<app::TableView>(view.screen);
  const bool presses = key.name == KeyName::kEnter || (name == "Space" && !table);
  if (presses && press(state)) return;
  const bool moves = row != nullptr && std::holds_alternative<app::MoveFocus>(row->meaning);
  const bool had_focus = !state.focus.empty();
  if (key.name == KeyName::kEscape || (table && !moves)) clear_focus(state);
  // On the first page of all, Esc only leaves what has the focus.
  if (key.name == KeyName::kEscape && had_focus && !table && !view.can_go_back) return;
  if (row != nullptr) std::visit(Do{ui, *row, key}, row->meaning);
}

// Acts on a key while a menu or form lies over the screen.
void act_on_form(Ui& ui, const KeyPress& key, std::string_view name) {
  ScreenState& state = ui.state;
  const FormKey* row = form_key(state.overlay, name);
  if (row != nullptr && row->does == FormKey::Does::kPress && state.focus.empty()) state.focus = row->button;
  if (act_on_focus(state, key) || row == nullptr) return;
  if (row->does == FormKey::Does::kPoint) {
    state.focus = row->button;
    state.focus_moved = true;
  } else if (row->does == FormKey::Does::kClose) {
    state.overlay = ScreenState::Overlay::kNone;
    clear_focus(state);
  }
}

void act_on_dialog(Ui& ui, const app::Dialog& dialog, const KeyPress& key, std::string_view name) {
  if (act_on_focus(ui.state, key)) return;
  const std::vector<PageKey> keys = app::keys_of(dialog);
  if (const PageKey* row = row_of(keys, key, name)) std::visit(Do{ui, *row, key}, row->meaning);
}

// A key that a text field has no use for: it leaves the field.
void act_while_typing(Ui& ui, const KeyPress& key) {
  ScreenState& state = ui.state;
  state.leave_text = true;
  if (key.name == KeyName::kTab && !state.typing_number.empty()) return move_focus(state, key.shift ? -1 : 1);
  if (key.name == KeyName::kTab) {
    if (move_to_sibling(state, key.shift ? -1 : 1)) return;
    std::string left = state.focus;
    clear_focus(state);
    state.tab_from = std::move(left);  // the next Tab goes on from here
    return;
  }
  if (key.name == KeyName::kDown) return move_focus(state, 1);
  if (key.name == KeyName::kUp) return move_focus(state, -1);
  if (key.name == KeyName::kEnter) state.press_focus = true;  // the field takes Enter and reports it as `entered`
  if (key.name == KeyName::kEscape) clear_focus(state);
  // In a form, Enter presses its bright button and Esc closes it, as outside the field.
  const FormKey* row = form_key(state.overlay, name_of(key));
  if (row == nullptr) return;
  if (row->does == FormKey::Does::kClose) state.overlay = ScreenState::Overlay::kNone;
  if (row->does == FormKey::Does::kPress) state.pressed = row->button;
}

// Whatever lies over the page.
bool acts_over_all(std::string_view name) {
  return name.starts_with("Ctrl") || name == "F1" || name == "F9" || name == "F10" || name == "F11";
}

// What lies over the page scrolls by the page's keys, and so does a page on which something is typed.
bool scrolls(Ui& ui, const KeyPress& key, std::string_view name) {
  const PageKey* row = row_of(ui.keys(), key, name);
  const auto* to = row == nullptr ? nullptr : std::get_if<app::ScrollPage>(&row->meaning);
  if (to != nullptr) ui.state.scroll = *to;
  return to != nullptr;
}

}  // namespace

bool counts(const KeyPress& key) {
  constexpr std::array kMoving{KeyName::kUp,    KeyName::kDown,   KeyName::kLeft,
                               KeyName::kRight, KeyName::kPageUp, KeyName::kPageDown};
  return !key.held || std::ranges::find(kMoving, key.name) != kMoving.end();
}

bool act_on_key(Ui& ui, const app::View& view, const KeyPress& key, bool typing) {
  const std::string name = name_of(key);
  if (acts_over_all(name) && (!typing || key.name != KeyName::kCtrlC)) {
    const PageKey* row = row_of(ui.keys(), key, name);
    if (row != nullptr) std::visit(Do{ui, *row, key}, row->meaning);
    return row != nullptr && std::holds_alternative<app::FullScreen>(row->meaning);
  }
  if (act_on_list_key(ui, view, name)) return false;
  if (!view.dialog && scrolls(ui, key, name)) return false;
  if (typing) {
    const auto* import = std::get_if<app::ImportView>(&view.screen);
    act_while_typing(ui, key);
    if (key.name == KeyName::kEscape && import != nullptr && ui.state.import_path.empty()) ui.mean(app::Back{});
  } else if (view.dialog) {
    act_on_dialog(ui, *view.dialog, key, name);
  } else if (ui.state.overlay != ScreenState::Overlay::kNone) {
    act_on_form(ui, key, name);
  } else {
    act_on_page(ui, view, key, name);
  }
  return false;
}

std::string name_of(const KeyPress& key) {
  static const std::map<KeyName, text::Sentence> kNames{{KeyName::kEnter, text::mark("Enter")},
                                                        {KeyName::kEscape, text::mark("Esc")},
                                                        {KeyName::kTab, text::mark("Tab")},
                                                        {KeyName::kBackspace, text::mark("Backspace")},
                                                        {KeyName::kDelete, text::mark("Del")},
                                                        {KeyName::kInsert, text::mark("Ins")},
                                                        {KeyName::kLeft, text::mark("←")},
                                                        {KeyName::kRight, text::mark("→")},
                                                        {KeyName::kUp, text::mark("↑")},
                                                        {KeyName::kDown, text::mark("↓")},
                                                        {KeyName::kHome, text::mark("Home")},
                                                        {KeyName::kEnd, text::mark("End")},
                                                        {KeyName::kPageUp, text::mark("Page ↑")},
                                                        {KeyName::kPageDown, text::mark("Page ↓")},
                                                        {KeyName::kF1, text::mark("F1")},
                                                        {KeyName::kF2, text::mark("F2")},
                                                        {KeyName::kF9, text::mark("F9")},
                                                        {KeyName::kF10, text::mark("F10")},
                                                        {KeyName::kF11, text::mark("F11")},
                                                        {KeyName::kCtrlA, text::mark("Ctrl+A")},
                                                        {KeyName::kCtrlC, text::mark("Ctrl+C")},
                                                        {KeyName::kCtrlV, text::mark("Ctrl+V")},
                                                        {KeyName::kCtrlX, text::mark("Ctrl+X")},
                                                        {KeyName::kCtrlY, text::mark("Ctrl+Y")},
                                                        {KeyName::kCtrlZ, text::mark("Ctrl+Z")},
                                                        {KeyName::kCtrlPlus, text::mark("Ctrl +")},
                                                        {KeyName::kCtrlMinus, text::mark("Ctrl −")},
                                                        {KeyName::kCtrlZero, text::mark("Ctrl 0")}};
  if (key.name == KeyName::kCharacter) {
    if (key.character == U' ') return std::string{text::mark("Space").english()};
    constexpr char32_t kPlain = 0x7F;
    const char32_t character = app::on_english_keyboard(key.character);
    return character < kPlain ? std::string{static_cast<char>(character)} : std::string{};
  }
  if (key.shift && key.name == KeyName::kTab) return std::string{text::mark("Shift+Tab").english()};
  if (key.shift && key.name == KeyName::kCtrlZ) return std::string{text::mark("Ctrl+Shift+Z").english()};
  return std::string{kNames.at(key.name).english()};
}

}  // namespace nullo::gui
