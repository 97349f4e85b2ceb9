//! Random requests about money, many of them wrong. After each, the ledger adds up and agrees with the tables, and a refused request has
//! changed nothing.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use chacha20::ChaCha8Rng;
use poker_protocol::{ClientMsg, Entry, Form, JackpotKind, Message, Money, PlayerId, Refusal, Request, RequestId, StakeId, TableId};
use poker_rules::{Action, Seat};
use proptest::prelude::*;
use rand::SeedableRng as _;

use super::room_scene::hello;
use super::rulebook_scene::{Offered, config_of};
use crate::{Account, ClientId, Correction, Now, ReturnRule, Room, RoomConfig, Rulebook, Rulebooks, Shuffler, Visitor};

const PLAYERS: u64 = 5;
/// Shortly before midnight, so that the counters are reset in every run.
const START: Now = Now(20_000 * 86_400_000 - 1_200_000);
/// A stake of each form that the rulebook has. The Banzai stake has six tables, so that only the rule limits a player to four.
fn room_of(rulebook: &Arc<Rulebook>) -> RoomConfig {
    let all: &[Offered] = &[(Form::Regular, 10, 1), (Form::Banzai, 10, 6), (Form::Deepstack, 10, 1)];
    let offered = if rulebook.banzai.is_some() { all } else { &[(Form::Regular, 50, 1)] };
    RoomConfig { opening_balance: Money::new(12_000), ..config_of(rulebook, offered) }
}

struct Cashier {
    rng: ChaCha8Rng,
    config: RoomConfig,
    room: Room,
    now: Now,
    clients: Vec<ClientId>,
    /// The seat that each client was last offered.
    offered: BTreeMap<ClientId, TableId>,
    last_request: u64,
    refused: BTreeSet<String>,
    carried_out: u32,
}

impl Cashier {
    fn new(rulebook: &Arc<Rulebook>, seed: u64) -> Self {
        let config = room_of(rulebook);
        let room = Room::new(config.clone(), Box::new(Shuffler(ChaCha8Rng::seed_from_u64(seed)))).unwrap();
        let rng = ChaCha8Rng::seed_from_u64(!seed);
        let (clients, refused) = (Vec::new(), BTreeSet::new());
        let mut cashier =
            Self { rng, config, room, now: START, clients, offered: BTreeMap::new(), last_request: 0, refused, carried_out: 0 };
        cashier.greet();
        for player in 1..=PLAYERS {
            let offer = &cashier.config.stakes.offers[0];
            let buy_in = offer.rulebook.buy_in_range(&offer.row).unwrap().min;
            cashier.join(player, StakeId(0), buy_in);
        }
        cashier
    }

    fn greet(&mut self) {
        self.clients = (1..=PLAYERS).map(|player| self.room.connect(Visitor::person(PlayerId(player)), self.now)).collect();
        for player in 1..=PLAYERS {
            self.ask(player, hello(&format!("P{player}")));
        }
    }

    fn ask(&mut self, player: u64, request: Request) {
        self.last_request += 1;
        let id = RequestId(self.last_request);
        let client = self.client(player);
        let before = (self.room.save(), self.room.stakes());
        self.room.handle(client, ClientMsg { id, request: request.clone() }, self.now);
        while let Some((to, message)) = self.room.poll_message() {
            match message.message {
                Message::SeatOffered { offer } => drop(self.offered.insert(to, offer.table)),
                Message::Refused { request: refused, reason } if refused == id => {
                    assert_eq!((self.room.save(), self.room.stakes()), before, "{request:?} was refused: {reason:?}");
                    self.refused.insert(name_of(&reason));
                }
                Message::Done { request: done } if done == id => self.carried_out += 1,
                _ => {}
            }
        }
        self.settle();
    }

    fn settle(&mut self) {
        self.check();
        while self.room.poll_timeout().is_some_and(|at| at <= self.now) {
            self.room.handle_timeout(self.now);
            self.check();
        }
        while self.room.poll_message().is_some() {}
        while self.room.poll_record().is_some() {}
    }

