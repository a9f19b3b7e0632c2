#include "store/session_writer.h"

#include <algorithm>
#include <deque>
#include <string>
#include <utility>
#include <vector>

#include "document/document.h"
#include "document/like.h"
#include "document/read_again.h"
#include "session/sides.h"
#include "store/checksum.h"
#include "store/ledger_rows.h"
#include "store/people.h"
#include "store/played_rows.h"
#include "store/session_reader.h"
#include "store/store.h"
#include "text/say.h"

namespace nullo::store {
namespace {

int count(std::size_t size) { return static_cast<int>(size); }

// Writes who sits where; write_standing() fills in the totals.
void write_seats(Database& database, std::int64_t key, const session::Session& session, const Sitters& sitters) {
  database.query("DELETE FROM seat WHERE session = ?", key).run();
  for (const Seat seat : Seats{session.seats()}) {
    const std::string& name = session::name_at(session.players, seat);
    database
        .query("INSERT INTO seat (session, seat, player, total, won) VALUES (?, ?, ?, 0, 0)", key, seat.index(),
               sitters.named(database, name))
        .run();
  }
}

// Writes the totals, the winners, the number of complete hands and whether the session is finished.
void write_standing(Database& database, std::int64_t key, const session::SessionResult& result) {
  for (const Seat seat : Seats{result.totals.size()}) {
    const bool won = session::won(result, seat);
    const Amount total = result.totals[seat];
    database
        .query("UPDATE seat SET total = ?3, won = ?4 WHERE session = ?1 AND seat = ?2 AND (total <> ?3 OR won <> ?4)",
               key, seat.index(), total, won)
        .run();
  }
  database
      .query("UPDATE session SET hands = ?2, finished = ?3 WHERE key = ?1 AND (hands <> ?2 OR finished <> ?3)", key,
             result.complete_hands, result.finished)
      .run();
}

// The rows of `player` for those who sit down for a hand, in seat order.
std::vector<std::int64_t> rows_of(Database& database, const std::vector<std::string>& players, const Sitters& sitters) {
  std::vector<std::int64_t> rows;
  for (const std::string& name : players) rows.push_back(sitters.named(database, name));
  return rows;
}

std::vector<std::int64_t> stored_sitters(Database& database, std::int64_t key, int number) {
  Query query = database.query("SELECT player FROM sitter WHERE session = ? AND hand = ? ORDER BY seat", key, number);
  std::vector<std::int64_t> rows;
  while (query.step()) rows.push_back(query.integer(0));
  return rows;
}

void write_sitters(Database& database, std::int64_t key, int number, const std::vector<std::int64_t>& rows) {
  const std::vector<std::int64_t> stored = stored_sitters(database, key, number);
  if (stored == rows) return;
  if (!stored.empty()) database.query("DELETE FROM sitter WHERE session = ? AND hand = ?", key, number).run();
  for (int seat = 0; seat < count(rows.size()); ++seat) {
    database
        .query("INSERT INTO sitter (session, hand, seat, player) VALUES (?, ?, ?, ?)", key, number, seat,
               rows[static_cast<std::size_t>(seat)])
        .run();
  }
}

// Writes a hand as far as it is not stored like that: an act on a long session changes few of its hands.
void store_hand(Database& database, std::int64_t key, int number, const games::Rules& rules, const session::Hand& hand,
                const session::HandResult& result, const Sitters& sitters) {
  const std::string facts = document::write_hand(rules, hand);
  database
      .query(
          "INSERT INTO hand (session, number, facts, checksum, dealer, complete) VALUES (?, ?, ?, ?, ?, ?) "
          "ON CONFLICT (session, number) DO UPDATE SET facts = excluded.facts, checksum = excluded.checksum, "
          "dealer = excluded.dealer, complete = excluded.complete WHERE facts <> excluded.facts OR "
          "checksum IS NOT excluded.checksum OR dealer <> excluded.dealer OR complete <> excluded.complete",
          key, number, Lasting{facts}, checksum(facts), result.dealer.index(), result.complete())
      .run();
  write_sitters(database, key, number, rows_of(database, hand.players, sitters));
  write_postings(database, key, number, result.scored.postings);
}

void store_hand(Database& database, std::int64_t key, int number, const ScoredSession& scored, const Sitters& sitters) {
  const auto at = static_cast<std::size_t>(number);
  store_hand(database, key, number, scored.session.rules, scored.session.hands[at], scored.result.hands[at], sitters);
}

// Updates a hand whose facts are unchanged, after an earlier hand changed.
void refresh_hand(Database& database, std::int64_t key, const session::HandResult& result, int number) {
  database
      .query(
          "UPDATE hand SET dealer = ?3, complete = ?4 "
          "WHERE session = ?1 AND number = ?2 AND (dealer <> ?3 OR complete <> ?4)",
          key, number, result.dealer.index(), result.complete())
      .run();
  write_postings(database, key, number, result.scored.postings);
}

void drop_hands_from(Database& database, std::int64_t key, int number) {  // also deletes their sitters and postings
  database.query("DELETE FROM hand WHERE session = ? AND number >= ?", key, number).run();
}

int stored_hands(Database& database, std::int64_t key) {
  Query query = database.query("SELECT coalesce(max(number) + 1, 0) FROM hand WHERE session = ?", key);
  query.step();
  return query.count(0);
}

// Of these and later hands, whose rows are written anew: to delete those of each hand by itself takes longer.
void drop_postings_and_sitters_from(Database& database, std::int64_t key, int hand) {
  database.query("DELETE FROM posting WHERE session = ? AND hand >= ?", key, hand).run();
  database.query("DELETE FROM sitter WHERE session = ? AND hand >= ?", key, hand).run();
}

// Writes everything except the session's own row, as far as it is not stored like that.
void write_contents(Database& database, std::int64_t key, const session::HandByHand& hands) {
  const session::Session& session = hands.session();
  const Sitters sitters{database, key};
  write_seats(database, key, session, sitters);
  session::Reckoning reckoning{session};
  int written = 0;
  const session::SessionResult result = hands.visit([&](const session::Turn& turn) {
    store_hand(database, key, written++, session.rules, turn.hand, turn.result, sitters);
    reckoning.add(turn);
  });
  drop_hands_from(database, key, written);
  write_standing(database, key, result);
  write_played(database, key, sitters, std::move(reckoning).finish(result));
}

// Updates the session's own row.
void write_row(Database& database, std::int64_t key, const session::Session& session) {
  const Head head = head_of(session);
  database
      .query(
          "UPDATE session SET game = ?, rules = ?, first_dealer = ?, started_at = ?, ended_at = ?, note = ?, "
          "opening = ?, opening_bags = ?, hands_before = ?, continues = ?, stake_cents = ?, stake_against = ?, "
          "apart = '' WHERE key = ?",
          head.game, head.rules, head.first_dealer, head.started_at, head.ended_at, head.note, head.opening,
          head.opening_bags, head.hands_before, head.continues, head.stake_cents, head.stake_against, key)
      .run();
}

// Whether this hand or a later one is stored as complete.
bool any_complete(Database& database, std::int64_t key, int hand) {
  Query query = database.query("SELECT EXISTS (SELECT 1 FROM hand WHERE session = ? AND number >= ? AND complete = 1)",
                               key, hand);
  query.step();
  return query.flag(0);
}

std::size_t first_changed(const session::Session& session, const Change& change,
                          const std::optional<std::string>& other) {
  if (change.hand) return static_cast<std::size_t>(*change.hand);
  const std::size_t alike = other ? document::hands_alike(session, *other) : 0;
  return alike == 0 ? 0 : alike - 1;
}

}  // namespace

ScoredSession::ScoredSession(const session::Session& facts, const Change& change,
                             const std::optional<std::string>& other)
    : ScoredSession{facts, first_changed(facts, change, other)} {}

ScoredSession::ScoredSession(const session::Session& facts, std::size_t first) : session{facts}, from{first} {
  document::ReadAgain read = document::score_and_read_again(facts, {from});
  if (!read.why_not.empty()) {
    throw StoreError{StoreError::Kind::kRefused,
                     text::say("This cannot be recorded: {reason}. Nothing is changed.", read.why_not)};
  }
  result = std::move(read.result);
}

std::optional<std::int64_t> key_of(Database& database, std::string_view id) {
  Query query = database.query("SELECT key FROM session WHERE id = ?", id);
  return query.step() ? std::optional{query.integer(0)} : std::nullopt;
}

void insert_session(Database& database, const session::HandByHand& hands) {
  const session::Session& session = hands.session();
  database
      .query(
          "INSERT INTO session (id, game, rules, first_dealer, started_at, ended_at, note, hands, finished) "
          "VALUES (?, ?, ?, ?, ?, ?, ?, 0, 0)",
          session.id, games::info(session.rules).id, document::write_rules(session.rules), session.first_dealer.index(),
          session.started_at, session.ended_at, session.note)
      .run();
  rewrite_session(database, database.connection().getLastInsertRowid(), hands);
}

void rewrite_session(Database& database, std::int64_t key, const session::HandByHand& hands) {
  write_row(database, key, hands.session());
  write_contents(database, key, hands);
}

void write_changed(Database& database, std::int64_t key, const ScoredSession& scored) {
  write_row(database, key, scored.session);
  const Sitters sitters{database, key};
  write_seats(database, key, scored.session, sitters);
  const int hands = count(scored.session.hands.size());
  const int from = count(scored.from);
  // If a hand was put in or taken out, the later ones have other numbers, and few of them paid the same.
  if (stored_hands(database, key) != hands) drop_postings_and_sitters_from(database, key, from);
  drop_hands_from(database, key, hands);
  for (int hand = from; hand < hands; ++hand) store_hand(database, key, hand, scored, sitters);
  write_standing(database, key, scored.result);
  write_played(database, key, sitters, session::played(scored.session));
}

void count_again(Database& database, std::int64_t key, const session::HandByHand& hands,
                 std::optional<std::uint64_t> stored) {
  session::Reckoning reckoning{hands.session()};
  const session::SessionResult result = hands.visit([&](const session::Turn& turn) {
    refresh_hand(database, key, turn.result, count(turn.number));
    reckoning.add(turn);
  });
  write_standing(database, key, result);
  const std::deque<session::Played> played = std::move(reckoning).finish(result);
  if (sum_of(played) != stored) write_played(database, key, Sitters{database, key}, played);
}

void rewrite_hand(Database& database, std::int64_t key, const ScoredSession& scored, int hand) {
  const int hands = count(scored.session.hands.size());
  const Sitters sitters{database, key};
  const bool was_complete = any_complete(database, key, hand);
  drop_hands_from(database, key, hands);
  if (hand < hands) store_hand(database, key, hand, scored, sitters);
  for (int later = hand + 1; later < hands; ++later) {
    refresh_hand(database, key, scored.result.hands[static_cast<std::size_t>(later)], later);
  }
  write_standing(database, key, scored.result);
  const auto changed = scored.result.hands.begin() + std::min(hand, hands);
  const bool is_complete =
      std::any_of(changed, scored.result.hands.end(), [](const auto& one) { return one.complete(); });
  if (!was_complete && !is_complete) return;
  write_played(database, key, sitters, session::played(scored.session));
}

}  // namespace nullo::store
