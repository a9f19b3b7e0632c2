-- A table's own rules, kept under a name for next time.

CREATE TABLE own_rules (
  game TEXT NOT NULL CHECK (length(game) > 0),
  name TEXT NOT NULL CHECK (length(name) BETWEEN 1 AND 64),
  rules TEXT NOT NULL CHECK (json_valid(rules) AND json_type(rules) = 'object'),
  seats INTEGER NOT NULL CHECK (seats BETWEEN 1 AND 10),  -- how many played by them when they were kept
  kept_at TEXT NOT NULL CHECK (kept_at GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]T*Z'),
  PRIMARY KEY (game, name)
) STRICT, WITHOUT ROWID;
