//! Pots and the players who can win them (R-POT-1, R-POT-2, R-POT-6, R-POT-7).

use arrayvec::ArrayVec;

use crate::{BySeat, Chips, MAX_SEATS, Seat, SeatSet};

/// All pots of a hand, the main pot first.
pub type Pots = ArrayVec<Pot, MAX_SEATS>;

/// A pot and the players who can win it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pot {
    pub amount: Chips,
    /// The players who can win the pot.
    pub eligible: SeatSet,
}

/// A half of a pot that the best hand and the best low share (R-VAR-4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "snake_case"))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum PotHalf {
    /// The half of the best hand.
    High,
    /// The half of the best low.
    Low,
}

/// The part of the largest contribution that no other player matched, and its seat; `None` if there is none.
pub(crate) fn unmatched(contributed: &BySeat<Chips>) -> Option<(Seat, Chips)> {
    let (mut largest, mut matched, mut whose) = (Chips::ZERO, Chips::ZERO, None);
    for (seat, &amount) in contributed.iter() {
        if amount > largest {
            (largest, matched, whose) = (amount, largest, Some(seat));
        } else {
            matched = matched.max(amount);
        }
    }
    whose.map(|seat| (seat, largest.saturating_sub(matched))).filter(|(_, amount)| !amount.is_zero())
}

/// Updates the pots; returns true if they changed. `whole` is the sum of all pots.
pub(crate) fn gather(pots: &mut Pots, contributed: &BySeat<Chips>, live: SeatSet, whole: Chips) -> bool {
    let level = live.first().map_or(Chips::ZERO, |seat| contributed[seat]);
    if whole.is_zero() || live.iter().any(|seat| contributed[seat] != level) {
        let now = build(contributed, live, whole);
        let changed = now != *pots;
        *pots = now;
        return changed;
    }
    // The usual case: all players who can win have put in the same amount, so there is one pot.
    let only = Pot { amount: whole, eligible: live };
    let changed = pots.as_slice() != [only];
    pots.clear();
    pots.push(only);
    changed
}

/// The main pot and the side pots: one for each different contribution of the `live` players. Chips of folded players stay in the pots that
/// they reached. Dead money is the part of `whole` beyond the contributions; it goes to the main pot.
pub(crate) fn build(contributed: &BySeat<Chips>, live: SeatSet, whole: Chips) -> Pots {
    let mut pots = Pots::new();
    let mut floor = Chips::ZERO;
    let mut unplaced = whole.saturating_sub(contributed.values().sum());
    if !unplaced.is_zero() && live.iter().any(|seat| contributed[seat].is_zero()) {
        // A player who went all-in with dead money alone can win just the dead money.
        pots.push(Pot { amount: unplaced, eligible: live });
        unplaced = Chips::ZERO;
    }
    while let Some(level) = live.iter().map(|seat| contributed[seat]).filter(|&amount| amount > floor).min() {
        let layer: Chips = contributed.values().map(|&amount| amount.min(level).saturating_sub(floor)).sum();
        let eligible = live.iter().filter(|&seat| contributed[seat] >= level).collect();
        pots.push(Pot { amount: layer.plus(unplaced), eligible });
        (floor, unplaced) = (level, Chips::ZERO);
    }
    let above: Chips = contributed.values().map(|&amount| amount.saturating_sub(floor)).sum();
    if let Some(last) = pots.last_mut() {
        last.amount = last.amount.plus(above);
    }
    pots
}

/// Takes `rake` out of pots that hold at least as much: from each pot in proportion, and the remainder from the main pot and then, if it
/// is empty, from the next.
pub(crate) fn take_rake(pots: &mut [Pot], rake: Chips) {
    let whole = pots.iter().map(|pot| pot.amount).sum();
    let mut left = rake;
    for pot in pots.iter_mut() {
        let part = rake.proportion(pot.amount, whole);
        pot.amount = pot.amount.saturating_sub(part);
        left = left.saturating_sub(part);
    }
    for pot in pots {
        let part = left.min(pot.amount);
        pot.amount = pot.amount.saturating_sub(part);
        left = left.saturating_sub(part);
    }
}

/// Splits `amount` into equal shares. The remaining chips go one each to the first winners clockwise from the button's left.
pub(crate) fn shares(amount: Chips, winners: SeatSet, button: Seat) -> impl Iterator<Item = (Seat, Chips)> {
    let (share, odd) = amount.split(winners.len());
    winners.clockwise_after(button).zip(0u64..).map(move |(seat, place)| {
        let extra = if place < odd.get() { Chips::new(1) } else { Chips::ZERO };
        (seat, share.plus(extra))
    })
}
