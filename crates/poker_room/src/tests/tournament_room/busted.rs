//! A player who has lost all chips and keeps the seat for a while.

use poker_protocol::{Message, PlayerId, SeatState, TableEvent};

use super::rebuys::begun;
use crate::Now;

#[test]
fn those_at_the_table_are_told_that_a_player_to_whom_a_rebuy_is_offered_is_out_of_play() {
    let (mut room, id) = begun(3);
    while room.room.tournament(id).unwrap().rebuy_offers().is_empty() {
        assert!(room.step(Now(u64::MAX)));
    }
    let tournament = room.room.tournament(id).unwrap();
    let busted = tournament.entrant(tournament.rebuy_offers()[0].entry).unwrap().player;
    let (table, seat) = tournament.seat_of(busted).unwrap();
    let sits_there = |player: &PlayerId| *player != busted && tournament.seat_of(*player).is_some_and(|(at, _)| at == table);
    let mate = (1..=6).map(PlayerId).find(sits_there).unwrap();
    let told = |message: &Message| matches!(message, Message::Table { event: TableEvent::StateChanged { seat: of, state: SeatState::Busted }, .. } if *of == seat);
    assert!(room.told[&mate].iter().any(|message| told(&message.message)));
}
