// Sentences that are kept, such as those of a session's log: people may read them years later, in another language.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include "text/say.h"

namespace nullo::text {

// The English sentence with what stands in its places, which may be such texts themselves. To be said by said_again().
std::string written_down(std::string_view english, std::span<const Argument> arguments);
std::string written_down(std::int64_t count, std::string_view one, std::string_view many,
                         std::span<const Argument> arguments);

// say() for later: keep("hand {number} recorded", 3).
template <class... Arguments>
std::string keep(WithPlaces<sizeof...(Arguments)> sentence, const Arguments&... arguments) {
  return written_down(sentence.english(), std::array<Argument, sizeof...(Arguments)>{arguments...});
}

// While it lives, say() of this thread does what keep() does. kept() is the way to use it.
class Keeping {
 public:
  Keeping();
  ~Keeping();
  Keeping(const Keeping&) = delete;
  Keeping& operator=(const Keeping&) = delete;

 private:
  bool before_;
};
bool is_keeping();
// What `say` returns, kept: kept([&] { return describe(tap); }).
template <class Say>
std::string kept(const Say& say) {
  const Keeping keeping;
  return say();
}

// A text with what was written down in it, said in the language that is spoken now. All else stays as it is, so a text
// in which nothing was written down is the same afterwards.
std::string said_again(std::string_view kept);

}  // namespace nullo::text
