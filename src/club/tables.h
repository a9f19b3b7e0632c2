// The tables of a club, as SQLite takes them; postgresql.cpp says the same to PostgreSQL. A change to them is a new
// version, which both bring older ones up to.
#pragma once

#include <array>

namespace nullo::club {

inline constexpr int kApplication = 0x4E756C48;  // "NulH", PRAGMA application_id

// What makes each version of the one before it; the first makes it of an empty file.
inline constexpr std::array kVersions{
    R"sql(
CREATE TABLE club (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  name TEXT NOT NULL,
  epoch TEXT NOT NULL,
  seq INTEGER NOT NULL CHECK (seq >= 0)  -- of the newest change
) STRICT;

CREATE TABLE device (
  key INTEGER PRIMARY KEY,
  name TEXT NOT NULL,
  role TEXT NOT NULL CHECK (role IN ('scorer', 'admin')),
  token_hash TEXT NOT NULL UNIQUE,
  paired_at TEXT NOT NULL,
  last_seen TEXT NOT NULL,
  revoked_at TEXT NOT NULL DEFAULT ''
) STRICT;

CREATE TABLE invite (
  code_hash TEXT PRIMARY KEY,
  role TEXT NOT NULL CHECK (role IN ('scorer', 'admin')),
  expires_at TEXT NOT NULL,
  used_by INTEGER REFERENCES device (key)
) STRICT, WITHOUT ROWID;

CREATE TABLE session (
  key INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  seq INTEGER NOT NULL UNIQUE  -- of its last change
) STRICT;

-- Every revision that is known. Only the newest of the trunk and of each side branch have content.
CREATE TABLE revision (
  key INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  session INTEGER NOT NULL REFERENCES session (key),
  place TEXT NOT NULL CHECK (place IN ('trunk', 'side', 'passed')),
  same_as INTEGER REFERENCES revision (key),  -- the trunk's revision whose content it had
  parent TEXT NOT NULL DEFAULT '',
  other TEXT NOT NULL DEFAULT '',
  device INTEGER REFERENCES device (key),  -- NULL: only its id is known
  at TEXT NOT NULL DEFAULT '',
  document TEXT,
  deleted_at TEXT NOT NULL DEFAULT '',
  handed TEXT NOT NULL DEFAULT '[]',
  CHECK ((place = 'passed') = (document IS NULL)),
  CHECK (place = 'passed' OR device IS NOT NULL)
) STRICT;

CREATE UNIQUE INDEX one_trunk ON revision (session) WHERE place = 'trunk';
CREATE INDEX sides ON revision (session) WHERE place = 'side';
CREATE INDEX tips ON revision (session) WHERE place <> 'passed';
)sql",

    // Guests, and who enters.
    R"sql(
ALTER TABLE device ADD COLUMN session TEXT NOT NULL DEFAULT '';  -- the id of the only session it gets; '': all
ALTER TABLE invite ADD COLUMN session TEXT NOT NULL DEFAULT '';  -- the same
ALTER TABLE session ADD COLUMN pen INTEGER REFERENCES device (key);  -- that enters now; NULL: whoever wants to
)sql",

    // What goes along besides sessions.
    R"sql(
CREATE TABLE habit (
  game TEXT NOT NULL,  -- of rules; '': it is about a person
  name TEXT NOT NULL,
  content TEXT NOT NULL,  -- '': rules that were forgotten
  seq INTEGER NOT NULL UNIQUE,  -- of its last change
  PRIMARY KEY (game, name)
) STRICT, WITHOUT ROWID;
)sql"};
inline constexpr int kTables = kVersions.size();  // PRAGMA user_version

inline constexpr const char* kFirstRow = "INSERT INTO club (id, name, epoch, seq) VALUES (1, 'Club', $1, 0)";

}  // namespace nullo::club
