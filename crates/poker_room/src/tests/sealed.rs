//! Sealed decks: every client can check every card that it sees, and no message to a client opens another card.

use std::collections::{BTreeMap, BTreeSet, VecDeque};
use std::sync::Arc;

use chacha20::ChaCha8Rng;
use poker_fair::{DealCheck, Nonces};
use poker_protocol::{
    Bytes32, Entry, Form, HandId, Message, Money, Notice, PlayerId, Request, SeenEvent, Seq, TableEvent, TableId, TurnId,
};
use poker_rules::{Action, Card, Chips, GameSpec, HolePlaces, LegalActions, Seat};
use proptest::prelude::*;
use rand::SeedableRng as _;

use super::room_scene::{Salon, config, config_with};
use super::table_scene::awaited_choices;
use crate::{ClientId, HandRecord, Room, RoomConfig, RoomStakes, Rulebook, Shuffler, Tempo, seen_by};

/// What one client has checked and learned from its messages.
struct Witness {
    check: DealCheck,
    hand: HandId,
    /// All salts that the client was told.
    salts: BTreeSet<String>,
    roots: BTreeSet<String>,
    /// The nonces of the client.
    nonces: Nonces,
    /// A nonce that the client has not sent yet.
    reveals: Option<Request>,
    /// The nonces that the client has revealed.
    revealed: BTreeSet<Bytes32>,
    seat: Option<Seat>,
}

/// A decision that a client is asked for.
struct Asked {
    client: ClientId,
    hand: HandId,
    turn: TurnId,
    legal: LegalActions,
}

/// A room whose players act at random and check everything.
struct Hall {
    salon: Salon,
    table: TableId,
    rng: ChaCha8Rng,
    clients: BTreeMap<PlayerId, ClientId>,
    witnesses: BTreeMap<ClientId, Witness>,
    asked: VecDeque<Asked>,
    records: Vec<HandRecord>,
}

/// The values of all fields with this name in a JSON text.
fn fields(json: &str, name: &str) -> Vec<String> {
    let mark = format!("\"{name}\":\"");
    json.match_indices(&mark).map(|(at, _)| json[at + mark.len()..][..64].to_owned()).collect()
}

impl Hall {
    fn of(config: RoomConfig, seed: u64) -> Self {
        let config = RoomConfig { sealed: true, ..config };
        let room = Room::new(config, Box::new(Shuffler(ChaCha8Rng::seed_from_u64(seed)))).unwrap();
        Self {
            salon: Salon::of(room),
            table: TableId(1),
            rng: ChaCha8Rng::seed_from_u64(!seed),
            clients: BTreeMap::new(),
            witnesses: BTreeMap::new(),
            asked: VecDeque::new(),
            records: Vec::new(),
        }
    }

    fn welcome(&mut self, player: u64, client: ClientId) {
        self.clients.insert(PlayerId(player), client);
        let check = DealCheck::new(&GameSpec::holdem_no_limit(), true);
        let (salts, roots) = (BTreeSet::new(), BTreeSet::new());
        let nonces = Nonces::of_secret(Bytes32([u8::try_from(player).unwrap(); 32]));
        let witness = Witness { check, hand: HandId(0), salts, roots, nonces, reveals: None, revealed: BTreeSet::new(), seat: None };
        self.witnesses.insert(client, witness);
    }

    /// Lets clients promise and reveal nonces. Some answer late, and some never.
    fn shuffle(&mut self) {
        let table = self.table;
        for (&client, witness) in &mut self.witnesses {
            if let Some(joins) = witness.seat.and_then(|_| witness.nonces.join(table)) {
                self.salon.answer(client, joins).unwrap();
            }
            let Some(reveals) = witness.reveals.take() else { continue };
            match self.rng.random_range(0..10_u32) {
                0 => {}
                1..4 => witness.reveals = Some(reveals),
                _ => {
                    if let Request::RevealNonce { nonce, .. } = reveals {
                        witness.revealed.insert(nonce);
                    }
                    self.salon.answer(client, reveals).unwrap();
                }
            }
        }
    }

