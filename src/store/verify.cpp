#include "store/verify.h"

#include <algorithm>
#include <string>
#include <vector>

#include <fmt/format.h>
#include <sqlite3.h>

#include "document/document.h"
#include "session/conservation.h"
#include "session/sides.h"
#include "store/ledger_rows.h"
#include "store/played_rows.h"
#include "store/session_list.h"
#include "store/session_reader.h"

namespace nullo::store {
namespace {

using Problems = std::vector<std::string>;

void check_file(Database& database, Problems& problems) {
  Query query = database.query("PRAGMA integrity_check");
  while (query.step()) {
    if (const std::string row = query.text(0); row != "ok") {
      problems.push_back(fmt::format("The database file is damaged: {}.", row));
    }
  }
}

void check_keys(Database& database, Problems& problems) {
  Query query = database.query("PRAGMA foreign_key_check");
  while (query.step()) {
    problems.push_back(
        fmt::format("A row of the table {} points to a row of {} that is not there.", query.text(0), query.text(2)));
  }
}

void check_people(Database& database, Problems& problems) {
  Query query = database.query(
      "SELECT player.name FROM player JOIN player AS person ON person.id = player.merged_into "
      "WHERE person.merged_into IS NOT NULL ORDER BY player.name");
  while (query.step()) {
    problems.push_back(
        fmt::format("{} is noted as another name of somebody who is no person but a name.", query.text(0)));
  }
}

// Compares what is stored of one session with what its facts come to.
class SessionCheck {
 public:
  SessionCheck(Database& database, std::string id, const document::Read& read, Problems& problems)
      : database_{database}, id_{std::move(id)}, read_{read}, problems_{problems} {
    if (read.result.pots) {
      stored_chips_.emplace(read.session.seats(), games::starting_total(read.session.rules, read.session.seats()));
    }
  }

  void run() {
    check_session();
    check_seats();
    check_hands();
    check_chips();
    check_sitters();
    check_played();
    check_log();
  }

 private:
  template <class... Values>
  void report(fmt::format_string<Values...> text, Values&&... values) {
    problems_.push_back(fmt::format("Session {}: {}", id_, fmt::format(text, std::forward<Values>(values)...)));
  }

  void check_session() {
    Query query = database_.query("SELECT key, hands, finished FROM session WHERE id = ?", id_);
    query.step();
    key_ = query.integer(0);
    const auto& hands = read_.result.hands;
    const auto complete = std::count_if(hands.begin(), hands.end(), [](const auto& hand) { return hand.complete(); });
    if (query.integer(1) != complete) report("{} complete hands are noted, there are {}.", query.integer(1), complete);
    if (query.flag(2) != read_.result.finished) {
      report("it is noted as {}, which it is {}.", query.flag(2) ? "finished" : "going on",
             query.flag(2) ? "not yet" : "no longer");
    }
  }

  void check_seats() {
    Query query = database_.query(
        "SELECT seat.seat, seat.total, seat.won, person.name FROM seat JOIN person ON person.player = seat.player "
        "WHERE seat.session = ? ORDER BY seat.seat",
        key_);
    int expected = 0;
    for (; query.step(); ++expected) {
      const Seat seat{expected};
      if (query.small(0) != expected) {
        report("seat {} is taken, seat {} is not.", query.small(0), expected);
        return;
      }
      if (const Amount total = read_.result.totals[seat]; query.integer(1) != total) {
        report("the total of {} is noted as {}, the hands come to {}.", query.text(3), query.integer(1), total);
      }
      const bool won = session::won(read_.result, seat);
      if (query.flag(2) != won) report("{} {} noted as a winner.", query.text(3), won ? "is not" : "is wrongly");
    }
  }

  void check_hands() {
    Query query = database_.query("SELECT number, dealer, complete FROM hand WHERE session = ? ORDER BY number", key_);
    for (int expected = 0; query.step(); ++expected) {
      if (query.small(0) != expected) {
        report("hand {} is not there, but hand {} is.", expected + 1, query.small(0) + 1);
        return;
      }
      check_hand(expected, query.small(1), query.flag(2));
    }
  }

