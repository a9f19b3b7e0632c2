-- People: how they look, and several names that are one person.

ALTER TABLE player ADD COLUMN colour INTEGER CHECK (colour BETWEEN 0 AND 9);  -- of the seats' palette; NULL: none chosen
ALTER TABLE player ADD COLUMN short_name TEXT NOT NULL DEFAULT '' CHECK (length(short_name) <= 64);  -- '': the name
-- Another name of this person, who is merged into nobody; NULL: a person.
ALTER TABLE player ADD COLUMN merged_into INTEGER REFERENCES player (id) CHECK (merged_into <> id);

CREATE INDEX player_by_person ON player (merged_into) WHERE merged_into IS NOT NULL;

-- Maps each row of `player` to the person that it belongs to now. Every query that shows a name or sums over people
-- joins it.
CREATE VIEW person AS
  SELECT player.id AS player, known.id AS id, known.name AS name, known.colour AS colour, known.short_name AS short_name
  FROM player JOIN player AS known ON known.id = coalesce(player.merged_into, player.id);

-- Each change to people, with the rows of `player` before and after it, so that undo and redo put them back.
CREATE TABLE people_log (
  ordinal INTEGER PRIMARY KEY,
  at TEXT NOT NULL CHECK (at GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]T*Z'),
  label TEXT NOT NULL,
  before TEXT NOT NULL CHECK (json_valid(before)),
  after TEXT NOT NULL CHECK (json_valid(after)),
  undone INTEGER NOT NULL CHECK (undone IN (0, 1))  -- undone rows stand behind all others, in the order of redoing
) STRICT;
