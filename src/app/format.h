// What a session can be written as.
#pragma once

#include <string_view>

namespace nullo::app {

enum class Format { kJson, kSheet, kLedger, kHands, kHtml, kPicture };

// What a file's name ends with.
std::string_view ending(Format format);

}  // namespace nullo::app
