#include "document/head_reader.h"

#include <algorithm>
#include <array>
#include <utility>

#include <fmt/format.h>

#include "base/unicode.h"
#include "core/name.h"
#include "json/stored_text.h"
#include "json/uuid.h"
#include "session/limits.h"
#include "text/say.h"

namespace nullo::document {

namespace {

const games::Info* read_game(json::Object& object, Faults& faults) {
  const auto value = object.require("game", text::mark("\"game\", the id of a game"));
  if (!value) return nullptr;
  std::vector<std::string_view> ids;
  for (const games::Info& info : games::all()) ids.push_back(info.id);
  const std::optional<std::size_t> index = json::read_word(*value, ids, faults);
  return index ? &games::all()[*index] : nullptr;
}

std::string read_moment(json::Object& object, std::string_view key, Faults& faults) {
  const auto value = object.get(key);
  return value ? json::read_time(*value, faults).value_or("") : "";
}

// The moment as it sorts by time: there may be a fraction before the mark of UTC, and "t" for "T".
std::string order_of(std::string_view moment) {
  constexpr std::size_t kDate = 10;
  return fmt::format("{} {}", moment.substr(0, kDate),
                     moment.substr(kDate + 1, moment.find_first_of("Zz+-", kDate) - kDate - 1));
}

// The end does not come before the beginning. Programs before this rule stored it so when the clock was put back.
void read_end(json::Object& object, session::Session& session, Source source) {
  session.ended_at = read_moment(object, "ended_at", object.faults());
  const bool both = !session.started_at.empty() && !session.ended_at.empty();
  if (!both || order_of(session.ended_at) >= order_of(session.started_at)) return;
  if (source == Source::kStore) {
    session.ended_at = session.started_at;
  } else {
    json::refuse(object.faults(), *object.get("ended_at"),
                 text::say("a time that is not before \"started_at\", {time}", session.started_at));
  }
}

struct Bounds {
  int least = 0;
  int most = 0;
};

// A number for each seat; partners who share a score must have equal ones. `rules`: nullptr if they are not known.
template <class Number>
PerSeat<Number> read_for_each_seat(json::Value value, Bounds bounds, const games::Rules* rules, int seats,
                                   Faults& faults) {
  const auto numbers = json::read_numbers(value, seats, bounds.least, bounds.most, faults);
  if (!numbers) return {};
  PerSeat<Number> read(seats);
  int number = 0;
  for (const json::Value item : value) {
    const Seat seat{number++};
    if (item.is_null()) json::refuse(faults, item, text::mark("a whole number"));
    read[seat] = (*numbers)[seat].value_or(0);
    if (rules == nullptr) continue;
    for (const Seat partner : games::sharing(*rules, seats, seat)) {
      if (partner > seat || read[partner] == read[seat]) continue;
      json::refuse(faults, item,
                   text::say("{number}, as seat {seat} has, who shares its score", std::to_string(read[partner]),
                             partner.index()));
    }
  }
  return read;
}

// Only of a game that counts bags, and fewer than cost the penalty. `rules`: nullptr if they are not known.
PerSeat<int> read_opening_bags(json::Object& object, const games::Rules* rules, int seats) {
  const auto value = object.get("opening_bags");
  if (!value) return {};
  Faults& faults = object.faults();
  if (rules == nullptr) {
    json::is_array(*value, faults, text::mark("a list of numbers, one for each seat"));
    return {};
  }
  const std::optional<int> most = games::most_opening_bags(*rules);
  if (!most) {
    json::refuse(faults, *value, text::mark("\"opening_bags\" only where bags are counted"), value->said());
    return {};
  }
  return read_for_each_seat<int>(*value, {0, *most}, rules, seats, faults);
}

std::optional<Stake> read_stake(json::Object& session) {
  Faults& faults = session.faults();
  const auto value = session.get("stake");
  if (!value) return std::nullopt;
  json::Object object{*value, faults, text::mark("an object with \"cents\" and \"against\"")};
  Stake stake;
  if (const auto cents = object.require("cents", text::mark("\"cents\", what a point is played for"))) {
    stake.per_point = json::read_integer(*cents, 0, kHighestStake, faults).value_or(0);
  }
  static constexpr std::array<std::string_view, 2> kAgainst{"average", "winner"};
  const auto against = object.require("against", text::mark("\"against\", \"average\" or \"winner\""));
  if (const auto word = against ? json::read_word(*against, kAgainst, faults) : std::nullopt) {
    stake.against = static_cast<Against>(*word);
  }
  object.refuse_others();
  return stake;
}

// "\" Anna\", a blank at the beginning"
std::string found_blank(std::string_view name) {
  const bool in_front = unicode::is_blank(unicode::first(name).value().code);
  return text::say(in_front ? text::mark("{name}, a blank at the beginning") : text::mark("{name}, a blank at the end"),
                   json::quoted(name));
}

// Whether the name follows the rules for new documents; adds a fault if not.
bool is_shown(json::Value value, std::string_view name, Faults& faults) {
  const std::optional<NameFault> fault = fault_of_name(name);
  if (fault == NameFault::kInvisible) {
    json::refuse(faults, value, text::mark("a name that shows something"), text::mark("nothing that can be seen"));
  } else if (fault == NameFault::kBlankAtEnd) {
    json::refuse(faults, value, text::mark("a name without a blank at either end"), found_blank(name));
  }
  return !fault;
}

// The name before it that a reader cannot tell from this one; nullptr: none.
const std::string* same_before(const std::vector<std::string>& names, std::string_view name, Source source) {
  const auto same = std::ranges::find_if(names, [&](const std::string& other) {
    return source == Source::kStore ? other == name : is_same_name(other, name);
  });
  return same == names.end() ? nullptr : &*same;
}

// "4 names in seat order", "2 to 5 …", "2 or 4 …".
std::string count_of_names(const SeatCounts& counts) {
  if (counts.least == counts.most) return text::say("{number} names in seat order", counts.least);
  if (counts.step == 1) return text::say("{least} to {most} names in seat order", counts.least, counts.most);
  std::string number = std::to_string(counts.least);
  for (int count = counts.least + counts.step; count <= counts.most; count += counts.step) {
    number = text::say("{one} or {other}", number, std::to_string(count));
  }
  return text::say("{number} names in seat order", number);
}

bool takes(const SeatCounts& counts, std::size_t seats) {
  const auto least = static_cast<std::size_t>(counts.least);
  const bool within = seats >= least && seats <= static_cast<std::size_t>(counts.most);
  return within && (seats - least) % static_cast<std::size_t>(counts.step) == 0;
}

}  // namespace

void read_format(json::Object& object, std::string_view format) {
  Faults& faults = object.faults();
  if (const auto value =
          object.require("format", [format] { return fmt::format("\"format\", {}", json::quoted(format)); }))
    json::read_word(*value, {&format, 1}, faults);
  const auto version = object.require("version", "\"version\", 1");
  if (version && (version->kind() != json::Kind::kInteger || version->integer() != kVersion)) {
    json::refuse(faults, *version, text::say("{version}, the version that this program reads", kVersion));
  }
}

std::string read_id(json::Object& object, std::string_view key) {
  const auto value = object.get(key);
  return value ? json::read_uuid(*value, object.faults()).value_or("") : "";
}

std::optional<std::string> read_name(json::Value value, const std::vector<std::string>& before, Faults& faults,
                                     Source source) {
  const bool stored = source == Source::kStore;
  std::optional<std::string> name = stored ? json::read_stored_line(value, kLongestName, faults, text::mark("a name"))
                                           : json::read_line(value, kLongestName, faults, text::mark("a name"));
  if (!name || (!stored && !is_shown(value, *name, faults))) return std::nullopt;
  const std::string* same = same_before(before, *name, source);
  if (same == nullptr) return name;
  json::refuse(
      faults, value, text::mark("a name that no other player has"),
      text::say(*same == *name ? text::mark("{name} again") : text::mark("{name} again, written with other characters"),
                json::quoted(*name)));
  return std::nullopt;
}

std::optional<std::vector<std::string>> read_players(json::Value value, const SeatCounts& counts, Faults& faults,
                                                     Source source) {
  const auto expected = [&counts] { return count_of_names(counts); };
  if (!json::is_array(value, faults, expected)) return std::nullopt;
  bool good = takes(counts, value.size());
  if (!good) json::refuse(faults, value, expected, text::say("{count} of them", value.size()));
  if (value.size() > static_cast<std::size_t>(kMostSeats)) return std::nullopt;
  std::vector<std::string> names;
  for (const json::Value item : value) {
    std::optional<std::string> name = read_name(item, names, faults, source);
    good = good && name;
    names.push_back(std::move(name).value_or(""));
  }
  return good ? std::optional{std::move(names)} : std::nullopt;
}

std::string read_note(json::Object& object, Source source) {
  const auto value = object.get("note");
  if (!value) return {};
  const auto note =
      source == Source::kStore
          ? json::read_stored_text(*value, 0, session::kLongestNote, object.faults(), text::mark("a note"))
          : json::read_text(*value, 0, session::kLongestNote, object.faults(), text::mark("a note"));
  return note.value_or("");
}

games::Rules read_rules_of(const games::Info& game, std::optional<json::Value> value, json::Value holder, int seats,
                           Faults& faults) {
  json::Object rules = value ? json::Object{*value, faults, kOptions} : json::Object::absent(holder, faults);
  games::Rules read = games::read_rules(game, rules, seats);
  rules.refuse_others();
  return read;
}

Head read_head(json::Value root, Faults& faults, Source source) {
  Head head;
  json::Object object{root, faults, text::mark("a session document, an object with \"format\"")};
  if (root.kind() != json::Kind::kObject) return head;
  read_format(object, kSessionFormat);
  session::Session& session = head.session;
  session.id = read_id(object, "id");
  const games::Info* game = read_game(object, faults);
  const auto rules = object.get("rules");
  SeatCounts counts;
  if (game != nullptr) counts = {game->least_seats, game->most_seats, game->seats_step};
  std::optional<std::vector<std::string>> players;
  if (const auto value =
          object.require("players", [&counts] { return text::say("\"players\", {names}", count_of_names(counts)); })) {
    players = read_players(*value, counts, faults, source);
  }
  const int seats = players ? static_cast<int>(players->size()) : counts.least == counts.most ? counts.least : 0;
  head.readable = game != nullptr && seats > 0;
  const std::size_t faults_before = faults.count();
  if (head.readable) {
    session.rules = read_rules_of(*game, rules, root, seats, faults);
  } else if (rules && rules->kind() != json::Kind::kObject) {
    json::refuse(faults, *rules, kOptions);
  }
  head.scorable = head.readable && players && faults.count() == faults_before;
  session.players = std::move(players).value_or(std::vector<std::string>(static_cast<std::size_t>(seats)));
  if (const auto dealer = object.get("first_dealer")) {
    session.first_dealer = json::read_seat(*dealer, seats > 0 ? seats : kMostSeats, faults).value_or(Seat{});
  }
  session.started_at = read_moment(object, "started_at", faults);
  read_end(object, session, source);
  session.note = read_note(object, source);
  if (head.readable) {
    if (const auto opening = object.get("opening")) {
      session.opening = read_for_each_seat<Amount>(*opening, {game->least_opening, session::kMostOpening},
                                                   head.scorable ? &session.rules : nullptr, seats, faults);
    }
  } else if (const auto opening = object.get("opening")) {
    json::is_array(*opening, faults, text::mark("a list of numbers, one for each seat"));
  }
  session.opening_bags = read_opening_bags(object, head.scorable ? &session.rules : nullptr, seats);
  json::read_number(object, "hands_before", 0, session::kMostHandsBefore, session.hands_before);
  session.continues = read_id(object, "continues");
  session.stake = read_stake(object);
  head.hands = object.require("hands", text::mark("\"hands\", a list of hands"));
  if (head.hands && !json::is_array(*head.hands, faults, text::mark("a list of hands"))) head.hands.reset();
  object.refuse_others();
  return head;
}

}  // namespace nullo::document
