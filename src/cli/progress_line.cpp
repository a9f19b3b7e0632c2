#include "cli/progress_line.h"

#include <cstdio>
#include <utility>

#include <fmt/format.h>
#include <unistd.h>

#include "app/words.h"
#include "text/say.h"

namespace nullo::cli {
namespace {

using std::chrono::milliseconds;

constexpr milliseconds kQuiet{1000};                   // what is done by then needs no line
constexpr milliseconds kApart{100};                    // between two lines
constexpr std::string_view kToBeginning = "\r\x1b[K";  // to the beginning of the line, which becomes empty

ProgressLine::Terminal standard_error() {
  if (::isatty(STDERR_FILENO) == 0) return {};
  return {[](std::string_view text) {
    std::fwrite(text.data(), 1, text.size(), stderr);
    std::fflush(stderr);
  }};
}

}  // namespace

std::string progress_text(const Step& step) {
  if (step.all > 0) {
    return text::say("{percent} % · {done} of {all} {what}", 100 * step.done / step.all, step.done, step.all,
                     step.what);
  }
  return step.done > 0 ? text::say("{done} {what}", step.done, step.what) : std::string{step.what};
}

ProgressLine::ProgressLine() : ProgressLine{standard_error()} {}

ProgressLine::ProgressLine(Terminal terminal) : terminal_{std::move(terminal)}, begun_{terminal_.now()} {}

ProgressLine::~ProgressLine() {
  if (written_) terminal_.write(kToBeginning);
}

Progress ProgressLine::progress() {
  if (!terminal_.write) return {};
  return [this](const Step& step) { say(step); };
}

void ProgressLine::say(const Step& step) {
  const auto now = terminal_.now();
  if (now - begun_ < kQuiet || (written_ && now - *written_ < kApart)) return;
  written_ = now;
  terminal_.write(fmt::format("{}nullo: {}", kToBeginning, progress_text(step)));
}

}  // namespace nullo::cli
