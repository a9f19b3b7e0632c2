// Says on a terminal how far something is that takes more than a second: one line, which is written anew and disappears
// at the end. Where standard error is no terminal it says nothing.
#pragma once

#include <chrono>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

#include "base/progress.h"

namespace nullo::cli {

class ProgressLine {
 public:
  // Where it writes, and what time it is.
  struct Terminal {
    std::function<void(std::string_view)> write;  // empty: there is no terminal
    std::function<std::chrono::steady_clock::time_point()> now = std::chrono::steady_clock::now;
  };

  // On standard error.
  ProgressLine();
  explicit ProgressLine(Terminal terminal);
  // Takes the line away.
  ~ProgressLine();
  ProgressLine(const ProgressLine&) = delete;
  ProgressLine& operator=(const ProgressLine&) = delete;

  // For whoever reports; it must not be called after this object's end. Empty if there is no terminal.
  [[nodiscard]] Progress progress();

 private:
  void say(const Step& step);

  Terminal terminal_;
  std::chrono::steady_clock::time_point begun_;
  std::optional<std::chrono::steady_clock::time_point> written_;  // when the line was written last
};

// "37 % · 3,700 of 10,000 sessions are scored again"; "3,700 documents are read"; "the file is looked through".
std::string progress_text(const Step& step);

}  // namespace nullo::cli
