//! Nonces at cash tables.

use poker_fair::{Nonces, SealKey, commitment};
use poker_protocol::{Bytes32, Entry, Money, PlayerId, Refusal, Request, TableId};
use poker_rules::{Deck, Seat};

use super::scene::{ShuffledRoom, TEMPO, sealed, shuffler};
use crate::tests::room_scene::Salon;
use crate::{ClientId, Randomness, Room, RoomConfig, Tempo};

const TABLE: TableId = TableId(1);

/// Four players at a table, who have all promised a nonce.
fn joined() -> (ShuffledRoom, Vec<ClientId>) {
    let (mut room, clients) = ShuffledRoom::seated(sealed(), 4);
    for &client in &clients {
        room.commit(client, TABLE);
    }
    (room, clients)
}

/// The same, when their deck is announced.
fn asked() -> (ShuffledRoom, Vec<ClientId>) {
    let (mut room, clients) = joined();
    room.salon.wait(2_000);
    (room, clients)
}

#[test]
fn clients_are_asked_before_the_end_of_the_pause_and_nobody_waits_when_all_answer() {
    let (mut room, clients) = joined();
    room.salon.wait(1_999);
    assert!(room.announced(clients[0], TABLE).is_empty());
    room.salon.wait(1);
    let announced = room.announced(clients[0], TABLE);
    assert_eq!((announced.len(), announced[0].left_ms, announced[0].button), (1, 1_000, None));
    let seats: Vec<Seat> = announced[0].commitments.iter().map(|promise| promise.seat).collect();
    assert!(seats.len() == 4 && seats.is_sorted());
    for &client in &clients {
        assert_eq!(room.announced(client, TABLE), announced, "the same for all at the table");
        room.reveal(client, TABLE);
    }
    room.salon.wait(999);
    assert!(!room.plays(1, TABLE), "the pause lasts as long as before");
    room.salon.wait(1);
    let begun = room.begun(clients[0], TABLE);
    assert_eq!(begun[0].root, Some(announced[0].root));
    assert_eq!(begun[0].nonces.len(), 4);
    for (nonce, promise) in begun[0].nonces.iter().zip(&announced[0].commitments) {
        assert_eq!((nonce.seat, commitment(&nonce.nonce)), (promise.seat, promise.commitment));
    }
    assert!(clients.iter().all(|&client| room.begun(client, TABLE) == begun && room.check(client, TABLE).is_ok()));
}

#[test]
fn a_nonce_that_does_not_come_is_left_out_at_the_end_of_the_pause() {
    let (mut room, clients) = asked();
    clients[1..].iter().for_each(|&client| room.reveal(client, TABLE));
    let late = room.revelation(clients[0], TABLE).unwrap();
    room.salon.wait(1_000);
    let begun = room.begun(clients[0], TABLE);
    let own = room.seat(clients[0], TABLE);
    assert!(begun[0].nonces.len() == 3 && begun[0].nonces.iter().all(|nonce| nonce.seat != own));
    assert_eq!(room.salon.answer(clients[0], late), Ok(()), "too late is no fault");
    assert!(clients.iter().all(|&client| room.check(client, TABLE).is_ok()));
    // The late answer has the promise for the next deck.
    room.salon.fold_hand(1);
    room.salon.wait(2_000);
    assert_eq!(room.announced(clients[0], TABLE)[1].commitments.len(), 4);
}

#[test]
fn where_the_pause_is_too_short_the_hand_begins_with_the_last_nonce() {
    let (mut room, clients) = ShuffledRoom::seated(RoomConfig { tempo: Tempo { nonce_ms: 1_000, ..Tempo::NONE }, ..sealed() }, 3);
    clients.iter().for_each(|&client| room.commit(client, TABLE));
    room.salon.settle();
    assert!(!room.plays(1, TABLE));
    clients[1..].iter().for_each(|&client| room.reveal(client, TABLE));
    room.salon.settle();
    assert!(!room.plays(1, TABLE));
    room.salon.wait(300);
    room.reveal(clients[0], TABLE);
    room.salon.settle();
    assert!(room.plays(1, TABLE));
    assert_eq!(room.begun(clients[0], TABLE)[0].nonces.len(), 3);
}

