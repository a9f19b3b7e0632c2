#include "store/verify.h"

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "document/checked.h"
#include "session/conservation.h"
#include "session/sides.h"
#include "store/checksum.h"
#include "store/ledger_rows.h"
#include "store/played_rows.h"
#include "store/session_list.h"
#include "store/session_reader.h"
#include "store/session_writer.h"
#include "store/stamp.h"

namespace nullo::store {
namespace {

using Problems = std::vector<std::string>;

void check_file(Database& database, Problems& problems) {
  Query query = database.query("PRAGMA integrity_check");
  while (query.step()) {
    const std::string row = query.text(0);
    refuse_failed_reading(row);
    if (row != "ok") {
      problems.push_back(fmt::format("The database file is damaged: {}.", row));
    }
  }
}

void check_keys(Database& database, Problems& problems) {
  Query query = database.query(
      "SELECT \"table\", parent, count(*) FROM pragma_foreign_key_check GROUP BY \"table\", parent ORDER BY 1, 2");
  while (query.step()) {
    const int lost = query.count(2);
    problems.push_back(fmt::format("{} of the table {} point{} to a row of {} that is not there.",
                                   lost == 1 ? "A row" : fmt::format("{} rows", lost), query.text(0),
                                   lost == 1 ? "s" : "", query.text(1)));
  }
}

void check_people(Database& database, Problems& problems) {
  Query query = database.query(
      "SELECT player.name FROM player JOIN player AS person ON person.id = player.merged_into "
      "WHERE person.merged_into IS NOT NULL ORDER BY player.name");
  while (query.step()) {
    problems.push_back(fmt::format("{} is noted as another name of a name, not of a person.", query.text(0)));
  }
}

// Compares all that is stored of one session with the score of its facts, hand by hand.
class SessionCheck {
 public:
  SessionCheck(Database& database, std::int64_t key, const document::Checked& read, Problems& problems)
      : database_{database},
        key_{key},
        read_{read},
        session_{read.session()},
        result_{read.result()},
        problems_{problems},
        facts_chips_{session_},
        reckoning_{session_} {
    if (result_.pots) {
      stored_chips_.emplace(session::opening_totals(session_));
    }
  }

  void run() {
    check_session();
    check_seats();
    check_hands();
    check_chips();
    problems_.insert(problems_.end(), of_sitters_.begin(), of_sitters_.end());
    if (is_counted(database_)) check_played();  // otherwise it will be counted again before anybody sees it
    check_log();
  }

 private:
  using Sitter = std::pair<std::int64_t, std::string>;  // hand number and name

  template <class... Values>
  void report(fmt::format_string<Values...> text, Values&&... values) {
    problems_.push_back(said(text, std::forward<Values>(values)...));
  }

  template <class... Values>
  [[nodiscard]] std::string said(fmt::format_string<Values...> text, Values&&... values) const {
    return fmt::format("Session {}: {}", session_.id, fmt::format(text, std::forward<Values>(values)...));
  }

  void check_session() {
    Query query = database_.query("SELECT hands, finished FROM session WHERE key = ?", key_);
    query.step();
    const int complete = result_.complete_hands;
    if (query.count(0) != complete) report("{} complete hands are noted, but there are {}.", query.count(0), complete);
    if (query.flag(1) != result_.finished) {
      report("it is noted as {}, which it is {}.", query.flag(1) ? "finished" : "going on",
             query.flag(1) ? "not yet" : "no longer");
    }
  }

  void check_seats() {
    Query query = database_.query(
        "SELECT seat.seat, seat.total, seat.won, person.name FROM seat JOIN person ON person.player = seat.player "
        "WHERE seat.session = ? ORDER BY seat.seat",
        key_);
    int expected = 0;
    for (; query.step(); ++expected) {
      const Seat seat = query.seat(0);
      if (seat.index() != expected || expected >= result_.totals.size()) {
        report("seat {} is taken, seat {} is not.", seat.index(), expected);
        return;
      }
      if (const Amount total = result_.totals[seat]; query.amount(1) != total) {
        report("the total of {} is noted as {}, the hands come to {}.", query.text(3), query.amount(1), total);
      }
      const bool won = session::won(result_, seat);
      if (query.flag(2) != won) report("{} {} noted as a winner.", query.text(3), won ? "is not" : "is wrongly");
    }
  }

  void check_hands() {
    Query hands = database_.query(
        "SELECT number, dealer, complete, facts, checksum FROM hand WHERE session = ? ORDER BY number", key_);
    Query sitters = database_.query(
        "SELECT sitter.hand, person.name FROM sitter JOIN person ON person.player = sitter.player "
        "WHERE sitter.session = ? ORDER BY sitter.hand, sitter.seat",
        key_);
    std::optional<Sitter> sitter = next(sitters);
    std::size_t in_order = 0;
    read_.visit([&](const session::Turn& turn) {
      facts_chips_.add(turn);
      reckoning_.add(turn);
      check_sitters(turn, sitters, sitter);
      if (in_order != turn.number || !hands.step() || !is_number(hands, in_order)) return;
      ++in_order;
      check_hand(hands, turn.result);
    });
    if (in_order == read_.hands() && hands.step()) (void)is_number(hands, in_order);
  }

  bool is_number(const Query& hands, std::size_t expected) {
    const int number = hands.count(0);
    if (static_cast<std::size_t>(number) == expected && expected < read_.hands()) return true;
    report("hand {} is not there, but hand {} is.", expected + 1, number + 1);
    return false;
  }

