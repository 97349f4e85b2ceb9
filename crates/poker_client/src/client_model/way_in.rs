//! On the way to a table: seats that are offered, and places in queues.

use std::collections::BTreeMap;

use poker_protocol::{SeatOffer, StakeId, TableId};

/// A seat that is kept for the player, and when the client heard of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OfferedSeat {
    /// As the room said it.
    pub offer: SeatOffer,
    /// The app's milliseconds at that moment.
    pub received_ms: u64,
}

impl OfferedSeat {
    /// Milliseconds until somebody else gets the seat.
    pub fn left_ms(&self, now_ms: u64) -> u64 {
        (self.received_ms + u64::from(self.offer.left_ms)).saturating_sub(now_ms)
    }

    /// The same in seconds, rounded up as they are shown.
    pub fn seconds_left(&self, now_ms: u64) -> u64 {
        self.left_ms(now_ms).div_ceil(1_000)
    }
}

/// The player waits for a seat of a stake.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct QueuePlace {
    /// From 1.
    pub position: u32,
    /// How many wait in all.
    pub waiting: u32,
    /// How many open a new table.
    pub opens_at: u32,
}

/// Seat offers and places in queues.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct WayIn {
    offers: BTreeMap<TableId, OfferedSeat>,
    queues: BTreeMap<StakeId, QueuePlace>,
}

impl WayIn {
    /// Reserved seats, the one that ends first first.
    pub fn offers(&self) -> Vec<&OfferedSeat> {
        let mut offers: Vec<_> = self.offers.values().collect();
        offers.sort_by_key(|offered| offered.received_ms + u64::from(offered.offer.left_ms));
        offers
    }

    /// The reserved seat at one table.
    pub fn offer(&self, table: TableId) -> Option<&OfferedSeat> {
        self.offers.get(&table)
    }

    /// The reserved seat at any table of a stake.
    pub fn offer_of(&self, stake: StakeId) -> Option<&OfferedSeat> {
        self.offers.values().find(|offered| offered.offer.stake == stake)
    }

    /// Where the player waits.
    pub fn queues(&self) -> impl Iterator<Item = (StakeId, QueuePlace)> {
        self.queues.iter().map(|(stake, place)| (*stake, *place))
    }

    /// The place in the queue of one stake.
    pub fn queue(&self, stake: StakeId) -> Option<QueuePlace> {
        self.queues.get(&stake).copied()
    }

    pub(super) fn offered(&mut self, offer: SeatOffer, now_ms: u64) {
        self.queues.remove(&offer.stake);
        self.offers.insert(offer.table, OfferedSeat { offer, received_ms: now_ms });
    }

    /// Whether the wait begins with it.
    pub(super) fn queued(&mut self, stake: StakeId, place: Option<QueuePlace>) -> bool {
        match place {
            Some(place) => self.queues.insert(stake, place).is_none(),
            None => {
                self.queues.remove(&stake);
                false
            }
        }
    }

    /// The seat is taken, given back or gone.
    pub(super) fn ended(&mut self, table: TableId) -> Option<OfferedSeat> {
        self.offers.remove(&table)
    }
}
