//! The last hand that is over at each of the player's tables.

use std::collections::BTreeMap;

use poker_history::{PlayedHand, SeenPlay};

/// The last hand of each table, by the table's name and, in a tournament, its number.
#[derive(Default)]
pub(super) struct LastHands(BTreeMap<(Option<u64>, String), SeenPlay>);

/// More tables than anybody plays at.
const MOST: usize = 64;

impl LastHands {
    /// Notes a hand that is over.
    pub(super) fn note(&mut self, play: &SeenPlay) {
        if self.0.len() >= MOST {
            self.0.clear();
        }
        let tournament = play.tournament.as_ref().map(|tournament| tournament.number);
        self.0.insert((tournament, play.table.clone()), play.clone());
    }

    /// The last hand of a table; `None` if none is over.
    pub(super) fn of(&self, tournament: Option<u64>, table: &str) -> Option<PlayedHand> {
        self.0.get(&(tournament, table.to_owned()))?.played().ok()
    }
}
