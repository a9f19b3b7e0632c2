-- What hung on the words of labels has columns of its own, and the table at which the last tap fell is found without a
-- look at every session.

ALTER TABLE log ADD COLUMN kind TEXT NOT NULL DEFAULT ''  -- '': nothing but its facts hangs on it
  CHECK (kind IN ('', 'going_on'));
-- The same text in all rows that were written as one change; of a going on the id of the session that it began; '': the
-- row was written alone.
ALTER TABLE log ADD COLUMN together TEXT NOT NULL DEFAULT '';

UPDATE log SET kind = 'going_on' WHERE hand IS NULL AND label = 'going on with others';
UPDATE log SET together = coalesce((
    SELECT next.id FROM session AS part JOIN session AS next ON next.continues = part.id
    WHERE part.key = log.session AND next.continues <> '' ORDER BY next.key DESC LIMIT 1
  ), '')
  WHERE kind = 'going_on';
UPDATE log SET together = at || ' ' || label
  WHERE hand IS NULL AND kind = '' AND (at, label) IN (SELECT at, label FROM log WHERE part IS NOT NULL);

-- 1: begun by a going on that was undone. It is deleted as well, but it never was: only redo brings it back.
ALTER TABLE session ADD COLUMN taken_back INTEGER NOT NULL DEFAULT 0 CHECK (taken_back IN (0, 1));

-- Such a session was marked as deleted, and the row of the going on was gone.
UPDATE session SET taken_back = 1
  WHERE deleted_at > '' AND continues <> '' AND hands = 0
    AND NOT EXISTS (SELECT 1 FROM log WHERE log.session = session.key AND undone = 0)
    AND EXISTS (SELECT 1 FROM session AS part JOIN log ON log.session = part.key WHERE part.id = session.continues)
    AND NOT EXISTS (
      SELECT 1 FROM session AS part JOIN log ON log.session = part.key
      WHERE part.id = session.continues AND log.kind = 'going_on'
    );

-- The more lately the session was tapped on, the higher; 0: never here, as it came as a document.
ALTER TABLE session ADD COLUMN touched INTEGER NOT NULL DEFAULT 0 CHECK (touched >= 0);

UPDATE session SET touched = ranked.place
  FROM (
    SELECT key, row_number() OVER (
        ORDER BY coalesce((SELECT max(at) FROM log WHERE log.session = session.key), started_at), started_at, key
      ) AS place
    FROM session WHERE ended_at = ''
  ) AS ranked
  WHERE session.key = ranked.key;

DROP INDEX session_open;
CREATE INDEX session_open ON session (touched, started_at, key) WHERE ended_at = '' AND deleted_at = '';
