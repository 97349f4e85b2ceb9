//! A room with random play, and a store that holds it.

use std::sync::Arc;

use chacha20::ChaCha8Rng;
use poker_protocol::{
    ClientMsg, Entry, HallName, HandId, Message, Money, PROTOCOL_VERSION, PlayerId, Request, RequestId, SeenEvent, TableEvent, TableId,
};
use poker_room::{ClientId, Now, OfferedStake, Room, RoomConfig, RoomStakes, Rulebook, Shuffler, Tempo, TournamentSchedule, Visitor};
use poker_rules::Action;
use rand::{RngExt as _, SeedableRng as _};

use crate::store::{Batch, BatchNumber, KeptHall, Owner, Store};

pub const TABLE: TableId = TableId(1);
pub const PLAYERS: u64 = 4;

pub fn hall() -> HallName {
    HallName("main".to_owned())
}

pub fn owner(name: &str) -> Owner {
    Owner { name: name.to_owned(), url: format!("ws://{name}:7777/") }
}

pub fn config() -> RoomConfig {
    let rulebook = Arc::new(Rulebook::embedded("en-2.7").unwrap().unwrap());
    let row = rulebook.stake("nlhe", "NL10").unwrap().clone();
    RoomConfig {
        server: "test".to_owned(),
        stakes: Arc::new(RoomStakes { id: "test".to_owned(), offers: vec![OfferedStake { rulebook, row, standing_tables: 1 }] }),
        tournaments: Arc::new(TournamentSchedule::none()),
        practice: true,
        clock: true,
        rake: true,
        tempo: Tempo::NONE,
        opening_balance: Money::new(50_000),
        watch: true,
        journal: true,
        sealed: true,
        chat: true,
        figures: true,
        may_watch: true,
        history: 64,
    }
}

/// A room with players who act at random.
pub struct Play {
    pub room: Room,
    pub now: Now,
    rng: ChaCha8Rng,
    clients: Vec<ClientId>,
    hand: HandId,
    requests: u64,
    number: BatchNumber,
}

impl Play {
    pub fn new(seed: u64) -> Self {
        Self::with(|randomness| Room::new(config(), randomness).unwrap(), Now(1_000), seed)
    }

    /// Continues from a stored hall.
    pub fn after(kept: KeptHall, seed: u64) -> Self {
        let KeptHall { room, unfinished } = kept;
        let restore = |randomness| Room::restore_in_mid_hand((room, unfinished), config(), randomness, Now(1_000)).unwrap();
        Self::with(restore, Now(1_000), seed)
    }

    fn with(room: impl FnOnce(Box<dyn poker_room::Randomness + Send>) -> Room, now: Now, seed: u64) -> Self {
        let room = room(Box::new(Shuffler(ChaCha8Rng::seed_from_u64(seed))));
        let rng = ChaCha8Rng::seed_from_u64(!seed);
        let mut play = Self { room, now, rng, clients: Vec::new(), hand: HandId(0), requests: 0, number: BatchNumber::default() };
        for player in (1..=PLAYERS).map(PlayerId) {
            let client = play.room.connect(Visitor::person(player), now);
            play.clients.push(client);
            let (client_name, name, language) = ("test".to_owned(), format!("P{}", player.0), "en".to_owned());
            play.ask(client, Request::Hello { protocol: PROTOCOL_VERSION, client: client_name, name, avatar: 1, language, resume: None });
        }
        play
    }

    fn ask(&mut self, client: ClientId, request: Request) {
        self.requests += 1;
        self.room.handle(client, ClientMsg { id: RequestId(self.requests), request }, self.now);
        self.listen();
    }

    fn listen(&mut self) {
        while let Some((_, message)) = self.room.poll_message() {
            if let Message::Table { event: TableEvent::Hand { event: SeenEvent::Started { hand, .. } }, .. } = message.message {
                self.hand = hand;
            }
        }
    }

    /// Runs one step: a player acts, time passes, or a player without chips sits down again.
    pub fn step(&mut self) {
        for (player, client) in (1..=PLAYERS).map(PlayerId).zip(self.clients.clone()) {
            if self.room.table(TABLE).unwrap().seat_of(player).is_none() {
                if self.room.balance(player) < Money::new(1_000) {
                    self.ask(client, Request::RefillBalance);
                }
                // A table may require a larger buy-in from a player who has just left it.
                drop(self.room.seat(player, TABLE, Money::new(1_000), Entry::PostNow, self.now));
                self.listen();
            }
        }
        let table = self.room.table(TABLE).unwrap();
        let Some((seat, turn, legal)) = table.awaited() else {
            // Nothing is due: a player who has left with a large stack may return with less after a while, so time passes.
            self.now = self.room.poll_timeout().map_or(self.now.after_ms(60_000), |due| due.max(self.now));
            self.room.handle_timeout(self.now);
            return self.listen();
        };
        let client = self.clients[usize::try_from(table.player_at(seat).unwrap().0 - 1).unwrap()];
        let action = match (self.rng.random_range(0..10_u32), legal.raise) {
            (0 | 1, _) => Action::Fold,
            (2, Some(raise)) => Action::RaiseTo(raise.max_to),
            (3, Some(raise)) => Action::RaiseTo(raise.min_to),
            _ if legal.check => Action::Check,
            _ => Action::Call,
        };
        if self.rng.random_range(0..40_u32) == 0 {
            self.ask(client, Request::LeaveTable { table: TABLE });
        } else {
            self.ask(client, Request::Act { table: TABLE, hand: self.hand, turn, action });
        }
    }

    /// The changes since the last batch, as a batch.
    pub fn batch(&mut self) -> Batch {
        self.number = self.number.next();
        Batch { number: self.number, changes: self.room.take_changes().unwrap_or_default(), orders: Vec::new() }
    }

    /// Plays a number of steps and returns the changes of each.
    pub fn batches(&mut self, steps: usize) -> Vec<Batch> {
        let mut play = || {
            self.step();
            self.batch()
        };
        (0..steps).map(|_| play()).collect()
    }
}

/// Asserts that the books are consistent and that the stored hall equals this room after a crash.
pub fn holds(store: &dyn Store, room: &Room) {
    assert_eq!(store.check().unwrap(), []);
    let kept = store.load(&hall()).unwrap().unwrap();
    assert_eq!(kept.room, room.save());
    let playing = room.table(TABLE).unwrap().hand().map(|hand| hand.setup().clone());
    assert_eq!(kept.unfinished.iter().map(|hand| hand.begun.setup.clone()).collect::<Vec<_>>(), Vec::from_iter(playing));
}
