//! Groups of hands, each with figures of its own.

use std::collections::BTreeMap;

use super::rows::{FigureRow, Stakes};
use super::sums::Sums;
use crate::{OpponentId, Position, Stake, StakeId};

/// What the hands of a group have in common.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Group {
    /// The game. Cash games and tournaments count together, in big blinds.
    Game,
    /// The stake of cash games. Hands of tournaments, whose blinds rise, are in no group.
    Stake,
    /// The position of the player.
    Position,
    /// Another player who was dealt in. A hand is in the groups of all of them.
    Opponent,
    /// The tournament. Hands of cash games are in no group.
    Tournament,
}

/// A group of hands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum GroupKey {
    /// The code of the game, such as `nlhe`.
    Game(String),
    Stake(StakeId, Stake),
    Position(Position),
    Opponent {
        id: OpponentId,
        /// The room: empty for practice.
        room: String,
        name: String,
    },
    Tournament {
        room: String,
        number: u64,
        name: String,
    },
}

/// The most groups: of opponents those with the most hands, of tournaments those of the last hands.
pub const MOST_GROUPS: usize = 200;

/// The sums of groups by a number for each group.
#[derive(Default)]
pub(super) struct Groups {
    by_key: BTreeMap<i64, Sums>,
}

impl Groups {
    pub(super) fn add(&mut self, key: i64, row: &FigureRow, unit: Option<usize>) {
        self.by_key.entry(key).or_default().add(row, unit);
    }

    /// The same where all hands of a group follow one another: only the groups with the most hands are kept, so that memory is bounded.
    pub(super) fn add_in_order(&mut self, key: i64, row: &FigureRow, unit: Option<usize>) {
        if self.by_key.len() >= 2 * MOST_GROUPS && !self.by_key.contains_key(&key) {
            let kept = self.take(Group::Opponent);
            self.by_key = kept.into_iter().collect();
        }
        self.add(key, row, unit);
    }

    /// The groups in the order in which they are told, at most [`MOST_GROUPS`].
    pub(super) fn take(&mut self, group: Group) -> Vec<(i64, Sums)> {
        let mut groups: Vec<(i64, Sums)> = std::mem::take(&mut self.by_key).into_iter().collect();
        match group {
            // Positions have their own order, which is that of their codes.
            Group::Position => {}
            Group::Tournament => groups.sort_by_key(|(_, sums)| std::cmp::Reverse(sums.sessions.last_ms())),
            Group::Game | Group::Stake | Group::Opponent => groups.sort_by_key(|(_, sums)| std::cmp::Reverse(sums.hands)),
        }
        groups.truncate(MOST_GROUPS);
        groups
    }
}

/// The number of a hand's group; `None` if it is in none. Opponents are numbered by their ids elsewhere.
pub(super) fn key_of(group: Group, row: &FigureRow, stakes: &Stakes) -> Option<i64> {
    match group {
        Group::Game => stakes.game(row.stake),
        Group::Stake => stakes.unit(row.stake).map(|_| row.stake),
        Group::Position => Some(row.position.into()),
        Group::Opponent => None,
        Group::Tournament => Some(row.tournament).filter(|id| *id != 0),
    }
}
