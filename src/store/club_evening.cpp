#include "store/club_evening.h"

#include <vector>

#include "base/local_time.h"
#include "document/evening.h"
#include "store/database.h"
#include "store/people.h"

namespace nullo::store {
namespace {

constexpr std::string_view kEveningKey = "club_evening";

}  // namespace

draws::Plan read_plan(Database& database) {
  draws::Plan plan = document::read_evening(plan_document(database)).value_or(draws::Plan{});
  const auto present = [&](std::vector<std::string>& names) {
    for (std::string& name : names) name = present_name(database, name);
  };
  present(plan.people);
  for (draws::Plan::Round& round : plan.drawn) {
    present(round.byes);
    for (std::vector<std::string>& table : round.tables) present(table);
  }
  return plan;
}

void write_plan(Database& database, const draws::Plan& plan) {
  write_plan_document(database, document::write_evening(plan));
}

std::string plan_document(Database& database) { return read_setting(database, kEveningKey).value_or(""); }

void write_plan_document(Database& database, std::string_view document) {
  write_setting(database, kEveningKey, document);
}

bool holds(const draws::Plan& plan, const draws::Plan& other) {
  const std::string evening = evening_of(plan.began);
  const std::string of_other = evening_of(other.began);
  return evening != of_other ? evening > of_other : plan.began <= other.began;
}

}  // namespace nullo::store
