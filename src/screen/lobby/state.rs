//! What the lobby keeps between frames.

use poker_client::LobbyList;
use poker_protocol::{StakeId, StakeRow};

use super::LobbyView;
use super::finder_state::FinderState;
use crate::screen::tournament_list::TournamentListState;

/// What the lobby keeps between frames.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LobbyState {
    pub(in crate::screen) chosen: Option<StakeId>,
    /// Whether the sheet with the chosen stake is open, in a small window.
    pub(in crate::screen) open: bool,
    /// Whether the filters lie over the list.
    pub(crate) filters: bool,
    /// The text of the search.
    pub(crate) search: String,
    /// The sheet that finds players.
    pub(crate) finder: FinderState,
    /// The name that is typed for filters that are saved.
    pub(in crate::screen) save_as: String,
    /// The sections beside the cash games.
    pub(crate) entries: TournamentListState,
}

impl LobbyState {
    /// Closes all sheets, as another sheet lies over the lobby.
    pub(crate) fn close_sheets(&mut self) {
        self.open = false;
        self.filters = false;
        self.finder.open = false;
        self.entries.close_sheets();
    }

    /// The row that is shown as chosen: of the listed rows the chosen one, or else one where the player sits, or else the first.
    pub(super) fn row<'v>(&self, view: &LobbyView<'_>, list: &LobbyList<'v>) -> Option<&'v StakeRow> {
        let with = |stake: StakeId| list.rows.iter().find(move |row| row.stake == stake).copied();
        let seated = || view.seated.iter().find_map(|stake| with(*stake));
        self.chosen.and_then(with).or_else(seated).or(list.rows.first().copied())
    }
}
