// The web app, as the hub serves it: the files of one folder, such as ./dev web makes, read once into memory.
#pragma once

#include <filesystem>
#include <map>
#include <memory>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>

#include "hub/server.h"

namespace nullo::hub {

// The folder holds no web app: why, in words, without a full stop.
struct NoSite : std::runtime_error {
  using std::runtime_error::runtime_error;
};

class Site {
 public:
  // Reads the files that lie in the folder itself, "index.html" among them. Throws NoSite.
  explicit Site(const std::filesystem::path& folder);

  // The file of that path, "/" and "/nullo.js", compressed for browsers that take that; what they have already is not
  // sent again. Nothing: there is no such file.
  [[nodiscard]] std::optional<Answer> answer(const Request& request) const;

 private:
  struct File {
    std::string type;
    std::string tag;  // of this content, with its quotes: "\"5f3a…\""
    std::shared_ptr<const std::string> plain;
    std::shared_ptr<const std::string> packed;  // gzip; nullptr: it would be no shorter
  };
  std::map<std::string, File, std::less<>> files_;  // by their paths: "/nullo.js"
};

// The folder of the web app that belongs to this program: beside it where it was built, or where it is installed.
// Nothing: there is none.
std::optional<std::filesystem::path> site_here();

}  // namespace nullo::hub
