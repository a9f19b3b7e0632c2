// Writes JSON text: compact on one line, or indented by one space, with short and shallow values kept on one line.
#pragma once

#include <concepts>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace nullo::json {

// `text` as a JSON string with its quotes. Characters beyond ASCII stay UTF-8, except those that must not reach a
// terminal (base/printable.h).
std::string quoted(std::string_view text);

class Writer {
 public:
  enum class Style { kCompact, kIndented };

  explicit Writer(Style style = Style::kCompact) : style_{style} {}

  Writer& begin_object();
  Writer& end_object();
  Writer& begin_array();
  Writer& end_array();
  // The key must have no character that a JSON string escapes.
  Writer& key(std::string_view key);
  Writer& value(std::string_view text);
  Writer& value(const char* text) { return value(std::string_view{text}); }
  Writer& value(bool flag);
  Writer& null();
  template <std::integral T>
    requires(!std::same_as<T, bool>)
  Writer& value(T number) {
    return integer(static_cast<std::int64_t>(number));
  }
  // Inserts a value that is JSON text already, unchanged.
  Writer& raw(std::string_view json);

  template <class T>
  Writer& member(std::string_view name, const T& item) {
    return key(name).value(item);
  }

  // The text so far.
  [[nodiscard]] std::string_view text() const { return {buffer_.data(), size_}; }
  // Returns the text so far and removes it. If something is still open, the next call returns the rest; what is open
  // then stays on several lines.
  [[nodiscard]] std::string take();

 private:
  // An array or object that is still open.
  struct Open {
    std::size_t start = 0;  // where its bracket is in the text
    bool empty = true;
    bool tall = false;  // stays on several lines, however short it is: text was taken away
    int height = 1;     // how many levels of arrays and objects it is
  };

  Writer& integer(std::int64_t number);
  void before_item();
  void begin(char bracket);
  void end(char bracket);
  void new_line();
  void join_lines(std::size_t start);
  // Makes room for `size` more bytes of the text and returns where they go.
  char* grow(std::size_t size) {
    if (buffer_.size() - size_ < size) enlarge(size);
    size_ += size;
    return buffer_.data() + size_ - size;
  }
  void enlarge(std::size_t size);
  void put(char c) { *grow(1) = c; }
  void put(std::string_view text) { text.copy(grow(text.size()), text.size()); }
  void put_quoted(std::string_view text);
  void put_escaped(std::string_view text);

  Style style_;
  std::string buffer_;    // the text, and room for more
  std::size_t size_ = 0;  // of the text
  std::vector<Open> open_;
  bool after_key_ = false;
};

}  // namespace nullo::json
