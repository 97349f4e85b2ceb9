//! Tournaments in SQL: each part of one is a row, so that a change writes only the parts that differ.

use poker_protocol::TournamentId;
use poker_room::TournamentChange;
use poker_room::tournament::{OutChange, TournamentChanges, TournamentTableChange};

use super::Value;
use super::hall_table::{HallRows, TOURNAMENTS};
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
pub(super) struct TournamentWriter<'a, 'r> {
    pub rows: &'a mut HallRows<'r>,
}

impl TournamentWriter<'_, '_> {
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
            let sql = "SELECT what FROM tournaments WHERE hall = $1 AND id = $2 AND part = $3";
            let rows = self.rows.tx.ask(sql, &[self.rows.name(), Value::of(id.0.into())?, Value::text(OPENING)])?;
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
            let sql = "DELETE FROM tournaments WHERE hall = $1 AND id = $2 AND part = $3 AND number >= $4 RETURNING id, part, number, what";
            let values = [self.rows.name(), Value::of(id.0.into())?, Value::text(OUT), Value::of((*keep).into())?];
            self.rows.delete(&TOURNAMENTS, sql, &values)?;
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
                    let sql = "DELETE FROM tournaments WHERE hall = $1 AND id = $2 AND part = $3 AND number = $4 RETURNING id, part, number, what";
                    let values = [self.rows.name(), Value::of(id.0.into())?, Value::text(TABLE), Value::of(table.0.into())?];
                    self.rows.delete(&TOURNAMENTS, sql, &values)?;
                }
            }
        }
        Ok(())
    }

    fn forget(&mut self, id: TournamentId) -> Result<(), StoreError> {
        let sql = "DELETE FROM tournaments WHERE hall = $1 AND id = $2 RETURNING id, part, number, what";
        self.rows.delete(&TOURNAMENTS, sql, &[self.rows.name(), Value::of(id.0.into())?])
    }

    fn put(&mut self, (id, part, number): (TournamentId, &str, u64), what: Value<'_>) -> Result<(), StoreError> {
        self.rows.put(&TOURNAMENTS, &[Value::of(id.0.into())?, Value::text(part), Value::of(number)?, what])
    }
}
