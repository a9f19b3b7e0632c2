// Samba's rules and hands from and to JSON. Source: docs/documents.md#samba.
#include <array>

#include <fmt/core.h>

#include "games/samba/kinds.h"
#include "games/samba/samba.h"

namespace nullo::samba {
namespace {

constexpr std::array<std::string_view, 2> kEndWords{"reach", "exceed"};
constexpr std::array<std::string_view, 3> kPenaltyWords{"out_refused", "out_failed", "bad_take"};
constexpr std::string_view kNobody = "none";

constexpr std::array<std::pair<std::string_view, int Team::*>, 5> kCounts{
    {{"natural", &Team::natural},
     {"mixed", &Team::mixed},
     {"sambas", &Team::sambas},
     {"red_threes", &Team::red_threes},
     {"undeclared_red_threes", &Team::undeclared_red_threes}}};

int most_of(std::string_view key) { return key.ends_with("red_threes") ? kRedThrees : kMostMelds; }

std::optional<Entered> read_entered(json::Value value, Faults& faults) {
  if (value.kind() != json::Kind::kObject) {
    const auto points = json::read_integer(value, 0, kPointsInPacks, faults, "an object of cards by kind, or points");
    if (!points) return std::nullopt;
    if (*points % kStep != 0) json::refuse(faults, value, "points that cards come to, a multiple of 5");
    return Entered{static_cast<int>(*points), {}};
  }
  Entered cards;
  json::Object kinds{value, faults};
  for (std::size_t i = 0; i < kKinds; ++i) json::read_number(kinds, kKindKeys[i], 0, kInPacks[i], cards.kinds[i]);
  kinds.refuse_others();
  return cards;
}

std::vector<Penalty> read_penalties(json::Value value, Faults& faults) {
  std::vector<Penalty> penalties;
  if (!json::is_array(value, faults, "a list of penalties")) return penalties;
  if (value.size() > kMostPenalties) {
    json::refuse(faults, value, fmt::format("at most {} penalties", kMostPenalties), fmt::format("{}", value.size()));
    return penalties;
  }
  for (const json::Value item : value) {
    if (const auto word = json::read_word(item, kPenaltyWords, faults)) {
      penalties.push_back(static_cast<Penalty>(*word));
    }
  }
  return penalties;
}

Team read_team(json::Value value, Faults& faults) {
  Team team;
  json::Object object{value, faults, "an object of what a team melded and held"};
  if (const auto melded = object.get("melded")) team.melded = read_entered(*melded, faults);
  if (const auto held = object.get("held")) team.held = read_entered(*held, faults);
  for (const auto& [key, count] : kCounts) json::read_number(object, key, 0, most_of(key), team.*count);
  if (const auto penalties = object.get("penalties")) team.penalties = read_penalties(*penalties, faults);
  object.refuse_others();
  return team;
}

std::optional<Out> read_out(json::Value value, Faults& faults) {
  if (value.kind() == json::Kind::kString && value.text() == kNobody) return Out{};
  if (value.kind() == json::Kind::kString) {
    json::refuse(faults, value, "team 0 or 1, or \"none\"");
    return std::nullopt;
  }
  const auto team = json::read_integer(value, 0, kTeams - 1, faults, "a team");
  return team ? std::optional{Out{static_cast<int>(*team)}} : std::nullopt;
}

void read_teams(json::Value value, Hand& hand, Faults& faults) {
  if (!json::is_array(value, faults, "a list of two teams")) return;
  if (value.size() != kTeams) {
    return json::refuse(faults, value, "two teams", fmt::format("{} of them", value.size()));
  }
  std::size_t number = 0;
  for (const json::Value item : value) {
    Team& team = hand.teams[number++];
    if (!item.is_null()) team = read_team(item, faults);
  }
}

void write_entered(json::Writer& writer, const Entered& cards) {
  if (cards.points) {
    writer.value(*cards.points);
    return;
  }
  writer.begin_object();
  for (std::size_t i = 0; i < kKinds; ++i) {
    if (cards.kinds[i] > 0) writer.member(kKindKeys[i], cards.kinds[i]);
  }
  writer.end_object();
}

void write_team(json::Writer& writer, const Team& team) {
  writer.begin_object();
  if (team.melded) write_entered(writer.key("melded"), *team.melded);
  if (team.held) write_entered(writer.key("held"), *team.held);
  for (const auto& [key, count] : kCounts) {
    if (team.*count > 0) writer.member(key, team.*count);
  }
  if (!team.penalties.empty()) {
    writer.key("penalties").begin_array();
    for (const Penalty penalty : team.penalties) writer.value(kPenaltyWords[static_cast<std::size_t>(penalty)]);
    writer.end_array();
  }
  writer.end_object();
}

}  // namespace

Rules Game::read_rules(json::Object& object, int) {
  Rules rules;
  json::read_number(object, "target", 1, kMostTarget, rules.target);
  json::read_choice(object, "end", kEndWords, rules.end);
  return rules;
}

void Game::write_rules(json::Writer& writer, const Rules& rules) {
  writer.member("target", rules.target);
  writer.member("end", kEndWords[static_cast<std::size_t>(rules.end)]);
}

Hand Game::read_hand(json::Object& object, const Rules&, const games::Deal&) {
  Hand hand;
  if (const auto out = object.get("out")) hand.out = read_out(*out, object.faults());
  if (const auto teams = object.get("teams")) read_teams(*teams, hand, object.faults());
  return hand;
}

void Game::write_hand(json::Writer& writer, const Hand& hand) {
  if (hand.out && hand.out->team) writer.member("out", *hand.out->team);
  if (hand.out && !hand.out->team) writer.member("out", kNobody);
  if (hand.teams == std::array<Team, kTeams>{}) return;
  writer.key("teams").begin_array();
  for (const Team& team : hand.teams) write_team(writer, team);
  writer.end_array();
}

}  // namespace nullo::samba
