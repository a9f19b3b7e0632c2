#include "app/people/page_keys.h"

#include <array>

#include "text/sentence.h"

namespace nullo::app {
namespace {

constexpr text::Sentence kChoosePlayerText = text::mark("choose a player, also while the search is being typed");

constexpr auto kPlayersKeys = std::to_array<KeyRow<PlayersView>>({
    {kAnyLetter, text::mark("search"), means<std::monostate{}>},
    {"↑", kChoosePlayerText, means<InList::kUp>},
    {"↓", kChoosePlayerText, means<InList::kDown>},
    {"Page ↑", kChoosePlayerText, means<InList::kPageUp>},
    {"Page ↓", kChoosePlayerText, means<InList::kPageDown>},
    {"Home", text::mark("the first player, the last"), means<InList::kHome>},
    {"End", text::mark("the first player, the last"), means<InList::kEnd>},
    {"Enter", text::mark("open the player's page"), means<InList::kOpen>},
    {"Esc", text::mark("clear the search; then back"), means<InList::kLeave>},
});

constexpr text::Sentence kMergeText = text::mark("where two names are merged: choose the other player, and merge");
constexpr text::Sentence kMergePageText = text::mark("where two names are merged: go through the list faster");

constexpr auto kPersonKeys = std::to_array<KeyRow<PlayerView>>({
    {"↑", kMergeText, means<InList::kUp>},
    {"↓", kMergeText, means<InList::kDown>},
    {"Enter", kMergeText, means<InList::kOpen>},
    {"Page ↑", kMergePageText, means<InList::kPageUp>},
    {"Page ↓", kMergePageText, means<InList::kPageDown>},
    {"Home", kMergePageText, means<InList::kHome>},
    {"End", kMergePageText, means<InList::kEnd>},
    {"Esc", text::mark("where two names are merged: clear the search; then close the list"), means<InList::kLeave>},
    {"Esc", text::mark("close what is open on the page; then back to the players"), means<Back{}>, "share/close"},
});

}  // namespace

std::span<const KeyRow<PlayersView>> key_rows(const PlayersView& /*page*/) { return kPlayersKeys; }
std::span<const KeyRow<PlayerView>> key_rows(const PlayerView& /*page*/) { return kPersonKeys; }

}  // namespace nullo::app
