//! Pages of players and tables that are still to come.

use poker_client::TournamentIntent;

use super::TournamentView;

/// Asks for the next page of players or tables that has not come.
pub(super) fn ask_next(
    view: &TournamentView<'_>,
    missing: Option<u32>,
    ask: impl FnOnce(u32) -> TournamentIntent,
) -> Option<TournamentIntent> {
    missing.filter(|_| !view.waits).map(ask)
}
