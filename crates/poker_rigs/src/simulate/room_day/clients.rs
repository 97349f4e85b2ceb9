//! Finds the player of a connection.

use poker_protocol::Seq;
use poker_room::ClientId;

use super::agenda::GuestNo;

/// The player of a connection.
#[derive(Clone, Copy)]
pub(super) struct Reader {
    pub guest: GuestNo,
    /// The number of the last message that the player has read. It is kept here and not with the player: most messages change nothing
    /// else, so that most deliveries do not touch the player's own memory.
    pub last_seq: Seq,
    /// Whether the player has greeted with the place in the stream.
    pub resumes: bool,
}

/// The players by connection. A room numbers its connections in order, so that a list finds a player faster than a map.
#[derive(Default)]
pub(super) struct Clients(Vec<Option<Reader>>);

impl Clients {
    pub(super) fn insert(&mut self, client: ClientId, reader: Reader) {
        let Ok(place) = usize::try_from(client.0) else { return };
        if self.0.len() <= place {
            self.0.resize(place + 1, None);
        }
        self.0[place] = Some(reader);
    }

    /// Removes a connection, and returns its player.
    pub(super) fn remove(&mut self, client: ClientId) -> Option<Reader> {
        self.0.get_mut(usize::try_from(client.0).ok()?)?.take()
    }

    pub(super) fn get_mut(&mut self, client: ClientId) -> Option<&mut Reader> {
        self.0.get_mut(usize::try_from(client.0).ok()?)?.as_mut()
    }

    /// Removes all connections.
    pub(super) fn clear(&mut self) {
        self.0.clear();
    }
}
