//! A hall: a room, its connections, and the batches that wait for the store. A state machine without clock and IO.

mod close_by;
mod closing;
mod closing_stage;
mod output;
#[cfg(test)]
mod tests;

use std::collections::{BTreeMap, BTreeSet, VecDeque};

use poker_protocol::{ClientMsg, Closing, PlayerId, Refusal, Request, RequestId, Seq};
use poker_room::{ClientId, Now, Room, Visitor};

pub use close_by::CloseBy;
use closing_stage::ClosingStage;
pub use output::HallOutput;

use crate::door::{KeptOrder, OrderId, OrderOutcome};
pub use crate::store::{Batch, BatchNumber};

/// The state machine of a hall. After each input the driver carries out the outputs of [`Hall::poll`] in order, and calls [`Hall::tick`]
/// at [`Hall::due`].
///
/// A message that depends on a batch names the batch. The driver holds the message back, with all later ones for the same client, until
/// the batch is written. No message waits for actions in mid-hand, although they are written too: an interrupted hand is voided whole. Only
/// the action after which nobody can act any more is waited for, because the hand is then ended and not voided.
pub struct Hall {
    room: Room,
    guests: BTreeMap<ClientId, Guest>,
    clients: BTreeMap<PlayerId, ClientId>,
    outputs: VecDeque<HallOutput>,
    /// The number of the latest batch.
    last: BatchNumber,
    /// The latest batch with changes that players may learn only after it is written.
    matters: BatchNumber,
    /// Orders that were carried out or refused.
    orders: BTreeSet<OrderId>,
    /// The outcomes that the next batch holds.
    outcomes: Vec<(OrderId, OrderOutcome)>,
    /// The most seats and places in queues of one player.
    most_engagements: Option<u8>,
    closing: Option<ClosingStage>,
}

/// The player behind a connection.
struct Guest {
    player: PlayerId,
    name: String,
}

impl Hall {
    /// Creates a hall. The room must write a journal: [`poker_room::RoomConfig::journal`].
    pub fn new(room: Room) -> Self {
        let mut hall = Self {
            room,
            guests: BTreeMap::new(),
            clients: BTreeMap::new(),
            outputs: VecDeque::new(),
            last: BatchNumber::default(),
            matters: BatchNumber::default(),
            orders: BTreeSet::new(),
            outcomes: Vec::new(),
            most_engagements: None,
            closing: None,
        };
        hall.settle(Waits::ForAll);
        hall
    }

    /// The room of the hall.
    #[must_use]
    pub fn room(&self) -> &Room {
        &self.room
    }

    /// Limits the seats, kept seats and places in queues of one player to `most` in all.
    pub fn limit_engagements(&mut self, most: u8) {
        self.most_engagements = Some(most);
    }

    /// Adds the connection of a player who has signed in as `name`. An older connection of the player ends.
    pub fn connect(&mut self, visitor: Visitor, name: String, now: Now) -> ClientId {
        let player = visitor.player;
        if let Some(older) = self.clients.remove(&player) {
            self.guests.remove(&older);
            self.outputs.push_back(HallOutput::Cut { client: older, after: BatchNumber::default(), why: Closing::TakenOver });
        }
        let client = self.room.connect(visitor, now);
        self.guests.insert(client, Guest { player, name });
        self.clients.insert(player, client);
        self.settle(Waits::ForItsOwn);
        client
    }

    /// Handles a request of a client.
    pub fn request(&mut self, client: ClientId, mut message: ClientMsg, now: Now) {
        let Some(guest) = self.guests.get(&client) else { return };
        let resumes = matches!(message.request, Request::Hello { .. } | Request::Resume { .. });
        if let Request::Hello { name, .. } = &mut message.request {
            name.clone_from(&guest.name);
        }
        let player = guest.player;
        let most = self
            .most_engagements
            .filter(|&most| matches!(message.request, Request::Join { .. }) && self.room.engagements(player) >= usize::from(most));
        if most.is_none_or(|most| !self.room.refuse(client, message.id, Refusal::TooManyTables { most })) {
            self.room.handle(client, message, now);
        }
        self.settle(if resumes { Waits::ForAll } else { Waits::ForItsOwn });
        self.go_on_closing(now);
    }

    /// Notes that a client has received all messages up to this number of its stream.
    pub fn received(&mut self, client: ClientId, up_to: Seq) {
        self.room.received(client, up_to);
        self.settle(Waits::ForItsOwn);
    }

    /// Handles a frame that is not a valid message. `request` is its id, if that is readable.
    pub fn malformed(&mut self, client: ClientId, request: Option<RequestId>) {
        self.room.refuse_malformed(client, request);
        self.settle(Waits::ForItsOwn);
    }

    /// Carries out an open order. An order that was carried out before is skipped: its outcome waits to be written.
    pub fn order(&mut self, order: &KeptOrder, now: Now) {
        if self.orders.insert(order.id) {
            let outcome = order.new.carry_out(&mut self.room, now);
            self.outcomes.push((order.id, outcome));
            self.settle(Waits::ForItsOwn);
            self.go_on_closing(now);
        }
    }

    /// Removes a connection. Seats and session stay.
    pub fn disconnect(&mut self, client: ClientId, now: Now) {
        let Some(guest) = self.guests.remove(&client) else { return };
        self.clients.remove(&guest.player);
        self.room.disconnect(client, now);
        self.settle(Waits::ForItsOwn);
        self.go_on_closing(now);
    }

    /// Carries out everything that is due at `now`.
    pub fn tick(&mut self, now: Now) {
        while self.room.poll_timeout().is_some_and(|due| due <= now) {
            self.room.handle_timeout(now);
            self.settle(Waits::ForItsOwn);
        }
        self.go_on_closing(now);
    }

    /// The next moment at which [`Self::tick`] has something to do without an input.
    #[must_use]
    pub fn due(&self) -> Option<Now> {
        [self.room.poll_timeout(), self.closing_due()].into_iter().flatten().min()
    }

    /// The next output.
    pub fn poll(&mut self) -> Option<HallOutput> {
        self.outputs.pop_front()
    }

    /// Puts the changes of an input into a batch, and queues the messages that the input caused after it.
    fn settle(&mut self, waits: Waits) {
        let mut own = BatchNumber::default();
        let (changes, orders) = (self.room.take_changes(), std::mem::take(&mut self.outcomes));
        if changes.is_some() || !orders.is_empty() {
            self.last = self.last.next();
            let changes = changes.unwrap_or_default();
            if changes.matters() {
                own = self.last;
                self.matters = self.last;
            }
            self.outputs.push_back(HallOutput::Commit(Box::new(Batch { number: self.last, changes, orders })));
        }
        while let Some((client, seq, message)) = self.room.poll_shared() {
            let after = if waits == Waits::ForAll || message.tells_state() { self.matters } else { own };
            self.outputs.push_back(HallOutput::Send { client, after, seq, message });
        }
    }
}

/// Which batch messages wait for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Waits {
    /// The batch of their own input.
    ForItsOwn,
    /// All earlier batches, because the messages show a state that results from all of them.
    ForAll,
}
