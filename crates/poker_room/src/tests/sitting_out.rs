//! Sitting out at several tables.

use poker_protocol::{Message, Money, Notice, OutClock, PlayerId, Request, SeatState, TableEvent, TableId};
use poker_rules::Action;

use super::room_scene::{Salon, config};
use super::table_scene::InOrder;
use crate::{ClientId, Room};

const A: TableId = TableId(1);
const B: TableId = TableId(2);
const C: TableId = TableId(3);
const GLOBAL_MS: u32 = 500_000;

/// Player 1 sits at these tables with three others at each.
fn seated_at(tables: &[TableId]) -> (Salon, ClientId) {
    let mut config = config();
    config.opening_balance = Money::new(20_000);
    let mut salon = Salon::with(config);
    let client = salon.person(1);
    for &table in tables {
        let buy_in = salon.room.table(table).unwrap().rules().cash.buy_in.max;
        let entry = poker_protocol::Entry::WaitForBigBlind;
        salon.room.seat(PlayerId(1), table, buy_in, entry, salon.now).unwrap();
        for other in 1..=3 {
            let other = u64::from(table.0) * 10 + other;
            salon.person(other);
            salon.room.seat(PlayerId(other), table, buy_in, entry, salon.now).unwrap();
        }
    }
    salon.settle();
    salon.listen();
    (salon, client)
}

fn state(salon: &Salon, table: TableId) -> Option<SeatState> {
    let table = salon.room.table(table).unwrap();
    table.state(table.seat_of(PlayerId(1))?)
}

fn out(salon: &Salon, table: TableId) -> Option<OutClock> {
    let table = salon.room.table(table).unwrap();
    table.snapshot(table.seat_of(PlayerId(1)), salon.now).you?.out
}

fn next_big_blind(salon: &Salon, table: TableId) -> Option<bool> {
    let table = salon.room.table(table).unwrap();
    table.snapshot(table.seat_of(PlayerId(1)), salon.now).you?.sit_out_next_big_blind
}

/// Player 1 sits down at one more table.
fn opens(salon: &mut Salon, table: TableId) {
    let buy_in = salon.room.table(table).unwrap().rules().cash.buy_in.max;
    salon.room.seat(PlayerId(1), table, buy_in, poker_protocol::Entry::WaitForBigBlind, salon.now).unwrap();
    salon.listen();
}

fn fold_all(salon: &mut Salon, tables: &[TableId]) {
    for table in tables {
        salon.fold_hand(table.0);
    }
}

/// Lets time pass without anybody acting; hands end by time-outs.
fn wait(salon: &mut Salon, ms: u32) {
    let end = salon.now.after_ms(ms);
    while let Some(at) = salon.room.poll_timeout().filter(|&at| at <= end) {
        salon.now = at.max(salon.now);
        salon.room.handle_timeout(salon.now);
        salon.listen();
    }
    salon.now = end;
}

/// Only player 1 sits out, at all three tables, and is in no hand.
fn out_at_all() -> (Salon, ClientId) {
    let (mut salon, client) = seated_at(&[A, B, C]);
    salon.answer(client, Request::SitOut { table: A, on: true }).unwrap();
    fold_all(&mut salon, &[A, B, C]);
    (salon, client)
}

#[test]
fn x_sit_2_sitting_out_at_one_table_is_sitting_out_at_all_from_their_next_hand() {
    for tables in [&[A, B][..], &[A, B, C]] {
        let (mut salon, client) = seated_at(tables);
        salon.answer(client, Request::SitOut { table: A, on: true }).unwrap();
        for &table in tables {
            assert_eq!(state(&salon, table), Some(SeatState::Playing), "the hand in progress is played");
        }
        salon.fold_hand(B.0);
        for &table in tables {
            let expected = if table == B { SeatState::SittingOut } else { SeatState::Playing };
            assert_eq!(state(&salon, table), Some(expected), "{table:?} of {}", tables.len());
        }
        let others: Vec<TableId> = tables.iter().copied().filter(|&table| table != B).collect();
        fold_all(&mut salon, &others);
        salon.settle();
        for &table in tables {
            let table = salon.room.table(table).unwrap();
            let seat = table.seat_of(PlayerId(1)).unwrap();
            assert!(table.hand().is_some_and(|hand| !hand.dealt_in().contains(seat)), "the others play on");
        }
    }
}

