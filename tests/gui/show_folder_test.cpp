// The file manager that is opened on a folder is a program like any other.
#include "gui/window/show_folder.h"

#include <chrono>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <string>
#include <thread>

#include <gtest/gtest.h>
#include <pthread.h>
#include <signal.h>

#include "app/exchange/show_folder.h"
#include "support/environment.h"
#include "support/scratch.h"

namespace nullo::gui {

namespace {

// What stands behind `name` in a file of /proc/PID/status; empty: nothing yet.
std::string value_in(const std::filesystem::path& status, const std::string& name) {
  std::ifstream file{status};
  for (std::string line; std::getline(file, line);) {
    if (line.starts_with(name)) return line.substr(line.find_first_not_of("\t ", name.size()));
  }
  return {};
}

TEST(ShowFolder, TheFileManagerCanBeEndedThoughTheWindowWaitsForSignalsItself) {
  const nullo::testing::Scratch scratch;
  const std::filesystem::path opener = scratch / app::kFolderOpener;
  std::ofstream{opener} << "#!/bin/sh\ncat /proc/self/status > \"$1/part\" && mv \"$1/part\" \"$1/status\"\n";
  std::filesystem::permissions(opener, std::filesystem::perms::owner_all);
  const char* path = std::getenv("PATH");
  const nullo::testing::Environment first{"PATH", scratch.folder().string() + ":" + (path == nullptr ? "" : path)};
  sigset_t ending;
  sigset_t before;
  sigemptyset(&ending);
  sigaddset(&ending, SIGTERM);
  pthread_sigmask(SIG_BLOCK, &ending, &before);
  show_folder(scratch.folder().string());
  pthread_sigmask(SIG_SETMASK, &before, nullptr);
  const auto deadline = std::chrono::steady_clock::now() + std::chrono::seconds{30};
  while (!std::filesystem::exists(scratch / "status") && std::chrono::steady_clock::now() < deadline) {
    std::this_thread::sleep_for(std::chrono::milliseconds{1});
  }
  EXPECT_EQ(value_in(scratch / "status", "SigBlk:"), "0000000000000000");
}

}  // namespace

}  // namespace nullo::gui
