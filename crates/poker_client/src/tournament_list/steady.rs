//! Rows that stay where they are while the player points at one.

use poker_protocol::TournamentId;

use super::TournamentList;
use crate::lobby::TournamentChoices;

/// The order of the rows that were shown last, so that no row moves under the pointer: while the player points at the list, values change in
/// place, and new rows come only afterwards.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SteadyRows {
    shown: Vec<TournamentId>,
    /// What the rows were chosen and ordered by.
    by: Option<(TournamentChoices, String)>,
}

impl SteadyRows {
    /// Gives `list` the order in which it is shown: its own, or while the player points at it the order of the last frame. A change of the
    /// filters, the order or the search is always followed at once.
    pub fn arrange(&mut self, list: &mut TournamentList<'_>, choices: &TournamentChoices, search: &str, points: bool) {
        let by = (TournamentChoices { favourites: Default::default(), ..choices.clone() }, search.to_owned());
        if points && self.by.as_ref() == Some(&by) {
            let mut all = std::mem::take(&mut list.rows);
            let passing = all.len();
            all.append(&mut list.others);
            let mut left: Vec<_> = all.into_iter().enumerate().map(|(at, listed)| (at < passing, listed)).collect();
            for tournament in &self.shown {
                if let Some(at) = left.iter().position(|(_, listed)| listed.row.tournament == *tournament) {
                    list.rows.push(left.remove(at).1);
                }
            }
            list.waiting = left.iter().filter(|(passes, _)| *passes).count();
            list.others = left.into_iter().map(|(_, listed)| listed).collect();
        }
        self.shown = list.rows.iter().map(|listed| listed.row.tournament).collect();
        self.by = Some(by);
    }
}
