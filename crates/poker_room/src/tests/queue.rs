//! Waiting for a seat, and tables that open and close when needed.

use poker_protocol::{Money, PlayerId, Refusal, Request, TableId};

use super::room_scene::{NL10, NL50, Salon, config, config_with, without_tables};
use crate::{ClientId, Room};

fn salon() -> Salon {
    Salon::with(without_tables(config()))
}

fn tables(room: &Room) -> Vec<u32> {
    room.table_ids().map(|table| table.0).collect()
}

fn row(salon: &Salon) -> (u32, u32, u32) {
    let row = &salon.room.stakes()[0];
    (row.tables, row.players, row.waiting)
}

#[test]
fn r_cash_2_where_there_is_no_seat_and_too_few_for_a_table_the_player_is_queued_and_told() {
    let mut salon = salon();
    let (first, second) = (salon.person(1), salon.person(2));
    assert_eq!(salon.join(first, NL10), None);
    assert_eq!(salon.queue(first), Some((Some(1), 1, 3)));
    assert_eq!(salon.join(second, NL10), None);
    assert_eq!((salon.queue(first), salon.queue(second)), (Some((Some(1), 2, 3)), Some((Some(2), 2, 3))));
    assert_eq!((tables(&salon.room), row(&salon)), (vec![], (0, 0, 2)));
}

#[test]
fn r_cash_2_a_table_opens_when_three_wait_and_they_are_offered_its_seats_in_their_order() {
    let mut salon = salon();
    let clients = [3, 1, 2].map(|player| salon.person(player));
    for client in clients {
        salon.answer(client, Request::Join { stake: NL10 }).unwrap();
    }
    assert_eq!((tables(&salon.room), row(&salon)), (vec![1], (1, 0, 0)));
    let offers = salon.heard.iter().filter(|(_, message)| matches!(message.message, poker_protocol::Message::SeatOffered { .. }));
    assert_eq!(offers.map(|(client, _)| *client).collect::<Vec<_>>(), clients);
    assert_eq!(salon.queue(clients[0]), Some((None, 2, 3)));
    for client in clients {
        assert_eq!(salon.accepts(client), TableId(1));
    }
    salon.settle();
    assert!(salon.room.table(TableId(1)).unwrap().hand().is_some(), "three are enough to play");
}

#[test]
fn r_cash_2_how_many_open_a_table_is_the_rulebook_s_figure() {
    let mut salon = Salon::with(without_tables(config_with(|rulebook| rulebook.seating.players_to_open.is = 2)));
    let (first, second) = (salon.person(1), salon.person(2));
    salon.join(first, NL10);
    assert_eq!(salon.queue(first), Some((Some(1), 1, 2)));
    assert!(salon.join(second, NL10).is_some());
    assert_eq!(salon.offers(first).len(), 1);
}

#[test]
fn r_cash_2_the_queue_can_be_left_at_any_time() {
    let mut salon = salon();
    let (first, second) = (salon.person(1), salon.person(2));
    salon.join(first, NL10);
    salon.join(second, NL10);
    salon.answer(first, Request::LeaveQueue { stake: NL10 }).unwrap();
    assert_eq!((salon.queue(first), salon.queue(second)), (Some((None, 1, 3)), Some((Some(1), 1, 3))));
    assert_eq!(salon.answer(first, Request::LeaveQueue { stake: NL10 }), Err(Refusal::NotOffered));
    let third = salon.person(3);
    salon.join(third, NL10);
    assert!(tables(&salon.room).is_empty(), "who has left counts no more");
}

#[test]
fn r_cash_2_a_seat_that_comes_free_goes_to_the_first_who_waits() {
    let mut salon = salon();
    let clients: Vec<ClientId> = (1..=6).map(|player| salon.person(player)).collect();
    for &client in &clients {
        salon.answer(client, Request::Join { stake: NL10 }).unwrap();
    }
    for &client in &clients {
        salon.accepts(client);
    }
    let (seventh, eighth) = (salon.person(7), salon.person(8));
    salon.join(seventh, NL10);
    salon.join(eighth, NL10);
    assert_eq!(row(&salon), (1, 6, 2));
    salon.answer(clients[2], Request::SitOut { table: TableId(1), on: true }).unwrap();
    salon.answer(clients[2], Request::LeaveTable { table: TableId(1) }).unwrap();
    assert_eq!((salon.offers(seventh).len(), salon.offers(eighth).len()), (1, 0));
    assert_eq!(salon.queue(eighth), Some((Some(1), 1, 3)));
}

