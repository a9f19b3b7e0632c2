#include "store/verify.h"

#include <deque>
#include <exception>
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "document/document.h"
#include "session/conservation.h"
#include "session/evening.h"
#include "session/sides.h"
#include "store/checksum.h"
#include "store/ledger_rows.h"
#include "store/played_rows.h"
#include "store/session_list.h"
#include "store/session_reader.h"
#include "store/session_writer.h"
#include "store/stamp.h"
#include "text/parts.h"
#include "text/say.h"

namespace nullo::store {
namespace {

using Problems = std::vector<std::string>;

constexpr text::Sentence kFileDamaged = text::mark("The database file is damaged: {reason}.");
constexpr text::Sentence kListDamaged = text::mark("The list of sessions is damaged: {reason}.");

void check_file(Database& database, Problems& problems) {
  Query query = database.query("PRAGMA integrity_check");
  while (query.step()) {
    const std::string row = query.text(0);
    refuse_failed_reading(row);
    if (row != "ok") {
      problems.push_back(text::say(kFileDamaged, row));
    }
  }
}

void check_keys(Database& database, Problems& problems) {
  Query query = database.query(
      "SELECT \"table\", parent, count(*) FROM pragma_foreign_key_check GROUP BY \"table\", parent ORDER BY 1, 2");
  while (query.step()) {
    problems.push_back(text::say_count(query.count(2),
                                       "A row of the table {table} points to a row of {other} that is not there.",
                                       "{count} rows of the table {table} point to a row of {other} that is not there.",
                                       query.text(0), query.text(1)));
  }
}

void check_people(Database& database, Problems& problems) {
  Query query = database.query(
      "SELECT player.name FROM player JOIN player AS person ON person.id = player.merged_into "
      "WHERE person.merged_into IS NOT NULL ORDER BY player.name");
  while (query.step()) {
    problems.push_back(text::say("{name} is noted as another name of a name, not of a person.", query.text(0)));
  }
}

// How the parts of evenings end, and those that go on with another one: whether they begin with that is looked at when
// all have been read.
struct Evenings {
  struct Part {
    session::Session facts;  // without hands
    session::Ends ends;
  };
  std::map<std::string, Part> parts;  // by id

  void check(Problems& problems) const {
    for (const auto& [id, part] : parts) {
      const auto before = parts.find(part.facts.continues);
      if (before == parts.end() || games::info(before->second.facts.rules).id != games::info(part.facts.rules).id)
        continue;
      const std::vector<std::string> otherwise = session::begun_otherwise(part.facts, before->second.ends);
      if (otherwise.empty()) continue;
      problems.push_back(
          text::say("Session {session} does not begin with what session {other}, with which it goes on, ends with: "
                    "{values}. Delete it and bring it back, and it does.",
                    id, part.facts.continues, text::in_one_line(otherwise)));
    }
  }
};

// What the sessions have in common.
struct People {
  std::optional<PlayerNames> names;  // nothing: they cannot be read, which has been reported
  bool counted = false;              // otherwise the statistics are made again before anybody sees them
  PlayedSums played;                 // empty if the rows cannot be read: each session says so
};

// Compares all that is stored of one session with the score of its facts, hand by hand, while its document is read.
class SessionCheck : public document::Reader {
 public:
  SessionCheck(Database& database, std::int64_t key, const People& people)
      : database_{database},
        key_{key},
        people_{people},
        hands_(database.query(
            "SELECT number, dealer, complete, facts, checksum FROM hand WHERE session = ? ORDER BY number", key)),
        sitters_(
            database.query("SELECT sitter.hand, person.name FROM sitter JOIN person ON person.player = sitter.player "
                           "WHERE sitter.session = ? ORDER BY sitter.hand, sitter.seat",
                           key)),
        postings_(database.query("SELECT hand, from_account, to_account, amount, reason, trick, card FROM posting "
                                 "WHERE session = ? ORDER BY hand, ordinal",
                                 key)) {}

  void begin(const session::Session& session) override {
    session_ = &session;
    facts_chips_.emplace(session);
    reckoning_.emplace(session);
    if (games::pots(session.rules, games::initial(session.rules, session.seats()))) {
      stored_chips_.emplace(session::opening_totals(session));
    }
  }

  // What is damaged ends the check of the hands, but not the reading: a document that cannot be read is worse.
  void turn(const session::Turn& turn) override {
    ++hands_read_;
    if (stopped_) return;
    try {
      check_turn(turn);
    } catch (const SQLite::Exception&) {
      stopped_ = std::current_exception();
    }
  }