  void check_hand(int number, int dealer, bool complete) {
    const session::HandResult& result = read_.result.hands[static_cast<std::size_t>(number)];
    if (dealer != result.dealer.index()) {
      report("hand {}: seat {} is noted as the dealer, it is seat {}.", number + 1, dealer, result.dealer.index());
    }
    if (complete != result.complete()) {
      report("hand {}: it is noted as {}, which it is not.", number + 1, complete ? "complete" : "incomplete");
    }
    const std::vector<PostingRow> rows = read_postings(database_, key_, number);
    const std::optional<session::Loss> loss = stored_loss(rows);
    if (rows == rows_of(result.scored.postings)) return;
    if (loss) return report("{}; nor is the ledger what the hand's facts come to.", session::to_text(*loss));
    report("hand {}: the ledger is not what its facts come to.", number + 1);
  }

  // What is lost by a hand's stored postings, where chips move at once. A row that is no posting loses nothing.
  std::optional<session::Loss> stored_loss(const std::vector<PostingRow>& rows) {
    if (!stored_chips_) return std::nullopt;
    std::vector<Posting> postings;
    for (const PostingRow& row : rows) {
      const std::optional<Account> from = parse_account(row.from);
      const std::optional<Account> to = parse_account(row.to);
      if (from && to) postings.emplace_back(*from, *to, row.amount, row.reason);
    }
    return stored_chips_->add(postings);
  }

  // By the facts: chips held and in pots are those of the start and those agreed on, after every posting.
  void check_chips() {
    if (const auto loss = session::first_loss(read_.session)) report("{}.", session::to_text(*loss));
  }

  void check_sitters() {
    std::vector<std::vector<std::string>> stored(read_.session.hands.size());
    Query query = database_.query(
        "SELECT sitter.hand, person.name FROM sitter JOIN person ON person.player = sitter.player "
        "WHERE sitter.session = ? ORDER BY sitter.hand, sitter.seat",
        key_);
    while (query.step()) {
      // A hand that is not there was reported as a lost key.
      if (const auto hand = static_cast<std::size_t>(query.integer(0)); hand < stored.size()) {
        stored[hand].push_back(query.text(1));
      }
    }
    for (std::size_t hand = 0; hand < stored.size(); ++hand) {
      if (stored[hand] != read_.session.hands[hand].players) {
        report("hand {}: those who sit in are not noted as its facts tell them.", hand + 1);
      }
    }
  }

  void check_played() {
    if (stored_lines(database_, key_) != lines_of(session::played(read_.session, read_.result))) {
      report("what it counts for in the statistics is not what its facts come to.");
    }
  }

  // Undone rows stand behind all others.
  void check_log() {
    Query query = database_.query(
        "SELECT count(*) FROM log WHERE session = ?1 AND undone = 0 "
        "AND ordinal > (SELECT min(ordinal) FROM log WHERE session = ?1 AND undone = 1)",
        key_);
    query.step();
    if (query.integer(0) > 0) report("its log has a tap that was undone before one that was not.");
  }

  Database& database_;
  std::string id_;
  const document::Read& read_;
  Problems& problems_;
  std::int64_t key_ = 0;
  std::optional<session::Conservation> stored_chips_;  // where the game has pots
};

void check_session(Database& database, const std::string& id, json::Tree& tree, Store::Verdict& verdict) {
  const std::string text = document_of(database, id).value();
  const Result<document::Read> read = document::read_session(text, tree);
  ++verdict.sessions;
  if (is_deleted(database, id)) ++verdict.deleted;
  if (!read) {
    verdict.problems.push_back(fmt::format("Session {} cannot be read: {}.", id, told(read.error())));
    return;
  }
  verdict.hands += static_cast<int>(read->session.hands.size());
  SessionCheck{database, id, *read, verdict.problems}.run();
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
  try {
    check_file(database, verdict.problems);
    check_keys(database, verdict.problems);
    check_people(database, verdict.problems);
    json::Tree tree;
    for (const std::string& id : all_ids(database)) check_session(database, id, tree, verdict);
  } catch (const SQLite::Exception& error) {
    if ((error.getErrorCode() & 0xFF) != SQLITE_CORRUPT) throw;
    verdict.problems.push_back(fmt::format("The database file is damaged: {}.", error.what()));
  }
  return verdict;
}

}  // namespace nullo::store