#[test]
fn a_player_has_one_place_for_each_stake_and_may_wait_for_several() {
    let mut salon = salon();
    let client = salon.person(1);
    for stake in [NL10, NL50] {
        assert_eq!(salon.join(client, stake), None);
        assert_eq!(salon.answer(client, Request::Join { stake }), Err(Refusal::AlreadyWaiting));
    }
    assert_eq!(salon.room.stakes().iter().map(|row| row.waiting).collect::<Vec<_>>(), [1, 1]);
}

#[test]
fn nobody_joins_more_tables_than_the_rulebook_allows() {
    let mut salon = Salon::with(config_with(|rulebook| rulebook.seating.most_tables.is = 2));
    let client = salon.person(1);
    salon.sits_down(client, NL10);
    assert!(salon.join(client, NL10).is_some());
    assert_eq!(salon.answer(client, Request::Join { stake: NL50 }), Err(Refusal::TooManyTables { most: 2 }));
    salon.answer(client, Request::LeaveTable { table: TableId(1) }).unwrap();
    assert!(salon.join(client, NL50).is_some());
}

#[test]
fn a_player_with_an_offered_seat_cannot_ask_for_another_of_that_stake() {
    let mut salon = Salon::new();
    let client = salon.person(1);
    salon.join(client, NL10);
    assert_eq!(salon.answer(client, Request::Join { stake: NL10 }), Err(Refusal::AlreadyWaiting));
    assert!(salon.join(client, NL50).is_some());
}

#[test]
fn a_lost_connection_keeps_the_place_for_a_while_and_opens_no_table() {
    let mut salon = salon();
    let clients = [1, 2].map(|player| salon.person(player));
    clients.iter().for_each(|&client| assert_eq!(salon.join(client, NL10), None));
    salon.room.disconnect(clients[0], salon.now);
    let third = salon.person(3);
    assert_eq!(salon.join(third, NL10), None);
    assert_eq!(salon.queue(third), Some((Some(3), 3, 3)));
    salon.wait(59_999);
    let first = salon.person(1);
    assert_eq!(salon.offers(first).len(), 1, "the third has come back, and the table opens");
}

#[test]
fn a_connection_lost_for_too_long_loses_the_place() {
    let mut salon = salon();
    let (first, second) = (salon.person(1), salon.person(2));
    salon.join(first, NL10);
    salon.join(second, NL10);
    salon.room.disconnect(first, salon.now);
    salon.wait(60_000);
    assert_eq!((salon.queue(second), row(&salon)), (Some((Some(1), 1, 3)), (0, 0, 1)));
}

#[test]
fn a_disconnected_player_is_passed_over_and_keeps_the_place() {
    let mut salon = Salon::new();
    let sitters: Vec<ClientId> = (11..=22).map(|player| salon.seated(player, if player < 17 { 1 } else { 2 })).collect();
    let (first, second) = (salon.person(1), salon.person(2));
    salon.join(first, NL10);
    salon.join(second, NL10);
    salon.room.disconnect(first, salon.now);
    salon.answer(sitters[0], Request::LeaveTable { table: TableId(1) }).unwrap();
    assert_eq!(salon.offers(second).len(), 1);
    let first = salon.person(1);
    assert_eq!(salon.queue(first), Some((Some(1), 1, 3)));
}

#[test]
fn a_table_closes_with_its_last_player_and_its_number_is_not_used_again() {
    let mut salon = salon();
    let clients = [1, 2, 3].map(|player| salon.person(player));
    for round in 1..=2 {
        for client in clients {
            salon.answer(client, Request::Join { stake: NL10 }).unwrap();
        }
        for client in clients {
            assert_eq!(salon.accepts(client), TableId(round));
        }
        for client in clients {
            salon.answer(client, Request::LeaveTable { table: TableId(round) }).unwrap();
        }
        salon.settle();
        assert_eq!((tables(&salon.room), row(&salon)), (vec![], (0, 0, 0)));
        assert_eq!(salon.answer(clients[0], Request::LeaveTable { table: TableId(round) }), Err(Refusal::Unknown));
    }
}

