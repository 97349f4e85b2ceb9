//! The tables of the archive, and their versions.

use std::path::Path;

use rusqlite::{Connection, TransactionBehavior};

use super::error::ArchiveError;
use super::recount::recount;

/// The application id in the file's header: "hand".
const APPLICATION: i64 = 0x6861_6e64;
/// The version of the tables.
const VERSION: i64 = 3;

/// The tables of version 1.
pub(crate) const TABLES_1: &str = "
CREATE TABLE rooms (id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE);
CREATE TABLE places (id INTEGER PRIMARY KEY, room INTEGER NOT NULL, name TEXT NOT NULL, tournament INTEGER NOT NULL,
    UNIQUE (room, name, tournament));
CREATE TABLE stakes (id INTEGER PRIMARY KEY, game TEXT NOT NULL, currency TEXT NOT NULL, per_whole INTEGER NOT NULL,
    small_blind INTEGER NOT NULL, big_blind INTEGER NOT NULL, tournament INTEGER NOT NULL,
    UNIQUE (game, currency, per_whole, small_blind, big_blind, tournament));
CREATE TABLE tournaments (id INTEGER PRIMARY KEY, room INTEGER NOT NULL, number INTEGER NOT NULL, name TEXT NOT NULL,
    UNIQUE (room, number, name));
CREATE TABLE players (id INTEGER PRIMARY KEY, room INTEGER NOT NULL, name TEXT NOT NULL, UNIQUE (room, name));
-- What lists, filters and figures read. `digest` is of the record: the same hand is kept once, also if the room tells it again.
CREATE TABLE hands (id INTEGER PRIMARY KEY, room INTEGER NOT NULL, number INTEGER NOT NULL, digest INTEGER NOT NULL,
    started_ms INTEGER NOT NULL, place INTEGER NOT NULL, stake INTEGER NOT NULL, tournament INTEGER NOT NULL, dealt_in INTEGER NOT NULL,
    position INTEGER NOT NULL, flags INTEGER NOT NULL, net INTEGER NOT NULL, luck_milli INTEGER NOT NULL, pot INTEGER NOT NULL,
    rake INTEGER NOT NULL, big_blind INTEGER NOT NULL, marks INTEGER NOT NULL, bets INTEGER NOT NULL, calls INTEGER NOT NULL,
    cards BLOB NOT NULL, board BLOB NOT NULL);
CREATE UNIQUE INDEX hands_once ON hands (number, room, digest);
-- Each of these holds everything that a filter asks for, in the order of lists, so that no filter reads the hands themselves.
CREATE INDEX hands_in_order ON hands (started_ms, id, stake, place, tournament, flags, net);
CREATE INDEX hands_of_stake ON hands (stake, started_ms, id, place, tournament, flags, net);
CREATE INDEX hands_of_place ON hands (place, started_ms, id, stake, flags, net);
CREATE INDEX hands_of_tournament ON hands (tournament, started_ms, id, stake, flags, net) WHERE tournament <> 0;
CREATE INDEX hands_starred ON hands (started_ms, id) WHERE flags & 4 <> 0;
CREATE INDEX hands_noted ON hands (started_ms, id) WHERE flags & 8 <> 0;
CREATE INDEX hands_all_in ON hands (started_ms, id, stake, place, tournament, flags, net) WHERE flags & 2 <> 0;
CREATE TABLE records (hand INTEGER PRIMARY KEY, phh TEXT NOT NULL);
CREATE TABLE seats (player INTEGER NOT NULL, hand INTEGER NOT NULL, marks INTEGER NOT NULL, bets INTEGER NOT NULL, calls INTEGER NOT NULL,
    PRIMARY KEY (player, hand)) WITHOUT ROWID;
-- `folded` is the text in small letters.
CREATE TABLE notes (hand INTEGER PRIMARY KEY, text TEXT NOT NULL, folded TEXT NOT NULL);
";

/// What version 2 adds.
pub(crate) const TABLES_2: &str = "
-- What each opponent did in all hands together, so that a table of names is read at once.
CREATE TABLE totals (player INTEGER PRIMARY KEY, hands INTEGER NOT NULL, decided INTEGER NOT NULL, entered INTEGER NOT NULL,
    raised INTEGER NOT NULL, could_three_bet INTEGER NOT NULL, three_bet INTEGER NOT NULL, saw_flop INTEGER NOT NULL,
    showdown INTEGER NOT NULL, won_showdown INTEGER NOT NULL, could_continue INTEGER NOT NULL, continued INTEGER NOT NULL,
    folded INTEGER NOT NULL, bets INTEGER NOT NULL, calls INTEGER NOT NULL);
-- The player's labels and notes. `label` is 0 for none.
CREATE TABLE people (room INTEGER NOT NULL, name TEXT NOT NULL, label INTEGER NOT NULL, note TEXT NOT NULL, changed_ms INTEGER NOT NULL,
    PRIMARY KEY (room, name)) WITHOUT ROWID;
";

/// What version 3 adds: which players are muted.
const TABLES_3: &str = "ALTER TABLE people ADD COLUMN muted INTEGER NOT NULL DEFAULT 0;";

/// Creates the tables in a new file, or brings those of an older version up to date.
pub(super) fn migrate(connection: &mut Connection, path: &Path) -> Result<(), ArchiveError> {
    let number = |connection: &Connection, name: &str| connection.pragma_query_value(None, name, |row| row.get::<_, i64>(0));
    let tx = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
    let (application, version) = (number(&tx, "application_id")?, number(&tx, "user_version")?);
    let tables: i64 = tx.query_row("SELECT count(*) FROM sqlite_schema", [], |row| row.get(0))?;
    let before = match (application, version) {
        (APPLICATION, VERSION) => return Ok(()),
        (APPLICATION, found) if found > VERSION => return Err(ArchiveError::Newer { path: path.to_owned(), found }),
        (APPLICATION, found @ 1..VERSION) => found,
        (0, 0) if tables == 0 => 0,
        _ => return Err(ArchiveError::NotOurs(path.to_owned())),
    };
    if before < 1 {
        tx.execute_batch(TABLES_1)?;
    }
    if before < 2 {
        tx.execute_batch(TABLES_2)?;
        recount(&tx)?;
    }
    tx.execute_batch(TABLES_3)?;
    tx.pragma_update(None, "application_id", APPLICATION)?;
    tx.pragma_update(None, "user_version", VERSION)?;
    Ok(tx.commit()?)
}
