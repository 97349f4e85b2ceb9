//! Bounties (R-BTY-1 to 10): who has knocked out a player, and what is paid for it.

mod book;
mod by_entry;
mod entry;
mod error;
mod house;
mod knock_out;
mod paid;
mod rules;
mod save;
mod shares;

#[cfg(test)]
mod tests;

pub use book::Bounties;
pub use entry::EntryBounty;
pub use error::{BountyError, UnsoundBounties};
pub use house::{HouseBounty, HouseBountyKind};
pub use knock_out::KnockOut;
pub use paid::{BountyPaid, BountySource};
pub use rules::{BountyForm, BountyRules, BountySettlement};
pub use save::{BountyAccount, SavedBounty};
