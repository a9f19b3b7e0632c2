// How SQLite is kept from waiting where somebody sits at a window.
#pragma once

#include <string>

namespace nullo::store {

// The VFS for a connection that waits so long for a lock; empty: SQLite's own. Where the wait is 0, SQLite does not
// sleep either. Otherwise it sleeps up to ten seconds in a hundred attempts at a log (-wal) that cannot be read.
std::string vfs_for(int wait_milliseconds);

}  // namespace nullo::store
