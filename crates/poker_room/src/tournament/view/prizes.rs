//! The prizes of a tournament as players see them.

use poker_protocol::{Division, Money, Prize, PrizeRow, PrizesView, WonEntry};

use crate::tournament::payout::{PrizePool, equally};
use crate::tournament::prizes::half;
use crate::tournament::{Beginning, PrizeDivision, Stage, Tournament};

impl Tournament {
    /// The prizes: final when nobody can enter or buy chips any more, before that those for what was paid so far (R-PRZ-1). A sit and go
    /// begins only with all its players, so its prizes are those of a full table from the start.
    #[must_use]
    pub fn prizes_view(&self) -> PrizesView {
        let is_final = self.prizes_are_final();
        if let Some((pool, prizes)) = self.prizes_when_full() {
            return PrizesView { division: self.division(), is_final, pool, rows: self.rows(&prizes) };
        }
        let prizes = match self.terms.prizes.division {
            PrizeDivision::HalfByChips => self.equal_part(),
            _ if is_final => self.prizes.clone(),
            _ => self.present_prizes(),
        };
        PrizesView { division: self.division(), is_final, pool: self.shown_pool(), rows: self.rows(&prizes) }
    }

    /// The number of places that are paid; 0 until the prizes are final.
    #[must_use]
    pub fn places_paid(&self) -> u32 {
        let paid = match self.terms.prizes.division {
            PrizeDivision::HalfByChips => half(self.entries()),
            _ => self.prizes.len(),
        };
        if self.prizes_are_final() { u32::try_from(paid).unwrap_or(u32::MAX) } else { 0 }
    }

    /// What each paid place of a Fifty50 gets whatever its stack (R-TYP-6).
    fn equal_part(&self) -> Vec<Money> {
        let pool = self.shown_pool();
        equally(pool.saturating_sub(pool.halved()), half(self.entries()))
    }

    pub(super) fn prizes_are_final(&self) -> bool {
        match &self.stage {
            Stage::Registering => false,
            Stage::Playing(play) => play.open_places.is_none(),
            Stage::Finished | Stage::Cancelled => true,
        }
    }

    /// The prize pool and the prizes that a sit and go will have; `None` once it has begun, for other tournaments, and where a multiplier or
    /// the chips at the end decide.
    fn prizes_when_full(&self) -> Option<(Money, Vec<Money>)> {
        let terms = &self.terms;
        let known = !matches!(terms.prizes.division, PrizeDivision::Drawn(_) | PrizeDivision::HalfByChips);
        let waits = terms.begin == Beginning::WhenFull && matches!(self.stage, Stage::Registering);
        let buy_in = terms.entry.buy_in;
        let to_pool = buy_in.saturating_sub(terms.bounty_in(buy_in)).times(terms.most_entries).filter(|_| known && waits)?;
        let pool = PrizePool::new(to_pool, terms.prizes.guarantee, terms.prizes.added).ok()?.total();
        Some(self.prizes_for(pool, terms.most_entries))
    }

    /// The prizes for the present entries; none while they depend on a multiplier that is not drawn.
    fn present_prizes(&self) -> Vec<Money> {
        match self.terms.prizes.division {
            PrizeDivision::Drawn(_) => Vec::new(),
            _ => self.present_pool_and_prizes().1,
        }
    }

    /// Neighbouring places with the same prize, as one row each, with what the house pays besides (R-PRZ-3).
    fn rows(&self, prizes: &[Money]) -> Vec<PrizeRow> {
        let house = &self.terms.prizes.house;
        let paid = u32::try_from(prizes.len()).unwrap_or(u32::MAX).max(house.places().min(self.entries()));
        let mut rows: Vec<PrizeRow> = Vec::new();
        for (place, pool) in (1..=paid).zip(prizes.iter().copied().chain(std::iter::repeat(Money::ZERO))) {
            let prize = self.prize_of(pool, house.of_place(place));
            match rows.last_mut() {
                Some(row) if row.prize == prize => row.to = place,
                _ => rows.push(PrizeRow { from: place, to: place, prize }),
            }
        }
        rows
    }

    /// The prize pool with the present entries.
    pub(super) fn present_pool(&self) -> Money {
        self.present_pool_and_prizes().0
    }

    /// A prize that is worth this: money, or in a satellite a ticket and the rest in money (R-TKT-3), and what the house pays besides.
    fn prize_of(&self, worth: Money, extra: Money) -> Prize {
        let (money, ticket) = self.prize_worth(worth);
        Prize { money: [money, extra].iter().sum(), extra, won: self.won_ticket(ticket.is_some()) }
    }

    /// The ticket that was won by an entry whose prize `is_ticket`; `None` where the prizes are money.
    pub(super) fn won_ticket(&self, is_ticket: bool) -> Option<WonEntry> {
        let won = self.prize_ticket().filter(|_| is_ticket)?;
        Some(WonEntry::Ticket { kind: won.kind.0.clone(), value: won.value })
    }

    fn division(&self) -> Division {
        match &self.terms.prizes.division {
            PrizeDivision::WinnerTakesAll => Division::WinnerTakesAll,
            PrizeDivision::Table(_) => Division::Table,
            PrizeDivision::Equal => Division::Equal,
            PrizeDivision::HalfByChips => Division::HalfByChips,
            PrizeDivision::Drawn(_) => Division::Drawn,
            PrizeDivision::Entries(_) => Division::Entries,
            PrizeDivision::SecondPhase(_) => Division::SecondPhase,
        }
    }
}
