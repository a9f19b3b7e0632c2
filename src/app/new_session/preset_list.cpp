#include "app/new_session/preset_list.h"

#include <algorithm>

#include <fmt/core.h>

#include "app/words.h"
#include "base/local_time.h"
#include "text/date.h"
#include "text/say.h"

namespace nullo::app {
namespace {

std::string players_text(const games::PresetInfo& preset, const games::Info& game) {
  if (preset.least_seats <= game.least_seats && preset.most_seats >= game.most_seats) return {};
  if (preset.least_seats == preset.most_seats)
    return text::say_count(preset.least_seats, "{count} player", "{count} players");
  return text::say("{least} to {most} players", preset.least_seats, preset.most_seats);
}

OfferedRules offer(const games::PresetInfo& preset, const games::Info& game) {
  OfferedRules offered;
  offered.rules = preset.rules;
  offered.id = preset.id;
  offered.name = text::say(preset.name);
  offered.sentence = text::say(preset.sentence);
  offered.source = preset.source;
  offered.players = players_text(preset, game);
  offered.least_seats = preset.least_seats;
  offered.most_seats = preset.most_seats;
  return offered;
}

OfferedRules offer(const store::OwnRules& own) {
  OfferedRules offered;
  offered.rules = own.rules;
  offered.id = own_id(own.name);
  offered.name = own.name;
  offered.sentence = rules_text(own.rules);
  offered.source = text::say("Your own, kept {day}", text::date(nullo::local_time(own.kept_at).substr(0, 10)));
  offered.own = true;
  offered.least_seats = offered.most_seats = own.seats;
  return offered;
}

}  // namespace

std::string own_id(std::string_view name) { return fmt::format("own/{}", name); }

std::vector<OfferedRules> offered_rules(const games::Info& game, const store::KeptRules& kept) {
  std::vector<OfferedRules> all;
  for (const store::OwnRules& own : kept.rules) {
    if (games::info(own.rules).id == game.id) all.push_back(offer(own));
  }
  for (const games::PresetInfo& preset : games::presets(game.id)) all.push_back(offer(preset, game));
  return all;
}

std::optional<std::size_t> chosen_rules(const std::vector<OfferedRules>& offered, const games::Rules& rules,
                                        std::string_view id, int seats) {
  std::optional<std::size_t> found;
  int best = 0;
  for (std::size_t i = 0; i < offered.size(); ++i) {
    const OfferedRules& each = offered[i];
    if (each.rules != rules) continue;
    const bool for_so_many = seats >= each.least_seats && seats <= each.most_seats;
    const int worth = each.id == id ? 3 : for_so_many ? 2 : 1;
    if (worth <= best) continue;
    best = worth;
    found = i;
  }
  return found;
}

std::string house_name(const store::KeptRules& kept, const games::Rules& rules, int seats) {
  if (kept.rules.empty()) return {};
  const std::vector<OfferedRules> offered = offered_rules(games::info(rules), kept);
  const std::optional<std::size_t> found = chosen_rules(offered, rules, {}, seats);
  return found && offered[*found].own ? offered[*found].name : std::string{};
}

std::string house_name(store::Store& store, const session::Session& session) {
  if (session::preset_of(session.rules)) return {};
  return house_name(store.own_rules(games::info(session.rules).id), session.rules, session.seats());
}

int fitting_seats(const OfferedRules& offered, int seats) {
  if (offered.own && games::problem(offered.rules, seats).empty()) return seats;
  return games::fitting_seats(games::info(offered.rules), std::clamp(seats, offered.least_seats, offered.most_seats));
}

}  // namespace nullo::app
