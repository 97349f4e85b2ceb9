//! Random joins, departures, answers and silences at several stakes: no seat is given twice, no place in a queue is lost, and a refusal
//! changes nothing.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use chacha20::ChaCha8Rng;
use poker_protocol::{ClientMsg, Entry, Message, Money, PlayerId, Request, RequestId, StakeId, TableId};
use poker_rules::Seat;
use proptest::prelude::*;
use rand::SeedableRng as _;

use super::kept_room::KeptRoom;
use super::room_scene::{config, hello};
use crate::{Account, ClientId, Now, OfferedStake, Room, RoomSave, RoomStakes, Rulebook, Shuffler, Visitor};

const PLAYERS: u64 = 14;

/// A room with clients that record the messages about seats and queues.
struct Crowd {
    rng: ChaCha8Rng,
    room: Room,
    kept: KeptRoom,
    now: Now,
    clients: BTreeMap<u64, ClientId>,
    last_request: u64,
    /// The seats that are kept for players, and until when.
    offers: BTreeMap<(TableId, u64), Now>,
    /// Place and length of each queue, as its waiting players were told.
    places: BTreeMap<(StakeId, u64), (u32, u32)>,
    /// The number of waiting players that opens a table, for each stake.
    opens_at: Vec<usize>,
    open: BTreeSet<TableId>,
    closed: BTreeSet<TableId>,
    refused: u32,
    sat: u32,
}

/// A few stakes of a rulebook, as different as possible.
fn stakes(rulebook: &Arc<Rulebook>) -> RoomStakes {
    let mut offers: Vec<OfferedStake> = RoomStakes::of_rulebook(Arc::clone(rulebook)).offers;
    offers.retain(|offer| !offer.row.form.moves_players());
    offers.sort_by_key(|offer| (rulebook.seats(&offer.row), offer.row.big_blind));
    offers.dedup_by_key(|offer| (rulebook.seats(&offer.row), offer.row.form));
    offers.truncate(4);
    if let Some(first) = offers.first_mut() {
        first.standing_tables = 1;
    }
    RoomStakes { id: rulebook.id.clone(), offers }
}

impl Crowd {
    fn new(seed: u64, rulebook: &Arc<Rulebook>) -> Self {
        let mut config = config();
        config.stakes = Arc::new(stakes(rulebook));
        let opens_at = config.stakes.offers.iter().map(|offer| usize::from(offer.rulebook.seating.players_to_open.is)).collect();
        config.opening_balance = Money::new(1_000_000);
        config.watch = false;
        config.journal = true;
        let room = Room::new(config, Box::new(Shuffler(ChaCha8Rng::seed_from_u64(seed)))).unwrap();
        Self {
            rng: ChaCha8Rng::seed_from_u64(!seed),
            room,
            kept: KeptRoom::default(),
            now: Now(0),
            clients: BTreeMap::new(),
            last_request: 0,
            offers: BTreeMap::new(),
            places: BTreeMap::new(),
            opens_at,
            open: BTreeSet::new(),
            closed: BTreeSet::new(),
            refused: 0,
            sat: 0,
        }
    }

    fn step(&mut self) {
        let player = self.rng.random_range(1..=PLAYERS);
        match self.rng.random_range(0..20_u32) {
            0 => self.disconnect(player),
            1 => self.wait(90_000),
            2..=4 => self.wait(9_000),
            5 => self.connect(player),
            _ if !self.clients.contains_key(&player) => self.connect(player),
            _ => {
                let request = self.request(player);
                self.ask(player, request);
            }
        }
        self.settle();
        self.check();
    }

    fn connect(&mut self, player: u64) {
        self.forget(player);
        let client = self.room.connect(Visitor::person(PlayerId(player)), self.now);
        self.clients.insert(player, client);
        self.send(player, hello(&format!("P{player}")));
    }

    fn disconnect(&mut self, player: u64) {
        if let Some(client) = self.clients.remove(&player) {
            self.room.disconnect(client, self.now);
            self.listen();
            self.places.retain(|&(_, waiting), _| waiting != player);
        }
    }

    fn forget(&mut self, player: u64) {
        self.offers.retain(|&(_, offered), _| offered != player);
        self.places.retain(|&(_, waiting), _| waiting != player);
    }

    fn wait(&mut self, most_ms: u32) {
        self.now = self.now.after_ms(self.rng.random_range(0..most_ms));
    }