    fn take_in(&mut self) {
        for (client, message) in std::mem::take(&mut self.salon.heard) {
            let Some(witness) = self.witnesses.get_mut(&client) else { continue };
            let json = serde_json::to_string(&message).unwrap();
            assert!(json.len() < poker_protocol::MAX_FRAME_BYTES, "{} bytes", json.len());
            witness.salts.extend(fields(&json, "salt"));
            witness.roots.extend(fields(&json, "root"));
            let to_act = match message.message {
                Message::Table { event: TableEvent::Hand { event }, .. } => {
                    if let SeenEvent::Started { hand, .. } = &event {
                        witness.hand = *hand;
                    }
                    witness.check.see(&event).unwrap_or_else(|unfair| panic!("{unfair}: {event:?}"));
                    None
                }
                Message::Snapshot { table } => {
                    let mut fresh = DealCheck::new(&table.info.game, table.info.sealed);
                    if let Some(hand) = &table.hand {
                        witness.hand = hand.hand;
                        fresh.see_snapshot(hand, &table.seats).unwrap();
                    }
                    table.deck_sealed.iter().for_each(|announced| fresh.see_announced(announced));
                    fresh.go_on_from(&witness.check, true).unwrap();
                    witness.check = fresh;
                    witness.seat = table.you.map(|you| you.seat);
                    table.to_act
                }
                Message::Table { table, event: event @ TableEvent::DeckSealed { .. } } => {
                    witness.check.see_announced(&event);
                    let TableEvent::DeckSealed { root, commitments, .. } = &event else { unreachable!() };
                    witness.reveals = witness.nonces.reveal((table, witness.seat.unwrap()), *root, commitments);
                    None
                }
                Message::Table { event: TableEvent::Notice { notice: Notice::HandVoid { hand, opened } }, .. } => {
                    witness.check.see_void(hand, opened.as_deref()).unwrap();
                    assert!(opened.is_some());
                    None
                }
                Message::Table { event, .. } => Some(event),
                _ => None,
            };
            if let Some(TableEvent::ToAct { turn, legal: Some(legal), .. }) = to_act {
                self.asked.push_back(Asked { client, hand: witness.hand, turn, legal: *legal });
            }
        }
        self.records.extend(std::iter::from_fn(|| self.salon.room.poll_record()));
    }

    fn play(&mut self, steps: u32) {
        self.take_in();
        for _ in 0..steps {
            self.shuffle();
            if self.rng.random_range(0..8_u32) == 0 {
                let clients: Vec<ClientId> = self.clients.values().copied().collect();
                let who = clients[self.rng.random_range(0..clients.len())];
                self.salon.ask(who, Request::Resume { after: Seq(u64::MAX) });
            } else if let Some(Asked { client, hand, turn, legal }) = self.asked.pop_front() {
                let action = match (self.rng.random_range(0..10_u32), legal.raise, legal.check) {
                    (0, _, false) => Action::Fold,
                    (1, Some(raise), _) => Action::RaiseTo(raise.max_to),
                    (2, Some(raise), _) => Action::RaiseTo(raise.min_to),
                    (_, _, true) => Action::Check,
                    (_, _, false) => Action::Call,
                };
                self.salon.ask(client, Request::Act { table: self.table, hand, turn, action });
            } else if let Some((seats, turn)) = self.salon.room.table(self.table).and_then(|table| awaited_choices(table, self.salon.now)) {
                let table = self.salon.room.table(self.table).unwrap();
                let client = self.clients[&table.player_at(seats[0]).unwrap()];
                let hand = table.snapshot(None, self.salon.now).hand.unwrap().hand;
                let action = match self.rng.random_range(0..3_u8) {
                    0 => Action::Muck,
                    cards => Action::Show(HolePlaces::all(cards)),
                };
                self.salon.ask(client, Request::Act { table: self.table, hand, turn, action });
            } else if let Some(at) = self.salon.room.poll_timeout() {
                self.salon.now = self.salon.now.max(at);
                self.salon.room.handle_timeout(self.salon.now);
                self.salon.listen();
            }
            self.take_in();
            for (player, client) in self.clients.clone() {
                let table = self.table;
                let room = &self.salon.room;
                let at_table = room.table(table).and_then(|table| Some(table.stack(table.seat_of(player)?)));
                let stack = at_table.or_else(|| Some(room.pool(table)?.stack(player)));
                if stack.is_some_and(Chips::is_zero) {
                    self.salon.ask(client, Request::RefillBalance);
                    self.salon.ask(client, Request::TopUp { table, to: Money::new(1_000) });
                }
            }
        }
        self.take_in();
    }

