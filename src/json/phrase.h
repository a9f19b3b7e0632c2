// Phrases of faults, "a card like \"QS\"". Hardly any value has a fault, so they are said only when there is one.
#pragma once

#include <concepts>
#include <cstddef>
#include <string>
#include <string_view>

#include "text/say.h"

namespace nullo::json {

// A sentence without places, a text that is said already, or a function that says it. Only for a parameter: it refers
// to what it was made from.
class Phrase {
 public:
  Phrase(text::Sentence sentence)  // NOLINT(google-explicit-constructor)
      : Phrase{sentence.english(), [](const void* data, std::size_t size) {
                 return text::say_with({static_cast<const char*>(data), size}, {});
               }} {}
  template <std::convertible_to<std::string_view> Text>
  Phrase(const Text& said)  // NOLINT(google-explicit-constructor)
      : Phrase{std::string_view{said},
               [](const void* data, std::size_t size) { return std::string{static_cast<const char*>(data), size}; }} {}
  template <std::invocable Say>
  Phrase(const Say& say)  // NOLINT(google-explicit-constructor)
      : data_{&say},
        say_{[](const void* data, std::size_t) -> std::string { return (*static_cast<const Say*>(data))(); }} {}
  [[nodiscard]] std::string said() const { return say_(data_, size_); }

 private:
  using Maker = std::string (*)(const void* data, std::size_t size);
  Phrase(std::string_view text, Maker say) : data_{text.data()}, size_{text.size()}, say_{say} {}

  const void* data_;
  std::size_t size_ = 0;
  Maker say_;
};

}  // namespace nullo::json
