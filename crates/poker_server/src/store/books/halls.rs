//! The store of halls: leases, batches, hands.

use poker_protocol::{HallName, HandId, PlayerId};
use poker_room::Booked;

use super::{Batch, Flaw, HandQuery, KeptHall, KeptHand, Lease, OpenOrders, Owner, StoreError, Tip};

/// The books of all halls, shared by all servers on one store.
pub trait Books: Send + Sync {
    /// Claims a hall that has no owner, whose lease has expired by the clock of the store, or that `owner` has already. From then on a
    /// former owner cannot write.
    ///
    /// # Errors
    /// `Held` if another server owns the hall.
    fn claim(&self, hall: &HallName, owner: &Owner, for_ms: u32) -> Result<Lease, StoreError>;

    /// Extends the lease to `for_ms` from now.
    ///
    /// # Errors
    /// `Stale` if another server has claimed the hall.
    fn renew(&self, lease: &Lease, for_ms: u32) -> Result<(), StoreError>;

    /// Ends the lease. Another server may claim the hall at once.
    ///
    /// # Errors
    /// `Stale` if another server has claimed the hall.
    fn release(&self, lease: &Lease) -> Result<(), StoreError>;

    /// Lists all halls with their present owners.
    fn owners(&self) -> Result<Vec<(HallName, Option<Owner>)>, StoreError>;

    /// Loads a hall, or returns `None` if it was never written.
    fn load(&self, hall: &HallName) -> Result<Option<KeptHall>, StoreError>;

    /// Loads a hall without what is secret in it, for which no keys are needed: hands in progress and multipliers that are not told are left out.
    /// No server can go on from this.
    fn load_without_secrets(&self, hall: &HallName) -> Result<Option<KeptHall>, StoreError>;

    /// Writes all batches in order, or none.
    ///
    /// # Errors
    /// `Stale` if another server has claimed the hall.
    fn commit(&self, lease: &Lease, batches: &[Batch]) -> Result<(), StoreError>;

    /// The last commit of the hall.
    ///
    /// # Errors
    /// `Stale` if another server has claimed the hall.
    fn tip(&self, lease: &Lease) -> Result<Tip, StoreError>;

    /// The open orders of the hall that its owner is to carry out now, oldest first; if there are many, the first of them. The outcome of an order is committed in the batch that
    /// carries it out. From this call on the order counts as begun: it can no longer be withdrawn while the lease holds.
    ///
    /// # Errors
    /// `Stale` if another server has claimed the hall.
    fn open_orders(&self, lease: &Lease) -> Result<OpenOrders, StoreError>;

    /// All movements into and out of the accounts of a player in a hall, with their numbers, oldest first.
    fn movements(&self, hall: &HallName, player: PlayerId) -> Result<Vec<(u64, Booked)>, StoreError>;

    /// Finds a finished hand.
    fn hand(&self, hall: &HallName, hand: HandId) -> Result<Option<KeptHand>, StoreError>;

    /// Finds finished hands, newest first.
    fn hands(&self, hall: &HallName, query: &HandQuery) -> Result<Vec<KeptHand>, StoreError>;

    /// Checks that every book adds up to zero, every balance is the sum of its movements, and every stack is in the book.
    fn check(&self) -> Result<Vec<Flaw>, StoreError>;
}