    /// Checks that each player of a finished hand got the salts of the cards that the player saw, and of no other card.
    fn check_salts(&self) -> usize {
        for record in &self.records {
            let seal = record.seal.as_ref().expect("every hand is sealed");
            let sealed = seal.sealed(record.setup.deck);
            assert_eq!(sealed.root(), seal.root);
            assert_eq!(sealed.dealt(), Ok(record.setup.deck));
            for nonce in &seal.nonces {
                let revealed = self.witnesses.values().filter(|witness| witness.revealed.contains(&nonce.nonce)).count();
                assert_eq!(revealed, 1, "each nonce is that of one client");
            }
            for dealt in &record.players {
                let witness = &self.witnesses[&self.clients[&dealt.player]];
                assert!(witness.roots.contains(&seal.root.to_string()));
                let mut seen: BTreeSet<Card> = BTreeSet::new();
                record
                    .replay(&mut |event| match seen_by(Some(dealt.seat), &event, None) {
                        SeenEvent::Dealt { card, .. } => seen.extend(card),
                        SeenEvent::StreetDealt { cards, .. } | SeenEvent::Shown { cards, .. } => seen.extend(cards),
                        SeenEvent::PartShown { cards, .. } => seen.extend(cards.into_iter().flatten()),
                        _ => {}
                    })
                    .unwrap();
                for card in Card::ALL {
                    let opened = witness.salts.contains(&sealed.open(card).salt.to_string());
                    assert!(!opened || seen.contains(&card), "{card} was opened to {:?}", dealt.player);
                    // A player who has moved to another table of a pool does not see the rest of the hand.
                    assert!(opened || !seen.contains(&card) || self.salon.room.pool(self.table).is_some(), "{card} was not opened");
                }
            }
        }
        self.records.len()
    }
}

fn at_a_table(seed: u64, muck: bool) -> Hall {
    let config = config_with(|rulebook| rulebook.cash.muck_at_showdown.is = muck);
    let mut hall =
        Hall::of(RoomConfig { tempo: Tempo { choice_ms: 1_000, nonce_ms: 1_000, ..Tempo::NONE }, practice: false, ..config }, seed);
    for player in 1..=5 {
        let client = hall.salon.seated(player, 1);
        hall.welcome(player, client);
    }
    hall.salon.room.handle_timeout(hall.salon.now);
    hall.salon.listen();
    hall
}

fn in_a_pool(seed: u64) -> Hall {
    let rulebook = Rulebook::embedded("en-1.2").unwrap().unwrap();
    let stakes = Arc::new(RoomStakes::of_rulebook(Arc::new(rulebook)));
    let mut hall = Hall::of(RoomConfig { stakes, practice: false, tempo: Tempo { nonce_ms: 1_000, ..Tempo::NONE }, ..config() }, seed);
    let stake = hall.salon.room.stakes().iter().find(|row| row.form == Form::Fast && row.name == "NL10").unwrap().stake;
    for player in 1..=13 {
        let client = hall.salon.person(player);
        hall.salon.answer(client, Request::Join { stake }).unwrap();
        hall.welcome(player, client);
    }
    let table = hall.clients.values().find_map(|&client| hall.salon.offers(client).pop()).unwrap().table;
    hall.table = table;
    for client in hall.clients.clone().into_values() {
        hall.salon.answer(client, Request::SitDown { table, buy_in: Money::new(1_000), entry: Entry::WaitForBigBlind }).unwrap();
    }
    hall
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(12))]

    #[test]
    fn everything_told_of_a_sealed_table_can_be_checked_and_nothing_else_is_opened(seed: u64, muck: bool) {
        let mut hall = at_a_table(seed, muck);
        hall.play(300);
        prop_assert!(hall.check_salts() > 5);
        prop_assert!(hall.records.iter().any(|record| record.seal.as_ref().is_some_and(|seal| seal.nonces.len() > 1)));
    }

    #[test]
    fn everything_told_of_a_sealed_pool_can_be_checked_and_nothing_else_is_opened(seed: u64) {
        let mut hall = in_a_pool(seed);
        hall.play(300);
        prop_assert!(hall.check_salts() > 2);
        prop_assert!(hall.records.iter().any(|record| record.seal.as_ref().is_some_and(|seal| seal.nonces.len() > 1)));
    }
}

#[test]
fn no_root_or_opening_is_told_where_decks_are_not_sealed() {
    let mut salon = Salon::new();
    let client = salon.seated(1, 1);
    salon.seated(2, 1);
    salon.seated(3, 1);
    salon.room.handle_timeout(salon.now);
    salon.listen();
    let json: String = salon.messages(client).iter().map(|message| serde_json::to_string(message).unwrap()).collect();
    assert!(json.contains("dealt") && !json.contains("\"root\"") && !json.contains("\"salt\""));
    assert!(!salon.room.table(TableId(1)).unwrap().info().sealed);
}
