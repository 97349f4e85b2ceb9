//! What happens in a tournament.

use serde::{Deserialize, Serialize};

use super::bounty::PaidBounty;
use super::cancellation::{CancelReason, Refund};
use super::deal::DealEvent;
use super::draw::DrawnMultiplier;
use super::entrant::EntrantView;
use super::entry_event::EntryEvent;
use super::level::LevelClock;
use crate::{Money, TableId};

/// Something that happened in a tournament.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum TournamentEvent {
    /// Something happened to one entry.
    Entry { who: EntrantView, event: EntryEvent },
    /// Play begins. The seats follow.
    Began,
    /// The multiplier was drawn before anybody registered, and is shown now (R-HEX-9).
    Multiplier { drawn: DrawnMultiplier },
    /// A table has been broken up; its players move to others (R-TRN-9).
    TableBroken { table: TableId },
    /// All players who are left sit at this table.
    FinalTable { table: TableId },
    /// A level has begun.
    Level { clock: LevelClock },
    /// A break has begun.
    Break {
        /// The time left when the message was made, in milliseconds.
        left_ms: u32,
    },
    /// The break is over.
    BreakOver,
    /// From now on all tables wait for each other before the next hand, or no longer do (R-TRN-8).
    HandForHand { on: bool },
    /// The time limit is over; the hands in progress are the last ones (R-PRZ-7).
    TimeUp,
    /// Nobody can enter any more, and nobody can buy chips any more. The prizes are final (R-PRZ-1).
    RegistrationClosed {
        /// The number of entries.
        entries: u32,
        pool: Money,
        paid_places: u32,
    },
    /// A bounty was paid.
    Bounty { bounty: PaidBounty },
    /// Something happened to a proposal of a deal.
    Deal { event: DealEvent },
    /// The last place is known.
    Finished,
    /// The tournament does not take place, or ends before its time.
    Cancelled {
        why: CancelReason,
        /// What the viewer gets back; `None` for those who get nothing.
        refund: Option<Refund>,
    },
    /// The house has changed the time of the beginning.
    Delayed {
        /// The new time, in milliseconds since 1970.
        begins: u64,
    },
    /// The tournament goes on after a fault of the server. Its clock has stood still meanwhile.
    StoodStill {
        /// How long, in milliseconds.
        ms: u64,
    },
}
