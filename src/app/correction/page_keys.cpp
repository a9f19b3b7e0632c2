#include "app/correction/page_keys.h"

#include <array>

namespace nullo::app {
namespace {

constexpr auto kCompareKeys = std::to_array<KeyRow<CompareView>>({
    {"Enter", "keep the correction, or go to the hand that needs an answer first", means<Accept{}>, "compare/accept"},
    {"Esc", "back, without keeping it", means<Back{}>, "compare/back"},
});

}  // namespace

std::span<const KeyRow<CompareView>> key_rows(const CompareView& /*page*/) { return kCompareKeys; }

}  // namespace nullo::app
