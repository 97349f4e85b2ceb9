//! Omaha hands, high and low: two of four or five hole cards with three cards of the board.

use aya_poker::{omaha_lo_rank, omaha_rank};
use poker_rules::rank::{OmahaBoard, OmahaHole};
use rs_poker::core::{CardBitSet, Rankable};
use rs_poker::omaha::OmahaHand;

use crate::contest::{Contest, Contestant, Unit};
use crate::deals::{cards, deals};
use crate::ranks::{aya_hand, rs_card};

/// The number of hands of one round.
const HANDS: usize = 1 << 16;

/// The contests of this file. A round has 65,536 hands, or 200 if `short`. An input is bytes that name cards, hole cards first.
pub fn contests(short: bool) -> Vec<Contest> {
    let count = if short { 200 } else { HANDS };
    vec![high::<9>("omaha-4-cards", count), high::<10>("omaha-5-cards", count), low(count)]
}

/// Splits a deal into hole cards and the board, which is the last five cards.
fn split(deal: &[u8]) -> (&[u8], &[u8]) {
    deal.split_at(deal.len() - 5)
}

fn ours<const N: usize>(deal: &[poker_rules::Card; N]) -> (OmahaHole, OmahaBoard) {
    let (hole, board) = deal.split_last_chunk().expect("the board");
    (OmahaHole::new(hole), OmahaBoard::new(board))
}

fn high<const N: usize>(name: &'static str, count: usize) -> Contest {
    let bytes = || deals::<N>(count, 9);
    let rs_cards: Vec<_> = (0..52).map(rs_card).collect();
    let rs_set = move |cards: &[u8]| cards.iter().map(|&card| rs_cards[usize::from(card)]).collect::<CardBitSet>();
    let contestants = vec![
        Contestant::ranking("cardroom", bytes().iter().map(cards).collect(), |deal: &[_; N]| {
            let (hole, board) = ours(deal);
            board.high(&hole)
        }),
        Contestant::ranking("aya_poker", bytes(), |deal| {
            let (hole, board) = split(deal);
            omaha_rank(&aya_hand(hole), &aya_hand(board))
        }),
        Contestant::ranking("rs_poker", bytes(), move |deal| {
            let (hole, board) = split(deal);
            OmahaHand::new(rs_set(hole), rs_set(board)).map(|hand| hand.rank()).ok()
        }),
    ];
    Contest { name, unit: Unit::PerSecond(count as u64), long: false, contestants }
}

/// Low hands of Omaha with four hole cards. The peer also ranks hands that are not 8 or better; they are recognised by their rank.
fn low(count: usize) -> Contest {
    let bytes = || deals::<9>(count, 9);
    let eight_high = aya_poker::ace_five_rank(&aya_hand(&[24, 20, 16, 12, 8]));
    let contestants = vec![
        Contestant::ranking("cardroom", bytes().iter().map(cards).collect(), |deal: &[_; 9]| {
            let (hole, board) = ours(deal);
            board.low(&hole)
        }),
        Contestant::ranking("aya_poker", bytes(), move |deal| {
            let (hole, board) = split(deal);
            Some(omaha_lo_rank(&aya_hand(hole), &aya_hand(board))).filter(|&low| low >= eight_high)
        }),
    ];
    Contest { name: "omaha-4-cards-low", unit: Unit::PerSecond(count as u64), long: false, contestants }
}
