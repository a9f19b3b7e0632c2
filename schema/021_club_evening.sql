-- The plan of a club's evening, a setting, goes along to the other devices of a club, as seasons do. No game has the id
-- 'evening'.

CREATE TRIGGER tell_evening AFTER INSERT ON setting
  WHEN NEW.key = 'club_evening' AND EXISTS (SELECT 1 FROM membership WHERE only_session = '') BEGIN
  INSERT INTO untold_habit (game, name) VALUES ('evening', 'evening')
    ON CONFLICT (game, name) DO UPDATE SET again = 0;
END;
CREATE TRIGGER tell_evening_changed AFTER UPDATE OF value ON setting
  WHEN NEW.key = 'club_evening' AND OLD.value <> NEW.value
    AND EXISTS (SELECT 1 FROM membership WHERE only_session = '') BEGIN
  INSERT INTO untold_habit (game, name) VALUES ('evening', 'evening')
    ON CONFLICT (game, name) DO UPDATE SET again = 0;
END;
