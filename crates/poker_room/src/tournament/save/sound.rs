//! Checks a save before anything of it is used.

use std::collections::{BTreeMap, BTreeSet};

use poker_protocol::{PlayerId, TableId};
use poker_rules::{Chips, Seat};

use super::error::BadTournamentSave;
use super::head::{PlaySave, StageSave};
use super::whole::{TOURNAMENT_SAVE_VERSION, TournamentSave};
use crate::tournament::entrant::EntryState;
use crate::tournament::entry_id::EntryId;
use crate::tournament::table::{EntrantSeatSave, TournamentTableSave};
use crate::tournament::terms::PrizeDivision;

impl TournamentSave {
    /// Whether the save can be restored.
    ///
    /// # Errors
    /// The first reason why not.
    pub fn check(&self) -> Result<(), BadTournamentSave> {
        let (found, expected) = (self.opening.version, TOURNAMENT_SAVE_VERSION);
        if found != expected {
            return Err(BadTournamentSave::Version { found, expected });
        }
        let drawn = matches!(self.opening.terms.prizes.division, PrizeDivision::Drawn(_));
        // A game that has not begun may have lost its draw with the key of the books; it is cancelled then.
        let may_be_lost = matches!(self.head.stage, StageSave::Registering | StageSave::Cancelled);
        if drawn != self.opening.draw.is_some() && !(drawn && may_be_lost) {
            return Err(BadTournamentSave::Draw);
        }
        if self.opening.terms.bounties.is_some() != self.head.bounties.is_some() {
            return Err(BadTournamentSave::BountyTerms);
        }
        let (found, expected) = (self.tables.iter().map(TournamentTableSave::chips).sum::<Chips>(), self.head.chips);
        if found != expected {
            return Err(BadTournamentSave::Chips { found, expected });
        }
        let seated = self.check_seats()?;
        self.check_out()?;
        self.check_places()?;
        self.check_stage(&seated)
    }

    /// Every seat exists, and every entry sits where it says, in one seat. Entries of one player sit at different tables (R-REG-13).
    fn check_seats(&self) -> Result<BTreeMap<EntryId, (TableId, Seat)>, BadTournamentSave> {
        let (mut tables, mut seated, mut players) = (BTreeSet::new(), BTreeMap::new(), BTreeMap::<PlayerId, u8>::new());
        for save in &self.tables {
            let table = save.table;
            if !tables.insert(table) {
                return Err(BadTournamentSave::TableTwice(table));
            }
            let (mut taken, mut here) = (BTreeSet::new(), BTreeSet::new());
            for &EntrantSeatSave { seat, entry, .. } in &save.seats {
                let exists = Seat::first(self.opening.terms.hand.seats).any(|other| other == seat);
                if !exists || !taken.insert(seat) {
                    return Err(BadTournamentSave::NoSuchSeat { table, seat });
                }
                let entrant = self.entrants.get(entry.index()).ok_or(BadTournamentSave::UnknownEntry(entry))?;
                if entrant.state != (EntryState::Seated { table, seat }) || seated.insert(entry, (table, seat)).is_some() {
                    return Err(BadTournamentSave::Misplaced(entry));
                }
                let seats = players.entry(entrant.player).or_default();
                *seats = seats.saturating_add(1);
                if *seats > self.opening.terms.entries_at_once.max(1) || !here.insert(entrant.player) {
                    return Err(BadTournamentSave::PlayerTwice(entrant.player));
                }
            }
        }
        let in_seat = |entry| matches!(self.state_of(entry), Some(EntryState::Seated { .. }));
        match (0..).map(EntryId).take(self.entrants.len()).find(|&entry| in_seat(entry) && !seated.contains_key(&entry)) {
            Some(entry) => Err(BadTournamentSave::NotInSeat(entry)),
            None => Ok(seated),
        }
    }

    /// Everybody in the list of those who are out is, and is in it once, in the order of the numbers.
    fn check_out(&self) -> Result<(), BadTournamentSave> {
        let (mut seen, mut last) = (BTreeSet::new(), 0);
        for &(number, entry) in &self.out {
            match self.state_of(entry) {
                None => return Err(BadTournamentSave::UnknownEntry(entry)),
                Some(EntryState::Out) if number > last && seen.insert(entry) => last = number,
                Some(_) => return Err(BadTournamentSave::NotOut(entry)),
            }
        }
        Ok(())
    }

    fn check_stage(&self, seated: &BTreeMap<EntryId, (TableId, Seat)>) -> Result<(), BadTournamentSave> {
        match &self.head.stage {
            StageSave::Playing(play) if !self.tables.is_empty() => self.check_play(play, seated),
            StageSave::Registering | StageSave::Finished | StageSave::Cancelled if self.tables.is_empty() => Ok(()),
            StageSave::Registering | StageSave::Playing(_) | StageSave::Finished | StageSave::Cancelled => Err(BadTournamentSave::Stage),
        }
    }

    fn check_play(&self, play: &PlaySave, seated: &BTreeMap<EntryId, (TableId, Seat)>) -> Result<(), BadTournamentSave> {
        for busted in &play.busted {
            if seated.get(&busted.entry) != Some(&(busted.table, busted.seat)) {
                return Err(BadTournamentSave::Misplaced(busted.entry));
            }
            if let Some(&unknown) = busted.by.iter().find(|&&by| self.state_of(by).is_none()) {
                return Err(BadTournamentSave::UnknownEntry(unknown));
            }
        }
        let buying = play.rebuys.offers.iter().map(|offer| offer.entry).chain(play.rebuys.coming.keys().copied());
        if let Some(entry) = buying.into_iter().find(|entry| !seated.contains_key(entry)) {
            return Err(BadTournamentSave::NotInSeat(entry));
        }
        let found = seated.len();
        if usize::try_from(play.left) == Ok(found) { Ok(()) } else { Err(BadTournamentSave::Left { found, expected: play.left }) }
    }

    fn state_of(&self, entry: EntryId) -> Option<EntryState> {
        Some(self.entrants.get(entry.index())?.state)
    }
}
