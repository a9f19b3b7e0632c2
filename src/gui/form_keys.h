// The keys of what lies over a page, the forms and menus. The focus moves in all of them as it does on a page, and Esc
// and F2 close all of them.
#pragma once

#include <span>
#include <string_view>

#include "gui/screen_state.h"

namespace nullo::gui {

struct FormKey {
  enum class Does { kClose, kPress, kPoint };  // kPoint: moves the focus to the button, which Enter then presses
  ScreenState::Overlay form = ScreenState::Overlay::kNone;
  std::string_view key;
  Does does = Does::kClose;
  std::string_view button = {};  // empty: no button shows the key
};

std::span<const FormKey> form_keys();
// nullptr: the key does nothing there.
const FormKey* form_key(ScreenState::Overlay form, std::string_view pressed);
// The key that a button of a form shows; empty: none.
std::string_view key_in_form(std::string_view button);

}  // namespace nullo::gui
