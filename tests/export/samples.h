// Small sessions of tests/export/golden/, worked out by hand.
#pragma once

#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>

#include <gtest/gtest.h>

#include "document/document.h"

namespace nullo::testing {

inline std::string file_text(const std::string& name) {
  std::ifstream stream{std::filesystem::path{NULLO_SOURCE_DIR} / "tests/export/golden" / name, std::ios::binary};
  return {std::istreambuf_iterator<char>{stream}, {}};
}

inline document::Read sample(const std::string& game) {
  auto read = document::read_session(file_text(game + ".json"));
  EXPECT_TRUE(read.has_value()) << game;
  return read ? *std::move(read) : document::Read{};
}

// The text that `write`, a function of this folder, passes on for a session, in one piece.
template <class Write, class... More>
std::string written(Write write, const session::Session& session, const More&... more) {
  std::string text;
  write(session::HeldHands{session}, more..., [&](std::string_view piece) { text += piece; });
  return text;
}

}  // namespace nullo::testing
