//! The store of halls, independent of the database: owners, rooms, and every hand.

mod batch;
mod error;
mod flaw;
mod halls;
mod kept_hall;
mod kept_hand;
mod lease;
mod open_orders;
mod secrets;
mod tip;

pub use batch::{Batch, BatchNumber};
pub use error::StoreError;
pub use flaw::Flaw;
pub use halls::Books;
pub use kept_hall::KeptHall;
pub use kept_hand::{HandQuery, KeptHand};
pub use lease::{Epoch, Lease, Owner};
pub use open_orders::OpenOrders;
pub use secrets::{GivenUp, GivingUp, Rotation, Secrets};
pub use tip::{Noted, Tip};
