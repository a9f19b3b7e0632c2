// The documents of tests/golden/: sessions with results worked out by hand, and documents that are refused.
#pragma once

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

namespace nullo::testing {

inline std::filesystem::path golden_folder() { return std::filesystem::path{NULLO_SOURCE_DIR} / "tests/golden"; }

inline std::string text_of(const std::filesystem::path& file) {
  std::ifstream stream{file, std::ios::binary};
  return {std::istreambuf_iterator<char>{stream}, {}};
}

// What stands before `ending` in the names of the files of a folder that end so, sorted.
inline std::vector<std::string> names_in(const std::filesystem::path& folder, std::string_view ending) {
  std::vector<std::string> names;
  for (const auto& entry : std::filesystem::directory_iterator{folder}) {
    const std::string name = entry.path().filename().string();
    if (name.ends_with(ending)) names.push_back(name.substr(0, name.size() - ending.size()));
  }
  std::sort(names.begin(), names.end());
  return names;
}

}  // namespace nullo::testing
