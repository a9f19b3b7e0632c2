#include "gui/png.h"

#include <cstdlib>
#include <memory>
#include <new>
#include <string_view>

// The packages that have it as a library and those that have it as a header only are alike to this.
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
  stbi_write_force_png_filter = 0;  // none: even grounds and letters become smallest without, and it is the fastest
  int length = 0;
  const std::unique_ptr<unsigned char, Free> file{stbi_write_png_to_mem(
      image.bytes.data(), image.width * kBytesOfPixel, image.width, image.height, kBytesOfPixel, &length)};
  if (!file) throw std::bad_alloc{};  // nothing else can go wrong
  // Bytes are bytes.
  out({reinterpret_cast<const char*>(file.get()), static_cast<std::size_t>(length)});
}

}  // namespace nullo::gui
