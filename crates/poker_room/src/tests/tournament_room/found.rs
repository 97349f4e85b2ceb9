//! Finding a player at a tournament.

use poker_protocol::{FoundSeat, Message, PlayerId, Request};

use super::satellites::scheduled;
use super::scene::{CardRoom, config_of, schedule_of};
use crate::{Now, RoomConfig};

#[test]
fn a_player_who_allows_it_is_found_at_the_table_of_a_tournament_once_it_is_played() {
    let mut room = CardRoom::with(RoomConfig { practice: false, ..config_of("en-2.7") }, 5);
    let id = room.open(scheduled("Mira"), &schedule_of("en-2.7"));
    let clients: Vec<_> = (1..=6).map(|player| room.registered(player, id)).collect();
    let friend = PlayerId(2);
    room.answer(clients[1], Request::AllowFinding { on: true }).unwrap();
    let found = |room: &mut CardRoom| {
        room.answer(clients[0], Request::FindPlayer { name: "P2".to_owned() }).unwrap();
        let answer = room.told[&PlayerId(1)].iter().rev().find_map(|told| match &told.message {
            Message::PlayerFound { player, .. } => player.clone(),
            _ => None,
        });
        answer.unwrap().tournaments
    };
    assert_eq!(found(&mut room), []);
    while room.room.tournament(id).unwrap().seats_of(friend).is_empty() {
        assert!(room.step(Now(u64::MAX)));
    }
    let (table, _) = room.room.tournament(id).unwrap().seats_of(friend)[0];
    let name = room.room.tournament(id).unwrap().terms().name.clone();
    assert_eq!(found(&mut room), [FoundSeat { tournament: id, name, table, may_watch: true }]);
}
