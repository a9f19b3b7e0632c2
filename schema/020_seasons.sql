-- Seasons: what a table or a club plays for, and how it is counted.

CREATE TABLE season (
  id TEXT NOT NULL PRIMARY KEY CHECK (length(id) = 36),
  document TEXT NOT NULL CHECK (json_valid(document))  -- docs/documents.md#season
) STRICT, WITHOUT ROWID;

-- They go along to the other devices of a club, as how people look does. No game has the id 'season'.
CREATE TRIGGER tell_season AFTER INSERT ON season
  WHEN EXISTS (SELECT 1 FROM membership WHERE only_session = '') BEGIN
  INSERT INTO untold_habit (game, name) VALUES ('season', NEW.id)
    ON CONFLICT (game, name) DO UPDATE SET again = 0;
END;
CREATE TRIGGER tell_season_changed AFTER UPDATE OF document ON season
  WHEN OLD.document <> NEW.document AND EXISTS (SELECT 1 FROM membership WHERE only_session = '') BEGIN
  INSERT INTO untold_habit (game, name) VALUES ('season', NEW.id)
    ON CONFLICT (game, name) DO UPDATE SET again = 0;
END;
CREATE TRIGGER tell_season_deleted AFTER DELETE ON season
  WHEN EXISTS (SELECT 1 FROM membership WHERE only_session = '') BEGIN
  INSERT INTO untold_habit (game, name) VALUES ('season', OLD.id)
    ON CONFLICT (game, name) DO UPDATE SET again = 0;
END;
