-- What is read when the window opens, found without a look at every session.

-- The sessions that nobody has ended.
CREATE INDEX session_open ON session (started_at, key) WHERE ended_at = '' AND deleted_at = '';

-- Few sessions are deleted. (Not an index of all of them: SQLite would look for the kept ones in it.)
CREATE INDEX session_by_deletion ON session (deleted_at) WHERE deleted_at > '';

-- The smallest index of all sessions: SQLite counts them in it.
CREATE INDEX session_counted ON session (hands_before);

-- Somebody sat through the session, and no place was given out: the players stopped early.
CREATE INDEX played_without_place ON played (session) WHERE through = 1 AND place IS NULL;
