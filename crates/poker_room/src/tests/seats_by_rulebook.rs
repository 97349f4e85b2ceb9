//! Seating under each rulebook.

use std::collections::BTreeSet;
use std::sync::Arc;

use poker_protocol::{BuyInRange, Form, MAX_FRAME_BYTES, Message, Money, Refusal, Request, Seq, ServerMsg, StakeRow, encode_server};

use super::room_scene::{Salon, config};
use crate::{RoomStakes, Rulebook, Rulebooks};

/// The room of each rulebook, with all its stakes.
fn each() -> impl Iterator<Item = (Arc<Rulebook>, Salon)> {
    each_with(0)
}

/// The same rooms with `standing_tables` tables of each stake that stay open.
fn each_with(standing_tables: u32) -> impl Iterator<Item = (Arc<Rulebook>, Salon)> {
    let rulebooks: Vec<Arc<Rulebook>> = Rulebooks::embedded().unwrap().iter().cloned().collect();
    rulebooks.into_iter().map(move |rulebook| {
        let mut config = config();
        let mut stakes = RoomStakes::of_rulebook(Arc::clone(&rulebook));
        stakes.offers.iter_mut().for_each(|offer| offer.standing_tables = standing_tables);
        config.stakes = Arc::new(stakes);
        config.opening_balance = Money::new(10_000_000);
        (rulebook, Salon::with(config))
    })
}

/// Stakes whose tables play more than one hand.
fn rows(salon: &Salon) -> Vec<StakeRow> {
    salon.room.stakes().into_iter().filter(|row| !row.form.moves_players()).collect()
}

#[test]
fn the_lobby_of_a_room_with_very_many_tables_fits_a_frame_and_names_the_first_of_each_stake() {
    for (rulebook, salon) in each_with(64) {
        let stakes = salon.room.stakes();
        let names: usize = stakes.iter().map(|row| row.table_names.len()).sum();
        let few = stakes.iter().all(|row| row.form.moves_players() == row.table_names.is_empty());
        assert!(few && names <= StakeRow::TABLE_NAMES, "{}: {names} names", rulebook.id);
        let message = Message::Lobby { stakes: stakes.into() };
        let frame = encode_server(&ServerMsg { seq: Seq(u64::MAX), message });
        assert!(frame.is_ok_and(|frame| frame.len() < MAX_FRAME_BYTES - 100), "{}", rulebook.id);
    }
}

#[test]
fn r_hand_1_tables_have_six_seats_banzai_five_and_room_003_two_to_ten() {
    for (rulebook, salon) in each() {
        for row in rows(&salon) {
            let expected = match (rulebook.id.as_str(), row.form) {
                ("room-003", _) => 2..=10,
                (_, Form::Banzai) => 5..=5,
                (_, _) => 6..=6,
            };
            assert!(expected.contains(&row.seats), "{} {}: {} seats", rulebook.id, row.name, row.seats);
        }
        if rulebook.id == "room-003" {
            let sizes: BTreeSet<u8> = rows(&salon).iter().map(|row| row.seats).collect();
            assert!(sizes.contains(&2) && sizes.contains(&10), "{sizes:?}");
        }
    }
}

#[test]
fn r_hand_1_a_table_takes_no_more_players_than_it_has_seats() {
    for (_, mut salon) in each() {
        let row = rows(&salon).into_iter().max_by_key(|row| (row.form == Form::Banzai, row.seats)).unwrap();
        let clients: Vec<_> = (1..=u64::from(row.seats) + 1).map(|player| salon.person(player)).collect();
        for &client in &clients {
            salon.answer(client, Request::Join { stake: row.stake }).unwrap();
        }
        let offered: BTreeSet<_> = clients.iter().flat_map(|&client| salon.offers(client)).map(|offer| offer.table).collect();
        assert_eq!(offered.len(), 1, "all are offered seats at one table");
        let last = clients[clients.len() - 1];
        assert_eq!(salon.queue(last).map(|(place, waiting, _)| (place, waiting)), Some((Some(1), 1)));
    }
}

#[test]
fn r_cash_2_under_each_rulebook_as_many_open_a_table_as_start_a_hand() {
    for (rulebook, mut salon) in each() {
        let expected = if rulebook.id == "room-003" { 2 } else { 3 };
        assert_eq!(rulebook.cash.min_players.is, expected);
        let stake = rows(&salon)[0].stake;
        for player in 1..u64::from(expected) {
            let client = salon.person(player);
            assert_eq!(salon.join(client, stake), None, "{}", rulebook.id);
            let place = u32::try_from(player).unwrap();
            assert_eq!(salon.queue(client), Some((Some(place), place, expected.into())));
        }
        let last = salon.person(u64::from(expected));
        assert!(salon.join(last, stake).is_some(), "{}", rulebook.id);
        assert_eq!(salon.room.stakes()[usize::from(stake.0)].tables, 1);
    }
}

#[test]
fn r_cash_3_under_each_rulebook_an_ordinary_table_takes_50_to_100_big_blinds() {
    for (rulebook, salon) in each() {
        for row in rows(&salon).into_iter().filter(|row| row.form == Form::Regular) {
            let blinds = |count| row.big_blind.times(count).unwrap();
            assert_eq!(row.buy_in, BuyInRange { min: blinds(50), max: blinds(100) }, "{} {}", rulebook.id, row.name);
        }
    }
}

#[test]
fn r_ban_1_nobody_asks_for_a_seat_at_a_fifth_banzai_table_of_a_stake() {
    for (rulebook, mut salon) in each_with(5).filter(|(rulebook, _)| rulebook.banzai.is_some()) {
        let stake = rows(&salon).into_iter().find(|row| row.form == Form::Banzai).unwrap().stake;
        let client = salon.person(1);
        for _ in 0..4 {
            salon.sits_down(client, stake);
        }
        assert_eq!(salon.answer(client, Request::Join { stake }), Err(Refusal::TooManyTables { most: 4 }), "{}", rulebook.id);
    }
}
