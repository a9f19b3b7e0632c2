// What is asked for in chips, as people read it.
#pragma once

#include <string>
#include <vector>

#include "app/chips/due.h"

namespace nullo::app {

inline std::vector<std::string> sentences(const std::vector<DueLine>& lines) {
  std::vector<std::string> texts;
  for (const DueLine& line : lines) texts.push_back(sentence(line));
  return texts;
}

}  // namespace nullo::app
