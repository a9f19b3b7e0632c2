#include "app/new_session.h"

#include <algorithm>

#include <fmt/core.h>

#include "app/words.h"

namespace nullo::app {
namespace {

constexpr std::size_t kMostCharacters = 64;  // of a name; FORMAT.md

bool is_space(char letter) { return letter == ' ' || letter == '\t' || letter == '\n' || letter == '\r'; }

std::string trimmed(std::string_view text) {
  while (!text.empty() && is_space(text.front())) text.remove_prefix(1);
  while (!text.empty() && is_space(text.back())) text.remove_suffix(1);
  return std::string{text};
}

// Bytes that begin a character, in UTF-8.
std::size_t characters(std::string_view text) {
  return static_cast<std::size_t>(std::count_if(
      text.begin(), text.end(), [](char byte) { return (static_cast<unsigned char>(byte) & 0xC0U) != 0x80U; }));
}

NewSessionView::Option option_view(const games::Option& option) {
  using Kind = NewSessionView::Option::Kind;
  NewSessionView::Option view;
  view.key = option.key;
  view.label = option.label;
  view.help = option.help;
  view.rare = option.rare;
  if (const auto* number = std::get_if<games::Option::Number>(&option.kind)) {
    view.value = number->value;
    view.least = number->least;
    view.most = number->most;
  } else if (const auto* choice = std::get_if<games::Option::Choice>(&option.kind)) {
    view.kind = Kind::kChoice;
    view.words = choice->words;
    view.value = static_cast<int>(choice->value);
    view.most = static_cast<int>(choice->words.size()) - 1;
  } else if (const auto* cards = std::get_if<games::Option::Cards>(&option.kind)) {
    view.kind = Kind::kCards;
    for (const Card card : cards->value) view.cards.push_back(card);
  } else {
    const auto& points = std::get<games::Option::Points>(option.kind);
    view.kind = Kind::kPoints;
    view.least = points.least;
    view.most = points.most;
    view.points = points.value;
  }
  return view;
}

}  // namespace

NewSession::NewSession() : rules_{*games::rules_of(games::all().front().id)} {
  names_.resize(static_cast<std::size_t>(games::info(rules_).least_seats));
}

NewSession::NewSession(const session::Session& earlier) : rules_{earlier.rules} {
  const session::SessionResult result = session::score(earlier);
  names_ = result.hands.empty() ? earlier.players : result.hands.back().players;
  dealer_ = result.hands.empty() ? earlier.first_dealer : result.hands.back().dealer.left(earlier.seats());
}

void NewSession::choose_game(std::string_view id) {
  const std::optional<games::Rules> rules = games::rules_of(id);
  if (!rules) return;
  rules_ = *rules;
  set_players(std::max(static_cast<int>(names_.size()), games::info(rules_).least_seats));
}

void NewSession::choose_preset(std::string_view id) {
  for (const games::PresetInfo& preset : games::presets(games::info(rules_).id)) {
    if (preset.id != id) continue;
    rules_ = preset.rules;
    const int seats = static_cast<int>(names_.size());
    set_players(std::clamp(seats, preset.least_seats, preset.most_seats));
  }
}

void NewSession::set_option(std::string_view key, const games::OptionValue& value) {
  rules_ = games::with_option(rules_, key, value);
}

void NewSession::set_name(Seat seat, std::string_view name) {
  names_[static_cast<std::size_t>(seat.index())] = std::string{name};
}

void NewSession::move(Seat from, Seat to) {
  std::swap(names_[static_cast<std::size_t>(from.index())], names_[static_cast<std::size_t>(to.index())]);
}

void NewSession::set_players(int count) {
  const games::Info& game = games::info(rules_);
  names_.resize(static_cast<std::size_t>(std::clamp(count, game.least_seats, game.most_seats)));
  if (dealer_.index() >= static_cast<int>(names_.size())) dealer_ = Seat{0};
}

void NewSession::set_dealer(Seat seat) { dealer_ = seat; }

std::string NewSession::problem_at(std::size_t place) const {
  const std::string name = trimmed(names_[place]);
  if (name.empty()) return {};
  if (characters(name) > kMostCharacters) return fmt::format("A name has at most {} characters", kMostCharacters);
  for (std::size_t i = 0; i < place; ++i) {
    if (trimmed(names_[i]) == name) return fmt::format("{} sits here twice", name);
  }
  return {};
}

std::optional<std::string> NewSession::why_not() const {
  const auto empty =
      std::count_if(names_.begin(), names_.end(), [](const auto& name) { return trimmed(name).empty(); });
  if (empty > 0) return fmt::format("{} {} empty", empty, empty == 1 ? "place is" : "places are");
  for (std::size_t i = 0; i < names_.size(); ++i) {
    if (const std::string problem = problem_at(i); !problem.empty()) return problem;
  }
  if (std::string problem = games::problem(rules_, static_cast<int>(names_.size())); !problem.empty()) return problem;
  return std::nullopt;
}

session::Session NewSession::start(std::string id, std::string now) const {
  session::Session session;
  session.id = std::move(id);
  session.rules = rules_;
  for (const std::string& name : names_) session.players.push_back(trimmed(name));
  session.first_dealer = dealer_;
  session.started_at = std::move(now);
  session.hands.emplace_back();
  session.hands.back().facts = games::empty_hand(rules_);
  return session;
}

NewSessionView NewSession::view(const std::vector<std::string>& remembered) const {
  NewSessionView view;
  const games::Info& chosen = games::info(rules_);
  for (const games::Info& game : games::all()) {
    view.games.push_back(
        {std::string{game.id}, std::string{game.name}, std::string{game.summary}, {}, game.id == chosen.id});
  }
  for (const games::PresetInfo& preset : games::presets(chosen.id)) {
    view.presets.push_back({std::string{preset.id}, std::string{preset.name}, std::string{preset.sentence},
                            std::string{preset.source}, preset.rules == rules_});
  }
  for (const games::Option& option : games::options(rules_)) view.options.push_back(option_view(option));
  view.length = games::length(rules_);
  view.least_seats = chosen.least_seats;
  view.most_seats = chosen.most_seats;
  for (std::size_t i = 0; i < names_.size(); ++i) {
    view.places.push_back({names_[i], problem_at(i), static_cast<int>(i) == dealer_.index()});
  }
  for (const std::string& name : remembered) {
    const bool seated =
        std::any_of(names_.begin(), names_.end(), [&name](const auto& other) { return trimmed(other) == name; });
    if (!seated) view.remembered.push_back(name);
  }
  const std::optional<std::string> reason = why_not();
  view.can_start = !reason;
  view.why_not = reason.value_or("");
  return view;
}

}  // namespace nullo::app
