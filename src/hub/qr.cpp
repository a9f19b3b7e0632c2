#include "hub/qr.h"

#include <memory>
#include <string>

#include <qrencode.h>

namespace nullo::hub {

Qr qr_of(std::string_view text) {
  constexpr std::size_t kMost = 200;
  if (text.size() > kMost) return {};
  const std::unique_ptr<QRcode, decltype(&QRcode_free)> code{
      QRcode_encodeString8bit(std::string{text}.c_str(), 0, QR_ECLEVEL_M), QRcode_free};
  if (!code) return {};
  Qr qr{code->width, {}};
  const std::size_t squares = static_cast<std::size_t>(qr.side) * static_cast<std::size_t>(qr.side);
  for (std::size_t i = 0; i < squares; ++i) qr.dark.push_back((code->data[i] & 1U) != 0);
  return qr;
}

}  // namespace nullo::hub
