-- SQLite can only make a table strict by making it anew. A strict table refuses values of another type, so no number becomes a float.
-- The most money that a book may hold is 9,000,000,000,000,000 hundredths (poker_protocol::Money::MOST_IN_A_BOOK).

ALTER TABLE numbers RENAME TO old_numbers;
CREATE TABLE numbers (name TEXT PRIMARY KEY, last INT NOT NULL) STRICT, WITHOUT ROWID;
INSERT INTO numbers SELECT * FROM old_numbers;
DROP TABLE old_numbers;

ALTER TABLE accounts RENAME TO old_accounts;
CREATE TABLE accounts (
    player INT PRIMARY KEY, name TEXT NOT NULL, folded TEXT NOT NULL UNIQUE, phc TEXT, made INT NOT NULL, suspended TEXT,
    pro INT NOT NULL, wrong INT NOT NULL, locked_until INT NOT NULL, last_hall TEXT
) STRICT;
INSERT INTO accounts SELECT * FROM old_accounts;
DROP TABLE old_accounts;

ALTER TABLE tokens RENAME TO old_tokens;
CREATE TABLE tokens (digest TEXT PRIMARY KEY, player INT NOT NULL REFERENCES accounts, made INT NOT NULL, good_until INT NOT NULL) STRICT, WITHOUT ROWID;
INSERT INTO tokens SELECT * FROM old_tokens;
DROP TABLE old_tokens;
CREATE INDEX tokens_of_players ON tokens (player);

ALTER TABLE log RENAME TO old_log;
CREATE TABLE log (id INT PRIMARY KEY, made INT NOT NULL, by_whom TEXT NOT NULL, deed TEXT NOT NULL) STRICT;
INSERT INTO log SELECT * FROM old_log;
DROP TABLE old_log;

ALTER TABLE orders RENAME TO old_orders;
CREATE TABLE orders (
    id INT PRIMARY KEY, hall TEXT NOT NULL, made INT NOT NULL, by_whom TEXT NOT NULL, what TEXT NOT NULL, outcome TEXT,
    -- How often a server has begun to carry the order out, and the epoch of the hall at the last time.
    tries INT NOT NULL DEFAULT 0, epoch INT NOT NULL DEFAULT 0
) STRICT;
INSERT INTO orders (id, hall, made, by_whom, what, outcome) SELECT id, hall, made, by_whom, what, outcome FROM old_orders;
DROP TABLE old_orders;
CREATE INDEX open_orders ON orders (hall, id) WHERE outcome IS NULL;

ALTER TABLE halls RENAME TO old_halls;
CREATE TABLE halls (
    hall TEXT PRIMARY KEY, epoch INT NOT NULL, owner TEXT, url TEXT, held_until INT NOT NULL, moved INT NOT NULL,
    base TEXT, counters TEXT, review TEXT,
    -- What was committed last: the number of the commit, the digest of all rows of the hall, and the link of the chain.
    commits INT NOT NULL DEFAULT 0, digest TEXT, link TEXT
) STRICT;
INSERT INTO halls (hall, epoch, owner, url, held_until, moved, base, counters, review) SELECT hall, epoch, owner, url, held_until, moved, base, counters, review FROM old_halls;
DROP TABLE old_halls;

ALTER TABLE balances RENAME TO old_balances;
CREATE TABLE balances (
    hall TEXT NOT NULL REFERENCES halls, account TEXT NOT NULL, chips INT NOT NULL, PRIMARY KEY (hall, account),
    CHECK (chips >= 0 OR account = '"outside"'), CHECK (chips BETWEEN -9000000000000000 AND 9000000000000000)
) STRICT, WITHOUT ROWID;
INSERT INTO balances SELECT * FROM old_balances;
DROP TABLE old_balances;

ALTER TABLE movements RENAME TO old_movements;
CREATE TABLE movements (
    hall TEXT NOT NULL REFERENCES halls, number INT NOT NULL, made INT NOT NULL, payer TEXT NOT NULL, payee TEXT NOT NULL,
    chips INT NOT NULL CHECK (chips BETWEEN 1 AND 9000000000000000), reason TEXT NOT NULL, PRIMARY KEY (hall, number)
) STRICT, WITHOUT ROWID;
INSERT INTO movements SELECT * FROM old_movements;
DROP TABLE old_movements;

ALTER TABLE players RENAME TO old_players;
CREATE TABLE players (hall TEXT NOT NULL REFERENCES halls, player INT NOT NULL, what TEXT NOT NULL, PRIMARY KEY (hall, player)) STRICT, WITHOUT ROWID;
INSERT INTO players SELECT * FROM old_players;
DROP TABLE old_players;

