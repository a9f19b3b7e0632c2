-- A database as schema/011_part_of_evening.sql left it, with sessions, taps, people and statistics in it: what sqlite3's .dump said, and its two marks.
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
, deleted_at TEXT NOT NULL DEFAULT ''  -- '': it is not deleted
  CHECK (deleted_at = '' OR deleted_at GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]T*Z'), opening TEXT NOT NULL DEFAULT ''  -- what each seat begins with; '': as the rules have it
  CHECK (opening = '' OR (json_valid(opening) AND json_type(opening) = 'array')), hands_before INTEGER NOT NULL DEFAULT 0 CHECK (hands_before BETWEEN 0 AND 1000000), continues TEXT NOT NULL DEFAULT ''  -- the id of a session, which need not be here
  CHECK (continues = '' OR length(continues) = 36), stake_cents INTEGER CHECK (stake_cents BETWEEN 0 AND 100000), stake_against TEXT NOT NULL DEFAULT 'average'
  CHECK (stake_against IN ('average', 'winner'))) STRICT;
INSERT INTO session VALUES(1,'620e8f67-6552-43b9-8147-4a9d8a27892b','tetka','{"orbits":2}',1,'2026-11-21T18:30:00Z','',replace('«nnn" \ \n»','\n',char(10)),2,0,'','',0,'',NULL,'average');
INSERT INTO session VALUES(2,'40f5c9fa-3523-4ee1-8e1d-811d69a3620b','tetka','{"orbits":1}',0,'2094-07-11T18:30:00Z','2027-01-02T23:59:59Z','',4,1,'','',0,'',NULL,'average');
INSERT INTO session VALUES(3,'d0f3d68d-3609-46c6-868d-7e828bc6bd90','tetka','{"orbits":1}',3,'2029-01-11T18:30:00Z','','',3,0,'','',0,'',NULL,'average');
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
  complete INTEGER NOT NULL CHECK (complete IN (0, 1)), checksum INTEGER,
  PRIMARY KEY (session, number)
) STRICT;
INSERT INTO hand VALUES(1,0,'{"bum_card":"AH","tricks":[{"winner":1},{"cards":["QC"],"winner":1},{"cards":["QH"],"winner":2},{"winner":1},{"cards":["QS"],"winner":2},{"winner":1},{"winner":1},{"cards":["AH"],"winner":1},{"winner":2},{"cards":["QD"],"winner":1},{"winner":3},{"winner":2},{"winner":2}],"adjustments":[{"from":"bank","to":"seat:1","amount":3,"note":"revoke"}]}',1,1,1879921290832075306);
INSERT INTO hand VALUES(1,1,'{"players":["Boris","Anna","Guest","名"],"bum_card":"8H","tricks":[{"winner":0},{"winner":0},{"winner":2},{"winner":2},{"winner":2},{"winner":2},{"cards":["QH","QS"],"winner":0},{"winner":2},{"winner":1},{"cards":["QC"],"winner":2},{"winner":0},{"cards":["QD"],"winner":0},{"cards":["8H"],"winner":2}]}',2,1,-8971475049400030923);
INSERT INTO hand VALUES(1,2,'{"bum_card":"6H","tricks":[{"winner":1},{"cards":["QC"],"winner":1},{"winner":1},{"winner":0},{"cards":["6H"],"winner":3},{"winner":3},{"winner":3},{"winner":1},{"winner":1},{"winner":0},{"cards":["QH"],"winner":3}],"adjustments":[{"from":"bank","to":"seat:2","amount":248,"note":"revoke"}]}',3,0,-6303249951527770120);
INSERT INTO hand VALUES(2,0,'{"bum_card":"5C","tricks":[{"winner":3},{"winner":1},{"cards":["QC"],"winner":3},{"cards":["QH"],"winner":0},{"winner":1},{"winner":1},{"winner":3},{"cards":["QS"],"winner":1},{"winner":1},{"winner":3},{"winner":1},{"cards":["5C","QD"],"winner":2},{"winner":1}]}',0,1,-336189261221333248);
INSERT INTO hand VALUES(2,1,'{"bum_card":"7H","tricks":[{"winner":0},{"cards":["QC"],"winner":1},{"winner":3},{"winner":2},{"cards":["QD"],"winner":2},{"winner":2},{"winner":1},{"winner":2},{"winner":2},{"cards":["QS"],"winner":3},{"cards":["7H"],"winner":2},{"cards":["QH"],"winner":2},{"winner":0}]}',1,1,6857969075727898506);
INSERT INTO hand VALUES(2,2,'{"bum_card":"8S","tricks":[{"cards":["QD"],"winner":3},{"cards":["QC"],"winner":3},{"winner":1},{"winner":1},{"winner":3},{"winner":0},{"winner":3},{"cards":["8S","QS"],"winner":3},{"winner":0},{"winner":0},{"winner":3},{"winner":0},{"cards":["QH"],"winner":3}]}',2,1,6157407533438113098);
INSERT INTO hand VALUES(2,3,'{"bum_card":"4H","tricks":[{"winner":0},{"cards":["4H"],"winner":0},{"winner":0},{"cards":["QC"],"winner":0},{"winner":2},{"cards":["QD","QH"],"winner":0},{"winner":2},{"winner":0},{"cards":["QS"],"winner":2},{"winner":0},{"winner":2},{"winner":3},{"winner":2}]}',3,1,-2644638521568177624);
INSERT INTO hand VALUES(3,0,'{"dealer":1,"bum_card":"2D","tricks":[{"winner":3},{"cards":["QS"],"winner":0},{"winner":3},{"winner":2},{"cards":["2D"],"winner":0},{"winner":3},{"cards":["QC"],"winner":3},{"winner":3},{"cards":["QD"],"winner":3},{"winner":0},{"winner":0},{"winner":3},{"cards":["QH"],"winner":0}]}',1,1,-8646213597146685051);
INSERT INTO hand VALUES(3,1,'{"players":["Clara","Anna","Zoë O''Hara","Guest 2"],"bum_card":"9S","tricks":[{"cards":["QC"],"winner":1},{"cards":["9S"],"winner":2},{"winner":2},{"winner":2},{"winner":3},{"winner":0},{"winner":3},{"cards":["QH"],"winner":2},{"cards":["QD"],"winner":2},{"winner":3},{"cards":["QS"],"winner":3},{"winner":2},{"winner":2}],"note":"a note"}',2,1,2437612569076947960);
INSERT INTO hand VALUES(3,2,'{"bum_card":"4S","tricks":[{"winner":3},{"cards":["QC","QS"],"winner":0},{"winner":3},{"winner":2},{"winner":2},{"winner":2},{"cards":["QH"],"winner":2},{"winner":2},{"winner":2},{"cards":["4S"],"winner":0},{"cards":["QD"],"winner":0},{"winner":2},{"winner":3}]}',3,1,-1384494569873251454);
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
INSERT INTO setting VALUES('statistics','2');
INSERT INTO setting VALUES('theme','dark');
CREATE TABLE log (
  session INTEGER NOT NULL REFERENCES session (key) ON DELETE CASCADE,
  ordinal INTEGER NOT NULL CHECK (ordinal >= 0),
  at TEXT NOT NULL CHECK (at GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]T*Z'),
  label TEXT NOT NULL,
  hand INTEGER CHECK (hand >= 0),  -- NULL: the whole session was changed, not one hand
  before TEXT CHECK (before IS NULL OR json_valid(before)),  -- NULL: the hand was not there
  after TEXT CHECK (after IS NULL OR json_valid(after)),     -- NULL: the hand is not there any more
  undone INTEGER NOT NULL CHECK (undone IN (0, 1)), part INTEGER CHECK (part > 0),  -- undone rows stand behind all others, in the order of redoing
  PRIMARY KEY (session, ordinal),
  CHECK (hand IS NOT NULL OR (before IS NOT NULL AND after IS NOT NULL)),
  CHECK (before IS NOT NULL OR after IS NOT NULL)
) STRICT;
INSERT INTO log VALUES(3,0,'2029-01-11T19:30:00Z','trick 13 to Zoë O''Hara',2,'{"bum_card":"4S","tricks":[{"winner":3},{"cards":["QC","QS"],"winner":0},{"winner":3},{"winner":2},{"winner":2},{"winner":2},{"cards":["QH"],"winner":2},{"winner":2},{"winner":2},{"cards":["4S"],"winner":0},{"cards":["QD"],"winner":0},{"winner":2}]}','{"bum_card":"4S","tricks":[{"winner":3},{"cards":["QC","QS"],"winner":0},{"winner":3},{"winner":2},{"winner":2},{"winner":2},{"cards":["QH"],"winner":2},{"winner":2},{"winner":2},{"cards":["4S"],"winner":0},{"cards":["QD"],"winner":0},{"winner":2},{"winner":3}]}',0,NULL);
INSERT INTO log VALUES(3,1,'2029-01-11T19:31:00Z','The hand begins',3,NULL,'{}',1,NULL);
INSERT INTO log VALUES(1,0,'2026-11-21T18:45:00Z','a note',0,'{"bum_card":"AH","tricks":[{"winner":1},{"cards":["QC"],"winner":1},{"cards":["QH"],"winner":2},{"winner":1},{"cards":["QS"],"winner":2},{"winner":1},{"winner":1},{"cards":["AH"],"winner":1},{"winner":2},{"cards":["QD"],"winner":1},{"winner":3},{"winner":2},{"winner":2}],"adjustments":[{"from":"bank","to":"seat:1","amount":3,"note":"revoke"}]}','{"bum_card":"AH","tricks":[{"winner":1},{"cards":["QC"],"winner":1},{"cards":["QH"],"winner":2},{"winner":1},{"cards":["QS"],"winner":2},{"winner":1},{"winner":1},{"cards":["AH"],"winner":1},{"winner":2},{"cards":["QD"],"winner":1},{"winner":3},{"winner":2},{"winner":2}],"adjustments":[{"from":"bank","to":"seat:1","amount":3,"note":"revoke"}]}',0,NULL);
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
CREATE TABLE played (
  player INTEGER NOT NULL REFERENCES player (id),
  session INTEGER NOT NULL REFERENCES session (key) ON DELETE CASCADE,
  seat INTEGER NOT NULL CHECK (seat BETWEEN 0 AND 9),        -- where they sat last
  hands INTEGER NOT NULL CHECK (hands > 0),                  -- complete ones that they sat in
  through INTEGER NOT NULL CHECK (through IN (0, 1)),        -- that is all of them, at one seat
  amount INTEGER NOT NULL,                                   -- points, or chips won less chips lost
  least INTEGER NOT NULL,                                    -- in one hand
  most INTEGER NOT NULL CHECK (most >= least),
  place INTEGER CHECK (place >= 1),                          -- NULL: not finished, or they did not sit through it
  won INTEGER NOT NULL CHECK (won IN (0, 1)),
  shared INTEGER NOT NULL CHECK (shared IN (0, 1) AND shared <= won),
  PRIMARY KEY (player, session)
) STRICT, WITHOUT ROWID;
INSERT INTO played VALUES(1,1,0,2,1,4,0,4,NULL,0,0);
INSERT INTO played VALUES(1,2,2,4,1,9,0,5,2,0,0);
INSERT INTO played VALUES(2,1,1,2,1,8,0,8,NULL,0,0);
INSERT INTO played VALUES(2,3,1,3,1,1,0,1,NULL,0,0);
INSERT INTO played VALUES(3,1,2,1,0,4,4,4,NULL,0,0);
INSERT INTO played VALUES(4,1,3,2,1,0,0,0,NULL,0,0);
INSERT INTO played VALUES(4,2,3,4,1,12,0,9,4,0,0);
INSERT INTO played VALUES(5,1,2,1,0,5,5,5,NULL,0,0);
INSERT INTO played VALUES(6,2,0,4,1,9,0,7,2,0,0);
INSERT INTO played VALUES(7,2,1,4,1,6,0,4,1,1,0);
INSERT INTO played VALUES(7,3,3,1,0,4,4,4,NULL,0,0);
INSERT INTO played VALUES(8,3,0,3,1,10,0,5,NULL,0,0);
INSERT INTO played VALUES(9,3,2,3,1,9,0,6,NULL,0,0);
INSERT INTO played VALUES(10,3,3,2,0,3,1,2,NULL,0,0);
CREATE TABLE figure (
  player INTEGER NOT NULL REFERENCES player (id),
  session INTEGER NOT NULL REFERENCES session (key) ON DELETE CASCADE,
  key TEXT NOT NULL CHECK (length(key) > 0),
  hands INTEGER NOT NULL CHECK (hands > 0),
  amount INTEGER NOT NULL,
  PRIMARY KEY (player, session, key)
) STRICT, WITHOUT ROWID;
INSERT INTO figure VALUES(1,1,'clean_hands',1,1);
INSERT INTO figure VALUES(1,1,'queens',1,2);
INSERT INTO figure VALUES(1,1,'tetkas',1,1);
INSERT INTO figure VALUES(1,2,'bum_cards',2,2);
INSERT INTO figure VALUES(1,2,'clean_hands',1,1);
INSERT INTO figure VALUES(1,2,'last_tricks',1,1);
INSERT INTO figure VALUES(1,2,'most_tricks',1,1);
INSERT INTO figure VALUES(1,2,'queens',3,3);
INSERT INTO figure VALUES(1,2,'tetkas',1,1);
INSERT INTO figure VALUES(2,1,'bum_cards',1,1);
INSERT INTO figure VALUES(2,1,'bum_tricks',1,1);
INSERT INTO figure VALUES(2,1,'clean_hands',1,1);
INSERT INTO figure VALUES(2,1,'most_tricks',1,1);
INSERT INTO figure VALUES(2,1,'queens',1,2);
INSERT INTO figure VALUES(2,3,'clean_hands',2,2);
INSERT INTO figure VALUES(2,3,'queens',1,1);
INSERT INTO figure VALUES(3,1,'last_tricks',1,1);
INSERT INTO figure VALUES(3,1,'queens',1,1);
INSERT INTO figure VALUES(3,1,'tetkas',1,1);
INSERT INTO figure VALUES(4,1,'clean_hands',2,2);
INSERT INTO figure VALUES(4,2,'bum_cards',1,1);
INSERT INTO figure VALUES(4,2,'bum_tricks',1,1);
INSERT INTO figure VALUES(4,2,'clean_hands',1,1);
INSERT INTO figure VALUES(4,2,'last_tricks',1,1);
INSERT INTO figure VALUES(4,2,'most_tricks',1,1);
INSERT INTO figure VALUES(4,2,'queens',2,4);
INSERT INTO figure VALUES(4,2,'tetkas',2,2);
INSERT INTO figure VALUES(5,1,'bum_cards',1,1);
INSERT INTO figure VALUES(5,1,'bum_tricks',1,1);
INSERT INTO figure VALUES(5,1,'last_tricks',1,1);
INSERT INTO figure VALUES(5,1,'most_tricks',1,1);
INSERT INTO figure VALUES(5,1,'queens',1,1);
INSERT INTO figure VALUES(6,2,'bum_cards',1,1);
INSERT INTO figure VALUES(6,2,'bum_tricks',1,1);
INSERT INTO figure VALUES(6,2,'clean_hands',1,1);
INSERT INTO figure VALUES(6,2,'last_tricks',1,1);
INSERT INTO figure VALUES(6,2,'most_tricks',1,1);
INSERT INTO figure VALUES(6,2,'queens',2,3);
INSERT INTO figure VALUES(6,2,'tetkas',1,1);
INSERT INTO figure VALUES(7,2,'bum_tricks',2,2);
INSERT INTO figure VALUES(7,2,'clean_hands',2,2);
INSERT INTO figure VALUES(7,2,'last_tricks',1,1);
INSERT INTO figure VALUES(7,2,'most_tricks',1,1);
INSERT INTO figure VALUES(7,2,'queens',2,2);
INSERT INTO figure VALUES(7,3,'most_tricks',1,1);
INSERT INTO figure VALUES(7,3,'queens',1,1);
INSERT INTO figure VALUES(7,3,'tetkas',1,1);
INSERT INTO figure VALUES(8,3,'bum_cards',2,2);
INSERT INTO figure VALUES(8,3,'bum_tricks',1,1);
INSERT INTO figure VALUES(8,3,'clean_hands',1,1);
INSERT INTO figure VALUES(8,3,'last_tricks',1,1);
INSERT INTO figure VALUES(8,3,'queens',2,4);
INSERT INTO figure VALUES(8,3,'tetkas',1,1);
INSERT INTO figure VALUES(9,3,'bum_cards',1,1);
INSERT INTO figure VALUES(9,3,'bum_tricks',2,2);
INSERT INTO figure VALUES(9,3,'clean_hands',1,1);
INSERT INTO figure VALUES(9,3,'last_tricks',1,1);
INSERT INTO figure VALUES(9,3,'most_tricks',2,2);
INSERT INTO figure VALUES(9,3,'queens',2,3);
INSERT INTO figure VALUES(10,3,'last_tricks',1,1);
INSERT INTO figure VALUES(10,3,'tetkas',1,1);
CREATE TABLE earned (
  player INTEGER NOT NULL REFERENCES player (id),
  session INTEGER NOT NULL REFERENCES session (key) ON DELETE CASCADE,
  reason TEXT NOT NULL CHECK (length(reason) > 0),
  amount INTEGER NOT NULL,
  PRIMARY KEY (player, session, reason)
) STRICT, WITHOUT ROWID;
INSERT INTO earned VALUES(1,1,'queen',2);
INSERT INTO earned VALUES(1,1,'tetka',2);
INSERT INTO earned VALUES(1,2,'bum_card',2);
INSERT INTO earned VALUES(1,2,'last_trick',1);
INSERT INTO earned VALUES(1,2,'most_tricks',1);
INSERT INTO earned VALUES(1,2,'queen',3);
INSERT INTO earned VALUES(1,2,'tetka',2);
INSERT INTO earned VALUES(2,1,'adjustment',3);
INSERT INTO earned VALUES(2,1,'bum_card',1);
INSERT INTO earned VALUES(2,1,'bum_trick',1);
INSERT INTO earned VALUES(2,1,'most_tricks',1);
INSERT INTO earned VALUES(2,1,'queen',2);
INSERT INTO earned VALUES(2,3,'queen',1);
INSERT INTO earned VALUES(3,1,'last_trick',1);
INSERT INTO earned VALUES(3,1,'queen',1);
INSERT INTO earned VALUES(3,1,'tetka',2);
INSERT INTO earned VALUES(4,2,'bum_card',1);
INSERT INTO earned VALUES(4,2,'bum_trick',1);
INSERT INTO earned VALUES(4,2,'last_trick',1);
INSERT INTO earned VALUES(4,2,'most_tricks',1);
INSERT INTO earned VALUES(4,2,'queen',4);
INSERT INTO earned VALUES(4,2,'tetka',4);
INSERT INTO earned VALUES(5,1,'bum_card',1);
INSERT INTO earned VALUES(5,1,'bum_trick',1);
INSERT INTO earned VALUES(5,1,'last_trick',1);
INSERT INTO earned VALUES(5,1,'most_tricks',1);
INSERT INTO earned VALUES(5,1,'queen',1);
INSERT INTO earned VALUES(6,2,'bum_card',1);
INSERT INTO earned VALUES(6,2,'bum_trick',1);
INSERT INTO earned VALUES(6,2,'last_trick',1);
INSERT INTO earned VALUES(6,2,'most_tricks',1);
INSERT INTO earned VALUES(6,2,'queen',3);
INSERT INTO earned VALUES(6,2,'tetka',2);
INSERT INTO earned VALUES(7,2,'bum_trick',2);
INSERT INTO earned VALUES(7,2,'last_trick',1);
INSERT INTO earned VALUES(7,2,'most_tricks',1);
INSERT INTO earned VALUES(7,2,'queen',2);
INSERT INTO earned VALUES(7,3,'most_tricks',1);
INSERT INTO earned VALUES(7,3,'queen',1);
INSERT INTO earned VALUES(7,3,'tetka',2);
INSERT INTO earned VALUES(8,3,'bum_card',2);
INSERT INTO earned VALUES(8,3,'bum_trick',1);
INSERT INTO earned VALUES(8,3,'last_trick',1);
INSERT INTO earned VALUES(8,3,'queen',4);
INSERT INTO earned VALUES(8,3,'tetka',2);
INSERT INTO earned VALUES(9,3,'bum_card',1);
INSERT INTO earned VALUES(9,3,'bum_trick',2);
INSERT INTO earned VALUES(9,3,'last_trick',1);
INSERT INTO earned VALUES(9,3,'most_tricks',2);
INSERT INTO earned VALUES(9,3,'queen',3);
INSERT INTO earned VALUES(10,3,'last_trick',1);
INSERT INTO earned VALUES(10,3,'tetka',2);
CREATE TABLE handed_over (
  session INTEGER NOT NULL REFERENCES session (key) ON DELETE CASCADE,
  ordinal INTEGER NOT NULL CHECK (ordinal >= 0),
  -- A seat is the one that whoever has its chips sat at when the session began.
  from_account TEXT NOT NULL
    CHECK (from_account = 'bank' OR from_account GLOB 'seat:[0-9]' OR from_account GLOB 'pot:[1-9]*'),
  to_account TEXT NOT NULL
    CHECK (to_account = 'bank' OR to_account GLOB 'seat:[0-9]' OR to_account GLOB 'pot:[1-9]*'),
  amount INTEGER NOT NULL CHECK (amount > 0),
  PRIMARY KEY (session, ordinal),
  CHECK (from_account <> to_account)
) STRICT, WITHOUT ROWID;
CREATE INDEX session_by_start ON session (started_at, key);
CREATE INDEX seat_by_player ON seat (player);
CREATE INDEX sitter_by_player ON sitter (player);
CREATE INDEX player_by_person ON player (merged_into) WHERE merged_into IS NOT NULL;
CREATE VIEW person AS
  SELECT player.id AS player, known.id AS id, known.name AS name, known.colour AS colour, known.short_name AS short_name
  FROM player JOIN player AS known ON known.id = coalesce(player.merged_into, player.id);
CREATE INDEX played_by_session ON played (session);
CREATE INDEX figure_by_session ON figure (session);
CREATE INDEX earned_by_session ON earned (session);
CREATE INDEX session_by_continued ON session (continues) WHERE continues <> '';
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
COMMIT;
PRAGMA application_id=1316318316;
PRAGMA user_version=11;
