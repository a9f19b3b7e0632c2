#include "app/correction/page_keys.h"

#include <array>

#include "text/sentence.h"

namespace nullo::app {
namespace {

constexpr auto kCompareKeys = std::to_array<KeyRow<CompareView>>({
    {"Enter", text::mark("keep the correction, or go to the hand that needs an answer first"), means<Accept{}>,
     "compare/accept"},
    {"Esc", text::mark("back, without keeping it"), means<Back{}>, "compare/back"},
});

}  // namespace

std::span<const KeyRow<CompareView>> key_rows(const CompareView& /*page*/) { return kCompareKeys; }

}  // namespace nullo::app
