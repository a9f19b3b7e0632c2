-- A session that cannot be read, though its rows are as they were written: an older version stored what no version
-- reads. It is set apart and named, and everything else works. All that is stored of it stays.

ALTER TABLE session ADD COLUMN apart TEXT NOT NULL DEFAULT '';  -- why it cannot be read; '': it can

CREATE INDEX session_apart ON session (key) WHERE apart <> '';
