#include "gui/kit/labels.h"

#include <algorithm>
#include <cctype>
#include <cstddef>
#include <optional>
#include <string_view>

#include <fmt/format.h>

#include "core/card.h"
#include "gui/kit/widgets.h"
#include "text/parts.h"
#include "text/say.h"

namespace nullo::gui {

namespace {

using Target = Recorder::Target;
using Text = Recorder::Text;

float area(const Rect& r) { return r.width() * r.height(); }

// What has scrolled out of sight stands only on targets that have, too.
bool stands_on(const Text& text, const Target& target) {
  const Point middle = text.rect.center();
  if (text.clip.contains(middle)) return target.rect.contains(middle);
  return target.scrolled && target.rect.empty() && target.whole.contains(middle);
}

// The smallest target on which the words stand.
std::optional<std::size_t> target_under(const Recorder& frame, const Text& text) {
  std::optional<std::size_t> smallest;
  for (std::size_t i = 0; i < frame.targets.size(); ++i) {
    const Target& target = frame.targets[i];
    if (!stands_on(text, target)) continue;
    if (!smallest || area(target.whole) < area(frame.targets[*smallest].whole)) smallest = i;
  }
  return smallest;
}

bool is_key(const Recorder& frame, const Target& target, std::string_view text) {
  return std::ranges::any_of(
      frame.keys, [&](const Recorder::Key& each) { return each.target == target.name && key_name(each.key) == text; });
}

// Without the sign that it begins with: "↶  Undo", "✓ Keep the screen awake".
std::string_view without_sign(std::string_view text) {
  for (const std::string_view sign : {"↶", "✓", "›", "▲", "▼"}) {
    if (!text.starts_with(sign)) continue;
    text.remove_prefix(sign.size());
    return text.substr(std::min(text.find_first_not_of(' '), text.size()));
  }
  return text;
}

// "players/less": "Less players"; "step/bad_take/1/more": "More step bad take 1".
std::string called(std::string_view name) {
  constexpr std::string_view kLess = "/less";
  constexpr std::string_view kMore = "/more";
  const bool less = name.ends_with(kLess);
  const bool more = name.ends_with(kMore);
  if (less || more) name.remove_suffix(kLess.size());
  std::string words{name};
  std::ranges::replace_if(words, [](char c) { return c == '/' || c == '_'; }, ' ');
  if (less) return text::say("Less {target}", words);
  if (more) return text::say("More {target}", words);
  words.front() = static_cast<char>(std::toupper(static_cast<unsigned char>(words.front())));
  return words;
}

// The card or suit that the target's name ends with: "pick/7C", "set/charged/AH", "choice/C".
std::string card_in(std::string_view name) {
  const std::string_view last = name.substr(name.rfind('/') + 1);
  if (last == name) return {};
  if (const std::optional<Card> card = parse_card(last)) return to_text(*card);
  if (const std::optional<Suit> suit = parse_suit(last)) return suit_name(*suit);
  return {};
}

std::string label_of(const Target& target, const std::string& words) {
  if (target.field) return text::labelled(called(target.name), target.typed);
  if (target.name == "undo" && !words.starts_with(text::say("Undo"))) return text::say("Undo {action}", words);
  const std::string card = card_in(target.name);
  if (!card.empty() && words.find(card) == std::string::npos)
    return can_be_read_aloud(words) ? fmt::format("{}, {}", card, words) : card;
  return can_be_read_aloud(words) ? words : called(target.name);
}

}  // namespace

bool can_be_read_aloud(std::string_view text) {
  constexpr unsigned char kFirstOfLetters = 0xC3;
  constexpr unsigned char kFirstOfSigns = 0xE2;  // U+2000 on: arrows, suits, stars
  return std::ranges::any_of(text, [](unsigned char byte) {
    return std::isalnum(byte) != 0 || (byte >= kFirstOfLetters && byte < kFirstOfSigns);
  });
}

std::vector<std::string> labels(const Recorder& frame) {
  std::vector<std::string> words(frame.targets.size());
  for (const Text& text : frame.texts) {
    if (!text.live) continue;
    const std::optional<std::size_t> at = target_under(frame, text);
    if (!at || is_key(frame, frame.targets[*at], text.text)) continue;
    const std::string_view said = without_sign(text.text);
    if (!words[*at].empty() && !said.empty()) words[*at] += ' ';
    words[*at] += said;
  }
  std::vector<std::string> all;
  for (std::size_t i = 0; i < words.size(); ++i) all.push_back(label_of(frame.targets[i], words[i]));
  return all;
}

}  // namespace nullo::gui
