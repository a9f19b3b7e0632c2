// Text made fit to stand in HTML and SVG.
#pragma once

#include <string>
#include <string_view>

namespace nullo::exports {

// UTF-8 text as the content of an element, or of an attribute in either quotes: what would be markup is escaped, and
// control characters that HTML does not allow become U+FFFD. Line breaks stay, as line feeds.
std::string escaped(std::string_view text);

}  // namespace nullo::exports
