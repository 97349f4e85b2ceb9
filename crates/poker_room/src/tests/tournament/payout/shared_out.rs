//! What becomes of prizes whose places nobody gets (R-REG-13).

use poker_protocol::Money;

use crate::tournament::payout::shared_out;

fn shared(prizes: &[u64], places: usize) -> Vec<u64> {
    let prizes: Vec<Money> = prizes.iter().map(|&prize| Money::new(prize)).collect();
    shared_out(&prizes, places).iter().map(|prize| prize.hundredths()).collect()
}

#[test]
fn r_reg_13_a_prize_that_nobody_gets_is_divided_in_proportion_to_the_better_ones() {
    assert_eq!(shared(&[500, 300, 200, 100], 3), [550, 330, 220]);
    assert_eq!(shared(&[500, 300, 101], 2), [563, 338]);
    assert_eq!(shared(&[500, 300], 2), [500, 300]);
    assert_eq!(shared(&[500, 300], 3), [500, 300]);
    assert_eq!(shared(&[500, 300], 1), [800]);
}

#[test]
fn r_reg_13_r_prz_6_equal_prizes_stay_equal_but_for_a_hundredth() {
    assert_eq!(shared(&[334, 333, 333], 2), [500, 500]);
    assert_eq!(shared(&[251, 250, 250, 250], 3), [334, 334, 333]);
}
