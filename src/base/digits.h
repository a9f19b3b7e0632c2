// The digits of ASCII, in every locale.
#pragma once

namespace nullo {

constexpr bool is_digit(char letter) { return letter >= '0' && letter <= '9'; }

}  // namespace nullo
