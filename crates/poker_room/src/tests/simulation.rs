//! Random requests with drops, repeats and delays: chips are conserved and the ledger adds up after every input.

use std::collections::BTreeMap;

use chacha20::ChaCha8Rng;
use poker_protocol::{
    ClientMsg, Entry, HandId, Message, Money, PlanId, PlayerId, Request, RequestId, SeenEvent, Seq, StakeId, TableEvent, TableId, TurnId,
};
use poker_rules::{Action, Chips, Seat};
use proptest::prelude::*;
use rand::SeedableRng as _;

use super::foretold::Foretold;
use super::kept_room::KeptRoom;
use super::room_scene::{config_with, hello};
use super::table_scene::ALL;
use crate::rulebook::{Figure, HandKind, QualifyingHand, Rulebook};
use crate::{Account, ClientId, Now, Room, RoomConfig, Shuffler, Tempo, Visitor};

const PLAYERS: u64 = 9;

struct Chaos {
    rng: ChaCha8Rng,
    room: Room,
    kept: KeptRoom,
    config: RoomConfig,
    foretold: Foretold,
    now: Now,
    clients: BTreeMap<u64, ClientId>,
    next_request: u64,
    sent: Vec<(u64, ClientMsg)>,
    late: Vec<(u64, ClientMsg)>,
    last_seq: BTreeMap<ClientId, Seq>,
    turn: BTreeMap<TableId, (HandId, TurnId)>,
    /// The table at which each player was last offered a seat.
    offered: BTreeMap<u64, TableId>,
    hands: u64,
    /// Restarts while hands were in progress.
    crashes_in_hand: u64,
    /// Checks of a hand whose rake was taken and which was not over.
    raked_hands: u64,
}

/// The cash tables of a rulebook, with plans that players can pay and jackpots that are often won.
fn chaotic(rulebook: &str) -> RoomConfig {
    let tables = Rulebook::embedded(rulebook).unwrap().unwrap();
    let mut jackpots = Rulebook::embedded("room-003").unwrap().unwrap().jackpots.unwrap();
    jackpots.recipient.pocket_pair_for.is = Vec::new();
    for row in &mut jackpots.pools {
        row.hands.is = [HandKind::Pair, HandKind::TwoPair].map(|hand| QualifyingHand { hand, least: 2 }).to_vec();
        row.beaten_by = row.beaten_by.take().map(|beaten_by| Figure { is: row.hands.is.clone(), ..beaten_by });
        row.feed_bp.is = 3_333;
    }
    let change = |rulebook: &mut Rulebook| {
        (rulebook.cash, rulebook.time_bank) = (tables.cash, tables.time_bank);
        rulebook.jackpots = Some(jackpots);
        for row in &mut rulebook.plans.as_mut().unwrap().rows {
            row.price = Money::new(row.price.hundredths() / 100);
        }
        for stake in &mut rulebook.stakes {
            stake.percent_bp = 2_000;
            stake.plan_percent_bp = BTreeMap::from([(PlanId(2), 1_234), (PlanId(5), 0)]);
        }
    };
    RoomConfig { opening_balance: Money::new(20_000), journal: true, ..config_with(change) }
}

impl Chaos {
    fn new(seed: u64, tempo: Tempo) -> Self {
        let rulebook = ALL[usize::try_from(seed % 5).unwrap()];
        let config = RoomConfig { tempo, ..chaotic(rulebook) };
        let room = Room::new(config.clone(), Box::new(Shuffler(ChaCha8Rng::seed_from_u64(seed)))).unwrap();
        Self {
            rng: ChaCha8Rng::seed_from_u64(!seed),
            room,
            kept: KeptRoom::default(),
            config,
            foretold: Foretold::default(),
            now: Now(0),
            clients: BTreeMap::new(),
            next_request: 1,
            sent: Vec::new(),
            late: Vec::new(),
            last_seq: BTreeMap::new(),
            turn: BTreeMap::new(),
            offered: BTreeMap::new(),
            hands: 0,
            crashes_in_hand: 0,
            raked_hands: 0,
        }
    }

