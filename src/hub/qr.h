// A QR code (ISO/IEC 18004), as squares to draw.
#pragma once

#include <string_view>
#include <vector>

namespace nullo::hub {

struct Qr {
  int side = 0;            // squares a side, without the light border of four that belongs around it; 0: there is none
  std::vector<bool> dark;  // row by row, side × side
};

// Of a text of at most some 200 letters, with middling room for errors. No squares: it is longer, or memory is out.
Qr qr_of(std::string_view text);

}  // namespace nullo::hub
