// What the tests of the store share: a folder with a database in it, and access to its rows without the store.
#pragma once

#include <algorithm>
#include <cstdint>
#include <fstream>
#include <iterator>
#include <optional>
#include <string>
#include <vector>

#include <SQLiteCpp/SQLiteCpp.h>
#include <fmt/format.h>
#include <gtest/gtest.h>
#include <sys/wait.h>
#include <unistd.h>

#include "store/store.h"
#include "support/random_session.h"
#include "support/scratch.h"

namespace nullo::store {

namespace fs = std::filesystem;
using Access = Store::Access;
using Kind = StoreError::Kind;
using testing::RandomSessions;
using testing::Scratch;
using testing::Tap;

// Runs statements on a database without the store; they may do what the store never would.
inline void sql(const fs::path& path, const std::string& statements) {
  SQLite::Database connection{path.string(), SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE, 5000};
  connection.exec("PRAGMA foreign_keys = OFF");
  connection.exec("PRAGMA ignore_check_constraints = ON");
  connection.exec(statements);
}

inline std::int64_t number(const fs::path& path, const std::string& query) {
  SQLite::Database connection{path.string(), SQLite::OPEN_READWRITE, 5000};
  return connection.execAndGet(query).getInt64();
}

// Every row of a query as text, with a bar between columns.
inline std::vector<std::string> rows(const fs::path& path, const std::string& query) {
  SQLite::Database connection{path.string(), SQLite::OPEN_READWRITE, 5000};
  SQLite::Statement statement{connection, query};
  std::vector<std::string> found;
  while (statement.executeStep()) {
    std::string& row = found.emplace_back();
    for (int column = 0; column < statement.getColumnCount(); ++column) {
      row += (column > 0 ? "|" : "") + statement.getColumn(column).getString();
    }
  }
  return found;
}

inline std::string bytes_of(const fs::path& path) {
  std::ifstream file{path, std::ios::binary};
  return {std::istreambuf_iterator<char>{file}, {}};
}

inline std::vector<std::string> names_in(const fs::path& folder) {
  std::vector<std::string> names;
  for (const auto& entry : fs::directory_iterator{folder}) names.push_back(entry.path().filename().string());
  std::ranges::sort(names);
  return names;
}

// The StoreError that the work throws; nothing if it throws none.
template <class Work>
std::optional<StoreError> error_of(const Work& work) {
  try {
    work();
  } catch (const StoreError& error) {
    return error;
  }
  return std::nullopt;
}

// Does the work in a process of its own, and returns the exit code, which is what the work returns. That process ends
// without destructors, as if it had crashed.
template <class Work>
int in_child(Work work) {
  const pid_t child = ::fork();
  if (child == 0) {
    int code = 99;
    try {
      code = work();
    } catch (const std::exception& error) {
      std::fprintf(stderr, "child: %s\n", error.what());
    }
    ::_exit(code);
  }
  int status = 0;
  ::waitpid(child, &status, 0);
  return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

class StoreTest : public ::testing::Test {
 protected:
  Scratch scratch_;
  fs::path path_ = scratch_ / "nullo.db";
};

}  // namespace nullo::store
