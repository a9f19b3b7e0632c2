-- A guest of a club shares one session, and one device at a time enters a session.

ALTER TABLE membership ADD COLUMN only_session TEXT NOT NULL DEFAULT '';  -- a guest's: its id; '': all are shared
ALTER TABLE shared ADD COLUMN pen TEXT NOT NULL DEFAULT '';  -- another device that enters it now; '': none is known
-- 1: this device enters it from now on, and the hub is still to be told.
ALTER TABLE shared ADD COLUMN wants_pen INTEGER NOT NULL DEFAULT 0 CHECK (wants_pen IN (0, 1));

-- Nothing else of a guest is marked to be told, whatever changes.
CREATE TRIGGER guest_tells_one BEFORE INSERT ON shared
  WHEN NEW.session <> (SELECT only_session FROM membership WHERE only_session <> '') BEGIN
  SELECT RAISE(IGNORE);
END;
