//! Where an amount lies on the slider.

#[cfg(test)]
mod tests;

use poker_rules::Chips;

/// A position on the slider's track, from 0 at the left end to [`SliderPosition::RIGHT`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct SliderPosition(u32);

impl SliderPosition {
    /// The left end: the least legal amount.
    pub const LEFT: Self = Self(0);
    /// The right end: the largest legal amount.
    pub const RIGHT: Self = Self(1_000_000);

    /// From a part of the track, 0 to 1.
    pub fn from_part(part: f32) -> Self {
        let part = f64::from(part).clamp(0.0, 1.0) * f64::from(Self::RIGHT.0);
        // The value lies between 0 and a million, so the cast drops only the fraction.
        Self(part.round() as u32)
    }

    /// As a part of the track, 0 to 1.
    pub fn part(self) -> f32 {
        (f64::from(self.0) / f64::from(Self::RIGHT.0)) as f32
    }
}

/// A slider for one decision: linear in big blinds near the least amount, then linear between doublings of the pot, and exactly
/// all-in at its right end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SliderScale {
    big_blind: Chips,
    /// Amounts and their positions, both rising; the slider is linear between them.
    knots: Vec<(SliderPosition, Chips)>,
}

/// The figures of a decision that a slider needs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SliderSpan {
    /// The least legal amount.
    pub min: Chips,
    /// The largest legal amount.
    pub max: Chips,
    /// The big blind. A drag chooses whole multiples of it.
    pub big_blind: Chips,
    /// The bet to match. Raises by parts of the pot are counted on top of it.
    pub matched: Chips,
    /// The pot after a call.
    pub pot: Chips,
}

/// The number of big blinds above the least amount that share the first part of the track.
const NEAR_BLINDS: u32 = 8;
/// The length of that part, where there are amounts beyond it.
const NEAR_TRACK: u32 = 350_000;

impl SliderScale {
    /// A slider for this span.
    pub fn new(span: SliderSpan) -> Self {
        let near = span.big_blind.times(NEAR_BLINDS).and_then(|blinds| span.min.checked_add(blinds)).unwrap_or(span.max);
        let mut amounts = vec![span.min];
        if near < span.max {
            amounts.push(near);
            amounts.extend(pot_doublings(span).filter(|stop| *stop > near && *stop < span.max));
        }
        amounts.push(span.max);
        Self { big_blind: span.big_blind, knots: places(amounts) }
    }

    /// The amount at a place, not rounded to whole big blinds.
    pub fn amount_at(&self, place: SliderPosition) -> Chips {
        let (low, high) = self.around(|knot| knot.0 <= place);
        let along = u128::from(place.0.saturating_sub(low.0.0));
        let track = u128::from(high.0.0.saturating_sub(low.0.0)).max(1);
        let amounts = u128::from(high.1.saturating_sub(low.1).get());
        let above = u64::try_from(amounts * along / track).unwrap_or(0);
        low.1.checked_add(Chips::new(above)).unwrap_or(high.1).min(high.1)
    }

    /// The position of an amount.
    pub fn position_of(&self, amount: Chips) -> SliderPosition {
        let (low, high) = self.around(|knot| knot.1 <= amount);
        let along = u128::from(amount.saturating_sub(low.1).min(high.1.saturating_sub(low.1)).get());
        let amounts = u128::from(high.1.saturating_sub(low.1).get()).max(1);
        let track = u128::from(high.0.0.saturating_sub(low.0.0));
        let above = u32::try_from(along * track / amounts).unwrap_or(0);
        SliderPosition(low.0.0 + above)
    }

    /// The amount for a drag to `place`: whole big blinds, except at the two ends.
    pub fn drag_to(&self, place: SliderPosition) -> Chips {
        let (min, max) = self.ends();
        if place <= SliderPosition::LEFT {
            return min;
        }
        if place >= SliderPosition::RIGHT {
            return max;
        }
        let blind = self.big_blind.get().max(1);
        let amount = self.amount_at(place).get();
        let whole = (amount.saturating_add(blind / 2) / blind).saturating_mul(blind);
        Chips::new(whole).clamp(min, max)
    }

    fn ends(&self) -> (Chips, Chips) {
        let amount = |knot: Option<&(SliderPosition, Chips)>| knot.map_or(Chips::ZERO, |knot| knot.1);
        (amount(self.knots.first()), amount(self.knots.last()))
    }

    /// The last knot for which `before` holds, and the one after it.
    fn around(&self, before: impl Fn(&(SliderPosition, Chips)) -> bool) -> ((SliderPosition, Chips), (SliderPosition, Chips)) {
        let after = self.knots.partition_point(before).clamp(1, self.knots.len().max(2) - 1);
        let knot = |at: usize| self.knots.get(at).copied().unwrap_or((SliderPosition::RIGHT, self.ends().1));
        (knot(after - 1), knot(after))
    }
}

/// The totals of raises by ½, 1, 2, 4 … pots, below the largest legal amount.
fn pot_doublings(span: SliderSpan) -> impl Iterator<Item = Chips> {
    let half = Chips::new(span.pot.get().div_ceil(2).max(1));
    std::iter::successors(Some(half), |by| by.times(2))
        .map_while(move |by| span.matched.checked_add(by))
        .take_while(move |to| *to < span.max)
}

/// Places the amounts on the track: the first two span its first part, the others divide the rest evenly.
fn places(amounts: Vec<Chips>) -> Vec<(SliderPosition, Chips)> {
    let beyond = u32::try_from(amounts.len().saturating_sub(2)).unwrap_or(u32::MAX);
    let place = move |index: u32| match (index, beyond) {
        (0, _) => SliderPosition::LEFT,
        (_, 0) => SliderPosition::RIGHT,
        (index, beyond) if index > beyond => SliderPosition::RIGHT,
        (index, beyond) => SliderPosition(NEAR_TRACK + (SliderPosition::RIGHT.0 - NEAR_TRACK) / beyond * (index - 1)),
    };
    (0..).map(place).zip(amounts).collect()
}
