//! Fifty50 and double or nothing: R-TYP-6 to R-TYP-8.

use poker_protocol::Money;

use super::{chips, hundredths};
use crate::tournament::payout::{double_or_nothing, fifty50, places_paid};

fn fifty(pool: u64, stacks: &[u64]) -> Vec<u64> {
    hundredths(&fifty50(Money::new(pool), &chips(stacks)))
}

#[test]
fn x_f50_1_r_typ_6_half_of_the_pool_equally_and_half_by_chips() {
    assert_eq!(fifty(6 * 1_000, &[5_000, 3_000, 1_000]), [2_667, 2_000, 1_333]);
}

#[test]
fn r_typ_6_an_odd_hundredth_belongs_to_the_equal_half() {
    assert_eq!(fifty(101, &[9, 1]), [26 + 45, 25 + 5]);
}

#[test]
fn r_typ_6_r_typ_8_a_paid_player_without_chips_has_a_part_of_the_equal_half() {
    assert_eq!(fifty(6_000, &[9_000, 0, 0]), [4_000, 1_000, 1_000]);
}

#[test]
fn x_don_1_r_typ_7_the_players_left_get_twice_the_buy_in() {
    let paid = places_paid(10);
    assert_eq!(hundredths(&double_or_nothing(Money::new(10 * 1_000), paid)), [2_000; 5]);
}

#[test]
fn r_typ_8_an_odd_field_stops_when_the_smaller_half_is_left() {
    assert_eq!([2, 3, 6, 7, 9, 10].map(places_paid), [1, 1, 3, 3, 4, 5]);
    assert_eq!(hundredths(&double_or_nothing(Money::new(7 * 1_000), places_paid(7))), [2_334, 2_333, 2_333]);
}
