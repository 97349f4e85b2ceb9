//! How often the hand is ahead of what opponents may hold, by looking at a few of their possible hands.

use poker_rules::{Card, CardSet, evaluate_set};
use rand::Rng;

use crate::chance::{WHOLE, below, power};
use crate::chart::hand_percentile;
use crate::view::BotView;

/// Opponents' hands that are tried: enough to tell top pair from second pair, cheap enough for a hundred thousand decisions a second.
const SAMPLES: u32 = 64;

/// Draws of a hand before one outside the believed range is taken all the same.
const TRIES: u32 = 4;

/// How often the hand beats every live opponent now, in thousandths.
pub(crate) fn made_strength(view: &BotView, hole: [Card; 2], rng: &mut impl Rng) -> u32 {
    let board = CardSet::from(view.board());
    let mine = board.union(hole.into_iter().collect());
    let own = evaluate_set(mine);

    let mut unseen = [hole[0]; 52];
    let mut count = 0;
    for card in Card::ALL.into_iter().filter(|card| !mine.contains(*card)) {
        unseen[count] = card;
        count += 1;
    }
    let unseen = &unseen[..count];

    let mut ahead_of_all = WHOLE;
    let opponents = u32::try_from(view.opponents().count()).unwrap_or(1).max(1);
    let samples = (SAMPLES / opponents).max(8);
    for opponent in view.opponents() {
        let mut half_wins = 0;
        for _ in 0..samples {
            let theirs = board.union(draw_hand(unseen, opponent.range, rng).into_iter().collect());
            half_wins += match own.cmp(&evaluate_set(theirs)) {
                std::cmp::Ordering::Greater => 2,
                std::cmp::Ordering::Equal => 1,
                std::cmp::Ordering::Less => 0,
            };
        }
        let ahead = half_wins * WHOLE / (2 * samples);
        // Who keeps betting holds more than the starting hands tell.
        let ahead = power(ahead, WHOLE + 300 * opponent.shows_strength.min(4));
        ahead_of_all = ahead_of_all * ahead / WHOLE;
    }
    ahead_of_all
}

fn draw_hand(unseen: &[Card], range: u32, rng: &mut impl Rng) -> [Card; 2] {
    let count = u32::try_from(unseen.len()).unwrap_or(0);
    let pick = |at: u32| unseen[usize::try_from(at).unwrap_or(0)];
    let mut hand = [unseen[0]; 2];
    for _ in 0..TRIES {
        let first = below(count, rng);
        let second = below(count - 1, rng);
        let second = if second >= first { second + 1 } else { second };
        hand = [pick(first), pick(second)];
        if hand_percentile(hand) <= range {
            break;
        }
    }
    hand
}
