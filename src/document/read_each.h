// Lists in documents of seasons and evenings.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "json/reader.h"
#include "text/say.h"

namespace nullo::document {

// The items of a list, at most so many. `what`: what they are, "names".
template <class ReadOne>
void read_items(json::Value list, std::size_t most, text::Sentence what, Faults& faults, const ReadOne& read_one) {
  if (!json::is_array(list, faults, [what] { return text::say("a list of {what}", text::say(what)); })) return;
  if (list.size() > most)
    return json::refuse(faults, list, text::say("at most {most} {what}", std::to_string(most), text::say(what)),
                        std::to_string(list.size()));
  for (const json::Value item : list) read_one(item);
}

// The same of a member that may be left out.
template <class ReadOne>
void read_each(json::Object& object, std::string_view key, std::size_t most, text::Sentence what,
               const ReadOne& read_one) {
  if (const auto list = object.get(key)) read_items(*list, most, what, object.faults(), read_one);
}

}  // namespace nullo::document
