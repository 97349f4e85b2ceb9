//! Checks the places and prizes of a save.

use std::collections::BTreeSet;

use poker_protocol::{Money, PlayerId};

use super::error::BadTournamentSave;
use super::whole::TournamentSave;
use crate::tournament::entrant::EntryState;
use crate::tournament::entry_id::EntryId;

impl TournamentSave {
    /// Every place exists and is given once, and no more was paid than the prize pool.
    pub(super) fn check_places(&self) -> Result<(), BadTournamentSave> {
        let (mut given, mut found) = (BTreeSet::new(), Money::ZERO);
        for (entry, save) in (0..).map(EntryId).zip(&self.entrants) {
            if let EntryState::Merged { into } = save.state {
                self.check_merged((entry, save.player), into)?;
            }
            let EntryState::Placed { place, prize, .. } = save.state else { continue };
            if place == 0 || place > self.head.entered || !given.insert(place) {
                return Err(BadTournamentSave::Place(entry));
            }
            found = [found, prize].iter().sum();
        }
        let most = self.head.pool;
        if found > most { Err(BadTournamentSave::Prizes { found, most }) } else { Ok(()) }
    }

    /// An entry was combined with another one of the same player (R-REG-13).
    fn check_merged(&self, (entry, player): (EntryId, PlayerId), into: EntryId) -> Result<(), BadTournamentSave> {
        let fits = self.entrants.get(into.index()).is_some_and(|other| other.player == player && other.state != EntryState::Registered);
        if fits && into != entry { Ok(()) } else { Err(BadTournamentSave::Merged(entry)) }
    }
}