  void end(const session::SessionResult& result) override {
    part_ = {*session_, session::ends_of(*session_, result)};
    check_session(result);
    check_seats(result);
    problems_.insert(problems_.end(), of_hands_.begin(), of_hands_.end());
    if (stopped_) return;
    check_chips(result);
    problems_.insert(problems_.end(), of_sitters_.begin(), of_sitters_.end());
    check_played(result);
    check_log();
  }

  [[nodiscard]] int hands() const { return hands_read_; }
  // What the session is as a part of an evening. Call it after end().
  [[nodiscard]] const Evenings::Part& part() const { return part_; }
  // Call them after end().
  [[nodiscard]] const Problems& problems() const { return problems_; }
  void rethrow_damage() const {
    if (stopped_) std::rethrow_exception(stopped_);
  }

 private:
  using Sitter = std::pair<std::int64_t, std::string>;  // hand number and name

  void report(std::string_view message) { problems_.push_back(of_session(message)); }

  [[nodiscard]] std::string of_session(std::string_view message) const {
    return text::say("Session {session}: {message}", session_->id, message);
  }

  void check_session(const session::SessionResult& result) {
    Query query = database_.query("SELECT hands, finished FROM session WHERE key = ?", key_);
    query.step();
    const int complete = result.complete_hands;
    if (query.count(0) != complete)
      report(text::say("{noted} complete hands are noted, but there are {found}.", query.count(0), complete));
    if (query.flag(1) != result.finished) {
      report(query.flag(1) ? text::say("it is noted as finished, which it is not yet.")
                           : text::say("it is noted as going on, which it is no longer."));
    }
  }

  void check_seats(const session::SessionResult& result) {
    Query query = database_.query(
        "SELECT seat.seat, seat.total, seat.won, person.name FROM seat JOIN person ON person.player = seat.player "
        "WHERE seat.session = ? ORDER BY seat.seat",
        key_);
    int expected = 0;
    for (; query.step(); ++expected) {
      const Seat seat = query.seat(0);
      if (seat.index() != expected || expected >= result.totals.size()) {
        report(text::say("seat {seat} is taken, seat {other} is not.", seat.index(), expected));
        return;
      }
      if (const Amount total = result.totals[seat]; query.amount(1) != total) {
        report(text::say("the total of {player} is noted as {noted}, the hands come to {total}.", query.text(3),
                         std::to_string(query.amount(1)), std::to_string(total)));
      }
      const bool won = session::won(result, seat);
      if (query.flag(2) != won)
        report(won ? text::say("{player} is not noted as a winner.", query.text(3))
                   : text::say("{player} is wrongly noted as a winner.", query.text(3)));
    }
  }

  // The document has the stored hands in their order, so each turn has a row.
  void check_turn(const session::Turn& turn) {
    facts_chips_->add(turn);
    reckoning_->add(turn);
    if (turn.number == 0) {
      sitter_ = next(sitters_);
      more_postings_ = postings_.step();
    }
    check_sitters(turn);
    if (!in_order_) return;
    hands_.step();
    const int number = hands_.count(0);
    in_order_ = static_cast<std::size_t>(number) == turn.number;
    if (in_order_) return check_hand(turn.result);
    report_of_hand(text::say("hand {number} is not there, but hand {other} is.", std::to_string(turn.number + 1),
                             std::to_string(number + 1)));
  }

  void report_of_hand(std::string_view message) { of_hands_.push_back(of_session(message)); }

  void check_hand(const session::HandResult& result) {
    const int number = hands_.count(0);
    if (!hands_.is_null(4) && hands_.integer(4) != checksum(hands_.view(3))) {
      report_of_hand(
          text::say("hand {number}: its facts are not those that were written; the disk may have changed them.",
                    std::to_string(number + 1)));
    }
    if (const Seat dealer = hands_.seat(1); dealer != result.dealer) {
      report_of_hand(text::say("hand {number}: seat {seat} is noted as the dealer, it is seat {dealer}.",
                               std::to_string(number + 1), dealer.index(), result.dealer.index()));
    }
    if (const bool complete = hands_.flag(2); complete != result.complete()) {
      report_of_hand(text::say(complete ? text::mark("hand {number}: it is noted as complete, which it is not.")
                                        : text::mark("hand {number}: it is noted as incomplete, which it is not."),
                               std::to_string(number + 1)));
    }
    check_postings(number, result);
  }

