//! A room of this process, without threads.

use std::collections::BTreeMap;
use std::sync::Arc;

use poker_host::randomness;
use poker_protocol::{
    ClientMsg, CodecError, Link, PlayerId, RoomEnd, ServerMsg, decode_client, decode_server, encode_client, encode_server, link,
};
use poker_room::{BadConfig, ClientId, Now, Room, RoomConfig, Visitor};

use super::files::START;
use super::venue::{HouseOrder, Venue};

/// The most messages in the queue in each direction.
const CAPACITY: usize = 8_192;

/// A room of this process whose clock the script sets.
pub struct InProcess {
    room: Room,
    now: Now,
    ends: BTreeMap<ClientId, RoomEnd>,
    through_codec: bool,
}

impl InProcess {
    /// Opens the room. `through_codec` encodes and decodes every request and every message.
    ///
    /// # Errors
    /// The configuration cannot be used.
    pub fn open(config: RoomConfig, seed: u64, through_codec: bool) -> Result<InProcess, BadConfig> {
        let mut room = Room::new(config, randomness(Some(seed)))?;
        room.open_tournaments(START);
        Ok(InProcess { room, now: START, ends: BTreeMap::new(), through_codec })
    }

    fn tick(&mut self) {
        while self.room.poll_timeout().is_some_and(|due| due <= self.now) {
            self.room.handle_timeout(self.now);
        }
        self.deliver();
    }

    /// A message that the codec refuses, or that a client is too slow for, is lost, which the client notices.
    fn deliver(&mut self) {
        while let Some((client, message)) = self.room.poll_message() {
            let Some(end) = self.ends.get(&client) else { continue };
            let message = if self.through_codec { coded_message(&message) } else { Ok(message) };
            drop(message.map(|message| end.send(message)));
        }
    }

    fn handle(&mut self, client: ClientId, request: ClientMsg) {
        let request = if self.through_codec { coded_request(&request) } else { Ok(request) };
        self.tick();
        match request {
            Ok(request) => self.room.handle(client, request, self.now),
            Err(_) => self.room.refuse_malformed(client, None),
        }
        self.deliver();
    }
}

fn coded_request(request: &ClientMsg) -> Result<ClientMsg, CodecError> {
    decode_client(&encode_client(request)?)
}

fn coded_message(message: &ServerMsg) -> Result<ServerMsg, CodecError> {
    decode_server(&encode_server(message)?)
}

impl Venue for InProcess {
    fn connect(&mut self, player: usize) -> Link {
        let (link, end) = link(CAPACITY, Arc::new(|| {}));
        let id = PlayerId(u64::try_from(player).unwrap_or(u64::MAX).saturating_add(1));
        let client = self.room.connect(Visitor::person(id), self.now);
        self.ends.insert(client, end);
        self.deliver();
        link
    }

    fn cut(&mut self, player: usize) -> Link {
        self.connect(player)
    }

    fn set_clock(&mut self, now: Now) {
        self.now = self.now.max(now);
        self.tick();
    }

    fn order(&mut self, order: HouseOrder) -> bool {
        self.tick();
        let done = match order {
            HouseOrder::Schedule(tournament) => self.room.schedule_tournament(&tournament, self.now).is_ok(),
            HouseOrder::Direct(tournament, order) => self.room.direct(tournament, order, self.now).is_ok(),
        };
        self.deliver();
        done
    }

    fn run(&mut self) {
        let clients: Vec<ClientId> = self.ends.keys().copied().collect();
        for client in clients {
            while let Some(request) = self.ends.get(&client).and_then(|end| end.requests.try_recv().ok()) {
                self.handle(client, request);
            }
        }
    }
}
