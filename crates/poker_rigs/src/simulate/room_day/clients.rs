//! Finds the player of a connection.

use poker_room::ClientId;

use super::agenda::GuestNo;

/// The players by connection. A room numbers its connections in order, so that a list finds a player faster than a map.
#[derive(Default)]
pub(super) struct Clients(Vec<Option<u32>>);

impl Clients {
    pub(super) fn insert(&mut self, client: ClientId, guest: GuestNo) {
        let Ok(place) = usize::try_from(client.0) else { return };
        if self.0.len() <= place {
            self.0.resize(place + 1, None);
        }
        self.0[place] = u32::try_from(guest).ok();
    }

    pub(super) fn remove(&mut self, client: ClientId) {
        if let Some(guest) = usize::try_from(client.0).ok().and_then(|place| self.0.get_mut(place)) {
            *guest = None;
        }
    }

    pub(super) fn get(&self, client: ClientId) -> Option<GuestNo> {
        let guest = self.0.get(usize::try_from(client.0).ok()?).copied().flatten();
        guest.and_then(|guest| usize::try_from(guest).ok())
    }

    /// Removes all connections.
    pub(super) fn clear(&mut self) {
        self.0.clear();
    }
}
