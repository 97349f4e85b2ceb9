//! Prizes that are drawn (R-TYP-5).

use serde::Deserialize;

use super::prize_table::WHOLE_PPM;
use crate::rulebook::field_checks::FieldChecks;
use crate::rulebook::{Expected, RulebookError, Source};

/// The weights of a draw add up to this.
const WHOLE_WEIGHT: u64 = 100_000;
/// The largest multiplier, percent of a buy-in.
const MOST_PERCENT: u64 = 10_000_000;

/// The prizes of a tournament in which one of several prize pools is drawn.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PrizeDraw {
    pub id: String,
    /// The source of all rows.
    pub from: Source,
    pub rows: Vec<DrawnPrize>,
}

/// A prize pool that may be drawn.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DrawnPrize {
    /// The prize pool in percent of one player's buy-in: 200 is twice the buy-in.
    pub percent: u32,
    /// How likely it is, in 100,000.
    pub weight: u32,
    /// The share of each paid place in millionths of the pool, from the first place on.
    pub shares_ppm: Vec<u32>,
}

impl PrizeDraw {
    /// Checks a draw; `name` is its name in errors.
    pub(super) fn check(&self, fields: &FieldChecks<'_>, name: &str) -> Result<(), RulebookError> {
        fields.source(name, &self.from)?;
        if self.rows.is_empty() {
            return Err(fields.empty(name, "rows", Expected::NotEmpty));
        }
        let mut percents = Vec::new();
        for (row, at) in self.rows.iter().zip(1_usize..) {
            let name = format!("{name} rows[{at}]");
            fields.between(&name, "percent", row.percent, 1, MOST_PERCENT)?;
            fields.once(&name, "percent", &percents, &row.percent)?;
            percents.push(row.percent);
            fields.between(&name, "weight", row.weight, 1, WHOLE_WEIGHT)?;
            let mut above = WHOLE_PPM;
            for &share in &row.shares_ppm {
                fields.between(&name, "shares_ppm", share, 1, above.into())?;
                above = share;
            }
            fields.exactly(&name, "shares_ppm", row.shares_ppm.iter().map(|&share| u64::from(share)).sum::<u64>(), WHOLE_PPM.into())?;
        }
        fields.exactly(name, "weight", self.rows.iter().map(|row| u64::from(row.weight)).sum::<u64>(), WHOLE_WEIGHT)
    }
}
