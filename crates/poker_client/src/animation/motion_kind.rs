//! Which movements run together, and how long each kind takes.

use super::timing::Ease;
use crate::{Cue, Motion, Timing};

/// A kind of movement. Neighbouring cues of one kind form a group.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum MotionKind {
    /// Takes no time.
    Instant,
    /// The cards of the last hand are cleared away.
    Sweep,
    /// Blinds and antes, all at once.
    Post,
    /// Cards move to the seats, staggered.
    Deal,
    /// The viewer's own cards are turned over, staggered.
    Flip,
    /// Community cards are dealt, staggered.
    Board,
    Check,
    /// The chips of one action move.
    Bet,
    /// The cards of a folded or mucked hand are removed.
    Muck,
    /// The bets move to the pots.
    Gather,
    /// A hand is laid open.
    Show,
    /// A hand that lies open gets its name.
    Name,
    /// One pot moves to all its winners at once. The value is the number of the pot.
    Award(u8),
}

impl MotionKind {
    pub(crate) fn of(cue: &Cue) -> Self {
        match cue {
            Cue::Hand { .. } | Cue::Void => Self::Sweep,
            Cue::Post { .. } => Self::Post,
            Cue::Deal { .. } => Self::Deal,
            Cue::Flip { .. } => Self::Flip,
            Cue::Board { .. } => Self::Board,
            Cue::Check { .. } => Self::Check,
            Cue::Bet { .. } | Cue::Return { .. } => Self::Bet,
            Cue::Fold { .. } | Cue::Muck { .. } => Self::Muck,
            Cue::Gather { .. } => Self::Gather,
            Cue::Draw { .. } | Cue::Show { open: false, .. } | Cue::ShowPart { open: false, .. } => Self::Show,
            Cue::Show { open: true, .. } | Cue::ShowPart { open: true, .. } => Self::Name,
            Cue::Award { pot, .. } => Self::Award(*pot),
            Cue::Rake { .. }
            | Cue::HandOver { .. }
            | Cue::Turn { .. }
            | Cue::Choice { .. }
            | Cue::Sat { .. }
            | Cue::Left { .. }
            | Cue::State { .. }
            | Cue::Stack { .. }
            | Cue::Notice { .. }
            | Cue::Tournament { .. } => Self::Instant,
        }
    }

    /// Whether cues of this kind that follow one another run together; otherwise each waits for the one before.
    pub(crate) fn joins(self) -> bool {
        match self {
            Self::Instant | Self::Post | Self::Deal | Self::Flip | Self::Board | Self::Award(_) => true,
            Self::Sweep | Self::Check | Self::Bet | Self::Muck | Self::Gather | Self::Show | Self::Name => false,
        }
    }

    pub(crate) fn motion(self, timing: &Timing) -> Motion {
        match self {
            Self::Instant => Motion { ms: 0, ease: Ease::Linear, stagger: 0 },
            Self::Sweep | Self::Muck => timing.muck,
            Self::Post | Self::Bet => timing.bet,
            Self::Deal => timing.deal,
            Self::Flip | Self::Board | Self::Show => timing.flip,
            Self::Check | Self::Name => timing.plate,
            Self::Gather => timing.gather,
            Self::Award(_) => timing.award,
        }
    }
}
