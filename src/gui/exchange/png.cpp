#include "gui/exchange/png.h"

#include <cstdlib>
#include <memory>
#include <new>
#include <string_view>

// Some packages have stb as a library, others as a header only: this works with both.
#define STB_IMAGE_WRITE_STATIC
#define STB_IMAGE_WRITE_IMPLEMENTATION
#include <stb_image_write.h>

namespace nullo::gui {

namespace {

struct Free {
  void operator()(unsigned char* bytes) const { std::free(bytes); }  // NOLINT(cppcoreguidelines-no-malloc): stb's own
};

}  // namespace

void write_png(const Image& image, const Out& out) {
  stbi_write_force_png_filter = 0;  // no filter: the fastest, and the smallest for even grounds and letters
  int length = 0;
  const std::unique_ptr<unsigned char, Free> file{stbi_write_png_to_mem(
      image.bytes.data(), image.width * kBytesOfPixel, image.width, image.height, kBytesOfPixel, &length)};
  if (!file) throw std::bad_alloc{};  // nothing else can go wrong
  // `unsigned char` to `char`: the same bytes.
  out({reinterpret_cast<const char*>(file.get()), static_cast<std::size_t>(length)});
}

}  // namespace nullo::gui