#[test]
fn a_table_that_nobody_accepted_a_seat_at_closes() {
    let mut salon = salon();
    let clients = [1, 2, 3].map(|player| salon.person(player));
    for client in clients {
        salon.answer(client, Request::Join { stake: NL10 }).unwrap();
    }
    for client in &clients[..2] {
        salon.answer(*client, Request::DeclineSeat { table: TableId(1) }).unwrap();
        assert_eq!(tables(&salon.room), [1], "a seat is still offered there");
    }
    salon.wait(60_000);
    assert!(tables(&salon.room).is_empty());
}

#[test]
fn tables_that_the_plan_keeps_open_stay() {
    let mut salon = Salon::new();
    let client = salon.person(1);
    let table = salon.sits_down(client, NL10);
    salon.answer(client, Request::LeaveTable { table }).unwrap();
    assert_eq!(tables(&salon.room), [1, 2, 3]);
}

#[test]
fn a_new_table_follows_the_clock_and_the_tempo_of_the_moment() {
    let mut salon = salon();
    salon.room.set_clock(false, salon.now);
    salon.room.set_tempo(crate::Tempo::WATCHED);
    for player in 1..=3 {
        let client = salon.person(player);
        salon.answer(client, Request::Join { stake: NL10 }).unwrap();
    }
    let switches = salon.room.table(TableId(1)).unwrap().switches();
    assert_eq!((switches.clock, switches.tempo), (false, crate::Tempo::WATCHED));
}

#[test]
fn the_lobby_counts_players_tables_and_those_who_wait() {
    let mut salon = Salon::new();
    let clients: Vec<ClientId> = (1..=12).map(|player| salon.person(player)).collect();
    for &client in &clients {
        salon.sits_down(client, NL10);
    }
    let waiting = salon.person(13);
    salon.join(waiting, NL10);
    assert_eq!(row(&salon), (2, 12, 1));
    assert_eq!(salon.room.balance(PlayerId(13)), Money::new(5_000));
}

/// Lets twelve players sit down at the tables of NL10, and the next ones wait until one of those leaves. Each waits as many milliseconds as
/// `waits` says. Returns what the lobby tells of the wait after each of them has got a seat.
fn told_waits(waits: &[u32]) -> Vec<Option<u32>> {
    let mut salon = Salon::new();
    let sitters: Vec<ClientId> = (1..=12).map(|player| salon.seated(player, if player < 7 { 1 } else { 2 })).collect();
    let told = |salon: &Salon| salon.room.stakes()[0].usual_wait_s;
    let waiting = (21..).zip(waits.iter().zip(&sitters));
    waiting
        .map(|(player, (&wait_ms, &leaves))| {
            let client = salon.person(player);
            assert_eq!(salon.join(client, NL10), None);
            salon.now = salon.now.after_ms(wait_ms);
            salon.answer(leaves, Request::LeaveTable { table: TableId(1) }).unwrap();
            assert_eq!(salon.offers(client).len(), 1);
            told(&salon)
        })
        .collect()
}

#[test]
fn the_usual_wait_is_the_middle_one_of_those_who_got_a_seat_and_is_told_from_three_on() {
    assert_eq!(told_waits(&[9_000, 2_000, 4_001, 100]), [None, None, Some(5), Some(5)]);
    assert_eq!(told_waits(&[0, 9_000, 2_000, 3_000]), [None, None, None, Some(3)], "who gets a seat at once has not waited");
}

#[test]
fn who_was_away_or_left_says_nothing_of_the_usual_wait() {
    let mut salon = salon();
    for stay in [true, false, true] {
        let clients = [1, 2, 3].map(|player| salon.person(player));
        salon.join(clients[0], NL10);
        salon.now = salon.now.after_ms(5_000);
        if stay {
            salon.room.disconnect(clients[0], salon.now);
            salon.person(1);
        } else {
            salon.answer(clients[0], Request::LeaveQueue { stake: NL10 }).unwrap();
            salon.join(clients[0], NL10);
        }
        salon.join(clients[1], NL10);
        salon.join(clients[2], NL10);
        let table = salon.offers(clients[2])[0].table;
        for player in 1..=3 {
            let client = salon.person(player);
            salon.answer(client, Request::DeclineSeat { table }).unwrap();
        }
    }
    assert_eq!(salon.room.stakes()[0].usual_wait_s, None);
}
