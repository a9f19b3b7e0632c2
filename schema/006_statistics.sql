-- What each person's part in each session came to: written with the session, so that the years are sums over rows.

CREATE TABLE played (
  player INTEGER NOT NULL REFERENCES player (id),
  session INTEGER NOT NULL REFERENCES session (key) ON DELETE CASCADE,
  seat INTEGER NOT NULL CHECK (seat BETWEEN 0 AND 9),        -- where they sat last
  hands INTEGER NOT NULL CHECK (hands > 0),                  -- complete ones that they sat in
  through INTEGER NOT NULL CHECK (through IN (0, 1)),        -- that is all of them, at one seat
  amount INTEGER NOT NULL,                                   -- points, or chips won less chips lost
  least INTEGER NOT NULL,                                    -- in one hand
  most INTEGER NOT NULL CHECK (most >= least),
  place INTEGER CHECK (place >= 1),                          -- NULL: not finished, or they did not sit through it
  won INTEGER NOT NULL CHECK (won IN (0, 1)),
  shared INTEGER NOT NULL CHECK (shared IN (0, 1) AND shared <= won),
  PRIMARY KEY (player, session)
) STRICT, WITHOUT ROWID;

CREATE INDEX played_by_session ON played (session);

-- How often what the game counts for its statistics came up, and in how many hands. Keys are the game's own.
CREATE TABLE figure (
  player INTEGER NOT NULL REFERENCES player (id),
  session INTEGER NOT NULL REFERENCES session (key) ON DELETE CASCADE,
  key TEXT NOT NULL CHECK (length(key) > 0),
  hands INTEGER NOT NULL CHECK (hands > 0),
  amount INTEGER NOT NULL,
  PRIMARY KEY (player, session, key)
) STRICT, WITHOUT ROWID;

CREATE INDEX figure_by_session ON figure (session);

-- The ledger summed: where a person's points or chips came from and went to.
CREATE TABLE earned (
  player INTEGER NOT NULL REFERENCES player (id),
  session INTEGER NOT NULL REFERENCES session (key) ON DELETE CASCADE,
  reason TEXT NOT NULL CHECK (length(reason) > 0),
  amount INTEGER NOT NULL,
  PRIMARY KEY (player, session, reason)
) STRICT, WITHOUT ROWID;

CREATE INDEX earned_by_session ON earned (session);