    /// Checks that the ledger adds up and that every stack in it is at a table.
    fn check(&self) {
        let ledger = self.room.ledger();
        assert_eq!(ledger.sum(), 0);
        for (account, held) in ledger.accounts() {
            match account {
                Account::Stack(table, player) => {
                    let table = self.room.table(table).expect("an open table");
                    let seat = table.seat_of(player).expect("a seat");
                    assert_eq!(table.settled_money(seat), held);
                }
                Account::Pot(_) => panic!("a pot between hands holds {held:?}"),
                Account::Outside
                | Account::Balance(_)
                | Account::House
                | Account::Jackpot(_)
                | Account::Charity
                | Account::Held(_)
                | Account::Tickets
                | Account::Tournament(..) => {}
            }
        }
        for id in self.room.table_ids() {
            let table = self.room.table(id).unwrap();
            for player in (1..=PLAYERS).map(PlayerId) {
                let stack = table.seat_of(player).map_or(Money::ZERO, |seat| table.settled_money(seat));
                assert_eq!(ledger.holds(Account::Stack(id, player)), stack);
            }
        }
        for player in (1..=PLAYERS).map(PlayerId) {
            let tables = self.room.table_ids().filter_map(|id| self.room.table(id)).filter(|table| table.seat_of(player).is_some());
            assert!(tables.filter(|table| matches!(table.rules().cash.return_rule, ReturnRule::Banzai(_))).count() <= 4);
        }
    }

    fn below(&mut self, n: u64) -> u64 {
        self.rng.random_range(0..n)
    }

    /// An amount near an end of a range, or a random one.
    fn amount(&mut self) -> Money {
        let known = [0, 1, 99, 100, 101, 499, 500, 501, 1_000, 1_001, 5_000, 10_000, u64::MAX];
        let any = self.below(1_500);
        Money::new(if self.below(2) == 0 { known[usize::try_from(self.below(13)).unwrap()] } else { any })
    }

    fn table(&mut self) -> TableId {
        TableId(u32::try_from(self.below(11)).unwrap())
    }

    /// A table where the player sits, if there is one; sometimes any table.
    fn own_table(&mut self, player: u64) -> TableId {
        let own = self.room.table_ids().filter(|&id| self.room.table(id).unwrap().seat_of(PlayerId(player)).is_some());
        let own: Vec<TableId> = own.collect();
        if own.is_empty() || self.below(8) == 0 {
            return self.table();
        }
        let at = self.below(u64::try_from(own.len()).unwrap());
        own[usize::try_from(at).unwrap()]
    }

    fn step(&mut self) {
        let player = 1 + self.below(PLAYERS);
        let table = self.own_table(player);
        let (to, on) = (self.amount(), self.rng.random());
        match self.below(60) {
            0..8 => self.sit(player),
            8 => self.ask(player, Request::Join { stake: StakeId(u16::from(on)) }),
            9 => self.ask(player, Request::SitDown { table, buy_in: to, entry: Entry::WaitForBigBlind }),
            10..12 => self.ask(player, Request::LeaveTable { table }),
            12..16 => self.ask(player, Request::TopUp { table, to }),
            16..20 => self.ask(player, Request::TopUpAfterHand { table, to }),
            20..22 => self.ask(player, Request::AutoTopUp { table, on }),
            22..24 => self.ask(player, Request::RefillBalance),
            24 => self.ask(player, Request::AskStatement { before: on.then_some(5) }),
            25 => self.correct(),
            26 => self.restart(),
            27 => self.now = self.now.after_ms(self.rng.random_range(0..600_000)),
            28 => {
                self.room.void_hand(table, self.now);
            }
            29 => {
                self.room.bar_from_banzai(PlayerId(player), self.rng.random_range(0..6) == 0);
            }
            _ => self.act(),
        }
        self.settle();
    }

    fn sit(&mut self, player: u64) {
        let stake = StakeId([0, 1, 1, 1, 1, 2, 3][usize::try_from(self.below(7)).unwrap()]);
        let buy_in = match (self.below(4), self.config.stakes.offers.get(usize::from(stake.0))) {
            (0, _) | (_, None) => self.amount(),
            (_, Some(offer)) => offer.rulebook.buy_in_range(&offer.row).unwrap().max,
        };
        self.join(player, stake, buy_in);
    }