    fn below(&mut self, n: u64) -> u64 {
        self.rng.random_range(0..n)
    }

    fn table(&mut self) -> TableId {
        TableId(self.rng.random_range(1..=4))
    }

    fn step(&mut self) {
        let player = self.below(PLAYERS) + 1;
        match self.below(400) {
            0..6 => self.connect(player),
            6..10 => {
                if let Some(client) = self.clients.remove(&player) {
                    self.room.disconnect(client, self.now);
                }
            }
            10..20 if !self.sent.is_empty() => {
                let at = usize::try_from(self.below(u64::try_from(self.sent.len()).unwrap())).unwrap();
                let (player, message) = self.sent[at].clone();
                self.deliver(player, message);
            }
            20..30 if !self.late.is_empty() => {
                let (player, message) = self.late.remove(0);
                self.deliver(player, message);
            }
            30..40 => self.now = self.now.after_ms(self.rng.random_range(0..12_000)),
            40 => self.restart(),
            41..70 => self.ask(player),
            70 => self.now = self.now.after_days(self.rng.random_range(0..40)),
            71..110 => self.revive(player),
            _ => self.act(),
        }
        self.until_quiet();
        self.check();
    }

    fn connect(&mut self, player: u64) {
        let who = if player.is_multiple_of(2) { Visitor::bot(PlayerId(player)) } else { Visitor::person(PlayerId(player)) };
        let client = self.room.connect(who, self.now);
        self.clients.insert(player, client);
        let id = self.request_id();
        self.deliver(player, ClientMsg { id, request: hello(&format!("Player {player}")) });
    }

    /// Restores the room from its save, as after a crash.
    fn restart(&mut self) {
        let (save, unfinished) = self.kept.crash();
        self.crashes_in_hand += u64::from(!unfinished.is_empty());
        self.foretold.forget();
        let randomness = Shuffler(ChaCha8Rng::seed_from_u64(self.rng.random_range(0..u64::MAX)));
        self.room = Room::restore_in_mid_hand((save, unfinished), self.config.clone(), Box::new(randomness), self.now).unwrap();
        self.clients.clear();
        self.last_seq.clear();
        self.turn.clear();
        for player in 1..=PLAYERS {
            if self.below(3) > 0 {
                self.connect(player);
            }
        }
    }

    fn request_id(&mut self) -> RequestId {
        self.next_request += 1;
        RequestId(self.next_request)
    }

    fn ask(&mut self, player: u64) {
        let table = self.table();
        let on = self.rng.random();
        let entry = if self.rng.random() { Entry::PostNow } else { Entry::WaitForBigBlind };
        let to = Money::new(self.rng.random_range(0..1500));
        let request = match self.below(18) {
            0 | 1 => Request::Join { stake: StakeId(self.rng.random_range(0..3)) },
            2 => Request::DeclineSeat { table },
            3 | 4 => {
                let table = self.offered.get(&player).copied().unwrap_or(table);
                let buy_in = Money::new(if table.0 < 3 { self.rng.random_range(400..1100) } else { self.rng.random_range(2_400..5_100) });
                Request::SitDown { table, buy_in, entry }
            }
            5 => Request::LeaveTable { table },
            6 => Request::SitOut { table, on },
            7 => Request::SitOutNextBigBlind { table, on },
            8 => Request::AutoTopUp { table, on },
            9 => Request::TopUp { table, to },
            10 => Request::Enter { table, entry },
            11 => Request::NextHand { table },
            12 => Request::RefillBalance,
            13 => Request::AskPlans,
            14 => Request::ChoosePlan { plan: PlanId(self.rng.random_range(0..9)) },
            15 => Request::CancelPlan,
            16 => Request::Straddle { table, on },
            _ if on => Request::WatchLobby,
            _ => Request::Resume { after: Seq(self.rng.random_range(0..400)) },
        };
        self.send(player, request);
    }