  void check_postings(int number, const session::HandResult& result) {
    const std::vector<Posting>& scored = result.scored.postings;
    std::vector<Posting> stored;      // only of a game with pots
    std::deque<std::string> reasons;  // of those
    std::size_t rows = 0;
    bool same = true;
    for (; more_postings_ && postings_.integer(0) <= number; more_postings_ = postings_.step()) {
      if (postings_.integer(0) < number) continue;  // of a hand that is not there: a lost key
      same = rows < scored.size() && is_posting(postings_, 1, scored[rows]) && same;
      ++rows;
      if (stored_chips_) add_stored(stored, reasons);
    }
    const std::optional<session::Loss> loss =
        stored_chips_ ? stored_chips_->add(stored, result.came_from) : std::nullopt;
    if (same && rows == scored.size()) return;
    if (loss) {
      report_of_hand(
          text::say("{message}; the ledger also differs from what the hand's facts give.", session::to_text(*loss)));
    } else {
      report_of_hand(
          text::say("hand {number}: the ledger differs from what its facts give.", std::to_string(number + 1)));
    }
  }

  // The stored posting that is read now, unless it is no valid one.
  void add_stored(std::vector<Posting>& stored, std::deque<std::string>& reasons) {
    const std::optional<Account> from = parse_account(postings_.view(1));
    const std::optional<Account> to = parse_account(postings_.view(2));
    const Amount amount = postings_.amount(3);
    if (from && to) stored.emplace_back(*from, *to, amount, reasons.emplace_back(postings_.view(4)));
  }

  // After every posting of the scored facts, seats and pots must together have the chips of the start and those agreed
  // on.
  void check_chips(const session::SessionResult& result) {
    if (const auto loss = facts_chips_->finish(result)) report(session::to_text(*loss) + ".");
  }

  static std::optional<Sitter> next(Query& sitters) {
    return sitters.step() ? std::optional{Sitter{sitters.count(0), sitters.text(1)}} : std::nullopt;
  }

  // A sitter without a hand has been reported as a lost key.
  void check_sitters(const session::Turn& turn) {
    const auto number = static_cast<std::int64_t>(turn.number);
    std::vector<std::string> stored;
    for (; sitter_ && sitter_->first <= number; sitter_ = next(sitters_)) {
      if (sitter_->first == number) stored.push_back(std::move(sitter_->second));
    }
    if (stored == turn.hand.players) return;
    of_sitters_.push_back(of_session(text::say("hand {number}: the players noted as sitting in differ from its facts.",
                                               std::to_string(turn.number + 1))));
  }

  void check_played(const session::SessionResult& result) {
    if (!people_.names || !people_.counted) return;
    const std::deque<session::Played> played = std::move(*reckoning_).finish(result);
    const auto sum = people_.played.find(key_);
    if (sum != people_.played.end() && sum->second == sum_of(played)) return;
    if (!is_stored(database_, key_, *people_.names, played))
      report(text::say("its statistics differ from what its facts give."));
  }

  // Undone rows must come after all others.
  void check_log() {
    Query query = database_.query(
        "SELECT count(*) FROM log WHERE session = ?1 AND undone = 0 "
        "AND ordinal > (SELECT min(ordinal) FROM log WHERE session = ?1 AND undone = 1)",
        key_);
    query.step();
    if (query.integer(0) > 0) report(text::say("its log has a tap that was undone before one that was not."));
  }

