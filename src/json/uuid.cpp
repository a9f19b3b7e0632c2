#include "json/uuid.h"

#include "base/uuid.h"
#include "json/reader.h"

namespace nullo::json {

std::optional<std::string> read_uuid(Value value, Faults& faults) {
  if (value.kind() != Kind::kString || !is_uuid(value.text())) {
    refuse(faults, value, text::mark("a UUID, like \"0b5c1c2e-6d0e-4c55-9a53-8b1f0c7d2a11\""));
    return std::nullopt;
  }
  std::string id{value.text()};
  for (char& c : id) {
    if (c >= 'A' && c <= 'F') c = static_cast<char>(c - 'A' + 'a');
  }
  return id;
}

}  // namespace nullo::json
