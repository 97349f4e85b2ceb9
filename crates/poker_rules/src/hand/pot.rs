//! Pots: who can win what (R-POT-1, R-POT-2, R-POT-6, R-POT-7).

use arrayvec::ArrayVec;

use crate::{BySeat, Chips, MAX_SEATS, Seat, SeatSet};

/// All pots of a hand, the main pot first.
pub type Pots = ArrayVec<Pot, MAX_SEATS>;

/// A pot and who can win it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pot {
    pub amount: Chips,
    /// Who can win it.
    pub eligible: SeatSet,
}

/// The half of a pot that a winner has won where hands and lows share it (R-VAR-4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "snake_case"))]
pub enum PotHalf {
    /// The best hand's.
    High,
    /// The best low's.
    Low,
}

/// The part of the largest contribution that no other matched, and whose it is.
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

/// Brings the pots up to date; true where that changed them.
pub(crate) fn gather(pots: &mut Pots, contributed: &BySeat<Chips>, live: SeatSet, whole: Chips) -> bool {
    let level = live.first().map_or(Chips::ZERO, |seat| contributed[seat]);
    if whole.is_zero() || live.iter().any(|seat| contributed[seat] != level) {
        let now = build(contributed, live, whole);
        let changed = now != *pots;
        *pots = now;
        return changed;
    }
    // All that can win have put in the same, which is most often so: one pot.
    let only = Pot { amount: whole, eligible: live };
    let changed = pots.as_slice() != [only];
    pots.clear();
    pots.push(only);
    changed
}

/// Main pot and side pots: one for each different amount among those who can still win. What folded players put in stays in the
/// pots it reached; dead money, which is what `whole` holds beyond the contributions, lies in the main pot.
pub(crate) fn build(contributed: &BySeat<Chips>, live: SeatSet, whole: Chips) -> Pots {
    let mut pots = Pots::new();
    let mut floor = Chips::ZERO;
    let mut unplaced = whole.saturating_sub(contributed.values().sum());
    if !unplaced.is_zero() && live.iter().any(|seat| contributed[seat].is_zero()) {
        // All-in with dead money alone: that is what this player can win.
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

/// Takes rake out of pots that hold at least as much: in proportion, the remainder from the main pot, and from the next where that is empty.
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

/// Equal shares; leftover chips go one each to the first winners clockwise from the button's left.
pub(crate) fn shares(amount: Chips, winners: SeatSet, button: Seat) -> impl Iterator<Item = (Seat, Chips)> {
    let (share, odd) = amount.split(winners.len());
    winners.clockwise_after(button).zip(0u64..).map(move |(seat, place)| {
        let extra = if place < odd.get() { Chips::new(1) } else { Chips::ZERO };
        (seat, share.plus(extra))
    })
}
