//! How far the result of an all-in lies from what the cards were worth when the last chip was bet.

use poker_history::PlayedHand;
use poker_rules::equity::{Holding, Spot};
use poker_rules::{Card, Chips, HandEvent, Seat, SeatSet};

/// Exact counts of two hands before the flop are 1.7 million deals, which are quick; where more would be counted, this many are drawn.
const EXACT: u64 = 2_000_000;
const DRAWN: u64 = 200_000;
/// The same hand always gives the same estimate.
const SEED: u64 = 0x1_0c4;

/// The chips that `keeper` won above the worth of the cards, in thousandths. `None` if the betting lasted to the last card, the keeper folded,
/// or not all hands are known.
pub(super) fn luck_milli(hand: &PlayedHand, keeper: Seat) -> Option<i64> {
    let mut board: Vec<Card> = Vec::new();
    // The community cards when the last chip was bet.
    let mut decided: Option<Vec<Card>> = None;
    let mut won = Chips::ZERO;
    let mut pots: Vec<(Chips, SeatSet)> = Vec::new();
    let end = hand
        .replay(&mut |event| match event {
            HandEvent::StreetDealt { cards, .. } => board.extend(cards),
            HandEvent::Shown { high: None, .. } => decided = decided.take().or_else(|| Some(board.clone())),
            HandEvent::Gathered { pots: gathered } | HandEvent::Raked { pots: gathered, .. } => {
                pots = gathered.iter().map(|pot| (pot.amount, pot.eligible)).collect();
            }
            HandEvent::Won { seat, amount, .. } if seat == keeper => won = [won, amount].into_iter().sum(),
            _ => {}
        })
        .ok()?;
    let decided = decided?;
    let live = end.live();
    if !live.contains(keeper) || live.len() < 2 || live.iter().any(|seat| hand.unknown.contains(seat)) {
        return None;
    }
    let mut worth = 0.0;
    for (amount, eligible) in pots.iter().filter(|(_, eligible)| eligible.contains(keeper)) {
        worth += as_f64(*amount) * share(hand, &end, &decided, *eligible, keeper)?;
    }
    // A pot is far below 2⁵³ chips, so that the difference is exact to a thousandth.
    #[expect(clippy::cast_possible_truncation, reason = "chips in thousandths fit")]
    let milli = ((as_f64(won) - worth) * 1_000.0).round() as i64;
    Some(milli)
}

#[expect(clippy::cast_precision_loss, reason = "an estimate of chance needs no more digits")]
fn as_f64(chips: Chips) -> f64 {
    chips.get() as f64
}

/// The keeper's part of a pot on average, over the community cards that could have come.
fn share(hand: &PlayedHand, end: &poker_rules::Hand, board: &[Card], eligible: SeatSet, keeper: Seat) -> Option<f64> {
    let rivals: Vec<Seat> = eligible.iter().collect();
    if rivals.len() == 1 {
        return Some(1.0);
    }
    let dead = end.live().iter().filter(|seat| !eligible.contains(*seat)).flat_map(|seat| end.hole(seat).to_vec()).collect();
    let spot = Spot {
        game: hand.setup.game,
        players: rivals.iter().map(|seat| Holding::Cards(end.hole(*seat).to_vec())).collect(),
        board: board.to_vec(),
        dead,
    };
    let tally = spot.within(EXACT, SEED, DRAWN).ok()?.finish();
    Some(tally.equity(rivals.iter().position(|seat| *seat == keeper)?))
}
