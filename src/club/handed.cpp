#include "club/handed.h"

#include <optional>
#include <string_view>

#include <fmt/format.h>

#include "json/reader.h"
#include "json/writer.h"
#include "session/limits.h"

namespace nullo::club {

namespace {

Account read_account(json::Object& object, std::string_view key) {
  const auto value = object.require(key, fmt::format("\"{}\", an account like \"seat:0\"", key));
  if (!value) return Account::bank();
  const auto account = value->kind() == json::Kind::kString ? parse_account(value->text()) : std::nullopt;
  if (!account) json::refuse(object.faults(), *value, "an account: \"seat:0\", \"pot:1\" or \"bank\"");
  return account.value_or(Account::bank());
}

Handing read_handing(json::Value value, Faults& faults) {
  json::Object object{value, faults};
  Handing handing{read_account(object, "from"), read_account(object, "to")};
  if (const auto amount = object.require("amount", "\"amount\", a whole number"))
    handing.amount = json::read_integer(*amount, 1, session::kMostMoved, faults).value_or(1);
  object.refuse_others();
  return handing;
}

}  // namespace

std::string write_handed(std::span<const Handing> handed) {
  json::Writer out;
  out.begin_array();
  for (const Handing& step : step_by_step(handed))
    out.begin_object()
        .member("from", to_string(step.from))
        .member("to", to_string(step.to))
        .member("amount", step.amount)
        .end_object();
  out.end_array();
  return out.take();
}

std::vector<Handing> read_handed(json::Value value, Faults& faults) {
  std::vector<Handing> handed;
  if (!json::is_array(value, faults, "a list")) return handed;
  for (const json::Value each : value) handed.push_back(read_handing(each, faults));
  return handed;
}

void check_handed(std::span<const Handing> handed, int seats, Faults& faults) {
  for (const Handing& handing : handed) {
    for (const Account account : {handing.from, handing.to}) {
      if (account.seat() && account.seat()->index() >= seats)
        faults.add({"", "payments between seats of the session", to_string(account)});
    }
  }
}

}  // namespace nullo::club
