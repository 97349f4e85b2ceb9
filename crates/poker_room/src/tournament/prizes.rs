//! The prizes become final when registration closes (R-PRZ-1).

use poker_protocol::{Bytes32, DrawOpening, Money};

use super::Tournament;
use super::payout::{PayoutError, PrizePool, WINNER_TAKES_ALL, double_or_nothing, places_paid, prizes, shared_out};
use super::play::StartingFigures;
use super::reading::TournamentStage;
use super::terms::PrizeDivision;
use crate::rulebook::{HexaProFamily, HexaProMultiplier, PrizeRow, PrizeTable};
use crate::table::BankRules;

impl Tournament {
    /// What everybody starts with, which may depend on a drawn multiplier (R-HEX-1, R-HEX-13).
    pub(super) fn starting_figures(&self) -> StartingFigures {
        let mut start = StartingFigures { stack: self.terms.stack, levels: self.terms.levels.clone(), clock: self.terms.clock };
        if let PrizeDivision::Drawn(family) = &self.terms.prizes.division
            && let Some(row) = self.multiplier(family)
        {
            start.stack = row.stack;
            if self.terms.levels.hands().is_none() {
                start.levels = self.terms.levels.with_length(row.level_s.saturating_mul(1_000));
            }
            let at = family.multipliers.iter().position(|multiplier| multiplier == row);
            start.clock.bank = at.and_then(|at| self.terms.drawn_banks.get(at).copied()).unwrap_or(BankRules::Nothing);
        }
        start
    }

    /// The prize pool with the entries of now, unless a multiplier decides it.
    ///
    /// # Errors
    /// It would exceed the largest amount.
    pub(super) fn prize_pool(&self) -> Result<PrizePool, PayoutError> {
        PrizePool::new(self.collected(), self.terms.prizes.guarantee, self.terms.prizes.added)
    }

    /// Fixes pool and prizes. Combined entries have paid for their prizes, but have no places (R-REG-13).
    pub(super) fn fix_prizes(&mut self) {
        (self.pool, self.prizes) = self.present_pool_and_prizes();
        let places = self.places();
        if places < self.entries() {
            self.prizes = shared_out(&self.prizes, usize::try_from(places).unwrap_or(usize::MAX));
        }
    }

    /// Divides the prize of a place that nobody gets among the better places.
    pub(super) fn skip_prize(&mut self, place: u32) {
        let place = usize::try_from(place).unwrap_or(usize::MAX);
        let Some((open, given)) = self.prizes.split_at_checked(place) else { return };
        let shared = shared_out(open, place.saturating_sub(1));
        self.prizes = shared.into_iter().chain([Money::ZERO]).chain(given.iter().copied()).collect();
    }

    /// The prize pool and the prizes with the present entries. A drawn multiplier counts although it may not be shown yet.
    pub(super) fn present_pool_and_prizes(&self) -> (Money, Vec<Money>) {
        self.prizes_for(self.pool_so_far(), self.entries())
    }

    /// The prize pool and the prizes with this number of entries, which have paid `pool`.
    pub(super) fn prizes_for(&self, pool: Money, entries: u32) -> (Money, Vec<Money>) {
        let rules = &self.terms.prizes;
        let all = || prizes(pool, WINNER_TAKES_ALL).unwrap_or_else(|_| vec![pool]);
        match &rules.division {
            PrizeDivision::WinnerTakesAll => (pool, all()),
            PrizeDivision::Table(table) => {
                (pool, row_for(table, entries).and_then(|row| prizes(pool, row.shares_ppm()).ok()).unwrap_or_else(all))
            }
            PrizeDivision::Entries(ticket) => (pool, self.worth_of_entries(ticket, pool)),
            PrizeDivision::SecondPhase(table) => {
                let row = table.as_ref().and_then(|table| row_for(table, entries));
                (pool, row.and_then(|row| prizes(pool, row.shares_ppm()).ok()).unwrap_or_default())
            }
            PrizeDivision::Equal => (pool, double_or_nothing(pool, half(entries))),
            PrizeDivision::HalfByChips => (pool, Vec::new()),
            PrizeDivision::Drawn(family) => {
                let prizes = self.multiplier(family).and_then(|row| row.prizes(self.terms.entry.buy_in)).unwrap_or_default();
                (prizes.iter().sum(), prizes)
            }
        }
    }

    /// The prize pool if registration closed now.
    pub(super) fn pool_so_far(&self) -> Money {
        self.prize_pool().map_or_else(|_| self.collected(), PrizePool::total)
    }

    /// How many places are paid with this number of entries.
    pub(super) fn paid_places(&self, entries: u32) -> u32 {
        match &self.terms.prizes.division {
            PrizeDivision::WinnerTakesAll => 1,
            PrizeDivision::Table(table) => row_for(table, entries).map_or(1, |row| row.paid_places().into()),
            PrizeDivision::Entries(ticket) => u32::try_from(self.worth_of_entries(ticket, self.pool_so_far()).len()).unwrap_or(u32::MAX),
            PrizeDivision::SecondPhase(table) => {
                table.as_ref().and_then(|table| row_for(table, entries)).map_or(0, |row| row.paid_places().into())
            }
            PrizeDivision::Equal | PrizeDivision::HalfByChips => u32::try_from(half(entries)).unwrap_or(u32::MAX),
            PrizeDivision::Drawn(family) => self.multiplier(family).map_or(1, |row| u32::try_from(row.shares.len()).unwrap_or(u32::MAX)),
        }
    }

    fn multiplier<'a>(&self, family: &'a HexaProFamily) -> Option<&'a HexaProMultiplier> {
        family.drawn(self.draw?.open().number)
    }

    /// The hash that was published of the number that draws the multiplier (R-HEX-9); `None` if there is no multiplier.
    #[must_use]
    pub fn draw_root(&self) -> Option<Bytes32> {
        Some(self.draw?.root())
    }

    /// The number that has drawn the multiplier, with its proof; `None` before the last seat is taken.
    #[must_use]
    pub fn drawn(&self) -> Option<DrawOpening> {
        let open = self.stage() != TournamentStage::Registering;
        self.draw.filter(|_| open).map(|draw| draw.open())
    }

    /// Whether the multiplier of this game should have been drawn and is missing. Such a game must be cancelled; it was read from a save
    /// whose secret parts are lost.
    #[must_use]
    pub fn has_lost_its_draw(&self) -> bool {
        let is_over = matches!(self.stage(), TournamentStage::Finished | TournamentStage::Cancelled);
        matches!(self.terms.prizes.division, PrizeDivision::Drawn(_)) && self.draw.is_none() && !is_over
    }

    /// The prize pool; zero until registration closes.
    #[must_use]
    pub fn pool(&self) -> Money {
        self.pool
    }
}

fn row_for(table: &PrizeTable, entries: u32) -> Option<&PrizeRow> {
    table.for_entrants(u16::try_from(entries).ok()?)
}

/// How many places are paid where half of the field is (R-TYP-8).
pub(super) fn half(entries: u32) -> usize {
    places_paid(usize::try_from(entries).unwrap_or(usize::MAX))
}
