#include "gui/web/canvas.h"

#include <vector>

#include <GLES3/gl3.h>
#include <emscripten/html5.h>

#include "gui/window/imgui_compat.h"

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
    error_ = "This browser has no WebGL 2, which Nullo draws with.";
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
  forget();
}

void WebCanvas::show(ImDrawData& frame, ImU32 ground) {
  const std::vector<Part> parts = damage_.compare(frame, ground);
  if (parts.empty()) return;
  const int height = static_cast<int>(frame.DisplaySize.y);
  const ImVec4 colour = ImGui::ColorConvertU32ToFloat4(ground);
  glClearColor(colour.x, colour.y, colour.z, 1);
  glEnable(GL_SCISSOR_TEST);
  for (const Part& part : parts) {
    glScissor(part.x0, height - part.y1, part.x1 - part.x0, part.y1 - part.y0);
    glClear(GL_COLOR_BUFFER_BIT);
  }
  if (parts != std::vector{Part{0, 0, static_cast<int>(frame.DisplaySize.x), height}}) keep_parts(frame, parts);
  ImGui_ImplOpenGL3_NewFrame();
  ImGui_ImplOpenGL3_RenderDrawData(&frame);
}

}  // namespace nullo::gui
