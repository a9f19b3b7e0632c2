#include "gui/window/trace.h"

#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <iterator>
#include <string_view>

#include <fmt/format.h>

namespace nullo::gui {

Trace::Trace() {
  const char* wanted = std::getenv("NULLO_TRACE");
  const std::string_view what = wanted == nullptr ? "" : wanted;
  rects_ = what == "rects";
  frames_ = rects_ || what == "frames";
}

void Trace::shown() {
  if (!frames_) return;
  std::string text;
  for (const auto& target : recorder_.targets) {
    const Rect& r = target.rect;
    fmt::format_to(std::back_inserter(text), "nullo rect {:.0f} {:.0f} {:.0f} {:.0f} {} {}\n", r.x0, r.y0, r.x1, r.y1,
                   target.enabled && !target.waits ? "on" : "off", target.name);
  }
  if (text != last_) {
    last_ = text;
    text = "nullo rects\n" + text;
  } else {
    text.clear();
  }
  const auto now = std::chrono::steady_clock::now().time_since_epoch();
  text += fmt::format("nullo frame {:.3f}\n", std::chrono::duration<double, std::milli>(now).count());
  std::fputs(text.c_str(), stderr);
  std::fflush(stderr);
}

}  // namespace nullo::gui
