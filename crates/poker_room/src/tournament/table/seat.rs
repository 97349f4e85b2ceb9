//! What a tournament keeps of a player at a table.

use serde::{Deserialize, Serialize};

use crate::PlayerKind;
use crate::table::Seated;
use crate::tournament::EntryId;

/// A player at a table of a tournament.
pub(in crate::tournament) type SeatedEntrant = Seated<EntrantSeat>;

/// What a tournament keeps of a player at a table, besides what a hand needs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::tournament) struct EntrantSeat {
    pub entry: EntryId,
    pub kind: PlayerKind,
    pub presence: Presence,
}

/// Whether a player takes decisions. All are dealt in and post (R-TRN-2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Presence {
    Plays,
    /// Has let a decision's time run out, or was not connected when seated. Ends when the player connects or asks to play.
    Away,
    /// Has asked to sit out. Ends when the player asks to play.
    SitsOut,
}

impl SeatedEntrant {
    /// Sets who plays for the entry.
    pub(super) fn play_by(&mut self, kind: PlayerKind) {
        self.own_mut().kind = kind;
    }

    /// Sets whether the player takes decisions, from the next one on.
    pub(in crate::tournament) fn set_presence(&mut self, presence: Presence) {
        self.own_mut().presence = presence;
        self.set_absent(presence != Presence::Plays);
    }
}
