//! Which sheet about its tournament lies over a table.

use poker_protocol::{DrawnMultiplier, OfferKind, OwnEntry, OwnEntryState, TableId};

use super::{NoticeKind, NoticeMemory};
use crate::{ClientModel, Countdown, EntryOutcome, MoveReason, OpenDeal, OpenOffer, TableMove, TableTournament, TableView};

/// What a sheet over a table tells or asks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TableNotice<'a> {
    /// The prize pool is drawn (R-HEX-9).
    Drum {
        drawn: &'a DrawnMultiplier,
        /// Since when it is shown, in the app's milliseconds.
        since_ms: u64,
    },
    /// The player's entry is over.
    Over(&'a EntryOutcome),
    /// The player is out, and the place comes when registration closes. Maybe the player can enter again.
    AwaitsPlace {
        entry: &'a OwnEntry,
        again: Option<OpenOffer>,
    },
    /// A rebuy is offered to a player without chips.
    Rebuy(OpenOffer),
    AddOn(OpenOffer),
    /// A deal is proposed, which all must answer.
    Deal(&'a OpenDeal),
    Moved(TableMove),
    FinalTable,
    Break(Countdown),
    /// The table waits for others before its next hand (R-TRN-8).
    HandForHand,
}

/// The moment at which a table is drawn.
#[derive(Clone, Copy, Debug)]
pub struct NoticeMoment<'a> {
    /// The table as it is shown.
    pub view: &'a TableView,
    /// Whether no movement runs or waits.
    pub settled: bool,
    /// Whether the player has a decision to make.
    pub acts: bool,
    pub now_ms: u64,
}

impl TableNotice<'_> {
    /// The notice's kind.
    #[must_use]
    pub fn kind(&self) -> NoticeKind {
        match self {
            Self::Drum { .. } => NoticeKind::Drum,
            Self::Over(_) => NoticeKind::Over,
            Self::AwaitsPlace { .. } => NoticeKind::AwaitsPlace,
            Self::Rebuy(_) => NoticeKind::Rebuy,
            Self::AddOn(_) => NoticeKind::AddOn,
            Self::Deal(_) => NoticeKind::Deal,
            Self::Moved(_) => NoticeKind::Moved,
            Self::FinalTable => NoticeKind::FinalTable,
            Self::Break(_) => NoticeKind::Break,
            Self::HandForHand => NoticeKind::HandForHand,
        }
    }

    /// Whether the notice asks something or tells the end, so that the table is veiled.
    #[must_use]
    pub fn is_decision(&self) -> bool {
        match self {
            Self::Over(_) | Self::AwaitsPlace { .. } | Self::Rebuy(_) | Self::AddOn(_) | Self::Deal(_) => true,
            Self::Drum { .. } | Self::Moved(_) | Self::FinalTable | Self::Break(_) | Self::HandForHand => false,
        }
    }

    /// The milliseconds until the notice goes away by itself at `now_ms`; `None` if it stays.
    #[must_use]
    pub fn ends_in_ms(&self, table: TableId, memory: &NoticeMemory, now_ms: u64) -> Option<u64> {
        let length = self.kind().length_ms()?;
        Some(length.saturating_sub(memory.shown_ms(table, self.kind(), now_ms)))
    }
}

/// A draw that was told longer ago is not shown as one.
const FRESH_MS: u64 = 30_000;
/// An offer with less time left does not wait for the movements on the felt.
const URGENT_MS: u64 = 6_000;

/// The facts from which the notice of a table is chosen.
struct Around<'a, 'm> {
    client: &'a ClientModel,
    table: TableId,
    tournament: &'a TableTournament,
    memory: &'m NoticeMemory,
    moment: NoticeMoment<'a>,
}

impl<'a> TableNotice<'a> {
    /// The notice of a table, if there is one: the end of the player's entry comes before what the player must answer, and that before
    /// what is only told. All wait until nothing moves, except the drum and an offer whose time is nearly over. A player who must act is
    /// shown nothing that only tells.
    #[must_use]
    pub fn of(client: &'a ClientModel, table: TableId, memory: &NoticeMemory, moment: NoticeMoment<'a>) -> Option<Self> {
        let around = Around { client, table, tournament: moment.view.tournament()?, memory, moment };
        let waits_not = around.drum().or_else(|| around.rebuy().filter(|_| around.rebuy_is_urgent()));
        let asks = || around.over().or_else(|| around.rebuy()).or_else(|| around.deal());
        let tells = || around.moved().or_else(|| around.final_table()).or_else(|| around.add_on()).or_else(|| around.pause());
        waits_not.or_else(|| asks().filter(|_| moment.settled)).or_else(|| tells().filter(|_| moment.settled && !moment.acts))
    }
}

