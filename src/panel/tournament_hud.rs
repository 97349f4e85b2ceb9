//! The data of the panels of a tournament's table.

use poker_client::{
    ClientModel, DRUM_MS, EntryChoice, LookedAt, OpenOffer, PrizeOutlook, RefusedRequest, TableNotice, TableTournament, known_name,
    m_hundredths,
};
use poker_protocol::{EntryId, LevelClock, Money, OfferKind, PrizeRow, Request, Standing, TableId, TournamentId};
use poker_rules::Chips;

use crate::style::Style;

/// How the tournament stands, as it was when nothing moved at the table: it must not tell how a hand ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ShownStanding {
    pub standing: Standing,
    /// The player's own place by stacks, if it is known.
    pub rank: Option<u32>,
}

/// What the panels of a tournament's table read.
#[derive(Clone, Copy, Debug)]
pub struct TournamentHud<'a> {
    pub client: &'a ClientModel,
    pub table: TableId,
    /// The tournament as it is shown.
    pub shown: &'a TableTournament,
    pub standing: Option<ShownStanding>,
    /// The sheet over the table.
    pub notice: Option<TableNotice<'a>>,
    /// Milliseconds until the sheet goes away by itself.
    pub notice_ends_ms: Option<u64>,
    /// Whether the buttons of the sheet accept input: it has been there long enough to be seen.
    pub awake: bool,
    /// Whether M is shown beside the stack.
    pub shows_m: bool,
    /// Whether nothing may move.
    pub still: bool,
    pub now_ms: u64,
}

impl<'a> TournamentHud<'a> {
    /// The number of the tournament.
    pub fn id(&self) -> TournamentId {
        self.shown.tournament
    }

    /// Its name, as players are told it.
    pub fn shown_name(&self, style: &Style<'_>) -> String {
        style.texts.show(&known_name(self.client.tournaments(), self.id(), &self.shown.name, &style.amounts))
    }

    /// What the room tells of the tournament besides.
    pub fn looked_at(&self) -> Option<&'a LookedAt> {
        self.client.tournaments().looked_at(self.id())
    }

    /// Whether the player no longer sits here.
    pub fn is_closed(&self) -> bool {
        self.client.is_closed(self.table)
    }

    /// The player's entry at this table.
    pub fn own(&self) -> Option<EntryId> {
        self.shown.entry(self.client.table(self.table)?.hero()?)
    }

    /// The player's own bounty.
    pub fn own_bounty(&self) -> Option<Money> {
        self.shown.bounty(self.client.table(self.table)?.hero()?)
    }

    /// What is offered to the entry at this table.
    pub fn offer(&self, what: OfferKind) -> Option<OpenOffer> {
        let own = self.client.tournaments().own();
        own.offer(self.id(), own.at(self.table)?.entry, what)
    }

    /// The prizes, from the first place.
    pub fn prizes(&self) -> &'a [PrizeRow] {
        self.looked_at().and_then(LookedAt::overview).map_or(&[], |overview| &overview.prizes.rows)
    }

    /// The number of players who are still in.
    pub fn left(&self) -> u32 {
        self.standing.map_or(self.shown.left, |shown| shown.standing.left)
    }

    /// Whether the drum turns, so that nothing may tell what it stops at.
    pub fn draws(&self) -> bool {
        match self.notice {
            Some(TableNotice::Drum { since_ms, .. }) => !self.still && self.now_ms.saturating_sub(since_ms) < DRUM_MS,
            _ => false,
        }
    }

    /// What the next place wins, and the next better prize.
    pub fn outlook(&self) -> PrizeOutlook<'a> {
        PrizeOutlook::of(self.prizes(), self.left())
    }

    /// M of a stack with this number of players at the table, in tenths.
    pub fn m_tenths(&self, stack: Chips, players: u8) -> Option<u64> {
        m_hundredths(stack, &self.shown.stakes(), players).map(|m| (m + 5) / 10)
    }

    /// The level. Hands are counted as they end, also while their ends are still shown: the count tells nothing of them.
    pub fn level(&self) -> LevelClock {
        let shown = self.shown.level(self.now_ms);
        let told = self.client.table(self.table).and_then(|table| Some(table.tournament()?.level(self.now_ms)));
        let hands_left =
            shown.hands_left.map(|hands| told.filter(|told| told.level == shown.level).map_or(0, |told| told.hands_left.unwrap_or(hands)));
        LevelClock { hands_left, ..shown }
    }

    /// The share of the level that is over; `None` if the length of the level is not known.
    pub fn level_share(&self) -> Option<f32> {
        let level = self.level();
        let levels = &self.looked_at()?.overview()?.terms.levels;
        let at = usize::try_from(level.level.checked_sub(1)?).ok()?;
        let row = levels.get(at).or(levels.last());
        if let (Some(left), Some(hands)) = (level.hands_left, row.and_then(|row| row.hands)) {
            return Some(1.0 - left as f32 / hands.max(1) as f32);
        }
        let drawn = self.shown.drawn.as_ref().map_or(0, |drawn| drawn.level_ms);
        let length = row.map_or(0, |row| row.length_ms).max(drawn);
        // Lengths of levels are far below what a float holds exactly.
        (length > 0).then(|| 1.0 - level.left_ms as f32 / length as f32)
    }

    /// The player's last request about this tournament, if it was refused.
    pub fn refused(&self) -> Option<&'a RefusedRequest> {
        let refused = self.client.tournaments().refused(EntryChoice::Tournament(self.id()));
        refused.filter(|refused| !matches!(refused.request, Request::LookAtTournament { .. }))
    }

    /// Whether an answer about this tournament is awaited.
    pub fn waits(&self) -> bool {
        let mine = Some(EntryChoice::Tournament(self.id()));
        self.client.pending().any(|(_, request)| EntryChoice::decided_by(request) == mine)
    }
}
