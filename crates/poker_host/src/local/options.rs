//! What the client chooses about practice.

use std::path::PathBuf;
use std::sync::Arc;

use poker_bots::Persona;
use poker_protocol::Waker;
use poker_room::RoomPlan;

use crate::ThinkingTime;

/// How a room on this machine is opened.
#[derive(Clone)]
pub struct LocalOptions {
    /// The folder that keeps the room, its hands and its lock; without one nothing is kept.
    pub save_dir: Option<PathBuf>,
    /// Makes cards, and what bots do with them, repeat themselves.
    pub seed: Option<u64>,
    /// What is offered; where nothing is named, everything that `en-2.7` has.
    pub room: Option<Arc<RoomPlan>>,
    /// Opponents and clock.
    pub practice: PracticeOptions,
    /// Called after each message to the player, and after each [`super::SaveTrouble`].
    pub waker: Waker,
}

impl LocalOptions {
    /// Practice as it is unless chosen otherwise, kept nowhere, waking nobody.
    pub fn unkept() -> LocalOptions {
        LocalOptions { save_dir: None, seed: None, room: None, practice: PracticeOptions::default(), waker: Arc::new(|| {}) }
    }
}

/// Whom the player practises with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PracticeOptions {
    /// How many at each table, 1 to 9, as far as it has seats; what lies outside counts as the nearest.
    pub opponents: u8,
    /// How they play.
    pub style: StyleChoice,
    /// How long they think.
    pub thinking: ThinkingTime,
    /// The rulebook's clock runs.
    pub clock: bool,
}

impl Default for PracticeOptions {
    fn default() -> PracticeOptions {
        PracticeOptions { opponents: 5, style: StyleChoice::Mixed, thinking: ThinkingTime::default(), clock: false }
    }
}

/// How bots play.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum StyleChoice {
    /// Each its own way.
    #[default]
    Mixed,
    /// Few hands, seldom raised.
    TightPassive,
    /// Few hands, raised.
    TightAggressive,
    /// Many hands, called down.
    LoosePassive,
    /// Many hands, raised and bluffed.
    LooseAggressive,
}

impl StyleChoice {
    /// The persona of the bot with this name.
    pub(super) fn of_name(self, name: usize) -> Persona {
        match self {
            StyleChoice::Mixed => Persona::of_name(name),
            StyleChoice::TightPassive => Persona::TightPassive,
            StyleChoice::TightAggressive => Persona::TightAggressive,
            StyleChoice::LoosePassive => Persona::LoosePassive,
            StyleChoice::LooseAggressive => Persona::LooseAggressive,
        }
    }
}
