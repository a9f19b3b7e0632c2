-- Chips that were handed over at the table, one row for each time. What is due is the ledger minus these rows. Undo
-- does not touch them: the chips have been handed over already.

CREATE TABLE handed_over (
  session INTEGER NOT NULL REFERENCES session (key) ON DELETE CASCADE,
  ordinal INTEGER NOT NULL CHECK (ordinal >= 0),
  -- A seat is the one that whoever has its chips sat at when the session began.
  from_account TEXT NOT NULL
    CHECK (from_account = 'bank' OR from_account GLOB 'seat:[0-9]' OR from_account GLOB 'pot:[1-9]*'),
  to_account TEXT NOT NULL
    CHECK (to_account = 'bank' OR to_account GLOB 'seat:[0-9]' OR to_account GLOB 'pot:[1-9]*'),
  amount INTEGER NOT NULL CHECK (amount > 0),
  PRIMARY KEY (session, ordinal),
  CHECK (from_account <> to_account)
) STRICT, WITHOUT ROWID;
