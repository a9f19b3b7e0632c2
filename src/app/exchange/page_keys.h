// The keys of the page of an import.
#pragma once

#include <span>
#include <string_view>

#include "app/exchange/import_view.h"
#include "app/key_row.h"
#include "text/sentence.h"

namespace nullo::app {

// Of every page that shows a session.
inline constexpr text::Sentence kWriteText =
    text::mark("write it to a file: a picture for a chat, a page to print, tables, the document");
inline constexpr text::Sentence kCopyText = text::mark("copy it as a message");

std::span<const KeyRow<ImportView>> key_rows(const ImportView& page);

}  // namespace nullo::app
