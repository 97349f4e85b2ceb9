//! Prizes of places that nobody gets, because entries of one player were combined (R-REG-13).

use poker_protocol::Money;

use super::split::{added, by_weights, equally, total};

/// The prizes of the first `places`, with what the others would have been: each place has a part of it in proportion to its prize, so that
/// all that was paid in is paid out. Prizes that were equal stay so.
///
/// The documents do not say what becomes of such a prize. A second prize for the combined entry would pay a player for chips that are still
/// in play.
#[must_use]
pub fn shared_out(prizes: &[Money], places: usize) -> Vec<Money> {
    let Some((kept, left_over)) = prizes.split_at_checked(places) else { return prizes.to_vec() };
    let (Some(first), Some(last)) = (kept.first(), kept.last()) else { return Vec::new() };
    match (total(prizes), total(left_over)) {
        (Ok(all), _) if first.saturating_sub(*last) <= Money::new(1) => equally(all, places),
        (_, Ok(left_over)) => {
            let weights: Vec<u64> = kept.iter().map(|prize| prize.hundredths()).collect();
            added(kept, &by_weights(left_over, &weights))
        }
        _ => kept.to_vec(),
    }
}
