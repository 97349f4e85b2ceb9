//! The outputs of a tournament.

use poker_protocol::{CancelReason, DealKind, Money, ProposalId, TableId};
use poker_rules::{Chips, Seat};

use super::bounty::{BountyPaid, HouseBountyKind};
use super::deal::{DealEnd, DealProposal};
use super::entry_id::EntryId;
use super::payout::CancellationRefund;
use super::table::TournamentTableOutput;
use super::tickets::TicketTerms;
use crate::Now;
use crate::rulebook::EntryPrice;

/// An output of a tournament. Those of its tables contain all cards; they must be hidden with [`crate::seen_by`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TournamentOutput {
    /// An output of one of its tables.
    Table {
        table: TableId,
        output: TournamentTableOutput,
    },
    /// A player has entered.
    Registered {
        entry: EntryId,
    },
    /// A player has taken the entry back.
    Withdrawn {
        entry: EntryId,
    },
    /// Play begins. Each player's seat follows.
    Began,
    /// A player has a seat at a table: at the beginning, or after a move from table `from` (R-TRN-9).
    Seated {
        entry: EntryId,
        table: TableId,
        seat: Seat,
        from: Option<TableId>,
    },
    /// A table is broken up. Its players' seats at other tables follow.
    Broken {
        table: TableId,
    },
    /// All players who are left sit at this table.
    FinalTable {
        table: TableId,
    },
    /// A level has begun; levels count from 1.
    Level {
        level: u32,
    },
    /// A break has begun (R-TRN-10).
    Break {
        until: Now,
    },
    BreakOver,
    /// The time limit is over; the hands in progress are the last ones (R-PRZ-7).
    TimeUp,
    /// From now on, all tables wait for each other before the next hand, or no longer do (R-TRN-8).
    HandForHand {
        on: bool,
    },
    /// A player is out. The place follows when registration closes.
    Out {
        entry: EntryId,
    },
    /// Nobody can enter any more.
    RegistrationClosed,
    /// Nobody can enter or buy chips any more: the prizes are final (R-PRZ-1).
    PrizesFinal,
    /// A player who has lost all chips may buy a new stack (R-REG-14). Without an answer the player is out then.
    RebuyOffered {
        entry: EntryId,
        until: Now,
    },
    /// The offer of a new stack was declined, or its time is over.
    RebuyOfferEnded {
        entry: EntryId,
    },
    /// A player has bought a new stack. Its own bounty is that of a new entry.
    Rebought {
        entry: EntryId,
        price: EntryPrice,
        chips: Chips,
    },
    /// The rebuy period is over. Offers and hands in progress go on to their end.
    RebuysOver,
    /// Two entries of one player would have sat at one table: chips and bounties of `from` are now those of `into` (R-REG-13).
    Combined {
        from: EntryId,
        into: EntryId,
    },
    /// Everybody may buy the add-on, once.
    AddOnOffered {
        until: Now,
    },
    /// The add-on is no longer offered.
    AddOnOver,
    /// A player has bought the add-on, which has no bounty.
    AddedOn {
        entry: EntryId,
        price: EntryPrice,
        chips: Chips,
    },
    /// An entry has its place, the prize in money that goes with it, and what the house pays besides (R-PRZ-3).
    Placed {
        entry: EntryId,
        place: u32,
        prize: Money,
        extra: Money,
    },
    /// A player has won this ticket (R-TKT-3). The owner of the tournament gives it to the player, or enters the player with it.
    WonTicket {
        entry: EntryId,
        ticket: TicketTerms,
    },
    /// A player has survived the first phase with this stack (R-TYP-10). The owner of the tournament enters the player in the second one.
    Survived {
        entry: EntryId,
        stack: Chips,
    },
    /// What is left of the prize pool at the end of the first phase; it belongs to the pool of the second one (R-TYP-10).
    PoolCarried {
        amount: Money,
    },
    /// A bounty is paid to the player of an entry (R-BTY).
    Bounty(BountyPaid),
    /// The last place is known.
    Finished,
    /// A player will propose a deal. The next hand waits for it.
    DealAsked {
        deal: ProposalId,
        by: EntryId,
        kind: DealKind,
    },
    /// A deal is proposed, and no hand is dealt until it is over (R-PRZ-5).
    DealProposed(Box<DealProposal>),
    /// A player agrees to a deal.
    DealAgreed {
        deal: ProposalId,
        entry: EntryId,
    },
    /// Nobody can answer the deal any more.
    DealOver {
        deal: ProposalId,
        end: DealEnd,
    },
    /// The house has disqualified the player of an entry, who takes no more decisions (R-TRN-13).
    Disqualified {
        entry: EntryId,
    },
    /// A disqualified player has left the table, and these chips are out of play.
    Expelled {
        entry: EntryId,
        chips: Chips,
    },
    /// The house keeps what a disqualified player would have got.
    Forfeited {
        entry: EntryId,
        prize: Money,
        bounty: Money,
    },
    /// The house has set another time for the beginning (R-REG-3).
    BeginningChanged {
        time: Now,
    },
    /// The house has set another guarantee.
    GuaranteeChanged {
        guarantee: Money,
    },
    /// The house has set or taken away a bounty that it pays for this player.
    HouseBountyChanged {
        entry: EntryId,
        kind: HouseBountyKind,
        on: bool,
    },
    /// The tournament is cancelled, and the player of an entry gets this back (R-CAN). Before the beginning it is what was paid, and the
    /// owner gives it back in the form that was paid (R-CAN-1).
    Refunded {
        entry: EntryId,
        refund: CancellationRefund,
    },
    /// The tournament does not take place, or ends before its time. All refunds have been told.
    Cancelled {
        reason: CancelReason,
    },
    /// The tournament has been restored and goes on. It stood still for this time, which counts for none of its clocks.
    Resumed {
        stood_still_ms: u32,
    },
}
