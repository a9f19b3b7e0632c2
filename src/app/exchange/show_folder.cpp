#include "app/exchange/show_folder.h"

#include <cstdlib>
#include <filesystem>
#include <string>

#include <unistd.h>

namespace nullo::app {

bool can_show_folders() {
  const char* path = std::getenv("PATH");
  std::string_view rest = path == nullptr ? std::string_view{} : std::string_view{path};
  while (!rest.empty()) {
    const std::string_view folder = rest.substr(0, rest.find(':'));
    rest.remove_prefix(folder.size() < rest.size() ? folder.size() + 1 : folder.size());
    const std::filesystem::path program = std::filesystem::path{folder} / kFolderOpener;
    if (!folder.empty() && access(program.c_str(), X_OK) == 0) return true;
  }
  return false;
}

}  // namespace nullo::app
