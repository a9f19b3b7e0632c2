#include "base/code.h"

#include <gtest/gtest.h>

namespace nullo {
namespace {

using std::string;

TEST(Code, IsTypedAsItIsReadOut) {
  const string code = new_code();
  EXPECT_EQ(code.size(), 8U);
  EXPECT_NE(code, new_code());
  EXPECT_TRUE(is_code(code, code));
  EXPECT_TRUE(is_code(spaced(code), code));
  string large = code;
  for (char& letter : large) letter = static_cast<char>(std::toupper(static_cast<unsigned char>(letter)));
  EXPECT_TRUE(is_code(large, code));
  EXPECT_FALSE(is_code("", code));
  EXPECT_FALSE(is_code(code.substr(1), code));
  EXPECT_FALSE(is_code(code + code, code));
}

}  // namespace
}  // namespace nullo
