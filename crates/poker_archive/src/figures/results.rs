//! The result hand after hand, thinned for a plot.

use rusqlite::types::Value;

use super::money::MoneyUnit;
use super::result_point::ResultPoint;
use super::rows::{FigureRow, each_hand_in_order};
use super::spread::{Band, Spread};
use super::thinned::Thinned;
use crate::filter::{Conditions, Scan};
use crate::{Archive, ArchiveError, HandFilter};

/// The result hand after hand, the oldest first.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ResultLine {
    /// From the point before the first hand to that after the last. Of hands that are left out, the highest and lowest points are kept.
    pub points: Vec<ResultPoint>,
    /// In the smallest parts of the unit of the points.
    spread: Spread,
    parts: f64,
}

impl ResultLine {
    /// The mean result of a hand, in the unit of the points; `None` without hands.
    pub fn mean(&self) -> Option<f64> {
        Some(self.spread.mean()? / self.parts)
    }

    /// How far chance alone can carry the mean line in a number of hands: 95 % of all such lines lie in this band after as many hands. In
    /// the unit of the points; `None` for a line of fewer than two hands.
    pub fn band_after(&self, hands: u64) -> Option<Band> {
        let Band { low, high } = self.spread.band_after(hands)?;
        Some(Band { low: low / self.parts, high: high / self.parts })
    }
}

/// How results are counted.
struct Counted {
    /// The number of counted parts in a unit of the points.
    parts: i64,
    /// The result of a hand, and its all-in-adjusted value.
    of: fn(&FigureRow, i64) -> (i64, i64),
}

/// Hundredths of big blinds.
const BIG_BLINDS: Counted = Counted { parts: 100, of: |hand, net| (hand.net_hundredths(net), hand.adjusted_hundredths(net)) };
/// Thousandths of chips.
const CHIPS: Counted =
    Counted { parts: 1_000, of: |hand, net| (net.saturating_mul(1_000), i64::try_from(hand.adjusted_milli(net)).unwrap_or(i64::MAX)) };

impl Archive {
    /// The result in big blinds after each hand that the filter finds, thinned to at most `points` points; fewer than six count as six.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub fn results(&self, filter: &HandFilter, points: usize) -> Result<ResultLine, ArchiveError> {
        self.line_of(self.conditions(filter, Scan::Lists)?, points, &BIG_BLINDS)
    }

    /// The same in chips, for the hands of cash games in one unit of money.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub fn results_in(&self, unit: &MoneyUnit, filter: &HandFilter, points: usize) -> Result<ResultLine, ArchiveError> {
        let mut conditions = self.conditions(filter, Scan::Lists)?;
        conditions.sql += " AND +h.stake IN (SELECT id FROM stakes WHERE tournament = 0 AND currency = ? AND per_whole = ?)";
        let per_whole = i64::try_from(unit.per_whole).unwrap_or(i64::MAX);
        conditions.parameters.extend([Value::Text(unit.currency.clone()), Value::Integer(per_whole)]);
        self.line_of(conditions, points, &CHIPS)
    }

    fn line_of(&self, conditions: Conditions, points: usize, counted: &Counted) -> Result<ResultLine, ArchiveError> {
        let mut spread = Spread::default();
        let mut adjusted: i128 = 0;
        let mut thinned = Thinned::of(points);
        #[expect(clippy::cast_precision_loss, reason = "a plot needs no more digits")]
        let (parts, value) = (counted.parts as f64, |sum: i128| sum as f64 / counted.parts as f64);
        each_hand_in_order(&self.connection, conditions, &mut |hand| {
            let Some(net) = hand.net else { return };
            let (net, of_hand) = (counted.of)(hand, net);
            spread.add(net);
            adjusted += i128::from(of_hand);
            thinned.add(ResultPoint {
                hands: spread.hands,
                started_ms: hand.started_ms,
                net: value(spread.sum),
                adjusted: value(adjusted),
            });
        })?;
        Ok(ResultLine { points: thinned.points(), spread, parts })
    }
}
