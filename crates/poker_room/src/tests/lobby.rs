//! The lobby, and taking seats.

use std::sync::Arc;

use poker_protocol::{Message, Money, Request, StakeRow, TableId};
use poker_rules::Chips;

use super::room_scene::Salon;
use crate::{BadConfig, ClientId, Room, RoomStakes, Rulebook};

fn lobby(salon: &Salon, client: ClientId) -> Vec<StakeRow> {
    salon
        .messages(client)
        .iter()
        .rev()
        .find_map(|message| if let Message::Lobby { stakes } = &message.message { Some(stakes.to_vec()) } else { None })
        .expect("the lobby was shown")
}

#[test]
fn the_lobby_shows_stakes_with_players_and_tables() {
    let mut salon = Salon::new();
    let client = salon.person(1);
    salon.answer(client, Request::WatchLobby).unwrap();
    let rows = lobby(&salon, client);
    let shown: Vec<_> = rows.iter().map(|row| (row.name.as_str(), row.tables, row.players, row.buy_in.max)).collect();
    assert_eq!(shown, [("NL10", 2, 0, Money::new(1000)), ("NL50", 1, 0, Money::new(5000))]);
    assert_eq!(rows[0].table_names, ["Vega", "Altair"], "the tables by name");
    assert_eq!(rows[1].table_names, ["Deneb"]);
}

#[test]
fn the_lobby_is_shown_again_when_it_changes_and_at_most_once_a_second() {
    let mut salon = Salon::new();
    let client = salon.person(1);
    salon.answer(client, Request::WatchLobby).unwrap();
    salon.seated(2, 1);
    salon.seated(3, 2);
    assert_eq!(lobby(&salon, client)[0].players, 0);
    assert_eq!(salon.room.poll_timeout(), Some(salon.now.after_ms(1_000)));
    salon.now = salon.now.after_ms(1_000);
    salon.settle();
    assert_eq!(lobby(&salon, client)[0].players, 2);
    salon.answer(client, Request::LeaveLobby).unwrap();
    salon.seated(4, 1);
    assert_eq!(salon.room.poll_timeout(), None);
}

#[test]
fn the_average_pot_is_that_of_the_last_hands() {
    let mut salon = Salon::new();
    let client = salon.seated(1, 1);
    for player in 2..=4 {
        salon.seated(player, 1);
    }
    salon.answer(client, Request::WatchLobby).unwrap();
    assert_eq!(lobby(&salon, client)[0].average_pot, None);
    for _ in 0..3 {
        salon.fold_hand(1);
    }
    salon.now = salon.now.after_ms(1_000);
    salon.settle();
    // All players fold to the big blind, whose bet above the small blind is returned.
    assert_eq!(lobby(&salon, client)[0].average_pot, Some(Chips::new(10)));
}

#[test]
fn others_see_who_sits_down_and_the_newcomer_sees_the_table() {
    let mut salon = Salon::new();
    let first = salon.seated(1, 1);
    salon.forget();
    let second = salon.seated(2, 1);
    assert!(salon.messages(first).iter().any(|message| format!("{message:?}").contains("Sat {")));
    let Message::Snapshot { table } = &salon.messages(second)[1].message else { panic!("{:?}", salon.messages(second)) };
    assert_eq!(table.seats.len(), 2);
    assert!(format!("{:?}", salon.messages(second)[2]).contains("WaitingForPlayers { needed: 3 }"));
    assert_eq!(table.you.unwrap().initial_buy_in, Money::new(1000));
}

#[test]
fn a_plan_with_a_stake_that_the_rulebook_cannot_seat_is_refused() {
    let mut config = super::room_scene::config();
    let offer = &mut Arc::make_mut(&mut config.stakes).offers[0];
    Arc::make_mut(&mut offer.rulebook).buy_in.clear();
    let refused = Room::new(config, Box::new(super::table_scene::InOrder)).err();
    assert!(matches!(refused, Some(BadConfig::NoSuchStake { stake, .. }) if stake == "NL10"));
}

#[test]
fn a_rulebook_s_room_offers_all_its_stakes_in_their_order() {
    let rulebook = Arc::new(Rulebook::en_2_7().unwrap());
    let stakes = RoomStakes::of_rulebook(Arc::clone(&rulebook));
    assert_eq!(stakes.id, "en-2.7");
    assert!(stakes.offers.iter().map(|offer| &offer.row).eq(&rulebook.stakes));
}

#[test]
fn r_ui_3_hands_an_hour_are_those_of_one_table_while_hand_follows_hand() {
    let mut salon = Salon::new();
    salon.room.set_tempo(crate::Tempo { unshown_ms: 30_000, ..crate::Tempo::NONE });
    let clients = [1, 2, 3, 4].map(|player| salon.seated(player, 1));
    assert_eq!(salon.room.stakes()[0].hands_per_hour, None);
    salon.fold_hand(1);
    assert_eq!(salon.room.stakes()[0].hands_per_hour, None, "one hand says nothing of the time between two");
    salon.wait(30_000);
    salon.fold_hand(1);
    assert_eq!(salon.room.stakes()[0].hands_per_hour, Some(120));
    // With too few players, the wait for the next hand does not count.
    for client in &clients[..2] {
        salon.answer(*client, Request::LeaveTable { table: TableId(1) }).unwrap();
    }
    salon.wait(30_000);
    salon.fold_hand(1);
    salon.wait(3_000_000);
    salon.seated(5, 1);
    salon.wait(1);
    salon.fold_hand(1);
    assert_eq!(salon.room.stakes()[0].hands_per_hour, Some(120));
    assert_eq!(salon.room.stakes()[1].hands_per_hour, None, "each stake has its own");
}