#[test]
fn x_sit_2_all_seats_are_freed_together_after_more_than_500_seconds() {
    let (mut salon, client) = out_at_all();
    wait(&mut salon, GLOBAL_MS);
    for table in [A, B, C] {
        assert_eq!(state(&salon, table), Some(SeatState::SittingOut), "kept for the whole time");
    }
    let balance = salon.room.balance(PlayerId(1));
    salon.forget();
    wait(&mut salon, 1);
    assert_eq!([A, B, C].map(|table| state(&salon, table)), [None; 3]);
    let removed =
        salon.messages(client).iter().filter(|message| matches!(message.message, Message::Unseated { removed: true, .. })).count();
    assert_eq!(removed, 3);
    assert!(salon.room.balance(PlayerId(1)) > balance, "the stacks are in the balance");
}

#[test]
fn r_cash_5_coming_back_at_one_table_is_coming_back_to_all() {
    let (mut salon, client) = out_at_all();
    wait(&mut salon, GLOBAL_MS);
    salon.answer(client, Request::SitOut { table: C, on: false }).unwrap();
    for table in [A, B, C] {
        assert_ne!(state(&salon, table), Some(SeatState::SittingOut));
        assert_eq!(out(&salon, table), None, "no time runs any more");
    }
}

#[test]
fn r_cash_5_who_thinks_again_before_the_hand_ends_has_never_been_out() {
    let (mut salon, client) = seated_at(&[A, B]);
    salon.answer(client, Request::SitOut { table: A, on: true }).unwrap();
    salon.answer(client, Request::SitOut { table: B, on: false }).unwrap();
    fold_all(&mut salon, &[A, B]);
    assert_eq!([A, B].map(|table| state(&salon, table).unwrap()), [SeatState::Playing; 2]);
}

#[test]
fn r_cash_5_the_time_runs_from_the_request_on_and_asking_again_gives_no_more() {
    let (mut salon, client) = seated_at(&[A, B]);
    salon.answer(client, Request::SitOut { table: A, on: true }).unwrap();
    assert_eq!(out(&salon, B), Some(OutClock { left_ms: GLOBAL_MS, everywhere: true }));
    fold_all(&mut salon, &[A, B]);
    wait(&mut salon, 100_000);
    salon.answer(client, Request::SitOut { table: B, on: true }).unwrap();
    for table in [A, B] {
        assert_eq!(out(&salon, table), Some(OutClock { left_ms: GLOBAL_MS - 100_000, everywhere: true }));
    }
}

#[test]
fn r_cash_5_the_player_is_told_at_every_table_how_long_the_seats_are_kept() {
    let (mut salon, client) = seated_at(&[A, B]);
    salon.forget();
    salon.answer(client, Request::SitOut { table: A, on: true }).unwrap();
    let notice = Notice::SittingOutEverywhere { left_ms: GLOBAL_MS };
    for at in [A, B] {
        let told = salon.messages(client).iter().any(
            |message| matches!(&message.message, Message::Table { table, event: TableEvent::Notice { notice: told } } if *table == at && *told == notice),
        );
        assert!(told, "{at:?}");
    }
}

#[test]
fn r_cash_5_at_one_table_alone_only_its_ten_minutes_run() {
    let (mut salon, client) = seated_at(&[A]);
    salon.answer(client, Request::SitOut { table: A, on: true }).unwrap();
    salon.fold_hand(A.0);
    assert_eq!(out(&salon, A), Some(OutClock { left_ms: 600_000, everywhere: false }));
}

