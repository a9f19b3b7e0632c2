#include "store/failures.h"

#include <cerrno>
#include <cstring>
#include <string>

#include <fmt/format.h>
#include <sqlite3.h>

namespace nullo::store {
namespace {

using Kind = StoreError::Kind;

// For other errors errno is not set by the failed call.
bool has_system_error(int code) { return code == SQLITE_IOERR || code == SQLITE_CANTOPEN; }

bool is_full(int code, int system_error) {
  return code == SQLITE_FULL ||
         (code == SQLITE_IOERR && (system_error == ENOSPC || system_error == EDQUOT || system_error == EFBIG));
}

bool is_of_storage(int code) {
  return code == SQLITE_IOERR || code == SQLITE_FULL || code == SQLITE_CANTOPEN || code == SQLITE_READONLY ||
         code == SQLITE_PERM;
}

// What is said besides.
std::string_view remark(const SQLite::Exception& error, const Attempt& attempt) {
  const int code = error.getExtendedErrorCode() > 0 ? error.getExtendedErrorCode() : error.getErrorCode();
  const bool syncs = code == SQLITE_IOERR_FSYNC || code == SQLITE_IOERR_DIR_FSYNC;
  return syncs && attempt.stores ? " After the next start it may be there all the same." : "";
}

bool& in_browser() {
  static bool value = false;
  return value;
}

std::string reason(const SQLite::Exception& error, int system_error) {
  if (!has_system_error(error.getErrorCode()) || system_error == 0) return error.what();
  return fmt::format("{}: {}", error.what(), std::strerror(system_error));
}

}  // namespace

void speak_of_browser(bool yes) { in_browser() = yes; }

StoreError explain(const SQLite::Exception& error, int system_error, const std::filesystem::path& path,
                   const Attempt& attempt) {
  const std::string file = path.string();
  const int code = error.getErrorCode() & 0xFF;  // SQLiteCpp returns either a primary or an extended code
  if (in_browser() && is_of_storage(code)) {
    return {Kind::kMachine, fmt::format("The browser does not store now: {}. Nothing before it was lost; when the bar "
                                        "\"Not stored\" is gone, {}.{}",
                                        attempt.failed, attempt.again, remark(error, attempt))};
  }
  if (is_full(code, system_error)) {
    return {Kind::kMachine,
            fmt::format("The disk that holds {} is full: {}. Nothing before it was lost; free some space "
                        "and {}.{}",
                        file, attempt.failed, attempt.again, remark(error, attempt))};
  }
  switch (code) {
    case SQLITE_BUSY:
    case SQLITE_LOCKED:
      return {Kind::kBusy, fmt::format("Another program keeps {} locked: {}. Close it and {}.", file, attempt.failed,
                                       attempt.again)};
    case SQLITE_CORRUPT:
    case SQLITE_NOTADB:
      return {Kind::kDamaged, fmt::format("{} is damaged ({}): {}.", file, error.what(), attempt.failed)};
    case SQLITE_CANTOPEN:
    case SQLITE_READONLY:
    case SQLITE_PERM:
      return {Kind::kMachine,
              fmt::format("{} could not be opened ({}): {}. The program must be allowed to write to the "
                          "file and its folder, to read it as well; look at their permissions, or copy "
                          "the file to a folder of your own.",
                          file, reason(error, system_error), attempt.failed)};
    default:
      return {Kind::kMachine,
              fmt::format("{} could not be used ({}): {}. Nothing before it was lost; look at the disk "
                          "and {}.{}",
                          file, reason(error, system_error), attempt.failed, attempt.again, remark(error, attempt))};
  }
}

}  // namespace nullo::store
