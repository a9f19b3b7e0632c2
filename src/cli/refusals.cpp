#include "cli/refusals.h"

#include <string>
#include <vector>

#include <fmt/format.h>

#include "cli/cli.h"
#include "cli/files.h"
#include "text/say.h"

namespace nullo::cli {

void print_faults(std::string_view place, const Faults& faults) {
  std::vector<std::string> lines;
  for (const Fault& fault : faults.kept()) lines.push_back(fmt::format("{}:{}", place, to_string(fault)));
  const std::size_t more = faults.count() - faults.kept().size();
  if (more > 0)
    lines.push_back(
        fmt::format("{}: {}", place, text::say_count(more, "and {count} more fault", "and {count} more faults")));
  complain(lines);
}

int refuse_call(std::string_view why) {
  complain(fmt::format("nullo: {}", why));
  return kRefused;
}

}  // namespace nullo::cli