    /// Mostly a request that makes sense for this player.
    fn request(&mut self, player: u64) -> Request {
        let stakes = u16::try_from(self.room.stakes().len()).unwrap();
        let stake = StakeId(self.rng.random_range(0..=stakes));
        let mine: Vec<TableId> = self.offers.keys().filter(|&&(_, offered)| offered == player).map(|&(table, _)| table).collect();
        let any = TableId(self.rng.random_range(0..=self.open.last().map_or(0, |table| table.0) + 1));
        let offered = if self.rng.random_range(0..8_u32) == 0 { None } else { mine.first().copied() };
        match (self.rng.random_range(0..12_u32), offered) {
            (0..=3, Some(table)) => {
                let max = self.room.table(table).unwrap().rules().cash.buy_in.max;
                let buy_in = if self.rng.random_range(0..6_u32) == 0 { Money::new(7) } else { max };
                Request::SitDown { table, buy_in, entry: Entry::WaitForBigBlind }
            }
            (0, None) => Request::SitDown { table: any, buy_in: Money::new(1_000), entry: Entry::PostNow },
            (4, offered) => Request::DeclineSeat { table: offered.unwrap_or(any) },
            (5, _) => Request::LeaveQueue { stake },
            (6 | 7, _) => Request::LeaveTable { table: any },
            (8, _) => Request::RefillBalance,
            (_, _) => Request::Join { stake },
        }
    }

    /// Sends a request. A refusal must change nothing and must be the only message.
    fn ask(&mut self, player: u64, request: Request) {
        let before = (self.room.save(), self.room.stakes());
        let told = self.send(player, request.clone());
        let refused = told.iter().any(|message| matches!(message, Message::Refused { .. }));
        if refused {
            self.refused += 1;
            assert_eq!(told.len(), 1, "{request:?} was refused and told of otherwise: {told:?}");
            assert!(before == (self.room.save(), self.room.stakes()), "{request:?} was refused and changed something");
        } else if let Request::SitDown { table, .. } = request {
            self.sat += 1;
            assert!(self.offers.remove(&(table, player)).is_some(), "a seat was taken that was not offered");
        }
    }

    fn send(&mut self, player: u64, request: Request) -> Vec<Message> {
        self.last_request += 1;
        let message = ClientMsg { id: RequestId(self.last_request), request };
        self.room.handle(self.clients[&player], message, self.now);
        self.listen()
    }

    fn settle(&mut self) {
        while self.room.poll_timeout().is_some_and(|at| at <= self.now) {
            self.room.handle_timeout(self.now);
            self.listen();
        }
        let now = self.now;
        let clients = &self.clients;
        // A disconnected player is not told that the offer of a seat has expired.
        self.offers.retain(|&(_, player), until| *until > now || clients.contains_key(&player));
    }

    fn listen(&mut self) -> Vec<Message> {
        let mut told = Vec::new();
        while let Some((client, message)) = self.room.poll_message() {
            let Some(&player) = self.clients.iter().find(|(_, other)| **other == client).map(|(player, _)| player) else { continue };
            self.hear(player, &message.message);
            told.push(message.message);
        }
        self.kept.keep(&mut self.room);
        assert_eq!(self.room.ledger().sum(), 0);
        told
    }

    fn hear(&mut self, player: u64, message: &Message) {
        if let Message::SeatOffered { offer } = message {
            self.offers.insert((offer.table, player), self.now.after_ms(offer.left_ms));
        } else if let Message::SeatWithdrawn { table } = message {
            assert!(self.offers.remove(&(*table, player)).is_some(), "a seat was withdrawn that was not offered");
        } else if let Message::Queue { stake, position, waiting, .. } = message {
            let before = self.places.remove(&(*stake, player));
            assert!(position.is_some() || before.is_some(), "out of a queue without having been in it");
            self.places.extend(position.map(|position| ((*stake, player), (position, *waiting))));
        }
    }

