// What NULLO_TRACE asks for: when frames were shown, and where things lie. For tests and benchmarks.
#pragma once

#include <string>

#include "gui/kit/recorder.h"

namespace nullo::gui {

class Trace {
 public:
  Trace();
  // nullptr unless rectangles are wanted.
  [[nodiscard]] Recorder* recorder() { return rects_ ? &recorder_ : nullptr; }
  [[nodiscard]] bool frames() const { return frames_; }
  // Call it after a frame has been shown.
  void shown();

 private:
  bool frames_ = false;
  bool rects_ = false;
  Recorder recorder_;
  std::string last_;
};

}  // namespace nullo::gui