    /// A player comes back: connects, sits down, tops up, plays on.
    fn revive(&mut self, player: u64) {
        if !self.clients.contains_key(&player) {
            self.connect(player);
        }
        let entry = if self.rng.random() { Entry::PostNow } else { Entry::WaitForBigBlind };
        self.send(player, Request::Join { stake: StakeId(0) });
        self.listen();
        if let Some(&table) = self.offered.get(&player) {
            self.send(player, Request::SitDown { table, buy_in: Money::new(800), entry });
        }
        self.send(player, Request::RefillBalance);
        for table in 1..=3 {
            let table = TableId(table);
            let Some(max) = self.room.table(table).map(|table| table.rules().cash.buy_in.max) else { continue };
            self.send(player, Request::SitOut { table, on: false });
            self.send(player, Request::TopUp { table, to: max });
        }
    }

    /// Acts, mostly for the player whose turn it is and mostly legally.
    fn act(&mut self) {
        let table = self.table();
        let Some((seat, turn, legal)) = self.room.table(table).and_then(|table| table.awaited()) else { return };
        let Some(&(hand, _)) = self.turn.get(&table) else { return };
        let seat = if self.below(20) == 0 { Seat::new(self.rng.random_range(0..10)) } else { seat };
        let Some(player) = self.room.table(table).and_then(|table| table.player_at(seat)) else { return };
        let action = match (self.below(12), legal.raise) {
            (0, _) => Action::Fold,
            (1, _) => Action::RaiseTo(Chips::new(self.rng.random_range(0..3000))),
            (2, _) => Action::Check,
            (3, Some(raise)) if self.below(6) == 0 => Action::RaiseTo(raise.max_to),
            (4 | 5, Some(raise)) => Action::RaiseTo(Chips::new(self.rng.random_range(raise.min_to.get()..=raise.max_to.get()))),
            _ if legal.check => Action::Check,
            _ => Action::Call,
        };
        let turn = if self.below(30) == 0 { TurnId(turn.0.saturating_sub(1)) } else { turn };
        self.send(player.0, Request::Act { table, hand, turn, action });
    }

    fn send(&mut self, player: u64, request: Request) {
        let message = ClientMsg { id: self.request_id(), request };
        match self.below(20) {
            0 => {}
            1 => self.late.push((player, message)),
            _ => {
                self.sent.push((player, message.clone()));
                if self.sent.len() > 30 {
                    self.sent.remove(0);
                }
                self.deliver(player, message);
            }
        }
    }

    fn deliver(&mut self, player: u64, message: ClientMsg) {
        if let Some(&client) = self.clients.get(&player) {
            self.room.handle(client, message, self.now);
        }
    }

    fn until_quiet(&mut self) {
        for round in 0.. {
            assert!(round < 10_000, "the room never comes to rest");
            self.listen();
            if self.room.poll_timeout().is_none_or(|at| at > self.now) {
                break;
            }
            self.room.handle_timeout(self.now);
        }
    }

    fn listen(&mut self) {
        while let Some((client, message)) = self.room.poll_message() {
            let last = self.last_seq.entry(client).or_insert(Seq(0));
            if message.seq > *last {
                *last = message.seq;
            }
            match message.message {
                Message::Table { table, event: TableEvent::Hand { event: SeenEvent::Started { hand, .. } } } => {
                    self.turn.insert(table, (hand, TurnId(0)));
                }
                Message::Snapshot { table } => {
                    if let Some(hand) = &table.hand {
                        self.turn.insert(table.info.table, (hand.hand, TurnId(0)));
                    }
                }
                Message::SeatOffered { offer } => {
                    let player = self.clients.iter().find(|(_, other)| **other == client).map(|(&player, _)| player);
                    self.offered.extend(player.map(|player| (player, offer.table)));
                }
                _ => {}
            }
        }
        let ended = self.kept.keep(&mut self.room);
        self.foretold.foretell(&self.kept, &self.config, self.now);
        for record in ended {
            self.hands += 1;
            self.foretold.compare(&self.room, &record);
            let hand = record.replay(&mut |_| {}).expect("a record replays");
            for stack in &record.stacks {
                assert_eq!(hand.stack(stack.seat), stack.stack, "replay = original");
            }
            let json = serde_json::to_string(&record).unwrap();
            assert_eq!(serde_json::from_str::<crate::HandRecord>(&json).unwrap(), record);
        }
    }

