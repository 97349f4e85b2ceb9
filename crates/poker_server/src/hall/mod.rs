//! A hall: a room, its connections, and what waits for the store. It is told the time and never waits.

mod closing;
mod output;

use std::collections::{BTreeMap, BTreeSet, VecDeque};

use poker_protocol::{ClientMsg, Closing, Message, PlayerId, Refusal, Request, RequestId};
use poker_room::{ClientId, Now, Room, Visitor};

pub use output::HallOutput;

use crate::door::{KeptOrder, OrderId, OrderOutcome};
pub use crate::store::{Batch, BatchNumber};

/// A hall as a machine. After each input the driver does what [`Hall::poll`] says, in that order, and calls [`Hall::tick`] when
/// [`Hall::due`] says.
///
/// A message that tells what a batch changes names the batch: the driver holds it back, with everything behind it for the same client, until
/// the batch is kept. Actions in mid-hand are kept too, but nobody waits for that: a hand that is cut short is voided whole.
pub struct Hall {
    room: Room,
    guests: BTreeMap<ClientId, Guest>,
    clients: BTreeMap<PlayerId, ClientId>,
    outputs: VecDeque<HallOutput>,
    /// The batch given last.
    last: BatchNumber,
    /// The last batch that players may not be told of before it is kept.
    matters: BatchNumber,
    /// Orders that were carried out or refused.
    orders: BTreeSet<OrderId>,
    /// Those of them that the next batch keeps.
    outcomes: Vec<(OrderId, OrderOutcome)>,
    /// Seats and queues that a player may have.
    most_engagements: Option<u8>,
    closing: Option<closing::Stage>,
}

/// Who is behind a connection.
struct Guest {
    player: PlayerId,
    name: String,
}

impl Hall {
    /// A hall around a room that notes its changes: [`poker_room::RoomConfig::journal`].
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

    /// The room inside.
    #[must_use]
    pub fn room(&self) -> &Room {
        &self.room
    }

    /// Lets no player have more seats, kept seats and places in queues than this together.
    pub fn limit_engagements(&mut self, most: u8) {
        self.most_engagements = Some(most);
    }

    /// A new connection of a player who has signed in as `name`; an older one is cut off.
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

    /// A request of a client.
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

    /// A frame of a client that was no message; `request` where its id could be read.
    pub fn malformed(&mut self, client: ClientId, request: Option<RequestId>) {
        self.room.refuse_malformed(client, request);
        self.settle(Waits::ForItsOwn);
    }

    /// An order of the operator that has no outcome yet; one that was carried out already only waits to be kept.
    pub fn order(&mut self, order: &KeptOrder, now: Now) {
        if self.orders.insert(order.id) {
            let outcome = order.new.carry_out(&mut self.room, now);
            self.outcomes.push((order.id, outcome));
            self.settle(Waits::ForItsOwn);
            self.go_on_closing(now);
        }
    }

    /// The connection is gone; seats and session stay.
    pub fn disconnect(&mut self, client: ClientId, now: Now) {
        let Some(guest) = self.guests.remove(&client) else { return };
        self.clients.remove(&guest.player);
        self.room.disconnect(client, now);
        self.settle(Waits::ForItsOwn);
        self.go_on_closing(now);
    }

    /// Does everything that is due.
    pub fn tick(&mut self, now: Now) {
        while self.room.poll_timeout().is_some_and(|due| due <= now) {
            self.room.handle_timeout(now);
            self.settle(Waits::ForItsOwn);
        }
        self.go_on_closing(now);
    }

    /// When [`Self::tick`] has something to do though nobody asks for anything.
    #[must_use]
    pub fn due(&self) -> Option<Now> {
        [self.room.poll_timeout(), self.closing_due()].into_iter().flatten().min()
    }

    /// What to do next.
    pub fn poll(&mut self) -> Option<HallOutput> {
        self.outputs.pop_front()
    }

    /// Puts what an input has changed into a batch, and what it has made the room say behind it.
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
            let after = if waits == Waits::ForAll || tells_state(&message) { self.matters } else { own };
            self.outputs.push_back(HallOutput::Send { client, after, seq, message });
        }
    }
}

/// What messages wait for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Waits {
    /// For the batch of the input they come from.
    ForItsOwn,
    /// For all batches until now: they tell the state that all of them have led to.
    ForAll,
}

/// Whether a message tells how things are, whoever has brought them there; otherwise it tells what has just happened.
fn tells_state(message: &Message) -> bool {
    match message {
        Message::Table { .. } | Message::Done { .. } | Message::Refused { .. } => false,
        Message::Welcome { .. }
        | Message::Lobby { .. }
        | Message::SeatOffered { .. }
        | Message::SeatWithdrawn { .. }
        | Message::Queue { .. }
        | Message::Jackpots { .. }
        | Message::Plans { .. }
        | Message::ChargesRaised { .. }
        | Message::Statement { .. }
        | Message::Rules { .. }
        | Message::Balance { .. }
        | Message::Snapshot { .. }
        | Message::Unseated { .. } => true,
    }
}
