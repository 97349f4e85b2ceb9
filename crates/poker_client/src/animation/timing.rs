//! Lengths and easings of movements, read from data.

use serde::{Deserialize, Serialize};

use crate::AnimationSpeed;

/// One kind of movement.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Motion {
    /// Its length in milliseconds.
    pub ms: u16,
    pub ease: Ease,
    /// The delay between two movements of a group, in milliseconds.
    #[serde(default)]
    pub stagger: u16,
}

impl Motion {
    /// The eased progress after `elapsed_ms`.
    pub fn done(self, elapsed_ms: f32) -> f32 {
        if self.ms == 0 { 1.0 } else { self.ease.at(elapsed_ms / f32::from(self.ms)) }
    }
}

/// The lengths and easings of all kinds of movement, read from `timing.ron`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Timing {
    /// A card flies to its seat.
    pub deal: Motion,
    /// A card turns over: it narrows, changes its face and widens again.
    pub flip: Motion,
    /// Chips leave a stack.
    pub bet: Motion,
    /// Bets slide to the pots.
    pub gather: Motion,
    /// A pot slides to its winner.
    pub award: Motion,
    /// Cards move away and fade.
    pub muck: Motion,
    /// Winning cards rise.
    pub lift: Motion,
    /// A plate changes its state.
    pub plate: Motion,
    /// The ring and the halo of the player who acts appear.
    pub act_in: Motion,
    /// One pulse of the halo in the last nine seconds.
    pub pulse: Motion,
    /// A panel opens.
    pub panel: Motion,
    /// The cross-fade that replaces every movement where motion is reduced.
    pub reduced: Motion,
    /// A view that lags more than this many milliseconds is played faster.
    pub most_lag_ms: u16,
    /// When the viewer must act, the movements before the turn end within this many milliseconds.
    pub prompt_lag_ms: u16,
    /// The felt is stretched while the window is resized, and drawn again once the size has been the same for this many milliseconds.
    pub resize_rest_ms: u16,
}

/// Why a timing file could not be used.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum TimingError {
    /// The text is not a valid [`Timing`].
    #[error("line {line}, column {column}: {reason}")]
    Malformed {
        /// The line of the error, from 1.
        line: usize,
        /// The column of the error, from 1.
        column: usize,
        /// The parser's message.
        reason: String,
    },
    /// A movement on the table takes longer than [`Timing::LONGEST_MS`].
    #[error("{motion} takes {ms} ms, more than {} ms", Timing::LONGEST_MS)]
    TooLong { motion: &'static str, ms: u16 },
}

impl Timing {
    /// The longest time that a movement may take, in milliseconds.
    pub const LONGEST_MS: u16 = 400;

    /// Reads `timing.ron`.
    pub fn from_ron(text: &str) -> Result<Self, TimingError> {
        let timing: Self = ron::from_str(text).map_err(|error| TimingError::Malformed {
            line: error.span.start.line,
            column: error.span.start.col,
            reason: error.code.to_string(),
        })?;
        match timing.named().into_iter().find(|(_, motion)| motion.ms > Self::LONGEST_MS) {
            Some((name, motion)) => Err(TimingError::TooLong { motion: name, ms: motion.ms }),
            None => Ok(timing),
        }
    }

    fn named(&self) -> [(&'static str, Motion); 12] {
        [
            ("deal", self.deal),
            ("flip", self.flip),
            ("bet", self.bet),
            ("gather", self.gather),
            ("award", self.award),
            ("muck", self.muck),
            ("lift", self.lift),
            ("plate", self.plate),
            ("act_in", self.act_in),
            ("pulse", self.pulse),
            ("panel", self.panel),
            ("reduced", self.reduced),
        ]
    }
}

/// How a movement speeds up and slows down.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Ease {
    Linear,
    /// Fast, then slow.
    QuadOut,
    /// Slow, then fast.
    QuadIn,
    /// Fast, then slow, more strongly than `QuadOut`.
    CubicOut,
    /// Slow at both ends.
    CubicInOut,
    /// Slow at both ends, more gently than `CubicInOut`.
    SineInOut,
}

impl Ease {
    /// The eased progress, 0 to 1, when the part `time` (0 to 1) of the movement's time has passed.
    pub fn at(self, time: f32) -> f32 {
        let t = time.clamp(0.0, 1.0);
        let rest = 1.0 - t;
        match self {
            Self::Linear => t,
            Self::QuadIn => t * t,
            Self::QuadOut => 1.0 - rest * rest,
            Self::CubicOut => 1.0 - rest * rest * rest,
            Self::CubicInOut if t < 0.5 => 4.0 * t * t * t,
            Self::CubicInOut => 1.0 - 4.0 * rest * rest * rest,
            Self::SineInOut => 0.5 - 0.5 * (std::f32::consts::PI * t).cos(),
        }
    }
}

/// How movements are played: their speed, and whether motion is reduced.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct MotionPace {
    pub speed: AnimationSpeed,
    /// Whether cross-fades replace movements.
    pub reduced: bool,
}

impl MotionPace {
    /// How `motion` is played at this pace.
    pub fn of(self, motion: Motion, timing: &Timing) -> Motion {
        let motion = match (self.reduced, motion.ms) {
            (false, _) | (true, 0) => motion,
            (true, _) => timing.reduced,
        };
        Motion { ms: self.speed.scale(motion.ms), ease: motion.ease, stagger: self.speed.scale(motion.stagger) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const FILE: &str = include_str!("../../../../assets/timing.ron");

    #[test]
    fn the_file_has_the_lengths_of_the_guide() {
        let timing = Timing::from_ron(FILE).unwrap();
        let lengths = [timing.deal, timing.flip, timing.bet, timing.gather, timing.award, timing.muck, timing.lift, timing.plate];
        assert_eq!(lengths.map(|motion| motion.ms), [180, 200, 220, 280, 380, 160, 140, 120]);
        assert_eq!(timing.deal.stagger, 45);
    }

    #[test]
    fn a_movement_longer_than_400_ms_is_refused_by_name() {
        let long = FILE.replace("award: (ms: 380", "award: (ms: 401");
        assert_eq!(Timing::from_ron(&long), Err(TimingError::TooLong { motion: "award", ms: 401 }));
    }

    #[test]
    fn a_damaged_file_is_refused_with_its_place() {
        let damaged = FILE.replace("CubicOut, stagger: 45", "Bouncy");
        assert!(matches!(Timing::from_ron(&damaged), Err(TimingError::Malformed { line: 4, .. })));
    }

    #[test]
    fn every_ease_begins_at_0_ends_at_1_and_never_turns_back() {
        for ease in [Ease::Linear, Ease::QuadOut, Ease::QuadIn, Ease::CubicOut, Ease::CubicInOut, Ease::SineInOut] {
            let points: Vec<_> = (0_u8..=100).map(|at| ease.at(f32::from(at) / 100.0)).collect();
            assert!(points[0].abs() < 1e-6 && (points[100] - 1.0).abs() < 1e-6, "{ease:?}");
            assert!(points.windows(2).all(|pair| pair[0] <= pair[1]), "{ease:?}");
            assert_eq!((ease.at(-1.0), ease.at(2.0)), (points[0], points[100]));
        }
    }
}
