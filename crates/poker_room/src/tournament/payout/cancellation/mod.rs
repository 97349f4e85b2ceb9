//! What players get back when a tournament is cancelled (R-CAN).

mod before_start;
mod refund;
mod shares;
mod stage;

pub use before_start::{EntryRefund, PaidWith, before_start};
pub use refund::{CancellationRefund, RemainingPlayer, cancellation};
pub use stage::CancelledStage;
