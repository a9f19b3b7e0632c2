// One row of a page's table of keys. What a key does, what F1 says of it, and which key a button shows all come from
// these rows; those of a page are in its folder (page_keys.h), those of every page in app/page_keys.h.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <variant>

#include <fmt/format.h>

#include "app/intent.h"
#include "games/sentence.h"
#include "text/sentence.h"

namespace nullo::app {

// ---- what a key means: an intent, or something that only the window can do
struct PressButton {};  // the button that the row names
struct TypeIt {};       // the character is entered at the table
struct PressFocus {};   // the button that has the focus
struct FullScreen {};
enum class MoveFocus { kBack, kOn };
enum class ScrollPage { kPageUp, kPageDown, kHome, kEnd };
// In a list, also while its search is being typed.
enum class InList { kUp, kDown, kPageUp, kPageDown, kHome, kEnd, kOpen, kLeave };

// std::monostate: a text field takes the key by itself.
using KeyMeaning =
    std::variant<std::monostate, Intent, PressButton, TypeIt, PressFocus, FullScreen, MoveFocus, ScrollPage, InList>;

inline constexpr std::string_view kAnyLetter = "a letter";

template <class Page>
struct KeyRow {
  std::string_view key;  // as on a keyboard: "Enter", "Ctrl+Z", "Page ↑"; a letter as its button shows it
  text::Sentence text;   // what it does, for F1; empty: the table's entry says it (app/help/keys.h)
  KeyMeaning (*means)(const Page& page) = nullptr;
  std::string_view button = {};               // what it presses, and what shows it; empty: nothing
  bool (*there)(const Page& page) = nullptr;  // whether it works now; nullptr: always

  [[nodiscard]] bool is_there(const Page& page) const { return there == nullptr || there(page); }
};

// For a row that always means the same.
template <auto kMeaning, class Page>
KeyMeaning means(const Page& /*page*/) {
  return kMeaning;
}

// A row as it is now.
struct PageKey {
  std::string key;
  text::Sentence text;
  std::string button;
  KeyMeaning meaning;
  bool works = true;
};

// Whether the pressed key is this one: letters, large or small, are the same.
bool is_key(std::string_view key, std::string_view pressed);

// The key that a button shows: the first one that presses it now, or would if it could. Empty: none. `works`: whether a
// row does now.
template <class Rows, class Works>
std::string_view key_among(const Rows& rows, std::string_view button, const Works& works) {
  std::string_view other;
  for (const auto& row : rows) {
    if (row.button != button) continue;
    if (works(row)) return row.key;
    if (other.empty()) other = row.key;
  }
  return other;
}
inline std::string_view key_in(std::span<const PageKey> keys, std::string_view button) {
  return key_among(keys, button, [](const PageKey& key) { return key.works; });
}
// By the table of one page.
template <class Page>
std::string_view key_of(const Page& page, std::string_view button) {
  return key_among(key_rows(page), button, [&page](const KeyRow<Page>& row) { return row.is_there(page); });
}

// "Keep it (Enter)", with the sign of a key.
inline std::string with_key(std::string_view label, std::string_view key) {
  return key.empty() ? std::string{label} : fmt::format("{}{} ({})", label, games::kKeySign, key);
}

}  // namespace nullo::app
