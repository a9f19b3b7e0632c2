-- A deleted session is only marked as one: it is shown nowhere, and can be brought back at any time.

ALTER TABLE session ADD COLUMN deleted_at TEXT NOT NULL DEFAULT ''  -- '': it is not deleted
  CHECK (deleted_at = '' OR deleted_at GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]T*Z');
