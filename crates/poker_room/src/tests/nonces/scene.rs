//! A room at whose sealed tables clients take part in the shuffle.

use std::collections::BTreeMap;

use chacha20::ChaCha8Rng;
use poker_fair::{DealCheck, Nonces, Unfair};
use poker_protocol::{
    Bytes32, Message, Money, PlayerId, Request, SeatCommitment, SeatNonce, SeenEvent, ServerMsg, TableEvent, TableId, TableSnapshot,
};
use poker_rules::{GameSpec, Seat};
use rand::SeedableRng as _;

use crate::tests::room_scene::{Salon, config};
use crate::{ClientId, Room, RoomConfig, Shuffler, Tempo};

/// Pauses of three seconds, and a second for the nonces.
pub(in crate::tests) const TEMPO: Tempo =
    Tempo { unshown_ms: 3_000, showdown_ms: 3_000, first_hand_ms: 3_000, nonce_ms: 1_000, ..Tempo::NONE };

pub(super) fn sealed() -> RoomConfig {
    RoomConfig { sealed: true, practice: false, opening_balance: Money::new(100_000), tempo: TEMPO, ..config() }
}

/// A deck as a client was told of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::tests) struct Announced {
    pub root: Bytes32,
    pub button: Option<Seat>,
    pub commitments: Vec<SeatCommitment>,
    pub left_ms: u32,
}

/// The start of a hand as a client was told of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Begun {
    pub root: Option<Bytes32>,
    pub button: Seat,
    pub nonces: Vec<SeatNonce>,
}

pub(super) fn shuffler(seed: u64) -> Box<Shuffler<ChaCha8Rng>> {
    Box::new(Shuffler(ChaCha8Rng::seed_from_u64(seed)))
}

/// A room and the nonces of its clients.
pub(super) struct ShuffledRoom {
    pub salon: Salon,
    pub nonces: BTreeMap<ClientId, Nonces>,
}

impl ShuffledRoom {
    pub(super) fn with(config: RoomConfig) -> Self {
        Self { salon: Salon::of(Room::new(config, shuffler(1)).unwrap()), nonces: BTreeMap::new() }
    }

    /// Players 1 to `players` at the first table. Nobody has promised a nonce.
    pub(super) fn seated(config: RoomConfig, players: u64) -> (Self, Vec<ClientId>) {
        let mut room = Self::with(config);
        let clients = (1..=players).map(|player| room.salon.seated(player, 1)).collect();
        (room, clients)
    }

    /// The client promises a nonce.
    pub(super) fn commit(&mut self, client: ClientId, table: TableId) {
        let seed = u8::try_from(client.0).unwrap();
        let nonces = self.nonces.entry(client).or_insert_with(|| Nonces::of_secret(Bytes32([seed; 32])));
        let request = nonces.join(table).expect("no promise is open");
        self.salon.answer(client, request).unwrap();
    }

    /// The request with which a client answers the last announced deck.
    pub(super) fn revelation(&mut self, client: ClientId, table: TableId) -> Option<Request> {
        let announced = self.announced(client, table).pop()?;
        let seat = self.seat(client, table);
        self.nonces.get_mut(&client)?.reveal((table, seat), announced.root, &announced.commitments)
    }

    /// The client reveals the nonce that it has promised for the last announced deck.
    pub(super) fn reveal(&mut self, client: ClientId, table: TableId) {
        let request = self.revelation(client, table).expect("the client is asked");
        self.salon.answer(client, request).unwrap();
    }

    pub(super) fn seat(&self, client: ClientId, table: TableId) -> Seat {
        self.snapshots(client, table).last().and_then(|snapshot| snapshot.you).expect("a seat").seat
    }

    pub(super) fn snapshots(&self, client: ClientId, table: TableId) -> Vec<TableSnapshot> {
        let of = |told: &&ServerMsg| match &told.message {
            Message::Snapshot { table: snapshot } if snapshot.info.table == table => Some((**snapshot).clone()),
            _ => None,
        };
        self.salon.messages(client).iter().filter_map(of).collect()
    }

    fn events(&self, client: ClientId, table: TableId) -> Vec<TableEvent> {
        let of = |told: &&ServerMsg| match &told.message {
            Message::Table { table: at, event } if *at == table => Some(event.clone()),
            _ => None,
        };
        self.salon.messages(client).iter().filter_map(of).collect()
    }

    /// The decks that were announced to a client.
    pub(super) fn announced(&self, client: ClientId, table: TableId) -> Vec<Announced> {
        self.events(client, table).iter().filter_map(announced).collect()
    }

    /// The hands that began for a client.
    pub(super) fn begun(&self, client: ClientId, table: TableId) -> Vec<Begun> {
        let of = |event: TableEvent| match event {
            TableEvent::Hand { event: SeenEvent::Started { root, button, nonces, .. } } => Some(Begun { root, button, nonces }),
            _ => None,
        };
        self.events(client, table).into_iter().filter_map(of).collect()
    }

    /// What a client finds that checks everything it was told of a table.
    pub(super) fn check(&self, client: ClientId, table: TableId) -> Result<(), Unfair> {
        let mut check = DealCheck::new(&GameSpec::holdem_no_limit(), true);
        for told in self.salon.messages(client) {
            match &told.message {
                Message::Snapshot { table: snapshot } if snapshot.info.table == table => {
                    let mut fresh = DealCheck::new(&GameSpec::holdem_no_limit(), true);
                    snapshot.deck_sealed.iter().for_each(|announced| fresh.see_announced(announced));
                    if let Some(hand) = &snapshot.hand {
                        fresh.see_snapshot(hand, &snapshot.seats)?;
                    }
                    fresh.go_on_from(&check, true)?;
                    check = fresh;
                }
                Message::Table { table: at, event } if *at == table => {
                    check.see_announced(event);
                    if let TableEvent::Hand { event } = event {
                        check.see(event)?;
                    }
                }
                _ => {}
            }
        }
        Ok(())
    }

    /// Whether a hand is in progress.
    pub(super) fn plays(&self, player: u64, table: TableId) -> bool {
        let room = &self.salon.room;
        room.table(table)
            .map_or_else(|| room.pool(table).is_some_and(|pool| pool.in_hand(PlayerId(player))), |table| table.hand().is_some())
    }
}

pub(in crate::tests) fn announced(event: &TableEvent) -> Option<Announced> {
    let TableEvent::DeckSealed { root, button, commitments, left_ms } = event else { return None };
    Some(Announced { root: *root, button: *button, commitments: commitments.clone(), left_ms: *left_ms })
}
