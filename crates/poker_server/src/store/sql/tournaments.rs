//! Tournaments in SQL: each part of one is a row, so that a change writes only the parts that differ.

use poker_protocol::TournamentId;
use poker_room::TournamentChange;
use poker_room::tournament::{OutChange, TournamentChanges, TournamentOpening, TournamentTableChange};

use super::hall_table::{HallRows, TOURNAMENTS};
use super::row::json;
use super::{Value, encrypted_draw};
use crate::store::StoreError;
use crate::store::keys::KeyRing;

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
    pub keys: &'a KeyRing,
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
                    self.put_opening(opening, changes.head.as_ref().is_some_and(encrypted_draw::is_told))?;
                }
                self.keep_opening(changes)?;
                self.keep_changes(changes)
            }
        }
    }

    /// Writes the opening again if its terms have changed, or if its draw is told by now and is still encrypted.
    fn keep_opening(&mut self, changes: &TournamentChanges) -> Result<(), StoreError> {
        let (id, told) = (changes.tournament, changes.head.as_ref().is_some_and(encrypted_draw::is_told));
        if changes.terms.is_none() && !(told && changes.opened.is_none()) {
            return Ok(());
        }
        let sql = "SELECT what FROM tournaments WHERE hall = $1 AND id = $2 AND part = $3";
        let rows = self.rows.tx.ask(sql, &[self.rows.name(), Value::of(id.0.into())?, Value::text(OPENING)])?;
        let Some(row) = rows.first() else { return Ok(()) };
        let is_encrypted = encrypted_draw::key(row.text(0)?)?.is_some();
        if changes.terms.is_none() && !is_encrypted {
            return Ok(());
        }
        let mut opening = encrypted_draw::read(self.keys, (self.rows.hall, id), row.text(0)?)?;
        opening.terms = changes.terms.clone().unwrap_or(opening.terms);
        self.put_opening(&opening, told || !is_encrypted)
    }

    fn put_opening(&mut self, opening: &TournamentOpening, told: bool) -> Result<(), StoreError> {
        let text = if told { json(opening)? } else { encrypted_draw::text(self.keys, self.rows.hall, opening)? };
        self.put((opening.id, OPENING, 0), Value::text(&text))
    }

    fn keep_changes(&mut self, changes: &TournamentChanges) -> Result<(), StoreError> {
        let TournamentChanges { tournament, at, opened: _, terms: _, head, prizes, out, entrants, tables } = changes;
        let id = *tournament;
        self.put((id, AT, 0), Value::json(at)?)?;
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
