//! The draw of a multiplier as players see it.

use poker_protocol::{DrawView, DrawnMultiplier, MultiplierRow};

use crate::rulebook::HexaProMultiplier;
use crate::tournament::{PrizeDivision, Tournament};

impl Tournament {
    /// The draw of the multiplier; `None` if the prize pool is not drawn.
    #[must_use]
    pub fn draw_view(&self) -> Option<DrawView> {
        let PrizeDivision::Drawn(family) = &self.terms.prizes.division else { return None };
        let rows = family.multipliers.iter().map(row).collect();
        Some(DrawView { root: self.draw_root()?, rows, drawn: self.drawn_multiplier() })
    }

    /// The multiplier that was drawn; `None` before the last seat is taken (R-HEX-9).
    #[must_use]
    pub fn drawn_multiplier(&self) -> Option<DrawnMultiplier> {
        let PrizeDivision::Drawn(family) = &self.terms.prizes.division else { return None };
        let opening = self.drawn()?;
        let multiplier = family.drawn(opening.number)?;
        Some(DrawnMultiplier {
            root: self.draw_root()?,
            opening,
            percent: multiplier.tenths.saturating_mul(10),
            pool: multiplier.pool(self.terms.entry.buy_in)?,
            prizes: multiplier.prizes(self.terms.entry.buy_in)?,
            stack: multiplier.stack,
            level_ms: multiplier.level_s.saturating_mul(1_000),
        })
    }
}

fn row(multiplier: &HexaProMultiplier) -> MultiplierRow {
    MultiplierRow {
        percent: multiplier.tenths.saturating_mul(10),
        weight: multiplier.weight,
        shares_ppm: multiplier.shares.iter().map(|share| share.saturating_mul(10_000)).collect(),
        stack: multiplier.stack,
        level_ms: multiplier.level_s.saturating_mul(1_000),
    }
}
