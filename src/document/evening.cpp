#include "document/evening.h"

#include <array>
#include <span>
#include <utility>

#include "core/name.h"
#include "document/read_each.h"
#include "json/reader.h"
#include "json/writer.h"
#include "standings/season.h"

namespace nullo::document {
namespace {

using draws::Plan;

constexpr std::array<std::string_view, 3> kHows{"spread", "standing", "random"};  // in the order of the enumerators

std::vector<std::string> read_names(json::Value list, Faults& faults) {
  std::vector<std::string> names;
  read_items(list, draws::kMostHere, text::mark("names"), faults, [&](json::Value item) {
    if (auto name = json::read_line(item, kLongestName, faults, text::mark("a name")))
      names.push_back(*std::move(name));
  });
  return names;
}

std::vector<std::string> names_at(json::Object& object, std::string_view key) {
  const auto list = object.get(key);
  return list ? read_names(*list, object.faults()) : std::vector<std::string>{};
}

Plan::Round read_round(json::Value value, Faults& faults) {
  json::Object object{value, faults};
  Plan::Round round{.tables = {}, .byes = names_at(object, "byes")};
  read_each(object, "tables", draws::kMostHere, text::mark("tables"),
            [&](json::Value table) { round.tables.push_back(read_names(table, faults)); });
  object.refuse_others();
  return round;
}

void write_names(json::Writer& out, std::span<const std::string> names) {
  out.begin_array();
  for (const std::string& name : names) out.value(name);
  out.end_array();
}

}  // namespace

Result<Plan> read_evening(std::string_view text) {
  Faults faults;
  json::Tree tree;
  if (!tree.parse(text, faults)) return tl::unexpected{std::move(faults)};
  json::Object object{tree.root(), faults};
  Plan plan;
  if (const auto began = object.get("began")) plan.began = json::read_time(*began, faults).value_or("");
  plan.people = names_at(object, "people");
  json::read_number(object, "seats", draws::kFewestAtTable, draws::kMostAtTable, plan.seats);
  json::read_choice(object, "how", kHows, plan.how);
  json::read_number(object, "rounds", 1, draws::kMostRoundsDrawn, plan.rounds);
  read_each(object, "drawn", standings::kMostInSeason, text::mark("rounds"),
            [&](json::Value round) { plan.drawn.push_back(read_round(round, faults)); });
  if (object.get("place_points")) plan.place_points.clear();
  read_each(object, "place_points", standings::kMostInSeason, text::mark("points"), [&](json::Value points) {
    if (const auto number = json::read_integer(points, 0, standings::kMostPlacePoints, faults))
      plan.place_points.push_back(static_cast<int>(*number));
  });
  object.refuse_others();
  if (!faults.empty()) return tl::unexpected{std::move(faults)};
  return plan;
}

std::string write_evening(const Plan& plan) {
  json::Writer out;
  out.begin_object();
  if (!plan.began.empty()) out.member("began", plan.began);
  out.key("people");
  write_names(out, plan.people);
  out.member("seats", plan.seats).member("how", kHows.at(static_cast<std::size_t>(plan.how)));
  out.member("rounds", plan.rounds).key("drawn").begin_array();
  for (const Plan::Round& round : plan.drawn) {
    out.begin_object().key("tables").begin_array();
    for (const std::vector<std::string>& table : round.tables) write_names(out, table);
    out.end_array().key("byes");
    write_names(out, round.byes);
    out.end_object();
  }
  out.end_array().key("place_points").begin_array();
  for (const int points : plan.place_points) out.value(points);
  return out.end_array().end_object().take();
}

}  // namespace nullo::document
