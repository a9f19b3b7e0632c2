#include "store/standings.h"

#include <algorithm>
#include <cstdint>
#include <limits>
#include <map>
#include <optional>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "document/document.h"
#include "session/sides.h"
#include "store/database.h"
#include "store/evening.h"
#include "store/listed.h"

namespace nullo::store {
namespace {

using standings::Part;
using standings::Played;

// What the rules of a session say of its table. Many sessions have the same rules.
struct TableSeen {
  std::size_t rules = 0;  // an index into the rules of what was played
  BestIs best = BestIs::kHighest;
  PerSeat<int> sides;
};

class TablesSeen {
 public:
  explicit TablesSeen(std::vector<std::string>& rules) : rules_{rules} {}
  const TableSeen& of(std::string_view game, const std::string& rules, int seats) {
    auto [found, is_new] = known_.try_emplace(fmt::format("{} {} {}", game, seats, rules));
    if (is_new) {
      const Result<games::Rules> known = document::read_rules(game, rules, seats);
      found->second = read(known, seats);
      found->second.rules = rules_.size();
      rules_.push_back(known ? document::write_rules(*known) : rules);
    }
    return found->second;
  }

 private:
  // Where the rules are of a later version, everybody counts alone.
  static TableSeen read(const Result<games::Rules>& known, int seats) {
    TableSeen table{.sides = PerSeat<int>(seats)};
    for (const Seat seat : Seats{seats}) table.sides[seat] = seat.index();
    if (!known) return table;
    table.best = games::best(*known);
    int number = 0;
    for (const session::Side& side : session::sides_of(*known, seats)) {
      for (const Seat seat : side) table.sides[seat] = number;
      ++number;
    }
    return table;
  }

  std::vector<std::string>& rules_;
  std::unordered_map<std::string, TableSeen> known_;
};

// Which number each person gets: those in the order in which they first come up.
class Numbers {
 public:
  explicit Numbers(Database& database) {
    Query query = database.query("SELECT player, id, name FROM person");
    while (query.step()) {
      persons_.emplace(query.integer(0), query.integer(1));
      names_.try_emplace(query.integer(1), query.text(2));
    }
  }
  // Nothing: such a row is a lost key, which verify() reports.
  std::optional<int> number_of(std::int64_t player, std::vector<std::string>& people) {
    const auto person = persons_.find(player);
    if (person == persons_.end()) return std::nullopt;
    const auto [number, is_new] = numbers_.try_emplace(person->second, static_cast<int>(people.size()));
    if (is_new) people.push_back(names_.at(person->second));
    return number->second;
  }

 private:
  std::unordered_map<std::int64_t, std::int64_t> persons_;
  std::unordered_map<std::int64_t, std::string> names_;
  std::unordered_map<std::int64_t, int> numbers_;
};

// A session that has been read.
struct SessionSeen {
  std::size_t number = 0;  // in the order in which they began
  const TableSeen* table = nullptr;
};

}  // namespace

struct PlayedReading::State {
  explicit State(std::string_view from) : since{from} {}

  std::string since;
  std::string after;  // where the last piece ended
  std::int64_t after_key = std::numeric_limits<std::int64_t>::min();
  std::optional<Numbers> numbers;
  Played played;
  TablesSeen tables{played.rules};
  std::unordered_map<std::int64_t, SessionSeen> seen;  // by their keys

