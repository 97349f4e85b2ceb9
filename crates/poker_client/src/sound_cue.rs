//! Which sound a movement makes.

use crate::{ClockView, Cue, LastAct, Sounds};

/// A short sound.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum SoundCue {
    /// A card lands.
    Deal,
    /// A knock on the table.
    Check,
    /// Chips go in.
    Bet,
    /// Cards go.
    Fold,
    /// A pot goes to its winner.
    Win,
    /// The viewer must act.
    YourTurn,
    /// The viewer's time runs out.
    TimeLow,
}

/// What a volume setting covers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SoundGroup {
    /// Cards and chips.
    Table,
    /// Your turn.
    Turn,
    /// Time runs out.
    Time,
}

impl SoundCue {
    /// Each of them.
    pub const ALL: [Self; 7] = [Self::Deal, Self::Check, Self::Bet, Self::Fold, Self::Win, Self::YourTurn, Self::TimeLow];

    /// The sound of a movement, made when it begins (or ends unseen).
    pub fn of(cue: &Cue) -> Option<Self> {
        match cue {
            Cue::Deal { .. } | Cue::Board { .. } => Some(Self::Deal),
            Cue::Check { .. } => Some(Self::Check),
            Cue::Post { .. } => Some(Self::Bet),
            Cue::Bet { act, .. } => match act {
                LastAct::Check => Some(Self::Check),
                LastAct::Call | LastAct::Bet | LastAct::Raise => Some(Self::Bet),
            },
            Cue::Fold { .. } => Some(Self::Fold),
            Cue::Award { .. } => Some(Self::Win),
            Cue::Turn { yours: true, .. } => Some(Self::YourTurn),
            Cue::Turn { yours: false, .. }
            | Cue::Hand { .. }
            | Cue::Flip { .. }
            | Cue::Return { .. }
            | Cue::Gather { .. }
            | Cue::Rake { .. }
            | Cue::Show { .. }
            | Cue::Muck { .. }
            | Cue::HandOver { .. }
            | Cue::Void
            | Cue::Sat { .. }
            | Cue::Left { .. }
            | Cue::State { .. }
            | Cue::Stack { .. } => None,
        }
    }

    /// The sounds of movements that came at once: each kind once, so that ten skipped cards make one sound.
    pub fn of_all<'a>(cues: impl IntoIterator<Item = &'a Cue>) -> Vec<Self> {
        let mut sounds: Vec<_> = cues.into_iter().filter_map(Self::of).collect();
        sounds.sort();
        sounds.dedup();
        sounds
    }

    /// Time runs out: between two looks at the viewer's clock the last nine seconds began.
    pub fn of_clock(before: Option<&ClockView>, now: &ClockView) -> Option<Self> {
        (now.last_nine && before.is_some_and(|before| !before.last_nine)).then_some(Self::TimeLow)
    }

    /// Which volume it follows.
    pub fn group(self) -> SoundGroup {
        match self {
            Self::Deal | Self::Check | Self::Bet | Self::Fold | Self::Win => SoundGroup::Table,
            Self::YourTurn => SoundGroup::Turn,
            Self::TimeLow => SoundGroup::Time,
        }
    }
}

impl Sounds {
    /// How loud a group is, 0 to 1.
    pub fn volume(&self, group: SoundGroup) -> f32 {
        if self.muted {
            return 0.0;
        }
        let own = match group {
            SoundGroup::Table => self.table,
            SoundGroup::Turn => self.turn,
            SoundGroup::Time => self.time,
        };
        f32::from(self.master) / 100.0 * f32::from(own) / 100.0
    }
}
