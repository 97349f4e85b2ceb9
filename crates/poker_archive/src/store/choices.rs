//! What can be chosen in a filter: the games, stakes, tables and opponents that were played.

use rusqlite::params;

use super::pages::stake_at;
use super::{Archive, ArchiveError};
use crate::{OpponentId, Stake, StakeId, TableId};

/// The most opponents that are offered.
const MOST: u32 = 50;

/// A player who was dealt in beside the player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Opponent {
    pub id: OpponentId,
    /// The room: empty for practice.
    pub room: String,
    pub name: String,
    /// The hands in which both were dealt in.
    pub hands: u64,
}

impl Archive {
    /// The codes of all games that were played, in cash games and tournaments.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub fn games(&self) -> Result<Vec<String>, ArchiveError> {
        // There are few stakes, also of very many hands.
        let mut statement = self.connection.prepare_cached("SELECT DISTINCT game FROM stakes ORDER BY game")?;
        let games = statement.query_map([], |row| row.get(0))?;
        Ok(games.collect::<Result<_, _>>()?)
    }

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

    /// All tables of cash games, those of the last hands first.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub fn tables(&self) -> Result<Vec<(TableId, String)>, ArchiveError> {
        let mut statement = self.connection.prepare_cached(
            "SELECT id, name, (SELECT max(started_ms) FROM hands WHERE place = places.id) AS last FROM places
             WHERE tournament = 0 ORDER BY last DESC",
        )?;
        let tables = statement.query_map([], |row| Ok((TableId(row.get(0)?), row.get(1)?)))?;
        Ok(tables.collect::<Result<_, _>>()?)
    }

    /// The players who were dealt in beside the player and whose names begin with a text, in any case of its ASCII letters: those with the
    /// most hands first.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub fn opponents(&self, beginning: &str) -> Result<Vec<Opponent>, ArchiveError> {
        let mut statement = self.connection.prepare_cached(
            "SELECT p.id, r.name, p.name, t.hands FROM players p JOIN rooms r ON r.id = p.room JOIN totals t ON t.player = p.id
             WHERE substr(p.name, 1, length(?1)) = ?1 COLLATE NOCASE ORDER BY t.hands DESC, p.name, p.id LIMIT ?2",
        )?;
        let opponents = statement.query_map(params![beginning, MOST], |row| {
            let hands: i64 = row.get(3)?;
            let hands = u64::try_from(hands).unwrap_or_default();
            Ok(Opponent { id: OpponentId(row.get(0)?), room: row.get(1)?, name: row.get(2)?, hands })
        })?;
        Ok(opponents.collect::<Result<_, _>>()?)
    }
}
