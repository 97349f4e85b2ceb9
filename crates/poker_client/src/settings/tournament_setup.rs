//! Choices for a practice tournament.

use poker_rules::Chips;
use serde::{Deserialize, Serialize};

/// A practice tournament as the player sets it up; kept for the next one.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct TournamentSetup {
    /// The id of the kind; if the room does not have it, the first kind is meant.
    pub kind: String,
    /// The code of the game; `None` for the first game of the kind.
    pub game: Option<String>,
    /// The number of entries, the player's included.
    pub entries: u32,
    /// The id of the blind structure; `None` for that of the kind.
    pub structure: Option<String>,
    pub levels: SetupLevels,
    /// The stack at the beginning; `None` for that of the structure.
    pub stack: Option<Chips>,
    pub start: SetupStart,
    /// The stacks at the final table, the player's first, in chips; if there are fewer than two, play leads up to it.
    pub final_stacks: Vec<u64>,
    /// Whether the other tables play as fast as people would, and not as fast as the machine does.
    pub as_real: bool,
}

/// When a level of a practice tournament ends.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum SetupLevels {
    /// After the time of the structure.
    #[default]
    Usual,
    Minutes(u32),
    /// After this number of hands at the player's table.
    Hands(u32),
}

/// Where the player's part of a practice tournament begins.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum SetupStart {
    #[default]
    Beginning,
    /// One more player out, and all who are left are paid.
    Bubble,
    FinalTable,
    /// Two players are left.
    HeadsUp,
}

impl TournamentSetup {
    /// The numbers of entries that the buttons step through.
    pub const FIELDS: [u32; 14] = [2, 3, 6, 9, 18, 27, 45, 90, 180, 300, 500, 1_000, 2_000, 3_000];
    /// The lengths of levels that are offered.
    pub const LEVELS: [SetupLevels; 7] = [
        SetupLevels::Usual,
        SetupLevels::Minutes(1),
        SetupLevels::Minutes(3),
        SetupLevels::Minutes(10),
        SetupLevels::Hands(5),
        SetupLevels::Hands(10),
        SetupLevels::Hands(20),
    ];
    /// The stacks that are offered besides that of the structure.
    pub const STACKS: [u64; 5] = [1_500, 3_000, 5_000, 10_000, 50_000];
    /// The start points that are offered.
    pub const STARTS: [SetupStart; 4] = [SetupStart::Beginning, SetupStart::Bubble, SetupStart::FinalTable, SetupStart::HeadsUp];

    /// The next smaller and the next larger of the offered numbers of entries within the bounds of a kind.
    #[must_use]
    pub fn steps(&self, (least, most): (u32, u32)) -> (Option<u32>, Option<u32>) {
        let now = self.entries.clamp(least, most);
        let offered = || Self::FIELDS.into_iter().chain([least, most]).filter(move |field| (least..=most).contains(field));
        (offered().filter(|field| *field < now).max(), offered().filter(|field| *field > now).min())
    }

    /// Reads stacks that a player has typed, separated by anything that is no digit. Separators of thousands are not read.
    #[must_use]
    pub fn read_stacks(typed: &str) -> Vec<u64> {
        typed
            .split(|sign: char| !sign.is_ascii_digit())
            .filter_map(|number| number.parse().ok())
            .filter(|stack| *stack > 0)
            .take(10)
            .collect()
    }
}

impl Default for TournamentSetup {
    fn default() -> Self {
        Self {
            kind: "freezeout".to_owned(),
            game: None,
            entries: 45,
            structure: None,
            levels: SetupLevels::default(),
            stack: None,
            start: SetupStart::default(),
            final_stacks: Vec::new(),
            as_real: false,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_buttons_step_through_the_offered_fields_and_stop_at_the_bounds_of_the_kind() {
        let setup = |entries| TournamentSetup { entries, ..TournamentSetup::default() };
        assert_eq!(setup(45).steps((2, 3_000)), (Some(27), Some(90)));
        assert_eq!(setup(46).steps((2, 3_000)), (Some(45), Some(90)));
        assert_eq!(setup(2).steps((2, 3_000)), (None, Some(3)));
        assert_eq!(setup(9_999).steps((2, 70)), (Some(45), None), "the largest field of the kind");
        assert_eq!(setup(5).steps((5, 5)), (None, None), "a sit and go has one");
    }

    #[test]
    fn typed_stacks_are_read_with_any_separator() {
        assert_eq!(TournamentSetup::read_stacks("12000, 8000;500 0 x 7"), [12_000, 8_000, 500, 7]);
        assert!(TournamentSetup::read_stacks("rubbish").is_empty());
    }
}
