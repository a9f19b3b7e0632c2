// Text for HTML and SVG.
#pragma once

#include <string>
#include <string_view>

namespace nullo::exports {

// Escapes UTF-8 text for the content of an element, or for an attribute in either kind of quotes. Control characters
// that HTML does not allow become U+FFFD. Line breaks stay, as line feeds.
std::string escaped(std::string_view text);
// What a page begins with, up to the opened body: it may load and run nothing, and has the style of all pages.
std::string page_head(std::string_view title);

}  // namespace nullo::exports
