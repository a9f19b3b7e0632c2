// Writes JSON text: compact on one line, or indented by one space, with what is short and shallow kept on a line.
#pragma once

#include <concepts>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace nullo::json {

// `text` as a JSON string with its quotes; anything beyond ASCII is left as the UTF-8 that it is, but what a terminal
// must not get (core/printable.h).
std::string quoted(std::string_view text);

class Writer {
 public:
  enum class Style { kCompact, kIndented };

  explicit Writer(Style style = Style::kCompact) : style_{style} {}

  Writer& begin_object();
  Writer& end_object();
  Writer& begin_array();
  Writer& end_array();
  // Letters, digits and the like: nothing that a JSON string must escape.
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
  // Puts in a value that is JSON text already, as it stands.
  Writer& raw(std::string_view json);

  template <class T>
  Writer& member(std::string_view name, const T& item) {
    return key(name).value(item);
  }

  // The text so far.
  [[nodiscard]] std::string_view text() const { return {buffer_.data(), size_}; }
  // Gives the text so far away. Whoever takes it while something is open gets the rest next time; what is open then is
  // not put on one line any more.
  [[nodiscard]] std::string take();

 private:
  // An array or object that is still open.
  struct Open {
    std::size_t start = 0;  // where its bracket is in the text
    bool empty = true;
    bool tall = false;  // does not go on one line whatever its length: text was taken away
    int height = 1;     // how many levels of arrays and objects it is
  };

  Writer& integer(std::int64_t number);
  void before_item();
  void begin(char bracket);
  void end(char bracket);
  void new_line();
  void join_lines(std::size_t start);
  // Where so many more bytes of the text are to be put.
  char* grow(std::size_t size) {
    if (buffer_.size() - size_ < size) enlarge(size);
    size_ += size;
    return buffer_.data() + size_ - size;
  }
  void enlarge(std::size_t size);
  void put(char c) { *grow(1) = c; }
  void put(std::string_view text) { text.copy(grow(text.size()), text.size()); }
  void put_plain(std::string_view text);
  void put_quoted(std::string_view text);

  Style style_;
  std::string buffer_;    // the text, and room for more
  std::size_t size_ = 0;  // of the text
  std::vector<Open> open_;
  bool after_key_ = false;
};

}  // namespace nullo::json
