-- This device's place in a club, and how each session stands with the club's hub. Outside a club these
-- tables are empty, and stay so.

CREATE TABLE membership (
  only_row INTEGER PRIMARY KEY CHECK (only_row = 1),
  address TEXT NOT NULL CHECK (length(address) > 0),  -- of the hub
  token TEXT NOT NULL CHECK (length(token) > 0),
  club TEXT NOT NULL,
  device TEXT NOT NULL,                       -- what this one is called there
  epoch TEXT NOT NULL,                        -- of the hub; another one: it was restored from a backup
  since INTEGER NOT NULL CHECK (since >= 0),  -- the hub's changes are known up to this number
  heard_at TEXT NOT NULL                      -- when all had been told and heard last; '': never
) STRICT;

CREATE TABLE shared (
  session TEXT PRIMARY KEY,       -- its id; it may not be here yet
  tip TEXT NOT NULL DEFAULT '',   -- the revision that is stored here, or was before the change; '': none yet
  untold INTEGER NOT NULL CHECK (untold IN (0, 1, 2)),  -- 1: it changed since; 2: the tip is to be told again as it is
  -- Why it cannot be told as it is, and so waits for the next change; or why what the hub has cannot be read here.
  trouble TEXT NOT NULL DEFAULT ''  -- '': all is well
) STRICT, WITHOUT ROWID;
CREATE INDEX shared_untold ON shared (session) WHERE untold <> 0;

-- What is told: fixed, since the hub may have it already though its answer was lost.
CREATE TABLE outbox (
  session TEXT PRIMARY KEY,
  revision TEXT NOT NULL UNIQUE,
  parent TEXT NOT NULL,
  other TEXT NOT NULL,
  at TEXT NOT NULL,
  content TEXT NOT NULL CHECK (json_valid(content)),  -- the document, and what else goes along, as it is sent
  with_passed INTEGER NOT NULL DEFAULT 0 CHECK (with_passed IN (0, 1))  -- 1: the hub does not know the parent
) STRICT;

-- The revisions that have been stored here, the newest last, so that a hub restored from an old backup is told what
-- they went on from.
CREATE TABLE passed (
  session TEXT NOT NULL,
  ordinal INTEGER NOT NULL,
  revision TEXT NOT NULL,
  PRIMARY KEY (session, ordinal)
) STRICT, WITHOUT ROWID;

-- What other devices have made of a session meanwhile, until people choose.
CREATE TABLE side (
  session TEXT NOT NULL,
  revision TEXT NOT NULL,
  trunk INTEGER NOT NULL CHECK (trunk IN (0, 1)),  -- 1: it is the hub's trunk; what is stored here is on a side then
  device TEXT NOT NULL,
  at TEXT NOT NULL,
  content TEXT NOT NULL CHECK (json_valid(content)),
  PRIMARY KEY (session, revision)
) STRICT, WITHOUT ROWID;

-- Whatever changes what goes along from device to device marks the session, in the same transaction; what could not be
-- told before may be told then. A seat's person is written with the session's own row; the names of later sitters stand
-- in the facts of hands.
CREATE TRIGGER tell_new_session AFTER INSERT ON session WHEN EXISTS (SELECT 1 FROM membership) BEGIN
  INSERT INTO shared (session, untold) VALUES (NEW.id, 1) ON CONFLICT (session) DO UPDATE SET untold = 1, trouble = '';
END;
CREATE TRIGGER tell_session
  AFTER UPDATE OF game, rules, first_dealer, started_at, ended_at, note, opening, opening_bags, hands_before, continues,
    stake_cents, stake_against, deleted_at ON session WHEN EXISTS (SELECT 1 FROM membership) BEGIN
  INSERT INTO shared (session, untold) VALUES (NEW.id, 1) ON CONFLICT (session) DO UPDATE SET untold = 1, trouble = '';
END;
CREATE TRIGGER tell_new_hand AFTER INSERT ON hand WHEN EXISTS (SELECT 1 FROM membership) BEGIN
  INSERT INTO shared (session, untold) SELECT id, 1 FROM session WHERE key = NEW.session
    ON CONFLICT (session) DO UPDATE SET untold = 1, trouble = '';
END;
CREATE TRIGGER tell_hand AFTER UPDATE OF facts ON hand
  WHEN OLD.facts <> NEW.facts AND EXISTS (SELECT 1 FROM membership) BEGIN
  INSERT INTO shared (session, untold) SELECT id, 1 FROM session WHERE key = NEW.session
    ON CONFLICT (session) DO UPDATE SET untold = 1, trouble = '';
END;
CREATE TRIGGER tell_removed_hand AFTER DELETE ON hand WHEN EXISTS (SELECT 1 FROM membership) BEGIN
  INSERT INTO shared (session, untold) SELECT id, 1 FROM session WHERE key = OLD.session
    ON CONFLICT (session) DO UPDATE SET untold = 1, trouble = '';
END;
CREATE TRIGGER tell_handed AFTER INSERT ON handed_over WHEN EXISTS (SELECT 1 FROM membership) BEGIN
  INSERT INTO shared (session, untold) SELECT id, 1 FROM session WHERE key = NEW.session
    ON CONFLICT (session) DO UPDATE SET untold = 1, trouble = '';
END;
CREATE TRIGGER tell_taken_back_handed AFTER DELETE ON handed_over WHEN EXISTS (SELECT 1 FROM membership) BEGIN
  INSERT INTO shared (session, untold) SELECT id, 1 FROM session WHERE key = OLD.session
    ON CONFLICT (session) DO UPDATE SET untold = 1, trouble = '';
END;
-- The sessions of somebody who gets another name.
CREATE TRIGGER tell_name AFTER UPDATE OF name, merged_into ON player WHEN EXISTS (SELECT 1 FROM membership) BEGIN
  INSERT INTO shared (session, untold)
    SELECT session.id, 1 FROM seat JOIN session ON session.key = seat.session
      WHERE seat.player IN (SELECT id FROM player WHERE id = NEW.id OR merged_into = NEW.id)
    ON CONFLICT (session) DO UPDATE SET untold = 1, trouble = '';
END;
