//! What players may know of a tournament: its row in the lobby, its terms, prizes, players and tables.

mod deal;
mod draw;
mod entrants;
mod facts;
mod offers;
mod own_entry;
mod prizes;
mod ranks;
mod row;
mod snapshot;
mod standing;
mod tables;
mod terms;

use poker_protocol::TournamentOverview;

use super::Tournament;
use crate::Now;

impl Tournament {
    /// The tournament as everybody may see it.
    #[must_use]
    pub fn overview(&self, now: Now) -> TournamentOverview {
        TournamentOverview {
            row: self.row(),
            terms: self.terms_view(),
            prizes: self.prizes_view(),
            draw: self.draw_view(),
            standing: self.standing(now),
            deal: self.deal_table(),
        }
    }
}

/// The rows of page `page`, and the number of pages; there is always one.
fn page_of<T>(rows: Vec<T>, page: u32) -> (Vec<T>, u32) {
    let full = usize::try_from(poker_protocol::PAGE_ROWS).unwrap_or(usize::MAX).max(1);
    let pages = u32::try_from(rows.len().div_ceil(full)).unwrap_or(u32::MAX).max(1);
    let skipped = usize::try_from(page).unwrap_or(usize::MAX).saturating_mul(full);
    (rows.into_iter().skip(skipped).take(full).collect(), pages)
}
