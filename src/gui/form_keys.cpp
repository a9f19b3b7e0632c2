#include "gui/form_keys.h"

#include <algorithm>
#include <array>

#include "app/key_row.h"

namespace nullo::gui {

namespace {

using Form = ScreenState::Overlay;
using Does = FormKey::Does;

constexpr auto kFormKeys = std::to_array<FormKey>({
    {Form::kHandMenu, "Esc", Does::kClose},
    {Form::kNote, "Esc", Does::kClose, "note/cancel"},
    {Form::kNote, "Enter", Does::kPress, "note/keep"},
    {Form::kAdjust, "Esc", Does::kClose, "adjust/cancel"},
    {Form::kAdjust, "Enter", Does::kPress, "adjust/keep"},
    {Form::kPlayers, "Esc", Does::kClose, "players/cancel"},
    {Form::kPlayers, "Enter", Does::kPress, "players/keep"},
    {Form::kPresets, "Esc", Does::kClose, "presets/close"},
    {Form::kWords, "Esc", Does::kClose, "words/close"},
    {Form::kPack, "Esc", Does::kClose, "pack/close"},
    {Form::kSamePerson, "Esc", Does::kClose, "merge/close"},
    {Form::kExport, "Esc", Does::kClose, "export/close"},
    {Form::kExport, "i", Does::kPoint, "export/png"},
    {Form::kExport, "p", Does::kPoint, "export/html"},
    {Form::kExport, "s", Does::kPoint, "export/csv"},
    {Form::kExport, "h", Does::kPoint, "export/hands"},
    {Form::kExport, "l", Does::kPoint, "export/ledger"},
    {Form::kExport, "d", Does::kPoint, "export/json"},
    {Form::kReplace, "Esc", Does::kClose, "replace/cancel"},
    {Form::kStake, "Esc", Does::kClose, "stake/cancel"},
    {Form::kStake, "Enter", Does::kPress, "stake/keep"},
    {Form::kTricks, "Esc", Does::kClose},
    {Form::kDue, "Esc", Does::kClose},
    {Form::kWhys, "Esc", Does::kClose},
    {Form::kWhys, "Enter", Does::kClose},
});

}  // namespace

std::span<const FormKey> form_keys() { return kFormKeys; }

const FormKey* form_key(ScreenState::Overlay form, std::string_view pressed) {
  // F2 opens the menu of the hand and closes it, and whatever it has led to.
  const std::string_view key = pressed == "F2" ? "Esc" : pressed;
  const auto* found = std::ranges::find_if(
      kFormKeys, [&](const FormKey& each) { return each.form == form && app::is_key(each.key, key); });
  return found == kFormKeys.end() ? nullptr : found;
}

std::string_view key_in_form(std::string_view button) {
  const auto* found = std::ranges::find(kFormKeys, button, &FormKey::button);
  return found == kFormKeys.end() || button.empty() ? std::string_view{} : found->key;
}

}  // namespace nullo::gui
