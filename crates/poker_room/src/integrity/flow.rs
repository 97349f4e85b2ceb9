//! How many chips each player lost to each other player, pot by pot.

use poker_rules::{BySeat, Chips, Hand, Seat};

/// A part of a pot that was paid to a winner.
#[derive(Clone, Copy, Debug)]
pub(super) struct Award {
    /// The number of the pot; 0 is the main pot.
    pub pot: u8,
    pub seat: Seat,
    pub amount: Chips,
}

/// The chips that went from each seat to each other seat in a finished hand. An award is taken from the chips that are still in its pot,
/// from each seat in proportion to its part and without a loss by rounding. The winner's own chips are included. The chips that remain are
/// the rake.
pub(super) fn chip_flow(hand: &Hand, committed: &BySeat<Chips>, awards: &[Award]) -> BySeat<BySeat<Chips>> {
    let mut flow = BySeat::<BySeat<Chips>>::default();
    let mut floor = Chips::ZERO;
    for (place, pot) in hand.pots().iter().enumerate() {
        let last = place + 1 == hand.pots().len();
        let level = pot.eligible.iter().map(|seat| hand.contributed(seat)).min().filter(|_| !last);
        let part_of = |seat: Seat| {
            let live = hand.contributed(seat);
            let reached = level.map_or(live, |level| live.min(level)).saturating_sub(floor);
            // Dead posts are in the main pot.
            let dead = if place == 0 { committed[seat].saturating_sub(live) } else { Chips::ZERO };
            [reached, dead].into_iter().sum::<Chips>()
        };
        let mut parts = BySeat::from_fn(part_of);
        for award in awards.iter().filter(|award| usize::from(award.pot) == place) {
            let whole: Chips = parts.values().sum();
            let mut counted = Chips::ZERO;
            let mut given = Chips::ZERO;
            for seat in hand.dealt_in().iter() {
                counted = [counted, parts[seat]].into_iter().sum();
                let up_to_here = proportion(award.amount, counted, whole);
                let pays = up_to_here.saturating_sub(given);
                let to = &mut flow[seat][award.seat];
                *to = [*to, pays].into_iter().sum();
                parts[seat] = parts[seat].saturating_sub(pays);
                given = up_to_here;
            }
        }
        floor = level.unwrap_or(floor);
    }
    flow
}

/// `amount · part / whole`, rounded down.
fn proportion(amount: Chips, part: Chips, whole: Chips) -> Chips {
    let (amount, part, whole) = (amount.get(), part.get(), whole.get().max(1));
    Chips::new(match amount.checked_mul(part) {
        Some(product) => product / whole,
        None => u64::try_from(u128::from(amount) * u128::from(part) / u128::from(whole)).unwrap_or(u64::MAX),
    })
}
