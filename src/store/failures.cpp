#include "store/failures.h"

#include <cerrno>
#include <cstring>
#include <string>

#include <fmt/format.h>
#include <sqlite3.h>

#include "text/say.h"

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

// With what is said besides.
std::string with_remark(std::string message, const SQLite::Exception& error, const Attempt& attempt) {
  const int code = error.getExtendedErrorCode() > 0 ? error.getExtendedErrorCode() : error.getErrorCode();
  const bool syncs = code == SQLITE_IOERR_FSYNC || code == SQLITE_IOERR_DIR_FSYNC;
  if (syncs && attempt.stores) message += " " + text::say("After the next start it may be there all the same.");
  return message;
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
  const std::string failed = text::say(attempt.failed);
  const std::string again = text::say(attempt.again);
  const int code = error.getErrorCode() & 0xFF;  // SQLiteCpp returns either a primary or an extended code
  if (in_browser() && is_of_storage(code)) {
    return {Kind::kMachine, with_remark(text::say("The browser does not store now: {failed}. Nothing before it was "
                                                  "lost; when the bar \"Not stored\" is gone, {again}.",
                                                  failed, again),
                                        error, attempt)};
  }
  if (is_full(code, system_error)) {
    return {Kind::kMachine,
            with_remark(text::say("The disk that holds {file} is full: {failed}. Nothing before it was lost; free some "
                                  "space and {again}.",
                                  file, failed, again),
                        error, attempt)};
  }
  switch (code) {
    case SQLITE_BUSY:
    case SQLITE_LOCKED:
      return {Kind::kBusy,
              text::say("Another program keeps {file} locked: {failed}. Close it and {again}.", file, failed, again)};
    case SQLITE_CORRUPT:
    case SQLITE_NOTADB:
      return {Kind::kDamaged, text::say("{file} is damaged ({reason}): {failed}.", file, error.what(), failed)};
    case SQLITE_CANTOPEN:
    case SQLITE_READONLY:
    case SQLITE_PERM:
      return {Kind::kMachine,
              text::say("{file} could not be opened ({reason}): {failed}. The program must be allowed to write to the "
                        "file and its folder, to read it as well; look at their permissions, or copy the file to a "
                        "folder of your own.",
                        file, reason(error, system_error), failed)};
    default:
      return {Kind::kMachine,
              with_remark(text::say("{file} could not be used ({reason}): {failed}. Nothing before it was lost; look "
                                    "at the disk and {again}.",
                                    file, reason(error, system_error), failed, again),
                          error, attempt)};
  }
}

}  // namespace nullo::store
