//! Each player of a void hand is told once that it is void, wherever the player is by then.

use poker_protocol::{HandId, Message, Notice, PlayerId, Request, Seq, StreamId, StreamPlace, TableEvent, TableId};

use super::fast_room::{Played, pool_in, room};
use super::room_scene::{Salon, config, hello_again};
use crate::{ClientId, RoomConfig, Visitor};

const TABLE: TableId = TableId(1);

/// The numbers of the messages in which a client was told that a hand is void.
fn void_notices(salon: &Salon, client: ClientId, hand: HandId) -> Vec<Seq> {
    let is_void = |event: &TableEvent| matches!(event, TableEvent::Notice { notice: Notice::HandVoid { hand: void, .. } } if *void == hand);
    let told = salon.messages(client).into_iter();
    told.filter(|told| matches!(&told.message, Message::Table { event, .. } if is_void(event))).map(|told| told.seq).collect()
}

#[test]
fn r_fail_2_a_connected_player_who_has_folded_ahead_or_left_the_pool_is_told_once_that_the_hand_is_void() {
    for journal in [true, false] {
        let mut played = pool_in(RoomConfig { journal, ..room() }, 6);
        let (folder, player, hand) = played.in_a_blind();
        let Played { salon, pool, clients } = &mut played;
        salon.answer(folder, Request::FastFold { table: *pool, hand }).unwrap();
        let leaver = *clients.iter().find(|&&client| salon.answer(client, Request::FastFold { table: *pool, hand }).is_ok()).unwrap();
        salon.answer(leaver, Request::LeaveTable { table: *pool }).unwrap();
        salon.room.void_hand(*pool, salon.now);
        salon.listen();
        for &client in &*clients {
            assert_eq!(void_notices(salon, client, hand).len(), 1, "{client:?}, journal: {journal}");
        }
        let told = void_notices(salon, folder, hand)[0];
        salon.room.received(folder, told);
        let again = salon.person(player.0);
        assert_eq!(void_notices(salon, again, hand), [], "the client has received it, journal: {journal}");
    }
}

/// Three players at a table, in a hand. The first one loses the connection, and then the hand is voided. Returns the hand and the number of
/// the last message to this player before.
fn voided_while_away() -> (Salon, HandId, Seq) {
    let mut salon = Salon::with(RoomConfig { journal: true, ..config() });
    for player in 1..=3 {
        salon.seated(player, TABLE.0);
    }
    salon.settle();
    let away = salon.client(PlayerId(1));
    let (hand, last) = (salon.hand(away), salon.messages(away).last().unwrap().seq);
    salon.room.disconnect(away, salon.now);
    salon.room.void_hand(TABLE, salon.now);
    salon.listen();
    (salon, hand, last)
}

/// The first player greets on a new connection.
fn back(salon: &mut Salon, after: Option<Seq>) -> ClientId {
    let client = salon.room.connect(Visitor::person(PlayerId(1)), salon.now);
    salon.ask(client, hello_again("P1", after.map(|after| StreamPlace { stream: StreamId::default(), after })));
    client
}

#[test]
fn r_fail_2_a_void_hand_that_is_told_in_what_was_missed_is_not_told_again_after_the_welcome() {
    let (mut salon, hand, last) = voided_while_away();
    let client = back(&mut salon, Some(last));
    let told = void_notices(&salon, client, hand);
    let welcome = salon.messages(client).iter().find(|told| matches!(told.message, Message::Welcome { .. })).unwrap().seq;
    assert!(told.len() == 1 && told[0] < welcome, "{told:?}, welcome {welcome:?}");
    // Without the receipt, and without what was missed, it is told with the next welcome.
    let client = back(&mut salon, None);
    assert_eq!(void_notices(&salon, client, hand).len(), 1);
    // A client that missed only a later part of the stream is told with the welcome too.
    let client = back(&mut salon, Some(welcome));
    let told = void_notices(&salon, client, hand);
    assert_eq!(told.len(), 1);
    salon.room.received(client, told[0]);
    let client = back(&mut salon, None);
    assert_eq!(void_notices(&salon, client, hand), [], "received");
}

#[test]
fn r_fail_2_a_client_that_asks_for_the_present_state_is_not_told_again_that_a_hand_is_void() {
    let (mut salon, hand, _) = voided_while_away();
    let client = back(&mut salon, None);
    salon.answer(client, Request::Resume { after: Seq(0) }).unwrap();
    assert_eq!(void_notices(&salon, client, hand).len(), 1);
}
