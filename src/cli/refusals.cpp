#include "cli/refusals.h"

#include <iterator>
#include <string>

#include <fmt/format.h>

#include "cli/files.h"

namespace nullo::cli {

void tell(std::string_view place, const Faults& faults) {
  std::string text;
  for (const Fault& fault : faults.kept()) {
    fmt::format_to(std::back_inserter(text), "{}:{}\n", place, to_string(fault));
  }
  const std::size_t more = faults.count() - faults.kept().size();
  if (more > 0)
    fmt::format_to(std::back_inserter(text), "{}: and {} more fault{}\n", place, more, more == 1 ? "" : "s");
  complain(text);
}

}  // namespace nullo::cli
