#include "store/belongings.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <fstream>
#include <string_view>

#include "base/whole_file.h"
#include "store/backup.h"
#include "store/write_lock.h"
#include "text/say.h"

namespace nullo::store {
namespace {

namespace fs = std::filesystem;

constexpr std::array kEndings{"-wal", "-shm", "-journal", ".lock"};
constexpr std::array kAside{".damaged-", ".replaced-"};

bool is_database(const fs::path& file) {
  constexpr std::string_view kMark{"SQLite format 3\0", 16};
  std::error_code none;
  if (!fs::is_regular_file(file, none)) return false;  // a pipe is not opened
  std::array<char, kMark.size()> first{};
  return std::ifstream{file, std::ios::binary}.read(first.data(), first.size()) &&
         std::string_view{first.data(), first.size()} == kMark;
}

bool is_same(const fs::path& file, const fs::path& other) {
  std::error_code none;
  return file == other || fs::equivalent(file, other, none);
}

bool belongs_to(const fs::path& file, const fs::path& database) {
  const auto is_beside = [&](const char* ending) { return is_same(file, database.string() + ending); };
  const auto is_aside = [&](const char* ending) { return file.string().starts_with(database.string() + ending); };
  return std::ranges::any_of(kEndings, is_beside) || std::ranges::any_of(kAside, is_aside);
}

// The database beside which a file of this name would lie; empty: its name says nothing of the kind.
fs::path database_beside(const fs::path& file) {
  const std::string name = file.string();
  const auto* ending = std::ranges::find_if(kEndings, [&](const char* each) { return name.ends_with(each); });
  if (ending == kEndings.end()) return {};
  return name.substr(0, name.size() - std::string_view{*ending}.size());
}

bool has_beside(const fs::path& file, const char* ending) {
  std::error_code none;
  return fs::exists(file.string() + ending, none);
}

bool is_in_use(const fs::path& file) {
  if (has_beside(file, "-wal") || has_beside(file, "-journal")) return true;
  return has_beside(file, ".lock") && !WriteLock{file}.try_take();
}

}  // namespace

std::string why_not_onto(const fs::path& file, const fs::path& database, Output output) {
  const fs::path target = fs::weakly_canonical(fs::absolute(end_of_links(file)));
  const fs::path own = fs::weakly_canonical(fs::absolute(database));
  const std::string name = file.string();
  if (is_same(target, own)) return text::say("{file} is the database itself", name);
  if (belongs_to(target, own)) return text::say("{file} belongs to the database {other}", name, own.string());
  if (target.string().starts_with(backup_folder(own).string() + '/'))
    return text::say("{file} lies among the backups of {other}", name, own.string());
  if (const fs::path other = database_beside(target); is_database(other))
    return text::say("{file} belongs to the database {other}", name, other.string());
  if (is_in_use(target)) return text::say("{file} is a database in use, or was left by a program that crashed", name);
  if (output == Output::kCopy) return {};
  return is_database(target) || has_beside(target, ".lock") ? text::say("{file} is a database", name) : std::string{};
}

bool is_anything_left(const fs::path& database) {
  return std::ranges::any_of(std::array{"", "-wal", "-journal"}, [&](const char* ending) {
    std::error_code none;
    return fs::file_size(database.string() + ending, none) > 0 && !none;
  });
}

}  // namespace nullo::store
