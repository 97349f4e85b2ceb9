//! The tournament that a table belongs to.

use std::collections::BTreeMap;

use poker_protocol::{
    DealEvent, DealKind, DealProposal, DrawnMultiplier, EntrantView, EntryEvent, EntryId, LevelClock, Money, Pace, PaidBounty, ProposalId,
    SeatEntry, TableId, TournamentEvent, TournamentId, TournamentSnapshot,
};
use poker_rules::{Seat, Stakes};

use super::{Countdown, TableNews};

/// The tournament of a table, as the players at the table are told.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableTournament {
    pub tournament: TournamentId,
    /// The name, the same in every language.
    pub name: String,
    level: LevelClock,
    level_ms: u64,
    pace: Pace,
    pace_ms: u64,
    /// The number of players who are still in, when the table was told last.
    pub left: u32,
    /// The number of paid places; 0 until registration closes.
    pub paid_places: u32,
    /// Whether this is the final table.
    pub final_table: bool,
    seats: BTreeMap<Seat, SeatEntry>,
    /// What was drawn, if the prize pool is drawn.
    pub drawn: Option<DrawnMultiplier>,
    deal: Option<OpenDeal>,
    news: TableNews,
}

/// A deal that is proposed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OpenDeal {
    /// It will be worked out when the hand in progress is over.
    Asked { proposal: ProposalId, by: EntrantView, kind: DealKind },
    /// The players answer.
    Proposed {
        proposal: DealProposal,
        /// The time for the answer; `None` without a limit.
        left: Option<Countdown>,
    },
}

impl OpenDeal {
    /// The number of the proposal.
    #[must_use]
    pub fn id(&self) -> ProposalId {
        match self {
            Self::Asked { proposal, .. } => *proposal,
            Self::Proposed { proposal, .. } => proposal.proposal,
        }
    }
}

impl TableTournament {
    /// The tournament of a snapshot that came at `now_ms`.
    #[must_use]
    pub fn of(snapshot: TournamentSnapshot, now_ms: u64) -> Self {
        Self {
            tournament: snapshot.tournament,
            name: snapshot.name,
            level: snapshot.clock,
            level_ms: now_ms,
            pace: snapshot.pace,
            pace_ms: now_ms,
            left: snapshot.left,
            paid_places: snapshot.paid_places,
            final_table: snapshot.final_table,
            seats: snapshot.entries.into_iter().map(|entry| (entry.seat, entry)).collect(),
            drawn: snapshot.drawn,
            deal: snapshot.deal.map(|proposal| proposed(proposal, now_ms)),
            news: TableNews::default(),
        }
    }

    /// The level, and the time that it has left at `now_ms`. It stands still during a break.
    #[must_use]
    pub fn level(&self, now_ms: u64) -> LevelClock {
        let left = self.level_left().map_or(u64::from(self.level.left_ms), |left| left.left_ms(now_ms));
        LevelClock { left_ms: u32::try_from(left).unwrap_or(u32::MAX), ..self.level }
    }

    /// Counts a hand that is over, where levels end after hands.
    pub(crate) fn count_hand(&mut self) {
        self.level.hands_left = self.level.hands_left.map(|hands| hands.saturating_sub(1));
    }

    /// The blinds and the ante of the level.
    #[must_use]
    pub fn stakes(&self) -> Stakes {
        self.level.stakes
    }

    /// The time left of the level, if it runs: not in a break, and not if the level ends after hands.
    #[must_use]
    pub fn level_left(&self) -> Option<Countdown> {
        let runs = self.level.hands_left.is_none() && self.pace.break_left_ms.is_none();
        runs.then_some(Countdown { left_ms: self.level.left_ms, received_ms: self.level_ms })
    }

    /// The time left of a break; `None` if there is none.
    #[must_use]
    pub fn break_left(&self) -> Option<Countdown> {
        self.pace.break_left_ms.map(|left_ms| Countdown { left_ms, received_ms: self.pace_ms })
    }

    /// Whether all tables wait for each other before the next hand (R-TRN-8).
    #[must_use]
    pub fn is_hand_for_hand(&self) -> bool {
        self.pace.hand_for_hand
    }

    /// Whether the time limit is over, and the hands in progress are the last ones (R-PRZ-7).
    #[must_use]
    pub fn is_time_up(&self) -> bool {
        self.pace.time_up
    }

    /// The entry of a seat.
    #[must_use]
    pub fn entry(&self, seat: Seat) -> Option<EntryId> {
        self.seats.get(&seat).map(|entry| entry.entry)
    }

    /// The own bounty of a seat; `None` if the tournament has none, or if it is not known.
    #[must_use]
    pub fn bounty(&self, seat: Seat) -> Option<Money> {
        self.seats.get(&seat)?.bounty
    }

