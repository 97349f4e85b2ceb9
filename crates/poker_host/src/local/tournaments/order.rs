//! What a player chooses for a practice tournament.

use poker_protocol::Money;
use poker_rules::{Chips, Variant};

use crate::StyleChoice;

/// A practice tournament as the player has chosen it. [`super::TournamentChoices`] has what can be chosen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PracticeTournament {
    /// The id of a kind.
    pub kind: String,
    /// The game; `None` for the first one of the kind.
    pub game: Option<Variant>,
    /// The number of entries, the player's included.
    pub entries: u32,
    /// Buy-in and fee; `None` for the usual price of the kind.
    pub price: Option<(Money, Money)>,
    /// The id of a blind structure; `None` for that of the kind.
    pub structure: Option<String>,
    /// The stack at the beginning; `None` for that of the structure.
    pub stack: Option<Chips>,
    pub levels: LevelLength,
    /// How the opponents play.
    pub style: StyleChoice,
    pub start: StartPoint,
}

/// When a level ends.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum LevelLength {
    /// After the time of the structure.
    #[default]
    Usual,
    /// After this time, seconds.
    Seconds(u32),
    /// After this number of hands at the player's table.
    Hands(u32),
}

/// Where the player's part begins. Until then, programs play the tournament as fast as the machine does it; then the player takes over
/// the seat of one of them, with the median stack of the tables that are between two hands, and pays for the entry.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum StartPoint {
    #[default]
    Beginning,
    /// One more elimination, and everybody who is left is paid.
    Bubble,
    /// Everybody who is left sits at one table. If there are stacks, as many players are left, with these stacks: first the player's, then
    /// clockwise. The level is then one at which the average stack is about 30 big blinds.
    FinalTable { stacks: Vec<Chips> },
    /// Two players are left.
    HeadsUp,
}

impl PracticeTournament {
    /// A tournament of a kind with the usual figures.
    #[must_use]
    pub fn of(kind: &str, entries: u32) -> PracticeTournament {
        PracticeTournament {
            kind: kind.to_owned(),
            game: None,
            entries,
            price: None,
            structure: None,
            stack: None,
            levels: LevelLength::Usual,
            style: StyleChoice::Mixed,
            start: StartPoint::Beginning,
        }
    }
}
