//! Counts again from the records how everybody played, for files of version 1: it had no folds after the flop, and counted hands whose end was
//! not seen among those that might have come to a showdown.

use rusqlite::{Transaction, params};

use super::record::read_record;
use crate::facts::play_of;

/// Counts all hands again. What is kept of a hand whose record cannot be read stays as it is.
pub(super) fn recount(tx: &Transaction<'_>) -> Result<(), rusqlite::Error> {
    let mut records = tx.prepare("SELECT r.hand, h.room, r.phh FROM records r JOIN hands h ON h.id = r.hand")?;
    let mut own = tx.prepare("UPDATE hands SET marks = ?2, bets = ?3, calls = ?4 WHERE id = ?1")?;
    let mut other = tx.prepare(
        "UPDATE seats SET marks = ?2, bets = ?3, calls = ?4
         WHERE hand = ?1 AND player = (SELECT id FROM players WHERE room = ?5 AND name = ?6)",
    )?;
    let mut rows = records.query([])?;
    while let Some(row) = rows.next()? {
        let (hand, room, phh): (i64, i64, String) = (row.get(0)?, row.get(1)?, row.get(2)?);
        let Some(plays) = read_record(&phh).and_then(|hand| play_of(&hand)) else { continue };
        // Of two seats of one name in a damaged record the first counts, which is written last.
        for (place, (name, counts)) in plays.iter().enumerate().rev() {
            let (marks, bets, calls) = (counts.marks.0, counts.bets, counts.calls);
            if place == 0 {
                own.execute(params![hand, marks, bets, calls])?;
            } else {
                other.execute(params![hand, marks, bets, calls, room, name])?;
            }
        }
    }
    tx.execute(TOTALS, [])?;
    Ok(())
}

/// The bits of `marks` are those of `PlayMarks`.
const TOTALS: &str = "
INSERT INTO totals SELECT player, count(*), sum(marks & 1), sum(marks >> 1 & 1), sum(marks >> 2 & 1), sum(marks >> 3 & 1), sum(marks >> 4 & 1),
    sum(marks >> 5 & 1), sum(marks >> 6 & 1), sum(marks >> 7 & 1), sum(marks >> 8 & 1), sum(marks >> 9 & 1), sum(marks >> 10 & 1),
    sum(bets), sum(calls)
FROM seats GROUP BY player";
