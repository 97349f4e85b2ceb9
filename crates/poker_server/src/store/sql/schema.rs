//! The tables, and the migrations from older versions.

use super::{Transaction, Value, accounts};
use crate::store::StoreError;

/// The statements that each version adds. `{keyed}` is replaced by an option that stores rows in the primary key itself.
const MIGRATIONS: [&str; 4] = ["
CREATE TABLE numbers (name TEXT PRIMARY KEY, last BIGINT NOT NULL) {keyed};
CREATE TABLE accounts (
    player BIGINT PRIMARY KEY, name TEXT NOT NULL, folded TEXT NOT NULL UNIQUE, phc TEXT, made BIGINT NOT NULL, suspended TEXT,
    pro BIGINT NOT NULL, wrong BIGINT NOT NULL, locked_until BIGINT NOT NULL, last_hall TEXT
);
CREATE TABLE tokens (digest TEXT PRIMARY KEY, player BIGINT NOT NULL REFERENCES accounts, made BIGINT NOT NULL, good_until BIGINT NOT NULL) {keyed};
CREATE INDEX tokens_of_players ON tokens (player);
CREATE TABLE log (id BIGINT PRIMARY KEY, made BIGINT NOT NULL, by_whom TEXT NOT NULL, deed TEXT NOT NULL);
CREATE TABLE orders (
    id BIGINT PRIMARY KEY, hall TEXT NOT NULL, made BIGINT NOT NULL, by_whom TEXT NOT NULL, what TEXT NOT NULL, outcome TEXT
);
CREATE INDEX open_orders ON orders (hall, id) WHERE outcome IS NULL;
CREATE TABLE halls (
    hall TEXT PRIMARY KEY, epoch BIGINT NOT NULL, owner TEXT, url TEXT, held_until BIGINT NOT NULL, moved BIGINT NOT NULL,
    base TEXT, counters TEXT, review TEXT
);
CREATE TABLE balances (
    hall TEXT NOT NULL REFERENCES halls, account TEXT NOT NULL, chips BIGINT NOT NULL, PRIMARY KEY (hall, account),
    CHECK (chips >= 0 OR account = '\"outside\"')
) {keyed};
CREATE TABLE movements (
    hall TEXT NOT NULL REFERENCES halls, number BIGINT NOT NULL, made BIGINT NOT NULL, payer TEXT NOT NULL, payee TEXT NOT NULL,
    chips BIGINT NOT NULL CHECK (chips > 0), reason TEXT NOT NULL, PRIMARY KEY (hall, number)
) {keyed};
CREATE TABLE players (hall TEXT NOT NULL REFERENCES halls, player BIGINT NOT NULL, what TEXT NOT NULL, PRIMARY KEY (hall, player)) {keyed};
CREATE TABLE entries (
    hall TEXT NOT NULL, player BIGINT NOT NULL, number BIGINT NOT NULL, what TEXT NOT NULL, PRIMARY KEY (hall, player, number),
    FOREIGN KEY (hall, player) REFERENCES players
) {keyed};
CREATE TABLE plans (hall TEXT NOT NULL REFERENCES halls, player BIGINT NOT NULL, what TEXT NOT NULL, PRIMARY KEY (hall, player)) {keyed};
CREATE TABLE tables (
    hall TEXT NOT NULL REFERENCES halls, id BIGINT NOT NULL, stake TEXT NOT NULL, what TEXT NOT NULL, PRIMARY KEY (hall, id)
) {keyed};
CREATE TABLE seats (
    hall TEXT NOT NULL, id BIGINT NOT NULL, player BIGINT NOT NULL, chips BIGINT NOT NULL, what TEXT NOT NULL,
    PRIMARY KEY (hall, id, player), FOREIGN KEY (hall, id) REFERENCES tables ON DELETE CASCADE
) {keyed};
CREATE TABLE corrections (hall TEXT NOT NULL REFERENCES halls, number BIGINT NOT NULL, what TEXT NOT NULL, PRIMARY KEY (hall, number)) {keyed};
CREATE TABLE begun (hall TEXT NOT NULL REFERENCES halls, hand BIGINT NOT NULL, what TEXT NOT NULL, PRIMARY KEY (hall, hand)) {keyed};
CREATE TABLE actions (
    hall TEXT NOT NULL, hand BIGINT NOT NULL, number BIGINT NOT NULL, what TEXT NOT NULL, PRIMARY KEY (hall, hand, number),
    FOREIGN KEY (hall, hand) REFERENCES begun ON DELETE CASCADE
) {keyed};
CREATE TABLE hands (
    hall TEXT NOT NULL REFERENCES halls, hand BIGINT NOT NULL, void BIGINT NOT NULL, what TEXT NOT NULL, PRIMARY KEY (hall, hand)
);
CREATE INDEX void_hands ON hands (hall, hand) WHERE void = 1;
CREATE TABLE hand_players (
    hall TEXT NOT NULL, player BIGINT NOT NULL, hand BIGINT NOT NULL, PRIMARY KEY (hall, player, hand),
    FOREIGN KEY (hall, hand) REFERENCES hands
) {keyed};
", "
CREATE TABLE tournaments (
    hall TEXT NOT NULL REFERENCES halls, id BIGINT NOT NULL, part TEXT NOT NULL, number BIGINT NOT NULL, what TEXT NOT NULL,
    PRIMARY KEY (hall, id, part, number)
) {keyed};
", "
CREATE TABLE tickets (hall TEXT NOT NULL REFERENCES halls, id BIGINT NOT NULL, what TEXT NOT NULL, PRIMARY KEY (hall, id)) {keyed};
", "
ALTER TABLE accounts ADD COLUMN skeleton TEXT;
CREATE INDEX accounts_by_skeleton ON accounts (skeleton);
ALTER TABLE accounts ADD COLUMN password_until BIGINT NOT NULL DEFAULT 0;
CREATE TABLE sessions (
    id BIGINT PRIMARY KEY, player BIGINT NOT NULL REFERENCES accounts, made BIGINT NOT NULL, used BIGINT NOT NULL, wrong BIGINT NOT NULL,
    locked_until BIGINT NOT NULL
);
CREATE INDEX sessions_of_players ON sessions (player);
ALTER TABLE tokens ADD COLUMN session BIGINT REFERENCES sessions ON DELETE CASCADE;
CREATE INDEX tokens_of_sessions ON tokens (session);
INSERT INTO sessions SELECT row_number() OVER (ORDER BY made, digest), player, made, made, 0, 0 FROM tokens;
UPDATE tokens SET session = numbered.id
FROM (SELECT row_number() OVER (ORDER BY made, digest) AS id, digest FROM tokens) AS numbered WHERE numbered.digest = tokens.digest;
"];

/// The version whose statements add the skeletons of names, which SQL cannot compute.
const SKELETONS: u64 = 4;

/// Migrates the tables to the version of this program.
pub(in crate::store) fn migrate(tx: &mut dyn Transaction, keyed: &str) -> Result<(), StoreError> {
    let known = u64::try_from(MIGRATIONS.len()).unwrap_or(u64::MAX);
    tx.define("CREATE TABLE IF NOT EXISTS schema_version (version BIGINT NOT NULL)")?;
    let found = tx.ask("SELECT version FROM schema_version", &[])?.first().map_or(Ok(0), |row| row.number(0))?;
    if found > known {
        return Err(StoreError::Newer { found, known });
    }
    for migration in MIGRATIONS.iter().skip(usize::try_from(found).unwrap_or(usize::MAX)) {
        tx.define(&migration.replace("{keyed}", keyed))?;
    }
    if found < SKELETONS {
        accounts::write_skeletons(tx)?;
    }
    if found < known {
        tx.run("DELETE FROM schema_version", &[])?;
        tx.run("INSERT INTO schema_version (version) VALUES ($1)", &[Value::of(known)?])?;
    }
    Ok(())
}
