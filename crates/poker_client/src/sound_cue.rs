//! Which sound a movement makes.

use crate::{ClockView, Cue, LastAct, SoundKinds, Sounds};

/// A short sound.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum SoundCue {
    /// A card lands.
    Deal,
    /// A knock on the table.
    Check,
    /// Chips go in.
    Bet,
    /// Cards are folded.
    Fold,
    /// A pot goes to its winner.
    Win,
    /// The viewer must act.
    YourTurn,
    /// The viewer's time runs out.
    TimeLow,
    /// Somebody says something at the table.
    Chat,
    /// Something has happened in a tournament that the viewer has entered.
    News,
}

/// A kind of sounds that can be off.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SoundKind {
    YourTurn,
    TimeLow,
    /// Cards that are dealt or folded.
    Cards,
    /// Chips, and the knock of a check.
    Chips,
    Chat,
    /// News of tournaments.
    News,
}

impl SoundKind {
    /// All kinds, in the order in which the settings list them.
    pub const ALL: [Self; 6] = [Self::YourTurn, Self::TimeLow, Self::Cards, Self::Chips, Self::Chat, Self::News];

    /// Whether the kind is heard also where only the player's own turn is.
    pub fn is_of_own_turn(self) -> bool {
        matches!(self, Self::YourTurn | Self::TimeLow)
    }

    /// The switch of the kind.
    pub fn switch(self, kinds: &mut SoundKinds) -> &mut bool {
        match self {
            Self::YourTurn => &mut kinds.your_turn,
            Self::TimeLow => &mut kinds.time_low,
            Self::Cards => &mut kinds.cards,
            Self::Chips => &mut kinds.chips,
            Self::Chat => &mut kinds.chat,
            Self::News => &mut kinds.news,
        }
    }
}

/// What a volume setting covers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SoundGroup {
    /// The sounds of cards and chips.
    Table,
    /// The sound of the viewer's turn.
    Turn,
    /// The warning that time runs out.
    Time,
    /// Chat and news.
    Told,
}

impl SoundCue {
    pub const ALL: [Self; 9] =
        [Self::Deal, Self::Check, Self::Bet, Self::Fold, Self::Win, Self::YourTurn, Self::TimeLow, Self::Chat, Self::News];

    /// The sound of a movement. It is played when the movement begins, or ends without having been shown.
    pub fn of(cue: &Cue) -> Option<Self> {
        match cue {
            Cue::Draw { .. } | Cue::Deal { .. } | Cue::Board { .. } => Some(Self::Deal),
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
            | Cue::ShowPart { .. }
            | Cue::Muck { .. }
            | Cue::HandOver { .. }
            | Cue::Void
            | Cue::Choice { .. }
            | Cue::Sat { .. }
            | Cue::Left { .. }
            | Cue::State { .. }
            | Cue::Stack { .. }
            | Cue::Notice { .. }
            | Cue::Tournament { .. } => None,
        }
    }

    /// The sounds of movements that came at once: each kind once, so that ten skipped cards make one sound.
    pub fn of_all<'a>(cues: impl IntoIterator<Item = &'a Cue>) -> Vec<Self> {
        let mut sounds: Vec<_> = cues.into_iter().filter_map(Self::of).collect();
        sounds.sort();
        sounds.dedup();
        sounds
    }

    /// The warning where the last nine seconds of the viewer's clock begin between the updates `before` and `now`.
    pub fn of_clock(before: Option<&ClockView>, now: &ClockView) -> Option<Self> {
        (now.last_nine && before.is_some_and(|before| !before.last_nine)).then_some(Self::TimeLow)
    }

    /// The volume setting of the sound.
    pub fn group(self) -> SoundGroup {
        match self {
            Self::Deal | Self::Check | Self::Bet | Self::Fold | Self::Win => SoundGroup::Table,
            Self::YourTurn => SoundGroup::Turn,
            Self::TimeLow => SoundGroup::Time,
            Self::Chat | Self::News => SoundGroup::Told,
        }
    }

    /// The kind of the sound.
    pub fn kind(self) -> SoundKind {
        match self {
            Self::Deal | Self::Fold => SoundKind::Cards,
            Self::Check | Self::Bet | Self::Win => SoundKind::Chips,
            Self::YourTurn => SoundKind::YourTurn,
            Self::TimeLow => SoundKind::TimeLow,
            Self::Chat => SoundKind::Chat,
            Self::News => SoundKind::News,
        }
    }
}

