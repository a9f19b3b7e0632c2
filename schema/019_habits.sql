-- How people look, and a table's own rules, go along to the other devices of a club.

-- Which of them are to be told. Outside a club this table is empty, and stays so.
CREATE TABLE untold_habit (
  game TEXT NOT NULL,  -- of rules; '': it is about a person
  name TEXT NOT NULL,  -- the person's, or that of the rules
  again INTEGER NOT NULL DEFAULT 0 CHECK (again IN (0, 1)),  -- 1: as it is; the hub was restored, and may lack it
  PRIMARY KEY (game, name)
) STRICT, WITHOUT ROWID;

CREATE TRIGGER tell_look AFTER UPDATE OF name, short_name, colour ON player
  WHEN (OLD.short_name <> NEW.short_name OR OLD.colour IS NOT NEW.colour
      OR OLD.name <> NEW.name AND (NEW.short_name <> '' OR NEW.colour IS NOT NULL))
    AND EXISTS (SELECT 1 FROM membership WHERE only_session = '') BEGIN
  INSERT INTO untold_habit (game, name) VALUES ('', NEW.name)
    ON CONFLICT (game, name) DO UPDATE SET again = 0;
END;
CREATE TRIGGER tell_kept_rules AFTER INSERT ON own_rules
  WHEN EXISTS (SELECT 1 FROM membership WHERE only_session = '') BEGIN
  INSERT INTO untold_habit (game, name) VALUES (NEW.game, NEW.name)
    ON CONFLICT (game, name) DO UPDATE SET again = 0;
END;
CREATE TRIGGER tell_rules_kept_anew AFTER UPDATE OF rules, seats ON own_rules
  WHEN EXISTS (SELECT 1 FROM membership WHERE only_session = '') BEGIN
  INSERT INTO untold_habit (game, name) VALUES (NEW.game, NEW.name)
    ON CONFLICT (game, name) DO UPDATE SET again = 0;
END;
CREATE TRIGGER tell_forgotten_rules AFTER DELETE ON own_rules
  WHEN EXISTS (SELECT 1 FROM membership WHERE only_session = '') BEGIN
  INSERT INTO untold_habit (game, name) VALUES (OLD.game, OLD.name)
    ON CONFLICT (game, name) DO UPDATE SET again = 0;
END;

-- A device that is in a club already tells all of them once.
INSERT INTO untold_habit (game, name)
  SELECT '', name FROM player
    WHERE (short_name <> '' OR colour IS NOT NULL) AND EXISTS (SELECT 1 FROM membership WHERE only_session = '');
INSERT INTO untold_habit (game, name)
  SELECT game, name FROM own_rules WHERE EXISTS (SELECT 1 FROM membership WHERE only_session = '');
