BEGIN TRANSACTION;
CREATE TABLE agreements (
	game VARCHAR(16) NOT NULL, 
	person BIGINT NOT NULL, 
	CONSTRAINT pk_agreements PRIMARY KEY (game, person), 
	CONSTRAINT fk_agreements_game FOREIGN KEY(game) REFERENCES asks (game) ON DELETE CASCADE
);
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0011');
CREATE TABLE asks (
	game VARCHAR(16) NOT NULL, 
	seq INTEGER NOT NULL, 
	colour VARCHAR(32) NOT NULL, 
	back_to INTEGER NOT NULL, 
	CONSTRAINT pk_asks PRIMARY KEY (game), 
	CONSTRAINT ck_asks_back CHECK (back_to >= 0 AND back_to < seq), 
	CONSTRAINT fk_asks_game FOREIGN KEY(game) REFERENCES games (id) ON DELETE CASCADE, 
	CONSTRAINT ck_asks_colour CHECK (colour IN ('red', 'blue', 'green', 'yellow', 'black', 'pink'))
);
INSERT INTO "asks" VALUES('monasuzo',2,'red',0);
CREATE TABLE byes (
	tournament VARCHAR(16) NOT NULL, 
	round INTEGER NOT NULL, 
	entrant INTEGER NOT NULL, 
	CONSTRAINT pk_byes PRIMARY KEY (tournament, round, entrant), 
	CONSTRAINT fk_byes_tournament_entrant FOREIGN KEY(tournament, entrant) REFERENCES entrants (tournament, number), 
	CONSTRAINT fk_byes_tournament_round FOREIGN KEY(tournament, round) REFERENCES rounds (tournament, number) ON DELETE CASCADE
);
CREATE TABLE "cup_notices" (
	tournament VARCHAR(16) NOT NULL, 
	number INTEGER NOT NULL, 
	kind VARCHAR(32) NOT NULL, 
	round INTEGER, 
	"match" INTEGER, 
	made_at DATETIME NOT NULL, 
	told_at DATETIME, 
	CONSTRAINT pk_cup_notices PRIMARY KEY (tournament, number), 
	CONSTRAINT fk_cup_notices_tournament FOREIGN KEY(tournament) REFERENCES tournaments (id) ON DELETE CASCADE, 
	CONSTRAINT ck_cup_notices_cupnoticekind CHECK (kind IN ('check-in', 'round', 'match', 'thread-lost', 'reminder', 'overdue', 'decided', 'round-over', 'ended', 'cancelled', 'paused', 'resumed', 'replayed', 'extended', 'damaged'))
);
INSERT INTO "cup_notices" VALUES('numaboza',1,'round',1,NULL,'2026-03-04 13:00:00.000000','2026-03-04 13:00:00.000000');
INSERT INTO "cup_notices" VALUES('numaboza',2,'match',1,0,'2026-03-04 13:00:00.000000','2026-03-04 13:00:00.000000');
INSERT INTO "cup_notices" VALUES('numaboza',3,'match',1,1,'2026-03-04 13:00:00.000000',NULL);
INSERT INTO "cup_notices" VALUES('numaboza',4,'match',1,2,'2026-03-04 13:00:00.000000',NULL);
CREATE TABLE deadlines (
	game VARCHAR(16) NOT NULL, 
	look_at DATETIME, 
	colour VARCHAR(32) NOT NULL, 
	turn_seq INTEGER NOT NULL, 
	began_at DATETIME NOT NULL, 
	ends_at DATETIME, 
	changed_at DATETIME NOT NULL, paused_until DATETIME, 
	CONSTRAINT pk_deadlines PRIMARY KEY (game), 
	CONSTRAINT fk_deadlines_game FOREIGN KEY(game) REFERENCES games (id) ON DELETE CASCADE, 
	CONSTRAINT ck_deadlines_colour CHECK (colour IN ('red', 'blue', 'green', 'yellow', 'black', 'pink'))
);
INSERT INTO "deadlines" VALUES('sidesasu','2026-03-04 07:12:00.000000','red',4,'2026-03-02 12:00:00.000000','2026-03-04 12:00:00.000000','2026-03-02 12:00:00.000000',NULL);
INSERT INTO "deadlines" VALUES('monasuzo','2026-03-06 13:00:00.000000','blue',2,'2026-03-02 12:00:00.000000','2026-03-07 12:00:00.000000','2026-03-02 12:00:00.000000','2026-03-06 13:00:00.000000');
INSERT INTO "deadlines" VALUES('zovotedu','2026-03-04 13:00:00.000000','blue',2,'2026-03-03 13:00:00.000000','2026-03-05 13:00:00.000000','2026-03-03 13:00:00.000000',NULL);
INSERT INTO "deadlines" VALUES('turetasu','2026-03-05 01:00:00.000000','red',0,'2026-03-04 13:00:00.000000','2026-03-05 13:00:00.000000','2026-03-04 13:00:00.000000',NULL);
CREATE TABLE decisions (
	tournament VARCHAR(16) NOT NULL, 
	number INTEGER NOT NULL, 
	kind VARCHAR(32) NOT NULL, 
	referee BIGINT, 
	round INTEGER, 
	"match" INTEGER, 
	entrant INTEGER, 
	at DATETIME NOT NULL, 
	CONSTRAINT pk_decisions PRIMARY KEY (tournament, number), 
	CONSTRAINT fk_decisions_tournament FOREIGN KEY(tournament) REFERENCES tournaments (id) ON DELETE CASCADE, 
	CONSTRAINT ck_decisions_decisionkind CHECK (kind IN ('extend', 'as-it-stands', 'win', 'tie', 'nobody', 'replace', 'drop', 'pause', 'resume', 'undo'))
);
CREATE TABLE downtimes (
	begins DATETIME NOT NULL, 
	ends DATETIME NOT NULL, 
	CONSTRAINT pk_downtimes PRIMARY KEY (begins), 
	CONSTRAINT ck_downtimes_order CHECK (begins < ends)
);
CREATE TABLE entrants (
	tournament VARCHAR(16) NOT NULL, 
	number INTEGER NOT NULL, 
	person BIGINT NOT NULL, 
	name VARCHAR(200) NOT NULL, 
	seed INTEGER, 
	checked_in BOOLEAN NOT NULL, 
	gone BOOLEAN NOT NULL, 
	CONSTRAINT pk_entrants PRIMARY KEY (tournament, number), 
	CONSTRAINT fk_entrants_tournament FOREIGN KEY(tournament) REFERENCES tournaments (id) ON DELETE CASCADE, 
	CONSTRAINT uq_entrants_tournament_person UNIQUE (tournament, person)
);
INSERT INTO "entrants" VALUES('numaboza',1,1,'Player 1',1,0,0);
INSERT INTO "entrants" VALUES('numaboza',2,2,'Player 2',2,0,0);
INSERT INTO "entrants" VALUES('numaboza',3,3,'Player 3',3,0,0);
INSERT INTO "entrants" VALUES('numaboza',4,4,'Player 4',4,0,0);
INSERT INTO "entrants" VALUES('numaboza',5,5,'Player 5',5,0,0);
INSERT INTO "entrants" VALUES('numaboza',6,6,'Player 6',6,0,0);
CREATE TABLE games (
	id VARCHAR(16) NOT NULL, 
	guild BIGINT, 
	channel BIGINT NOT NULL, 
	message BIGINT, 
	host BIGINT, 
	status VARCHAR(32) NOT NULL, 
	ruleset JSON NOT NULL, 
	rules_version INTEGER NOT NULL, 
	seats INTEGER NOT NULL, 
	help VARCHAR(32) NOT NULL, 
	turn_seconds INTEGER, 
	time_out VARCHAR(32) NOT NULL, 
	holiday_days INTEGER NOT NULL, 
	first VARCHAR(32) NOT NULL, 
	rated BOOLEAN NOT NULL, 
	language VARCHAR(8) NOT NULL, 
	seed VARCHAR(128) NOT NULL, 
	promise VARCHAR(128) NOT NULL, 
	rematch_of VARCHAR(16), 
	created_at DATETIME NOT NULL, 
	started_at DATETIME, 
	ended_at DATETIME, touched_at DATETIME, last_notice INTEGER DEFAULT '0' NOT NULL, 
	CONSTRAINT pk_games PRIMARY KEY (id), 
	CONSTRAINT ck_games_started CHECK (status != 'running' OR started_at IS NOT NULL), 
	CONSTRAINT ck_games_seats CHECK (seats BETWEEN 2 AND 6), 
	CONSTRAINT ck_games_turn_seconds CHECK (turn_seconds > 0), 
	CONSTRAINT fk_games_rematch_of FOREIGN KEY(rematch_of) REFERENCES games (id) ON DELETE SET NULL, 
	CONSTRAINT ck_games_gamestatus CHECK (status IN ('lobby', 'running', 'over', 'stopped')), 
	CONSTRAINT ck_games_helplevel CHECK (help IN ('full', 'standard', 'purist')), 
	CONSTRAINT ck_games_timeout CHECK (time_out IN ('computer-plays', 'random-tile', 'hand-over')), 
	CONSTRAINT ck_games_firstseat CHECK (first IN ('chance', 'tile-draw', 'as-seated'))
);
INSERT INTO "games" VALUES('lemodera',7,71,NULL,1,'over','{"edition": "2014", "expansions": [], "options": ["table-edge"], "table": [3, 3], "hidden_hands": false}',1,5,'standard',172800,'computer-plays',14,'as-seated',0,'en','c77e7ff0b9b572f34c859867631904083985ae5560fb86f3dfc117783893590e','2db961be3229a77a75ab875550e42e415d43d0acf353132d1baa0ead26bc5711',NULL,'2026-03-02 12:00:00.000000','2026-03-02 12:00:00.000000','2026-03-02 12:00:00.000000','2026-03-02 12:00:00.000000',9);
INSERT INTO "games" VALUES('sidesasu',7,72,NULL,1,'running','{"edition": "2014", "expansions": [], "options": [], "table": null, "hidden_hands": false}',1,5,'standard',172800,'computer-plays',14,'as-seated',0,'en','44435b0380a71079b24a98beea21d62e4b31084b2b1c59b43064fbe212a5d2a9','c0c2a9e3609cad2235bba1763ea2ef56ce2ffb547351ad96c751e65151dfa059',NULL,'2026-03-02 12:00:00.000000','2026-03-02 12:00:00.000000',NULL,'2026-03-02 12:00:00.000000',4);
INSERT INTO "games" VALUES('monasuzo',7,73,NULL,3,'running','{"edition": "2014", "expansions": [], "options": [], "table": null, "hidden_hands": false}',1,5,'standard',172800,'computer-plays',14,'as-seated',0,'en','2ca881e63e401c9b7c26517ee2a861b5293dff73e349db02831ae41238d4c32a','cc23fbd708e91fe76a95aa3a143f46873bf1a6d7bd43c92dd08bdb864fcd87da',NULL,'2026-03-02 12:00:00.000000','2026-03-02 12:00:00.000000',NULL,'2026-03-02 12:00:00.000000',5);
INSERT INTO "games" VALUES('zovotedu',7,75,NULL,3,'running','{"edition": "2014", "expansions": [], "options": [], "table": null, "hidden_hands": false}',1,5,'standard',172800,'computer-plays',14,'as-seated',0,'en','dbebb5df6cecf898f4d55d998c4ecc9644a5165fdb2b55d42dee1cd65b3599c2','36e34a36fb2b09e6e2d6601788d67b573a879ffc6691c5abcc8b542d71a0ce10',NULL,'2026-03-03 13:00:00.000000','2026-03-03 13:00:00.000000',NULL,'2026-03-03 13:00:00.000000',3);
INSERT INTO "games" VALUES('zesalime',7,74,7400,1,'lobby','{"edition": "2014", "expansions": [], "options": [], "table": null, "hidden_hands": false}',1,5,'standard',172800,'computer-plays',14,'as-seated',0,'en','e705211834cc6fe08664a26fc047863805ef0c90186861a61fe98dde8b41eac3','b594d9d0a7b5a86461cd10210cd28030c0c78ba5fd3dd806dc03b8e06e69ebcf',NULL,'2026-03-03 13:00:00.000000',NULL,NULL,NULL,0);
INSERT INTO "games" VALUES('turetasu',7,1000,NULL,900,'running','{"edition": "2014", "expansions": [], "options": ["table-edge"], "table": [3, 3], "hidden_hands": false}',1,2,'standard',86400,'random-tile',14,'as-seated',1,'en','33da06a25cf223ccfa6d32d365ee8c0efefb655e49a7df00c092e1fa4faa7bc8','71f8a8b140da3eab52f2a60bdbd80d941c82b4120b70ce31e9f3cb1a8233323d',NULL,'2026-03-04 13:00:00.000000','2026-03-04 13:00:00.000000',NULL,NULL,1);
CREATE TABLE "guilds" (
	id BIGINT NOT NULL, 
	language VARCHAR(8), 
	channels JSON NOT NULL, 
	openers VARCHAR(32) NOT NULL, 
	opener_role BIGINT, 
	mention BOOLEAN NOT NULL, 
	thread_per_game BOOLEAN NOT NULL, 
	theme VARCHAR(32) NOT NULL, 
	retention_days INTEGER, 
	defaults JSON NOT NULL, lobby_days INTEGER DEFAULT '7' NOT NULL, 
	CONSTRAINT pk_guilds PRIMARY KEY (id), 
	CONSTRAINT ck_guilds_gameopeners CHECK (openers IN ('everyone', 'managers', 'role'))
);
CREATE TABLE holidays (
	person BIGINT NOT NULL, 
	begins DATETIME NOT NULL, 
	ends DATETIME NOT NULL, 
	CONSTRAINT pk_holidays PRIMARY KEY (person, begins), 
	CONSTRAINT ck_holidays_order CHECK (begins < ends), 
	CONSTRAINT fk_holidays_person FOREIGN KEY(person) REFERENCES people (id) ON DELETE CASCADE
);
INSERT INTO "holidays" VALUES(2,'2026-03-03 13:00:00.000000','2026-03-06 13:00:00.000000');
CREATE TABLE log (
	game VARCHAR(16) NOT NULL, 
	seq INTEGER NOT NULL, 
	kind VARCHAR(32) NOT NULL, 
	text VARCHAR(64) NOT NULL, 
	tile VARCHAR(8) NOT NULL, 
	digest VARCHAR(8) NOT NULL, 
	maker VARCHAR(32) NOT NULL, 
	person BIGINT, 
	at DATETIME NOT NULL, 
	CONSTRAINT pk_log PRIMARY KEY (game, seq), 
	CONSTRAINT ck_log_digest CHECK (length(digest) = 8), 
	CONSTRAINT ck_log_seq CHECK (seq >= 1), 
	CONSTRAINT fk_log_game FOREIGN KEY(game) REFERENCES games (id) ON DELETE CASCADE, 
	CONSTRAINT ck_log_entrykind CHECK (kind IN ('move', 'undo', 'seat')), 
	CONSTRAINT ck_log_maker CHECK (maker IN ('person', 'computer', 'clock'))
);
INSERT INTO "log" VALUES('lemodera',1,'move','P@0,-1/2','P','640933c7','person',1,'2026-03-02 12:00:00.000000');
INSERT INTO "log" VALUES('lemodera',2,'move','.','P','7760204f','person',1,'2026-03-02 12:00:00.000000');
INSERT INTO "log" VALUES('lemodera',3,'move','Mg@1,-1/0','Mg','9ad8bc13','person',2,'2026-03-02 12:00:00.000000');
INSERT INTO "log" VALUES('lemodera',4,'move','.','Mg','a098f411','person',2,'2026-03-02 12:00:00.000000');
INSERT INTO "log" VALUES('lemodera',5,'move','W@-1,-1/0','W','50a5b179','person',1,'2026-03-02 12:00:00.000000');
INSERT INTO "log" VALUES('lemodera',6,'move','.','W','aa4f1daa','person',1,'2026-03-02 12:00:00.000000');
INSERT INTO "log" VALUES('lemodera',7,'move','V@-1,0/2','V','f723bc91','person',2,'2026-03-02 12:00:00.000000');
INSERT INTO "log" VALUES('lemodera',8,'move','.','V','9e06419b','person',2,'2026-03-02 12:00:00.000000');
INSERT INTO "log" VALUES('lemodera',9,'move','U@1,0/0','U','58db95d0','person',1,'2026-03-02 12:00:00.000000');
INSERT INTO "log" VALUES('lemodera',10,'move','.','U','793fd1d2','person',1,'2026-03-02 12:00:00.000000');
INSERT INTO "log" VALUES('lemodera',11,'move','Q@-1,1/2','Q','c67fd531','person',2,'2026-03-02 12:00:00.000000');
INSERT INTO "log" VALUES('lemodera',12,'move','.','Q','cdf4b9ab','person',2,'2026-03-02 12:00:00.000000');
INSERT INTO "log" VALUES('lemodera',13,'move','V@1,1/0','V','e1b1c86c','person',1,'2026-03-02 12:00:00.000000');
INSERT INTO "log" VALUES('lemodera',14,'move','.','V','7faebe94','person',1,'2026-03-02 12:00:00.000000');
INSERT INTO "log" VALUES('lemodera',15,'move','K@0,1/3','K','6bc215c7','person',2,'2026-03-02 12:00:00.000000');
INSERT INTO "log" VALUES('lemodera',16,'move','.','K','0b2ff3e4','person',2,'2026-03-02 12:00:00.000000');
INSERT INTO "log" VALUES('sidesasu',1,'move','D@0,-1/2','D','b3862a8a','person',1,'2026-03-02 12:00:00.000000');
INSERT INTO "log" VALUES('sidesasu',2,'move','.','D','d6cc6ba3','person',1,'2026-03-02 12:00:00.000000');
INSERT INTO "log" VALUES('sidesasu',3,'move','Ug@0,-2/0','Ug','81f06bac','person',2,'2026-03-02 12:00:00.000000');
INSERT INTO "log" VALUES('sidesasu',4,'move','.','Ug','90bd6e4d','person',2,'2026-03-02 12:00:00.000000');
INSERT INTO "log" VALUES('monasuzo',1,'move','B@0,1/0','B','b0dd0c29','person',3,'2026-03-02 12:00:00.000000');
INSERT INTO "log" VALUES('monasuzo',2,'move','.','B','8224ba95','person',3,'2026-03-02 12:00:00.000000');
INSERT INTO "log" VALUES('zovotedu',1,'move','J@0,-1/2','J','f4ff405c','person',3,'2026-03-03 13:00:00.000000');
INSERT INTO "log" VALUES('zovotedu',2,'move','.','J','bb1608cf','person',3,'2026-03-03 13:00:00.000000');
CREATE TABLE match_games (
	game VARCHAR(16) NOT NULL, 
	tournament VARCHAR(16) NOT NULL, 
	round INTEGER NOT NULL, 
	"match" INTEGER NOT NULL, 
	leg INTEGER NOT NULL, 
	counted BOOLEAN NOT NULL, 
	scores JSON, 
	CONSTRAINT pk_match_games PRIMARY KEY (game), 
	CONSTRAINT fk_match_games_tournament_round_match FOREIGN KEY(tournament, round, "match") REFERENCES matches (tournament, round, number) ON DELETE CASCADE
);
INSERT INTO "match_games" VALUES('turetasu','numaboza',1,0,1,1,NULL);
CREATE TABLE match_seats (
	tournament VARCHAR(16) NOT NULL, 
	round INTEGER NOT NULL, 
	"match" INTEGER NOT NULL, 
	place INTEGER NOT NULL, 
	entrant INTEGER NOT NULL, 
	points INTEGER, 
	half_wins INTEGER, 
	absent BOOLEAN NOT NULL, 
	CONSTRAINT pk_match_seats PRIMARY KEY (tournament, round, "match", place), 
	CONSTRAINT fk_match_seats_tournament_entrant FOREIGN KEY(tournament, entrant) REFERENCES entrants (tournament, number), 
	CONSTRAINT fk_match_seats_tournament_round_match FOREIGN KEY(tournament, round, "match") REFERENCES matches (tournament, round, number) ON DELETE CASCADE, 
	CONSTRAINT uq_match_seats_tournament_round_match_entrant UNIQUE (tournament, round, "match", entrant)
);
INSERT INTO "match_seats" VALUES('numaboza',1,0,0,1,NULL,NULL,0);
INSERT INTO "match_seats" VALUES('numaboza',1,0,1,4,NULL,NULL,0);
INSERT INTO "match_seats" VALUES('numaboza',1,1,0,2,NULL,NULL,0);
INSERT INTO "match_seats" VALUES('numaboza',1,1,1,5,NULL,NULL,0);
INSERT INTO "match_seats" VALUES('numaboza',1,2,0,3,NULL,NULL,0);
INSERT INTO "match_seats" VALUES('numaboza',1,2,1,6,NULL,NULL,0);
CREATE TABLE matches (
	tournament VARCHAR(16) NOT NULL, 
	round INTEGER NOT NULL, 
	number INTEGER NOT NULL, 
	channel BIGINT, 
	ends_at DATETIME NOT NULL, 
	reminded BOOLEAN NOT NULL, 
	overdue BOOLEAN NOT NULL, 
	ending VARCHAR(32), 
	ended_at DATETIME, 
	CONSTRAINT pk_matches PRIMARY KEY (tournament, round, number), 
	CONSTRAINT ck_matches_ended CHECK ((ending IS NULL) = (ended_at IS NULL)), 
	CONSTRAINT fk_matches_tournament_round FOREIGN KEY(tournament, round) REFERENCES rounds (tournament, number) ON DELETE CASCADE, 
	CONSTRAINT ck_matches_matchending CHECK (ending IN ('played', 'walkover', 'referee', 'deadline'))
);
INSERT INTO "matches" VALUES('numaboza',1,0,1000,'2026-03-18 13:00:00.000000',0,0,NULL,NULL);
INSERT INTO "matches" VALUES('numaboza',1,1,NULL,'2026-03-18 13:00:00.000000',0,0,NULL,NULL);
INSERT INTO "matches" VALUES('numaboza',1,2,NULL,'2026-03-18 13:00:00.000000',0,0,NULL,NULL);
CREATE TABLE memory (
	name VARCHAR(32) NOT NULL, 
	value VARCHAR(256) NOT NULL, 
	CONSTRAINT pk_memory PRIMARY KEY (name)
);
CREATE TABLE notices (
	game VARCHAR(16) NOT NULL, 
	seq INTEGER NOT NULL, 
	kind VARCHAR(32) NOT NULL, 
	number INTEGER NOT NULL, 
	since INTEGER NOT NULL, 
	person BIGINT, 
	made_at DATETIME NOT NULL, 
	told_at DATETIME, 
	channel BIGINT, 
	message BIGINT, 
	retired BOOLEAN NOT NULL, outdated BOOLEAN DEFAULT 0 NOT NULL, pictured BOOLEAN DEFAULT 1 NOT NULL, 
	CONSTRAINT pk_notices PRIMARY KEY (game, seq, kind), 
	CONSTRAINT ck_notices_message CHECK (message IS NULL OR (told_at IS NOT NULL AND channel IS NOT NULL)), 
	CONSTRAINT fk_notices_game FOREIGN KEY(game) REFERENCES games (id) ON DELETE CASCADE, 
	CONSTRAINT uq_notices_game_number UNIQUE (game, number), 
	CONSTRAINT ck_notices_noticekind CHECK (kind IN ('turn', 'ended', 'stopped', 'vote', 'half', 'tenth'))
);
INSERT INTO "notices" VALUES('lemodera',0,'turn',1,0,NULL,'2026-03-02 12:00:00.000000','2026-03-02 12:00:00.000000',71,7101,1,0,1);
INSERT INTO "notices" VALUES('lemodera',2,'turn',2,0,NULL,'2026-03-02 12:00:00.000000','2026-03-02 12:00:00.000000',71,7102,1,0,1);
INSERT INTO "notices" VALUES('lemodera',4,'turn',3,2,NULL,'2026-03-02 12:00:00.000000','2026-03-02 12:00:00.000000',71,7103,1,0,1);
INSERT INTO "notices" VALUES('lemodera',6,'turn',4,4,NULL,'2026-03-02 12:00:00.000000','2026-03-02 12:00:00.000000',71,7104,1,0,1);
INSERT INTO "notices" VALUES('lemodera',8,'turn',5,6,NULL,'2026-03-02 12:00:00.000000','2026-03-02 12:00:00.000000',71,7105,1,0,1);
INSERT INTO "notices" VALUES('lemodera',10,'turn',6,8,NULL,'2026-03-02 12:00:00.000000','2026-03-02 12:00:00.000000',71,7106,1,0,1);
INSERT INTO "notices" VALUES('lemodera',12,'turn',7,10,NULL,'2026-03-02 12:00:00.000000','2026-03-02 12:00:00.000000',71,7107,1,0,1);
INSERT INTO "notices" VALUES('lemodera',14,'turn',8,12,NULL,'2026-03-02 12:00:00.000000','2026-03-02 12:00:00.000000',71,7108,1,0,1);
INSERT INTO "notices" VALUES('lemodera',16,'ended',9,14,NULL,'2026-03-02 12:00:00.000000','2026-03-02 12:00:00.000000',71,7109,1,0,1);
INSERT INTO "notices" VALUES('sidesasu',0,'turn',1,0,NULL,'2026-03-02 12:00:00.000000','2026-03-02 12:00:00.000000',72,7201,0,0,1);
INSERT INTO "notices" VALUES('sidesasu',2,'turn',2,0,NULL,'2026-03-02 12:00:00.000000','2026-03-02 12:00:00.000000',72,7202,0,0,1);
INSERT INTO "notices" VALUES('sidesasu',4,'turn',3,2,NULL,'2026-03-02 12:00:00.000000',NULL,NULL,NULL,0,0,1);
INSERT INTO "notices" VALUES('monasuzo',0,'turn',1,0,NULL,'2026-03-02 12:00:00.000000','2026-03-02 12:00:00.000000',73,7301,0,0,1);
INSERT INTO "notices" VALUES('monasuzo',2,'turn',2,0,NULL,'2026-03-02 12:00:00.000000','2026-03-02 12:00:00.000000',73,7302,0,1,1);
INSERT INTO "notices" VALUES('sidesasu',4,'half',4,4,1,'2026-03-03 13:00:00.000000',NULL,NULL,NULL,0,0,1);
INSERT INTO "notices" VALUES('monasuzo',2,'half',3,2,2,'2026-03-03 13:00:00.000000','2026-03-03 13:00:00.000000',73,7303,0,0,1);
INSERT INTO "notices" VALUES('monasuzo',2,'vote',5,2,NULL,'2026-03-03 13:00:00.000000','2026-03-03 13:00:00.000000',73,7305,0,0,1);
INSERT INTO "notices" VALUES('zovotedu',0,'turn',1,0,NULL,'2026-03-03 13:00:00.000000','2026-03-03 13:00:00.000000',75,7501,0,0,1);
INSERT INTO "notices" VALUES('zovotedu',2,'turn',2,0,NULL,'2026-03-03 13:00:00.000000','2026-03-03 13:00:00.000000',75,7502,0,0,1);
INSERT INTO "notices" VALUES('turetasu',0,'turn',1,0,NULL,'2026-03-04 13:00:00.000000',NULL,NULL,NULL,0,0,1);
CREATE TABLE people (
	id BIGINT NOT NULL, 
	language VARCHAR(8), 
	time_zone VARCHAR(64) NOT NULL, 
	reminder VARCHAR(32) NOT NULL, 
	quiet_from TIME, 
	quiet_until TIME, discords VARCHAR(8), 
	CONSTRAINT pk_people PRIMARY KEY (id), 
	CONSTRAINT ck_people_quiet_both CHECK ((quiet_from IS NULL) = (quiet_until IS NULL)), 
	CONSTRAINT ck_people_reminderby CHECK (reminder IN ('mention', 'direct', 'none'))
);
INSERT INTO "people" VALUES(2,NULL,'UTC','mention',NULL,NULL,NULL);
CREATE TABLE played (
	game VARCHAR(16) NOT NULL, 
	number INTEGER NOT NULL, 
	guild BIGINT, 
	channel BIGINT NOT NULL, 
	seats INTEGER NOT NULL, 
	edition VARCHAR(32) NOT NULL, 
	rated BOOLEAN NOT NULL, 
	ending VARCHAR(32) NOT NULL, 
	void BOOLEAN NOT NULL, 
	tiles INTEGER NOT NULL, 
	ended_at DATETIME NOT NULL, 
	CONSTRAINT pk_played PRIMARY KEY (game), 
	CONSTRAINT uq_played_number UNIQUE (number), 
	CONSTRAINT ck_played_edition CHECK (edition IN ('2014', '2000', 'second', 'first')), 
	CONSTRAINT ck_played_ending CHECK (ending IN ('played', 'left', 'adjudicated'))
);
INSERT INTO "played" VALUES('lemodera',1,7,71,2,'2014',0,'played',0,9,'2026-03-02 12:00:00.000000');
CREATE TABLE played_features (
	game VARCHAR(16) NOT NULL, 
	place INTEGER NOT NULL, 
	kind VARCHAR(32) NOT NULL, 
	points INTEGER NOT NULL, 
	best_points INTEGER NOT NULL, 
	best_tiles INTEGER NOT NULL, 
	CONSTRAINT pk_played_features PRIMARY KEY (game, place, kind), 
	CONSTRAINT fk_played_features_game_place FOREIGN KEY(game, place) REFERENCES played_seats (game, place) ON DELETE CASCADE, 
	CONSTRAINT ck_played_features_featurekind CHECK (kind IN ('city', 'road', 'field', 'monastery', 'garden'))
);
CREATE TABLE played_seats (
	game VARCHAR(16) NOT NULL, 
	place INTEGER NOT NULL, 
	person BIGINT, 
	mind VARCHAR(32), 
	name VARCHAR(200) NOT NULL, 
	rank INTEGER NOT NULL, 
	points INTEGER NOT NULL, 
	"left" BOOLEAN NOT NULL, 
	turns INTEGER NOT NULL, 
	in_time INTEGER NOT NULL, 
	fastest_seconds INTEGER, 
	CONSTRAINT pk_played_seats PRIMARY KEY (game, place), 
	CONSTRAINT ck_played_seats_in_time CHECK (in_time BETWEEN 0 AND turns), 
	CONSTRAINT ck_played_seats_rank CHECK (rank BETWEEN 1 AND 6), 
	CONSTRAINT fk_played_seats_game FOREIGN KEY(game) REFERENCES played (game) ON DELETE CASCADE
);
INSERT INTO "played_seats" VALUES('lemodera',0,1,NULL,'Ann',1,0,0,4,4,0);
INSERT INTO "played_seats" VALUES('lemodera',1,2,NULL,'Ben',1,0,0,4,4,0);
CREATE TABLE presets (
	guild BIGINT NOT NULL, 
	name VARCHAR(64) NOT NULL, 
	options JSON NOT NULL, 
	CONSTRAINT pk_presets PRIMARY KEY (guild, name)
);
CREATE TABLE rating_changes (
	game VARCHAR(16) NOT NULL, 
	place INTEGER NOT NULL, 
	guild BIGINT NOT NULL, 
	"before" INTEGER NOT NULL, 
	"after" INTEGER NOT NULL, 
	games INTEGER NOT NULL, 
	CONSTRAINT pk_rating_changes PRIMARY KEY (game, place, guild), 
	CONSTRAINT fk_rating_changes_game FOREIGN KEY(game) REFERENCES played (game) ON DELETE CASCADE
);
CREATE TABLE ratings (
	guild BIGINT NOT NULL, 
	seats INTEGER NOT NULL, 
	edition VARCHAR(16) NOT NULL, 
	computers BOOLEAN NOT NULL, 
	player VARCHAR(32) NOT NULL, 
	mean DOUBLE NOT NULL, 
	uncertainty DOUBLE NOT NULL, 
	games INTEGER NOT NULL, 
	shown INTEGER NOT NULL, 
	CONSTRAINT pk_ratings PRIMARY KEY (guild, seats, edition, computers, player)
);
CREATE TABLE rounds (
	tournament VARCHAR(16) NOT NULL, 
	number INTEGER NOT NULL, 
	stage VARCHAR(32) NOT NULL, 
	seed VARCHAR(128), 
	promise VARCHAR(128), 
	started_at DATETIME NOT NULL, 
	ended_at DATETIME, 
	CONSTRAINT pk_rounds PRIMARY KEY (tournament, number), 
	CONSTRAINT fk_rounds_tournament FOREIGN KEY(tournament) REFERENCES tournaments (id) ON DELETE CASCADE, 
	CONSTRAINT ck_rounds_stage CHECK (stage IN ('swiss', 'round-robin', 'knock-out', 'tables'))
);
INSERT INTO "rounds" VALUES('numaboza',1,'swiss',NULL,NULL,'2026-03-04 13:00:00.000000',NULL);
CREATE TABLE seats (
	game VARCHAR(16) NOT NULL, 
	place INTEGER NOT NULL, 
	colour VARCHAR(32) NOT NULL, 
	occupant VARCHAR(32) NOT NULL, 
	person BIGINT, 
	name VARCHAR(200) NOT NULL, 
	mind VARCHAR(32), 
	CONSTRAINT pk_seats PRIMARY KEY (game, place), 
	CONSTRAINT ck_seats_mind CHECK ((occupant = 'computer') = (mind IS NOT NULL)), 
	CONSTRAINT ck_seats_person CHECK (occupant = 'person' OR person IS NULL), 
	CONSTRAINT ck_seats_place CHECK (place BETWEEN 0 AND 5), 
	CONSTRAINT fk_seats_game FOREIGN KEY(game) REFERENCES games (id) ON DELETE CASCADE, 
	CONSTRAINT uq_seats_game_colour UNIQUE (game, colour), 
	CONSTRAINT uq_seats_game_person UNIQUE (game, person), 
	CONSTRAINT ck_seats_colour CHECK (colour IN ('red', 'blue', 'green', 'yellow', 'black', 'pink')), 
	CONSTRAINT ck_seats_occupant CHECK (occupant IN ('person', 'computer', 'closed'))
);
INSERT INTO "seats" VALUES('lemodera',0,'red','person',1,'Ann',NULL);
INSERT INTO "seats" VALUES('lemodera',1,'blue','person',2,'Ben',NULL);
INSERT INTO "seats" VALUES('sidesasu',0,'red','person',1,'Ann',NULL);
INSERT INTO "seats" VALUES('sidesasu',1,'blue','person',2,'Ben',NULL);
INSERT INTO "seats" VALUES('monasuzo',0,'red','person',3,'Cleo',NULL);
INSERT INTO "seats" VALUES('monasuzo',1,'blue','person',2,'Ben',NULL);
INSERT INTO "seats" VALUES('zovotedu',0,'red','person',3,'Cleo',NULL);
INSERT INTO "seats" VALUES('zovotedu',1,'blue','person',1,'Ann',NULL);
INSERT INTO "seats" VALUES('zesalime',0,'red','person',1,'Ann',NULL);
INSERT INTO "seats" VALUES('turetasu',0,'red','person',1,'Player 1',NULL);
INSERT INTO "seats" VALUES('turetasu',1,'blue','person',4,'Player 4',NULL);
CREATE TABLE stop_agreements (
	game VARCHAR(16) NOT NULL, 
	person BIGINT NOT NULL, 
	CONSTRAINT pk_stop_agreements PRIMARY KEY (game, person), 
	CONSTRAINT fk_stop_agreements_game FOREIGN KEY(game) REFERENCES games (id) ON DELETE CASCADE
);
CREATE TABLE tournaments (
	id VARCHAR(16) NOT NULL, 
	guild BIGINT NOT NULL, 
	channel BIGINT NOT NULL, 
	message BIGINT, 
	organiser BIGINT, 
	role BIGINT, 
	name VARCHAR(64) NOT NULL, 
	"key" VARCHAR(64) NOT NULL, 
	status VARCHAR(32) NOT NULL, 
	paused BOOLEAN NOT NULL, 
	format VARCHAR(32) NOT NULL, 
	"plan" JSON NOT NULL, 
	options JSON NOT NULL, 
	sign_up_until DATETIME NOT NULL, 
	look_at DATETIME, 
	paused_at DATETIME, 
	created_at DATETIME NOT NULL, 
	ended_at DATETIME, 
	CONSTRAINT pk_tournaments PRIMARY KEY (id), 
	CONSTRAINT ck_tournaments_paused CHECK (paused = (paused_at IS NOT NULL)), 
	CONSTRAINT ck_tournaments_tournamentstatus CHECK (status IN ('sign-up', 'running', 'over', 'cancelled')), 
	CONSTRAINT ck_tournaments_format CHECK (format IN ('swiss', 'round-robin', 'elimination', 'swiss-elimination', 'tables'))
);
INSERT INTO "tournaments" VALUES('numaboza',7,800,8000,900,NULL,'Cup','cup','running',0,'swiss','{"rounds": null, "table_seats": 2, "best_of": 1, "knock_out": 0, "championship": false, "duplicate": false, "late": false, "round_seconds": 1209600, "check_in_seconds": 0, "knock_out_seeds": []}','{"ruleset": {"edition": "2014", "expansions": [], "options": ["table-edge"], "table": [3, 3], "hidden_hands": false}, "seats": 5, "help": "standard", "turn_seconds": 86400, "time_out": "random-tile", "holiday_days": 14, "first": "chance", "rated": true, "language": "en"}','2026-03-04 13:00:00.000000','2026-03-15 01:00:00.000000',NULL,'2026-03-03 13:00:00.000000',NULL);
CREATE INDEX ix_games_guild_status ON games (guild, status);
CREATE UNIQUE INDEX uq_games_living_channel ON games (channel) WHERE status IN ('lobby', 'running');
CREATE INDEX ix_deadlines_look_at ON deadlines (look_at);
CREATE INDEX ix_log_person ON log (person);
CREATE INDEX ix_notices_unretired ON notices (game) WHERE told_at IS NOT NULL AND NOT retired;
CREATE INDEX ix_notices_untold ON notices (made_at) WHERE told_at IS NULL;
CREATE INDEX ix_seats_person ON seats (person);
CREATE INDEX ix_played_guild ON played (guild);
CREATE INDEX ix_ratings_board ON ratings (guild, seats, edition, computers, shown);
CREATE INDEX ix_tournaments_look_at ON tournaments (look_at);
CREATE UNIQUE INDEX uq_tournaments_open_name ON tournaments (guild, "key") WHERE status NOT IN ('over', 'cancelled');
CREATE INDEX ix_entrants_person ON entrants (person);
CREATE INDEX ix_played_seats_person ON played_seats (person);
CREATE INDEX ix_matches_channel ON matches (channel);
CREATE INDEX ix_played_features_best_points ON played_features (kind, best_points);
CREATE INDEX ix_played_features_best_tiles ON played_features (kind, best_tiles);
CREATE UNIQUE INDEX uq_match_games_leg ON match_games (tournament, round, "match", leg) WHERE counted;
CREATE INDEX ix_games_waiting ON games (id) WHERE status = 'lobby';
CREATE INDEX ix_notices_outdated ON notices (game) WHERE outdated;
CREATE INDEX ix_cup_notices_untold ON cup_notices (made_at) WHERE told_at IS NULL;
COMMIT;
