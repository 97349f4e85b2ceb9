//! Each player of a void hand is told once that it is void, wherever the player is by then.

use poker_protocol::{HandId, Message, Notice, Request, Seq, TableEvent};

use super::fast_room::{Played, pool_in, room};
use super::room_scene::Salon;
use crate::{ClientId, RoomConfig};

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
