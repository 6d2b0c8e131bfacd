-- A database as the first schema made it, with one table.
BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0001');
CREATE TABLE chat (
	id INTEGER NOT NULL, 
	table_id VARCHAR(16) NOT NULL, 
	seat INTEGER NOT NULL, 
	visitor INTEGER NOT NULL, 
	name VARCHAR(80) NOT NULL, 
	text TEXT NOT NULL, 
	action VARCHAR(80), 
	time FLOAT NOT NULL, 
	CONSTRAINT pk_chat PRIMARY KEY (id), 
	CONSTRAINT fk_chat_table_id FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE, 
	CONSTRAINT uq_chat_table_id_action UNIQUE (table_id, action)
);
CREATE TABLE holds (
	table_id VARCHAR(16) NOT NULL, 
	seat INTEGER NOT NULL, 
	visitor INTEGER NOT NULL, 
	CONSTRAINT pk_holds PRIMARY KEY (table_id, seat, visitor), 
	CONSTRAINT fk_holds_table_id FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE, 
	CONSTRAINT fk_holds_visitor FOREIGN KEY(visitor) REFERENCES visitors (id) ON DELETE CASCADE
);
CREATE TABLE leases (
	table_id VARCHAR(16) NOT NULL, 
	worker VARCHAR(32) NOT NULL, 
	CONSTRAINT pk_leases PRIMARY KEY (table_id), 
	CONSTRAINT fk_leases_table_id FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
CREATE TABLE plies (
	table_id VARCHAR(16) NOT NULL, 
	seq INTEGER NOT NULL, 
	line TEXT NOT NULL, 
	seat INTEGER NOT NULL, 
	action VARCHAR(80), 
	time FLOAT NOT NULL, 
	CONSTRAINT pk_plies PRIMARY KEY (table_id, seq), 
	CONSTRAINT fk_plies_table_id FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE, 
	CONSTRAINT uq_plies_table_id_action UNIQUE (table_id, action)
);
INSERT INTO "plies" VALUES('firsttable',0,'1 1 Drop column:4',0,'0:a',1000.0);
CREATE TABLE seats (
	table_id VARCHAR(16) NOT NULL, 
	seat INTEGER NOT NULL, 
	kind VARCHAR(8) NOT NULL, 
	level VARCHAR(40) NOT NULL, 
	name VARCHAR(80) NOT NULL, 
	secret_hash VARCHAR(64), 
	share VARCHAR(64) NOT NULL, 
	away_since FLOAT, 
	standin VARCHAR(40) NOT NULL, 
	CONSTRAINT pk_seats PRIMARY KEY (table_id, seat), 
	CONSTRAINT fk_seats_table_id FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE, 
	CONSTRAINT uq_seats_secret_hash UNIQUE (secret_hash)
);
INSERT INTO "seats" VALUES('firsttable',0,'person','','Ylva',NULL,'',NULL,'');
INSERT INTO "seats" VALUES('firsttable',1,'bot','squire','',NULL,'',NULL,'');
CREATE TABLE tables (
	id VARCHAR(16) NOT NULL, 
	title VARCHAR(120) NOT NULL, 
	game VARCHAR(80) NOT NULL, 
	seats INTEGER NOT NULL, 
	options TEXT NOT NULL, 
	situation TEXT, 
	visibility VARCHAR(8) NOT NULL, 
	kind VARCHAR(8) NOT NULL, 
	stage VARCHAR(8) NOT NULL, 
	owner INTEGER NOT NULL, 
	pace VARCHAR(8) NOT NULL, 
	takeover_after INTEGER, 
	hints BOOLEAN NOT NULL, 
	seed VARCHAR(64) NOT NULL, 
	commitment VARCHAR(64) NOT NULL, 
	header TEXT, 
	reason TEXT NOT NULL, 
	created FLOAT NOT NULL, 
	changed FLOAT NOT NULL, 
	CONSTRAINT pk_tables PRIMARY KEY (id), 
	CONSTRAINT fk_tables_owner FOREIGN KEY(owner) REFERENCES visitors (id)
);
INSERT INTO "tables" VALUES('firsttable','','connect-four',2,'{}',NULL,'link','people','playing',1,'live',NULL,1,'1111111111111111111111111111111111111111111111111111111111111111','2222222222222222222222222222222222222222222222222222222222222222','jotunheim record 1','',1000.0,1000.0);
CREATE TABLE visitors (
	id INTEGER NOT NULL, 
	token_hash VARCHAR(64) NOT NULL, 
	name VARCHAR(80) NOT NULL, 
	created FLOAT NOT NULL, 
	seen FLOAT NOT NULL, 
	CONSTRAINT pk_visitors PRIMARY KEY (id), 
	CONSTRAINT uq_visitors_token_hash UNIQUE (token_hash)
);
INSERT INTO "visitors" VALUES(1,'0000000000000000000000000000000000000000000000000000000000000000','Ylva',1000.0,1000.0);
CREATE TABLE workers (
	id VARCHAR(32) NOT NULL, 
	seen FLOAT NOT NULL, 
	CONSTRAINT pk_workers PRIMARY KEY (id)
);
CREATE INDEX ix_tables_owner ON tables (owner);
CREATE INDEX ix_tables_visibility_stage_changed ON tables (visibility, stage, changed);
CREATE INDEX ix_chat_table_id_id ON chat (table_id, id);
CREATE INDEX ix_holds_visitor ON holds (visitor);
COMMIT;
