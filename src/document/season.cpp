#include "document/season.h"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>
#include <vector>

#include "core/name.h"
#include "document/head_reader.h"
#include "document/read_each.h"
#include "games/registry.h"
#include "json/reader.h"
#include "json/uuid.h"
#include "session/limits.h"
#include "text/say.h"

namespace nullo::document {
namespace {

using standings::Adjustment;
using standings::Season;

constexpr std::size_t kLongestGame = 64;  // characters of an id
// In the order of the enumerators.
constexpr std::array<std::string_view, 3> kCounts{"places", "points", "rating"};
constexpr std::array<std::string_view, 2> kTotals{"sum", "mean"};
constexpr std::array<std::string_view, 2> kRounds{"day", "session"};

const games::Info* find_game(std::string_view id) {
  const auto found = std::ranges::find(games::all(), id, &games::Info::id);
  return found == games::all().end() ? nullptr : &*found;
}

// The game as games::listed_as() says it; empty: all games.
std::string read_listed(json::Object& object, Source source) {
  const auto value = object.get("game");
  const auto called = object.get("game_name");
  Faults& faults = object.faults();
  if (!value) {
    if (called) json::refuse(faults, *called, text::mark("no \"game_name\" without a \"game\""), called->said());
    return {};
  }
  std::string id = json::read_line(*value, kLongestGame, faults, text::mark("the id of a game")).value_or("");
  const games::Info* game = find_game(id);
  if (game == nullptr && source == Source::kDocument && !id.empty()) {
    std::vector<std::string_view> ids;
    for (const games::Info& info : games::all()) ids.push_back(info.id);
    json::read_word(*value, ids, faults);
  }
  if (game != nullptr && game->only_scores && !called)
    (void)object.require("game_name", text::mark("\"game_name\", what the table calls it"));
  if (!called) return id;
  if (game != nullptr && !game->only_scores)
    json::refuse(faults, *called, text::mark("no \"game_name\" of a game that has its own name"), called->said());
  return id + "/" + json::read_line(*called, kLongestName, faults, text::mark("the name of a game")).value_or("");
}

// As the store has them. Which rules a game can have may depend on how many play: it is enough that some number can
// play by them.
std::string read_season_rules(json::Value value, std::string_view game_id, Faults& faults) {
  const games::Info* game = find_game(game_id);
  if (game == nullptr) {  // refused already, unless it is from elsewhere
    if (value.kind() != json::Kind::kObject) json::refuse(faults, value, kOptions);
    return {};
  }
  Faults last;
  for (int seats = game->least_seats; seats <= game->most_seats; seats += game->seats_step) {
    last = {};
    const games::Rules rules = read_rules_of(*game, value, value, seats, last);
    if (last.empty()) return write_rules(rules);
  }
  for (const Fault& fault : last.kept()) faults.add(fault);
  return {};
}

void read_counting(json::Object& object, Season& season) {
  Faults& faults = object.faults();
  (void)object.require("counts", text::mark("\"counts\", \"places\", \"points\" or \"rating\""));
  json::read_choice(object, "counts", kCounts, season.counts);
  read_each(object, "place_points", standings::kMostInSeason, text::mark("points"), [&](json::Value item) {
    const auto points = json::read_integer(item, 0, standings::kMostPlacePoints, faults);
    season.place_points.push_back(static_cast<int>(points.value_or(0)));
  });
  const bool by_places = season.counts == Season::Counts::kPlaces;
  const auto points =
      by_places
          ? object.require("place_points", text::mark("\"place_points\", what each place gives, the first one first"))
          : object.get("place_points");
  if (points && !by_places)
    json::refuse(faults, *points, text::mark("no \"place_points\" unless \"places\" count"), points->said());
  if (points && by_places && points->kind() == json::Kind::kArray && points->size() == 0)
    json::refuse(faults, *points, text::mark("the points of one place at least"), text::mark("none"));
  json::read_choice(object, "total", kTotals, season.total);
  json::read_choice(object, "rounds", kRounds, season.rounds);
  json::read_number(object, "best", 1, standings::kMostRounds, season.best);
  json::read_number(object, "least", 1, standings::kMostRounds, season.least);
  if (season.counts != Season::Counts::kRating) return;
  // A rating is what all games say of somebody.
  for (const char* key : {"total", "best"})
    if (const auto value = object.get(key))
      json::refuse(faults, *value, text::say("no \"{key}\" where the rating counts", key), value->said());
}

Adjustment read_season_adjustment(json::Value value, Faults& faults, Source source) {
  Adjustment adjustment;
  json::Object object{value, faults};
  if (const auto player = object.require("player", text::mark("\"player\", a name")))
    adjustment.person = read_name(*player, {}, faults, source).value_or("");
  if (const auto points = object.require("points", text::mark("\"points\", a whole number")))
    adjustment.points = static_cast<int>(
        json::read_integer(*points, -standings::kMostAdjusted, standings::kMostAdjusted, faults).value_or(0));
  adjustment.note = read_note(object, source);
  object.refuse_others();
  return adjustment;
}

Season read_members(json::Object& object, Source source) {
  Faults& faults = object.faults();
  Season season;
  read_format(object, kSeasonFormat);
  season.id = read_id(object, "id");
  if (const auto name = object.require("name", text::mark("\"name\", what the season is called")))
    season.name = read_name(*name, {}, faults, source).value_or("");
  season.game = read_listed(object, source);
  if (const auto rules = object.get("rules")) {
    if (season.game.empty()) json::refuse(faults, *rules, text::mark("no \"rules\" without a \"game\""), rules->said());
    season.rules = read_season_rules(*rules, games::id_of_listed(season.game), faults);
  }
  for (auto [key, day] : {std::pair{"from", &season.from}, std::pair{"until", &season.until}})
    if (const auto value = object.get(key)) *day = json::read_day(*value, faults).value_or("");
  if (!season.from.empty() && !season.until.empty() && season.until < season.from)
    json::refuse(faults, *object.get("until"), text::say("a day that is not before \"from\", {day}", season.from));
  read_each(object, "players", standings::kMostInSeason, text::mark("names"), [&](json::Value item) {
    season.people.push_back(read_name(item, season.people, faults, source).value_or(""));
  });
  read_counting(object, season);
  read_each(object, "adjustments", standings::kMostInSeason, text::mark("adjustments"),
            [&](json::Value item) { season.adjustments.push_back(read_season_adjustment(item, faults, source)); });
  read_each(object, "left_out", standings::kMostLeftOut, text::mark("ids of sessions"),
            [&](json::Value item) { season.left_out.push_back(json::read_uuid(item, faults).value_or("")); });
  object.refuse_others();
  return season;
}

template <class Each>
void write_each(json::Writer& out, std::string_view key, const Each& each) {
  if (each.empty()) return;
  out.key(key).begin_array();
  for (const auto& item : each) out.value(item);
  out.end_array();
}

void write_if_any(json::Writer& out, std::string_view key, std::string_view text) {
  if (!text.empty()) out.member(key, text);
}

void write_counting(json::Writer& out, const Season& season) {
  out.member("counts", kCounts.at(static_cast<std::size_t>(season.counts)));
  write_each(out, "place_points", season.place_points);
  if (season.total != Season::Total::kSum) out.member("total", kTotals.at(static_cast<std::size_t>(season.total)));
  if (season.rounds != Season::Rounds::kDay) out.member("rounds", kRounds.at(static_cast<std::size_t>(season.rounds)));
  if (season.best > 0) out.member("best", season.best);
  if (season.least > 0) out.member("least", season.least);
}

}  // namespace

Result<Season> read_season(std::string_view text, Source source) {
  Faults faults;
  json::Tree tree;
  if (text.size() > kLongestSeason) {
    faults.add({"", text::say("at most {most} bytes", std::to_string(kLongestSeason)), std::to_string(text.size())});
    return tl::unexpected{std::move(faults)};
  }
  if (!tree.parse(text, faults)) return tl::unexpected{std::move(faults)};
  json::Object object{tree.root(), faults, text::mark("a season document, an object with \"format\"")};
  if (!faults.empty()) return tl::unexpected{std::move(faults)};
  Season season = read_members(object, source);
  if (!faults.empty()) return tl::unexpected{std::move(faults)};
  return season;
}

std::string write_season(const Season& season, json::Writer::Style style) {
  json::Writer out{style};
  out.begin_object().member("format", kSeasonFormat).member("version", kVersion);
  write_if_any(out, "id", season.id);
  out.member("name", season.name);
  const std::string_view id = games::id_of_listed(season.game);
  write_if_any(out, "game", id);
  if (id.size() < season.game.size()) out.member("game_name", std::string_view{season.game}.substr(id.size() + 1));
  if (!season.rules.empty()) out.key("rules").raw(season.rules);
  write_if_any(out, "from", season.from);
  write_if_any(out, "until", season.until);
  write_each(out, "players", season.people);
  write_counting(out, season);
  if (!season.adjustments.empty()) {
    out.key("adjustments").begin_array();
    for (const Adjustment& each : season.adjustments) {
      out.begin_object().member("player", each.person).member("points", each.points);
      write_if_any(out, "note", each.note);
      out.end_object();
    }
    out.end_array();
  }
  write_each(out, "left_out", season.left_out);
  return out.end_object().take();
}

}  // namespace nullo::document