#[test]
fn a_wrong_nonce_is_refused_and_left_out() {
    let (mut room, clients) = asked();
    let root = room.announced(clients[0], TABLE)[0].root;
    let wrong = Request::RevealNonce { table: TABLE, root, nonce: Bytes32([1; 32]), next: Some(Bytes32([2; 32])) };
    assert_eq!(room.salon.answer(clients[0], wrong.clone()), Err(Refusal::WrongNonce));
    let of_another = room.revelation(clients[1], TABLE).unwrap();
    assert_eq!(room.salon.answer(clients[0], of_another), Err(Refusal::WrongNonce));
    let stranger = room.salon.person(9);
    assert_eq!(room.salon.answer(stranger, wrong), Err(Refusal::NotSeated));
    room.salon.wait(1_000);
    assert!(room.begun(clients[0], TABLE)[0].nonces.is_empty());
    // A refused answer promises nothing.
    room.salon.fold_hand(1);
    room.salon.wait(2_000);
    assert!(room.announced(clients[0], TABLE).len() == 1);
}

#[test]
fn a_promise_is_used_for_one_deck_even_if_its_nonce_never_comes() {
    let (mut room, clients) = asked();
    room.salon.wait(1_000);
    assert!(room.begun(clients[0], TABLE)[0].nonces.is_empty());
    room.salon.fold_hand(1);
    room.salon.wait(3_000);
    assert_eq!(room.announced(clients[0], TABLE).len(), 1, "nobody has promised anything for the next deck");
    assert!(room.begun(clients[0], TABLE)[1].root.is_some_and(|root| root != room.announced(clients[0], TABLE)[0].root));
}

#[test]
fn an_old_client_plays_without_a_nonce_and_is_not_waited_for() {
    let (mut room, clients) = ShuffledRoom::seated(RoomConfig { tempo: Tempo { nonce_ms: 1_000, ..Tempo::NONE }, ..sealed() }, 3);
    room.commit(clients[0], TABLE);
    room.salon.settle();
    assert_eq!(room.announced(clients[1], TABLE)[0].commitments.len(), 1);
    room.reveal(clients[0], TABLE);
    room.salon.settle();
    assert!(room.plays(1, TABLE));
    assert!(clients.iter().all(|&client| room.check(client, TABLE).is_ok()));
    // Where no client has promised anything, no deck is announced.
    let (mut room, clients) = ShuffledRoom::seated(sealed(), 3);
    room.salon.wait(3_000);
    assert!(room.plays(1, TABLE) && room.announced(clients[0], TABLE).is_empty());
    assert!(room.begun(clients[0], TABLE)[0].nonces.is_empty());
}

#[test]
fn who_leaves_or_loses_the_connection_is_not_waited_for() {
    let (mut room, clients) = ShuffledRoom::seated(RoomConfig { tempo: Tempo { nonce_ms: 1_000, ..Tempo::NONE }, ..sealed() }, 4);
    clients.iter().for_each(|&client| room.commit(client, TABLE));
    room.salon.settle();
    clients[2..].iter().for_each(|&client| room.reveal(client, TABLE));
    room.salon.answer(clients[0], Request::LeaveTable { table: TABLE }).unwrap();
    room.salon.settle();
    assert!(!room.plays(3, TABLE));
    room.salon.room.disconnect(clients[1], room.salon.now);
    room.salon.settle();
    assert!(room.plays(3, TABLE));
    assert_eq!(room.begun(clients[2], TABLE)[0].nonces.len(), 2);
}

