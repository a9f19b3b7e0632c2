// Draws frames into the page's canvas, with WebGL 2.
#pragma once

#include <string>

#include <imgui.h>

#include "gui/imgui/renderer.h"

namespace nullo::gui {

class WebCanvas {
 public:
  // Starts Dear ImGui's renderer in the canvas that the selector names.
  explicit WebCanvas(const char* selector);
  ~WebCanvas();
  WebCanvas(const WebCanvas&) = delete;
  WebCanvas& operator=(const WebCanvas&) = delete;

  // Why there is nothing to draw with; empty: all is well.
  [[nodiscard]] const std::string& error() const { return error_; }
  // Draws what differs from the frame before. The frame's commands are changed on the way.
  void show(ImDrawData& frame, ImU32 ground);
  // What is new in the atlas; if all of it is, the next frame is drawn whole.
  void follow(const Fonts::News& news) { upload(news, damage_); }
  // The canvas is empty: the next frame is drawn whole.
  void forget() { damage_.forget(); }
  // The browser had lost the context with all that was in it, and gave it back empty.
  void begin_again();

 private:
  int context_ = 0;
  std::string error_;
  Damage damage_;
};

}  // namespace nullo::gui
