#include "app/words.h"

#include <algorithm>
#include <ctime>

#include <fmt/format.h>

#include "games/words.h"

namespace nullo::app {
namespace {

struct OptionText {
  std::string operator()(const games::Option::Number& number) const { return fmt::format("{}", number.value); }
  std::string operator()(const games::Option::Choice& choice) const { return choice.words[choice.value]; }
  std::string operator()(const games::Option::Cards& cards) const {
    return cards.value.empty() ? "none" : games::join_cards(cards.value);
  }
  std::string operator()(const games::Option::Points& points) const {
    std::vector<std::string> texts;
    for (const games::CardPoints& each : points.value) {
      const std::string card = each.rank ? to_text(Card{*each.rank, each.suit}) : std::string{to_text(each.suit)};
      texts.push_back(fmt::format("{} {}", card, total_text(each.points)));
    }
    return texts.empty() ? "none" : join(texts);
  }
};

bool is_space(char letter) { return letter == ' ' || letter == '\t' || letter == '\n' || letter == '\r'; }

std::string option_text(const games::Option& option) { return std::visit(OptionText{}, option.kind); }

// The preset that these rules are; nothing where they are own ones.
std::optional<std::string_view> preset_name(const games::Rules& rules) {
  for (const games::PresetInfo& preset : games::presets(games::info(rules).id)) {
    if (preset.rules == rules) return preset.name;
  }
  return std::nullopt;
}

}  // namespace

std::string local_time(std::string_view utc) {
  std::tm parts{};
  if (strptime(std::string{utc}.c_str(), "%Y-%m-%dT%H:%M:%S", &parts) == nullptr) return std::string{utc};
  const std::time_t moment = timegm(&parts);
  std::tm local{};
  localtime_r(&moment, &local);
  return fmt::format("{:04}-{:02}-{:02} {:02}:{:02}", local.tm_year + 1900, local.tm_mon + 1, local.tm_mday,
                     local.tm_hour, local.tm_min);
}

std::string join(const std::vector<std::string>& items) {
  std::string text;
  for (const std::string& item : items) {
    if (!text.empty()) text += ", ";
    text += item;
  }
  return text;
}

std::string outcome(const games::Info& game, const std::vector<std::string>& players,
                    const session::SessionResult& result) {
  if (!result.finished || result.winners.empty()) return {};
  const games::Names names = session::names_of(players);
  const std::string who = games::join_names(result.winners, names);
  const std::string score = total_text(result.totals[result.winners.front()]);
  const bool shared = result.winners.size() > 1;
  return fmt::format("{} {} with {} {}{}", who, shared ? "share the win" : "wins", score, game.unit,
                     result.totals[result.winners.front()] == 1 ? "" : "s");
}

std::string rules_text(const games::Rules& rules) {
  if (const auto preset = preset_name(rules)) return std::string{*preset};
  const std::vector<games::Option> usual = games::options(*games::rules_of(games::info(rules).id));
  std::vector<std::string> differences;
  for (const games::Option& option : games::options(rules)) {
    const auto same = std::find_if(usual.begin(), usual.end(), [&option](const games::Option& other) {
      return other.key == option.key && option_text(other) == option_text(option);
    });
    if (same == usual.end()) differences.push_back(fmt::format("{}: {}", option.label, option_text(option)));
  }
  return fmt::format("{}", fmt::join(differences, "; "));  // what is within one has commas
}

std::string trimmed(std::string_view text) {
  while (!text.empty() && is_space(text.front())) text.remove_prefix(1);
  while (!text.empty() && is_space(text.back())) text.remove_suffix(1);
  return std::string{text};
}

// Bytes that begin a character.
std::size_t characters(std::string_view text) {
  return static_cast<std::size_t>(std::count_if(
      text.begin(), text.end(), [](char byte) { return (static_cast<unsigned char>(byte) & 0xC0U) != 0x80U; }));
}

std::string game_text(const games::Rules& rules) {
  const games::Info& game = games::info(rules);
  if (rules == *games::rules_of(game.id)) return std::string{game.name};
  return fmt::format("{}, {}", game.name, preset_name(rules).value_or("own rules"));
}

std::string name_problem(std::span<const std::string> names, std::size_t place) {
  const std::string name = trimmed(names[place]);
  if (name.empty()) return {};
  if (characters(name) > kMostCharacters) return fmt::format("A name has at most {} characters", kMostCharacters);
  for (const std::string& other : names.first(place)) {
    if (trimmed(other) == name) return fmt::format("{} sits here twice", name);
  }
  return {};
}

std::string total_text(Amount amount) { return amount < 0 ? fmt::format("−{}", -amount) : fmt::format("{}", amount); }

}  // namespace nullo::app
