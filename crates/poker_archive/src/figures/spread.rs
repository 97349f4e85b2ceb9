//! Results of hands, and how far chance alone spreads them.

/// The number of hands from which a result per hundred hands is told, and not only its band.
pub const RATE_HANDS: u64 = 500;
/// The number of standard errors on each side of the mean that hold 95 % of a normal distribution.
const NORMAL_95: f64 = 1.96;

/// A range that holds the true value with a chance of 95 %.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Band {
    pub low: f64,
    pub high: f64,
}

/// The results of many hands in whole numbers of some unit: how many, their sum, and the sum of their squares. All are exact.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Spread {
    pub(super) hands: u64,
    pub(super) sum: i128,
    pub(super) squares: i128,
}

impl Spread {
    pub(super) fn add(&mut self, result: i64) {
        let result = i128::from(result);
        self.hands += 1;
        self.sum += result;
        // Only results from a damaged file have larger squares.
        self.squares = self.squares.saturating_add(result * result);
    }

    /// The mean of a hand; `None` without hands.
    pub(super) fn mean(&self) -> Option<f64> {
        (self.hands > 0).then(|| as_f64(self.sum) / as_f64(self.hands.into()))
    }

    /// The standard deviation of a hand, √((n·Σx² − (Σx)²) ÷ (n·(n − 1))); `None` for fewer than two hands.
    pub(super) fn deviation(&self) -> Option<f64> {
        let hands = i128::from(self.hands);
        let above = hands.saturating_mul(self.squares).saturating_sub(self.sum.saturating_mul(self.sum)).max(0);
        (hands > 1).then(|| (as_f64(above) / as_f64(hands * (hands - 1))).sqrt())
    }

    /// Where 95 % of all sums of `hands` hands lie: n·m ± 1.96·s·√n, with the mean m and the standard deviation s of a hand.
    pub(super) fn band_after(&self, hands: u64) -> Option<Band> {
        let (middle, hands) = (self.mean()? * as_f64(hands.into()), as_f64(hands.into()));
        let side = NORMAL_95 * self.deviation()? * hands.sqrt();
        Some(Band { low: middle - side, high: middle + side })
    }
}

/// What was won or lost in big blinds, counted in hundredths of one: the result of each hand is rounded to the nearest hundredth of its own
/// big blind, a half away from zero, so that the sums are exact.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct BigBlinds(pub(super) Spread);

impl BigBlinds {
    /// The number of hands, without those whose result is not known.
    pub fn hands(&self) -> u64 {
        self.0.hands
    }

    /// The sum in hundredths of a big blind.
    pub fn hundredths(&self) -> i64 {
        i64::try_from(self.0.sum).unwrap_or(if self.0.sum < 0 { i64::MIN } else { i64::MAX })
    }

    /// The big blinds won in a hundred hands (bb/100); `None` for fewer than [`RATE_HANDS`] hands, where it would say nothing.
    pub fn per_100(&self) -> Option<f64> {
        // A hundredth a hand is one in a hundred hands.
        self.0.mean().filter(|_| self.0.hands >= RATE_HANDS)
    }

    /// The range around bb/100 that holds its true value with a chance of 95 %: m ± 1.96·s ÷ √n, with the number of hands n, the mean
    /// m = Σx ÷ n and the standard deviation s = √((n·Σx² − (Σx)²) ÷ (n·(n − 1))) of the results x of the hands in hundredths of a big
    /// blind. `None` for fewer than two hands.
    pub fn band_per_100(&self) -> Option<Band> {
        let side = NORMAL_95 * self.0.deviation()? / as_f64(self.0.hands.into()).sqrt();
        let mean = self.0.mean()?;
        Some(Band { low: mean - side, high: mean + side })
    }
}

/// The part of `whole` in hundredths of `unit`, rounded to the nearest, a half away from zero; 0 if the unit is zero.
pub(super) fn hundredths(whole: i128, unit: i128) -> i64 {
    if unit <= 0 {
        return 0;
    }
    let twice = whole.saturating_mul(200);
    let rounded = (twice + if whole < 0 { -unit } else { unit }) / (2 * unit);
    i64::try_from(rounded).unwrap_or(if whole < 0 { i64::MIN } else { i64::MAX })
}

#[expect(clippy::cast_precision_loss, reason = "a figure on a screen needs no more digits")]
fn as_f64(number: i128) -> f64 {
    number as f64
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn results_are_rounded_to_the_nearest_hundredth_of_a_big_blind() {
        assert_eq!(
            [(7, 30), (-7, 30), (1, 200), (-1, 200), (5, 2), (3, 0)].map(|(net, blind)| hundredths(net, blind)),
            [23, -23, 1, -1, 250, 0]
        );
        assert_eq!(hundredths(i128::from(i64::MIN), 1), i64::MIN);
    }

    #[test]
    fn the_band_is_that_of_a_normal_distribution() {
        let mut spread = Spread::default();
        for result in [200, -100, -100, 400, -150] {
            spread.add(result);
        }
        // Mean 50; squares of the differences 22,500 + 22,500 + 22,500 + 122,500 + 40,000 = 230,000, over 4 = 57,500.
        assert_eq!(spread.mean(), Some(50.0));
        assert!((spread.deviation().unwrap() - 57_500_f64.sqrt()).abs() < 1e-9);
        let band = BigBlinds(spread).band_per_100().unwrap();
        let side = 1.96 * (57_500_f64 / 5.0).sqrt();
        assert!((band.low - (50.0 - side)).abs() < 1e-9 && (band.high - (50.0 + side)).abs() < 1e-9, "{band:?}");
        let after = spread.band_after(5).unwrap();
        assert!((after.low - 5.0 * band.low).abs() < 1e-9 && (after.high - 5.0 * band.high).abs() < 1e-9, "{after:?}");
        assert_eq!(BigBlinds(spread).per_100(), None, "five hands say nothing");
    }

    #[test]
    fn a_rate_is_told_from_five_hundred_hands_on() {
        let mut spread = Spread::default();
        (0..499).for_each(|hand| spread.add(if hand % 2 == 0 { 100 } else { -100 }));
        assert_eq!(BigBlinds(spread).per_100(), None);
        assert!(BigBlinds(spread).band_per_100().is_some());
        spread.add(900);
        assert_eq!(BigBlinds(spread).per_100(), Some(2.0));
        assert_eq!(BigBlinds(Spread::default()).band_per_100(), None);
    }
}
