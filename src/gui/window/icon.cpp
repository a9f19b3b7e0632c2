#include "gui/window/icon.h"

#include <cstdlib>
#include <memory>
#include <span>
#include <vector>

#include <GLFW/glfw3.h>

#include "embedded/icon.h"

// Some packages have stb as a library, others as a header only: this works with both.
#define STB_IMAGE_STATIC
#define STB_IMAGE_IMPLEMENTATION
#define STBI_ONLY_PNG
#define STBI_NO_STDIO
#include <stb_image.h>

namespace nullo::gui {

namespace {

constexpr int kBytesOfIconPixel = 4;  // red, green, blue, opacity: as GLFW takes them

struct Free {
  void operator()(unsigned char* pixels) const { std::free(pixels); }  // NOLINT(cppcoreguidelines-no-malloc): stb's own
};

}  // namespace

void set_icon(GLFWwindow* window) {
  std::vector<std::unique_ptr<unsigned char, Free>> pixels;
  std::vector<GLFWimage> images;
  for (const std::span<const unsigned char> png : embedded::icons()) {
    GLFWimage image{};
    image.pixels = stbi_load_from_memory(png.data(), static_cast<int>(png.size()), &image.width, &image.height, nullptr,
                                         kBytesOfIconPixel);
    if (image.pixels == nullptr) continue;
    pixels.emplace_back(image.pixels);
    images.push_back(image);
  }
  glfwSetWindowIcon(window, static_cast<int>(images.size()), images.data());
}

}  // namespace nullo::gui
