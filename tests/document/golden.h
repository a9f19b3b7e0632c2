// The documents of tests/golden/<game>/: sessions with results worked out by hand.
#pragma once

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <string_view>
#include <vector>

namespace nullo::testing {

inline std::filesystem::path golden_folder() { return std::filesystem::path{NULLO_SOURCE_DIR} / "tests/golden"; }

inline std::string text_of(const std::filesystem::path& file) {
  std::ifstream stream{file, std::ios::binary};
  return {std::istreambuf_iterator<char>{stream}, {}};
}

// The documents with results beside them, as "<game>/<name>", sorted.
inline std::vector<std::string> golden_documents() {
  constexpr std::string_view kEnding = ".result.json";
  std::vector<std::string> names;
  for (const auto& entry : std::filesystem::recursive_directory_iterator{golden_folder()}) {
    const std::string name = std::filesystem::relative(entry.path(), golden_folder()).generic_string();
    if (name.ends_with(kEnding)) names.push_back(name.substr(0, name.size() - kEnding.size()));
  }
  std::ranges::sort(names);
  return names;
}

// The name in a form that GoogleTest takes for a test's name.
inline std::string test_name(std::string name) {
  std::ranges::replace(name, '/', '_');
  return name;
}

}  // namespace nullo::testing
