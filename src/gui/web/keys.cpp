#include "gui/web/keys.h"

#include <algorithm>
#include <array>
#include <utility>

#include "base/unicode.h"

namespace nullo::gui {

namespace {

using Named = std::pair<std::string_view, KeyName>;

constexpr std::array kKeys{
    Named{"Enter", KeyName::kEnter},    Named{"Escape", KeyName::kEscape},
    Named{"Tab", KeyName::kTab},        Named{"Backspace", KeyName::kBackspace},
    Named{"Delete", KeyName::kDelete},  Named{"Insert", KeyName::kInsert},
    Named{"ArrowLeft", KeyName::kLeft}, Named{"ArrowRight", KeyName::kRight},
    Named{"ArrowUp", KeyName::kUp},     Named{"ArrowDown", KeyName::kDown},
    Named{"Home", KeyName::kHome},      Named{"End", KeyName::kEnd},
    Named{"PageUp", KeyName::kPageUp},  Named{"PageDown", KeyName::kPageDown},
    Named{"F1", KeyName::kF1},          Named{"F2", KeyName::kF2},
    Named{"F9", KeyName::kF9},          Named{"F10", KeyName::kF10},
    Named{"F11", KeyName::kF11},
};

constexpr std::array kWithCtrl{
    Named{"a", KeyName::kCtrlA},    Named{"c", KeyName::kCtrlC},    Named{"v", KeyName::kCtrlV},
    Named{"x", KeyName::kCtrlX},    Named{"y", KeyName::kCtrlY},    Named{"z", KeyName::kCtrlZ},
    Named{"+", KeyName::kCtrlPlus}, Named{"=", KeyName::kCtrlPlus}, Named{"-", KeyName::kCtrlMinus},
    Named{"0", KeyName::kCtrlZero},
};

template <class Keys>
std::optional<KeyPress> found_in(const Keys& keys, std::string_view key, bool shift) {
  const auto found = std::ranges::find(keys, key, &Named::first);
  if (found == keys.end()) return std::nullopt;
  return KeyPress{found->second, 0, shift};
}

}  // namespace

std::optional<KeyPress> key_press(std::string_view key, bool shift, bool ctrl) {
  if (ctrl) return found_in(kWithCtrl, key, shift);
  if (const auto named = found_in(kKeys, key, shift)) return named;
  const auto character = unicode::first(key);
  if (!character || character->bytes != key.size()) return std::nullopt;  // a name of a key that means nothing here
  return KeyPress{KeyName::kCharacter, character->code};
}

}  // namespace nullo::gui
