-- A session that another one goes on with is part of an evening: it has no places and no winner of its own.

CREATE INDEX session_by_continued ON session (continues) WHERE continues <> '';

-- Each part in a session as it counts over the years.
CREATE VIEW counted AS
  SELECT player, session, seat, hands, through, amount, least, most,
    iif(goes_on, NULL, place) AS place, iif(goes_on, 0, won) AS won, iif(goes_on, 0, shared) AS shared
  FROM (
    SELECT played.*, EXISTS (
      SELECT 1 FROM session AS part JOIN session AS next ON next.continues = part.id
      WHERE part.key = played.session AND next.continues <> '' AND next.deleted_at = ''
    ) AS goes_on
    FROM played
  );
