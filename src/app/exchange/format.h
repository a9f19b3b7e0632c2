// The formats a session can be written in.
#pragma once

#include <string_view>

namespace nullo::app {

enum class Format { kJson, kSheet, kLedger, kHands, kHtml, kPicture };

// The ending of the file's name.
std::string_view ending(Format format);

}  // namespace nullo::app
