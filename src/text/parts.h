// What stands between the parts of a line, in the language that is spoken: French has a space before it.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "text/say.h"

namespace nullo::text {

// "Bum card: 7♣". If one of them is empty, the other alone.
std::string labelled(const Argument& label, const Argument& value);
// "Anna pays Boris 3; Clara pays Boris 2". Empty ones are left out.
std::string in_one_line(std::span<const std::string> parts);
std::string in_one_line(std::string_view first, std::string_view second);

}  // namespace nullo::text
