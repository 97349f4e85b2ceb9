//! The multipliers of a game with their chances and prizes, and what the room keeps on average (R-HEX-1).

use poker_protocol::{DrawView, Money, MultiplierRow};

/// The numbers among which a multiplier is drawn.
const NUMBERS: u128 = 100_000;
/// The whole of a share, in millionths.
const WHOLE_PPM: u128 = 1_000_000;
/// The prize pool of one buy-in, in per cent.
const ONE: u128 = 100;

/// The table of multipliers of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DrawTable<'a> {
    rows: &'a [MultiplierRow],
    buy_in: Money,
    players: u32,
}

impl<'a> DrawTable<'a> {
    /// The table of a game for this buy-in and number of players.
    #[must_use]
    pub fn of(draw: &'a DrawView, buy_in: Money, players: u32) -> Self {
        Self { rows: &draw.rows, buy_in, players }
    }

    /// The rows, the highest multiplier first.
    #[must_use]
    pub fn rows(&self) -> Vec<&'a MultiplierRow> {
        let mut rows: Vec<_> = self.rows.iter().collect();
        rows.sort_by_key(|row| std::cmp::Reverse(row.percent));
        rows
    }

    /// The prize pool of a row.
    #[must_use]
    pub fn pool(&self, row: &MultiplierRow) -> Money {
        money(u128::from(self.buy_in.hundredths()) * u128::from(row.percent) / ONE)
    }

    /// The prizes of a row, from the first place.
    #[must_use]
    pub fn prizes(&self, row: &MultiplierRow) -> Vec<Money> {
        let pool = u128::from(self.pool(row).hundredths());
        let later: Vec<_> = row.shares_ppm.iter().skip(1).map(|share| money(pool * u128::from(*share) / WHOLE_PPM)).collect();
        // What is left over by rounding goes to the first place.
        let first = later.iter().fold(money(pool), |left, prize| left.saturating_sub(*prize));
        std::iter::once(first).chain(later).collect()
    }

    /// The part of the buy-ins that the room keeps on average, in millionths; zero if it keeps nothing.
    #[must_use]
    pub fn kept_ppm(&self) -> u64 {
        let paid: u128 = self.rows.iter().map(|row| u128::from(row.percent) * u128::from(row.weight)).sum();
        let whole = NUMBERS * ONE * u128::from(self.players.max(1));
        u64::try_from(WHOLE_PPM.saturating_sub((paid * WHOLE_PPM + whole / 2) / whole)).unwrap_or_default()
    }

    /// What the room keeps on average of one buy-in, to the nearest hundredth.
    #[must_use]
    pub fn kept(&self) -> Money {
        money((u128::from(self.buy_in.hundredths()) * u128::from(self.kept_ppm()) + WHOLE_PPM / 2) / WHOLE_PPM)
    }
}

fn money(hundredths: u128) -> Money {
    Money::new(u64::try_from(hundredths).unwrap_or(u64::MAX))
}