    /// The deal that is proposed.
    #[must_use]
    pub fn deal(&self) -> Option<&OpenDeal> {
        self.deal.as_ref()
    }

    /// What has happened since the player came to the table.
    #[must_use]
    pub fn news(&self) -> &TableNews {
        &self.news
    }

    /// Keeps the news of the same table before a new snapshot.
    pub(crate) fn keep_news_of(&mut self, before: &Self) {
        self.news = before.news.clone();
    }

    /// Applies an event of the tournament that came at `now_ms` to `table`, the table of this value.
    pub(crate) fn follow(&mut self, table: TableId, event: &TournamentEvent, now_ms: u64) {
        self.news.follow(table, event);
        match event {
            TournamentEvent::Level { clock } => (self.level, self.level_ms) = (*clock, now_ms),
            TournamentEvent::Break { left_ms } => {
                // The level stands still from now on.
                self.level = self.level(now_ms);
                (self.pace.break_left_ms, self.pace_ms) = (Some(*left_ms), now_ms);
            }
            TournamentEvent::BreakOver => {
                self.level_ms = now_ms;
                (self.pace.break_left_ms, self.pace_ms) = (None, now_ms);
            }
            TournamentEvent::HandForHand { on } => self.pace.hand_for_hand = *on,
            TournamentEvent::TimeUp => self.pace.time_up = true,
            TournamentEvent::FinalTable { table: last } => self.final_table = *last == table,
            TournamentEvent::RegistrationClosed { paid_places, .. } => self.paid_places = *paid_places,
            TournamentEvent::Multiplier { drawn } => self.drawn = Some(drawn.clone()),
            TournamentEvent::Entry { who, event } => self.follow_entry(table, who, event),
            TournamentEvent::Bounty { bounty } => self.pay(bounty),
            TournamentEvent::Deal { event } => self.follow_deal(event, now_ms),
            TournamentEvent::Began
            | TournamentEvent::TableBroken { .. }
            | TournamentEvent::Finished
            | TournamentEvent::Cancelled { .. }
            | TournamentEvent::Delayed { .. }
            | TournamentEvent::StoodStill { .. } => {}
        }
    }

    fn follow_entry(&mut self, table: TableId, who: &EntrantView, event: &EntryEvent) {
        match event {
            EntryEvent::Seated { table: at, seat, bounty, .. } if *at == table => {
                self.seats.insert(*seat, SeatEntry { seat: *seat, entry: who.entry, bounty: *bounty });
            }
            EntryEvent::Out | EntryEvent::Placed { .. } => self.left = self.left.saturating_sub(u32::from(self.remove(who.entry))),
            EntryEvent::Disqualified | EntryEvent::Merged { .. } | EntryEvent::Survived { .. } => {
                self.remove(who.entry);
            }
            EntryEvent::Registered { .. }
            | EntryEvent::Unregistered { .. }
            | EntryEvent::Seated { .. }
            | EntryEvent::Offered { .. }
            | EntryEvent::OfferEnded { .. }
            | EntryEvent::Rebought { .. }
            | EntryEvent::AddedOn { .. } => {}
        }
    }

    fn remove(&mut self, entry: EntryId) -> bool {
        let before = self.seats.len();
        self.seats.retain(|_, held| held.entry != entry);
        self.seats.len() < before
    }

    fn pay(&mut self, bounty: &PaidBounty) {
        if let Some(seat) = self.seats.values_mut().find(|seat| seat.entry == bounty.to.entry) {
            seat.bounty = Some(bounty.own);
        }
    }

    fn follow_deal(&mut self, event: &DealEvent, now_ms: u64) {
        match event {
            DealEvent::Asked { proposal, by, kind } => {
                self.deal = Some(OpenDeal::Asked { proposal: *proposal, by: by.clone(), kind: *kind });
            }
            DealEvent::Proposed { proposal } => self.deal = Some(proposed(proposal.clone(), now_ms)),
            DealEvent::Answered { proposal: answered, by, agree } => {
                if let Some(OpenDeal::Proposed { proposal, .. }) = &mut self.deal
                    && proposal.proposal == *answered
                    && *agree
                    && !proposal.agreed.contains(by)
                {
                    proposal.agreed.push(*by);
                }
            }
            DealEvent::Ended { proposal, .. } | DealEvent::Made { proposal, .. } => {
                self.deal = self.deal.take().filter(|deal| deal.id() != *proposal);
            }
        }
    }
}

fn proposed(proposal: DealProposal, now_ms: u64) -> OpenDeal {
    let left = proposal.left_ms.map(|left_ms| Countdown { left_ms, received_ms: now_ms });
    OpenDeal::Proposed { proposal, left }
}
