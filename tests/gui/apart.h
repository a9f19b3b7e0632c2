// Whether targets overlap.
#pragma once

#include <string>

#include <fmt/format.h>

#include "gui/kit/ui.h"

namespace nullo::gui {

// "accept lies over undo", where two targets share more than an edge; empty: none do.
inline std::string lying_over(const Recorder& seen) {
  for (std::size_t i = 0; i < seen.targets.size(); ++i) {
    for (std::size_t j = 0; j < i; ++j) {
      const Rect both = seen.targets[i].rect.meet(seen.targets[j].rect);
      if (both.width() > 1 && both.height() > 1)
        return fmt::format("{} lies over {}", seen.targets[i].name, seen.targets[j].name);
    }
  }
  return {};
}

}  // namespace nullo::gui
