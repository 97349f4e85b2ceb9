//! What has happened in the tournament of a table, for the log.

use std::collections::VecDeque;

use poker_protocol::{BountyReason, DealEnd, DealEvent, DealKind, EntryEvent, LevelClock, Money, Prize, TableId, TournamentEvent};

/// The number of items that are kept.
const MOST: usize = 50;

/// Something that happened, with the name of the player whom it happened to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewsItem {
    /// `None` for what concerns everybody.
    pub who: Option<String>,
    pub what: NewsKind,
}

/// What happened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NewsKind {
    Level(LevelClock),
    /// A break of this length in milliseconds.
    Break(u32),
    BreakOver,
    /// Tables wait for each other from now on, or no longer do.
    HandForHand(bool),
    TimeUp,
    /// This table is the last one.
    FinalTable,
    RegistrationClosed {
        paid_places: u32,
    },
    /// A player came to this table.
    Arrived,
    Rebought(Money),
    AddedOn(Money),
    /// A player is out, and the place is not known yet.
    Out,
    Placed {
        place: u32,
        prize: Prize,
    },
    Disqualified,
    /// A player was paid for knocking out another; `None` for the own bounty.
    Bounty {
        from: Option<String>,
        amount: Money,
        why: BountyReason,
    },
    /// A player proposed a deal.
    Proposed(DealKind),
    DealEnded(DealEnd),
    DealMade(DealKind),
    /// The prize pool was drawn, in percent of one buy-in.
    Drawn {
        percent: u32,
        pool: Money,
    },
}

/// The last things that happened, oldest first.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TableNews(VecDeque<NewsItem>);

impl TableNews {
    /// What happened, oldest first.
    pub fn items(&self) -> impl ExactSizeIterator<Item = &NewsItem> {
        self.0.iter()
    }

    /// Notes an event that is told to `table`.
    pub(super) fn follow(&mut self, table: TableId, event: &TournamentEvent) {
        let Some(item) = NewsItem::of(table, event) else { return };
        self.0.push_back(item);
        if self.0.len() > MOST {
            self.0.pop_front();
        }
    }
}

impl NewsItem {
    fn of(table: TableId, event: &TournamentEvent) -> Option<Self> {
        let (who, what) = match event {
            TournamentEvent::Level { clock } => (None, NewsKind::Level(*clock)),
            TournamentEvent::Break { left_ms } => (None, NewsKind::Break(*left_ms)),
            TournamentEvent::BreakOver => (None, NewsKind::BreakOver),
            TournamentEvent::HandForHand { on } => (None, NewsKind::HandForHand(*on)),
            TournamentEvent::TimeUp => (None, NewsKind::TimeUp),
            TournamentEvent::FinalTable { table: last } if *last == table => (None, NewsKind::FinalTable),
            TournamentEvent::RegistrationClosed { paid_places, .. } => (None, NewsKind::RegistrationClosed { paid_places: *paid_places }),
            TournamentEvent::Entry { who, event } => (Some(who.name.clone()), NewsKind::of_entry(table, event)?),
            TournamentEvent::Bounty { bounty } => {
                let from = bounty.from.as_ref().map(|from| from.name.clone());
                (Some(bounty.to.name.clone()), NewsKind::Bounty { from, amount: bounty.amount, why: bounty.why })
            }
            TournamentEvent::Deal { event: DealEvent::Proposed { proposal } } => {
                (Some(proposal.by.name.clone()), NewsKind::Proposed(proposal.kind))
            }
            TournamentEvent::Deal { event: DealEvent::Ended { why, .. } } => (None, NewsKind::DealEnded(*why)),
            TournamentEvent::Deal { event: DealEvent::Made { kind, .. } } => (None, NewsKind::DealMade(*kind)),
            TournamentEvent::Multiplier { drawn } => (None, NewsKind::Drawn { percent: drawn.percent, pool: drawn.pool }),
            TournamentEvent::Deal { event: DealEvent::Asked { .. } | DealEvent::Answered { .. } }
            | TournamentEvent::Began
            | TournamentEvent::TableBroken { .. }
            | TournamentEvent::FinalTable { .. }
            | TournamentEvent::Finished
            | TournamentEvent::Cancelled { .. }
            | TournamentEvent::Delayed { .. }
            | TournamentEvent::StoodStill { .. } => return None,
        };
        Some(Self { who, what })
    }
}

impl NewsKind {
    fn of_entry(table: TableId, event: &EntryEvent) -> Option<Self> {
        match event {
            EntryEvent::Seated { table: at, .. } if *at == table => Some(Self::Arrived),
            EntryEvent::Rebought { price, .. } => Some(Self::Rebought(*price)),
            EntryEvent::AddedOn { price, .. } => Some(Self::AddedOn(*price)),
            EntryEvent::Out => Some(Self::Out),
            EntryEvent::Placed { place, prize } => Some(Self::Placed { place: *place, prize: prize.clone() }),
            EntryEvent::Disqualified => Some(Self::Disqualified),
            EntryEvent::Seated { .. }
            | EntryEvent::Registered { .. }
            | EntryEvent::Unregistered { .. }
            | EntryEvent::Offered { .. }
            | EntryEvent::OfferEnded { .. }
            | EntryEvent::Merged { .. }
            | EntryEvent::Survived { .. } => None,
        }
    }
}
