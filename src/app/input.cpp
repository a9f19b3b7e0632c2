#include "app/input.h"

#include <algorithm>
#include <cerrno>
#include <system_error>
#include <utility>

#include <sys/stat.h>

#include "app/folding.h"
#include "json/tree.h"
#include "text/say.h"

namespace nullo::app {

namespace {

constexpr std::size_t kMost = json::Tree::kMostBytes + 1;
constexpr std::size_t kPiece = std::size_t{256} << 10U;

std::string reason(int error) { return std::generic_category().message(error); }

void close(std::FILE* file) { std::fclose(file); }
void leave_open(std::FILE*) {}

// The bytes left in a plain file; 0 if that is not known.
std::size_t size_of(std::FILE* file) {
  struct stat status{};
  if (fstat(fileno(file), &status) != 0 || !S_ISREG(status.st_mode) || status.st_size < 0) return 0;
  return static_cast<std::size_t>(status.st_size);
}

bool is_folder(std::FILE* file) {
  struct stat status{};
  return fstat(fileno(file), &status) == 0 && S_ISDIR(status.st_mode);
}

}  // namespace

tl::expected<Input, std::string> Input::open(const std::string& name) {
  if (name == "-") return Input{name, Handle{stdin, leave_open}};
  Handle file{std::fopen(name.c_str(), "rbe"), close};
  if (file && !is_folder(file.get())) return Input{name, std::move(file)};
  return tl::unexpected{reason(file ? EISDIR : errno)};
}

std::size_t Input::read(char* to, std::size_t size) {
  const std::size_t got = std::fread(to, 1, size, file_.get());
  if (got < size && std::ferror(file_.get()) != 0) {
    throw MachineFailure{text::say("reading {file} failed: {reason}.", name_, reason(errno))};
  }
  return got;
}

std::string Input::read_document() {
  std::string text;
  text.reserve(std::min(size_of(file_.get()), kMost));
  while (text.size() < kMost) {
    const std::size_t had = text.size();
    const std::size_t wanted = std::min(kMost - had, std::max(text.capacity() - had, kPiece));
    text.resize(had + wanted);
    const std::size_t got = read(text.data() + had, wanted);
    text.resize(had + got);
    if (got < wanted) break;
  }
  return text;
}

std::size_t Input::piece() const {
  const std::size_t size = size_of(file_.get());
  return size == 0 ? kPiece : std::min(size + 1, kPiece);
}

std::optional<std::string_view> Lines::next() {
  std::size_t searched = begin_;
  while (true) {
    const std::size_t feed = std::string_view{buffer_}.substr(0, end_).find('\n', searched);
    const bool found = feed != std::string::npos;
    const bool too_long = !found && end_ - begin_ >= kMost;
    searched = end_;
    const std::size_t begin_before = begin_;
    if (!found && !too_long && fill()) {
      searched -= begin_before - begin_;
      continue;
    }
    if (begin_ == end_) return std::nullopt;
    const std::size_t begin = begin_;
    const std::size_t size = (found ? feed : end_) - begin;
    begin_ = found ? feed + 1 : end_;
    ++number_;
    if (too_long) skip_rest_of_line();
    std::string_view line{buffer_.data() + begin, size};
    if (line.ends_with('\r')) line.remove_suffix(1);
    return line;
  }
}

// Reads more bytes after the unread part; false at the end.
bool Lines::fill() {
  if (at_end_) return false;
  std::copy(buffer_.begin() + static_cast<std::ptrdiff_t>(begin_), buffer_.begin() + static_cast<std::ptrdiff_t>(end_),
            buffer_.begin());
  end_ -= begin_;
  begin_ = 0;
  if (buffer_.size() - end_ < piece_) buffer_.resize(std::max(2 * end_, end_ + piece_));
  const std::size_t wanted = std::min(buffer_.size(), std::max(kMost, end_ + 1)) - end_;
  const std::size_t got = input_->read(buffer_.data() + end_, wanted);
  end_ += got;
  at_end_ = got < wanted;
  return got > 0;
}

// The line just returned fills the buffer and must stay readable, so the rest goes elsewhere.
void Lines::skip_rest_of_line() {
  std::string piece(kPiece, '\0');
  while (!at_end_) {
    const std::size_t got = input_->read(piece.data(), piece.size());
    at_end_ = got < piece.size();
    const std::size_t feed = std::string_view{piece}.substr(0, got).find('\n');
    if (feed == std::string::npos) continue;
    buffer_.insert(end_, piece, feed + 1, got - feed - 1);
    end_ += got - feed - 1;
    return;
  }
}

bool has_lines(std::string_view name) {
  const std::string small = folded(name);
  return small.ends_with(".jsonl") || small.ends_with(".ndjson");
}

bool is_blank(std::string_view line) {
  constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";
  if (line.starts_with(kByteOrderMark)) line.remove_prefix(kByteOrderMark.size());
  return line.find_first_not_of(" \t\r") == std::string_view::npos;
}

}  // namespace nullo::app
