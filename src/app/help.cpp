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
    if (counts->least < 0) add('-', "below 0: before the number's digits, or after them");
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

// What digits and letters answer.
void add_keys_of_asking(const games::Info& game, const games::Entry* entry, std::vector<HelpView::Key>& keys) {
  const auto any = [entry](auto asks) {
    return entry == nullptr || std::any_of(entry->fields.begin(), entry->fields.end(), asks);
  };
  const std::string_view of_tricks = game.has_tricks ? ": who won the trick, who captured the card" : "";
  keys.push_back(
      {"1 … 9, 0",
       fmt::format("the seat with that number, 0 the tenth{}; or a count or a number, where one is asked", of_tricks)});
  if (any([](const games::Field& field) {
        return std::holds_alternative<games::CardField>(field) || std::holds_alternative<games::HandsField>(field);
      })) {
    keys.push_back({"7 c", "a card, where one is asked: rank (2–9, t, j, q, k, a), then suit (c, d, h, s)"});
  }
  if (any([](const games::Field& field) { return std::holds_alternative<games::ChoiceField>(field); })) {
    keys.push_back({"a letter", "one of several choices, as it stands on it"});
  }
  if (entry == nullptr || !entry->can_switch) return;
  keys.push_back({"Tab", entry->other_form.empty()
                             ? "quick entry: count at the end of the hand instead of trick by "
                               "trick, and back"
                             : fmt::format("tell the hand the other way: {}", entry->other_form)});
}

void add_keys_of_tricks(const games::Entry* entry, std::vector<HelpView::Key>& keys) {
  const std::vector<HelpView::Key> usual{
      {"t j q k", "the counts 10, 11, 12, 13; higher ones are tapped"},
      {"+", "the rest, where a count is asked: all that is left is this seat's, and the others have none"},
      {"b c d h s", "a card that counts, as its key shows: noted in this trick, or taken out of it"},
      {"h 5", "a card that counts and has no key of its own: suit, then rank"},
      {"/ 9 s", "any other card, to be noted as captured: it can settle a tie"},
      {"← →", "go through the tricks to mend one; then a seat or a card, i puts a trick in before it, x takes it out"},
  };
  keys.insert(keys.end(), usual.begin(), usual.end());
  if (entry != nullptr) return;  // it has these itself
  keys.push_back({"r 3", "the rest of the tricks are seat 3's"});
  keys.push_back({"Tab", "quick entry: count at the end of the hand instead of trick by trick"});
}

// The letters that mean something there alone.
std::string past_keys(const games::Info& game) {
  return fmt::format(
      "on its page, C corrects the hand that is open there{}; W: its rules, seats{} were wrong; E writes it to a file: "
      "document, tables, a page to print; P plays on where it was stopped early. At the table, tap a hand's line of "
      "the sheet to correct it",
      game.has_tricks ? ", R replays it (← → Home End step through its tricks)" : "",
      game.has_dealer ? " or first dealer" : "");
}

}  // namespace

HelpView help_view(const games::Info& game, const games::Entry* entry) {
  HelpView help;
  if (entry != nullptr) add_own_keys(*entry, help.keys);
  add_keys_of_asking(game, entry, help.keys);
  if (game.has_tricks) add_keys_of_tricks(entry, help.keys);
  help.general = {
      {"Backspace", "take back the last entry"},
      {"Ctrl+Z, Ctrl+Y", "undo and redo, also after a restart"},
      {"Enter", "record the hand, go on, yes"},
      {"Esc", "back, no"},
      {"F1", "this page"},
      {"F2",
       fmt::format("the menu of the hand: {}, a note, an adjustment, who sits in, rules or seats that were wrong, stop "
                   "playing",
                   game.has_dealer ? "who dealt, misdeal" : "begin it again")},
      {"F10", "the board for those who look on: a window for another monitor or a TV; again: close it"},
      {"F11", "full screen; on the board's window: the board"},
      {"Ctrl +, Ctrl −", "larger, smaller"},
      {"Ctrl+C", "copy the session as a message: after a hand, after a game, on the page of a past session"},
      {"↑ ↓, Page ↑ ↓",
       "in the list of past sessions, also while its search is being typed: choose one; Enter opens it"},
      {"A past session", past_keys(game)},
  };
  help.game = game.name;
  help.rules.assign(game.rules.begin(), game.rules.end());
  for (const games::ScoreLine& line : game.scoring) {
    help.scoring.push_back({std::string{line.what}, std::string{line.worth}});
  }
  return help;
}

}  // namespace nullo::app
