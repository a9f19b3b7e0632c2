#include "app/new_session/page_keys.h"

#include <array>

namespace nullo::app {
namespace {

// The button of the first is there whether or not anybody sits anywhere.
constexpr auto kNewSessionKeys = std::to_array<KeyRow<NewSessionView>>({
    {"o", "other people: all places empty", means<PressButton{}>, "people/clear",
     [](const NewSessionView& fresh) { return fresh.openings.empty(); }},
    {"Enter", "the next name; start, once all is there", means<Accept{}>, "new/start"},
});

}  // namespace

std::span<const KeyRow<NewSessionView>> key_rows(const NewSessionView& /*page*/) { return kNewSessionKeys; }

}  // namespace nullo::app
