#include "app/repair/page_keys.h"

#include <array>

#include "text/sentence.h"

namespace nullo::app {
namespace {

constexpr auto kRepairKeys = std::to_array<KeyRow<RepairView>>({
    {"Enter", text::mark("what it changes: before and after, side by side"), means<Accept{}>, "repair/compare"},
    {"Esc", text::mark("leave it as it was"), means<Back{}>, "repair/back"},
    {"Ctrl+Z", text::mark("take back the last change on this page"), means<Undo{}>},
});

}  // namespace

std::span<const KeyRow<RepairView>> key_rows(const RepairView& /*page*/) { return kRepairKeys; }

}  // namespace nullo::app
