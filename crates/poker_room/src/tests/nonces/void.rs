//! A void hand opens its deck.

use poker_fair::SealedDeck;
use poker_protocol::{Message, Notice, OpenedDeck, ServerMsg, TableEvent, TableId};
use poker_rules::Action;

use super::scene::{ShuffledRoom, sealed, shuffler};
use crate::tests::kept_room::KeptRoom;
use crate::tests::room_scene::Salon;
use crate::{ClientId, Now, Room, RoomConfig};

const TABLE: TableId = TableId(1);

/// Four players in a hand with nonces.
fn in_hand(config: RoomConfig) -> (ShuffledRoom, Vec<ClientId>) {
    let (mut room, clients) = ShuffledRoom::seated(config, 4);
    clients.iter().for_each(|&client| room.commit(client, TABLE));
    room.salon.wait(2_000);
    clients.iter().for_each(|&client| room.reveal(client, TABLE));
    room.salon.wait(1_000);
    assert!(room.plays(1, TABLE));
    (room, clients)
}

/// What a client was told of the deck of a void hand.
pub(in crate::tests) fn opened(told: &[&ServerMsg]) -> Vec<Option<OpenedDeck>> {
    let of = |told: &&ServerMsg| match &told.message {
        Message::Table { event: TableEvent::Notice { notice: Notice::HandVoid { opened, .. } }, .. } => Some(opened.as_deref().cloned()),
        _ => None,
    };
    told.iter().filter_map(of).collect()
}

#[test]
fn r_fail_2_a_void_hand_opens_its_deck_to_everybody_at_the_table() {
    let (mut room, clients) = in_hand(sealed());
    let begun = room.begun(clients[0], TABLE).remove(0);
    let deck = room.salon.room.table(TABLE).unwrap().hand().unwrap().setup().deck;
    room.salon.room.void_hand(TABLE, room.salon.now);
    room.salon.listen();
    for &client in &clients {
        let opened = opened(&room.salon.messages(client));
        let sealed = SealedDeck::of_opened(opened[0].as_ref().unwrap()).unwrap();
        assert_eq!(Some(sealed.root()), begun.root);
        assert_eq!(sealed.with_nonces(begun.nonces.clone()).dealt(), Ok(deck), "the deck that was dealt");
    }
}

#[test]
fn a_hand_that_ends_opens_nothing_but_the_cards_that_are_seen() {
    let (mut room, clients) = in_hand(sealed());
    room.salon.fold_hand(1);
    assert!(clients.iter().all(|&client| opened(&room.salon.messages(client)).is_empty()));
}

#[test]
fn r_fail_1_after_a_crash_a_void_hand_opens_its_deck_to_its_players() {
    let config = RoomConfig { journal: true, ..sealed() };
    let (mut room, clients) = in_hand(config.clone());
    let mut kept = KeptRoom::default();
    kept.keep(&mut room.salon.room);
    let begun = room.begun(clients[0], TABLE).remove(0);
    let (save, unfinished) = kept.crash();
    let dealt = unfinished[0].begun.setup.deck;
    let mut again = Salon::of(Room::restore_in_mid_hand((save, unfinished), config, shuffler(2), Now(0)).unwrap());
    for player in 1..=4 {
        let client = again.person(player);
        let opened = opened(&again.messages(client));
        let sealed = SealedDeck::of_opened(opened[0].as_ref().unwrap()).unwrap();
        assert_eq!(Some(sealed.root()), begun.root);
        assert_eq!(sealed.with_nonces(begun.nonces.clone()).dealt(), Ok(dealt));
        assert_eq!(opened.len(), 1);
    }
}

#[test]
fn a_hand_without_nonces_opens_its_deck_too() {
    let (mut room, clients) = ShuffledRoom::seated(sealed(), 3);
    room.salon.wait(3_000);
    let table = room.salon.room.table(TABLE).unwrap();
    let deck = table.hand().unwrap().setup().deck;
    let (seat, turn, _) = table.awaited().unwrap();
    let (player, hand) = (table.player_at(seat).unwrap(), room.salon.hand(clients[0]));
    let act = poker_protocol::Request::Act { table: TABLE, hand, turn, action: Action::Call };
    room.salon.answer(room.salon.client(player), act).unwrap();
    room.salon.room.void_hand(TABLE, room.salon.now);
    room.salon.listen();
    let opened = opened(&room.salon.messages(clients[0])).remove(0).unwrap();
    assert_eq!(opened.cards, deck.cards().to_vec());
}
