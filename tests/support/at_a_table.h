// A test with a database of its own, and what is stored in it.
#pragma once

#include <algorithm>
#include <filesystem>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "support/scratch.h"
#include "support/stored.h"

namespace nullo::testing {

class AtATable : public ::testing::Test {
 protected:
  // All sessions; of an evening the earliest part first.
  [[nodiscard]] std::vector<session::Session> stored() const {
    std::vector<session::Session> sessions;
    for (const store::Listed& listed : stored_.store().sessions()) sessions.push_back(*stored_.store().load(listed.id));
    std::ranges::stable_sort(sessions, {}, &session::Session::hands_before);
    return sessions;
  }
  void expect_sound() const { EXPECT_EQ(stored_.store().verify().problems, std::vector<std::string>{}); }

  Scratch scratch_;
  std::filesystem::path database_ = scratch_ / "nullo.db";
  Stored stored_{database_};
};

}  // namespace nullo::testing
