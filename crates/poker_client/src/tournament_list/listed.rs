//! A tournament of the list, with the player's own place in it.

use poker_protocol::{Begins, Money, OwnEntryState, TableId, TournamentRow};

use super::RowState;
use crate::tournament::OwnEntries;

/// A tournament of the list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ListedTournament<'a> {
    pub row: &'a TournamentRow,
    pub state: RowState,
    /// How far the player's own entry has come; `None` without one.
    pub own: Option<EntryPlace>,
}

/// How far an own entry has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EntryPlace {
    Registered,
    /// The player sits at this table.
    Seated(TableId),
    /// The player is out; the place may not be known yet.
    Out,
}

impl EntryPlace {
    /// The place of the entry that matters most: a seat before a registration.
    #[must_use]
    pub fn of(own: &OwnEntries, tournament: poker_protocol::TournamentId) -> Option<Self> {
        let seated = own.table_in(tournament).map(Self::Seated);
        let registered = || own.of(tournament).any(|entry| entry.state == OwnEntryState::Registered).then_some(Self::Registered);
        let out = || (own.is_in(tournament) || own.outcome(tournament).is_some()).then_some(Self::Out);
        seated.or_else(registered).or_else(out)
    }
}

/// A start that is nearer than this is counted down, in milliseconds.
const HOUR_MS: u64 = 3_600_000;

impl<'a> ListedTournament<'a> {
    /// A row at `now`, in milliseconds since 1970.
    #[must_use]
    pub fn of(row: &'a TournamentRow, own: &OwnEntries, now: u64) -> Self {
        Self { row, state: RowState::of(row, now), own: EntryPlace::of(own, row.tournament) }
    }

    /// Whether the player is registered or plays.
    #[must_use]
    pub fn is_in(&self) -> bool {
        matches!(self.own, Some(EntryPlace::Registered | EntryPlace::Seated(_))) && !self.state.is_over()
    }

    /// The time until the beginning, in milliseconds, if it is less than an hour away.
    #[must_use]
    pub fn starts_in(&self, now: u64) -> Option<u64> {
        let Begins::At { time } = self.row.begins else { return None };
        let left = time.saturating_sub(now);
        (left > 0 && left < HOUR_MS && matches!(self.state, RowState::Registering | RowState::NotOpen)).then_some(left)
    }

    /// The prize pool that is shown: the guarantee while the entries do not reach it.
    #[must_use]
    pub fn pool(&self) -> Money {
        self.row.pool.max(self.row.guarantee)
    }

    /// Whether at least a certain prize pool is guaranteed (R-PRZ-2).
    #[must_use]
    pub fn is_guaranteed(&self) -> bool {
        !self.row.guarantee.is_zero()
    }

    /// The time until what is shown of it changes by itself, in milliseconds; `None` if it does not.
    #[must_use]
    pub fn next_change_ms(&self, now: u64) -> Option<u64> {
        let to_second = |left: u64| (left > 0).then(|| (left - 1) % 1_000 + 1);
        if let RowState::Late { end: Some(super::LateEnd::In(left)), .. } = self.state {
            return to_second(left);
        }
        if let Some(left) = self.starts_in(now) {
            return to_second(left);
        }
        match (self.row.begins, self.state) {
            (Begins::At { time }, RowState::Registering | RowState::NotOpen) => {
                let left = time.saturating_sub(now);
                (left >= HOUR_MS).then(|| left - HOUR_MS + 1)
            }
            _ => None,
        }
    }
}
