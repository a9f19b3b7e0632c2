#include "app/fork/page_keys.h"

#include <array>

#include "text/sentence.h"

namespace nullo::app {
namespace {

bool can_choose(const ForkView& page) { return page.can_choose; }

constexpr auto kForkKeys = std::to_array<KeyRow<ForkView>>({
    {"H", text::mark("keep what is here"), means<SettleFork{sync::Keep::kMine}>, "fork/mine", can_choose},
    {"O", text::mark("keep what the other device has"), means<SettleFork{sync::Keep::kTheirs}>, "fork/theirs",
     can_choose},
    {"B", text::mark("keep both, as two sessions"), means<SettleFork{sync::Keep::kBoth}>, "fork/both", can_choose},
});

}  // namespace

std::span<const KeyRow<ForkView>> key_rows(const ForkView& /*page*/) { return kForkKeys; }

}  // namespace nullo::app
