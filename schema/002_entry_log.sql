-- The entry log: each tap with the facts before and after it, so that undo and redo put them back and replay nothing.

CREATE TABLE log (
  session INTEGER NOT NULL REFERENCES session (key) ON DELETE CASCADE,
  ordinal INTEGER NOT NULL CHECK (ordinal >= 0),
  at TEXT NOT NULL CHECK (at GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]T*Z'),
  label TEXT NOT NULL,
  hand INTEGER CHECK (hand >= 0),  -- NULL: the whole session was changed, not one hand
  before TEXT CHECK (before IS NULL OR json_valid(before)),  -- NULL: the hand was not there
  after TEXT CHECK (after IS NULL OR json_valid(after)),     -- NULL: the hand is not there any more
  undone INTEGER NOT NULL CHECK (undone IN (0, 1)),  -- undone rows stand behind all others, in the order of redoing
  PRIMARY KEY (session, ordinal),
  CHECK (hand IS NOT NULL OR (before IS NOT NULL AND after IS NOT NULL)),
  CHECK (before IS NOT NULL OR after IS NOT NULL)
) STRICT;
