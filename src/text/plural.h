// Which form of a word a number takes, by the rule in the head of a catalog:
// "nplurals=3; plural=(n%10==1 && n%100!=11 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2);"
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

namespace nullo::text {

class Plural {
 public:
  // Nothing: it is no such rule.
  static std::optional<Plural> read(std::string_view rule);
  // The index of the form.
  [[nodiscard]] std::size_t form_of(std::int64_t count) const;

 private:
  // Of 0 to 199. Larger ones go as those of 100 to 199 with the same last two digits: no language looks further.
  std::array<std::uint8_t, 200> forms_{};
};

}  // namespace nullo::text
