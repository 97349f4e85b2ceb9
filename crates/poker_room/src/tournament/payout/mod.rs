//! How the money of a tournament is divided (R-PRZ, R-TKT-3, R-CAN): functions without state, whose shares add up exactly.
//!
//! Prizes are in the order of places and begin with the first. Stacks, and the shares that belong to them, are in an order that the caller
//! chooses, usually that of seats: a hundredth that is left over belongs to the earlier of two equal claims (R-PRZ-6).

mod cancellation;
mod deal;
mod error;
mod half_field;
mod icm;
mod prize_pool;
mod prizes;
mod remaining_prizes;
mod shared_out;
mod split;
mod ticket_prizes;
mod time_limit;

pub use cancellation::{CancellationRefund, CancelledStage, EntryRefund, PaidWith, RemainingPlayer, before_start, cancellation};
pub use deal::{DealShares, PossibleDeals, deals};
pub use error::PayoutError;
pub use half_field::{double_or_nothing, fifty50, places_paid};
pub use icm::icm;
pub use prize_pool::PrizePool;
pub use prizes::{WINNER_TAKES_ALL, prizes};
pub use shared_out::shared_out;
pub use split::{by_weights, equally};
pub use ticket_prizes::{PlacePrize, ticket_prizes};
pub use time_limit::time_limit;
