#include "text/say.h"

#include <algorithm>
#include <utility>
#include <vector>

#include "text/either.h"
#include "text/kept.h"
#include "text/language.h"

namespace nullo::text {
namespace {

// What stands for each place, by its name.
using Values = std::vector<std::pair<std::string_view, Argument>>;

const Argument* find(const Values& values, std::string_view name) {
  const auto found = std::ranges::find(values, name, &Values::value_type::first);
  return found == values.end() ? nullptr : &found->second;
}

// Gives the arguments to the places of the English sentence that have no value yet.
void name_arguments(Values& values, std::string_view english, std::span<const Argument> arguments) {
  auto next = arguments.begin();
  for (Place place = next_place(english, 0); !place.name.empty(); place = next_place(english, place.end))
    if (next != arguments.end() && find(values, place.name) == nullptr) values.emplace_back(place.name, *next++);
}

std::string filled(std::string_view sentence, const Values& values) {
  std::string said;
  std::size_t at = 0;
  for (Place place = next_place(sentence, 0); !place.name.empty(); place = next_place(sentence, place.end)) {
    const Argument* value = find(values, place.name);
    said += sentence.substr(at, (value == nullptr ? place.end : place.begin) - at);
    if (value != nullptr) said += value->said();
    at = place.end;
  }
  said += sentence.substr(at);
  return said;
}

std::string fill(std::string_view sentence, const Values& values) {
  return says_both(sentence) ? filled(with_both(sentence), values) : filled(sentence, values);
}

}  // namespace

std::string say_with(std::string_view english, std::span<const Argument> arguments) {
  if (is_keeping()) return written_down(english, arguments);
  const std::string_view sentence = spoken().catalog.translated(english);
  if (arguments.empty()) return with_both(sentence);
  Values values;
  name_arguments(values, english, arguments);
  return fill(sentence, values);
}

std::string say_count_with(std::int64_t count, std::string_view one, std::string_view many,
                           std::span<const Argument> arguments) {
  if (is_keeping()) return written_down(count, one, many, arguments);
  Values values{{"count", count}};
  name_arguments(values, many, arguments);
  return fill(spoken().catalog.translated(one, many, count), values);
}

}  // namespace nullo::text