#[test]
fn r_cash_5_whichever_time_is_over_first_frees_the_seat() {
    let (mut salon, client) = seated_at(&[A, B]);
    salon.answer(client, Request::SitOutNextBigBlind { table: A, on: true }).unwrap();
    while state(&salon, A) != Some(SeatState::SittingOut) {
        salon.fold_hand(A.0);
        salon.settle();
    }
    assert_eq!(out(&salon, A), Some(OutClock { left_ms: 600_000, everywhere: false }));
    salon.now = salon.now.after_ms(200_000);
    salon.answer(client, Request::SitOut { table: B, on: true }).unwrap();
    assert_eq!(out(&salon, A), Some(OutClock { left_ms: 400_000, everywhere: false }), "the ten minutes are over first");
    assert_eq!(out(&salon, B), Some(OutClock { left_ms: GLOBAL_MS, everywhere: true }));
    wait(&mut salon, 400_001);
    assert_eq!([A, B].map(|table| state(&salon, table)), [None, Some(SeatState::SittingOut)]);
    wait(&mut salon, 100_000);
    assert_eq!(state(&salon, B), None);
}

#[test]
fn r_cash_5_one_whose_clock_runs_out_at_a_table_goes_out_at_all() {
    let (mut salon, _) = seated_at(&[A, B]);
    // The others play until it is player 1's turn at the first table.
    loop {
        let table = salon.room.table(A).unwrap();
        let (seat, turn, legal) = table.awaited().unwrap();
        let player = table.player_at(seat).unwrap();
        if player == PlayerId(1) {
            break;
        }
        let client = salon.client(player);
        let (hand, action) = (salon.hand_at(client, A), if legal.check { Action::Check } else { Action::Call });
        salon.answer(client, Request::Act { table: A, hand, turn, action }).unwrap();
    }
    wait(&mut salon, 25_000);
    let everywhere = OutClock { left_ms: GLOBAL_MS, everywhere: true };
    assert_eq!([A, B].map(|table| out(&salon, table)), [Some(everywhere); 2]);
    fold_all(&mut salon, &[A, B]);
    assert_eq!([A, B].map(|table| state(&salon, table).unwrap()), [SeatState::SittingOut; 2]);
}

#[test]
fn x_sit_3_one_request_goes_out_at_every_table_when_its_big_blind_comes() {
    let (mut salon, client) = seated_at(&[A, B, C]);
    salon.answer(client, Request::SitOutNextBigBlind { table: A, on: true }).unwrap();
    let mut hands = 0;
    while state(&salon, A) != Some(SeatState::SittingOut) {
        salon.fold_hand(A.0);
        salon.settle();
        hands += 1;
        assert!(hands <= 4, "the big blind comes round");
    }
    assert_eq!([B, C].map(|table| state(&salon, table).unwrap()), [SeatState::Playing; 2], "until then normal play");
    assert_eq!(out(&salon, B), None);
    for _ in 0..4 {
        salon.fold_hand(B.0);
        salon.settle();
    }
    assert_eq!([B, C].map(|table| state(&salon, table).unwrap()), [SeatState::SittingOut, SeatState::Playing]);
    assert_eq!(out(&salon, B).map(|out| out.everywhere), Some(false));
    salon.answer(client, Request::SitOut { table: B, on: false }).unwrap();
    assert_eq!(state(&salon, A), Some(SeatState::SittingOut), "one returns where one wants to");
    assert_eq!(next_big_blind(&salon, C), Some(false), "who is back has no table that goes out by itself");
}

