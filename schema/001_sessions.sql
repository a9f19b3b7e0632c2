-- Sessions at the table, and what follows from them.
--
-- A session is its rules, its seats and its hands; a hand's facts are the document's JSON, the same for all games. What
-- is scored from them (complete, dealer, posting, total, won, finished, hands) stands beside them so that it can be
-- listed and summed; `nullo verify` compares it with the facts. Games, reasons and cards are kept by their text ids.

PRAGMA application_id = 1316318316;  -- "Null"

-- People across evenings. A rename or a merge changes a row here; the facts of hands contain names too.
CREATE TABLE player (
  id INTEGER PRIMARY KEY,
  name TEXT NOT NULL UNIQUE CHECK (length(name) BETWEEN 1 AND 64)
) STRICT;

CREATE TABLE session (
  key INTEGER PRIMARY KEY,  -- short, for the rows below; never leaves the database
  id TEXT NOT NULL UNIQUE CHECK (length(id) BETWEEN 1 AND 64),
  game TEXT NOT NULL CHECK (length(game) > 0),
  rules TEXT NOT NULL CHECK (json_valid(rules) AND json_type(rules) = 'object'),
  first_dealer INTEGER NOT NULL CHECK (first_dealer BETWEEN 0 AND 9),
  started_at TEXT NOT NULL CHECK (started_at = '' OR started_at GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]*'),
  ended_at TEXT NOT NULL CHECK (ended_at = '' OR ended_at GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]*'),
  note TEXT NOT NULL,
  hands INTEGER NOT NULL CHECK (hands >= 0),  -- complete ones
  finished INTEGER NOT NULL CHECK (finished IN (0, 1))
) STRICT;

CREATE INDEX session_by_start ON session (started_at, key);

-- Who sat where when the session began, and how the seat stands now.
CREATE TABLE seat (
  session INTEGER NOT NULL REFERENCES session (key) ON DELETE CASCADE,
  seat INTEGER NOT NULL CHECK (seat BETWEEN 0 AND 9),
  player INTEGER NOT NULL REFERENCES player (id),
  total INTEGER NOT NULL,
  won INTEGER NOT NULL CHECK (won IN (0, 1)),
  PRIMARY KEY (session, seat),
  UNIQUE (session, player)
) STRICT, WITHOUT ROWID;

CREATE INDEX seat_by_player ON seat (player);

CREATE TABLE hand (
  session INTEGER NOT NULL REFERENCES session (key) ON DELETE CASCADE,
  number INTEGER NOT NULL CHECK (number >= 0),
  facts TEXT NOT NULL CHECK (json_valid(facts) AND json_type(facts) = 'object'),
  dealer INTEGER NOT NULL CHECK (dealer BETWEEN 0 AND 9),
  complete INTEGER NOT NULL CHECK (complete IN (0, 1)),
  PRIMARY KEY (session, number)
) STRICT;

-- Who sits where from this hand on, where the hand says so.
CREATE TABLE sitter (
  session INTEGER NOT NULL,
  hand INTEGER NOT NULL,
  seat INTEGER NOT NULL CHECK (seat BETWEEN 0 AND 9),
  player INTEGER NOT NULL REFERENCES player (id),
  PRIMARY KEY (session, hand, seat),
  UNIQUE (session, hand, player),
  FOREIGN KEY (session, hand) REFERENCES hand (session, number) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;

CREATE INDEX sitter_by_player ON sitter (player);

-- The ledger: every point and every chip, in the order in which it fell due.
CREATE TABLE posting (
  session INTEGER NOT NULL,
  hand INTEGER NOT NULL,
  ordinal INTEGER NOT NULL CHECK (ordinal >= 0),
  from_account TEXT NOT NULL
    CHECK (from_account = 'bank' OR from_account GLOB 'seat:[0-9]' OR from_account GLOB 'pot:[1-9]*'),
  to_account TEXT NOT NULL
    CHECK (to_account = 'bank' OR to_account GLOB 'seat:[0-9]' OR to_account GLOB 'pot:[1-9]*'),
  amount INTEGER NOT NULL CHECK (amount > 0),
  reason TEXT NOT NULL CHECK (length(reason) > 0),
  trick INTEGER CHECK (trick >= 1),
  card TEXT CHECK (length(card) = 2),
  PRIMARY KEY (session, hand, ordinal),
  FOREIGN KEY (session, hand) REFERENCES hand (session, number) ON DELETE CASCADE,
  CHECK (from_account <> to_account)
) STRICT, WITHOUT ROWID;

-- What this program remembers besides: size, theme.
CREATE TABLE setting (
  key TEXT PRIMARY KEY CHECK (length(key) > 0),
  value TEXT NOT NULL
) STRICT, WITHOUT ROWID;
