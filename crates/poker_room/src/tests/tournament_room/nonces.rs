//! Nonces at the tables of tournaments.

use chacha20::ChaCha8Rng;
use poker_fair::{DealCheck, Nonces, SealedDeck};
use poker_protocol::{Bytes32, Message, PlayerId, Request, SeenEvent, ServerMsg, TableEvent, TableId};
use poker_rules::GameSpec;
use rand::SeedableRng as _;

use super::scene::{CardRoom, config_of, journaled};
use super::watching::{begun, watch};
use crate::tests::nonces::scene::{TEMPO, announced};
use crate::tests::nonces::void::opened;
use crate::{Room, RoomConfig, RoomSave, Shuffler, UnfinishedHand};

/// A sit & go of five players at the beginning, whose clients have promised nonces.
fn joined(config: RoomConfig) -> (CardRoom, TableId, Vec<Nonces>) {
    let (mut room, _, table) = begun(RoomConfig { practice: false, tempo: TEMPO, ..config }, 3);
    let mut all = Vec::new();
    for player in 1..=5_u8 {
        let mut nonces = Nonces::of_secret(Bytes32([player; 32]));
        let client = room.client(PlayerId(player.into()));
        room.answer(client, nonces.join(table).unwrap()).unwrap();
        all.push(nonces);
    }
    (room, table, all)
}

fn events(room: &CardRoom, player: PlayerId, table: TableId) -> Vec<TableEvent> {
    let of = |told: &ServerMsg| match &told.message {
        Message::Table { table: at, event } if *at == table => Some(event.clone()),
        _ => None,
    };
    room.told[&player].iter().filter_map(of).collect()
}

fn wait(room: &mut CardRoom, ms: u32) {
    let until = room.now.after_ms(ms);
    while room.room.poll_timeout().is_some_and(|at| at <= until) {
        room.now = room.now.max(room.room.poll_timeout().unwrap());
        room.room.handle_timeout(room.now);
        room.listen();
    }
    room.now = until;
}

/// Answers the deck that was announced to each player.
fn reveal(room: &mut CardRoom, table: TableId, nonces: &mut [Nonces]) {
    for (nonces, player) in nonces.iter_mut().zip((1..).map(PlayerId)) {
        let deck = events(room, player, table).iter().filter_map(announced).next_back().expect("a deck is announced");
        let id = room.room.tournament_ids().find(|&id| room.room.tournament(id).is_some_and(|of| of.table(table).is_some())).unwrap();
        let seat = room.room.tournament(id).unwrap().table(table).unwrap().seat_of(player).unwrap();
        let request = nonces.reveal((table, seat), deck.root, &deck.commitments).expect("the player is asked");
        room.answer(room.client(player), request).unwrap();
    }
}

#[test]
fn the_hands_of_a_tournament_are_dealt_with_nonces_and_those_who_watch_can_check_them() {
    let (mut room, table, mut nonces) = joined(config_of("en-2.7"));
    room.person(99);
    room.answer(room.client(PlayerId(99)), watch(table, true)).unwrap();
    wait(&mut room, 2_000);
    reveal(&mut room, table, &mut nonces);
    wait(&mut room, 1_000);
    for player in [1, 5, 99].map(PlayerId) {
        let mut check = DealCheck::new(&GameSpec::holdem_no_limit(), true);
        let (mut hands, mut with) = (0, 0);
        for event in events(&room, player, table) {
            check.see_announced(&event);
            if let TableEvent::Hand { event } = event {
                check.see(&event).unwrap();
                if let SeenEvent::Started { nonces, .. } = event {
                    hands += 1;
                    with += nonces.len();
                }
            }
        }
        assert_eq!((hands, with), (1, 5), "{player:?}");
    }
}

#[test]
fn in_a_tournament_without_nonces_no_deck_is_announced() {
    let (mut room, _, table) = begun(RoomConfig { practice: false, tempo: TEMPO, ..config_of("en-2.7") }, 3);
    wait(&mut room, 3_000);
    let told = events(&room, PlayerId(1), table);
    assert!(told.iter().filter_map(announced).next().is_none());
    assert!(told.iter().any(|event| matches!(event, TableEvent::Hand { event: SeenEvent::Started { nonces, .. } } if nonces.is_empty())));
}

#[test]
fn r_fail_1_after_a_crash_a_void_hand_of_a_tournament_opens_its_deck_to_its_players_once() {
    let config = RoomConfig { practice: false, tempo: TEMPO, ..journaled("en-2.7") };
    let (mut room, table, mut nonces) = joined(config.clone());
    wait(&mut room, 2_000);
    reveal(&mut room, table, &mut nonces);
    wait(&mut room, 1_000);
    let (mut save, mut unfinished) = (RoomSave::empty(), Vec::new());
    while let Some(changes) = room.room.take_changes() {
        save.apply(&changes).unwrap();
        unfinished.extend(changes.begun.into_iter().map(|begun| UnfinishedHand { begun, actions: Vec::new() }));
    }
    let begun = events(&room, PlayerId(1), table).into_iter().find_map(|event| match event {
        TableEvent::Hand { event: SeenEvent::Started { root, nonces, .. } } => Some((root, nonces)),
        _ => None,
    });
    let (root, said) = begun.unwrap();
    let dealt = unfinished[0].begun.setup.deck;
    let dice = Box::new(Shuffler(ChaCha8Rng::seed_from_u64(5)));
    let restored = Room::restore_in_mid_hand((save, unfinished), config, dice, room.now).unwrap();
    room.told.clear();
    room.crashed(restored, room.now);
    for player in 1..=5 {
        let client = room.person(player);
        let told: Vec<&ServerMsg> = room.told[&PlayerId(player)].iter().collect();
        let decks = opened(&told);
        assert_eq!(decks.len(), 1);
        let last = told.iter().map(|told| told.seq).max().unwrap();
        room.room.received(client, last);
        let sealed = SealedDeck::of_opened(decks[0].as_ref().unwrap()).unwrap().with_nonces(said.clone());
        assert_eq!((Some(sealed.root()), sealed.dealt()), (root, Ok(dealt)));
        room.told.clear();
        room.person(player);
        assert!(opened(&room.told[&PlayerId(player)].iter().collect::<Vec<_>>()).is_empty(), "once");
    }
}

#[test]
fn a_promise_for_a_table_where_the_player_does_not_sit_is_refused() {
    let (mut room, table, _) = joined(config_of("en-2.7"));
    let client = room.person(99);
    let request = Request::CommitNonce { table, commitment: Bytes32([1; 32]) };
    assert_eq!(room.answer(client, request), Err(poker_protocol::Refusal::NotSeated));
}
