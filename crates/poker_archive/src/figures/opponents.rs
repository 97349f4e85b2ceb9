//! How other players play, in the hands in which the player was dealt in too.

use rusqlite::{OptionalExtension, Row, params};

use super::share::{PlayFigures, PlaySums, Share};
use crate::{Archive, ArchiveError, OpponentId};

/// How another player plays, in the hands shared with the player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OpponentFigures {
    pub id: OpponentId,
    /// The hands in which both were dealt in.
    pub hands: u64,
    pub play: PlayFigures,
}

impl OpponentFigures {
    /// Whether there are enough hands to say anything: at least [`Share::ENOUGH`]. Below, only their number may be shown.
    pub fn enough(&self) -> bool {
        self.hands >= Share::ENOUGH
    }
}

/// The columns that [`figures`] reads; `t` are the totals.
const COLUMNS: &str = "t.player, t.hands, t.decided, t.entered, t.raised, t.could_three_bet, t.three_bet, t.saw_flop, t.showdown,
    t.won_showdown, t.could_continue, t.continued, t.folded, t.bets, t.calls";

impl Archive {
    /// How another player plays; `None` if no hand was shared.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub fn opponent_figures(&self, opponent: OpponentId) -> Result<Option<OpponentFigures>, ArchiveError> {
        let mut statement = self.connection.prepare_cached(&format!("SELECT {COLUMNS} FROM totals t WHERE t.player = ?1"))?;
        Ok(statement.query_row(params![opponent.0], figures).optional()?)
    }

    /// How the players with these names in a room play, in the order of the names; `None` for each name with which no hand was shared.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub fn opponents_at(&self, room: &str, names: &[&str]) -> Result<Vec<Option<OpponentFigures>>, ArchiveError> {
        let mut statement = self.connection.prepare_cached(&format!(
            "SELECT {COLUMNS} FROM rooms r JOIN players p ON p.room = r.id JOIN totals t ON t.player = p.id WHERE r.name = ?1 AND p.name = ?2"
        ))?;
        names.iter().map(|name| Ok(statement.query_row(params![room, name], figures).optional()?)).collect()
    }
}

fn figures(row: &Row<'_>) -> Result<OpponentFigures, rusqlite::Error> {
    let count = |column: usize| row.get::<_, i64>(column).map(|count| u64::try_from(count).unwrap_or_default());
    let sums = PlaySums {
        decided: count(2)?,
        entered: count(3)?,
        raised: count(4)?,
        could_three_bet: count(5)?,
        three_bet: count(6)?,
        saw_flop: count(7)?,
        showdown: count(8)?,
        won_showdown: count(9)?,
        could_continue: count(10)?,
        continued: count(11)?,
        folded: count(12)?,
        bets: count(13)?,
        calls: count(14)?,
    };
    Ok(OpponentFigures { id: OpponentId(row.get(0)?), hands: count(1)?, play: sums.figures() })
}
