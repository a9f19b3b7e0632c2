#include "app/help/help.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <string>
#include <string_view>
#include <utility>
#include <variant>

#include "app/page_keys.h"
#include "base/unicode.h"
#include "games/registry.h"
#include "games/words.h"
#include "session/words.h"
#include "text/parts.h"
#include "text/say.h"

namespace nullo::app {
namespace {

using Keys = std::vector<HelpView::Key>;

// Keys that stand side by side: "← →", "Page ↑ ↓".
constexpr std::array<std::pair<std::string_view, std::string_view>, 4> kPairs{
    {{"←", "→"}, {"↑", "↓"}, {"Page ↑", "Page ↓"}, {"Home", "End"}}};

void add_behind(std::string& keys, std::string_view before, std::string_view next) {
  const bool pair = std::ranges::find(kPairs, std::pair{before, next}) != kPairs.end();
  keys += pair ? " " : ", ";
  keys += pair ? next.substr(next.rfind(' ') + 1) : next;
}

// A letter as it stands on the keyboard.
std::string large(const std::string& key) { return key.size() == 1 ? unicode::capitalized(key) : key; }

Keys lines_that_work(std::vector<PageKey> keys) {
  std::erase_if(keys, [](const PageKey& key) { return !key.works; });
  return lines_of(keys);
}

}  // namespace

Keys keys_of_offers(const games::Entry& entry) {
  Keys keys;
  for (const games::Field& field : entry.fields) {
    const auto* offer = std::get_if<games::ChoiceField>(&field);
    if (offer == nullptr || !offer->offered) continue;
    for (const games::ChoiceField::Choice& one : offer->choices)
      keys.push_back({std::string{one.key}, text::labelled(offer->label, one.label)});
  }
  return keys;
}

Keys lines_of(const std::vector<PageKey>& keys) {
  Keys lines;
  const PageKey* before = nullptr;
  for (const PageKey& key : keys) {
    if (key.text.empty()) continue;
    if (before != nullptr && before->text == key.text) {
      add_behind(lines.back().keys, before->key, key.key);
    } else {
      lines.push_back({key.key == kAnyLetter ? text::say("a letter") : large(key.key), text::say(key.text)});
    }
    before = &key;
  }
  return lines;
}

void add_keys(HelpView& help, const View& page) {
  std::ranges::move(lines_that_work(keys_of_page(page)), std::back_inserter(help.keys));
  help.general = lines_that_work(keys_of_every_page(page));
}

HelpView help_view(const games::Rules& rules, Keys keys) {
  HelpView help = help_view(games::info(rules), std::move(keys));
  help.game = games::name(rules);
  for (session::Agreed& agreed : session::agreed_on(rules))
    help.agreed.push_back({std::move(agreed.what), std::move(agreed.value)});
  return help;
}

HelpView help_view(const games::Info& game, Keys keys) {
  HelpView help;
  help.keys = std::move(keys);
  help.game = text::say(game.name);
  for (const text::Sentence rule : game.rules) help.rules.push_back(text::say(rule));
  for (const games::ScoreLine& line : game.scoring) {
    help.scoring.push_back({text::say(line.what), text::say(line.worth)});
  }
  return help;
}

}  // namespace nullo::app
