//! An independent implementation of pots and winners, written from R-POT-1 to R-POT-6 and R-VAR-1 to R-VAR-5, with the plain ranking.

use super::referee::Referee;
use crate::{
    Card, Hand, HoleUsed, Pot, PotHalf, Ranking, Seat, SeatSet,
    tests::{cases::chips, rank::plain},
};

/// A payment as in the event: pot, half, seat, amount.
pub(super) type Paid = (u8, Option<PotHalf>, Seat, u64);

/// The pots, built level by level from the different amounts that players put in.
pub(super) fn pots(referee: &Referee) -> Vec<Pot> {
    let mut levels: Vec<u64> = referee.put.values().copied().filter(|&put| put > 0).collect();
    levels.sort_unstable();
    levels.dedup();
    let mut pots: Vec<(u64, SeatSet)> = Vec::new();
    if referee.dead > 0 {
        pots.push((referee.dead, referee.live));
    }
    let mut below = 0;
    for level in levels {
        let amount = referee.put.values().filter(|&&put| put >= level).count() as u64 * (level - below);
        let eligible: SeatSet = referee.live.iter().filter(|&seat| referee.put[seat] >= level).collect();
        match pots.last_mut() {
            Some((last, who)) if *who == eligible || eligible.is_empty() => *last += amount,
            Some(_) | None => pots.push((amount, eligible)),
        }
        below = level;
    }
    pots.into_iter().map(|(amount, eligible)| Pot { amount: chips(amount), eligible }).collect()
}

/// All payments, in their order.
pub(super) fn payments(hand: &Hand, pots: &[Pot]) -> Vec<Paid> {
    let mut paid = Vec::new();
    let showdown = hand.live().len() > 1;
    for (index, pot) in pots.iter().enumerate().rev() {
        let amount = pot.amount.get();
        let lows: Vec<_> = pot.eligible.iter().filter_map(|seat| low(hand, seat).map(|low| (low, seat))).collect();
        let high_pays = |half, amount| {
            let best = pot.eligible.iter().map(|seat| high(hand, seat)).max();
            split(index, half, amount, pot.eligible.iter().filter(|&seat| Some(high(hand, seat)) == best).collect(), hand)
        };
        if !showdown {
            paid.extend(split(index, None, amount, pot.eligible, hand));
        } else if let Some(&(lowest, _)) = lows.iter().min() {
            paid.extend(high_pays(Some(PotHalf::High), amount - amount / 2));
            let winners = lows.iter().filter(|&&(low, _)| low == lowest).map(|&(_, seat)| seat).collect();
            paid.extend(split(index, Some(PotHalf::Low), amount / 2, winners, hand));
        } else {
            paid.extend(high_pays(None, amount));
        }
    }
    paid
}

/// Splits a pot as if its chips were handed out one at a time, clockwise from the button's left.
fn split(pot: usize, half: Option<PotHalf>, amount: u64, winners: SeatSet, hand: &Hand) -> Vec<Paid> {
    let order: Vec<Seat> = winners.clockwise_after(hand.setup().button).collect();
    let ways = order.len() as u64;
    let share = |place: u64| (amount + ways - 1 - place) / ways;
    let paid = (0u64..).zip(order).map(|(place, seat)| (pot as u8, half, seat, share(place)));
    paid.filter(|&(.., amount)| amount > 0).collect()
}

fn choices(hand: &Hand, seat: Seat) -> impl Iterator<Item = [Card; 5]> {
    let (hole, board) = (hand.hole(seat), hand.board());
    let (all, own) = match hand.setup().game.hole_used {
        HoleUsed::Any => ([hole, board].concat(), None),
        HoleUsed::Exactly(own) => (hole.to_vec(), Some(own)),
    };
    let plain: Vec<[Card; 5]> = match own {
        None => plain::choices(&all, &[], 5).collect(),
        Some(own) => plain::choices(&all, board, own).collect(),
    };
    plain.into_iter()
}

fn high(hand: &Hand, seat: Seat) -> plain::PlainHigh {
    choices(hand, seat).map(|five| plain::high_of(&five)).max().unwrap()
}

fn low(hand: &Hand, seat: Seat) -> Option<[u8; 5]> {
    match hand.setup().game.ranking {
        Ranking::High => None,
        Ranking::HighLow if hand.board().len() < 5 => None,
        Ranking::HighLow => choices(hand, seat).filter_map(|five| plain::low_of(&five)).min(),
    }
}
