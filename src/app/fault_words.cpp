#include "app/fault_words.h"

#include <algorithm>
#include <array>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "app/words.h"
#include "base/printable.h"
#include "base/unicode.h"
#include "games/words.h"
#include "json/no_such_key.h"
#include "text/say.h"

namespace nullo::app {

namespace {

constexpr std::array<std::pair<std::string_view, text::Sentence>, 8> kOneOf{
    {{"hands", text::mark("hand {number}")},
     {"tricks", text::mark("trick {number}")},
     {"players", text::mark("player {number}")},
     {"cards", text::mark("card {number}")},
     {"adjustments", text::mark("adjustment {number}")},
     {"scores", text::mark("score {number}")},
     {"captured", text::mark("captured card {number}")},
     {"claims", text::mark("claim {number}")}}};

bool is_number(std::string_view token) {
  return !token.empty() && token.find_first_not_of("0123456789") == std::string_view::npos;
}

// "hands" and "0" become "hand 1", "bum_card" becomes "bum card".
std::string place_in_words(std::string_view pointer) {
  std::vector<std::string> parts;
  std::string_view before;
  while (!pointer.empty()) {
    pointer.remove_prefix(1);  // the leading "/"
    const std::string_view token = pointer.substr(0, pointer.find('/'));
    pointer.remove_prefix(token.size());
    const auto* one = std::ranges::find_if(kOneOf, [&](const auto& each) { return each.first == before; });
    if (is_number(token) && token.size() < 7 && !parts.empty()) {
      const int number = std::stoi(std::string{token}) + 1;
      parts.back() = one == kOneOf.end() ? fmt::format("{} {}", parts.back(), number)
                                         : text::say(one->second, std::to_string(number));
    } else {
      parts.emplace_back(token);
    }
    before = token;
  }
  std::string words = join(parts);
  std::ranges::replace(words, '_', ' ');
  return unicode::capitalized(words);
}

}  // namespace

std::string sentence_of(const Fault& fault, std::string_view whole) {
  std::string place = place_in_words(fault.at);
  if (place.empty()) place = whole.empty() ? text::say("The file") : std::string{whole};
  if (fault.found == text::say(json::kNoSuchKey))
    return printable(text::say("{place}: {expected} is missing.", place, fault.expected));
  return printable(
      text::say("{place}: there should be {expected}, and there is {found}.", place, fault.expected, fault.found));
}

}  // namespace nullo::app
