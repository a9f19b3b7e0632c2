#include "app/new_session/page_keys.h"

#include <algorithm>
#include <array>

#include "text/sentence.h"

namespace nullo::app {
namespace {

// The button of the first is there whether or not anybody sits anywhere. While a place is empty, letters are a name,
// and once one has been typed here, none of them empties the places.
bool all_sit(const NewSessionView& fresh) {
  return fresh.openings.empty() && !fresh.named_here &&
         std::ranges::none_of(fresh.places, [](const auto& place) { return place.name.empty(); });
}

constexpr auto kNewSessionKeys = std::to_array<KeyRow<NewSessionView>>({
    {"o", text::mark("other people: all places empty"), means<PressButton{}>, "people/clear", all_sit},
    {"Enter", text::mark("the next name; start, once all is there"), means<Accept{}>, "new/start"},
});

}  // namespace

std::span<const KeyRow<NewSessionView>> key_rows(const NewSessionView& /*page*/) { return kNewSessionKeys; }

}  // namespace nullo::app
