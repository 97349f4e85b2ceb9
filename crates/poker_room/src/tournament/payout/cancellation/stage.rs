//! How far a tournament had come when it was cancelled.

use poker_protocol::Money;

use crate::tournament::payout::prize_pool::PrizePool;

/// The stage of a tournament that is cancelled after its start, with the money that may be shared. `prizes` are those that are not yet paid,
/// tickets and other prizes at their value in money (R-CAN-5).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CancelledStage<'a> {
    /// No prize has been reached yet, at one table or at several (R-CAN-2).
    NotInTheMoney { pool: PrizePool, freeroll: bool },
    /// In the money, at several tables (R-CAN-3).
    InTheMoney { prizes: &'a [Money] },
    /// In the money, at the final table (R-CAN-4).
    FinalTable { prizes: &'a [Money] },
    /// A tournament of the HexaPro family, at any time after the multiplier was drawn (R-CAN-6). `pool` includes prizes that have been paid.
    HexaPro { pool: Money, prizes: &'a [Money] },
}
