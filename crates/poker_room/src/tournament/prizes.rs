//! The prizes become final when registration closes (R-PRZ-1).

use poker_protocol::{Bytes32, DrawOpening, Money};

use super::Tournament;
use super::payout::{PrizePool, WINNER_TAKES_ALL, double_or_nothing, places_paid, prizes};
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
            start.levels = self.terms.levels.with_length(row.level_s.saturating_mul(1_000));
            let at = family.multipliers.iter().position(|multiplier| multiplier == row);
            start.clock.bank = at.and_then(|at| self.terms.drawn_banks.get(at).copied()).unwrap_or(BankRules::Nothing);
        }
        start
    }

    /// Fixes pool and prizes.
    pub(super) fn fix_prizes(&mut self) {
        let (rules, entries) = (&self.terms.prizes, self.entries());
        let bounty = self.terms.bounties.filter(|prices| prices.part_of_buy_in).map_or(Money::ZERO, |prices| prices.own);
        let collected = self.terms.entry.buy_in.saturating_sub(bounty).times(entries).unwrap_or_default();
        let pool = PrizePool::new(collected, rules.guarantee, rules.added).map_or(collected, |pool| pool.total());
        let all = || prizes(pool, WINNER_TAKES_ALL).unwrap_or_else(|_| vec![pool]);
        (self.pool, self.prizes) = match &rules.division {
            PrizeDivision::WinnerTakesAll => (pool, all()),
            PrizeDivision::Table(table) => {
                (pool, row_for(table, entries).and_then(|row| prizes(pool, row.shares_ppm()).ok()).unwrap_or_else(all))
            }
            PrizeDivision::Equal => (pool, double_or_nothing(pool, half(entries))),
            PrizeDivision::HalfByChips => (pool, Vec::new()),
            PrizeDivision::Drawn(family) => {
                let prizes = self.multiplier(family).and_then(|row| row.prizes(self.terms.entry.buy_in)).unwrap_or_default();
                (prizes.iter().sum(), prizes)
            }
        };
    }

    /// How many places are paid with this number of entries.
    pub(super) fn paid_places(&self, entries: u32) -> u32 {
        match &self.terms.prizes.division {
            PrizeDivision::WinnerTakesAll => 1,
            PrizeDivision::Table(table) => row_for(table, entries).map_or(1, |row| row.paid_places().into()),
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