ALTER TABLE entries RENAME TO old_entries;
CREATE TABLE entries (
    hall TEXT NOT NULL, player INT NOT NULL, number INT NOT NULL, what TEXT NOT NULL, PRIMARY KEY (hall, player, number),
    FOREIGN KEY (hall, player) REFERENCES players
) STRICT, WITHOUT ROWID;
INSERT INTO entries SELECT * FROM old_entries;
DROP TABLE old_entries;

ALTER TABLE plans RENAME TO old_plans;
CREATE TABLE plans (hall TEXT NOT NULL REFERENCES halls, player INT NOT NULL, what TEXT NOT NULL, PRIMARY KEY (hall, player)) STRICT, WITHOUT ROWID;
INSERT INTO plans SELECT * FROM old_plans;
DROP TABLE old_plans;

ALTER TABLE tables RENAME TO old_tables;
CREATE TABLE tables (
    hall TEXT NOT NULL REFERENCES halls, id INT NOT NULL, stake TEXT NOT NULL, what TEXT NOT NULL, PRIMARY KEY (hall, id)
) STRICT, WITHOUT ROWID;
INSERT INTO tables SELECT * FROM old_tables;
DROP TABLE old_tables;

ALTER TABLE seats RENAME TO old_seats;
CREATE TABLE seats (
    hall TEXT NOT NULL, id INT NOT NULL, player INT NOT NULL, chips INT NOT NULL CHECK (chips BETWEEN 0 AND 9000000000000000), what TEXT NOT NULL,
    PRIMARY KEY (hall, id, player), FOREIGN KEY (hall, id) REFERENCES tables ON DELETE CASCADE
) STRICT, WITHOUT ROWID;
INSERT INTO seats SELECT * FROM old_seats;
DROP TABLE old_seats;

ALTER TABLE corrections RENAME TO old_corrections;
CREATE TABLE corrections (hall TEXT NOT NULL REFERENCES halls, number INT NOT NULL, what TEXT NOT NULL, PRIMARY KEY (hall, number)) STRICT, WITHOUT ROWID;
INSERT INTO corrections SELECT * FROM old_corrections;
DROP TABLE old_corrections;

ALTER TABLE begun RENAME TO old_begun;
CREATE TABLE begun (hall TEXT NOT NULL REFERENCES halls, hand INT NOT NULL, what TEXT NOT NULL, PRIMARY KEY (hall, hand)) STRICT, WITHOUT ROWID;
INSERT INTO begun SELECT * FROM old_begun;
DROP TABLE old_begun;

ALTER TABLE actions RENAME TO old_actions;
CREATE TABLE actions (
    hall TEXT NOT NULL, hand INT NOT NULL, number INT NOT NULL, what TEXT NOT NULL, PRIMARY KEY (hall, hand, number),
    FOREIGN KEY (hall, hand) REFERENCES begun ON DELETE CASCADE
) STRICT, WITHOUT ROWID;
INSERT INTO actions SELECT * FROM old_actions;
DROP TABLE old_actions;

ALTER TABLE hands RENAME TO old_hands;
CREATE TABLE hands (
    hall TEXT NOT NULL REFERENCES halls, hand INT NOT NULL, void INT NOT NULL, what TEXT NOT NULL, PRIMARY KEY (hall, hand)
) STRICT;
INSERT INTO hands SELECT * FROM old_hands;
DROP TABLE old_hands;
CREATE INDEX void_hands ON hands (hall, hand) WHERE void = 1;

ALTER TABLE hand_players RENAME TO old_hand_players;
CREATE TABLE hand_players (
    hall TEXT NOT NULL, player INT NOT NULL, hand INT NOT NULL, PRIMARY KEY (hall, player, hand),
    FOREIGN KEY (hall, hand) REFERENCES hands
) STRICT, WITHOUT ROWID;
INSERT INTO hand_players SELECT * FROM old_hand_players;
DROP TABLE old_hand_players;

ALTER TABLE tournaments RENAME TO old_tournaments;
CREATE TABLE tournaments (
    hall TEXT NOT NULL REFERENCES halls, id INT NOT NULL, part TEXT NOT NULL, number INT NOT NULL, what TEXT NOT NULL,
    PRIMARY KEY (hall, id, part, number)
) STRICT, WITHOUT ROWID;
INSERT INTO tournaments SELECT * FROM old_tournaments;
DROP TABLE old_tournaments;

ALTER TABLE tickets RENAME TO old_tickets;
CREATE TABLE tickets (hall TEXT NOT NULL REFERENCES halls, id INT NOT NULL, what TEXT NOT NULL, PRIMARY KEY (hall, id)) STRICT, WITHOUT ROWID;
INSERT INTO tickets SELECT * FROM old_tickets;
DROP TABLE old_tickets;

CREATE TABLE chain (
    hall TEXT NOT NULL REFERENCES halls, number INT NOT NULL, digest TEXT NOT NULL, link TEXT NOT NULL, PRIMARY KEY (hall, number)
) STRICT, WITHOUT ROWID;
