#include "app/exchange/folder.h"

#include <algorithm>
#include <array>
#include <ctime>
#include <string>
#include <string_view>
#include <system_error>
#include <utility>
#include <vector>

#include <fmt/format.h>
#include <sys/stat.h>

#include "app/folding.h"
#include "text/say.h"

namespace nullo::app {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t kMostEntries = 500;

struct Found {
  FolderView::Entry entry;
  std::string order;  // sort key of a folder; files are sorted by time
  std::time_t changed = 0;
};

std::string size_and_time(const struct stat& file) {
  std::tm local{};
  localtime_r(&file.st_mtime, &local);
  return fmt::format("{}, {:04}-{:02}-{:02} {:02}:{:02}",
                     text::say("{count} kB", fmt::format("{}", (file.st_size + 1023) / 1024)), local.tm_year + 1900,
                     local.tm_mon + 1, local.tm_mday, local.tm_hour, local.tm_min);
}

void look_at(const fs::path& path, std::vector<Found>& folders, std::vector<Found>& files) {
  const std::string name = path.filename().string();
  struct stat is{};
  if (name.starts_with('.') || stat(path.c_str(), &is) != 0) return;
  if (S_ISDIR(is.st_mode)) {
    folders.push_back({{path.string(), name + "/", {}, true}, folded(name), 0});
  } else if (S_ISREG(is.st_mode) && may_hold_documents(path)) {
    files.push_back({{path.string(), name, size_and_time(is), false}, {}, is.st_mtime});
  }
}

}  // namespace

bool may_hold_documents(const fs::path& path) {
  constexpr std::array<std::string_view, 3> kEndings{".json", ".jsonl", ".ndjson"};
  return std::ranges::find(kEndings, folded(path.extension().string())) != kEndings.end();
}

FolderView list_folder(const fs::path& said) {
  std::error_code error;
  fs::path path = fs::absolute(said, error).lexically_normal();
  if (!path.has_filename() && path.has_relative_path()) path = path.parent_path();  // "/home/" is "/home"
  FolderView view;
  view.path = path.string();
  if (path.has_relative_path()) {
    const fs::path around = path.parent_path();
    const std::string name = around.has_filename() ? around.filename().string() : around.string();
    view.entries.push_back({around.string(), "↑ " + name, {}, true});
  }
  std::vector<Found> folders;
  std::vector<Found> files;
  fs::directory_iterator at{path, error};
  for (; !error && at != fs::directory_iterator{}; at.increment(error)) look_at(at->path(), folders, files);
  if (error) view.problem = text::say("This folder cannot be listed: {reason}.", error.message());
  if (!error && files.empty()) view.problem = text::say("No sessions here: their files end in .json or .jsonl.");
  std::ranges::sort(folders, [](const auto& a, const auto& b) { return a.order < b.order; });
  std::ranges::sort(files, [](const auto& a, const auto& b) {
    return std::pair{-a.changed, a.entry.name} < std::pair{-b.changed, b.entry.name};
  });
  std::size_t out = 0;
  for (std::vector<Found>* part : {&folders, &files}) {
    for (Found& found : *part) {
      const bool fits = view.entries.size() < kMostEntries;
      if (fits) view.entries.push_back(std::move(found.entry));
      if (!fits) ++out;
    }
  }
  if (out > 0) view.more = text::say("and {count} more: type where the file is", out);
  return view;
}

}  // namespace nullo::app
