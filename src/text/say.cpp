#include "text/say.h"

#include <algorithm>
#include <utility>
#include <vector>

#include "text/language.h"

namespace nullo::text {
namespace {

// What stands for each place, by its name.
using Values = std::vector<std::pair<std::string_view, std::string_view>>;

std::string_view* find(Values& values, std::string_view name) {
  const auto found = std::ranges::find(values, name, &Values::value_type::first);
  return found == values.end() ? nullptr : &found->second;
}

// Gives the arguments to the places of the English sentence that have no value yet.
void name_arguments(Values& values, std::string_view english, std::span<const std::string> arguments) {
  auto next = arguments.begin();
  for (Place place = next_place(english, 0); !place.name.empty(); place = next_place(english, place.end))
    if (next != arguments.end() && find(values, place.name) == nullptr) values.emplace_back(place.name, *next++);
}

std::string fill(std::string_view sentence, Values values) {
  std::string said;
  std::size_t at = 0;
  for (Place place = next_place(sentence, 0); !place.name.empty(); place = next_place(sentence, place.end)) {
    const std::string_view* value = find(values, place.name);
    said += sentence.substr(at, (value == nullptr ? place.end : place.begin) - at);
    if (value != nullptr) said += *value;
    at = place.end;
  }
  said += sentence.substr(at);
  return said;
}

}  // namespace

std::string say_with(std::string_view english, std::span<const std::string> arguments) {
  const std::string_view sentence = spoken().catalog.translated(english);
  if (arguments.empty()) return std::string{sentence};
  Values values;
  name_arguments(values, english, arguments);
  return fill(sentence, std::move(values));
}

std::string say_count_with(std::int64_t count, std::string_view one, std::string_view many,
                           std::span<const std::string> arguments) {
  const std::string number = argument(count);
  Values values{{"count", number}};
  name_arguments(values, many, arguments);
  return fill(spoken().catalog.translated(one, many, count), std::move(values));
}

}  // namespace nullo::text
