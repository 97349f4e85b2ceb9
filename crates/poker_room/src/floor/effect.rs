//! What the floor asks the room to do, in order.

use std::sync::Arc;

use poker_protocol::{Message, PlayerId, TableEvent, TableId};
use poker_rules::Seat;

use crate::{Movement, Viewers};

/// One thing to be done. The room carries effects out one after the other; what follows from one is done before the next.
pub(crate) enum Effect {
    Tell(PlayerId, Message),
    /// Tell all viewers of a table the same.
    TellTable {
        table: TableId,
        viewers: Arc<Viewers>,
        event: TableEvent,
    },
    /// Tell a player the balance, as it is by then.
    TellBalance(PlayerId),
    Book(Movement),
    /// Pass on what a table has to tell. `freed`: a seat has come free there since its outputs were last passed on whole.
    PassOn {
        table: TableId,
        freed: bool,
    },
    /// Sit a player out at all tables, as at this one (R-CASH-5).
    SitOutElsewhere {
        player: PlayerId,
        table: TableId,
    },
    /// Bring a player back to all tables; `everywhere`: the player was out at all of them.
    ComeBackElsewhere {
        player: PlayerId,
        everywhere: bool,
    },
    /// Sit a player out when the big blind comes, at all tables, or no longer (R-CASH-6).
    SitOutNextBigBlindElsewhere {
        player: PlayerId,
        on: bool,
    },
    /// A player has taken a seat and the others have been told: now the player sees the table.
    SatDown {
        player: PlayerId,
        table: TableId,
        seat: Seat,
    },
}

impl Effect {
    /// Pass on what a table has to tell.
    pub(crate) const fn pass_on(table: TableId) -> Self {
        Self::PassOn { table, freed: false }
    }
}
