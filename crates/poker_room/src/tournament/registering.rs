//! Players enter before the beginning, and take their entries back.

use poker_protocol::{PlayerId, PlayerView};

use super::bounty::HouseBountyKind;
use super::entrant::{Entrant, EntryState};
use super::entry_id::EntryId;
use super::output::TournamentOutput;
use super::refusal::TournamentRefusal;
use super::terms::Beginning;
use super::{Stage, Tournament};
use crate::{Dealer, Now, PlayerKind};

/// A player who registers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Registration {
    pub player: PlayerId,
    pub kind: PlayerKind,
    /// The name and avatar that others see.
    pub view: PlayerView,
    /// Whether the player's client is connected.
    pub connected: bool,
    /// The bounties that the house pays for this player, if the tournament has them.
    pub bounties: Vec<HouseBountyKind>,
}

impl Tournament {
    /// Enters a player, who has paid. The last entry of a sit & go begins it (R-TYP-1).
    ///
    /// # Errors
    /// `Closed`, `AlreadyRegistered` (R-REG-7), `NoReEntry` or `Full` (R-REG-2); then nothing has changed.
    pub fn register(&mut self, registration: Registration, dealer: &mut Dealer, now: Now) -> Result<EntryId, TournamentRefusal> {
        let Registration { player, kind, view, connected, bounties } = registration;
        if !self.is_open() {
            return Err(TournamentRefusal::Closed);
        }
        self.may_enter(player)?;
        if self.entries() >= self.terms.most_entries {
            return Err(TournamentRefusal::Full);
        }
        let entry = EntryId(u32::try_from(self.entrants.len()).map_err(|_| TournamentRefusal::Full)?);
        self.enter_bounties(entry, &bounties).map_err(|_| TournamentRefusal::Full)?;
        self.entrants.push(Entrant { player, kind, view, connected, state: EntryState::Registered });
        self.entry_of.insert(player, entry);
        self.entered += 1;
        self.outputs.push_back(TournamentOutput::Registered { entry });
        if matches!(self.stage, Stage::Playing(_)) {
            self.seat_late(entry, dealer, now);
        } else if self.terms.begin == Beginning::WhenFull && self.entries() == self.terms.most_entries {
            self.begin(dealer, now);
        }
        Ok(entry)
    }

    /// Whether a player may have a new entry: one who has none, or who is out and may enter again (R-REG-7, R-REG-13).
    fn may_enter(&self, player: PlayerId) -> Result<(), TournamentRefusal> {
        let Some(entrant) = self.entry_of.get(&player).and_then(|&entry| self.entrant(entry)) else { return Ok(()) };
        let before = self.entrants.iter().filter(|entrant| entrant.player == player && entrant.state == EntryState::Out).count();
        let most = self.terms.late.map_or(0, |late| usize::from(late.re_entries));
        match entrant.state {
            EntryState::Out if before <= most => Ok(()),
            EntryState::Out => Err(TournamentRefusal::NoReEntry),
            EntryState::Registered | EntryState::Seated { .. } | EntryState::Placed { .. } | EntryState::Withdrawn => {
                Err(TournamentRefusal::AlreadyRegistered)
            }
        }
    }

    /// Takes a player's entry back before the beginning (R-REG-8). The caller refunds what was paid.
    ///
    /// # Errors
    /// `NotRegistered` or `TooLate`; then nothing has changed.
    pub fn unregister(&mut self, player: PlayerId, now: Now) -> Result<EntryId, TournamentRefusal> {
        let &entry = self.entry_of.get(&player).ok_or(TournamentRefusal::NotRegistered)?;
        let until_ms = self.terms.unregister_until_ms.filter(|_| matches!(self.stage, Stage::Registering));
        let in_time = until_ms.is_some_and(|until_ms| match self.terms.begin {
            Beginning::WhenFull => true,
            Beginning::At { time, .. } => now.after_ms(until_ms) <= time,
        });
        if !in_time {
            return Err(TournamentRefusal::TooLate);
        }
        self.entered -= 1;
        self.entry_of.remove(&player);
        self.withdraw_bounties(entry);
        self.set_state(entry, EntryState::Withdrawn);
        self.outputs.push_back(TournamentOutput::Withdrawn { entry });
        Ok(entry)
    }

    /// Cancels a tournament that has not begun (R-REG-2, R-CAN-1). The caller refunds what was paid.
    pub(super) fn cancel_before_start(&mut self) {
        let entries: Vec<EntryId> = std::mem::take(&mut self.entry_of).into_values().collect();
        for entry in entries {
            self.withdraw_bounties(entry);
            self.set_state(entry, EntryState::Withdrawn);
        }
        self.entered = 0;
        self.stage = Stage::Cancelled;
        self.outputs.push_back(TournamentOutput::Cancelled);
    }

    pub(super) fn set_state(&mut self, entry: EntryId, state: EntryState) {
        if let Some(entrant) = self.entrants.get_mut(entry.index()) {
            entrant.state = state;
        }
    }
}
