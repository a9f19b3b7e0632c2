#include "app/repair/page_keys.h"

#include <array>

namespace nullo::app {
namespace {

constexpr auto kRepairKeys = std::to_array<KeyRow<RepairView>>({
    {"Enter", "what it changes: before and after, side by side", means<Accept{}>, "repair/compare"},
    {"Esc", "leave it as it was", means<Back{}>, "repair/back"},
    {"Ctrl+Z", "take back the last change on this page", means<Undo{}>},
});

}  // namespace

std::span<const KeyRow<RepairView>> key_rows(const RepairView& /*page*/) { return kRepairKeys; }

}  // namespace nullo::app
