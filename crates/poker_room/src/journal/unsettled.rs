//! Whether a player can be deleted, as a room was saved.

use poker_protocol::{PlayerId, TournamentId};

use super::save::RoomSave;
use super::tournaments::KeptTournament;
use crate::deleted_player::Unsettled;
use crate::tournament::{EntryState, StageSave};
use crate::{Account, UnfinishedHand};

impl RoomSave {
    /// Why the player cannot be deleted as the room was saved, or `None`. `unfinished` are the hands in progress.
    #[must_use]
    pub fn unsettled(&self, player: PlayerId, unfinished: &[UnfinishedHand]) -> Option<Unsettled> {
        let seated = self.tables.iter().any(|table| table.seats.iter().any(|seat| seat.player == player));
        let stack = self.ledger.accounts().any(|(account, _)| account.owner() == Some(player) && account.table().is_some());
        if seated || stack || unfinished.iter().any(|hand| hand.begun.has(player)) {
            return Some(Unsettled::AtTable);
        }
        let entered: Vec<TournamentId> =
            self.tournaments.iter().filter(|kept| kept.has_entry_of(player)).map(|kept| kept.save.opening.id).collect();
        if !entered.is_empty() {
            return Some(Unsettled::Entered(entered));
        }
        Unsettled::of_review(&self.review, player, self.ledger.holds(Account::Held(player)))
    }
}

impl KeptTournament {
    /// Whether the player has an entry that is not over.
    fn has_entry_of(&self, player: PlayerId) -> bool {
        let over = matches!(self.save.head.stage, StageSave::Finished | StageSave::Cancelled);
        let lasts = |state: EntryState| match state {
            EntryState::Registered | EntryState::Seated { .. } => true,
            EntryState::Out => !over,
            EntryState::Placed { .. } | EntryState::Merged { .. } | EntryState::Withdrawn => false,
        };
        self.save.entrants.iter().any(|entrant| entrant.player == player && lasts(entrant.state))
    }
}
