//! Seats that are offered to the player, and places in queues.

use std::collections::BTreeMap;

use poker_protocol::{SeatOffer, StakeId, TableId};

/// A seat that is reserved for the player, and when the offer came.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OfferedSeat {
    /// The offer as the room sent it.
    pub offer: SeatOffer,
    /// When the offer came, in the app's milliseconds.
    pub received_ms: u64,
}

impl OfferedSeat {
    /// Milliseconds until the reservation ends.
    pub fn left_ms(&self, now_ms: u64) -> u64 {
        (self.received_ms + u64::from(self.offer.left_ms)).saturating_sub(now_ms)
    }

    /// Whole seconds until the reservation ends, rounded up.
    pub fn seconds_left(&self, now_ms: u64) -> u64 {
        self.left_ms(now_ms).div_ceil(1_000)
    }
}

/// The player's place in the queue for a stake.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct QueuePlace {
    /// The player's position, from 1.
    pub position: u32,
    /// The number of players who wait.
    pub waiting: u32,
    /// The number of waiting players at which a new table opens.
    pub opens_at: u32,
}

/// Seat offers and places in queues.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SeatOffers {
    offers: BTreeMap<TableId, OfferedSeat>,
    queues: BTreeMap<StakeId, QueuePlace>,
}

impl SeatOffers {
    /// Reserved seats in the order in which they end.
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

    /// The queues in which the player waits, with the place in each.
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

    /// Sets the place in the queue of `stake`, or removes it. Returns whether the player did not wait there before.
    pub(super) fn queued(&mut self, stake: StakeId, place: Option<QueuePlace>) -> bool {
        match place {
            Some(place) => self.queues.insert(stake, place).is_none(),
            None => {
                self.queues.remove(&stake);
                false
            }
        }
    }

    /// Removes the offer of a seat at `table` and returns it.
    pub(super) fn ended(&mut self, table: TableId) -> Option<OfferedSeat> {
        self.offers.remove(&table)
    }
}
