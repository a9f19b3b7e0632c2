#include "text/kept.h"

#include <charconv>
#include <optional>
#include <utility>
#include <vector>

namespace nullo::text {
namespace {

thread_local bool keeping = false;

// A sentence that is written down: kBegin, the English sentence, its arguments with kNext before each, kEnd. In front
// of one that depends on a number that number stands, and both forms behind it. A number begins with kCounted. No
// sentence and no name has these characters, which ASCII has for separating things.
constexpr char kCounted = '\x1c';
constexpr char kBegin = '\x1d';
constexpr char kEnd = '\x1e';
constexpr char kNext = '\x1f';

void add(std::string& text, std::span<const Argument> arguments) {
  for (const Argument& argument : arguments) {
    text += kNext;
    if (const std::optional<std::int64_t> number = argument.number()) {
      text.append(1, kCounted).append(std::to_string(*number));
    } else {
      text += argument.said();
    }
  }
  text += kEnd;
}

// One of what stands between the signs.
struct Part {
  std::string text;
  std::optional<std::int64_t> number;

  [[nodiscard]] Argument argument() const { return number ? Argument{*number} : Argument{text}; }
};

std::string said(const std::vector<Part>& parts) {
  const std::optional<std::int64_t> count = parts.front().number;
  const std::size_t forms = count ? 3 : 1;
  if (parts.size() < forms) return {};
  std::vector<Argument> arguments;
  for (std::size_t i = forms; i < parts.size(); ++i) arguments.push_back(parts[i].argument());
  return count ? say_count_with(*count, parts[1].text, parts[2].text, arguments)
               : say_with(parts.front().text, arguments);
}

// Goes through a kept text once, from the front.
class Reader {
 public:
  explicit Reader(std::string_view kept) : left_{kept} {}

  // What is said up to the end of the part of a sentence in which it stands, or of all.
  Part part() {
    Part part;
    if (take(kCounted)) part.number = number();
    while (!left_.empty() && (depth_ == 0 || (left_.front() != kNext && left_.front() != kEnd))) {
      const char next = left_.front();
      left_.remove_prefix(1);
      if (next == kBegin && depth_ < kDeepest) {
        part.text += sentence();
      } else if (next < kCounted || next > kNext) {
        part.text += next;
      }
    }
    return part;
  }

 private:
  static constexpr int kDeepest = 8;  // deeper than any sentence in a sentence; a damaged text goes no deeper either

  // A sentence whose kBegin has been read.
  std::string sentence() {
    ++depth_;
    std::vector<Part> parts{part()};
    while (take(kNext)) parts.push_back(part());
    take(kEnd);
    --depth_;
    return said(parts);
  }
  std::int64_t number() {
    std::int64_t number = 0;
    const auto read = std::from_chars(left_.data(), left_.data() + left_.size(), number);
    left_.remove_prefix(static_cast<std::size_t>(read.ptr - left_.data()));
    return number;
  }
  bool take(char sign) {
    if (left_.empty() || left_.front() != sign) return false;
    left_.remove_prefix(1);
    return true;
  }

  std::string_view left_;
  int depth_ = 0;
};

}  // namespace

Keeping::Keeping() : before_{std::exchange(keeping, true)} {}
Keeping::~Keeping() { keeping = before_; }

std::string said_again(std::string_view kept) { return Reader{kept}.part().text; }

bool is_keeping() { return keeping; }

std::string written_down(std::string_view english, std::span<const Argument> arguments) {
  std::string text{kBegin};
  text += english;
  add(text, arguments);
  return text;
}

std::string written_down(std::int64_t count, std::string_view one, std::string_view many,
                         std::span<const Argument> arguments) {
  std::string text{kBegin, kCounted};
  text.append(std::to_string(count)).append(1, kNext).append(one).append(1, kNext).append(many);
  add(text, arguments);
  return text;
}

}  // namespace nullo::text
