//! Tournaments in SQL: each part of one is a row, so that a change writes only the parts that differ.

use poker_protocol::TournamentId;
use poker_room::TournamentChange;
use poker_room::tournament::{OutChange, TournamentChanges, TournamentTableChange};

use super::{Transaction, Value};
use crate::store::StoreError;

/// The parts of a tournament. Entries and tables are rows with their numbers; the other parts have the number 0.
pub(super) const SERIES: &str = "series";
pub(super) const AT: &str = "at";
pub(super) const OPENING: &str = "opening";
pub(super) const HEAD: &str = "head";
pub(super) const PRIZES: &str = "prizes";
pub(super) const OUT: &str = "out";
pub(super) const ENTRANT: &str = "entrant";
pub(super) const TABLE: &str = "table";

/// Writes what has changed about the tournaments of one hall.
pub(super) struct TournamentWriter<'a> {
    pub tx: &'a mut dyn Transaction,
    pub hall: &'a str,
}

impl TournamentWriter<'_> {
    pub(super) fn keep(&mut self, change: &TournamentChange) -> Result<(), StoreError> {
        match change {
            TournamentChange::Forgotten(id) => self.forget(*id),
            TournamentChange::Changed { series, changes } => {
                if let Some(opening) = &changes.opened {
                    // The first changes contain everything, also after a restart.
                    self.forget(changes.tournament)?;
                    self.put((changes.tournament, SERIES, 0), Value::json(series)?)?;
                    self.put((changes.tournament, OPENING, 0), Value::json(opening)?)?;
                }
                self.keep_changes(changes)
            }
        }
    }

    fn keep_changes(&mut self, changes: &TournamentChanges) -> Result<(), StoreError> {
        let TournamentChanges { tournament, at, opened: _, terms, head, prizes, out, entrants, tables } = changes;
        let id = *tournament;
        self.put((id, AT, 0), Value::json(at)?)?;
        if let Some(terms) = terms {
            let rows = self.tx.ask(
                "SELECT what FROM tournaments WHERE hall = $1 AND id = $2 AND part = $3",
                &[Value::text(self.hall), Value::of(id.0.into())?, Value::text(OPENING)],
            )?;
            if let Some(row) = rows.first() {
                let mut opening: poker_room::tournament::TournamentOpening = row.json(0)?;
                opening.terms = std::sync::Arc::clone(terms);
                self.put((id, OPENING, 0), Value::json(&opening)?)?;
            }
        }
        if let Some(head) = head {
            self.put((id, HEAD, 0), Value::json(head)?)?;
        }
        if let Some(prizes) = prizes {
            self.put((id, PRIZES, 0), Value::json(prizes)?)?;
        }
        if let Some(OutChange { keep, then }) = out {
            let sql = "DELETE FROM tournaments WHERE hall = $1 AND id = $2 AND part = $3 AND number >= $4";
            let values = [Value::text(self.hall), Value::of(id.0.into())?, Value::text(OUT), Value::of((*keep).into())?];
            self.tx.run(sql, &values)?;
            for (number, entry) in (u64::from(*keep)..).zip(then) {
                self.put((id, OUT, number), Value::json(entry)?)?;
            }
        }
        for (entry, save) in entrants {
            self.put((id, ENTRANT, entry.0.into()), Value::json(save)?)?;
        }
        for change in tables {
            match change {
                TournamentTableChange::Open(save) => self.put((id, TABLE, save.table.0.into()), Value::json(save)?)?,
                TournamentTableChange::Closed(table) => {
                    let sql = "DELETE FROM tournaments WHERE hall = $1 AND id = $2 AND part = $3 AND number = $4";
                    let values = [Value::text(self.hall), Value::of(id.0.into())?, Value::text(TABLE), Value::of(table.0.into())?];
                    self.tx.run(sql, &values)?;
                }
            }
        }
        Ok(())
    }

    fn forget(&mut self, id: TournamentId) -> Result<(), StoreError> {
        self.tx.run("DELETE FROM tournaments WHERE hall = $1 AND id = $2", &[Value::text(self.hall), Value::of(id.0.into())?])?;
        Ok(())
    }

    fn put(&mut self, (id, part, number): (TournamentId, &str, u64), what: Value<'_>) -> Result<(), StoreError> {
        let sql = "INSERT INTO tournaments (hall, id, part, number, what) VALUES ($1, $2, $3, $4, $5) \
                   ON CONFLICT (hall, id, part, number) DO UPDATE SET what = excluded.what";
        let values = [Value::text(self.hall), Value::of(id.0.into())?, Value::text(part), Value::of(number)?, what];
        self.tx.run(sql, &values)?;
        Ok(())
    }
}
