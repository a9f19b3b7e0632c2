#include "app/table/page_keys.h"

#include <array>

#include "app/exchange/page_keys.h"
#include "text/sentence.h"

namespace nullo::app {
namespace {

// ---- the table. Rows without a text: what the key does hangs on what is asked, and app/help/keys.h says it.

using Named = TypeKey::Named;

bool is_mending(const TableView& table) { return table.mending.has_value(); }

constexpr auto kTableKeys = std::to_array<KeyRow<TableView>>({
    {"Enter", {}, means<Accept{}>, kEnterButton},
    {"Esc", {}, means<TypeKey{.named = Named::kEscape}>, "mending/done"},
    {"Backspace", {}, means<TypeKey{.named = Named::kBackspace}>},
    {"Tab", {}, means<TypeKey{.named = Named::kTab}>, "switch"},
    {"Shift+Tab", {}, means<TypeKey{.named = Named::kTab}>},
    {"←", {}, means<TypeKey{.named = Named::kLeft}>},
    {"→", {}, means<TypeKey{.named = Named::kRight}>},
    {"Ins", text::mark("insert a trick before the one that is open"), means<InsertBefore{}>, "mending/insert",
     is_mending},
    {"Del", text::mark("remove the open trick"), means<RemoveMended{}>, "mending/remove", is_mending},
    {kAnyLetter, {}, means<TypeIt{}>},
});

// ---- after a hand. What may still be claimed has a letter, which stands beside it.

constexpr auto kHandOverKeys = std::to_array<KeyRow<HandOverView>>({
    {"Enter", text::mark("record the hand"), means<Accept{}>, "accept"},
    {"Ctrl+C", text::mark("copy the session as a message"), means<CopyText{}>, "copy"},
    {kAnyLetter, {}, means<TypeIt{}>},
});

// ---- after a game

constexpr auto kGameOverKeys = std::to_array<KeyRow<GameOverView>>({
    {"Enter", text::mark("a rematch"), means<Rematch{}>, "rematch"},
    {"e", kWriteText, means<PressButton{}>, "export"},
    {"Ctrl+C", kCopyText, means<CopyText{}>, "copy"},
    {"Esc", text::mark("to the start"), means<Go{Screen::kStart}>, "leave"},
});

}  // namespace

std::span<const KeyRow<TableView>> key_rows(const TableView& /*page*/) { return kTableKeys; }
std::span<const KeyRow<HandOverView>> key_rows(const HandOverView& /*page*/) { return kHandOverKeys; }
std::span<const KeyRow<GameOverView>> key_rows(const GameOverView& /*page*/) { return kGameOverKeys; }

}  // namespace nullo::app