    fn check(&mut self) {
        let ledger = self.room.ledger();
        assert_eq!(ledger.sum(), 0);
        for id in self.room.table_ids() {
            let table = self.room.table(id).unwrap();
            assert_eq!(ledger.holds(Account::Pot(id)), Money::ZERO);
            for seat in Seat::ALL {
                let Some(player) = table.player_at(seat) else { continue };
                assert_eq!(ledger.holds(Account::Stack(id, player)), table.settled_money(seat), "book and table agree");
            }
            if let Some(hand) = table.hand() {
                self.raked_hands += u64::from(!hand.rake().is_zero());
                let before: Chips = hand.setup().seats.iter().map(|seat| seat.stack).sum();
                let now: Chips = hand.setup().seats.iter().map(|seat| hand.stack(seat.seat)).sum();
                assert_eq!([now, hand.pot_total(), hand.rake()].into_iter().sum::<Chips>(), before, "chips are conserved");
            }
        }
        let stacks = ledger.accounts().filter(|(account, _)| matches!(account, Account::Stack(..))).count();
        let seated: u8 = self.room.table_ids().map(|id| self.room.table(id).unwrap().players()).sum();
        assert!(stacks <= usize::from(seated), "no chips lie at a table nobody sits at");
    }
}

/// Two thousand random inputs.
fn play_randomly(seed: u64, tempo: Tempo) -> Chaos {
    let mut chaos = Chaos::new(seed, tempo);
    for player in 1..=PLAYERS {
        chaos.connect(player);
    }
    // From now on there is a save from which the room can be restored after a crash.
    chaos.until_quiet();
    for _ in 0..2_000 {
        chaos.step();
    }
    chaos
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(12))]
    #[test]
    fn random_requests_with_drops_and_repeats_leave_every_chip_in_the_book(seed: u64) {
        play_randomly(seed, Tempo::NONE);
    }

    #[test]
    fn random_requests_to_a_room_with_pauses_leave_every_chip_in_the_book(seed: u64) {
        play_randomly(seed, Tempo::WATCHED);
    }
}

#[test]
fn seeds_that_have_failed_before_leave_every_chip_in_the_book() {
    let watched = play_randomly(4_411_416_221_380_063_175, Tempo::WATCHED);
    let Foretold { confirmed, showdowns, .. } = watched.foretold;
    assert!(confirmed > 20 && showdowns > 5, "restarts of decided hands, and those with a showdown: {confirmed}, {showdowns}");
    assert!(watched.raked_hands > 0, "no hand was checked between its rake and its end");
    let hasty = play_randomly(17_763_354_297_946_118_636, Tempo::NONE);
    assert!(hasty.crashes_in_hand > 0, "the room never crashed during a hand");
}

#[test]
fn the_same_seed_gives_the_same_messages() {
    let run = |seed| {
        let mut chaos = Chaos::new(seed, Tempo::NONE);
        for player in 1..=PLAYERS {
            chaos.connect(player);
        }
        for _ in 0..1_000 {
            chaos.step();
        }
        (serde_json::to_string(&chaos.room.save()).unwrap(), chaos.hands)
    };
    assert_eq!(run(5), run(5));
    assert!(run(5).1 > 2);
}
