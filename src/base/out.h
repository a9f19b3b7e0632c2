// Takes text that is written piece by piece: to a file, to standard output.
#pragma once

#include <functional>
#include <string_view>

namespace nullo {

using Out = std::function<void(std::string_view)>;

}  // namespace nullo
