#include "store/rescued_session.h"

#include <algorithm>
#include <map>
#include <set>
#include <utility>

#include "core/unknown.h"
#include "json/tree.h"
#include "store/backup.h"
#include "store/ledger_rows.h"
#include "store/migrations.h"
#include "store/session_list.h"
#include "store/session_reader.h"
#include "store/session_writer.h"

namespace nullo::store {
namespace {

namespace fs = std::filesystem;

// A backup made before a restore has the data that was replaced; a file that was set aside is no backup.
bool is_of_present_data(Occasion occasion) {
  return occasion == Occasion::kUsual || occasion == Occasion::kBeforeUpdate;
}

// The parts of a session, not yet known to make a valid document.
struct Pieces {
  Head head;
  std::vector<std::string> players;
  std::vector<std::optional<std::string>> hands;  // JSON; nothing: that hand could not be read
};

Pieces pieces_of(const session::Session& session) {
  Pieces pieces{head_of(session), session.players, {}};
  for (const session::Hand& hand : session.hands) {
    pieces.hands.emplace_back(document::write_hand(session.rules, hand));
  }
  return pieces;
}

std::optional<Pieces> read_pieces(const std::string& text, json::Tree& tree) {
  const Result<session::Session> read = document::read_facts(text, tree, document::Source::kStore);
  return read ? std::optional{pieces_of(*read)} : std::nullopt;
}

// The session as its entry log has it: begins with the last row that contains the whole session, and applies the rows
// after it.
std::optional<Pieces> pieces_in_log(const SalvagedSession& session, json::Tree& tree) {
  std::optional<Pieces> pieces;
  for (const LogRow& row : session.log) {
    const Change& change = row.logged.change;
    if (row.logged.undone) break;
    if (!change.hand) {
      pieces = change.after ? read_pieces(*change.after, tree) : std::nullopt;
      if (pieces) pieces->head.id = session.id;
    } else if (pieces) {
      const auto number = static_cast<std::size_t>(*change.hand);
      if (number > pieces->hands.size()) return std::nullopt;  // a log row is missing
      pieces->hands.resize(number + (change.after ? 1 : 0));
      if (change.after) pieces->hands.back() = change.after;
    }
  }
  return pieces;
}

bool totals_agree(Database& damaged, std::int64_t key, const session::SessionResult& result) {
  bool same = true;
  return readable([&] {
           Query query = damaged.query("SELECT seat, total FROM seat WHERE session = ? ORDER BY seat", key);
           for (const Seat seat : Seats{result.totals.size()}) {
             same = same && query.step() && query.seat(0) == seat && query.amount(1) == result.totals[seat];
           }
         }) &&
         same;
}

bool ledger_agrees(Database& damaged, std::int64_t key, const session::SessionResult& result) {
  bool same = true;
  for (std::size_t number = 0; same && number < result.hands.size(); ++number) {
    const bool could_read = readable([&] {
      same = read_postings(damaged, key, static_cast<int>(number)) == rows_of(result.hands[number].scored.postings);
    });
    same = same && could_read;
  }
  return same;
}

bool hands_agree(Database& damaged, std::int64_t key, const session::SessionResult& result) {
  bool same = false;
  return readable([&] {
           Query query = damaged.query("SELECT hands FROM session WHERE key = ?", key);
           same = query.step() && query.integer(0) == result.complete_hands;
         }) &&
         same;
}

// Whether its score agrees with the stored totals, or with the stored ledger and number of hands. The facts have
// checksums of their own, so one of the two is enough: the other may be damaged itself. But where people change seats,
// their names say whose points go where, and the ledger has only seats: then the totals must agree.
bool is_as_noted(Database& damaged, std::int64_t key, const document::Read& read) {
  if (totals_agree(damaged, key, read.result)) return true;
  const bool changes_seats =
      std::ranges::any_of(read.session.hands, [](const session::Hand& hand) { return !hand.players.empty(); });
  return !changes_seats && ledger_agrees(damaged, key, read.result) && hands_agree(damaged, key, read.result);
}

// Rescues one session from a source that has all of it, else from the one that has most.
class OneSession {
 public:
  OneSession(Database& damaged, std::int64_t key, const SalvagedSession& session,
             const std::vector<std::string>& players, AllBackups& backups)
      : damaged_{damaged}, key_{key}, session_{session}, players_{players}, backups_{backups} {}

  std::optional<RescuedSession> take() {
    const std::optional<Pieces> in_backup = pieces_in_backups();
    const std::optional<Pieces> in_rows = pieces_in_rows();
    try_whole(in_rows, all_as_written());
    if (!is_good()) try_whole(pieces_in_log(session_, tree_), true);
    if (!is_good() && in_rows && !all_as_written()) {
      bool whole = !session_.hands_unreadable;
      const Pieces pieces = mended(*in_rows, in_backup, whole);
      try_whole(pieces, whole);
    }
    if (in_backup && (!best_ || has_fewer_hands(*in_backup))) take_from_backup(*in_backup);
    if (in_rows) try_cut(*in_rows);
    return std::move(best_);
  }

 private:
  // From the newest backup that has it whole.
  std::optional<Pieces> pieces_in_backups() {
    if (session_.id.empty()) return std::nullopt;
    for (const std::string& text : backups_.documents(session_.id)) {
      if (std::optional<Pieces> pieces = read_pieces(text, tree_)) return pieces;
    }
    return std::nullopt;
  }