    fn join(&mut self, player: u64, stake: StakeId, buy_in: Money) {
        self.ask(player, Request::Join { stake });
        if let Some(table) = self.offered.remove(&self.client(player)) {
            self.ask(player, Request::SitDown { table, buy_in, entry: Entry::WaitForBigBlind });
            // If the buy-in was refused, this gives the seat back; the player asks again in a later step.
            self.ask(player, Request::DeclineSeat { table });
        }
    }

    fn client(&self, player: u64) -> ClientId {
        self.clients[usize::try_from(player - 1).unwrap()]
    }

    fn correct(&mut self) {
        let (one, other) = (PlayerId(1 + self.below(PLAYERS + 1)), PlayerId(1 + self.below(PLAYERS)));
        let table = self.own_table(other.0);
        let accounts = [
            Account::Balance(one),
            Account::Balance(other),
            Account::Stack(table, other),
            Account::Held(other),
            Account::House,
            Account::Jackpot(JackpotKind::Smart),
            Account::Pot(table),
        ];
        let [from, to] = [(); 2].map(|()| accounts[usize::try_from(self.below(7)).unwrap()]);
        let correction = Correction { from, to, amount: self.amount(), why: "misread".to_owned(), by: "Ada".to_owned() };
        let before = self.room.save();
        if self.room.correct(correction, self.now).is_err() {
            assert_eq!(self.room.save(), before);
        }
    }

    fn restart(&mut self) {
        let json = serde_json::to_string(&self.room.save()).unwrap();
        let randomness = Shuffler(ChaCha8Rng::seed_from_u64(self.rng.random()));
        self.room = Room::restore(serde_json::from_str(&json).unwrap(), self.config.clone(), Box::new(randomness), self.now).unwrap();
        self.last_request = 0;
        self.greet();
    }

    /// Acts, mostly for the player whose turn it is, and sometimes goes all-in.
    fn act(&mut self) {
        let waiting: Vec<TableId> = self.room.table_ids().filter(|&id| self.room.table(id).unwrap().awaited().is_some()).collect();
        let Some(&id) = waiting.first() else { return };
        let table = self.room.table(id).unwrap();
        let Some((seat, turn, legal)) = table.awaited() else { return };
        let Some(hand) = table.hand_id() else { return };
        let seat = if self.rng.random_range(0..20) == 0 { Seat::new(0) } else { seat };
        let Some(player) = table.player_at(seat) else { return };
        let action = match (self.below(6), legal.raise) {
            (0, Some(raise)) => Action::RaiseTo(raise.max_to),
            (1, _) => Action::Fold,
            _ if legal.check => Action::Check,
            _ => Action::Call,
        };
        self.ask(player.0, Request::Act { table: id, hand, turn, action });
    }
}

/// The name of a refusal without its figures.
fn name_of(reason: &Refusal) -> String {
    let said = format!("{reason:?}");
    said.split(' ').next().unwrap_or_default().to_owned()
}

fn play(rulebook: &Arc<Rulebook>, seed: u64, steps: u32) -> Cashier {
    let mut cashier = Cashier::new(rulebook, seed);
    for _ in 0..steps {
        cashier.step();
    }
    cashier
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(6))]
    #[test]
    fn whatever_is_asked_about_money_the_book_adds_up_and_a_refusal_changes_nothing(seed: u64) {
        for rulebook in Rulebooks::embedded().unwrap().iter() {
            play(rulebook, seed, 400);
        }
    }
}

#[test]
fn the_random_requests_about_money_are_carried_out_under_each_rulebook() {
    for rulebook in Rulebooks::embedded().unwrap().iter() {
        assert!(play(rulebook, 1, 400).carried_out > 20, "{}", rulebook.id);
    }
}

#[test]
fn the_random_requests_about_money_are_refused_for_every_reason() {
    let rulebooks = Rulebooks::embedded().unwrap();
    let mut refused = play(rulebooks.get("en-2.7").unwrap(), 1, 1_500).refused;
    refused.extend(play(rulebooks.get("en-1.2").unwrap(), 1, 200).refused);
    for reason in [
        "Balance",
        "BanzaiExcluded",
        "BuyIn",
        "InHand",
        "NoSeatOffered",
        "NotInRulebook",
        "NotOffered",
        "NotSeated",
        "TooManyTables",
        "Unknown",
    ] {
        assert!(refused.contains(reason), "{reason} is not among {refused:?}");
    }
}
