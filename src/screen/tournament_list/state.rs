//! What the lists of tournaments keep between frames.

use poker_client::{ListedTournament, OfferList, SteadyRows, TournamentList};
use poker_protocol::{OfferId, OfferRow, TournamentId};

/// What the lists of tournaments keep between frames.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TournamentListState {
    pub(in crate::screen) chosen: Option<TournamentId>,
    pub(in crate::screen) offer: Option<OfferId>,
    /// Whether the sheet with what is chosen is open, in a small window.
    pub(crate) open: bool,
    /// Whether the filters lie over the list.
    pub(crate) filters: bool,
    /// The text of the search.
    pub(crate) search: String,
    /// The name that is typed for filters that are saved.
    pub(super) save_as: String,
    pub(super) steady: SteadyRows,
    /// Whether the player pointed at the list in the last frame, with the pointer or the keyboard.
    pub(super) points: bool,
    /// The number of games to register for; 0 counts as 1.
    pub(crate) games: u8,
}

impl TournamentListState {
    /// Chooses a tournament.
    pub(crate) fn choose(&mut self, tournament: TournamentId) {
        self.chosen = Some(tournament);
    }

    /// Closes the sheets, as another sheet lies over the lobby.
    pub(in crate::screen) fn close_sheets(&mut self) {
        self.open = false;
        self.filters = false;
    }

    /// The row that is shown as chosen: of the listed rows the chosen one, or else one that the player has entered, or else the first that is
    /// open.
    pub(super) fn row<'l, 'a>(&self, list: &'l TournamentList<'a>) -> Option<&'l ListedTournament<'a>> {
        let find = |admits: fn(&ListedTournament<'_>) -> bool| list.rows.iter().find(move |listed| admits(listed));
        let chosen = self.chosen.and_then(|chosen| list.row(chosen));
        chosen.or_else(|| find(|listed| listed.is_in())).or_else(|| find(|listed| listed.state.is_open())).or_else(|| list.rows.first())
    }

    /// The offer that is shown as chosen: of the listed ones the chosen one, or else the first.
    pub(super) fn offer_row<'a>(&self, list: &OfferList<'a>) -> Option<&'a OfferRow> {
        self.offer.and_then(|offer| list.row(offer)).or_else(|| list.0.first().copied())
    }
}
