//! The movements in progress, so that the moving things are not also drawn at rest.

use std::collections::BTreeSet;

use poker_client::{Cue, Timeline};
use poker_rules::Seat;

/// The movements in progress, and the things that are not drawn at rest meanwhile.
#[derive(Default)]
pub(crate) struct Moves {
    /// How far the bets have moved to the pots, 0 to 1; `None` while they do not move.
    pub(super) gathering: Option<f32>,
    /// The seats whose cards are going away.
    pub(super) going: BTreeSet<Seat>,
    /// The seats whose cards turn over, and how far, 0 to 1.
    pub(super) showing: Vec<(Seat, f32)>,
    /// Single cards that turn over: seat, index, card, how far from 0 to 1.
    pub(super) flips: Vec<(Seat, u8, poker_rules::Card, f32)>,
    /// How far the last hand has been cleared away, 0 to 1; `None` while it is not cleared away.
    pub(super) sweep: Option<f32>,
    /// The seats whose bets go back to their stacks.
    pub(super) returning: BTreeSet<Seat>,
    /// The pot that goes to a winner.
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
                | Cue::Notice { .. }
                | Cue::Tournament { .. } => {}
            }
        }
        moves
    }

    /// The opacity of the last hand.
    pub(super) fn rest_of_hand(&self) -> f32 {
        1.0 - self.sweep.unwrap_or(0.0)
    }
}

/// The width of a card that turns over, as a share of its full width, and whether its face shows.
pub(super) fn turning(done: f32) -> (f32, bool) {
    ((1.0 - 2.0 * done).abs().max(0.02), done >= 0.5)
}
