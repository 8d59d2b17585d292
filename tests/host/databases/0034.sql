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
INSERT INTO "alembic_version" VALUES('0034');
CREATE TABLE alerts (
	subject VARCHAR(32) NOT NULL, 
	what VARCHAR(64) NOT NULL, 
	made_at DATETIME NOT NULL, 
	CONSTRAINT pk_alerts PRIMARY KEY (subject, what)
);
CREATE TABLE allowances (
	name VARCHAR(32) NOT NULL, 
	free_at DOUBLE NOT NULL, 
	CONSTRAINT pk_allowances PRIMARY KEY (name)
);
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
CREATE TABLE byes (
	tournament VARCHAR(16) NOT NULL, 
	round INTEGER NOT NULL, 
	entrant INTEGER NOT NULL, asked BOOLEAN DEFAULT 0 NOT NULL, 
	CONSTRAINT pk_byes PRIMARY KEY (tournament, round, entrant), 
	CONSTRAINT fk_byes_tournament_entrant FOREIGN KEY(tournament, entrant) REFERENCES entrants (tournament, number), 
	CONSTRAINT fk_byes_tournament_round FOREIGN KEY(tournament, round) REFERENCES rounds (tournament, number) ON DELETE CASCADE
);
INSERT INTO "byes" VALUES('nasodimo',1,1,0);
INSERT INTO "byes" VALUES('nasodimo',1,4,0);
INSERT INTO "byes" VALUES('nasodimo',2,2,0);
INSERT INTO "byes" VALUES('nasodimo',2,6,0);
INSERT INTO "byes" VALUES('nasodimo',3,3,0);
INSERT INTO "byes" VALUES('nasodimo',3,5,0);
CREATE TABLE "challenges" (
	id VARCHAR(16) NOT NULL, 
	guild BIGINT NOT NULL, 
	channel BIGINT NOT NULL, 
	challenger BIGINT, 
	challenger_name VARCHAR(200) NOT NULL, 
	challenged BIGINT, 
	challenged_name VARCHAR(200) NOT NULL, 
	low BIGINT, 
	high BIGINT, 
	options JSON NOT NULL, 
	status VARCHAR(32) NOT NULL, 
	days INTEGER NOT NULL, 
	made_at DATETIME NOT NULL, 
	answer_by DATETIME NOT NULL, 
	look_at DATETIME, 
	ended_at DATETIME, 
	game VARCHAR(16), 
	thread BIGINT, 
	ladder VARCHAR(16), 
	settled BOOLEAN DEFAULT 1 NOT NULL, 
	CONSTRAINT pk_challenges PRIMARY KEY (id), 
	CONSTRAINT ck_challenges_days CHECK (days BETWEEN 1 AND 30), 
	CONSTRAINT fk_challenges_game FOREIGN KEY(game) REFERENCES games (id) ON DELETE SET NULL, 
	CONSTRAINT ck_challenges_ended CHECK ((status = 'open') = (ended_at IS NULL)), 
	CONSTRAINT uq_challenges_guild_low_high UNIQUE (guild, low, high), 
	CONSTRAINT ck_challenges_challengestatus CHECK (status IN ('open', 'accepted', 'declined', 'withdrawn', 'expired')), 
	CONSTRAINT fk_challenges_ladder FOREIGN KEY(ladder) REFERENCES ladders (id) ON DELETE CASCADE
);
INSERT INTO "challenges" VALUES('sevaloma',7,81,5,'Player 5',2,'Player 2',NULL,NULL,'{"ruleset": {"edition": "2014", "expansions": [], "options": ["table-edge"], "table": [3, 3], "hidden_hands": false}, "seats": 2, "help": "standard", "turn_seconds": 86400, "time_out": "random-tile", "holiday_days": 14, "first": "chance", "rated": true, "language": "en", "budget_seconds": null}','accepted',3,'2026-03-03 08:00:00.000000','2026-03-06 08:00:00.000000',NULL,'2026-03-03 08:00:00.000000','luloredo',9501,'mosineba',1);
INSERT INTO "challenges" VALUES('subavamu',7,81,4,'Player 4',3,'Player 3',NULL,NULL,'{"ruleset": {"edition": "2014", "expansions": [], "options": ["table-edge"], "table": [3, 3], "hidden_hands": false}, "seats": 2, "help": "standard", "turn_seconds": 86400, "time_out": "random-tile", "holiday_days": 14, "first": "chance", "rated": true, "language": "en", "budget_seconds": null}','accepted',3,'2026-03-03 08:00:00.000000','2026-03-06 08:00:00.000000',NULL,'2026-03-03 08:00:00.000000','vosudoza',9502,'mosineba',0);
INSERT INTO "challenges" VALUES('luredazo',7,81,6,'Player 6',5,'Player 5',5,6,'{"ruleset": {"edition": "2014", "expansions": [], "options": ["table-edge"], "table": [3, 3], "hidden_hands": false}, "seats": 2, "help": "standard", "turn_seconds": 86400, "time_out": "random-tile", "holiday_days": 14, "first": "chance", "rated": true, "language": "en", "budget_seconds": null}','open',3,'2026-03-03 08:00:00.000000','2026-03-06 08:00:00.000000','2026-03-06 08:00:00.000000',NULL,NULL,NULL,'mosineba',0);
CREATE TABLE deadlines (
	game VARCHAR(16) NOT NULL, 
	look_at DATETIME, 
	colour VARCHAR(32) NOT NULL, 
	turn_seq INTEGER NOT NULL, 
	began_at DATETIME NOT NULL, 
	ends_at DATETIME, 
	changed_at DATETIME NOT NULL, paused_until DATETIME, budgets JSON, out_at DATETIME, leased_by VARCHAR(32), leased_until DATETIME, 
	CONSTRAINT pk_deadlines PRIMARY KEY (game), 
	CONSTRAINT fk_deadlines_game FOREIGN KEY(game) REFERENCES games (id) ON DELETE CASCADE, 
	CONSTRAINT ck_deadlines_colour CHECK (colour IN ('red', 'blue', 'green', 'yellow', 'black', 'pink'))
);
INSERT INTO "deadlines" VALUES('budutibu','2026-03-04 08:00:00.000000','green',10,'2026-03-03 08:00:00.000000','2026-03-05 08:00:00.000000','2026-03-03 08:00:00.000000',NULL,NULL,NULL,'f3861751194c4d95997339667923281f','2026-03-03 08:00:30.000000');
INSERT INTO "deadlines" VALUES('vosudoza','2026-03-03 20:00:00.000000','red',2,'2026-03-03 08:00:00.000000','2026-03-04 08:00:00.000000','2026-03-03 08:00:00.000000',NULL,NULL,NULL,'f3861751194c4d95997339667923281f','2026-03-03 08:00:30.000000');
INSERT INTO "deadlines" VALUES('miraravo','2026-03-05 21:30:00.000000','red',0,'2026-03-05 09:30:00.000000','2026-03-06 09:30:00.000000','2026-03-05 09:30:00.000000',NULL,NULL,NULL,'f3861751194c4d95997339667923281f','2026-03-05 09:30:30.000000');
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
INSERT INTO "decisions" VALUES('nasodimo',1,'win',900,1,0,2,'2026-03-04 08:00:00.000000');
INSERT INTO "decisions" VALUES('nasodimo',2,'win',900,1,1,5,'2026-03-04 08:00:00.000000');
INSERT INTO "decisions" VALUES('nasodimo',3,'win',900,2,0,1,'2026-03-04 08:30:00.000000');
INSERT INTO "decisions" VALUES('nasodimo',4,'win',900,2,1,4,'2026-03-04 08:30:00.000000');
INSERT INTO "decisions" VALUES('nasodimo',5,'win',900,3,0,1,'2026-03-04 09:00:00.000000');
INSERT INTO "decisions" VALUES('nasodimo',6,'win',900,3,1,4,'2026-03-04 09:00:00.000000');
INSERT INTO "decisions" VALUES('zamimiso',1,'win',900,1,0,1,'2026-03-06 09:30:00.000000');
INSERT INTO "decisions" VALUES('zamimiso',2,'win',900,1,1,2,'2026-03-06 09:30:00.000000');
INSERT INTO "decisions" VALUES('zamimiso',3,'win',900,1,2,4,'2026-03-06 09:30:00.000000');
INSERT INTO "decisions" VALUES('zamimiso',4,'win',900,1,3,5,'2026-03-06 09:30:00.000000');
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
	gone BOOLEAN NOT NULL, reserve BOOLEAN DEFAULT 0 NOT NULL, rests INTEGER, team INTEGER, confirmed BOOLEAN DEFAULT 1 NOT NULL, 
	CONSTRAINT pk_entrants PRIMARY KEY (tournament, number), 
	CONSTRAINT fk_entrants_tournament FOREIGN KEY(tournament) REFERENCES tournaments (id) ON DELETE CASCADE, 
	CONSTRAINT uq_entrants_tournament_person UNIQUE (tournament, person)
);
INSERT INTO "entrants" VALUES('nasodimo',1,1,'Player 1',1,0,0,0,NULL,NULL,1);
INSERT INTO "entrants" VALUES('nasodimo',2,2,'Player 2',2,0,0,0,NULL,NULL,1);
INSERT INTO "entrants" VALUES('nasodimo',3,3,'Player 3',3,0,0,0,NULL,NULL,1);
INSERT INTO "entrants" VALUES('nasodimo',4,4,'Player 4',4,0,0,0,NULL,NULL,1);
INSERT INTO "entrants" VALUES('nasodimo',5,5,'Player 5',6,0,0,0,NULL,NULL,1);
INSERT INTO "entrants" VALUES('nasodimo',6,6,'Player 6',5,0,0,0,NULL,NULL,1);
INSERT INTO "entrants" VALUES('dodoboda',1,21,'Player 21',NULL,0,0,0,NULL,NULL,1);
INSERT INTO "entrants" VALUES('dodoboda',2,4,'Player 4',NULL,0,0,0,NULL,NULL,1);
INSERT INTO "entrants" VALUES('dodoboda',3,1,'Player 1',NULL,0,0,0,NULL,NULL,1);
INSERT INTO "entrants" VALUES('ruzoreme',1,1,'Player 1',1,0,0,0,NULL,NULL,1);
INSERT INTO "entrants" VALUES('ruzoreme',2,2,'Player 2',2,0,0,0,NULL,NULL,1);
INSERT INTO "entrants" VALUES('ruzoreme',3,3,'Player 3',3,0,0,0,NULL,NULL,1);
INSERT INTO "entrants" VALUES('ruzoreme',4,4,'Player 4',4,0,0,0,NULL,NULL,1);
INSERT INTO "entrants" VALUES('zamimiso',1,1,'Player 1',1,0,0,0,NULL,1,1);
INSERT INTO "entrants" VALUES('zamimiso',2,2,'Player 2',2,0,0,0,NULL,1,1);
INSERT INTO "entrants" VALUES('zamimiso',3,3,'Player 3',12,0,0,0,NULL,1,1);
INSERT INTO "entrants" VALUES('zamimiso',4,11,'Player 11',3,0,0,0,NULL,2,1);
INSERT INTO "entrants" VALUES('zamimiso',5,12,'Player 12',4,0,0,0,NULL,2,1);
INSERT INTO "entrants" VALUES('zamimiso',6,13,'Player 13',5,0,0,0,NULL,2,1);
INSERT INTO "entrants" VALUES('zamimiso',7,21,'Player 21',6,0,0,0,NULL,3,1);
INSERT INTO "entrants" VALUES('zamimiso',8,22,'Player 22',7,0,0,0,NULL,3,1);
INSERT INTO "entrants" VALUES('zamimiso',9,23,'Player 23',8,0,0,0,NULL,3,1);
INSERT INTO "entrants" VALUES('zamimiso',10,31,'Player 31',9,0,0,0,NULL,4,1);
INSERT INTO "entrants" VALUES('zamimiso',11,32,'Player 32',10,0,0,0,NULL,4,1);
INSERT INTO "entrants" VALUES('zamimiso',12,33,'Player 33',11,0,0,0,NULL,4,1);
CREATE TABLE file_reviews (
	digest VARCHAR(64) NOT NULL, 
	turns TEXT NOT NULL, 
	made_at DATETIME NOT NULL, failed BOOLEAN DEFAULT 0 NOT NULL, 
	CONSTRAINT pk_file_reviews PRIMARY KEY (digest)
);
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
	ended_at DATETIME, touched_at DATETIME, recorded BOOLEAN DEFAULT 0 NOT NULL, budget_seconds INTEGER, kept_for BIGINT, 
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
INSERT INTO "games" VALUES('rebenesu',7,71,NULL,1,'over','{"edition": "2014", "expansions": [], "options": ["table-edge"], "table": [3, 3], "hidden_hands": false}',1,5,'standard',172800,'computer-plays',14,'as-seated',1,'en','c237384603a752ec8d360e057966560a90150d3a66c48ae09bd599b6a5ec070b','c6b7bbd1c5be32cbd9689bb18ecfb4b3560e3d46b7a618dfe9cee0a05f22ed3b',NULL,'2026-03-03 08:00:00.000000','2026-03-03 08:00:00.000000','2026-03-03 08:00:00.000000','2026-03-03 08:00:00.000000',1,NULL,NULL);
INSERT INTO "games" VALUES('budutibu',7,72,NULL,1,'running','{"edition": "2014", "expansions": [], "options": ["table-edge"], "table": [3, 3], "hidden_hands": false}',1,5,'standard',172800,'computer-plays',14,'as-seated',1,'en','c7db6245cc4c682ea63b81b62500a5c16617735c3fa4504e59d83da66f3a0d33','fdc18cce2c4d83692a41f1d5b193b6b086e6c118cafcc0679a8feed32891c5e3',NULL,'2026-03-03 08:00:00.000000','2026-03-03 08:00:00.000000',NULL,'2026-03-03 08:00:00.000000',0,NULL,NULL);
INSERT INTO "games" VALUES('luloredo',7,9501,NULL,5,'over','{"edition": "2014", "expansions": [], "options": ["table-edge"], "table": [3, 3], "hidden_hands": false}',1,2,'standard',86400,'random-tile',14,'chance',1,'en','adea0c13b50514bcbc61f50e5d0d63d023044b40060a08c0bd20374f75d51826','b32c8e5b7f4e5cfa32f9b045b9146d43bd7526684264ac93ed9877d10f50209d',NULL,'2026-03-03 08:00:00.000000','2026-03-03 08:00:00.000000','2026-03-03 08:00:00.000000',NULL,1,NULL,NULL);
INSERT INTO "games" VALUES('vosudoza',7,9502,NULL,4,'running','{"edition": "2014", "expansions": [], "options": ["table-edge"], "table": [3, 3], "hidden_hands": false}',1,2,'standard',86400,'random-tile',14,'chance',1,'en','1d49ff272d795b7fdffc1d1c77408ef58af5a1b4875ff9d282e762d9dfbcf75f','26ee15fcf491cc13b440659ea6da1ab52b8ba2a1059b19e9089284e76f91bf7d',NULL,'2026-03-03 08:00:00.000000','2026-03-03 08:00:00.000000',NULL,NULL,0,NULL,NULL);
INSERT INTO "games" VALUES('rizulibu',7,9201,NULL,900,'stopped','{"edition": "2014", "expansions": [], "options": ["table-edge"], "table": [3, 3], "hidden_hands": false}',1,2,'standard',86400,'random-tile',14,'as-seated',1,'en','f94f0eeb8ad3715e1f1a5dd69132bd2fa530d3ea1e6a6acfb0ca1da22b311458','3ccd762e3e583640bc8af9f8419c9a6c4a81a8f2404ebe4ff146cfdb1b151ee0',NULL,'2026-03-04 08:00:00.000000','2026-03-04 08:00:00.000000','2026-03-04 08:00:00.000000',NULL,1,NULL,NULL);
INSERT INTO "games" VALUES('senozida',7,9302,NULL,900,'stopped','{"edition": "2014", "expansions": [], "options": ["table-edge"], "table": [3, 3], "hidden_hands": false}',1,2,'standard',86400,'random-tile',14,'as-seated',1,'en','35accb83fc3ffb5567778723dbac3df8c0632987dc826498ce97f01535650a7f','fcff8f4203fee19f662b7be6e919c8bc6ae4f7be33c371cd28bc72ff0ce40af7',NULL,'2026-03-04 08:00:00.000000','2026-03-04 08:00:00.000000','2026-03-04 08:00:00.000000',NULL,1,NULL,NULL);
INSERT INTO "games" VALUES('baborore',7,9806,NULL,900,'stopped','{"edition": "2014", "expansions": [], "options": ["table-edge"], "table": [3, 3], "hidden_hands": false}',1,2,'standard',86400,'random-tile',14,'as-seated',1,'en','16268af53395ac8af0f5d122cfaf37c0e889d3304f819afc4941e807dad51cbe','3f20feb74e13fd4b5df71552f1771efc11c1e80278fc682f29dd52a507e34d78',NULL,'2026-03-04 08:30:00.000000','2026-03-04 08:30:00.000000','2026-03-04 08:30:00.000000',NULL,1,NULL,NULL);
INSERT INTO "games" VALUES('liderere',7,9907,NULL,900,'stopped','{"edition": "2014", "expansions": [], "options": ["table-edge"], "table": [3, 3], "hidden_hands": false}',1,2,'standard',86400,'random-tile',14,'as-seated',1,'en','67c20d7bcab32bcf48373a65bc0309ef88432b23768d3e70ed4930a1835ac781','5c40a3efefb2c14409ef4c7f75d9d454c14bfa6a788f56ed2ad12ddbf21b438a',NULL,'2026-03-04 08:30:00.000000','2026-03-04 08:30:00.000000','2026-03-04 08:30:00.000000',NULL,1,NULL,NULL);
INSERT INTO "games" VALUES('musenuvo',7,10406,NULL,900,'stopped','{"edition": "2014", "expansions": [], "options": ["table-edge"], "table": [3, 3], "hidden_hands": false}',1,2,'standard',86400,'random-tile',14,'as-seated',1,'en','2ac94d270f0ddb76ed0fd011c3a57445341d2d4ba83031ba8383d235b4301ec4','acdd98a7ffef0d16d240a88b7ab33573f765ba93116e4bb72fca942c47f59e17',NULL,'2026-03-04 09:00:00.000000','2026-03-04 09:00:00.000000','2026-03-04 09:00:00.000000',NULL,1,NULL,NULL);
INSERT INTO "games" VALUES('nebuvume',7,10507,NULL,900,'stopped','{"edition": "2014", "expansions": [], "options": ["table-edge"], "table": [3, 3], "hidden_hands": false}',1,2,'standard',86400,'random-tile',14,'as-seated',1,'en','f6abe702746b2391500846e9e9607bfc785062c125c0fde5cb8ea9cf1fe8c5d3','e12c7d8df1e85a2548b94e4772de2b0e7962b6859e47b6e37b4ff3a67700c5e3',NULL,'2026-03-04 09:00:00.000000','2026-03-04 09:00:00.000000','2026-03-04 09:00:00.000000',NULL,1,NULL,NULL);
INSERT INTO "games" VALUES('binilabu',7,9201,NULL,900,'over','{"edition": "2014", "expansions": [], "options": ["table-edge"], "table": [3, 3], "hidden_hands": false}',1,2,'standard',86400,'random-tile',14,'as-seated',1,'en','5877c5238d385034548c91ae933c841f1d143055f0474ce022a17c6746d30288','14d98913fc0b5ef0a83036b20495f7271d424656ec3594bcf3b91c61cff72ff2',NULL,'2026-03-05 09:30:00.000000','2026-03-05 09:30:00.000000','2026-03-05 09:30:00.000000',NULL,1,NULL,NULL);
INSERT INTO "games" VALUES('miraravo',7,9302,NULL,900,'running','{"edition": "2014", "expansions": [], "options": ["table-edge"], "table": [3, 3], "hidden_hands": false}',1,2,'standard',86400,'random-tile',14,'as-seated',1,'en','970b278d2ba24f460f8648d7cc05ef850ebcb5eac05ea1691931d3f13a5b7625','915a09d3e09cd1be2d1025052605d895fe58c55cc482b9c51731a0eb8eccea56',NULL,'2026-03-05 09:30:00.000000','2026-03-05 09:30:00.000000',NULL,NULL,0,NULL,NULL);
INSERT INTO "games" VALUES('rorunune',7,1000,NULL,900,'stopped','{"edition": "2014", "expansions": [], "options": ["table-edge"], "table": [3, 3], "hidden_hands": false}',1,2,'standard',86400,'random-tile',14,'as-seated',1,'en','3ed52da32bab67af8eebca0cea4ea0182403b6be941a1515dfa56dda6f9c8549','35e07c4fb2187ad32be06dfa314bb55a80b4b8b65dd9f757e75e91ea5a66312e',NULL,'2026-03-06 09:30:00.000000','2026-03-06 09:30:00.000000','2026-03-06 09:30:00.000000',NULL,1,NULL,NULL);
INSERT INTO "games" VALUES('zuzutunu',7,1001,NULL,900,'stopped','{"edition": "2014", "expansions": [], "options": ["table-edge"], "table": [3, 3], "hidden_hands": false}',1,2,'standard',86400,'random-tile',14,'as-seated',1,'en','66f23756b8142cd62cd4988036f4620f0b0c40a7352e2c1f7aa04656a76cf804','d25079b763f6fd4acdc853c4cb7d8fd53d9770004ed80de3e4dfb4f35c338e4b',NULL,'2026-03-06 09:30:00.000000','2026-03-06 09:30:00.000000','2026-03-06 09:30:00.000000',NULL,1,NULL,NULL);
INSERT INTO "games" VALUES('manodulo',7,1002,NULL,900,'stopped','{"edition": "2014", "expansions": [], "options": ["table-edge"], "table": [3, 3], "hidden_hands": false}',1,2,'standard',86400,'random-tile',14,'as-seated',1,'en','a351cd21ab120b44d4ee12d4074ad526ab9bd76df4cbb26b27e6b7d3427120b5','0d39635c42ceed91a8ff6ac1ec62bd18d5115074adc5a116b3274c6dcd2e3eb4',NULL,'2026-03-06 09:30:00.000000','2026-03-06 09:30:00.000000','2026-03-06 09:30:00.000000',NULL,1,NULL,NULL);
INSERT INTO "games" VALUES('raretasu',7,1003,NULL,900,'stopped','{"edition": "2014", "expansions": [], "options": ["table-edge"], "table": [3, 3], "hidden_hands": false}',1,2,'standard',86400,'random-tile',14,'as-seated',1,'en','e743fcda2fb5f2c0e2b362cc60a782a3cdf21cffcdeab19efe1d51badfef0ee6','650cb701df3a71e6a6e71cede861eeb0934a0d281551e76158587af1ba963a4f',NULL,'2026-03-06 09:30:00.000000','2026-03-06 09:30:00.000000','2026-03-06 09:30:00.000000',NULL,1,NULL,NULL);
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
CREATE TABLE ladder_members (
	ladder VARCHAR(16) NOT NULL, 
	number INTEGER NOT NULL, 
	person BIGINT, 
	name VARCHAR(200) NOT NULL, 
	place INTEGER, 
	active_at DATETIME NOT NULL, 
	won INTEGER NOT NULL, 
	lost INTEGER NOT NULL, 
	moved INTEGER NOT NULL, 
	CONSTRAINT pk_ladder_members PRIMARY KEY (ladder, number), 
	CONSTRAINT fk_ladder_members_ladder FOREIGN KEY(ladder) REFERENCES ladders (id) ON DELETE CASCADE, 
	CONSTRAINT uq_ladder_members_ladder_person UNIQUE (ladder, person)
);
INSERT INTO "ladder_members" VALUES('mosineba',1,1,'Player 1',NULL,'2026-03-03 08:00:00.000000',0,0,0);
INSERT INTO "ladder_members" VALUES('mosineba',2,2,'Player 2',1,'2026-03-03 08:00:00.000000',1,0,1);
INSERT INTO "ladder_members" VALUES('mosineba',3,3,'Player 3',2,'2026-03-03 08:00:00.000000',0,0,1);
INSERT INTO "ladder_members" VALUES('mosineba',4,4,'Player 4',3,'2026-03-03 08:00:00.000000',0,0,1);
INSERT INTO "ladder_members" VALUES('mosineba',5,5,'Player 5',4,'2026-03-03 08:00:00.000000',0,1,1);
INSERT INTO "ladder_members" VALUES('mosineba',6,6,'Player 6',5,'2026-03-03 08:00:00.000000',0,0,1);
CREATE TABLE ladder_news (
	ladder VARCHAR(16) NOT NULL, 
	number INTEGER NOT NULL, 
	kind VARCHAR(32) NOT NULL, 
	member INTEGER NOT NULL, 
	other INTEGER, 
	place INTEGER NOT NULL, 
	game VARCHAR(16), 
	at DATETIME NOT NULL, 
	CONSTRAINT pk_ladder_news PRIMARY KEY (ladder, number), 
	CONSTRAINT fk_ladder_news_ladder FOREIGN KEY(ladder) REFERENCES ladders (id) ON DELETE CASCADE, 
	CONSTRAINT ck_ladder_news_newskind CHECK (kind IN ('climbed', 'held', 'tied', 'no-result', 'unanswered', 'idle', 'placed'))
);
INSERT INTO "ladder_news" VALUES('mosineba',1,'held',5,2,5,'luloredo','2026-03-03 08:00:00.000000');
CREATE TABLE ladders (
	id VARCHAR(16) NOT NULL, 
	guild BIGINT NOT NULL, 
	channel BIGINT NOT NULL, 
	message BIGINT, 
	organiser BIGINT, 
	name VARCHAR(64) NOT NULL, 
	"key" VARCHAR(64) NOT NULL, 
	status VARCHAR(32) NOT NULL, 
	options JSON NOT NULL, 
	reach INTEGER NOT NULL, 
	answer_days INTEGER NOT NULL, 
	idle_days INTEGER NOT NULL, 
	look_at DATETIME, 
	created_at DATETIME NOT NULL, 
	ended_at DATETIME, 
	CONSTRAINT pk_ladders PRIMARY KEY (id), 
	CONSTRAINT ck_ladders_ended CHECK ((status = 'open') = (ended_at IS NULL)), 
	CONSTRAINT ck_ladders_ladderstatus CHECK (status IN ('open', 'closed'))
);
INSERT INTO "ladders" VALUES('mosineba',7,81,NULL,900,'Spring ladder','spring ladder','open','{"ruleset": {"edition": "2014", "expansions": [], "options": ["table-edge"], "table": [3, 3], "hidden_hands": false}, "seats": 2, "help": "standard", "turn_seconds": 86400, "time_out": "random-tile", "holiday_days": 14, "first": "chance", "rated": true, "language": "en", "budget_seconds": null}',3,3,30,'2026-04-02 08:00:00.000000','2026-03-03 08:00:00.000000',NULL);
CREATE TABLE line_ups (
	tournament VARCHAR(16) NOT NULL, 
	round INTEGER NOT NULL, 
	team INTEGER NOT NULL, 
	board INTEGER NOT NULL, 
	entrant INTEGER NOT NULL, 
	CONSTRAINT pk_line_ups PRIMARY KEY (tournament, round, team, board), 
	CONSTRAINT fk_line_ups_tournament_round FOREIGN KEY(tournament, round) REFERENCES rounds (tournament, number) ON DELETE CASCADE, 
	CONSTRAINT uq_line_ups_tournament_round_team_entrant UNIQUE (tournament, round, team, entrant)
);
INSERT INTO "line_ups" VALUES('zamimiso',2,1,0,1);
INSERT INTO "line_ups" VALUES('zamimiso',2,1,1,2);
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
INSERT INTO "log" VALUES('rebenesu',1,'move','G@0,1/0','G','6e84c972','person',1,'2026-03-03 08:00:00.000000');
INSERT INTO "log" VALUES('rebenesu',2,'move','+field:SSE','G','c0efb9b5','person',1,'2026-03-03 08:00:00.000000');
INSERT INTO "log" VALUES('rebenesu',3,'move','Mg@-1,1/1','Mg','e33ae56a','person',2,'2026-03-03 08:00:00.000000');
INSERT INTO "log" VALUES('rebenesu',4,'move','+field:SSE','Mg','0da48a8f','person',2,'2026-03-03 08:00:00.000000');
INSERT INTO "log" VALUES('rebenesu',5,'move','Ig@1,1/3','Ig','b7a2ae2d','person',1,'2026-03-03 08:00:00.000000');
INSERT INTO "log" VALUES('rebenesu',6,'move','+city:W','Ig','e3dd8edf','person',1,'2026-03-03 08:00:00.000000');
INSERT INTO "log" VALUES('rebenesu',7,'move','P@0,-1/2','P','f4e1bd6d','person',2,'2026-03-03 08:00:00.000000');
INSERT INTO "log" VALUES('rebenesu',8,'move','+city:E','P','6df9b606','person',2,'2026-03-03 08:00:00.000000');
INSERT INTO "log" VALUES('rebenesu',9,'move','I@1,-1/0','I','2665c8ef','person',1,'2026-03-03 08:00:00.000000');
INSERT INTO "log" VALUES('rebenesu',10,'move','+field:ENE','I','001b2d63','person',1,'2026-03-03 08:00:00.000000');
INSERT INTO "log" VALUES('rebenesu',11,'move','L@-1,-1/0','L','ef62f03c','person',2,'2026-03-03 08:00:00.000000');
INSERT INTO "log" VALUES('rebenesu',12,'move','+city:N','L','28197cb8','person',2,'2026-03-03 08:00:00.000000');
INSERT INTO "log" VALUES('rebenesu',13,'move','A@1,0/1','A','64e5d0c9','person',1,'2026-03-03 08:00:00.000000');
INSERT INTO "log" VALUES('rebenesu',14,'move','+monastery','A','67e247e1','person',1,'2026-03-03 08:00:00.000000');
INSERT INTO "log" VALUES('rebenesu',15,'move','P@-1,0/3','P','d1da43c2','person',2,'2026-03-03 08:00:00.000000');
INSERT INTO "log" VALUES('rebenesu',16,'move','+road:N','P','6c261fdb','person',2,'2026-03-03 08:00:00.000000');
INSERT INTO "log" VALUES('budutibu',1,'move','V@-1,0/2','V','0d9c42a9','person',1,'2026-03-03 08:00:00.000000');
INSERT INTO "log" VALUES('budutibu',2,'move','+field:NNE','V','04096455','person',1,'2026-03-03 08:00:00.000000');
INSERT INTO "log" VALUES('budutibu',3,'move','Vg@-1,1/3','Vg','da928f6a','person',2,'2026-03-03 08:00:00.000000');
INSERT INTO "log" VALUES('budutibu',4,'move','+field:ESE','Vg','9569f038','person',2,'2026-03-03 08:00:00.000000');
INSERT INTO "log" VALUES('budutibu',5,'move','V@1,0/0','V','94982a4f','person',3,'2026-03-03 08:00:00.000000');
INSERT INTO "log" VALUES('budutibu',6,'move','+road:S','V','42105083','person',3,'2026-03-03 08:00:00.000000');
INSERT INTO "log" VALUES('budutibu',7,'move','Ng@0,-1/3','Ng','1c62b8a8','person',1,'2026-03-03 08:00:00.000000');
INSERT INTO "log" VALUES('budutibu',8,'move','+city:S','Ng','6840df22','person',1,'2026-03-03 08:00:00.000000');
INSERT INTO "log" VALUES('budutibu',9,'move','W@0,1/0','W','56455417','person',2,'2026-03-03 08:00:00.000000');
INSERT INTO "log" VALUES('budutibu',10,'move','+field:NNW','W','eb8aefd4','person',2,'2026-03-03 08:00:00.000000');
INSERT INTO "log" VALUES('luloredo',1,'move','Ug@0,1/2','Ug','f09749db','person',2,'2026-03-03 08:00:00.000000');
INSERT INTO "log" VALUES('luloredo',2,'move','+field:ESE','Ug','15fab6a6','person',2,'2026-03-03 08:00:00.000000');
INSERT INTO "log" VALUES('luloredo',3,'move','J@-1,0/3','J','d2a9b9de','person',5,'2026-03-03 08:00:00.000000');
INSERT INTO "log" VALUES('luloredo',4,'move','+road:N','J','75c59854','person',5,'2026-03-03 08:00:00.000000');
INSERT INTO "log" VALUES('luloredo',5,'move','L@-1,-1/1','L','744fc3a5','person',2,'2026-03-03 08:00:00.000000');
INSERT INTO "log" VALUES('luloredo',6,'move','+city:E','L','353fc383','person',2,'2026-03-03 08:00:00.000000');
INSERT INTO "log" VALUES('luloredo',7,'move','W@-1,1/0','W','d0cebf8f','person',5,'2026-03-03 08:00:00.000000');
INSERT INTO "log" VALUES('luloredo',8,'move','+road:W','W','31b86f23','person',5,'2026-03-03 08:00:00.000000');
INSERT INTO "log" VALUES('luloredo',9,'move','D@1,0/2','D','b09af34e','person',2,'2026-03-03 08:00:00.000000');
INSERT INTO "log" VALUES('luloredo',10,'move','+field:NNW','D','4445231f','person',2,'2026-03-03 08:00:00.000000');
INSERT INTO "log" VALUES('luloredo',11,'move','S@0,-1/2','S','4720f6db','person',5,'2026-03-03 08:00:00.000000');
INSERT INTO "log" VALUES('luloredo',12,'move','+road:N','S','9b3343ab','person',5,'2026-03-03 08:00:00.000000');
INSERT INTO "log" VALUES('luloredo',13,'move','P@1,1/1','P','a67de3f7','person',2,'2026-03-03 08:00:00.000000');
INSERT INTO "log" VALUES('luloredo',14,'move','+city:N','P','94a047e3','person',2,'2026-03-03 08:00:00.000000');
INSERT INTO "log" VALUES('luloredo',15,'move','F@1,-1/0','F','d0baa861','person',5,'2026-03-03 08:00:00.000000');
INSERT INTO "log" VALUES('luloredo',16,'move','+field:NNW','F','62deeca4','person',5,'2026-03-03 08:00:00.000000');
INSERT INTO "log" VALUES('vosudoza',1,'move','O@0,-1/2','O','bca2c369','person',3,'2026-03-03 08:00:00.000000');
INSERT INTO "log" VALUES('vosudoza',2,'move','+road:N','O','bb3b7b1d','person',3,'2026-03-03 08:00:00.000000');
INSERT INTO "log" VALUES('binilabu',1,'move','B@0,1/2','B','ff51a15b','person',1,'2026-03-05 09:30:00.000000');
INSERT INTO "log" VALUES('binilabu',2,'move','+monastery','B','363f0edf','person',1,'2026-03-05 09:30:00.000000');
INSERT INTO "log" VALUES('binilabu',3,'move','B@1,1/0','B','d4be109e','person',3,'2026-03-05 09:30:00.000000');
INSERT INTO "log" VALUES('binilabu',4,'move','+field:NNW','B','cd6ea72d','person',3,'2026-03-05 09:30:00.000000');
INSERT INTO "log" VALUES('binilabu',5,'move','G@-1,1/3','G','522d1b36','person',1,'2026-03-05 09:30:00.000000');
INSERT INTO "log" VALUES('binilabu',6,'move','+city:N','G','c2826711','person',1,'2026-03-05 09:30:00.000000');
INSERT INTO "log" VALUES('binilabu',7,'move','C@0,-1/0','C','a4b8fbd9','person',3,'2026-03-05 09:30:00.000000');
INSERT INTO "log" VALUES('binilabu',8,'move','+city:N','C','f4a46d09','person',3,'2026-03-05 09:30:00.000000');
INSERT INTO "log" VALUES('binilabu',9,'move','U@1,0/2','U','1a8fd535','person',1,'2026-03-05 09:30:00.000000');
INSERT INTO "log" VALUES('binilabu',10,'move','+field:NNW','U','6c892f6e','person',1,'2026-03-05 09:30:00.000000');
INSERT INTO "log" VALUES('binilabu',11,'move','O@-1,-1/1','O','d617020b','person',3,'2026-03-05 09:30:00.000000');
INSERT INTO "log" VALUES('binilabu',12,'move','+field:SSE','O','d5b82604','person',3,'2026-03-05 09:30:00.000000');
INSERT INTO "log" VALUES('binilabu',13,'move','K@-1,0/2','K','2aa767e6','person',1,'2026-03-05 09:30:00.000000');
INSERT INTO "log" VALUES('binilabu',14,'move','+road:N','K','d041bb1a','person',1,'2026-03-05 09:30:00.000000');
INSERT INTO "log" VALUES('binilabu',15,'move','R@1,-1/0','R','147480e6','person',3,'2026-03-05 09:30:00.000000');
CREATE TABLE match_games (
	game VARCHAR(16) NOT NULL, 
	tournament VARCHAR(16) NOT NULL, 
	round INTEGER NOT NULL, 
	"match" INTEGER NOT NULL, 
	leg INTEGER NOT NULL, 
	counted BOOLEAN NOT NULL, 
	scores JSON, winners JSON, 
	CONSTRAINT pk_match_games PRIMARY KEY (game), 
	CONSTRAINT fk_match_games_tournament_round_match FOREIGN KEY(tournament, round, "match") REFERENCES matches (tournament, round, number) ON DELETE CASCADE
);
INSERT INTO "match_games" VALUES('rizulibu','nasodimo',1,0,1,1,NULL,NULL);
INSERT INTO "match_games" VALUES('senozida','nasodimo',1,1,1,1,NULL,NULL);
INSERT INTO "match_games" VALUES('baborore','nasodimo',2,0,1,1,NULL,NULL);
INSERT INTO "match_games" VALUES('liderere','nasodimo',2,1,1,1,NULL,NULL);
INSERT INTO "match_games" VALUES('musenuvo','nasodimo',3,0,1,1,NULL,NULL);
INSERT INTO "match_games" VALUES('nebuvume','nasodimo',3,1,1,1,NULL,NULL);
INSERT INTO "match_games" VALUES('binilabu','ruzoreme',1,0,1,1,'[12, 6]',NULL);
INSERT INTO "match_games" VALUES('miraravo','ruzoreme',1,1,1,1,NULL,NULL);
INSERT INTO "match_games" VALUES('rorunune','zamimiso',1,0,1,1,NULL,NULL);
INSERT INTO "match_games" VALUES('zuzutunu','zamimiso',1,1,1,1,NULL,NULL);
INSERT INTO "match_games" VALUES('manodulo','zamimiso',1,2,1,1,NULL,NULL);
INSERT INTO "match_games" VALUES('raretasu','zamimiso',1,3,1,1,NULL,NULL);
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
INSERT INTO "match_seats" VALUES('nasodimo',1,0,0,2,0,NULL,0);
INSERT INTO "match_seats" VALUES('nasodimo',1,0,1,3,0,NULL,1);
INSERT INTO "match_seats" VALUES('nasodimo',1,1,0,6,0,NULL,1);
INSERT INTO "match_seats" VALUES('nasodimo',1,1,1,5,0,NULL,0);
INSERT INTO "match_seats" VALUES('nasodimo',2,0,0,3,0,NULL,1);
INSERT INTO "match_seats" VALUES('nasodimo',2,0,1,1,0,NULL,0);
INSERT INTO "match_seats" VALUES('nasodimo',2,1,0,5,0,NULL,1);
INSERT INTO "match_seats" VALUES('nasodimo',2,1,1,4,0,NULL,0);
INSERT INTO "match_seats" VALUES('nasodimo',3,0,0,1,0,NULL,0);
INSERT INTO "match_seats" VALUES('nasodimo',3,0,1,2,0,NULL,1);
INSERT INTO "match_seats" VALUES('nasodimo',3,1,0,4,0,NULL,0);
INSERT INTO "match_seats" VALUES('nasodimo',3,1,1,6,0,NULL,1);
INSERT INTO "match_seats" VALUES('ruzoreme',1,0,0,1,12,NULL,0);
INSERT INTO "match_seats" VALUES('ruzoreme',1,0,1,3,6,NULL,0);
INSERT INTO "match_seats" VALUES('ruzoreme',1,1,0,2,NULL,NULL,0);
INSERT INTO "match_seats" VALUES('ruzoreme',1,1,1,4,NULL,NULL,0);
INSERT INTO "match_seats" VALUES('zamimiso',1,0,0,1,0,NULL,0);
INSERT INTO "match_seats" VALUES('zamimiso',1,0,1,7,0,NULL,1);
INSERT INTO "match_seats" VALUES('zamimiso',1,1,0,8,0,NULL,1);
INSERT INTO "match_seats" VALUES('zamimiso',1,1,1,2,0,NULL,0);
INSERT INTO "match_seats" VALUES('zamimiso',1,2,0,4,0,NULL,0);
INSERT INTO "match_seats" VALUES('zamimiso',1,2,1,10,0,NULL,1);
INSERT INTO "match_seats" VALUES('zamimiso',1,3,0,11,0,NULL,1);
INSERT INTO "match_seats" VALUES('zamimiso',1,3,1,5,0,NULL,0);
CREATE TABLE matches (
	tournament VARCHAR(16) NOT NULL, 
	round INTEGER NOT NULL, 
	number INTEGER NOT NULL, 
	channel BIGINT, 
	ends_at DATETIME NOT NULL, 
	reminded BOOLEAN NOT NULL, 
	overdue BOOLEAN NOT NULL, 
	ending VARCHAR(32), 
	ended_at DATETIME, proposed_by INTEGER, proposed JSON, agreed_at DATETIME, called BOOLEAN DEFAULT 0 NOT NULL, 
	CONSTRAINT pk_matches PRIMARY KEY (tournament, round, number), 
	CONSTRAINT ck_matches_ended CHECK ((ending IS NULL) = (ended_at IS NULL)), 
	CONSTRAINT fk_matches_tournament_round FOREIGN KEY(tournament, round) REFERENCES rounds (tournament, number) ON DELETE CASCADE, 
	CONSTRAINT ck_matches_matchending CHECK (ending IN ('played', 'walkover', 'referee', 'deadline'))
);
INSERT INTO "matches" VALUES('nasodimo',1,0,9201,'2026-03-18 08:00:00.000000',0,0,'referee','2026-03-04 08:00:00.000000',NULL,NULL,NULL,0);
INSERT INTO "matches" VALUES('nasodimo',1,1,9302,'2026-03-18 08:00:00.000000',0,0,'referee','2026-03-04 08:00:00.000000',NULL,NULL,NULL,0);
INSERT INTO "matches" VALUES('nasodimo',2,0,9806,'2026-03-18 08:30:00.000000',0,0,'referee','2026-03-04 08:30:00.000000',NULL,NULL,NULL,0);
INSERT INTO "matches" VALUES('nasodimo',2,1,9907,'2026-03-18 08:30:00.000000',0,0,'referee','2026-03-04 08:30:00.000000',NULL,NULL,NULL,0);
INSERT INTO "matches" VALUES('nasodimo',3,0,10406,'2026-03-18 09:00:00.000000',0,0,'referee','2026-03-04 09:00:00.000000',NULL,NULL,NULL,0);
INSERT INTO "matches" VALUES('nasodimo',3,1,10507,'2026-03-18 09:00:00.000000',0,0,'referee','2026-03-04 09:00:00.000000',NULL,NULL,NULL,0);
INSERT INTO "matches" VALUES('ruzoreme',1,0,9201,'2026-03-19 09:30:00.000000',0,0,'played','2026-03-05 09:30:00.000000',NULL,NULL,NULL,0);
INSERT INTO "matches" VALUES('ruzoreme',1,1,9302,'2026-03-19 09:30:00.000000',0,0,NULL,NULL,NULL,NULL,NULL,0);
INSERT INTO "matches" VALUES('zamimiso',1,0,1000,'2026-03-11 09:30:00.000000',0,0,'referee','2026-03-06 09:30:00.000000',NULL,NULL,NULL,0);
INSERT INTO "matches" VALUES('zamimiso',1,1,1001,'2026-03-11 09:30:00.000000',0,0,'referee','2026-03-06 09:30:00.000000',NULL,NULL,NULL,0);
INSERT INTO "matches" VALUES('zamimiso',1,2,1002,'2026-03-11 09:30:00.000000',0,0,'referee','2026-03-06 09:30:00.000000',NULL,NULL,NULL,0);
INSERT INTO "matches" VALUES('zamimiso',1,3,1003,'2026-03-11 09:30:00.000000',0,0,'referee','2026-03-06 09:30:00.000000',NULL,NULL,NULL,0);
CREATE TABLE memory (
	name VARCHAR(32) NOT NULL, 
	value VARCHAR(256) NOT NULL, 
	CONSTRAINT pk_memory PRIMARY KEY (name)
);
CREATE TABLE nights (
	person BIGINT NOT NULL, 
	since DATETIME NOT NULL, 
	time_zone VARCHAR(64) NOT NULL, 
	quiet_from TIME, 
	quiet_until TIME, 
	CONSTRAINT pk_nights PRIMARY KEY (person, since), 
	CONSTRAINT ck_nights_quiet_both CHECK ((quiet_from IS NULL) = (quiet_until IS NULL)), 
	CONSTRAINT fk_nights_person FOREIGN KEY(person) REFERENCES people (id) ON DELETE CASCADE
);
CREATE TABLE orders (
	game VARCHAR(16) NOT NULL, 
	person BIGINT NOT NULL, 
	turn INTEGER NOT NULL, 
	text VARCHAR(64) NOT NULL, 
	CONSTRAINT pk_orders PRIMARY KEY (game, person), 
	CONSTRAINT fk_orders_game FOREIGN KEY(game) REFERENCES games (id) ON DELETE CASCADE
);
CREATE TABLE "outbox" (
	id INTEGER NOT NULL, 
	game VARCHAR(16), 
	tournament VARCHAR(16), 
	number INTEGER NOT NULL, 
	kind VARCHAR(32) NOT NULL, 
	seq INTEGER, 
	since INTEGER, 
	person BIGINT, 
	round INTEGER, 
	"match" INTEGER, 
	made_at DATETIME NOT NULL, 
	work VARCHAR(32), 
	attempts INTEGER DEFAULT '0' NOT NULL, 
	retry_at DATETIME, 
	leased_by VARCHAR(32), 
	leased_until DATETIME, 
	cancelled BOOLEAN DEFAULT 0 NOT NULL, 
	delivered_at DATETIME, 
	channel BIGINT, 
	message BIGINT, 
	pictured BOOLEAN DEFAULT 1 NOT NULL, 
	revision INTEGER DEFAULT '0' NOT NULL, 
	controls_disabled BOOLEAN NOT NULL, 
	challenge VARCHAR(16), 
	ladder VARCHAR(16), 
	guild BIGINT, 
	puzzle INTEGER, 
	CONSTRAINT pk_outbox PRIMARY KEY (id), 
	CONSTRAINT fk_outbox_game FOREIGN KEY(game) REFERENCES games (id) ON DELETE CASCADE, 
	CONSTRAINT uq_outbox_tournament_number UNIQUE (tournament, number), 
	CONSTRAINT ck_outbox_puzzle CHECK ((guild IS NULL) = (puzzle IS NULL)), 
	CONSTRAINT uq_outbox_challenge_number UNIQUE (challenge, number), 
	CONSTRAINT uq_outbox_ladder_number UNIQUE (ladder, number), 
	CONSTRAINT ck_outbox_subject CHECK ((CASE WHEN game IS NULL THEN 0 ELSE 1 END) + (CASE WHEN tournament IS NULL THEN 0 ELSE 1 END) + (CASE WHEN challenge IS NULL THEN 0 ELSE 1 END) + (CASE WHEN ladder IS NULL THEN 0 ELSE 1 END) + (CASE WHEN guild IS NULL THEN 0 ELSE 1 END) = 1), 
	CONSTRAINT uq_outbox_guild_number UNIQUE (guild, number), 
	CONSTRAINT ck_outbox_message CHECK (message IS NULL OR (delivered_at IS NOT NULL AND channel IS NOT NULL)), 
	CONSTRAINT uq_outbox_game_number UNIQUE (game, number), 
	CONSTRAINT ck_outbox_messagekind CHECK (kind IN ('turn', 'ended', 'stopped', 'vote', 'half', 'tenth', 'check-in', 'round', 'match', 'thread-lost', 'match-reminder', 'overdue', 'decided', 'round-over', 'tournament-ended', 'cancelled', 'paused', 'resumed', 'replayed', 'extended', 'moved-up', 'damaged', 'season', 'times', 'time-agreed', 'time-call', 'line-ups', 'line-up-reminder', 'challenge', 'challenge-accepted', 'challenge-closed', 'ladder-news', 'puzzle', 'puzzle-solution')), 
	CONSTRAINT fk_outbox_challenge FOREIGN KEY(challenge) REFERENCES challenges (id) ON DELETE CASCADE, 
	CONSTRAINT ck_outbox_state CHECK ((game IS NULL) = (seq IS NULL) AND (game IS NULL) = (since IS NULL)), 
	CONSTRAINT ck_outbox_work CHECK (work IN ('post', 'refresh-clock', 'disable-controls')), 
	CONSTRAINT fk_outbox_tournament FOREIGN KEY(tournament) REFERENCES tournaments (id) ON DELETE CASCADE, 
	CONSTRAINT fk_outbox_guild FOREIGN KEY(guild) REFERENCES puzzle_plans (guild) ON DELETE CASCADE, 
	CONSTRAINT fk_outbox_ladder FOREIGN KEY(ladder) REFERENCES ladders (id) ON DELETE CASCADE
);
INSERT INTO "outbox" VALUES(1,NULL,NULL,1,'puzzle',NULL,NULL,NULL,NULL,NULL,'2026-03-03 08:00:00.000000',NULL,0,NULL,'f3861751194c4d95997339667923281f','2026-03-03 08:00:30.000000',0,'2026-03-03 08:00:00.000000',90,20001,1,0,1,NULL,NULL,7,1);
INSERT INTO "outbox" VALUES(2,'rebenesu',NULL,1,'turn',0,0,NULL,NULL,NULL,'2026-03-03 08:00:00.000000','disable-controls',0,NULL,'f3861751194c4d95997339667923281f','2026-03-03 08:00:30.000000',0,'2026-03-03 08:00:00.000000',71,20002,1,0,0,NULL,NULL,NULL,NULL);
INSERT INTO "outbox" VALUES(3,'rebenesu',NULL,2,'turn',2,0,NULL,NULL,NULL,'2026-03-03 08:00:00.000000','disable-controls',0,NULL,'f3861751194c4d95997339667923281f','2026-03-03 08:00:30.000000',0,'2026-03-03 08:00:00.000000',71,20003,1,0,0,NULL,NULL,NULL,NULL);
INSERT INTO "outbox" VALUES(4,'rebenesu',NULL,3,'turn',4,2,NULL,NULL,NULL,'2026-03-03 08:00:00.000000','disable-controls',0,NULL,'f3861751194c4d95997339667923281f','2026-03-03 08:00:30.000000',0,'2026-03-03 08:00:00.000000',71,20004,1,0,0,NULL,NULL,NULL,NULL);
INSERT INTO "outbox" VALUES(5,'rebenesu',NULL,4,'turn',6,4,NULL,NULL,NULL,'2026-03-03 08:00:00.000000','disable-controls',0,NULL,'f3861751194c4d95997339667923281f','2026-03-03 08:00:30.000000',0,'2026-03-03 08:00:00.000000',71,20005,1,0,0,NULL,NULL,NULL,NULL);
INSERT INTO "outbox" VALUES(6,'rebenesu',NULL,5,'turn',8,6,NULL,NULL,NULL,'2026-03-03 08:00:00.000000','disable-controls',0,NULL,'f3861751194c4d95997339667923281f','2026-03-03 08:00:30.000000',0,'2026-03-03 08:00:00.000000',71,20006,1,0,0,NULL,NULL,NULL,NULL);
INSERT INTO "outbox" VALUES(7,'rebenesu',NULL,6,'turn',10,8,NULL,NULL,NULL,'2026-03-03 08:00:00.000000','disable-controls',0,NULL,'f3861751194c4d95997339667923281f','2026-03-03 08:00:30.000000',0,'2026-03-03 08:00:00.000000',71,20007,1,0,0,NULL,NULL,NULL,NULL);
INSERT INTO "outbox" VALUES(8,'rebenesu',NULL,7,'turn',12,10,NULL,NULL,NULL,'2026-03-03 08:00:00.000000','disable-controls',0,NULL,'f3861751194c4d95997339667923281f','2026-03-03 08:00:30.000000',0,'2026-03-03 08:00:00.000000',71,20008,1,0,0,NULL,NULL,NULL,NULL);
INSERT INTO "outbox" VALUES(9,'rebenesu',NULL,8,'turn',14,12,NULL,NULL,NULL,'2026-03-03 08:00:00.000000','disable-controls',0,NULL,'f3861751194c4d95997339667923281f','2026-03-03 08:00:30.000000',0,'2026-03-03 08:00:00.000000',71,20009,1,0,0,NULL,NULL,NULL,NULL);
INSERT INTO "outbox" VALUES(10,'rebenesu',NULL,9,'ended',16,14,NULL,NULL,NULL,'2026-03-03 08:00:00.000000',NULL,0,NULL,'f3861751194c4d95997339667923281f','2026-03-03 08:00:30.000000',0,'2026-03-03 08:00:00.000000',71,20010,1,0,1,NULL,NULL,NULL,NULL);
INSERT INTO "outbox" VALUES(11,'budutibu',NULL,1,'turn',0,0,NULL,NULL,NULL,'2026-03-03 08:00:00.000000','disable-controls',0,NULL,'f3861751194c4d95997339667923281f','2026-03-03 08:00:30.000000',0,'2026-03-03 08:00:00.000000',72,20011,1,0,0,NULL,NULL,NULL,NULL);
INSERT INTO "outbox" VALUES(12,'budutibu',NULL,2,'turn',2,0,NULL,NULL,NULL,'2026-03-03 08:00:00.000000','disable-controls',0,NULL,'f3861751194c4d95997339667923281f','2026-03-03 08:00:30.000000',0,'2026-03-03 08:00:00.000000',72,20012,1,0,0,NULL,NULL,NULL,NULL);
INSERT INTO "outbox" VALUES(13,'budutibu',NULL,3,'turn',4,2,NULL,NULL,NULL,'2026-03-03 08:00:00.000000','disable-controls',0,NULL,'f3861751194c4d95997339667923281f','2026-03-03 08:00:30.000000',0,'2026-03-03 08:00:00.000000',72,20013,1,0,0,NULL,NULL,NULL,NULL);
INSERT INTO "outbox" VALUES(14,'budutibu',NULL,4,'turn',6,4,NULL,NULL,NULL,'2026-03-03 08:00:00.000000','disable-controls',0,NULL,'f3861751194c4d95997339667923281f','2026-03-03 08:00:30.000000',0,'2026-03-03 08:00:00.000000',72,20014,1,0,0,NULL,NULL,NULL,NULL);
INSERT INTO "outbox" VALUES(15,'budutibu',NULL,5,'turn',8,6,NULL,NULL,NULL,'2026-03-03 08:00:00.000000','disable-controls',0,NULL,'f3861751194c4d95997339667923281f','2026-03-03 08:00:30.000000',0,'2026-03-03 08:00:00.000000',72,20015,1,0,0,NULL,NULL,NULL,NULL);
INSERT INTO "outbox" VALUES(16,'budutibu',NULL,6,'turn',10,8,NULL,NULL,NULL,'2026-03-03 08:00:00.000000',NULL,0,NULL,'f3861751194c4d95997339667923281f','2026-03-03 08:00:30.000000',0,'2026-03-03 08:00:00.000000',72,20016,1,0,0,NULL,NULL,NULL,NULL);
INSERT INTO "outbox" VALUES(17,NULL,NULL,1,'challenge',NULL,NULL,2,NULL,NULL,'2026-03-03 08:00:00.000000',NULL,0,NULL,'f3861751194c4d95997339667923281f','2026-03-03 08:00:30.000000',1,NULL,NULL,NULL,1,0,0,'sevaloma',NULL,NULL,NULL);
INSERT INTO "outbox" VALUES(18,NULL,NULL,2,'challenge-accepted',NULL,NULL,5,NULL,NULL,'2026-03-03 08:00:00.000000',NULL,0,NULL,'f3861751194c4d95997339667923281f','2026-03-03 08:00:30.000000',0,'2026-03-03 08:00:00.000000',81,20017,1,0,1,'sevaloma',NULL,NULL,NULL);
INSERT INTO "outbox" VALUES(19,'luloredo',NULL,1,'turn',0,0,NULL,NULL,NULL,'2026-03-03 08:00:00.000000','disable-controls',0,NULL,'f3861751194c4d95997339667923281f','2026-03-03 08:00:30.000000',0,'2026-03-03 08:00:00.000000',9501,20018,1,0,0,NULL,NULL,NULL,NULL);
INSERT INTO "outbox" VALUES(20,'luloredo',NULL,2,'turn',2,0,NULL,NULL,NULL,'2026-03-03 08:00:00.000000','disable-controls',0,NULL,'f3861751194c4d95997339667923281f','2026-03-03 08:00:30.000000',0,'2026-03-03 08:00:00.000000',9501,20019,1,0,0,NULL,NULL,NULL,NULL);
INSERT INTO "outbox" VALUES(21,'luloredo',NULL,3,'turn',4,2,NULL,NULL,NULL,'2026-03-03 08:00:00.000000','disable-controls',0,NULL,'f3861751194c4d95997339667923281f','2026-03-03 08:00:30.000000',0,'2026-03-03 08:00:00.000000',9501,20020,1,0,0,NULL,NULL,NULL,NULL);
INSERT INTO "outbox" VALUES(22,'luloredo',NULL,4,'turn',6,4,NULL,NULL,NULL,'2026-03-03 08:00:00.000000','disable-controls',0,NULL,'f3861751194c4d95997339667923281f','2026-03-03 08:00:30.000000',0,'2026-03-03 08:00:00.000000',9501,20021,1,0,0,NULL,NULL,NULL,NULL);
INSERT INTO "outbox" VALUES(23,'luloredo',NULL,5,'turn',8,6,NULL,NULL,NULL,'2026-03-03 08:00:00.000000','disable-controls',0,NULL,'f3861751194c4d95997339667923281f','2026-03-03 08:00:30.000000',0,'2026-03-03 08:00:00.000000',9501,20022,1,0,0,NULL,NULL,NULL,NULL);
INSERT INTO "outbox" VALUES(24,'luloredo',NULL,6,'turn',10,8,NULL,NULL,NULL,'2026-03-03 08:00:00.000000','disable-controls',0,NULL,'f3861751194c4d95997339667923281f','2026-03-03 08:00:30.000000',0,'2026-03-03 08:00:00.000000',9501,20023,1,0,0,NULL,NULL,NULL,NULL);
INSERT INTO "outbox" VALUES(25,'luloredo',NULL,7,'turn',12,10,NULL,NULL,NULL,'2026-03-03 08:00:00.000000','disable-controls',0,NULL,'f3861751194c4d95997339667923281f','2026-03-03 08:00:30.000000',0,'2026-03-03 08:00:00.000000',9501,20024,1,0,0,NULL,NULL,NULL,NULL);
INSERT INTO "outbox" VALUES(26,'luloredo',NULL,8,'turn',14,12,NULL,NULL,NULL,'2026-03-03 08:00:00.000000','disable-controls',0,NULL,'f3861751194c4d95997339667923281f','2026-03-03 08:00:30.000000',0,'2026-03-03 08:00:00.000000',9501,20025,1,0,0,NULL,NULL,NULL,NULL);
INSERT INTO "outbox" VALUES(27,'luloredo',NULL,9,'ended',16,14,NULL,NULL,NULL,'2026-03-03 08:00:00.000000',NULL,0,NULL,'f3861751194c4d95997339667923281f','2026-03-03 08:00:30.000000',0,'2026-03-03 08:00:00.000000',9501,20026,1,0,1,NULL,NULL,NULL,NULL);
INSERT INTO "outbox" VALUES(28,NULL,NULL,1,'ladder-news',NULL,NULL,NULL,1,NULL,'2026-03-03 08:00:00.000000',NULL,0,NULL,'f3861751194c4d95997339667923281f','2026-03-03 08:00:30.000000',0,'2026-03-03 08:00:00.000000',81,20027,1,0,1,NULL,'mosineba',NULL,NULL);
INSERT INTO "outbox" VALUES(29,NULL,NULL,1,'challenge',NULL,NULL,3,NULL,NULL,'2026-03-03 08:00:00.000000',NULL,0,NULL,'f3861751194c4d95997339667923281f','2026-03-03 08:00:30.000000',1,NULL,NULL,NULL,1,0,0,'subavamu',NULL,NULL,NULL);
INSERT INTO "outbox" VALUES(30,NULL,NULL,2,'challenge-accepted',NULL,NULL,4,NULL,NULL,'2026-03-03 08:00:00.000000',NULL,0,NULL,'f3861751194c4d95997339667923281f','2026-03-03 08:00:30.000000',0,'2026-03-03 08:00:00.000000',81,20028,1,0,1,'subavamu',NULL,NULL,NULL);
INSERT INTO "outbox" VALUES(31,'vosudoza',NULL,1,'turn',0,0,NULL,NULL,NULL,'2026-03-03 08:00:00.000000','disable-controls',0,NULL,'f3861751194c4d95997339667923281f','2026-03-03 08:00:30.000000',0,'2026-03-03 08:00:00.000000',9502,20029,1,0,0,NULL,NULL,NULL,NULL);
INSERT INTO "outbox" VALUES(32,'vosudoza',NULL,2,'turn',2,0,NULL,NULL,NULL,'2026-03-03 08:00:00.000000',NULL,0,NULL,'f3861751194c4d95997339667923281f','2026-03-03 08:00:30.000000',0,'2026-03-03 08:00:00.000000',9502,20030,1,0,0,NULL,NULL,NULL,NULL);
INSERT INTO "outbox" VALUES(33,NULL,NULL,1,'challenge',NULL,NULL,5,NULL,NULL,'2026-03-03 08:00:00.000000',NULL,0,NULL,'f3861751194c4d95997339667923281f','2026-03-03 08:00:30.000000',0,'2026-03-03 08:00:00.000000',81,20031,1,0,0,'luredazo',NULL,NULL,NULL);
INSERT INTO "outbox" VALUES(34,NULL,'nasodimo',1,'round',NULL,NULL,NULL,1,NULL,'2026-03-04 08:00:00.000000',NULL,0,NULL,'f3861751194c4d95997339667923281f','2026-03-04 08:00:30.000000',0,'2026-03-04 08:00:00.000000',82,20032,1,0,1,NULL,NULL,NULL,NULL);
INSERT INTO "outbox" VALUES(35,NULL,'nasodimo',2,'match',NULL,NULL,NULL,1,0,'2026-03-04 08:00:00.000000',NULL,0,NULL,'f3861751194c4d95997339667923281f','2026-03-04 08:00:30.000000',0,'2026-03-04 08:00:00.000000',82,20033,1,0,1,NULL,NULL,NULL,NULL);
INSERT INTO "outbox" VALUES(36,NULL,'nasodimo',3,'match',NULL,NULL,NULL,1,1,'2026-03-04 08:00:00.000000',NULL,0,NULL,'f3861751194c4d95997339667923281f','2026-03-04 08:00:30.000000',0,'2026-03-04 08:00:00.000000',82,20034,1,0,1,NULL,NULL,NULL,NULL);
INSERT INTO "outbox" VALUES(37,'rizulibu',NULL,1,'turn',0,0,NULL,NULL,NULL,'2026-03-04 08:00:00.000000','disable-controls',0,NULL,'f3861751194c4d95997339667923281f','2026-03-04 08:30:30.000000',0,'2026-03-04 08:00:00.000000',9201,20035,1,0,0,NULL,NULL,NULL,NULL);
INSERT INTO "outbox" VALUES(38,'senozida',NULL,1,'turn',0,0,NULL,NULL,NULL,'2026-03-04 08:00:00.000000','disable-controls',0,NULL,'f3861751194c4d95997339667923281f','2026-03-04 08:30:30.000000',0,'2026-03-04 08:00:00.000000',9302,20036,1,0,0,NULL,NULL,NULL,NULL);
INSERT INTO "outbox" VALUES(39,'rizulibu',NULL,2,'stopped',0,0,NULL,NULL,NULL,'2026-03-04 08:00:00.000000',NULL,0,NULL,'f3861751194c4d95997339667923281f','2026-03-04 08:30:10.000000',0,'2026-03-04 08:30:00.000000',9201,20037,1,0,1,NULL,NULL,NULL,NULL);
INSERT INTO "outbox" VALUES(40,NULL,'nasodimo',4,'decided',NULL,NULL,NULL,1,0,'2026-03-04 08:00:00.000000',NULL,0,NULL,'f3861751194c4d95997339667923281f','2026-03-04 08:30:10.000000',0,'2026-03-04 08:30:00.000000',82,20038,1,0,1,NULL,NULL,NULL,NULL);
INSERT INTO "outbox" VALUES(41,'senozida',NULL,2,'stopped',0,0,NULL,NULL,NULL,'2026-03-04 08:00:00.000000',NULL,0,NULL,'f3861751194c4d95997339667923281f','2026-03-04 08:30:10.000000',0,'2026-03-04 08:30:00.000000',9302,20039,1,0,1,NULL,NULL,NULL,NULL);
INSERT INTO "outbox" VALUES(42,NULL,'nasodimo',5,'decided',NULL,NULL,NULL,1,1,'2026-03-04 08:00:00.000000',NULL,0,NULL,'f3861751194c4d95997339667923281f','2026-03-04 08:30:10.000000',0,'2026-03-04 08:30:00.000000',82,20040,1,0,1,NULL,NULL,NULL,NULL);
INSERT INTO "outbox" VALUES(43,NULL,'nasodimo',6,'round-over',NULL,NULL,NULL,1,NULL,'2026-03-04 08:00:00.000000',NULL,0,NULL,'f3861751194c4d95997339667923281f','2026-03-04 08:30:10.000000',0,'2026-03-04 08:30:00.000000',82,20041,1,0,1,NULL,NULL,NULL,NULL);
INSERT INTO "outbox" VALUES(44,NULL,'nasodimo',7,'round',NULL,NULL,NULL,2,NULL,'2026-03-04 08:30:00.000000',NULL,0,NULL,'f3861751194c4d95997339667923281f','2026-03-04 08:30:30.000000',0,'2026-03-04 08:30:00.000000',82,20042,1,0,1,NULL,NULL,NULL,NULL);
INSERT INTO "outbox" VALUES(45,NULL,'nasodimo',8,'match',NULL,NULL,NULL,2,0,'2026-03-04 08:30:00.000000',NULL,0,NULL,'f3861751194c4d95997339667923281f','2026-03-04 08:30:30.000000',0,'2026-03-04 08:30:00.000000',82,20043,1,0,1,NULL,NULL,NULL,NULL);
INSERT INTO "outbox" VALUES(46,NULL,'nasodimo',9,'match',NULL,NULL,NULL,2,1,'2026-03-04 08:30:00.000000',NULL,0,NULL,'f3861751194c4d95997339667923281f','2026-03-04 08:30:30.000000',0,'2026-03-04 08:30:00.000000',82,20044,1,0,1,NULL,NULL,NULL,NULL);
INSERT INTO "outbox" VALUES(47,'baborore',NULL,1,'turn',0,0,NULL,NULL,NULL,'2026-03-04 08:30:00.000000','disable-controls',0,NULL,'f3861751194c4d95997339667923281f','2026-03-04 09:00:30.000000',0,'2026-03-04 08:30:00.000000',9806,20045,1,0,0,NULL,NULL,NULL,NULL);
INSERT INTO "outbox" VALUES(48,'liderere',NULL,1,'turn',0,0,NULL,NULL,NULL,'2026-03-04 08:30:00.000000','disable-controls',0,NULL,'f3861751194c4d95997339667923281f','2026-03-04 09:00:30.000000',0,'2026-03-04 08:30:00.000000',9907,20046,1,0,0,NULL,NULL,NULL,NULL);
INSERT INTO "outbox" VALUES(49,'baborore',NULL,2,'stopped',0,0,NULL,NULL,NULL,'2026-03-04 08:30:00.000000',NULL,0,NULL,'f3861751194c4d95997339667923281f','2026-03-04 09:00:10.000000',0,'2026-03-04 09:00:00.000000',9806,20047,1,0,1,NULL,NULL,NULL,NULL);
INSERT INTO "outbox" VALUES(50,NULL,'nasodimo',10,'decided',NULL,NULL,NULL,2,0,'2026-03-04 08:30:00.000000',NULL,0,NULL,'f3861751194c4d95997339667923281f','2026-03-04 09:00:10.000000',0,'2026-03-04 09:00:00.000000',82,20048,1,0,1,NULL,NULL,NULL,NULL);
INSERT INTO "outbox" VALUES(51,'liderere',NULL,2,'stopped',0,0,NULL,NULL,NULL,'2026-03-04 08:30:00.000000',NULL,0,NULL,'f3861751194c4d95997339667923281f','2026-03-04 09:00:10.000000',0,'2026-03-04 09:00:00.000000',9907,20049,1,0,1,NULL,NULL,NULL,NULL);
INSERT INTO "outbox" VALUES(52,NULL,'nasodimo',11,'decided',NULL,NULL,NULL,2,1,'2026-03-04 08:30:00.000000',NULL,0,NULL,'f3861751194c4d95997339667923281f','2026-03-04 09:00:10.000000',0,'2026-03-04 09:00:00.000000',82,20050,1,0,1,NULL,NULL,NULL,NULL);
INSERT INTO "outbox" VALUES(53,NULL,'nasodimo',12,'round-over',NULL,NULL,NULL,2,NULL,'2026-03-04 08:30:00.000000',NULL,0,NULL,'f3861751194c4d95997339667923281f','2026-03-04 09:00:10.000000',0,'2026-03-04 09:00:00.000000',82,20051,1,0,1,NULL,NULL,NULL,NULL);
INSERT INTO "outbox" VALUES(54,NULL,'nasodimo',13,'round',NULL,NULL,NULL,3,NULL,'2026-03-04 09:00:00.000000',NULL,0,NULL,'f3861751194c4d95997339667923281f','2026-03-04 09:00:30.000000',0,'2026-03-04 09:00:00.000000',82,20052,1,0,1,NULL,NULL,NULL,NULL);
INSERT INTO "outbox" VALUES(55,NULL,'nasodimo',14,'match',NULL,NULL,NULL,3,0,'2026-03-04 09:00:00.000000',NULL,0,NULL,'f3861751194c4d95997339667923281f','2026-03-04 09:00:30.000000',0,'2026-03-04 09:00:00.000000',82,20053,1,0,1,NULL,NULL,NULL,NULL);
INSERT INTO "outbox" VALUES(56,NULL,'nasodimo',15,'match',NULL,NULL,NULL,3,1,'2026-03-04 09:00:00.000000',NULL,0,NULL,'f3861751194c4d95997339667923281f','2026-03-04 09:00:30.000000',0,'2026-03-04 09:00:00.000000',82,20054,1,0,1,NULL,NULL,NULL,NULL);
INSERT INTO "outbox" VALUES(57,'musenuvo',NULL,1,'turn',0,0,NULL,NULL,NULL,'2026-03-04 09:00:00.000000','disable-controls',0,NULL,'f3861751194c4d95997339667923281f','2026-03-04 09:30:30.000000',0,'2026-03-04 09:00:00.000000',10406,20055,1,0,0,NULL,NULL,NULL,NULL);
INSERT INTO "outbox" VALUES(58,'nebuvume',NULL,1,'turn',0,0,NULL,NULL,NULL,'2026-03-04 09:00:00.000000','disable-controls',0,NULL,'f3861751194c4d95997339667923281f','2026-03-04 09:30:30.000000',0,'2026-03-04 09:00:00.000000',10507,20056,1,0,0,NULL,NULL,NULL,NULL);
INSERT INTO "outbox" VALUES(59,'musenuvo',NULL,2,'stopped',0,0,NULL,NULL,NULL,'2026-03-04 09:00:00.000000',NULL,0,NULL,'f3861751194c4d95997339667923281f','2026-03-04 09:30:10.000000',0,'2026-03-04 09:30:00.000000',10406,20057,1,0,1,NULL,NULL,NULL,NULL);
INSERT INTO "outbox" VALUES(60,NULL,'nasodimo',16,'decided',NULL,NULL,NULL,3,0,'2026-03-04 09:00:00.000000',NULL,0,NULL,'f3861751194c4d95997339667923281f','2026-03-04 09:30:10.000000',0,'2026-03-04 09:30:00.000000',82,20058,1,0,1,NULL,NULL,NULL,NULL);
INSERT INTO "outbox" VALUES(61,'nebuvume',NULL,2,'stopped',0,0,NULL,NULL,NULL,'2026-03-04 09:00:00.000000',NULL,0,NULL,'f3861751194c4d95997339667923281f','2026-03-04 09:30:10.000000',0,'2026-03-04 09:30:00.000000',10507,20059,1,0,1,NULL,NULL,NULL,NULL);
INSERT INTO "outbox" VALUES(62,NULL,'nasodimo',17,'decided',NULL,NULL,NULL,3,1,'2026-03-04 09:00:00.000000',NULL,0,NULL,'f3861751194c4d95997339667923281f','2026-03-04 09:30:10.000000',0,'2026-03-04 09:30:00.000000',82,20060,1,0,1,NULL,NULL,NULL,NULL);
INSERT INTO "outbox" VALUES(63,NULL,'nasodimo',18,'round-over',NULL,NULL,NULL,3,NULL,'2026-03-04 09:00:00.000000',NULL,0,NULL,'f3861751194c4d95997339667923281f','2026-03-04 09:30:10.000000',0,'2026-03-04 09:30:00.000000',82,20061,1,0,1,NULL,NULL,NULL,NULL);
INSERT INTO "outbox" VALUES(64,NULL,'nasodimo',19,'tournament-ended',NULL,NULL,NULL,NULL,NULL,'2026-03-04 09:30:00.000000',NULL,0,NULL,'f3861751194c4d95997339667923281f','2026-03-04 09:30:30.000000',0,'2026-03-04 09:30:00.000000',82,20062,1,0,1,NULL,NULL,NULL,NULL);
INSERT INTO "outbox" VALUES(65,NULL,'dodoboda',1,'season',NULL,NULL,NULL,NULL,NULL,'2026-03-04 09:30:00.000000',NULL,0,NULL,'f3861751194c4d95997339667923281f','2026-03-04 09:30:30.000000',0,'2026-03-04 09:30:00.000000',82,20063,1,0,1,NULL,NULL,NULL,NULL);
INSERT INTO "outbox" VALUES(66,NULL,'ruzoreme',1,'round',NULL,NULL,NULL,1,NULL,'2026-03-05 09:30:00.000000',NULL,0,NULL,'f3861751194c4d95997339667923281f','2026-03-05 09:30:30.000000',0,'2026-03-05 09:30:00.000000',84,20064,1,0,1,NULL,NULL,NULL,NULL);
INSERT INTO "outbox" VALUES(67,NULL,'ruzoreme',2,'match',NULL,NULL,NULL,1,0,'2026-03-05 09:30:00.000000',NULL,0,NULL,'f3861751194c4d95997339667923281f','2026-03-05 09:30:30.000000',0,'2026-03-05 09:30:00.000000',84,20065,1,0,1,NULL,NULL,NULL,NULL);
INSERT INTO "outbox" VALUES(68,NULL,'ruzoreme',3,'match',NULL,NULL,NULL,1,1,'2026-03-05 09:30:00.000000',NULL,0,NULL,'f3861751194c4d95997339667923281f','2026-03-05 09:30:30.000000',0,'2026-03-05 09:30:00.000000',84,20066,1,0,1,NULL,NULL,NULL,NULL);
INSERT INTO "outbox" VALUES(69,'binilabu',NULL,1,'turn',0,0,NULL,NULL,NULL,'2026-03-05 09:30:00.000000','disable-controls',0,NULL,'f3861751194c4d95997339667923281f','2026-03-06 09:30:30.000000',0,'2026-03-05 09:30:00.000000',9201,20067,1,0,0,NULL,NULL,NULL,NULL);
INSERT INTO "outbox" VALUES(70,'miraravo',NULL,1,'turn',0,0,NULL,NULL,NULL,'2026-03-05 09:30:00.000000',NULL,0,NULL,'f3861751194c4d95997339667923281f','2026-03-05 09:30:30.000000',0,'2026-03-05 09:30:00.000000',9302,20068,1,0,0,NULL,NULL,NULL,NULL);
INSERT INTO "outbox" VALUES(71,'binilabu',NULL,2,'turn',2,0,NULL,NULL,NULL,'2026-03-05 09:30:00.000000','disable-controls',0,NULL,'f3861751194c4d95997339667923281f','2026-03-06 09:30:30.000000',0,'2026-03-06 09:30:00.000000',9201,20069,1,0,0,NULL,NULL,NULL,NULL);
INSERT INTO "outbox" VALUES(72,'binilabu',NULL,3,'turn',4,2,NULL,NULL,NULL,'2026-03-05 09:30:00.000000','disable-controls',0,NULL,'f3861751194c4d95997339667923281f','2026-03-06 09:30:30.000000',0,'2026-03-06 09:30:00.000000',9201,20070,1,0,0,NULL,NULL,NULL,NULL);
INSERT INTO "outbox" VALUES(73,'binilabu',NULL,4,'turn',6,4,NULL,NULL,NULL,'2026-03-05 09:30:00.000000','disable-controls',0,NULL,'f3861751194c4d95997339667923281f','2026-03-06 09:30:30.000000',0,'2026-03-06 09:30:00.000000',9201,20071,1,0,0,NULL,NULL,NULL,NULL);
INSERT INTO "outbox" VALUES(74,'binilabu',NULL,5,'turn',8,6,NULL,NULL,NULL,'2026-03-05 09:30:00.000000','disable-controls',0,NULL,'f3861751194c4d95997339667923281f','2026-03-06 09:30:30.000000',0,'2026-03-06 09:30:00.000000',9201,20072,1,0,0,NULL,NULL,NULL,NULL);
INSERT INTO "outbox" VALUES(75,'binilabu',NULL,6,'turn',10,8,NULL,NULL,NULL,'2026-03-05 09:30:00.000000','disable-controls',0,NULL,'f3861751194c4d95997339667923281f','2026-03-06 09:30:30.000000',0,'2026-03-06 09:30:00.000000',9201,20073,1,0,0,NULL,NULL,NULL,NULL);
INSERT INTO "outbox" VALUES(76,'binilabu',NULL,7,'turn',12,10,NULL,NULL,NULL,'2026-03-05 09:30:00.000000','disable-controls',0,NULL,'f3861751194c4d95997339667923281f','2026-03-06 09:30:30.000000',0,'2026-03-06 09:30:00.000000',9201,20074,1,0,0,NULL,NULL,NULL,NULL);
INSERT INTO "outbox" VALUES(77,'binilabu',NULL,8,'turn',14,12,NULL,NULL,NULL,'2026-03-05 09:30:00.000000','disable-controls',0,NULL,'f3861751194c4d95997339667923281f','2026-03-06 09:30:30.000000',0,'2026-03-06 09:30:00.000000',9201,20075,1,0,0,NULL,NULL,NULL,NULL);
INSERT INTO "outbox" VALUES(78,'binilabu',NULL,9,'ended',15,14,NULL,NULL,NULL,'2026-03-05 09:30:00.000000',NULL,0,NULL,'f3861751194c4d95997339667923281f','2026-03-06 09:30:10.000000',0,'2026-03-06 09:30:00.000000',9201,20076,1,0,1,NULL,NULL,NULL,NULL);
INSERT INTO "outbox" VALUES(79,NULL,'zamimiso',1,'round',NULL,NULL,NULL,1,NULL,'2026-03-06 09:30:00.000000',NULL,0,NULL,'f3861751194c4d95997339667923281f','2026-03-06 09:30:30.000000',0,'2026-03-06 09:30:00.000000',83,20077,1,0,1,NULL,NULL,NULL,NULL);
INSERT INTO "outbox" VALUES(80,NULL,'zamimiso',2,'line-ups',NULL,NULL,NULL,1,0,'2026-03-06 09:30:00.000000',NULL,0,NULL,'f3861751194c4d95997339667923281f','2026-03-06 09:30:30.000000',0,'2026-03-06 09:30:00.000000',NULL,NULL,1,0,1,NULL,NULL,NULL,NULL);
INSERT INTO "outbox" VALUES(81,NULL,'zamimiso',3,'match',NULL,NULL,NULL,1,0,'2026-03-06 09:30:00.000000',NULL,0,NULL,'f3861751194c4d95997339667923281f','2026-03-06 09:30:30.000000',0,'2026-03-06 09:30:00.000000',NULL,NULL,1,0,1,NULL,NULL,NULL,NULL);
INSERT INTO "outbox" VALUES(82,NULL,'zamimiso',4,'match',NULL,NULL,NULL,1,1,'2026-03-06 09:30:00.000000',NULL,0,NULL,'f3861751194c4d95997339667923281f','2026-03-06 09:30:30.000000',0,'2026-03-06 09:30:00.000000',NULL,NULL,1,0,1,NULL,NULL,NULL,NULL);
INSERT INTO "outbox" VALUES(83,NULL,'zamimiso',5,'line-ups',NULL,NULL,NULL,1,1,'2026-03-06 09:30:00.000000',NULL,0,NULL,'f3861751194c4d95997339667923281f','2026-03-06 09:30:30.000000',0,'2026-03-06 09:30:00.000000',NULL,NULL,1,0,1,NULL,NULL,NULL,NULL);
INSERT INTO "outbox" VALUES(84,NULL,'zamimiso',6,'match',NULL,NULL,NULL,1,2,'2026-03-06 09:30:00.000000',NULL,0,NULL,'f3861751194c4d95997339667923281f','2026-03-06 09:30:30.000000',0,'2026-03-06 09:30:00.000000',NULL,NULL,1,0,1,NULL,NULL,NULL,NULL);
INSERT INTO "outbox" VALUES(85,NULL,'zamimiso',7,'match',NULL,NULL,NULL,1,3,'2026-03-06 09:30:00.000000',NULL,0,NULL,'f3861751194c4d95997339667923281f','2026-03-06 09:30:30.000000',0,'2026-03-06 09:30:00.000000',NULL,NULL,1,0,1,NULL,NULL,NULL,NULL);
INSERT INTO "outbox" VALUES(86,'rorunune',NULL,1,'turn',0,0,NULL,NULL,NULL,'2026-03-06 09:30:00.000000','disable-controls',0,NULL,'f3861751194c4d95997339667923281f','2026-03-06 10:00:30.000000',0,'2026-03-06 09:30:00.000000',1000,20078,1,0,0,NULL,NULL,NULL,NULL);
INSERT INTO "outbox" VALUES(87,'zuzutunu',NULL,1,'turn',0,0,NULL,NULL,NULL,'2026-03-06 09:30:00.000000','disable-controls',0,NULL,'f3861751194c4d95997339667923281f','2026-03-06 10:00:30.000000',0,'2026-03-06 09:30:00.000000',1001,20079,1,0,0,NULL,NULL,NULL,NULL);
INSERT INTO "outbox" VALUES(88,'manodulo',NULL,1,'turn',0,0,NULL,NULL,NULL,'2026-03-06 09:30:00.000000','disable-controls',0,NULL,'f3861751194c4d95997339667923281f','2026-03-06 10:00:30.000000',0,'2026-03-06 09:30:00.000000',1002,20080,1,0,0,NULL,NULL,NULL,NULL);
INSERT INTO "outbox" VALUES(89,'raretasu',NULL,1,'turn',0,0,NULL,NULL,NULL,'2026-03-06 09:30:00.000000','disable-controls',0,NULL,'f3861751194c4d95997339667923281f','2026-03-06 10:00:30.000000',0,'2026-03-06 09:30:00.000000',1003,20081,1,0,0,NULL,NULL,NULL,NULL);
INSERT INTO "outbox" VALUES(90,'rorunune',NULL,2,'stopped',0,0,NULL,NULL,NULL,'2026-03-06 09:30:00.000000',NULL,0,NULL,'f3861751194c4d95997339667923281f','2026-03-06 10:00:10.000000',0,'2026-03-06 10:00:00.000000',1000,20082,1,0,1,NULL,NULL,NULL,NULL);
INSERT INTO "outbox" VALUES(91,NULL,'zamimiso',8,'decided',NULL,NULL,NULL,1,0,'2026-03-06 09:30:00.000000',NULL,0,NULL,'f3861751194c4d95997339667923281f','2026-03-06 10:00:10.000000',0,'2026-03-06 10:00:00.000000',83,20083,1,0,1,NULL,NULL,NULL,NULL);
INSERT INTO "outbox" VALUES(92,'zuzutunu',NULL,2,'stopped',0,0,NULL,NULL,NULL,'2026-03-06 09:30:00.000000',NULL,0,NULL,'f3861751194c4d95997339667923281f','2026-03-06 10:00:10.000000',0,'2026-03-06 10:00:00.000000',1001,20084,1,0,1,NULL,NULL,NULL,NULL);
INSERT INTO "outbox" VALUES(93,NULL,'zamimiso',9,'decided',NULL,NULL,NULL,1,1,'2026-03-06 09:30:00.000000',NULL,0,NULL,'f3861751194c4d95997339667923281f','2026-03-06 10:00:10.000000',0,'2026-03-06 10:00:00.000000',83,20085,1,0,1,NULL,NULL,NULL,NULL);
INSERT INTO "outbox" VALUES(94,'manodulo',NULL,2,'stopped',0,0,NULL,NULL,NULL,'2026-03-06 09:30:00.000000',NULL,0,NULL,'f3861751194c4d95997339667923281f','2026-03-06 10:00:10.000000',0,'2026-03-06 10:00:00.000000',1002,20086,1,0,1,NULL,NULL,NULL,NULL);
INSERT INTO "outbox" VALUES(95,NULL,'zamimiso',10,'decided',NULL,NULL,NULL,1,2,'2026-03-06 09:30:00.000000',NULL,0,NULL,'f3861751194c4d95997339667923281f','2026-03-06 10:00:10.000000',0,'2026-03-06 10:00:00.000000',83,20087,1,0,1,NULL,NULL,NULL,NULL);
INSERT INTO "outbox" VALUES(96,'raretasu',NULL,2,'stopped',0,0,NULL,NULL,NULL,'2026-03-06 09:30:00.000000',NULL,0,NULL,'f3861751194c4d95997339667923281f','2026-03-06 10:00:10.000000',0,'2026-03-06 10:00:00.000000',1003,20088,1,0,1,NULL,NULL,NULL,NULL);
INSERT INTO "outbox" VALUES(97,NULL,'zamimiso',11,'decided',NULL,NULL,NULL,1,3,'2026-03-06 09:30:00.000000',NULL,0,NULL,'f3861751194c4d95997339667923281f','2026-03-06 10:00:10.000000',0,'2026-03-06 10:00:00.000000',83,20089,1,0,1,NULL,NULL,NULL,NULL);
INSERT INTO "outbox" VALUES(98,NULL,'zamimiso',12,'round-over',NULL,NULL,NULL,1,NULL,'2026-03-06 09:30:00.000000',NULL,0,NULL,'f3861751194c4d95997339667923281f','2026-03-06 10:00:10.000000',0,'2026-03-06 10:00:00.000000',83,20090,1,0,1,NULL,NULL,NULL,NULL);
INSERT INTO "outbox" VALUES(99,NULL,'zamimiso',13,'round',NULL,NULL,NULL,2,NULL,'2026-03-06 10:00:00.000000',NULL,0,NULL,'f3861751194c4d95997339667923281f','2026-03-06 10:00:30.000000',0,'2026-03-06 10:00:00.000000',83,20091,1,0,1,NULL,NULL,NULL,NULL);
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
	ended_at DATETIME NOT NULL, expansions VARCHAR(16), 
	CONSTRAINT pk_played PRIMARY KEY (game), 
	CONSTRAINT uq_played_number UNIQUE (number), 
	CONSTRAINT ck_played_edition CHECK (edition IN ('2014', '2000', 'second', 'first')), 
	CONSTRAINT ck_played_ending CHECK (ending IN ('played', 'left', 'adjudicated'))
);
INSERT INTO "played" VALUES('rebenesu',1,7,71,2,'2014',1,'played',0,9,'2026-03-03 08:00:00.000000','+0');
INSERT INTO "played" VALUES('luloredo',2,7,9501,2,'2014',1,'played',0,9,'2026-03-03 08:00:00.000000','+0');
INSERT INTO "played" VALUES('rizulibu',3,7,9201,2,'2014',1,'adjudicated',0,1,'2026-03-04 08:00:00.000000','+0');
INSERT INTO "played" VALUES('senozida',4,7,9302,2,'2014',1,'adjudicated',0,1,'2026-03-04 08:00:00.000000','+0');
INSERT INTO "played" VALUES('baborore',5,7,9806,2,'2014',1,'adjudicated',0,1,'2026-03-04 08:30:00.000000','+0');
INSERT INTO "played" VALUES('liderere',6,7,9907,2,'2014',1,'adjudicated',0,1,'2026-03-04 08:30:00.000000','+0');
INSERT INTO "played" VALUES('musenuvo',7,7,10406,2,'2014',1,'adjudicated',0,1,'2026-03-04 09:00:00.000000','+0');
INSERT INTO "played" VALUES('nebuvume',8,7,10507,2,'2014',1,'adjudicated',0,1,'2026-03-04 09:00:00.000000','+0');
INSERT INTO "played" VALUES('binilabu',9,7,9201,2,'2014',1,'played',0,9,'2026-03-05 09:30:00.000000','+0');
INSERT INTO "played" VALUES('rorunune',10,7,1000,2,'2014',1,'adjudicated',0,1,'2026-03-06 09:30:00.000000','+0');
INSERT INTO "played" VALUES('zuzutunu',11,7,1001,2,'2014',1,'adjudicated',0,1,'2026-03-06 09:30:00.000000','+0');
INSERT INTO "played" VALUES('manodulo',12,7,1002,2,'2014',1,'adjudicated',0,1,'2026-03-06 09:30:00.000000','+0');
INSERT INTO "played" VALUES('raretasu',13,7,1003,2,'2014',1,'adjudicated',0,1,'2026-03-06 09:30:00.000000','+0');
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
INSERT INTO "played_features" VALUES('rebenesu',0,'city',5,5,4);
INSERT INTO "played_features" VALUES('rebenesu',0,'monastery',6,6,1);
INSERT INTO "played_features" VALUES('rebenesu',0,'field',3,3,8);
INSERT INTO "played_features" VALUES('rebenesu',1,'city',7,6,3);
INSERT INTO "played_features" VALUES('rebenesu',1,'road',4,4,4);
INSERT INTO "played_features" VALUES('rebenesu',1,'field',0,0,1);
INSERT INTO "played_features" VALUES('luloredo',0,'city',8,6,4);
INSERT INTO "played_features" VALUES('luloredo',0,'field',0,0,5);
INSERT INTO "played_features" VALUES('luloredo',1,'road',6,4,4);
INSERT INTO "played_features" VALUES('luloredo',1,'field',0,0,1);
INSERT INTO "played_features" VALUES('binilabu',0,'road',4,4,4);
INSERT INTO "played_features" VALUES('binilabu',0,'monastery',6,6,1);
INSERT INTO "played_features" VALUES('binilabu',0,'city',2,2,2);
INSERT INTO "played_features" VALUES('binilabu',0,'field',0,0,5);
INSERT INTO "played_features" VALUES('binilabu',1,'city',6,6,4);
INSERT INTO "played_features" VALUES('binilabu',1,'field',0,0,7);
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
	fastest_seconds INTEGER, played_enough BOOLEAN DEFAULT 1 NOT NULL, substituted BOOLEAN DEFAULT 0 NOT NULL, 
	CONSTRAINT pk_played_seats PRIMARY KEY (game, place), 
	CONSTRAINT ck_played_seats_in_time CHECK (in_time BETWEEN 0 AND turns), 
	CONSTRAINT ck_played_seats_rank CHECK (rank BETWEEN 1 AND 6), 
	CONSTRAINT fk_played_seats_game FOREIGN KEY(game) REFERENCES played (game) ON DELETE CASCADE
);
INSERT INTO "played_seats" VALUES('rebenesu',0,1,NULL,'Player 1',1,14,0,4,4,0,1,0);
INSERT INTO "played_seats" VALUES('rebenesu',1,2,NULL,'Player 2',2,11,0,4,4,0,1,0);
INSERT INTO "played_seats" VALUES('luloredo',0,2,NULL,'Player 2',1,8,0,4,4,0,1,0);
INSERT INTO "played_seats" VALUES('luloredo',1,5,NULL,'Player 5',2,6,0,4,4,0,1,0);
INSERT INTO "played_seats" VALUES('rizulibu',0,2,NULL,'Player 2',1,0,0,0,0,NULL,0,0);
INSERT INTO "played_seats" VALUES('rizulibu',1,3,NULL,'Player 3',2,0,1,4,0,NULL,0,0);
INSERT INTO "played_seats" VALUES('senozida',0,6,NULL,'Player 6',2,0,1,4,0,NULL,0,0);
INSERT INTO "played_seats" VALUES('senozida',1,5,NULL,'Player 5',1,0,0,0,0,NULL,0,0);
INSERT INTO "played_seats" VALUES('baborore',0,3,NULL,'Player 3',2,0,1,4,0,NULL,0,0);
INSERT INTO "played_seats" VALUES('baborore',1,1,NULL,'Player 1',1,0,0,0,0,NULL,0,0);
INSERT INTO "played_seats" VALUES('liderere',0,5,NULL,'Player 5',2,0,1,4,0,NULL,0,0);
INSERT INTO "played_seats" VALUES('liderere',1,4,NULL,'Player 4',1,0,0,0,0,NULL,0,0);
INSERT INTO "played_seats" VALUES('musenuvo',0,1,NULL,'Player 1',1,0,0,0,0,NULL,0,0);
INSERT INTO "played_seats" VALUES('musenuvo',1,2,NULL,'Player 2',2,0,1,4,0,NULL,0,0);
INSERT INTO "played_seats" VALUES('nebuvume',0,4,NULL,'Player 4',1,0,0,0,0,NULL,0,0);
INSERT INTO "played_seats" VALUES('nebuvume',1,6,NULL,'Player 6',2,0,1,4,0,NULL,0,0);
INSERT INTO "played_seats" VALUES('binilabu',0,1,NULL,'Player 1',1,12,0,4,4,0,1,0);
INSERT INTO "played_seats" VALUES('binilabu',1,3,NULL,'Player 3',2,6,0,4,4,0,1,0);
INSERT INTO "played_seats" VALUES('rorunune',0,1,NULL,'Player 1',1,0,0,0,0,NULL,0,0);
INSERT INTO "played_seats" VALUES('rorunune',1,21,NULL,'Player 21',2,0,1,4,0,NULL,0,0);
INSERT INTO "played_seats" VALUES('zuzutunu',0,22,NULL,'Player 22',2,0,1,4,0,NULL,0,0);
INSERT INTO "played_seats" VALUES('zuzutunu',1,2,NULL,'Player 2',1,0,0,0,0,NULL,0,0);
INSERT INTO "played_seats" VALUES('manodulo',0,11,NULL,'Player 11',1,0,0,0,0,NULL,0,0);
INSERT INTO "played_seats" VALUES('manodulo',1,31,NULL,'Player 31',2,0,1,4,0,NULL,0,0);
INSERT INTO "played_seats" VALUES('raretasu',0,32,NULL,'Player 32',2,0,1,4,0,NULL,0,0);
INSERT INTO "played_seats" VALUES('raretasu',1,12,NULL,'Player 12',1,0,0,0,0,NULL,0,0);
CREATE TABLE presets (
	guild BIGINT NOT NULL, 
	name VARCHAR(64) NOT NULL, 
	options JSON NOT NULL, 
	CONSTRAINT pk_presets PRIMARY KEY (guild, name)
);
CREATE TABLE puzzle_answers (
	guild BIGINT NOT NULL, 
	number INTEGER NOT NULL, 
	person BIGINT NOT NULL, 
	moves VARCHAR(64) NOT NULL, 
	verdict VARCHAR(32) NOT NULL, 
	at DATETIME NOT NULL, 
	CONSTRAINT pk_puzzle_answers PRIMARY KEY (guild, number, person), 
	CONSTRAINT fk_puzzle_answers_guild FOREIGN KEY(guild) REFERENCES puzzle_plans (guild) ON DELETE CASCADE, 
	CONSTRAINT ck_puzzle_answers_verdict CHECK (verdict IN ('best', 'placed', 'other'))
);
CREATE TABLE puzzle_plans (
	guild BIGINT NOT NULL, 
	channel BIGINT NOT NULL, 
	at TIME NOT NULL, 
	time_zone VARCHAR(64) NOT NULL, 
	language VARCHAR(8) NOT NULL, 
	next_at DATETIME NOT NULL, 
	active BOOLEAN NOT NULL, 
	CONSTRAINT pk_puzzle_plans PRIMARY KEY (guild)
);
INSERT INTO "puzzle_plans" VALUES(7,90,'09:00:00.000000','Europe/Berlin','de','2026-03-04 08:00:00.000000',1);
CREATE TABLE puzzles (
	guild BIGINT NOT NULL, 
	source VARCHAR(64) NOT NULL, 
	text TEXT NOT NULL, 
	number INTEGER, 
	posted_at DATETIME, 
	closed_at DATETIME, 
	CONSTRAINT pk_puzzles PRIMARY KEY (guild, source), 
	CONSTRAINT ck_puzzles_posted CHECK ((number IS NULL) = (posted_at IS NULL)), 
	CONSTRAINT ck_puzzles_closed CHECK (closed_at IS NULL OR posted_at IS NOT NULL), 
	CONSTRAINT fk_puzzles_guild FOREIGN KEY(guild) REFERENCES puzzle_plans (guild) ON DELETE CASCADE, 
	CONSTRAINT uq_puzzles_guild_number UNIQUE (guild, number)
);
INSERT INTO "puzzles" VALUES(7,'stock tile-41-29','[Edition "2014"]
[Expansions ""]
[Options ""]
[Seats "red blue"]
[Start "D@0,0/0"]
[Tile "E"]
[Best "E@0,-4/1 -1.86"]
[Second "E@4,0/2 -8.49"]
[Third "E@4,-1/0 -8.56"]
[Fourth "E@4,0/1 -8.59"]
[Fifth "E@4,0/0 -8.60"]
[Sixth "E@4,-1/1 -9.02"]

1. red H@0,-1/0 +city:S
2. blue P@0,-2/2 +city:E
3. red W@1,-1/3 +field:NNW
4. blue W@2,-1/0 +road:W
5. red V@1,0/1 +road:N
6. blue L@1,-2/3 +road:S
7. red Hg@-1,-1/0 +city:N
8. blue Ug@2,0/3 +road:N
9. red A@2,-2/1 +monastery
10. blue Vg@1,-3/0 +road:S
11. red Rg@-2,-1/3
12. blue C@-2,-2/3 +city:N
13. red R@1,1/2
14. blue K@-2,0/0
15. red F@1,-4/0 +city:E
16. blue V@3,-1/1 +road:N
17. red V@-3,0/2
18. blue H@-2,-3/0 +city:N
19. red V@-1,-3/2
20. blue W@0,-3/0 +road:W
21. red D@2,-4/3
22. blue D@2,1/3 +city:W
23. red A@2,-3/2 +monastery
24. blue B@3,-3/1
25. red L@2,-5/3 +road:S
26. blue Q@0,1/2
27. red B@3,-4/0 +monastery
28. blue B@3,0/0 +monastery
',1,'2026-03-03 08:00:00.000000',NULL);
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
INSERT INTO "rating_changes" VALUES('rebenesu',0,7,1500,1570,1);
INSERT INTO "rating_changes" VALUES('rebenesu',1,7,1500,1443,1);
INSERT INTO "rating_changes" VALUES('rebenesu',0,0,1500,1570,1);
INSERT INTO "rating_changes" VALUES('rebenesu',1,0,1500,1443,1);
INSERT INTO "rating_changes" VALUES('luloredo',0,7,1443,1515,2);
INSERT INTO "rating_changes" VALUES('luloredo',1,7,1500,1436,1);
INSERT INTO "rating_changes" VALUES('luloredo',0,0,1443,1515,2);
INSERT INTO "rating_changes" VALUES('luloredo',1,0,1500,1436,1);
INSERT INTO "rating_changes" VALUES('binilabu',0,7,1570,1629,2);
INSERT INTO "rating_changes" VALUES('binilabu',1,7,1500,1449,1);
INSERT INTO "rating_changes" VALUES('binilabu',0,0,1570,1629,2);
INSERT INTO "rating_changes" VALUES('binilabu',1,0,1500,1449,1);
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
INSERT INTO "ratings" VALUES(7,2,'2014',0,'2',2.51178053790002238083e+01,7.82480499106735560843e+00,2,1515);
INSERT INTO "ratings" VALUES(7,2,'',0,'2',2.51178053790002238083e+01,7.82480499106735560843e+00,2,1515);
INSERT INTO "ratings" VALUES(7,0,'2014',0,'2',2.51178053790002238083e+01,7.82480499106735560843e+00,2,1515);
INSERT INTO "ratings" VALUES(7,0,'',0,'2',2.51178053790002238083e+01,7.82480499106735560843e+00,2,1515);
INSERT INTO "ratings" VALUES(0,2,'2014',0,'2',2.51178053790002238083e+01,7.82480499106735560843e+00,2,1515);
INSERT INTO "ratings" VALUES(0,2,'',0,'2',2.51178053790002238083e+01,7.82480499106735560843e+00,2,1515);
INSERT INTO "ratings" VALUES(0,0,'2014',0,'2',2.51178053790002238083e+01,7.82480499106735560843e+00,2,1515);
INSERT INTO "ratings" VALUES(0,0,'',0,'2',2.51178053790002238083e+01,7.82480499106735560843e+00,2,1515);
INSERT INTO "ratings" VALUES(7,2,'+0',0,'2',2.51178053790002238083e+01,7.82480499106735560843e+00,2,1515);
INSERT INTO "ratings" VALUES(7,0,'+0',0,'2',2.51178053790002238083e+01,7.82480499106735560843e+00,2,1515);
INSERT INTO "ratings" VALUES(0,2,'+0',0,'2',2.51178053790002238083e+01,7.82480499106735560843e+00,2,1515);
INSERT INTO "ratings" VALUES(0,0,'+0',0,'2',2.51178053790002238083e+01,7.82480499106735560843e+00,2,1515);
INSERT INTO "ratings" VALUES(7,2,'2014',0,'5',2.2061229216078537263e+01,8.05812813545915,1,1436);
INSERT INTO "ratings" VALUES(7,2,'',0,'5',2.2061229216078537263e+01,8.05812813545915,1,1436);
INSERT INTO "ratings" VALUES(7,0,'2014',0,'5',2.2061229216078537263e+01,8.05812813545915,1,1436);
INSERT INTO "ratings" VALUES(7,0,'',0,'5',2.2061229216078537263e+01,8.05812813545915,1,1436);
INSERT INTO "ratings" VALUES(0,2,'2014',0,'5',2.2061229216078537263e+01,8.05812813545915,1,1436);
INSERT INTO "ratings" VALUES(0,2,'',0,'5',2.2061229216078537263e+01,8.05812813545915,1,1436);
INSERT INTO "ratings" VALUES(0,0,'2014',0,'5',2.2061229216078537263e+01,8.05812813545915,1,1436);
INSERT INTO "ratings" VALUES(0,0,'',0,'5',2.2061229216078537263e+01,8.05812813545915,1,1436);
INSERT INTO "ratings" VALUES(7,2,'+0',0,'5',2.2061229216078537263e+01,8.05812813545915,1,1436);
INSERT INTO "ratings" VALUES(7,0,'+0',0,'5',2.2061229216078537263e+01,8.05812813545915,1,1436);
INSERT INTO "ratings" VALUES(0,2,'+0',0,'5',2.2061229216078537263e+01,8.05812813545915,1,1436);
INSERT INTO "ratings" VALUES(0,0,'+0',0,'5',2.2061229216078537263e+01,8.05812813545915,1,1436);
INSERT INTO "ratings" VALUES(7,2,'2014',0,'1',29.8837091672877,7.82480499106735560843e+00,2,1629);
INSERT INTO "ratings" VALUES(7,2,'',0,'1',29.8837091672877,7.82480499106735560843e+00,2,1629);
INSERT INTO "ratings" VALUES(7,0,'2014',0,'1',29.8837091672877,7.82480499106735560843e+00,2,1629);
INSERT INTO "ratings" VALUES(7,0,'',0,'1',29.8837091672877,7.82480499106735560843e+00,2,1629);
INSERT INTO "ratings" VALUES(0,2,'2014',0,'1',29.8837091672877,7.82480499106735560843e+00,2,1629);
INSERT INTO "ratings" VALUES(0,2,'',0,'1',29.8837091672877,7.82480499106735560843e+00,2,1629);
INSERT INTO "ratings" VALUES(0,0,'2014',0,'1',29.8837091672877,7.82480499106735560843e+00,2,1629);
INSERT INTO "ratings" VALUES(0,0,'',0,'1',29.8837091672877,7.82480499106735560843e+00,2,1629);
INSERT INTO "ratings" VALUES(7,2,'+0',0,'1',29.8837091672877,7.82480499106735560843e+00,2,1629);
INSERT INTO "ratings" VALUES(7,0,'+0',0,'1',29.8837091672877,7.82480499106735560843e+00,2,1629);
INSERT INTO "ratings" VALUES(0,2,'+0',0,'1',29.8837091672877,7.82480499106735560843e+00,2,1629);
INSERT INTO "ratings" VALUES(0,0,'+0',0,'1',29.8837091672877,7.82480499106735560843e+00,2,1629);
INSERT INTO "ratings" VALUES(7,2,'2014',0,'3',2.26001349420783377293e+01,8.05812813545915,1,1449);
INSERT INTO "ratings" VALUES(7,2,'',0,'3',2.26001349420783377293e+01,8.05812813545915,1,1449);
INSERT INTO "ratings" VALUES(7,0,'2014',0,'3',2.26001349420783377293e+01,8.05812813545915,1,1449);
INSERT INTO "ratings" VALUES(7,0,'',0,'3',2.26001349420783377293e+01,8.05812813545915,1,1449);
INSERT INTO "ratings" VALUES(0,2,'2014',0,'3',2.26001349420783377293e+01,8.05812813545915,1,1449);
INSERT INTO "ratings" VALUES(0,2,'',0,'3',2.26001349420783377293e+01,8.05812813545915,1,1449);
INSERT INTO "ratings" VALUES(0,0,'2014',0,'3',2.26001349420783377293e+01,8.05812813545915,1,1449);
INSERT INTO "ratings" VALUES(0,0,'',0,'3',2.26001349420783377293e+01,8.05812813545915,1,1449);
INSERT INTO "ratings" VALUES(7,2,'+0',0,'3',2.26001349420783377293e+01,8.05812813545915,1,1449);
INSERT INTO "ratings" VALUES(7,0,'+0',0,'3',2.26001349420783377293e+01,8.05812813545915,1,1449);
INSERT INTO "ratings" VALUES(0,2,'+0',0,'3',2.26001349420783377293e+01,8.05812813545915,1,1449);
INSERT INTO "ratings" VALUES(0,0,'+0',0,'3',2.26001349420783377293e+01,8.05812813545915,1,1449);
CREATE TABLE records (
	guild BIGINT NOT NULL, 
	kind VARCHAR(32) NOT NULL, 
	value INTEGER NOT NULL, 
	person BIGINT NOT NULL, 
	game VARCHAR(16) NOT NULL, 
	CONSTRAINT pk_records PRIMARY KEY (guild, kind), 
	CONSTRAINT fk_records_game FOREIGN KEY(game) REFERENCES played (game) ON DELETE CASCADE, 
	CONSTRAINT ck_records_recordkind CHECK (kind IN ('record-score', 'record-margin', 'record-city-tiles', 'record-city-points', 'record-road-tiles', 'record-field-points', 'record-fastest'))
);
INSERT INTO "records" VALUES(0,'record-score',14,1,'rebenesu');
INSERT INTO "records" VALUES(0,'record-fastest',0,1,'rebenesu');
INSERT INTO "records" VALUES(0,'record-city-tiles',4,1,'rebenesu');
INSERT INTO "records" VALUES(0,'record-city-points',6,2,'rebenesu');
INSERT INTO "records" VALUES(0,'record-field-points',3,1,'rebenesu');
INSERT INTO "records" VALUES(0,'record-road-tiles',4,2,'rebenesu');
INSERT INTO "records" VALUES(7,'record-score',14,1,'rebenesu');
INSERT INTO "records" VALUES(7,'record-fastest',0,1,'rebenesu');
INSERT INTO "records" VALUES(7,'record-city-tiles',4,1,'rebenesu');
INSERT INTO "records" VALUES(7,'record-city-points',6,2,'rebenesu');
INSERT INTO "records" VALUES(7,'record-field-points',3,1,'rebenesu');
INSERT INTO "records" VALUES(7,'record-road-tiles',4,2,'rebenesu');
INSERT INTO "records" VALUES(0,'record-margin',6,1,'binilabu');
INSERT INTO "records" VALUES(7,'record-margin',6,1,'binilabu');
CREATE TABLE reviews (
	game VARCHAR(16) NOT NULL, 
	turns TEXT NOT NULL, failed BOOLEAN DEFAULT 0 NOT NULL, 
	CONSTRAINT pk_reviews PRIMARY KEY (game), 
	CONSTRAINT fk_reviews_game FOREIGN KEY(game) REFERENCES games (id) ON DELETE CASCADE
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
INSERT INTO "rounds" VALUES('nasodimo',1,'round-robin',NULL,NULL,'2026-03-04 08:00:00.000000','2026-03-04 08:00:00.000000');
INSERT INTO "rounds" VALUES('nasodimo',2,'round-robin',NULL,NULL,'2026-03-04 08:30:00.000000','2026-03-04 08:30:00.000000');
INSERT INTO "rounds" VALUES('nasodimo',3,'round-robin',NULL,NULL,'2026-03-04 09:00:00.000000','2026-03-04 09:00:00.000000');
INSERT INTO "rounds" VALUES('ruzoreme',1,'swiss',NULL,NULL,'2026-03-05 09:30:00.000000',NULL);
INSERT INTO "rounds" VALUES('zamimiso',1,'swiss',NULL,NULL,'2026-03-06 09:30:00.000000','2026-03-06 09:30:00.000000');
INSERT INTO "rounds" VALUES('zamimiso',2,'swiss',NULL,NULL,'2026-03-06 10:00:00.000000',NULL);
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
INSERT INTO "seats" VALUES('rebenesu',0,'red','person',1,'Player 1',NULL);
INSERT INTO "seats" VALUES('rebenesu',1,'blue','person',2,'Player 2',NULL);
INSERT INTO "seats" VALUES('budutibu',0,'red','person',1,'Player 1',NULL);
INSERT INTO "seats" VALUES('budutibu',1,'blue','person',2,'Player 2',NULL);
INSERT INTO "seats" VALUES('budutibu',2,'green','person',3,'Player 3',NULL);
INSERT INTO "seats" VALUES('luloredo',0,'blue','person',2,'Player 2',NULL);
INSERT INTO "seats" VALUES('luloredo',1,'red','person',5,'Player 5',NULL);
INSERT INTO "seats" VALUES('vosudoza',0,'blue','person',3,'Player 3',NULL);
INSERT INTO "seats" VALUES('vosudoza',1,'red','person',4,'Player 4',NULL);
INSERT INTO "seats" VALUES('rizulibu',0,'red','person',2,'Player 2',NULL);
INSERT INTO "seats" VALUES('rizulibu',1,'blue','person',3,'Player 3',NULL);
INSERT INTO "seats" VALUES('senozida',0,'red','person',6,'Player 6',NULL);
INSERT INTO "seats" VALUES('senozida',1,'blue','person',5,'Player 5',NULL);
INSERT INTO "seats" VALUES('baborore',0,'red','person',3,'Player 3',NULL);
INSERT INTO "seats" VALUES('baborore',1,'blue','person',1,'Player 1',NULL);
INSERT INTO "seats" VALUES('liderere',0,'red','person',5,'Player 5',NULL);
INSERT INTO "seats" VALUES('liderere',1,'blue','person',4,'Player 4',NULL);
INSERT INTO "seats" VALUES('musenuvo',0,'red','person',1,'Player 1',NULL);
INSERT INTO "seats" VALUES('musenuvo',1,'blue','person',2,'Player 2',NULL);
INSERT INTO "seats" VALUES('nebuvume',0,'red','person',4,'Player 4',NULL);
INSERT INTO "seats" VALUES('nebuvume',1,'blue','person',6,'Player 6',NULL);
INSERT INTO "seats" VALUES('binilabu',0,'red','person',1,'Player 1',NULL);
INSERT INTO "seats" VALUES('binilabu',1,'blue','person',3,'Player 3',NULL);
INSERT INTO "seats" VALUES('miraravo',0,'red','person',2,'Player 2',NULL);
INSERT INTO "seats" VALUES('miraravo',1,'blue','person',4,'Player 4',NULL);
INSERT INTO "seats" VALUES('rorunune',0,'red','person',1,'Player 1',NULL);
INSERT INTO "seats" VALUES('rorunune',1,'blue','person',21,'Player 21',NULL);
INSERT INTO "seats" VALUES('zuzutunu',0,'red','person',22,'Player 22',NULL);
INSERT INTO "seats" VALUES('zuzutunu',1,'blue','person',2,'Player 2',NULL);
INSERT INTO "seats" VALUES('manodulo',0,'red','person',11,'Player 11',NULL);
INSERT INTO "seats" VALUES('manodulo',1,'blue','person',31,'Player 31',NULL);
INSERT INTO "seats" VALUES('raretasu',0,'red','person',32,'Player 32',NULL);
INSERT INTO "seats" VALUES('raretasu',1,'blue','person',12,'Player 12',NULL);
CREATE TABLE stop_agreements (
	game VARCHAR(16) NOT NULL, 
	person BIGINT NOT NULL, 
	CONSTRAINT pk_stop_agreements PRIMARY KEY (game, person), 
	CONSTRAINT fk_stop_agreements_game FOREIGN KEY(game) REFERENCES games (id) ON DELETE CASCADE
);
INSERT INTO "stop_agreements" VALUES('budutibu',1);
CREATE TABLE team_matches (
	tournament VARCHAR(16) NOT NULL, 
	round INTEGER NOT NULL, 
	number INTEGER NOT NULL, 
	home INTEGER NOT NULL, 
	away INTEGER, 
	line_ups_until DATETIME NOT NULL, 
	home_in BOOLEAN NOT NULL, 
	away_in BOOLEAN NOT NULL, 
	published_at DATETIME, reminded BOOLEAN DEFAULT 0 NOT NULL, 
	CONSTRAINT pk_team_matches PRIMARY KEY (tournament, round, number), 
	CONSTRAINT fk_team_matches_tournament_round FOREIGN KEY(tournament, round) REFERENCES rounds (tournament, number) ON DELETE CASCADE
);
INSERT INTO "team_matches" VALUES('zamimiso',1,0,1,3,'2026-03-07 09:30:00.000000',1,1,'2026-03-06 09:30:00.000000',0);
INSERT INTO "team_matches" VALUES('zamimiso',1,1,2,4,'2026-03-07 09:30:00.000000',1,1,'2026-03-06 09:30:00.000000',0);
INSERT INTO "team_matches" VALUES('zamimiso',2,0,1,2,'2026-03-07 10:00:00.000000',1,0,NULL,0);
INSERT INTO "team_matches" VALUES('zamimiso',2,1,3,4,'2026-03-07 10:00:00.000000',0,0,NULL,0);
CREATE TABLE teams (
	tournament VARCHAR(16) NOT NULL, 
	number INTEGER NOT NULL, 
	name VARCHAR(64) NOT NULL, 
	"key" VARCHAR(64) NOT NULL, 
	CONSTRAINT pk_teams PRIMARY KEY (tournament, number), 
	CONSTRAINT fk_teams_tournament FOREIGN KEY(tournament) REFERENCES tournaments (id) ON DELETE CASCADE, 
	CONSTRAINT uq_teams_tournament_key UNIQUE (tournament, "key")
);
INSERT INTO "teams" VALUES('zamimiso',1,'Team 0','team 0');
INSERT INTO "teams" VALUES('zamimiso',2,'Team 1','team 1');
INSERT INTO "teams" VALUES('zamimiso',3,'Team 2','team 2');
INSERT INTO "teams" VALUES('zamimiso',4,'Team 3','team 3');
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
	ended_at DATETIME, previous VARCHAR(16), season INTEGER DEFAULT '1' NOT NULL, 
	CONSTRAINT pk_tournaments PRIMARY KEY (id), 
	CONSTRAINT ck_tournaments_paused CHECK (paused = (paused_at IS NOT NULL)), 
	CONSTRAINT ck_tournaments_tournamentstatus CHECK (status IN ('sign-up', 'running', 'over', 'cancelled')), 
	CONSTRAINT ck_tournaments_format CHECK (format IN ('swiss', 'round-robin', 'elimination', 'swiss-elimination', 'tables'))
);
INSERT INTO "tournaments" VALUES('nasodimo',7,82,NULL,900,NULL,'League','league','over',0,'round-robin','{"rounds": null, "table_seats": 2, "best_of": 1, "knock_out": 0, "knock_out_best_of": 0, "final_best_of": 0, "championship": false, "starter_loses_ties": false, "duplicate": false, "late": false, "round_seconds": 1209600, "check_in_seconds": 0, "seeding": "rating", "most": 0, "reserve": false, "byes": 0, "direct_encounter": false, "groups": 0, "division_size": 3, "promoted": 1, "at_once": false, "double": false, "reset": true, "boards": 0, "team_size": 0, "line_up_seconds": 172800, "knock_out_seeds": []}','{"ruleset": {"edition": "2014", "expansions": [], "options": ["table-edge"], "table": [3, 3], "hidden_hands": false}, "seats": 5, "help": "standard", "turn_seconds": 86400, "time_out": "random-tile", "holiday_days": 14, "first": "chance", "rated": true, "language": "en", "budget_seconds": null}','2026-03-04 08:00:00.000000',NULL,NULL,'2026-03-03 08:00:00.000000','2026-03-04 09:30:00.000000',NULL,1);
INSERT INTO "tournaments" VALUES('dodoboda',7,82,NULL,900,NULL,'League 2','league 2','sign-up',0,'round-robin','{"rounds": null, "table_seats": 2, "best_of": 1, "knock_out": 0, "knock_out_best_of": 0, "final_best_of": 0, "championship": false, "starter_loses_ties": false, "duplicate": false, "late": false, "round_seconds": 1209600, "check_in_seconds": 0, "seeding": "rating", "most": 0, "reserve": false, "byes": 0, "direct_encounter": false, "groups": 0, "division_size": 3, "promoted": 1, "at_once": false, "double": false, "reset": true, "boards": 0, "team_size": 0, "line_up_seconds": 172800, "knock_out_seeds": []}','{"ruleset": {"edition": "2014", "expansions": [], "options": ["table-edge"], "table": [3, 3], "hidden_hands": false}, "seats": 5, "help": "standard", "turn_seconds": 86400, "time_out": "random-tile", "holiday_days": 14, "first": "chance", "rated": true, "language": "en", "budget_seconds": null}','2026-03-11 09:30:00.000000','2026-03-11 09:30:00.000000',NULL,'2026-03-04 09:30:00.000000',NULL,'nasodimo',2);
INSERT INTO "tournaments" VALUES('ruzoreme',7,84,NULL,900,NULL,'Cup','cup','running',0,'swiss','{"rounds": null, "table_seats": 2, "best_of": 1, "knock_out": 0, "knock_out_best_of": 0, "final_best_of": 0, "championship": false, "starter_loses_ties": false, "duplicate": false, "late": false, "round_seconds": 1209600, "check_in_seconds": 0, "seeding": "rating", "most": 0, "reserve": false, "byes": 0, "direct_encounter": false, "groups": 0, "division_size": 0, "promoted": 0, "at_once": false, "double": false, "reset": true, "boards": 0, "team_size": 0, "line_up_seconds": 172800, "knock_out_seeds": []}','{"ruleset": {"edition": "2014", "expansions": [], "options": ["table-edge"], "table": [3, 3], "hidden_hands": false}, "seats": 5, "help": "standard", "turn_seconds": 86400, "time_out": "random-tile", "holiday_days": 14, "first": "chance", "rated": true, "language": "en", "budget_seconds": null}','2026-03-05 09:30:00.000000','2026-03-15 21:30:00.000000',NULL,'2026-03-04 09:30:00.000000',NULL,NULL,1);
INSERT INTO "tournaments" VALUES('zamimiso',7,83,NULL,900,NULL,'Teams','teams','running',0,'swiss','{"rounds": null, "table_seats": 2, "best_of": 1, "knock_out": 0, "knock_out_best_of": 0, "final_best_of": 0, "championship": false, "starter_loses_ties": false, "duplicate": false, "late": false, "round_seconds": 432000, "check_in_seconds": 0, "seeding": "rating", "most": 0, "reserve": false, "byes": 0, "direct_encounter": false, "groups": 0, "division_size": 0, "promoted": 0, "at_once": false, "double": false, "reset": true, "boards": 2, "team_size": 0, "line_up_seconds": 86400, "knock_out_seeds": []}','{"ruleset": {"edition": "2014", "expansions": [], "options": ["table-edge"], "table": [3, 3], "hidden_hands": false}, "seats": 5, "help": "standard", "turn_seconds": 86400, "time_out": "random-tile", "holiday_days": 14, "first": "chance", "rated": true, "language": "en", "budget_seconds": null}','2026-03-06 09:30:00.000000','2026-03-06 10:00:00.000000',NULL,'2026-03-05 09:30:00.000000',NULL,NULL,1);
CREATE UNIQUE INDEX uq_games_living_channel ON games (channel) WHERE status IN ('lobby', 'running');
CREATE INDEX ix_deadlines_look_at ON deadlines (look_at);
CREATE INDEX ix_log_person ON log (person);
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
CREATE INDEX ix_games_waiting ON games (status, guild) WHERE status = 'lobby';
CREATE INDEX ix_games_running ON games (status, started_at) WHERE status = 'running';
CREATE INDEX ix_games_channel_started ON games (channel, started_at) WHERE started_at IS NOT NULL;
CREATE INDEX ix_games_guild_ended ON games (guild, ended_at) WHERE ended_at IS NOT NULL;
CREATE INDEX ix_games_unrecorded ON games (ended_at) WHERE status = 'over' AND recorded = 0;
CREATE INDEX ix_games_rematch_of ON games (rematch_of) WHERE rematch_of IS NOT NULL;
CREATE INDEX ix_games_host ON games (host) WHERE host IS NOT NULL;
CREATE INDEX ix_people_language ON people (id, language) WHERE language IS NOT NULL;
CREATE INDEX ix_guilds_retention ON guilds (id, retention_days) WHERE retention_days IS NOT NULL;
CREATE INDEX ix_agreements_person ON agreements (person);
CREATE INDEX ix_stop_agreements_person ON stop_agreements (person);
CREATE INDEX ix_deadlines_ends_at ON deadlines (ends_at);
CREATE INDEX ix_ratings_player ON ratings (player);
CREATE INDEX ix_tournaments_guild ON tournaments (guild);
CREATE INDEX ix_tournaments_organiser ON tournaments (organiser);
CREATE INDEX ix_match_games_match ON match_games (tournament, round, "match");
CREATE INDEX ix_match_games_open ON match_games (tournament, round, "match", game) WHERE counted = 1 AND scores IS NULL;
CREATE INDEX ix_decisions_referee ON decisions (referee);
CREATE INDEX ix_records_person ON records (person);
CREATE INDEX ix_records_game ON records (game);
CREATE INDEX ix_matches_open ON matches (channel) WHERE ending IS NULL;
CREATE INDEX ix_deadlines_out_at ON deadlines (out_at) WHERE out_at IS NOT NULL;
CREATE INDEX ix_orders_person ON orders (person);
CREATE INDEX ix_games_kept_for ON games (kept_for) WHERE kept_for IS NOT NULL;
CREATE UNIQUE INDEX uq_tournaments_previous ON tournaments (previous) WHERE previous IS NOT NULL AND status != 'cancelled';
CREATE INDEX ix_challenges_look_at ON challenges (look_at) WHERE look_at IS NOT NULL;
CREATE INDEX ix_challenges_game ON challenges (game) WHERE game IS NOT NULL;
CREATE INDEX ix_challenges_challenger ON challenges (challenger);
CREATE INDEX ix_challenges_challenged ON challenges (challenged);
CREATE UNIQUE INDEX uq_ladders_open_name ON ladders (guild, "key") WHERE status = 'open';
CREATE INDEX ix_ladders_look_at ON ladders (look_at) WHERE look_at IS NOT NULL;
CREATE INDEX ix_challenges_ladder ON challenges (ladder, made_at) WHERE ladder IS NOT NULL;
CREATE INDEX ix_challenges_unsettled ON challenges (ladder) WHERE settled = 0;
CREATE INDEX ix_ladders_guild ON ladders (guild);
CREATE INDEX ix_ladders_organiser ON ladders (organiser);
CREATE INDEX ix_ladder_members_person ON ladder_members (person);
CREATE INDEX ix_puzzle_plans_next_at ON puzzle_plans (next_at) WHERE active = 1;
CREATE UNIQUE INDEX uq_puzzles_open ON puzzles (guild) WHERE posted_at IS NOT NULL AND closed_at IS NULL;
CREATE INDEX ix_puzzle_answers_person ON puzzle_answers (person);
CREATE INDEX ix_file_reviews_made_at ON file_reviews (made_at);
CREATE INDEX ix_outbox_waiting_of_game ON outbox (game, number) WHERE work IS NOT NULL;
CREATE INDEX ix_outbox_waiting ON outbox (work, made_at) WHERE work IS NOT NULL;
CREATE INDEX ix_outbox_person ON outbox (person) WHERE person IS NOT NULL;
CREATE UNIQUE INDEX uq_outbox_message ON outbox (game, seq, kind) WHERE cancelled = 0;
CREATE INDEX ix_outbox_message ON outbox (message) WHERE message IS NOT NULL;
CREATE INDEX ix_outbox_controls ON outbox (game) WHERE message IS NOT NULL AND controls_disabled = 0;
CREATE INDEX ix_alerts_made_at ON alerts (made_at);
COMMIT;
