// The keys of the page of an import.
#pragma once

#include <span>
#include <string_view>

#include "app/exchange/import_view.h"
#include "app/key_row.h"

namespace nullo::app {

// Of every page that shows a session.
inline constexpr std::string_view kWriteText =
    "write it to a file: a picture for a chat, a page to print, tables, the document";
inline constexpr std::string_view kCopyText = "copy it as a message";

std::span<const KeyRow<ImportView>> key_rows(const ImportView& page);

}  // namespace nullo::app
