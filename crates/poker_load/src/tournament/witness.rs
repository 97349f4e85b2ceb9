//! What the clients of a tournament were told up to now, for comparison with the books of a server that is killed.

use std::collections::BTreeMap;
use std::sync::{Mutex, PoisonError};

use poker_protocol::{Message, Money, PlayerId};

use crate::Sight;

/// What one client was told.
#[derive(Clone, Debug, Default)]
pub struct ClientSight {
    /// The hands that it saw.
    pub hands: Sight,
    /// Its place and prize.
    pub placed: Option<(u32, Money)>,
    /// Whether it found on its return that its place was told while its connection was lost.
    pub missed_place: bool,
    /// How often it has entered the hall.
    pub entries: u64,
}

impl ClientSight {
    fn plays(&self) -> bool {
        self.placed.is_none() && !self.missed_place
    }
}

/// What each client was told. All clients share it.
#[derive(Debug, Default)]
pub struct Witness(Mutex<BTreeMap<PlayerId, ClientSight>>);

impl Witness {
    /// What each client was told up to now.
    #[must_use]
    pub fn clients(&self) -> BTreeMap<PlayerId, ClientSight> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// How often each client that plays has entered the hall. Who has a place does not come back.
    #[must_use]
    pub fn entries(&self) -> BTreeMap<PlayerId, u64> {
        let clients = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        clients.iter().filter(|(_, client)| client.plays()).map(|(player, client)| (*player, client.entries)).collect()
    }

    /// The number of clients that have their places, also of those who were told theirs while their connection was lost.
    #[must_use]
    pub fn placed(&self) -> usize {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).values().filter(|client| !client.plays()).count()
    }

    /// The ends of hands that the clients were told, summed over all clients.
    #[must_use]
    pub fn hands_ended(&self) -> u64 {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).values().map(|client| client.hands.hands_ended()).sum()
    }

    pub(super) fn entered(&self, player: PlayerId) {
        self.with(player, |client| client.entries += 1);
    }

    pub(super) fn heard(&self, player: PlayerId, message: &Message) {
        self.with(player, |client| client.hands.see(message));
    }

    pub(super) fn placed_at(&self, player: PlayerId, place: u32, prize: Money) {
        self.with(player, |client| client.placed = Some((place, prize)));
    }

    pub(super) fn missed_place(&self, player: PlayerId) {
        self.with(player, |client| client.missed_place = true);
    }

    fn with(&self, player: PlayerId, note: impl FnOnce(&mut ClientSight)) {
        note(self.0.lock().unwrap_or_else(PoisonError::into_inner).entry(player).or_default());
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_missed_its_place_has_one_and_does_not_come_back() {
        let witness = Witness::default();
        (1..=3).for_each(|player| witness.entered(PlayerId(player)));
        witness.placed_at(PlayerId(1), 3, Money::new(0));
        witness.missed_place(PlayerId(2));
        assert_eq!(witness.placed(), 2);
        assert_eq!(witness.entries(), BTreeMap::from([(PlayerId(3), 1)]));
    }
}
