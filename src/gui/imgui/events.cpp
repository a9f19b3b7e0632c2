#include "gui/imgui/events.h"

#include <algorithm>
#include <cmath>

namespace nullo::gui {

namespace {

std::optional<compat::EditKey> edit_key(KeyName name) {
  using compat::EditKey;
  switch (name) {
    case KeyName::kLeft:
      return EditKey::kLeft;
    case KeyName::kRight:
      return EditKey::kRight;
    case KeyName::kUp:
      return EditKey::kUp;
    case KeyName::kDown:
      return EditKey::kDown;
    case KeyName::kHome:
      return EditKey::kHome;
    case KeyName::kEnd:
      return EditKey::kEnd;
    case KeyName::kBackspace:
      return EditKey::kBackspace;
    case KeyName::kDelete:
      return EditKey::kDelete;
    case KeyName::kCtrlA:
      return EditKey::kA;
    case KeyName::kCtrlC:
      return EditKey::kC;
    case KeyName::kCtrlV:
      return EditKey::kV;
    case KeyName::kCtrlX:
      return EditKey::kX;
    case KeyName::kCtrlY:
      return EditKey::kY;
    case KeyName::kCtrlZ:
      return EditKey::kZ;
    default:
      return std::nullopt;
  }
}

bool begins_line(const KeyPress& key) { return key.name == KeyName::kEnter && key.shift; }

bool is_for_text(const KeyPress& key, Typing typing) {
  if (typing != Typing::kActive && typing != Typing::kSearch && typing != Typing::kLines) return false;
  if (key.name == KeyName::kCharacter) return true;
  if (begins_line(key)) return typing == Typing::kLines;
  const bool between_lines = key.name == KeyName::kUp || key.name == KeyName::kDown;
  if (between_lines && typing != Typing::kLines) return false;
  const bool moves = key.name == KeyName::kHome || key.name == KeyName::kEnd;
  const bool undoes = key.name == KeyName::kCtrlZ || key.name == KeyName::kCtrlY;
  if (typing == Typing::kSearch && (moves || undoes)) return false;
  return edit_key(key.name).has_value();
}

bool with_ctrl(KeyName name) { return name >= KeyName::kCtrlA && name <= KeyName::kCtrlZ; }

}  // namespace

void Events::follow(const Event& event) {
  if (const auto* move = std::get_if<MouseMove>(&event)) {
    at_ = move->to;
    if (down_) reach_ = std::max(reach_, std::hypot(at_.x - went_down_.x, at_.y - went_down_.y));
  }
  if (const auto* button = std::get_if<MouseButton>(&event)) {
    if (button->down) went_down_ = at_;
    if (button->down) reach_ = 0;
    down_ = button->down;
  }
}

// True: the frame can take another event after this one.
bool Events::feed_mouse(const Event& event) {
  follow(event);
  if (const auto* move = std::get_if<MouseMove>(&event)) {
    compat::feed_mouse(move->to);
    return true;
  }
  if (const auto* button = std::get_if<MouseButton>(&event)) compat::feed_button(0, button->down);
  if (const auto* wheel = std::get_if<MouseWheel>(&event)) compat::feed_wheel(wheel->x, wheel->y);
  return false;
}

bool Events::feed_text(const KeyPress& key) {
  if (key.name == KeyName::kCharacter) {
    ImGui::GetIO().AddInputCharacter(key.character);
    return true;
  }
  if (begins_line(key)) ImGui::GetIO().AddInputCharacter(U'\n');
  if (const auto edit = edit_key(key.name)) {
    compat::feed_modifiers(with_ctrl(key.name), key.shift);
    compat::feed_key(*edit, true);
    held_ = edit;
  }
  return false;
}

std::optional<KeyPress> Events::feed_frame(Typing typing) {
  if (held_) {
    compat::feed_key(*held_, false);
    compat::feed_modifiers(false, false);
    held_.reset();
  }
  bool first = true;
  while (!waiting_.empty()) {
    const Event event = waiting_.front();
    const auto* key = std::get_if<KeyPress>(&event);
    if (key != nullptr && typing == Typing::kSoon) return std::nullopt;
    const bool for_text = key != nullptr && is_for_text(*key, typing);
    if (key != nullptr && !for_text) {
      if (!first) return std::nullopt;  // left for the next frame
      waiting_.pop_front();
      return *key;
    }
    waiting_.pop_front();
    if (for_text ? !feed_text(*key) : !feed_mouse(event)) return std::nullopt;
    first = false;
  }
  return std::nullopt;
}

}  // namespace nullo::gui
