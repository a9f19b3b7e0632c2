-- What a session begins with, where it goes on from another one, and what a point is played for.

ALTER TABLE session ADD COLUMN opening TEXT NOT NULL DEFAULT ''  -- what each seat begins with; '': as the rules have it
  CHECK (opening = '' OR (json_valid(opening) AND json_type(opening) = 'array'));
ALTER TABLE session ADD COLUMN hands_before INTEGER NOT NULL DEFAULT 0 CHECK (hands_before BETWEEN 0 AND 1000000);
ALTER TABLE session ADD COLUMN continues TEXT NOT NULL DEFAULT ''  -- the id of a session, which need not be here
  CHECK (continues = '' OR length(continues) = 36);
ALTER TABLE session ADD COLUMN stake_cents INTEGER CHECK (stake_cents BETWEEN 0 AND 100000);  -- NULL: none was agreed on
ALTER TABLE session ADD COLUMN stake_against TEXT NOT NULL DEFAULT 'average'
  CHECK (stake_against IN ('average', 'winner'));
