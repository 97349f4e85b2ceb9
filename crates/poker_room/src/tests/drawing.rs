//! Tables are drawn by weight (R-CASH-1): many draws with one seed, each for another player at the same tables.

use chacha20::ChaCha8Rng;
use poker_protocol::{Entry, Money, PlayerId, Request, TableId};
use rand::SeedableRng as _;

use super::room_scene::{NL10, Salon, config, config_with};
use crate::{Room, RoomConfig, Shuffler};

const SEED: u64 = 7;
const DRAWS: u64 = 3_000;

/// The number of players in a thousand who are offered a seat at table 2, which is empty, while table 1 has one free seat. `before` is
/// called for each player first.
fn at_table_2(config: RoomConfig, before: impl Fn(&mut Salon, u64)) -> u64 {
    let mut salon = Salon::of(Room::new(config, Box::new(Shuffler(ChaCha8Rng::seed_from_u64(SEED)))).unwrap());
    for player in 1..=5 {
        salon.seated(player, 1);
    }
    let mut second = 0;
    for player in 100..100 + DRAWS {
        let client = salon.person(player);
        before(&mut salon, player);
        let table = salon.join(client, NL10).unwrap().table;
        second += u64::from(table == TableId(2));
        salon.answer(client, Request::DeclineSeat { table }).unwrap();
        salon.forget();
    }
    second * 1_000 / DRAWS
}

fn sat_at(salon: &mut Salon, player: u64, table: u32) {
    let (player, table) = (PlayerId(player), TableId(table));
    salon.room.seat(player, table, Money::new(1_000), Entry::WaitForBigBlind, salon.now).unwrap();
    let client = salon.client(player);
    salon.answer(client, Request::LeaveTable { table }).unwrap();
}

#[test]
fn r_cash_1_the_emptier_table_is_drawn_more_often_by_its_free_seats() {
    // Six of the seven free seats.
    let share = at_table_2(config(), |_, _| {});
    assert!((837..=877).contains(&share), "{share} of 1000 with seed {SEED}");
}

#[test]
fn r_cash_1_a_table_sat_at_before_is_drawn_more_often_by_its_weight() {
    // The one free seat at table 1 counts twice: six of eight.
    let share = at_table_2(config(), |salon, player| sat_at(salon, player, 1));
    assert!((725..=775).contains(&share), "{share} of 1000 with seed {SEED}");
    // With this weight it counts three times: six of nine.
    let triple = config_with(|rulebook| rulebook.seating.weight_played_before.is = 3);
    let share = at_table_2(triple, |salon, player| sat_at(salon, player, 1));
    assert!((640..=693).contains(&share), "{share} of 1000 with seed {SEED}");
    // For a player who has sat at both tables, only the free seats matter.
    let share = at_table_2(config(), |salon, player| {
        sat_at(salon, player, 1);
        sat_at(salon, player, 2);
    });
    assert!((837..=877).contains(&share), "{share} of 1000 with seed {SEED}");
}
