// The pictures of README.md: played, drawn with NULLO_README_PICTURES=folder into that folder (./dev readme
// does), and checked to say what the screens say today. What is compared is their words and not their pixels:
// two versions of Dear ImGui round corners differently.
#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <functional>
#include <set>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

#include <gtest/gtest.h>

#include "gui/driver.h"
#include "gui/exchange/png.h"
#include "gui/imgui/rasterizer.h"
#include "gui/window/phones.h"
#include "support/scratch.h"
#include "support/table_driver.h"

namespace nullo::gui {
namespace {

namespace fs = std::filesystem;

struct Picture {
  std::string name;  // docs/NAME.png
  int width;
  int height;
  std::function<void(testing::TableDriver&)> play;
};

const std::vector<std::string> kPlayers{"Anna", "Boris", "Clara", "Dmitri"};

// Three hands, and six tricks of the fourth.
void play_tetka(testing::TableDriver& table) {
  table.start("tetka", kPlayers);
  for (const std::string_view hand : {"7c1b2c3d4hr3\n", "9d2b1c4s3hr2\n", "js3b4c1d2hr1\n"}) {
    table.type(hand);
    table.type("\n");
  }
  table.type("7c2h1b33s34");
}

void show_on_phones(testing::TableDriver& table) {
  play_tetka(table);
  table.app.know({.serves = true, .has_page = true});
  table.app.handle(app::Go{app::Screen::kPhones});
  table.app.hear_phones({.addresses = {"http://192.168.1.7:8473"},
                         .code = "k3xq 8mw2",
                         .squares = Phones::pattern_of("http://192.168.1.7:8473/live#k3xq8mw2"),
                         .lookers = 3});
}

const std::vector<Picture>& pictures() {
  static const std::vector<Picture> kPictures{{"table", 1280, 800, play_tetka},
                                              {"result", 1280, 800,
                                               [](testing::TableDriver& table) {
                                                 play_tetka(table);
                                                 table.type("c3d1r2");
                                               }},
                                              {"moon", 1280, 800,
                                               [](testing::TableDriver& table) {
                                                 table.start("hearts", kPlayers, "standard");
                                                 table.type("\t5431\n4\n\nm2");
                                               }},
                                              {"quinola", 1280, 800,
                                               [](testing::TableDriver& table) {
                                                 table.start("reversis", kPlayers);
                                                 table.type("2q139");
                                               }},
                                              {"phone", 390, 844, play_tetka},
                                              {"phones", 1280, 800, show_on_phones}};
  return kPictures;
}

// Plays up to the picture, and looks at it.
template <class Look>
void show(const Picture& picture, Look look) {
  const testing::Scratch scratch;
  testing::TableDriver table{scratch / "nullo.db"};
  picture.play(table);
  Driver person{table.app, Gui::Screen{static_cast<float>(picture.width), static_cast<float>(picture.height)}};
  person.type("");  // a moment passes: Enter waits until the page has been seen
  look(person);
}

// The words on it, each once, in order of the alphabet.
std::string words_on(const Picture& picture) {
  std::set<std::string> words;
  show(picture, [&](const Driver& person) {
    for (const Recorder::Text& text : person.seen.texts) {
      std::istringstream in{text.text};
      for (std::string word; in >> word;) words.insert(word);
    }
  });
  std::string all;
  for (const std::string& word : words) all += (all.empty() ? "" : " ") + word;
  return all;
}

const fs::path kWords = fs::path{NULLO_SOURCE_DIR} / "tests/gui/readme_pictures.txt";

// A line for each picture: its name, then its words.
std::string words_on_all() {
  std::string text;
  for (const Picture& picture : pictures()) text += picture.name + ": " + words_on(picture) + "\n";
  return text;
}

void draw(const Picture& picture, const fs::path& folder) {
  show(picture, [&](const Driver& person) {
    Image image{picture.width, picture.height, Gui::ground(person.view.look)};
    rasterize(*ImGui::GetDrawData(), image);
    std::ofstream file{folder / (picture.name + ".png"), std::ios::binary};
    write_png(image, [&file](std::string_view bytes) { file << bytes; });
    ASSERT_TRUE(file.flush());
  });
}

}  // namespace

TEST(Readme, ItsPicturesSayWhatTheScreensSayToday) {
  if (const char* folder = std::getenv("NULLO_README_PICTURES"); folder != nullptr) {
    for (const Picture& picture : pictures()) draw(picture, folder);
    std::ofstream{kWords} << words_on_all();
  }
  std::ostringstream known;
  known << std::ifstream{kWords}.rdbuf();
  EXPECT_EQ(words_on_all(), known.str()) << "./dev readme draws them anew";
}

TEST(Readme, ShowsThesePictures) {
  std::ostringstream readme;
  readme << std::ifstream{fs::path{NULLO_SOURCE_DIR} / "README.md"}.rdbuf();
  for (const Picture& picture : pictures()) {
    EXPECT_NE(readme.str().find("(docs/" + picture.name + ".png)"), std::string::npos) << picture.name;
    EXPECT_TRUE(fs::exists(fs::path{NULLO_SOURCE_DIR} / "docs" / (picture.name + ".png"))) << picture.name;
  }
}

}  // namespace nullo::gui
