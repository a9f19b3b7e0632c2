// The table of docs/keys.md is the one that the pages have.
#include "app/page_keys.h"

#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <utility>
#include <vector>

#include <fmt/format.h>
#include <gtest/gtest.h>

#include "app/help/help.h"
#include "games/sentence.h"

namespace nullo::app {
namespace {

View showing(AnyScreen screen) {
  View view;
  view.screen = std::move(screen);
  view.serves = true;
  return view;
}

void add_lines(std::string& table, std::string_view page, const std::vector<HelpView::Key>& lines) {
  for (const HelpView::Key& line : lines) table += fmt::format("| {} | {} | {} |\n", page, line.keys, line.text);
}

// Of every page, and what is different or more at the table.
void add_every_page(std::string& table) {
  HelpView elsewhere;
  HelpView at_table;
  add_keys(elsewhere, showing(SettingsView{}));
  add_keys(at_table, showing(TableView{}));
  add_lines(table, "every page", elsewhere.general);
  std::erase_if(at_table.general, [&](const HelpView::Key& key) {
    return std::ranges::any_of(elsewhere.general, [&](const auto& other) { return other.text == key.text; });
  });
  add_lines(table, "the table", at_table.general);
}

std::string table_of_keys() {
  const std::vector<std::pair<std::string_view, View>> pages{{"the table", showing(TableView{})},
                                                             {"after a hand", showing(HandOverView{})},
                                                             {"after a game", showing(GameOverView{})},
                                                             {"start", showing(StartView{})},
                                                             {"new session", showing(NewSessionView{})},
                                                             {"past sessions", showing(PastView{})},
                                                             {"a past session", showing(SessionView{})},
                                                             {"replay", showing(ReplayView{})},
                                                             {"rules and seats", showing(RepairView{})},
                                                             {"before and after", showing(CompareView{})},
                                                             {"players", showing(PlayersView{})},
                                                             {"a player", showing(PlayerView{})},
                                                             {"import", showing(ImportView{})},
                                                             {"settings", showing(SettingsView{})},
                                                             {"on your phones", showing(PhonesView{})},
                                                             {"a club's devices", showing(DevicesView{})},
                                                             {"changed on two devices", showing(ForkView{})},
                                                             {"standings", showing(StandingsView{})},
                                                             {"seasons", showing(SeasonsView{})},
                                                             {"a club's evening", showing(ClubEveningView{})},
                                                             {"help", showing(HelpView{})}};
  std::string table = "| page | key | what it does |\n| --- | --- | --- |\n";
  add_every_page(table);
  for (const auto& [name, view] : pages) add_lines(table, name, lines_of(keys_of_page(view)));
  return table;
}

}  // namespace

TEST(PageKeys, TheirPageHasTheTableOfKeys) {
  std::ifstream stream{std::filesystem::path{NULLO_SOURCE_DIR} / "docs/keys.md"};
  const std::string page{std::istreambuf_iterator<char>{stream}, {}};
  const std::string table = table_of_keys();
  EXPECT_TRUE(page.ends_with("\n\n" + table)) << "it should end with:\n" << table;
}

TEST(PageKeys, AQuestionNamesTheKeysOfItsAnswers) {
  const Dialog plain = with_keys({"End it?", "", "End it", "Play on"});
  EXPECT_EQ(games::with_keys(plain.yes), "End it (Enter)");
  EXPECT_EQ(games::with_keys(plain.no), "Play on (Esc)");
  const Dialog careful = with_keys({"Delete it?", "", "Delete it", "Keep it", true});
  EXPECT_EQ(games::with_keys(careful.yes), "Delete it (Del)");
  EXPECT_EQ(games::with_keys(careful.no), "Keep it (Enter)");
  const Dialog three = with_keys({"Who?", "", "Anna", "Cancel", false, "Somebody else", 's'});
  EXPECT_EQ(games::with_keys(three.other), "Somebody else (S)");
}

}  // namespace nullo::app