  Database& database_;
  std::int64_t key_;
  const People& people_;
  Evenings::Part part_;
  Query hands_;
  Query sitters_;
  Query postings_;
  const session::Session* session_ = nullptr;
  std::optional<session::Conservation> stored_chips_;  // empty if the game has no pots
  std::optional<session::LossSearch> facts_chips_;
  std::optional<session::Reckoning> reckoning_;
  std::optional<Sitter> sitter_;  // the next stored one
  bool more_postings_ = false;    // `postings_` stands on the next stored one
  bool in_order_ = true;          // so far no hand is missing
  int hands_read_ = 0;
  std::exception_ptr stopped_;
  Problems problems_;
  Problems of_hands_;
  Problems of_sitters_;
};

struct RowOfSession {
  std::int64_t key;
  bool deleted;
  bool is_part;  // of an evening, and not deleted
};

std::optional<RowOfSession> find(Database& database, const std::string& id) {
  Query query = database.query(
      "SELECT key, deleted_at <> '', deleted_at = '' AND (continues <> '' OR EXISTS (SELECT 1 FROM session AS next "
      "WHERE next.continues = session.id AND next.continues <> '')) FROM session WHERE id = ?",
      id);
  return query.step() ? std::optional{RowOfSession{query.integer(0), query.flag(1), query.flag(2)}} : std::nullopt;
}

void check_session(Database& database, const std::string& id, const People& people, Evenings& evenings,
                   json::Tree& tree, Store::Verdict& verdict) {
  ++verdict.sessions;
  const std::optional<RowOfSession> found = find(database, id);
  const std::optional<std::string> text = found ? document_of(database, found->key) : std::nullopt;
  if (!text) {
    verdict.problems.push_back(text::say("Session {session} is not found by its id.", id));
    return;
  }
  if (found->deleted) ++verdict.deleted;
  SessionCheck check{database, found->key, people};
  const Result<void> read = document::read_through(*text, tree, document::Source::kStore, check);
  if (!read) {
    verdict.problems.push_back(text::say("Session {session} cannot be read: {reason}.", id, texts_of(read.error())));
    return;
  }
  if (found->is_part) evenings.parts.emplace(id, check.part());
  verdict.hands += check.hands();
  verdict.problems.insert(verdict.problems.end(), check.problems().begin(), check.problems().end());
  check.rethrow_damage();
}

// Runs one part of the checks. Damage that stops it is reported as a problem, and the other parts still run; a disk
// that fails is not a problem of the database, so that is thrown. `damaged`: of those named, for a {reason}.
template <class Check, class... Named>
void note_damage(Problems& problems, Check check, text::Sentence damaged, const Named&... named) {
  try {
    check();
  } catch (const SQLite::Exception& error) {
    if (!is_damage(error)) throw;
    problems.push_back(text::say(damaged, named..., error.what()));
  }
}

std::vector<std::string> all_ids(Database& database) {
  std::vector<std::string> ids;
  Query query = database.query("SELECT id FROM session ORDER BY started_at, key");
  while (query.step()) ids.push_back(query.text(0));
  return ids;
}

// More memory for pages while everything is read: those of indices are looked at in another order than those of tables.
class MorePages {
 public:
  explicit MorePages(Database& database) : database_{database}, before_{database.number("PRAGMA cache_size")} {
    database_.exec("PRAGMA cache_size = -8192");  // KiB
  }
  ~MorePages() { (void)database_.connection().tryExec(fmt::format("PRAGMA cache_size = {}", before_)); }
  MorePages(const MorePages&) = delete;
  MorePages& operator=(const MorePages&) = delete;

 private:
  Database& database_;
  std::int64_t before_;
};

}  // namespace

std::vector<std::string> look_through(Database& database) {
  const MorePages more_pages{database};
  Problems problems;
  note_damage(problems, [&] { check_file(database, problems); }, kFileDamaged);
  note_damage(problems, [&] { check_keys(database, problems); }, kFileDamaged);
  note_damage(problems, [&] { check_people(database, problems); }, kFileDamaged);
  note_damage(problems, [&] { (void)list_sessions(database); }, kListDamaged);
  return problems;
}

Store::Verdict score_sessions(Database& database, const Progress& progress) {
  const MorePages more_pages{database};
  Store::Verdict verdict;
  Problems& problems = verdict.problems;
  std::vector<std::string> ids;
  note_damage(problems, [&] { ids = all_ids(database); }, kListDamaged);
  People people;
  Problems reported;  // by look_through(), or by each session
  note_damage(reported, [&] { people.names = all_names(database); }, kFileDamaged);
  note_damage(problems, [&] { people.counted = is_counted(database); }, kFileDamaged);
  note_damage(
      reported,
      [&] {
        if (people.names && people.counted) people.played = played_sums(database, *people.names);
      },
      kFileDamaged);
  Evenings evenings;
  json::Tree tree;
  const std::string what = text::say("sessions are scored again");
  Step step{what, 0, static_cast<std::int64_t>(ids.size())};
  for (const std::string& id : ids) {
    if (progress) progress(step);
    note_damage(
        problems, [&] { check_session(database, id, people, evenings, tree, verdict); },
        text::mark("Session {session} is damaged: {reason}."), id);
    ++step.done;
  }
  evenings.check(problems);
  return verdict;
}

Store::Verdict verify_database(Database& database, const Progress& progress) {
  Problems problems = look_through(database);
  Store::Verdict verdict = score_sessions(database, progress);
  verdict.problems.insert(verdict.problems.begin(), problems.begin(), problems.end());
  return verdict;
}

}  // namespace nullo::store
