// A Store's acts of the club that this device is in.
#include "store/membership.h"

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "club/handed.h"
#include "club/wire.h"
#include "document/document.h"
#include "json/tree.h"
#include "store/habits.h"
#include "store/handed_rows.h"
#include "store/parts.h"
#include "store/people.h"
#include "store/session_list.h"
#include "text/say.h"

namespace nullo::store {
namespace {

constexpr int kMostPassed = 64;  // revisions of a session that are remembered

club::Content content_of(const std::string& text) {
  Result<club::Content> content = club::read_content(text);
  if (content) return *std::move(content);
  throw Damage{
      text::say("a session for another device or from one cannot be read: {reason}", texts_of(content.error()))};
}

void note_passed(Database& database, const std::string& session, const std::string& revision) {
  Query last =
      database.query("SELECT ordinal, revision FROM passed WHERE session = ? ORDER BY ordinal DESC LIMIT 1", session);
  const bool any = last.step();
  if (any && last.view(1) == revision) return;
  const std::int64_t ordinal = any ? last.integer(0) + 1 : 0;
  database.query("INSERT INTO passed (session, ordinal, revision) VALUES (?, ?, ?)", session, ordinal, revision).run();
  database.query("DELETE FROM passed WHERE session = ? AND ordinal <= ?", session, ordinal - kMostPassed).run();
}

void forget_club(Database& database) {
  for (const char* statement : {"DELETE FROM membership", "DELETE FROM shared", "DELETE FROM outbox",
                                "DELETE FROM passed", "DELETE FROM side", "DELETE FROM untold_habit"}) {
    database.query(statement).run();
  }
}

void write_membership(Database& database, const Membership& membership) {
  database
      .query(
          "INSERT OR REPLACE INTO membership (only_row, address, token, club, device, epoch, since, heard_at, "
          "only_session) VALUES (1, ?, ?, ?, ?, ?, ?, ?, ?)",
          membership.address, membership.token, membership.club, membership.device, membership.epoch, membership.since,
          membership.heard_at, membership.only_session)
      .run();
}

// Every stored session is to be told; one that was begun by a going on which is undone never was.
void mark_all(Database& database) {
  database
      .query(
          "INSERT INTO shared (session, untold) SELECT id, 1 FROM session WHERE taken_back = 0 "
          "ON CONFLICT (session) DO UPDATE SET untold = 1")
      .run();
}

std::string canonical(const session::HandByHand& hands) {
  std::string text;
  document::write_session(hands, json::Writer::Style::kCompact, [&](std::string_view piece) { text += piece; });
  return text;
}

}  // namespace

std::optional<Membership> Store::membership() {
  return parts_->read([](Database& database) -> std::optional<Membership> {
    Query query =
        database.query("SELECT address, token, club, device, epoch, since, heard_at, only_session FROM membership");
    if (!query.step()) return std::nullopt;
    return Membership{query.text(0), query.text(1),    query.text(2), query.text(3),
                      query.text(4), query.integer(5), query.text(6), query.text(7)};
  });
}

void Store::join(const Membership& membership) {
  parts_->write(kClub, [&](Database& database) {
    forget_club(database);
    write_membership(database, membership);
    mark_all(database);
    mark_habits(database, Told::kNever);
  });
}

void Store::leave() { parts_->write(kClub, forget_club); }

void Store::keep_membership(const Membership& membership) {
  parts_->write(kClub, [&](Database& database) { write_membership(database, membership); });
}

void Store::keep_hub_address(const std::string& address) {
  parts_->write(kClub, [&](Database& database) { database.query("UPDATE membership SET address = ?", address).run(); });
}

int Store::untold_sessions() {
  return parts_->read([](Database& database) {
    Query query = database.query(
        "SELECT count(*) FROM (SELECT session FROM shared WHERE untold <> 0 AND trouble = '' UNION SELECT session FROM "
        "outbox)");
    query.step();
    return query.count(0);
  });
}

std::vector<std::string> Store::sessions_to_tell(int most) {
  return parts_->read([&](Database& database) {
    std::vector<std::string> ids;
    Query query = database.query(
        "SELECT session FROM shared WHERE untold <> 0 AND trouble = '' AND NOT EXISTS (SELECT 1 FROM outbox WHERE "
        "outbox.session = "
        "shared.session) ORDER BY session LIMIT ?",
        most);
    while (query.step()) ids.push_back(query.text(0));
    return ids;
  });
}

Shared Store::shared(const std::string& session_id) {
  return parts_->read([&](Database& database) {
    Query query = database.query(
        "SELECT tip, untold, EXISTS (SELECT 1 FROM outbox WHERE outbox.session = shared.session), trouble, pen, "
        "wants_pen FROM shared WHERE session = ?",
        session_id);
    if (!query.step()) return Shared{};
    return Shared{query.text(0), static_cast<Untold>(query.between(1, 0, 2)),
                  query.flag(2), query.text(3),
                  query.text(4), query.flag(5)};
  });
}

void Store::keep_shared(const std::string& session_id, const Shared& shared) {
  parts_->write(kClub, [&](Database& database) {
    database
        .query(
            "INSERT OR REPLACE INTO shared (session, tip, untold, trouble, pen, wants_pen) VALUES (?, ?, ?, ?, ?, ?)",
            session_id, shared.tip, static_cast<int>(shared.untold), shared.trouble, shared.pen, shared.wants_pen)
        .run();
    if (!shared.tip.empty()) note_passed(database, session_id, shared.tip);
  });
}

std::optional<std::string> Store::pen_to_take() {
  return parts_->read([](Database& database) {
    Query query = database.query("SELECT session FROM shared WHERE wants_pen <> 0 ORDER BY session LIMIT 1");
    return query.step() ? std::optional{query.text(0)} : std::nullopt;
  });
}

void Store::tell_all_again() {
  parts_->write(kClub, [](Database& database) {
    database.query("UPDATE shared SET untold = iif(tip = '', 1, 2) WHERE untold = 0").run();
    mark_habits(database, Told::kBefore);
  });
}

std::optional<club::Content> Store::content(const std::string& session_id) {
  return parts_->read([&](Database& database) -> std::optional<club::Content> {
    Query query = database.query("SELECT key, deleted_at, apart FROM session WHERE id = ?", session_id);
    if (!query.step() || !query.view(2).empty()) return std::nullopt;
    const std::int64_t key = query.integer(0);
    const std::optional<StoredDocument> stored = checked_document_of(database, session_id);
    json::Tree tree;
    Result<document::Checked> read = document::Checked::read(stored->text, tree, document::Source::kStore);
    if (!read || !stored->doubt.empty()) return std::nullopt;
    return club::Content{canonical(*read), query.text(1), read_handed_over(database, key)};
  });
}

Faults Store::adopt(const std::string& session_id, const club::Content& content, const std::string& label) {
  json::Tree tree;
  Result<document::Checked> read = document::Checked::read(content.document, tree, document::Source::kDocument);
  if (!read) return std::move(read.error());
  Faults faults;
  if (read->session().id != session_id) {
    faults.add({"/id", session_id, read->session().id});
    return faults;
  }
  club::check_handed(content.handed, read->session().seats(), faults);
  if (!faults.empty()) return faults;
  const Result<Present> present = in_present_names(*read);
  if (!present) return present.error();
  json::Tree other;
  const Result<session::Session> now = document::read_facts(present->text, other, document::Source::kStore);
  if (!now) return now.error();
  const std::optional<club::Content> before = this->content(session_id);
  parts_->write(kClub, [&](Database& database) {
    if (!key_of(database, session_id)) {
      parts_->insert(*read, kClub);
    } else if (!before) {  // what is stored cannot be read
      parts_->replace(*read);
    } else if (before->document != present->text) {
      const Change change{std::nullopt, before->document, present->text, label};
      const std::int64_t key = parts_->key(session_id, kClub);
      push_log(database, key, change);
      parts_->write_change(key, ScoredSession{*now, change, change.before}, change);
    }
    write_handed_over(database, parts_->key(session_id, kClub), content.handed);
    if (content.deleted_at.empty()) {
      store::bring_back(database, session_id);
    } else {
      mark_deleted(database, session_id, content.deleted_at);
    }
  });
  return faults;
}

std::vector<Posted> Store::outbox(int most) {
  return parts_->read([&](Database& database) {
    std::vector<Posted> posted;
    Query query = database.query(
        "SELECT session, revision, parent, other, at, content, with_passed FROM outbox ORDER BY session LIMIT ?", most);
    while (query.step()) {
      posted.push_back({{.id = query.text(1),
                         .session = query.text(0),
                         .parent = query.text(2),
                         .other = query.text(3),
                         .at = query.text(4),
                         .content = content_of(query.text(5))},
                        query.flag(6)});
    }
    return posted;
  });
}

void Store::post(const Posted& posted) {
  const club::Revision& revision = posted.revision;
  parts_->write(kClub, [&](Database& database) {
    database
        .query(
            "INSERT OR REPLACE INTO outbox (session, revision, parent, other, at, content, with_passed) "
            "VALUES (?, ?, ?, ?, ?, ?, ?)",
            revision.session, revision.id, revision.parent, revision.other, revision.at,
            club::write_content(revision.content), posted.with_passed)
        .run();
  });
}

void Store::take_from_outbox(const std::string& session_id) {
  parts_->write(kClub,
                [&](Database& database) { database.query("DELETE FROM outbox WHERE session = ?", session_id).run(); });
}

std::vector<std::string> Store::passed(const std::string& session_id) {
  return parts_->read([&](Database& database) {
    std::vector<std::string> revisions;
    Query query = database.query("SELECT revision FROM passed WHERE session = ? ORDER BY ordinal", session_id);
    while (query.step()) revisions.push_back(query.text(0));
    return revisions;
  });
}

std::vector<Side> Store::sides(const std::string& session_id) {
  return parts_->read([&](Database& database) {
    std::vector<Side> sides;
    Query query = database.query(
        "SELECT trunk, revision, device, at, content FROM side WHERE session = ? ORDER BY trunk DESC, at, revision",
        session_id);
    while (query.step()) {
      sides.push_back({{query.text(1), query.text(2), query.text(3), content_of(query.text(4))}, query.flag(0)});
    }
    return sides;
  });
}

void Store::keep_sides(const std::string& session_id, const std::vector<Side>& sides) {
  parts_->write(kClub, [&](Database& database) {
    database.query("DELETE FROM side WHERE session = ?", session_id).run();
    for (const Side& side : sides) {
      database
          .query("INSERT INTO side (session, revision, trunk, device, at, content) VALUES (?, ?, ?, ?, ?, ?)",
                 session_id, side.tip.revision, side.trunk, side.tip.device, side.tip.at,
                 club::write_content(side.tip.content))
          .run();
    }
  });
}

std::vector<std::string> Store::forked() {
  return parts_->read([](Database& database) {
    std::vector<std::string> ids;
    Query query = database.query("SELECT DISTINCT session FROM side ORDER BY session");
    while (query.step()) ids.push_back(query.text(0));
    return ids;
  });
}

std::vector<std::pair<std::string, std::string>> Store::with_trouble() {
  return parts_->read([](Database& database) {
    std::vector<std::pair<std::string, std::string>> found;
    Query query = database.query("SELECT session, trouble FROM shared WHERE trouble <> '' ORDER BY session");
    while (query.step()) found.emplace_back(query.text(0), query.text(1));
    return found;
  });
}

}  // namespace nullo::store
