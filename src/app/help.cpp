#include "app/help.h"

#include <algorithm>

#include <fmt/core.h>

namespace nullo::app {

namespace {

// "j Joker, t Two": what adds to a number, once for all that are put together of the same; "n Natural canastas: one
// more".
void add_keys_of_counts(const games::Entry& entry, std::vector<HelpView::Key>& keys) {
  constexpr std::string_view kOneMore = ": one more, or as many as were typed before";
  const auto add = [&keys](char key, std::string text) {
    if (key == 0) return;
    const auto same = [&](const HelpView::Key& each) { return each.keys == std::string{key} && each.text == text; };
    if (std::none_of(keys.begin(), keys.end(), same)) keys.push_back({std::string{key}, std::move(text)});
  };
  for (const games::Field& field : entry.fields) {
    const auto* counts = std::get_if<games::CountsField>(&field);
    if (counts == nullptr) continue;
    for (const games::CountsField::Addition& each : counts->additions)
      add(each.key, fmt::format("{}{}", each.label, kOneMore));
    if (counts->step_key != 0) add(counts->step_key, fmt::format("{}{}", counts->label, kOneMore));
  }
}

// The keys that this game and hand have.
void add_own_keys(const games::Entry& entry, std::vector<HelpView::Key>& keys) {
  for (const games::Shortcut& shortcut : entry.shortcuts) {
    if (shortcut.key != 0) keys.push_back({std::string{shortcut.key}, shortcut.label});
  }
  for (const games::Field& field : entry.fields) {
    const auto* text = std::get_if<games::TextField>(&field);
    if (text != nullptr && text->key != 0) keys.push_back({std::string{text->key}, text->label});
    const auto* seat = std::get_if<games::SeatField>(&field);
    if (seat != nullptr && seat->nobody && seat->nobody->key != 0)
      keys.push_back({std::string{seat->nobody->key}, seat->nobody->label});
  }
  if (entry.reveal) keys.push_back({std::string{entry.reveal->key}, entry.reveal->steps.front().ask});
  for (const games::PaletteCard& card : entry.palette) {
    std::string text;
    for (const char key : card.keys) text += text.empty() ? std::string{key} : fmt::format(" {}", key);
    if (!text.empty()) keys.push_back({text, to_text(card.card)});
  }
  add_keys_of_counts(entry, keys);
}

}  // namespace

HelpView help_view(const games::Info& game, const games::Entry* entry) {
  HelpView help;
  if (entry != nullptr) add_own_keys(*entry, help.keys);
  const std::vector<HelpView::Key> usual{
      {"1 … 9, 0",
       "the seat with that number, 0 the tenth: who won the trick, who captured the card; or a count or a number, "
       "where one is asked"},
      {"t j q k", "the counts 10, 11, 12, 13; higher ones are tapped"},
      {"+", "the rest, where a count is asked: all that is left is this seat's, and the others have none"},
      {"7 c", "a card, where one is asked: rank (2–9, t, j, q, k, a), then suit (c, d, h, s)"},
      {"b c d h s", "a card that counts, as its key shows: noted in this trick, or taken out of it"},
      {"h 5", "a card that counts and has no key of its own: suit, then rank"},
      {"/ 9 s", "any other card, to be noted as captured: it can settle a tie"},
      {"a", "one of several choices, by the letter on it"},
      {"r 3", "the rest of the tricks are seat 3's"},
      {"← →", "go through the tricks to mend one; then a seat or a card, i puts a trick in before it, x takes it out"},
      {"Backspace", "take back the last entry"},
      {"Ctrl+Z, Ctrl+Y", "undo and redo, also after a restart"},
      {"Tab", "quick entry: count at the end of the hand instead of trick by trick"},
      {"Enter", "record the hand, go on, yes"},
      {"Esc", "back, no"},
      {"c",
       "on the page of a past session: correct the hand that is open there; at the table, tap its line of the sheet"},
      {"↑ ↓, Page ↑ ↓",
       "in the list of past sessions, also while its search is being typed: choose one; Enter opens it"},
      {"r", "on the page of a past session: replay the open hand; ← → Home End step through its tricks"},
      {"w", "on the page of a past session: its rules, seats or first dealer were wrong"},
      {"F1", "this page"},
      {"F2",
       "the menu of the hand: who dealt, misdeal, a note, an adjustment, who sits in, rules or seats that were wrong, "
       "stop playing"},
      {"e", "on the page of a past session: write it to a file: document, tables, a page to print"},
      {"Ctrl+C", "copy the session as a message: after a hand, after a game, on the page of a past session"},
      {"F10", "the board for those who look on: a window for another monitor or a TV; again: close it"},
      {"F11", "full screen; on the board's window: the board"},
      {"Ctrl +, Ctrl −", "larger, smaller"},
  };
  help.keys.insert(help.keys.end(), usual.begin(), usual.end());
  help.game = game.name;
  help.rules.assign(game.rules.begin(), game.rules.end());
  for (const games::ScoreLine& line : game.scoring) {
    help.scoring.push_back({std::string{line.what}, std::string{line.worth}});
  }
  return help;
}

}  // namespace nullo::app
