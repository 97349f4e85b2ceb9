//! The options of practice.

use std::path::PathBuf;
use std::sync::Arc;

use poker_bots::Persona;
use poker_protocol::Waker;
use poker_room::RoomStakes;

use crate::ThinkingTime;

/// The options for a room on this machine.
#[derive(Clone)]
pub struct LocalOptions {
    /// The folder for the save, the recorded hands and the lock. `None` saves nothing.
    pub save_dir: Option<PathBuf>,
    /// The seed of the cards and of the decisions of bots. `None` draws them at random.
    pub seed: Option<u64>,
    /// The offers of the room. `None` offers everything that the rulebook `en-2.7` has.
    pub room: Option<Arc<RoomStakes>>,
    pub practice: PracticeOptions,
    /// Called after each message to the player, and after each [`super::SaveTrouble`].
    pub waker: Waker,
}

impl LocalOptions {
    /// The default options: nothing is saved, and the waker does nothing.
    pub fn unkept() -> LocalOptions {
        LocalOptions { save_dir: None, seed: None, room: None, practice: PracticeOptions::default(), waker: Arc::new(|| {}) }
    }
}

/// The opponents and the clock of practice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PracticeOptions {
    /// The number of opponents at each table, from 1 to 9, as far as there are seats. A number outside this range counts as its nearest
    /// end.
    pub opponents: u8,
    pub style: StyleChoice,
    pub thinking: ThinkingTime,
    /// Whether the rulebook's clock runs.
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
    /// Each bot plays in the style of its name.
    #[default]
    Mixed,
    /// Bots play few hands and seldom raise.
    TightPassive,
    /// Bots play few hands and raise.
    TightAggressive,
    /// Bots play many hands and call.
    LoosePassive,
    /// Bots play many hands, raise and bluff.
    LooseAggressive,
}

impl StyleChoice {
    /// The persona of the bot whose name has the index `name`.
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
