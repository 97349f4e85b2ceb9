//! What the panels of tournaments' tables keep between frames.

use poker_client::{NoticeKind, NoticeMemory};
use poker_protocol::TableId;

use super::tournament_hud::ShownStanding;

/// What the panels of tournaments' tables keep between frames.
#[derive(Clone, Debug, Default)]
pub struct TournamentPanelState {
    /// Which notices were shown, and put away.
    pub notices: NoticeMemory,
    /// How the tournament of a table stood when nothing moved there.
    standing: Option<(TableId, ShownStanding)>,
    /// Whether another sheet lies over the table.
    pub covered: bool,
    /// The notice that was announced to the screen reader last.
    announced: Option<(TableId, NoticeKind)>,
}

impl TournamentPanelState {
    /// How the tournament of a table stood when nothing moved there.
    pub fn standing(&self, table: TableId) -> Option<ShownStanding> {
        self.standing.filter(|(at, _)| *at == table).map(|(_, shown)| shown)
    }

    /// Notes which notice is shown. Returns whether it was not shown just before, so that it must be announced.
    pub(super) fn announces(&mut self, shown: Option<(TableId, NoticeKind)>) -> bool {
        let before = std::mem::replace(&mut self.announced, shown);
        shown.is_some() && before != shown
    }

    /// Notes how the tournament of a table stands. While something moves, that is only noted if nothing is known yet.
    pub fn stands(&mut self, table: TableId, settled: bool, shown: Option<ShownStanding>) {
        if settled || self.standing(table).is_none() {
            self.standing = shown.map(|shown| (table, shown)).or(self.standing);
        }
    }
}
