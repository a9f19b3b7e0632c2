#include "gui/web/canvas.h"

#include <vector>

#include <emscripten/html5.h>

#include "gui/imgui/imgui_compat.h"
#include "text/say.h"

namespace nullo::gui {

namespace {

constexpr const char* kShaders = "#version 300 es";

}  // namespace

WebCanvas::WebCanvas(const char* selector) {
  EmscriptenWebGLContextAttributes wanted;
  emscripten_webgl_init_context_attributes(&wanted);
  wanted.majorVersion = 2;
  wanted.alpha = EM_FALSE;
  wanted.depth = EM_FALSE;
  wanted.stencil = EM_FALSE;
  wanted.antialias = EM_FALSE;             // Dear ImGui smooths its own edges
  wanted.preserveDrawingBuffer = EM_TRUE;  // what has not changed stays
  context_ = static_cast<int>(emscripten_webgl_create_context(selector, &wanted));
  if (context_ <= 0) {
    error_ = text::say("This browser has no WebGL 2, which Nullo draws with.");
    return;
  }
  emscripten_webgl_make_context_current(context_);
  ImGui_ImplOpenGL3_Init(kShaders);
}

WebCanvas::~WebCanvas() {
  if (context_ <= 0) return;
  ImGui_ImplOpenGL3_Shutdown();
  emscripten_webgl_destroy_context(context_);
}

void WebCanvas::begin_again() {
  ImGui_ImplOpenGL3_Shutdown();
  ImGui_ImplOpenGL3_Init(kShaders);
  follow({true, {}});
}

void WebCanvas::show(ImDrawData& frame, ImU32 ground) {
  const std::vector<Part> parts = damage_.compare(frame, ground);
  if (!parts.empty()) draw_parts(frame, parts, ground);
}

}  // namespace nullo::gui
