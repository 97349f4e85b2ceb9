//! Equity by brute force: deals every possible card one by one and ranks with the plain evaluator.

use crate::{
    Card, CardSet, HoleUsed, Ranking,
    equity::{Holding, Outcomes, SHARES, Spot, Tally},
    tests::rank::plain,
};

/// The results of a player over all deals.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Result {
    pub(super) high: Outcomes,
    pub(super) low: Outcomes,
    pub(super) scoops: u64,
    pub(super) shares: u64,
}

/// The results in a tally, in the same form.
pub(super) fn results(tally: &Tally) -> (u64, Vec<Result>) {
    let result = |player| {
        let (shares, of) = tally.share(player);
        assert_eq!(of, tally.deals() * SHARES);
        Result { high: tally.high(player), low: tally.low(player), scoops: tally.scoops(player), shares }
    };
    (tally.deals(), (0..tally.players()).map(result).collect())
}

/// Counts every deal of a spot.
pub(super) fn brute_force(spot: &Spot) -> (u64, Vec<Result>) {
    let mut taken: CardSet = spot.board.iter().chain(&spot.dead).copied().collect();
    for holding in &spot.players {
        if let Holding::Cards(cards) = holding {
            taken = cards.iter().fold(taken, |taken, &card| taken.union([card].into_iter().collect()));
        }
    }
    let mut count = Count { spot, deals: 0, results: vec![Result::default(); spot.players.len()] };
    count.holes(taken, &mut Vec::new());
    (count.deals, count.results)
}

struct Count<'a> {
    spot: &'a Spot,
    deals: u64,
    results: Vec<Result>,
}

impl Count<'_> {
    fn holes(&mut self, taken: CardSet, holes: &mut Vec<Vec<Card>>) {
        let Some(holding) = self.spot.players.get(holes.len()) else {
            let board = self.spot.board.clone();
            return self.boards(taken, 0, holes, board);
        };
        let hands: Vec<Vec<Card>> = match holding {
            Holding::Cards(cards) => vec![cards.clone()],
            Holding::Range(range) if range.hole_cards() == 2 => {
                hands(2, taken, 0).into_iter().filter(|hand| range.contains(hand.iter().copied().collect())).collect()
            }
            Holding::Range(range) => listed(&range.to_string(), taken),
            Holding::Random => hands(self.spot.game.hole_cards, taken, 0),
        };
        for hand in hands {
            let taken = hand.iter().fold(taken, |taken, &card| taken.union([card].into_iter().collect()));
            holes.push(hand);
            self.holes(taken, holes);
            holes.pop();
        }
    }

    fn boards(&mut self, taken: CardSet, from: usize, holes: &[Vec<Card>], board: Vec<Card>) {
        if board.len() == 5 {
            return self.showdown(holes, &board);
        }
        for (place, &card) in Card::ALL.iter().enumerate().skip(from) {
            if !taken.contains(card) {
                self.boards(taken, place + 1, holes, [&board[..], &[card]].concat());
            }
        }
    }

    fn showdown(&mut self, holes: &[Vec<Card>], board: &[Card]) {
        self.deals += 1;
        let fives = |hole: &[Card]| -> Vec<[Card; 5]> {
            match self.spot.game.hole_used {
                HoleUsed::Any => plain::choices(&[hole, board].concat(), &[], 5).collect(),
                HoleUsed::Exactly(own) => plain::choices(hole, board, own).collect(),
            }
        };
        let highs: Vec<_> = holes.iter().map(|hole| fives(hole).iter().map(plain::high_of).max()).collect();
        let lows: Vec<_> = match self.spot.game.ranking {
            Ranking::High => vec![None; holes.len()],
            Ranking::HighLow => holes.iter().map(|hole| fives(hole).iter().filter_map(plain::low_of).min()).collect(),
        };
        let best_high = highs.iter().max().unwrap().unwrap();
        let best_low = lows.iter().flatten().min().copied();
        let high_winners: Vec<usize> = (0..holes.len()).filter(|&player| highs[player] == Some(best_high)).collect();
        let low_winners: Vec<usize> = (0..holes.len()).filter(|&player| best_low.is_some() && lows[player] == best_low).collect();
        let half = if best_low.is_some() { SHARES / 2 } else { SHARES };
        for player in 0..holes.len() {
            let result = &mut self.results[player];
            result.shares += count(&mut result.high, player, &high_winners, half);
            if best_low.is_some() {
                result.shares += count(&mut result.low, player, &low_winners, half);
            }
            result.scoops += u64::from(high_winners == [player] && (best_low.is_none() || low_winners == [player]));
        }
    }
}

fn count(outcomes: &mut Outcomes, player: usize, winners: &[usize], parts: u64) -> u64 {
    match winners.contains(&player) {
        true if winners.len() == 1 => outcomes.wins += 1,
        true => outcomes.ties += 1,
        false => outcomes.losses += 1,
    }
    if winners.contains(&player) { parts / winners.len() as u64 } else { 0 }
}

/// Every hand of `cards` cards that are not in `taken`, from the place `from` in the deck on.
fn hands(cards: u8, taken: CardSet, from: usize) -> Vec<Vec<Card>> {
    if cards == 0 {
        return vec![vec![]];
    }
    let starts = (from..52).filter(|&place| !taken.contains(Card::ALL[place]));
    starts
        .flat_map(|place| hands(cards - 1, taken, place + 1).into_iter().map(move |rest| [&[Card::ALL[place]], &rest[..]].concat()))
        .collect()
}

/// The hands of a text such as `AhKhQhJh, 9s8s7s6s`, without hands that have a card of `taken`.
fn listed(text: &str, taken: CardSet) -> Vec<Vec<Card>> {
    let hands = text.split(", ").map(|hand| (0..hand.len() / 2).map(|card| hand[2 * card..2 * card + 2].parse().unwrap()).collect());
    hands.filter(|hand: &Vec<Card>| hand.iter().all(|&card| !taken.contains(card))).collect()
}
