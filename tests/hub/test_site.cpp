#include <filesystem>
#include <fstream>

#include <gtest/gtest.h>

#include "hub/site.h"
#include "support/scratch.h"

namespace nullo::hub {
namespace {

namespace fs = std::filesystem;

class ASite : public ::testing::Test {
 protected:
  void SetUp() override {
    fs::create_directory(folder());
    write("index.html", "<!doctype html>");
    write("nullo.wasm", std::string(10'000, 'w'));
    fs::create_directory(folder() / "folder");
    write("folder/secret.txt", "secret");
  }
  [[nodiscard]] fs::path folder() const { return scratch_ / "web"; }
  void write(const char* name, const std::string& text) const { std::ofstream{folder() / name} << text; }
  static std::string header(const Answer& answer, std::string_view name) {
    for (const auto& [key, value] : answer.headers)
      if (key == name) return value;
    return {};
  }
  static Request asking(std::string_view path, std::string_view has = "", bool takes_gzip = false) {
    Request request;
    request.path = path;
    request.has = has;
    request.takes_gzip = takes_gzip;
    return request;
  }
  testing::Scratch scratch_;
};

TEST_F(ASite, HasTheFilesOfItsFolderAndNoOthers) {
  const Site site{folder()};
  const auto page = site.answer(asking("/"));
  ASSERT_TRUE(page);
  EXPECT_EQ(page->type, "text/html; charset=utf-8");
  EXPECT_EQ(*page->shared, "<!doctype html>");
  EXPECT_EQ(site.answer(asking("/nullo.wasm"))->type, "application/wasm");
  for (const char* path :
       {"", "/folder", "/folder/secret.txt", "/../index.html", "//index.html", "/index.html/", "index.html"})
    EXPECT_FALSE(site.answer(asking(path))) << path;
}

TEST_F(ASite, SendsShorterWhatABrowserCanUnpack) {
  const Site site{folder()};
  const auto packed = site.answer(asking("/nullo.wasm", "", true));
  EXPECT_EQ(header(*packed, "Content-Encoding"), "gzip");
  EXPECT_LT(packed->shared->size(), 200U);
  EXPECT_EQ(packed->shared->substr(0, 2), "\x1f\x8b");
  EXPECT_EQ(site.answer(asking("/nullo.wasm"))->shared->size(), 10'000U);
  EXPECT_EQ(header(*site.answer(asking("/", "", true)), "Content-Encoding"), "");
}

TEST_F(ASite, SendsNothingToABrowserThatHasIt) {
  const std::string tag = header(*Site{folder()}.answer(asking("/")), "ETag");
  const Site site{folder()};
  EXPECT_EQ(site.answer(asking("/", tag))->status, 304);
  EXPECT_EQ(site.answer(asking("/", "W/" + tag))->status, 304);
  EXPECT_EQ(site.answer(asking("/nullo.wasm", tag))->status, 200);
  write("index.html", "<!doctype HTML>");
  EXPECT_EQ(Site{folder()}.answer(asking("/", tag))->status, 200);
}

TEST_F(ASite, SaysWhyThereIsNone) {
  EXPECT_THROW(Site{folder() / "folder"}, NoSite);
  EXPECT_THROW(Site{scratch_ / "nowhere"}, NoSite);
}

}  // namespace
}  // namespace nullo::hub