impl Sounds {
    /// The volume of a group, 0 to 1.
    pub fn volume(&self, group: SoundGroup) -> f32 {
        if self.muted {
            return 0.0;
        }
        let own = match group {
            SoundGroup::Table => self.table,
            SoundGroup::Turn => self.turn,
            SoundGroup::Time => self.time,
            SoundGroup::Told => self.told,
        };
        f32::from(self.master) / 100.0 * f32::from(own) / 100.0
    }

    /// The volume of a sound, 0 to 1: 0 if its kind is off, or if only the player's turn and the warning about its time are heard.
    pub fn volume_of(mut self, cue: SoundCue) -> f32 {
        let kind = cue.kind();
        let passes = !self.only_my_turn || kind.is_of_own_turn();
        if passes && *kind.switch(&mut self.kinds) { self.volume(cue.group()) } else { 0.0 }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use poker_protocol::Clock;
    use poker_rules::Seat;

    use crate::RunningClock;

    fn turn(yours: bool) -> Cue {
        Cue::Turn { seat: Seat::new(0), turn: poker_protocol::TurnId(0), yours }
    }

    #[test]
    fn only_the_viewers_own_turn_sounds() {
        assert_eq!(SoundCue::of(&turn(true)), Some(SoundCue::YourTurn));
        assert_eq!(SoundCue::of(&turn(false)), None);
    }

    #[test]
    fn ten_skipped_cards_make_one_sound() {
        let cues: Vec<_> = (0..10).map(|nth| Cue::Deal { seat: Seat::new(nth), nth: 0 }).chain([turn(true)]).collect();
        assert_eq!(SoundCue::of_all(&cues), vec![SoundCue::Deal, SoundCue::YourTurn]);
    }

    #[test]
    fn time_running_out_sounds_once_as_the_last_nine_seconds_begin() {
        let clock = Clock { decision_ms: 10_000, decision_full_ms: 10_000, bank_ms: 5_000 };
        let at = |now| ClockView::of(&RunningClock { clock, received_ms: 0 }, now);
        let (mut before, mut sounds) = (None, Vec::new());
        for now in (0..15_000).step_by(100) {
            let view = at(now);
            sounds.extend(SoundCue::of_clock(before.as_ref(), &view).map(|sound| (now, sound)));
            before = Some(view);
        }
        assert_eq!(sounds, vec![(6_000, SoundCue::TimeLow)]);
    }

    #[test]
    fn a_volume_is_scaled_by_the_master_and_off_when_muted() {
        let sounds = Sounds { muted: false, master: 50, table: 40, turn: 100, time: 0, ..Sounds::default() };
        let volumes = [SoundGroup::Table, SoundGroup::Turn, SoundGroup::Time].map(|group| sounds.volume(group));
        assert_eq!(volumes, [0.2, 0.5, 0.0]);
        assert_eq!(Sounds { muted: true, ..sounds }.volume(SoundGroup::Turn), 0.0);
        assert!(SoundCue::ALL.iter().filter(|sound| sound.group() == SoundGroup::Table).count() == 5);
    }

    #[test]
    fn each_kind_of_sound_can_be_off_while_the_others_are_heard() {
        for off in SoundKind::ALL {
            let mut sounds = Sounds::default();
            *off.switch(&mut sounds.kinds) = false;
            for cue in SoundCue::ALL {
                assert_eq!(sounds.volume_of(cue) > 0.0, cue.kind() != off, "{cue:?} with {off:?} off");
            }
        }
        assert!(SoundKind::ALL.iter().all(|kind| SoundCue::ALL.iter().any(|cue| cue.kind() == *kind)), "each kind has a sound");
    }

    #[test]
    fn only_my_turn_leaves_the_call_and_the_warning() {
        let sounds = Sounds { only_my_turn: true, ..Sounds::default() };
        let heard: Vec<_> = SoundCue::ALL.into_iter().filter(|cue| sounds.volume_of(*cue) > 0.0).collect();
        assert_eq!(heard, [SoundCue::YourTurn, SoundCue::TimeLow]);
        let mut none = sounds;
        none.kinds.your_turn = false;
        assert_eq!(none.volume_of(SoundCue::YourTurn), 0.0, "a kind that is off stays off");
    }
}
