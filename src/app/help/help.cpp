#include "app/help/help.h"

#include <string>
#include <string_view>
#include <utility>
#include <variant>

#include <fmt/core.h>

namespace nullo::app {

namespace {

using Keys = std::vector<HelpView::Key>;

// For a session that is over or looked at.
constexpr std::string_view kWrite = "write it to a file: a picture for a chat, a page to print, tables, the document";
constexpr std::string_view kCopy = "copy it as a message";

// The keys that work on every page, and those that work only at the table.
Keys general_keys(const games::Info& game, bool at_table) {
  Keys keys;
  if (at_table) keys.push_back({"Backspace", "take back what was typed last, else the last entry"});
  keys.push_back({"Ctrl+Z, Ctrl+Y", "undo and redo, also after a restart"});
  keys.push_back(
      {"Enter", at_table ? "record the hand, once its result is on the screen; yes" : "press the bright button; yes"});
  keys.push_back({"Esc", at_table ? "cancel the entry; no" : "back; no"});
  keys.push_back({"F1", "this page"});
  if (at_table) {
    keys.push_back(
        {"F2", fmt::format("the menu of the hand: {}, a note, an adjustment, who sits in, rules or seats that were "
                           "wrong, the end of the game",
                           game.has_dealer ? "who dealt, misdeal" : "begin it again")});
    keys.push_back({"F10", "the board for those who look on: a window for another monitor or a TV; again: close it"});
  }
  keys.push_back({"F11", "full screen; on the board's window: the board"});
  keys.push_back({"Ctrl +, Ctrl −", "larger, smaller"});
  keys.push_back(
      {"Tab, Space", at_table ? "on a form: the next button, and press it" : "the next button, and press it"});
  return keys;
}

}  // namespace

Keys keys_of_hand_over(const games::Entry& entry) {
  Keys keys;
  for (const games::Field& field : entry.fields) {
    const auto* offer = std::get_if<games::ChoiceField>(&field);
    if (offer == nullptr || !offer->offered) continue;
    for (const games::ChoiceField::Choice& one : offer->choices)
      keys.push_back({std::string{one.key}, fmt::format("{}: {}", offer->label, one.label)});
  }
  keys.push_back({"Ctrl+C", "copy the session as a message"});
  return keys;
}

Keys keys_of_start() {
  return {{"N", "a new session, as the last one was"},
          {"P", "past sessions"},
          {"L", "players"},
          {"S", "settings"},
          {"E", "try it with an example, where nothing counts"}};
}

Keys keys_of_new_session() {
  return {{"O", "other people: all places empty"}, {"Enter", "the next name; start, once all is there"}};
}

Keys keys_of_import() { return {{"↑ ↓, Enter", "choose a file or a folder of the list, and take it"}}; }

Keys keys_of_past_list() {
  return {{"a letter", "search"},
          {"↑ ↓, Page ↑ ↓", "choose a session, also while the search is being typed"},
          {"Enter", "open it"}};
}

Keys keys_of_players() {
  return {{"a letter", "search"},
          {"↑ ↓, Page ↑ ↓", "choose a player, also while the search is being typed"},
          {"Enter", "open the player's page"}};
}

Keys keys_of_person() {
  return {{"Page ↑ ↓, Home End", "scroll"},
          {"↑ ↓, Enter", "where two names are merged: choose the other player, and merge"},
          {"Esc", "close what is open on the page; then back to the players"}};
}

Keys keys_of_repair() {
  return {{"Enter", "what it changes: before and after, side by side"},
          {"Page ↑ ↓, Home End", "scroll"},
          {"Ctrl+Z", "take back the last change on this page"}};
}

Keys keys_of_comparison() {
  return {{"Enter", "keep the correction, or go to the hand that must be settled first"},
          {"Esc", "back, without keeping it"},
          {"Page ↑ ↓, Home End", "scroll"}};
}

Keys keys_of_past_session(const games::Info& game) {
  Keys keys{{"C", "correct the hand that is open"}};
  if (game.has_tricks) keys.push_back({"R", "replay it, trick by trick"});
  keys.push_back({"W", fmt::format("its rules or seats{} were wrong", game.has_dealer ? " or first dealer" : "")});
  keys.push_back({"N", "a note on the session"});
  keys.push_back({"P", "play on where it was stopped early"});
  keys.push_back({"E", std::string{kWrite}});
  keys.push_back({"Del", "delete it"});
  keys.push_back({"Ctrl+C", std::string{kCopy}});
  return keys;
}

Keys keys_of_game_over() {
  return {{"Enter", "a rematch"}, {"E", std::string{kWrite}}, {"Ctrl+C", std::string{kCopy}}};
}

Keys keys_of_replay() { return {{"← →", "a trick back, a trick on"}, {"Home End", "the first, the last"}}; }

HelpView help_view(const games::Info& game, Keys keys, bool at_table) {
  HelpView help;
  help.keys = std::move(keys);
  help.general = general_keys(game, at_table);
  help.game = game.name;
  help.rules.assign(game.rules.begin(), game.rules.end());
  for (const games::ScoreLine& line : game.scoring) {
    help.scoring.push_back({std::string{line.what}, std::string{line.worth}});
  }
  return help;
}

}  // namespace nullo::app