#[test]
fn r_cash_6_a_table_opened_afterwards_goes_out_at_its_big_blind_too() {
    let (mut salon, client) = seated_at(&[A]);
    salon.answer(client, Request::SitOutNextBigBlind { table: A, on: true }).unwrap();
    opens(&mut salon, B);
    assert_eq!([A, B].map(|table| next_big_blind(&salon, table)), [Some(true); 2]);
    salon.answer(client, Request::SitOutNextBigBlind { table: B, on: false }).unwrap();
    assert_eq!([A, B].map(|table| next_big_blind(&salon, table)), [Some(false); 2], "one switch for all");
    opens(&mut salon, C);
    assert_eq!(next_big_blind(&salon, C), Some(false));
}

#[test]
fn r_cash_5_a_table_opened_afterwards_is_sat_out_for_what_is_left_of_the_time() {
    let (mut salon, client) = seated_at(&[A, B]);
    salon.answer(client, Request::SitOut { table: A, on: true }).unwrap();
    fold_all(&mut salon, &[A, B]);
    wait(&mut salon, 100_000);
    opens(&mut salon, C);
    assert_eq!(state(&salon, C), Some(SeatState::SittingOut));
    assert_eq!(out(&salon, C), Some(OutClock { left_ms: GLOBAL_MS - 100_000, everywhere: true }));
    salon.answer(client, Request::SitOut { table: C, on: false }).unwrap();
    assert_eq!([A, B, C].map(|table| out(&salon, table)), [None; 3], "back at one is back at all");
}

#[test]
fn r_cash_4_r_cash_5_the_times_go_on_after_a_restart() {
    let (mut salon, client) = seated_at(&[A, B]);
    salon.answer(client, Request::SitOut { table: A, on: true }).unwrap();
    fold_all(&mut salon, &[A, B]);
    wait(&mut salon, 300_000);
    let mut config = config();
    config.opening_balance = Money::new(20_000);
    let room = Room::restore(salon.room.save(), config, Box::new(InOrder), salon.now).unwrap();
    let mut again = Salon::of(room);
    again.now = salon.now;
    assert_eq!(out(&again, A), Some(OutClock { left_ms: 200_000, everywhere: true }));
    wait(&mut again, 200_000);
    assert_eq!(state(&again, B), Some(SeatState::SittingOut));
    wait(&mut again, 1);
    assert_eq!([A, B].map(|table| state(&again, table)), [None; 2]);
}

#[test]
fn r_cash_5_without_a_clock_nobody_is_removed_and_all_tables_are_left_all_the_same() {
    let (mut salon, client) = seated_at(&[A, B]);
    salon.room.set_clock(false, salon.now);
    salon.answer(client, Request::SitOut { table: A, on: true }).unwrap();
    fold_all(&mut salon, &[A, B]);
    wait(&mut salon, 3_600_000);
    for table in [A, B] {
        assert_eq!((state(&salon, table), out(&salon, table)), (Some(SeatState::SittingOut), None));
    }
    salon.room.set_clock(true, salon.now);
    assert_eq!(out(&salon, A), Some(OutClock { left_ms: GLOBAL_MS, everywhere: true }), "it counts from the moment the clock runs");
}

#[test]
fn r_cash_5_the_notice_at_a_table_opened_afterwards_comes_after_the_table_itself() {
    let (mut salon, client) = seated_at(&[A, B]);
    salon.answer(client, Request::SitOut { table: A, on: true }).unwrap();
    fold_all(&mut salon, &[A, B]);
    salon.forget();
    opens(&mut salon, C);
    let told: Vec<&Message> = salon.messages(client).into_iter().map(|message| &message.message).collect();
    let shown = told.iter().position(|message| matches!(message, Message::Snapshot { table } if table.info.table == C));
    let notice = Notice::SittingOutEverywhere { left_ms: GLOBAL_MS };
    let event = Message::Table { table: C, event: TableEvent::Notice { notice } };
    let notices: Vec<usize> = told.iter().enumerate().filter(|(_, message)| ***message == event).map(|(at, _)| at).collect();
    assert!(matches!(notices[..], [at] if Some(at) > shown) && shown.is_some(), "{shown:?}, {notices:?}");
}
