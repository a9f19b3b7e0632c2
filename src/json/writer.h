// Writes JSON text: compact on one line, or indented by one space with short arrays kept on a line.
#pragma once

#include <concepts>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace nullo::json {

// `text` as a JSON string with its quotes; anything beyond ASCII is left as the UTF-8 that it is.
std::string quoted(std::string_view text);

class Writer {
 public:
  enum class Style { kCompact, kIndented };

  explicit Writer(Style style = Style::kCompact) : style_{style} {}

  Writer& begin_object();
  Writer& end_object();
  Writer& begin_array();
  Writer& end_array();
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

  // The text so far; call it when every object and array is closed.
  [[nodiscard]] const std::string& text() const { return text_; }
  [[nodiscard]] std::string take() { return std::move(text_); }

 private:
  Writer& integer(std::int64_t number);
  // (private parts are writer.cpp's author's to choose)

  Style style_;
  std::string text_;
};

}  // namespace nullo::json
