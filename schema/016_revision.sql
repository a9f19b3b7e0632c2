-- How many changes have been stored: it grows with each, whatever the clock says. Backups are ordered by it.
CREATE TABLE revision (
  only_row INTEGER PRIMARY KEY CHECK (only_row = 1),
  number INTEGER NOT NULL CHECK (number >= 0)
) STRICT;

-- A database from before begins with what its log shows, as its backups from before do.
INSERT INTO revision (only_row, number) SELECT 1, coalesce(max(rowid), 0) FROM log;
