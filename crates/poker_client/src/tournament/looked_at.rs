//! One tournament that the player looks at.

use std::collections::BTreeMap;

use poker_protocol::{
    CancelReason, EntryId, EntryRank, LevelClock, LobbyStage, PAGE_ROWS, Refund, Standing, TournamentEvent, TournamentOverview,
    TournamentPlayerRow, TournamentTableRow,
};

use super::Countdown;

/// What the client knows of a tournament that the player looks at.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LookedAt {
    overview: Option<TournamentOverview>,
    /// When the standing of the overview came, in the app's milliseconds.
    standing_ms: u64,
    players: TournamentPages<TournamentPlayerRow>,
    tables: TournamentPages<TournamentTableRow>,
    /// The ranks of the player's own entries.
    ranks: Vec<EntryRank>,
    cancelled: Option<CancelledTournament>,
    /// Whether the room refused to tell of players, tables or ranks.
    refuses_pages: bool,
}

/// A tournament that was cancelled.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CancelledTournament {
    pub why: CancelReason,
    /// What the player gets back; `None` if nothing.
    pub refund: Option<Refund>,
}

/// Rows that came page by page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TournamentPages<T> {
    pages: BTreeMap<u32, Vec<T>>,
    count: u32,
}

impl<T> Default for TournamentPages<T> {
    fn default() -> Self {
        Self { pages: BTreeMap::new(), count: 0 }
    }
}

impl<T> TournamentPages<T> {
    /// All rows that have come, in order.
    pub fn rows(&self) -> impl Iterator<Item = &T> {
        self.pages.values().flatten()
    }

    /// The number of pages that the room has; 0 before the first has come.
    #[must_use]
    pub fn count(&self) -> u32 {
        self.count
    }

    /// A row by its index in the whole list; `None` if its page has not come, or there is no such row.
    #[must_use]
    pub fn row(&self, index: usize) -> Option<&T> {
        let full = usize::try_from(PAGE_ROWS).ok()?;
        self.pages.get(&u32::try_from(index / full).ok()?)?.get(index % full)
    }

    /// The number of rows in the whole list; the last page counts as full until it has come.
    #[must_use]
    pub fn len(&self) -> usize {
        let full = usize::try_from(PAGE_ROWS).unwrap_or_default();
        let Some(last) = self.count.checked_sub(1) else { return 0 };
        let before = usize::try_from(last).unwrap_or_default() * full;
        before + self.pages.get(&last).map_or(full, Vec::len)
    }

    /// Whether no row has come and none is to come.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Whether a page has come.
    #[must_use]
    pub fn has(&self, page: u32) -> bool {
        self.pages.contains_key(&page)
    }

    /// The first page that has not come; `None` once all have.
    #[must_use]
    pub fn missing(&self) -> Option<u32> {
        (0..self.count.max(1)).find(|page| !self.pages.contains_key(page))
    }

    fn tell(&mut self, page: u32, pages: u32, rows: Vec<T>) {
        self.count = pages;
        self.pages.retain(|held, _| *held < pages);
        if page < pages.max(1) {
            self.pages.insert(page, rows);
        }
    }
}

impl LookedAt {
    /// What everybody may know of it, with its present standing; `None` until the room has told it.
    #[must_use]
    pub fn overview(&self) -> Option<&TournamentOverview> {
        self.overview.as_ref()
    }

    /// The players, as far as they were asked for.
    #[must_use]
    pub fn players(&self) -> &TournamentPages<TournamentPlayerRow> {
        &self.players
    }

    /// The tables, as far as they were asked for.
    #[must_use]
    pub fn tables(&self) -> &TournamentPages<TournamentTableRow> {
        &self.tables
    }

    /// How an own entry ranked by its stack when the room was asked last; `None` if it is not known.
    #[must_use]
    pub fn rank(&self, entry: EntryId) -> Option<u32> {
        self.ranks.iter().find(|rank| rank.entry == entry).map(|rank| rank.rank)
    }

    /// The own entries that are at a table, with the rank of each by its stack when the room was asked last.
    #[must_use]
    pub fn ranks(&self) -> &[EntryRank] {
        &self.ranks
    }

    /// Whether the room refused to tell of players, tables or ranks. It is not asked again.
    #[must_use]
    pub fn refuses_pages(&self) -> bool {
        self.refuses_pages
    }