  void check_hand(const Query& hands, const session::HandResult& result) {
    const int number = hands.count(0);
    if (!hands.is_null(4) && hands.integer(4) != checksum(hands.text(3))) {
      report("hand {}: its facts are not those that were written; the disk may have changed them.", number + 1);
    }
    if (const Seat dealer = hands.seat(1); dealer != result.dealer) {
      report("hand {}: seat {} is noted as the dealer, it is seat {}.", number + 1, dealer.index(),
             result.dealer.index());
    }
    if (const bool complete = hands.flag(2); complete != result.complete()) {
      report("hand {}: it is noted as {}, which it is not.", number + 1, complete ? "complete" : "incomplete");
    }
    const std::vector<PostingRow> rows = read_postings(database_, key_, number);
    const std::optional<session::Loss> loss = stored_loss(rows, result.came_from);
    if (rows == rows_of(result.scored.postings)) return;
    if (loss) return report("{}; the ledger also differs from what the hand's facts give.", session::to_text(*loss));
    report("hand {}: the ledger differs from what its facts give.", number + 1);
  }

  // The first loss of chips in a hand's stored postings, if chips move at once. Skips a row that is not a valid
  // posting.
  std::optional<session::Loss> stored_loss(const std::vector<PostingRow>& rows, const PerSeat<Seat>& came_from) {
    if (!stored_chips_) return std::nullopt;
    std::vector<Posting> postings;
    for (const PostingRow& row : rows) {
      const std::optional<Account> from = parse_account(row.from);
      const std::optional<Account> to = parse_account(row.to);
      if (from && to) postings.emplace_back(*from, *to, row.amount, row.reason);
    }
    return stored_chips_->add(postings, came_from);
  }

  // After every posting of the scored facts, seats and pots must together have the chips of the start and those agreed
  // on.
  void check_chips() {
    if (const auto loss = facts_chips_.finish(result_)) report("{}.", session::to_text(*loss));
  }

  static std::optional<Sitter> next(Query& sitters) {
    return sitters.step() ? std::optional{Sitter{sitters.count(0), sitters.text(1)}} : std::nullopt;
  }

  // `sitter`: the next stored one. A sitter without a hand has been reported as a lost key.
  void check_sitters(const session::Turn& turn, Query& sitters, std::optional<Sitter>& sitter) {
    const auto number = static_cast<std::int64_t>(turn.number);
    std::vector<std::string> stored;
    for (; sitter && sitter->first <= number; sitter = next(sitters)) {
      if (sitter->first == number) stored.push_back(std::move(sitter->second));
    }
    if (stored == turn.hand.players) return;
    of_sitters_.push_back(said("hand {}: the players noted as sitting in differ from its facts.", turn.number + 1));
  }

  void check_played() {
    if (stored_lines(database_, key_) != lines_of(std::move(reckoning_).finish(result_))) {
      report("its statistics differ from what its facts give.");
    }
  }

  // Undone rows must come after all others.
  void check_log() {
    Query query = database_.query(
        "SELECT count(*) FROM log WHERE session = ?1 AND undone = 0 "
        "AND ordinal > (SELECT min(ordinal) FROM log WHERE session = ?1 AND undone = 1)",
        key_);
    query.step();
    if (query.integer(0) > 0) report("its log has a tap that was undone before one that was not.");
  }

  Database& database_;
  std::int64_t key_;
  const document::Checked& read_;
  const session::Session& session_;
  const session::SessionResult& result_;
  Problems& problems_;
  std::optional<session::Conservation> stored_chips_;  // empty if the game has no pots
  session::LossSearch facts_chips_;
  session::Reckoning reckoning_;
  Problems of_sitters_;
};

void check_session(Database& database, const std::string& id, json::Tree& tree, Store::Verdict& verdict) {
  ++verdict.sessions;
  const std::optional<std::string> text = document_of(database, id);
  if (!text) {
    verdict.problems.push_back(fmt::format("Session {} is not found by its id.", id));
    return;
  }
  const Result<document::Checked> read = document::Checked::read(*text, tree, document::Source::kStore);
  if (is_deleted(database, id)) ++verdict.deleted;
  if (!read) {
    verdict.problems.push_back(fmt::format("Session {} cannot be read: {}.", id, told(read.error())));
    return;
  }
  verdict.hands += static_cast<int>(read->hands());
  SessionCheck{database, key_of(database, id).value(), *read, verdict.problems}.run();
}

// Runs one part of the checks. Damage that stops it is reported as a problem, and the other parts still run; a disk
// that fails is not a problem of the database, so that is thrown.
template <class Check>
void note_damage(Problems& problems, std::string_view where, Check check) {
  try {
    check();
  } catch (const SQLite::Exception& error) {
    if (!is_damage(error)) throw;
    problems.push_back(fmt::format("{} is damaged: {}.", where, error.what()));
  }
}

std::vector<std::string> all_ids(Database& database) {
  std::vector<std::string> ids;
  Query query = database.query("SELECT id FROM session ORDER BY started_at, key");
  while (query.step()) ids.push_back(query.text(0));
  return ids;
}

}  // namespace

Store::Verdict verify_database(Database& database) {
  Store::Verdict verdict;
  Problems& problems = verdict.problems;
  std::vector<std::string> ids;
  note_damage(problems, "The database file", [&] { check_file(database, problems); });
  note_damage(problems, "The database file", [&] { check_keys(database, problems); });
  note_damage(problems, "The database file", [&] { check_people(database, problems); });
  note_damage(problems, "The list of sessions", [&] { (void)list_sessions(database); });
  note_damage(problems, "The list of sessions", [&] { ids = all_ids(database); });
  json::Tree tree;
  for (const std::string& id : ids) {
    note_damage(problems, fmt::format("Session {}", id), [&] { check_session(database, id, tree, verdict); });
  }
  return verdict;
}

}  // namespace nullo::store
