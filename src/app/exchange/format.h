// The formats a session can be written in.
#pragma once

#include <string_view>

namespace nullo::app {

enum class Format { kJson, kSheet, kLedger, kHands, kHtml, kPicture };

// What becomes of a file that the window writes for others: it stays in a folder, or the browser shares or downloads
// it.
enum class FilesGo { kIntoFolder, kToBrowser };

// The ending of the file's name.
std::string_view ending(Format format);

}  // namespace nullo::app
