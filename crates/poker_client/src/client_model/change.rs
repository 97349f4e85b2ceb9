//! What a message has changed in the client's copy.

use poker_protocol::{ClientMsg, HandId, Money, Refusal, Request, StakeId, TableId, TournamentEvent, TournamentId};

use super::OfferedSeat;
use crate::Cue;

/// What a message changed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Change {
    /// The message changed nothing, for example because it was applied before.
    Nothing,
    /// The room's greeting came. A snapshot of each of the player's tables follows; tables, offers and queues that the room does not send
    /// again no longer exist. On a later connection, [`super::ClientModel::reconnected`] returns the requests to send.
    Welcomed,
    /// A request was carried out.
    Done(Request),
    /// A request was refused.
    Refused {
        /// The request, if it was still known.
        request: Option<Request>,
        reason: Refusal,
    },
    /// The stakes on offer.
    Lobby,
    Jackpots,
    /// The room has answered the last search for a player.
    PlayerSearch,
    /// A seat is reserved for the player.
    Offered(TableId),
    /// The reservation ended: the seat was given back, or its time is over.
    Withdrawn(OfferedSeat),
    /// The player's place in a queue began, changed or ended.
    Queued {
        /// The stake of the queue.
        stake: StakeId,
        /// Whether the player did not wait there before.
        begins: bool,
    },
    Plans,
    /// Charges have risen.
    Charges,
    /// The rules of a rulebook, by its id.
    Rules(String),
    /// One more page of the statement.
    Statement,
    Balance,
    /// A snapshot of a table came, the first or a new one. If the table is shown, pass its model to [`crate::Playback::open`].
    Opened(TableId),
    /// Something happened at a table; the cues show it.
    Table(TableId, Vec<Cue>),
    /// A hand was void at a table where the player no longer sits. What the player had bet in it was returned.
    HandVoid {
        table: TableId,
        hand: HandId,
    },
    /// Something happened in a tournament.
    Tournament {
        tournament: TournamentId,
        event: Box<TournamentEvent>,
        /// What it changes at tables of the player.
        cues: Vec<(TableId, Cue)>,
    },
    /// The tournaments of the lobby, or one that the player looks at.
    Tournaments,
    /// The player's own entries.
    Entries,
    Tickets,
    /// The player no longer sits at a table of a tournament. The model keeps the table until [`super::ClientModel::forget_closed`].
    TableClosed(TableId),
    /// The viewer no longer sits at a cash table, and it is gone from the model.
    Closed {
        table: TableId,
        /// Chips returned to the balance.
        returned: Money,
        /// True if the player was away too long (R-CASH-4); false if the player left.
        removed: bool,
    },
    /// Messages are missing: send this request.
    Missing(ClientMsg),
}
