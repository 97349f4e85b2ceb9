//! What is under way, so that what stands still leaves it out.

use std::collections::BTreeSet;

use poker_client::{Cue, Timeline};
use poker_rules::Seat;

/// What the movements under way take off the felt while they last.
#[derive(Default)]
pub(crate) struct Moves {
    /// Bets slide to the pots.
    pub(super) gathering: Option<f32>,
    /// The cards of these seats go.
    pub(super) going: BTreeSet<Seat>,
    /// Cards of seats that turn over: how far.
    pub(super) showing: Vec<(Seat, f32)>,
    /// Own cards that turn over: seat, which, card, how far.
    pub(super) flips: Vec<(Seat, u8, poker_rules::Card, f32)>,
    /// The last hand goes.
    pub(super) sweep: Option<f32>,
    /// This bet goes back to its stack.
    pub(super) returning: BTreeSet<Seat>,
    /// This pot goes to a winner.
    pub(super) awarding: Option<u8>,
}

impl Moves {
    pub(super) fn of(timeline: &Timeline) -> Self {
        let mut moves = Self::default();
        for moving in timeline.moving() {
            match moving.cue {
                Cue::Gather { .. } => moves.gathering = Some(moving.done),
                Cue::Fold { seat } | Cue::Muck { seat } => {
                    moves.going.insert(*seat);
                }
                Cue::Show { seat, .. } | Cue::ShowPart { seat, open: false, .. } => moves.showing.push((*seat, moving.done)),
                Cue::Flip { seat, nth, card } => moves.flips.push((*seat, *nth, *card, moving.done)),
                Cue::Hand { .. } | Cue::Void => moves.sweep = Some(moving.done),
                Cue::Return { seat, .. } => {
                    moves.returning.insert(*seat);
                }
                Cue::Award { pot, .. } => moves.awarding = Some(*pot),
                Cue::ShowPart { open: true, .. }
                | Cue::Post { .. }
                | Cue::Draw { .. }
                | Cue::Deal { .. }
                | Cue::Board { .. }
                | Cue::Check { .. }
                | Cue::Bet { .. }
                | Cue::Rake { .. }
                | Cue::HandOver { .. }
                | Cue::Turn { .. }
                | Cue::Choice { .. }
                | Cue::Sat { .. }
                | Cue::Left { .. }
                | Cue::State { .. }
                | Cue::Stack { .. }
                | Cue::Notice { .. } => {}
            }
        }
        moves
    }

    /// How much of the last hand is still to be seen.
    pub(super) fn rest_of_hand(&self) -> f32 {
        1.0 - self.sweep.unwrap_or(0.0)
    }
}

/// How wide a card is while it turns over, and whether its face is to be seen.
pub(super) fn turning(done: f32) -> (f32, bool) {
    ((1.0 - 2.0 * done).abs().max(0.02), done >= 0.5)
}
