#include "base/disk.h"

#include <cerrno>
#include <filesystem>
#include <fstream>
#include <string>

#include <gtest/gtest.h>

#include "support/scratch.h"

namespace nullo {

TEST(Disk, CopiesAFileOfManyPiecesOverALongerOne) {
  const testing::Scratch scratch;
  const std::string bytes(100'000, 'a');
  std::ofstream{scratch / "from"} << bytes << "end";
  std::ofstream{scratch / "to"} << std::string(200'000, 'b');
  EXPECT_EQ(copy_bytes(scratch / "from", scratch / "to"), 0);
  std::ifstream copied{scratch / "to"};
  EXPECT_EQ((std::string{std::istreambuf_iterator<char>{copied}, {}}), bytes + "end");
}

TEST(Disk, SaysWhichErrorStoppedACopy) {
  const testing::Scratch scratch;
  std::ofstream{scratch / "to"} << "kept";
  EXPECT_EQ(copy_bytes(scratch / "none", scratch / "to"), ENOENT);
  EXPECT_EQ(std::filesystem::file_size(scratch / "to"), 4U) << "nothing was read, so nothing is gone";
  EXPECT_EQ(copy_bytes("/dev/zero", "/dev/full"), ENOSPC);
}

}  // namespace nullo