#[test]
fn an_announced_deck_is_the_next_one_however_long_the_table_waits() {
    let (mut room, clients) = asked();
    let announced = room.announced(clients[3], TABLE);
    clients.iter().for_each(|&client| room.reveal(client, TABLE));
    for &client in &clients[..2] {
        room.salon.answer(client, Request::LeaveTable { table: TABLE }).unwrap();
    }
    room.salon.wait(60_000);
    assert!(!room.plays(4, TABLE), "three are needed");
    for player in [5, 6] {
        let client = room.salon.person(player);
        room.salon.room.seat(PlayerId(player), TABLE, Money::new(1_000), Entry::WaitForBigBlind, room.salon.now).unwrap();
        room.salon.listen();
        let snapshot = room.snapshots(client, TABLE).pop().unwrap();
        assert!(snapshot.deck_sealed.is_some(), "a newcomer is told of the deck");
        room.commit(client, TABLE);
    }
    room.salon.wait(3_000);
    let begun = room.begun(clients[3], TABLE);
    assert_eq!((begun[0].root, begun[0].nonces.len()), (Some(announced[0].root), 4));
    assert_eq!(room.announced(clients[3], TABLE), announced, "no other deck was announced");
    for player in 3..=6 {
        assert_eq!(room.check(room.salon.client(PlayerId(player)), TABLE), Ok(()), "{player}");
    }
}

#[test]
fn the_record_of_a_hand_has_the_nonces_and_its_seal_holds() {
    let (mut room, clients) = asked();
    clients.iter().for_each(|&client| room.reveal(client, TABLE));
    room.salon.wait(1_000);
    room.salon.fold_hand(1);
    let record = room.salon.room.poll_record().unwrap();
    let seal = record.seal.as_ref().unwrap();
    assert_eq!(seal.nonces, room.begun(clients[0], TABLE)[0].nonces);
    assert_eq!(seal.sealed(record.setup.deck).root(), seal.root);
    let json = serde_json::to_string(&record).unwrap();
    assert_eq!(serde_json::from_str::<crate::HandRecord>(&json).unwrap(), record);
    // Another order of the deal, or one nonce less, gives another root.
    let mut fewer = seal.clone();
    fewer.nonces.pop();
    assert_ne!(fewer.sealed(record.setup.deck).root(), seal.root);
}

#[test]
fn in_practice_and_where_decks_are_not_sealed_no_client_takes_part() {
    for config in [RoomConfig { practice: true, ..sealed() }, RoomConfig { sealed: false, ..sealed() }] {
        let (mut room, clients) = ShuffledRoom::seated(config, 3);
        let request = Nonces::of_secret(Bytes32([1; 32])).join(TABLE).unwrap();
        assert_eq!(room.salon.answer(clients[0], request), Err(Refusal::NotOffered));
        room.salon.wait(3_000);
        assert!(room.plays(1, TABLE) && room.announced(clients[0], TABLE).is_empty());
    }
    let (mut room, clients) = ShuffledRoom::seated(RoomConfig { tempo: Tempo { nonce_ms: 0, ..TEMPO }, ..sealed() }, 3);
    clients.iter().for_each(|&client| room.commit(client, TABLE));
    room.salon.wait(3_000);
    assert!(room.plays(1, TABLE) && room.announced(clients[0], TABLE).is_empty(), "the house asks nobody");
}

/// Randomness that is used up after some decks.
struct Exhausted(Box<dyn Randomness + Send>, u32);

impl Randomness for Exhausted {
    fn deck(&mut self) -> Option<Deck> {
        self.1 = self.1.checked_sub(1)?;
        self.0.deck()
    }

    fn key(&mut self) -> Option<SealKey> {
        self.0.key()
    }

    fn pick(&mut self, ways: u32) -> Option<u32> {
        self.0.pick(ways)
    }
}

#[test]
fn a_room_without_randomness_announces_no_deck_and_does_not_try_again_and_again() {
    let salon = Salon::of(Room::new(sealed(), Box::new(Exhausted(shuffler(1), 0))).unwrap());
    let mut room = ShuffledRoom { salon, nonces: std::collections::BTreeMap::new() };
    let clients: Vec<ClientId> = (1..=3).map(|player| room.salon.seated(player, 1)).collect();
    clients.iter().for_each(|&client| room.commit(client, TABLE));
    room.salon.wait(2_000);
    assert!(room.announced(clients[0], TABLE).is_empty());
    assert!(room.salon.room.poll_timeout().is_none_or(|at| at > room.salon.now));
    room.salon.wait(1_000);
    assert!(!room.plays(1, TABLE));
}