    fn check(&mut self) {
        let tables: Vec<TableId> = self.room.table_ids().collect();
        for row in self.room.stakes() {
            let here: Vec<TableId> =
                tables.iter().copied().filter(|&id| self.room.table(id).unwrap().rules().cash.stake == row.stake).collect();
            let players: u32 = here.iter().map(|&id| u32::from(self.room.table(id).unwrap().players())).sum();
            assert_eq!((row.tables, row.players), (u32::try_from(here.len()).unwrap(), players), "the lobby counts right");
            self.check_queue(row.stake, row.waiting, &here);
            for &id in &here {
                let needed = self.check_table(id);
                assert!(needed || (row.stake == StakeId(0) && here.len() == 1), "a table that nobody needs is closed");
            }
        }
        let gone = self.open.iter().filter(|id| !tables.contains(id));
        self.closed.extend(gone);
        self.open = tables.into_iter().collect();
        assert!(self.open.is_disjoint(&self.closed), "no number is given twice");
        assert!(!self.offers.keys().any(|(table, _)| self.closed.contains(table)), "a seat is offered at a table that is closed");
    }

    /// Checks a table. Returns whether anybody sits there or was offered a seat.
    fn check_table(&self, id: TableId) -> bool {
        let table = self.room.table(id).unwrap();
        let seated: Vec<PlayerId> = Seat::ALL.into_iter().filter_map(|seat| table.player_at(seat)).collect();
        let different: BTreeSet<&PlayerId> = seated.iter().collect();
        assert_eq!(different.len(), seated.len(), "nobody sits twice at a table");
        let offered: Vec<u64> = self.offers.keys().filter(|(table, _)| *table == id).map(|&(_, player)| player).collect();
        assert!(!offered.iter().any(|&player| seated.contains(&PlayerId(player))), "nobody is offered a second seat at a table");
        assert!(offered.len() + seated.len() <= usize::from(table.rules().hand.seats), "every seat is kept for one player at most");
        for &player in &seated {
            let seat = table.seat_of(player).unwrap();
            assert_eq!(self.room.ledger().holds(Account::Stack(id, player)), table.settled_money(seat));
        }
        !seated.is_empty() || !offered.is_empty()
    }

    fn check_queue(&self, stake: StakeId, waiting: u32, tables: &[TableId]) {
        let known: Vec<(u64, (u32, u32))> =
            self.places.iter().filter(|((other, _), _)| *other == stake).map(|(&(_, player), &place)| (player, place)).collect();
        let places: BTreeSet<u32> = known.iter().map(|(_, (place, _))| *place).collect();
        assert_eq!(places.len(), known.len(), "no place is given twice");
        assert!(known.iter().all(|&(_, (place, all))| (1..=waiting).contains(&place) && all == waiting), "{known:?} of {waiting}");
        if known.len() == usize::try_from(waiting).unwrap() {
            assert!(places.into_iter().eq(1..=waiting), "places follow each other without a gap");
        }
        for &(player, _) in &known {
            for &id in tables {
                let table = self.room.table(id).unwrap();
                let kept = self.offers.keys().filter(|(offered, _)| *offered == id).count();
                let free = usize::from(table.rules().hand.seats) > kept + usize::from(table.players());
                assert!(!free || table.seat_of(PlayerId(player)).is_some(), "nobody waits where there is a seat");
            }
        }
        assert!(known.len() < self.opens_at[usize::from(stake.0)], "a table opens when enough wait");
    }
}

/// The room after `steps` steps, how often a request was refused, and how often a player sat down.
fn run(seed: u64, id: &str, steps: u32) -> (RoomSave, u32, u32) {
    let rulebook = Rulebook::embedded(id).unwrap().unwrap();
    let mut crowd = Crowd::new(seed, &Arc::new(rulebook));
    for player in 1..=PLAYERS {
        crowd.connect(player);
    }
    for _ in 0..steps {
        crowd.step();
    }
    (crowd.room.save(), crowd.refused, crowd.sat)
}

const RULEBOOKS: [&str; 5] = ["en-1.2", "en-2.7", "fr-3.1", "room-003", "sv-2.6"];

proptest! {
    #![proptest_config(ProptestConfig::with_cases(32))]
    #[test]
    fn r_cash_1_r_cash_2_seats_and_places_stay_in_order_whatever_is_asked(seed: u64, book in 0..RULEBOOKS.len()) {
        run(seed, RULEBOOKS[book], 800);
    }
}

#[test]
fn the_crowd_sits_down_and_is_refused_under_each_rulebook() {
    for id in RULEBOOKS {
        let (_, refused, sat) = run(1, id, 800);
        assert!(refused > 20 && sat > 10, "{id}: {refused} refused, {sat} sat down");
    }
}

#[test]
fn the_same_seed_seats_the_same_players() {
    assert_eq!(run(3, "en-2.7", 300), run(3, "en-2.7", 300));
}
