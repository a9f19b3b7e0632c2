#include "store/hasty.h"

#include <algorithm>

#include <sqlite3.h>

namespace nullo::store {
namespace {

constexpr const char* kHasty = "nullo-hasty";
constexpr int kMostMicroseconds = 50;  // another process gets on meanwhile

int sleep_shortly(sqlite3_vfs* /*hasty*/, int microseconds) {
  sqlite3_vfs* usual = ::sqlite3_vfs_find(nullptr);
  return usual->xSleep(usual, std::min(microseconds, kMostMicroseconds));
}

bool make_hasty() {
  static sqlite3_vfs hasty = *::sqlite3_vfs_find(nullptr);
  hasty.zName = kHasty;
  hasty.pNext = nullptr;
  hasty.xSleep = sleep_shortly;
  return ::sqlite3_vfs_register(&hasty, 0) == SQLITE_OK;
}

}  // namespace

std::string vfs_for(int wait_milliseconds) {
  if (wait_milliseconds > 0) return {};
  static const bool kMade = make_hasty();
  return kMade ? kHasty : "";
}

}  // namespace nullo::store
