//! The players of a tournament, page by page.

use std::cmp::Reverse;

use poker_protocol::{EntrantState, EntrantView, TournamentPlayerRow};
use poker_rules::Chips;

use super::page_of;
use crate::tournament::{Entrant, EntryId, EntryState, Stage, Tournament};

impl Tournament {
    /// A page of its players, and the number of pages: those who are in by their stacks, then those who are out by their places.
    #[must_use]
    pub fn players_page(&self, page: u32) -> (Vec<TournamentPlayerRow>, u32) {
        let mut rows: Vec<TournamentPlayerRow> =
            (0..).map(EntryId).zip(self.entrants.iter()).filter_map(|(id, of)| self.player_row(id, of)).collect();
        rows.sort_by_key(|row| match row.state {
            EntrantState::Seated { stack, .. } => (0, Reverse(stack), 0),
            EntrantState::Registered => (1, Reverse(Chips::ZERO), row.who.entry.0),
            EntrantState::Out => (2, Reverse(Chips::ZERO), u32::MAX - row.who.entry.0),
            EntrantState::Placed { place, .. } => (3, Reverse(Chips::ZERO), place),
        });
        page_of(rows, page)
    }

    /// An entry with the name of its player.
    #[must_use]
    pub fn entrant_view(&self, entry: EntryId) -> Option<EntrantView> {
        Some(EntrantView { entry, name: self.entrant(entry)?.view.name.clone() })
    }

    fn player_row(&self, entry: EntryId, entrant: &Entrant) -> Option<TournamentPlayerRow> {
        let state = match entrant.state {
            EntryState::Registered => EntrantState::Registered,
            EntryState::Seated { table, .. } => EntrantState::Seated { table, stack: self.stack_of(entry) },
            EntryState::Out => EntrantState::Out,
            EntryState::Placed { place, prize, extra, goes_on } => {
                EntrantState::Placed { place, prize: [prize, extra].iter().sum(), won: self.won_ticket(goes_on) }
            }
            EntryState::Merged { .. } | EntryState::Withdrawn => return None,
        };
        let bounty = self.terms.bounties.map(|_| self.bounty_of(entry));
        Some(TournamentPlayerRow { who: self.entrant_view(entry)?, state, bounty })
    }

    /// The stack of an entry at the beginning of the hand in progress; zero without a seat.
    #[must_use]
    pub fn stack_of(&self, entry: EntryId) -> Chips {
        let (Stage::Playing(play), Some(EntryState::Seated { table, seat })) = (&self.stage, self.entrant(entry).map(|of| of.state)) else {
            return Chips::ZERO;
        };
        play.tables().get(&table).map_or(Chips::ZERO, |state| state.settled_stack(seat))
    }
}
