// Says sentences in the language that is spoken now (text/language.h).
#pragma once

#include <array>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "text/number.h"
#include "text/sentence.h"

namespace nullo::text {

// What is put into a place: a text as it is, a number as people read it. Only for the time of a call: it keeps no text.
class Argument {
 public:
  Argument(std::string_view text) : text_{text} {}    // NOLINT(google-explicit-constructor)
  Argument(const std::string& text) : text_{text} {}  // NOLINT(google-explicit-constructor)
  Argument(const char* text) : text_{text} {}         // NOLINT(google-explicit-constructor)
  template <std::integral Number>
    requires(!std::same_as<Number, bool> && !std::same_as<Number, char>)
  Argument(Number number)  // NOLINT(google-explicit-constructor)
      : number_{static_cast<std::int64_t>(number)} {}

  [[nodiscard]] std::optional<std::int64_t> number() const { return number_; }  // nothing: it is a text
  [[nodiscard]] std::string said() const { return number_ ? grouped(*number_) : std::string{text_}; }

 private:
  std::string_view text_;
  std::optional<std::int64_t> number_;
};

// say() and say_count() where the places have not been counted.
std::string say_with(std::string_view english, std::span<const Argument> arguments);
std::string say_count_with(std::int64_t count, std::string_view one, std::string_view many,
                           std::span<const Argument> arguments);

// say("{player} takes {card}", "Anna", "Q♥"): a whole sentence, and what is put into its places, in the order in which
// the English sentence names them first. A translation may have them in another order.
template <class... Arguments>
std::string say(WithPlaces<sizeof...(Arguments)> sentence, const Arguments&... arguments) {
  return say_with(sentence.english(), std::array<Argument, sizeof...(Arguments)>{arguments...});
}

// The same where the words depend on a number: say_count(3, "{player} took one trick", "{player} took {count} tricks",
// "Anna"). The first form is that of 1 and may leave {count} out, which stands for the number; the arguments are for
// the other places of the second. Other languages have as many forms as they need.
template <std::integral Number, class... Arguments>
std::string say_count(Number count, Written one, WithPlaces<sizeof...(Arguments) + 1> many,
                      const Arguments&... arguments) {
  return say_count_with(static_cast<std::int64_t>(count), one.english(), many.english(),
                        std::array<Argument, sizeof...(Arguments)>{arguments...});
}

}  // namespace nullo::text
