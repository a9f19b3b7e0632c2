-- A database as schema/004_people.sql left it, with sessions, taps and people in it: what sqlite3's .dump said, and its two marks.
PRAGMA foreign_keys=OFF;
BEGIN TRANSACTION;
CREATE TABLE player (
  id INTEGER PRIMARY KEY,
  name TEXT NOT NULL UNIQUE CHECK (length(name) BETWEEN 1 AND 64)
, colour INTEGER CHECK (colour BETWEEN 0 AND 9), short_name TEXT NOT NULL DEFAULT '' CHECK (length(short_name) <= 64), merged_into INTEGER REFERENCES player (id) CHECK (merged_into <> id)) STRICT;
INSERT INTO player VALUES(1,'Boris',3,'Bo',NULL);
INSERT INTO player VALUES(2,'Anna',NULL,'',NULL);
INSERT INTO player VALUES(3,'Ελένη',NULL,'',NULL);
INSERT INTO player VALUES(4,'名',NULL,'',NULL);
INSERT INTO player VALUES(5,'Guest',NULL,'',NULL);
INSERT INTO player VALUES(6,'"R\D"',NULL,'',NULL);
INSERT INTO player VALUES(7,'Dmitri',NULL,'',NULL);
INSERT INTO player VALUES(8,'Clara',NULL,'',NULL);
INSERT INTO player VALUES(9,'Zoë O''Hara',NULL,'',NULL);
INSERT INTO player VALUES(10,'Guest 2',NULL,'',NULL);
CREATE TABLE session (
  key INTEGER PRIMARY KEY,  -- short, for the rows below; never leaves the database
  id TEXT NOT NULL UNIQUE CHECK (length(id) BETWEEN 1 AND 64),
  game TEXT NOT NULL CHECK (length(game) > 0),
  rules TEXT NOT NULL CHECK (json_valid(rules) AND json_type(rules) = 'object'),
  first_dealer INTEGER NOT NULL CHECK (first_dealer BETWEEN 0 AND 9),
  started_at TEXT NOT NULL CHECK (started_at = '' OR started_at GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]*'),
  ended_at TEXT NOT NULL CHECK (ended_at = '' OR ended_at GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]*'),
  note TEXT NOT NULL,
  hands INTEGER NOT NULL CHECK (hands >= 0),  -- complete ones
  finished INTEGER NOT NULL CHECK (finished IN (0, 1))
) STRICT;
INSERT INTO session VALUES(1,'620e8f67-6552-43b9-8147-4a9d8a27892b','tetka','{"orbits":2}',1,'2026-11-21T18:30:00Z','',replace('«nnn" \ \n»','\n',char(10)),2,0);
INSERT INTO session VALUES(2,'40f5c9fa-3523-4ee1-8e1d-811d69a3620b','tetka','{"orbits":1}',0,'2094-07-11T18:30:00Z','2027-01-02T23:59:59Z','',4,1);
INSERT INTO session VALUES(3,'d0f3d68d-3609-46c6-868d-7e828bc6bd90','tetka','{"orbits":1}',3,'2029-01-11T18:30:00Z','','',3,0);
CREATE TABLE seat (
  session INTEGER NOT NULL REFERENCES session (key) ON DELETE CASCADE,
  seat INTEGER NOT NULL CHECK (seat BETWEEN 0 AND 9),
  player INTEGER NOT NULL REFERENCES player (id),
  total INTEGER NOT NULL,
  won INTEGER NOT NULL CHECK (won IN (0, 1)),
  PRIMARY KEY (session, seat),
  UNIQUE (session, player)
) STRICT, WITHOUT ROWID;
INSERT INTO seat VALUES(1,0,1,4,0);
INSERT INTO seat VALUES(1,1,2,9,0);
INSERT INTO seat VALUES(1,2,3,257,0);
INSERT INTO seat VALUES(1,3,4,4,0);
INSERT INTO seat VALUES(2,0,6,9,0);
INSERT INTO seat VALUES(2,1,7,6,1);
INSERT INTO seat VALUES(2,2,1,9,0);
INSERT INTO seat VALUES(2,3,4,12,0);
INSERT INTO seat VALUES(3,0,8,10,0);
INSERT INTO seat VALUES(3,1,2,1,0);
INSERT INTO seat VALUES(3,2,9,9,0);
INSERT INTO seat VALUES(3,3,7,7,0);
CREATE TABLE hand (
  session INTEGER NOT NULL REFERENCES session (key) ON DELETE CASCADE,
  number INTEGER NOT NULL CHECK (number >= 0),
  facts TEXT NOT NULL CHECK (json_valid(facts) AND json_type(facts) = 'object'),
  dealer INTEGER NOT NULL CHECK (dealer BETWEEN 0 AND 9),
  complete INTEGER NOT NULL CHECK (complete IN (0, 1)),
  PRIMARY KEY (session, number)
) STRICT;
INSERT INTO hand VALUES(1,0,'{"bum_card":"AH","tricks":[{"winner":1},{"cards":["QC"],"winner":1},{"cards":["QH"],"winner":2},{"winner":1},{"cards":["QS"],"winner":2},{"winner":1},{"winner":1},{"cards":["AH"],"winner":1},{"winner":2},{"cards":["QD"],"winner":1},{"winner":3},{"winner":2},{"winner":2}],"adjustments":[{"from":"bank","to":"seat:1","amount":3,"note":"revoke"}]}',1,1);
INSERT INTO hand VALUES(1,1,'{"players":["Boris","Anna","Guest","名"],"bum_card":"8H","tricks":[{"winner":0},{"winner":0},{"winner":2},{"winner":2},{"winner":2},{"winner":2},{"cards":["QH","QS"],"winner":0},{"winner":2},{"winner":1},{"cards":["QC"],"winner":2},{"winner":0},{"cards":["QD"],"winner":0},{"cards":["8H"],"winner":2}]}',2,1);
INSERT INTO hand VALUES(1,2,'{"bum_card":"6H","tricks":[{"winner":1},{"cards":["QC"],"winner":1},{"winner":1},{"winner":0},{"cards":["6H"],"winner":3},{"winner":3},{"winner":3},{"winner":1},{"winner":1},{"winner":0},{"cards":["QH"],"winner":3}],"adjustments":[{"from":"bank","to":"seat:2","amount":248,"note":"revoke"}]}',3,0);
INSERT INTO hand VALUES(2,0,'{"bum_card":"5C","tricks":[{"winner":3},{"winner":1},{"cards":["QC"],"winner":3},{"cards":["QH"],"winner":0},{"winner":1},{"winner":1},{"winner":3},{"cards":["QS"],"winner":1},{"winner":1},{"winner":3},{"winner":1},{"cards":["5C","QD"],"winner":2},{"winner":1}]}',0,1);
INSERT INTO hand VALUES(2,1,'{"bum_card":"7H","tricks":[{"winner":0},{"cards":["QC"],"winner":1},{"winner":3},{"winner":2},{"cards":["QD"],"winner":2},{"winner":2},{"winner":1},{"winner":2},{"winner":2},{"cards":["QS"],"winner":3},{"cards":["7H"],"winner":2},{"cards":["QH"],"winner":2},{"winner":0}]}',1,1);
INSERT INTO hand VALUES(2,2,'{"bum_card":"8S","tricks":[{"cards":["QD"],"winner":3},{"cards":["QC"],"winner":3},{"winner":1},{"winner":1},{"winner":3},{"winner":0},{"winner":3},{"cards":["8S","QS"],"winner":3},{"winner":0},{"winner":0},{"winner":3},{"winner":0},{"cards":["QH"],"winner":3}]}',2,1);
INSERT INTO hand VALUES(2,3,'{"bum_card":"4H","tricks":[{"winner":0},{"cards":["4H"],"winner":0},{"winner":0},{"cards":["QC"],"winner":0},{"winner":2},{"cards":["QD","QH"],"winner":0},{"winner":2},{"winner":0},{"cards":["QS"],"winner":2},{"winner":0},{"winner":2},{"winner":3},{"winner":2}]}',3,1);
INSERT INTO hand VALUES(3,0,'{"dealer":1,"bum_card":"2D","tricks":[{"winner":3},{"cards":["QS"],"winner":0},{"winner":3},{"winner":2},{"cards":["2D"],"winner":0},{"winner":3},{"cards":["QC"],"winner":3},{"winner":3},{"cards":["QD"],"winner":3},{"winner":0},{"winner":0},{"winner":3},{"cards":["QH"],"winner":0}]}',1,1);
INSERT INTO hand VALUES(3,1,'{"players":["Clara","Anna","Zoë O''Hara","Guest 2"],"bum_card":"9S","tricks":[{"cards":["QC"],"winner":1},{"cards":["9S"],"winner":2},{"winner":2},{"winner":2},{"winner":3},{"winner":0},{"winner":3},{"cards":["QH"],"winner":2},{"cards":["QD"],"winner":2},{"winner":3},{"cards":["QS"],"winner":3},{"winner":2},{"winner":2}],"note":"a note"}',2,1);
INSERT INTO hand VALUES(3,2,'{"bum_card":"4S","tricks":[{"winner":3},{"cards":["QC","QS"],"winner":0},{"winner":3},{"winner":2},{"winner":2},{"winner":2},{"cards":["QH"],"winner":2},{"winner":2},{"winner":2},{"cards":["4S"],"winner":0},{"cards":["QD"],"winner":0},{"winner":2},{"winner":3}]}',3,1);
CREATE TABLE sitter (
  session INTEGER NOT NULL,
  hand INTEGER NOT NULL,
  seat INTEGER NOT NULL CHECK (seat BETWEEN 0 AND 9),
  player INTEGER NOT NULL REFERENCES player (id),
  PRIMARY KEY (session, hand, seat),
  UNIQUE (session, hand, player),
  FOREIGN KEY (session, hand) REFERENCES hand (session, number) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;
INSERT INTO sitter VALUES(1,1,0,1);
INSERT INTO sitter VALUES(1,1,1,2);
INSERT INTO sitter VALUES(3,1,1,2);
INSERT INTO sitter VALUES(1,1,3,4);
INSERT INTO sitter VALUES(1,1,2,5);
INSERT INTO sitter VALUES(3,1,0,8);
INSERT INTO sitter VALUES(3,1,2,9);
INSERT INTO sitter VALUES(3,1,3,10);
CREATE TABLE posting (
  session INTEGER NOT NULL,
  hand INTEGER NOT NULL,
  ordinal INTEGER NOT NULL CHECK (ordinal >= 0),
  from_account TEXT NOT NULL
    CHECK (from_account = 'bank' OR from_account GLOB 'seat:[0-9]' OR from_account GLOB 'pot:[1-9]*'),
  to_account TEXT NOT NULL
    CHECK (to_account = 'bank' OR to_account GLOB 'seat:[0-9]' OR to_account GLOB 'pot:[1-9]*'),
  amount INTEGER NOT NULL CHECK (amount > 0),
  reason TEXT NOT NULL CHECK (length(reason) > 0),
  trick INTEGER CHECK (trick >= 1),
  card TEXT CHECK (length(card) = 2),
  PRIMARY KEY (session, hand, ordinal),
  FOREIGN KEY (session, hand) REFERENCES hand (session, number) ON DELETE CASCADE,
  CHECK (from_account <> to_account)
) STRICT, WITHOUT ROWID;
INSERT INTO posting VALUES(1,0,0,'bank','seat:1',3,'adjustment',NULL,NULL);
INSERT INTO posting VALUES(1,0,1,'bank','seat:1',1,'bum_trick',1,NULL);
INSERT INTO posting VALUES(1,0,2,'bank','seat:1',1,'queen',2,'QC');
INSERT INTO posting VALUES(1,0,3,'bank','seat:2',2,'tetka',3,'QH');
INSERT INTO posting VALUES(1,0,4,'bank','seat:2',1,'queen',5,'QS');
INSERT INTO posting VALUES(1,0,5,'bank','seat:1',1,'bum_card',8,'AH');
INSERT INTO posting VALUES(1,0,6,'bank','seat:1',1,'queen',10,'QD');
INSERT INTO posting VALUES(1,0,7,'bank','seat:2',1,'last_trick',13,NULL);
INSERT INTO posting VALUES(1,0,8,'bank','seat:1',1,'most_tricks',NULL,NULL);
INSERT INTO posting VALUES(1,1,0,'bank','seat:0',2,'tetka',7,'QH');
INSERT INTO posting VALUES(1,1,1,'bank','seat:0',1,'queen',7,'QS');
INSERT INTO posting VALUES(1,1,2,'bank','seat:2',1,'bum_trick',8,NULL);
INSERT INTO posting VALUES(1,1,3,'bank','seat:2',1,'queen',10,'QC');
INSERT INTO posting VALUES(1,1,4,'bank','seat:0',1,'queen',12,'QD');
INSERT INTO posting VALUES(1,1,5,'bank','seat:2',1,'bum_card',13,'8H');
INSERT INTO posting VALUES(1,1,6,'bank','seat:2',1,'last_trick',13,NULL);
INSERT INTO posting VALUES(1,1,7,'bank','seat:2',1,'most_tricks',NULL,NULL);
INSERT INTO posting VALUES(1,2,0,'bank','seat:2',248,'adjustment',NULL,NULL);
INSERT INTO posting VALUES(1,2,1,'bank','seat:1',1,'queen',2,'QC');
INSERT INTO posting VALUES(1,2,2,'bank','seat:3',1,'bum_card',5,'6H');
INSERT INTO posting VALUES(1,2,3,'bank','seat:3',1,'bum_trick',6,NULL);
INSERT INTO posting VALUES(1,2,4,'bank','seat:3',2,'tetka',11,'QH');
INSERT INTO posting VALUES(2,0,0,'bank','seat:3',2,'tetka',3,'QC');
INSERT INTO posting VALUES(2,0,1,'bank','seat:0',1,'queen',4,'QH');
INSERT INTO posting VALUES(2,0,2,'bank','seat:1',1,'bum_trick',5,NULL);
INSERT INTO posting VALUES(2,0,3,'bank','seat:1',1,'queen',8,'QS');
INSERT INTO posting VALUES(2,0,4,'bank','seat:2',1,'bum_card',12,'5C');
INSERT INTO posting VALUES(2,0,5,'bank','seat:2',1,'queen',12,'QD');
INSERT INTO posting VALUES(2,0,6,'bank','seat:1',1,'last_trick',13,NULL);
INSERT INTO posting VALUES(2,0,7,'bank','seat:1',1,'most_tricks',NULL,NULL);
INSERT INTO posting VALUES(2,1,0,'bank','seat:1',1,'queen',2,'QC');
INSERT INTO posting VALUES(2,1,1,'bank','seat:2',1,'queen',5,'QD');
INSERT INTO posting VALUES(2,1,2,'bank','seat:1',1,'bum_trick',7,NULL);
INSERT INTO posting VALUES(2,1,3,'bank','seat:3',1,'queen',10,'QS');
INSERT INTO posting VALUES(2,1,4,'bank','seat:2',1,'bum_card',11,'7H');
INSERT INTO posting VALUES(2,1,5,'bank','seat:2',2,'tetka',12,'QH');
INSERT INTO posting VALUES(2,1,6,'bank','seat:0',1,'last_trick',13,NULL);
INSERT INTO posting VALUES(2,1,7,'bank','seat:2',1,'most_tricks',NULL,NULL);
INSERT INTO posting VALUES(2,2,0,'bank','seat:3',1,'queen',1,'QD');
INSERT INTO posting VALUES(2,2,1,'bank','seat:3',1,'queen',2,'QC');
INSERT INTO posting VALUES(2,2,2,'bank','seat:3',1,'bum_card',8,'8S');
INSERT INTO posting VALUES(2,2,3,'bank','seat:3',2,'tetka',8,'QS');
INSERT INTO posting VALUES(2,2,4,'bank','seat:3',1,'bum_trick',8,NULL);
INSERT INTO posting VALUES(2,2,5,'bank','seat:3',1,'queen',13,'QH');
INSERT INTO posting VALUES(2,2,6,'bank','seat:3',1,'last_trick',13,NULL);
INSERT INTO posting VALUES(2,2,7,'bank','seat:3',1,'most_tricks',NULL,NULL);
INSERT INTO posting VALUES(2,3,0,'bank','seat:0',1,'bum_card',2,'4H');
INSERT INTO posting VALUES(2,3,1,'bank','seat:0',1,'queen',4,'QC');
INSERT INTO posting VALUES(2,3,2,'bank','seat:0',1,'bum_trick',4,NULL);
INSERT INTO posting VALUES(2,3,3,'bank','seat:0',1,'queen',6,'QD');
INSERT INTO posting VALUES(2,3,4,'bank','seat:0',2,'tetka',6,'QH');
INSERT INTO posting VALUES(2,3,5,'bank','seat:2',1,'queen',9,'QS');
INSERT INTO posting VALUES(2,3,6,'bank','seat:2',1,'last_trick',13,NULL);
INSERT INTO posting VALUES(2,3,7,'bank','seat:0',1,'most_tricks',NULL,NULL);
INSERT INTO posting VALUES(3,0,0,'bank','seat:0',1,'queen',2,'QS');
INSERT INTO posting VALUES(3,0,1,'bank','seat:0',1,'bum_trick',2,NULL);
INSERT INTO posting VALUES(3,0,2,'bank','seat:0',1,'bum_card',5,'2D');
INSERT INTO posting VALUES(3,0,3,'bank','seat:3',1,'queen',7,'QC');
INSERT INTO posting VALUES(3,0,4,'bank','seat:3',2,'tetka',9,'QD');
INSERT INTO posting VALUES(3,0,5,'bank','seat:0',1,'queen',13,'QH');
INSERT INTO posting VALUES(3,0,6,'bank','seat:0',1,'last_trick',13,NULL);
INSERT INTO posting VALUES(3,0,7,'bank','seat:3',1,'most_tricks',NULL,NULL);
INSERT INTO posting VALUES(3,1,0,'bank','seat:1',1,'queen',1,'QC');
INSERT INTO posting VALUES(3,1,1,'bank','seat:2',1,'bum_card',2,'9S');
INSERT INTO posting VALUES(3,1,2,'bank','seat:2',1,'queen',8,'QH');
INSERT INTO posting VALUES(3,1,3,'bank','seat:2',1,'queen',9,'QD');
INSERT INTO posting VALUES(3,1,4,'bank','seat:2',1,'bum_trick',9,NULL);
INSERT INTO posting VALUES(3,1,5,'bank','seat:3',2,'tetka',11,'QS');
INSERT INTO posting VALUES(3,1,6,'bank','seat:2',1,'last_trick',13,NULL);
INSERT INTO posting VALUES(3,1,7,'bank','seat:2',1,'most_tricks',NULL,NULL);
INSERT INTO posting VALUES(3,2,0,'bank','seat:0',1,'queen',2,'QC');
INSERT INTO posting VALUES(3,2,1,'bank','seat:0',2,'tetka',2,'QS');
INSERT INTO posting VALUES(3,2,2,'bank','seat:2',1,'bum_trick',4,NULL);
INSERT INTO posting VALUES(3,2,3,'bank','seat:2',1,'queen',7,'QH');
INSERT INTO posting VALUES(3,2,4,'bank','seat:0',1,'bum_card',10,'4S');
INSERT INTO posting VALUES(3,2,5,'bank','seat:0',1,'queen',11,'QD');
INSERT INTO posting VALUES(3,2,6,'bank','seat:3',1,'last_trick',13,NULL);
INSERT INTO posting VALUES(3,2,7,'bank','seat:2',1,'most_tricks',NULL,NULL);
CREATE TABLE setting (
  key TEXT PRIMARY KEY CHECK (length(key) > 0),
  value TEXT NOT NULL
) STRICT, WITHOUT ROWID;
INSERT INTO setting VALUES('theme','dark');
CREATE TABLE log (
  session INTEGER NOT NULL REFERENCES session (key) ON DELETE CASCADE,
  ordinal INTEGER NOT NULL CHECK (ordinal >= 0),
  at TEXT NOT NULL CHECK (at GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]T*Z'),
  label TEXT NOT NULL,
  hand INTEGER CHECK (hand >= 0),  -- NULL: the whole session was changed, not one hand
  before TEXT CHECK (before IS NULL OR json_valid(before)),  -- NULL: the hand was not there
  after TEXT CHECK (after IS NULL OR json_valid(after)),     -- NULL: the hand is not there any more
  undone INTEGER NOT NULL CHECK (undone IN (0, 1)),  -- undone rows stand behind all others, in the order of redoing
  PRIMARY KEY (session, ordinal),
  CHECK (hand IS NOT NULL OR (before IS NOT NULL AND after IS NOT NULL)),
  CHECK (before IS NOT NULL OR after IS NOT NULL)
) STRICT;
INSERT INTO log VALUES(3,0,'2029-01-11T19:30:00Z','trick 13 to Zoë O''Hara',2,'{"bum_card":"4S","tricks":[{"winner":3},{"cards":["QC","QS"],"winner":0},{"winner":3},{"winner":2},{"winner":2},{"winner":2},{"cards":["QH"],"winner":2},{"winner":2},{"winner":2},{"cards":["4S"],"winner":0},{"cards":["QD"],"winner":0},{"winner":2}]}','{"bum_card":"4S","tricks":[{"winner":3},{"cards":["QC","QS"],"winner":0},{"winner":3},{"winner":2},{"winner":2},{"winner":2},{"cards":["QH"],"winner":2},{"winner":2},{"winner":2},{"cards":["4S"],"winner":0},{"cards":["QD"],"winner":0},{"winner":2},{"winner":3}]}',0);
INSERT INTO log VALUES(3,1,'2029-01-11T19:31:00Z','The hand begins',3,NULL,'{}',1);
INSERT INTO log VALUES(1,0,'2026-11-21T18:45:00Z','a note',0,'{"bum_card":"AH","tricks":[{"winner":1},{"cards":["QC"],"winner":1},{"cards":["QH"],"winner":2},{"winner":1},{"cards":["QS"],"winner":2},{"winner":1},{"winner":1},{"cards":["AH"],"winner":1},{"winner":2},{"cards":["QD"],"winner":1},{"winner":3},{"winner":2},{"winner":2}],"adjustments":[{"from":"bank","to":"seat:1","amount":3,"note":"revoke"}]}','{"bum_card":"AH","tricks":[{"winner":1},{"cards":["QC"],"winner":1},{"cards":["QH"],"winner":2},{"winner":1},{"cards":["QS"],"winner":2},{"winner":1},{"winner":1},{"cards":["AH"],"winner":1},{"winner":2},{"cards":["QD"],"winner":1},{"winner":3},{"winner":2},{"winner":2}],"adjustments":[{"from":"bank","to":"seat:1","amount":3,"note":"revoke"}]}',0);
CREATE TABLE own_rules (
  game TEXT NOT NULL CHECK (length(game) > 0),
  name TEXT NOT NULL CHECK (length(name) BETWEEN 1 AND 64),
  rules TEXT NOT NULL CHECK (json_valid(rules) AND json_type(rules) = 'object'),
  seats INTEGER NOT NULL CHECK (seats BETWEEN 1 AND 10),  -- how many played by them when they were kept
  kept_at TEXT NOT NULL CHECK (kept_at GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]T*Z'),
  PRIMARY KEY (game, name)
) STRICT, WITHOUT ROWID;
INSERT INTO own_rules VALUES('hearts','Friday','{"target":50}',4,'2026-05-01T19:00:00Z');
CREATE TABLE people_log (
  ordinal INTEGER PRIMARY KEY,
  at TEXT NOT NULL CHECK (at GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]T*Z'),
  label TEXT NOT NULL,
  before TEXT NOT NULL CHECK (json_valid(before)),
  after TEXT NOT NULL CHECK (json_valid(after)),
  undone INTEGER NOT NULL CHECK (undone IN (0, 1))  -- undone rows stand behind all others, in the order of redoing
) STRICT;
CREATE INDEX session_by_start ON session (started_at, key);
CREATE INDEX seat_by_player ON seat (player);
CREATE INDEX sitter_by_player ON sitter (player);
CREATE INDEX player_by_person ON player (merged_into) WHERE merged_into IS NOT NULL;
CREATE VIEW person AS
  SELECT player.id AS player, known.id AS id, known.name AS name, known.colour AS colour, known.short_name AS short_name
  FROM player JOIN player AS known ON known.id = coalesce(player.merged_into, player.id);
COMMIT;
PRAGMA application_id=1316318316;
PRAGMA user_version=4;
