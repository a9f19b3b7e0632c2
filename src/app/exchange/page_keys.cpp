#include "app/exchange/page_keys.h"

#include <array>

#include "text/sentence.h"

namespace nullo::app {
namespace {

constexpr text::Sentence kFolderText = text::mark("choose a file or a folder of the list, and take it");

constexpr auto kImportKeys = std::to_array<KeyRow<ImportView>>({
    {"↑", kFolderText, means<InList::kUp>},
    {"↓", kFolderText, means<InList::kDown>},
    {"Enter", kFolderText, means<InList::kOpen>},
    {"Enter", text::mark("import, once no line of the list is chosen"), means<Accept{}>, "import"},
    {"r", text::mark("replace the stored sessions, or keep them"),
     [](const ImportView& import) -> KeyMeaning { return SetReplacing{!import.replacing}; }, "replace",
     [](const ImportView& import) { return import.asks; }},
    {"Esc", text::mark("back, and import nothing"), means<Back{}>, "cancel"},
});

}  // namespace

std::span<const KeyRow<ImportView>> key_rows(const ImportView& /*page*/) { return kImportKeys; }

}  // namespace nullo::app
