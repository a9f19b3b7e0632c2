// What the window, or a test, sends us: keys, mouse, wheel, in the order they came. A frame takes as many as it can
// without losing one: Dear ImGui 1.86 sees at most one change of a key or button a frame, and a frame means at most one
// thing. Whoever runs the loop draws further frames while busy().
#pragma once

#include <deque>
#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "gui/imgui/imgui_compat.h"
#include "gui/kit/geometry.h"

namespace nullo::gui {

enum class KeyName {
  kCharacter,  // of the keyboard's layout, see `character`
  kEnter,
  kEscape,
  kTab,
  kBackspace,
  kDelete,
  kInsert,
  kLeft,
  kRight,
  kUp,
  kDown,
  kHome,
  kEnd,
  kPageUp,
  kPageDown,
  kF1,
  kF2,
  kF9,
  kF10,
  kF11,
  kCtrlA,
  kCtrlC,
  kCtrlV,
  kCtrlX,
  kCtrlY,
  kCtrlZ,
  kCtrlPlus,
  kCtrlMinus,
  kCtrlZero,
};

struct KeyPress {
  KeyName name = KeyName::kCharacter;
  char32_t character = 0;
  bool shift = false;
  bool held = false;  // the key is still down, and the keyboard repeats it
};
struct MouseMove {
  Point to;
};
struct MouseButton {
  bool down = false;
};
struct MouseWheel {
  float x = 0;
  float y = 0;
};

using Event = std::variant<KeyPress, MouseMove, MouseButton, MouseWheel>;

// Who gets the keys: the screens (kNone), the active text field (kActive), or, kept until it is active, the
// field asked for (kSoon). kSearch: the field is active, and keys that no search needs move through the list below it.
// kLines: it has several lines, which ↑ and ↓ move through, and Shift+Enter begins a new one.
enum class Typing { kNone, kActive, kSearch, kLines, kSoon };

class Events {
 public:
  void add(const Event& event) { waiting_.push_back(event); }
  // The key comes again with the next frame, before all others.
  void put_back(const KeyPress& key) { waiting_.emplace_front(key); }
  // There are events left, which need further frames.
  [[nodiscard]] bool busy() const { return !waiting_.empty() || held_.has_value() || !dropped_.empty(); }
  // Files dropped on the window, by their paths; those that were dropped before wait with them.
  void drop(const std::vector<std::string>& paths) { dropped_.insert(dropped_.end(), paths.begin(), paths.end()); }
  // Takes the dropped files, once; a frame that takes them feeds nothing else.
  [[nodiscard]] std::vector<std::string> take_dropped() { return std::exchange(dropped_, {}); }
  // How far the mouse or finger has been from where it went down last, in pixels, until it went up.
  [[nodiscard]] float reach() const { return reach_; }
  // Feeds ImGui with what this frame can take; returns the key that is for the screens. While a text field is active,
  // letters and editing keys go to the field.
  std::optional<KeyPress> feed_frame(Typing typing);

 private:
  bool feed_mouse(const Event& event);
  void follow(const Event& event);
  bool feed_text(const KeyPress& key);

  std::deque<Event> waiting_;
  std::vector<std::string> dropped_;
  std::optional<compat::EditKey> held_;  // pressed in the last frame, released in this one
  Point at_;
  Point went_down_;
  bool down_ = false;
  float reach_ = 0;
};

}  // namespace nullo::gui
