//! The players who look at a tournament.

use std::collections::BTreeSet;

use poker_protocol::PlayerId;

use crate::Now;

/// What a player who looks is told at most this often, milliseconds.
const TOLD_EVERY_MS: u32 = 2_000;

/// The players who look at a tournament, and what has changed since they were last told.
#[derive(Debug, Default)]
pub(super) struct Looking {
    players: BTreeSet<PlayerId>,
    changed: Option<Changed>,
    last_told: Option<Now>,
}

/// How much of a tournament has changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Changed {
    /// Only how it stands.
    Standing,
    /// Something that the overview has and the standing has not.
    Overview,
}

impl Looking {
    pub(super) fn players(&self) -> &BTreeSet<PlayerId> {
        &self.players
    }

    /// Adds a player who has been told everything at `now`.
    pub(super) fn begin(&mut self, player: PlayerId, now: Now) {
        self.players.insert(player);
        self.last_told.get_or_insert(now);
    }

    pub(super) fn end(&mut self, player: PlayerId) {
        self.players.remove(&player);
    }

    /// Notes a change.
    pub(super) fn note(&mut self, changed: Changed) {
        self.changed = self.changed.max(Some(changed));
    }

    /// When the players are next to be told; `None` if nothing has changed or nobody looks.
    pub(super) fn due(&self) -> Option<Now> {
        let told = self.last_told.filter(|_| !self.players.is_empty() && self.changed.is_some())?;
        Some(told.after_ms(TOLD_EVERY_MS))
    }

    /// What the players must be told now; then it counts as told. `None` if nothing is due.
    pub(super) fn take(&mut self, now: Now) -> Option<Changed> {
        self.due().filter(|&due| due <= now)?;
        self.last_told = Some(now);
        self.changed.take()
    }
}
