//! The large losses of a hand, and which of them look intentional.

use poker_rules::equity::{Holding, Spot};
use poker_rules::{Chips, Seat};

use super::played::{Commitment, Played};
use super::terms::DumpTerms;
use crate::HandRecord;

/// A large loss of one player to another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Loss {
    pub from: Seat,
    pub to: Seat,
    /// Whether the loss looks intentional: the last chips went in with a weak hand, or the player folded with a large part of the stack in
    /// the pot.
    pub on_purpose: bool,
}

/// The large losses, each to the player who won most of it.
pub(super) fn large_losses(record: &HandRecord, played: &Played, terms: &DumpTerms) -> Vec<Loss> {
    let Some(large) = record.setup.stakes.big_blind.times(terms.big_blinds) else { return Vec::new() };
    let mut losses = Vec::new();
    for player in &record.setup.seats {
        let from = player.seat;
        if played.committed[from] < large {
            continue;
        }
        let others = record.setup.seats.iter().map(|other| other.seat).filter(|&other| other != from);
        let Some(to) = others.max_by_key(|&to| played.flow[from][to]) else { continue };
        if played.flow[from][to].saturating_sub(played.flow[to][from]) >= large {
            losses.push(Loss { from, to, on_purpose: is_on_purpose(record, played, from, player.stack, terms) });
        }
    }
    losses
}

fn is_on_purpose(record: &HandRecord, played: &Played, from: Seat, stack: Chips, terms: &DumpTerms) -> bool {
    match played.commitment[from] {
        None => false,
        Some(Commitment::Folded) => {
            u128::from(played.committed[from].get()) * 100 >= u128::from(stack.get()) * u128::from(terms.committed_percent)
        }
        Some(Commitment::Stayed { board }) => is_weak(record, played, from, board, terms),
    }
}

/// Whether a hand would win little against a random one, with the community cards that were open when its last chips went in. The hand's
/// number seeds the sample, so that the same hand is always judged the same.
fn is_weak(record: &HandRecord, played: &Played, seat: Seat, board: usize, terms: &DumpTerms) -> bool {
    let spot = Spot {
        game: record.setup.game,
        players: vec![Holding::Cards(played.hand.hole(seat).to_vec()), Holding::Random],
        board: played.hand.board().iter().copied().take(board).collect(),
        dead: Vec::new(),
    };
    let Ok(run) = spot.sampled(record.hand.0, terms.deals) else { return false };
    let (won, of) = run.finish().share(0);
    u128::from(won) * 100 <= u128::from(of) * u128::from(terms.equity_percent)
}