impl<'a> Around<'a, '_> {
    fn is_open(&self, kind: NoticeKind) -> bool {
        self.memory.is_open(self.table, kind, self.moment.now_ms)
    }

    fn is_closed(&self) -> bool {
        self.client.is_closed(self.table)
    }

    fn drum(&self) -> Option<TableNotice<'a>> {
        let now_ms = self.moment.now_ms;
        let drawn = self.tournament.drawn.as_ref()?;
        let told_ms = self.client.tournaments().draw_told_ms(self.tournament.tournament)?;
        let since = self.memory.since(self.table, NoticeKind::Drum);
        let fresh = since.is_some() || now_ms.saturating_sub(told_ms) < FRESH_MS;
        let shown = fresh && !self.moment.acts && !self.is_closed() && self.is_open(NoticeKind::Drum);
        shown.then(|| TableNotice::Drum { drawn, since_ms: since.unwrap_or(now_ms) })
    }

    fn over(&self) -> Option<TableNotice<'a>> {
        let own = self.client.tournaments().own();
        let tournament = self.tournament.tournament;
        if !self.is_closed() || own.table_in(tournament).is_some() {
            return None;
        }
        let waiting = own.of(tournament).filter(|entry| entry.state == OwnEntryState::Out).last();
        match (waiting, own.outcome(tournament)) {
            (Some(entry), _) => {
                let again = own.offers().find(|open| (open.tournament, open.offer.what) == (tournament, OfferKind::ReEntry));
                Some(TableNotice::AwaitsPlace { entry, again })
            }
            (None, outcome) => outcome.map(TableNotice::Over),
        }
    }

    /// What is offered to the entry at this table.
    fn offer(&self, what: OfferKind) -> Option<OpenOffer> {
        let own = self.client.tournaments().own();
        own.offer(self.tournament.tournament, own.at(self.table)?.entry, what)
    }

    fn rebuy(&self) -> Option<TableNotice<'a>> {
        let felt = self.moment.view.felt();
        let hero = self.client.table(self.table)?.hero()?;
        // A player with chips finds the rebuy among the tools.
        let broke = felt.seats.get(&hero).is_some_and(|seat| seat.stack.is_zero());
        self.offer(OfferKind::Rebuy).filter(|open| broke || (open.left.is_some() && self.rebuy_is_urgent())).map(TableNotice::Rebuy)
    }

    fn rebuy_is_urgent(&self) -> bool {
        let left = self.offer(OfferKind::Rebuy).and_then(|open| open.left);
        left.is_some_and(|left| left.left_ms(self.moment.now_ms) < URGENT_MS)
    }

    fn deal(&self) -> Option<TableNotice<'a>> {
        self.tournament.deal().filter(|deal| matches!(deal, OpenDeal::Proposed { .. })).map(TableNotice::Deal)
    }

    fn moved(&self) -> Option<TableNotice<'a>> {
        let moved = self.client.tournaments().moved_to(self.table).filter(|_| !self.is_closed())?;
        self.is_open(NoticeKind::Moved).then_some(TableNotice::Moved(moved))
    }

    /// A player who was moved to the final table is told so by the move.
    fn final_table(&self) -> Option<TableNotice<'a>> {
        let tournaments = self.client.tournaments();
        let moved = tournaments.moved_to(self.table).is_some_and(|moved| moved.why == MoveReason::FinalTable);
        let told = tournaments.final_table_told_ms(self.tournament.tournament).is_some();
        let shown = self.tournament.final_table && told && !moved && !self.is_closed() && self.is_open(NoticeKind::FinalTable);
        shown.then_some(TableNotice::FinalTable)
    }

    fn add_on(&self) -> Option<TableNotice<'a>> {
        self.offer(OfferKind::AddOn).filter(|_| self.is_open(NoticeKind::AddOn)).map(TableNotice::AddOn)
    }

    /// Why no hand is dealt.
    fn pause(&self) -> Option<TableNotice<'a>> {
        let felt = self.moment.view.felt();
        let between = felt.over || felt.hand.is_none();
        let of_break = self.tournament.break_left().map(TableNotice::Break);
        let waits = (self.tournament.is_hand_for_hand() && between).then_some(TableNotice::HandForHand);
        of_break.or(waits).filter(|_| !self.is_closed())
    }
}
