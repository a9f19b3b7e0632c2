#include "json/writer.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <charconv>

#include <fmt/format.h>

#include "base/printable.h"
#include "base/unicode.h"

namespace nullo::json {

namespace {

constexpr std::size_t kLineWidth = 100;
constexpr std::size_t kLongestTall = 400;  // bytes of an array on many lines that may still fit on one
constexpr int kHighest = 3;                // levels that may share a line

constexpr char kDelete = '\x7F';
// Unprintable characters beyond ASCII begin with one of these bytes: U+0080 to U+00BF, U+2000 to U+2FFF.
constexpr char kTwoBytes = '\xC2';
constexpr char kThreeBytes = '\xE2';

constexpr std::array<bool, 256> kMayNeedEscape = [] {
  std::array<bool, 256> may{};
  std::fill_n(may.begin(), 0x20, true);
  for (const char c : {'"', '\\', kDelete, kTwoBytes, kThreeBytes}) may[static_cast<unsigned char>(c)] = true;
  return may;
}();

bool may_need_escape(char c) { return kMayNeedEscape[static_cast<unsigned char>(c)]; }

// One character as it stands in a JSON string.
std::string escape_of(std::string_view character, char32_t code) {
  switch (code) {
    case '"':
      return "\\\"";
    case '\\':
      return "\\\\";
    case '\n':
      return "\\n";
    case '\t':
      return "\\t";
    case '\r':
      return "\\r";
    default:
      return is_unprintable(code) ? fmt::format("\\u{:04x}", static_cast<unsigned>(code)) : std::string{character};
  }
}

}  // namespace

std::string quoted(std::string_view text) {
  Writer writer;
  writer.value(text);
  return writer.take();
}

void Writer::enlarge(std::size_t size) {
  constexpr std::size_t kLeastRoom = 2000;
  buffer_.resize(std::max(2 * buffer_.size(), size_ + size + kLeastRoom));
}

void Writer::put_quoted(std::string_view text) {
  char* at = grow(text.size() + 2);
  *at++ = '"';
  for (const char c : text) {
    if (may_need_escape(c)) {
      size_ -= text.size() + 2;
      return put_escaped(text);
    }
    *at++ = c;
  }
  *at = '"';
}

void Writer::put_escaped(std::string_view text) {
  put('"');
  while (!text.empty()) {
    const auto character = may_need_escape(text.front()) ? unicode::first(text) : std::nullopt;
    const std::size_t bytes = character ? character->bytes : 1;
    if (character) {
      put(escape_of(text.substr(0, bytes), character->code));
    } else {
      put(text.front());
    }
    text.remove_prefix(bytes);
  }
  put('"');
}

void Writer::new_line() {
  put('\n');
  std::fill_n(grow(open_.size()), open_.size(), ' ');
}

void Writer::before_item() {
  if (after_key_) {
    after_key_ = false;
    return;
  }
  if (open_.empty()) return;
  if (!open_.back().empty) put(',');
  open_.back().empty = false;
  if (style_ == Style::kIndented) new_line();
}

void Writer::begin(char bracket) {
  before_item();
  open_.push_back({size_, true, false, 1});
  put(bracket);
}

void Writer::end(char bracket) {
  const Open ended = open_.back();
  open_.pop_back();
  if (!open_.empty()) open_.back().height = std::max(open_.back().height, ended.height + 1);
  if (style_ == Style::kCompact || ended.empty) {
    put(bracket);
    return;
  }
  new_line();
  put(bracket);
  if (!open_.empty() && !ended.tall && ended.height <= kHighest) join_lines(ended.start);
}

// Puts the array or object that begins at `start` on one line, if it fits. At this point line feeds stand only between
// items.
void Writer::join_lines(std::size_t start) {
  const std::string_view written = text();
  if (written.size() - start > kLongestTall) return;
  std::string joined;
  for (std::size_t i = start; i < written.size(); ++i) {
    if (written[i] != '\n') {
      joined += written[i];
      continue;
    }
    if (written[i - 1] == ',') joined += ' ';
    while (written[i + 1] == ' ') ++i;
  }
  const std::size_t line_feed = written.rfind('\n', start);
  const std::size_t column = line_feed == std::string::npos ? start : start - line_feed - 1;
  if (column + joined.size() > kLineWidth) return;
  size_ = start;
  put(joined);
}

Writer& Writer::begin_object() {
  begin('{');
  return *this;
}

Writer& Writer::end_object() {
  end('}');
  return *this;
}

Writer& Writer::begin_array() {
  begin('[');
  return *this;
}

Writer& Writer::end_array() {
  end(']');
  return *this;
}

Writer& Writer::key(std::string_view key) {
  assert(std::ranges::none_of(key, may_need_escape));
  before_item();
  char* at = grow(key.size() + 3);
  *at = '"';
  key.copy(at + 1, key.size());
  at[key.size() + 1] = '"';
  at[key.size() + 2] = ':';
  if (style_ == Style::kIndented) put(' ');
  after_key_ = true;
  return *this;
}

Writer& Writer::value(std::string_view text) {
  before_item();
  put_quoted(text);
  return *this;
}

Writer& Writer::value(bool flag) { return raw(flag ? "true" : "false"); }

Writer& Writer::null() { return raw("null"); }

Writer& Writer::raw(std::string_view json) {
  before_item();
  put(json);
  return *this;
}

Writer& Writer::integer(std::int64_t number) {
  std::array<char, 20> digits{};
  const auto [end, error] = std::to_chars(digits.data(), digits.data() + digits.size(), number);
  return raw({digits.data(), end});
}

std::string Writer::take() {
  for (Open& open : open_) open.tall = true;
  buffer_.resize(std::exchange(size_, 0));
  return std::exchange(buffer_, {});
}

}  // namespace nullo::json
