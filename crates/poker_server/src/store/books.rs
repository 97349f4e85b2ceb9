//! What is kept of halls: which server owns them, their rooms, and every hand.

use poker_protocol::{HallName, HandId, PlayerId};
use poker_room::{HandRecord, RoomSave, UnfinishedHand};

use super::{Batch, Flaw, StoreError};

/// A server, as others find it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Owner {
    /// Unique among the servers of a store, and another one each time a server starts.
    pub name: String,
    /// Where its players connect.
    pub url: String,
}

/// How often a hall has been taken over: whoever took it over last writes, and nobody else.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Epoch(pub u64);

/// The right to write a hall.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lease {
    /// Which.
    pub hall: HallName,
    /// Since which taking over.
    pub epoch: Epoch,
}

/// A hall as it is found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KeptHall {
    /// Its room; in mid-hand as at the hand's start.
    pub room: RoomSave,
    /// Hands that had begun and were not over: for [`poker_room::Room::void_unfinished`].
    pub unfinished: Vec<UnfinishedHand>,
}

/// A hand that is over, with all cards: for review.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum KeptHand {
    /// It was played.
    Ended(Box<HandRecord>),
    /// It was voided, as far as it had been played.
    Voided(Box<UnfinishedHand>),
}

impl KeptHand {
    /// Its number.
    #[must_use]
    pub fn id(&self) -> HandId {
        match self {
            Self::Ended(record) => record.hand,
            Self::Voided(hand) => hand.begun.hand,
        }
    }
}

/// Which hands to look for.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct HandQuery {
    /// Those of this player alone.
    pub player: Option<PlayerId>,
    /// Older ones than this.
    pub before: Option<HandId>,
    /// None that were played to their end.
    pub only_voided: bool,
    /// At most so many.
    pub most: u32,
}

/// Halls: shared by all servers on one store.
pub trait Books: Send + Sync {
    /// Takes a hall that nobody owns, or whose owner has not renewed in time by the clock of the store, or that this owner has already.
    /// Whoever had it before can write no more.
    ///
    /// # Errors
    /// `Held` where another server owns it.
    fn claim(&self, hall: &HallName, owner: &Owner, for_ms: u32) -> Result<Lease, StoreError>;

    /// Keeps the hall for so much longer from now on.
    ///
    /// # Errors
    /// `Stale` where another server has it.
    fn renew(&self, lease: &Lease, for_ms: u32) -> Result<(), StoreError>;

    /// Gives the hall up; another server may take it at once.
    ///
    /// # Errors
    /// `Stale` where another server has it.
    fn release(&self, lease: &Lease) -> Result<(), StoreError>;

    /// All halls there are, and who owns them at this moment.
    fn owners(&self) -> Result<Vec<(HallName, Option<Owner>)>, StoreError>;

    /// A hall as it was kept last; none where it has never been kept.
    fn load(&self, hall: &HallName) -> Result<Option<KeptHall>, StoreError>;

    /// Keeps batches in their order, all of them or none.
    ///
    /// # Errors
    /// `Stale` where another server has the hall.
    fn commit(&self, lease: &Lease, batches: &[Batch]) -> Result<(), StoreError>;

    /// A hand that is over.
    fn hand(&self, hall: &HallName, hand: HandId) -> Result<Option<KeptHand>, StoreError>;

    /// Hands that are over, the newest first.
    fn hands(&self, hall: &HallName, query: &HandQuery) -> Result<Vec<KeptHand>, StoreError>;

    /// Looks whether every book adds up to zero, every balance is the sum of its movements and every stack at a table is in the book.
    fn check(&self) -> Result<Vec<Flaw>, StoreError>;
}
