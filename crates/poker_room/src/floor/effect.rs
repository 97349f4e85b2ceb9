//! What the floor asks the room to do.

use std::sync::Arc;

use poker_protocol::{Message, Money, PlayerId, TableEvent, TableId, TournamentId};
use poker_rules::{Chips, Seat};

use crate::players::Letter;
use crate::tournament::{EntryId, TicketChange, TicketTerms};
use crate::{Absence, Movement, Viewers, VoidedHand};

/// A step for the room to carry out. The room carries out effects in order; those that follow from one come before the next one.
pub(crate) enum Effect {
    Tell(PlayerId, Message),
    /// Sends several players the same message, which is stored once.
    TellMany(Vec<PlayerId>, Arc<Letter>),
    /// Sends the same event to all viewers of a table.
    TellTable {
        table: TableId,
        viewers: Arc<Viewers>,
        event: TableEvent,
    },
    /// Tells a player of a void hand, and notes under which number.
    TellVoid {
        player: PlayerId,
        hand: VoidedHand,
    },
    /// Sends a player the balance as it is when the effect is carried out.
    TellBalance(PlayerId),
    Book(Movement),
    /// Books a payment of the house. If the house has too little, it first gets what is missing from outside.
    HousePays(Movement),
    /// Notes that a table has opened or closed.
    NoteTable(TableId),
    /// Passes on the outputs of a table. `freed` says that a seat has become free since its outputs were last passed on.
    PassOn {
        table: TableId,
        freed: bool,
    },
    /// Makes a player sit out at all tables, because the player sits out at this one (R-CASH-5).
    SitOutElsewhere {
        player: PlayerId,
        table: TableId,
    },
    /// Brings a player back to all tables, if `everywhere` says that the player sat out at all of them.
    ComeBackElsewhere {
        player: PlayerId,
        everywhere: bool,
    },
    /// Sets at all tables whether a player sits out before the next big blind (R-CASH-6).
    SitOutNextBigBlindElsewhere {
        player: PlayerId,
        on: bool,
    },
    /// Books a payment out of a tournament. If the tournament holds too little, it first gets what is missing from the house.
    TournamentPays(Movement),
    /// Notes where tickets have gone, and books the money that goes with them.
    Tickets(TicketChange),
    /// Enters the player of an entry of a satellite or a first phase in the next tournament.
    EnterTarget {
        from: TournamentId,
        entry: EntryId,
        with: WonWith,
    },
    /// Passes on the outputs of a tournament.
    PassOnTournament(TournamentId),
    /// Makes what is held for the prizes of a tournament equal to its prize pool. The house pays what is missing, and gets what a small
    /// multiplier leaves.
    FillPool {
        tournament: TournamentId,
        pool: Money,
    },
    /// Notes for the watch that a player of a tournament is absent, or has come back (R-TRN-2).
    Absence {
        tournament: TournamentId,
        player: PlayerId,
        absence: Absence,
    },
    /// Notes for the watch that a player has entered a tournament (R-REG-7).
    Entered {
        tournament: TournamentId,
        player: PlayerId,
    },
    /// Moves to the house what a tournament that is over still holds: its fees.
    CloseFunds(TournamentId),
    /// Notes that a player has accepted a rulebook (R-INT-8).
    AcceptRules {
        player: PlayerId,
        rulebook: String,
    },
    /// A player has taken a seat, and the others were told of it; now the player is shown the table.
    SatDown {
        player: PlayerId,
        table: TableId,
        seat: Seat,
    },
}

/// With what a player comes from one tournament to the next.
#[derive(Debug)]
pub(crate) enum WonWith {
    /// A ticket that was won in a satellite (R-TYP-9).
    Ticket(TicketTerms),
    /// The stack with which the player has survived a first phase (R-TYP-10).
    Stack(Chips),
}

impl Effect {
    /// Passes on the outputs of a table where no seat has become free.
    pub(crate) const fn pass_on(table: TableId) -> Self {
        Self::PassOn { table, freed: false }
    }
}
