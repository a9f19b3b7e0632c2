// Escapes text for HTML and SVG.
#pragma once

#include <string>
#include <string_view>

namespace nullo::exports {

// Escapes UTF-8 text for the content of an element, or for an attribute in either kind of quotes. Control characters
// that HTML does not allow become U+FFFD. Line breaks stay, as line feeds.
std::string escaped(std::string_view text);

}  // namespace nullo::exports