  std::optional<Pieces> pieces_in_rows() const {
    if (!session_.head || players_.empty()) return std::nullopt;
    Pieces pieces{*session_.head, players_, {}};
    pieces.hands.resize(session_.hands_known);
    for (const auto& [number, hand] : session_.hands) pieces.hands[static_cast<std::size_t>(number)] = hand.facts;
    return pieces;
  }

  [[nodiscard]] bool all_as_written() const {
    return !session_.hands_unreadable && session_.hands.size() == session_.hands_known &&
           std::ranges::all_of(session_.hands, [](const auto& hand) { return hand.second.as_written; });
  }

  // The pieces from the rows, but each hand with a wrong checksum is replaced by the one in the log, else in the
  // backup. `whole`: set to false if a hand is in neither.
  Pieces mended(Pieces pieces, const std::optional<Pieces>& in_backup, bool& whole) const {
    const std::map<int, std::string> logged = hands_in_log(session_);
    for (std::size_t number = 0; number < pieces.hands.size(); ++number) {
      const auto row = session_.hands.find(static_cast<int>(number));
      if (row != session_.hands.end() && row->second.as_written) continue;
      if (const auto found = logged.find(static_cast<int>(number)); found != logged.end()) {
        pieces.hands[number] = found->second;
      } else if (in_backup && number < in_backup->hands.size()) {
        pieces.hands[number] = in_backup->hands[number];
      } else {
        whole = false;
      }
    }
    return pieces;
  }

  std::optional<document::Read> read(const Pieces& pieces, std::size_t hands) {
    std::vector<std::string> facts;
    for (std::size_t number = 0; number < hands; ++number) {
      if (!pieces.hands[number]) return std::nullopt;
      facts.push_back(*pieces.hands[number]);
    }
    Result<document::Read> read =
        document::read_session(compose_document(pieces.head, pieces.players, facts), tree_, document::Source::kStore);
    return read ? std::optional{std::move(*read)} : std::nullopt;
  }

  [[nodiscard]] bool has_fewer_hands(const Pieces& than) const {
    return best_->doubtful && best_->read.session.hands.size() < than.hands.size();
  }

  [[nodiscard]] bool is_good() const { return best_ && !best_->doubtful; }

  // Prefers a version whose score agrees with the stored one; otherwise keeps the first.
  void try_whole(const std::optional<Pieces>& pieces, bool as_written) {
    if (!pieces || pieces->hands.size() < session_.hands_known) return;
    std::optional<document::Read> found = read(*pieces, pieces->hands.size());
    if (!found) return;
    const bool doubtful = !as_written || !is_as_noted(damaged_, key_, *found);
    if (!best_ || !doubtful) best_ = RescuedSession{std::move(*found), false, false, doubtful};
  }

  void take_from_backup(const Pieces& pieces) {
    if (auto found = read(pieces, pieces.hands.size())) best_ = RescuedSession{std::move(*found), true, false, false};
  }

  // Takes the readable hands from the beginning, if they are more than the backup has.
  void try_cut(const Pieces& pieces) {
    if (best_ && !best_->from_backup) return;
    const std::size_t least = best_ ? best_->read.session.hands.size() : 0;
    const auto unread = first_unknown(pieces.hands);
    for (auto hands = static_cast<std::size_t>(unread - pieces.hands.begin()); hands > least; --hands) {
      Pieces first = pieces;
      first.head.ended_at.clear();  // the end may have come later
      if (auto found = read(first, hands)) {
        best_ = RescuedSession{std::move(*found), false, true, false};
        return;
      }
    }
  }

  Database& damaged_;
  std::int64_t key_;
  const SalvagedSession& session_;
  const std::vector<std::string>& players_;
  AllBackups& backups_;
  json::Tree tree_;
  std::optional<RescuedSession> best_;
};

}  // namespace

AllBackups::AllBackups(const fs::path& database) {
  const std::vector<Backup> all = backups_of(database);
  revision_ = highest_revision(all);
  for (const Backup& backup : all) {
    if (backup.sessions && is_of_present_data(backup.occasion)) open(backup.file);
  }
}

void AllBackups::open(const fs::path& file) {
  readable([&] {
    auto opened = std::make_unique<Database>(file, Database::Mode::kUntouched);
    if (version_of(*opened) != newest_version()) {
      opened = std::make_unique<Database>(file, Database::Mode::kCopy);
      migrate(*opened, Before::kNothing);
    }
    newest_first_.push_back(std::move(opened));
  });
}

std::vector<std::string> AllBackups::documents(const std::string& id) {
  std::vector<std::string> texts;
  for (const auto& backup : newest_first_) {
    readable([&] {
      if (std::optional<std::string> text = document_of(*backup, id)) texts.push_back(std::move(*text));
    });
  }
  return texts;
}

std::vector<std::string> AllBackups::ids() {
  std::vector<std::string> ids;
  std::set<std::string> seen;
  for (const auto& backup : newest_first_) {
    readable([&] {
      Query query = backup->query("SELECT id FROM session ORDER BY key");
      while (query.step()) {
        if (seen.insert(query.text(0)).second) ids.push_back(query.text(0));
      }
    });
  }
  return ids;
}

bool AllBackups::deleted(const std::string& id) {
  for (const auto& backup : newest_first_) {
    bool is_there = false;
    bool deleted = false;
    readable([&] {
      is_there = key_of(*backup, id).has_value();
      deleted = is_deleted(*backup, id);
    });
    if (is_there) return deleted;
  }
  return false;
}

std::optional<RescuedSession> rescue_session(Database& damaged, std::int64_t key, const SalvagedSession& session,
                                             const std::vector<std::string>& players, AllBackups& backups) {
  return OneSession{damaged, key, session, players, backups}.take();
}

}  // namespace nullo::store
