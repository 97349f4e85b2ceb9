//! What can be chosen in a filter: the stakes, tables and opponents that were played.

use rusqlite::params;

use super::pages::stake_at;
use super::{Archive, ArchiveError};
use crate::{OpponentId, Stake, StakeId, TableId};

/// The most tables or opponents that are offered.
const MOST: u32 = 50;

impl Archive {
    /// The stakes of cash games that were played.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub fn stakes(&self) -> Result<Vec<(StakeId, Stake)>, ArchiveError> {
        let mut statement = self.connection.prepare_cached(
            "SELECT game, currency, per_whole, small_blind, big_blind, tournament, id FROM stakes
             WHERE tournament = 0 ORDER BY game, currency, per_whole, big_blind, small_blind",
        )?;
        let stakes = statement.query_map([], |row| Ok((StakeId(row.get(6)?), stake_at(row, 0)?)))?;
        Ok(stakes.collect::<Result<_, _>>()?)
    }

    /// The tables of cash games, those of the last hands first.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub fn tables(&self) -> Result<Vec<(TableId, String)>, ArchiveError> {
        let mut statement = self.connection.prepare_cached(
            "SELECT id, name, (SELECT max(started_ms) FROM hands WHERE place = places.id) AS last FROM places
             WHERE tournament = 0 ORDER BY last DESC LIMIT ?1",
        )?;
        let tables = statement.query_map(params![MOST], |row| Ok((TableId(row.get(0)?), row.get(1)?)))?;
        Ok(tables.collect::<Result<_, _>>()?)
    }

    /// The players who were dealt in beside the player and whose names begin with a text, in any case of its ASCII letters.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub fn opponents(&self, beginning: &str) -> Result<Vec<(OpponentId, String)>, ArchiveError> {
        let mut statement = self
            .connection
            .prepare_cached("SELECT id, name FROM players WHERE substr(name, 1, length(?1)) = ?1 COLLATE NOCASE ORDER BY name LIMIT ?2")?;
        let names = statement.query_map(params![beginning, MOST], |row| Ok((OpponentId(row.get(0)?), row.get(1)?)))?;
        Ok(names.collect::<Result<_, _>>()?)
    }
}