    /// Why it was cancelled; `None` if it was not.
    #[must_use]
    pub fn cancelled(&self) -> Option<&CancelledTournament> {
        self.cancelled.as_ref()
    }

    /// How it stands.
    #[must_use]
    pub fn standing(&self) -> Option<&Standing> {
        self.overview.as_ref().map(|overview| &overview.standing)
    }

    /// The level, and the time that it has left at `now_ms`. It stands still during a break.
    #[must_use]
    pub fn level(&self, now_ms: u64) -> Option<LevelClock> {
        let clock = self.standing()?.clock?;
        let left = self.level_left().map_or(u64::from(clock.left_ms), |left| left.left_ms(now_ms));
        Some(LevelClock { left_ms: u32::try_from(left).unwrap_or(u32::MAX), ..clock })
    }

    /// The time left of the level, if it runs: not in a break, and not if the level ends after hands.
    #[must_use]
    pub fn level_left(&self) -> Option<Countdown> {
        let standing = self.standing()?;
        let clock = standing.clock.filter(|clock| clock.hands_left.is_none() && standing.pace.break_left_ms.is_none())?;
        Some(self.countdown(clock.left_ms))
    }

    /// The time left of a break.
    #[must_use]
    pub fn break_left(&self) -> Option<Countdown> {
        self.standing()?.pace.break_left_ms.map(|left| self.countdown(left))
    }

    /// The time until the next break.
    #[must_use]
    pub fn next_break(&self) -> Option<Countdown> {
        self.standing()?.next_break_ms.map(|left| self.countdown(left))
    }

    fn countdown(&self, left_ms: u32) -> Countdown {
        Countdown { left_ms, received_ms: self.standing_ms }
    }

    pub(super) fn tell(&mut self, overview: TournamentOverview, now_ms: u64) {
        self.overview = Some(overview);
        self.standing_ms = now_ms;
    }

    pub(super) fn stand(&mut self, standing: Standing, now_ms: u64) {
        let Some(overview) = &mut self.overview else { return };
        overview.row.entries = standing.entries;
        overview.row.left = standing.left;
        overview.row.pool = standing.pool;
        overview.row.level = standing.clock.map_or(0, |clock| clock.level);
        overview.standing = standing;
        self.standing_ms = now_ms;
    }

    pub(super) fn refuse_pages(&mut self) {
        self.refuses_pages = true;
    }

    pub(super) fn tell_ranks(&mut self, ranks: Vec<EntryRank>) {
        self.ranks = ranks;
    }

    pub(super) fn tell_players(&mut self, page: u32, pages: u32, rows: Vec<TournamentPlayerRow>) {
        self.players.tell(page, pages, rows);
    }

    pub(super) fn tell_tables(&mut self, page: u32, pages: u32, rows: Vec<TournamentTableRow>) {
        self.tables.tell(page, pages, rows);
    }

    /// Updates what an event says at once, so that it is not shown only with the next overview.
    pub(super) fn follow(&mut self, event: &TournamentEvent, now_ms: u64) {
        if let TournamentEvent::Cancelled { why, refund } = event {
            self.cancelled = Some(CancelledTournament { why: *why, refund: refund.clone() });
        }
        let Some(overview) = &mut self.overview else { return };
        match event {
            TournamentEvent::Level { clock } => {
                overview.standing.clock = Some(*clock);
                overview.row.level = clock.level;
                self.standing_ms = now_ms;
            }
            TournamentEvent::Cancelled { .. } => overview.row.stage = LobbyStage::Cancelled,
            TournamentEvent::Finished => overview.row.stage = LobbyStage::Finished,
            TournamentEvent::Multiplier { drawn } => {
                if let Some(draw) = &mut overview.draw {
                    draw.drawn = Some(drawn.clone());
                }
            }
            // The room sends a new overview or standing after these.
            TournamentEvent::Entry { .. }
            | TournamentEvent::Began
            | TournamentEvent::TableBroken { .. }
            | TournamentEvent::FinalTable { .. }
            | TournamentEvent::Break { .. }
            | TournamentEvent::BreakOver
            | TournamentEvent::HandForHand { .. }
            | TournamentEvent::TimeUp
            | TournamentEvent::RegistrationClosed { .. }
            | TournamentEvent::Bounty { .. }
            | TournamentEvent::Deal { .. }
            | TournamentEvent::Delayed { .. }
            | TournamentEvent::StoodStill { .. } => {}
        }
    }
}