  // How many sessions there were.
  int read_sessions(Database& database, int most);
  void read_parts(Database& database, const std::string& from, std::int64_t from_key, int most);
  void number_evenings(Database& database);
};

int PlayedReading::State::read_sessions(Database& database, int most) {
  static const std::string kSql = fmt::format(
      "SELECT key, id, started_at, ended_at, game, rules, (SELECT count(*) FROM seat WHERE seat.session = "
      "session.key), "
      "{} FROM session WHERE deleted_at = '' AND started_at >= ? AND (started_at, key) > (?, ?) "
      "ORDER BY started_at, key LIMIT ?",
      kListed);
  int count = 0;
  const std::string from = after;
  Query query = database.query(kSql, since, from, after_key, most);
  for (; query.step(); ++count) {
    const int seats = query.count(6);
    const TableSeen& table = tables.of(query.view(4), query.text(5), seats);
    after_key = query.integer(0);
    after = query.text(2);
    seen.emplace(after_key, SessionSeen{played.sessions.size(), &table});
    Played::Session& session = played.sessions.emplace_back(Played::Session{.id = query.text(1),
                                                                            .game = query.text(7),
                                                                            .started_at = after,
                                                                            .ended_at = query.text(3),
                                                                            .evening = played.sessions.size(),
                                                                            .best = table.best,
                                                                            .rules = table.rules});
    session.parts.reserve(static_cast<std::size_t>(seats));
  }
  return count;
}

void PlayedReading::State::read_parts(Database& database, const std::string& from, std::int64_t from_key, int most) {
  // Of all from end to end: looking each session up takes several times as long.
  constexpr const char* kAll = "SELECT session, player, seat, hands, amount, place, won, shared FROM played";
  static const std::string kSome =
      std::string{kAll} +
      " WHERE session IN (SELECT key FROM session WHERE deleted_at = '' AND started_at >= ? AND (started_at, key) > "
      "(?, ?) ORDER BY started_at, key LIMIT ?)";
  Query query = since.empty() && most < 0 && from_key == std::numeric_limits<std::int64_t>::min()
                    ? database.query(kAll)
                    : database.query(kSome, since, from, from_key, most);
  while (query.step()) {
    const auto found = seen.find(query.integer(0));
    if (found == seen.end()) continue;
    const std::optional<int> person = numbers->number_of(query.integer(1), played.people);
    const Seat seat = query.seat(2);
    const PerSeat<int>& sides = found->second.table->sides;
    if (!person || seat.index() >= sides.size()) continue;
    Part part{.person = *person, .side = sides[seat], .hands = query.count(3), .amount = query.amount(4)};
    if (!query.is_null(5)) {
      part.place = query.count(5);
      part.won = query.flag(6);
      part.shared = query.flag(7);
    }
    played.sessions[found->second.number].parts.push_back(part);
  }
}

// An evening has the number of its first session, or of another one where that is of another game; its last session
// gives the places.
void PlayedReading::State::number_evenings(Database& database) {
  static const std::string kSql =
      fmt::format("{}SELECT part, first, part IN goes_on FROM evening ORDER BY part", kWithEvenings);
  std::map<std::pair<std::int64_t, std::string>, std::size_t> others;
  Query query = database.query(kSql);
  while (query.step()) {
    const auto found = seen.find(query.integer(0));
    if (found == seen.end()) continue;
    const std::size_t number = found->second.number;
    Played::Session& session = played.sessions[number];
    const auto first = seen.find(query.integer(1));
    const bool goes_with_it = first != seen.end() && played.sessions[first->second.number].game == session.game;
    session.evening = goes_with_it ? first->second.number
                                   : others.try_emplace({query.integer(1), session.game}, number).first->second;
    if (!query.flag(2)) continue;
    for (Part& part : session.parts)
      part = {.person = part.person, .side = part.side, .hands = part.hands, .amount = part.amount};
  }
}

PlayedReading::PlayedReading(std::string_view since) : state_{std::make_unique<State>(since)} {}
PlayedReading::~PlayedReading() = default;
PlayedReading::PlayedReading(PlayedReading&&) noexcept = default;
PlayedReading& PlayedReading::operator=(PlayedReading&&) noexcept = default;

bool PlayedReading::read_on(Database& database, int most) {
  if (!state_->numbers) state_->numbers.emplace(database);
  const std::size_t before = state_->played.sessions.size();
  const std::string from = state_->after;
  const std::int64_t from_key = state_->after_key;
  const int count = state_->read_sessions(database, most);
  if (count > 0) state_->read_parts(database, from, from_key, most);
  for (std::size_t i = before; i < state_->played.sessions.size(); ++i)
    std::ranges::sort(state_->played.sessions[i].parts, {}, &Part::person);
  if (most >= 0 && count == most) return false;
  state_->number_evenings(database);
  return true;
}

standings::Played PlayedReading::take() { return std::move(state_->played); }

}  // namespace nullo::store
